"""Positions laid out by hand, and what a rig refuses."""

import pytest

from games.art_society.table import society


@pytest.mark.parametrize(
    ("rig", "words"),
    [
        ({"wall9": "S1@5,3"}, "no pile is named"),
        ({"phase": "take", "offer": "P001 P002"}, "holds 3 paintings"),
        ({"phase": "auction", "wall0": "S1@5,3 P001@5,3"}, "covers a tile"),
        ({"phase": "auction", "wall0": "P001@11,0"}, "leaves the wall"),
        ({"phase": "auction", "wall0": "P001@0,0", "wall1": "P001@0,0"}, "two places"),
        ({"phase": "auction", "wall0": "P999@0,0"}, "no painting"),
        ({"phase": "over"}, "a rig begins"),
        ({"wall0": "S1@5,3"}, "name a later phase"),
        ({"phase": "auction", "stack0": "1 5"}, "equally high"),
        ({"phase": "take", "offer": "P001 P002 P003", "order": "0 0"}, "every seat once"),
    ],
)
def test_an_impossible_rig_says_what_is_wrong(rig: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        society(rig=rig)
