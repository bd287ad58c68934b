"""Art Nouveau for Art Decko: whiplash lines, halos, leaded glass."""

from __future__ import annotations

from math import cos, pi, sin

from vernissage.art.canvas import (
    Canvas,
    around,
    both,
    cut_out,
    disc,
    fill,
    line,
    mirrored,
    oval,
    place,
    polygon,
    print_at,
    rect,
    ring,
    smooth,
)
from vernissage.art.chance import Chance
from vernissage.art.figures import BROW, LIDS, LIPS, NOSTRIL, PROFILE
from vernissage.art.palette import (
    BLUSH,
    FLESH,
    GOLD,
    INK,
    IVORY,
    LINEN,
    MOSS,
    NAVY,
    OCHRE,
    PAPER,
    PINE,
    SAGE,
    SIENNA,
    STRAW,
    TEAL,
    ULTRAMARINE,
    UMBER,
    VERMILION,
    VIRIDIAN,
    darker,
    lighter,
    mix,
)

CONTOUR = darker(UMBER, 0.45)


def lady_with_lilies(c: Canvas) -> list[str]:
    """A muse in profile before a mosaic halo, her hair in whiplash curls, lilies in her arms."""
    chance = Chance("lady")
    out = [rect(0, 0, 240, 288, c.linear("#f3dfae", "#e3bd78"))]
    # The halo: a ring of tesserae around a pale disc.
    out.append(disc(120, 112, 92, mix(TEAL, "#7fa39a", 0.35)))
    tesserae = [c.stamp([fill("M0 -8C6 -4 6 4 0 8C-6 4 -6 -4 0 -8Z", color)]) for color in (OCHRE, VERMILION, STRAW)]
    for i, (x, y) in enumerate(around(120, 112, 82, 24)):
        out.append(print_at(tesserae[i % 3], x, y, 1, i * 15))
    out += [
        ring(120, 112, 92, CONTOUR, 2),
        ring(120, 112, 71, CONTOUR, 2),
        disc(120, 112, 70, c.radial("#fdf3d2", "#f1d79b")),
    ]
    out += [ring(120, 112, 63, GOLD, 1.2)]
    # Hair behind the shoulders.
    hair, hair_dark = "#a4502b", "#7a3620"
    back = smooth(
        [
            (112, 62),
            (140, 56),
            (166, 70),
            (176, 98),
            (170, 128),
            (184, 152),
            (212, 164),
            (220, 190),
            (204, 204),
            (214, 182),
            (198, 176),
            (180, 184),
            (190, 214),
            (180, 240),
            (160, 226),
            (146, 186),
            (128, 150),
        ]
    )
    out.append(both(back, hair, CONTOUR, 2.6))
    # Robe.
    robe = "M84 178C64 190 40 214 26 288H222C214 252 196 208 160 180C150 186 138 190 122 190C106 190 94 186 84 178Z"
    out.append(both(robe, c.linear("#f6ead0", "#9db49a"), CONTOUR, 2.6))
    for x0, x1, bend in ((92, 52, -14), (104, 84, -10), (118, 118, 6), (134, 150, 12), (148, 184, 18), (157, 208, 20)):
        out.append(
            line(smooth([(x0, 190), (x0 + (x1 - x0) * 0.4 + bend, 226), (x1, 288)], False), mix(PINE, SAGE, 0.3), 1.3)
        )
    # Neck, face.
    face = [both(PROFILE, c.linear("#f6d9b8", FLESH, BLUSH, turn=0), CONTOUR, 3.2)]
    face += [line(LIDS, CONTOUR, 2.2), line("M18 46L15.5 48.5M21 47.6L19.4 50.6M25 47.3L24.6 50.4", CONTOUR, 1.2)]
    face += [
        line(BROW, hair_dark, 2.4),
        fill(LIPS, "#b8402f"),
        line(NOSTRIL, "#a8643f", 1.4),
        oval(27, 62, 7, 5, "#d9714f", 0, 0.35),
    ]
    skin = c.linear("#f6d9b8", FLESH, BLUSH, turn=0)
    out.append(
        both("M116 146C117 158 112 168 84 179C96 196 148 198 162 182C152 178 146 168 144 146Z", skin, CONTOUR, 2.4)
    )
    out.append(place(face, 86, 70, 0.86))
    out.append(fill("M117.5 147.5C118.5 158 116 164 112 169L145 176C143 168 143 160 144 150Z", skin))
    # Hair in front: a crown of waves and two tendrils.
    front = smooth(
        [
            (120, 70),
            (106, 78),
            (104, 96),
            (116, 92),
            (124, 104),
            (122, 122),
            (132, 140),
            (142, 160),
            (150, 190),
            (146, 214),
            (156, 232),
            (150, 250),
            (164, 240),
            (170, 216),
            (164, 190),
            (166, 160),
            (168, 130),
            (172, 100),
            (158, 72),
            (138, 60),
        ]
    )
    out.append(both(front, hair, CONTOUR, 2.6))
    strands = [
        [(112, 84), (128, 78), (146, 92), (152, 126), (150, 164), (160, 196), (156, 226)],
        [(124, 72), (148, 76), (160, 104), (160, 140), (156, 170), (164, 200)],
        [(126, 98), (138, 110), (140, 140), (148, 168)],
        [(170, 134), (182, 158), (206, 172), (210, 190)],
        [(166, 170), (176, 188), (186, 212), (180, 232)],
    ]
    out += [line(smooth(s, False), "#e0935a", 1.6) for s in strands[:3]] + [
        line(smooth(s, False), hair_dark, 1.4) for s in strands
    ]
    # A diadem of small flowers.
    for x, y, r in ((112, 76, 7), (126, 66, 8), (143, 64, 8), (158, 72, 7)):
        out += [
            both(smooth(around(x, y, r, 5, chance.between(0, 70))), IVORY, CONTOUR, 1.2),
            disc(x, y, r * 0.34, OCHRE),
        ]
    # Lilies.
    stems = [
        [(70, 288), (60, 240), (44, 206), (40, 168)],
        [(82, 288), (76, 250), (66, 214), (72, 190)],
        [(62, 288), (40, 256), (20, 244), (20, 218)],
    ]
    for s in stems:
        out += [line(smooth(s, False), CONTOUR, 4.6), line(smooth(s, False), VIRIDIAN, 2.6)]
    out.append(both(smooth([(66, 270), (50, 250), (30, 262), (6, 252), (26, 274), (48, 276)]), SAGE, CONTOUR, 1.8))
    out.append(both(smooth([(84, 276), (98, 250), (96, 226), (110, 250), (98, 276)]), SAGE, CONTOUR, 1.8))
    lily = c.stamp(_lily())
    for x, y, size, turn in ((40, 160, 1.0, -14), (74, 190, 0.82, 18), (20, 218, 0.78, -28)):
        out.append(print_at(lily, x, y, size, turn))
    return out + _arch()


