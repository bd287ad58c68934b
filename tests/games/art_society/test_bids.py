"""Bids: simultaneous, secret, one card each, and ties down the stack."""

import pytest

from games.art_society.table import bids, side_of, society, table, told
from rule import refused, rule
from vernissage.core.match import Match
from vernissage.core.model import WATCHER

OFFER = {2: "P001 P005 P009", 3: "P001 P005 P009 P013", 4: "P001 P005 P009 P013 P017"}


def bidding(seats: int = 2, options: dict[str, bool] | None = None, **rig: str) -> Match:
    """The offer lies open and everybody is asked for a bid."""
    return society(seats, rig={"phase": "bid", "offer": OFFER[seats], **rig}, **(options or {}))


@rule("AS-BID-01")
def test_everybody_bids_exactly_one_card() -> None:
    match = bidding(3)
    assert match.waiting == [0, 1, 2]
    assert match.options(0) == [f"bid {card}" for card in range(1, 21)], "no passing"
    match.play(0, "bid 5")
    with refused("AS-BID-01"):
        match.play(0, "bid 6")


@rule("AS-BID-02", "AS-BID-03")
def test_bids_stay_secret_until_the_last_is_in() -> None:
    match = bidding(3)
    match.play(1, "bid 20")
    match.play(0, "bid 5")
    for seat in (0, 2, WATCHER):
        view = table(match, seat)
        assert view.answered == [0, 1]
        assert view.collectors[1].bid is None
        assert 20 not in view.collectors[1].stack
    assert table(match, 1).collectors[1].bid == 20
    match.play(2, "bid 7")
    assert [person.stack[-1] for person in table(match, 2).collectors] == [5, 20, 7]


@rule("AS-BID-02")
def test_a_bid_may_be_changed_while_others_think() -> None:
    match = bidding()
    match.play(0, "bid 20")
    assert match.undo(0)
    match.play(0, "bid 2")
    match.play(1, "bid 3")
    assert not match.undo(0)


@rule("AS-BID-04", "AS-BID-13")
def test_a_played_card_is_spent_and_nothing_else_is_paid() -> None:
    match = bidding(stack0="1 9", stack1="2 3")
    with refused("AS-BID-04"):
        match.play(0, "bid 9")
    bids(match, 10, 4)
    assert side_of(match, 0).stack == [1, 9, 10]
    assert side_of(match, 0).hand == [card for card in range(1, 21) if card not in (9, 10)]


@rule("AS-BID-05")
def test_the_highest_bid_takes_first() -> None:
    match = bidding(4)
    bids(match, 5, 20, 1, 12)
    assert table(match).order == [1, 3, 0, 2]
    assert match.waiting == [1]


@rule("AS-BID-06", "AS-BID-12")
def test_a_tie_is_broken_by_the_card_beneath() -> None:
    match = bidding(stack0="1 4", stack1="2 9")
    bids(match, 10, 10)
    assert table(match).order == [1, 0]
    assert side_of(match, 1).stack == [2, 9, 10], "shown cards stay where they are"


@rule("AS-BID-07", "AS-BID-08", "AS-RULING-03")
def test_equal_cards_send_the_tie_down_to_the_starting_bid() -> None:
    match = bidding(stack0="1 9 8", stack1="2 9 8")
    bids(match, 10, 10)
    assert table(match).order == [1, 0]
    assert "AS-BID-08" in told(match)


@rule("AS-BID-06", "AS-BID-07", "AS-BID-09", "AS-BID-10", "AS-RULING-04")
def test_tv_14_three_tied_stacks_and_a_higher_bid() -> None:
    match = bidding(4, stack0="1 12 8", stack1="3 5 15", stack2="2 9 8", stack3="4 20 19")
    bids(match, 10, 10, 10, 11)
    assert table(match).order == [3, 1, 0, 2]
    two = bidding(stack0="2 7", stack1="4 7")
    bids(two, 13, 13)
    assert table(two).order == [1, 0]


