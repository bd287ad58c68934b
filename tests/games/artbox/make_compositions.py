"""`python tests/games/artbox/make_compositions.py`: writes compositions.jsonl, pictures composed to try the judge.

Each is something people draw, with what a table would say of it: legal, illegal or debatable, and why. The labels come
from the eye alone: a stroke is 8 units wide, so that what runs on by 50 is seen across the table, what runs on by 20
is taken for a tremble, and between them people differ.
"""

import json
import math
from collections.abc import Iterator
from pathlib import Path

PLACE = Path(__file__).with_name("compositions.jsonl")
Shape = dict[str, object]
Picture = tuple[str, str, str, list[Shape]]
SEEN, MISSED = 50, 20


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    """An upright rectangle."""
    middle = {"cx": round((left + right) / 2), "cy": round((top + bottom) / 2)}
    return {"kind": "square", **middle, "w": round(right - left), "h": round(bottom - top), "rot": 0}


def oval(cx: float, cy: float, rx: float, ry: float) -> Shape:
    """An upright ellipse."""
    return {"kind": "circle", "cx": round(cx), "cy": round(cy), "rx": round(rx), "ry": round(ry), "rot": 0}


def line(*at: float) -> Shape:
    """A straight line."""
    return {"kind": "line", "pts": [[round(at[0]), round(at[1])], [round(at[2]), round(at[3])]]}


def triangle(*at: float) -> Shape:
    """A triangle by its corners."""
    return {"kind": "triangle", "pts": [[round(at[i]), round(at[i + 1])] for i in (0, 2, 4)]}


def by_eye(first: float, second: float, side: float) -> tuple[str, str]:
    """What a table says of a line that runs past the ends of a side by so much."""
    if min(first, second) >= max(SEEN, 0.15 * side):
        return "legal", "the line runs on past both corners for all to see: it is no side"
    if max(first, second) >= max(2 * SEEN, 0.4 * side):
        return "legal", "the line runs far past one corner: it is seen as a line of its own"
    if max(first, second) <= MISSED:
        return "illegal", "the line is the side and nothing else"
    return "debatable", "the line runs past the side, but not by much"


def houses() -> Iterator[Picture]:
    """A house with a roof on the ground; the ground runs on to the left and the right."""
    for wide in (200, 300, 400, 500):
        for first, second in (
            (0, 0), (20, 20), (35, 35), (50, 50), (75, 75), (100, 100), (150, 150), (60, 140), (0, 220), (0, 60),
        ):  # fmt: skip
            left, right = 500 - wide / 2, 500 + wide / 2
            label, why = by_eye(first, second, wide)
            house = [box(left, 500, right, 850), triangle(left, 500, right, 500, 500, 250)]
            yield f"house {wide} on ground {first}+{second}", label, why, [
                *house, line(left - first, 850, right + second, 850)
            ]  # fmt: skip


def flags() -> Iterator[Picture]:
    """A flag on its pole: the pole runs down from the flag, sometimes a little above it."""
    for tall in (150, 250, 350):
        for above, below in ((0, 0), (10, 20), (0, 60), (0, 150), (20, 250), (0, 400), (60, 60)):
            label, why = by_eye(above, below, tall)
            top = 150
            flag = [box(400, top, 750, top + tall), line(400, top - above, 400, top + tall + below)]
            yield f"flag {tall} on pole {above}+{below}", label, why, flag


def pencils() -> Iterator[Picture]:
    """A pencil with a body, a narrow tip, and a lead that sticks out of it."""
    for half, high in ((25, 200), (40, 160), (60, 150)):
        for inside, outside in ((60, 90), (40, 40), (70, 70), (100, 100), (20, 60), (50, 25), (80, 10)):
            tip = 400 - high
            near = min(inside, 10 / math.sin(math.atan2(half, high)))
            label, why = "legal", "the lead sticks out of the tip"
            if outside < SEEN and outside < near + MISSED:
                label, why = "debatable", "little of the lead is seen outside the tip"
            pencil = [
                box(500 - half, 400, 500 + half, 850),
                triangle(500 - half, 400, 500 + half, 400, 500, tip),
                line(500, tip - outside, 500, tip + inside),
            ]
            yield f"pencil with a tip of {half} by {high}, lead {inside} in and {outside} out", label, why, pencil


