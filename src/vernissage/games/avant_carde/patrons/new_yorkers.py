"""The New Yorkers: the set printed on the box."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.games.avant_carde.patrons.base import (
    DrawingPatron,
    Patron,
    may_use_twos,
    offer_discards,
    offer_face_up,
)
from vernissage.games.avant_carde.patrons.changes import copy_targets, offer_changes, turn
from vernissage.games.avant_carde.state import (
    COPIES,
    PROMISED,
    AvantCardeState,
    get,
    put,
    slot_at,
    slot_mask,
)
from vernissage.games.avant_carde.tables import (
    COPY,
    DEALER_DOLLAR,
    DECLINE,
    DOLLAR,
    DRAW,
    HIGH_BITS,
    NUMBER_BIT,
    NUMBERS,
    SNOB_LINE,
    SNOB_PILE,
    TWOS_DOLLAR,
)
from vernissage.games.avant_carde.uses import use_up, uses_left
from vernissage.games.avant_carde.verbs import begin, draw_by_power, earn, note, trash_line, trash_pile


@final
class Perfectionist(Patron):
    """2: a dollar for the most 2s, once a turn (AC-NY2-01, AC-NY2-02, AC-NY2-03)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if not may_use_twos(s, seat):
            return found
        options[found] = TWOS_DOLLAR
        return found + 1

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        earn(s, 1)
        if s.journal is not None:
            note(s, "AC-NY2-01", seat)


@final
class Snob(Patron):
    """3: each trashes a card of line or discard pile; its extra tuck is counted with the tucks (AC-NY3-01, AC-NY3-03, AC-NY3-05).

    A Snob never reaches the hand, and using fewer than one has is allowed (AC-RULING-18, AC-RULING-79)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if uses_left(s, seat, 3) <= 0:
            return found
        found = offer_discards(s, seat, SNOB_PILE, options, found)
        return offer_face_up(s, seat, SNOB_LINE, options, found)

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, 3)
        if s.journal is not None:
            note(s, "AC-NY3-01", seat)
        if action >= SNOB_LINE:
            trash_line(s, seat, action - SNOB_LINE)
        else:
            trash_pile(s, seat, action - SNOB_PILE)


@final
class Gallerist(Patron):
    """4: another number or another color, chosen as it is laid; only an unveiled one is asked here (AC-NY4-01, AC-NY4-02, AC-LO3-04)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        return offer_changes(s, seat, spot, True, options, found)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        turn(s, seat, spot, action)

    def clause(self, step: i64) -> str:
        return "AC-NY4-01"


@final
class Dealer(Patron):
    """5: a card now or a dollar later, each 5 for itself (AC-NY5-01, AC-NY5-02, AC-NY5-03)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return True

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DRAW
        options[found + 1] = DOLLAR
        options[found + 2] = DECLINE
        return found + 3

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DRAW:
            draw_by_power(s, seat, 1)
        elif action == DOLLAR:
            put(s, seat, PROMISED, get(s, seat, PROMISED) + 1)
            if s.journal is not None:
                note(s, "AC-NY5-01", seat)

    def clause(self, step: i64) -> str:
        return "AC-NY5-01"

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        """Unveiled or impersonated in the Buy turn, it pays its dollar (AC-RULING-27)."""
        if uses_left(s, seat, 5) <= 0:
            return found
        options[found] = DEALER_DOLLAR
        return found + 1

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, 5)
        earn(s, 1)
        if s.journal is not None:
            note(s, "AC-RULING-27", seat)


@final
class Trendoid(Patron):
    """6: has the powers of a card before it, chosen as it is laid; only an unveiled one is asked here (AC-NY6-01, AC-RULING-51)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0 and copy_targets(s, seat, spot) != 0

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE
        found += 1
        targets = copy_targets(s, seat, spot)
        index: i64 = 0
        while index < 11:
            if targets & NUMBER_BIT[index] != 0:
                options[found] = COPY + index
                found += 1
            index += 1
        return found

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE:
            return
        number: i64 = NUMBERS[action - COPY]
        s.cells[slot_at(seat, spot) + COPIES] = u8(number)
        if s.journal is not None:
            note(s, "AC-NY6-01", seat, -1, number)
        if 2 <= number <= 7 and number != 6:
            begin(s, seat, spot, number, True)

    def clause(self, step: i64) -> str:
        return "AC-NY6-01"


@final
class Critic(DrawingPatron):
    """7: a card, and one more behind a 5, 6 or 7 (AC-NY7-01, AC-NY7-02, AC-NY7-03, AC-NY7-04)."""

    def cards(self, s: AvantCardeState, seat: i64, spot: i64) -> i64:
        before: i64 = 0
        while before < spot:
            if slot_mask(s, slot_at(seat, before)) & HIGH_BITS != 0:
                return 2
            before += 1
        return 1

    def clause(self, step: i64) -> str:
        return "AC-NY7-01"
