"""What hands of a deck earn in Avant Carde: random hands are dealt, and the best line of each is found over all subsets
of its cards.

The deals are the same for every deck, so that decks which differ in one card are compared on the same luck.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.rng import rng_for
from vernissage.games.avant_carde.patrons.londoners import PHILOSOPHER
from vernissage.games.avant_carde.patrons.new_yorkers import CRITIC, DEALER, GALLERIST, PERFECTIONIST, TRENDOID
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.patrons.tokyoites import JOURNALIST
from vernissage.games.avant_carde.state import AvantCardeState, patron_of
from vernissage.games.avant_carde.tables import (
    COLOR,
    HAND_SIZE,
    KIND_BIT,
    KINDS,
    NUMBER,
    the_kinds,
)

MOST_SAMPLES: Final[i64] = 48
MOST_COPIES: Final[i64] = 6
MOST_HELD: Final[i64] = 80
LONGEST: Final[i64] = 10  # cards of a hand with what it draws
FIVES: Final[i64] = 1  # counts of a subset are kept in fields of four bits
SIXES: Final[i64] = 16
SEVENS: Final[i64] = 256
TWOS: Final[i64] = 4096


def deals() -> list[int]:
    """For every sample a random rank of every card; the hand is made of the lowest."""
    rng = rng_for(9, "hands an Avant Carde deck is judged by")
    return [int(rng.word()) for each in range(MOST_SAMPLES * KINDS * MOST_COPIES)]


def near(kind: int) -> int:
    """The kinds that share color or number with a kind, as a mask."""
    kinds = the_kinds()
    return sum(
        1 << other
        for other in range(len(kinds))
        if kinds[other][0] == kinds[kind][0] or kinds[other][1] == kinds[kind][1]
    )


def of_number(number: int) -> int:
    """The kinds of a number, as a mask."""
    return sum(1 << kind for kind, (own, color) in enumerate(the_kinds()) if own == number)


def of_color(color: int, highest: int) -> int:
    """The kinds of a color up to a number, as a mask."""
    return sum(1 << kind for kind, (number, own) in enumerate(the_kinds()) if own == color and number <= highest)


def the_kind(number: int, color: int) -> int:
    """The bit of a main color's number."""
    return 1 << the_kinds().index((number, color))


RANK: Final = vec[i64](deals())
NEAR: Final = vec[i64]([near(kind) for kind in range(len(the_kinds()))])
OF_NUMBER: Final = vec[i64]([of_number(number) for number in range(8)])
OF_COLOR: Final = vec[i64]([of_color(color, 14) for color in range(4)])
LOW_OF_COLOR: Final = vec[i64]([of_color(color, 7) for color in range(4)])
NAMED: Final = vec[i64]([the_kind(number, color) for color in range(4) for number in range(1, 8)])
MOST_TWOS: Final = vec[float]([0.0, 0.45, 0.75, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0])


