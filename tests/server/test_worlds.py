"""What is hidden from an observer changes no byte that observer receives."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.support import run
from server.worlds import Leak, episode
from vernissage import games
from vernissage.core import match as core
from vernissage.core.game import seats_in
from vernissage.core.model import WATCHER
from vernissage.server import advice, pictures
from vernissage.server.house import House
from vernissage.server.pictures import Core, Moment
from vernissage.server.position import Position


def look(folder: Path, key: str, observer: int, seed: int = 3, forks: tuple[int, ...] = (0, 7, 25)) -> tuple[int, int]:
    """Episodes from several points of a game."""
    seats = max(2, games.game(key).min_seats)
    found = []
    for fork in forks:
        story = episode(folder / str(fork), key, observer=observer, seats=seats, seed=seed + fork, fork=fork, steps=8)
        found.append(run(story))
    return sum(each[0] for each in found), sum(each[1] for each in found)


@pytest.mark.parametrize("observer", [0, WATCHER])
@pytest.mark.parametrize("key", games.keys())
def test_a_seat_and_an_onlooker_cannot_tell_the_worlds_apart(key: str, observer: int, tmp_path: Path) -> None:
    compared, _differing = look(tmp_path, key, observer)

    assert compared > 10


def test_hidden_moves_really_differ_between_the_worlds(tmp_path: Path) -> None:
    _compared, differing = look(tmp_path, "hush", WATCHER, forks=(0, 3, 6, 9))

    assert differing > 0


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
def test_planted_leaks_are_found(leak: Callable[[Position, int, Core], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pictures.core_of

    def leaking(position: Position, viewer: int, now: Moment) -> Any:
        core = honest(position, viewer, now)
        leak(position, viewer, core)
        return core

    monkeypatch.setattr(pictures, "core_of", leaking)

    with pytest.raises(Leak):
        look(tmp_path, "hush", WATCHER, forks=(0, 3, 6, 9))


def test_a_hint_that_looks_behind_the_view_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def peeking(house: House, position: Position, seat: int) -> list[core.Hint]:
        assert position.match is not None
        game, state = position.match.game, position.match.state
        return await house.thinkers.hint(game, game.view(state, 1 - seat), game.options(state, seat)) or []

    monkeypatch.setattr(advice, "weighed", peeking)

    with pytest.raises(Leak):
        look(tmp_path, "hush", 0, forks=(0, 3, 6, 9))
