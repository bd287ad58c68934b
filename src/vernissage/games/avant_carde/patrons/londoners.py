"""The Londoners: doubling, concealing for money, and free cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.model import Refusal
from vernissage.core.piles import clear, insert_sorted, pop, remove, size
from vernissage.games.avant_carde import state as at
from vernissage.games.avant_carde.patrons.base import (
    may_use_twos,
    offer_concealed,
    offer_discards,
    offer_face_up,
    offer_pile,
)
from vernissage.games.avant_carde.patrons.changes import (
    ALSO_ODD,
    COPIED_ODD,
    TURN_ODD,
    offer_copied_odds,
    offer_odd_sets,
    offer_odds,
    turn,
)
from vernissage.games.avant_carde.patrons.patron import Patron
from vernissage.games.avant_carde.state import (
    AvantCardeState,
    get,
    home,
    is_face_up,
    line_size,
    put,
    slot_at,
    slot_mask,
    stack_place,
)
from vernissage.games.avant_carde.tables import NUMBER
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
from vernissage.games.avant_carde.vocabulary import (
    ANSWERING,
    CONCEAL,
    DECLINE,
    SHOPPING,
    Lay,
    cards,
    spots,
    stacks,
    word,
)


@final
class Collector(Patron):
    """2: a free 2, 3 or 4 for the most 2s, once a turn (AC-LO2-01, AC-LO2-02)."""

    code = "LO2"
    most_twos = True
    worth = 0.6
    brings = 0.5

    def __init__(self) -> None:
        super().__init__()
        self.take = self.own(stacks(SHOPPING, "collector", "option-collector", [2, 3, 4]))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if not may_use_twos(s, seat):
            return found
        number: i64 = 2
        while number <= 4:
            if may_collect(s, number):
                options[found] = self.take.first + number - 2
                found += 1
            number += 1
        return found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        s.twos = 1
        if s.journal is not None:
            note(s, "AC-LO2-01", seat, -1, action - self.take.first + 2)
        gain(s, seat, action - self.take.first + 2)

    def refuses(self, s: AvantCardeState, seat: i64, action: i64) -> Refusal | None:
        """The stack is under the solo token, or empty."""
        number = action - self.take.first + 2
        blocked = s.seats == 1 and number == s.round
        return Refusal("AC-RULING-73" if blocked else "AC-BUY-13", {"number": int(number)})


@final
class Hipster(Patron):
    """3: the top card of the deck concealed into the line, or a concealed card turned up with its powers
    (AC-LO3-01).
    """

    code = "LO3"
    steps: i64 = 2
    worth = 1.0
    brings = 0.4

    def __init__(self) -> None:
        super().__init__()
        self.top = self.own(word(ANSWERING, "conceal top", "option-conceal-top", "deck"))
        self.unveil = self.own(spots(ANSWERING, "unveil", "option-unveil"))

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        if step == 2:
            return get(s, seat, at.HELD) > 0
        return can_draw(s, seat) or has_concealed(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        if step == 2:
            return offer_pile(s, home(seat) + at.HELD, CONCEAL.first, options, found)
        options[found] = DECLINE.first
        found += 1
        if can_draw(s, seat):
            options[found] = self.top.first
            found += 1
        return offer_concealed(s, seat, self.unveil.first, options, found)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action == DECLINE.first:
            return
        if step == 2:
            remove(s.cells, home(seat) + at.HELD, action - CONCEAL.first)
            self.release(s, seat)
            conceal_new(s, seat, action - CONCEAL.first)
        elif action == self.top.first:
            self.conceal_top(s, seat)
        else:
            unveiled = action - self.unveil.first
            frames = home(seat) + at.FRAMES
            frame = frames + 1 + at.FRAME * (i64(s.cells[frames]) - 1)
            s.cells[frame + at.STEP] = u8(3)  # nothing was drawn that could be chosen from
            turn_up(s, seat, unveiled)
            if s.journal is not None:
                note(s, "AC-LO3-03", seat, i64(s.cells[slot_at(seat, unveiled)]))
            number = NUMBER[i64(s.cells[slot_at(seat, unveiled)])]
            if 2 <= number <= 7:
                begin(s, seat, unveiled, number, True)  # its Play powers are used now (AC-LO3-04)

    def conceal_top(self, s: AvantCardeState, seat: i64) -> None:
        """The card goes straight into the line; Schmoozers bring more to choose from (AC-LO3-02, AC-RULING-38)."""
        place = home(seat)
        more = get(s, seat, at.SCHMOOZERS)
        if more == 0:
            if size(s.cells, place + at.DECK) == 0:
                reshuffle(s, seat)
            s.sealed = True
            conceal_new(s, seat, pop(s.cells, place + at.DECK))
            return
        # The hand steps aside so that the drawn cards can be told apart from it.
        before = s.cells[place + at.HAND : place + at.HAND + 71]
        clear(s.cells, place + at.HAND)
        draw(s, seat, 1 + more)
        index: i64 = 0
        while index < 71:
            s.cells[place + at.HELD + index] = s.cells[place + at.HAND + index]
            s.cells[place + at.HAND + index] = before[index]
            index += 1
        if size(s.cells, place + at.HELD) == 1:
            conceal_new(s, seat, pop(s.cells, place + at.HELD))

    def release(self, s: AvantCardeState, seat: i64) -> None:
        """The other drawn cards join the hand (AC-RULING-38)."""
        place = home(seat)
        while size(s.cells, place + at.HELD) > 0:
            insert_sorted(s.cells, place + at.HAND, pop(s.cells, place + at.HELD))

    def clause(self, step: i64) -> str:
        return "AC-LO3-01" if step == 1 else "AC-RULING-38"

    def ask(self, step: i64) -> str:
        return "hipster" if step == 1 else "hipster-drawn"


@final
class Philosopher(Patron):
    """4: an odd number besides the 4, named as it is laid; only an unveiled one is asked here (AC-LO4-01, AC-LO4-03,
    AC-LO3-04).
    """

    code = "LO4"
    changes = True
    instead = "AC-LO4-01"
    worth = 1.7

    def __init__(self) -> None:
        super().__init__()
        for block in (ALSO_ODD, COPIED_ODD, TURN_ODD):
            self.own(block)

    def lays(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        return offer_odd_sets(s, 1 + get(s, seat, at.DESIGNERS), held, color, mask, options, found)

    def lends(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        return offer_copied_odds(s, held, color, mask, options, found)

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 0

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        return offer_odds(s, seat, spot, options, found)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        turn(s, seat, spot, action, "AC-LO4-01")

    def clause(self, step: i64) -> str:
        return "AC-LO4-01"

    def ask(self, step: i64) -> str:
        return "philosopher"

    def refuses_change(self, s: AvantCardeState, seat: i64, lay: Lay) -> Refusal | None:
        """Odd numbers within the limit, one for each use."""
        if not lay.odd:
            return Refusal("AC-LO4-01")
        if lay.odd >= 1 << i64(s.cells[at.ODD_LIMIT]):
            return Refusal("AC-RULING-31")
        return Refusal("AC-LO4-01") if len(lay.odds) > 1 + get(s, seat, at.DESIGNERS) else None


@final
class Futurist(Patron):
    """5: a dollar as last card of the line; also trash a card or conceal one (AC-LO5-01, AC-LO5-02, AC-LO5-03,
    AC-LO5-05).
    """

    code = "LO5"
    worth = 1.9
    brings = 0.8

    def __init__(self) -> None:
        super().__init__()
        self.dollar = self.own(word(SHOPPING, "futurist dollar", "option-futurist-dollar"))
        self.pile = self.own(cards(SHOPPING, "futurist", "option-futurist-pile", "discard", "AC-LO5-02"))
        self.line = self.own(spots(SHOPPING, "futurist", "option-futurist-line"))
        self.cover = self.own(spots(SHOPPING, "futurist conceal", "option-futurist-conceal"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        if self.pays(s, seat):
            options[found] = self.dollar.first
            found += 1
        if uses_left(s, seat, self.number) > 0:
            found = offer_discards(s, seat, self.pile.first, options, found)
            found = offer_face_up(s, seat, self.line.first, options, found)
            found = offer_face_up(s, seat, self.cover.first, options, found)
        return found

    def pays(self, s: AvantCardeState, seat: i64) -> bool:
        """The last face-up card carries this power and was not paid as often as it may (AC-LO5-04, AC-RULING-22)."""
        last = last_face_up(s, seat)
        if last < 0:
            return False
        slot = slot_at(seat, last)
        if NUMBER[i64(s.cells[slot])] != self.number and i64(s.cells[slot + at.COPIES]) != self.number:
            return False
        return i64(s.cells[slot + at.FLAGS]) & at.SPENT == 0 and i64(s.cells[slot + at.FINALS]) & at.HALF <= get(
            s, seat, at.DESIGNERS
        )

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        if action == self.dollar.first:
            slot = slot_at(seat, last_face_up(s, seat))
            s.cells[slot + at.FINALS] = u8(i64(s.cells[slot + at.FINALS]) + 1)
            earn(s, 1)
            if s.journal is not None:
                note(s, "AC-LO5-01", seat)
            return
        use_up(s, self.number)
        if s.journal is not None:
            note(s, "AC-LO5-02", seat)
        if action >= self.cover.first:
            conceal_in_shop(s, seat, action - self.cover.first)
        elif action >= self.line.first:
            trash_line(s, seat, action - self.line.first)
        else:
            trash_pile(s, seat, action - self.pile.first)

    def refuses(self, s: AvantCardeState, seat: i64, action: i64) -> Refusal | None:
        return Refusal("AC-LO5-01") if action == self.dollar.first else None


@final
class Designer(Patron):
    """6: later powers happen once more per 6; it starts by itself and stays (AC-LO6-01, AC-LO6-04, AC-LO6-05,
    AC-RULING-32).
    """

    code = "LO6"
    ongoing = True
    instead = "AC-LO6-04"
    worth = 2.6
    brings = 0.9

    def starts(self, s: AvantCardeState, seat: i64, times: i64) -> None:
        put(s, seat, at.DESIGNERS, times)
        if s.journal is not None:
            note(s, "AC-LO6-01", seat, -1, times)


@final
class Eccentric(Patron):
    """7: conceal a card for a dollar per card left that shares a number with it (AC-LO7-01, AC-LO7-02, AC-LO7-03).

    It may conceal itself, and bring nothing (AC-LO7-04, AC-RULING-49)."""

    code = "LO7"
    worth = 2.6
    brings = 0.8

    def __init__(self) -> None:
        super().__init__()
        self.line = self.own(spots(SHOPPING, "eccentric", "option-eccentric"))

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        return offer_face_up(s, seat, self.line.first, options, found) if uses_left(s, seat, self.number) > 0 else found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, self.number)
        spot = action - self.line.first
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


COLLECTOR: Final = Collector()
HIPSTER: Final = Hipster()
PHILOSOPHER: Final = Philosopher()
FUTURIST: Final = Futurist()
DESIGNER: Final = Designer()
ECCENTRIC: Final = Eccentric()
LONDONERS: Final[list[Patron]] = [COLLECTOR, HIPSTER, PHILOSOPHER, FUTURIST, DESIGNER, ECCENTRIC]
