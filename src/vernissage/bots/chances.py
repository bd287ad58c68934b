"""Chances to win, and what each option of a seat is worth in them: what a review is worked out from.

A game with a room `chances` in its bots' folder tells the figures of a position and weighs options by its own search;
`chances.json` beside it holds what `python -m vernissage.lab.fit_chances` has fitted to the ends of many games. A game
without it is judged by playing on at random.
"""

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec
from msgspec import Struct

from vernissage.bots.rooms import room
from vernissage.bots.search.plain import PlainSearch
from vernissage.bots.search.trees import NEVER, renew
from vernissage.core.game import Game, State
from vernissage.core.model import View
from vernissage.core.rng import Rng

ROLLOUTS: Final = 24  # games played on at random from a position that no model knows
PASSES: Final = 24  # of a search by the rules alone, for each guessed world
ENOUGH: Final = 20  # what fewer than one of so many passes looked at is not told apart
EDGE: Final = 0.002  # no chance is nearer to 0 or 1 before the game is over


class Weighing(Struct, frozen=True):
    """A choice, weighed by what its seat could know: chances to win with the best found, and with what was played."""

    best: int  # what was played, where nothing better was found
    value: float
    played: float

    @property
    def loss(self) -> float:
        """The chance that was given away."""
        return self.value - self.played


class Seated(Struct, frozen=True):
    """What was fitted for one number of seats, at a few knots of the clock."""

    games: int  # it was fitted to
    knots: list[float]
    weights: dict[str, list[float]]  # of each figure, a number a knot
    places: list[list[float]]  # what each seat has beside its figures
    point: list[float]  # how far one point of the game's own score moves the scale of chances
    lift: list[float]  # from what a search finds to a chance: added ...
    stretch: list[float]  # ... to so many times what it finds, both on the scale of chances


class Fitted(Struct, frozen=True):
    """The fitted chances of a game, and how it plays at its worst."""

    version: str
    seats: dict[str, Seated]
    cost: float = 1.0  # how much of what a search says was given away is lost in the end, on average
    random: float = 0.0  # chance that a player by lot gives away with a decision, on average


class Outlook:
    """What the positions of one game come to; this one knows no more than the rules."""

    version = ""
    cost = 1.0  # how much of what a search says was given away is lost in the end
    random = 0.05  # chance given away by a decision left to lot

    def __init__(self, game: Game) -> None:
        self.game = game

    def moment(self, state: State) -> int:
        """Another number wherever the position is quiet enough to be judged; -1 in the middle of a turn."""
        return 0

    def chances(self, state: State, rng: Rng) -> list[float]:
        """The chance of each seat to win, with everything open."""
        result = self.game.result(state)
        if result is not None:
            return shares(result.winners, int(state.seats))
        found = [0.0] * int(state.seats)
        for _ in range(ROLLOUTS):
            end = state.clone()
            renew(end, rng)
            self.game.rollout(end, rng)
            result = self.game.result(end)
            assert result is not None
            for seat, share in enumerate(shares(result.winners, len(found))):
                found[seat] += share / ROLLOUTS
        return found

    def weigh(self, view: View, options: list[int], played: int, rng: Rng, depth: int) -> Weighing:
        """What was played against the best that is found from the view, in so many guessed worlds."""
        found = PlainSearch(PASSES * depth).run(self.game, view, rng, NEVER)
        looks = sum(times for _, times, _ in found)
        values = {action: value for action, times, value in found if times * ENOUGH >= looks or action == played}
        best = max(values, key=lambda action: (values[action], action == played))
        return Weighing(best, values[best], values[played])

    def points(self, state: State, seat: int, before: float, after: float) -> float:
        """By how many points of the game's own score two chances of a seat differ here; 0 where that is not known."""
        return 0.0


