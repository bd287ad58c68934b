"""The pieces of Art Society: framed paintings, decor, bids, prestige, values and the gavel."""

from __future__ import annotations

from vernissage.art import city_life, landscape, portrait, still_life
from vernissage.art.canvas import Canvas, both, disc, fill, line, num, oval, place, rect, ring, star
from vernissage.art.chance import Chance
from vernissage.art.frames import FRAMES, THICK, frame, plaque
from vernissage.art.lettering import letters
from vernissage.art.palette import GOLD, INK, IVORY, PAPER, STRAW, UMBER, darker, lighter, mix
from vernissage.art.society_tiles import DECOR, TILES, TYPES

CELL = 60
SEATS = {"red": "#a33a35", "blue": "#34588a", "green": "#46704c", "yellow": "#d3a336", "white": "#e9e1cf"}

PLAYERS = ("red", "blue", "green", "yellow")


NAMES: list[str] = [
    *TILES,
    *DECOR,
    *(f"bid-{value}" for value in range(1, 21)),
    *(f"SB{value}" for value in range(1, 5)),
    "bid-back",
    *(f"V{value}" for value in range(3, 10)),
    *(f"back-{value}" for value in range(3, 10)),
    "back-start",
    *(f"prestige-{kind}" for kind in TYPES),
    *(f"prestige-{kind}-black" for kind in TYPES),
    *(f"type-{kind}" for kind in TYPES),
    *(f"score-{seat}" for seat in PLAYERS),
    *(f"wall-{seat}" for seat in PLAYERS),
    "gavel",
    "wall",
]

# What may follow a piece's name after an @.
MANNERS: dict[str, dict[str, str | int | bool]] = {
    "bare": {"bare": True},
    "upright": {"upright": True},
    **{seat: {"seat": seat} for seat in PLAYERS},
}


def paint(name: str, prefix: str, *, bare: bool = False, seat: str = "blue", upright: bool = False) -> Canvas:
    """The picture of one piece: paintings may come without frame, bids in a seat's color, decor upright."""
    if name in TILES:
        return _painting(name, prefix, bare)
    if name in DECOR:
        return _decor(name, prefix, upright)
    kind, _, which = name.partition("-")
    if kind == "bid":
        return _bid_back(prefix, seat) if which == "back" else _bid(int(which), SEATS[seat], False, prefix)
    if name.startswith("SB"):
        return _bid(int(name[2:]), SEATS["white"], True, prefix)
    if name.startswith("V"):
        return _value(int(name[1:]), prefix)
    if kind == "back":
        return _back(which, prefix)
    if kind == "prestige":
        return _prestige(which, prefix)
    if kind == "type":
        c = Canvas(prefix, TYPES[which][0], 64, 64)
        c.add(
            rect(2, 2, 60, 60, "#2a1c10", 12),
            rect(4, 4, 56, 56, "#ecca7a", 10),
            rect(8, 8, 48, 48, TYPES[which][1], 7),
            place(icon(which), 32, 32, 1.02),
        )
        return c
    if name == "wall":
        return _wall(prefix)
    if kind in ("score", "wall"):
        return _seat_token(kind, which, prefix)
    return _gavel(prefix)


def icon(kind: str) -> list[str]:
    """The sign of a painting type within 40 units around the origin."""
    if kind == "city_life":
        return [
            fill("M-20 18V-4H-10V-16L-3 -22L4 -16V2H10V-8H20V18Z", IVORY),
            fill("M-16 4h4v5h-4zM-6 -10h4v5h-4zM-6 0h4v5h-4zM13 0h4v5h-4z", INK),
        ]
    if kind == "portrait":
        return [disc(0, -8, 11, IVORY), fill("M-20 20C-20 6 -10 4 0 4C10 4 20 6 20 20Z", IVORY)]
    if kind == "still_life":
        return [
            fill("M0 -9C8 -16 20 -9 17 5C15 15 8 21 0 17C-8 21 -15 15 -17 5C-20 -9 -8 -16 0 -9Z", IVORY),
            line("M0 -9C0 -15 3 -19 6 -21", IVORY, 3.6),
            fill("M4 -15C10 -22 18 -19 19 -17C14 -12 8 -11 4 -15Z", IVORY),
        ]
    return [fill("M-21 18L-6 -14L4 4L10 -6L21 18Z", IVORY), disc(12, -14, 5, IVORY)]


