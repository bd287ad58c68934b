"""All patrons: four sets of six, and who else is enlisted. Tables and vocabulary are computed from them."""

from typing import Final

from mypy_extensions import u8

from vernissage.games.avant_carde.patrons.londoners import LONDONERS
from vernissage.games.avant_carde.patrons.new_yorkers import NEW_YORKERS
from vernissage.games.avant_carde.patrons.parisians import PARISIANS
from vernissage.games.avant_carde.patrons.patron import COMPANY, PATRONS, Patron
from vernissage.games.avant_carde.patrons.tokyoites import PAIRS, TOKYOITES
from vernissage.games.avant_carde.state import MIX, AvantCardeState

SETS: Final[dict[str, list[Patron]]] = {
    "new_yorkers": NEW_YORKERS,
    "tokyoites": TOKYOITES,
    "parisians": PARISIANS,
    "londoners": LONDONERS,
}


def enlist(patron: Patron) -> None:
    """A patron may be chosen for its number; a game made from now on has its words."""
    PATRONS.append(patron)
    COMPANY.gather(PATRONS)


def dismiss(patron: Patron) -> None:
    """The patron that was enlisted last is gone, with its words."""
    assert PATRONS[-1] is patron
    PATRONS.pop()
    COMPANY.gather(PATRONS)


def names_for(number: int) -> list[str]:
    """The patrons a number may have, by name."""
    return [patron.name for patron in PATRONS if patron.number == number]


def patron_named(name: str) -> Patron:
    """The patron of a name, or a ValueError."""
    for patron in PATRONS:
        if patron.name == name:
            return patron
    raise ValueError(f"there is no patron {name!r}")


def seat_patrons(s: AvantCardeState, patrons: list[Patron]) -> None:
    """Each number has its patron, and the Hoarder's pairs have their draw (AC-SETUP-13)."""
    for patron in [*patrons, PAIRS]:
        s.cells[MIX + patron.number] = u8(patron.index)


PATRONS.extend([*NEW_YORKERS, *TOKYOITES, *PARISIANS, *LONDONERS, PAIRS])
COMPANY.gather(PATRONS)
