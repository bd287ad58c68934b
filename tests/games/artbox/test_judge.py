"""The judge: definitions, thresholds on both sides, speed; and what is no drawing at all."""

import itertools
import math
import time
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.artbox.vectors import VECTORS
from rule import rule
from vernissage.core.words import words
from vernissage.games import game
from vernissage.games.artbox import contour as contours
from vernissage.games.artbox import judge as rules
from vernissage.games.artbox import nearness
from vernissage.games.artbox.judge import contour, judge
from vernissage.games.artbox.shapes import (
    BadDrawing,
    Drawing,
    Shape,
    as_json,
    canonical,
    from_bytes,
    read,
    reduced,
    to_bytes,
    turned,
)
from vernissage.games.artbox.tables import CIRCLE, KINDS, LINE, SQUARE, TRIANGLE, all_rolls

point = st.integers(0, 1000)
lengths = st.integers(1, 700)
angles = st.integers(0, 359)
shapes = st.one_of(
    st.tuples(st.just(CIRCLE), st.tuples(point, point, lengths, lengths, angles)),
    st.tuples(st.just(SQUARE), st.tuples(point, point, lengths, lengths, angles)),
    st.tuples(st.just(TRIANGLE), st.tuples(point, point, point, point, point, point)),
    st.tuples(st.just(LINE), st.tuples(point, point, point, point)),
)
drawings = st.lists(shapes, max_size=4)


def codes(*drawn: Shape, frame: bool = False) -> list[str]:
    """What the judge finds in a drawing that has just the rolled shapes."""
    counts = [sum(1 for shape in drawn if shape[0] == kind) for kind in range(4)]
    return judge(list(drawn), counts, frame=frame).codes()


def circle(cx: int, cy: int, rx: int, ry: int, rot: int = 0) -> Shape:
    return (CIRCLE, (cx, cy, rx, ry, rot))


def square(cx: int, cy: int, w: int, h: int, rot: int = 0) -> Shape:
    return (SQUARE, (cx, cy, w, h, rot))


def line(*numbers: int) -> Shape:
    return (LINE, numbers)


def triangle(*numbers: int) -> Shape:
    return (TRIANGLE, numbers)


@rule("AB-GEO-01")
def test_numbers_are_whole_and_angles_come_in_half_degrees() -> None:
    whole = {"kind": "square", "cx": 500, "cy": 500, "w": 100, "h": 50, "rot": 30.5}
    assert as_json(read({"v": 1, "shapes": [whole]})) == {"v": 1, "shapes": [whole]}
    for field, value in (("cx", 500.5), ("rot", 30.25), ("rot", 180), ("rot", -1), ("w", 0), ("w", 1416), ("cx", 1002)):
        with pytest.raises(BadDrawing):
            read({"v": 1, "shapes": [{**whole, field: value}]})


@rule("AB-GEO-02", "AB-SHAPE-03")
def test_an_ellipse_reaches_as_far_as_its_half_extents() -> None:
    outline = contour(circle(500, 500, 200, 90, 60))
    turn = math.radians(30)
    across = math.hypot(200 * math.cos(turn), 90 * math.sin(turn))
    down = math.hypot(200 * math.sin(turn), 90 * math.cos(turn))
    assert outline.right - 500 == pytest.approx(across, abs=0.05)
    assert outline.bottom - 500 == pytest.approx(down, abs=0.05)
    assert len(outline.xs) == 360


@rule("AB-GEO-03", "AB-SHAPE-02")
def test_a_rectangle_has_four_right_angles_however_it_is_turned() -> None:
    outline = contour(square(500, 500, 300, 80, 47))
    corners = list(zip(outline.xs, outline.ys, strict=True))
    for a, b, c in ((corners[i - 2], corners[i - 1], corners[i]) for i in range(4)):
        assert (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) == pytest.approx(0, abs=1e-6)


@rule("AB-GEO-04", "AB-SHAPE-05")
def test_every_type_of_triangle_is_legal() -> None:
    equilateral, right, obtuse, scalene = (
        triangle(200, 200, 400, 200, 300, 373),
        triangle(600, 100, 600, 400, 900, 400),
        triangle(100, 900, 300, 900, 480, 800),
        triangle(600, 900, 700, 500, 950, 800),
    )
    assert codes(equilateral, right, obtuse, scalene) == []


@rule("AB-GEO-05", "AB-SHAPE-04")
def test_a_line_has_two_ends_and_no_bend() -> None:
    with pytest.raises(BadDrawing):
        read({"v": 1, "shapes": [{"kind": "line", "pts": [[0, 0], [500, 100], [900, 0]]}]})


