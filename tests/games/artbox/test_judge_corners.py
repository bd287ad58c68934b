"""The judge's thresholds from both sides, on every side of the frame, and which shapes it blames."""

import math
from collections.abc import Callable
from itertools import permutations

import pytest

from games.artbox.test_judge import circle, codes, line, square, triangle
from rule import rule
from vernissage.core.rng import rng_for
from vernissage.games.artbox.judge import are_merged, is_squeezed, judge
from vernissage.games.artbox.shapes import Shape, canonical, turned


@rule("AB-GEO-16")
@pytest.mark.parametrize("quarters", range(4))
def test_one_unit_of_slack_on_every_side_of_the_frame(quarters: int) -> None:
    assert codes(*turned([square(100, 500, 202, 60)], quarters)) == []
    assert codes(*turned([square(100, 500, 203, 60)], quarters)) == ["OUT_OF_FRAME"]


@rule("AB-GEO-17", "AB-EXPERT-06")
@pytest.mark.parametrize("untouched", range(4))
def test_any_three_sides_of_the_frame_will_do_and_two_will_not(untouched: int) -> None:
    touching: list[Shape] = [
        line(6, 400, 300, 420),
        line(400, 6, 420, 300),
        line(994, 600, 700, 580),
        line(600, 994, 580, 700),
    ]
    three = [shape for side, shape in enumerate(touching) if side != untouched]
    assert codes(*three, frame=True) == []
    for left in range(3):
        two = [shape for side, shape in enumerate(three) if side != left]
        assert codes(*two, frame=True) == ["FRAME_NOT_TOUCHED"]
        assert codes(*two) == [], "without the option the frame is advice"


@rule("AB-GEO-18", "AB-EXPERT-07")
def test_a_shape_on_the_frame_needs_more_than_a_twentieth_of_its_outline_inside() -> None:
    rest = [line(994, 300, 600, 320), line(500, 994, 520, 600)]
    # A line along the left side lies on the frame up to 6 units from it.
    for inward, hidden in ((6, True), (7, False)):
        straight = line(inward, 300, inward, 700)
        touch = line(0, 120, 200, 140)
        assert ("FRAME_OVERLAPPED" in codes(straight, touch, *rest, frame=True)) == hidden
    assert "FRAME_OVERLAPPED" not in codes(line(0, 100, 7, 700), line(100, 0, 120, 300), *rest, frame=True), (
        "six sevenths are too little"
    )


@rule("AB-GEO-09")
@pytest.mark.parametrize(
    ("second", "merged"),
    [
        (line(405, 500, 805, 500), True),
        (line(405, 500, 705, 512), False),  # 2.3 degrees, but one end lies 12 off the course
        (
            line(405, 500, 605, 510),
            False,
        ),  # 2.9 degrees, but the first line's far end lies 15 off the course of this one
        (line(405, 510, 805, 510), True),
        (line(405, 511, 805, 511), False),
        (line(300, 504, 600, 504), True),
        (line(150, 505, 250, 505), True),
        (line(50, 500, 90, 500), True),
        (line(40, 500, 89, 500), False),
        (line(20, 504, 90, 504), True),
    ],
)
def test_lines_read_as_one_by_direction_course_and_gap(second: Shape, merged: bool) -> None:
    first = line(100, 500, 400, 500)
    for pair in ((first, second), (second, first)):
        assert ("LINES_MERGED" in codes(*pair)) == merged


@rule("AB-GEO-09")
def test_three_degrees_are_one_direction_and_more_are_two() -> None:
    short = line(100, 500, 200, 500)
    assert codes(short, line(205, 500, 345, 507)) == ["LINES_MERGED"], "2.9 degrees"
    assert codes(short, line(205, 500, 334, 507)) == [], "3.1 degrees"
    assert codes(short, line(205, 509, 303, 514)) == [], "the far end lies 14 off the course"


@rule("AB-GEO-09")
def test_both_ends_of_both_lines_lie_on_the_course_of_the_other() -> None:
    # The short line's ends lie within 10 of the long course, but the long line runs off the short one's.
    assert "LINES_MERGED" not in codes(line(100, 500, 900, 500), line(100, 505, 160, 507))
    assert "LINES_MERGED" in codes(line(100, 500, 900, 500), line(100, 505, 160, 505))


@rule("AB-GEO-10", "AB-GEO-11")
def test_ten_apart_is_on_the_outline_and_eleven_is_not() -> None:
    box = square(500, 500, 400, 400)
    assert codes(box, line(310, 320, 310, 680)) == ["LINE_ON_CONTOUR"]
    assert codes(box, line(311, 320, 311, 680)) == []
    assert codes(box, line(290, 320, 290, 680)) == ["LINE_ON_CONTOUR"], "outside as well"
    assert codes(box, line(289, 320, 289, 680)) == []
    assert "SHAPE_NOT_DISTINCT" in codes(box, square(500, 500, 380, 380))
    assert codes(box, square(500, 500, 378, 378)) == []


