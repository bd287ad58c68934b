"""The chain solver: the best line a seat can still play, exact but for draws with very many outcomes."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import shuffle, size
from vernissage.games.avant_carde.line import last_to_match, play_card, play_options
from vernissage.games.avant_carde.patrons.parisians import LAUNDERER, THIEF
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.state import (
    COPIES,
    DECK,
    DESIGNERS,
    FRAME,
    FRAMES,
    HAND,
    HELD,
    LINE,
    PILE,
    PROMISED,
    SHADE,
    SLOT,
    AvantCardeState,
    get,
    home,
    is_face_up,
    line_size,
    patron_of,
    slot_at,
    slot_mask,
)
from vernissage.games.avant_carde.tables import HIGH_BITS, KINDS, MASK, NUMBER, TWO_BIT
from vernissage.games.avant_carde.vocabulary import STOP


@final
class Goal:
    """What a line is worth: dollars, and what its 2s, 3s and other numbers are worth besides."""

    def __init__(self, dollar: float, unveil: float, twos: float, enough: i64, extra: list[float]) -> None:
        self.dollar = dollar
        self.unveil = unveil  # for each concealed card that a Thief or Launderer of the line can unveil
        self.twos = twos  # for showing at least `enough` 2s
        self.enough: i64 = enough
        self.extra = extra  # for each face-up card, by printed number 0-7


def dollars() -> Goal:
    """Money alone."""
    return Goal(1.0, 0.0, 0.0, 99, [])


@final
class Solver:
    """Searches every line from a position, averages over the cards a draw may bring, and remembers."""

    def __init__(self, goal: Goal, budget: i64 = 20000, outcomes: i64 = 40, samples: i64 = 8) -> None:
        self.goal = goal
        self.budget: i64 = budget  # positions looked at before the rest is taken as it stands
        self.outcomes: i64 = outcomes  # a draw with more outcomes than this is sampled
        self.samples: i64 = samples
        self.looked: i64 = 0
        self.memo: dict[bytes, float] = {}
        self.scratch: vec[u8] = vec[u8]([0] * 1200)
        self.length: i64 = 0

    @property
    def exact(self) -> bool:
        """The last search saw every line."""
        return self.looked < self.budget

    def value(self, s: AvantCardeState, seat: i64) -> float:
        """What the best line from here is worth on average."""
        key = self.key(s, seat)
        known = self.memo.get(key)
        if known is not None:
            return known + self.standing(s, seat)
        best = self.standing(s, seat)
        start = best
        self.looked += 1
        if self.looked < self.budget:
            options = vec[i64]([0] * 400)
            count = play_options(s, seat, options)
            index: i64 = 0
            while index < count:
                if options[index] != STOP.first:
                    worth = self.after(s, seat, options[index])
                    if worth > best:
                        best = worth
                index += 1
            self.memo[key] = best - start
        return best

    def best(self, s: AvantCardeState, seat: i64) -> i64:
        """The first action of a best line; of equals the first, and stopping only if nothing is better."""
        options = vec[i64]([0] * 400)
        count = play_options(s, seat, options)
        chosen = options[0]
        most = -1000.0
        index: i64 = 0
        while index < count:
            if options[index] != STOP.first:
                worth = self.after(s, seat, options[index])
                if worth > most + 0.000001:
                    most = worth
                    chosen = options[index]
            index += 1
        # A line that brings no more than stopping now is not worth its questions.
        if count > 0 and options[count - 1] == STOP.first and self.standing(s, seat) >= most:
            return STOP.first
        return chosen

    def after(self, s: AvantCardeState, seat: i64, action: i64) -> float:
        """What an action is worth on average over the cards it may draw."""
        base = home(seat)
        deck = size(s.cells, base + DECK)
        here = s.clone()
        play_card(here, seat, action)
        drawn = deck - size(here.cells, base + DECK)
        if drawn == 0:
            return self.value(here, seat)
        ways: i64 = 1
        taken: i64 = 0
        while taken < drawn:
            ways *= deck - taken
            taken += 1
        # A negative count says that the deck was renewed on the way.
        if drawn < 0 or ways > self.outcomes:
            return self.sampled(s, seat, action)
        return self.averaged(s, seat, action, deck, drawn)

    def averaged(self, s: AvantCardeState, seat: i64, action: i64, deck: i64, drawn: i64) -> float:
        """The mean over every order in which the next cards may come."""
        total = 0.0
        ways: i64 = 0
        at = home(seat) + DECK
        first: i64 = 1
        while first <= deck:
            there = s.clone()
            swap(there.cells, at + deck, at + first)
            if drawn == 1:
                play_card(there, seat, action)
                total += self.value(there, seat)
                ways += 1
            else:
                second: i64 = 1
                while second < deck:
                    one = there.clone()
                    swap(one.cells, at + deck - 1, at + second)
                    play_card(one, seat, action)
                    total += self.value(one, seat)
                    ways += 1
                    second += 1
            first += 1
        return total / float(ways)

    def sampled(self, s: AvantCardeState, seat: i64, action: i64) -> float:
        """The mean over some shuffles."""
        total = 0.0
        index: i64 = 0
        while index < self.samples:
            there = s.clone()
            shuffle(there.cells, home(seat) + DECK, there.streams, 1 + seat)
            # Each sample goes on with other random numbers.
            step: i64 = 0
            while step < index:
                there.streams[1 + seat] = there.streams[1 + seat] // 3 + 7
                shuffle(there.cells, home(seat) + DECK, there.streams, 1 + seat)
                step += 1
            play_card(there, seat, action)
            total += self.value(there, seat)
            index += 1
        return total / float(self.samples)

    def standing(self, s: AvantCardeState, seat: i64) -> float:
        """What the line is worth as it lies."""
        goal = self.goal
        income = PATRONS[patron_of(s, 6)].income
        money = get(s, seat, PROMISED)
        twos: i64 = 0
        concealed: i64 = 0
        openers: i64 = 0
        extra = 0.0
        at = slot_at(seat, 0)
        end = slot_at(seat, line_size(s, seat))
        while at < end:
            if is_face_up(s, at):
                number = NUMBER[i64(s.cells[at])]
                money += 1
                if number == 6:
                    money += income
                    openers += income
                if i64(s.cells[at + COPIES]) == 6:
                    money += income
                if slot_mask(s, at) & TWO_BIT != 0:
                    twos += 1
                if number < 8 and len(goal.extra) > 0:
                    extra += goal.extra[number]
            else:
                concealed += 1
            at += SLOT
        worth = goal.dollar * float(money) + extra
        if concealed > 0 and goal.unveil > 0.0:
            openers = openers if patron_of(s, 6) == LAUNDERER.index else 0
            if patron_of(s, 2) == THIEF.index and twos > 0:
                openers += 1
            worth += goal.unveil * float(openers if openers < concealed else concealed)
        return worth + goal.twos if twos >= goal.enough else worth

    def key(self, s: AvantCardeState, seat: i64) -> bytes:
        """Everything the rest of the line depends on."""
        cells = s.cells
        base = home(seat)
        self.length = 0
        self.keep(cells, base + HAND, size(cells, base + HAND) + 1)
        self.keep(cells, base + FRAMES, 1 + FRAME * i64(cells[base + FRAMES]))
        self.keep(cells, base + DESIGNERS, 11)  # and Schmoozers, tint and Hoarders behind them
        self.keep(cells, base + HELD, size(cells, base + HELD) + 1)
        counts = vec[u8]([0] * (2 * KINDS))  # the deck's cards by kind, then the discard pile's
        index: i64 = 1
        while index <= size(cells, base + DECK):
            kind = i64(cells[base + DECK + index])
            counts[kind] = u8(i64(counts[kind]) + 1)
            index += 1
        index = 1
        while index <= size(cells, base + PILE):
            kind = KINDS + i64(cells[base + PILE + index])
            counts[kind] = u8(i64(counts[kind]) + 1)
            index += 1
        self.keep(counts, 0, 2 * KINDS)
        self.keep_line(s, seat)
        return bytes(self.scratch[: self.length])

    def keep_line(self, s: AvantCardeState, seat: i64) -> None:
        """The line by what matters of it; with concealed cards every card matters."""
        cells = s.cells
        printed: i64 = 0
        colors: i64 = 0
        twos: i64 = 0
        high: i64 = 0
        at = slot_at(seat, 0)
        end = slot_at(seat, line_size(s, seat))
        while at < end:
            mask = slot_mask(s, at)
            colors |= 1 << i64(cells[at + SHADE])
            if mask & TWO_BIT != 0:
                twos += 1
            high |= mask & HIGH_BITS
            if not is_face_up(s, at):
                self.keep(cells, home(seat) + LINE, 1 + SLOT * line_size(s, seat))
                return
            printed |= MASK[i64(cells[at])]
            at += SLOT
        self.scratch[self.length] = u8(twos)
        self.scratch[self.length + 1] = u8(high)
        self.scratch[self.length + 2] = u8(printed & 255)
        self.scratch[self.length + 3] = u8(printed >> 8)
        self.scratch[self.length + 4] = u8(colors & 15)
        self.length += 5
        last = last_to_match(s, seat)
        if last >= 0:
            self.keep(cells, last + SHADE, 3)

    def keep(self, cells: vec[u8], place: i64, count: i64) -> None:
        """Some cells belong to the key."""
        index: i64 = 0
        while index < count:
            self.scratch[self.length + index] = cells[place + index]
            index += 1
        self.length += count


def swap(cells: vec[u8], one: i64, two: i64) -> None:
    """Two cards change places."""
    held = cells[one]
    cells[one] = cells[two]
    cells[two] = held
