"""The longest line: a hand of a bot's game, and every way to lay it."""

from collections.abc import Iterator
from typing import Any, Final, cast

from vernissage.bots.avant_carde.solver import Solver, dollars
from vernissage.core.game import Game, State
from vernissage.core.match import Match
from vernissage.core.puzzles import Puzzle
from vernissage.core.scenes import Scene, match_at
from vernissage.core.setting_up import setup_of
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.games.avant_carde.patrons.everyone import SETS
from vernissage.games.avant_carde.state import PLAYING, AvantCardeState
from vernissage.lab.puzzles.making import played_on

MOST: Final = 30_000  # positions of one hand
LONG: Final = 5  # cards a line must have to be a puzzle
WAYS: Final = 3  # ways to lay the best line, at most
ROUNDS: Final = 9


def candidates(game: Game, seed: int) -> Iterator[Puzzle]:
    """Hands of the later rounds of a game."""
    sets = sorted(SETS)
    match = Match(game, setup_of(game, {"seats": 2, "patrons": sets[seed % len(sets)]}), seed)
    seen = 0
    for now in played_on(match, "amateur", seed):
        view = cast(AvantCardeView, now.view(0))
        if view.round > ROUNDS:
            return
        if view.round == seen or view.phase != "play" or 0 not in now.waiting or view.players[0].line:
            continue
        seen = view.round
        if seen > 2:
            found = solve(game, scene_of(view, sets[seed % len(sets)]), "line")
            if found is not None:
                yield found


def scene_of(view: AvantCardeView, patrons: str) -> Scene:
    """The hand on a table of its own, with nothing left to draw: what is asked has no luck in it."""
    rig = {"first": "0", "hand0": " ".join(view.players[0].hand), "deck0": "", "discard0": "", "hand1": "red-1"}
    setup: dict[str, Any] = {"seats": 2, "patrons": patrons, "rig": rig}
    return Scene(setup, 1, 0, [])


def solve(game: Game, scene: Scene, kind: str) -> Puzzle | None:
    """The hand as a puzzle, if one line is best by a dollar and there are few ways to lay it."""
    match, solver = match_at(game, scene), Solver(dollars())
    values: dict[tuple[str, ...], int] = {}
    looked = 0
    waiting: list[tuple[State, tuple[str, ...]]] = [(match.state.clone(), ())]
    while waiting:
        state, run = waiting.pop()
        looked += 1
        if looked > MOST:
            return None
        s = cast(AvantCardeState, state)
        if s.phase != PLAYING or 0 not in seats(game, state):
            continue
        options = game.options(state, 0)
        laying = [action for action in options if game.text(action) != "stop"]
        if len(laying) < len(options) or not laying:
            values[run] = round(solver.standing(s, 0))
        for action in laying:
            after = state.clone()
            game.apply(after, 0, action)
            more = (*run, game.text(action))
            done = cast(AvantCardeState, after).phase != PLAYING or 0 not in seats(game, after)
            if done:
                values[more] = round(solver.standing(cast(AvantCardeState, after), 0))
            else:
                waiting.append((after, more))
    if not values:
        return None
    best = max(values.values())
    ways = sorted(list(run) for run, value in values.items() if value == best)
    shortest = min(len(run) for run in ways)
    second = max((value for value in values.values() if value < best), default=0)
    if shortest < LONG or len(ways) > WAYS or not second:
        return None
    return Puzzle(kind, scene, ways, best, second, 0)


def seats(game: Game, state: State) -> list[int]:
    """Who is asked."""
    asked = game.asked(state)
    return [seat for seat in range(int(state.seats)) if (asked >> seat) & 1]
