"""What a position of Avant Carde is worth: awards won, and what the deck will earn in the rounds that are left.

A deck is judged by sampled hands: the best line of each is found over all subsets of its seven cards, and its dollars are read as awards.
The samples are the same for every deck, so that decks which differ in one card are compared on the same deals.
"""
# compiled: the search asks it at every tip of its tree.

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.ismcts import Judge
from vernissage.core.game import Game, State
from vernissage.core.piles import size
from vernissage.core.rng import Rng, rng_for
from vernissage.games.avant_carde.scoring import awards_for, money_of
from vernissage.games.avant_carde.state import (
    AWARDS,
    BUYING,
    DECK,
    HAND,
    MOST_ROUNDS,
    OVER,
    PILE,
    PLAYING,
    TOKEN,
    AvantCardeState,
    get,
    home,
    line_size,
    patron_of,
    slot_at,
)
from vernissage.games.avant_carde.tables import (
    BUY,
    CHANGE,
    COLOR,
    CONSERVATOR,
    DECLINE,
    END,
    FORGE_NO,
    HAND_SIZE,
    KINDS,
    NUMBER,
    SOLO_ROUNDS,
    STOP,
    TUCK,
)

SAMPLES: Final[i64] = 24
MOST_COPIES: Final[i64] = 6
MOST_HELD: Final[i64] = 80


def deals() -> list[int]:
    """For every sample a random rank of every card; the hand is made of the lowest."""
    rng = rng_for(9, "hands an Avant Carde deck is judged by")
    return [int(rng.word()) for each in range(SAMPLES * KINDS * MOST_COPIES)]


RANK: Final = vec[i64](deals())
# Dollars a card in a line brings beside its own, by patron: money, and the cards it draws as far as they fit.
BRINGS: Final = vec[float](
    [
        0.25, 0.15, 0.2, 1.0, 1.0, 1.5,
        0.2, 0.3, 0.3, 0.5, 0.9, 0.9,
        0.3, 0.3, 0.2, 0.5, 1.0, 0.9,
        0.5, 0.4, 0.2, 0.8, 0.9, 0.8,
    ]
)  # fmt: skip
# Awards for dollars, with what comes near a threshold counting in part.
EARNED: Final = vec[float]([0.0, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 1.4, 2.0, 2.5, 3.1, 4.0, 4.15, 4.3, 4.45, 4.6, 4.8, 5.0])
SCALE: Final = 2.2
OVER_CLOCK: Final[i64] = 100000


