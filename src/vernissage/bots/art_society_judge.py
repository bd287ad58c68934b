"""What a position of Art Society is worth: walls as they will score, the room left on them, and the bid cards kept."""
# compiled: the search asks it at every tip of its tree.

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.bots.ismcts import Judge
from vernissage.core.game import Game, State
from vernissage.core.piles import card, size
from vernissage.core.rng import Rng
from vernissage.games.art_society.geometry import ALL_HI, ALL_LO, CORNERS_HI, CORNERS_LO, bits, is_full
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
    ORDER,
    OVER,
    PAINTINGS,
    WHERE,
    ArtSocietyState,
    high,
    low,
    side,
)
from vernissage.games.art_society.tables import BID, BID_COUNT, BIT, FULL_WALL, REHANG, SURPLUS_PAINTING, TYPE
from vernissage.games.art_society.taste import dead_cells, expected_pay, safe_choice, wanted_card, worth
from vernissage.games.art_society.wall import in_eyeline

SCALE: Final = 9.0  # points ahead that win three games of four or so
EYELINE: Final = vec[float]([2.4, 0.9, 0.4, 0.2])  # by the rank of the type, in the middle of the game
LIVE: Final = 0.42  # points an empty cell will still bring, by whether a painting fits over it
DEAD: Final = 0.18
HELD: Final = 1.2  # a painting with the assistant
STAKE: Final = 1.3  # points between choosing first and choosing last
OVER_CLOCK: Final[i64] = 1000


@final
class SocietyJudge(Judge):
    """Reads walls with a collector's eye."""

    def value(self, state: State, seat: i64) -> float:
        s = cast(ArtSocietyState, state)
        mine = self.points(s, seat)
        best = -1000.0
        mean = 0.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                theirs = self.points(s, other)
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
        return 1.0 / (1.0 + exp(-ahead / SCALE))

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

    def clock(self, state: State) -> i64:
        s = cast(ArtSocietyState, state)
        return OVER_CLOCK if s.phase == OVER else s.round

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

    def kept(self, state: State, seat: i64) -> float:
        s = cast(ArtSocietyState, state)
        mine = side(seat) + HAND
        left: i64 = 0
        won: i64 = 0
        met: i64 = 0
        a: i64 = 0
        while a < BID_COUNT:
            if s.cells[mine + a] != 0:
                left += 1
                other: i64 = 0
                while other < s.seats:
                    if other != seat:
                        theirs = side(other) + HAND
                        b: i64 = 0
                        while b < BID_COUNT:
                            if s.cells[theirs + b] != 0:
                                met += 2
                                won += 2 if b < a else 1 if b == a else 0
                            b += 1
                    other += 1
            a += 1
        if met == 0:
            return 0.0
        rounds = left if left < 12 else 12  # most games end before the hands are empty
        return (float(won) / float(met) - 0.5) * float(rounds) * STAKE / (4.0 * SCALE)
