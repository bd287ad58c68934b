"""Luck and skill: how each seat's chance moved from the start to the result, and who or what moved it.

Between two quiet positions a seat's chance moves by what it gave away itself (skill), by what others gave away to it
(others), and by whatever is left: draws, reveals, dice, and hidden choices being what they were (luck). The parts of
every stretch add up to the whole by construction, and so do their sums.
"""

from math import exp, log
from typing import Final

from msgspec import Struct

from vernissage.review.model import Choice, Grade

# Chances given away by one decision: of an amateur's losses about half, a fifth and a twentieth are larger. Measured by
# `python -m vernissage.lab.errors`, see docs/review.md.
INACCURACY: Final = 0.008
MISTAKE: Final = 0.02
BLUNDER: Final = 0.045
ACCURATE_BY_CHANCE: Final = 10.0  # the accuracy of whoever decides by lot


class Account(Struct):
    """What moved one seat's chance."""

    luck: float = 0.0
    skill: float = 0.0
    others: float = 0.0


def settle(accounts: list[Account], before: list[float], after: list[float], choices: list[Choice]) -> None:
    """One stretch is booked: the choices made in it, and the rest as luck."""
    for seat, account in enumerate(accounts):
        skill = -sum(choice.loss for choice in choices if choice.seat == seat)
        others = sum(gift(before, choice, seat) for choice in choices if choice.seat != seat)
        account.skill += skill
        account.others += others
        account.luck += after[seat] - before[seat] - skill - others


def gift(before: list[float], choice: Choice, seat: int) -> float:
    """What one seat's mistake gives to another: the rest of the table shares it as it shares the chances."""
    rest = sum(chance for other, chance in enumerate(before) if other != choice.seat)
    share = before[seat] / rest if rest > 0 else 1.0 / (len(before) - 1)
    return choice.loss * share


def grade(loss: float) -> Grade:
    """How a choice is called."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else ""


def accuracy(error: float, random: float) -> float:
    """The mean error as 0 to 100: nothing given away is 100, as much as by lot in this game is 10."""
    return 100.0 * exp(-log(100.0 / ACCURATE_BY_CHANCE) * error / random)
