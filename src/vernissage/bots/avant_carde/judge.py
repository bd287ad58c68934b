"""What a position of Avant Carde is worth: awards won, and what the deck will earn in the rounds that are left.

A deck is judged by what its sampled hands earn now and with a few dollars more, and by the kinds of its cards. What
each of these is worth with so many rounds to go was fitted to the ends of many games between bots.
"""

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.avant_carde.features import COUNT, LATER, NOW, PURSE, SOON, WAITING, Figures
from vernissage.bots.avant_carde.weights import WEIGHTS
from vernissage.bots.search.trees import Judge
from vernissage.core.game import State
from vernissage.games.avant_carde.scoring import money_of
from vernissage.games.avant_carde.state import (
    AWARDS,
    OVER,
    PLAYING,
    AvantCardeState,
    get,
)
from vernissage.games.avant_carde.tables import (
    SOLO_ROUNDS,
)

OVER_CLOCK: Final[i64] = 100000
LONGEST: Final[i64] = 14  # rounds looked ahead
FAR: Final = 6.0  # rounds left beyond which nothing changes
GROWTH: Final = 0.5  # dollars a deck gains in a round


@final
class CardeJudge(Judge):
    """Knows what a deck will earn."""

    def __init__(self, samples: i64 = 24) -> None:
        self.figures = Figures(samples)
        self.weights: vec[float] = vec[float](WEIGHTS)
        self.scale = 2.0
        self.spread = 0.15  # more for each round left
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
        figures = self.figures
        rounds = self.rounds_left(s)
        if rounds > FAR:
            rounds = FAR
        seat: i64 = 0
        while seat < s.seats:
            figures.read(s, seat)
            total = float(get(s, seat, AWARDS))
            index: i64 = 0
            while index < COUNT:
                weight = self.weights[index] + rounds * (
                    self.weights[COUNT + index] + rounds * self.weights[2 * COUNT + index]
                )
                total += weight * figures.known[index]
                index += 1
            if s.awards == 0:
                total += 0.001 * (
                    float(money_of(s, seat)) if figures.known[PURSE] == 0.0 else figures.known[PURSE]
                )  # it breaks ties
            self.points[seat] = total
            seat += 1
        return rounds

    def rounds_left(self, s: AvantCardeState) -> float:
        """Rounds after this one until the awards run out, at the pace of these decks; solo has its own end."""
        if s.seats == 1:
            return float(SOLO_ROUNDS - s.round) + (1.0 if s.phase == PLAYING else 0.0)
        figures = self.figures
        pool = float(s.awards)
        paces = self.paces
        ahead: i64 = 0
        while ahead <= LONGEST:
            paces[ahead] = 0.0
            ahead += 1
        seat: i64 = 0
        while seat < s.seats:
            figures.read(s, seat)
            pool -= figures.known[WAITING]
            ahead = 0
            while ahead <= LONGEST:
                more = GROWTH * float(ahead + 1) / 1.5
                if more < 1.0:
                    paces[ahead] += figures.known[NOW] + more * (figures.known[SOON] - figures.known[NOW])
                else:
                    paces[ahead] += figures.known[SOON] + (more - 1.0) * (figures.known[LATER] - figures.known[SOON])
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

    def told(self, state: State, seat: i64) -> list[float]:
        """The features of a seat, for fitting."""
        self.figures.read(cast(AvantCardeState, state), seat)
        return list(self.figures.known)

    def quality(self, s: AvantCardeState, seat: i64) -> float:
        """Awards a seat's deck earns in a round."""
        self.figures.count(s, seat)
        return self.figures.notes[self.figures.noted(s)]

    def clock(self, state: State) -> i64:
        s = cast(AvantCardeState, state)
        if s.phase == OVER:
            return OVER_CLOCK
        return s.round * (s.seats + 1) + (0 if s.phase == PLAYING else 1 + s.turns)


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
