"""A scene: a position of a game worth looking at, kept small as a set-up, a seed and the moves that lead there."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct, field, to_builtins

from vernissage.core.match import Match
from vernissage.core.record import Chair
from vernissage.core.setting_up import setup_of

if TYPE_CHECKING:
    from vernissage.core.game import Game


class SceneMove(Struct, frozen=True, omit_defaults=True):
    """A move with something free-form, such as a drawing."""

    move: str
    payload: Any = None


class Scene(Struct, frozen=True, omit_defaults=True):
    """How to come to a position, and the seat it is seen from."""

    setup: dict[str, Any]
    seed: int = 1
    seat: int = 0
    moves: list[str | SceneMove] = field(default_factory=list)  # each begins with its seat: "1 lay red-4"


def match_at(game: "Game", scene: Scene, names: list[str] | None = None) -> Match:
    """A match that stands where the scene is; a move that no longer fits is refused by its clause."""
    setup = setup_of(game, scene.setup)
    chairs = [Chair(name=name) for name in names[: setup.seats]] if names else None
    match = Match(game, setup, scene.seed, chairs)
    play_on(match, scene.moves)
    return match


def play_on(match: Match, moves: list[str | SceneMove]) -> None:
    """The moves have happened, one by one."""
    for each in moves:
        seat, text, payload = read_move(each)
        match.play(seat, text, payload=payload)


def read_move(move: str | SceneMove) -> tuple[int, str, Any]:
    """Who does what, with what."""
    text, payload = (move.move, move.payload) if isinstance(move, SceneMove) else (move, None)
    seat, _, notation = text.partition(" ")
    return int(seat), notation, payload


def written(match: Match, seat: int) -> Scene:
    """The scene of where a match stands, as one seat sees it."""
    moves: list[str | SceneMove] = []
    for mark in match.marks:
        entry = mark.entry
        if not entry.hint:
            text = f"{entry.seat} {entry.text}"
            moves.append(text if entry.payload is None else SceneMove(text, entry.payload))
    setup = {name: value for name, value in to_builtins(match.setup).items() if name != "rig" or value}
    return Scene(setup, match.seed, seat, moves)
