"""The Parisians: concealing, unveiling and copying others."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import size
from vernissage.games.avant_carde.patrons.base import Patron, has_hand, may_use_twos, offer_concealed, offer_hand
from vernissage.games.avant_carde.state import (
    BUYS,
    COPIED,
    COPIES,
    FLAGS,
    FORGED,
    SHADE,
    SLOT,
    SPENT,
    TINT,
    USED,
    WAITS,
    AvantCardeState,
    get,
    is_face_up,
    line_size,
    patron_of,
    put,
    slot_at,
    stack_place,
)
from vernissage.games.avant_carde.tables import (
    CONCEAL,
    DECLINE,
    FORGE,
    FORGE_WAIT,
    IMPERSONATE,
    IMPERSONATOR_LINE,
    INCOME,
    LAUNDERER_LINE,
    NAME,
    NUMBER,
    THIEF_LINE,
)
from vernissage.games.avant_carde.uses import set_early_seconds, use_up, uses_left
from vernissage.games.avant_carde.verbs import can_draw, conceal_from_hand, draw_by_power, earn, gain, note, trash_line, unveil_in_shop


class ConcealingPatron(Patron):
    """A power that offers to play one hand card concealed."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return has_hand(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE
        return offer_hand(s, seat, CONCEAL, options, found + 1)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action != DECLINE:
            conceal_from_hand(s, seat, action - CONCEAL)


@final
class Thief(ConcealingPatron):
    """2: every 2 conceals a card; the most 2s unveil one for a dollar, once a turn (AC-PA2-01, AC-PA2-02, AC-PA2-03, AC-PA2-04)."""

    def clause(self, step: i64) -> str:
        return "AC-PA2-01"

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        return offer_concealed(s, seat, THIEF_LINE, options, found) if may_use_twos(s, seat) else found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        if s.journal is not None:
            note(s, "AC-PA2-02", seat)
        unveil_in_shop(s, seat, action - THIEF_LINE)


@final
class Impersonator(Patron):
    """3: trash an own concealed card; take the powers of an opposing card (AC-PA3-01, AC-PA3-02, AC-PA3-03, AC-RULING-28).

    The fixed dollar of a copied card comes with the copy (AC-RULING-21)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if uses_left(s, seat, 3) > 0:
            found = offer_concealed(s, seat, IMPERSONATOR_LINE, options, found)
        spot: i64 = 0
        count = line_size(s, seat)
        while spot < count:
            if self.may_copy(s, slot_at(seat, spot)):
                number: i64 = 2
                while number <= 7:
                    if copies_open(s, seat, number):
                        options[found] = IMPERSONATE + 6 * spot + number - 2
                        found += 1
                    number += 1
            spot += 1
        return found

    def may_copy(self, s: AvantCardeState, at: i64) -> bool:
        """A 3 as printed that has not copied yet; the copying itself is neither copied nor repeated (AC-PA3-03, AC-RULING-35)."""
        if NUMBER[i64(s.cells[at])] != 3 or i64(s.cells[at + COPIES]) != 0:
            return False
        return is_face_up(s, at) and i64(s.cells[at + FLAGS]) & SPENT == 0

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        if action < IMPERSONATE:
            use_up(s, 3)
            if s.journal is not None:
                note(s, "AC-PA3-01", seat)
            trash_line(s, seat, action - IMPERSONATOR_LINE)
            return
        number = (action - IMPERSONATE) % 6 + 2
        at = slot_at(seat, (action - IMPERSONATE) // 6)
        s.cells[at + COPIES] = u8(number)
        set_early_seconds(s, at, i64(s.cells[USED + 2 * number]))
        s.cells[COPIED + number] = u8(i64(s.cells[COPIED + number]) + 1)
        if s.journal is not None:
            note(s, "AC-PA3-02", seat, -1, number)
        if number == 6:
            earn(s, INCOME[patron_of(s, 6)])


@final
class Conservator(ConcealingPatron):
    """4: name a color, then conceal a card that takes it (AC-PA4-01, AC-PA4-02, AC-PA4-05)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 1 or has_hand(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE
        found += 1
        if step == 2:
            return offer_hand(s, seat, CONCEAL, options, found)
        color: i64 = 0
        while color < 4:
            options[found] = NAME + color
            found += 1
            color += 1
        return found

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE:
            return
        if step == 2:
            conceal_from_hand(s, seat, action - CONCEAL)
        else:
            put(s, seat, TINT, action - NAME + 1)
            if s.journal is not None:
                note(s, "AC-PA4-01", seat)

    def clause(self, step: i64) -> str:
        return "AC-PA4-01" if step == 1 else "AC-PA4-02"


@final
class Forger(Patron):
    """5: copy an earlier opposing buy, or wait for a later one (AC-PA5-01, AC-PA5-05, AC-RULING-36)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if uses_left(s, seat, 5) <= 0:
            return found
        number: i64 = 2
        while number <= 7:
            if may_forge(s, seat, number):
                options[found] = FORGE + number - 2
                found += 1
            number += 1
        if s.turns + 1 < s.seats:
            options[found] = FORGE_WAIT
            found += 1
        return found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, 5)
        if action == FORGE_WAIT:
            put(s, seat, WAITS, get(s, seat, WAITS) + 1)
            if s.journal is not None:
                note(s, "AC-PA5-01", seat)
            return
        number = action - FORGE + 2
        put(s, seat, FORGED + number - 2, get(s, seat, FORGED + number - 2) + 1)
        if s.journal is not None:
            note(s, "AC-PA5-02", seat, -1, number)
        gain(s, seat, number)


@final
class Launderer(Patron):
    """6: a dollar by itself, and another for unveiling a card (AC-PA6-01, AC-PA6-02, AC-PA6-03, AC-PA6-04)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        return offer_concealed(s, seat, LAUNDERER_LINE, options, found) if uses_left(s, seat, 6) > 0 else found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, 6)
        if s.journal is not None:
            note(s, "AC-PA6-02", seat)
        unveil_in_shop(s, seat, action - LAUNDERER_LINE)


