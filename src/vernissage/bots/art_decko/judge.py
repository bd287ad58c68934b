"""What a position of Art Decko is worth: what each seat may expect to score, by fitted weights and, where there is one,
a network.
"""

from math import exp, sqrt
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.bots.art_decko.features import COUNT, WIDTH, count, take_stock
from vernissage.bots.art_decko.sight import SEEN, SIDE, look, look_around
from vernissage.bots.search.nets import Net
from vernissage.bots.search.trees import Judge, softly
from vernissage.bots.search.weighing import weighed
from vernissage.core.game import Game, State
from vernissage.core.piles import size
from vernissage.core.rng import Rng
from vernissage.games.art_decko.market import price
from vernissage.games.art_decko.payment import mode_value, pays
from vernissage.games.art_decko.scoring import result
from vernissage.games.art_decko.state import (
    CHOOSING,
    CLAIMING,
    COST,
    COUNTING,
    DECK,
    DROPPING,
    ENTERING,
    GOING,
    HAGGLING,
    HANGING,
    MARKING,
    MOST_SEATS,
    OVER,
    PAYING,
    PHASE,
    RATINGS,
    REASONS,
    ROUND,
    START,
    TURN,
    ArtDeckoState,
    gallery,
    hung,
    shown,
)
from vernissage.games.art_decko.tables import (
    CADMIUM,
    CLAIM,
    CLAIM_POINTS,
    COPIES,
    DEAL,
    DEALT,
    DONE,
    DROP,
    END_PAINTINGS,
    END_RATING,
    ENTER,
    FACE,
    FIGURES,
    GENRES,
    GO,
    GOLD,
    HAGGLE_WORD,
    HANG,
    KIND,
    PAY,
    PICK,
    PICK_GOLD,
    RATIO,
    ROOM_COST,
    ROOM_RISE,
    SHOW_WORD,
    SIENNA,
    SPACE_POINTS,
    SPEND,
    STARS,
    STOP,
    TAKE_TWO,
    TOP,
    USE_WILD,
)

SCALE: Final = 12.0
BY_BEST: Final = 0.6  # how far the best of the others counts, and not their mean
DRIFT: Final = 28.0  # how far a rating rises over a whole game
PURSE: Final = 25.0  # and the gold marker
FLOOR: Final = 0.4  # points a card loses because rows count in full only
PAINTINGS_AT_START: Final[i64] = sum(COPIES[:15]) - sum([int(each) for each in DEAL])
OVER_CLOCK: Final[i64] = 100000