def _lily() -> list[str]:
    petal = "M0 22C-10 10 -14 -10 -4 -30C6 -12 8 8 0 22Z"
    side = "M0 22C-16 16 -28 -2 -30 -22C-14 -16 -2 0 0 22Z"
    other = "M0 22C16 16 26 0 30 -20C14 -16 2 0 0 22Z"
    return [
        both(petal, LINEN, CONTOUR, 1.8),
        both(side, IVORY, CONTOUR, 1.8),
        both(other, IVORY, CONTOUR, 1.8),
        line("M-2 16C-10 6 -18 -4 -24 -14M2 16C10 6 16 -2 24 -13", mix(SAGE, IVORY, 0.3), 1.2),
        line("M0 12C-2 0 -5 -8 -9 -16M1 12C3 2 4 -6 8 -14", OCHRE, 1.6),
        disc(-9, -17, 2, SIENNA),
        disc(8, -15, 2, SIENNA),
    ]


def _arch() -> list[str]:
    """The border: a horseshoe arch with whiplash corners."""
    border = "M0 0H240V288H0ZM10 278H230V92C230 34 186 10 120 10C54 10 10 34 10 92Z"
    corner = [
        line("M8 8C30 6 44 16 26 26C12 34 6 50 14 62M26 26C34 22 44 22 52 16", STRAW, 2.2),
        disc(15, 64, 3.2, OCHRE),
    ]
    corner += [disc(54, 15, 3.2, OCHRE), disc(14, 14, 4.4, VERMILION)]
    return [cut_out(border, mix(PINE, TEAL, 0.35), CONTOUR, 2), *mirrored(corner, 240)]