_PAINTERS = {
    "city_life": (city_life.city_life, city_life.title),
    "portrait": (portrait.portrait, portrait.title),
    "still_life": (still_life.still_life, still_life.title),
    "landscape": (landscape.landscape, landscape.title),
}


def _painting(name: str, prefix: str, bare: bool) -> Canvas:
    kind, style, wide, high, index = TILES[name]
    painter, title = _PAINTERS[kind]
    label, color = TYPES[kind]
    w, h = wide * CELL, high * CELL
    # Larger canvases carry broader frames.
    broad = 1 + 0.13 * (min(wide, high) - 2)
    inner_w, inner_h = w - 2 * THICK * broad, h - 2 * THICK * broad
    if bare:
        c = Canvas(prefix, f"{title(index)} ({label})", inner_w, inner_h)
        c.add(*painter(c, index, inner_w, inner_h))
        return c
    c = Canvas(
        prefix,
        f"{title(index)} ({label}, {wide} by {high}, {FRAMES[style]}"
        f" frame{', starting painting' if name[0] == 'S' else ''})",
        w,
        h,
    )
    c.add(
        place(
            [c.clip(f"M0 0H{num(inner_w)}V{num(inner_h)}H0Z", painter(c, index, inner_w, inner_h))],
            THICK * broad,
            THICK * broad,
        )
    )
    around_it = frame(c, style, w / broad, h / broad) + plaque(w / broad, h / broad, icon(kind), color)
    c.add(place(around_it, 0, 0, broad))
    if name[0] == "S":
        c.add(disc(w / 2, 8, 8.5, "#2a1c10"), fill(star(w / 2, 8.4, 7.4, 5, 0.42), "#f6d77a"))
    return c


def _decor(name: str, prefix: str, upright: bool) -> Canvas:
    """Decor for the wall: one motif in every cell and as many shields as it is worth."""
    size = DECOR[name]
    w, h = (CELL, CELL * size) if upright else (CELL * size, CELL)
    c = Canvas(prefix, f"Decor of {size} ({size} shield{'s' if size > 1 else ''})", w, h)
    number = int(name[1:])
    ground = ("#3f5a58", "#5a4258", "#6a4a34")[size - 1]
    c.add(
        rect(0, 0, w, h, ground),
        rect(0, 0, w, h, c.pattern(20, 20, [line("M10 2C16 6 16 14 10 18C4 14 4 6 10 2Z", lighter(ground, 0.16), 1)])),
    )
    c.add(
        line(f"M3 3H{num(w - 3)}V{num(h - 3)}H3Z", GOLD, 2),
        line(f"M6 6H{num(w - 6)}V{num(h - 6)}H6Z", lighter(GOLD, 0.4), 0.6),
    )
    for k in range(size):
        x, y = (w / 2, CELL * (k + 0.5)) if upright else (CELL * (k + 0.5), h / 2)
        c.add(place(_ornament((number + k * 2) % 6, c), x, y - 3))
        c.add(
            place(
                [
                    both("M-6 -7H6V0C6 5 0 8 0 8C0 8 -6 5 -6 0Z", "#f3d98c", "#3a2710", 1.4),
                    line("M-3 -3H3M0 -5V3", "#8a6320", 1.4),
                ],
                x + 19,
                y + 19,
                0.85,
            )
        )
    return c


