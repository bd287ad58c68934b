"""What a position of Art Society is worth: walls as they will score, the room left on them, and the bid cards kept."""

from math import exp, log, sqrt
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.bots.art_society.features import COUNT, count, prospects, rounds_left, strength
from vernissage.bots.art_society.taste import dead_cells, expected_pay, safe_choice, wanted_card, worth
from vernissage.bots.search.trees import MOST_WIDTH, Judge
from vernissage.bots.search.weighing import weighed
from vernissage.core.bits import bits
from vernissage.core.game import Game, State
from vernissage.core.piles import card, size
from vernissage.core.rng import Rng
from vernissage.games.art_society.geometry import ALL_HI, ALL_LO, CORNERS_HI, CORNERS_LO, is_full
from vernissage.games.art_society.prestige import rank
from vernissage.games.art_society.scoring import is_faux_pas, leftover, shields, total
from vernissage.games.art_society.state import (
    ASIDE,
    ASSISTANT,
    BIDDING,
    CHOSEN,
    CLOSING,
    DECOR_TILE,
    HAND,
    HANGING,
    ORDER,
    OVER,
    PAINTINGS,
    PICKING,
    REHANGING,
    TAKING,
    WHERE,
    ArtSocietyState,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import BID, BID_COUNT, BIT, FULL_WALL, REHANG, SURPLUS_PAINTING, TYPE
from vernissage.games.art_society.wall import in_eyeline

SCALE: Final = 9.0  # points ahead that win three games of four or so
EYELINE: Final = vec[float]([2.4, 0.9, 0.4, 0.2])  # by the rank of the type, in the middle of the game
LIVE: Final = 0.42  # points an empty cell will still bring, by whether a painting fits over it
DEAD: Final = 0.18
HELD: Final = 1.2  # a painting with the assistant
STAKE: Final = 1.3  # points between choosing first and choosing last
OVER_CLOCK: Final[i64] = 1000
PARTS: Final[i64] = 16  # of a round, as the clock counts
NEAR_END: Final = 2.5  # rounds left
# Measured over 400 games with bids by chance: the final margin follows the judge's opinion of an order of play by so
# much, and going first is worth so many points more than the judge knows.
TRUST: Final = 0.38
FIRST: Final = 1.2


class SocietyJudge(Judge):
    """Reads walls with a collector's eye, or with weights fitted to games: for each knot of rounds left, one for every
    figure.
    """

    def __init__(
        self,
        weights: list[float] | None = None,
        knots: list[float] | None = None,
        stake: float = 0.0,
        spread: float = 0.0,
        pace: float = 0.0,
    ) -> None:
        self.weights: vec[float] = vec[float](weights if weights is not None else [])
        self.knots: vec[float] = vec[float](knots if knots is not None else [])
        self.fitted = weights is not None
        self.stake = stake  # points a round that the whole hand of bids can bring
        self.spread = spread  # points by which a guess of the margin errs, at one round left
        self.pace = pace  # the share of the rounds the walls have room for that will be played; 0: all cards are kept
        self.x: vec[float] = vec[float]([0.0] * COUNT)
        self.pay: vec[float] = vec[float]([0.0] * 4)
        self.lead: vec[float] = vec[float]([0.0] * 4)
        self.spare: vec[i64] = vec[i64]([0] * MOST_WIDTH)

    def value(self, state: State, seat: i64) -> float:
        s = cast(ArtSocietyState, state)
        rounds = 0.0
        scale = SCALE
        if self.fitted and s.phase != OVER:
            rounds = rounds_left(s)
            prospects(s, rounds, self.pay, self.lead)
            scale = self.spread * (0.5 + sqrt(rounds)) if self.spread > 0.0 else SCALE
        mine = self.expected(s, seat, rounds)
        best = -1000.0
        mean = 0.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                theirs = self.expected(s, other, rounds)
                mean += theirs
                if theirs > best:
                    best = theirs
            other += 1
        mean /= float(s.seats - 1)
        ahead = mine - (0.7 * best + 0.3 * mean)
        if s.phase == OVER:
            if ahead == 0.0:
                return 0.5
            sure = 1.0 if mine > best else 0.0
            return 0.8 * sure + 0.2 / (1.0 + exp(-ahead / SCALE))
        return 1.0 / (1.0 + exp(-ahead / scale))

    def expected(self, s: ArtSocietyState, seat: i64, rounds: float) -> float:
        """The total a seat may expect, by the weights if there are any."""
        if not self.fitted or s.phase == OVER:
            return self.points(s, seat)
        count(s, seat, rounds, self.pay, self.lead, self.x)
        return weighed(self.x, self.weights, self.knots, rounds)

    def figures(self, state: State, seat: i64) -> list[float]:
        """The rounds left, the strength of the hand and the figures of a seat, for fitting."""
        s = cast(ArtSocietyState, state)
        rounds = rounds_left(s)
        prospects(s, rounds, self.pay, self.lead)
        count(s, seat, rounds, self.pay, self.lead, self.x)
        return [rounds, strength(s, seat, self.pace * rounds if self.pace > 0.0 else rounds), *self.x]

    def points(self, s: ArtSocietyState, seat: i64) -> float:
        """The total a seat may expect."""
        if s.phase == OVER:
            return float(total(s, seat)) + 0.001 * float(leftover(s, seat))
        place = side(seat)
        cells = s.cells
        found = float(shields(s, seat))
        late = float(s.round) / float(BID_COUNT)
        slot: i64 = 0
        while slot < size(cells, place + PAINTINGS):
            tile = card(cells, place + PAINTINGS, slot)
            kind = TYPE[tile]
            if not is_faux_pas(s, seat, slot):
                found += float(expected_pay(s, kind)) / 100.0
            if in_eyeline(tile, i64(cells[place + WHERE + slot])):
                standing = rank(s, kind)
                found += EYELINE[standing] if standing >= 0 else 0.3
            slot += 1
        lo = low(s, seat)
        hi = high(s, seat)
        empty = bits(ALL_LO & ~lo) + bits(ALL_HI & ~hi)
        dead = dead_cells(lo, hi)
        rounds = BID_COUNT - s.round + 1
        # Room is worth something only as far as there are rounds to fill it.
        live = float(empty - dead)
        most = 8.0 * float(rounds)
        found += LIVE * (live if live < most else most) + DEAD * float(dead if dead < 2 * rounds else 2 * rounds)
        corners = bits(CORNERS_LO & ~lo) + bits(CORNERS_HI & ~hi)
        found -= float(corners) * (0.6 + 1.4 * late)
        aside = size(cells, place + ASIDE)
        found += float(SURPLUS_PAINTING * aside) - (1.0 if aside > 0 else 0.0)
        helped = i64(cells[place + ASSISTANT])
        if helped > DECOR_TILE:
            found += 0.6 * float(helped - DECOR_TILE)
        elif helped != 0:
            found += HELD
        if is_full(lo, hi):
            found += float(FULL_WALL)
        return found

    def weigh(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, weights: vec[float]) -> None:
        s = cast(ArtSocietyState, state)
        index: i64 = 0
        if s.phase == BIDDING:
            liked = wanted_card(s, seat, count)
            while index < count:
                away = index - liked if index > liked else liked - index
                weights[index] = -3.0 * float(away) / float(count)
                index += 1
            return
        if s.phase == CLOSING:
            while index < count:
                weights[index] = -3.0 if options[index] == REHANG else 0.0
                index += 1
            return
        while index < count:
            value = worth(s, seat, options[index])
            weights[index] = float(value) / 70.0 if value > -2000 else -28.0
            index += 1

    def habit(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        s = cast(ArtSocietyState, state)
        if s.phase == BIDDING:
            chosen = wanted_card(s, seat, count) + rng.below(1 + count // 3) - count // 6
            return options[0 if chosen < 0 else count - 1 if chosen >= count else chosen]
        if s.phase == CLOSING:
            return options[0]
        return safe_choice(s, seat, options, count)

    def answer(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        s = cast(ArtSocietyState, state)
        if self.pace == 0.0 or s.phase != TAKING:
            return self.habit(game, state, seat, options, count, rng)
        # What going first is worth shows only when each takes what is best for its own wall.
        best = -1.0
        chosen = options[0]
        index: i64 = 0
        while index < count:
            value = self.taken(game, s, seat, options[index], rng)
            if value > best:
                best = value
                chosen = options[index]
            index += 1
        return chosen

    def taken(self, game: Game, s: ArtSocietyState, seat: i64, action: i64, rng: Rng) -> float:
        """What the table is worth to a seat when it has taken a painting and hung it by habit."""
        there = s.clone()
        now = self.clock(there)
        game.apply(there, seat, action)
        while game.mover(there) == seat and self.clock(there) == now:
            count = game.legal(there, seat, self.spare)
            step = self.spare[0] if count == 1 else self.habit(game, there, seat, self.spare, count, rng)
            game.apply(there, seat, step)
        return self.value(there, seat)

    def clock(self, state: State) -> i64:
        s = cast(ArtSocietyState, state)
        if s.phase == OVER:
            return OVER_CLOCK
        within: i64 = 0
        if s.phase in (TAKING, HANGING):
            within = 1 + s.turn
        elif s.phase in (CLOSING, REHANGING):
            within = PARTS - 1
        return PARTS * s.round + within

    def stop(self, state: State, horizon: i64) -> i64:
        s = cast(ArtSocietyState, state)
        # Where a tile hangs is of no concern to others: unless the end is near, their turns need not be played on.
        if s.phase == HANGING and self.fitted and rounds_left(s) > NEAR_END:
            return PARTS * s.round + 2 + s.turn
        return PARTS * (s.round + horizon)

    def effort(self, state: State) -> float:
        phase = cast(ArtSocietyState, state).phase
        # Hanging anew is hardly ever better than what was just thought through.
        return 0.0 if phase == CLOSING else 0.3 if phase in (PICKING, REHANGING) else 0.5 if phase == TAKING else 1.0

    def secret(self, state: State) -> bool:
        return cast(ArtSocietyState, state).phase == BIDDING

    def reopen(self, state: State, seat: i64) -> None:
        s = cast(ArtSocietyState, state)
        other: i64 = 0
        while other < s.seats:
            at = side(other) + CHOSEN
            value = i64(s.cells[at])
            if other != seat and value != 0:
                index: i64 = 0
                while BID[index] != value:
                    index += 1
                s.cells[side(other) + HAND + index] = u8(1)
                s.cells[at] = u8(0)
                s.answered &= ~BIT[other]
            other += 1

    def signature(self, state: State) -> i64:
        s = cast(ArtSocietyState, state)
        found: i64 = 0
        index: i64 = 0
        while index < size(s.cells, ORDER):
            found = found * 8 + i64(s.cells[ORDER + 1 + index])
            index += 1
        return found

    def lasting(self, state: State) -> bool:
        # Behind the bids of a round everything lies open.
        return self.pace > 0.0

    def outcome(self, state: State, seat: i64, value: float) -> float:
        if self.pace == 0.0:
            return value + self.kept(state, seat)
        s = cast(ArtSocietyState, state)
        rounds = rounds_left(s)
        scale = self.spread * (0.5 + sqrt(rounds))
        value = 0.01 if value < 0.01 else 0.99 if value > 0.99 else value
        rank: i64 = 0
        while i64(s.cells[ORDER + 1 + rank]) != seat:
            rank += 1
        points = TRUST * scale * log(value / (1.0 - value)) + FIRST * (0.5 - float(rank) / float(s.seats - 1))
        # Most games end by surplus long before the hands are empty: the lowest cards will never be played.
        left = self.pace * rounds - 1.0
        if left > 0.0:
            points += self.stake * left * strength(s, seat, left)
        return 1.0 / (1.0 + exp(-points / scale))

    def kept(self, state: State, seat: i64) -> float:
        s = cast(ArtSocietyState, state)
        if self.fitted:
            rounds = rounds_left(s)
            scale = self.spread * (0.5 + sqrt(rounds)) if self.spread > 0.0 else SCALE
            return strength(s, seat) * rounds * self.stake / (4.0 * scale)
        left: i64 = 0
        a: i64 = 0
        while a < BID_COUNT:
            if s.cells[side(seat) + HAND + a] != 0:
                left += 1
            a += 1
        rounds = float(left if left < 12 else 12)  # most games end before the hands are empty
        return strength(s, seat) * rounds * STAKE / (4.0 * SCALE)