@final
class CardeJudge(Judge):
    """Knows what a deck will earn."""

    def __init__(self, slope: float = 0.1, change: float = 0.25, purse: float = 0.03) -> None:
        self.slope = slope  # awards for a dollar, whatever the thresholds say
        self.change = change  # of having the change token
        self.purse = purse  # of a dollar not spent yet
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        self.kinds: vec[i64] = vec[i64]([0] * MOST_HELD)
        self.ranks: vec[i64] = vec[i64]([0] * MOST_HELD)
        self.ends: vec[i64] = vec[i64]([0] * 128)
        self.fits: vec[i64] = vec[i64]([0] * 8)
        self.brings: vec[float] = vec[float]([0.0] * 8)
        self.sums: vec[float] = vec[float]([0.0] * 128)
        self.memo: dict[int, float] = {}

    def value(self, state: State, seat: i64) -> float:
        s = cast(AvantCardeState, state)
        if s.seats == 1:
            if s.phase == OVER:
                return 1.0 if s.awards == 0 else 0.0
            pending = self.pending(s, 0)
            rounds = float(SOLO_ROUNDS - s.round)
            hoped = pending + rounds * self.growing(s, 0, rounds) + 0.2 * self.change * float(get(s, 0, TOKEN))
            return 1.0 / (1.0 + exp((float(s.awards) - hoped) / SCALE))
        rounds = self.rounds_left(s)
        mine = self.points(s, seat, rounds)
        best = -1000.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                theirs = self.points(s, other, rounds)
                if theirs > best:
                    best = theirs
            other += 1
        if s.phase == OVER:
            return 1.0 if mine > best else 0.5 if mine == best else 0.0
        return 1.0 / (1.0 + exp((best - mine) / SCALE))

    def pending(self, s: AvantCardeState, seat: i64) -> float:
        """Awards of a Buy turn that has not ended."""
        if s.phase != BUYING or s.active != seat:
            return 0.0
        return float(awards_for(s.made)) + self.purse * float(s.left)

    def points(self, s: AvantCardeState, seat: i64, rounds: float) -> float:
        """The awards a seat may expect at the end."""
        found = float(get(s, seat, AWARDS))
        if s.phase == OVER:
            return found + 0.001 * float(money_of(s, seat))
        found += self.pending(s, seat)
        if get(s, seat, TOKEN) != 0:
            found += self.change
        return found + rounds * self.growing(s, seat, rounds)

    def growing(self, s: AvantCardeState, seat: i64, rounds: float) -> float:
        """Awards a round: the deck as it is, and as it will have grown in half of the rounds left."""
        return self.quality(s, seat) + 0.12 * rounds / 2.0

    def rounds_left(self, s: AvantCardeState) -> float:
        """Rounds until the awards run out, at the pace of these decks."""
        if s.phase == OVER:
            return 0.0
        pace = 0.3
        seat: i64 = 0
        while seat < s.seats:
            pace += self.quality(s, seat) + 0.3
            seat += 1
        rounds = float(s.awards) / pace
        most = float(i64(s.cells[MOST_ROUNDS]) - s.round)
        return rounds if rounds < most else most

    def quality(self, s: AvantCardeState, seat: i64) -> float:
        """Awards a seat's deck earns in a round."""
        cells = s.cells
        counts = self.counts
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
            counts[i64(cells[slot_at(seat, index)])] += 1
            index += 1
        key: i64 = 7
        number: i64 = 2
        while number <= 7:
            key = key * 24 + patron_of(s, number)
            number += 1
        kind = 0
        while kind < KINDS:
            key = (key * 1000003 + counts[kind]) & 1099511627775
            kind += 1
        known = self.memo.get(key)
        if known is not None:
            return known
        if len(self.memo) > 50000:
            self.memo = {}
        total = 0.0
        sample: i64 = 0
        while sample < SAMPLES:
            total += self.earns(s, sample)
            sample += 1
        total /= float(SAMPLES)
        self.memo[key] = total
        return total

    def count_pile(self, s: AvantCardeState, place: i64) -> None:
        """The cards of a pile are counted with the others."""
        index: i64 = 1
        while index <= size(s.cells, place):
            self.counts[i64(s.cells[place + index])] += 1
            index += 1

    def earns(self, s: AvantCardeState, sample: i64) -> float:
        """Awards of one sampled hand from the counted cards."""
        kinds = self.kinds
        ranks = self.ranks
        held: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copy: i64 = 0
            while copy < self.counts[kind] and held < MOST_HELD:
                kinds[held] = kind
                ranks[held] = RANK[(sample * KINDS + kind) * MOST_COPIES + copy % MOST_COPIES]
                held += 1
                copy += 1
            kind += 1
        drawn: i64 = 0
        while drawn < HAND_SIZE and drawn < held:
            lowest = drawn
            index = drawn + 1
            while index < held:
                if ranks[index] < ranks[lowest]:
                    lowest = index
                index += 1
            kind = kinds[lowest]
            kinds[lowest] = kinds[drawn]
            kinds[drawn] = kind
            ranks[lowest] = ranks[drawn]
            drawn += 1
        money = self.best_line(s, drawn)
        whole = i64(money)
        if whole >= 17:
            return 5.0 + (money - 17.0) / 6.0 + self.slope * money
        part = money - float(whole)
        return EARNED[whole] * (1.0 - part) + EARNED[whole + 1] * part + self.slope * money

    def best_line(self, s: AvantCardeState, cards: i64) -> float:
        """Dollars of the best line of the first cards: every subset that can be laid, by the cards it can end with."""
        kinds = self.kinds
        fits = self.fits
        bridge = patron_of(s, 4) != CONSERVATOR
        a: i64 = 0
        while a < cards:
            number = NUMBER[kinds[a]]
            color = COLOR[kinds[a]]
            fits[a] = 0
            b: i64 = 0
            while b < cards:
                other = NUMBER[kinds[b]]
                linked = number == other or color == COLOR[kinds[b]] or (bridge and (number == 4 or other == 4))
                if a != b and linked:
                    fits[a] |= 1 << b
                b += 1
            self.brings[a] = 1.0 + (BRINGS[patron_of(s, number)] if 2 <= number <= 7 else 0.0)
            a += 1
        ends = self.ends
        sums = self.sums
        full = 1 << cards
        mask: i64 = 1
        best = 0.0
        while mask < full:
            ends[mask] = 0
            low: i64 = 0
            while (mask >> low) & 1 == 0:
                low += 1
            rest = mask & (mask - 1)
            sums[mask] = self.brings[low] + (sums[rest] if rest != 0 else 0.0)
            a = low
            while a < cards:
                if (mask >> a) & 1 != 0:
                    before = mask & ~(1 << a)
                    if before == 0 or ends[before] & fits[a] != 0:
                        ends[mask] |= 1 << a
                a += 1
            if ends[mask] != 0 and sums[mask] > best:
                best = sums[mask]
            mask += 1
        return best

    def weigh(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, weights: vec[float]) -> None:
        s = cast(AvantCardeState, state)
        index: i64 = 0
        while index < count:
            action = options[index]
            if action >= END:
                weight = 0.0
            elif BUY <= action < TUCK:
                weight = 0.2 * float(action - BUY + 2)
            elif TUCK <= action < CHANGE:
                weight = -1.5
            elif action == CHANGE:
                weight = 0.5 if awards_for(s.made + 1) > awards_for(s.made) else -1.5
            else:
                weight = 0.3
            weights[index] = weight
            index += 1

    def habit(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """A tip is judged as if the turn ended there."""
        last = options[count - 1]
        if last in (END, FORGE_NO):
            return last
        index: i64 = 0
        while index < count:
            if options[index] == STOP or options[index] == DECLINE:
                return options[index]
            index += 1
        return options[rng.below(count)]

    def clock(self, state: State) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == OVER:
            return OVER_CLOCK
        return s.round * (s.seats + 1) + (0 if s.phase == PLAYING else 1 + s.turns)
