"""What is hidden from an observer changes no byte that observer receives."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.support import run
from server.worlds import Leak, episode
from vernissage import games
from vernissage.bots.bot import Hint
from vernissage.core.game import seats_in
from vernissage.core.model import WATCHER
from vernissage.core.steps import Step
from vernissage.server.bots.hints import Adviser
from vernissage.server.tables import snapshots
from vernissage.server.tables.position import Position
from vernissage.server.tables.snapshots import Core, SharedPart


def look(
    folder: Path, key: str, observer: int, seed: int = 3, forks: tuple[float, ...] = (0, 7, 0.85)
) -> tuple[int, int, int]:
    """Episodes from several points of a game."""
    seats = max(2, games.game(key).min_seats)
    found = []
    for fork in forks:
        story = episode(
            folder / str(fork), key, observer=observer, seats=seats, seed=seed + int(10 * fork), fork=fork, steps=8
        )
        found.append(run(story))
    compared, differing, detours = zip(*found, strict=True)
    return sum(compared), sum(differing), sum(detours)


@pytest.mark.parametrize("observer", [0, WATCHER])
@pytest.mark.parametrize("key", games.keys())
def test_a_seat_and_an_onlooker_cannot_tell_the_worlds_apart(key: str, observer: int, tmp_path: Path) -> None:
    compared, _differing, _detours = look(tmp_path, key, observer)

    assert compared > 10


def test_hidden_moves_really_differ_between_the_worlds(tmp_path: Path) -> None:
    _compared, differing, _detours = look(tmp_path, "hush", WATCHER, forks=(0, 3, 6, 9))

    assert differing > 0


def test_secret_answers_are_really_given_and_taken_back_in_between(tmp_path: Path) -> None:
    _compared, _differing, detours = look(tmp_path, "avant_carde", WATCHER)

    assert detours > 0


def touched_in_secret(position: Position, step: Step | None) -> None:
    """The table is touched by what nobody may see."""
    position.touched += 1


def every_question_anew(position: Position, step: Step | None) -> None:
    """An undo asks everybody anew."""
    position.seqs = [seq + 1 for seq in position.seqs]


def everybody_told(position: Position, step: Step | None) -> None:
    """An undo is told to everybody."""
    position.undos += 1


@pytest.mark.parametrize("leak", [touched_in_secret, every_question_anew, everybody_told])
def test_planted_traces_of_secret_answers_are_found(
    leak: Callable[[Position, Step | None], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Position.undo

    def leaking(position: Position, seat: int, step: Step | None, *, consent: bool) -> bool:
        unnoticed = honest(position, seat, step, consent=consent)
        leak(position, step)
        return unnoticed

    monkeypatch.setattr(Position, "undo", leaking)

    with pytest.raises(Leak):
        look(tmp_path, "avant_carde", 0)


def options_of_others(position: Position, viewer: int, core: Core) -> None:
    """What other seats may do is in a field that nobody reads."""
    assert position.match is not None
    match = position.match
    core.seed = str(sum(sum(match.game.options(match.state, seat)) for seat in seats_in(match.game.asked(match.state))))


def fingerprint(position: Position, viewer: int, core: Core) -> None:
    """The position is in a field that nobody reads."""
    assert position.match is not None
    core.seed = hashlib.sha256(position.match.state.to_bytes()).hexdigest()[:4]


def length_of_hidden_hand(position: Position, viewer: int, core: Core) -> None:
    """Only the length of a message depends on what is hidden."""
    assert position.match is not None
    core.seed = "x" * (position.match.state.to_bytes()[-1] % 7)


@pytest.mark.parametrize("leak", [options_of_others, fingerprint, length_of_hidden_hand])
def test_planted_leaks_are_found(
    leak: Callable[[Position, int, Core], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = snapshots.core_of

    def leaking(position: Position, viewer: int, now: SharedPart) -> Any:
        core = honest(position, viewer, now)
        leak(position, viewer, core)
        return core

    monkeypatch.setattr(snapshots, "core_of", leaking)

    with pytest.raises(Leak):
        look(tmp_path, "hush", WATCHER, forks=(0, 3, 6, 9))


def test_a_hint_that_looks_behind_the_view_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def peeking(adviser: Adviser, position: Position, seat: int) -> list[Hint]:
        assert position.match is not None
        game, state = position.match.game, position.match.state
        return await adviser.pool.hint(game, game.view(state, 1 - seat), game.options(state, seat)) or []

    monkeypatch.setattr(Adviser, "weigh", peeking)

    with pytest.raises(Leak):
        look(tmp_path, "hush", 0, forks=(0, 3, 6, 9))