def _ornament(kind: int, c: Canvas) -> list[str]:
    brass = c.linear("#fbe7a8", "#c5963a", "#7d5816", turn=60)
    if kind == 0:
        return [
            fill("M-3 22H3V6H-3ZM-12 6H12L9 1H-9Z", brass),
            rect(-7, -8, 4, 9, IVORY),
            rect(3, -8, 4, 9, IVORY),
            fill("M-5 -18C-1 -12 -2 -9 -5 -8C-8 -9 -9 -12 -5 -18ZM5 -18C9 -12 8 -9 5 -8C2 -9 1 -12 5 -18Z", "#f6c24a"),
            line("M-12 6C-16 12 -8 16 -3 12M12 6C16 12 8 16 3 12", "#c5963a", 2),
        ]
    if kind == 1:
        return [
            fill("M-10 22H10L8 16H-8Z", brass),
            fill("M-8 16C-18 4 -14 -8 -6 -10L-8 -16H8L6 -10C14 -8 18 4 8 16Z", c.linear("#e9eef0", "#5f86a3", turn=10)),
            line("M-11 -2C-4 4 4 4 11 -2M-12 6C-4 11 4 11 12 6", "#2f5391", 1.6),
        ]
    if kind == 2:
        return [
            disc(0, 0, 19, brass),
            disc(0, 0, 15, IVORY),
            line("M0 0V-10M0 0L7 4", INK, 2),
            line("M0 -13.5V-12M0 12V13.5M-13.5 0H-12M12 0H13.5", INK, 1.6),
            disc(0, 0, 1.8, "#a3282e"),
        ]
    if kind == 3:
        return [
            line(
                "M0 20V-4M0 8C-10 8 -16 0 -16 -6M0 4C10 4 16 -4 16 -10M0 -2C-8 -4 -10 -12 -9 -16M0 -2C6 -6 8 -12 6 -18",
                "#7fa06a",
                2.6,
            ),
            fill(
                "M-16 -6C-22 -10 -20 -16 -16 -18C-12 -14 -12 -9 -16 -6ZM16 -10C10 -14 12 -20 16 -22C20 -18 20 -13 16"
                " -10ZM-9 -15C-14 -19 -11 -24 -8 -25C-4 -22 -5 -18 -9 -15ZM6 -17C2 -21 4 -25 7 -26C10 -23 10 -20 6"
                " -17Z",
                "#9cbf7f",
            ),
            fill("M-10 22L-8 12H8L10 22Z", "#b5653a"),
        ]
    if kind == 4:
        return [
            fill("M-11 22H11V17H-11Z", brass),
            fill(
                "M0 -18C8 -18 9 -8 5 -4C13 0 12 10 12 17H-12C-12 10 -13 0 -5 -4C-9 -8 -8 -18 0 -18Z",
                c.linear("#fbf6ea", "#b9b3a6", turn=10),
            ),
            line("M-6 2C-2 6 2 6 6 2M-4 -10H-1M2 -10H4", "#8f887a", 1.2),
        ]
    return [
        oval(0, 0, 15, 20, brass),
        oval(0, 0, 11.5, 16, c.linear("#eef4f4", "#8fb0ba", "#dfe9e9", turn=40)),
        line("M-6 6L4 -10M0 9L7 -3", "#ffffff", 2, 0.8),
        disc(0, -21, 3, "#e6bd5c"),
    ]


def _bid(value: int, color: str, start: bool, prefix: str) -> Canvas:
    c = Canvas(prefix, f"{'Starting bid' if start else 'Bid'} {value}", 120, 168)
    ink = INK if start else IVORY
    c.add(
        rect(0, 0, 120, 168, PAPER, 10),
        rect(6, 6, 108, 156, color, 6),
        line("M13 13H107V155H13Z", mix(color, ink, 0.55), 1.2),
    )
    # An auction paddle with the number.
    c.add(
        rect(54, 110, 12, 40, "#8a5a34", 4),
        disc(60, 78, 45, "#2a1c10"),
        disc(60, 78, 43, IVORY),
        ring(60, 78, 37, GOLD, 1.6),
    )
    c.add(letters(str(value), 60, 98, 40 if value < 10 else 34, INK, 0.15, gap=2.6))
    c.add(letters(str(value), 24, 32, 13, ink, 0.18))
    if start:
        c.add(fill(star(96, 26, 10, 5, 0.42), GOLD), fill(star(60, 142, 8, 5, 0.42), STRAW))
    return c


