"""The Tokyoites: discarding, drawing and cashing in."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.model import Refusal
from vernissage.games.avant_carde.patrons.base import (
    DrawingPatron,
    has_hand,
    may_use_twos,
    offer_discards,
    offer_face_up,
    offer_hand,
)
from vernissage.games.avant_carde.patrons.changes import (
    AS_NUMBER,
    CHANGER,
    COPIED_NUMBER,
    COPIER,
    TURN_NUMBER,
    offer_changes,
    offer_numbers,
    turn,
)
from vernissage.games.avant_carde.patrons.patron import Patron
from vernissage.games.avant_carde.state import (
    EVEN,
    ODDS,
    SCHMOOZERS,
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
from vernissage.games.avant_carde.tables import HIGH_BITS, NUMBER
from vernissage.games.avant_carde.uses import early_seconds, early_uses, use_up, uses_in_line, uses_of
from vernissage.games.avant_carde.verbs import can_draw, discard, draw_by_power, earn, note, trash_line, trash_pile
from vernissage.games.avant_carde.vocabulary import (
    ANSWERING,
    DECLINE,
    DRAW,
    NAME,
    SHOPPING,
    Lay,
    cards,
    spots,
)


@final
class Curator(Patron):
    """2: trash a card for the most 2s, once a turn (AC-TO2-01, AC-TO2-02)."""

    code = "TO2"
    most_twos = True
    worth = 0.3
    brings = 0.2

    def __init__(self) -> None:
        super().__init__()
        self.pile = self.own(cards(SHOPPING, "curator", "option-curator-pile", "discard", "AC-TO2-01"))
        self.line = self.own(spots(SHOPPING, "curator", "option-curator-line"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if not may_use_twos(s, seat):
            return found
        found = offer_discards(s, seat, self.pile.first, options, found)
        return offer_face_up(s, seat, self.line.first, options, found)

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        if s.journal is not None:
            note(s, "AC-TO2-01", seat)
        if action >= self.line.first:
            trash_line(s, seat, action - self.line.first)
        else:
            trash_pile(s, seat, action - self.pile.first)


@final
class Archivist(Patron):
    """3: discard a hand card, then draw (AC-TO3-01, AC-TO3-02, AC-RULING-07)."""

    code = "TO3"
    steps: i64 = 1
    worth = 1.0
    brings = 0.3

    def __init__(self) -> None:
        super().__init__()
        self.discard = self.own(cards(ANSWERING, "discard", "option-discard", "hand"))

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return has_hand(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE.first
        return offer_hand(s, seat, self.discard.first, options, found + 1)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE.first:
            return
        if s.journal is not None:
            note(s, "AC-TO3-01", seat, action - self.discard.first)
        discard(s, seat, action - self.discard.first)
        draw_by_power(s, seat, 1)

    def clause(self, step: i64) -> str:
        return "AC-TO3-01"

    def ask(self, step: i64) -> str:
        return "archivist"


@final
class Journalist(DrawingPatron):
    """4: another number as it is laid, and a card for the first 4 by printed numbers (AC-TO4-01, AC-TO4-02, AC-TO4-03,
    AC-RULING-15).
    """

    code = "TO4"
    steps: i64 = 1
    changes = True
    instead = "AC-TO4-01"
    worth = 2.0

    def __init__(self) -> None:
        super().__init__()
        for block in (AS_NUMBER, COPIED_NUMBER, TURN_NUMBER):
            self.own(block)

    def lays(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        return offer_numbers(AS_NUMBER.first, CHANGER, held, color, mask, options, found)

    def lends(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        return offer_numbers(COPIED_NUMBER.first, COPIER, held, color, mask, options, found)

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0 or (first_four(s, seat, spot) and can_draw(s, seat))

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        if step == 0:
            return offer_changes(s, seat, spot, False, options, found)
        options[found] = DRAW.first
        options[found + 1] = DECLINE.first
        return found + 2

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if step == 0:
            turn(s, seat, spot, action, "AC-TO4-01")
        elif action == DRAW.first:
            if s.journal is not None:
                note(s, "AC-TO4-02", seat)
            draw_by_power(s, seat, 1)

    def clause(self, step: i64) -> str:
        return "AC-TO4-01" if step == 0 else "AC-TO4-02"

    def ask(self, step: i64) -> str:
        return "journalist" if step == 0 else "journalist-draw"

    def refuses_change(self, s: AvantCardeState, seat: i64, lay: Lay) -> Refusal | None:
        return Refusal("AC-TO4-01") if lay.odd or lay.color >= 0 else None


@final
class Schmoozer(Patron):
    """5: later drawing powers draw one card more; it starts by itself (AC-TO5-01, AC-TO5-02, AC-TO5-03, AC-TO5-05)."""

    code = "TO5"
    ongoing = True
    worth = 1.5
    brings = 0.5

    def starts(self, s: AvantCardeState, seat: i64, times: i64) -> None:
        put(s, seat, SCHMOOZERS, get(s, seat, SCHMOOZERS) + times)


@final
class Investor(Patron):
    """6: trash another card of the line for a dollar, or two for a 5, 6 or 7 (AC-TO6-01, AC-TO6-02, AC-TO6-03,
    AC-TO6-04, AC-TO6-05).
    """

    code = "TO6"
    instead = "AC-TO6-01"
    worth = 2.2
    brings = 0.9

    def __init__(self) -> None:
        super().__init__()
        self.line = self.own(spots(SHOPPING, "investor", "option-investor", "AC-TO6-03"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        spot: i64 = 0
        count = line_size(s, seat)
        while spot < count:
            if self.may_trash(s, seat, spot):
                options[found] = self.line.first + spot
                found += 1
            spot += 1
        return found

    def may_trash(self, s: AvantCardeState, seat: i64, spot: i64) -> bool:
        """Some other card has a use left when earlier uses are charged to this one first (AC-TO6-03, AC-RULING-47)."""
        at = slot_at(seat, spot)
        if not is_face_up(s, at):
            return False
        own = uses_of(s, seat, at, self.number)
        used = i64(s.cells[USED + 2 * self.number])
        early = early_uses(s, at) if NUMBER[i64(s.cells[at])] == self.number else early_seconds(s, at)
        charged = own if used - early > own else (used - early if used > early else 0)
        return uses_in_line(s, seat, self.number) - own > used - charged

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        spot = action - self.line.first
        high = slot_mask(s, slot_at(seat, spot)) & HIGH_BITS != 0
        if s.journal is not None:
            note(s, "AC-TO6-01" if high else "AC-TO6-02", seat)
        trash_line(s, seat, spot)
        use_up(s, self.number)
        earn(s, 2 if high else 1)


@final
class Hoarder(Patron):
    """7: name a color; every second card of it draws one (AC-TO7-01, AC-TO7-03, AC-TO7-05)."""

    code = "TO7"
    steps: i64 = 1
    worth = 2.8
    brings = 0.9

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return True

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE.first
        found += 1
        color: i64 = 0
        while color < 4:
            options[found] = NAME.first + color
            found += 1
            color += 1
        return found

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE.first:
            return
        color = action - NAME.first
        place = (ODDS if i64(s.cells[slot_at(seat, spot) + SHADE]) == color else EVEN) + color
        put(s, seat, place, get(s, seat, place) + 1)
        if s.journal is not None:
            note(s, "AC-TO7-01", seat, i64(s.cells[slot_at(seat, spot)]))

    def clause(self, step: i64) -> str:
        return "AC-TO7-01"

    def ask(self, step: i64) -> str:
        return "hoarder"


@final
class Pairs(DrawingPatron):
    """The draw of a completed Hoarder pair, asked for as if it were a patron of the number 8 (AC-TO7-02)."""

    code = "TO8"
    steps: i64 = 1

    def clause(self, step: i64) -> str:
        return "AC-TO7-02"

    def ask(self, step: i64) -> str:
        return "hoarder-pair"


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


CURATOR: Final = Curator()
ARCHIVIST: Final = Archivist()
JOURNALIST: Final = Journalist()
SCHMOOZER: Final = Schmoozer()
INVESTOR: Final = Investor()
HOARDER: Final = Hoarder()
TOKYOITES: Final[list[Patron]] = [CURATOR, ARCHIVIST, JOURNALIST, SCHMOOZER, INVESTOR, HOARDER]
PAIRS: Final = Pairs()
