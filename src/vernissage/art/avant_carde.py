"""The pieces of Avant Carde: numbered cards in six colors, patrons, awards and tokens."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, both, disc, fill, line, oval, place, polygon, rect, ring, star
from vernissage.art.chance import Chance
from vernissage.art.cubism import cubist, facets
from vernissage.art.cubist_things import SUBJECTS, Tones, thing
from vernissage.art.lettering import letters, width
from vernissage.art.palette import GOLD, INK, IVORY, PAPER, SAGE, STRAW, TEAL, UMBER, VERMILION, darker, lighter, mix
from vernissage.art.patrons import PATRONS, SETS, portrait

COLORS: dict[str, str] = {
    "orange": "#d9782d",
    "red": "#b5362c",
    "blue": "#2f5c94",
    "purple": "#6d4484",
    "white": "#ece5d6",
    "gray": "#85857f",
}
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14)
COUNTER = {
    "orange": "#2f6f78",
    "red": "#d9b04a",
    "blue": "#d9843a",
    "purple": "#d3b04c",
    "white": "#c8654a",
    "gray": "#c79a4a",
}
CITIES = {"NY": "#35567f", "TO": "#a53a45", "PA": "#7a4f86", "LO": "#3f6f5c"}

NAMES: list[str] = [
    *(f"{color}-{number}" for color in COLORS for number in NUMBERS),
    *PATRONS,
    "award",
    "change",
    "hidden-gem",
    "first-player",
    "back",
]

# What may follow a piece's name after an @.
MANNERS: dict[str, dict[str, str | int | bool]] = {patron: {"patron": patron} for patron in PATRONS}


def paint(name: str, prefix: str, *, patron: str = "") -> Canvas:
    """The picture of one piece; a numbered card may show its patron instead of its still life."""
    if name in PATRONS:
        return _patron(name, prefix)
    color, _, number = name.partition("-")
    if color in COLORS:
        return _card(color, int(number), prefix, patron)
    return {"award": _award, "change": _change, "hidden-gem": _gem, "first-player": _first, "back": _back}[name](prefix)


def tones(base: str, counter: str) -> Tones:
    """A scale of one color from dark to light, with ink and the counter-color."""
    pale = mix(base, "#f2e6cd", 0.78)
    return (
        darker(base, 0.5),
        darker(base, 0.16),
        mix(base, "#c9a878", 0.3),
        mix(base, "#ead9b8", 0.58),
        pale,
        "#27211f",
        counter,
    )


def mark(color: str, ink: str) -> list[str]:
    """The color's own shape with its letter: six outlines no two of which are alike."""
    outline = {
        "orange": "M0 -15A15 15 0 1 1 0 15A15 15 0 1 1 0 -15Z",
        "red": "M-13 -13H13V13H-13Z",
        "blue": "M0 -17L17 0L0 17L-17 0Z",
        "purple": "M0 -16L15 12H-15Z",
        "white": "M-8 -14H8L16 0L8 14H-8L-16 0Z",
        "gray": "M-13 -13H13V4L0 16L-13 4Z",
    }[color]
    dy = {"purple": 8.5, "gray": 4.5}.get(color, 5.5)
    size = 10 if color == "purple" else 11
    return [both(outline, IVORY, ink, 2), letters(color[0].upper(), 0, dy, size, ink, 0.2)]


def hatch(c: Canvas, color: str, ink: str) -> str:
    """The pattern of a color: rings, bricks, waves, lozenges, dots, bars."""
    if color == "orange":
        return c.pattern(12, 12, [ring(6, 6, 3.4, ink, 1.2)])
    if color == "red":
        return c.pattern(12, 8, [line("M0 0H12M0 4H12M3 0V4M9 4V8", ink, 1)])
    if color == "blue":
        return c.pattern(12, 6, [line("M0 3C3 -1 3 -1 6 3C9 7 9 7 12 3", ink, 1.3)])
    if color == "purple":
        return c.pattern(9, 9, [line("M0 0L9 9M9 0L0 9", ink, 1.1)])
    if color == "white":
        return c.pattern(8, 8, [disc(2, 2, 1.1, ink), disc(6, 6, 1.1, ink)])
    return c.pattern(6, 6, [line("M3 0V6", ink, 1.6)])


