"""Cubism: things cut into facets, each seen from a little elsewhere and in its own light."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from vernissage.art.canvas import Canvas, Point, Points, fill, line, polygon
from vernissage.art.chance import Chance
from vernissage.art.palette import darker, lighter

# A shape is an outline and its paint; later shapes lie on earlier ones.
Shape = tuple[list[Point], str]


def cubist(
    c: Canvas,
    shapes: Sequence[Shape],
    grounds: Sequence[str],
    chance: Chance,
    width: float,
    height: float,
    cuts: int = 6,
    shift: float = 5.0,
    ink: str = "#25211e",
) -> list[str]:
    """The shapes broken along `cuts` straight lines over a field of ground colors."""
    light = c.linear("#fffaf0", "#fffaf0", turn=25, opacities=(0.38, 0.0))
    shade = c.linear("#1c1715", "#1c1715", turn=205, opacities=(0.32, 0.0))
    out = []
    edges = []
    reaches = [bounds(points) for points, _ in shapes]
    for number, cell in enumerate(facets(chance, width, height, cuts)):
        ground = grounds[chance.below(len(grounds))]
        out.append(fill(polygon(cell), ground))
        dx, dy = chance.near(0, shift), chance.near(0, shift)
        tone = chance.near(0, 0.24)
        left, top, right, bottom = bounds(cell)
        for (points, paint), (west, north, east, south) in zip(shapes, reaches, strict=True):
            if east + dx < left or west + dx > right or south + dy < top or north + dy > bottom:
                continue
            piece = clip([(x + dx, y + dy) for x, y in points], cell)
            if len(piece) > 2 and area(piece) > 2.5:
                out.append(fill(polygon(piece), lighter(paint, tone) if tone > 0 else darker(paint, -tone)))
        out.append(fill(polygon(cell), light if number % 2 else shade))
        edges.append(polygon(cell))
    out.append(line("".join(edges), ink, 0.7, 0.45))
    return out


def facets(chance: Chance, width: float, height: float, cuts: int) -> list[list[Point]]:
    """The field cut by straight lines; a line may spare a piece, so that no grid appears."""
    cells: list[list[Point]] = [[(0, 0), (width, 0), (width, height), (0, height)]]
    for i in range(cuts):
        angle = (
            (chance.below(6) * 30 + 15 + chance.near(0, 12)) * pi / 180
            if i > 1
            else (60 + 65 * i + chance.near(0, 10)) * pi / 180
        )
        nx, ny = cos(angle), sin(angle)
        px, py = chance.between(0.22, 0.78) * width, chance.between(0.2, 0.8) * height
        parts: list[list[Point]] = []
        for cell in cells:
            if i > 2 and chance.yes(0.25):
                parts.append(cell)
                continue
            for side in (1.0, -1.0):
                piece = half(cell, px, py, nx * side, ny * side)
                if len(piece) > 2 and area(piece) > 40:
                    parts.append(piece)
        cells = parts
    return cells


def half(points: Points, px: float, py: float, nx: float, ny: float) -> list[Point]:
    """The part of an outline on one side of a line (Sutherland and Hodgman)."""
    sides = [(x - px) * nx + (y - py) * ny for x, y in points]
    if min(sides) >= 0:
        return list(points)
    if max(sides) < 0:
        return []
    out: list[Point] = []
    last, before = points[-1], sides[-1]
    for point, now in zip(points, sides, strict=True):
        if (now >= 0) != (before >= 0):
            t = before / (before - now)
            out.append((last[0] + (point[0] - last[0]) * t, last[1] + (point[1] - last[1]) * t))
        if now >= 0:
            out.append(point)
        last, before = point, now
    return out


def clip(points: Points, cell: Points) -> list[Point]:
    """The part of an outline inside a convex cell whose corners run clockwise or not."""
    turn = 1.0 if signed(cell) > 0 else -1.0
    out = list(points)
    for i, (x, y) in enumerate(cell):
        if not out:
            break
        u, v = cell[(i + 1) % len(cell)]
        out = half(out, x, y, -(v - y) * turn, (u - x) * turn)
    return out


def signed(points: Points) -> float:
    """Twice the area, positive when the corners run clockwise on the screen."""
    total = 0.0
    for i, (x, y) in enumerate(points):
        u, v = points[i - 1]
        total += u * y - x * v
    return total


def bounds(points: Points) -> tuple[float, float, float, float]:
    """The least and greatest x and y."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def area(points: Points) -> float:
    """The area inside an outline."""
    return abs(signed(points)) / 2


# Outlines as points, ready to be cut.


def curve(points: Points, steps: int = 5) -> list[Point]:
    """A soft closed outline through the points, sampled."""
    out: list[Point] = []
    count = len(points)
    for i in range(count):
        a, b, c, d = points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count]
        for k in range(steps):
            t = k / steps
            out.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return out


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def round_(
    x: float, y: float, rx: float, ry: float | None = None, steps: int = 0, start: float = 0, stop: float = 360
) -> list[Point]:
    """An ellipse or a sector's bow as points."""
    ry = rx if ry is None else ry
    steps = steps or (12 if rx < 10 else 22)
    span = (stop - start) * pi / 180
    ends = steps if stop - start >= 360 else steps + 1
    return [
        (x + rx * cos(start * pi / 180 + span * i / steps), y + ry * sin(start * pi / 180 + span * i / steps))
        for i in range(ends)
    ]


def bar(x: float, y: float, u: float, v: float, w: float) -> list[Point]:
    """A straight stroke as a thin outline."""
    length = hypot(u - x, v - y) or 1.0
    px, py = -(v - y) / length * w / 2, (u - x) / length * w / 2
    return [(x + px, y + py), (u + px, v + py), (u - px, v - py), (x - px, y - py)]


def block(x: float, y: float, w: float, h: float) -> list[Point]:
    """A rectangle as points."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
