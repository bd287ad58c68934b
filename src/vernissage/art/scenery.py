"""What the landscapes of Art Society hold: trees, houses, boats, a bridge and a mill."""

from __future__ import annotations

from vernissage.art.canvas import (
    disc,
    fill,
    line,
    oval,
    place,
    rect,
)
from vernissage.art.chance import Chance
from vernissage.art.light import Light
from vernissage.art.palette import darker, lighter, mix


def firs(light: Light) -> str:
    """The dark of evergreens, which snow does not change."""
    return "#3f524c" if light.name == "in Winter" else darker(light.near, 0.33)


def pine(x: float, foot: float, size: float, paint: str) -> list[str]:
    """A fir."""
    s = size / 100
    return [
        place([fill("M0 -100L14 -70H7L22 -44H12L30 -12H4V0H-4V-12H-30L-12 -44H-22L-7 -70H-14Z", paint)], x, foot, s)
    ]


def cypress(x: float, foot: float, size: float, paint: str) -> list[str]:
    """A cypress with a lit side."""
    return [
        place(
            [
                fill("M0 -100C12 -70 14 -30 6 -4H2V4H-2V-4H-6C-14 -30 -12 -70 0 -100Z", paint),
                fill("M0 -100C-12 -70 -14 -30 -6 -4C-4 -40 -6 -70 0 -100Z", lighter(paint, 0.22)),
            ],
            x,
            foot,
            size / 100,
        )
    ]


def tree(x: float, foot: float, size: float, light: Light, chance: Chance) -> list[str]:
    """A round-headed tree."""
    leaf = (
        light.accent
        if light.name == "in Autumn" and chance.yes(0.5)
        else mix(light.near, light.mid, chance.unit() * 0.6)
    )
    parts = [line("M0 2V-40M0 -22L-14 -40M0 -28L14 -46", darker(light.near, 0.5), 8)]
    for dx, dy, r in ((-24, -52, 26), (24, -54, 26), (0, -78, 28), (0, -52, 28)):
        parts.append(disc(dx, dy, r, darker(leaf, 0.18 if dx >= 0 else 0.05)))
    parts += [disc(-14, -76, 16, lighter(leaf, 0.22), 0.8), disc(-26, -54, 11, lighter(leaf, 0.18), 0.8)]
    return [oval(x, foot, size * 0.5, size * 0.09, darker(light.near, 0.4), 0, 0.4), place(parts, x, foot, size / 70)]


def cottage(x: float, foot: float, size: float, light: Light) -> list[str]:
    """A small house with a red roof."""
    wall = lighter(light.low, 0.3)
    window = light.accent if light.night else darker(light.near, 0.3)
    return [
        place(
            [
                rect(-40, -44, 80, 46, wall),
                rect(8, -44, 32, 46, darker(wall, 0.3)),
                fill("M-48 -42L-26 -76H30L48 -42Z", mix("#b5533a", light.near, 0.25)),
                rect(-28, -32, 14, 14, window),
                rect(16, -32, 12, 14, window),
                rect(-6, -24, 12, 26, darker(light.near, 0.4)),
                rect(12, -88, 10, 18, darker(wall, 0.4)),
            ],
            x,
            foot,
            size / 70,
        )
    ]


def lighthouse(x: float, foot: float, size: float, light: Light) -> list[str]:
    """A striped tower with its lamp."""
    lamp = "#ffe9a8"
    return [
        place(
            [
                fill("M-13 0L-8 -74H8L13 0Z", "#f3ead8"),
                fill("M-11.5 -20L-10 -42H10L11.5 -20ZM-9 -58L-8 -74H8L9 -58Z", mix("#b23a2f", light.near, 0.15)),
                rect(-8, -88, 16, 14, lamp),
                fill("M-11 -88L0 -100L11 -88Z", darker(light.near, 0.4)),
                disc(0, -81, 26, lamp, 0.25),
            ],
            x,
            foot,
            size / 100,
        )
    ]


def boat(x: float, foot: float, size: float, light: Light) -> list[str]:
    """A sailing boat."""
    sail = lighter(light.sun, 0.3)
    return [
        place(
            [
                fill("M4 -90C30 -60 40 -34 42 -12H4Z", sail),
                fill("M-2 -84C-14 -56 -26 -32 -36 -12H-2Z", mix(sail, light.accent, 0.5)),
                fill("M-46 -10H50C44 6 34 10 20 10H-26C-38 8 -44 0 -46 -10Z", darker(light.near, 0.5)),
                oval(0, 14, 40, 4, darker(light.near, 0.4), 0, 0.4),
            ],
            x,
            foot,
            size / 90,
        )
    ]


def bridge(x: float, y: float, half: float, light: Light) -> list[str]:
    """An old stone bridge of two arches."""
    s = half / 60
    stone = mix(light.low, "#8a7763", 0.55)
    d = "M-70 -8C-40 -26 40 -26 70 -8V22H56C54 2 18 2 14 22H-14C-18 2 -54 2 -56 22H-70Z"
    return [
        place(
            [
                fill(d, stone),
                line("M-70 -8C-40 -26 40 -26 70 -8", lighter(stone, 0.4), 3),
                fill("M14 22C18 2 54 2 56 22H62C58 -4 12 -4 8 22Z", darker(stone, 0.3)),
            ],
            x,
            y,
            s,
        )
    ]


def mill(x: float, foot: float, size: float, light: Light) -> list[str]:
    """A windmill."""
    wall = mix("#e9dcc3", light.low, 0.3)
    blade = "M0 0L-4 -44H4ZM-4 -14H-16V-44H-4Z"
    cap = darker(light.near, 0.35)
    return [
        place(
            [
                fill("M-20 0L-13 -58H13L20 0Z", wall),
                fill("M2 0V-58H13L20 0Z", darker(wall, 0.3)),
                fill("M-15 -57C-12 -76 12 -76 15 -57Z", mix("#8f4a35", light.near, 0.3)),
                rect(-5, -16, 10, 16, cap),
                place(
                    [*(place([fill(blade, cap)], 0, 0, 1, a) for a in (20, 110, 200, 290)), disc(0, 0, 4, wall)], 0, -60
                ),
            ],
            x,
            foot,
            size / 100,
        )
    ]
