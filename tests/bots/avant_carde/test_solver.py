"""The chain solver: exact lines, draws by their mean, and the money a line really brings."""

from itertools import permutations

import pytest

from games.avant_carde.table import everybody_stops, made, playing
from rule import rule
from vernissage.bots.avant_carde.solver import Goal, Solver, dollars
from vernissage.core.match import Match
from vernissage.core.piles import push
from vernissage.core.rng import rng_for
from vernissage.games.avant_carde.state import DECK, PILE, AvantCardeState, home
from vernissage.games.avant_carde.tables import CARD_NAMES, COLOR, KIND_OF, NUMBER


def state_of(match: Match) -> AvantCardeState:
    """The match's position."""
    assert isinstance(match.state, AvantCardeState)
    return match.state


def longest_by_hand(cards: list[str]) -> int:
    """The longest line by trying every order."""
    best = 0
    for order in permutations(cards):
        length = 1
        while length < len(order):
            one, two = KIND_OF[order[length - 1]], KIND_OF[order[length]]
            if COLOR[one] != COLOR[two] and NUMBER[one] != NUMBER[two]:
                break
            length += 1
        best = max(best, length)
    return best


@rule("AC-PLAY-03")
@pytest.mark.parametrize("seed", range(8))
def test_it_finds_the_longest_line_of_any_hand_without_powers(seed: int) -> None:
    rng = rng_for(seed, "hands")
    plain = [name for name in CARD_NAMES if name.split("-")[1] in ("1", "2", "3", "11", "12", "13", "14")]
    cards = [plain[rng.below(len(plain))] for _ in range(6)]
    solver = Solver(dollars())
    assert solver.value(state_of(playing(" ".join(cards))), 0) == longest_by_hand(cards)
    assert solver.exact


@rule("AC-NY7-01")
def test_a_draw_is_worth_the_mean_of_what_it_may_bring() -> None:
    solver = Solver(dollars())
    assert solver.value(state_of(playing("red-7", deck="red-1 blue-1 blue-2 red-2")), 0) == pytest.approx(1.5)
    # Behind a 5 both cards come, and one after the other they fit.
    assert Solver(dollars()).value(state_of(playing("red-7", line="red-5", deck="red-1 blue-1")), 0) == 4.0


def test_a_discard_pile_may_hold_many_copies_of_a_card() -> None:
    state = state_of(playing("red-1 red-2"))
    for _ in range(9):
        push(state.cells, home(0) + PILE, KIND_OF["red-3"])
    assert Solver(dollars()).value(state, 0) == 2.0


def test_the_deck_and_the_discard_pile_are_told_apart() -> None:
    keys = set()
    for deck in range(5):
        for discarded in range(5):
            state = state_of(playing("red-1"))
            for place, copies in ((DECK, deck), (PILE, discarded)):
                for _ in range(copies):
                    push(state.cells, home(0) + place, KIND_OF["red-3"])
            keys.add(Solver(dollars()).key(state, 0))
    assert len(keys) == 25


@rule("AC-NY5-01")
def test_a_dealer_takes_the_dollar_when_the_draw_is_worse() -> None:
    match = playing("red-5", deck="red-1 blue-1 orange-2")
    match.play(0, "lay red-5")
    assert match.game.text(Solver(dollars()).best(state_of(match), 0)) == "dollar"


@rule("AC-NY4-03", "AC-NY6-05")
def test_it_uses_changes_and_copies() -> None:
    assert Solver(dollars()).value(state_of(playing("red-2 red-4 orange-1 orange-14")), 0) == 4
    assert Solver(dollars()).value(state_of(playing("red-6 blue-6", deck="")), 0) == 5


@rule("AC-LO6-01")
@pytest.mark.parametrize("patrons", ["new_yorkers", "tokyoites", "parisians", "londoners"])
def test_following_its_advice_brings_the_money_it_promised(patrons: str) -> None:
    match = playing("red-2 red-3 blue-3 blue-12 red-4 white-1", deck="", patrons=patrons)
    promised = Solver(dollars()).value(state_of(match), 0)
    while match.waiting[0] == 0:
        match.play(0, match.game.text(Solver(dollars()).best(state_of(match), 0)))
    everybody_stops(match)
    assert made(match) == promised


def test_a_small_budget_gives_a_line_and_says_that_it_is_not_exact() -> None:
    state = state_of(playing("red-2 red-3 blue-3 blue-12 red-4 blue-4 orange-4"))
    solver = Solver(dollars(), 10)
    assert 1 <= solver.value(state, 0) <= 7
    assert not solver.exact


def test_other_goals_are_counted_in() -> None:
    state = state_of(playing("red-2 blue-2 red-1 red-11 red-1"))
    assert Solver(Goal(1.0, 0.0, 5.0, 2, [])).value(state, 0) == 5 + 5
    assert Solver(Goal(1.0, 0.0, 0.0, 9, [0.0, 0.0, 3.0, 0, 0, 0, 0, 0])).value(state, 0) == 5 + 6
