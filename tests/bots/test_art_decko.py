"""The bots of Art Decko."""

import pytest

from vernissage.bots.bot import Bot, Budget, RandomBot, bot, levels
from vernissage.core.game import seats_in
from vernissage.core.rng import rng_for
from vernissage.games.art_decko.game import GAME
from vernissage.games.art_decko.model import ArtDeckoSetup


def winners(bots: list[Bot], setup: ArtDeckoSetup, seed: int) -> list[int]:
    """Who wins a game; every answer must be one of the options."""
    state = GAME.new(setup, seed)
    rng = rng_for(seed, "bots")
    while asked := seats_in(GAME.asked(state)):
        seat = asked[0]
        options = GAME.options(state, seat)
        choice = bots[seat].choose(GAME, GAME.view(state, seat), options, rng, Budget(1000))
        assert choice.action in options
        GAME.apply(state, seat, choice.action)
    result = GAME.result(state)
    assert result is not None
    return result.winners


def test_art_decko_has_an_amateur() -> None:
    assert "amateur" in levels("art_decko")


def test_the_amateur_beats_random_play_from_either_seat() -> None:
    won = 0.0
    for number in range(24):
        seat = number % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = bot("art_decko", "amateur")
        first = winners(bots, ArtDeckoSetup(seats=2), number // 2)
        won += (seat in first) / len(first)
    assert won >= 0.75 * 24


@pytest.mark.parametrize("seats", [3, 4])
def test_amateurs_finish_games_of_any_size_and_option(seats: int) -> None:
    for setup in (ArtDeckoSetup(seats=seats), ArtDeckoSetup(seats=seats, known_cards=False, gold_tiles=False)):
        assert winners([bot("art_decko", "amateur") for seat in range(seats)], setup, seats)
