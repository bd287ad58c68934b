"""The law of guesses played on: what a seat knows decides what follows from its own moves.

A guessed world answers the seat's own sequence of moves as the real table does: the same options, refusals, views and
results. Where something hidden is turned over the worlds part, as they must; but where all guesses agree with each
other and not with the table, no chance has parted them, and the guess has forgotten something the seat knows.
"""

from typing import Any

from laws.walks import positions, sees
from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import Setup
from vernissage.core.rng import Rng

WORLDS = 3
DOUBTS = 16  # more guesses, where all agree against the table
STEPS = 16
Own = tuple[int, Any]


def guesses_play_on(game: Game, setup: Setup, seed: int) -> None:
    """Every seat that is asked plays on, at the table and in the worlds it could be in."""
    for state, rng in positions(game, setup, seed):
        for seat in seats_in(game.asked(state)):
            play_on(game, state, seat, rng)


def play_on(game: Game, state: State, seat: int, rng: Rng, plan: list[str] | None = None) -> None:
    """The seat plays on by chance, or by a plan, as long as it is asked and its worlds follow the table."""
    view = game.view(state, seat)
    here = state.clone()
    worlds = [game.guess(view, rng) for _ in range(WORLDS)]
    moves: list[Own] = []
    for number in range(STEPS if plan is None else len(plan)):
        if not game.asked(here) >> seat & 1:
            break
        options = answered_alike(game, here, worlds, seat, rng)
        action = options[rng.below(len(options))] if plan is None else game.parse(plan[number])
        moves.append((action, game.some_payload(here, seat, action, rng)))
        here.sealed = False
        for each in [here, *worlds]:
            game.apply(each, seat, *moves[-1])
        seen = sees(game, here, seat)
        following = [world for world in worlds if sees(game, world, seat) == seen]
        told = f"seat {seat} after {', '.join(game.text(action) for action, _payload in moves)}"
        assert here.sealed or len(following) == len(worlds), told
        if not following:
            assert parted_by_chance(game, view, moves, worlds, rng), told
            return
        worlds = following
    ended = game.result(here)
    assert ended is None or all(game.result(world) == ended for world in worlds), f"seat {seat} reads another result"


def answered_alike(game: Game, here: State, worlds: list[State], seat: int, rng: Rng) -> list[int]:
    """The seat's options, the same in every world, and so are the refusals of some other words."""
    options = game.options(here, seat)
    words = [rng.below(len(game.words)) for _ in range(3)]
    for world in worlds:
        assert game.options(world, seat) == options, f"seat {seat} has other options in a guessed world"
        for word in words:
            one, other = game.why_not(here, seat, word), game.why_not(world, seat, word)
            assert (one and one.message) == (other and other.message), game.text(word)
    return options


def parted_by_chance(game: Game, view: Any, moves: list[Own], worlds: list[State], rng: Rng) -> bool:
    """Some of the worlds the seat could be in see something else than the others after these moves."""
    seen = {sees(game, world, view.seat) for world in worlds}
    for _ in range(DOUBTS):
        if len(seen) > 1:
            break
        world = game.guess(view, rng)
        for action, payload in moves:
            game.apply(world, view.seat, action, payload)
        seen.add(sees(game, world, view.seat))
    return len(seen) > 1