@final
class DeckoJudge(Judge):
    """Counts points as they will be at the end, and gold as far as it can still be spent."""

    def __init__(self, weights: list[float], knots: list[float], spread: float, net: Net | None = None) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.knots: vec[float] = vec[float](knots)
        self.spread = spread  # points by which a guess of the margin errs at the start of a game
        self.x: vec[float] = vec[float]([0.0] * COUNT)
        self.stock: vec[i64] = vec[i64]([0] * (MOST_SEATS * WIDTH))
        self.hopes: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.net = net  # says by how many points the weights err
        self.sides: vec[float] = vec[float]([0.0] * (MOST_SEATS * SIDE))
        self.seen: vec[float] = vec[float]([0.0] * SEEN)

    def value(self, state: State, seat: i64) -> float:
        s = cast(ArtDeckoState, state)
        return self.chance(s, seat, self.estimate(s))

    def value_all(self, state: State, values: vec[float]) -> None:
        s = cast(ArtDeckoState, state)
        scale = self.estimate(s)
        seat: i64 = 0
        while seat < s.seats:
            values[seat] = self.chance(s, seat, scale)
            seat += 1

    def estimate(self, s: ArtDeckoState) -> float:
        """The points each seat may expect are in `hopes`; answers with how far they may err."""
        seat: i64 = 0
        if i64(s.cells[PHASE]) == OVER:
            totals = result(s).totals
            while seat < s.seats:
                self.hopes[seat] = float(totals[seat])
                seat += 1
            return SCALE
        played = self.played(s)
        take_stock(s, self.stock)
        while seat < s.seats:
            self.hopes[seat] = self.expected(s, seat, played)
            if self.net is not None:
                self.remember(s, seat)
            seat += 1
        if self.net is not None:
            self.correct(s, played, self.net)
        return self.spread * (0.25 + 0.75 * sqrt(1.0 - played))

    def chance(self, s: ArtDeckoState, seat: i64, scale: float) -> float:
        """How likely a seat wins, by what all may expect; at the end half is for the win, half for the margin."""
        mine = self.hopes[seat]
        best = -1000.0
        mean = 0.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                found = self.hopes[other]
                mean += found
                if found > best:
                    best = found
            other += 1
        mean /= float(s.seats - 1)
        ahead = mine - (BY_BEST * best + (1.0 - BY_BEST) * mean)
        soft = 1.0 / (1.0 + exp(-ahead / scale))
        if i64(s.cells[PHASE]) == OVER:
            return 0.5 * soft + (0.5 if mine > best else 0.25 if mine == best else 0.0)
        return soft

    def expected(self, s: ArtDeckoState, seat: i64, played: float) -> float:
        """The total a seat may expect by the weights."""
        count(s, seat, played, self.stock, self.x)
        return weighed(self.x, self.weights, self.knots, played)

    def remember(self, s: ArtDeckoState, seat: i64) -> None:
        """What is seen of a seat, whose figures were just counted, is kept for the network."""
        at = seat * SIDE
        index: i64 = 0
        while index < COUNT:
            self.sides[at + index] = self.x[index]
            index += 1
        look(s, seat, self.stock, self.sides, at + COUNT)

    def correct(self, s: ArtDeckoState, played: float, net: Net) -> None:
        """The network has its say about what each seat may expect."""
        look_around(s, played, self.seen)
        seat: i64 = 0
        while seat < s.seats:
            self.face(s, seat)
            self.hopes[seat] += net.out(self.seen)
            seat += 1

    def face(self, s: ArtDeckoState, seat: i64) -> None:
        """The network sees the table from a seat."""
        seen = self.seen
        sides = self.sides
        others = float(s.seats - 1)
        index: i64 = 0
        while index < SIDE:
            seen[index] = sides[seat * SIDE + index]
            sum_of_others = 0.0
            other: i64 = 0
            while other < s.seats:
                if other != seat:
                    sum_of_others += sides[other * SIDE + index]
                other += 1
            seen[SIDE + index] = sum_of_others / others
            index += 1

    def sight(self, state: State) -> list[list[float]]:
        """For training: of every seat what its network would see, then the points it expects without one."""
        s = cast(ArtDeckoState, state)
        played = self.played(s)
        take_stock(s, self.stock)
        seat: i64 = 0
        hopes: list[float] = []
        while seat < s.seats:
            hopes.append(self.expected(s, seat, played))
            self.remember(s, seat)
            seat += 1
        look_around(s, played, self.seen)
        found: list[list[float]] = []
        seat = 0
        while seat < s.seats:
            self.face(s, seat)
            found.append([*self.seen, hopes[seat]])
            seat += 1
        return found

    def figures(self, state: State, seat: i64) -> list[float]:
        """How much of the game is over, and the figures of a seat, for fitting."""
        s = cast(ArtDeckoState, state)
        played = self.played(s)
        take_stock(s, self.stock)
        count(s, seat, played, self.stock, self.x)
        return [played, *self.x]

    def played(self, s: ArtDeckoState) -> float:
        """How much of the game is over, by the clock that runs fastest."""
        c = s.cells
        if i64(c[REASONS]) != 0:
            return 1.0
        museum = float(shown(c)) / float(FIGURES[END_PAINTINGS])
        deck = 1.0 - float(i64(c[DECK])) / float(PAINTINGS_AT_START - DEALT * s.seats)
        top: i64 = 0
        marker: i64 = 0
        while marker < 6:
            if i64(c[RATINGS + marker]) > top:
                top = i64(c[RATINGS + marker])
            marker += 1
        rating = float(top) / float(FIGURES[END_RATING])
        most = museum if museum > deck else deck
        most = rating if rating > most else most
        return most if most < 1.0 else 1.0

    def card_points(self, c: vec[u8], kind: i64, played: float) -> float:
        """What a card in a deck scores at the end."""
        if kind < GENRES:
            final_rating = float(i64(c[RATINGS + kind])) + DRIFT * (1.0 - played)
            final_rating = 75.0 if final_rating > 75.0 else final_rating
            points = final_rating / 10.0 - FLOOR
            return points if points > 1.0 else 1.0
        marker = i64(float(i64(c[RATINGS + GOLD])) + PURSE * (1.0 - played))
        if marker > TOP[GOLD]:
            marker = TOP[GOLD]
        return float(FACE[kind]) / float(RATIO[marker])

    def weigh(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, weights: vec[float]) -> None:
        s = cast(ArtDeckoState, state)
        played = self.played(s)
        index: i64 = 0
        while index < count:
            weights[index] = self.liking(s, seat, options[index], played)
            index += 1

    def habit(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        s = cast(ArtDeckoState, state)
        phase = i64(s.cells[PHASE])
        if phase == PAYING and options[count - 1] == DONE:
            return DONE
        weights = vec[float]([0.0] * count)
        self.weigh(game, state, seat, options, count, weights)
        return options[softly(weights, count, rng)]

    def liking(self, s: ArtDeckoState, seat: i64, action: i64, played: float) -> float:
        """How an option looks at first sight."""
        c = s.cells
        phase = i64(c[PHASE])
        if phase == PAYING:
            return self.payment_liking(s, action)
        if phase == DROPPING:
            return 0.3 if action == STOP else 1.6 - 0.7 * float(pays(c, action - DROP))
        if phase == CHOOSING:
            return -0.8 if action == HAGGLE_WORD else 0.6 if action == SHOW_WORD else 0.5
        if phase == HAGGLING:
            return -0.5 * float(pays(c, action - SPEND))
        if phase == GOING:
            location = action - GO
            if location in (SIENNA, CADMIUM):
                return 0.0
            best = 0.0
            index: i64 = 0
            while index < size(c, gallery(location)):
                worth = self.card_points(c, KIND[i64(c[gallery(location) + 1 + index])], played)
                best = worth if worth > best else best
                index += 1
            return 0.6 * best - 0.15 * float(price(c, location))
        if phase == COUNTING:
            return 0.5 if action == TAKE_TWO else 0.0
        if phase < ENTERING:
            kind = action - PICK if action < PICK + GENRES else action - PICK_GOLD
            return self.card_points(c, kind, played)
        if phase == ENTERING:
            room = action - ENTER
            return (
                0.4 * float(SPACE_POINTS[4 * room + i64(c[hung(room)])])
                + 0.05 * float(ROOM_RISE[room])
                - 0.1 * float(ROOM_COST[room])
            )
        if phase == HANGING:
            return -0.6 * self.card_points(c, action - HANG, played)
        if phase == MARKING:
            return -0.3 if action == USE_WILD else 0.0
        if phase == CLAIMING and action >= CLAIM:
            return 0.5 * float(CLAIM_POINTS[action - CLAIM])
        return 0.0

    def payment_liking(self, s: ArtDeckoState, action: i64) -> float:
        """Paying exactly, with what is weak for good: small Gold by its ability, dear cards rather not."""
        if action == DONE:
            return 4.0
        c = s.cells
        mode = action - PAY
        over = s.paid + mode_value(c, mode) - i64(c[COST])
        found = -0.5 * float(over) if over > 0 else 0.4 if over == 0 else 0.0
        if mode < STARS:
            found += 0.8 if mode >= 3 else -0.8
        return found

    def effort(self, state: State) -> float:
        phase = i64(state.cells[PHASE])
        return 0.4 if phase >= MARKING else 1.0

    def clock(self, state: State) -> i64:
        c = state.cells
        if i64(c[PHASE]) == OVER:
            return OVER_CLOCK
        return i64(c[ROUND]) * state.seats + (i64(c[TURN]) - i64(c[START]) + state.seats) % state.seats
