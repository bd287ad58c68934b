"""Words, dice and tokens set out by hand, and what a rig refuses."""

import pytest

from games.artbox.table import artbox, look, roll


def test_words_set_out_by_hand_lie_on_top_of_the_deck() -> None:
    match = artbox(rig={"deck": "cat, house"})
    assert [look(match, seat).dealt[0].word for seat in (0, 1)] == ["cat", "house"]


def test_the_first_dice_show_what_was_set_out() -> None:
    match = artbox(rig={"roll": "line line circle square"})
    roll(match)
    assert look(match).roll == {"circle": 1, "square": 1, "triangle": 0, "line": 2}


def test_tokens_set_out_by_hand_lie_before_their_seats() -> None:
    match = artbox(rig={"red": "2 0 1 0", "gray": "0 3 0 0"})
    assert [(player.red, player.gray) for player in look(match).players] == [(2, 0), (0, 3), (1, 0), (0, 0)]


@pytest.mark.parametrize(
    ("rig", "words"),
    [
        ({"hand0": "cat"}, "has nothing named 'hand0' to set out; it has deck, roll, red, gray"),
        ({"deck": "cat, catt"}, "no word 'catt'"),
        ({"roll": "line line line"}, "a roll shows 4 shapes, not 3"),
    ],
)
def test_an_impossible_rig_says_what_is_wrong(rig: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        artbox(rig=rig)