def peacock_window(c: Canvas) -> list[str]:
    """A peacock fanned out in leaded glass."""
    chance = Chance("peacock window")
    lead = "#1d1a22"
    out = [rect(0, 0, 240, 288, lead)]
    # Amber panes behind the fan.
    rays = 18
    panes = []
    for i in range(rays):
        a0, a1 = (2 * pi * i / rays - pi / 2), (2 * pi * (i + 1) / rays - pi / 2)
        for near, far in ((0, 128), (128, 190), (190, 260)):
            color = mix(mix(OCHRE, STRAW, chance.unit()), "#e8a45a", chance.unit() * 0.6)
            if far == 190:
                color = mix(color, "#c9603a", 0.55)
            points = [(120 + r * cos(a), 196 + r * sin(a)) for r, a in ((near, a0), (far, a0), (far, a1), (near, a1))]
            panes.append(both(polygon(points), color, lead, 3))
    out.append(c.clip("M14 274H226V120C226 52 180 14 120 14C60 14 14 52 14 120Z", panes))
    # The fan, three rows of feathers.
    for row, (radius, count, size) in enumerate(((132, 13, 1.0), (98, 11, 0.9), (66, 9, 0.78))):
        feather = c.stamp(_eye_feather(row))
        for i in range(count):
            angle = -90 + (i - (count - 1) / 2) * (196 / count)
            a = angle * pi / 180
            x, y = 120 + radius * cos(a), 186 + radius * 0.98 * sin(a)
            out.append(print_at(feather, x, y, size, angle + 90))
    # The body.
    body = (
        "M120 108C132 108 138 118 136 130C134 142 130 150 136 166C146 184 152 206 140 232C134 246 126 252 120 254"
        "C114 252 106 246 100 232C88 206 94 184 104 166C110 150 106 142 104 130C102 118 108 108 120 108Z"
    )
    out.append(both(body, c.linear("#3b6fb5", ULTRAMARINE, NAVY), lead, 3.4))
    for y in (176, 190, 204, 218, 232):
        wide = 22 - abs(y - 204) * 0.25
        out.append(line(f"M{120 - wide} {y}q{wide / 2} 9 {wide} 0q{wide / 2} 9 {wide} 0", mix(TEAL, STRAW, 0.35), 2))
    out += [line("M110 144C116 150 124 150 130 144M108 156C116 162 124 162 132 156", "#7fb3c9", 1.8)]
    for side in (-1, 1):
        out.append(
            place(
                [
                    fill("M-6 1C-3 -4 4 -4 7 0C3 4 -3 4 -6 1Z", IVORY),
                    disc(0.6, 0, 2.6, lead),
                    disc(0, -0.8, 0.8, IVORY),
                ],
                120 + side * 7.6,
                125,
                0.8,
                side * 24,
            )
        )
    out.append(both("M120 128L115.5 132L120 141L124.5 132Z", OCHRE, lead, 1.6))
    for dx in (-12, -6, 0, 6, 12):
        out += [
            line(f"M120 109L{120 + dx} {90 + abs(dx) * 0.5}", lead, 2),
            disc(120 + dx, 88 + abs(dx) * 0.5, 3.6, lead),
            disc(120 + dx, 88 + abs(dx) * 0.5, 2.2, "#6fb6a8"),
        ]
    # Ledge and leaves.
    out.append(both("M14 254H226V274H14Z", c.linear(VIRIDIAN, PINE), lead, 3))
    for i in range(6):
        out.append(line(f"M{32 + i * 35.2} 254V274", lead, 3))
        out.append(disc(49.6 + i * 35.2, 264, 5, (VERMILION, OCHRE)[i % 2]))
    frame = "M0 0H240V288H0ZM14 274H226V120C226 52 180 14 120 14C60 14 14 52 14 120Z"
    leaves = [
        fill(f"M{x} {y}q14 -12 26 -6q-4 14 -26 6z", mix(SAGE, TEAL, 0.5)) for x, y in ((12, 26), (10, 44), (30, 18))
    ]
    return [*out, cut_out(frame, "#39434a", lead, 3), *mirrored(leaves, 240)]