@rule("AB-GEO-06")
@settings(max_examples=8, deadline=None)
@given(st.lists(shapes, min_size=2, max_size=3), st.sampled_from([6.0, 10.0, 12.0]))
def test_walking_in_strides_gives_the_answer_of_the_full_sampling(drawn: list[Shape], limit: float) -> None:
    outlines = [contour(reduced(shape)) for shape in drawn]
    assert nearness.farther(outlines[0], outlines[1:], limit) == pytest.approx(sampled(outlines, [limit])[0], abs=1e-6)


def sampled(outlines: list[contours.Contour], limits: Sequence[float]) -> list[float]:
    """For each limit the length of the first outline that lies farther from the others, sample by sample against every
    edge.
    """
    far = [0.0] * len(limits)
    edges = [edge for outline in outlines[1:] for edge in edges_of(outline)]
    for ax, ay, bx, by in edges_of(outlines[0]):
        length = math.hypot(bx - ax, by - ay)
        pieces = math.ceil(length / 2 - 1e-9)
        for piece in range(pieces):
            share = (piece + 0.5) / pieces
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            nearest = math.sqrt(min(contours.squared_to_edge(x, y, *edge) for edge in edges))
            far = [
                found + (length / pieces if nearest > limit else 0.0) for found, limit in zip(far, limits, strict=True)
            ]
    return far


def edges_of(outline: contours.Contour) -> list[tuple[float, float, float, float]]:
    corners = list(zip(outline.xs, outline.ys, strict=True))
    pairs = list(itertools.pairwise(corners)) + ([(corners[-1], corners[0])] if outline.closed else [])
    return [(*a, *b) for a, b in pairs]


@rule("AB-GEO-08")
def test_two_rings_twelve_apart_are_two() -> None:
    assert "DUPLICATE_CONTOUR" in codes(circle(500, 500, 200, 200), circle(500, 500, 211, 211))
    assert codes(circle(500, 500, 200, 200), circle(500, 500, 213, 213)) == []


@rule("AB-GEO-08", "AB-RULING-43")
@pytest.mark.parametrize(
    "shape", [square(500, 500, 300, 200, 10), triangle(200, 200, 700, 300, 400, 800), line(100, 100, 800, 700)]
)
def test_no_kind_may_lie_on_its_own_kind(shape: Shape) -> None:
    assert "DUPLICATE_CONTOUR" in codes(shape, shape)


@rule("AB-GEO-09")
def test_merged_lines_need_direction_course_and_nearness() -> None:
    base = line(100, 500, 400, 500)
    assert codes(base, line(410, 500, 800, 500)) == ["LINES_MERGED"]
    assert codes(base, line(411, 500, 800, 500)) == []
    assert codes(base, line(405, 500, 800, 530)) == []
    assert codes(base, line(405, 511, 800, 511)) == []


@rule("AB-GEO-10", "AB-RULING-44")
def test_a_closed_shape_keeps_a_quarter_of_its_outline() -> None:
    house = square(500, 650, 400, 400), triangle(300, 450, 500, 200, 700, 450)
    assert codes(*house) == []
    whole, half, other = (
        square(500, 500, 400, 400),
        triangle(300, 300, 700, 300, 700, 700),
        triangle(300, 300, 300, 700, 700, 700),
    )
    assert codes(whole, half) == []
    assert codes(whole, half, other) == ["SHAPE_NOT_DISTINCT"]


@rule("AB-GEO-11", "AB-SHAPE-07")
def test_a_line_keeps_half_of_its_length() -> None:
    box = square(500, 500, 400, 400)
    assert codes(box, line(300, 300, 300, 700)) == ["LINE_ON_CONTOUR"]
    assert codes(box, line(300, 500, 300, 930)) == []
    assert codes(box, line(300, 300, 300, 790)) == ["LINE_ON_CONTOUR"]


@rule("AB-GEO-12", "AB-SHAPE-06")
def test_an_ellipse_at_its_thinnest() -> None:
    assert codes(circle(500, 500, 150, 12)) == []
    assert codes(circle(500, 500, 151, 12)) == ["ELLIPSE_SQUEEZED"]
    assert codes(circle(500, 500, 20, 11)) == ["ELLIPSE_SQUEEZED"]


@rule("AB-GEO-13")
def test_a_rectangle_at_its_thinnest() -> None:
    assert codes(square(500, 500, 600, 24)) == []
    assert codes(square(500, 500, 601, 24)) == ["RECT_SQUEEZED"]
    assert codes(square(500, 500, 100, 23)) == ["RECT_SQUEEZED"]


