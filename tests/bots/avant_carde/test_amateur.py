"""The amateur of Avant Carde: legal, quick, and far better than chance."""

import os
import time

import pytest

from vernissage.bots.bot import Budget, bot, levels
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.games.avant_carde.model import AvantCardeSetup

GAME = game("avant_carde")
PURE = bool(os.environ.get("VERNISSAGE_PURE"))


def play(setup: AvantCardeSetup, seed: int, line_up: list[str]) -> list[int]:
    """The winners of one game between bots that get views only."""
    state = GAME.new(setup, seed)
    rng = rng_for(seed, "bots")
    bots = [bot("avant_carde", level) for level in line_up]
    while (seat := GAME.mover(state)) >= 0:
        options = GAME.options(state, seat)
        choice = bots[seat].choose(GAME, GAME.view(state, seat), options, rng, Budget(20))
        assert choice.action in options
        GAME.apply(state, seat, choice.action)
    result = GAME.result(state)
    assert result is not None
    return result.winners


def test_there_is_an_amateur() -> None:
    assert "amateur" in levels("avant_carde")


@pytest.mark.parametrize("patrons", ["new_yorkers", "tokyoites", "parisians", "londoners"])
def test_it_beats_chance_with_every_set(patrons: str) -> None:
    games = 1 if PURE else 6
    won = 0
    for seed in range(games):
        line_up = ["amateur", "random"] if seed % 2 == 0 else ["random", "amateur"]
        winners = play(AvantCardeSetup(seats=2, patrons=patrons), seed, line_up)
        won += line_up.index("amateur") in winners
    assert won >= games - 1


@pytest.mark.skipif(PURE, reason="the budget is for the compiled engine")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_it_plays_any_number_of_seats_within_its_time(seats: int) -> None:
    began = time.process_time()
    play(AvantCardeSetup(seats=seats, patrons="londoners", four="gallerist"), 3, ["amateur"] * seats)
    assert time.process_time() - began < 8
