"""Hours and seasons that the painters of Art Society share, and the brushwork that goes with them."""

from __future__ import annotations

from math import sin
from typing import NamedTuple

from vernissage.art.canvas import Canvas, Point, disc, fill, line, num, polygon, rect, smooth
from vernissage.art.chance import Chance


class Light(NamedTuple):
    """What an hour does to sky, distance and ground."""

    name: str
    high: str
    middle: str
    low: str
    far: str
    mid: str
    near: str
    accent: str
    sun: str
    night: bool


LIGHTS = (
    Light("at Noon", "#5f9cc4", "#9cc5d8", "#e6ecdc", "#8fadb5", "#7c9f66", "#4a7442", "#d9583f", "#fff6d6", False),
    Light("at Dusk", "#3d416f", "#b8687c", "#f2ab69", "#74607f", "#584f66", "#2f3145", "#f4c06a", "#ffdf9a", False),
    Light("in Autumn", "#8fa9b3", "#cfcdb2", "#f0dcae", "#a3977f", "#b8793a", "#7b4a27", "#c9402c", "#fff0c4", False),
    Light("by Night", "#0f1a38", "#21395f", "#4c6c88", "#2c4560", "#1e3347", "#111f30", "#f0c96a", "#fdf3cf", True),
    Light("at Dawn", "#7d9dba", "#e2b9a8", "#f8dfb2", "#9fb0b9", "#7f9a85", "#486549", "#d9806f", "#fff3d3", False),
    Light("in Winter", "#9fb3c2", "#cdd7db", "#f1ebe0", "#b1c0ca", "#d9e2e6", "#eef0ee", "#b5483a", "#fffaf0", False),
    Light(
        "before the Storm",
        "#454f5c",
        "#7a868c",
        "#c9c5ab",
        "#5e6f70",
        "#5f6f4f",
        "#38472f",
        "#d9b04a",
        "#e9e4cf",
        False,
    ),
)


def sky(c: Canvas, light: Light, chance: Chance, w: float, horizon: float) -> list[str]:
    """The sky down to the horizon with its sun or moon, its clouds or stars."""
    out = [rect(0, 0, w, horizon + 2, c.linear(light.high, light.middle, light.low))]
    x, y = chance.between(0.2, 0.8) * w, horizon * chance.between(0.22, 0.5)
    radius = min(w, horizon) * chance.between(0.06, 0.1) + 3
    glow = disc(x, y, radius * 3.2, c.radial(light.sun, light.sun, light.sun, opacities=(0.75, 0.22, 0)))
    if light.night:
        for _ in range(int(w * horizon / 700)):
            out.append(
                disc(chance.between(2, w - 2), chance.between(2, horizon * 0.7), chance.between(0.4, 1.2), "#f6efd6")
            )
        out += [glow, disc(x, y, radius, light.sun)]
        return out
    out += [glow, disc(x, y, radius, light.sun, 0.95)]
    for _ in range(1 + int(w / 90)):
        cx, cy, s = (
            chance.between(0, w),
            horizon * chance.between(0.1, 0.62),
            chance.between(0.5, 1.1) * min(w, 260) / 130,
        )
        out.append(cloud(cx, cy, s, light))
    return out


def cloud(x: float, y: float, s: float, light: Light) -> str:
    """A long soft cloud."""
    d = (
        f"M{num(x - 34 * s)} {num(y)}"
        f"C{num(x - 30 * s)} {num(y - 9 * s)} {num(x - 16 * s)} {num(y - 8 * s)} {num(x - 12 * s)} {num(y - 6 * s)}"
        f"C{num(x - 6 * s)} {num(y - 15 * s)} {num(x + 10 * s)} {num(y - 13 * s)} {num(x + 12 * s)} {num(y - 6 * s)}"
        f"C{num(x + 22 * s)} {num(y - 9 * s)} {num(x + 32 * s)} {num(y - 4 * s)} {num(x + 36 * s)} {num(y)}Z"
    )
    return fill(d, light.sun, 0.5)


def ridge(chance: Chance, w: float, y: float, swing: float, wave: float) -> list[Point]:
    """The points of a hill line from left to right."""
    a, b = chance.between(0, 6.3), chance.between(0, 6.3)
    count = max(5, int(w / 22))
    return [
        (
            -4 + (w + 8) * i / count,
            y + swing * (0.65 * sin(i / count * w / wave + a) + 0.35 * sin(i / count * w / wave * 2.3 + b)),
        )
        for i in range(count + 1)
    ]


def ground(points: list[Point], w: float, h: float, paint: str, soft: bool = True) -> str:
    """Everything below a hill line."""
    line_ = smooth(points, False) if soft else polygon(points, False)
    return fill(f"{line_}L{num(w + 4)} {num(h)}L-4 {num(h)}Z", paint)


def strokes(
    chance: Chance,
    w: float,
    top: float,
    bottom: float,
    count: int,
    length: float,
    paint: str,
    width: float,
    opacity: float = 0.5,
) -> str:
    """Level brush marks scattered over a band, longer towards its foot."""
    marks = []
    for _ in range(count):
        t = chance.unit()
        y = top + (bottom - top) * t
        marks.append(f"M{int(chance.between(-6, w))} {int(y)}h{max(2, int(length * (0.4 + t)))}")
    return line("".join(marks), paint, width, opacity)


def tufts(chance: Chance, w: float, top: float, bottom: float, count: int, paint: str, size: float = 5) -> str:
    """Short upright grass marks."""
    marks = [
        f"M{int(chance.between(0, w))} {int(chance.between(top, bottom))}l{int(chance.near(0, size))}"
        f" {-int(chance.between(2, size + 1))}"
        for _ in range(count)
    ]
    return line("".join(marks), paint, 1.3, 0.5)
