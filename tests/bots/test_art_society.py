"""The players of Art Society: an amateur stronger than chance, and a judge that knows which cards will be played."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from thinking import moments
from vernissage.bots.art_society.features import strength
from vernissage.bots.art_society.weights import judge
from vernissage.bots.bot import Budget, bot
from vernissage.core.game import seats_in
from vernissage.core.piles import push
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.games.art_society.state import HAND, ORDER, ArtSocietyState, side

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


def bidding(hands: dict[int, list[int]]) -> ArtSocietyState:
    """A position with these bid cards left in the hands, after bids that let the seats go in their order."""
    rules = game("art_society")
    state = rules.new(rules.variants(len(hands))[""], 3)
    assert isinstance(state, ArtSocietyState)
    for seat, cards in hands.items():
        for value in range(1, 21):
            state.cells[side(seat) + HAND + value - 1] = u8(value in cards)
        push(state.cells, ORDER, seat)
    return state


def test_only_the_cards_that_will_be_played_are_compared() -> None:
    state = bidding({0: [1, 2, 3, 20], 1: [10, 11, 12, 13]})
    assert strength(state, 0, 1.0) == 0.5
    assert strength(state, 0, 4.0) == -0.25


def test_a_card_that_is_played_in_half_of_the_games_counts_for_half() -> None:
    state = bidding({0: [1, 20], 1: [10, 11]})
    assert strength(state, 0, 1.5) == pytest.approx(2 / 3 - 0.5)


def test_a_low_card_costs_nothing_while_enough_high_ones_are_left() -> None:
    everything = list(range(1, 21))
    careful = judge(pace=0.25)
    left = [
        careful.outcome(bidding({0: [card for card in everything if card != bid], 1: everything}), 0, 0.5)
        for bid in (1, 9, 20)
    ]
    assert left[0] == left[1] > left[2]


def test_going_first_is_worth_something_where_the_judge_sees_no_difference() -> None:
    state = bidding({0: [3, 4], 1: [3, 4]})
    assert judge().outcome(state, 0, 0.5) > 0.5 > judge().outcome(state, 1, 0.5)


def test_after_the_bids_everybody_takes_what_is_best_for_its_wall() -> None:
    rules = game("art_society")
    careful, asked = judge(), 0
    for state, seat in moments(rules, 12, 1, 400):
        if rules.decisions(state)[0].ask != "take":
            continue
        options = rules.options(state, seat)
        chosen = careful.answer(rules, state, seat, vec[i64](options), len(options), rng_for(1, "take"))
        assert chosen in options
        asked += 1
    assert asked >= 5