@rule("AB-GEO-14", "AB-SHAPE-09")
def test_a_triangle_at_its_flattest_and_sharpest() -> None:
    assert codes(triangle(100, 500, 300, 500, 200, 524)) == []
    assert codes(triangle(100, 500, 300, 500, 200, 523)) == ["TRIANGLE_SQUEEZED"]
    assert codes(triangle(500, 100, 470, 784, 530, 784)) == []
    assert codes(triangle(500, 100, 471, 784, 529, 784)) == ["TRIANGLE_SQUEEZED"]
    assert codes(triangle(100, 100, 100, 100, 900, 900)) == ["TRIANGLE_SQUEEZED"]


@rule("AB-GEO-15")
def test_a_line_at_its_shortest() -> None:
    assert codes(line(100, 100, 124, 132)) == []
    assert codes(line(100, 100, 139, 100)) == ["LINE_TOO_SHORT"]


@rule("AB-GEO-16", "AB-RULING-46")
def test_one_unit_of_slack_around_the_frame() -> None:
    assert codes(circle(200, 500, 201, 100)) == []
    assert codes(circle(200, 500, 202, 100)) == ["OUT_OF_FRAME"]


@rule("AB-GEO-17")
def test_six_units_from_the_frame_touch_it() -> None:
    cross = [line(6, 500, 400, 520), line(994, 300, 600, 320), line(500, 6, 520, 260)]
    assert codes(*cross, frame=True) == []
    assert codes(line(7, 500, 400, 520), *cross[1:], frame=True) == ["FRAME_NOT_TOUCHED"]


@rule("AB-GEO-18")
def test_a_side_on_the_frame_is_fine_a_shape_in_it_is_not() -> None:
    rest = [line(994, 300, 600, 320), line(500, 994, 520, 600)]
    assert codes(square(150, 100, 300, 200), *rest, frame=True) == []
    assert codes(line(0, 100, 0, 600), line(100, 0, 300, 300), *rest, frame=True) == ["FRAME_OVERLAPPED"]


@rule("AB-GEO-19", "AB-GEO-21")
@settings(max_examples=60, deadline=None)
@given(drawings, st.permutations(range(4)), st.booleans(), st.booleans())
def test_the_verdict_depends_on_nothing_but_what_is_drawn(
    drawn: Drawing, order: list[int], simplified: bool, frame: bool
) -> None:
    mixed = [drawn[i] for i in order if i < len(drawn)]
    roll = [1, 1, 1, 1]
    assert canonical(mixed) == canonical(drawn) == canonical(canonical(drawn))
    assert judge(mixed, roll, simplified, frame).codes() == judge(canonical(drawn), roll, simplified, frame).codes()


@rule("AB-GEO-19")
@settings(max_examples=60, deadline=None)
@given(drawings)
def test_a_drawing_survives_json_and_bytes(drawn: Drawing) -> None:
    kept = canonical(drawn)
    assert read(as_json(kept)) == kept
    assert from_bytes(to_bytes(kept)) == kept
    assert turned(kept, 4) == turned(turned(kept, 1), 3) == kept


@rule("AB-GEO-21")
def test_a_fault_names_its_shape_clause_and_reason() -> None:
    (fault,) = judge([line(100, 100, 130, 100), circle(500, 500, 100, 100)], [1, 0, 0, 1]).faults
    assert (fault.shape, fault.code, fault.clause) == (0, "LINE_TOO_SHORT", "AB-GEO-15")
    assert words("vernissage.games.artbox").say(fault.message) == "The line is 30 long; it needs 40."


@rule("AB-GEO-21")
def test_turning_the_sheet_never_changes_the_verdict() -> None:
    for name, vector in VECTORS.items():
        if name.startswith("G-"):
            drawn = read({"v": 1, "shapes": vector["shapes"]})
            roll = [vector["roll"][kind] for kind in KINDS]
            if any(code == "OUT_OF_FRAME" for code in vector["expect"]):
                continue
            for quarters in range(4):
                verdict = judge(
                    turned(drawn, quarters), roll, vector["variant"] == "simplified", vector["frame_option"]
                )
                assert sorted(verdict.codes()) == sorted(vector["expect"])


@rule("AB-GEO-21")
def test_judging_takes_less_than_three_milliseconds() -> None:
    spent = []
    for name, vector in VECTORS.items():
        if name.startswith("G-"):
            drawn = read({"v": 1, "shapes": vector["shapes"]})
            start = time.process_time()
            for _again in range(5):
                judge(drawn, [1, 1, 1, 1], frame=True)
            spent.append((time.process_time() - start) / 5)
    assert sum(spent) / len(spent) < 0.003


@rule("AB-CANVAS-07")
def test_the_thirty_five_rolls() -> None:
    rolls = all_rolls()
    assert len(rolls) == 35
    assert sum(ways for _roll, ways in rolls) == 1296
    assert {tuple(roll): ways for roll, ways in rolls}[(1, 1, 2, 0)] == 96


