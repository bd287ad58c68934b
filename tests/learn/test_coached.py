"""The coach of a first game: what it says and proposes, from what the learner's seat sees alone."""

from functools import cache

import pytest

from vernissage import games
from vernissage.bots.coach import coach, propose
from vernissage.core.coach import SHOWN, Remark, alone, needs_proposal, pointed, remarks_of, seen, spoken, taken
from vernissage.core.match import Match
from vernissage.core.model import Line
from vernissage.core.setting_up import setup_of
from vernissage.learn.coached import LEARNER, CoachedGame, ask_coach, play, table

GAMES = {"art_decko": 1, "art_society": 2, "artbox": 3, "avant_carde": 2}
every_game = pytest.mark.parametrize("key", GAMES)


@cache
def played(key: str) -> list[CoachedGame]:
    """A few games of somebody who does what is proposed; `python tools/coached.py` plays hundreds."""
    return [play(key, seed) for seed in range(500, 500 + GAMES[key])]


@every_game
def test_whoever_does_what_the_coach_proposes_plays_to_the_end_and_is_never_refused(key: str) -> None:
    for game in played(key):
        assert game.refused == []
        assert game.proposals > 0
        assert len(game.heard) == len(set(game.heard)), "nothing is said twice"


@every_game
def test_every_occasion_names_a_clause_or_a_question_of_its_game(key: str) -> None:
    game = games.game(key)
    clauses = game.book.clauses
    for remark in remarks_of(game.package):
        assert sum(bool(each) for each in (remark.ask, remark.line, remark.fact)) == 1, remark.name
        if remark.line and "*" not in remark.line and "[" not in remark.line:
            assert remark.line in clauses
        if remark.fact:
            assert list(seen(table(game, 1).view(LEARNER), remark.fact.split("."), LEARNER)) != []


@every_game
def test_most_of_what_a_coach_may_say_is_said_in_a_first_game_or_two(key: str) -> None:
    heard = {name for game in played(key) for name in game.heard}
    assert len(heard) >= 0.6 * len(remarks_of(games.game(key).package))


def test_the_first_question_is_explained_and_something_is_proposed() -> None:
    match = table(games.game("avant_carde"), 3)

    now = ask_coach(match, set(), wanted=False)

    assert [remark.name for remark in now.remarks] == ["first"]
    assert set(now.remarks[0].point) == {f"hand:{card}" for card in match.view(LEARNER).players[LEARNER].hand}  # type: ignore[attr-defined]  # Avant Carde's own view
    assert now.proposal is not None
    assert now.proposal.moves[0] in match.options(LEARNER)
    assert now.proposal.say.id == "hint"


def test_what_was_said_is_not_said_again() -> None:
    match = table(games.game("avant_carde"), 3)

    assert ask_coach(match, {"first"}, wanted=False).remarks == []


def test_a_question_answered_alone_needs_no_proposal_any_more() -> None:
    match = table(games.game("avant_carde"), 3)

    quiet = ask_coach(match, {alone("first")}, wanted=False)

    assert quiet.proposal is None
    assert ask_coach(match, {alone("first")}, wanted=True).proposal is not None


def test_after_three_proposals_that_were_taken_the_coach_waits_to_be_asked() -> None:
    learnt: set[str] = set()
    for _time in range(SHOWN):
        assert needs_proposal("lay", learnt)
        learnt.add(taken("lay", learnt))

    assert not needs_proposal("lay", learnt)
    assert needs_proposal("buy", learnt)


def test_a_purchase_is_one_proposal_with_its_payment() -> None:
    game = games.game("art_decko")
    match = next(each for seed in range(30) if LEARNER in (each := table(game, seed)).waiting)

    found = ask_coach(match, set(), wanted=False).proposal

    assert found is not None
    match.play(LEARNER, *found.moves)
    assert found.say.args["facts"] != []


def test_a_first_game_of_art_decko_leaves_the_gold_tiles_out() -> None:
    assert table(games.game("art_decko"), 1).setup.gold_tiles is False  # type: ignore[attr-defined]  # its own set-up


def test_two_worlds_that_look_alike_get_the_same_advice() -> None:
    game = games.game("avant_carde")
    match = Match(game, setup_of(game, {"seats": 2}), 7)
    view = match.view(LEARNER)
    options = game.options(match.state, LEARNER)

    assert propose(game, view, options) == propose(game, match.view(LEARNER), options)
    assert coach(game, view, options, [], set()).remarks == spoken(game, view, options, [], set())


def test_somebody_elses_deed_is_not_the_learners() -> None:
    game = games.game("avant_carde")
    view = table(game, 3).view(LEARNER)
    deeds = [Line("AC-BUY-04", 1, {"card": "red-3"})]

    assert spoken(game, view, [], deeds, {"first"}) == []
    assert [each.name for each in spoken(game, view, [], [Line("AC-BUY-04", 0)], {"first"})] == ["bought"]


def test_what_wins_is_told_before_anything_that_happened() -> None:
    game = games.game("art_decko")
    match = next(each for seed in range(30) if LEARNER in (each := table(game, seed)).waiting)
    view, options = match.view(LEARNER), game.options(match.state, LEARNER)
    rose = [Line("AD-ACQUIRE-07", 1, {"marker": "IM"})]

    assert [each.name for each in spoken(game, view, options, rose, set())] == ["turn"]
    assert [each.name for each in spoken(game, view, [], rose, {"pay"})] == ["turn", "others"]
    assert [each.name for each in spoken(game, view, [], rose, {"turn"})] == ["others"]


def test_a_remark_points_at_what_its_line_names() -> None:
    remark = Remark("rises", line="AD-ACQUIRE-07", point=["rating:{marker}", "hand:*", "seat:{me}:discard|seat:{me}"])

    assert pointed(remark, {"marker": "IM", "me": 2}, ["hand:G1", "location:teal"]) == [
        "rating:IM",
        "hand:G1",
        "seat:2:discard|seat:2",
    ]


def test_where_no_option_touches_such_a_thing_the_next_choice_is_pointed_at() -> None:
    remark = Remark("bid", ask="bid", point=["hand:*|seat:{me}:hand"])

    assert pointed(remark, {"me": 0}, ["supply:small"]) == ["seat:0:hand"]
    assert pointed(remark, {"me": 0}, [f"hand:{card}" for card in range(20)]) == ["seat:0:hand"]
    assert pointed(remark, {"me": 0}, ["hand:7"]) == ["hand:7"]


def test_a_fact_of_somebody_points_at_them() -> None:
    view = table(games.game("art_society"), 1).view(LEARNER)
    view.collectors[1].empty = 10  # type: ignore[attr-defined]  # Art Society's own view

    (near,) = spoken(games.game("art_society"), view, [], [], {"start", "pick", "bid"})

    assert near.name == "near"
    assert near.point == ["seat:1:wall"]
