"""What several patrons share: drawing, the most 2s, and what cards of hand, line and discard pile they may choose."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.bits import spread_word
from vernissage.core.piles import size
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.patrons.patron import IMPERSONATES, Patron
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    home,
    stack_place,
)
from vernissage.games.avant_carde.tables import COLOR, KIND_BIT, NUMBER, TWO_BIT
from vernissage.games.avant_carde.verbs import can_draw, draw_by_power, note, top_card
from vernissage.games.avant_carde.vocabulary import DECLINE, DRAW


class DrawingPatron(Patron):
    """A power that offers a draw and may be declined (AC-POWER-02, AC-RULING-04)."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return can_draw(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DRAW.first
        options[found + 1] = DECLINE.first
        return found + 2

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action != DRAW.first:
            return
        if s.journal is not None:
            note(s, self.clause(step), seat)
        draw_by_power(s, seat, self.cards(s, seat, spot))

    def cards(self, s: AvantCardeState, seat: i64, spot: i64) -> i64:
        """How many cards one use draws."""
        return 1


def offer_hand(s: AvantCardeState, seat: i64, block: i64, options: vec[i64], found: i64) -> i64:
    """Every kind of the hand is offered once."""
    return offer_pile(s, home(seat) + at.HAND, block, options, found)


def offer_pile(s: AvantCardeState, place: i64, block: i64, options: vec[i64], found: i64) -> i64:
    """Every kind of an ascending pile is offered once."""
    cells = s.cells
    last: i64 = -1
    index: i64 = 1
    count = size(cells, place)
    while index <= count:
        kind = i64(cells[place + index])
        options[found] = block + kind
        found += i64(kind != last)
        last = kind
        index += 1
    return found


def has_hand(s: AvantCardeState, seat: i64) -> bool:
    """A card is left in the hand."""
    return get(s, seat, at.HAND) > 0


def offer_face_up(s: AvantCardeState, seat: i64, block: i64, options: vec[i64], found: i64) -> i64:
    """Every face-up card of the line is offered; concealed ones are out of reach (AC-RULING-47)."""
    return offer_line(s, seat, block, 0, options, found)


def offer_concealed(s: AvantCardeState, seat: i64, block: i64, options: vec[i64], found: i64) -> i64:
    """Every concealed card of the own line is offered (AC-CONC-11)."""
    return offer_line(s, seat, block, at.CONCEALED, options, found)


def offer_line(s: AvantCardeState, seat: i64, block: i64, turned: i64, options: vec[i64], found: i64) -> i64:
    """Every card of the line that lies this way up is offered."""
    cells = s.cells
    slot = home(seat) + at.LINE
    count = i64(cells[slot])
    slot += 1 + at.FLAGS
    spot: i64 = 0
    while spot < count:
        options[found] = block + spot
        found += i64(i64(cells[slot]) & at.CONCEALED == turned)
        slot += at.SLOT
        spot += 1
    return found


def offer_discards(s: AvantCardeState, seat: i64, block: i64, options: vec[i64], found: i64) -> i64:
    """Every kind of the discard pile is offered, cards bought this turn too (AC-RULING-17)."""
    cells = s.cells
    place = home(seat) + at.PILE
    index = i64(cells[place])
    present: i64 = 0
    while index > 0:
        present |= KIND_BIT[i64(cells[place + index])]
        index -= 1
    return spread_word(options, found, block, present)


def twos_in_line(s: AvantCardeState, seat: i64) -> i64:
    """Face-up cards whose current number is 2 (AC-POWER-07, AC-POWER-09, AC-RULING-13)."""
    cells = s.cells
    slot = home(seat) + at.LINE
    end = slot + at.SLOT * i64(cells[slot])
    slot += 1
    found: i64 = 0
    while slot <= end:
        found += i64(i64(cells[slot + at.LOW]) & TWO_BIT != 0)
        slot += at.SLOT
    return found


def has_most_twos(s: AvantCardeState, seat: i64) -> bool:
    """Nobody shows more 2s now, whether before or after their turn (AC-POWER-05, AC-POWER-06, AC-POWER-08,
    AC-RULING-14).
    """
    own = twos_in_line(s, seat)
    if s.seats == 1:
        return own >= most_seen_color(s)
    other: i64 = 0
    while other < s.seats:
        if other != seat and twos_in_line(s, other) > own:
            return False
        other += 1
    return True


def most_seen_color(s: AvantCardeState) -> i64:
    """How often the most frequent color lies on top of the stacks (AC-SOLO-11, AC-RULING-71)."""
    counts = vec[i64]([0, 0, 0, 0])
    most: i64 = 0
    number: i64 = 2
    while number <= 7:
        if size(s.cells, stack_place(number)) > 0:
            color = COLOR[top_card(s, number)]
            counts[color] += 1
            if counts[color] > most:
                most = counts[color]
        number += 1
    return most


def has_real_two(s: AvantCardeState, seat: i64) -> bool:
    """A face-up 2 as printed, or one copied by an Impersonator, carries the power (AC-NY6-04, AC-RULING-12,
    AC-RULING-29).
    """
    cells = s.cells
    slot = home(seat) + at.LINE
    end = slot + at.SLOT * i64(cells[slot])
    slot += 1
    while slot <= end:
        if i64(cells[slot + at.FLAGS]) & (at.CONCEALED | at.SPENT) == 0:
            printed = NUMBER[i64(cells[slot])]
            if printed == 2:
                return True
            if i64(cells[slot + at.COPIES]) == 2 and IMPERSONATES[i64(cells[at.MIX + printed])] != 0:
                return True
        slot += at.SLOT
    return False


def may_use_twos(s: AvantCardeState, seat: i64) -> bool:
    """The power of the 2s, once a turn, for whom nobody beats in 2s (AC-POWER-04, AC-LO6-06, AC-RULING-33)."""
    return s.twos == 0 and has_real_two(s, seat) and has_most_twos(s, seat)