@rule("AB-GEO-07")
def test_the_thresholds_are_those_of_the_components() -> None:
    told = {row["name"]: row["value"] for row in game("artbox").book.components.rows("judge")}
    assert told["thinnest"] == rules.THIN
    assert told["shortest_line"] == rules.SHORTEST_LINE
    assert told["same_outline"] == rules.DUPLICATE_NEAR
    assert told["touching"] == rules.MERGE_NEAR == round(rules.OWN_NEAR)
    assert told["own_outline_percent"] == 100 * rules.OWN_CLOSED
    assert told["own_line_percent"] == 100 * rules.OWN_LINE
    assert told["running_past"] == round(rules.PAST_NEAR)
    assert told["past_ends_percent"] == 100 * rules.PAST_ENDS
    assert told["past_whole_percent"] == 100 * rules.PAST_WHOLE
    assert told["frame_touch"] == rules.FRAME_NEAR
    assert told["frame_sides"] == rules.FRAME_SIDES
    assert told["frame_cover_percent"] == 100 * rules.FRAME_COVER


DEEP: list[Any] = []
for _level in range(2000):
    DEEP = [DEEP]
GOOD = {"kind": "circle", "cx": 500, "cy": 500, "rx": 100, "ry": 100, "rot": 0}


@rule("AB-RULING-46", "AB-RULING-47")
@pytest.mark.parametrize(
    "payload",
    [
        None,
        1,
        "drawing",
        [],
        {},
        DEEP,
        {"v": 1},
        {"v": 2, "shapes": []},
        {"v": True, "shapes": []},
        {"v": 1, "shapes": [], "author": "me"},
        {"v": 1, "shapes": "line"},
        {"v": 1, "shapes": {"0": GOOD}},
        {"v": 1, "shapes": DEEP},
        {"v": 1, "shapes": [GOOD] * 5},
        {"v": 1, "shapes": [GOOD] * 100_000},
        {"v": 1, "shapes": [None]},
        {"v": 1, "shapes": [{**GOOD, "color": "red"}]},
        {"v": 1, "shapes": [{**GOOD, "kind": ["circle"]}]},
        {"v": 1, "shapes": [{**GOOD, "kind": "CIRCLE"}]},
        {"v": 1, "shapes": [{**GOOD, "cx": float("nan")}]},
        {"v": 1, "shapes": [{**GOOD, "rot": float("nan")}]},
        {"v": 1, "shapes": [{**GOOD, "rot": float("inf")}]},
        {"v": 1, "shapes": [{**GOOD, "rx": 10**400}]},
        {"v": 1, "shapes": [{**GOOD, "cx": True}]},
        {"v": 1, "shapes": [{**GOOD, "cx": "500"}]},
        {"v": 1, "shapes": [{**GOOD, "cx": 500.0}]},
        {"v": 1, "shapes": [{**GOOD, "rx": -5}]},
        {"v": 1, "shapes": [{"kind": "line", "pts": [[0, 0]]}]},
        {"v": 1, "shapes": [{"kind": "line", "pts": [[0, 0], [0]]}]},
        {"v": 1, "shapes": [{"kind": "line", "pts": [[0, 0], ["0", 9]]}]},
        {"v": 1, "shapes": [{"kind": "triangle", "pts": "000000"}]},
        {"v": 1, "shapes": [{"kind": "triangle", "pts": [[0, 0], [1, 1], [2, 5000]]}]},
    ],
    ids=lambda payload: str(type(payload).__name__),
)
def test_what_is_no_drawing_is_refused_in_words(payload: object) -> None:
    with pytest.raises(BadDrawing) as caught:
        read(payload)
    assert str(caught.value)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["kind", "circle", "line", "v"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["v", "shapes", "kind", "pts", "cx", "rot"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@rule("AB-RULING-46")
@settings(max_examples=80, deadline=None)
@given(anything, st.lists(anything, max_size=3))
def test_whatever_is_sent_is_a_drawing_or_refused(payload: object, inner: list[object]) -> None:
    for sent in (payload, {"v": 1, "shapes": payload}, {"v": 1, "shapes": inner}):
        try:
            drawn = read(sent)
        except BadDrawing:
            continue
        assert (
            judge(drawn, [1, 1, 1, 1], frame=True).codes() == judge(canonical(drawn), [1, 1, 1, 1], frame=True).codes()
        )


def test_drawings_of_no_size_are_judged_without_fail() -> None:
    dot = line(0, 0, 0, 0), line(0, 0, 0, 0), triangle(5, 5, 5, 5, 5, 5), triangle(5, 5, 5, 5, 900, 5)
    assert set(codes(*dot, frame=True)) >= {"LINE_TOO_SHORT", "TRIANGLE_SQUEEZED", "FRAME_NOT_TOUCHED"}
