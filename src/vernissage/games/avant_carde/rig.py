"""Setting the table: decks, stacks and hands by chance, or any position by hand."""
# interpreted: a position is set out by hand once a game.

from typing import Final

from mypy_extensions import i64, u8

from vernissage.core.clauses import Book
from vernissage.core.piles import fill, listed, shuffle
from vernissage.core.rng import seed_streams, stream_below
from vernissage.games.avant_carde.line import hand_down
from vernissage.games.avant_carde.model import AvantCardeSetup
from vernissage.games.avant_carde.rounds import deal, open_lines, open_play
from vernissage.games.avant_carde.shop import start_turn
from vernissage.games.avant_carde.state import (
    AWARDS,
    BEGINNERS,
    BUYS,
    CONCEALED,
    COPIES,
    DECK,
    DESIGNERS,
    GEM,
    GEMS,
    HAND,
    MIX,
    MOST_ROUNDS,
    ODD_LIMIT,
    PILE,
    PROMISED,
    SURE,
    TOKEN,
    AvantCardeState,
    blank_state,
    home,
    put,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import (
    COLOR,
    COLORS,
    KIND_OF,
    MASK,
    NO_COLOR,
    PAIR_NUMBER,
    PAIRS,
    PATRON_NAMES,
    SETS,
    bit,
)
from vernissage.games.avant_carde.verbs import append_slot

SEAT_KEYS: Final = ("hand", "deck", "discard", "line", "awards", "change", "gem", "promised", "designers", "bought")
TABLE_KEYS: Final = ("awards", "extras", "first", "round", "active")


def set_table(setup: AvantCardeSetup, seed: int, book: Book) -> AvantCardeState:
    """Gallery, awards and patrons lie out, every seat has its deck and seven cards (AC-SETUP-01, AC-SETUP-02, AC-SETUP-12).

    Nobody starts with awards or tokens, and the first player is random (AC-SETUP-09, AC-SETUP-11, AC-SETUP-17)."""
    seats = setup.seats
    s = blank_state(seats, seed_streams(seed, seats))
    cells = s.cells
    for index, patron in enumerate(mix_of(setup)):
        cells[MIX + 2 + index] = u8(patron)
    cells[MIX + PAIR_NUMBER] = u8(PAIRS)
    cells[BEGINNERS] = u8(int(setup.beginners_shuffle))
    cells[ODD_LIMIT] = u8(6 if setup.philosopher_high else 4)
    cells[MOST_ROUNDS] = u8(setup.most_rounds)
    set_awards(s, setup, book)
    for row in book.components.rows("gallery"):
        place = stack_place(row["number"])
        kind = KIND_OF[f"{row['color']}-{row['number']}"]
        fill(cells, place, listed(cells, place) + [kind] * row["count"])
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


def mix_of(setup: AvantCardeSetup) -> list[int]:
    """The patron of each number: that of the set, unless another one is named (AC-SETUP-13, AC-SETUP-14, AC-SETUP-15, AC-RULING-76)."""
    chosen = [setup.two, setup.three, setup.four, setup.five, setup.six, setup.seven]
    base = SETS.index(setup.patrons) * 6
    return [PATRON_NAMES.index(name) if name else base + index for index, name in enumerate(chosen)]


def set_awards(s: AvantCardeState, setup: AvantCardeSetup, book: Book) -> None:
    """The stacks of awards and the Gems by number of players (AC-SETUP-07, AC-SETUP-08, AC-SETUP-10, AC-SOLO-03).

    In solo a Gem is a house switch (AC-SOLO-15, AC-RULING-64)."""
    if setup.seats == 1:
        for row in book.components.rows("solo_levels"):
            if row["name"] == setup.solo_level:
                s.awards = row["awards"]
        s.cells[GEMS] = u8(1 if setup.solo_hidden_gem else 0)
        return
    for row in book.components.rows("award_stacks"):
        if row["seats"] == setup.seats:
            s.awards, s.reserve = row["awards"], row["extras"]
            s.cells[GEMS] = u8(row["gems"])


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
        raise ValueError(f"decks must name {setup.seats} different starter decks, not {chosen}")
    while len(chosen) < setup.seats:
        chosen.append(known.pop(int(stream_below(s.streams, 0, len(known)))))
    return chosen


# Positions set out by hand.


def rig(s: AvantCardeState, piles: dict[str, str]) -> None:
    """The named piles hold exactly what is written; play goes on from there.

    hand0, discard0: cards. deck0: the next card to draw first. stack3: the top first. line0: cards in order, `red-4>2` or
    `red-4>blue` changed, `red-4+11` with an odd number, `red-6=5` copying, `[red-4]` concealed, `[red-4>blue]` tinted.
    awards0, change0, gem0, promised0, designers0, bought0 (numbers got this round), awards, extras, first, round.
    With `active` the lines lie open and that seat's Buy turn starts.
    """
    for key, text in piles.items():
        if key.startswith("stack") and key[5:] in ("2", "3", "4", "5", "6", "7"):
            fill(s.cells, stack_place(int(key[5:])), list(reversed(cards(text))))
        elif key in TABLE_KEYS:
            set_figure(s, key, int(text))
        elif key[:-1] in SEAT_KEYS and key[-1:].isdigit() and int(key[-1]) < s.seats:
            rig_seat(s, key[:-1], int(key[-1]), text)
        else:
            raise ValueError(f"there is no pile {key!r} to set out")
    if "active" not in piles:
        open_play(s)
        return
    for seat in range(int(s.seats)):
        if f"hand{seat}" not in piles:
            fill(s.cells, home(seat) + HAND, [])
    open_play(s)
    for seat in range(int(s.seats)):
        hand_down(s, seat)
    open_lines(s)
    s.turns = (int(piles["active"]) - s.first) % s.seats
    start_turn(s, int(piles["active"]))


def set_figure(s: AvantCardeState, key: str, value: int) -> None:
    """A figure of the table."""
    if key == "awards":
        s.awards = value
    elif key == "extras":
        s.reserve = value
    elif key == "first":
        s.first = value
    elif key == "round":
        s.round = value


def rig_seat(s: AvantCardeState, what: str, seat: i64, text: str) -> None:
    """A pile or figure of one seat."""
    base = home(seat)
    fill(s.cells, base + SURE, [])
    if what == "hand":
        fill(s.cells, base + HAND, sorted(cards(text)))
    elif what == "deck":
        fill(s.cells, base + DECK, list(reversed(cards(text))))
    elif what == "discard":
        fill(s.cells, base + PILE, cards(text))
    elif what == "line":
        for card in text.split():
            rig_slot(s, seat, card)
    elif what == "awards":
        put(s, seat, AWARDS, int(text))
    elif what == "change":
        put(s, seat, TOKEN, int(text))
    elif what == "gem":
        put(s, seat, GEM, int(text))
    elif what == "promised":
        put(s, seat, PROMISED, int(text))
    elif what == "designers":
        put(s, seat, DESIGNERS, int(text))
    else:
        for number in text.split():
            at = home(seat) + BUYS + int(number) - 2
            s.cells[at] = u8(int(s.cells[at]) + 1)


def rig_slot(s: AvantCardeState, seat: i64, text: str) -> None:
    """One card at the end of a line, in the notation of `rig`."""
    concealed = text.startswith("[")
    text = text.strip("[]")
    name, _, copied = text.partition("=")
    name, _, odd = name.partition("+")
    name, _, changed = name.partition(">")
    kind = kind_of(name)
    color, mask = (NO_COLOR, 0) if concealed else (COLOR[kind], MASK[kind])
    for value in changed.split(">") if changed else []:
        if value in COLORS:
            color = COLORS.index(value)
        else:
            mask = bit(int(value))
    if odd:
        mask |= bit(int(odd))
    spot = append_slot(s, seat, kind, color, mask, CONCEALED if concealed else 0, 0)
    if copied:
        s.cells[slot_at(seat, spot) + COPIES] = u8(int(copied))


def cards(text: str) -> list[int]:
    """Cards by name."""
    return [kind_of(name) for name in text.split()]


def kind_of(name: str) -> int:
    """The kind of a card's name, or a ValueError that shows one."""
    kind = KIND_OF.get(name)
    if kind is None:
        raise ValueError(f"there is no card {name!r}; cards are written like red-4 or white-1")
    return kind
