"""How people move at the table: which options are quiet while there is more to do."""

from typing import Final

from vernissage.core.game import State
from vernissage.games.avant_carde.patrons.parisians import FORGER
from vernissage.games.avant_carde.vocabulary import CHANGE, DECLINE, END, STOP, TUCK, VOCABULARY

BEGINS: Final[frozenset[str]] = frozenset()  # every move is one choice
SETS: Final[dict[str, str]] = {}
ALONE: Final[frozenset[str]] = frozenset()


def quiet(state: State, seat: int, action: int, options: list[int]) -> bool:
    """Stopping while a card fits, ending while something can be bought or used, and doing without a power."""
    if action in (STOP.first, DECLINE.first, FORGER.no.first):
        return True
    if action != END.first:
        return False
    # Tucking and change alone buy nothing.
    return any(VOCABULARY.block_of(each) not in (END, TUCK, CHANGE) for each in options)
