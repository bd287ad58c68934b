"""The judge on composed pictures, and on what the booklet forbids drawn with a trembling hand."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rule import rule
from vernissage.core.rng import Rng, rng_for
from vernissage.games.artbox.judge import contour, judge, runs_on
from vernissage.games.artbox.shapes import Drawing, read
from vernissage.games.artbox.tables import CIRCLE, LINE, SQUARE, TRIANGLE

PICTURES: list[dict[str, Any]] = [
    json.loads(row) for row in Path(__file__).with_name("compositions.jsonl").read_text("utf-8").splitlines()
]
TREMBLES = range(9)
HANDS = 40


def codes(drawing: Drawing) -> list[str]:
    """What the judge finds in a drawing that has just the rolled shapes."""
    return judge(drawing, [sum(shape[0] == kind for shape in drawing) for kind in range(4)]).codes()


def trembled(numbers: tuple[int, ...], by: int, rng: Rng, moved: int = 9) -> tuple[int, ...]:
    """The first so many numbers, each a little off."""
    return tuple(number + (rng.below(2 * by + 1) - by if place < moved else 0) for place, number in enumerate(numbers))


def test_there_are_enough_pictures_and_each_says_why() -> None:
    labels = Counter(picture["label"] for picture in PICTURES)
    assert len(PICTURES) >= 200
    assert labels.keys() == {"legal", "illegal", "debatable"}
    assert min(labels.values()) >= 40
    assert len({picture["name"] for picture in PICTURES}) == len(PICTURES)
    assert all(len(picture["reason"]) > 10 for picture in PICTURES)


@rule("AB-RULING-52", "AB-SHAPE-06", "AB-SHAPE-07")
@pytest.mark.parametrize("label", ["legal", "illegal"])
def test_the_judge_says_what_a_table_would_say(label: str) -> None:
    drawings = {
        picture["name"]: read({"v": 1, "shapes": picture["shapes"]})
        for picture in PICTURES
        if picture["label"] == label
    }
    assert [name for name, drawing in drawings.items() if (codes(drawing) == []) != (label == "legal")] == []


@rule("AB-GEO-11", "AB-RULING-52")
def test_a_line_runs_on_at_both_ends_or_far_at_one() -> None:
    house = (SQUARE, (500, 500, 400, 400, 0))
    assert codes([house, (LINE, (200, 700, 800, 700))]) == []
    assert codes([house, (LINE, (252, 700, 748, 700))]) == ["LINE_ON_CONTOUR"], "48 past both corners: too little"
    assert codes([house, (LINE, (245, 700, 755, 700))]) == [], "a twenty-fifth of it lies 30 away at either end"
    assert codes([house, (LINE, (300, 700, 800, 700))]) == ["LINE_ON_CONTOUR"], "100 past one corner: too little"
    assert codes([house, (LINE, (300, 700, 830, 700))]) == [], "three twentieths of it lie 30 away"


@rule("AB-SHAPE-07", "AB-RULING-52")
@pytest.mark.parametrize("by", TREMBLES)
def test_a_line_along_a_side_is_no_line_however_the_hand_trembles(by: int) -> None:
    rng = rng_for(by, "tremble")
    seen = 0
    for size in (60, 100, 200, 400, 700):
        for _hand in range(HANDS):
            low, high = 500 - size // 2, 500 + size // 2
            box = (SQUARE, (*trembled((500, 500, size, size), by, rng), 0))
            side = (LINE, trembled((low, low, low, high), by, rng))
            corner = (TRIANGLE, trembled((low, low, low, high, high, high), by, rng))
            for shape in (box, corner):
                assert not runs_on(measured(side), [contour(shape)]), "no tremble runs on past a side"
                seen += "LINE_ON_CONTOUR" in codes([shape, side])
    # Where box and line leave each other by more than a stroke there is white between them, and two things to see.
    assert seen >= (1.0 if by <= 3 else 0.95 if by <= 5 else 0.75) * 10 * HANDS


def measured(shape: tuple[int, tuple[int, ...]]) -> Any:
    """The outline of a shape with its lengths."""
    outline = contour(shape)
    outline.measure()
    return outline


@rule("AB-SHAPE-08")
@pytest.mark.parametrize("by", TREMBLES)
def test_an_ellipse_on_an_ellipse_is_no_second_one_however_the_hand_trembles(by: int) -> None:
    rng = rng_for(by, "ovals")
    whole = (500, 500, 220, 140)
    half = by // 2
    drawn = [
        [(CIRCLE, (*trembled(whole, half, rng), 0)), (CIRCLE, (*trembled(whole, half, rng), 0))] for _ in range(HANDS)
    ]
    assert sum(codes(drawing) != [] for drawing in drawn) >= (1.0 if by <= 5 else 0.8) * HANDS


@rule("AB-SHAPE-09")
@pytest.mark.parametrize("by", TREMBLES)
def test_a_triangle_pressed_flat_is_a_line_however_the_hand_trembles(by: int) -> None:
    rng = rng_for(by, "flat")
    for size in (100, 300, 600):
        flat = (500 - size // 2, 500, 500, 500, 500 + size // 2, 500)
        for _hand in range(HANDS):
            assert "TRIANGLE_SQUEEZED" in codes([(TRIANGLE, trembled(flat, by, rng))])
