"""The Londoners: doubling, concealing for money, and free cards."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import clear, insert_sorted, pop, remove, size
from vernissage.games.avant_carde.patrons.base import (
    Patron,
    may_use_twos,
    offer_concealed,
    offer_discards,
    offer_face_up,
    offer_pile,
)
from vernissage.games.avant_carde.patrons.changes import offer_odds, turn
from vernissage.games.avant_carde.state import (
    COPIES,
    DECK,
    DESIGNERS,
    FINALS,
    FLAGS,
    FRAME,
    FRAMES,
    HALF,
    HAND,
    HELD,
    SCHMOOZERS,
    SPENT,
    AvantCardeState,
    get,
    home,
    is_face_up,
    line_size,
    slot_at,
    slot_mask,
    stack_place,
)
from vernissage.games.avant_carde.tables import (
    COLLECT,
    CONCEAL,
    CONCEAL_TOP,
    DECLINE,
    ECCENTRIC_LINE,
    FUTURIST_CONCEAL,
    FUTURIST_DOLLAR,
    FUTURIST_LINE,
    FUTURIST_PILE,
    NUMBER,
    UNVEIL,
)
from vernissage.games.avant_carde.uses import use_up, uses_left
from vernissage.games.avant_carde.verbs import (
    begin,
    can_draw,
    conceal_in_shop,
    conceal_new,
    draw,
    earn,
    gain,
    note,
    reshuffle,
    trash_line,
    trash_pile,
    turn_up,
)


@final
class Collector(Patron):
    """2: a free 2, 3 or 4 for the most 2s, once a turn (AC-LO2-01, AC-LO2-02)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if not may_use_twos(s, seat):
            return found
        number: i64 = 2
        while number <= 4:
            if may_collect(s, number):
                options[found] = COLLECT + number - 2
                found += 1
            number += 1
        return found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        if s.journal is not None:
            note(s, "AC-LO2-01", seat, -1, action - COLLECT + 2)
        gain(s, seat, action - COLLECT + 2)


@final
class Hipster(Patron):
    """3: the top card of the deck concealed into the line, or a concealed card turned up with its powers (AC-LO3-01)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        if step == 2:
            return get(s, seat, HELD) > 0
        return can_draw(s, seat) or has_concealed(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        if step == 2:
            return offer_pile(s, home(seat) + HELD, CONCEAL, options, found)
        options[found] = DECLINE
        found += 1
        if can_draw(s, seat):
            options[found] = CONCEAL_TOP
            found += 1
        return offer_concealed(s, seat, UNVEIL, options, found)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE:
            return
        if step == 2:
            remove(s.cells, home(seat) + HELD, action - CONCEAL)
            self.release(s, seat)
            conceal_new(s, seat, action - CONCEAL)
        elif action == CONCEAL_TOP:
            self.conceal_top(s, seat)
        else:
            unveiled = action - UNVEIL
            place = home(seat) + FRAMES
            s.cells[place + FRAME * i64(s.cells[place]) - FRAME + 3] = u8(3)  # nothing was drawn that could be chosen from
            turn_up(s, seat, unveiled)
            if s.journal is not None:
                note(s, "AC-LO3-03", seat, i64(s.cells[slot_at(seat, unveiled)]))
            number = NUMBER[i64(s.cells[slot_at(seat, unveiled)])]
            if 2 <= number <= 7:
                begin(s, seat, unveiled, number, True)  # its Play powers are used now (AC-LO3-04)

    def conceal_top(self, s: AvantCardeState, seat: i64) -> None:
        """The card goes straight into the line; Schmoozers bring more to choose from (AC-LO3-02, AC-RULING-38)."""
        place = home(seat)
        more = get(s, seat, SCHMOOZERS)
        if more == 0:
            if size(s.cells, place + DECK) == 0:
                reshuffle(s, seat)
            s.sealed = True
            conceal_new(s, seat, pop(s.cells, place + DECK))
            return
        # The hand steps aside so that the drawn cards can be told apart from it.
        before = s.cells[place + HAND : place + HAND + 71]
        clear(s.cells, place + HAND)
        draw(s, seat, 1 + more)
        index: i64 = 0
        while index < 71:
            s.cells[place + HELD + index] = s.cells[place + HAND + index]
            s.cells[place + HAND + index] = before[index]
            index += 1
        if size(s.cells, place + HELD) == 1:
            conceal_new(s, seat, pop(s.cells, place + HELD))

    def release(self, s: AvantCardeState, seat: i64) -> None:
        """The other drawn cards join the hand (AC-RULING-38)."""
        place = home(seat)
        while size(s.cells, place + HELD) > 0:
            insert_sorted(s.cells, place + HAND, pop(s.cells, place + HELD))

    def clause(self, step: i64) -> str:
        return "AC-LO3-01" if step == 1 else "AC-RULING-38"


@final
class Philosopher(Patron):
    """4: an odd number besides the 4, named as it is laid; only an unveiled one is asked here (AC-LO4-01, AC-LO4-03, AC-LO3-04)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        return offer_odds(s, seat, spot, options, found)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        turn(s, seat, spot, action)

    def clause(self, step: i64) -> str:
        return "AC-LO4-01"


