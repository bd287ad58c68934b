"""Every registered game keeps every law, for every seat count and variant."""

import pytest

from hush.game import GAME as HUSH
from laws.laws import LAWS, Law, compiled_equals_interpreted
from vernissage.core.game import Game
from vernissage.games import game, keys

GAMES: list[Game] = [HUSH, *(game(key) for key in keys())]
TABLES = [(rules, seats) for rules in GAMES for seats in range(rules.min_seats, rules.max_seats + 1)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.key}-{seats}" for rules, seats in TABLES])
def test_the_law_holds(law: Law, rules: Game, seats: int) -> None:
    for number, (name, setup) in enumerate(rules.variants(seats).items()):
        try:
            law(rules, setup, 1000 * seats + number)
        except AssertionError as broken:
            raise AssertionError(f"{rules.key}, {seats} seats, variant {name!r}: {broken}") from broken


@pytest.mark.parametrize("rules", GAMES, ids=[rules.key for rules in GAMES])
def test_compiled_equals_interpreted(rules: Game) -> None:
    where = "hush.game:GAME" if rules is HUSH else f"vernissage.games.{rules.key}.game:GAME"
    compiled_equals_interpreted(where, 2)
