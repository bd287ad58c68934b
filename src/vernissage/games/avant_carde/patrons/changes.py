"""Changing and copying as a card is laid: which values a card may take, and which cards it may copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.avant_carde.state import (
    CONCEALED,
    FLAGS,
    ODD_LIMIT,
    SHADE,
    SLOT,
    AvantCardeState,
    slot_at,
    slot_mask,
)
from vernissage.games.avant_carde.tables import (
    ANY_NUMBER,
    FIRST_KIND,
    MASK,
    NUMBER_BIT,
    ODD,
    ODD_BIT,
    ODD_COUNT,
    ODD_MASK,
)
from vernissage.games.avant_carde.verbs import note, set_values
from vernissage.games.avant_carde.vocabulary import ANSWERING, COPYING, DECLINE, LAYING, Block, Lay, colors, lays

CHANGER: Final[i64] = 4  # the number whose patrons change a card as it is laid
COPIER: Final[i64] = 6  # the number whose patrons copy as they are laid
LOW_NUMBERS: Final = [1, 2, 3, 4, 5, 6, 7]
MAIN: Final = [0, 1, 2, 3]


def kind(number: int, color: int) -> int:
    """A card in a main color."""
    return FIRST_KIND[number] + color


def others(values: list[int], own: int) -> list[int]:
    """The values without one of them."""
    return [value for value in values if value != own]


def new_numbers(number: int, copies: int) -> list[Lay]:
    """A card of the number in every main color as each other number."""
    return [Lay(kind(number, own), n, copies=copies) for own in MAIN for n in others(LOW_NUMBERS, number)]


def new_colors(number: int, copies: int) -> list[Lay]:
    """A card of the number in every main color as each other main color."""
    return [Lay(kind(number, own), color=color, copies=copies) for own in MAIN for color in others(MAIN, own)]


def new_both(number: int) -> list[Lay]:
    """A card of the number as each other main color and number."""
    numbers = others(LOW_NUMBERS, number)
    return [Lay(kind(number, own), n, color) for own in MAIN for color in others(MAIN, own) for n in numbers]


def odd_sets(number: int) -> list[Lay]:
    """A card of the number with every set of odd numbers besides."""
    return [Lay(kind(number, own), odd=odd) for own in MAIN for odd in range(1, 1 << len(ODD))]


def copied_odds(number: int, copies: int) -> list[Lay]:
    """A card of the number with each odd number besides, by what it copies."""
    return [Lay(kind(number, own), odd=1 << odd, copies=copies) for own in MAIN for odd in range(len(ODD))]


# Words that several patrons share.
AS_NUMBER: Final = lays(LAYING, "option-lay", new_numbers(int(CHANGER), 0))
AS_COLOR: Final = lays(LAYING, "option-lay", new_colors(int(CHANGER), 0))
AS_BOTH: Final = lays(LAYING, "option-lay", new_both(int(CHANGER)))
ALSO_ODD: Final = lays(LAYING, "option-lay", odd_sets(int(CHANGER)))
COPIED_NUMBER: Final = lays(COPYING, "option-lay", new_numbers(int(COPIER), int(CHANGER)))
COPIED_COLOR: Final = lays(COPYING, "option-lay", new_colors(int(COPIER), int(CHANGER)))
COPIED_ODD: Final = lays(COPYING, "option-lay", copied_odds(int(COPIER), int(CHANGER)))
TURN_NUMBER: Final = Block(ANSWERING, "turn", "option-turn-number", [str(number) for number in LOW_NUMBERS])
TURN_COLOR: Final = colors(ANSWERING, "turn", "option-turn-color")
TURN_ODD: Final = Block(ANSWERING, "turn", "option-turn-odd", [f"also {number}" for number in ODD])


# Laying with a change: the changed values must match (AC-NY4-03, AC-TO4-01, AC-LO4-02, AC-PLAY-12).


def offer_numbers(block: i64, own: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64) -> i64:
    """Held cards of a number as each other number 1-7, as far as they fit (AC-NY4-01)."""
    tint: i64 = 0
    while tint < 4:
        if (held >> tint) & 1 != 0:
            found = other_numbers(block + 6 * tint, own, tint == color, mask, options, found)
        tint += 1
    return found


def offer_colors(block: i64, own: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64) -> i64:
    """Held cards of a number as each other main color, as far as they fit (AC-RULING-30)."""
    fitting = i64(NUMBER_BIT[own - 1] & mask != 0)
    tint: i64 = 0
    while tint < 4:
        if (held >> tint) & 1 != 0:
            place: i64 = 0
            while place < 3:
                options[found] = block + 3 * tint + place
                found += fitting | i64(place + i64(place >= tint) == color)
                place += 1
        tint += 1
    return found


def offer_both(block: i64, own: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64) -> i64:
    """With a Designer one use changes the number and another the color (AC-RULING-34)."""
    tint: i64 = 0
    while tint < 4:
        if (held >> tint) & 1 != 0:
            place: i64 = 0
            while place < 3:
                other = place if place < tint else place + 1
                found = other_numbers(block + 18 * tint + 6 * place, own, other == color, mask, options, found)
                place += 1
        tint += 1
    return found


def other_numbers(block: i64, own: i64, fitting: bool, mask: i64, options: vec[i64], found: i64) -> i64:
    """The numbers 1-7 but the own one, as far as they fit."""
    fits = mask
    if fitting:
        fits = ANY_NUMBER
    place: i64 = 0
    while place < 6:
        options[found] = block + place
        found += (fits >> (place + 1 + i64(place + 1 >= own))) & 1
        place += 1
    return found


def offer_odd_sets(
    s: AvantCardeState, most: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
) -> i64:
    """Held 4s with odd numbers besides, one per use (AC-LO4-01, AC-RULING-31, AC-RULING-34)."""
    limit: i64 = 1 << i64(s.cells[ODD_LIMIT])
    block = ALSO_ODD.first
    four = NUMBER_BIT[CHANGER - 1]
    tint: i64 = 0
    while tint < 4:
        if (held >> tint) & 1 != 0:
            chosen: i64 = 1
            while chosen < limit:
                if ODD_COUNT[chosen] <= most and (tint == color or (ODD_MASK[chosen] | four) & mask != 0):
                    options[found] = block + 63 * tint + chosen - 1
                    found += 1
                chosen += 1
        tint += 1
    return found


def offer_copied_odds(s: AvantCardeState, held: i64, color: i64, mask: i64, options: vec[i64], found: i64) -> i64:
    """Held 6s that copy a Philosopher, with one odd number besides (AC-RULING-23)."""
    block = COPIED_ODD.first
    six = NUMBER_BIT[COPIER - 1]
    tint: i64 = 0
    while tint < 4:
        if (held >> tint) & 1 != 0:
            odd: i64 = 0
            while odd < i64(s.cells[ODD_LIMIT]):
                if tint == color or (ODD_BIT[odd] | six) & mask != 0:
                    options[found] = block + 6 * tint + odd
                    found += 1
                odd += 1
        tint += 1
    return found


def copy_targets(s: AvantCardeState, seat: i64, spot: i64) -> i64:
    """The printed numbers of face-up cards further left, as a mask; their copies are not copied.

    (AC-POWER-16, AC-NY6-03, AC-RULING-20, AC-RULING-24, AC-RULING-51)"""
    found: i64 = 0
    before: i64 = 0
    at = slot_at(seat, 0)
    cells = s.cells
    while before < spot:
        # A mask of no numbers or of all of them.
        found |= MASK[i64(cells[at])] & -i64(i64(cells[at + FLAGS]) & CONCEALED == 0)
        at += SLOT
        before += 1
    return found


# A card that is unveiled instead of laid is asked for its change.


def offer_changes(s: AvantCardeState, seat: i64, spot: i64, tints: bool, options: vec[i64], found: i64) -> i64:
    """An unveiled card may take another number 1-7, or another main color (AC-NY4-01, AC-RULING-30)."""
    options[found] = DECLINE.first
    found += 1
    at = slot_at(seat, spot)
    mask = slot_mask(s, at)
    index: i64 = 0
    while index < 7:
        if NUMBER_BIT[index] != mask:
            options[found] = TURN_NUMBER.first + index
            found += 1
        index += 1
    color: i64 = 0
    while tints and color < 4:
        if color != i64(s.cells[at + SHADE]):
            options[found] = TURN_COLOR.first + color
            found += 1
        color += 1
    return found


def offer_odds(s: AvantCardeState, seat: i64, spot: i64, options: vec[i64], found: i64) -> i64:
    """An unveiled Philosopher may take one more odd number (AC-LO4-01, AC-RULING-31)."""
    options[found] = DECLINE.first
    found += 1
    mask = slot_mask(s, slot_at(seat, spot))
    index: i64 = 0
    while index < i64(s.cells[ODD_LIMIT]):
        if ODD_BIT[index] & mask == 0:
            options[found] = TURN_ODD.first + index
            found += 1
        index += 1
    return found


def turn(s: AvantCardeState, seat: i64, spot: i64, action: i64, clause: str) -> None:
    """The card has its new value; a second number replaces the first, odd numbers add up (AC-RULING-34)."""
    at = slot_at(seat, spot)
    color = i64(s.cells[at + SHADE])
    if TURN_NUMBER.first <= action < TURN_NUMBER.first + 7:
        set_values(s, at, color, NUMBER_BIT[action - TURN_NUMBER.first])
    elif TURN_COLOR.first <= action < TURN_COLOR.first + 4:
        set_values(s, at, action - TURN_COLOR.first, slot_mask(s, at))
    elif TURN_ODD.first <= action < TURN_ODD.first + 6:
        set_values(s, at, color, slot_mask(s, at) | ODD_BIT[action - TURN_ODD.first])
    else:
        return
    if s.journal is not None:
        note(s, clause, seat, i64(s.cells[at]))