@final
class Hands:
    """Deals hands from a counted deck and says what they earn."""

    def __init__(self, samples: i64) -> None:
        self.samples: i64 = samples
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        self.money: vec[float] = vec[float]([0.0] * MOST_SAMPLES)
        self.kinds: vec[i64] = vec[i64]([0] * MOST_HELD)
        self.ranks: vec[i64] = vec[i64]([0] * MOST_HELD)
        self.reach: vec[i64] = vec[i64]([0] * 1024)
        self.packs: vec[i64] = vec[i64]([0] * 1024)
        self.sums: vec[float] = vec[float]([0.0] * 1024)
        self.unit: vec[i64] = vec[i64]([0] * LONGEST)
        self.worth: vec[float] = vec[float]([0.0] * LONGEST)

    def deal(self, s: AvantCardeState) -> None:
        """The money of every sampled hand of the counted deck."""
        sample: i64 = 0
        while sample < self.samples:
            self.money[sample] = self.earned(s, sample)
            sample += 1

    def earned(self, s: AvantCardeState, sample: i64) -> float:
        """The money of one sampled hand, with the cards its line may draw."""
        kinds = self.kinds
        ranks = self.ranks
        counts = self.counts
        held: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copy: i64 = 0
            while copy < counts[kind] and held < MOST_HELD:
                kinds[held] = kind
                ranks[held] = RANK[(sample * KINDS + kind) * MOST_COPIES + copy % MOST_COPIES]
                held += 1
                copy += 1
            kind += 1
        sevens = patron_of(s, 7) == CRITIC.index
        sixes = sevens and patron_of(s, 6) == TRENDOID.index
        wanted: i64 = HAND_SIZE
        drawn: i64 = 0
        while drawn < wanted and drawn < held:
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
            if (NUMBER[kind] == 7 and sevens) or (NUMBER[kind] == 6 and sixes):
                wanted = wanted + 2 if wanted + 2 < LONGEST else LONGEST
        return self.best_line(s, drawn)

    def best_line(self, s: AvantCardeState, cards: i64) -> float:
        """Dollars of the best line: every subset that can be laid, by the values its last card can have."""
        kinds = self.kinds
        reach = self.reach
        packs = self.packs
        sums = self.sums
        index: i64 = 0
        while index < cards:
            number = NUMBER[kinds[index]]
            self.unit[index] = (
                FIVES
                if number == 5
                else SIXES
                if number == 6
                else SEVENS
                if number == 7
                else TWOS
                if number == 2
                else 0
            )
            self.worth[index] = 1.0 + (PATRONS[patron_of(s, number)].brings if 2 <= number <= 7 else 0.0)
            index += 1
        fours = patron_of(s, 4)
        full: i64 = 1
        index = 0
        while index < cards:
            full *= 2
            index += 1
        mask: i64 = 0
        while mask < full:
            reach[mask] = 0
            mask += 1
        packs[0] = 0
        sums[0] = 0.0
        best = 0.0
        mask = 0
        while mask < full:
            ends = reach[mask]
            if ends != 0 or mask == 0:
                drawn: i64 = 0
                if mask != 0:
                    money = sums[mask] + self.together(s, packs[mask])
                    if money > best:
                        best = money
                    drawn = draws(s, packs[mask]) if cards > HAND_SIZE else 0
                bit: i64 = 1
                index = 0
                while index < cards and index < HAND_SIZE + drawn:
                    if mask & bit == 0:
                        kind = kinds[index]
                        now: i64 = 0
                        if mask == 0 or NEAR[kind] & ends != 0:
                            now = KIND_BIT[kind]
                        if NUMBER[kind] == 4:
                            now |= bridges(fours, COLOR[kind], ends, mask == 0)
                        if now != 0:
                            after = mask + bit
                            reach[after] |= now
                            packs[after] = packs[mask] + self.unit[index]
                            sums[after] = sums[mask] + self.worth[index]
                    bit *= 2
                    index += 1
            mask += 1
        return best

    def together(self, s: AvantCardeState, pack: i64) -> float:
        """What the cards of a line bring each other: copied Dealers, and the most 2s."""
        more = 0.0
        if pack & 15 != 0 and patron_of(s, 6) == TRENDOID.index and patron_of(s, 5) == DEALER.index:
            more = float((pack >> 4) & 15)
        if pack >= TWOS and patron_of(s, 2) == PERFECTIONIST.index:
            more += MOST_TWOS[pack >> 12]
        return more


def bridges(patron: i64, own: i64, ends: i64, first: bool) -> i64:
    """The values a 4 of a color may lie with behind one of these ends (AC-NY4-03, AC-TO4-01, AC-LO4-02)."""
    if patron != GALLERIST.index and patron != JOURNALIST.index and patron != PHILOSOPHER.index:
        return 0
    if first or ends & OF_COLOR[own] != 0:
        now = LOW_OF_COLOR[own]
    else:
        now = 0
        number: i64 = 1
        while number <= 7:
            if ends & OF_NUMBER[number] != 0:
                now |= NAMED[7 * own + number - 1]
            number += 1
    if patron != GALLERIST.index:
        return now
    every = first or ends & OF_NUMBER[4] != 0
    color: i64 = 0
    while color < 4:
        if every or ends & OF_COLOR[color] != 0:
            now |= NAMED[7 * color + 3]
        color += 1
    return now


def draws(s: AvantCardeState, pack: i64) -> i64:
    """Cards the line's Critics draw, and the Trendoids that copy them where there is no Dealer to copy."""
    sevens = (pack >> 8) & 15
    if sevens == 0 or patron_of(s, 7) != CRITIC.index:
        return 0
    fives = pack & 15
    sixes = (pack >> 4) & 15
    found = 2 * sevens if fives + sixes > 0 else 2 * sevens - 1
    if fives == 0 and patron_of(s, 6) == TRENDOID.index:
        found += 2 * sixes
    return found
