"""Changing and copying as a card is laid: which values a card may take, and which cards it may copy."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.avant_carde.state import (
    ODD_LIMIT,
    SHADE,
    AvantCardeState,
    is_face_up,
    slot_at,
    slot_mask,
)
from vernissage.games.avant_carde.tables import DECLINE, MASK, NUMBER_BIT, ODD_BIT, TURN_COLOR, TURN_NUMBER, TURN_ODD
from vernissage.games.avant_carde.verbs import note_change, set_values


def copy_targets(s: AvantCardeState, seat: i64, spot: i64) -> i64:
    """The printed numbers of face-up cards further left, as a mask; their copies are not copied.

    (AC-POWER-16, AC-NY6-03, AC-RULING-20, AC-RULING-24, AC-RULING-51)"""
    found: i64 = 0
    before: i64 = 0
    while before < spot:
        at = slot_at(seat, before)
        if is_face_up(s, at):
            found |= MASK[i64(s.cells[at])]
        before += 1
    return found


def offer_changes(s: AvantCardeState, seat: i64, spot: i64, colors: bool, options: vec[i64], found: i64) -> i64:
    """An unveiled card may take another number 1-7, or another main color (AC-NY4-01, AC-RULING-30)."""
    options[found] = DECLINE
    found += 1
    at = slot_at(seat, spot)
    mask = slot_mask(s, at)
    index: i64 = 0
    while index < 7:
        if NUMBER_BIT[index] != mask:
            options[found] = TURN_NUMBER + index
            found += 1
        index += 1
    color: i64 = 0
    while colors and color < 4:
        if color != i64(s.cells[at + SHADE]):
            options[found] = TURN_COLOR + color
            found += 1
        color += 1
    return found


def offer_odds(s: AvantCardeState, seat: i64, spot: i64, options: vec[i64], found: i64) -> i64:
    """An unveiled Philosopher may take one more odd number (AC-LO4-01, AC-RULING-31)."""
    options[found] = DECLINE
    found += 1
    mask = slot_mask(s, slot_at(seat, spot))
    index: i64 = 0
    while index < i64(s.cells[ODD_LIMIT]):
        if ODD_BIT[index] & mask == 0:
            options[found] = TURN_ODD + index
            found += 1
        index += 1
    return found


def turn(s: AvantCardeState, seat: i64, spot: i64, action: i64) -> None:
    """The card has its new value; a second number replaces the first, odd numbers add up (AC-RULING-34)."""
    at = slot_at(seat, spot)
    color = i64(s.cells[at + SHADE])
    if TURN_NUMBER <= action < TURN_COLOR:
        set_values(s, at, color, NUMBER_BIT[action - TURN_NUMBER])
    elif TURN_COLOR <= action < TURN_ODD:
        set_values(s, at, action - TURN_COLOR, slot_mask(s, at))
    elif TURN_ODD <= action < TURN_ODD + 6:
        set_values(s, at, color, slot_mask(s, at) | ODD_BIT[action - TURN_ODD])
    else:
        return
    if s.journal is not None:
        note_change(s, seat, i64(s.cells[at]))
