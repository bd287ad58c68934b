"""The pencil trembles, but never by more than two units."""

from __future__ import annotations

import re
from math import hypot
from typing import Any
from xml.etree import ElementTree

from vernissage import art
from vernissage.art.canvas import Point
from vernissage.art.chance import Chance
from vernissage.art.pencil import LIMIT, outline, stroke

HOUSE: list[dict[str, Any]] = [
    {"kind": "square", "cx": 500, "cy": 650, "w": 400, "h": 400, "rot": 30},
    {"kind": "triangle", "pts": [[300, 450], [500, 200], [700, 450]]},
    {"kind": "circle", "cx": 200, "cy": 200, "rx": 120, "ry": 60, "rot": 45},
    {"kind": "line", "pts": [[350, 900], [650, 900]]},
]


def away(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a straight edge."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    t = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    return hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))


def drawn(path: str) -> list[Point]:
    """The corners of a path of relative steps."""
    start, steps = re.search(r' d="M([^l]+)l([^"z]+)', path).groups()  # type: ignore[union-attr]  # the stroke always matches
    x, y = map(float, start.split())
    out = [(x, y)]
    numbers = list(map(float, steps.split()))
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        out.append((x, y))
    return out


def test_no_point_moves_more_than_two_units() -> None:
    for number, shape in enumerate(HOUSE):
        points, closed = outline(shape)
        edges = list(zip(points, [*points[1:], points[0]] if closed else points[1:], strict=False))
        for part in stroke(points, closed, Chance(f"test {number}")):
            for point in drawn(part):
                assert min(away(point, a, b) for a, b in edges) <= LIMIT


def test_the_same_drawing_trembles_alike_and_another_differently() -> None:
    assert art.drawing(HOUSE) == art.drawing([dict(shape) for shape in HOUSE])
    moved = [{**HOUSE[0], "cx": 501}, *HOUSE[1:]]
    assert art.drawing(HOUSE).count("<path") == art.drawing(moved).count("<path")
    assert art.drawing(HOUSE) != art.drawing(moved)


def test_a_drawing_has_no_fill_and_no_filter() -> None:
    root = ElementTree.fromstring(art.drawing(HOUSE, title="A house", paper=False))
    paths = root.findall("{http://www.w3.org/2000/svg}path")
    assert len(paths) == 2 * len(HOUSE)
    assert {path.attrib["fill"] for path in paths} == {"none"}
    assert "filter" not in art.drawing(HOUSE)
