"""The searcher for any game: it plays by the rules wherever there are rules, and better the longer it searches."""

import pytest

from hush.game import GAMBLE, LAYING, TAKE, Hush, HushState
from thinking import UNHURRIED
from vernissage.bots.bot import Bot, Budget, bot, levels
from vernissage.bots.search.levels import SearchBot
from vernissage.core.game import Game, State, seats_in
from vernissage.core.rng import rng_for
from vernissage.games import game, keys


def play(rules: Game, players: list[Bot], seed: int, most: int = 1_000_000) -> list[int]:
    """The winners of a game between bots, which see their seats' views alone; nobody if it is broken off."""
    state = rules.new(rules.variants(len(players))[""], seed)
    rng = rng_for(seed, "searchers")
    while (asked := seats_in(rules.asked(state))) and most:
        seat = asked[0]
        view, options = rules.view(state, seat), rules.options(state, seat)
        choice = players[seat].choose(rules, view, options, rng, Budget(UNHURRIED))
        rules.play(state, seat, choice.action, choice.payload)
        most -= 1
    result = rules.result(state)
    return result.winners if result else []


@pytest.mark.parametrize("key", keys())
def test_it_plays_every_game_by_the_rules(key: str) -> None:
    rules = game(key)
    play(rules, [SearchBot("", 2) for _ in range(max(2, rules.min_seats))], 3, most=25)


def test_it_plays_a_game_that_has_no_bots_of_its_own() -> None:
    assert levels("hush") == ["random", "novice", "amateur", "expert", "master"]
    assert play(Hush(), [bot("hush", "novice"), bot("hush", "novice"), bot("hush", "random")], 1)


class Unlucky(Hush):
    """Hush where a gamble never wins anything."""

    def apply(self, state: State, seat: int, action: int, payload: object = None) -> None:
        if action == GAMBLE:
            assert isinstance(state, HushState)
            self.draw(state)
        else:
            super().apply(state, seat, action, payload)


def test_it_finds_out_by_playing_on_which_answer_is_better() -> None:
    rules = Unlucky()
    asked = 0
    for seed in range(12):
        state = rules.new(rules.variants(2)[""], seed)
        assert isinstance(state, HushState)
        while state.phase == LAYING:
            seat = seats_in(rules.asked(state))[0]
            rules.apply(state, seat, rules.options(state, seat)[0])
        for seat in seats_in(rules.asked(state)):
            view, options = rules.view(state, seat), rules.options(state, seat)
            choice = SearchBot("", 200).choose(rules, view, options, rng_for(seed, "luck"), Budget(UNHURRIED))
            assert choice.action == TAKE
            asked += 1
    assert asked >= 6


def test_the_same_view_and_luck_give_the_same_move() -> None:
    rules = Hush()
    state = rules.new(rules.variants(2)[""], 5)
    view, options = rules.view(state, 0), rules.options(state, 0)
    found = [bot("hush", "amateur").choose(rules, view, options, rng_for(1, "luck"), Budget(UNHURRIED)) for _ in "ab"]
    assert found[0] == found[1]


def test_its_move_follows_from_the_view_whatever_is_hidden() -> None:
    rules = Hush()
    state = rules.new(rules.variants(3)[""], 8)
    view, options = rules.view(state, 1), rules.options(state, 1)
    worlds = [state, rules.guess(view, rng_for(1, "one")), rules.guess(view, rng_for(2, "another"))]
    moves = {
        SearchBot("", 50).choose(rules, rules.view(world, 1), options, rng_for(3, "luck"), Budget(UNHURRIED)).action
        for world in worlds
    }
    assert len(moves) == 1
