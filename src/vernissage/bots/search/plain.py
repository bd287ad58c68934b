"""Plain information-set search for any game: guessed worlds, one tree, random play to the end, and no knowledge but the
rules.

It plays games that have no bots of their own, and is the yardstick of those that have: it stays as it is, so that
strength can be compared from release to release.
"""

from math import log, sqrt
from time import process_time_ns
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.game import Game, State
from vernissage.core.model import View
from vernissage.core.rng import Rng

ROOM: Final[i64] = 100000  # nodes of a tree; when it is full, it grows no more
DEEPEST: Final[i64] = 400
MOST_SEATS: Final[i64] = 16
CURIOSITY: Final = 0.7
WON: Final = 0.5  # of a game's value; the rest is by how far a seat is ahead
LONGEST: Final[i64] = 20000  # actions of one playing on


@final
class PlainSearch:
    """One tree, grown anew for every decision; what is chosen most often is best."""

    def __init__(self, passes: i64) -> None:
        self.passes: i64 = passes
        self.done: i64 = 0
        self.size: i64 = 1
        self.action: vec[i64] = vec[i64]([0] * ROOM)
        self.sibling: vec[i64] = vec[i64]([0] * ROOM)
        self.child: vec[i64] = vec[i64]([0] * ROOM)
        self.visits: vec[i64] = vec[i64]([0] * ROOM)
        self.offered: vec[i64] = vec[i64]([0] * ROOM)
        self.worth: vec[float] = vec[float]([0.0] * ROOM)
        self.options: vec[i64] = vec[i64]([0])
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.movers: vec[i64] = vec[i64]([0] * DEEPEST)
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.ahead = 0.0  # points by which somebody was ahead at the ends of all passes together
        self.points = 0.0  # the first seat's points at the ends of all passes together, for games played alone

    def run(self, game: Game, view: View, rng: Rng, deadline: int) -> list[tuple[int, int, float]]:
        """Every option of the view's seat as (action, passes that took it, mean value), the most taken first."""
        self.options = vec[i64]([0] * (len(game.words) + 1))
        self.size = 1
        self.child[0] = 0
        self.done = 0
        self.ahead = 0.0
        self.points = 0.0
        # One pass at least: without it nothing would be known of any option.
        while self.done == 0 or (self.done < self.passes and process_time_ns() < deadline):
            self.walk(game, game.guess(view, rng), view.seat, rng)
            self.done += 1
        found: list[tuple[int, int, float]] = []
        edge = self.child[0]
        while edge != 0:
            times = self.visits[edge]
            found.append((self.action[edge], times, self.worth[edge] / float(times) if times > 0 else 0.0))
            edge = self.sibling[edge]
        found.sort(key=lambda each: (-each[1], -each[2], each[0]))
        return found

    def walk(self, game: Game, state: State, asking: i64, rng: Rng) -> None:
        """One pass: down the tree, one new edge, random play to the end, and back."""
        node: i64 = 0
        depth: i64 = 0
        mover = asking
        grown = False
        while mover >= 0 and depth < DEEPEST and not grown:
            count = game.legal(state, mover, self.options)
            edge = self.unseen(node, count, rng)
            if edge != 0:
                grown = True
            else:
                edge = self.select(node, count)
                if edge == 0:
                    break
            self.path[depth] = edge
            self.movers[depth] = mover
            depth += 1
            node = edge
            step(game, state, mover, self.action[edge], rng)
            mover = game.mover(state)
        game.rollout(state, rng, most=LONGEST)
        self.judge(game, state)
        index: i64 = 0
        while index < depth:
            edge = self.path[index]
            self.visits[edge] += 1
            self.worth[edge] += self.values[self.movers[index]]
            index += 1

    def unseen(self, node: i64, count: i64, rng: Rng) -> i64:
        """A new edge for one of the options that have none, or 0; every edge on offer is counted as offered."""
        missing: i64 = 0
        chosen: i64 = -1
        index: i64 = 0
        while index < count:
            edge = self.find(node, self.options[index])
            if edge != 0:
                self.offered[edge] += 1
            else:
                missing += 1
                if rng.below(missing) == 0:
                    chosen = self.options[index]
            index += 1
        if chosen < 0 or self.size >= ROOM:
            return 0
        edge = self.size
        self.size += 1
        self.action[edge] = chosen
        self.child[edge] = 0
        self.visits[edge] = 0
        self.offered[edge] = 1
        self.worth[edge] = 0.0
        self.sibling[edge] = self.child[node]
        self.child[node] = edge
        return edge

    def find(self, node: i64, action: i64) -> i64:
        """The edge of an action, or 0."""
        edge = self.child[node]
        while edge != 0 and self.action[edge] != action:
            edge = self.sibling[edge]
        return edge

    def select(self, node: i64, count: i64) -> i64:
        """The edge on offer with the highest upper bound, or 0."""
        best: i64 = 0
        highest = -1.0
        index: i64 = 0
        while index < count:
            edge = self.find(node, self.options[index])
            if edge != 0:
                times = float(self.visits[edge])
                bound = self.worth[edge] / times + CURIOSITY * sqrt(log(float(self.offered[edge])) / times)
                if bound > highest:
                    highest = bound
                    best = edge
            index += 1
        return best

    def judge(self, game: Game, state: State) -> None:
        """What the end of the game is worth to every seat: half for winning, half for how far it is ahead."""
        result = game.result(state)
        seat: i64 = 0
        if result is None:
            while seat < state.seats:
                self.values[seat] = 0.5
                seat += 1
            return
        totals = result.totals
        alone = len(totals) == 1
        passes = float(self.done + 1)
        self.points += float(totals[0])
        while seat < state.seats:
            mine = float(totals[seat])
            best = self.points / passes if alone else -1e9
            for other in range(len(totals)):
                if other != seat and float(totals[other]) > best:
                    best = float(totals[other])
            ahead = mine - best
            far = ahead if ahead > 0.0 else -ahead
            if seat == 0:
                self.ahead += far
            usual = self.ahead / passes + 1e-9
            won = 1.0 / float(len(result.winners)) if seat in result.winners else 0.0
            self.values[seat] = WON * won + (1.0 - WON) * 0.5 * (1.0 + ahead / (far + usual))
            seat += 1


def step(game: Game, state: State, seat: i64, action: i64, rng: Rng) -> None:
    """The action has happened, with some payload where the game wants one."""
    if game.payloads:
        game.apply(state, seat, action, game.some_payload(state, seat, action, rng))
    else:
        game.apply(state, seat, action)
