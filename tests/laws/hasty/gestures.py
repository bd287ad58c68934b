"""Habits that tell what nobody may know."""

from typing import Final

from vernissage.core.game import State
from vernissage.core.model import Message

BEGINS: Final = frozenset({"lay", "choose"})
SETS: Final[dict[str, str]] = {}
ALONE: Final[frozenset[str]] = frozenset()


def sentence(state: State, seat: int, actions: list[int]) -> Message:
    """Every hand, for everybody to read."""
    return Message("option", {"notation": bytes(state.cells).hex()})
