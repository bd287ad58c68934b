"""The house itself: logo, mark, icons, a cover for each game, and the faces of its bots."""

from __future__ import annotations

from vernissage.art import art_decko, avant_carde, pencil
from vernissage.art.canvas import Canvas, both, disc, fill, line, place, polygon, rect
from vernissage.art.chance import Chance
from vernissage.art.cubism import cubist
from vernissage.art.frames import THICK, frame
from vernissage.art.landscape import landscape
from vernissage.art.lettering import letters
from vernissage.art.palette import GOLD, INK, IVORY, PAPER, STRAW, VERMILION, lighter, mix
from vernissage.art.patrons import PATRONS, portrait
from vernissage.art.portrait import portrait as oil_portrait
from vernissage.art.still_life import still_life

COVERS = {"art_decko": "Art Decko", "art_society": "Art Society", "avant_carde": "Avant Carde", "artbox": "#ARTBOX"}

# The faces of the bots: a patron each, in two colors of their own.
FACES = {
    "NY4": ("#2f5c94", "#d9843a"),
    "NY6": ("#b5362c", "#3f8f8a"),
    "NY7": ("#6d4484", "#d3b04c"),
    "TO2": ("#3f7f5a", "#c8573c"),
    "TO4": ("#b8842a", "#33557f"),
    "TO5": ("#8a3f52", "#c9a64a"),
    "PA2": ("#3d6f86", "#c97b3a"),
    "PA4": ("#5f7a35", "#b04a3a"),
    "PA7": ("#9a4a6e", "#d0a24a"),
    "LO3": ("#46607f", "#c98a3c"),
    "LO4": ("#7a5a3a", "#4f8a82"),
    "LO7": ("#a2452f", "#4a6f9a"),
}

NAMES: list[str] = [
    *("logo", "logo-light", "mark", "favicon", "icon"),
    *(f"cover-{game}" for game in COVERS),
    *(f"face-{patron}" for patron in FACES),
]

# No piece has a second manner.
MANNERS: dict[str, dict[str, str | int | bool]] = {}


def paint(name: str, prefix: str) -> Canvas:
    """The picture of that name."""
    if name.startswith("logo"):
        return _logo(prefix, IVORY if name == "logo-light" else INK)
    if name == "mark":
        c = Canvas(prefix, "Vernissage", 100, 100)
        c.add(*_mark(INK, IVORY))
        return c
    if name == "favicon":
        return _favicon(prefix)
    if name == "icon":
        return _icon(prefix)
    if name.startswith("face-"):
        return _face(prefix, name.removeprefix("face-"))
    return {
        "cover-art_decko": _decko,
        "cover-art_society": _society,
        "cover-avant_carde": _avant,
        "cover-artbox": _artbox,
    }[name](prefix)


def _mark(ink: str, paper: str) -> list[str]:
    """A frame, and in it a V that is also the glass of the opening night."""
    return [
        rect(6, 6, 88, 88, ink, 3),
        rect(12, 12, 76, 76, paper),
        line("M16.5 16.5H83.5V83.5H16.5Z", GOLD, 1.8),
        fill("M35 38.5H65L50 60Z", VERMILION),
        line("M26 27L50 61.5L74 27M50 61.5V75M38 76.5H62", ink, 5.4),
        disc(46, 44, 2.1, STRAW),
        disc(53, 49.5, 1.6, STRAW),
        disc(51.5, 31.5, 2.4, GOLD),
    ]


def _logo(prefix: str, ink: str) -> Canvas:
    c = Canvas(prefix, "Vernissage", 420, 100)
    c.add(*_mark(ink, PAPER if ink == INK else "#2a2624"))
    c.add(letters("VERNISSAGE", 116, 66, 32, ink, 0.095, "start", 3.4), line("M116 80H404", GOLD, 1.6))
    return c


def _favicon(prefix: str) -> Canvas:
    c = Canvas(prefix, "Vernissage", 32, 32)
    c.add(
        rect(0, 0, 32, 32, INK, 6),
        line("M3.5 3.5H28.5V28.5H3.5Z", GOLD, 1.4),
        fill("M10 12H22L16 20.5Z", VERMILION),
        line("M7.5 8.5L16 20.5L24.5 8.5M16 20.5V25M11.5 25.5H20.5", IVORY, 2.6),
    )
    return c


def _icon(prefix: str) -> Canvas:
    """The mark on a ground that may be cut to a circle: everything lies in the middle four fifths."""
    c = Canvas(prefix, "Vernissage", 512, 512)
    c.add(rect(0, 0, 512, 512, "#24423a"), place(_mark(INK, IVORY), 86, 86, 3.4))
    return c


def _face(prefix: str, patron: str) -> Canvas:
    """The head of a patron, as close as a small round picture needs it."""
    c = Canvas(prefix, PATRONS[patron][0], 100, 100)
    scale = avant_carde.tones(*FACES[patron])
    grounds = (scale[3], scale[4], mix(scale[2], scale[4], 0.4))
    field = cubist(c, portrait(patron, scale), grounds, Chance(f"face {patron}"), 160, 190, cuts=4, shift=2.5)
    c.add(c.clip("M0 0H100V100H0Z", [place(field, -14, -6, 0.8)]))
    return c


