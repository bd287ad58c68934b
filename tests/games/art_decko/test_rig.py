"""Positions laid by hand, and what a rig refuses."""

import pytest

from games.art_decko.table import art_decko, kinds, player


def test_a_rig_refuses_what_it_does_not_know() -> None:
    for rig, words in (
        ({"hand9": "AN"}, "hand9"),
        ({"hand0": "XX"}, "XX"),
        ({"hand0": "AN1 " * 6}, "AN1"),
        ({"hand0": "G2 " * 12}, "G2"),
        ({"hand0": "G5 " * 11}, "G5"),
        ({"hand0": "AN " * 16}, "AN"),
    ):
        with pytest.raises(ValueError, match=words):
            art_decko(rig=rig)
    assert kinds(player(art_decko(rig={"hand0": "AN IM2 G5"})).hand or []) == "AN IM G5"
