"""Parts of an #ARTBOX drawing that belong together touch, and the hand tilts all of them alike."""

import math
import statistics

import pytest

from vernissage.bots.artbox.artist import COMMON, TILT, tremble
from vernissage.bots.artbox.joints import OVERLAP, Box, between, families, groups, holds, joined
from vernissage.bots.artbox.sketches import PERSONAS, notebook
from vernissage.core.rng import rng_for
from vernissage.games.artbox.tables import CIRCLE, LINE, SQUARE, TRIANGLE

BODY = Box(SQUARE, 500, 600, 300, 300, 0, 1.0)
HEAD = Box(CIRCLE, 500, 300, 120, 120, 0, 0.6)  # ninety above the body
EYE = Box(CIRCLE, 500, 620, 30, 30, 0, 0.3)
SUN = Box(CIRCLE, 120, 120, 100, 100, 0, 0.4)
STEADY = [0.0, 0.0]


def test_the_lesser_part_comes_to_the_greater_one() -> None:
    body, head = joined([BODY, HEAD], [0, 0], STEADY)
    assert body == BODY
    assert head.cy > HEAD.cy
    assert math.hypot(*between(body, head)) <= OVERLAP


def test_what_belongs_elsewhere_stays_where_it_is() -> None:
    assert joined([BODY, SUN], [0, 1], STEADY) == [BODY, SUN]


def test_what_lies_inside_stays_inside() -> None:
    assert joined([BODY, EYE], [0, 0], STEADY) == [BODY, EYE]


def test_a_hand_that_slips_misses_a_little() -> None:
    _, head = joined([BODY, HEAD], [0, 0], STEADY)
    _, slipped = joined([BODY, HEAD], [0, 0], [0.0, 20.0])
    assert math.hypot(slipped.cx - head.cx, slipped.cy - head.cy) == pytest.approx(20)


def test_a_chain_of_parts_hangs_together() -> None:
    tail = Box(LINE, 900, 600, 100, 0, 0, 0.2)
    found = joined([BODY, HEAD, tail], [0, 0, 0], [0.0] * 3)
    assert len(groups(found, OVERLAP)) == 1


@pytest.mark.parametrize(("kind", "inside"), [(SQUARE, True), (CIRCLE, False), (TRIANGLE, False), (LINE, False)])
def test_a_corner_of_the_box_is_inside_a_square_only(kind: int, inside: bool) -> None:
    assert holds(Box(kind, 500, 500, 100, 100, 0, 1.0), (455, 455)) == inside


def test_most_sketches_are_one_thing() -> None:
    found = [len(set(families(own[persona]))) for own in notebook().values() for persona in PERSONAS[:1]]
    assert statistics.mean(count == 1 for count in found) > 0.5
    assert max(found) > 1


def test_the_tilt_is_that_of_the_hand() -> None:
    rng = rng_for(8, "hand")
    tilts = [[box.rot for box in tremble([BODY, HEAD, EYE], False, 1.0, rng)] for _time in range(400)]
    own = statistics.mean(statistics.pvariance(each) for each in tilts)
    whole = statistics.pvariance(statistics.mean(each) for each in tilts)
    assert whole > 2 * own
    assert whole == pytest.approx((TILT * COMMON) ** 2, rel=0.25)
