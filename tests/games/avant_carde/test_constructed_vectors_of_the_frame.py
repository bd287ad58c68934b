"""Vectors of our own on Gems, awards, tokens, the end and solo (TV-C38 to TV-C50)."""

from itertools import combinations

import pytest

from games.avant_carde.table import (
    avant_carde,
    buying,
    hand,
    left,
    made,
    player,
    playing,
    round_ends,
    solo,
    stack,
    table,
)
from rule import refused, rule
from vernissage.bots.avant_carde.solver import Solver, dollars
from vernissage.core.model import Result
from vernissage.games.avant_carde.state import AvantCardeState


def gems(awards: list[int]) -> list[int]:
    """Who holds a Gem after a round that ends with these awards."""
    seats = len(awards)
    rig = {"first": "0", "active": str(seats - 1), **{f"awards{seat}": str(count) for seat, count in enumerate(awards)}}
    match = avant_carde(seats=seats, rig=rig)
    round_ends(match)
    return [p.seat for p in table(match).players if p.gem]


@rule("AC-TOKEN-11", "AC-TOKEN-12", "AC-TOKEN-13", "AC-TOKEN-14")
@pytest.mark.parametrize(
    ("awards", "holders"), [([0, 1, 1, 3], [0]), ([0, 0, 2, 3], [0, 1]), ([0, 0, 0, 1], []), ([0, 1, 2, 2], [0, 1])]
)
def test_tv_c38_gems_with_four_players(awards: list[int], holders: list[int]) -> None:
    assert gems(awards) == holders


@rule("AC-TOKEN-10", "AC-TOKEN-12")
@pytest.mark.parametrize(("awards", "holders"), [([1, 1, 4], []), ([0, 2, 2], [0])])
def test_tv_c39_gems_with_three_players(awards: list[int], holders: list[int]) -> None:
    assert gems(awards) == holders


@rule("AC-AWARD-09", "AC-END-01", "AC-RULING-54", "AC-AWARD-08")
def test_tv_c40_the_rest_comes_from_the_extras() -> None:
    match = buying("red-1 " * 11, rig={"awards": "2", "extras": "8"})
    match.play(0, "end")
    assert (player(match).awards, table(match).awards, table(match).extras) == (4, 0, 6)
    round_ends(match)
    assert match.over


@rule("AC-AWARD-10")
def test_tv_c41_awards_are_given_without_limit() -> None:
    match = buying("red-1 " * 8, rig={"awards": "0", "extras": "1"})
    match.play(0, "end")
    assert (player(match).awards, table(match).extras) == (2, 0)


@rule("AC-END-02", "AC-END-06")
def test_tv_c42_the_last_round_is_played_out() -> None:
    rig = {"first": "0", "active": "0", "line0": "red-1 " * 6, "line1": "red-1", "line2": "red-1", "awards": "1"}
    match = avant_carde(seats=3, rig=rig)
    match.play(0, "end")
    assert match.waiting == [1]
    match.play(1, "end")
    match.play(2, "end")
    assert match.result is not None
    assert match.result.winners == [0]
    assert table(match).phase == "over"
    assert player(match).hand == []


def tie(first: int, second: int) -> Result:
    """Two players with nine awards in the end, after this money in the last round."""
    before = {6: 8, 7: 8, 8: 7}
    rig = {"awards": "0", "awards0": str(before[first]), "awards1": str(before[second])}
    match = buying("red-1 " * first, "blue-1 " * second, rig=rig)
    round_ends(match)
    assert match.result is not None
    assert match.result.totals == [9, 9]
    return match.result


@rule("AC-END-04", "AC-END-05", "AC-RULING-65", "AC-RULING-66", "AC-END-03")
def test_tv_c43_the_last_rounds_money_breaks_the_tie() -> None:
    assert tie(8, 7).winners == [0]
    assert tie(8, 8).winners == [0, 1]
    assert [line.clause for line in tie(8, 7).sheet] == ["AC-END-03"] * 2 + ["AC-END-04"] * 2
    assert [line.clause for line in tie(8, 8).sheet] == ["AC-END-03"] * 2 + ["AC-END-05"] * 2
    clear = buying("red-1 " * 8, rig={"awards": "1"})
    round_ends(clear)
    assert clear.result is not None
    assert [line.clause for line in clear.result.sheet] == ["AC-END-03"] * 2


@rule("AC-TOKEN-03", "AC-TOKEN-04", "AC-TOKEN-05")
def test_tv_c44_the_token_lifts_five_to_six() -> None:
    match = buying("red-1 " * 5, rig={"change0": "1"})
    match.play(0, "change", "buy 2")
    assert (made(match), left(match)) == (6, 4)
    match.play(0, "end")
    assert (player(match).awards, player(match).change) == (1, False)


@rule("AC-ROUND-11", "AC-RULING-75")
def test_tv_c45_the_beginners_shuffle() -> None:
    piles = {"deck0": "red-7 blue-7 orange-7", "discard0": "red-2 red-1 red-11 white-1 blue-1"}
    match = buying("orange-2 blue-2 gray-2 blue-12", rig=piles, beginners_shuffle=True)
    round_ends(match)
    assert (len(hand(match)), player(match).deck_size, player(match).discard) == (7, 5, [])


@rule("AC-SOLO-04", "AC-SOLO-05", "AC-SOLO-06")
def test_tv_c46_the_solo_token_walks_on() -> None:
    match = solo("red-1 red-11", rig={"stack2": "red-2 blue-2 orange-2", "hand0": "red-1"})
    assert table(match).section == "change tokens"
    match.play(0, "end")
    assert (stack(match, 2), table(match).section) == (["blue-2", "orange-2", "red-2"], "2s")
    match.play(0, match.options(0)[0])
    while table(match).phase == "play":
        match.play(0, "stop" if "stop" in match.options(0) else match.options(0)[0])
    with refused("AC-SOLO-06"):
        match.play(0, "buy 2")


@rule("AC-SOLO-09", "AC-RULING-74")
def test_tv_c47_solo_is_won_in_mid_turn() -> None:
    match = solo("red-1 " * 5, rig={"awards": "1", "awards0": "11", "change0": "1"})
    assert not match.over
    match.play(0, "change")
    assert match.result is not None
    assert (match.result.winners, match.result.totals) == ([0], [12])


@rule("AC-SOLO-10")
def test_tv_c48_solo_is_lost_after_round_9() -> None:
    match = solo("red-1", rig={"awards": "1", "awards0": "11", "round": "9"})
    assert table(match).section == "extras"
    match.play(0, "end")
    assert match.result is not None
    assert match.result.winners == []


@rule("AC-PLAY-03", "AC-SETUP-02")
def test_tv_c49_longest_lines_of_all_opening_hands() -> None:
    deck = [
        "white-1",
        "red-1",
        "purple-1",
        "gray-2",
        "orange-2",
        "blue-2",
        "red-11",
        "blue-12",
        "purple-13",
        "orange-14",
    ]
    found = []
    for seven in combinations(deck, 7):
        state = playing(" ".join(seven), deck=" ".join(card for card in deck if card not in seven)).state
        assert isinstance(state, AvantCardeState)
        solver = Solver(dollars())
        found.append(solver.value(state, 0))
        assert solver.exact
    assert [found.count(length) for length in (3, 4, 5)] == [40, 60, 20]


@rule("AC-POWER-07", "AC-POWER-15")
def test_tv_c50_trashing_the_only_2_takes_its_power_along() -> None:
    match = buying("red-2 red-3")
    match.play(0, "snob #1")
    with refused("AC-RULING-12"):
        match.play(0, "perfectionist")
