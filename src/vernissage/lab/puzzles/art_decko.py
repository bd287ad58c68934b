"""The best payment: something chosen in a bot's game, and every way to pay for it."""

from collections.abc import Iterator
from typing import Final, cast

from vernissage.core.game import Game
from vernissage.core.puzzles import Puzzle
from vernissage.core.scenes import Scene, match_at, written
from vernissage.games import new
from vernissage.games.art_decko.model import ArtDeckoView
from vernissage.games.art_decko.payment import face_worth
from vernissage.games.art_decko.state import ArtDeckoState
from vernissage.lab.puzzles.making import played_on

WAYS: Final = 5  # payments to choose from, at least
LONGEST: Final = 130  # moves that lead there
CARDS: Final = 2  # a payment has, at least


def candidates(game: Game, seed: int) -> Iterator[Puzzle]:
    """First actions of a turn that are still to be paid."""
    match = new("art_decko", seats=2, seed=seed, gold_tiles=False)
    turns = set[tuple[int, int]]()
    for now in played_on(match, "novice", seed):
        if len(now.entries) > LONGEST:
            return
        seat = now.waiting[0]
        view = cast(ArtDeckoView, now.view(seat))
        plan, turn = view.plan, (view.round, view.turn)
        if plan is None or plan.phase != "pay" or plan.paid or view.action != 0 or turn in turns:
            continue
        turns.add(turn)
        found = None if plan.purpose == "show" else solve(game, written(now, seat), "pay")
        if found is not None:
            yield found


def solve(game: Game, scene: Scene, kind: str) -> Puzzle | None:
    """The price as a puzzle, if one payment that loses no card keeps most gold in hand, and of equals most cards."""
    match, seat = match_at(game, scene), scene.seat
    values: dict[tuple[str, ...], tuple[int, int]] = {}
    waiting: list[tuple[object, tuple[str, ...]]] = [(match.state.clone(), ())]
    while waiting:
        state, run = waiting.pop()
        assert isinstance(state, ArtDeckoState)
        for action in game.options(state, seat):
            word = game.text(action)
            if word == "done":
                values[(*run, word)] = (int(face_worth(state.cells, seat)), -len(run))
            elif word.startswith("pay "):
                after = state.clone()
                game.apply(after, seat, action)
                waiting.append((after, (*run, word)))
    kept = sorted(((value, run) for run, value in values.items()), key=lambda each: (each[0], each[1]), reverse=True)
    if len(kept) < WAYS or kept[0][0] <= kept[1][0] or len(kept[0][1]) <= CARDS:
        return None
    return Puzzle(kind, scene, [list(kept[0][1])], kept[0][0][0], kept[1][0][0], 0)
