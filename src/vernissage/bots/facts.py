"""What a move gains, costs and keeps, told by the game it belongs to: `facts` in `bots/<game>/facts.py`."""

from collections.abc import Callable
from functools import cache
from typing import cast

from vernissage.bots.rooms import room
from vernissage.core.game import Game, State
from vernissage.core.model import Message

# The game, the position before and after, the seat and its action; luck is left out.
Facts = Callable[[Game, State, State, int, int], list[Message]]


@cache
def facts_of(key: str) -> Facts | None:
    """What a game tells about its moves, if it tells anything."""
    found = room(key, "facts")
    return None if found is None else cast(Facts, found.facts)


def many(count: int, thing: str) -> str:
    """A count and its noun."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