@final
class Completionist(ConcealingPatron):
    """7: conceal a card, then draw one per main color played (AC-PA7-01, AC-PA7-02, AC-PA7-04)."""

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE:
            return
        conceal_from_hand(s, seat, action - CONCEAL)
        colors = main_colors(s, seat)
        if s.journal is not None:
            note(s, "AC-PA7-02", seat, -1, colors)
        if can_draw(s, seat):
            draw_by_power(s, seat, colors)

    def clause(self, step: i64) -> str:
        return "AC-PA7-01"


def main_colors(s: AvantCardeState, seat: i64) -> i64:
    """Distinct main colors in the line, those given to concealed cards included (AC-PA7-03, AC-PA7-05, AC-RULING-43, AC-RULING-50)."""
    seen: i64 = 0
    found: i64 = 0
    at = slot_at(seat, 0)
    end = slot_at(seat, line_size(s, seat))
    while at < end:
        color = i64(s.cells[at + SHADE])
        if color < 4 and (seen >> color) & 1 == 0:
            seen |= 1 << color
            found += 1
        at += SLOT
    return found


def copies_open(s: AvantCardeState, seat: i64, number: i64) -> bool:
    """A face-up opposing card of the number is left that no own 3 has copied (AC-PA3-04, AC-PA3-05, AC-SOLO-12, AC-SOLO-14)."""
    copied = i64(s.cells[COPIED + number])
    if s.seats == 1:
        return copied == 0 and number == s.round and size(s.cells, stack_place(number)) > 0
    seen: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            at = slot_at(other, 0)
            end = slot_at(other, line_size(s, other))
            while at < end:
                if is_face_up(s, at) and NUMBER[i64(s.cells[at])] == number:
                    seen += 1
                at += SLOT
        other += 1
    return seen > copied


def may_forge(s: AvantCardeState, seat: i64, number: i64) -> bool:
    """The stack has a card, and an opposing buy of the number is not copied yet (AC-PA5-06, AC-RULING-57, AC-SOLO-13)."""
    if size(s.cells, stack_place(number)) == 0:
        return False
    if s.seats == 1:
        return number == s.round
    return opposing_buys(s, seat, number) > get(s, seat, FORGED + number - 2)


def opposing_buys(s: AvantCardeState, seat: i64, number: i64) -> i64:
    """Cards of the number that others got from the gallery this round (AC-RULING-56)."""
    found: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            found += get(s, other, BUYS + number - 2)
        other += 1
    return found
