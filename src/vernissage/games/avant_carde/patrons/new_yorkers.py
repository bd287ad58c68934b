"""The New Yorkers: the set printed on the box."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Refusal
from vernissage.games.avant_carde.patrons.base import (
    DrawingPatron,
    may_use_twos,
    offer_discards,
    offer_face_up,
)
from vernissage.games.avant_carde.patrons.changes import (
    AS_BOTH,
    AS_COLOR,
    AS_NUMBER,
    CHANGER,
    COPIED_COLOR,
    COPIED_NUMBER,
    COPIER,
    MAIN,
    TURN_COLOR,
    TURN_NUMBER,
    copy_targets,
    kind,
    offer_both,
    offer_changes,
    offer_colors,
    offer_numbers,
    turn,
)
from vernissage.games.avant_carde.patrons.patron import COMPANY, Patron
from vernissage.games.avant_carde.state import (
    COPIES,
    DESIGNERS,
    PROMISED,
    AvantCardeState,
    get,
    line_size,
    patron_of,
    put,
    slot_at,
    slot_mask,
)
from vernissage.games.avant_carde.tables import HIGH_BITS, NUMBER_BIT, NUMBERS, bit
from vernissage.games.avant_carde.uses import use_up, uses_left
from vernissage.games.avant_carde.verbs import begin, draw_by_power, earn, note, trash_line, trash_pile
from vernissage.games.avant_carde.vocabulary import (
    ANSWERING,
    DECLINE,
    DOLLAR,
    DRAW,
    LAYING,
    SHOPPING,
    Block,
    Lay,
    cards,
    lays,
    spots,
    word,
)


@final
class Perfectionist(Patron):
    """2: a dollar for the most 2s, once a turn (AC-NY2-01, AC-NY2-02, AC-NY2-03)."""

    code = "NY2"
    most_twos = True
    worth = 0.3

    def __init__(self) -> None:
        super().__init__()
        self.dollar = self.own(word(SHOPPING, "perfectionist", "option-perfectionist"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if not may_use_twos(s, seat):
            return found
        options[found] = self.dollar.first
        return found + 1

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        earn(s, 1)
        if s.journal is not None:
            note(s, "AC-NY2-01", seat)


@final
class Snob(Patron):
    """3: each trashes a card of line or discard pile; its extra tuck is counted with the tucks (AC-NY3-01, AC-NY3-03,
    AC-NY3-05).

    A Snob never reaches the hand, and using fewer than one has is allowed (AC-RULING-18, AC-RULING-79)."""

    code = "NY3"
    tucks = True
    worth = 1.1

    def __init__(self) -> None:
        super().__init__()
        self.pile = self.own(cards(SHOPPING, "snob", "option-snob-pile", "discard", "AC-NY3-05"))
        self.line = self.own(spots(SHOPPING, "snob", "option-snob-line"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if uses_left(s, seat, self.number) <= 0:
            return found
        found = offer_discards(s, seat, self.pile.first, options, found)
        return offer_face_up(s, seat, self.line.first, options, found)

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, self.number)
        if s.journal is not None:
            note(s, "AC-NY3-01", seat)
        if action >= self.line.first:
            trash_line(s, seat, action - self.line.first)
        else:
            trash_pile(s, seat, action - self.pile.first)


@final
class Gallerist(Patron):
    """4: another number or another color, chosen as it is laid; only an unveiled one is asked here (AC-NY4-01,
    AC-NY4-02, AC-LO3-04).
    """

    code = "NY4"
    changes = True
    instead = "AC-NY4-01"
    worth = 1.9
    brings = -0.2

    def __init__(self) -> None:
        super().__init__()
        for block in (AS_NUMBER, AS_COLOR, AS_BOTH, COPIED_NUMBER, COPIED_COLOR, TURN_NUMBER, TURN_COLOR):
            self.own(block)

    def lays(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        found = offer_numbers(AS_NUMBER.first, CHANGER, held, color, mask, options, found)
        found = offer_colors(AS_COLOR.first, CHANGER, held, color, mask, options, found)
        if get(s, seat, DESIGNERS) == 0:
            return found
        return offer_both(AS_BOTH.first, CHANGER, held, color, mask, options, found)

    def lends(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        found = offer_numbers(COPIED_NUMBER.first, COPIER, held, color, mask, options, found)
        return offer_colors(COPIED_COLOR.first, COPIER, held, color, mask, options, found)

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        return offer_changes(s, seat, spot, True, options, found)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        turn(s, seat, spot, action, "AC-NY4-01")

    def clause(self, step: i64) -> str:
        return "AC-NY4-01"

    def ask(self, step: i64) -> str:
        return "gallerist"

    def refuses_change(self, s: AvantCardeState, seat: i64, lay: Lay) -> Refusal | None:
        if lay.odd:
            return Refusal("AC-NY4-01")
        if lay.number and lay.color >= 0 and get(s, seat, DESIGNERS) == 0:
            return Refusal("AC-NY4-02")
        return None


@final
class Dealer(Patron):
    """5: a card now or a dollar later, each 5 for itself (AC-NY5-01, AC-NY5-02, AC-NY5-03)."""

    code = "NY5"
    steps: i64 = 1
    late = True
    worth = 2.4
    brings = 1.0

    def __init__(self) -> None:
        super().__init__()
        self.dollar = self.own(word(SHOPPING, "dealer", "option-dealer"))

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return True

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DRAW.first
        options[found + 1] = DOLLAR.first
        options[found + 2] = DECLINE.first
        return found + 3

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DRAW.first:
            draw_by_power(s, seat, 1)
        elif action == DOLLAR.first:
            put(s, seat, PROMISED, get(s, seat, PROMISED) + 1)
            if s.journal is not None:
                note(s, "AC-NY5-01", seat)

    def clause(self, step: i64) -> str:
        return "AC-NY5-01"

    def ask(self, step: i64) -> str:
        return "dealer"

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        """Unveiled or impersonated in the Buy turn, it pays its dollar (AC-RULING-27)."""
        if uses_left(s, seat, self.number) <= 0:
            return found
        options[found] = self.dollar.first
        return found + 1

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, self.number)
        earn(s, 1)
        if s.journal is not None:
            note(s, "AC-RULING-27", seat)

    def refuses(self, s: AvantCardeState, seat: i64, action: i64) -> Refusal | None:
        return Refusal("AC-RULING-27")


@final
class Trendoid(Patron):
    """6: has the powers of a card before it, chosen as it is laid; only an unveiled one is asked here (AC-NY6-01,
    AC-RULING-51).

    Copying a power that changes as it is laid, it is laid with the change (AC-NY6-06, AC-RULING-23)."""

    code = "NY6"
    changes = True
    income: i64 = 1
    worth = 2.9
    brings = 1.1

    def __init__(self) -> None:
        super().__init__()
        ways = [Lay(kind(int(COPIER), own), copies=number) for own in MAIN for number in NUMBERS]
        self.copying = self.own(lays(LAYING, "option-lay", ways))
        self.copy = self.own(Block(ANSWERING, "copy", "option-copy", [str(number) for number in NUMBERS]))

    def lays(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        targets = copy_targets(s, seat, line_size(s, seat))
        if targets == 0:
            return found  # played first, it copies nothing (AC-NY6-07)
        first = self.copying.first
        tint: i64 = 0
        while tint < 4:
            if (held >> tint) & 1 != 0 and (tint == color or NUMBER_BIT[COPIER - 1] & mask != 0):
                index: i64 = 0
                while index < 11:
                    options[found] = first + 11 * tint + index
                    found += (targets >> (index + 1)) & 1  # the bits of the numbers, one after the other
                    index += 1
            tint += 1
        number: i64 = 2
        while number <= 7:
            if number != COPIER and targets & NUMBER_BIT[number - 1] != 0:
                found = COMPANY.row[patron_of(s, number)].lends(s, seat, held, color, mask, options, found)
            number += 1
        return found

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0 and copy_targets(s, seat, spot) != 0

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE.first
        found += 1
        targets = copy_targets(s, seat, spot)
        index: i64 = 0
        while index < 11:
            if targets & NUMBER_BIT[index] != 0:
                options[found] = self.copy.first + index
                found += 1
            index += 1
        return found

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE.first:
            return
        number: i64 = NUMBERS[action - self.copy.first]
        s.cells[slot_at(seat, spot) + COPIES] = u8(number)
        if s.journal is not None:
            note(s, "AC-NY6-01", seat, -1, number)
        if 2 <= number <= 7 and number != COPIER:
            begin(s, seat, spot, number, True)

    def clause(self, step: i64) -> str:
        return "AC-NY6-01"

    def ask(self, step: i64) -> str:
        return "trendoid"

    def refuses_copy(self, s: AvantCardeState, seat: i64, lay: Lay) -> Refusal | None:
        """Only face-up cards of the own line are copied."""
        if line_size(s, seat) == 0:
            return Refusal("AC-NY6-07")
        if copy_targets(s, seat, line_size(s, seat)) & bit(lay.copies) == 0:
            return Refusal("AC-RULING-24", {"number": lay.copies})
        return None


@final
class Critic(DrawingPatron):
    """7: a card, and one more behind a 5, 6 or 7 (AC-NY7-01, AC-NY7-02, AC-NY7-03, AC-NY7-04)."""

    code = "NY7"
    steps: i64 = 1
    worth = 3.4
    brings = -0.9

    def cards(self, s: AvantCardeState, seat: i64, spot: i64) -> i64:
        before: i64 = 0
        while before < spot:
            if slot_mask(s, slot_at(seat, before)) & HIGH_BITS != 0:
                return 2
            before += 1
        return 1

    def clause(self, step: i64) -> str:
        return "AC-NY7-01"

    def ask(self, step: i64) -> str:
        return "critic"


PERFECTIONIST: Final = Perfectionist()
SNOB: Final = Snob()
GALLERIST: Final = Gallerist()
DEALER: Final = Dealer()
TRENDOID: Final = Trendoid()
CRITIC: Final = Critic()
NEW_YORKERS: Final[list[Patron]] = [PERFECTIONIST, SNOB, GALLERIST, DEALER, TRENDOID, CRITIC]
