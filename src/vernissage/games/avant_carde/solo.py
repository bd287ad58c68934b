"""Solo: the token walks along the gallery and one player races it; all else is as ever (AC-SOLO-01)."""

from typing import Final

from mypy_extensions import i64

from vernissage.core.piles import size
from vernissage.games.avant_carde.state import AvantCardeState, stack_place
from vernissage.games.avant_carde.tables import SOLO_ROUNDS
from vernissage.games.avant_carde.verbs import note, tuck

SECTIONS: Final = ["change tokens", "2s", "3s", "4s", "5s", "6s", "7s", "awards", "extras"]


def section(s: AvantCardeState) -> str:
    """Where the token lies: the change tokens in round 1, then one section to the right each round (AC-SOLO-02,
    AC-SOLO-04).
    """
    return SECTIONS[s.round - 1]


def is_last_round(s: AvantCardeState) -> bool:
    """The token has come to the extras (AC-SOLO-10)."""
    return s.round >= SOLO_ROUNDS


def move_token(s: AvantCardeState) -> None:
    """The token moves on; a stack it reaches is tucked first (AC-SOLO-04, AC-SOLO-05, AC-RULING-55, AC-RULING-69)."""
    number: i64 = s.round + 1
    if s.journal is not None:
        note(s, "AC-SOLO-04", 0, -1, number)
    if 2 <= number <= 7 and size(s.cells, stack_place(number)) > 1:
        tuck(s, number)
