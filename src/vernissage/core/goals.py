"""What wins and how everybody stands, in one line: each game says it in its `goal.py`, from what a view shows."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from vernissage.core.model import Message, View, seat_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from vernissage.core.game import Game

MOST: Final = 4  # seats one line has room for


def goal_of(game: "Game", view: View) -> Message | None:
    """The goal line of a table as one seat reads it; nothing where the game has none."""
    found = goal_maker(game.package)
    return None if found is None else found(view)


@cache
def goal_maker(package: str) -> "Callable[[View], Message] | None":
    """What makes the goal line of the game in a package."""
    if find_spec(f"{package}.goal") is None:
        return None
    made: Callable[[View], Message] = import_module(f"{package}.goal").goal
    return made


def standings(seat: int, points: Sequence[int], *, least: bool = False) -> list[int | str | Message]:
    """Who has how much: the reader first, then the others by what they have, or have at least; as many as one line has
    room for.
    """
    order = sorted(range(len(points)), key=lambda each: (each != seat, -points[each], each))
    return [
        Message(
            "goal-seat",
            {"who": seat_name(each), "points": points[each], "sure": "no" if least and each != seat else "yes"},
        )
        for each in order[:MOST]
    ]
