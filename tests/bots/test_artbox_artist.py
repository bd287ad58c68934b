"""How #ARTBOX bots draw: the notebook, the fit to the roll, the hand and the repair."""

import math
import statistics
from itertools import permutations

import pytest

from rule import rule
from vernissage.bots.artbox.artist import draw, inside, normal, placed, repaired, tremble
from vernissage.bots.artbox.fit import Roll, expected_loss, fits, slot_cost
from vernissage.bots.artbox.joints import Box
from vernissage.bots.artbox.sketches import (
    PERSONAS,
    Slot,
    drawing_persona,
    guessing_personas,
    is_known,
    notebook,
    sketch,
)
from vernissage.core.rng import rng_for
from vernissage.games.artbox.judge import judge
from vernissage.games.artbox.packs import pack
from vernissage.games.artbox.tables import CIRCLE, LINE, SQUARE, TRIANGLE, all_rolls

ROLLS: list[Roll] = [(roll[0], roll[1], roll[2], roll[3]) for roll, _ways in all_rolls()]


def test_every_word_of_the_pack_has_a_sketch_by_each_persona() -> None:
    for word in pack().words:
        assert is_known(word.id), word
        known = [sketch(word.id, persona) for persona in PERSONAS]
        assert len(set(known)) == len(PERSONAS), f"two personas share a sketch of {word.word}"


def test_a_sketch_has_enough_slots_and_they_lie_on_the_sheet() -> None:
    for word, personas in notebook().items():
        for pattern in personas.values():
            assert 4 <= len(pattern) <= 8, word
            for slot in pattern:
                assert 0 <= slot.cx <= 1000
                assert 0 <= slot.cy <= 1000
                assert 0.1 <= slot.importance <= 1.0, (word, slot)


@rule("AB-BOT-12")
def test_nobody_guesses_with_the_sketch_that_may_have_been_drawn() -> None:
    for word in notebook():
        for turn in range(1, 5):
            eyes = guessing_personas(word, turn)
            assert drawing_persona(word, turn) not in eyes
            assert sorted(eyes + drawing_persona(word, turn)) == list(PERSONAS)


@rule("AB-BOT-12")
def test_each_persona_draws_a_word_in_its_turn() -> None:
    assert {drawing_persona("W001", turn) for turn in range(3)} == set(PERSONAS)


@rule("AB-BOT-02")
@pytest.mark.parametrize("roll", ROLLS[::5])
def test_the_best_fit_is_the_cheapest_of_all_assignments(roll: Roll) -> None:
    pattern = notebook()["W001"]["a"]
    shapes = [kind for kind in range(4) for _shape in range(roll[kind])]
    whole = sum(slot.importance for slot in pattern)
    cheapest = min(
        whole + sum(slot_cost(kind, pattern[i]) for kind, i in zip(shapes, chosen, strict=True))
        for chosen in permutations(range(len(pattern)), 4)
    )

    loss, fit = fits(pattern, roll)[0]

    assert loss == pytest.approx(cheapest)
    assert len({slot for slot, _kind in fit}) == 4
    assert sorted(kind for _slot, kind in fit) == shapes


def test_fits_come_best_first() -> None:
    losses = [loss for loss, _fit in fits(notebook()["W238"]["b"], (1, 1, 1, 1))]
    assert losses == sorted(losses)
    assert len(losses) > 4


@rule("AB-BOT-05")
def test_the_expected_loss_weighs_every_roll_by_its_ways() -> None:
    for word in ("W003", "W131", "W318"):
        pattern = notebook()[word]["c"]
        total = sum(ways * fits(pattern, (roll[0], roll[1], roll[2], roll[3]))[0][0] for roll, ways in all_rolls())
        assert expected_loss(pattern) == pytest.approx(total / 6**4)


@rule("AB-BOT-03")
def test_shapes_take_the_box_of_their_slot() -> None:
    ear = Slot("ear", TRIANGLE, 300, 200, 200, 240, 0, 1.0)
    assert inside(placed(ear, TRIANGLE)) == (TRIANGLE, (300, 80, 400, 320, 200, 320))
    assert inside(placed(ear, CIRCLE)) == (CIRCLE, (300, 200, 100, 120, 0))
    assert inside(placed(ear, SQUARE)) == (SQUARE, (300, 200, 200, 240, 0))
    assert inside(placed(ear, LINE)) == (LINE, (300, 80, 300, 320))


