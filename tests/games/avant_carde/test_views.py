"""Who sees what, and what the journal tells of a round."""

from typing import Any

import pytest

from games.avant_carde.table import avant_carde, buying, everybody_stops, hand, player, playing, round_ends, seen, table
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import WATCHER


def clauses(match: Match) -> list[str]:
    """The clauses of the journal so far."""
    return [line.clause for _, line in match.journal]


@rule("AC-RULING-67", "AC-BUY-03", "AC-TOKEN-09")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_awards_tokens_gems_and_money_are_open_to_all(viewer: int) -> None:
    rig = {
        "first": "0",
        "active": "0",
        "line0": "red-1 " * 6,
        "awards1": "3",
        "change1": "1",
        "gem2": "1",
        "awards0": "2",
    }
    match = avant_carde(seats=3, rig=rig)
    match.play(0, "buy 2")
    view = seen(match, viewer)
    assert [(p.awards, p.change, p.gem) for p in view.players] == [
        (2, False, False),
        (3, True, False),
        (0, False, True),
    ]
    assert (view.made, view.left, view.awards, view.extras, view.active) == (6, 4, 24, 8, 0)


@rule("AC-RULING-68", "AC-BUY-07", "AC-PLAY-10")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_discard_piles_and_trash_lie_open(viewer: int) -> None:
    match = buying("red-3 red-1", rig={"discard0": "white-1 gray-2", "stack2": "blue-2 red-2", "hand1": "red-11"})
    match.play(0, "snob white-1", "buy 2")
    view = seen(match, viewer)
    assert [p.discard for p in view.players] == [["gray-2", "blue-2"], ["red-11"]]
    assert view.trash == ["white-1"]


