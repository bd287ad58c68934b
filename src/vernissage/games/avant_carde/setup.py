"""The deal: decks, stacks and hands by chance; the set-ups the laws run over, and how long a game can last."""

from functools import cache
from typing import cast

from msgspec import convert
from mypy_extensions import i64, u8

from vernissage.core.clauses import Book
from vernissage.core.model import Arg, Message, Setup, SetupError
from vernissage.core.piles import fill, listed, shuffle
from vernissage.core.rng import seed_streams, stream_below
from vernissage.games.avant_carde.model import AvantCardeSetup
from vernissage.games.avant_carde.patrons.everyone import SETS, patron_named, seat_patrons
from vernissage.games.avant_carde.patrons.patron import Patron
from vernissage.games.avant_carde.rig import rig
from vernissage.games.avant_carde.rounds import deal, open_play
from vernissage.games.avant_carde.state import (
    BEGINNERS,
    DECK,
    GEMS,
    MOST_ROUNDS,
    ODD_LIMIT,
    AvantCardeState,
    blank_state,
    home,
    stack_place,
)
from vernissage.games.avant_carde.tables import KIND_OF, LINE_LIMIT, SOLO_ROUNDS


def set_table(setup: AvantCardeSetup, seed: int, book: Book) -> AvantCardeState:
    """Gallery, awards and patrons lie out, every seat has its deck and seven cards (AC-SETUP-01, AC-SETUP-02,
    AC-SETUP-12).

    Nobody starts with awards or tokens, and the first player is random (AC-SETUP-09, AC-SETUP-11, AC-SETUP-17)."""
    seats = setup.seats
    s = empty_table(book, seats).clone()
    s.streams = seed_streams(seed, seats)
    cells = s.cells
    seat_patrons(s, mix_of(setup))
    cells[BEGINNERS] = u8(int(setup.beginners_shuffle))
    cells[ODD_LIMIT] = u8(6 if setup.philosopher_high else 4)
    cells[MOST_ROUNDS] = u8(setup.most_rounds)
    set_awards(s, setup, book)
    number: i64 = 2
    while number <= 7:
        shuffle(cells, stack_place(number), s.streams, 0)
        number += 1
    decks = starter_decks(book)
    for seat, label in enumerate(labels(s, setup, list(decks))):
        place = home(seat) + DECK
        fill(cells, place, decks[label])
        shuffle(cells, place, s.streams, 1 + seat)
        deal(s, seat)
    s.first = stream_below(s.streams, 0, s.seats)
    if setup.rig:
        rig(s, setup.rig)
    else:
        open_play(s)
    s.sealed = False
    return s


@cache
def empty_table(book: Book, seats: int) -> AvantCardeState:
    """A table with the whole gallery in its stacks, not shuffled yet; only ever cloned."""
    s = blank_state(seats, seed_streams(0, seats))
    for row in book.components.rows("gallery"):
        place = stack_place(row["number"])
        kind = KIND_OF[f"{row['color']}-{row['number']}"]
        fill(s.cells, place, listed(s.cells, place) + [kind] * row["count"])
    return s


def mix_of(setup: AvantCardeSetup) -> list[Patron]:
    """The patron of each number: that of the set, unless another one is named (AC-SETUP-13, AC-SETUP-14, AC-SETUP-15,
    AC-RULING-76).
    """
    return [patron_named(name) if name else SETS[setup.patrons][index] for index, name in enumerate(setup.chosen)]


def set_awards(s: AvantCardeState, setup: AvantCardeSetup, book: Book) -> None:
    """The stacks of awards and the Gems by number of players (AC-SETUP-07, AC-SETUP-08, AC-SETUP-10, AC-SOLO-03).

    In solo a Gem is a house switch (AC-SOLO-15, AC-RULING-64)."""
    if setup.seats == 1:
        for row in book.components.rows("solo_levels"):
            if row["name"] == setup.solo_level:
                s.awards = row["awards"]
        s.cells[GEMS] = u8(1 if setup.solo_hidden_gem else 0)
        return
    for row in book.components.groups["award_stacks"]:
        if row["seats"] == setup.seats:
            s.awards, s.reserve = row["awards"], row["extras"]
            s.cells[GEMS] = u8(row["gems"])


@cache
def starter_decks(book: Book) -> dict[str, list[int]]:
    """The five starter decks by label."""
    decks: dict[str, list[int]] = {}
    for row in book.components.rows("starter"):
        decks.setdefault(row["deck"], []).append(KIND_OF[f"{row['color']}-{row['number']}"])
    return decks


def labels(s: AvantCardeState, setup: AvantCardeSetup, known: list[str]) -> list[str]:
    """A deck for each seat, no deck twice: picked, or dealt at random (AC-SETUP-02, AC-SETUP-03)."""
    chosen: list[str] = list(setup.decks)
    if chosen and (len(chosen) != setup.seats or len(set(chosen)) != len(chosen)):
        facts: dict[str, Arg] = {"seats": setup.seats}
        raise SetupError("vernissage.games.avant_carde", Message("setup-wrong-decks", facts))
    while len(chosen) < setup.seats:
        chosen.append(known.pop(int(stream_below(s.streams, 0, len(known)))))
    return chosen


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
    sets = list(SETS.values())
    names = [sets[number >> 2 * index & 3][index].name for index in range(6)]
    words = ["two", "three", "four", "five", "six", "seven"]
    return convert({"seats": seats, **dict(zip(words, names, strict=True))}, AvantCardeSetup)


def bound_of(setup: Setup) -> int:
    """Nobody owns more than 70 cards, and a card asks for no more than 60 answers in a round."""
    rounds = SOLO_ROUNDS if setup.seats == 1 else cast(AvantCardeSetup, setup).most_rounds
    return int(rounds * setup.seats * LINE_LIMIT * 60)