@rule("AB-GEO-10")
def test_a_closed_shape_with_little_more_than_a_quarter_of_its_outline_is_distinct() -> None:
    # Lines on both long sides leave 80 units of each short side to the rectangle.
    for width, distinct in ((240, False), (222, False), (220, True), (200, True)):
        half = width // 2
        top, bottom = line(500 - half, 450, 500 + half, 450), line(500 - half, 550, 500 + half, 550)
        found = judge([square(500, 500, width, 100), top, bottom], [0, 1, 0, 2])
        assert (not [fault for fault in found.faults if fault.code == "SHAPE_NOT_DISTINCT"]) == distinct


@rule("AB-GEO-08", "AB-RULING-43")
def test_shapes_of_different_kinds_are_no_duplicates() -> None:
    assert "DUPLICATE_CONTOUR" not in codes(circle(500, 500, 20, 20), square(500, 500, 36, 36))


@rule("AB-GEO-08")
def test_a_part_of_an_outline_is_no_duplicate_of_the_whole() -> None:
    assert "DUPLICATE_CONTOUR" not in codes(line(100, 500, 800, 500), line(100, 500, 780, 500))
    assert "DUPLICATE_CONTOUR" in codes(line(100, 500, 800, 500), line(100, 500, 790, 500))


@rule("AB-GEO-21")
def test_both_of_a_pair_are_blamed_by_their_place_in_the_drawing() -> None:
    drawn = [line(100, 500, 400, 500), circle(700, 200, 90, 90), line(405, 500, 800, 500), circle(700, 200, 95, 95)]
    found = [
        (fault.shape, fault.code)
        for fault in judge(drawn, [2, 0, 0, 2]).faults
        if fault.code in ("LINES_MERGED", "DUPLICATE_CONTOUR")
    ]
    assert found == [(0, "LINES_MERGED"), (1, "DUPLICATE_CONTOUR"), (2, "LINES_MERGED"), (3, "DUPLICATE_CONTOUR")]


@rule("AB-GEO-14")
def test_the_sharpest_angle_counts_wherever_it_lies() -> None:
    needle = [(500, 100), (470, 784), (530, 784)]
    for turn in range(3):
        points = needle[turn:] + needle[:turn]
        assert codes(triangle(*(number for point in points for number in point))) == []
    obtuse = triangle(100, 500, 500, 475, 900, 500)
    assert codes(obtuse) == ["TRIANGLE_SQUEEZED"], "3.6 degrees at both ends"


@rule("AB-GEO-07", "AB-SIMPLE-01", "AB-RULING-17")
@pytest.mark.parametrize(
    ("used", "standard", "simplified"),
    [(0, "COUNT_MISMATCH", "EMPTY"), (1, "COUNT_MISMATCH", ""), (2, "", ""), (3, "COUNT_MISMATCH", "COUNT_OVER")],
)
def test_so_many_shapes_as_rolled_or_fewer_in_the_simplified_game(used: int, standard: str, simplified: str) -> None:
    lines = [line(100, 100 + 200 * each, 800, 150 + 200 * each) for each in range(used)]
    assert judge(lines, [0, 0, 0, 2]).codes() == ([standard] if standard else [])
    assert judge(lines, [0, 0, 0, 2], simplified=True).codes() == ([simplified] if simplified else [])
    assert judge([*lines, square(500, 900, 100, 100)], [0, 0, 0, 2], simplified=True).codes() == ["COUNT_OVER"]


@rule("AB-GEO-19", "AB-SECRET-03")
def test_the_canonical_form_forgets_which_point_was_drawn_first_and_how_a_circle_was_turned() -> None:
    points = [(700, 300), (200, 200), (400, 800)]
    forms = {canonical([triangle(*(n for point in order for n in point))])[0] for order in permutations(points)}
    assert forms == {triangle(200, 200, 400, 800, 700, 300)}
    assert canonical([line(900, 100, 100, 700)]) == canonical([line(100, 700, 900, 100)]) == [line(100, 700, 900, 100)]
    assert canonical([circle(500, 500, 90, 90, 77)]) == [circle(500, 500, 90, 90)]


@rule("AB-GEO-19")
@pytest.mark.parametrize("shape", [square, circle])
def test_sides_exchanged_and_a_quarter_turn_are_the_same_drawing(shape: Callable[..., Shape]) -> None:
    for rot in (0, 60, 179, 180, 240, 359):  # in half degrees
        turned_by = (rot + 180) % 360
        forms = {canonical([each])[0] for each in (shape(500, 500, 80, 200, rot), shape(500, 500, 200, 80, turned_by))}
        assert forms == {shape(500, 500, 80, 200, rot)}


