"""A pencil's hand: the outlines of #ARTBOX drawings as trembling paths, without filters.

No point moves by more than two units of the thousand, and the same shape always trembles alike (AB-GEO-20). The
browser draws with the same hand (client/src/boards/artbox/pencil.ts): both give the strokes of tests/art/strokes.json
letter by letter, so nothing here may depend on how a machine rounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil, cos, floor, pi, sin, sqrt
from typing import Any, NamedTuple

from vernissage.art.canvas import Canvas, Point, line, rect

SIDE = 1000
GRAPHITE = "#34322f"
WIDTH = 8.0
LIMIT = 2.0
FIRM, LOOSE = 0.9, 1.6  # how far the two strokes stray; a chord of an ellipse adds a third of a unit
STEP = 34  # between two moves of the hand
_MASK = 0xFFFFFFFF


class Stroke(NamedTuple):
    """One outline drawn twice, the second time lighter and with the grain of the paper showing."""

    body: str
    again: str
    grain: str


class Hand:
    """A stream of chances that starts from a name: FNV-1a, then mulberry32."""

    def __init__(self, name: str) -> None:
        self.seed = 2166136261
        for letter in name:
            self.seed = ((self.seed ^ ord(letter)) * 16777619) & _MASK

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        self.seed = (self.seed + 0x6D2B79F5) & _MASK
        t = ((self.seed ^ self.seed >> 15) * (1 | self.seed)) & _MASK
        t ^= (t + (t ^ t >> 7) * (61 | t)) & _MASK
        return (t ^ t >> 14) / 4294967296


def drawing(
    shapes: Sequence[Mapping[str, Any]],
    title: str = "A drawing",
    prefix: str = "drawing",
    paper: bool = True,
    color: str = GRAPHITE,
) -> str:
    """The shapes of one drawing as a whole picture on its square sheet."""
    c = Canvas(prefix, title, SIDE, SIDE)
    if paper:
        c.add(rect(0, 0, SIDE, SIDE, "#fbf6ea"), line("M14 14H986V986H14Z", "#d8c9a8", 3))
    for stroke in strokes(shapes):
        c.add(*drawn(stroke, color))
    return c.svg()


def strokes(shapes: Sequence[Mapping[str, Any]]) -> list[Stroke]:
    """The pencil strokes of every shape; nothing tells the order in which they were made."""
    return [traced(*outline(shape), Hand(name)) for name, shape in sorted(map(named, shapes), key=lambda pair: pair[0])]


def drawn(stroke: Stroke, color: str = GRAPHITE, width: float = WIDTH) -> list[str]:
    """The two paths of a stroke."""
    again = line(stroke.again, color, width * 0.69, 0.62)
    return [
        line(stroke.body, color, width, 0.66),
        again.replace("<path ", f'<path stroke-dasharray="{stroke.grain}" ', 1),
    ]


def named(shape: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """A shape in the one form all its like have, and its name: whole numbers only, the angle in half degrees."""
    kind = shape["kind"]
    if kind in ("triangle", "line"):
        points = sorted((int(x), int(y)) for x, y in shape["pts"])
        numbers = [number for point in points for number in point]
        return " ".join([kind, *map(str, numbers)]), {"kind": kind, "pts": points}
    if kind not in ("circle", "square"):
        raise ValueError(f"no shape of kind {kind!r}")
    a, b = ("rx", "ry") if kind == "circle" else ("w", "h")
    round_ = kind == "circle" and shape[a] == shape[b]
    half = 0 if round_ else floor(float(shape.get("rot", 0)) * 2 + 0.5) % 360
    # Sides exchanged are a quarter turn: of the two descriptions the smaller one.
    sides = min((int(shape[a]), int(shape[b]), half), (int(shape[b]), int(shape[a]), (half + 180) % 360))
    numbers = [int(shape["cx"]), int(shape["cy"]), *sides]
    found = {"kind": kind, "cx": numbers[0], "cy": numbers[1], a: numbers[2], b: numbers[3], "rot": numbers[4] / 2}
    return " ".join([kind, *map(str, numbers)]), found


def outline(shape: Mapping[str, Any]) -> tuple[list[Point], bool]:
    """The contour of a shape as points, and whether it closes."""
    kind = shape["kind"]
    if kind in ("triangle", "line"):
        return [(float(x), float(y)) for x, y in shape["pts"]], kind == "triangle"
    angle = float(shape.get("rot", 0)) * pi / 180
    cx, cy = float(shape["cx"]), float(shape["cy"])
    if kind == "circle":
        rx, ry = float(shape["rx"]), float(shape["ry"])
        count = max(24, ceil(4 * sqrt(max(rx, ry))))
        local = [(rx * cos(2 * pi * i / count), ry * sin(2 * pi * i / count)) for i in range(count)]
    elif kind == "square":
        w, h = float(shape["w"]) / 2, float(shape["h"]) / 2
        local = [(-w, -h), (w, -h), (w, h), (-w, h)]
    else:
        raise ValueError(f"no shape of kind {kind!r}")
    return [(cx + x * cos(angle) - y * sin(angle), cy + x * sin(angle) + y * cos(angle)) for x, y in local], True


def traced(points: Sequence[Point], closed: bool, hand: Hand, unrest: float = 1) -> Stroke:
    """An outline as the hand draws it; a small picture wants less unrest."""
    body = trail(points, closed, hand, FIRM * unrest)
    again = trail(points, closed, hand, LOOSE * unrest)
    grain = " ".join(str(floor(3 + hand.chance() * (3 if i % 2 else 15) + 0.5)) for i in range(10))
    return Stroke(body, again, grain)


def trail(points: Sequence[Point], closed: bool, hand: Hand, reach: float) -> str:
    """Path data along the outline: every step a little off, none by more than the reach, written as differences."""
    ends = [*points, points[0]] if closed else list(points)
    spots: list[tuple[int, int]] = []
    drift_x = drift_y = 0.0

    def put(x: float, y: float) -> None:
        nonlocal drift_x, drift_y
        drift_x = max(-1.0, min(1.0, drift_x * 0.6 + (hand.chance() - 0.5) * 1.6))
        drift_y = max(-1.0, min(1.0, drift_y * 0.6 + (hand.chance() - 0.5) * 1.6))
        spots.append((tenths(x + drift_x * reach / sqrt(2)), tenths(y + drift_y * reach / sqrt(2))))

    for (x, y), (u, v) in pairwise(ends):
        steps = max(1, floor(sqrt((u - x) * (u - x) + (v - y) * (v - y)) / STEP))
        for k in range(steps):
            put(x + (u - x) * k / steps, y + (v - y) * k / steps)
    if not closed:
        put(*ends[-1])
    steps_ = (f"{plain(c - a)} {plain(d - b)}" for (a, b), (c, d) in pairwise(spots))
    return f"M{plain(spots[0][0])} {plain(spots[0][1])}l{' '.join(steps_)}{'z' if closed else ''}"


def tenths(value: float) -> int:
    """A place in tenths of a unit."""
    return floor(value * 10 + 0.5)


def plain(number: int) -> str:
    """Tenths of a unit as a number."""
    sign = "-" if number < 0 else ""
    whole, rest = divmod(abs(number), 10)
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"
