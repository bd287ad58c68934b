"""The luck of a game: what nobody has seen is shuffled and nothing else; one seat's luck is the other's bad luck."""

import pytest

from vernissage.core.game import seats_in
from vernissage.core.model import TABLE, WATCHER
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab.control import UNSEEN, judged, shuffle_unseen
from vernissage.lab.runner import Where
from vernissage.lab.study import StudyPlan, study

MOVES = 60  # of a game are enough


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("key", UNSEEN)
def test_what_is_shuffled_nobody_has_seen(key: str, seats: int) -> None:
    game = find_game(key)
    rng = rng_for(seats, "walk")
    state = game.new(setup_of(game, {"seats": seats}), 5)
    others, count = 0, 0
    while (asked := seats_in(game.asked(state))) and count < MOVES:
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        action = options[rng.below(len(options))]
        count += 1
        world = state.clone()
        shuffle_unseen(key, world, rng)
        for who in (*range(seats), WATCHER):
            assert game.view(world, who) == game.view(state, who)
        game.apply(world, seat, action)
        after = state.clone()
        game.apply(after, seat, action)
        others += game.view(world, TABLE) != game.view(after, TABLE)
        game.apply(state, seat, action)
    assert others > 0


def test_what_one_seat_was_lucky_with_another_was_unlucky_with() -> None:
    plan = StudyPlan("art_decko", {"seats": 3}, ("random",), luck=True)
    (game,) = study(plan, range(1, 2), Where()).games
    assert sum(game.luck) == pytest.approx(0.0, abs=1e-5)
    assert max(game.luck) > 0


def test_a_table_no_judge_was_fitted_to_has_no_luck() -> None:
    assert not judged(find_game("artbox"), 3)
    assert judged(find_game("avant_carde"), 5)
    (game,) = study(StudyPlan("artbox", {"seats": 3}, ("random",), luck=True), range(1, 2), Where()).games
    assert game.luck == []
