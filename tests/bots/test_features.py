"""Figures have names: every name has its constant, and the constant is its place in the list."""

from types import ModuleType

import pytest

from vernissage.bots.art_decko import features as art_decko
from vernissage.bots.art_society import features as art_society
from vernissage.bots.avant_carde import features as avant_carde

NUMBERS = {"ones", "twos", "threes", "fours", "fives", "sixes", "sevens"}  # found from one constant


@pytest.mark.parametrize("module", [art_decko, art_society, avant_carde], ids=lambda module: module.__name__)
def test_every_name_has_its_constant(module: ModuleType) -> None:
    for place, name in enumerate(module.NAMES):
        if name not in NUMBERS:
            assert getattr(module, name.upper().replace(" ", "_")) == place


def test_the_numbers_of_avant_carde_stand_in_a_row() -> None:
    for number, name in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes", "sevens"), start=1):
        assert avant_carde.NAMES[avant_carde.NUMBERED + number] == name
