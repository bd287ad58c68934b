"""How people move at the table: which options are quiet while there is more to do."""

from typing import Final

from vernissage.core.game import State
from vernissage.games.art_society.tables import FINISH, KEEP, REHANG, SURPLUS

BEGINS: Final[frozenset[str]] = frozenset()  # every move is one choice
SETS: Final[dict[str, str]] = {}
ALONE: Final[frozenset[str]] = frozenset()


def quiet(state: State, seat: int, action: int, options: list[int]) -> bool:
    """Finishing, storing and giving away while something can hang, and lifting what already hangs."""
    return action in (FINISH, KEEP, REHANG, SURPLUS)
