"""The easel of the terminal: a drawing made of lines of text, seen and judged as it grows.

A shape is one line: `circle 500,400 200x150 @22.5` (center, half axes, turn), `square 500,750 300x100` (center, sides),
`triangle 100,900 200,700 300,900`, `line 0,950 1000,950`; one letter is enough for the kind, and one size for both.
"""

import re
from typing import Any, Final

from vernissage.core.inks import inked
from vernissage.core.model import Message
from vernissage.games.artbox.braille import dots
from vernissage.games.artbox.judge import judge, shapes_of
from vernissage.games.artbox.model import ArtboxView, Sketch
from vernissage.games.artbox.shapes import MOST_SHAPES, SIDE, BadDrawing, Drawing, as_json, read, read_shape
from vernissage.games.artbox.tables import CIRCLE, KINDS, LINE, SQUARE, TRIANGLE

COLUMNS: Final = 36  # of characters; each has two by four dots
POINT: Final = r"(-?\d+),(-?\d+)"
ROUND: Final = re.compile(rf"(\w+)\s+{POINT}\s+(\d+)(?:x(\d+))?(?:\s*@(\d+(?:\.\d+)?))?")
CORNERED: Final = re.compile(rf"(\w+)((?:\s+{POINT}){{2,3}})")
BRAILLE_ROWS: Final = COLUMNS // 2
SMALLEST: Final = 80  # sides of a shape that was hardly dragged at all


class Easel:
    """One of the own drawings while it is made."""

    def __init__(self, view: ArtboxView, sketch: Sketch, word: str = "") -> None:
        self.view = view
        self.shapes: Drawing = read(sketch.drawing)
        self.word = word or sketch.word.word
        self.done = False
        self.changed = True  # since it was last shown
        self.payload: dict[str, object] | None = None

    def take(self, said: str) -> list[Message]:
        """What was said has been done; what is to be told of it."""
        word, _, rest = said.partition(" ")
        if word == "done":
            self.done, self.payload = True, as_json(self.shapes)
        elif word == "back":
            self.done = True
        elif word == "clear":
            self.shapes, self.changed = [], True
        elif word == "remove":
            return self.remove(rest or str(len(self.shapes)))
        elif said in ("?", "help"):
            return [Message("easel-help")]
        elif said:
            return self.add(said)
        return []

    def add(self, said: str) -> list[Message]:
        """The shapes that were named are on the easel, all of them or none."""
        try:
            added = [read_shape(shorthand(each)) for each in said.split(";") if each.strip()]
        except BadDrawing as bad:
            return [Message("easel-not-understood", {"why": str(bad)})]
        if len(self.shapes) + len(added) > MOST_SHAPES:
            return [Message("easel-full", {"most": MOST_SHAPES})]
        self.shapes += added
        self.changed = True
        return []

    def remove(self, number: str) -> list[Message]:
        """One shape is off the easel."""
        if not number.isdecimal() or not 1 <= int(number) <= len(self.shapes):
            return [Message("easel-no-shape", {"said": number})]
        del self.shapes[int(number) - 1]
        self.changed = True
        return []

    @property
    def kinds(self) -> list[tuple[str, Message]]:
        """Every kind of shape, and how many of it are still to be drawn."""
        return [(name, shapes_of(name, max(0, count))) for name, count in zip(KINDS, self.left(), strict=True)]

    def left(self) -> list[int]:
        """How many shapes of each kind the roll has beyond those that are drawn."""
        roll = [self.view.roll[name] for name in KINDS]
        return [count - sum(shape[0] == kind for shape in self.shapes) for kind, count in enumerate(roll)]

    def dragged(self, kind: str, start: tuple[int, int], end: tuple[int, int]) -> str:
        """What to say for a shape drawn by pointing: from one character of the canvas to another."""
        (x, y), (to_x, to_y) = sorted([start, end]) if kind == KINDS[LINE] else box(start, end)
        one, other = corner(x, y), corner(to_x, to_y)
        if kind == KINDS[LINE]:
            # Characters at the edge mean the edge, so that a line can reach the frame.
            return f"{kind} {one[0]},{one[1]} {other[0]},{other[1]}"
        wide, high = max(SMALLEST, other[0] - one[0]), max(SMALLEST, other[1] - one[1])
        center = f"{one[0] + wide // 2},{one[1] + high // 2}"
        if kind == KINDS[CIRCLE]:
            return f"{kind} {center} {wide // 2}x{high // 2}"
        if kind == KINDS[SQUARE]:
            return f"{kind} {center} {wide}x{high}"
        foot = one[1] + high
        return f"{kind} {one[0]},{foot} {one[0] + wide},{foot} {one[0] + wide // 2},{one[1]}"

    def picture(self) -> list[str]:
        """The drawing in braille."""
        return list(dots(self.shapes, COLUMNS))

    def listed(self) -> list[str]:
        """The word, and the shapes that are drawn, by number."""
        return [inked("strong", self.word), "", *(f"{n} {written(shape)}" for n, shape in enumerate(self.shapes, 1))]

    def shown(self) -> list[str]:
        """The drawing in braille, with its shapes beside it, when it is not on the screen already."""
        if not self.changed:
            return []
        self.changed = False
        beside = self.listed()
        beside += [""] * (BRAILLE_ROWS - len(beside))
        frame = ["." + "-" * COLUMNS + "."]
        rows = [f"|{row}|  {text}".rstrip() for row, text in zip(self.picture(), beside, strict=True)]
        return frame + rows + frame

    def verdict(self) -> list[Message]:
        """What is still to draw, and what the judge has against what is there."""
        v = self.view
        roll = [v.roll[name] for name in KINDS]
        simplified = v.options.variant == "simplified"
        left = self.left()
        found = judge(self.shapes, roll, simplified, v.options.frame)
        missing = [shapes_of(name, count) for name, count in zip(KINDS, left, strict=True) if count > 0]
        over = [(kind, count) for kind, count in enumerate(left) if count < 0 and missing and not simplified]
        told = [Message("easel-to-draw", {"shapes": list(missing)})] if missing and not simplified else []
        # Too few shapes are told as what is still to draw, and the frame is judged when all are there.
        early = ("COUNT_MISMATCH", "FRAME_NOT_TOUCHED") if told else ()
        told += [Message("easel-too-many", {"shapes": shapes_of(KINDS[kind], -count)}) for kind, count in over]
        for fault in found.faults:
            if fault.code not in early and fault.message not in told:
                told.append(fault.message)
        return told or [Message("easel-legal")]