def _eye_feather(row: int) -> list[str]:
    lead = "#1d1a22"
    green = (VIRIDIAN, mix(VIRIDIAN, TEAL, 0.5), TEAL)[row]
    return [
        both("M0 44C-9 26 -16 10 -16 -4C-16 -16 -8 -22 0 -22C8 -22 16 -16 16 -4C16 10 9 26 0 44Z", green, lead, 2.8),
        both(
            "M0 12C-8 8 -11 2 -11 -5C-11 -13 -6 -17 0 -17C6 -17 11 -13 11 -5C11 2 8 8 0 12Z",
            mix(OCHRE, SAGE, 0.25),
            lead,
            1.6,
        ),
        oval(0, -6, 7.4, 8.6, "#5fa6b8"),
        oval(0, -4, 4.6, 5.6, NAVY),
        line("M0 12V40", mix(green, STRAW, 0.5), 1.4),
    ]


def dragonfly_hour(c: Canvas) -> list[str]:
    """A dragonfly over a lily pond, the moon low behind the reeds."""
    out = [rect(0, 0, 240, 288, c.linear("#2c3d63", "#5b6f92", "#d9a890", "#efcf9a", "#8fa89a", "#3d6a6c"))]
    out += [
        disc(120, 126, 70, c.radial("#fff4d6", "#f6dba2", "#eec27f")),
        ring(120, 126, 70, CONTOUR, 2),
        ring(120, 126, 76, STRAW, 1.4),
    ]
    # Water, its rings and the moon's path.
    out.append(
        both(
            "M0 196C50 186 90 204 130 196C170 188 210 200 240 194V288H0Z",
            c.linear("#5f8f8c", "#2b5560", "#1f3d4b"),
            CONTOUR,
            2,
        )
    )
    for y, w in ((206, 54), (218, 42), (232, 60), (248, 36), (264, 50)):
        out.append(
            line(f"M{120 - w} {y}C{120 - w / 2} {y - 5} {120 + w / 3} {y + 5} {120 + w} {y}", "#f3d9a0", 2, 0.65)
        )
    # Reeds in whiplash curves.
    for base, tip, bend in (
        (22, (10, 40), 20),
        (34, (52, 70), -10),
        (12, (34, 110), -18),
        (212, (230, 46), -22),
        (224, (196, 84), 16),
        (202, (214, 122), 14),
    ):
        blade = [(base, 288), (base + bend, 190), tip, (base + bend * 0.6 + 4, 196), (base + 8, 288)]
        out.append(both(smooth(blade), MOSS if base % 4 else PINE, CONTOUR, 1.8))
    for x, y, turn in ((44, 92, 8), (206, 100, -8)):
        out += [
            line(f"M{x} {y}C{x - turn} {y + 70} {x + turn} {y + 140} {x - turn} {y + 200}", CONTOUR, 3.6),
            place(
                [
                    both("M-5 -24C-5 -30 5 -30 5 -24V18C5 24 -5 24 -5 18Z", SIENNA, CONTOUR, 2),
                    line("M0 -28V-40", CONTOUR, 2),
                ],
                x,
                y,
                1,
                turn,
            ),
        ]
    # Pads and blossoms.
    for x, y, r in ((66, 250, 36), (176, 262, 42), (120, 280, 26), (20, 276, 26)):
        pad = f"M{x} {y}L{x + r} {y - r * 0.08}A{r} {r * 0.36} 0 1 0 {x + r * 0.8} {y + r * 0.22:.1f}Z"
        out += [both(pad, c.linear(SAGE, VIRIDIAN), CONTOUR, 2)]
        out += [
            line(
                f"M{x} {y}L{x - r * 0.8} {y - r * 0.06}M{x} {y}L{x - r * 0.3} {y + r * 0.3}M{x} {y}L{x - r * 0.2}"
                f" {y - r * 0.3}",
                mix(PINE, SAGE, 0.4),
                1.1,
            )
        ]
    for x, y, s in ((66, 240, 0.9), (178, 250, 1.1)):
        out.append(place(_water_lily(), x, y, s))
    # The dragonfly.
    wing = c.linear("#f2e7c4", "#9fc4bd", "#6f9fb0", turn=0, opacities=(0.95, 0.9, 0.85))
    fly: list[str] = []
    upper = "M4 -6C30 -34 74 -52 104 -46C112 -40 104 -26 86 -18C58 -6 26 2 4 2Z"
    lower = "M4 2C34 2 74 6 94 22C100 30 90 38 76 36C46 32 20 16 4 8Z"
    veins = (
        "M6 -4C40 -22 70 -36 98 -38M8 0C40 -8 66 -20 90 -24M34 -18L44 -6M52 -28L62 -14M70 -36L80 -22"
        "M8 4C40 8 68 16 88 26M12 6C36 16 56 26 76 30M40 7L34 17M60 13L52 25M76 19L70 30"
    )
    half = [
        both(upper, wing, CONTOUR, 2),
        both(lower, wing, CONTOUR, 2),
        line(veins, darker(TEAL, 0.2), 1),
        oval(97, -41, 6, 3, SIENNA, -20),
    ]
    fly += mirrored(half, 0)
    fly.append(both("M-5 4C-4 40 -3 80 0 104C3 80 4 40 5 4Z", c.linear(TEAL, NAVY), CONTOUR, 2))
    fly += [line(f"M{-4.4 + i * 0.4} {18 + i * 13}H{4.4 - i * 0.4}", STRAW, 1.5) for i in range(6)]
    fly += [
        oval(0, -2, 8, 13, TEAL),
        oval(0, -4, 4, 8, lighter(TEAL, 0.45)),
        disc(0, -19, 7, VIRIDIAN),
        disc(-6, -21, 5.4, VERMILION),
        disc(6, -21, 5.4, VERMILION),
        disc(-7.4, -22.4, 1.6, PAPER),
        disc(4.6, -22.4, 1.6, PAPER),
    ]
    out.append(place(fly, 120, 112, 0.98, 24))
    # Border.
    rounded = (
        "M0 0H240V288H0ZM8 30C8 16 16 8 30 8H210C224 8 232 16 232 30V258C232 272 224 280 210 280H30C16 280 8 272 8 258Z"
    )
    out.append(cut_out(rounded, NAVY, INK, 1.5))
    out.append(
        line(
            "M30 12H210C220 12 228 20 228 30V258C228 268 220 276 210 276H30C20 276 12 268 12 258V30C12 20 20 12 30 12Z",
            GOLD,
            1.4,
        )
    )
    return out


def _water_lily() -> list[str]:
    out = []
    for turn in (-70, 70, -42, 42, -16, 16, 0):
        out.append(
            place(
                [both("M0 4C-8 -4 -7 -18 0 -26C7 -18 8 -4 0 4Z", mix("#f3c9bd", IVORY, abs(turn) / 90), CONTOUR, 1.5)],
                0,
                0,
                1,
                turn,
            )
        )
    return [*out, disc(0, -4, 4, OCHRE)]