@final
class Futurist(Patron):
    """5: a dollar as last card of the line; also trash a card or conceal one (AC-LO5-01, AC-LO5-02, AC-LO5-03, AC-LO5-05)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if self.pays(s, seat):
            options[found] = FUTURIST_DOLLAR
            found += 1
        if uses_left(s, seat, 5) > 0:
            found = offer_discards(s, seat, FUTURIST_PILE, options, found)
            found = offer_face_up(s, seat, FUTURIST_LINE, options, found)
            found = offer_face_up(s, seat, FUTURIST_CONCEAL, options, found)
        return found

    def pays(self, s: AvantCardeState, seat: i64) -> bool:
        """The last face-up card carries this power and was not paid as often as it may (AC-LO5-04, AC-RULING-22)."""
        last = last_face_up(s, seat)
        if last < 0:
            return False
        at = slot_at(seat, last)
        if NUMBER[i64(s.cells[at])] != 5 and i64(s.cells[at + COPIES]) != 5:
            return False
        return i64(s.cells[at + FLAGS]) & SPENT == 0 and i64(s.cells[at + FINALS]) & HALF <= get(s, seat, DESIGNERS)

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        if action == FUTURIST_DOLLAR:
            at = slot_at(seat, last_face_up(s, seat))
            s.cells[at + FINALS] = u8(i64(s.cells[at + FINALS]) + 1)
            earn(s, 1)
            if s.journal is not None:
                note(s, "AC-LO5-01", seat)
            return
        use_up(s, 5)
        if s.journal is not None:
            note(s, "AC-LO5-02", seat)
        if action >= FUTURIST_CONCEAL:
            conceal_in_shop(s, seat, action - FUTURIST_CONCEAL)
        elif action >= FUTURIST_LINE:
            trash_line(s, seat, action - FUTURIST_LINE)
        else:
            trash_pile(s, seat, action - FUTURIST_PILE)


@final
class Designer(Patron):
    """6: later powers happen once more per 6; it starts by itself and stays (AC-LO6-01, AC-LO6-04, AC-LO6-05, AC-RULING-32)."""


@final
class Eccentric(Patron):
    """7: conceal a card for a dollar per card left that shares a number with it (AC-LO7-01, AC-LO7-02, AC-LO7-03).

    It may conceal itself, and bring nothing (AC-LO7-04, AC-RULING-49)."""

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        return offer_face_up(s, seat, ECCENTRIC_LINE, options, found) if uses_left(s, seat, 7) > 0 else found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, 7)
        spot = action - ECCENTRIC_LINE
        mask = slot_mask(s, slot_at(seat, spot))
        conceal_in_shop(s, seat, spot)
        sharing: i64 = 0
        other: i64 = 0
        while other < line_size(s, seat):
            if slot_mask(s, slot_at(seat, other)) & mask != 0:
                sharing += 1
            other += 1
        earn(s, sharing)
        if s.journal is not None:
            note(s, "AC-LO7-01", seat, -1, sharing)


def may_collect(s: AvantCardeState, number: i64) -> bool:
    """The stack has a card and is not under the solo token (AC-RULING-73)."""
    return size(s.cells, stack_place(number)) > 0 and not (s.seats == 1 and number == s.round)


def has_concealed(s: AvantCardeState, seat: i64) -> bool:
    """A concealed card lies in the line."""
    spot: i64 = 0
    while spot < line_size(s, seat):
        if not is_face_up(s, slot_at(seat, spot)):
            return True
        spot += 1
    return False


def last_face_up(s: AvantCardeState, seat: i64) -> i64:
    """The spot of the last card that is not concealed, or -1 (AC-LO5-04)."""
    spot = line_size(s, seat) - 1
    while spot >= 0 and not is_face_up(s, slot_at(seat, spot)):
        spot -= 1
    return spot