def _bid_back(prefix: str, seat: str) -> Canvas:
    color = SEATS[seat]
    c = Canvas(prefix, f"Bid card of {seat}, face down", 120, 168)
    c.add(
        rect(0, 0, 120, 168, PAPER, 10),
        rect(6, 6, 108, 156, darker(color, 0.25), 6),
        rect(
            6,
            6,
            108,
            156,
            c.pattern(18, 18, [line("M9 0L18 9L9 18L0 9Z", lighter(color, 0.1), 1.2), disc(9, 9, 1.4, GOLD)]),
            6,
        ),
    )
    c.add(disc(60, 84, 30, PAPER), disc(60, 84, 27, darker(color, 0.25)), place(_hammer(c), 60, 86, 0.42))
    return c


def _value(value: int, prefix: str) -> Canvas:
    c = Canvas(prefix, f"Value {value}", 64, 64)
    c.add(
        rect(2, 2, 60, 60, UMBER, 14),
        rect(5, 5, 54, 54, "#c9ab74", 11),
        rect(9, 9, 46, 46, PAPER, 8),
        letters(str(value), 32, 45, 26, INK, 0.15),
    )
    return c


def _back(which: str, prefix: str) -> Canvas:
    """The back of a painting: kraft paper and string; starting paintings are gold with a star."""
    start = which == "start"
    c = Canvas(prefix, "Back of a starting painting" if start else f"Back of a painting, number {which}", 120, 120)
    paper = GOLD if start else "#b08a5c"
    chance = Chance(f"back {which}")
    c.add(rect(0, 0, 120, 120, c.linear(lighter(paper, 0.2), paper, darker(paper, 0.15), turn=40)))
    c.add(
        line(
            "".join(
                f"M{int(chance.between(0, 110))} {int(chance.between(2, 118))}h{int(chance.between(4, 14))}"
                for _ in range(40)
            ),
            darker(paper, 0.3),
            0.8,
            0.5,
        )
    )
    c.add(
        line("M60 0V120M0 60H120", "#efe0bf", 3),
        line("M60 0V120M0 60H120", "#7a5a34", 1),
        disc(60, 60, 33, "#3a2716"),
        disc(60, 60, 31, IVORY),
    )
    c.add(fill(star(60, 62, 24, 5, 0.42), GOLD) if start else letters(which, 60, 76, 32, INK, 0.15))
    return c


def _prestige(which: str, prefix: str) -> Canvas:
    kind, _, side = which.partition("-")
    label, color = TYPES[kind]
    c = Canvas(prefix, f"{label} prestige{', past 50' if side else ''}", 64, 64)
    ground = "#221e1c" if side else color
    c.add(
        fill("M32 1L59 16V48L32 63L5 48V16Z", darker(ground, 0.45)),
        fill("M32 4L56 17.5V46.5L32 60L8 46.5V17.5Z", ground),
        line("M32 8L52.5 19.5V44.5L32 56L11.5 44.5V19.5Z", color if side else lighter(color, 0.4), 2),
        place(icon(kind), 32, 32, 0.78),
    )
    return c


def _seat_token(kind: str, seat: str, prefix: str) -> Canvas:
    color = SEATS[seat]
    title = f"{seat.capitalize()} score marker" if kind == "score" else f"{seat.capitalize()} complete wall"
    c = Canvas(prefix, title, 64, 64)
    ink = IVORY if seat not in ("white", "yellow") else INK
    c.add(disc(32, 32, 31, darker(color, 0.45)), disc(32, 32, 28, color), ring(32, 32, 24, mix(color, ink, 0.4), 1.4))
    if kind == "score":
        c.add(letters(seat[0].upper(), 32, 43, 22, ink, 0.17))
    else:
        c.add(
            line("M16 20H48V44H16ZM16 32H48M27 20V32M38 20V32M22 32V44M34 32V44", ink, 2.4),
            letters(seat[0].upper(), 32, 57, 8, ink, 0.2),
        )
    return c


