"""The thinkers of Avant Carde: hands are valued by the rules of lines, and turns are planned to their end."""

import pytest

from thinking import UNHURRIED, moments
from vernissage.bots.avant_carde.features import MONEY, NUMBERED
from vernissage.bots.avant_carde.hands import Hands
from vernissage.bots.avant_carde.judge import CardeJudge
from vernissage.bots.avant_carde.planner import Planner
from vernissage.bots.avant_carde.thinker import CardeThinker, Plans
from vernissage.bots.avant_carde.weights import weights_for
from vernissage.bots.bot import Budget, bot
from vernissage.bots.search.thinkers import softly_taken
from vernissage.core.rng import rng_for
from vernissage.games.avant_carde.game import GAME
from vernissage.games.avant_carde.model import AvantCardeSetup
from vernissage.games.avant_carde.patrons.everyone import SETS
from vernissage.games.avant_carde.state import AvantCardeState
from vernissage.games.avant_carde.tables import CARD_NAMES

LATE = 10**18


def earned(*cards: str) -> float:
    """What the best line of these cards earns with the New Yorkers; no more than seven, so that all are in the hand."""
    state = GAME.new(AvantCardeSetup(seats=2), 1)
    assert isinstance(state, AvantCardeState)
    hands = Hands(1)
    for kind, name in enumerate(CARD_NAMES):
        hands.counts[kind] = cards.count(name)
    return float(hands.earned(state, 0))


@pytest.mark.parametrize(
    ("cards", "laid"),
    [
        (("red-1", "red-3", "red-11"), 3),
        (("white-1", "red-3", "gray-2"), 1),
        (("white-1", "red-1", "red-11", "blue-12", "blue-1"), 5),
        (("red-1", "red-1", "blue-3"), 2),
    ],
)
def test_a_hand_earns_a_dollar_for_each_card_of_its_longest_line(cards: tuple[str, ...], laid: int) -> None:
    assert earned(*cards) == pytest.approx(laid, abs=0.5)


def test_a_four_is_a_bridge_only_where_its_change_fits_both_neighbours() -> None:
    assert earned("red-3", "blue-4", "blue-3") - earned("red-3", "blue-3") > 0.5
    bridged = earned("red-3", "blue-4", "blue-1")
    assert bridged - earned("red-3", "blue-4") > 0.5, "set to 3 it follows the red 3, and blue goes on"
    assert earned("red-3", "blue-4", "purple-1") < bridged - 0.5, (
        "neither its number nor its color leads on to the purple 1"
    )


def test_a_dealer_pays_and_a_copy_of_it_pays_again() -> None:
    assert earned("red-5") == 2.0
    assert earned("red-5", "red-6") - earned("red-6") > 2.5


def test_every_plan_is_worth_at_least_as_much_as_its_first_step_alone() -> None:
    judge = CardeJudge(8)
    planned = 0
    for state, seat in moments(GAME, 4, 5, 30):
        view = GAME.view(state, seat)
        if view.asks[0].ask != "buy":
            continue
        short = dict(Planner(judge, 4, 1, 1).run(GAME, view, rng_for(1, "plan"), LATE))
        long = dict(Planner(judge, 4, 5, 1).run(GAME, view, rng_for(1, "plan"), LATE))
        assert list(short) == GAME.options(state, seat)
        assert all(long[action] >= short[action] - 1e-9 for action in short)
        planned += any(long[action] > short[action] + 1e-9 for action in short)
    assert planned


def test_a_trembling_hand_takes_the_better_move_more_often() -> None:
    rng = rng_for(1, "tremble")
    taken = [softly_taken([(7, 0.50), (8, 0.52)], 0.02, rng) for _ in range(400)]
    assert 0.6 < taken.count(8) / 400 < 0.85


def test_a_master_plays_alone_too() -> None:
    player = CardeThinker("master", Plans(version=0, samples=4, width=2, depth=3, worlds=1, looks=(100,)))
    state = GAME.new(AvantCardeSetup(seats=1, solo_level="easy"), 2)
    rng = rng_for(2, "alone")
    while (seat := GAME.mover(state)) >= 0:
        options = GAME.options(state, seat)
        choice = player.choose(GAME, GAME.view(state, seat), options, rng, Budget(UNHURRIED))
        assert all(0.0 <= value <= 1.0 for _, value in choice.values) or GAME.decisions(state)[0].ask != "buy"
        GAME.play(state, seat, choice.action)
    assert GAME.result(state) is not None


def test_a_stronger_level_is_another_configuration() -> None:
    assert len({bot("avant_carde", level).identity for level in ("novice", "amateur", "expert", "master")}) == 4


def test_every_set_of_patrons_has_its_own_weights() -> None:
    sets = [weights_for([patron.name for patron in each]) for each in SETS.values()]
    assert all(len(weights) == len(sets[0]) for weights in sets)
    assert all(sets[one] != sets[two] for one in range(4) for two in range(one))


def test_in_a_mix_a_number_counts_as_in_its_patrons_own_set() -> None:
    mix = weights_for(["perfectionist", "snob", "gallerist", "dealer", "trendoid", "eccentric"])
    new_yorkers, _, _, londoners = [weights_for([patron.name for patron in each]) for each in SETS.values()]
    each_round = len(mix) // 3
    money, sixes, sevens = each_round + MONEY, each_round + NUMBERED + 6, each_round + NUMBERED + 7
    assert mix[sevens] == londoners[sevens] != new_yorkers[sevens]
    assert mix[sixes] == new_yorkers[sixes] != londoners[sixes]
    assert londoners[money] < mix[money] < new_yorkers[money]
