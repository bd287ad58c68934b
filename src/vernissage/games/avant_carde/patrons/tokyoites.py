"""The Tokyoites: discarding, drawing and cashing in."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.avant_carde.patrons.base import (
    DrawingPatron,
    Patron,
    has_hand,
    may_use_twos,
    offer_discards,
    offer_face_up,
    offer_hand,
)
from vernissage.games.avant_carde.patrons.changes import offer_changes, turn
from vernissage.games.avant_carde.state import (
    EVEN,
    ODDS,
    SHADE,
    USED,
    AvantCardeState,
    get,
    is_face_up,
    line_size,
    put,
    slot_at,
    slot_mask,
)
from vernissage.games.avant_carde.tables import (
    CURATOR_LINE,
    CURATOR_PILE,
    DECLINE,
    DISCARD,
    DRAW,
    HIGH_BITS,
    INVESTOR_LINE,
    NAME,
    NUMBER,
)
from vernissage.games.avant_carde.uses import early_seconds, early_uses, use_up, uses_in_line, uses_of
from vernissage.games.avant_carde.verbs import can_draw, discard, draw_by_power, earn, note, trash_line, trash_pile


@final
class Curator(Patron):
    """2: trash a card for the most 2s, once a turn (AC-TO2-01, AC-TO2-02)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if not may_use_twos(s, seat):
            return found
        found = offer_discards(s, seat, CURATOR_PILE, options, found)
        return offer_face_up(s, seat, CURATOR_LINE, options, found)

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        if s.journal is not None:
            note(s, "AC-TO2-01", seat)
        if action >= CURATOR_LINE:
            trash_line(s, seat, action - CURATOR_LINE)
        else:
            trash_pile(s, seat, action - CURATOR_PILE)


@final
class Archivist(Patron):
    """3: discard a hand card, then draw (AC-TO3-01, AC-TO3-02, AC-RULING-07)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return has_hand(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE
        return offer_hand(s, seat, DISCARD, options, found + 1)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE:
            return
        if s.journal is not None:
            note(s, "AC-TO3-01", seat, action - DISCARD)
        discard(s, seat, action - DISCARD)
        draw_by_power(s, seat, 1)

    def clause(self, step: i64) -> str:
        return "AC-TO3-01"


@final
class Journalist(DrawingPatron):
    """4: another number as it is laid, and a card for the first 4 by printed numbers (AC-TO4-01, AC-TO4-02, AC-TO4-03, AC-RULING-15)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0 or (first_four(s, seat, spot) and can_draw(s, seat))

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        if step == 0:
            return offer_changes(s, seat, spot, False, options, found)
        options[found] = DRAW
        options[found + 1] = DECLINE
        return found + 2

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if step == 0:
            turn(s, seat, spot, action)
        elif action == DRAW:
            if s.journal is not None:
                note(s, "AC-TO4-02", seat)
            draw_by_power(s, seat, 1)

    def clause(self, step: i64) -> str:
        return "AC-TO4-01" if step == 0 else "AC-TO4-02"


@final
class Schmoozer(Patron):
    """5: later drawing powers draw one card more; it starts by itself (AC-TO5-01, AC-TO5-02, AC-TO5-03, AC-TO5-05)."""


@final
class Investor(Patron):
    """6: trash another card of the line for a dollar, or two for a 5, 6 or 7 (AC-TO6-01, AC-TO6-02, AC-TO6-03, AC-TO6-04, AC-TO6-05)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        spot: i64 = 0
        count = line_size(s, seat)
        while spot < count:
            if self.may_trash(s, seat, spot):
                options[found] = INVESTOR_LINE + spot
                found += 1
            spot += 1
        return found

    def may_trash(self, s: AvantCardeState, seat: i64, spot: i64) -> bool:
        """Some other card has a use left when earlier uses are charged to this one first (AC-TO6-03, AC-RULING-47)."""
        at = slot_at(seat, spot)
        if not is_face_up(s, at):
            return False
        own = uses_of(s, seat, at, 6)
        used = i64(s.cells[USED + 12])
        early = early_uses(s, at) if NUMBER[i64(s.cells[at])] == 6 else early_seconds(s, at)
        charged = own if used - early > own else (used - early if used > early else 0)
        return uses_in_line(s, seat, 6) - own > used - charged

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        spot = action - INVESTOR_LINE
        high = slot_mask(s, slot_at(seat, spot)) & HIGH_BITS != 0
        if s.journal is not None:
            note(s, "AC-TO6-01" if high else "AC-TO6-02", seat)
        trash_line(s, seat, spot)
        use_up(s, 6)
        earn(s, 2 if high else 1)


@final
class Hoarder(Patron):
    """7: name a color; every second card of it draws one (AC-TO7-01, AC-TO7-03, AC-TO7-05)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return True

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE
        found += 1
        color: i64 = 0
        while color < 4:
            options[found] = NAME + color
            found += 1
            color += 1
        return found

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE:
            return
        color = action - NAME
        place = (ODDS if i64(s.cells[slot_at(seat, spot) + SHADE]) == color else EVEN) + color
        put(s, seat, place, get(s, seat, place) + 1)
        if s.journal is not None:
            note(s, "AC-TO7-01", seat, i64(s.cells[slot_at(seat, spot)]))

    def clause(self, step: i64) -> str:
        return "AC-TO7-01"


def first_four(s: AvantCardeState, seat: i64, spot: i64) -> bool:
    """The card is a 4 and no face-up 4 lies before it (AC-TO4-02, AC-RULING-26)."""
    if NUMBER[i64(s.cells[slot_at(seat, spot)])] != 4:
        return False
    before: i64 = 0
    while before < spot:
        at = slot_at(seat, before)
        if is_face_up(s, at) and NUMBER[i64(s.cells[at])] == 4:
            return False
        before += 1
    return True
