"""Shapes drawn upon each other: the shortcuts of the judge find what the full sampling finds, and find it quickly."""

import time

import pytest

from games.artbox.test_judge import circle, line, sampled, square, triangle
from rule import rule
from vernissage.games.artbox import nearness
from vernissage.games.artbox.contour import Contour
from vernissage.games.artbox.judge import contour, judge
from vernissage.games.artbox.shapes import Shape, reduced
from vernissage.games.artbox.tables import KINDS

RING = circle(500, 500, 30, 30)
OVAL = circle(500, 500, 45, 25, 50)
BOX = square(500, 500, 120, 70, 30)
PAIRS = [
    *((RING, circle(500, 500, 30 + by, 30 + by)) for by in (0, 9, 10, 11, 12, 13)),
    *((RING, circle(500 + by, 500, 30, 30)) for by in (5, 10, 11, 14, 60)),
    *((OVAL, circle(500, 500, 45 + by, 25 + by, 50)) for by in (4, 9, 11)),
    *((OVAL, circle(500, 500, 25, 45, turn)) for turn in (230, 240, 50)),
    *((OVAL, circle(503, 496, 45, 25, turn)) for turn in (60, 90, 340)),
    (OVAL, circle(500, 500, 20, 10)),
    (RING, circle(508, 500, 45, 45)),
    (OVAL, circle(504, 505, 60, 40, 50)),
    (RING, square(500, 500, 80, 80)),
    (BOX, RING),
    *(
        (BOX, square(500, 500, 120 + by, 70 + by, turn))
        for by, turn in ((0, 30), (18, 30), (20, 30), (24, 30), (9, 34), (0, 210))
    ),
    (BOX, triangle(440, 465, 560, 465, 500, 530)),
    (triangle(400, 400, 600, 400, 500, 560), triangle(405, 409, 595, 409, 500, 550)),
    (line(400, 400, 600, 430), line(410, 409, 590, 440)),
    (line(400, 400, 600, 430), BOX),
    (line(440, 500, 560, 500), OVAL),
]


LIMITS = (6 + 1e-9, 10 + 1e-9, 12 - 1e-9)


def walked(outlines: list[Contour]) -> list[float]:
    """For each limit the length of the first outline that lies farther from the others, as the judge finds it."""
    return [nearness.farther(outlines[0], outlines[1:], limit) for limit in LIMITS]


@rule("AB-GEO-06", "AB-GEO-08", "AB-GEO-10")
@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_a_shape_upon_another_is_measured_as_by_the_full_sampling(number: int) -> None:
    for first, second in (PAIRS[number], PAIRS[number][::-1]):
        outlines = [contour(reduced(first)), contour(reduced(second))]
        assert walked(outlines) == pytest.approx(sampled(outlines, LIMITS), abs=1e-6)


@rule("AB-GEO-10", "AB-GEO-11")
def test_what_is_near_one_shape_is_not_counted_again_for_another() -> None:
    crowd: list[Shape] = [
        line(400, 500, 600, 500),
        square(480, 505, 120, 26),
        circle(560, 500, 30, 20),
        line(405, 508, 480, 491),
    ]
    for turn in range(len(crowd)):
        outlines = [contour(reduced(shape)) for shape in crowd[turn:] + crowd[:turn]]
        assert walked(outlines) == pytest.approx(sampled(outlines, LIMITS), abs=1e-6)


@rule("AB-GEO-21")
@pytest.mark.parametrize("apart", [0, 3, 8, 9, 10, 11])
@pytest.mark.parametrize("kind", KINDS)
def test_four_large_shapes_upon_each_other_are_judged_in_less_than_three_milliseconds(kind: str, apart: int) -> None:
    drawn = [
        {
            "circle": circle(500, 500, 490 - apart * each, 490 - apart * each),
            "square": square(500, 500, 980 - 2 * apart * each, 980 - 2 * apart * each),
            "triangle": triangle(
                5 + apart * each, 5 + apart * each, 995 - apart * each, 5 + apart * each, 500, 990 - apart * each
            ),
            "line": line(0, apart * each, 1000, 900 + apart * each),
        }[kind]
        for each in range(4)
    ]
    spent = []
    for _again in range(5):
        start = time.process_time()
        verdict = judge(drawn, [4 * (kind == name) for name in KINDS], frame=True)
        spent.append(time.process_time() - start)
    assert min(spent) < 0.003
    assert ("DUPLICATE_CONTOUR" in verdict.codes()) == (apart < (9 if kind in ("square", "triangle") else 12))
