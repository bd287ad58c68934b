"""Preparing the auction: formats picked blind, then turned face up."""

import pytest

from games.art_society.table import bids, finish_round, society, table, told, words
from rule import refused, rule
from vernissage.core.match import Match
from vernissage.core.model import WATCHER


def auction(seats: int = 2, **rig: str) -> Match:
    """Seat 0 holds the gavel and picks."""
    return society(seats, rig={"phase": "auction", **rig})


@rule("AS-AUCTION-01")
def test_only_the_holder_of_the_gavel_picks() -> None:
    match = auction(gavel="1")
    assert match.waiting == [1]
    with refused("AS-AUCTION-01"):
        match.play(0, "pick 2x2")


@rule("AS-AUCTION-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tv_01_one_painting_more_than_players_is_picked(seats: int) -> None:
    match = auction(seats)
    for _ in range(seats + 1):
        with refused("AS-AUCTION-02"):
            match.play(0, "open")
        match.play(0, "pick 3x3")
    with refused("AS-AUCTION-02"):
        match.play(0, "pick 3x3")
    match.play(0, "open")
    assert len(table(match).offer) == {2: 3, 3: 4, 4: 5}[seats]


@rule("AS-AUCTION-03", "AS-RULING-07")
def test_picked_formats_are_public_and_their_fronts_unknown_to_all() -> None:
    match = auction()
    match.play(0, "pick 2x2", "pick 5x5")
    for seat in (0, 1, WATCHER):
        assert table(match, seat).picked == ["2x2", "5x5"]
        assert table(match, seat).offer == []


@rule("AS-RULING-07")
def test_picks_may_be_taken_back_until_the_auction_opens() -> None:
    match = auction()
    match.play(0, "pick 2x2", "pick 5x5", "pick 5x5")
    assert match.undo(0)
    match.play(0, "pick 5x5", "open")
    assert not match.undo(0)


@rule("AS-AUCTION-04")
def test_several_paintings_of_one_number_may_be_picked() -> None:
    match = auction()
    match.play(0, "pick 2x3", "pick 3x2", "pick 3x2", "open")
    assert [tile.number for tile in table(match).offer] == [4, 4, 4]


@rule("AS-AUCTION-05", "AS-RULING-06")
def test_an_empty_format_cannot_be_picked() -> None:
    match = auction(supply="P001 P002 P065 P066 P067")
    assert words(match, 0, "pick") == ["pick 2x2", "pick 3x3"]
    match.play(0, "pick 2x2", "pick 2x2")
    assert words(match, 0, "pick") == ["pick 3x3"]
    with refused("AS-AUCTION-05"):
        match.play(0, "pick 2x2")


@rule("AS-RULING-06")
def test_a_pick_that_leaves_too_few_for_the_rest_is_refused() -> None:
    match = auction(supply="P001 P002 P065 P109")
    with refused("AS-RULING-06"):
        match.play(0, "pick 3x3")


@rule("AS-RULING-06")
def test_a_short_supply_offers_what_is_left_and_then_ends_the_game() -> None:
    match = auction(supply="P001 P002")
    match.play(0, "pick 2x2", "pick 2x2", "open")
    bids(match, 5, 6)
    finish_round(match)
    assert match.over
    assert "AS-RULING-06" in told(match)
    assert "AS-PRESTIGE-01" not in told(match)


@rule("AS-RULING-06")
def test_as_many_paintings_as_players_are_still_an_auction_without_a_museum_step() -> None:
    match = auction(supply="P001 P002 P003 P004 P005")
    match.play(0, "pick 2x2", "pick 2x2", "pick 2x2", "open")
    bids(match, 5, 6)
    finish_round(match)
    assert table(match).phase == "auction"
    assert match.options(1) == ["pick 2x2"]
    match.play(1, "pick 2x2", "pick 2x2", "open")
    bids(match, 7, 8)
    finish_round(match)
    assert match.over
    assert told(match).count("AS-PRESTIGE-01") == 1


@rule("AS-AUCTION-06")
@pytest.mark.parametrize("seed", range(4))
def test_paintings_of_one_number_lie_together_in_the_order_of_the_box(seed: int) -> None:
    match = society(seed=seed, rig={"phase": "auction"})
    match.play(0, "pick 2x3", "pick 3x2", "pick 3x2", "open")
    bids(match, 5, 6)
    words_said = [match.game.parse(word) for word in match.options(1)]
    assert words_said == sorted(words_said)
    assert [tile.id for tile in table(match).offer] == sorted(tile.id for tile in table(match).offer)


@rule("AS-AUCTION-06", "AS-AUCTION-07")
def test_all_picked_paintings_are_turned_up_before_anybody_bids() -> None:
    match = auction()
    match.play(0, "pick 2x2", "pick 3x3", "pick 5x5")
    with refused("AS-GEN-02"):
        match.play(0, "bid 5")
    match.play(0, "open")
    assert [tile.number for tile in table(match, 1).offer] == [3, 6, 9]
    assert all(tile.type and tile.frame for tile in table(match, 1).offer)
    assert match.waiting == [0, 1]


@rule("AS-AUCTION-08")
def test_the_auctioneer_bids_and_takes_like_everybody() -> None:
    match = auction(hand0="3", hand1="4")
    match.play(0, "pick 2x2", "pick 3x3", "pick 5x5", "open")
    bids(match, 3, 4)
    assert table(match).order == [1, 0]


@rule("AS-AUCTION-09")
def test_the_next_auction_waits_for_everybody_to_finish_hanging() -> None:
    match = society(rig={"phase": "take", "offer": "P001 P005 P009", "gavel": "1"})
    match.play(0, "take P001")
    with refused("AS-AUCTION-09"):
        match.play(1, "pick 2x2")


@rule("AS-RULING-05")
def test_picks_ascend_and_a_random_painting_of_the_format_is_drawn() -> None:
    match = auction()
    match.play(0, "pick 3x3")
    with refused("AS-RULING-05"):
        match.play(0, "pick 2x2")
    match.play(0, "pick 3x3", "pick 3x3", "open")
    drawn = [tile.id for tile in table(match).offer]
    assert all("P065" <= tile <= "P080" for tile in drawn)
    other = society(seed=9, rig={"phase": "auction"})
    other.play(0, "pick 3x3", "pick 3x3", "pick 3x3", "open")
    assert [tile.id for tile in table(other).offer] != drawn


@rule("AS-AUCTION-02")
def test_the_journal_tells_every_format_picked() -> None:
    match = auction()
    match.play(0, "pick 2x2")
    match.play(0, "pick 3x3")
    lines = [line for _, line in match.journal if line.clause == "AS-AUCTION-02"]
    assert [(line.seat, line.args["format"]) for line in lines] == [(0, "2x2"), (0, "3x3")]


@rule("AS-GEN-02")
@pytest.mark.parametrize("seat", [-1, 2])
def test_who_has_no_seat_is_told_so(seat: int) -> None:
    match = auction()
    refusal = match.game.why_not(match.state, seat, match.game.parse("pick 2x2"))
    assert refusal is not None
    assert (refusal.clause, refusal.message.id) == ("AS-GEN-02", "refusal-as-gen-02-watching")
