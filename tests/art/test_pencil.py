"""The pencil trembles, but never by more than two units, and draws alike in Python and in the browser."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from art.make_strokes import DRAWINGS, STROKES
from games.artbox.vectors import VECTORS
from rule import rule
from vernissage import art
from vernissage.art.canvas import Point
from vernissage.art.pencil import LIMIT, strokes
from vernissage.games.artbox.contour import distance
from vernissage.games.artbox.judge import contour
from vernissage.games.artbox.shapes import canonical, read

HOUSE = DRAWINGS["a house"]
KNOWN: list[dict[str, Any]] = json.loads(STROKES.read_text("utf-8"))


def drawn(path: str) -> list[Point]:
    """The corners of a path of relative steps, and the middles between them."""
    start, steps = re.fullmatch(r"M([^l]+)l([^z]+)z?", path).groups()  # type: ignore[union-attr]  # the pencil writes no other
    x, y = map(float, start.split())
    corners = [(x, y)]
    numbers = list(map(float, steps.split()))
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        corners.append((x, y))
    return corners + [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in itertools.pairwise(corners)]


@rule("AB-GEO-20")
@pytest.mark.parametrize("name", [name for name in VECTORS if name.startswith("G-")])
def test_no_point_moves_more_than_two_units(name: str) -> None:
    for shape in VECTORS[name]["shapes"]:
        outline = contour(canonical(read({"v": 1, "shapes": [shape]}))[0])
        for path in strokes([shape])[0][:2]:
            away = [distance(x, y, outline) for x, y in drawn(path)]
            assert 0.3 < max(away) <= LIMIT


@rule("AB-GEO-20")
@pytest.mark.parametrize("known", KNOWN, ids=lambda known: str(known["name"]))
def test_every_pencil_of_the_house_draws_these_strokes(known: dict[str, Any]) -> None:
    assert [stroke._asdict() for stroke in strokes(known["shapes"])] == known["strokes"]


@rule("AB-GEO-20")
def test_the_same_drawing_is_the_same_picture_whatever_was_drawn_first() -> None:
    assert art.drawing(HOUSE) == art.drawing(DRAWINGS["the same house, begun elsewhere"])


def test_another_drawing_trembles_differently() -> None:
    moved = [{**HOUSE[0], "cx": 501}, *HOUSE[1:]]
    assert art.drawing(HOUSE) != art.drawing(moved)


@rule("AB-GEO-20")
def test_a_drawing_has_no_fill_and_no_filter() -> None:
    root = ElementTree.fromstring(art.drawing(HOUSE, title="a <house> & garden", paper=False))
    paths = root.findall("{http://www.w3.org/2000/svg}path")
    assert len(paths) == 2 * len(HOUSE)
    assert {path.attrib["fill"] for path in paths} == {"none"}
    assert "filter" not in art.drawing(HOUSE)


@rule("AB-GEO-20")
def test_a_drawing_has_one_color_and_a_line_eight_units_wide() -> None:
    root = ElementTree.fromstring(art.drawing(HOUSE, paper=False))
    paths = root.findall("{http://www.w3.org/2000/svg}path")
    assert len({path.attrib["stroke"] for path in paths}) == 1
    assert max(float(path.attrib["stroke-width"]) for path in paths) == 8