def _ground(c: Canvas, wall: str, floor: str) -> list[str]:
    """A gallery wall with its skirting and parquet."""
    boards = "".join(f"M{x} 166L{x * 1.5 - 80} 200" for x in range(0, 321, 32))
    return [
        rect(0, 0, 320, 200, c.radial(lighter(wall, 0.22), wall, y=0.35, r=0.8)),
        rect(0, 160, 320, 6, lighter(wall, 0.4)),
        rect(0, 166, 320, 34, floor),
        line(boards, mix(floor, INK, 0.35), 1, 0.6),
    ]


def _decko(prefix: str) -> Canvas:
    c = Canvas(prefix, "Art Decko", 320, 200)
    c.add(*_ground(c, "#2b4450", "#7a5434"))
    rays = "".join(polygon([(160, 170), (160 + dx, -40), (160 + dx + 24, -40)]) for dx in range(-300, 300, 56))
    c.add(fill(rays, STRAW, 0.1))
    for name, x, y, turn in (("SU2", 54, 46, -11), ("PA2", 186, 28, 11), ("AN2", 112, 16, 0)):
        painter = art_decko.PAINTINGS[name][1]
        c.add(place([rect(-6, -6, 252, 300, PAPER, 6), c.clip("M0 0H240V288H0Z", painter(c))], x, y, 0.4, turn))
    return c


def _society(prefix: str) -> Canvas:
    c = Canvas(prefix, "Art Society", 320, 200)
    c.add(*_ground(c, "#4f3440", "#6f4a2e"))
    for painter, index, style, x, y, wide, high in (
        (oil_portrait, 4, "gilt", 128, 14, 2, 3),
        (landscape, 12, "walnut", 14, 24, 3, 2),
        (still_life, 10, "ebony", 216, 26, 3, 3),
        (landscape, 2, "shell", 40, 92, 2, 2),
    ):
        w, h = wide * 60.0, high * 60.0
        inner = painter(c, index, w - 2 * THICK, h - 2 * THICK)
        body = [
            place([c.clip(f"M0 0H{w - 2 * THICK:g}V{h - 2 * THICK:g}H0Z", inner)], THICK, THICK),
            *frame(c, style, w, h),
        ]
        scale = 0.52 if style != "gilt" else 0.6
        c.add(place([rect(4, 6, w, h, "#120a0c", None, 0.35), *body], x, y, scale))
    return c


def _avant(prefix: str) -> Canvas:
    c = Canvas(prefix, "Avant Carde", 320, 200)
    c.add(rect(0, 0, 320, 200, "#2d2a33"))
    for x, who, base, counter in (
        (0, "NY5", "#2f5c94", "#d9843a"),
        (107, "LO7", "#b5362c", "#d9b04a"),
        (214, "PA3", "#6d4484", "#d3b04c"),
    ):
        scale = avant_carde.tones(base, counter)
        grounds = (scale[3], scale[4], mix(scale[2], scale[4], 0.4))
        field = cubist(c, portrait(who, scale), grounds, Chance(f"cover {who}"), 160, 190, cuts=5, shift=3.5)
        c.add(place([c.clip("M27 0H133V190H27Z", field)], x - 27, 0, 1.05))
    c.add(line("M106 4V194M213 4V194", INK, 6), line("M2 2H318V198H2Z", INK, 5))
    return c


def _artbox(prefix: str) -> Canvas:
    c = Canvas(prefix, "#ARTBOX", 320, 200)
    c.add(rect(0, 0, 320, 200, "#c9a36c"), line("".join(f"M0 {y}H320" for y in range(14, 200, 23)), "#a8824c", 1, 0.5))
    house: list[dict[str, object]] = [
        {"kind": "square", "cx": 500, "cy": 650, "w": 420, "h": 420, "rot": 0},
        {"kind": "triangle", "pts": [[240, 440], [500, 180], [760, 440]]},
        {"kind": "circle", "cx": 820, "cy": 180, "rx": 90, "ry": 90},
        {"kind": "line", "pts": [[120, 862], [880, 862]]},
    ]
    cat: list[dict[str, object]] = [
        {"kind": "circle", "cx": 500, "cy": 560, "rx": 290, "ry": 260},
        {"kind": "triangle", "pts": [[250, 430], [280, 150], [440, 320]]},
        {"kind": "triangle", "pts": [[750, 430], [720, 150], [560, 320]]},
        {"kind": "line", "pts": [[380, 680], [620, 680]]},
    ]
    for shapes, x, y, turn in ((house, 24, 20, -5), (cat, 172, 34, 6)):
        sheet = [
            rect(8, 12, 1000, 1000, "#3a2710", None, 0.3),
            rect(0, 0, 1000, 1000, "#fbf6ea"),
            line("M30 30H970V970H30Z", "#cbb98f", 6),
        ]
        c.add(
            place(
                [
                    *sheet,
                    *(part for stroke in pencil.strokes(shapes) for part in pencil.drawn(stroke, width=22)),
                ],
                x,
                y,
                0.14,
                turn,
            )
        )
    c.add(
        place(
            [
                both("M4 20L34 8V32Z", "#ecd0a0", INK, 1),
                fill("M4 20L13 16.4V23.6Z", INK),
                rect(34, 8, 96, 24, "#d9aa33"),
                rect(34, 24, 96, 8, "#b07f1f"),
                rect(130, 8, 12, 24, "#b6b5ae"),
                rect(142, 8, 14, 24, "#d98a86", 5),
            ],
            136,
            158,
            0.9,
            -14,
        )
    )
    return c
