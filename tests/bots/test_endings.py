"""Search to the end of the game: every pass ends with a result, bids are learnt by all seats, and luck alone decides
nothing twice.
"""

import time

from thinking import moments
from vernissage.bots.art_society.connoisseur import Connoisseur
from vernissage.bots.search.endings import EndSearch
from vernissage.core.game import Game, State
from vernissage.core.rng import Rng, rng_for
from vernissage.games import game
from vernissage.games.art_society.state import OVER, ArtSocietyState

LATE = 10**18


def search(passes: int = 300) -> EndSearch:
    """A search of Art Society with few passes."""
    return EndSearch(Connoisseur(), passes, 20, 0.5, 2.0)


def asked(rules: Game, ask: str) -> tuple[State, int]:
    """A position where somebody is asked this."""
    return next((state, seat) for state, seat in moments(rules, 4, 1, 400) if rules.decisions(state)[0].ask == ask)


def test_a_pass_is_played_to_the_end_of_the_game() -> None:
    rules = game("art_society")
    for seats in (2, 3, 4):
        state = rules.new(rules.variants(seats)[""], 5)
        assert isinstance(state, ArtSocietyState)
        search().finish(rules, state, Rng(3))
        assert state.phase == OVER


def test_the_same_passes_give_the_same_answer() -> None:
    rules = game("art_society")
    for ask in ("bid", "hang"):
        state, seat = asked(rules, ask)
        found = [search().run(rules, rules.view(state, seat), rng_for(1, "ends"), LATE) for _ in "ab"]
        assert found[0] == found[1]


def test_every_bid_is_tried_and_told_as_a_chance() -> None:
    rules = game("art_society")
    state, seat = asked(rules, "bid")
    thinking = search(1500)
    found = thinking.run(rules, rules.view(state, seat), rng_for(1, "bids"), LATE)
    assert [action for action, _, _ in sorted(found)] == rules.options(state, seat)
    assert all(visits > 0 for _, visits, _ in found)
    chances = thinking.chances()
    assert all(0 <= chance <= 1 for _, chance in chances)
    assert found[0][0] in dict(chances)


def test_bids_already_given_are_open_again_for_whoever_cannot_see_them() -> None:
    """Another seat has bid its highest card or its lowest: the asking seat's search comes to the same."""
    rules = game("art_society")
    found = []
    state = next(
        state
        for state, _ in moments(rules, 4, 1, 400)
        if rules.decisions(state)[0].ask == "bid" and rules.asked(state) == 3
    )
    for which in (0, -1):
        there = state.clone()
        rules.apply(there, 0, rules.options(there, 0)[which])
        found.append(search().run(rules, rules.view(there, 1), rng_for(2, "bids"), LATE))
    assert found[0] == found[1]


def test_a_plan_goes_on_with_moves_that_are_legal() -> None:
    rules = game("art_society")
    state, seat = asked(rules, "take")
    thinking = search(800)
    best = thinking.run(rules, rules.view(state, seat), rng_for(1, "plan"), LATE)[0][0]
    plan = thinking.follow(best)
    assert plan
    after = state.clone()
    rules.apply(after, seat, best)
    assert plan[0] in rules.options(after, seat)


def test_time_ends_a_search_before_its_passes() -> None:
    rules = game("art_society")
    state, seat = asked(rules, "hang")
    thinking = search(10_000_000)
    thinking.run(rules, rules.view(state, seat), rng_for(1, "time"), time.process_time_ns() + 20_000_000)
    assert 0 < thinking.done < 10_000_000
