"""Tree search over what a seat may know: guessed worlds share one tree, and a judge values the positions at its tips.

Each pass takes one guessed world, walks down the tree over the options that this world allows (an edge is compared
by how often it was available), plays on by the judge's habits to a quiet point, and adds the judge's value to every
edge it came by.
"""

from math import exp, sqrt
from time import process_time_ns
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vernissage.core.game import Game, State
from vernissage.core.model import View
from vernissage.core.rng import Rng

ROOM: Final[i64] = 100000  # nodes of a tree; when it is full, the tips are judged where they are
DEEPEST: Final[i64] = 200
LONGEST: Final[i64] = 600  # actions of one playing on
MOST_SEATS: Final[i64] = 8
MOST_WIDTH: Final[i64] = 2000
NEVER: Final[i64] = 1 << 62  # the deadline of a search that only its passes end
LOOK: Final[i64] = 16  # passes between two looks whether the choice is settled
ENOUGH: Final[i64] = 256  # passes before means are trusted
MOST_STEPS: Final[i64] = 6  # that a plan tells
LEAST_SPREAD: Final = 0.0025  # of the values of one option


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a game's positions and moves are worth to the search; each game has its own."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def value_all(self, state: State, values: vec[float]) -> None:
        """How good the position is for every seat."""
        seat: i64 = 0
        while seat < state.seats:
            values[seat] = self.value(state, seat)
            seat += 1

    def weigh(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, weights: vec[float]) -> None:
        """How good the options look at first sight, as exponents: one more is e times as likely."""
        index: i64 = 0
        while index < count:
            weights[index] = 0.0
            index += 1

    def habit(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """The option a seat takes while a pass plays on."""
        return options[rng.below(count)]

    def answer(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """The option a seat takes once secret answers lie open: with more care than by habit, where that tells more."""
        return self.habit(game, state, seat, options, count, rng)

    def quick(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """The option a seat takes while a pass is played to the end of the game: with little thought."""
        return options[rng.below(count)]

    def ends(self, state: State, values: vec[float], won: vec[float]) -> None:
        """What the end of the game is worth to every seat, from 0 to 1, and its part in the win."""
        seat: i64 = 0
        while seat < state.seats:
            values[seat] = self.value(state, seat)
            won[seat] = values[seat]
            seat += 1

    def clock(self, state: State) -> i64:
        """A number that grows as the game goes on; a pass ends when it has grown by the horizon."""
        return 0

    def stop(self, state: State, horizon: i64) -> i64:
        """What the clock shows when a pass that begins here ends."""
        return self.clock(state) + horizon

    def effort(self, state: State) -> float:
        """The share of the passes that the question deserves."""
        return 1.0

    def secret(self, state: State) -> bool:
        """Several seats answer without seeing each other's answer."""
        return False

    def reopen(self, state: State, seat: i64) -> None:
        """Secret answers other seats have already given are open again, as nobody has seen them."""

    def signature(self, state: State) -> i64:
        """Equal numbers say that secret answers led to the same table, but for what is kept; -1 says nothing."""
        return -1

    def lasting(self, state: State) -> bool:
        """What equal signatures come to is the same in every guessed world."""
        return False

    def kept(self, state: State, seat: i64) -> float:
        """What the means left after a secret answer are worth, on the scale of value."""
        return 0.0

    def outcome(self, state: State, seat: i64, value: float) -> float:
        """What secret answers, just opened, come to for a seat, when the table they lead to has this value for it."""
        return value + self.kept(state, seat)


class Search:
    """One tree, used anew for every decision."""

    def __init__(
        self, judge: Judge, passes: i64, worlds: i64, horizon: i64, curiosity: float, sure: float = 0.0
    ) -> None:
        self.judge = judge
        self.passes: i64 = passes
        self.worlds: i64 = worlds
        self.horizon: i64 = horizon
        self.curiosity = curiosity
        self.sure = sure  # deviations between two means that settle a choice; 0: only passes do
        self.one: i64 = -1  # two options of the root that alone are looked at, in turn and in the same worlds ...
        self.other: i64 = -1  # ... while somebody wants to know which of them is better
        self.done: i64 = 0  # passes of the last decision
        self.size: i64 = 1
        self.action: vec[i64] = vec[i64]([0] * ROOM)
        self.sibling: vec[i64] = vec[i64]([0] * ROOM)
        self.child: vec[i64] = vec[i64]([0] * ROOM)
        self.visits: vec[i64] = vec[i64]([0] * ROOM)
        self.offered: vec[i64] = vec[i64]([0] * ROOM)
        self.prior: vec[float] = vec[float]([0.0] * ROOM)
        self.worth: vec[float] = vec[float]([0.0] * ROOM)
        self.squares: vec[float] = vec[float]([0.0] * ROOM)  # of the values, kept at the root
        self.options: vec[i64] = vec[i64]([0] * MOST_WIDTH)
        self.edges: vec[i64] = vec[i64]([0] * MOST_WIDTH)
        self.weights: vec[float] = vec[float]([0.0] * MOST_WIDTH)
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.movers: vec[i64] = vec[i64]([0] * DEEPEST)
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def run(self, game: Game, view: View, rng: Rng, deadline: int) -> list[tuple[int, int, float]]:
        """Every option of the view's seat as (action, passes that took it, mean value), the most taken first."""
        pool = [game.guess(view, rng) for each in range(self.worlds)]
        seat: i64 = view.seat
        stop = self.judge.stop(pool[0], self.horizon)
        self.size = 1
        self.child[0] = 0
        self.done = 0
        passes = i64(float(self.passes) * self.judge.effort(pool[0]))
        # One pass at least: without it nothing would be known of any option.
        while self.done == 0 or (self.done < passes and process_time_ns() < deadline):
            if self.one < 0 and self.done % LOOK == LOOK - 1 and self.settled(passes - self.done):
                break
            world = pool[(self.done if self.one < 0 else self.done // 2) % self.worlds].clone()
            renew(world, rng)
            self.walk(game, world, seat, stop, rng)
            self.done += 1
        found: list[tuple[int, int, float]] = []
        edge = self.child[0]
        while edge != 0:
            times = self.visits[edge]
            mean = self.worth[edge] / float(times) if times > 0 else -1.0
            found.append((self.action[edge], times, mean))
            edge = self.sibling[edge]
        found.sort(key=lambda each: (-each[1], -each[2], each[0]))
        return found

    def between(self, game: Game, view: View, rng: Rng, one: i64, other: i64) -> tuple[float, float, float]:
        """The mean values of two options, and by how much their difference may err."""
        self.one, self.other = one, other
        self.run(game, view, rng, NEVER)
        self.one, self.other = -1, -1
        first, second = self.find(0, one), self.find(0, other)
        error = sqrt(self.variance(first) + self.variance(second))
        return self.worth[first] / float(self.visits[first]), self.worth[second] / float(self.visits[second]), error

    def variance(self, edge: i64) -> float:
        """By how much the mean of an edge of the root may err, squared."""
        times = float(self.visits[edge])
        mean = self.worth[edge] / times
        return (self.squares[edge] / times - mean * mean + LEAST_SPREAD) / times

    def follow(self, action: i64) -> list[int]:
        """What was answered most often after an option, step by step, as far as it was often enough looked at."""
        found: list[int] = []
        edge = self.find(0, action)
        while edge != 0 and len(found) < MOST_STEPS:
            best: i64 = 0
            other = self.child[edge]
            while other != 0:
                if self.visits[other] > (self.visits[best] if best != 0 else LOOK - 1):
                    best = other
                other = self.sibling[other]
            edge = best
            if edge == 0 or self.action[edge] < 0:
                break
            found.append(self.action[edge])
        return found

    def settled(self, left: i64) -> bool:
        """No other option can be taken as often as the first in the passes left, or none can be as good."""
        most: i64 = 0
        second: i64 = 0
        first: i64 = 0
        edge = self.child[0]
        while edge != 0:
            times = self.visits[edge]
            if times > most:
                second = most
                most = times
                first = edge
            elif times > second:
                second = times
            edge = self.sibling[edge]
        return most > second + left or (self.sure > 0.0 and self.done >= ENOUGH and self.beyond_doubt(first))

    def beyond_doubt(self, first: i64) -> bool:
        """The mean of the edge taken most often is better than every other by so many deviations."""
        times = float(self.visits[first])
        mean = self.worth[first] / times
        spread = self.squares[first] / times - mean * mean
        spread = spread if spread > LEAST_SPREAD else LEAST_SPREAD
        edge = self.child[0]
        while edge != 0:
            other = float(self.visits[edge])
            if edge != first and (
                other == 0.0 or mean - self.worth[edge] / other < self.sure * sqrt(spread * (1.0 / times + 1.0 / other))
            ):
                return False
            edge = self.sibling[edge]
        return True

    def walk(self, game: Game, state: State, asking: i64, stop: i64, rng: Rng) -> None:
        """One pass from the root to a quiet point and back."""
        judge = self.judge
        node: i64 = 0
        depth: i64 = 0
        mover = asking
        while mover >= 0 and depth < DEEPEST:
            # A tip seen for the first time is judged by playing on; it branches when it is seen again.
            if depth > 0 and (self.visits[node] == 0 or judge.clock(state) >= stop or judge.secret(state)):
                break
            count = game.legal(state, mover, self.options)
            if count == 1:
                game.apply(state, mover, self.options[0])
            else:
                if self.size >= ROOM - MOST_WIDTH and self.child[node] == 0:
                    break
                self.offer(game, state, mover, node, count)
                edge = self.select(count)
                if depth == 0 and self.one >= 0:
                    edge = self.find(0, self.one if self.done % 2 == 0 else self.other)
                if edge == 0:
                    break
                self.path[depth] = edge
                self.movers[depth] = mover
                depth += 1
                node = edge
                game.apply(state, mover, self.action[edge])
            mover = game.mover(state)
        play_on(game, judge, state, stop, rng, self.options)
        judge.value_all(state, self.values)
        if depth > 0:
            self.squares[self.path[0]] += self.values[asking] * self.values[asking]
        index: i64 = 0
        while index < depth:
            edge = self.path[index]
            self.visits[edge] += 1
            self.worth[edge] += self.values[self.movers[index]]
            index += 1

    def offer(self, game: Game, state: State, mover: i64, node: i64, count: i64) -> None:
        """Every option has its edge; a new one is weighed beside the others."""
        index: i64 = 0
        missing = False
        edge = self.child[node]
        while index < count:
            # The chain is mostly ascending like the options: the next edge is mostly the one that follows.
            if edge == 0 or self.action[edge] != self.options[index]:
                edge = self.find(node, self.options[index])
            self.edges[index] = edge
            if edge == 0:
                missing = True
            else:
                edge = self.sibling[edge]
            index += 1
        if not missing:
            return
        self.judge.weigh(game, state, mover, self.options, count, self.weights)
        most = self.weights[0]
        index = 1
        while index < count:
            if self.weights[index] > most:
                most = self.weights[index]
            index += 1
        # The last option is linked first, so that the chain is ascending like the options.
        index = count - 1
        while index >= 0:
            if self.edges[index] == 0 and self.size < ROOM:
                edge = self.size
                self.size += 1
                self.action[edge] = self.options[index]
                self.child[edge] = 0
                self.visits[edge] = 0
                self.offered[edge] = 0
                self.worth[edge] = 0.0
                self.squares[edge] = 0.0
                self.prior[edge] = exp(self.weights[index] - most)
                self.sibling[edge] = self.child[node]
                self.child[node] = edge
                self.edges[index] = edge
            index -= 1

    def find(self, node: i64, action: i64) -> i64:
        """The edge of an action, or 0."""
        edge = self.child[node]
        while edge != 0 and self.action[edge] != action:
            edge = self.sibling[edge]
        return edge

    def select(self, count: i64) -> i64:
        """The edge with the best mean and the best reason to look again, or 0 when the tree has no room for any."""
        taken: i64 = 0
        worth = 0.0
        weight = 0.0
        index: i64 = 0
        while index < count:
            edge = self.edges[index]
            if edge == 0:
                index += 1
                continue
            self.offered[edge] += 1
            taken += self.visits[edge]
            worth += self.worth[edge]
            weight += self.prior[edge]
            index += 1
        mean = worth / float(taken) if taken > 0 else 0.5  # also of an edge never taken
        best: i64 = 0
        best_score = -1.0
        index = 0
        while index < count:
            edge = self.edges[index]
            if edge == 0:
                index += 1
                continue
            visits = self.visits[edge]
            score = self.worth[edge] / float(visits) if visits > 0 else mean
            score += self.curiosity * self.prior[edge] / weight * sqrt(float(self.offered[edge])) / float(1 + visits)
            if score > best_score:
                best_score = score
                best = edge
            index += 1
        return best


def play_on(game: Game, judge: Judge, state: State, stop: i64, rng: Rng, options: vec[i64], care: bool = False) -> None:
    """Every seat follows its habits, or answers with care, until the clock has come to its stop."""
    played: i64 = 0
    seat = game.mover(state)
    while seat >= 0 and played < LONGEST and judge.clock(state) < stop:
        count = game.legal(state, seat, options)
        if count == 1:
            action = options[0]
        elif care:
            action = judge.answer(game, state, seat, options, count, rng)
        else:
            action = judge.habit(game, state, seat, options, count, rng)
        game.apply(state, seat, action)
        played += 1
        seat = game.mover(state)


def renew(state: State, rng: Rng) -> None:
    """The guessed world will draw other cards than it did before."""
    which: i64 = 0
    while which <= state.seats:
        state.streams[which] = 1 + (rng.word() << 29) + (rng.word() >> 3)
        which += 1


def softly(weights: vec[float], count: i64, rng: Rng) -> i64:
    """An index drawn by weights that are exponents."""
    most = weights[0]
    index: i64 = 1
    while index < count:
        if weights[index] > most:
            most = weights[index]
        index += 1
    total = 0.0
    index = 0
    while index < count:
        total += exp(weights[index] - most)
        index += 1
    left = total * float(rng.word()) / 4294967296.0
    index = 0
    while index < count - 1:
        left -= exp(weights[index] - most)
        if left < 0.0:
            return index
        index += 1
    return count - 1