def _card(color: str, number: int, prefix: str, patron: str) -> Canvas:
    base = COLORS[color]
    subject = PATRONS[patron][0] if patron else SUBJECTS[number]
    c = Canvas(prefix, f"{color.capitalize()} {number} ({subject})", 200, 280)
    scale = tones("#a89d89" if color == "white" else base, COUNTER[color])
    c.add(rect(0, 0, 200, 280, IVORY, 12), rect(7, 7, 186, 266, base, 7))
    c.add(rect(7, 7, 186, 266, hatch(c, color, mix(base, INK if color in ("white", "gray") else IVORY, 0.3)), 7))
    shapes = portrait(patron, scale) if patron else thing(number, scale)
    grounds = (
        scale[3],
        scale[4],
        mix(scale[3], "#d8c8a8", 0.5),
        mix(scale[2], scale[4], 0.4),
        mix(scale[4], "#cfc4ae", 0.4),
    )
    field = cubist(
        c,
        shapes,
        grounds,
        Chance(f"avant {color} {number} {patron}"),
        160,
        190,
        cuts=5 if patron else 6,
        shift=3.6 if patron else 6,
    )
    c.add(place([c.clip("M0 0H160V190H0Z", field)], 20, 68), line("M20 68H180V258H20Z", INK, 2.4))
    # The head: number on a plate, color mark beside it.
    c.add(both("M13 13H122L108 63H13Z", IVORY, INK, 2), place(mark(color, INK), 156, 38, 1.42))
    text = str(number)
    size = 37 if number < 10 else 35
    c.add(letters(text, 61, 56.5, size, INK, 0.165, gap=3))
    return c


def _patron(name: str, prefix: str) -> Canvas:
    title = PATRONS[name][0]
    city = name[:2]
    base = CITIES[city]
    c = Canvas(prefix, f"{title}, patron {name[2]} of the {SETS[city]}", 200, 280)
    scale = tones(base, {"NY": "#e0a23c", "TO": "#e3c07a", "PA": "#d9a03f", "LO": "#d98a4a"}[city])
    c.add(rect(0, 0, 200, 280, IVORY, 12), rect(7, 7, 186, 266, darker(base, 0.3), 7))
    grounds = (
        scale[3],
        scale[4],
        mix(scale[3], "#d8c8a8", 0.6),
        mix(scale[4], STRAW, 0.35),
        mix(scale[2], "#c9bfae", 0.5),
    )
    field = cubist(c, portrait(name, scale), grounds, Chance(f"patron {name}"), 160, 190, cuts=5, shift=3.4)
    c.add(place([c.clip("M0 0H172V204H0Z", [place(field, 0, 0, 1.075)])], 14, 14), line("M14 14H186V218H14Z", INK, 2.2))
    c.add(both("M10 10H52V46L31 58L10 46Z", IVORY, INK, 2.2), letters(name[2], 31, 45, 26, INK, 0.17))
    caption = title.upper()
    size = min(12.5, 12.5 * 158 / width(caption, 12.5))
    c.add(
        rect(14, 224, 172, 42, IVORY, 3),
        letters(caption, 100, 244, size, INK, 0.15),
        letters(SETS[city].upper(), 100, 259, 7.5, darker(base, 0.1), 0.15, gap=3.4),
    )
    return c


def _award(prefix: str) -> Canvas:
    c = Canvas(prefix, "Award", 200, 280)
    c.add(rect(0, 0, 200, 280, IVORY, 12), rect(7, 7, 186, 266, "#2d2a33", 7))
    chance = Chance("award")
    for i, cell in enumerate(facets(chance, 186, 266, 7)):
        c.add(place([fill(polygon(cell), ("#3a3644", "#2d2a33", "#4a4354", "#57485a")[i % 4])], 7, 7))
    c.add(line("M16 16H184V264H16Z", GOLD, 1.6))
    cup = c.linear("#fbe7a8", "#d9a941", "#8f6620", turn=0)
    c.add(line("M62 84C34 78 34 122 72 124M138 84C166 78 166 122 128 124", "#c5963a", 8))
    c.add(
        fill("M58 70H142C142 118 126 142 108 148V172H92V148C74 142 58 118 58 70Z", cup),
        oval(100, 70, 42, 8, "#fdf1c4"),
        oval(100, 71, 35, 5, "#a97b28"),
    )
    c.add(
        fill("M70 80C72 106 80 124 90 132C84 112 82 96 82 80Z", "#fff6d8", 0.7),
        fill(star(104, 106, 17, 5, 0.42), "#7d5a1c"),
    )
    c.add(rect(76, 170, 48, 10, cup, 2), rect(66, 180, 68, 24, UMBER, 3), rect(66, 180, 68, 5, darker(UMBER, 0.4)))
    c.add(letters("AWARD", 100, 236, 16, STRAW, 0.14, gap=4))
    return c


