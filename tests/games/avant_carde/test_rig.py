"""Positions laid out by hand: piles, lines in their notation, figures."""

import pytest

from games.avant_carde.table import avant_carde, buying, hand, left, player, stack, table


def test_a_pile_that_does_not_exist_cannot_be_set_out() -> None:
    for pile in ({"hand7": "red-1"}, {"stack9": ""}, {"purse": "1"}, {"hand0": "green-1"}):
        with pytest.raises(ValueError, match="there is no"):
            avant_carde(rig=pile)


@pytest.mark.parametrize(
    ("written", "color", "numbers"),
    [
        ("red-4", "red", [4]),
        ("red-4>2", "red", [2]),
        ("red-4>blue", "blue", [4]),
        ("red-4>blue>2", "blue", [2]),
        ("red-4+11", "red", [4, 11]),
        ("[red-4]", "", []),
        ("[red-4>blue]", "blue", []),
    ],
)
def test_a_card_of_a_line_lies_as_it_is_written(written: str, color: str, numbers: list[int]) -> None:
    card = player(buying(written)).line[0]
    assert (card.card, card.color, card.numbers, card.concealed) == ("red-4", color, numbers, written[0] == "[")


def test_a_copying_card_says_what_it_copies() -> None:
    assert player(buying("red-5 red-6=5")).line[1].copies == 5


def test_a_deck_and_a_stack_are_written_from_the_top() -> None:
    match = avant_carde(rig={"first": "0", "hand0": "red-7", "deck0": "blue-1 red-2", "stack5": "red-5 blue-5"})
    match.play(0, "lay red-7", "draw")
    assert (hand(match), stack(match, 5)) == (["blue-1"], ["red-5", "blue-5"])


def test_with_an_active_seat_the_lines_lie_open_and_its_turn_starts() -> None:
    match = buying("red-1 red-2", rig={"awards": "3", "extras": "1", "round": "4", "promised0": "2"})
    shown = table(match)
    assert (shown.phase, shown.active, left(match)) == ("buy", 0, 4)
    assert (shown.awards, shown.extras, shown.round) == (3, 1, 4)


def test_tokens_and_awards_lie_with_their_seat() -> None:
    own = player(avant_carde(rig={"awards1": "5", "change1": "1", "gem1": "1"}), 1)
    assert (own.awards, own.change, own.gem) == (5, True, True)