class FittedChances(Outlook):
    """Chances by figures of the position, fitted to the ends of games."""

    names: tuple[str, ...] = ()  # of the figures

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.fitted = fitted_of(game.key)
        self.version = self.fitted.version
        self.cost = self.fitted.cost
        self.random = self.fitted.random or self.random
        self.heard: list[float] | None = None  # what searches find on their own scale, while somebody listens

    def clock(self, state: State) -> float:
        """How far the game has come, as the knots count it."""
        raise NotImplementedError

    def figures(self, state: State) -> list[list[float]]:
        """The figures of every seat, in the order of their names."""
        raise NotImplementedError

    def chances(self, state: State, rng: Rng) -> list[float]:
        """The chance of each seat, by the figures of all."""
        seats = int(state.seats)
        result = self.game.result(state)
        if result is not None:
            return shares(result.winners, seats)
        known = self.seated(state)
        near = blend(known.knots, self.clock(state))
        weights = [at(known.weights[name], near) for name in self.names]
        heights = [
            at(place, near) + sum(weight * figure for weight, figure in zip(weights, own, strict=True))
            for place, own in zip(known.places, self.figures(state), strict=True)
        ]
        if seats == 1:  # alone one plays against the gallery, which has no figures
            heights.append(0.0)
        most = max(heights)
        odds = [exp(height - most) for height in heights]
        return [bounded(each / sum(odds), len(odds)) for each in odds][:seats]

    def calibrated(self, state: State, value: float) -> float:
        """The chance to win where a search found this value; whoever listens gets the values as they are."""
        if self.heard is not None:
            self.heard.append(value)
            return value
        known = self.seated(state)
        near = blend(known.knots, self.clock(state))
        return sigmoid(at(known.lift, near) + at(known.stretch, near) * logit(value))

    def shifted(self, state: State, chance: float, points: float) -> float:
        """The chance with so many points more."""
        return sigmoid(logit(chance) + points * self.point(state))

    def points(self, state: State, seat: int, before: float, after: float) -> float:
        """The points that lie between two chances."""
        return (logit(before) - logit(after)) / self.point(state)

    def point(self, state: State) -> float:
        """How far a point moves the scale of chances."""
        known = self.seated(state)
        return max(1e-3, at(known.point, blend(known.knots, self.clock(state))))

    def seated(self, state: State) -> Seated:
        """What was fitted for as many seats as play here."""
        return self.fitted.seats[str(int(state.seats))]


@cache
def fitted_of(key: str) -> Fitted:
    """The fitted chances of a game; empty where none were fitted yet."""
    found = room(key, "chances")
    assert found is not None
    path = files(found.__package__ or "") / "chances.json"
    if not path.is_file():
        return Fitted("", {})
    return msgspec.json.decode(path.read_text("utf-8"), type=Fitted)


def chances_of(game: Game) -> Outlook:
    """What the positions of a game come to."""
    found = room(game.key, "chances")
    if found is None:
        return Outlook(game)
    made = found.chances(game)
    assert isinstance(made, Outlook)
    return made


def shares(winners: list[int], seats: int) -> list[float]:
    """What a result is worth to each seat: a win is shared by those who won."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def blend(knots: list[float], clock: float) -> tuple[int, float]:
    """The knot before a time, and how near the next one is."""
    knot = 0
    while knot < len(knots) - 2 and clock > knots[knot + 1]:
        knot += 1
    near = (clock - knots[knot]) / (knots[knot + 1] - knots[knot])
    return knot, min(1.0, max(0.0, near))


def at(values: list[float], near: tuple[int, float]) -> float:
    """What changes evenly from knot to knot, at a time."""
    knot, share = near
    return (1.0 - share) * values[knot] + share * values[knot + 1]


def bounded(chance: float, many: int) -> float:
    """Nothing is quite sure before the game is over; together the chances still make one."""
    return EDGE + (1.0 - many * EDGE) * chance


def logit(chance: float) -> float:
    """A chance on the scale that has no ends."""
    chance = min(1.0 - EDGE, max(EDGE, chance))
    return log(chance / (1.0 - chance))


def sigmoid(height: float) -> float:
    """The chance at a height of that scale."""
    return 1.0 / (1.0 + exp(-height)) if height > -500.0 else 0.0