def _change(prefix: str) -> Canvas:
    c = Canvas(prefix, "Change token", 100, 100)
    c.add(disc(50, 50, 48, darker(TEAL, 0.4)), disc(50, 50, 45, TEAL), ring(50, 50, 39, STRAW, 1.6))
    c.add(
        line("M28 44A23 23 0 0 1 71 40M72 56A23 23 0 0 1 29 60", IVORY, 6),
        fill("M78 30L74 48L60 38ZM22 70L26 52L40 62Z", IVORY),
        letters("1", 50, 59, 19, STRAW, 0.2),
    )
    return c


def _gem(prefix: str) -> Canvas:
    c = Canvas(prefix, "Hidden Gem", 100, 100)
    c.add(disc(50, 50, 48, "#3a2440"), disc(50, 50, 45, "#57345f"), ring(50, 50, 40, STRAW, 1.2))
    base = "#3f9a8c"
    for d, color in (
        ("M28 38L40 24H60L72 38L50 80Z", base),
        ("M40 24H60L50 38Z", lighter(base, 0.6)),
        ("M28 38L40 24L50 38Z", lighter(base, 0.3)),
        ("M72 38L60 24L50 38Z", darker(base, 0.1)),
        ("M28 38H50V80Z", mix(base, SAGE, 0.5)),
        ("M50 38H72L50 80Z", darker(base, 0.35)),
        ("M42 38H58L50 80Z", lighter(base, 0.15)),
    ):
        c.add(fill(d, color))
    c.add(line("M28 38L40 24H60L72 38L50 80ZM28 38H72M40 24L50 38L60 24M42 38L50 80L58 38", "#1d2f2e", 1.6))
    return c


def _first(prefix: str) -> Canvas:
    c = Canvas(prefix, "First player", 100, 100)
    c.add(disc(50, 50, 48, darker(VERMILION, 0.4)), disc(50, 50, 45, VERMILION), ring(50, 50, 40, STRAW, 1.2))
    c.add(
        fill(
            "M50 22C30 22 20 36 20 50C20 68 36 80 52 80C60 80 60 72 56 68C52 62 56 58 64 58H72C78 58 82 54 82 48C80 32"
            " 66 22 50 22Z",
            IVORY,
        )
    )
    for x, y, color in (
        (36, 42, "#2f5c94"),
        (50, 34, "#d6a13f"),
        (65, 40, "#3a7a5f"),
        (34, 58, "#6d4484"),
        (44, 70, "#25211e"),
    ):
        c.add(disc(x, y, 5, color))
    return c


def _back(prefix: str) -> Canvas:
    c = Canvas(prefix, "Card back", 200, 280)
    chance = Chance("avant back")
    c.add(rect(0, 0, 200, 280, IVORY, 12))
    paints = ("#2c3440", "#39424f", "#4a4a52", "#5c5148", "#2f4a55", "#6a4a3a")
    parts = [fill(polygon(cell), paints[(i * 5) % 6]) for i, cell in enumerate(facets(chance, 186, 266, 9))]
    edges = line("".join(polygon(cell) for cell in facets(Chance("avant back"), 186, 266, 9)), STRAW, 0.8, 0.6)
    c.add(place([c.clip("M0 0H186V266H0Z", [*parts, edges])], 7, 7))
    c.add(both("M100 84L156 140L100 196L44 140Z", PAPER, INK, 2.4), line("M100 93L147 140L100 187L53 140Z", GOLD, 1.4))
    c.add(letters("AC", 100, 153, 26, INK, 0.14))
    return c
