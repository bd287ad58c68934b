"""What a position of Avant Carde is worth: awards won, and what the deck will earn in the rounds that are left.

A deck is judged by what its sampled hands earn now and with a few dollars more, and by the kinds of its cards. What each of these is
worth with so many rounds to go was fitted to the ends of many games between bots.
"""
# compiled: a thinker asks it for every way its turn may end.

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.avant_carde_hands import Hands
from vernissage.bots.avant_carde_weights import WEIGHTS
from vernissage.bots.ismcts import Judge
from vernissage.core.game import State
from vernissage.core.piles import size
from vernissage.games.avant_carde.scoring import awards_for, money_of
from vernissage.games.avant_carde.state import (
    AWARDS,
    BUYING,
    DECK,
    GEM,
    HAND,
    OVER,
    PILE,
    PLAYING,
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
    INCOME,
    KINDS,
    NUMBER,
    SOLO_ROUNDS,
)

# Awards for dollars, with what comes near a threshold counting in part.
EARNED: Final = vec[float]([0.0, 0.0, 0.02, 0.05, 0.12, 0.4, 1.0, 1.45, 2.0, 2.5, 3.2, 4.0, 4.1, 4.2, 4.3, 4.45, 4.7, 5.0])
OVER_CLOCK: Final[i64] = 100000
ROOM: Final[i64] = 40000  # decks remembered
LONGEST: Final[i64] = 14  # rounds looked ahead
FAR: Final = 6.0  # rounds left beyond which nothing changes
GROWTH: Final = 0.5  # dollars a deck gains in a round

# What is known of a seat, each worth so much at once, for each round left, and for the square of the rounds left.
NOW: Final[i64] = 0  # awards of a hand, as the deck is and with some dollars more
SOON: Final[i64] = 1
LATER: Final[i64] = 2
MONEY: Final[i64] = 3
MANY_THREES: Final[i64] = 4  # beyond the second
LONERS: Final[i64] = 5
NUMBERED: Final[i64] = 5  # at NUMBERED + number, from the 1s to the 7s
HIGHS: Final[i64] = 13
FOCUS: Final[i64] = 14  # cards of the two main colors it has most of
CHANGE_TOKEN: Final[i64] = 15
GEM_TOKEN: Final[i64] = 16
WAITING: Final[i64] = 17  # awards of a line that has not been paid yet
PURSE: Final[i64] = 18
CORE: Final[i64] = 19  # dollars and awards of a hand when the starting cards without a patron are gone
CORE_AWARDS: Final[i64] = 20
FEATURES: Final[i64] = 21


