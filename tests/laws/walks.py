"""Random games for the laws, and positions spread over them."""

import os
from collections.abc import Iterator
from typing import Any

import msgspec

from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import Setup
from vernissage.core.rng import Rng, rng_for

CHECKS = int(os.environ.get("VERNISSAGE_LAW_CHECKS", "8" if os.environ.get("VERNISSAGE_PURE") else "24"))
Move = tuple[int, int, Any]


def a_game(game: Game, setup: Setup, seed: int) -> list[Move]:
    """The moves of one game of random answers, the seats asked at once answering in any order."""
    rng = rng_for(seed, "walk")
    state = game.new(setup, seed)
    moves: list[Move] = []
    while (asked := seats_in(game.asked(state))) and len(moves) <= game.bound(setup):
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        assert options, f"seat {seat} is asked and has no answer after {len(moves)} moves"
        action = options[rng.below(len(options))]
        moves.append((seat, action, game.some_payload(state, seat, action, rng)))
        game.apply(state, *moves[-1])
    return moves


def positions(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, Rng]]:
    """Positions spread over a random game, the first and the last among them."""
    moves = a_game(game, setup, seed)
    step = max(1, len(moves) // CHECKS)
    state = game.new(setup, seed)
    rng = rng_for(seed, "checks")
    for number, move in enumerate(moves):
        if number % step == 0:
            yield state.clone(), rng
        game.apply(state, *move)
    yield state, rng


def sees(game: Game, state: State, seat: int) -> bytes:
    """A view as the bytes that would leave the house."""
    return msgspec.json.encode(game.view(state, seat))


def answers(game: Game, state: State, seat: int, rng: Rng, most: int) -> list[tuple[int, Any]]:
    """Some options of a seat with a payload where one is wanted."""
    options = game.options(state, seat)
    chosen = options if len(options) <= most else [options[rng.below(len(options))] for _ in range(most)]
    return [(action, game.some_payload(state, seat, action, rng)) for action in chosen]
