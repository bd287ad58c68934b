"""A position laid out by hand, for tests, puzzles and lessons."""

from typing import Final

from mypy_extensions import i64, u8

from vernissage.core.piles import fill
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.line import hand_down
from vernissage.games.avant_carde.rounds import open_lines, open_play
from vernissage.games.avant_carde.shop import start_turn
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    home,
    put,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import COLOR, COLORS, KIND_OF, MASK, NO_COLOR, bit
from vernissage.games.avant_carde.verbs import append_slot

SEAT_KEYS: Final = ("hand", "deck", "discard", "line", "awards", "change", "gem", "promised", "designers", "bought")
TABLE_KEYS: Final = ("awards", "extras", "first", "round", "active")


def rig(s: AvantCardeState, piles: dict[str, str]) -> None:
    """The named piles hold exactly what is written; play goes on from there.

    hand0, discard0: cards. deck0: the next card to draw first. stack3: the top first. line0: cards in order,
    `red-4>2` or `red-4>blue` changed, `red-4+11` with an odd number, `red-6=5` copying, `[red-4]` concealed,
    `[red-4>blue]` tinted. awards0, change0, gem0, promised0, designers0, bought0 (numbers got this round),
    awards, extras, first, round. With `active` the lines lie open and that seat's Buy turn starts.
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
            fill(s.cells, home(seat) + at.HAND, [])
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
    fill(s.cells, base + at.SURE, [])
    if what == "hand":
        fill(s.cells, base + at.HAND, sorted(cards(text)))
    elif what == "deck":
        fill(s.cells, base + at.DECK, list(reversed(cards(text))))
    elif what == "discard":
        fill(s.cells, base + at.PILE, cards(text))
    elif what == "line":
        for card in text.split():
            rig_slot(s, seat, card)
    elif what == "awards":
        put(s, seat, at.AWARDS, int(text))
    elif what == "change":
        put(s, seat, at.TOKEN, int(text))
    elif what == "gem":
        put(s, seat, at.GEM, int(text))
    elif what == "promised":
        put(s, seat, at.PROMISED, int(text))
    elif what == "designers":
        put(s, seat, at.DESIGNERS, int(text))
    else:
        for number in text.split():
            slot = home(seat) + at.BUYS + int(number) - 2
            s.cells[slot] = u8(int(s.cells[slot]) + 1)


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
    spot = append_slot(s, seat, kind, color, mask, at.CONCEALED if concealed else 0, 0)
    if copied:
        s.cells[slot_at(seat, spot) + at.COPIES] = u8(int(copied))


def cards(text: str) -> list[int]:
    """Cards by name."""
    return [kind_of(name) for name in text.split()]


def kind_of(name: str) -> int:
    """The kind of a card's name, or a ValueError that shows one."""
    kind = KIND_OF.get(name)
    if kind is None:
        raise ValueError(f"there is no card {name!r}; cards are written like red-4 or white-1")
    return kind