@rule("AB-BOT-03")
def test_a_closed_shape_in_the_place_of_a_line_is_slim() -> None:
    whisker = Slot("whisker", LINE, 500, 500, 450, 0, 0, 0.5)
    assert inside(placed(whisker, SQUARE)) == (SQUARE, (500, 500, 450, 50, 0))
    kind, corners = inside(placed(whisker, TRIANGLE))
    assert kind == TRIANGLE
    assert max(corners[0::2]) - min(corners[0::2]) == 450
    assert max(corners[1::2]) - min(corners[1::2]) == 50


def test_a_shape_outside_the_frame_is_drawn_within_it() -> None:
    kind, (cx, cy, rx, ry, _rot) = inside(Box(CIRCLE, 990, -40, 1600, 400, 0, 1.0))
    assert kind == CIRCLE
    assert 0 <= cx - rx < cx + rx <= 1000
    assert 0 <= cy - ry < cy + ry <= 1000


@rule("AB-BOT-04")
def test_a_line_on_the_side_of_a_square_is_moved_off_it() -> None:
    boxes = [Box(SQUARE, 500, 500, 400, 400, 0, 1.0), Box(LINE, 500, 300, 400, 0, 0, 0.3)]
    roll = (0, 1, 0, 1)
    assert judge([inside(box) for box in boxes], list(roll)).codes() == ["LINE_ON_CONTOUR"]

    drawing = repaired(list(boxes), roll, rng_for(1, "repair"), simplified=False, frame=False)

    assert drawing is not None
    assert judge(drawing, list(roll)).legal
    assert (SQUARE, (500, 500, 400, 400, 0)) in drawing


@rule("AB-BOT-04", "AB-EVAL-06")
@pytest.mark.parametrize("frame", [False, True])
def test_drawings_are_always_legal(frame: bool) -> None:
    rng = rng_for(3, f"legal {frame}")
    for i, (word, personas) in enumerate(notebook().items()):
        for step, pattern in enumerate(personas.values()):
            roll = ROLLS[(i + 11 * step) % len(ROLLS)]
            drawing = draw(pattern, roll, rng, unrest=1.3, frame=frame)
            verdict = judge(drawing, list(roll), frame=frame)
            assert verdict.legal, (word, roll, verdict.codes())


@rule("AB-BOT-04")
def test_the_simplified_game_leaves_out_what_does_not_help() -> None:
    pattern = notebook()["W001"]["a"]
    rng = rng_for(4, "simplified")
    for roll in ROLLS:
        drawing = draw(pattern, roll, rng, simplified=True)
        assert judge(drawing, list(roll), simplified=True).legal
    assert len(draw(pattern, (0, 4, 0, 0), rng, simplified=True)) == 3


@rule("AB-BOT-06")
def test_a_quiet_hand_draws_the_sketch_and_its_mirror_image_equally_often() -> None:
    boxes = [Box(CIRCLE, 300, 500, 200, 200, 0, 1.0)]
    rng = rng_for(5, "hand")
    assert tremble(boxes, False, 0.0, rng)[0][:6] == pytest.approx(boxes[0][:6])
    assert tremble(boxes, True, 0.0, rng)[0].cx == pytest.approx(700)
    cup = notebook()["W089"]["a"]
    mirrored = sum(draw(cup, (1, 1, 0, 2), rng, unrest=0.0)[0][1][0] < 500 for _time in range(300))
    assert 110 < mirrored < 190


@rule("AB-BOT-06")
def test_the_hand_trembles_by_four_percent_of_the_frame() -> None:
    rng = rng_for(6, "hand")
    middle = [Box(CIRCLE, 500, 500, 200, 200, 0, 1.0)]
    hands = [tremble(middle, False, 1.0, rng)[0] for _time in range(2000)]
    assert statistics.pstdev(box.cx for box in hands) == pytest.approx(40, rel=0.1)
    assert statistics.pstdev(math.log(box.w) for box in hands) == pytest.approx(0.12, rel=0.1)
    assert statistics.pstdev(box.rot for box in hands) == pytest.approx(6, rel=0.1)


def test_the_bell_curve_has_mean_zero_and_deviation_one() -> None:
    rng = rng_for(7, "bell")
    numbers = [normal(rng) for _time in range(4000)]
    assert abs(statistics.fmean(numbers)) < 0.06
    assert statistics.pstdev(numbers) == pytest.approx(1, rel=0.05)