def _wall(prefix: str) -> Canvas:
    """The gallery wall: twelve by nine cells, the eyeline between two eyes, two stars in the middle."""
    w, h = 12 * CELL, 9 * CELL
    c = Canvas(prefix, "Gallery wall, 12 by 9 cells", w, h)
    ground = "#39504c"
    c.add(
        rect(0, 0, w, h, ground),
        rect(
            0,
            0,
            w,
            h,
            c.pattern(
                60,
                60,
                [
                    line(
                        "M30 8C42 18 42 42 30 52C18 42 18 18 30 8ZM30 20C35 26 35 34 30 40"
                        "C25 34 25 26 30 20ZM0 30C8 26 12 20 12 12M60 30C52 34 48 40 48 48",
                        lighter(ground, 0.09),
                        1.4,
                    )
                ],
            ),
        ),
    )
    c.add(rect(0, 3 * CELL, w, 3 * CELL, "#f3e3b8", None, 0.14))
    grid = "".join(f"M{x * CELL} 0V{h}" for x in range(1, 12)) + "".join(f"M0 {y * CELL}H{w}" for y in range(1, 9))
    c.add(line(grid, IVORY, 0.8, 0.28), line(f"M0 {3 * CELL}H{w}M0 {6 * CELL}H{w}", "#f0d68a", 1.4, 0.7))
    for x in (5.5, 6.5):
        c.add(fill(star(x * CELL, 4.5 * CELL, 17, 5, 0.42), "#f0d68a", 0.85))
    for x in (0.5, 11.5):
        c.add(
            place(
                [
                    fill("M-20 0C-10 -12 10 -12 20 0C10 12 -10 12 -20 0Z", "#f0d68a", 0.85),
                    disc(0, 0, 7, ground),
                    disc(0, 0, 3, "#f0d68a"),
                ],
                x * CELL,
                4.5 * CELL,
            )
        )
    for x, y, turn in ((0, 0, 0), (w, 0, 90), (w, h, 180), (0, h, 270)):
        c.add(
            place(
                [line("M10 34C10 18 18 10 34 10M16 30C18 24 24 18 30 16", "#f0d68a", 2.2), disc(14, 14, 3, "#f0d68a")],
                x,
                y,
                1,
                turn,
            )
        )
    return c


def _hammer(c: Canvas) -> list[str]:
    wood = c.linear("#c98a52", "#8a4f28", "#56301a")
    head = [
        rect(-30, -18, 60, 36, wood, 5),
        rect(-22, -20, 6, 40, GOLD, 2),
        rect(16, -20, 6, 40, GOLD, 2),
        rect(-36, -21, 9, 42, "#6b3d20", 4),
        rect(27, -21, 9, 42, "#6b3d20", 4),
        rect(-26, -13, 52, 5, "#e6b584", 2, 0.6),
    ]
    return [
        place(
            [rect(-5, 10, 10, 72, c.linear("#b5763f", "#6b3d20", turn=0), 4), disc(0, 84, 7, "#6b3d20"), *head],
            4,
            -22,
            1,
            -40,
        )
    ]


def _gavel(prefix: str) -> Canvas:
    c = Canvas(prefix, "The auctioneer's gavel", 120, 120)
    c.add(
        oval(52, 104, 44, 9, "#2a1c10", 0, 0.35),
        fill("M14 92H86L92 104C92 110 8 110 8 104Z", "#56301a"),
        oval(50, 92, 36, 8, "#9a6238"),
        oval(50, 91, 29, 5.5, "#b5763f"),
    )
    c.add(place(_hammer(c), 52, 62, 0.82), line("M20 74L12 66M28 66L24 56", GOLD, 3))
    return c