def tents() -> Iterator[Picture]:
    """A tent with a rope from its top to a peg on the ground, or along its wall and on."""
    for away in (0, 8, 40, 100, 160, 240):
        label, why = "legal", "the rope leaves the wall"
        if away <= MISSED:
            label, why = "illegal", "the rope is the wall"
        elif away < SEEN:
            label, why = "debatable", "the rope hardly leaves the wall"
        yield f"tent with a rope to a peg {away} away", label, why, [
            triangle(500, 250, 300, 750, 700, 750), line(500, 250, 300 - away, 750)
        ]  # fmt: skip
    for past in (0, 15, 60, 120, 200):
        for above in (0, 60, 100):
            label, why = by_eye(above, past, 447)
            x, y = 200 / 447.2, 400 / 447.2
            rope = line(500 + x * above, 300 - y * above, 300 - x * past, 700 + y * past)
            yield f"tent with a rope along its wall, {above} above and {past} past", label, why, [
                triangle(500, 300, 300, 700, 700, 700), rope
            ]  # fmt: skip


def beds() -> Iterator[Picture]:
    """A bed: a mattress between a head board and a foot board."""
    for thick in (80, 120, 180):
        for above, below in ((0, 0), (15, 15), (30, 0), (60, 60), (80, 20), (120, 40), (200, 80)):
            top = 550
            label, why = by_eye(above, below, thick)
            head = line(200, top - above, 200, top + thick + below)
            foot = line(800, top - max(above, 120), 800, top + thick + 100)
            yield f"bed {thick} thick with a board {above}+{below}", label, why, [
                box(200, top, 800, top + thick), head, foot
            ]  # fmt: skip


def tables() -> Iterator[Picture]:
    """A board that lies on a box: a table, a lid, a shelf with what stands on it."""
    for wide in (240, 360):
        for out in (0, 18, 40, 60, 90, 130):
            left, right = 500 - wide / 2, 500 + wide / 2
            label, why = by_eye(out, out, wide)
            board = line(left - out, 450, right + out, 450)
            yield f"table {wide} with a top {out} over", label, why, [box(left, 450, right, 800), board]
    for gap in (30, 100, 200, 320):
        half = (800 - gap) / 2
        boxes = [box(100, 300, 100 + half, 500), box(900 - half, 300, 900, 500)]
        label, why = "debatable", "only the gap between the boxes shows the shelf"
        if gap >= 200:
            label, why = "legal", "the shelf is seen between the boxes"
        if gap <= 30:
            label, why = "illegal", "the shelf is the boxes' own sides"
        yield f"two boxes on a shelf with a gap of {gap}", label, why, [*boxes, line(100, 500, 900, 500)]


def bars() -> Iterator[Picture]:
    """A line beside the side of a box, or across it."""
    for off in (0, 4, 8, 14, 18, 30, 60, 150):
        label, why = "legal", "the bar stands clear of the frame"
        if off <= 8:
            label, why = "illegal", "the bar lies on the frame"
        elif off <= 18:
            label, why = "debatable", "a thin gap shows between bar and frame"
        yield f"window with a bar {off} from its frame", label, why, [
            box(300, 300, 700, 700), line(300 + off, 300, 300 + off, 700)
        ]  # fmt: skip
    for share in (0.25, 0.5, 0.75, 1.0):
        yield f"line on a {share} of a side", "illegal", "a part of a side is no line", [
            box(300, 300, 700, 700), line(300, 300, 300, 300 + 400 * share)
        ]  # fmt: skip
        yield f"line on a {share} of a triangle's side", "illegal", "a part of a side is no line", [
            triangle(200, 800, 800, 800, 500, 200), line(200, 800, 200 + 300 * share, 800 - 600 * share)
        ]  # fmt: skip


def prohibitions() -> Iterator[Picture]:
    """What the booklet forbids, at several sizes: a line as a side, an ellipse on an ellipse, a flat triangle."""
    for size in (120, 200, 300, 420, 560, 700):
        left, right = 500 - size / 2, 500 + size / 2
        for by in (0, 4, 8):
            side = line(left + by, left, left - by / 2, right)
            yield f"line along the side of a square of {size}, {by} off", "illegal", "the line is the side", [
                box(left, left, right, right), side
            ]  # fmt: skip
            twice = [oval(500, 500, size / 2, size / 3), oval(500 + by / 2, 500, size / 2 - by / 2, size / 3 + by / 2)]
            yield f"an ellipse of {size} drawn twice, {by} off", "illegal", "one ellipse drawn twice", twice
            flat = triangle(left, 500, right, 500 + by, 500, 500 - by / 2)
            yield f"a triangle of {size} pressed flat, {by} high", "illegal", "the triangle is a line", [
                flat, oval(500, 800, 80, 80)
            ]  # fmt: skip


