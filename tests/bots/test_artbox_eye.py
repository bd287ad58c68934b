"""How #ARTBOX bots look at drawings and match them with words."""

import math
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rule import rule
from vernissage.bots.artbox.artist import draw, shape_of
from vernissage.bots.artbox.eye import TURNED, UNKNOWN, assigned, box_of, parts_seen, strangeness
from vernissage.bots.artbox.joints import Box
from vernissage.bots.artbox.match import HUB, matched
from vernissage.bots.artbox.sketches import drawing_persona, lies_any_way, notebook
from vernissage.core.rng import rng_for
from vernissage.games.artbox.shapes import turned
from vernissage.games.artbox.tables import CIRCLE, LINE, SQUARE, TRIANGLE

COSTS = st.integers(1, 4).flatmap(
    lambda rows: st.lists(st.lists(st.floats(-2, 5), min_size=6, max_size=6), min_size=rows, max_size=rows)
)


@given(COSTS)
def test_the_assignment_is_the_cheapest_of_all(costs: list[list[float]]) -> None:
    cheapest = min(sum(costs[i][j] for i, j in enumerate(way)) for way in permutations(range(6), len(costs)))
    total, chosen = assigned(costs)
    assert total == pytest.approx(cheapest)
    assert len(set(chosen)) == len(costs)
    assert sum(costs[i][j] for i, j in enumerate(chosen)) == pytest.approx(total)


@pytest.mark.parametrize("kind", [CIRCLE, SQUARE, TRIANGLE, LINE])
@pytest.mark.parametrize("rot", [0, 30, 75, 140])
def test_the_eye_finds_the_box_a_shape_was_drawn_in(kind: int, rot: int) -> None:
    box = box_of(shape_of(kind, 480, 520, 300, 0 if kind == LINE else 420, rot))
    assert box.kind == kind
    assert (box.cx, box.cy) == pytest.approx((480, 520), abs=2)
    assert box.w == pytest.approx(300, abs=3)
    assert math.cos(math.radians(2 * (box.rot - rot))) == pytest.approx(1, abs=0.01)


def test_the_tip_of_a_triangle_is_seen_where_it_points() -> None:
    assert box_of((TRIANGLE, (500, 200, 400, 600, 600, 600))).rot == pytest.approx(0)
    assert box_of((TRIANGLE, (800, 500, 300, 400, 300, 600))).rot == pytest.approx(90)
    assert box_of((TRIANGLE, (500, 800, 400, 300, 600, 300))) == Box(TRIANGLE, 500, 550, 200, 500, 180, 1.0)


@rule("AB-BOT-08")
def test_a_drawing_looks_least_strange_for_its_own_word() -> None:
    rng = rng_for(1, "eye")
    words = ["W001", "W142", "W238", "W209", "W114"]
    for word in words:
        pattern = notebook()[word][drawing_persona(word, 1)]
        drawing = draw(pattern, (1, 1, 1, 1), rng, unrest=0.3)
        assert min(words, key=lambda other: strangeness(drawing, other, 1)) == word


@rule("AB-BOT-08")
def test_a_mirror_image_is_no_stranger() -> None:
    pattern = notebook()["W089"]["a"]
    rngs = [rng_for(seed, "mirror") for seed in range(20)]
    drawings = [draw(pattern, (1, 1, 0, 2), rng, unrest=0.0) for rng in rngs]
    assert len({str(drawing) for drawing in drawings}) == 2
    costs = {round(strangeness(drawing, "W089", 1), 1) for drawing in drawings}
    assert len(costs) == 1


def test_a_turned_drawing_is_recognised_where_drawings_are_scrambled() -> None:
    drawing = draw(notebook()["W238"][drawing_persona("W238", 2)], (0, 3, 1, 0), rng_for(2, "turned"), unrest=0.0)
    upright = strangeness(drawing, "W238", 2)
    upside_down = turned(drawing, 2)
    assert strangeness(upside_down, "W238", 2) > upright + 0.3
    assert strangeness(upside_down, "W238", 2, scrambled=True) <= upright + 1e-6


@rule("AB-BOT-08")
def test_a_spoon_is_a_spoon_whichever_way_it_lies() -> None:
    spoon, house = "W086", "W238"
    assert lies_any_way(spoon)
    assert not lies_any_way(house)
    upright = draw(notebook()[spoon]["a"], (2, 1, 0, 1), rng_for(5, "spoon"), unrest=0.0)
    assert strangeness(turned(upright, 1), spoon, 1) <= strangeness(upright, spoon, 1) + TURNED + 1e-6


@rule("AB-BOT-13")
def test_an_unknown_word_is_neither_strange_nor_familiar() -> None:
    drawing = draw(notebook()["W001"]["a"], (1, 1, 1, 1), rng_for(3, "unknown"))
    assert strangeness(drawing, "L003", 1) == UNKNOWN


@rule("AB-BOT-14")
def test_the_winning_explanation_names_the_parts() -> None:
    drawing = draw(notebook()["W001"][drawing_persona("W001", 1)], (1, 0, 2, 1), rng_for(4, "parts"), unrest=0.2)
    seen = parts_seen(drawing, "W001", 1)
    assert [kind for kind, _part in seen] == [CIRCLE, TRIANGLE, TRIANGLE, LINE]
    assert [part for _kind, part in seen][1:3] == ["ear", "ear"]


@rule("AB-BOT-10")
@given(st.lists(st.lists(st.floats(0, 6), min_size=5, max_size=5), min_size=3, max_size=3))
def test_each_chance_sums_over_all_ways_to_deal_out_the_words(costs: list[list[float]]) -> None:
    answer, chances = matched(costs, kappa=1.0)

    hubs = [HUB * sum(row[j] for row in costs) / 3 for j in range(5)]
    weights = {
        way: math.exp(-sum(costs[i][j] - hubs[j] for i, j in enumerate(way))) for way in permutations(range(5), 3)
    }
    whole = sum(weights.values())
    for i in range(3):
        assert sum(chances[i]) == pytest.approx(1)
        for j in range(5):
            assert chances[i][j] == pytest.approx(sum(weight for way, weight in weights.items() if way[i] == j) / whole)
        assert chances[i][answer[i]] == max(chances[i])


@rule("AB-BOT-09")
def test_a_word_that_resembles_everything_does_not_collect_all_guesses() -> None:
    # The first word is near to all three drawings; each drawing has a word of its own that is only just farther.
    costs = [[1.0, 1.4, 4.0, 4.0], [1.0, 4.0, 1.4, 4.0], [1.0, 4.0, 4.0, 1.4]]
    answer, _chances = matched(costs)
    assert answer == [1, 2, 3]


def test_more_drawings_than_words_cannot_be_matched() -> None:
    with pytest.raises(ValueError, match="2 drawings cannot have 1"):
        matched([[1.0], [2.0]])