@rule("AB-GEO-19")
def test_a_square_turned_by_a_quarter_is_the_same_square() -> None:
    assert canonical([square(500, 500, 90, 90, 240)]) == [square(500, 500, 90, 90, 60)]
    assert canonical([circle(500, 500, 60, 90, 77)]) == [circle(500, 500, 60, 90, 77)]
    assert canonical([square(500, 500, 90, 90, 77)]) == [square(500, 500, 90, 90, 77)]


@rule("AB-RULING-41")
def test_a_quarter_turn_goes_clockwise() -> None:
    assert turned([line(100, 0, 300, 200)], 1) == canonical([line(1000, 100, 800, 300)])
    assert turned([circle(100, 200, 30, 90, 40)], 1) == [circle(800, 100, 30, 90, 220)]


def bend(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    """The angle between two lines, in degrees up to 90."""
    turn = math.atan2(a[3] - a[1], a[2] - a[0]) - math.atan2(b[3] - b[1], b[2] - b[0])
    return abs(math.degrees(math.atan(math.tan(turn))))


def place_on(a: tuple[int, ...], x: int, y: int) -> tuple[float, float]:
    """How far along a line, and how far beside its course, a point lies."""
    length = math.hypot(a[2] - a[0], a[3] - a[1])
    ux, uy = (a[2] - a[0]) / length, (a[3] - a[1]) / length
    return (x - a[0]) * ux + (y - a[1]) * uy, abs((x - a[0]) * uy - (y - a[1]) * ux)


def read_as_one(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    """A plain reading: hardly a bend, every end within 10 of the other's course, and a gap of at most 10 along the
    longer.
    """
    a, b = sorted((a, b), key=lambda each: -math.hypot(each[2] - each[0], each[3] - each[1]))
    beside = [place_on(a, b[0], b[1]), place_on(a, b[2], b[3]), place_on(b, a[0], a[1]), place_on(b, a[2], a[3])]
    along = sorted(each[0] for each in beside[:2])
    gap = max(along[0] - math.hypot(a[2] - a[0], a[3] - a[1]), -along[1])
    return bend(a, b) <= 3 and max(each[1] for each in beside) <= 10 and gap <= 10


@rule("AB-GEO-09")
def test_two_lines_anywhere_are_merged_as_a_plain_reading_says() -> None:
    rng = rng_for(4, "lines")
    seen = {True: 0, False: 0}
    for _ in range(400):
        x, y, turn, length = 500, 500, math.radians(rng.below(360)), int(40 + rng.below(200))
        first = (x, y, x + round(length * math.cos(turn)), y + round(length * math.sin(turn)))
        turn += math.radians(rng.below(9) - 4)
        start = length + int(rng.below(40) - 25 - rng.below(2) * rng.below(200))
        x, y = (
            x + round(start * math.cos(turn)) + rng.below(9) - 4,
            y + round(start * math.sin(turn)) + rng.below(9) - 4,
        )
        length = int(40 + rng.below(200))
        second = (x, y, x + round(length * math.cos(turn)), y + round(length * math.sin(turn)))
        for a, b in ((first, second), (second, first), (second[2:] + second[:2], first)):
            assert are_merged(a, b) == read_as_one(a, b), (a, b)
        seen[read_as_one(first, second)] += 1
    assert min(seen.values()) > 60


@rule("AB-GEO-14", "AB-SHAPE-09")
def test_triangles_anywhere_are_squeezed_as_a_plain_reading_says() -> None:
    rng = rng_for(5, "triangles")
    seen = {True: 0, False: 0}
    for _ in range(300):
        a, b = [(int(rng.below(1000)), int(rng.below(1000))) for _corner in range(2)]
        share = int(rng.below(140)) / 100
        c = tuple(round(u + (v - u) * share) + int(rng.below(121)) - 60 for u, v in zip(a, b, strict=True))
        corners = [a, b, c]
        sides = [math.dist(corners[i], corners[i - 1]) for i in range(3)]
        area = abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
        low = 2 * area / max(sides) < 24
        least, middle, most = sorted(sides)
        sharp = least == 0 or math.degrees(math.asin(min(1.0, 2 * area / (middle * most)))) < 5
        assert is_squeezed((*a, *b, *c)) == (low or sharp), corners
        seen[low or sharp] += 1
    assert min(seen.values()) > 60


@rule("AB-GEO-15")
@pytest.mark.parametrize(("x", "y"), [(39, 0), (0, 39), (-24, 31), (24, -31)])
def test_a_line_shorter_than_40_is_too_short_wherever_it_lies(x: int, y: int) -> None:
    assert codes(line(500, 500, 500 + x, 500 + y)) == ["LINE_TOO_SHORT"]
    longer = (x + (x > 0) - (x < 0), y + (y > 0) - (y < 0))
    assert codes(line(500, 500, 500 + longer[0], 500 + longer[1])) == []
