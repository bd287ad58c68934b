"""The Parisians: concealing, unveiling and copying others."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Refusal
from vernissage.core.piles import push, size
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.patrons.base import has_hand, may_use_twos, offer_concealed, offer_hand
from vernissage.games.avant_carde.patrons.patron import INCOME, Patron
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    is_face_up,
    line_size,
    patron_of,
    put,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import NUMBER
from vernissage.games.avant_carde.uses import set_early_seconds, use_up, uses_left
from vernissage.games.avant_carde.verbs import (
    can_draw,
    conceal_from_hand,
    draw_by_power,
    earn,
    gain,
    note,
    trash_line,
    unveil_in_shop,
)
from vernissage.games.avant_carde.vocabulary import (
    CONCEAL,
    DECLINE,
    GALLERY,
    LATER,
    NAME,
    SHOPPING,
    Block,
    spots,
    stacks,
    word,
)


class ConcealingPatron(Patron):
    """A power that offers to play one hand card concealed."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return has_hand(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE.first
        return offer_hand(s, seat, CONCEAL.first, options, found + 1)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action != DECLINE.first:
            conceal_from_hand(s, seat, action - CONCEAL.first)


@final
class Thief(ConcealingPatron):
    """2: every 2 conceals a card; the most 2s unveil one for a dollar, once a turn (AC-PA2-01, AC-PA2-02, AC-PA2-03,
    AC-PA2-04).
    """

    code = "PA2"
    steps: i64 = 1
    most_twos = True
    worth = 0.4
    brings = 0.3

    def __init__(self) -> None:
        super().__init__()
        self.line = self.own(spots(SHOPPING, "thief", "option-thief", "AC-PA2-02"))

    def clause(self, step: i64) -> str:
        return "AC-PA2-01"

    def ask(self, step: i64) -> str:
        return "thief"

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        return offer_concealed(s, seat, self.line.first, options, found) if may_use_twos(s, seat) else found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        if s.journal is not None:
            note(s, "AC-PA2-02", seat)
        unveil_in_shop(s, seat, action - self.line.first)


