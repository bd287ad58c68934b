"""The pieces of #ARTBOX: dice, shape cards, number tokens, victory tokens, sandglass and pencil."""

from __future__ import annotations

from vernissage.art.canvas import (
    Canvas,
    Point,
    both,
    disc,
    fill,
    line,
    num,
    oval,
    place,
    polygon,
    rect,
    ring,
    smooth,
    star,
)
from vernissage.art.chance import Chance
from vernissage.art.lettering import letters
from vernissage.art.palette import GOLD, INK, IVORY, PAPER, SILVER, SLATE, STRAW, UMBER, VERMILION, darker, lighter
from vernissage.art.pencil import Hand, drawn, outline, traced

SHAPES = ("circle", "square", "triangle", "line")
TINTS = {"circle": "#c8543f", "square": "#35608f", "triangle": "#3f7a5f", "line": "#8a5a9a"}

NAMES: list[str] = [
    *(f"die-{shape}" for shape in SHAPES),
    *(f"shape-{shape}" for shape in SHAPES),
    *(f"number-{n}" for n in range(1, 9)),
    "victory-red",
    "victory-gray",
    "sandglass",
    "pencil",
    "word-card",
    "sheet",
    "maestro",
]

# No piece has a second manner.
MANNERS: dict[str, dict[str, str | int | bool]] = {}


def paint(name: str, prefix: str) -> Canvas:
    """The picture of one piece."""
    kind, _, which = name.partition("-")
    if kind == "die":
        return _die(which, prefix)
    if kind == "shape":
        return _shape_card(which, prefix)
    if kind == "number":
        return _number(int(which), prefix)
    if kind == "victory":
        return _victory(which, prefix)
    return {"sandglass": _sandglass, "pencil": _pencil, "word-card": _word_card, "sheet": _sheet, "maestro": _maestro}[
        name
    ](prefix)


def _hand(shape: str, x: float, y: float, size: float, color: str, width: float) -> list[str]:
    """The shape as a pencil would draw it, in a square of that size."""
    s = size / 1000
    spec: dict[str, dict[str, object]] = {
        "circle": {"kind": "circle", "cx": 500, "cy": 500, "rx": 430, "ry": 430},
        "square": {"kind": "square", "cx": 500, "cy": 500, "w": 800, "h": 800},
        "triangle": {"kind": "triangle", "pts": [[500, 70], [950, 860], [50, 860]]},
        "line": {"kind": "line", "pts": [[90, 910], [910, 90]]},
    }
    points, closed = outline(spec[shape])
    at: list[Point] = [(x + (px - 500) * s, y + (py - 500) * s) for px, py in points]
    return drawn(traced(at, closed, Hand(f"hand {shape}"), 0.4), color, width)


def _die(shape: str, prefix: str) -> Canvas:
    c = Canvas(prefix, f"Die: {shape}", 120, 120)
    wood = "#e9d3a4"
    c.add(
        oval(62, 112, 50, 6, "#2a1c10", 0, 0.3),
        fill("M14 12H96L112 24V106L100 114H18L10 102V18Z", darker(wood, 0.4)),
        rect(8, 8, 92, 92, c.linear(lighter(wood, 0.45), wood, darker(wood, 0.08), turn=50), 16),
    )
    c.add(
        line("M20 26H60M30 84H84M16 58H34", darker(wood, 0.2), 1, 0.5),
        line("M12 22Q12 12 22 12H84", "#fffaf0", 2, 0.8),
        *_hand(shape, 54, 54, 62, darker(TINTS[shape], 0.1), 7.5),
    )
    return c


def _shape_card(shape: str, prefix: str) -> Canvas:
    c = Canvas(prefix, f"Shape card: {shape}", 120, 168)
    tint = TINTS[shape]
    c.add(
        rect(0, 0, 120, 168, PAPER, 10),
        rect(7, 7, 106, 154, lighter(tint, 0.8), 6),
        line("M12 12H108V156H12Z", tint, 1.4),
        *_hand(shape, 60, 68, 78, INK, 6),
    )
    c.add(letters(shape.upper(), 60, 145, 12, darker(tint, 0.3), 0.16))
    return c


def _number(value: int, prefix: str) -> Canvas:
    c = Canvas(prefix, f"Number {value}", 64, 64)
    wobble = Chance(f"number {value}")
    blob = smooth(
        [
            (32 + (29 + wobble.near(0, 1.4)) * x, 32 + (29 + wobble.near(0, 1.4)) * y)
            for x, y in ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))
        ]
    )
    c.add(
        place([fill(blob, darker(GOLD, 0.5))], 1, 2),
        both(blob, "#f6e3ae", UMBER, 1.6),
        ring(32, 32, 23, "#b58f45", 1.4),
        letters(str(value), 32, 45, 26, INK, 0.16),
    )
    return c


