"""Things on the tables of Art Society's still lifes; each stands on the origin and is drawn for a height of 100."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, around, disc, fill, line, oval, place, rect, smooth
from vernissage.art.chance import Chance
from vernissage.art.palette import darker, lighter, mix

PETALS = ("#c8443a", "#e6a7a0", "#f3ead6", "#dba43c", "#7f5a9a", "#4f78a8", "#e3793f")


def ball(c: Canvas, x: float, y: float, r: float, paint: str) -> str:
    """A round fruit in the light from the left."""
    return disc(x, y, r, c.radial(lighter(paint, 0.5), paint, darker(paint, 0.5), x=0.34, y=0.3, r=0.75))


def bouquet(c: Canvas, chance: Chance) -> list[str]:
    """A vase of flowers."""
    glaze = chance.pick(("#3f6a86", "#8a4a34", "#c9c0ac", "#3f5f4c"))
    out = [
        line(
            "".join(
                f"M0 -44Q{x * 0.3:.0f} {(y - 44) / 2:.0f} {x:.0f} {y:.0f}"
                for x, y in ((-26, -84), (24, -86), (0, -96), (-36, -64), (35, -66), (-12, -104))
            ),
            "#3f5a36",
            1.8,
        )
    ]
    for x, y, turn in ((-30, -56, -50), (32, -56, 50), (-20, -74, -20), (22, -72, 24), (-40, -76, -60), (40, -80, 60)):
        out.append(
            place(
                [fill("M0 8C-7 0 -6 -12 0 -20C6 -12 7 0 0 8Z", mix("#55753f", "#2f4a30", chance.unit()))],
                x,
                y,
                0.9,
                turn,
            )
        )
    for x, y, r in (
        (-34, -66, 10),
        (34, -68, 10),
        (0, -66, 13),
        (-18, -82, 12),
        (19, -84, 12),
        (-2, -98, 11),
        (-34, -90, 8),
        (35, -94, 8),
        (16, -106, 7),
        (-19, -106, 7),
    ):
        out += _flower(x, y, r, chance)
    out.append(
        fill(
            "M-11 -46C-9 -38 -24 -30 -24 -14C-24 -4 -16 0 0 0C16 0 24 -4 24 -14C24 -30 9 -38 11 -46Z",
            c.linear(lighter(glaze, 0.4), glaze, darker(glaze, 0.5), turn=0),
        )
    )
    out += [
        oval(0, -46, 11, 3, darker(glaze, 0.3)),
        line("M-19 -20C-10 -14 10 -14 20 -20M-21 -15C-10 -9 10 -9 22 -15", lighter(glaze, 0.5), 1.2, 0.8),
        oval(-12, -22, 3, 8, "#ffffff", 12, 0.4),
    ]
    return out


def _flower(x: float, y: float, r: float, chance: Chance) -> list[str]:
    paint = chance.pick(PETALS)
    kind = chance.below(3)
    if kind == 0:
        petals = "".join(
            f"M{x:.1f} {y:.1f}L{px:.1f} {py:.1f}" for px, py in around(x, y, r * 0.72, 9, chance.between(0, 40))
        )
        return [line(petals, paint, r * 0.5), disc(x, y, r * 0.34, "#6b4420" if paint != "#7f5a9a" else "#e6c04a")]
    if kind == 1:
        swirl = (
            f"M{x - r * 0.5:.1f} {y:.1f}C{x - r * 0.3:.1f} {y - r * 0.7:.1f} {x + r * 0.6:.1f} {y - r * 0.5:.1f}"
            f" {x + r * 0.4:.1f} {y + r * 0.2:.1f}C{x + r * 0.1:.1f} {y + r * 0.6:.1f} {x - r * 0.4:.1f}"
            f" {y + r * 0.3:.1f} {x - r * 0.1:.1f} {y - r * 0.1:.1f}"
        )
        return [
            disc(x, y, r, darker(paint, 0.14)),
            disc(x - r * 0.15, y - r * 0.15, r * 0.72, paint),
            line(swirl, darker(paint, 0.4), 1.1),
        ]
    return [
        fill(smooth(around(x, y, r, 6, chance.between(0, 60))), paint),
        *(
            disc(px, py, r * 0.42, lighter(paint, 0.25), 0.8)
            for px, py in around(x, y, r * 0.5, 5, chance.between(0, 70))
        ),
        disc(x, y, r * 0.26, "#e6c04a"),
    ]


def bottle(c: Canvas, chance: Chance) -> list[str]:
    """A wine bottle."""
    glass = chance.pick(("#2f4a36", "#4a2f26", "#27404a"))
    d = "M-6 -100H6V-70C6 -62 16 -58 16 -46V-4C16 0 -16 0 -16 -4V-46C-16 -58 -6 -62 -6 -70Z"
    return [
        fill(d, c.linear(lighter(glass, 0.3), glass, darker(glass, 0.5), turn=0)),
        rect(-7, -101, 14, 8, "#8a2f2a"),
        rect(-16, -40, 32, 24, "#e9dcc0"),
        line("M-10 -33H10M-10 -28H6M-10 -23H8", "#8a7a5f", 1.4),
        line("M-11 -48V-8M-3 -92V-70", "#ffffff", 2, 0.45),
    ]


def goblet(c: Canvas, chance: Chance) -> list[str]:
    """A glass of wine."""
    wine = chance.pick(("#7a1f2c", "#c9a23f", "#a83a34"))
    return [
        fill("M-20 -92H20C20 -62 12 -50 3 -46V-6H-3V-46C-12 -50 -20 -62 -20 -92Z", "#dfe6e0", 0.4),
        fill(
            "M-19 -78H19C17 -60 10 -52 0 -50C-10 -52 -17 -60 -19 -78Z",
            c.linear(lighter(wine, 0.25), darker(wine, 0.25), turn=0),
        ),
        oval(0, -78, 19, 4, lighter(wine, 0.3)),
        line("M-20 -92C-20 -62 -12 -50 -3 -46V-6M20 -92C20 -62 12 -50 3 -46V-6", "#f6f6ee", 1.3, 0.7),
        oval(0, -3, 18, 4, "#dfe6e0", 0, 0.6),
        oval(0, -92, 20, 4, "#ffffff", 0, 0.35),
        line("M-13 -84C-13 -72 -10 -64 -7 -60", "#ffffff", 2.4, 0.7),
    ]


def jug(c: Canvas, chance: Chance) -> list[str]:
    """An earthen jug."""
    clay = chance.pick(("#b06a3f", "#8a9aa3", "#c9b48a", "#5f7a6a"))
    d = "M-16 -98L18 -100L14 -84C14 -74 32 -62 32 -36C32 -12 22 0 0 0C-22 0 -32 -12 -32 -36C-32 -62 -14 -74 -14 -84Z"
    return [
        line("M15 -84C44 -88 48 -40 29 -30", darker(clay, 0.35), 7),
        fill(d, c.radial(lighter(clay, 0.45), clay, darker(clay, 0.5), x=0.32, y=0.42, r=0.75)),
        oval(1, -98, 17, 4, darker(clay, 0.5)),
        line("M-28 -54C-12 -46 12 -46 28 -54M-31 -44C-12 -36 12 -36 31 -44", darker(clay, 0.3), 1.8, 0.7),
    ]


def bowl(c: Canvas, chance: Chance) -> list[str]:
    """A footed bowl heaped with fruit."""
    china = chance.pick(("#e6e0d2", "#4f6f8f", "#b8763f"))
    out = [
        ball(c, x, y, r, chance.pick(("#c8442f", "#d9a23a", "#8fa040", "#7a3550", "#e08a3a")))
        for x, y, r in ((-30, -56, 16), (30, -56, 16), (-12, -70, 17), (14, -72, 16), (0, -56, 17), (0, -88, 14))
    ]
    out += [fill("M2 -100C12 -112 24 -108 26 -104C18 -98 8 -96 2 -100Z", "#4f7344"), line("M0 -100V-106", "#4a3320", 2)]
    out += _grapes(c, 38, -46, 0.62, chance)
    body = "M-54 -52H54C50 -22 26 -16 10 -14L14 -4H-14L-10 -14C-26 -16 -50 -22 -54 -52Z"
    return [
        *out,
        fill(body, c.linear(lighter(china, 0.35), china, darker(china, 0.5), turn=0)),
        oval(0, -3, 24, 4, darker(china, 0.25)),
        line("M-52 -44C-20 -36 20 -36 52 -44", lighter(china, 0.5), 2, 0.8),
    ]


def _grapes(c: Canvas, x: float, y: float, s: float, chance: Chance) -> list[str]:
    paint = chance.pick(("#4f3560", "#8a9a4a", "#6b2f45"))
    bead = c.stamp([ball(c, 0, 0, 9, paint)])
    spots = [(-16, 0), (0, 2), (16, 0), (-9, 13), (8, 14), (22, 12), (0, 26), (15, 26), (8, 38)]
    return [
        place(
            [
                line("M2 -4C4 -12 10 -16 16 -18", "#4a3320", 2.6),
                *(f'<use href="#{bead}" x="{px}" y="{py}"/>' for px, py in spots),
            ],
            x,
            y,
            s,
        )
    ]


def grapes(c: Canvas, chance: Chance) -> list[str]:
    """A bunch of grapes lying down."""
    return _grapes(c, -6, -84, 1.9, chance)


def pears(c: Canvas, chance: Chance) -> list[str]:
    """Two pears leaning on each other."""
    out = []
    for x, turn, paint in ((-28, -8, "#b5a544"), (28, 12, "#d3a04a")):
        body = [
            fill(
                "M0 -96C14 -94 12 -70 20 -54C36 -30 28 0 0 0C-28 0 -36 -30 -20 -54C-12 -70 -14 -94 0 -96Z",
                c.radial(lighter(paint, 0.5), paint, darker(paint, 0.45), x=0.34, y=0.55, r=0.7),
            ),
            oval(12, -24, 12, 16, "#b8502f", 0, 0.35),
            line("M0 -94C2 -104 6 -108 8 -114", "#4a3320", 4),
        ]
        out.append(place(body, x, 0, 0.86, turn))
    return out


def lemon(c: Canvas, chance: Chance) -> list[str]:
    """A lemon half peeled, the peel hanging down."""
    return [
        line("M18 -30C50 -40 64 -14 44 6C30 20 44 34 58 30", "#c9962a", 9),
        line("M18 -30C50 -40 64 -14 44 6C30 20 44 34 58 30", "#f0d25a", 6),
        fill(
            "M-56 -34C-48 -70 16 -76 40 -40C46 -34 46 -28 38 -22C16 6 -44 4 -54 -26C-60 -28 -60 -32 -56 -34Z",
            c.radial("#fbeb9a", "#e6bd3a", "#9c7420", x=0.34, y=0.3, r=0.75),
        ),
        oval(22, -34, 20, 24, "#fbf3cf", 12),
        line("M22 -34L22 -54M22 -34L38 -42M22 -34L36 -22M22 -34L20 -14M22 -34L8 -24M22 -34L8 -44", "#e6c95a", 1.8),
    ]


def apples(c: Canvas, chance: Chance) -> list[str]:
    """Three apples."""
    out = [
        ball(c, -42, -34, 34, "#c23a2c"),
        ball(c, 44, -32, 32, "#a9a83f"),
        ball(c, 2, -38, 38, chance.pick(("#c8542f", "#d9a03a", "#b02f35"))),
    ]
    return [
        *out,
        line("M2 -72C2 -80 6 -86 10 -90M-42 -66V-76M44 -62L48 -72", "#4a3320", 3.6),
        fill("M10 -86C22 -98 36 -92 38 -86C28 -80 16 -80 10 -86Z", "#55753f"),
    ]


def bread(c: Canvas, chance: Chance) -> list[str]:
    """A loaf and its end cut off."""
    crust = "#b8763a"
    return [
        fill(
            "M-84 -8C-92 -46 -50 -66 0 -64C52 -64 92 -46 84 -8C60 2 -60 2 -84 -8Z",
            c.radial(lighter(crust, 0.4), crust, darker(crust, 0.45), x=0.4, y=0.2, r=0.75),
        ),
        line(
            "M-52 -52C-44 -44 -42 -34 -46 -24M-20 -60C-12 -50 -10 -38 -14 -26M14 -61C22 -50 24 -38 20 -26M46 -54C54 -46"
            " 56 -34 52 -24",
            "#ecd0a0",
            5,
        ),
        oval(86, -14, 14, 17, "#f0dcb4"),
        oval(86, -14, 11, 13.5, "#fbeed0"),
    ]


def cheese(c: Canvas, chance: Chance) -> list[str]:
    """A wedge of cheese."""
    return [
        fill("M-70 -10L40 -62C62 -60 72 -46 74 -32L-70 -10Z", "#f3dc94"),
        fill("M-70 -10L74 -32V0L-70 12Z", c.linear("#e9c566", "#c9963a")),
        *(oval(x, y, 7, 5, "#b5822f") for x, y in ((-20, -4), (18, -14), (50, -10))),
        oval(14, -40, 8, 4, "#d9b45a", -16),
        oval(42, -46, 6, 3, "#d9b45a", -16),
    ]


def candle(c: Canvas, chance: Chance) -> list[str]:
    """A burning candle in brass."""
    return [
        disc(0, -98, 58, c.radial("#ffe9a8", "#ffdf8a", "#ffdf8a", opacities=(0.7, 0.2, 0))),
        rect(-6, -84, 12, 56, c.linear("#fbf3dc", "#d9c9a3", turn=0)),
        fill("M-6 -84C-9 -74 -8 -66 -7 -60L-4 -80Z", "#fbf3dc"),
        fill("M0 -112C7 -102 7 -92 0 -88C-7 -92 -7 -102 0 -112Z", "#f9c94a"),
        fill("M0 -102C3 -97 3 -92 0 -89C-3 -92 -3 -97 0 -102Z", "#fff6d6"),
        fill("M-11 -30H11L8 -22H4V-8H-4V-22H-8Z", c.linear("#e6c36a", "#8f6a24", turn=0)),
        oval(0, -4, 28, 6, "#b58a34"),
        oval(0, -6, 28, 5, "#dcb453"),
        line("M26 -6C40 -10 40 4 28 0", "#b58a34", 3.4),
    ]


def skull(c: Canvas, chance: Chance) -> list[str]:
    """A skull, as the vanitas wants it."""
    bone = "#e6d9bb"
    return [
        fill(
            "M0 -96C34 -96 50 -74 48 -48C46 -34 40 -30 38 -20L34 -14V-2"
            "C20 4 -16 4 -30 -2L-32 -16C-46 -22 -50 -36 -48 -52C-46 -76 -32 -96 0 -96Z",
            c.radial(lighter(bone, 0.5), bone, darker(bone, 0.5), x=0.36, y=0.3, r=0.8),
        ),
        oval(-20, -42, 12, 11, "#2d2018", 8),
        oval(18, -42, 12, 11, "#2d2018", -8),
        fill("M-1 -32L-7 -20H6Z", "#2d2018"),
        line("M-26 -8H30M-18 -13V-2M-8 -13V-1M2 -13V-1M12 -13V-1M22 -13V-2", "#5a4632", 1.8),
    ]


def books(c: Canvas, chance: Chance) -> list[str]:
    """Three books in a pile."""
    out = []
    for y, dx, w in ((0, 0, 64), (-26, 5, 56), (-50, -4, 60)):
        cover = chance.pick(("#7a2f2c", "#2f4a5f", "#4f5a36", "#8a6a34", "#4a3350"))
        out += [
            rect(dx - w, y - 24, 2 * w, 23, cover, 3),
            rect(dx - w + 6, y - 20, 2 * w - 4, 15, "#e9dcbc"),
            line(f"M{dx - w + 8} {y - 15}H{dx + w}M{dx - w + 8} {y - 10}H{dx + w}", "#b5a37c", 1),
            rect(dx - w, y - 24, 14, 23, darker(cover, 0.2), 3),
            line(f"M{dx - w + 3} {y - 18}h8M{dx - w + 3} {y - 7}h8", "#dcb453", 2),
        ]
    return out


def teapot(c: Canvas, chance: Chance) -> list[str]:
    """A china teapot."""
    china = chance.pick(("#e9e3d6", "#5f86a3", "#a3483c", "#d9c48a"))
    sheen = c.radial(lighter(china, 0.6), china, darker(china, 0.45), x=0.34, y=0.32, r=0.75)
    return [
        line("M44 -58C82 -66 80 -16 42 -20", darker(china, 0.25), 8),
        fill("M-42 -30C-64 -34 -66 -58 -82 -66L-74 -72C-58 -68 -52 -52 -40 -50Z", darker(china, 0.12)),
        oval(0, -38, 48, 38, sheen),
        fill("M-24 -70C-20 -84 20 -84 24 -70Z", darker(china, 0.08)),
        disc(0, -86, 6, darker(china, 0.2)),
        oval(0, -2, 26, 4, darker(china, 0.35)),
        *(oval(px, py, 6, 4, "#c8543f", t) for px, py, t in ((-10, -42, 30), (2, -48, 90), (-2, -34, -30))),
        line("M4 -38C14 -34 20 -40 26 -36", "#4f7344", 2.4),
    ]


def cup(c: Canvas, chance: Chance) -> list[str]:
    """A cup on its saucer."""
    china = chance.pick(("#efe8da", "#7f9fb0", "#c98a6a"))
    return [
        oval(0, -6, 74, 14, darker(china, 0.18)),
        oval(0, -10, 70, 12, lighter(china, 0.3)),
        line("M38 -70C74 -74 68 -30 34 -30", china, 9),
        fill(
            "M-44 -86H44C44 -40 26 -12 0 -12C-26 -12 -44 -40 -44 -86Z",
            c.linear(lighter(china, 0.5), china, darker(china, 0.4), turn=0),
        ),
        oval(0, -86, 44, 10, lighter(china, 0.2)),
        oval(0, -84, 38, 7.5, "#6b4020"),
    ]


def fish(c: Canvas, chance: Chance) -> list[str]:
    """A fish on a plate with a slice of lemon."""
    return [
        oval(0, -14, 110, 22, "#cfc8b8"),
        oval(0, -18, 108, 20, "#ece6d8"),
        oval(0, -17, 88, 14, "#d9d2c2"),
        fill(
            "M-84 -30C-60 -62 20 -64 58 -36L86 -56C84 -44 84 -30 90 -16L58 -26C20 -4 -60 -4 -84 -30Z",
            c.linear("#6f8f9c", "#b5c4c4", "#e9e4d6"),
        ),
        line(
            "M-58 -48C-50 -38 -50 -24 -58 -16M-34 -46q6 6 0 12M-16 -48q6 6 0 12M2 -48"
            "q6 6 0 12M20 -44q6 6 0 12M-25 -34q6 6 0 12M-7 -34q6 6 0 12M11 -33q6 6 0 12",
            "#4a6470",
            2,
        ),
        disc(-68, -34, 5, "#f6efd6"),
        disc(-68, -34, 2.6, "#1c1715"),
        oval(40, -6, 20, 9, "#f3dc6a"),
        oval(40, -6, 16, 6.5, "#fbf0b8"),
    ]


def shell(c: Canvas, chance: Chance) -> list[str]:
    """A great sea shell."""
    ribs = "".join(f"M0 -6L{x:.0f} {y:.0f}" for x, y in around(0, -30, 56, 20, 0) if y < -26)
    return [
        fill(
            "M0 0C-20 -2 -70 -30 -62 -66C-54 -92 -26 -98 0 -98C26 -98 54 -92 62 -66C70 -30 20 -2 0 0Z",
            c.radial("#fbeada", "#e6ae94", "#a8604c", y=0.7, r=0.8),
        ),
        line(ribs, "#b06f58", 2.2),
        fill("M-16 -2H16L10 8H-10Z", "#c98a70"),
    ]


def pot(c: Canvas, chance: Chance) -> list[str]:
    """A copper pot."""
    return [
        line("M58 -62L104 -74", "#8a4a26", 9),
        fill("M-60 -74H60V-16C60 4 -60 4 -60 -16Z", c.linear("#f0b48a", "#b8683a", "#6b3318", turn=0)),
        oval(0, -74, 60, 12, "#d98f5f"),
        oval(0, -73, 52, 9, "#4a2a1a"),
        line("M-46 -60V-14", "#fbe0c4", 5, 0.6),
        line("M-60 -52C-20 -42 20 -42 60 -52", "#8a4a26", 2),
    ]


def pumpkin(c: Canvas, chance: Chance) -> list[str]:
    """A pumpkin."""
    paint = chance.pick(("#d97f2f", "#c9962f", "#8fa06a"))
    out = [
        oval(x, -40, 30, 40, c.radial(lighter(paint, 0.35), paint, darker(paint, 0.4), x=0.4, y=0.3, r=0.75))
        for x in (-46, 46, -24, 24, 0)
    ]
    return [*out, fill("M-6 -78C-6 -90 -2 -98 8 -102L14 -96C8 -92 6 -86 7 -78Z", "#5f6a3a")]
