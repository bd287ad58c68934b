"""The deck from round to round: what is dealt, what comes back, and when."""

import pytest

from games.artbox.table import artbox, choose, draw, look, play_round, rest
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.core.piles import listed
from vernissage.games.artbox.state import DECK, ROW, ArtboxState, word_number


def state_of(match: Match) -> ArtboxState:
    """The table itself."""
    assert isinstance(match.state, ArtboxState)
    return match.state


def second_round(words: int, seed: int = 1) -> tuple[Match, list[int], list[int]]:
    """A table of four with so many words in its second round, with the row of the first and the deck before the new
    deal.
    """
    match = artbox(seed=seed, own_words=[f"word {n}" for n in range(words)])
    play_round(match)
    row, deck = listed(state_of(match).cells, ROW), listed(state_of(match).cells, DECK)
    rest(match)
    return match, row, deck


@rule("AB-RULING-25", "AB-RULING-26")
def test_a_deck_that_just_suffices_is_left_alone_and_one_card_fewer_brings_the_used_ones_back() -> None:
    enough, row, _deck = second_round(18)
    assert len(look(enough).used) == len(row) == 7
    assert "AB-RULING-25" not in [line.clause for line in enough.told()]
    short, _row, _deck = second_round(17)
    assert look(short).used == [], "eight cards to deal would be there, but not three decoys besides"
    assert [line.clause for line in short.told()].count("AB-RULING-25") == 1


@rule("AB-RULING-25")
def test_used_cards_come_back_under_the_deck_and_shuffled() -> None:
    in_order = 0
    for seed in range(6):
        match, row, deck = second_round(17, seed)
        left = listed(state_of(match).cells, DECK)
        assert left[len(row) :] == deck[: len(deck) - 8], "the rest of the deck lies on top and is dealt first"
        assert sorted(left[: len(row)]) == sorted(row)
        in_order += left[: len(row)] == row
    assert in_order <= 1


@rule("AB-CANVAS-03", "AB-RULING-25")
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_returned_cards_lie_at_the_very_bottom_of_the_deck(seats: int) -> None:
    match = artbox(seats=seats)
    choose(match)
    returned = {word.id for word in look(match).returned}
    deck = listed(state_of(match).cells, DECK)
    assert {f"W{word_number(state_of(match), what) + 1:03d}" for what in deck[:seats]} == returned


@rule("AB-GUESS-04", "AB-RULING-33")
def test_decoys_follow_the_seats_still_in_play_also_when_somebody_leaves_late() -> None:
    match = artbox(seats=5, vacated_seat="empty")
    choose(match)
    match.play(TABLE, "leave 5")
    draw(match)
    assert len(look(match).board) == 4
    assert len(look(match).row) == 5 + 3, "the word of who left stays as one more decoy, and four players have three"


@rule("AB-RULING-25", "AB-RULING-33")
@pytest.mark.parametrize("avoid", [False, True])
def test_no_card_put_under_the_deck_this_round_is_a_decoy_even_if_somebody_leaves(avoid: bool) -> None:
    for seed in range(4):
        match = artbox(seats=5, seed=seed, deck_size=12, vacated_seat="empty", avoid_confusable_decoys=avoid)
        choose(match)
        returned = {word.id for word in look(match).returned}
        match.play(TABLE, "leave 5")
        draw(match)
        row = {word.id for word in look(match).row}
        assert not returned & row, "whoever returned it would know that nobody draws it"
        assert len(row) == 5 + 2, "no more decoys than the deck has left"