def _victory(side: str, prefix: str) -> Canvas:
    red = side == "red"
    c = Canvas(
        prefix, "Red victory token: most guessed drawing" if red else "Gray victory token: most correct guesses", 80, 80
    )
    color = VERMILION if red else SLATE
    c.add(
        fill(star(40, 40, 39, 12, 0.86), darker(color, 0.4)),
        disc(40, 40, 32, color),
        ring(40, 40, 28, lighter(color, 0.4), 1.4),
    )
    if red:
        c.add(
            both("M24 24H56V50H24Z", IVORY, darker(color, 0.5), 2),
            line("M29 46L38 34L44 41L48 36L52 46M48 30h.1", darker(color, 0.4), 2.6),
            letters("R", 40, 64, 8, IVORY, 0.2),
        )
    else:
        c.add(
            fill("M22 37C30 25 50 25 58 37C50 49 30 49 22 37Z", IVORY),
            disc(40, 37, 7, darker(color, 0.4)),
            disc(38, 35, 2, IVORY),
            letters("G", 40, 64, 8, IVORY, 0.2),
        )
    return c


def _sandglass(prefix: str) -> Canvas:
    c = Canvas(prefix, "Sandglass", 80, 120)
    glass = "M20 18H60C60 44 46 50 44 60C46 70 60 76 60 102H20C20 76 34 70 36 60C34 50 20 44 20 18Z"
    c.add(
        oval(40, 115, 30, 4, "#2a1c10", 0, 0.3),
        fill(glass, "#dfeaea", 0.75),
        fill("M26 34H54C51 46 44 50 41.5 58H38.5C36 50 29 46 26 34Z", "#d9a94f"),
        fill("M24 100C26 84 36 80 40 76C44 80 54 84 56 100Z", "#d9a94f"),
        line("M40 58V78", "#d9a94f", 1.6),
        line(glass, "#7f8f92", 1.6),
    )
    c.add(
        line("M26 24C26 40 32 48 36 54", "#ffffff", 2, 0.8),
        rect(12, 8, 56, 11, "#8a5a34", 4),
        rect(12, 101, 56, 11, "#6f4526", 4),
        line("M17 18V102M63 18V102", "#8a5a34", 3.4),
    )
    return c


def _pencil(prefix: str) -> Canvas:
    c = Canvas(prefix, "Pencil", 160, 40)
    c.add(
        fill("M4 20L34 8V32Z", "#ecd0a0"),
        fill("M4 20L13 16.4V23.6Z", INK),
        rect(34, 8, 96, 8, "#e6b93f"),
        rect(34, 16, 96, 8, "#d39f2c"),
        rect(34, 24, 96, 8, "#b07f1f"),
        rect(130, 8, 12, 24, SILVER),
        line("M133 8V32M139 8V32", SLATE, 1.2),
        rect(142, 8, 14, 24, "#d98a86", 5),
    )
    return c


def _word_card(prefix: str) -> Canvas:
    c = Canvas(prefix, "Word card, face down", 160, 100)
    c.add(rect(0, 0, 160, 100, PAPER, 9), rect(6, 6, 148, 88, "#2f4a55", 6), line("M12 12H148V88H12Z", STRAW, 1.2))
    for shape, x in zip(SHAPES, (35, 65, 95, 125), strict=True):
        c.add(*_hand(shape, x, 42, 22, IVORY, 2.4))
    c.add(letters("#ARTBOX", 80, 78, 12, STRAW, 0.16))
    return c


def _sheet(prefix: str) -> Canvas:
    c = Canvas(prefix, "Sheet of the notepad", 200, 200)
    c.add(
        rect(0, 0, 200, 200, "#fbf6ea"),
        fill("M176 200H200V176Z", "#d8c9a8"),
        fill(polygon([(176, 200), (200, 176), (180, 180)]), "#efe4cb"),
        line("M12 12H188V188H12Z", "#b5a37c", 2),
    )
    return c


def _maestro(prefix: str) -> Canvas:
    c = Canvas(prefix, "Maestro", 80, 80)
    c.add(
        disc(40, 40, 39, "#33262f"),
        disc(40, 40, 36, "#5a3a52"),
        ring(40, 40, 32, STRAW, 1.2),
        line("M22 58L50 30", "#ecd0a0", 4),
        line("M50 30L60 20", IVORY, 6),
    )
    c.add(
        *(fill(star(x, y, r, 4, 0.3), STRAW) for x, y, r in ((60, 40, 6), (40, 20, 5), (28, 34, 4))),
        letters("M", 52, 64, 11, IVORY, 0.18),
        line(f"M{num(20)} 60l4 -4", "#8a5a34", 5),
    )
    return c
