"""A pencil's hand: outlines of #ARTBOX drawings as jittered paths, without filters.

No point moves by more than two units of the thousand, and the same drawing always trembles alike (AB-GEO-20).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from typing import Any

from vernissage.art.canvas import Canvas, Point, line, num, rect
from vernissage.art.chance import Chance

SIDE = 1000
GRAPHITE = "#34322f"
LIMIT = 2.0


def drawing(
    shapes: Sequence[Mapping[str, Any]], title: str = "A drawing", prefix: str = "drawing", paper: bool = True, color: str = GRAPHITE
) -> str:
    """The shapes of one drawing as a whole picture on its square sheet."""
    c = Canvas(prefix, title, SIDE, SIDE)
    if paper:
        c.add(rect(0, 0, SIDE, SIDE, "#fbf6ea"), line("M14 14H986V986H14Z", "#d8c9a8", 3))
    c.add(*strokes(shapes, color))
    return c.svg()


def strokes(shapes: Sequence[Mapping[str, Any]], color: str = GRAPHITE) -> list[str]:
    """The pencil strokes of every shape, in order."""
    seed = json.dumps(list(shapes), sort_keys=True, separators=(",", ":"))
    out = []
    for number, shape in enumerate(shapes):
        points, closed = outline(shape)
        out += stroke(points, closed, Chance(f"{seed} {number}"), color)
    return out


def stroke(points: Sequence[Point], closed: bool, chance: Chance, color: str = GRAPHITE, width: float = 8.0) -> list[str]:
    """One outline drawn twice, the second time lighter and with the grain of the paper showing."""
    body = trail(tremble(points, closed, chance, 0.9), closed)
    again = trail(tremble(points, closed, chance, LIMIT * 0.95), closed)
    grain = " ".join(num(chance.between(3, 17)) for _ in range(9)) + " " + num(chance.between(2, 4))
    first = line(body, color, width * 0.82, 0.72)
    second = line(again, color, width * 0.55, 0.62).replace("<path ", f'<path stroke-dasharray="{grain}" ', 1)
    return [first, second]


def trail(points: Sequence[Point], closed: bool) -> str:
    """Path data with whole steps written as differences, which is short."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    parts = [f"M{num(x)} {num(y)}l"]
    for px, py in points[1:]:
        dx, dy = round(px - x, 1), round(py - y, 1)
        x, y = round(x + dx, 1), round(y + dy, 1)
        parts.append(f"{num(dx)} {num(dy)} ")
    return "".join(parts).rstrip() + ("z" if closed else "")


def tremble(points: Sequence[Point], closed: bool, chance: Chance, reach: float) -> list[Point]:
    """The outline cut into short steps, every one a little off, none by more than the reach."""
    ends = [*points, points[0]] if closed else list(points)
    out: list[Point] = []
    drift_x = drift_y = 0.0
    for (x, y), (u, v) in pairwise(ends):
        steps = max(1, int(hypot(u - x, v - y) / 34))
        for k in range(steps):
            drift_x = max(-1.0, min(1.0, drift_x * 0.6 + chance.near(0, 0.6)))
            drift_y = max(-1.0, min(1.0, drift_y * 0.6 + chance.near(0, 0.6)))
            t = k / steps
            out.append((x + (u - x) * t + drift_x * reach / sqrt(2), y + (v - y) * t + drift_y * reach / sqrt(2)))
    if not closed:
        out.append(ends[-1])
    return out


def outline(shape: Mapping[str, Any]) -> tuple[list[Point], bool]:
    """The contour of a shape as points, and whether it closes."""
    kind = shape["kind"]
    if kind in ("triangle", "line"):
        return [(float(x), float(y)) for x, y in shape["pts"]], kind == "triangle"
    angle = float(shape.get("rot", 0)) * pi / 180
    cx, cy = float(shape["cx"]), float(shape["cy"])
    if kind == "circle":
        rx, ry = float(shape["rx"]), float(shape["ry"])
        # Enough corners that the chord stays within a twentieth of a unit or so of the true curve.
        count = max(24, min(180, int(2.6 * sqrt(max(rx, ry)) + 24)))
        local = [(rx * cos(2 * pi * i / count), ry * sin(2 * pi * i / count)) for i in range(count)]
    elif kind == "square":
        w, h = float(shape["w"]) / 2, float(shape["h"]) / 2
        local = [(-w, -h), (w, -h), (w, h), (-w, h)]
    else:
        raise ValueError(f"no shape of kind {kind!r}")
    return [(cx + x * cos(angle) - y * sin(angle), cy + x * sin(angle) + y * cos(angle)) for x, y in local], True