@rule("AC-PA5-01", "AC-RULING-56")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_waiting_forgers_and_the_buys_of_the_round_are_open(viewer: int) -> None:
    match = buying("red-5 red-1 red-11", "red-1 red-2", patrons="parisians")
    match.play(0, "forger wait", "buy 2", "end")
    match.play(1, "buy 2")
    view = seen(match, viewer)
    assert (view.players[0].waits, view.players[0].buys, view.players[1].buys, view.forging) == (
        1,
        [1, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
        2,
    )


@rule("AC-SETUP-06", "AC-BUY-10")
def test_tucked_cards_are_remembered_by_all_until_they_surface() -> None:
    match = buying("red-3 blue-3 red-1", rig={"stack2": "red-2 blue-2 orange-2"})
    match.play(0, "tuck 2", "tuck 2")
    for viewer in (0, 1, WATCHER):
        shown = seen(match, viewer).stacks[0]
        assert (shown.top, shown.unseen, shown.tucked) == ("orange-2", [], ["blue-2", "red-2"])
    match.play(0, "buy 2")
    shown = seen(match, 1).stacks[0]
    assert (shown.top, shown.size, shown.tucked) == ("red-2", 2, ["blue-2", "red-2"])


@rule("AC-ROUND-09", "AC-ROUND-07")
def test_the_last_cards_of_a_deck_are_known_to_be_in_the_hand() -> None:
    match = buying("orange-2", rig={"deck0": "red-7 blue-7", "discard0": "red-2 red-1 red-11 white-1 blue-12 gray-2"})
    round_ends(match)
    assert seen(match, 1).players[0].sure == ["red-7", "blue-7"]
    assert {"red-7", "blue-7"} <= set(hand(match))
    everybody_stops(match)
    assert seen(match, 1).players[0].sure == []


@rule("AC-PLAY-01", "AC-RULING-09")
def test_a_reshuffle_while_playing_changes_no_other_view() -> None:
    match = playing("red-7 red-1 blue-1", line="red-5", deck="", rig={"discard0": "orange-1 orange-2 orange-3"})
    before = [seen(match, viewer) for viewer in (1, WATCHER)]
    match.play(0, "lay red-7", "draw", "lay red-1")
    assert (player(match).discard, player(match).deck_size) == ([], 1)
    assert [seen(match, viewer) for viewer in (1, WATCHER)] == before


@rule("AC-PLAY-01", "AC-ROUND-01")
def test_answers_of_the_play_part_are_secret_and_those_of_the_buy_turn_are_not() -> None:
    match = playing("red-5 red-1")
    assert all(ask.secret for ask in match.game.decisions(match.state))
    match.play(0, "lay red-5")
    assert [ask.clause for ask in match.game.decisions(match.state)] == ["AC-NY5-01", "AC-PLAY-02"]
    assert all(ask.secret for ask in match.game.decisions(match.state))
    match.play(0, "dollar", "stop")
    everybody_stops(match)
    assert [(ask.seat, ask.secret) for ask in match.game.decisions(match.state)] == [(0, False)]


@rule("AC-PLAY-16", "AC-BUY-01", "AC-BUY-04", "AC-BUY-10", "AC-AWARD-02", "AC-TOKEN-01", "AC-NY2-01", "AC-END-01")
def test_the_journal_of_a_round_names_the_clause_of_every_step() -> None:
    match = playing("red-2 red-1 blue-1 blue-2 blue-12 red-11", rig={"first": "0", "awards": "1"})
    match.play(0, "lay red-11", "lay red-2", "lay red-1", "lay blue-1", "lay blue-12", "lay blue-2", "stop")
    everybody_stops(match)
    match.play(0, "perfectionist", "tuck 2", "buy 2", "end")
    match.play(1, "end")
    assert clauses(match) == [
        "AC-PLAY-02", *["AC-PLAY-03"] * 5, "AC-PLAY-10", "AC-PLAY-02", "AC-PLAY-10", "AC-PLAY-16", "AC-PLAY-16",
        "AC-BUY-01", "AC-NY2-01", "AC-BUY-10", "AC-BUY-04", "AC-AWARD-02", "AC-END-01", "AC-TOKEN-01",
        "AC-BUY-01", "AC-TOKEN-01", "AC-END-06",
    ]  # fmt: skip


@rule("AC-END-01", "AC-END-02")
def test_the_last_round_is_called_by_exactly_the_last_award() -> None:
    for awards, last in [(1, True), (2, False)]:
        match = buying("red-1 " * 6, rig={"awards": str(awards)})
        match.play(0, "end")
        assert (table(match).awards, "AC-END-01" in clauses(match)) == (awards - 1, last)
        match.play(1, "end")
        assert match.over is last


@rule("AC-ROUND-01", "AC-ROUND-04", "AC-END-02")
def test_every_round_gives_each_player_one_buy_turn() -> None:
    match = avant_carde(seats=3, rig={"first": "1"})
    order = []
    for _ in range(3):
        everybody_stops(match)
        while table(match).phase == "buy":
            order.append(match.waiting[0])
            match.play(match.waiting[0], "end")
    assert order == [1, 2, 0, 2, 0, 1, 0, 1, 2]


@rule("AC-PLAY-11", "AC-POWER-02")
@pytest.mark.parametrize(
    ("hand0", "words", "clause", "options"),
    [
        ("red-1", [], "AC-PLAY-02", {}),
        ("red-1 red-2", ["lay red-1"], "AC-PLAY-03", {}),
        ("red-5", ["lay red-5"], "AC-NY5-01", {}),
        ("red-7", ["lay red-7"], "AC-NY7-01", {}),
        ("red-3 red-1", ["lay red-3"], "AC-TO3-01", {"patrons": "tokyoites"}),
        ("red-4", ["lay red-4"], "AC-TO4-02", {"patrons": "tokyoites"}),
        ("red-7", ["lay red-7"], "AC-TO7-01", {"patrons": "tokyoites"}),
        ("red-7 red-1", ["lay red-7", "name red", "lay red-1"], "AC-TO7-02", {"patrons": "tokyoites"}),
        ("red-2 red-1", ["lay red-2"], "AC-PA2-01", {"patrons": "parisians"}),
        ("red-4", ["lay red-4"], "AC-PA4-01", {"patrons": "parisians"}),
        ("red-4 red-1", ["lay red-4", "name red"], "AC-PA4-02", {"patrons": "parisians"}),
        ("red-7 red-1", ["lay red-7"], "AC-PA7-01", {"patrons": "parisians"}),
        ("red-3", ["lay red-3"], "AC-LO3-01", {"patrons": "londoners"}),
        (
            "red-5 red-3",
            ["lay red-5", "lay red-3", "conceal top"],
            "AC-RULING-38",
            {"three": "hipster", "five": "schmoozer"},
        ),
    ],
)
def test_every_question_names_the_clause_that_asks_it(
    hand0: str, words: list[str], clause: str, options: dict[str, Any]
) -> None:
    match = playing(hand0, **options)
    if words:
        match.play(0, *words)
    assert [ask.clause for ask in seen(match, 0).asks] == [clause]


@rule("AC-LO3-04", "AC-TO4-01", "AC-NY4-01", "AC-NY6-01", "AC-LO4-01")
@pytest.mark.parametrize(
    ("hidden", "patrons", "clause"),
    [
        ("blue-4", "gallerist", "AC-NY4-01"),
        ("blue-4", "journalist", "AC-TO4-01"),
        ("blue-4", "philosopher", "AC-LO4-01"),
        ("blue-6", "gallerist", "AC-NY6-01"),
    ],
)
def test_an_unveiled_card_asks_by_its_own_clause(hidden: str, patrons: str, clause: str) -> None:
    match = playing("red-3", line=f"red-1 [{hidden}]", three="hipster", four=patrons)
    match.play(0, "lay red-3", "unveil #2")
    assert [ask.clause for ask in seen(match, 0).asks] == [clause]


@rule("AC-RULING-67")
def test_copies_are_shown_for_the_eight_numbers_and_no_more() -> None:
    view = seen(buying("red-3 red-1", patrons="parisians"), 1)
    assert (len(view.copied), len(view.used)) == (8, 16)
