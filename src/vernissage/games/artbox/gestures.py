"""How people move at the table: which options are quiet while there is more to do."""

from typing import Final, cast

from vernissage.core.game import State
from vernissage.games.artbox import tables as box
from vernissage.games.artbox.state import ArtboxState, cell, sheet_at

BEGINS: Final[frozenset[str]] = frozenset()  # every move is one choice
SETS: Final[dict[str, str]] = {}
ALONE: Final[frozenset[str]] = frozenset()


def quiet(state: State, seat: int, action: int, options: list[int]) -> bool:
    """A sheet is finished when every drawing has a word; a drawing is given up only on purpose."""
    if action == box.DONE:
        s = cast(ArtboxState, state)
        return any(cell(s, sheet_at(seat, slot)) == 0 for slot in range(int(s.slots)))
    return action in (box.FINISH_ANYWAY, box.GIVE_UP)
