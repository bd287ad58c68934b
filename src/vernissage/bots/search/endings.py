"""Tree search that plays every pass to the end of the game, by a quick policy inside the compiled code.

Where a judge's opinion of an unfinished position is too sure of itself, more search only follows its errors; results
have none. The judge still says how options look at first sight. Secret answers are given by all seats at once, each
learning for itself, and what lies open after them is one event of the tree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.search.trees import DEEPEST, LONGEST, MOST_SEATS, MOST_WIDTH, ROOM, Judge, Search
from vernissage.core.game import Game, State
from vernissage.core.rng import Rng

SELDOM: Final[i64] = 20  # an option looked at so much less often than the first tells nothing
OPENED: Final[i64] = MOST_SEATS + 1  # the node behind secret answers at the root; before it one node for each seat


class EndSearch(Search):
    """One tree over guessed worlds; a pass is worth what the game it was played to came to."""

    def __init__(
        self, judge: Judge, passes: i64, worlds: i64, curiosity: float, doubt: float, sure: float = 0.0
    ) -> None:
        super().__init__(judge, passes, worlds, 0, curiosity, sure)
        self.doubt = doubt  # the curiosity about secret answers, which all look alike at first sight
        self.won: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.wins: vec[float] = vec[float]([0.0] * ROOM)  # games won by the asking seat, kept at the root

    def chances(self) -> list[tuple[int, float]]:
        """How many of the games played to their end with each option were won; those hardly looked at are left out."""
        most: i64 = 1
        edge = self.child[0]
        while edge != 0:
            most = self.visits[edge] if self.visits[edge] > most else most
            edge = self.sibling[edge]
        found: list[tuple[int, float]] = []
        edge = self.child[0]
        while edge != 0:
            if SELDOM * self.visits[edge] >= most:
                found.append((self.action[edge], self.wins[edge] / float(self.visits[edge])))
            edge = self.sibling[edge]
        return found

    def walk(self, game: Game, state: State, asking: i64, stop: i64, rng: Rng) -> None:
        """One pass from the root to the end of the game and back."""
        judge = self.judge
        node: i64 = 0
        depth: i64 = 0
        mover = asking
        if judge.secret(state):
            judge.reopen(state, asking)
            depth = self.answers(game, state, asking)
            edge = self.event(OPENED, -1 - judge.signature(state))
            self.path[depth] = edge
            self.movers[depth] = -1
            depth += 1
            node = edge
            mover = game.mover(state)
        while mover >= 0 and depth < DEEPEST - 1:
            if depth > 0 and self.visits[node] == 0:
                break
            if judge.secret(state):
                self.open(game, state, rng)
                edge = self.event(node, -1 - judge.signature(state))
                if edge == 0:
                    break
                self.path[depth] = edge
                self.movers[depth] = -1
                depth += 1
                node = edge
            else:
                count = game.legal(state, mover, self.options)
                if count == 1:
                    game.apply(state, mover, self.options[0])
                else:
                    if self.size >= ROOM - MOST_WIDTH and self.child[node] == 0:
                        break
                    self.offer(game, state, mover, node, count)
                    edge = self.select(count)
                    if edge == 0:
                        break
                    self.path[depth] = edge
                    self.movers[depth] = mover
                    depth += 1
                    node = edge
                    game.apply(state, mover, self.action[edge])
            mover = game.mover(state)
        self.finish(game, state, rng)
        judge.ends(state, self.values, self.won)
        if depth > 0:
            first = self.path[0]
            self.squares[first] += self.values[asking] * self.values[asking]
            self.wins[first] = self.won[asking] + (self.wins[first] if self.visits[first] > 0 else 0.0)
        index: i64 = 0
        while index < depth:
            edge = self.path[index]
            self.visits[edge] += 1
            if self.movers[index] >= 0:
                self.worth[edge] += self.values[self.movers[index]]
            index += 1

    def answers(self, game: Game, state: State, asking: i64) -> i64:
        """Every seat asked answers at the root by what it has learnt; the asking seat's edges come first."""
        if self.size <= OPENED:
            self.size = OPENED + 1
            node: i64 = 1
            while node <= OPENED:
                self.child[node] = 0
                self.visits[node] = 0
                node += 1
        usual = self.curiosity
        self.curiosity = self.doubt
        asked = game.asked(state)
        depth: i64 = 0
        turn: i64 = 0
        while turn < state.seats:
            seat = (asking + turn) % state.seats
            if (asked >> seat) & 1 != 0:
                count = game.legal(state, seat, self.options)
                self.offer(game, state, seat, 0 if seat == asking else 1 + seat, count)
                edge = self.select(count)
                self.path[depth] = edge
                self.movers[depth] = seat
                depth += 1
                game.apply(state, seat, self.action[edge])
            turn += 1
        self.curiosity = usual
        return depth

    def open(self, game: Game, state: State, rng: Rng) -> None:
        """Every seat asked has answered by the quick policy."""
        asked = game.asked(state)
        seat: i64 = 0
        while seat < state.seats:
            if (asked >> seat) & 1 != 0:
                count = game.legal(state, seat, self.options)
                game.apply(state, seat, self.judge.quick(game, state, seat, self.options, count, rng))
            seat += 1

    def event(self, node: i64, sign: i64) -> i64:
        """The edge of what nobody chose, new where it has not happened before; 0 where there is no room."""
        edge = self.find(node, sign)
        if edge != 0 or self.size >= ROOM:
            return edge
        edge = self.size
        self.size += 1
        self.action[edge] = sign
        self.child[edge] = 0
        self.visits[edge] = 0
        self.offered[edge] = 0
        self.worth[edge] = 0.0
        self.squares[edge] = 0.0
        self.prior[edge] = 0.0
        self.sibling[edge] = self.child[node]
        self.child[node] = edge
        return edge

    def finish(self, game: Game, state: State, rng: Rng) -> None:
        """The game has been played to its end by the quick policy."""
        judge = self.judge
        played: i64 = 0
        seat = game.mover(state)
        while seat >= 0 and played < LONGEST:
            count = game.legal(state, seat, self.options)
            action = self.options[0] if count == 1 else judge.quick(game, state, seat, self.options, count, rng)
            game.apply(state, seat, action)
            played += 1
            seat = game.mover(state)
