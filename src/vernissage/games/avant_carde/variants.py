"""Set-ups the laws run over, and how long a game can last."""

from typing import cast

from msgspec import convert

from vernissage.core.model import Setup
from vernissage.games.avant_carde.model import AvantCardeSetup
from vernissage.games.avant_carde.tables import LINE_LIMIT, PATRON_NAMES, SOLO_ROUNDS


def variants_for(seats: int) -> dict[str, Setup]:
    """The four whole sets, the switches, and mixes in which patrons of all sets meet."""
    found: dict[str, Setup] = {"": AvantCardeSetup(seats=seats)}
    found["tokyoites"] = AvantCardeSetup(seats=seats, patrons="tokyoites")
    found["parisians"] = AvantCardeSetup(seats=seats, patrons="parisians")
    found["londoners"] = AvantCardeSetup(seats=seats, patrons="londoners")
    found["beginners"] = AvantCardeSetup(seats=seats, beginners_shuffle=True, solo_level="easy", solo_hidden_gem=True)
    # Each of these makes patrons meet that never meet within a set: copies of copies, doubled copies, tinted pairs.
    found["mix"] = mixed(seats, [2053, 1337, 3191, 2479, 746][seats - 1])
    return found


def mixed(seats: int, number: int) -> AvantCardeSetup:
    """One of the 4,096 mixes (AC-RULING-76): a digit in base four for each number, the 2s last."""
    names = [PATRON_NAMES[6 * (number >> 2 * index & 3) + index] for index in range(6)]
    words = ["two", "three", "four", "five", "six", "seven"]
    return convert({"seats": seats, **dict(zip(words, names, strict=True))}, AvantCardeSetup)


def bound_of(setup: Setup) -> int:
    """Nobody owns more than 70 cards, and a card asks for no more than 60 answers in a round."""
    rounds = SOLO_ROUNDS if setup.seats == 1 else cast(AvantCardeSetup, setup).most_rounds
    return int(rounds * setup.seats * LINE_LIMIT * 60)
