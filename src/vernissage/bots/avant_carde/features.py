"""What can be counted of a seat's deck in Avant Carde: what its sampled hands earn now and with a few dollars more, the
kinds of its cards, tokens, and a line not paid yet.

What each of these is worth with so many rounds to go is fitted to the ends of games; see `vernissage.lab.fit`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.avant_carde.hands import Hands
from vernissage.core.piles import size
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.state import (
    BUYING,
    DECK,
    GEM,
    HAND,
    PILE,
    PROMISED,
    SLOT,
    TOKEN,
    AvantCardeState,
    get,
    home,
    is_face_up,
    line_size,
    patron_of,
    slot_at,
)
from vernissage.games.avant_carde.tables import (
    COLOR,
    KINDS,
    NUMBER,
)

# What is counted of a seat; the figures and their weights stand in this order. "now", "soon" and "later" are the awards
# of a hand as the deck is, with a dollar and a half more, and with three dollars more; "waiting" are the awards and
# "purse" the dollars of a line not paid yet; "core" is the deck without its starting cards.
NAMES: Final[list[str]] = [
    "now", "soon", "later", "money", "many threes", "loners", "ones", "twos", "threes", "fours", "fives", "sixes",
    "sevens", "highs", "focus", "change token", "gem token", "waiting", "purse", "core", "core awards",
]  # fmt: skip
COUNT: Final[i64] = len(NAMES)
NOW: Final[i64] = NAMES.index("now")
SOON: Final[i64] = NAMES.index("soon")
LATER: Final[i64] = NAMES.index("later")
MONEY: Final[i64] = NAMES.index("money")
MANY_THREES: Final[i64] = NAMES.index("many threes")
LONERS: Final[i64] = NAMES.index("loners")
NUMBERED: Final[i64] = LONERS  # at NUMBERED + number, from the 1s to the 7s
HIGHS: Final[i64] = NAMES.index("highs")
FOCUS: Final[i64] = NAMES.index("focus")
CHANGE_TOKEN: Final[i64] = NAMES.index("change token")
GEM_TOKEN: Final[i64] = NAMES.index("gem token")
WAITING: Final[i64] = NAMES.index("waiting")
PURSE: Final[i64] = NAMES.index("purse")
CORE: Final[i64] = NAMES.index("core")
CORE_AWARDS: Final[i64] = NAMES.index("core awards")
# Awards for dollars, with what comes near a threshold counting in part.
EARNED: Final = vec[float](
    [0.0, 0.0, 0.02, 0.05, 0.12, 0.4, 1.0, 1.45, 2.0, 2.5, 3.2, 4.0, 4.1, 4.2, 4.3, 4.45, 4.7, 5.0]
)
ROOM: Final[i64] = 40000  # decks remembered
NOTES: Final[i64] = 6  # figures of a hand noted for each


@final
class Figures:
    """Counts a seat's figures; decks met before are remembered."""

    def __init__(self, samples: i64) -> None:
        self.hands = Hands(samples)
        self.known: vec[float] = vec[float]([0.0] * COUNT)
        self.notes: vec[float] = vec[float]([0.0] * (NOTES * ROOM))
        self.aside: vec[i64] = vec[i64]([0] * KINDS)
        self.memo: dict[int, int] = {}

    def read(self, s: AvantCardeState, seat: i64) -> None:
        """What is known of a seat is in `known`."""
        self.count(s, seat)
        known = self.known
        at = self.noted(s)
        known[NOW] = self.notes[at]
        known[SOON] = self.notes[at + 1]
        known[LATER] = self.notes[at + 2]
        known[MONEY] = self.notes[at + 3]
        counts = self.hands.counts
        index: i64 = MANY_THREES
        while index < COUNT:
            known[index] = 0.0
            index += 1
        colors = [0.0, 0.0, 0.0, 0.0]
        kind: i64 = 0
        while kind < KINDS:
            if counts[kind] > 0:
                many = float(counts[kind])
                number = NUMBER[kind]
                if COLOR[kind] >= 4:
                    known[LONERS] += many
                else:
                    colors[COLOR[kind]] += many
                    known[NUMBERED + number if number < 8 else HIGHS] += many
            kind += 1
        if known[NUMBERED + 3] > 2.0:
            known[MANY_THREES] = known[NUMBERED + 3] - 2.0
            known[NUMBERED + 3] = 2.0
        colors.sort()
        known[FOCUS] = colors[2] + colors[3]
        known[CORE] = self.notes[at + 4]
        known[CORE_AWARDS] = self.notes[at + 5]
        known[CHANGE_TOKEN] = float(get(s, seat, TOKEN))
        known[GEM_TOKEN] = float(get(s, seat, GEM))
        money: i64 = 0
        if s.phase == BUYING:
            if s.active == seat:
                money = s.made
                known[PURSE] = float(s.left)
            elif (seat - s.first + s.seats) % s.seats > s.turns:
                money = line_money(s, seat)
                known[PURSE] = float(money)
        known[WAITING] = float(awards_for(money))

    def count(self, s: AvantCardeState, seat: i64) -> None:
        """The cards of a seat are counted, wherever they lie."""
        counts = self.hands.counts
        base = home(seat)
        kind: i64 = 0
        while kind < KINDS:
            counts[kind] = 0
            kind += 1
        self.count_pile(s, base + PILE)
        self.count_pile(s, base + HAND)
        self.count_pile(s, base + DECK)
        index: i64 = 0
        while index < line_size(s, seat):
            counts[i64(s.cells[slot_at(seat, index)])] += 1
            index += 1

    def count_pile(self, s: AvantCardeState, place: i64) -> None:
        """The cards of a pile are counted with the others."""
        counts = self.hands.counts
        index: i64 = 1
        while index <= size(s.cells, place):
            counts[i64(s.cells[place + index])] += 1
            index += 1

    def noted(self, s: AvantCardeState) -> i64:
        """Where the notes of the counted deck begin."""
        key: i64 = 7
        number: i64 = 2
        while number <= 7:
            key = (key * 1000003 + patron_of(s, number)) & 1099511627775
            number += 1
        kind: i64 = 0
        while kind < KINDS:
            key = (key * 1000003 + self.hands.counts[kind]) & 1099511627775
            kind += 1
        place = self.memo.get(key)
        if place is not None:
            return place
        if len(self.memo) >= ROOM:
            self.memo = {}
        at: i64 = NOTES * len(self.memo)
        self.hands.deal(s)
        now = 0.0
        soon = 0.0
        later = 0.0
        mean = 0.0
        sample: i64 = 0
        while sample < self.hands.samples:
            money = self.hands.money[sample]
            now += earned(money)
            soon += earned(money + 1.5)
            later += earned(money + 3.0)
            mean += money
            sample += 1
        many = float(self.hands.samples)
        self.notes[at] = now / many
        self.notes[at + 1] = soon / many
        self.notes[at + 2] = later / many
        self.notes[at + 3] = mean / many
        self.core(s, at)
        self.memo[key] = at
        return at

    def core(self, s: AvantCardeState, at: i64) -> None:
        """The notes of the counted deck's core: the cards with a patron, without the gray 2."""
        counts = self.hands.counts
        kind: i64 = 0
        while kind < KINDS:
            self.aside[kind] = counts[kind]
            if COLOR[kind] >= 4 or NUMBER[kind] < 2 or NUMBER[kind] > 7:
                counts[kind] = 0
            kind += 1
        self.hands.deal(s)
        kind = 0
        while kind < KINDS:
            counts[kind] = self.aside[kind]
            kind += 1
        mean = 0.0
        awards = 0.0
        sample: i64 = 0
        while sample < self.hands.samples:
            mean += self.hands.money[sample]
            awards += earned(self.hands.money[sample])
            sample += 1
        self.notes[at + 4] = mean / float(self.hands.samples)
        self.notes[at + 5] = awards / float(self.hands.samples)


def earned(money: float) -> float:
    """Awards for dollars, which may be in parts."""
    if money >= 17.0:
        return 5.0 + (money - 17.0) / 6.0
    whole = i64(money)
    part = money - float(whole)
    return EARNED[whole] * (1.0 - part) + EARNED[whole + 1] * part


def line_money(s: AvantCardeState, seat: i64) -> i64:
    """What a line will be paid when its turn comes."""
    income = PATRONS[patron_of(s, 6)].income
    money = get(s, seat, PROMISED) + get(s, seat, GEM)
    at = slot_at(seat, 0)
    end = slot_at(seat, line_size(s, seat))
    while at < end:
        if is_face_up(s, at):
            money += 1
            if NUMBER[i64(s.cells[at])] == 6:
                money += income
        at += SLOT
    return money
