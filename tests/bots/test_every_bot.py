"""Every bot of every game: its moves are legal, follow from its view alone, and come in time."""

import time

import pytest

from thinking import UNHURRIED, hasty, moments
from vernissage.bots.bot import BUDGETS, CAP, Budget, bot, levels
from vernissage.core.game import seats_in
from vernissage.core.rng import Rng, rng_for
from vernissage.games import game

GAMES = ("art_decko", "art_society", "artbox", "avant_carde")
LEVELS = [(key, level) for key in GAMES for level in levels(key)]


def test_every_turn_game_has_the_whole_ladder() -> None:
    for key in ("art_decko", "art_society", "avant_carde"):
        assert levels(key) == ["random", "novice", "amateur", "expert", "master"]


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_a_move_follows_from_the_view_whatever_is_hidden(key: str, level: str) -> None:
    rules = game(key)
    tried = 0
    for state, seat in moments(rules, 11, 9, 6):
        view = rules.view(state, seat)
        options = rules.options(state, seat)
        moves = []
        for world in (state, rules.guess(view, rng_for(1, "one world")), rules.guess(view, rng_for(2, "another"))):
            player = hasty(bot(key, level))
            choice = player.choose(rules, rules.view(world, seat), options, rng_for(3, "own luck"), Budget(UNHURRIED))
            moves.append((choice.action, choice.values))
        assert moves[0] == moves[1] == moves[2]
        tried += 1
    assert tried >= 3


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_a_bot_plays_whole_games_by_the_rules(key: str, level: str) -> None:
    rules = game(key)
    player = hasty(bot(key, level))
    until = time.process_time() + 1.0
    played = 0
    for seed in range(3):
        seats = min(rules.max_seats, max(2, rules.min_seats) + seed)
        state = rules.new(rules.variants(seats)[""], seed)
        rng = rng_for(seed, level)
        while (asked := seats_in(rules.asked(state))) and (played < 20 or time.process_time() < until):
            seat = asked[0]
            choice = player.choose(rules, rules.view(state, seat), rules.options(state, seat), rng, Budget(UNHURRIED))
            rules.play(state, seat, choice.action, choice.payload)
            played += 1
    assert played >= 20


@pytest.mark.parametrize("key", ["art_decko", "art_society", "avant_carde"])
@pytest.mark.parametrize("level", ["novice", "amateur", "expert", "master"])
def test_a_bot_stops_when_its_time_is_up(key: str, level: str) -> None:
    rules = game(key)
    player = bot(key, level)
    spent = []
    for state, seat in moments(rules, 5, 17, 6):
        view, options = rules.view(state, seat), rules.options(state, seat)
        began = time.process_time_ns()
        player.choose(rules, view, options, rng_for(1, "timed"), Budget(BUDGETS[level]))
        spent.append((time.process_time_ns() - began) / 1e6)
    assert sorted(spent)[len(spent) // 2] <= 2 * BUDGETS[level]
    assert max(spent) <= CAP


def test_a_novice_errs_and_an_amateur_does_not() -> None:
    rules = game("art_society")
    missed = {"novice": 0, "amateur": 0}
    for state, seat in moments(rules, 8, 3, 25):
        view, options = rules.view(state, seat), rules.options(state, seat)
        if view.asks[0].ask == "bid":
            continue
        for level in missed:
            choice = bot("art_society", level).choose(rules, view, options, rng_for(seat, "errs"), Budget(UNHURRIED))
            best = max(value for _, value in choice.values)
            missed[level] += dict(choice.values)[choice.action] < best - 1e-9
    assert missed["amateur"] == 0
    assert missed["novice"] > 0


def test_secret_bids_are_mixed() -> None:
    rules = game("art_society")
    state = next(state for state, seat in moments(rules, 4, 1, 400) if rules.decisions(state)[0].ask == "bid")
    seat = seats_in(rules.asked(state))[0]
    view, options = rules.view(state, seat), rules.options(state, seat)
    bids = set()
    for number in range(12):
        player = hasty(bot("art_society", "expert"))
        bids.add(player.choose(rules, view, options, Rng(number + 1), Budget(UNHURRIED)).action)
    assert len(bids) > 1
    assert bids <= set(options)