def box(start: tuple[int, int], end: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The upper left and the lower right of two characters."""
    return (min(start[0], end[0]), min(start[1], end[1])), (max(start[0], end[0]), max(start[1], end[1]))


def corner(column: int, row: int) -> tuple[int, int]:
    """Where a character of the canvas lies in the drawing; those at its edge mean the edge."""
    return (
        min(SIDE, max(0, round(column * SIDE / (COLUMNS - 1)))),
        min(SIDE, max(0, round(row * SIDE / (BRAILLE_ROWS - 1)))),
    )


def shorthand(text: str) -> dict[str, Any]:
    """A shape written in short, as a drawing holds it."""
    if found := ROUND.fullmatch(text.strip()):
        kind = kind_named(found[1])
        one, other = int(found[4]), int(found[5] or found[4])
        if kind not in (CIRCLE, SQUARE):
            raise BadDrawing(f"a {KINDS[kind]} is written with its points")
        sides = ("rx", "ry") if kind == CIRCLE else ("w", "h")
        turn = float(found[6] or 0)
        angle: int | float = int(turn) if turn.is_integer() else turn
        return {
            "kind": KINDS[kind],
            "cx": int(found[2]),
            "cy": int(found[3]),
            sides[0]: one,
            sides[1]: other,
            "rot": angle,
        }
    if found := CORNERED.fullmatch(text.strip()):
        kind = kind_named(found[1])
        if kind in (CIRCLE, SQUARE):
            raise BadDrawing(f"a {KINDS[kind]} is written with its center and its size")
        points = [[int(x), int(y)] for x, y in re.findall(POINT, found[2])]
        return {"kind": KINDS[kind], "pts": points}
    raise BadDrawing(f"{text.strip()!r} is no shape, such as circle 500,400 200x150 or line 0,950 1000,950")


def kind_named(word: str) -> int:
    """The kind a word or its first letter names."""
    for kind, name in enumerate(KINDS):
        if word and name.startswith(word.lower()):
            return kind
    raise BadDrawing(f"{word!r} is no shape: they are {', '.join(KINDS)}")


def written(shape: tuple[int, tuple[int, ...]]) -> str:
    """A shape in short, as it can be typed again."""
    kind, n = shape
    if kind in (CIRCLE, SQUARE):
        turn = f" @{n[4] / 2:g}" if n[4] else ""
        return f"{KINDS[kind]} {n[0]},{n[1]} {n[2]}x{n[3]}{turn}"
    points = 3 if kind == TRIANGLE else 2
    return " ".join([KINDS[kind], *(f"{n[2 * k]},{n[2 * k + 1]}" for k in range(points))])
