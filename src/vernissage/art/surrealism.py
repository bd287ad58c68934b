"""Surrealism for Art Decko: calm skies, long shadows, things where they cannot be."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, both, disc, fill, line, oval, place, polygon, rect, smooth
from vernissage.art.chance import Chance
from vernissage.art.palette import (
    GOLD,
    INK,
    IVORY,
    OCHRE,
    PAPER,
    SIENNA,
    SKY,
    STRAW,
    TEAL,
    UMBER,
    VERMILION,
    darker,
    lighter,
    mix,
)


def cloud(c: Canvas, x: float, y: float, size: float, light: str = "#fffaf0", shade: str = "#b9c4cc") -> str:
    """A cloud with a flat base, lit from above."""
    d = (
        "M-50 10C-62 8 -60 -8 -46 -8C-46 -24 -22 -30 -14 -18C-6 -34 24 -32 26 -14C40 -22 56 -10 50 0C60 4 56 12 46"
        " 11C20 14 -20 14 -50 10Z"
    )
    return place([fill(d, c.linear(light, light, shade))], x, y, size)


def patient_clock(c: Canvas) -> list[str]:
    """A clock that has waited so long that it runs over the edge."""
    out = [rect(0, 0, 240, 170, c.linear("#5f8fa6", "#a9c6c4", "#f2dfae", "#eab87a"))]
    out.append(rect(0, 158, 240, 130, c.linear("#d9a45c", "#b0763f", "#7a4d2e")))
    # Far cliffs and their mirror in still water.
    out.append(fill("M140 158L156 132L168 138L182 118L204 128L222 120L240 130V158Z", c.linear("#e0b06a", "#a8713f")))
    out.append(fill("M120 158H240V170C200 174 150 170 120 164Z", c.linear("#c9d4bf", "#7fa3a6")))
    out += [cloud(c, 56, 40, 0.8), cloud(c, 186, 66, 0.46)]
    out.append(disc(196, 36, 11, "#fff3cf"))
    # The plinth, with its shadow drawn out by the evening.
    out.append(fill("M84 262L240 232V262L150 288H60Z", "#4b2f22", 0.55))
    out.append(fill("M14 186L104 180L132 196V288H0V196Z", c.linear("#8a5a3a", "#4f3122")))
    out.append(fill("M0 192L14 176H104L138 192Z", "#b98454"))
    out.append(fill("M0 192H138V200H0Z", "#6a4229"))
    # The dead tree.
    trunk = (
        "M52 186C56 160 46 132 54 100C58 84 56 66 50 52C58 62 64 74 64 88C82 82 116 84 146 70C122 90 92 92 66 100C62"
        " 128 70 160 72 186Z"
    )
    out.append(fill(trunk, c.linear("#a98a68", "#5f4632", turn=0)))
    out.append(line("M60 104C58 130 62 160 62 182M66 98C90 92 112 88 132 78", "#4a3526", 1.2))
    # The clock on the branch.
    hanging = (
        "M96 82C110 74 138 70 150 76C156 92 154 110 156 128C158 146 152 160 142 158"
        "C134 156 136 144 130 132C122 118 104 116 97 104C93 96 92 88 96 82Z"
    )
    out.append(place([fill(hanging, "#4b2f22", 0.3)], 7, 6))
    out.append(both(hanging, c.linear("#f7efd9", "#d5dcd8", "#8fa8ae"), GOLD, 4.5))
    out.append(line(hanging, UMBER, 1))
    for x, y, numeral in (
        (122, 82, 4),
        (142, 86, 4),
        (149, 108, 4),
        (149, 132, 4),
        (144, 150, 3),
        (135, 122, 4),
        (104, 98, 4),
        (118, 110, 4),
    ):
        out.append(line(f"M{x - 1.5} {y - numeral / 2}l3 {numeral}", INK, 1.8))
    out += [
        line("M128 98C134 108 142 116 144 136", INK, 2.2),
        line("M128 98C120 96 114 92 108 90", INK, 2.6),
        disc(128, 98, 2.8, VERMILION),
    ]
    # A second one poured over the edge of the plinth.
    pour = (
        "M22 188C30 178 78 176 92 186C98 196 96 214 94 232C94 246 90 256 84 252"
        "C80 248 82 236 76 226C66 212 34 210 24 202C18 198 18 192 22 188Z"
    )
    out.append(place([fill(pour, "#2d1b14", 0.45)], 7, 7))
    out += [both(pour, c.linear("#fbf4de", "#e3d9bd", "#9db1b3"), GOLD, 5), line(pour, UMBER, 1)]
    for x, y, turn in (
        (56, 184, 0),
        (80, 190, 40),
        (88, 208, 80),
        (88, 230, 85),
        (72, 214, -60),
        (46, 206, 10),
        (30, 194, 60),
    ):
        out.append(place([line("M0 -2.5V2.5", INK, 2)], x, y, 1, turn))
    out += [
        line("M58 196C70 198 80 206 84 226", INK, 2.4),
        line("M58 196L40 192", INK, 2.8),
        disc(58, 196, 3, VERMILION),
    ]
    # The ant that has time.
    out += [
        oval(176, 254, 4, 2.6, INK),
        disc(181, 252.5, 2, INK),
        oval(170.5, 255, 3, 2.2, INK),
        line("M172 257l-3 5M176 257l-1 5M179 256l3 4M182 251l4 -3", INK, 0.9),
    ]
    return out


def staircase_to_a_fish(c: Canvas) -> list[str]:
    """Steps rise from the desert to a fish that swims in the evening."""
    out = [rect(0, 0, 240, 288, c.linear("#27305a", "#5b5a86", "#b9798a", "#eba878", "#f6d59c"))]
    for sx, sy, r in (
        (24, 26, 1.3),
        (52, 58, 0.9),
        (92, 20, 1),
        (200, 120, 1),
        (222, 30, 1.2),
        (20, 96, 1),
        (120, 12, 1.4),
        (226, 84, 0.9),
    ):
        out.append(disc(sx, sy, r, IVORY))
    out += [fill("M30 110A21 21 0 1 0 58 136A18 18 0 1 1 30 110Z", "#fbe7bd")]
    out.append(fill("M0 236C60 226 120 240 240 228V288H0Z", c.linear("#d99a5c", "#8a5236")))
    out.append(fill("M0 236C30 222 50 228 74 236C50 240 20 242 0 240Z", "#b0713f"))
    # The flight of steps, each a slab without support.
    steps = 11
    for i in range(steps):
        t = i / (steps - 1)
        x, y, w, h = 30 + 124 * t, 258 - 152 * t, 62 - 30 * t, 9 - 4.5 * t
        depth = 14 - 8 * t
        light = mix("#f2dcb8", "#e9a58a", t * 0.7)
        out.append(
            fill(polygon([(x, y), (x + w, y), (x + w + depth, y - depth * 0.5), (x + depth, y - depth * 0.5)]), light)
        )
        out.append(rect(x, y, w, h, darker(light, 0.35)))
        out.append(
            fill(
                polygon(
                    [(x + w, y), (x + w + depth, y - depth * 0.5), (x + w + depth, y - depth * 0.5 + h), (x + w, y + h)]
                ),
                darker(light, 0.55),
            )
        )
        if i < 4:
            out.append(oval(x + w / 2 + 34 - i * 2, 268 - i * 3, w * 0.55, 4.5 - i * 0.6, "#3d2430", 0, 0.4 - i * 0.07))
    # The fish, a little larger than the moon.
    body = (
        "M96 74C116 42 168 30 206 58C214 64 218 70 222 68C230 58 238 48 250 44C244 58 241 66 241 76"
        "C241 88 244 98 251 110C238 104 230 94 222 84C218 82 212 88 204 94C166 116 118 106 96 74Z"
    )
    fish = [both(body, c.linear("#8fc0bd", TEAL, "#22435c"), "#16283f", 2)]
    scales = []
    for row in range(5):
        for k in range(8):
            x, y = 128 + k * 10 + (row % 2) * 5, 54 + row * 10
            if (x - 162) ** 2 / 2300 + (y - 74) ** 2 / 620 < 1:
                scales.append(f"M{x - 5} {y - 3}a5 6 0 0 0 10 0")
    fish.append(line("".join(scales), "#c9e0cf", 1.3, 0.75))
    fish += [
        fill("M148 42C160 20 186 18 196 34C190 44 180 48 170 44Z", c.linear(VERMILION, SIENNA)),
        line("M156 40C164 30 172 26 182 26M166 42C172 36 180 32 190 33", "#f2c19a", 1.2),
    ]
    fish += [
        fill("M150 98C152 114 166 122 176 116C174 106 170 100 166 98Z", VERMILION),
        line("M124 54C132 66 132 84 124 94", "#16283f", 2.2),
    ]
    fish += [
        disc(113, 68, 7.5, IVORY),
        disc(112, 68, 4.6, OCHRE),
        disc(111.5, 68, 2.5, INK),
        disc(110.6, 66.8, 0.9, IVORY),
        line("M97 78C104 80 108 84 110 88", "#16283f", 2),
    ]
    fish.append(line("M225 71L243 53M226 76L237 76M225 81L243 101", "#c9e0cf", 1.4))
    out.append(place(fish, -32, 0, 1.03))
    out += [cloud(c, 168, 124, 0.62, "#ffe9cf", "#c98f8f"), cloud(c, 76, 52, 0.4, "#dcb9b4", "#8c6a87")]
    # The visitor, who has only just begun to climb.
    out += [
        oval(70, 270, 26, 3, "#3d2430", 0, 0.4),
        fill("M38 252C38 240 44 234 47 234C50 234 56 240 56 252L53 262H41Z", INK),
        disc(47, 230, 4.6, "#e9c3a0"),
        fill("M38.5 228H55.5V226H52V219H42V226H38.5Z", INK),
        rect(42, 261, 3, 6, INK),
        rect(49, 261, 3, 6, INK),
    ]
    return out


def door_in_the_sea(c: Canvas) -> list[str]:
    """A door stands in the night sea; behind it, it is day."""
    chance = Chance("door")
    out = [rect(0, 0, 240, 180, c.linear("#101b3a", "#1f3560", "#4a6a8c", "#9fb3b4"))]
    for _ in range(38):
        out.append(disc(chance.between(4, 236), chance.between(4, 118), chance.between(0.5, 1.4), IVORY))
    out += [fill("M40 40A19 19 0 1 0 56 66A15 15 0 1 1 40 40Z", "#fdf1cf")]
    out.append(rect(0, 172, 240, 116, c.linear("#6f93a0", "#2b5570", "#14294a")))
    waves = []
    for row in range(11):
        y = 178 + row * row * 0.7 + row * 3
        length = 8 + row * 3.2
        x = chance.between(-20, 0)
        while x < 240:
            waves.append(f"M{x:.0f} {y:.0f}q{length / 2:.0f} {-1 - row * 0.3:.1f} {length:.0f} 0")
            x += length * chance.between(1.6, 3)
    out.append(line("".join(waves), "#cfe0dc", 1.2, 0.6))
    # Light from behind the door lies on the water.
    out.append(fill("M92 232L158 232L196 288H44Z", c.linear("#ffe9b0", "#ffd98a", opacities=(0.75, 0.05))))
    # The opening: a summer sky.
    day = [
        rect(88, 62, 72, 172, c.linear("#4f9ac4", "#a9d3df", "#f6efd6")),
        cloud(c, 106, 100, 0.42),
        cloud(c, 146, 128, 0.5),
        cloud(c, 112, 160, 0.36),
    ]
    day += [
        fill("M88 200C106 194 120 204 160 196V236H88Z", c.linear("#9cb86a", "#55793f")),
        disc(140, 82, 8, "#fff3c4"),
    ]
    day += [
        line("M122 236C120 222 128 212 124 202", "#ecd9a6", 4),
        fill("M100 200l6 -16l6 16zM104 194l4 -14l4 14z", "#3f6a44"),
    ]
    out.append(c.clip("M88 62H160V234H88Z", day))
    # Frame and leaf.
    wood, dark = "#b5583a", "#6f2f26"
    out.append(both("M80 54H168V236H160V62H88V236H80Z", c.linear(wood, dark), darker(dark, 0.4), 1.6))
    out.append(fill("M74 50H174V56H74Z", lighter(wood, 0.25)))
    leaf = "M88 62L48 50V250L88 234Z"
    out.append(both(leaf, c.linear(dark, wood, turn=0), darker(dark, 0.5), 1.8))
    for top, bottom in ((70, 104), (116, 152), (166, 216)):
        d = polygon([(54, top - 4), (82, top + 4), (82, bottom), (54, bottom + 2)])
        out.append(both(d, c.linear(darker(wood, 0.35), wood, turn=0), darker(dark, 0.4), 1.4))
        out.append(line(polygon([(54, bottom + 2), (54, top - 4), (82, top + 4)], False), lighter(wood, 0.35), 1))
    out += [disc(57, 160, 3.6, GOLD), disc(56, 159, 1.3, STRAW)]
    # Foam at the sill, and a bird that has come through.
    out.append(
        fill(
            smooth(
                [
                    (40, 250),
                    (56, 243),
                    (70, 247),
                    (86, 236),
                    (110, 240),
                    (134, 234),
                    (160, 238),
                    (178, 234),
                    (188, 240),
                    (166, 246),
                    (130, 246),
                    (96, 248),
                    (60, 256),
                ]
            ),
            PAPER,
            0.8,
        )
    )
    gull = (
        "M-30 -10C-20 -18 -8 -12 0 -1C6 -14 18 -22 32 -18C22 -14 14 -6 8 4C6 8 2 10 -1 9C-6 8 -6 4 -8 1C-14 -6 -20 -10"
        " -30 -10Z"
    )
    out.append(place([fill(gull, c.linear(IVORY, SKY))], 196, 104, 0.9, -8))
    out.append(place([fill(gull, mix(IVORY, SKY, 0.4))], 212, 74, 0.4, -14))
    return out
