"""A connoisseur who thinks to the end: quick choices for playing games out, and what their ends are worth."""

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.art_society.judge import SocietyJudge
from vernissage.bots.art_society.taste import expected_pay, pick_worth, turn_worth, worth
from vernissage.core.game import Game, State
from vernissage.core.rng import Rng
from vernissage.games.art_society.geometry import fits
from vernissage.games.art_society.scoring import leftover, total
from vernissage.games.art_society.state import (
    BIDDING,
    CLOSING,
    HANGING,
    PICKING,
    REHANGING,
    TAKING,
    ArtSocietyState,
    high,
    low,
)
from vernissage.games.art_society.tables import HEIGHT, KEEP, PICK, SHAPE, TAKE, TYPE, WIDTH

MOST_LOOKS: Final[i64] = 16


@final
class Connoisseur(SocietyJudge):
    """Looks at a few places only and takes the best of them; bids from the upper part of the hand."""

    def __init__(
        self,
        looks: int = 6,
        upper: int = 100,
        careless: int = 20,
        cell: int = 25,
        pick: int = 50,
        won: float = 0.2,
        scale: float = 8.0,
        sight: float = 70.0,
    ) -> None:
        super().__init__()
        self.looks: i64 = looks  # places looked at
        self.upper: i64 = upper  # the hundredths of the hand, from its top, that bids are drawn from
        self.careless: i64 = careless  # hundredths of paintings taken by chance
        self.cell: i64 = cell  # what a cell costs, in hundredths of a point
        self.pick: i64 = pick  # hundredths of formats picked by chance
        self.won = won  # of an end's value; the rest is by how far a seat is ahead
        self.scale = scale  # points ahead
        self.sight = sight  # hundredths of a point that make an option e times as likely at first sight
        self.totals: vec[float] = vec[float]([0.0] * 4)

    def weigh(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, weights: vec[float]) -> None:
        s = cast(ArtSocietyState, state)
        index: i64 = 0
        if s.phase == BIDDING or s.phase == PICKING:
            while index < count:
                weights[index] = 0.0
                index += 1
            return
        if s.phase == CLOSING:
            super().weigh(game, state, seat, options, count, weights)
            return
        while index < count:
            value = worth(s, seat, options[index])
            weights[index] = float(value) / self.sight if value > -2000 else -28.0
            index += 1

    def quick(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        s = cast(ArtSocietyState, state)
        phase = s.phase
        if phase in (HANGING, REHANGING):
            return self.placed(s, seat, options, count, rng)
        if phase == BIDDING:
            among = count * self.upper // 100
            return options[count - 1 - rng.below(among if among > 1 else 1)]
        if phase == TAKING:
            return self.liked(s, seat, options, count, rng)
        if phase == PICKING:
            if rng.below(100) < self.pick:
                return options[rng.below(count)]
            best = options[0]
            most = pick_worth(s, seat, best - PICK)
            index: i64 = 1
            while index < count:
                value = pick_worth(s, seat, options[index] - PICK)
                if value > most:
                    most = value
                    best = options[index]
                index += 1
            return best
        if phase == CLOSING:
            return options[0]
        return options[rng.below(count)]

    def placed(self, s: ArtSocietyState, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """The best of a few places, by eye."""
        if options[0] >= KEEP or count <= self.looks:
            best = options[0]
            most = turn_worth(s, seat, best)
            index: i64 = 1
            while index < count:
                value = turn_worth(s, seat, options[index])
                if value > most:
                    most = value
                    best = options[index]
                index += 1
            return best
        best = options[rng.below(count)]
        most = turn_worth(s, seat, best)
        look: i64 = 1
        while look < self.looks:
            other = options[rng.below(count)]
            value = turn_worth(s, seat, other)
            if value > most:
                most = value
                best = other
            look += 1
        return best

    def liked(self, s: ArtSocietyState, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """A painting that fits, of a type that pays, and small."""
        if rng.below(100) < self.careless:
            return options[rng.below(count)]
        lo = low(s, seat)
        hi = high(s, seat)
        best = options[0]
        most: i64 = -1000000
        index: i64 = 0
        while index < count:
            tile = options[index] - TAKE
            shape = SHAPE[tile]
            value = expected_pay(s, TYPE[tile]) - self.cell * WIDTH[shape] * HEIGHT[shape]
            if not fits(lo, hi, shape):
                value -= 1000
            if value > most:
                most = value
                best = options[index]
            index += 1
        return best

    def ends(self, state: State, values: vec[float], won: vec[float]) -> None:
        s = cast(ArtSocietyState, state)
        seat: i64 = 0
        while seat < s.seats:
            self.totals[seat] = float(total(s, seat)) + 0.001 * float(leftover(s, seat))
            seat += 1
        seat = 0
        while seat < s.seats:
            mine = self.totals[seat]
            best = -1000.0
            equal = 1.0
            other: i64 = 0
            while other < s.seats:
                if other != seat:
                    theirs = self.totals[other]
                    best = theirs if theirs > best else best
                    equal += 1.0 if theirs == mine else 0.0
                other += 1
            won[seat] = 1.0 / equal if mine >= best else 0.0
            values[seat] = self.won * won[seat] + (1.0 - self.won) / (1.0 + exp((best - mine) / self.scale))
            seat += 1

    def effort(self, state: State) -> float:
        s = cast(ArtSocietyState, state)
        if s.phase == CLOSING:
            return 0.0
        # The longer the game still is, and the more play it, the longer takes a pass.
        share = 0.5 + 0.06 * float(s.round)
        return (share if share < 1.0 else 1.0) * 2.0 / float(s.seats)