@final
class CardeJudge(Judge):
    """Knows what a deck will earn."""

    def __init__(self, samples: i64 = 24) -> None:
        self.hands = Hands(samples)
        self.weights: vec[float] = vec[float](WEIGHTS)
        self.scale = 2.0
        self.spread = 0.15  # more for each round left
        self.known: vec[float] = vec[float]([0.0] * 32)
        self.notes: vec[float] = vec[float]([0.0] * (6 * ROOM))
        self.aside: vec[i64] = vec[i64]([0] * KINDS)
        self.memo: dict[int, int] = {}
        self.paces: vec[float] = vec[float]([0.0] * (LONGEST + 1))
        self.points: vec[float] = vec[float]([0.0] * 8)

    def fit(self, weights: list[float]) -> None:
        """Other weights than the usual ones."""
        self.weights = vec[float](weights)

    def value(self, state: State, seat: i64) -> float:
        s = cast(AvantCardeState, state)
        if s.phase == OVER:
            return final_value(s, seat)
        rounds = self.estimate(s)
        scale = self.scale + self.spread * rounds
        if s.seats == 1:
            return 1.0 / (1.0 + exp((float(s.awards) + float(get(s, 0, AWARDS)) - self.points[0]) / scale))
        best = -1000.0
        other: i64 = 0
        while other < s.seats:
            if other != seat and self.points[other] > best:
                best = self.points[other]
            other += 1
        return 1.0 / (1.0 + exp((best - self.points[seat]) / scale))

    def estimate(self, s: AvantCardeState) -> float:
        """The awards each seat may expect at the end; answers with the rounds left."""
        rounds = self.rounds_left(s)
        if rounds > FAR:
            rounds = FAR
        seat: i64 = 0
        while seat < s.seats:
            self.features(s, seat)
            total = float(get(s, seat, AWARDS))
            index: i64 = 0
            while index < FEATURES:
                weight = self.weights[index] + rounds * (self.weights[FEATURES + index] + rounds * self.weights[2 * FEATURES + index])
                total += weight * self.known[index]
                index += 1
            if s.awards == 0:
                total += 0.001 * (float(money_of(s, seat)) if self.known[PURSE] == 0.0 else self.known[PURSE])  # it breaks ties
            self.points[seat] = total
            seat += 1
        return rounds

    def rounds_left(self, s: AvantCardeState) -> float:
        """Rounds after this one until the awards run out, at the pace of these decks; solo has its own end."""
        if s.seats == 1:
            return float(SOLO_ROUNDS - s.round) + (1.0 if s.phase == PLAYING else 0.0)
        pool = float(s.awards)
        paces = self.paces
        ahead: i64 = 0
        while ahead <= LONGEST:
            paces[ahead] = 0.0
            ahead += 1
        seat: i64 = 0
        while seat < s.seats:
            self.features(s, seat)
            pool -= self.known[WAITING]
            ahead = 0
            while ahead <= LONGEST:
                more = GROWTH * float(ahead + 1) / 1.5
                if more < 1.0:
                    paces[ahead] += self.known[NOW] + more * (self.known[SOON] - self.known[NOW])
                else:
                    paces[ahead] += self.known[SOON] + (more - 1.0) * (self.known[LATER] - self.known[SOON])
                ahead += 1
            seat += 1
        if pool <= 0.0:
            return 0.0
        rounds = 0.3
        ahead = 0
        while ahead < LONGEST and pool > paces[ahead]:
            pool -= paces[ahead]
            rounds += 1.0
            ahead += 1
        return rounds + (pool / paces[ahead] if pool < paces[ahead] else 1.0)

    def features(self, s: AvantCardeState, seat: i64) -> None:
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
        while index < FEATURES:
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

    def told(self, state: State, seat: i64) -> list[float]:
        """The features of a seat, for fitting."""
        self.features(cast(AvantCardeState, state), seat)
        return [self.known[index] for index in range(int(FEATURES))]

    def quality(self, s: AvantCardeState, seat: i64) -> float:
        """Awards a seat's deck earns in a round."""
        self.count(s, seat)
        return self.notes[self.noted(s)]

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
            key = key * 24 + patron_of(s, number)
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
        at: i64 = 6 * len(self.memo)
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

    def clock(self, state: State) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == OVER:
            return OVER_CLOCK
        return s.round * (s.seats + 1) + (0 if s.phase == PLAYING else 1 + s.turns)


def earned(money: float) -> float:
    """Awards for dollars, which may be in parts."""
    if money >= 17.0:
        return 5.0 + (money - 17.0) / 6.0
    whole = i64(money)
    part = money - float(whole)
    return EARNED[whole] * (1.0 - part) + EARNED[whole + 1] * part


def line_money(s: AvantCardeState, seat: i64) -> i64:
    """What a line will be paid when its turn comes."""
    income = INCOME[patron_of(s, 6)]
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


def final_value(s: AvantCardeState, seat: i64) -> float:
    """Won, lost, or shared."""
    if s.seats == 1:
        return 1.0 if s.awards == 0 else 0.0
    mine = 1000 * get(s, seat, AWARDS) + money_of(s, seat)
    best: i64 = -1
    other: i64 = 0
    while other < s.seats:
        theirs = 1000 * get(s, other, AWARDS) + money_of(s, other)
        if other != seat and theirs > best:
            best = theirs
        other += 1
    return 1.0 if mine > best else 0.5 if mine == best else 0.0