THINGS: dict[str, list[Shape]] = {
    "snowman": [oval(500, 700, 200, 200), oval(500, 400, 130, 130), oval(500, 200, 80, 80), line(300, 380, 150, 300)],
    "candle": [box(430, 450, 570, 900), line(500, 450, 500, 380), oval(500, 310, 35, 70)],
    "balloon": [oval(500, 300, 180, 220), line(500, 520, 460, 900)],
    "kite": [triangle(500, 100, 320, 380, 680, 380), triangle(320, 380, 680, 380, 500, 700), line(500, 700, 430, 950)],
    "sign on a post": [box(250, 200, 750, 450), line(500, 450, 500, 900)],
    "umbrella": [triangle(500, 150, 150, 450, 850, 450), line(500, 450, 500, 880)],
    "lorry": [box(120, 350, 640, 650), box(640, 450, 860, 650), oval(270, 700, 70, 70), oval(720, 700, 70, 70)],
    "car on a road": [box(200, 450, 800, 650), oval(320, 700, 60, 60), oval(680, 700, 60, 60), line(60, 760, 940, 760)],
    "glasses": [oval(300, 500, 150, 120), oval(700, 500, 150, 120), line(450, 500, 550, 500), line(150, 480, 60, 420)],
    "ladder": [line(350, 100, 350, 900), line(650, 100, 650, 900), line(350, 350, 650, 350), line(350, 650, 650, 650)],
    "tree": [triangle(500, 100, 250, 600, 750, 600), box(450, 600, 550, 900)],
    "two firs": [
        triangle(300, 200, 150, 700, 450, 700),
        triangle(700, 100, 520, 700, 880, 700),
        line(50, 700, 950, 700),
    ],
    "clock": [oval(500, 500, 350, 350), line(500, 500, 500, 250), line(500, 500, 680, 580)],
    "sword": [line(500, 100, 500, 800), line(380, 650, 620, 650), oval(500, 850, 40, 40)],
    "hammer": [box(300, 200, 700, 340), line(500, 340, 500, 900)],
    "fish": [oval(450, 500, 300, 160), triangle(730, 500, 900, 380, 900, 620), oval(280, 460, 25, 25)],
    "boat": [triangle(500, 120, 500, 500, 760, 500), line(500, 120, 500, 720), box(250, 720, 780, 860)],
    "sun over the sea": [oval(500, 380, 200, 200), line(50, 600, 950, 600), line(200, 720, 800, 720)],
    "cross": [line(500, 100, 500, 900), line(250, 350, 750, 350)],
    "envelope": [box(150, 300, 850, 750), line(150, 300, 500, 560), line(850, 300, 500, 560)],
    "television": [
        box(200, 250, 800, 650),
        line(400, 120, 500, 250),
        line(600, 120, 500, 250),
        box(380, 650, 620, 740),
    ],
    "hourglass": [triangle(300, 150, 700, 150, 500, 500), triangle(300, 850, 700, 850, 500, 500)],
    "ice cream": [oval(500, 320, 200, 200), triangle(320, 420, 680, 420, 500, 900)],
    "door": [box(350, 150, 650, 850), oval(600, 520, 25, 25), line(200, 850, 800, 850)],
    "lamp": [triangle(500, 150, 350, 420, 650, 420), line(500, 420, 500, 820), oval(500, 850, 160, 30)],
    "robot": [box(350, 350, 650, 750), box(400, 150, 600, 350), line(350, 450, 180, 600), line(650, 450, 820, 600)],
    "bicycle": [oval(250, 650, 170, 170), oval(750, 650, 170, 170), triangle(250, 650, 500, 400, 750, 650)],
    "drum": [box(250, 400, 750, 750), oval(500, 400, 250, 60), line(300, 300, 480, 390), line(700, 300, 520, 390)],
    "planet": [oval(500, 500, 200, 200), oval(500, 500, 420, 80)],
    "target": [oval(500, 500, 400, 400), oval(500, 500, 260, 260), oval(500, 500, 120, 120), line(500, 500, 850, 150)],
    "pram": [box(250, 350, 700, 600), oval(350, 680, 70, 70), oval(620, 680, 70, 70), line(700, 350, 880, 250)],
    "anvil": [box(200, 300, 800, 450), triangle(400, 450, 600, 450, 500, 700), box(350, 700, 650, 820)],
}


def things() -> Iterator[Picture]:
    """Everyday things whose shapes touch, cross and stand on each other."""
    for name, shapes in THINGS.items():
        yield name, "legal", "every shape can be recognised as what it is", shapes


def main() -> None:
    """The pictures are written, one a line."""
    families = [houses, flags, pencils, tents, beds, tables, bars, prohibitions, things]
    rows = [
        {"family": family.__name__, "name": name, "label": label, "reason": why, "shapes": shapes}
        for family in families
        for name, label, why, shapes in family()
    ]
    PLACE.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")


if __name__ == "__main__":
    main()