@final
class Impersonator(Patron):
    """3: trash an own concealed card; take the powers of an opposing card (AC-PA3-01, AC-PA3-02, AC-PA3-03,
    AC-RULING-28).

    The fixed dollar of a copied card comes with the copy (AC-RULING-21)."""

    code = "PA3"
    impersonates = True
    worth = 0.7
    brings = 0.3

    def __init__(self) -> None:
        super().__init__()
        self.line = self.own(spots(SHOPPING, "impersonator", "option-impersonator-line", "AC-PA3-01"))
        taken = [f"{spot} copies {number}" for spot in self.line.values for number in GALLERY]
        self.copy = self.own(Block(SHOPPING, "impersonator", "option-impersonate", taken, "line"))
        self.copy.solo = "option-impersonate-solo"

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if uses_left(s, seat, self.number) > 0:
            found = offer_concealed(s, seat, self.line.first, options, found)
        spot: i64 = 0
        count = line_size(s, seat)
        while spot < count:
            if self.may_copy(s, slot_at(seat, spot)):
                number: i64 = 2
                while number <= 7:
                    if copies_open(s, seat, number):
                        options[found] = self.copy.first + 6 * spot + number - 2
                        found += 1
                    number += 1
            spot += 1
        return found

    def may_copy(self, s: AvantCardeState, slot: i64) -> bool:
        """A 3 as printed that has not copied yet; the copying itself is neither copied nor repeated (AC-PA3-03,
        AC-RULING-35).
        """
        if NUMBER[i64(s.cells[slot])] != self.number or i64(s.cells[slot + at.COPIES]) != 0:
            return False
        return is_face_up(s, slot) and i64(s.cells[slot + at.FLAGS]) & at.SPENT == 0

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        if action < self.copy.first:
            use_up(s, self.number)
            if s.journal is not None:
                note(s, "AC-PA3-01", seat)
            trash_line(s, seat, action - self.line.first)
            return
        number = (action - self.copy.first) % 6 + 2
        slot = slot_at(seat, (action - self.copy.first) // 6)
        s.cells[slot + at.COPIES] = u8(number)
        set_early_seconds(s, slot, i64(s.cells[at.USED + 2 * number]))
        s.cells[at.COPIED + number] = u8(i64(s.cells[at.COPIED + number]) + 1)
        if s.journal is not None:
            note(s, "AC-PA3-02", seat, -1, number)
        earn(s, INCOME[patron_of(s, number)])

    def refuses(self, s: AvantCardeState, seat: i64, action: i64) -> Refusal | None:
        """No 3 at that spot that may copy, or no card to copy."""
        if action < self.copy.first:
            return None
        spot, number = (action - self.copy.first) // 6, (action - self.copy.first) % 6 + 2
        slot = slot_at(seat, spot)
        if spot >= line_size(s, seat) or not is_face_up(s, slot) or NUMBER[i64(s.cells[slot])] != self.number:
            return Refusal("AC-PA3-03", {"place": int(spot) + 1})
        if i64(s.cells[slot + at.COPIES]) != 0:
            return Refusal("AC-RULING-11", {"number": int(self.number)})
        if i64(s.cells[slot + at.FLAGS]) & at.SPENT != 0:
            return Refusal("AC-RULING-48", {"place": int(spot) + 1})
        if s.seats == 1:
            return Refusal("AC-SOLO-14")
        return Refusal("AC-PA3-04" if shown_by_others(s, seat, number) > 0 else "AC-PA3-05", {"number": int(number)})


@final
class Conservator(ConcealingPatron):
    """4: name a color, then conceal a card that takes it (AC-PA4-01, AC-PA4-02, AC-PA4-05)."""

    code = "PA4"
    steps: i64 = 2
    instead = "AC-PA4-01"
    worth = 0.9
    brings = 0.2

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 1 or has_hand(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE.first
        found += 1
        if step == 2:
            return offer_hand(s, seat, CONCEAL.first, options, found)
        color: i64 = 0
        while color < 4:
            options[found] = NAME.first + color
            found += 1
            color += 1
        return found

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE.first:
            return
        if step == 2:
            conceal_from_hand(s, seat, action - CONCEAL.first)
        else:
            put(s, seat, at.TINT, action - NAME.first + 1)
            if s.journal is not None:
                note(s, "AC-PA4-01", seat)

    def clause(self, step: i64) -> str:
        return "AC-PA4-01" if step == 1 else "AC-PA4-02"

    def ask(self, step: i64) -> str:
        return "conservator" if step == 1 else "conservator-card"


@final
class Forger(Patron):
    """5: copy an earlier opposing buy, or wait for a later one (AC-PA5-01, AC-PA5-05, AC-RULING-36)."""

    code = "PA5"
    watches = True
    worth = 1.4
    brings = 0.5

    def __init__(self) -> None:
        super().__init__()
        self.forge = self.own(stacks(SHOPPING, "forger", "option-forger", GALLERY))
        self.forge.solo = "option-forger-solo"
        self.wait = self.own(word(SHOPPING, "forger wait", "option-forger-wait"))
        self.yes = self.own(word(LATER, "forge", "option-forge"))
        self.no = self.own(word(LATER, "pass", "option-pass"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if uses_left(s, seat, self.number) <= 0:
            return found
        number: i64 = 2
        while number <= 7:
            if may_forge(s, seat, number):
                options[found] = self.forge.first + number - 2
                found += 1
            number += 1
        if s.turns + 1 < s.seats:
            options[found] = self.wait.first
            found += 1
        return found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, self.number)
        if action == self.wait.first:
            put(s, seat, at.WAITS, get(s, seat, at.WAITS) + 1)
            if s.journal is not None:
                note(s, "AC-PA5-01", seat)
            return
        number = action - self.forge.first + 2
        put(s, seat, at.FORGED + number - 2, get(s, seat, at.FORGED + number - 2) + 1)
        if s.journal is not None:
            note(s, "AC-PA5-02", seat, -1, number)
        gain(s, seat, number)

    def gained(self, s: AvantCardeState, seat: i64, number: i64) -> None:
        """A buy is counted while it may be copied, and others that wait are asked (AC-PA5-01, AC-RULING-56)."""
        put(s, seat, at.BUYS + number - 2, get(s, seat, at.BUYS + number - 2) + 1)
        if s.seats > 1 and someone_waits(s, seat):
            push(s.cells, at.QUEUE, seat)
            if s.forging == 0:
                s.forging = number
                s.offset = 1

    def refuses(self, s: AvantCardeState, seat: i64, action: i64) -> Refusal | None:
        """No use left, no buy to copy, or no card to get."""
        if uses_left(s, seat, self.number) <= 0:
            return None
        if action == self.wait.first:
            return Refusal("AC-RULING-59")
        number = action - self.forge.first + 2
        if s.seats == 1 and number != s.round:
            return Refusal("AC-SOLO-13")
        if size(s.cells, stack_place(number)) == 0:
            return Refusal("AC-PA5-06", {"number": int(number)})
        return Refusal("AC-PA5-05" if opposing_buys(s, seat, number) > 0 else "AC-PA5-02", {"number": int(number)})


@final
class Launderer(Patron):
    """6: a dollar by itself, and another for unveiling a card (AC-PA6-01, AC-PA6-02, AC-PA6-03, AC-PA6-04)."""

    code = "PA6"
    income: i64 = 1
    instead = "AC-PA6-01"
    worth = 2.5
    brings = 1.0

    def __init__(self) -> None:
        super().__init__()
        self.line = self.own(spots(SHOPPING, "launderer", "option-launderer", "AC-PA6-02"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        return (
            offer_concealed(s, seat, self.line.first, options, found) if uses_left(s, seat, self.number) > 0 else found
        )

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, self.number)
        if s.journal is not None:
            note(s, "AC-PA6-02", seat)
        unveil_in_shop(s, seat, action - self.line.first)


@final
class Completionist(ConcealingPatron):
    """7: conceal a card, then draw one per main color played (AC-PA7-01, AC-PA7-02, AC-PA7-04)."""

    code = "PA7"
    steps: i64 = 1
    worth = 2.6
    brings = 0.9

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE.first:
            return
        conceal_from_hand(s, seat, action - CONCEAL.first)
        colors = main_colors(s, seat)
        if s.journal is not None:
            note(s, "AC-PA7-02", seat, -1, colors)
        if can_draw(s, seat):
            draw_by_power(s, seat, colors)

    def clause(self, step: i64) -> str:
        return "AC-PA7-01"

    def ask(self, step: i64) -> str:
        return "completionist"


def main_colors(s: AvantCardeState, seat: i64) -> i64:
    """Distinct main colors in the line, those given to concealed cards included (AC-PA7-03, AC-PA7-05, AC-RULING-43,
    AC-RULING-50).
    """
    seen: i64 = 0
    found: i64 = 0
    slot = slot_at(seat, 0)
    end = slot_at(seat, line_size(s, seat))
    while slot < end:
        color = i64(s.cells[slot + at.SHADE])
        if color < 4 and (seen >> color) & 1 == 0:
            seen |= 1 << color
            found += 1
        slot += at.SLOT
    return found


def copies_open(s: AvantCardeState, seat: i64, number: i64) -> bool:
    """A face-up opposing card of the number is left that no own 3 has copied (AC-PA3-04, AC-PA3-05, AC-SOLO-12,
    AC-SOLO-14).
    """
    copied = i64(s.cells[at.COPIED + number])
    if s.seats == 1:
        return copied == 0 and number == s.round and size(s.cells, stack_place(number)) > 0
    return shown_by_others(s, seat, number) > copied


def shown_by_others(s: AvantCardeState, seat: i64, number: i64) -> i64:
    """Face-up cards of a printed number in the other lines."""
    seen: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            slot = slot_at(other, 0)
            end = slot_at(other, line_size(s, other))
            while slot < end:
                if is_face_up(s, slot) and NUMBER[i64(s.cells[slot])] == number:
                    seen += 1
                slot += at.SLOT
        other += 1
    return seen


def may_forge(s: AvantCardeState, seat: i64, number: i64) -> bool:
    """The stack has a card, and an opposing buy of the number is not copied yet (AC-PA5-06, AC-RULING-57,
    AC-SOLO-13).
    """
    if size(s.cells, stack_place(number)) == 0:
        return False
    if s.seats == 1:
        return number == s.round
    return opposing_buys(s, seat, number) > get(s, seat, at.FORGED + number - 2)


def opposing_buys(s: AvantCardeState, seat: i64, number: i64) -> i64:
    """Cards of the number that others got from the gallery this round (AC-RULING-56)."""
    found: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            found += get(s, other, at.BUYS + number - 2)
        other += 1
    return found


def someone_waits(s: AvantCardeState, buyer: i64) -> bool:
    """Another seat waits for a buy to copy (AC-PA5-01)."""
    seat: i64 = 0
    while seat < s.seats:
        if seat != buyer and get(s, seat, at.WAITS) > 0:
            return True
        seat += 1
    return False


THIEF: Final = Thief()
IMPERSONATOR: Final = Impersonator()
CONSERVATOR: Final = Conservator()
FORGER: Final = Forger()
LAUNDERER: Final = Launderer()
COMPLETIONIST: Final = Completionist()
PARISIANS: Final[list[Patron]] = [THIEF, IMPERSONATOR, CONSERVATOR, FORGER, LAUNDERER, COMPLETIONIST]
