"""The amateur of Art Society: stronger than chance, and it sees only its view."""

import pytest

from vernissage.bots.bot import Budget, bot
from vernissage.core.game import seats_in
from vernissage.core.rng import rng_for
from vernissage.games import game

GAMES = 40


@pytest.mark.parametrize("seats", [2, 4])
def test_the_amateur_beats_chance_from_every_seat(seats: int) -> None:
    rules = game("art_society")
    setup = rules.variants(seats)[""]
    won = 0.0
    for number in range(GAMES):
        mine = number % seats
        players = [bot(rules.key, "amateur" if seat == mine else "random") for seat in range(seats)]
        state = rules.new(setup, number // seats)
        rng = rng_for(number, "amateur")
        while mask := rules.asked(state):
            seat = seats_in(mask)[0]
            choice = players[seat].choose(rules, rules.view(state, seat), rules.options(state, seat), rng, Budget(20))
            rules.apply(state, seat, choice.action)
        result = rules.result(state)
        assert result is not None
        won += (mine in result.winners) / len(result.winners)
    assert won / GAMES >= 0.75


def test_the_amateur_tells_what_each_move_is_worth() -> None:
    rules = game("art_society")
    state = rules.new(rules.variants(2)[""], 1)
    options = rules.options(state, 0)
    choice = bot(rules.key, "amateur").choose(rules, rules.view(state, 0), options, rng_for(1, "values"), Budget(20))
    assert [action for action, _ in choice.values] == options
    assert choice.action in options
    assert max(choice.values, key=lambda pair: pair[1])[0] == choice.action