@rule("AS-RULING-04")
def test_two_separate_ties_are_settled_each_among_itself() -> None:
    match = bidding(4, stack0="1 2", stack1="2 20", stack2="3 9", stack3="4 8")
    bids(match, 15, 5, 15, 5)
    assert table(match).order == [2, 0, 1, 3]


@rule("AS-BID-10")
@pytest.mark.parametrize("seed", range(5))
def test_no_tie_survives(seed: int) -> None:
    match = society(4, seed)
    for seat in range(4):
        match.play(seat, "start 5,3")
    match.play(table(match).gavel, *["pick 2x2"] * 5, "open")
    bids(match, 7, 7, 7, 7)
    starting = [side_of(match, seat).stack[0] for seat in range(4)]
    assert table(match).order == sorted(range(4), key=lambda seat: -starting[seat])


@rule("AS-BID-11", "AS-RULING-33")
def test_stacks_are_seen_only_as_deep_as_a_tie_needs_and_only_the_tied_ones() -> None:
    match = bidding(4, stack0="1 12 8", stack1="3 5 15", stack2="2 9 8", stack3="4 20 19")
    assert table(match, 3).collectors[0].stack == [1, 0, 8], "before the bids only the last card lies open"
    bids(match, 10, 10, 10, 11)
    seen = [person.stack for person in table(match, WATCHER).collectors]
    assert seen == [[1, 12, 8, 10], [3, 0, 15, 10], [2, 9, 8, 10], [4, 0, 0, 11]]


@rule("AS-BID-11", "AS-RULING-04")
def test_a_deep_tie_with_one_and_a_shallow_one_with_another_leave_the_deeper_card_open() -> None:
    match = bidding(3, stack0="1 5 9", stack1="2 1 8", stack2="3 2 8")
    bids(match, 10, 10, 10)
    assert table(match).order == [0, 2, 1]
    assert [person.stack for person in table(match, WATCHER).collectors] == [
        [1, 0, 9, 10],
        [2, 1, 8, 10],
        [3, 2, 8, 10],
    ]
    assert [person.shown for person in table(match, WATCHER).collectors] == [1, 2, 2]


@rule("AS-BID-06", "AS-BID-07", "AS-BID-08")
def test_each_depth_of_a_tie_is_told_by_its_clause_with_the_cards_shown() -> None:
    match = bidding(4, stack0="1 12 8", stack1="3 5 15", stack2="2 9 8", stack3="4 20 19")
    bids(match, 10, 10, 10, 11)
    lines = [(line.clause, line.seat, line.args["cards"]) for _, line in match.journal if "depth" in line.args]
    assert lines == [("AS-BID-07", 0, "8 12"), ("AS-BID-06", 1, "15"), ("AS-BID-07", 2, "8 9")]


@rule("AS-BID-11")
def test_cards_shown_for_a_tie_are_covered_when_the_round_is_over() -> None:
    match = bidding(stack0="1 12 4", stack1="2 13 9")
    bids(match, 10, 10)
    for tile in ("P001", "P005"):
        seat = match.waiting[0]
        match.play(seat, f"take {tile}", "keep", "finish")
    assert table(match).phase == "auction", "nobody hung anything, so nothing can be moved"
    assert table(match, 0).collectors[1].stack == [2, 0, 0, 10]


@rule("AS-RULING-33")
def test_a_table_may_open_all_bidding_stacks() -> None:
    match = bidding(options={"show_opponent_bid_history": True}, stack0="1 12 4", stack1="2 13 9")
    assert table(match, 1).collectors[0].stack == [1, 12, 4]
    assert table(match, 1).collectors[0].hand is None
    closed = bidding(stack0="1 12 4", stack1="2 13 9")
    assert table(closed, 1).collectors[0].stack == [1, 0, 4]
    assert table(closed, 0).collectors[0].stack == [1, 12, 4], "the own stack is open to its owner"
