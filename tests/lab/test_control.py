"""The luck of a game: other random numbers are another draw and nothing else; one seat's luck is another's bad luck."""

import pytest

from vernissage.bots.search.trees import renew
from vernissage.core.game import seats_in
from vernissage.core.model import TABLE, WATCHER
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab.control import SEEN, judged
from vernissage.lab.runner import Where
from vernissage.lab.study import StudyPlan, study

MOVES = 120  # of a game are enough


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("key", SEEN)
def test_other_random_numbers_are_another_draw_and_nothing_else(key: str, seats: int) -> None:
    game = find_game(key)
    rng = rng_for(seats, "walk")
    state = game.new(setup_of(game, {"seats": seats}), 5)
    others, count = 0, 0
    while (asked := seats_in(game.asked(state))) and count < MOVES:
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        action = options[rng.below(len(options))]
        count += 1
        world, after = state.clone(), state.clone()
        renew(world, rng)
        for who in (*range(seats), WATCHER, TABLE):
            assert game.view(world, who) == game.view(state, who)
        game.apply(world, seat, action)
        game.apply(after, seat, action)
        others += bytes(world.cells) != bytes(after.cells)
        assert bytes(world.cells) == bytes(after.cells) or after.sealed
        game.apply(state, seat, action)
    assert others > 0


def test_what_one_seat_was_lucky_with_another_was_unlucky_with() -> None:
    plan = StudyPlan("art_decko", {"seats": 3}, ("random",), luck=True)
    (game,) = study(plan, range(1, 2), Where()).games
    assert sum(game.luck) == pytest.approx(0.0, abs=1e-5)
    assert max(game.luck) > 0


@pytest.mark.parametrize("key", ["artbox", "art_society", "avant_carde"])
def test_where_no_judge_sees_what_a_draw_is_worth_no_luck_is_counted(key: str) -> None:
    assert not judged(find_game(key), 3)
    (game,) = study(StudyPlan(key, {"seats": 3}, ("random",), luck=True), range(1, 2), Where()).games
    assert game.luck == []
