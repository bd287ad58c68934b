"""Secret answers given at once, such as blind bids: regret matching against sampled answers of the others, played as a
mixture.
"""

from time import process_time_ns
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.search.trees import MOST_WIDTH, Judge, play_on, renew
from vernissage.core.game import Game, State
from vernissage.core.model import View
from vernissage.core.rng import Rng


@final
class Bidding:
    """All seats that answer at once learn together what they should have answered."""

    def __init__(self, judge: Judge, passes: i64, worlds: i64, horizon: i64) -> None:
        self.judge = judge
        self.passes: i64 = passes
        self.worlds: i64 = worlds
        self.horizon: i64 = horizon
        self.done: i64 = 0
        self.words: i64 = 0
        self.stop: i64 = 0
        self.regret: vec[float] = vec[float]([0.0])
        self.played: vec[float] = vec[float]([0.0])
        self.tried: vec[float] = vec[float]([0.0])
        self.worth: vec[float] = vec[float]([0.0])
        self.options: vec[i64] = vec[i64]([0] * MOST_WIDTH)
        self.spare: vec[i64] = vec[i64]([0] * MOST_WIDTH)
        self.mixture: vec[float] = vec[float]([0.0] * MOST_WIDTH)
        self.gains: vec[float] = vec[float]([0.0] * MOST_WIDTH)
        self.answers: vec[i64] = vec[i64]([0] * 8)
        self.memo: dict[int, list[float]] = {}
        self.lasting = False  # the memo holds for all passes of a decision

    def run(self, game: Game, view: View, rng: Rng, deadline: int) -> list[tuple[int, float, float]]:
        """Every option of the view's seat as (action, chance to play it, mean value)."""
        seat: i64 = view.seat
        self.words = len(game.words)
        self.regret = vec[float]([0.0] * (8 * self.words))
        self.played = vec[float]([0.0] * self.words)
        self.tried = vec[float]([0.0] * self.words)
        self.worth = vec[float]([0.0] * self.words)
        pool = [game.guess(view, rng) for each in range(self.worlds)]
        self.stop = self.judge.stop(pool[0], self.horizon)
        self.lasting = self.horizon == 1 and self.judge.lasting(pool[0])
        self.memo = {}
        self.done = 0
        while self.done < self.passes and process_time_ns() < deadline:
            world = pool[self.done % self.worlds].clone()
            self.judge.reopen(world, seat)
            renew(world, rng)
            self.learn(game, world, seat, rng, deadline)
            self.done += 1
        total = 0.0
        count = game.legal(pool[0], seat, self.options)
        index: i64 = 0
        while index < count:
            total += self.played[self.options[index]]
            index += 1
        found: list[tuple[int, float, float]] = []
        index = 0
        while index < count:
            action = self.options[index]
            share = self.played[action] / total if total > 0.0 else 1.0 / float(count)
            tried = self.tried[action]
            found.append((action, share, self.worth[action] / tried if tried > 0.0 else 0.0))
            index += 1
        return found

    def learn(self, game: Game, world: State, asking: i64, rng: Rng, deadline: int) -> None:
        """One pass: every seat draws an answer, and regrets those that would have done better against the others'."""
        asked = game.asked(world)
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 != 0:
                count = game.legal(world, seat, self.options)
                self.mix(seat, count)
                left = float(rng.word()) / 4294967296.0
                index: i64 = 0
                while index < count - 1:
                    left -= self.mixture[index]
                    if left < 0.0:
                        break
                    index += 1
                self.answers[seat] = self.options[index]
            seat += 1
        if not self.lasting:
            self.memo = {}
        seat = 0
        while seat < world.seats:
            if (asked >> seat) & 1 != 0:
                self.compare(game, world, asked, seat, seat == asking, deadline)
            seat += 1

    def compare(self, game: Game, world: State, asked: i64, seat: i64, mine: bool, deadline: int) -> None:
        """A seat tries all its answers against what the others have drawn; a comparison cut short by time teaches
        nothing.
        """
        count = game.legal(world, seat, self.options)
        self.mix(seat, count)
        drawn = self.answers[seat]
        mean = 0.0
        index: i64 = 0
        while index < count:
            if process_time_ns() >= deadline:
                self.answers[seat] = drawn
                return
            self.answers[seat] = self.options[index]
            gain = self.outcome(game, world, asked, seat)
            self.gains[index] = gain
            mean += self.mixture[index] * gain
            index += 1
        self.answers[seat] = drawn
        at = seat * self.words
        index = 0
        while index < count:
            action = self.options[index]
            regret = self.regret[at + action] + self.gains[index] - mean
            self.regret[at + action] = regret if regret > 0.0 else 0.0
            if mine:
                # Later passes know more and count more.
                self.played[action] += self.mixture[index] * float(self.done + 1)
                self.tried[action] += 1.0
                self.worth[action] += self.gains[index]
            index += 1

    def mix(self, seat: i64, count: i64) -> None:
        """The mixture follows the regrets; without any, everything is equally likely."""
        at = seat * self.words
        total = 0.0
        index: i64 = 0
        while index < count:
            total += self.regret[at + self.options[index]]
            index += 1
        index = 0
        while index < count:
            self.mixture[index] = self.regret[at + self.options[index]] / total if total > 0.0 else 1.0 / float(count)
            index += 1

    def outcome(self, game: Game, world: State, asked: i64, seat: i64) -> float:
        """What these answers come to for a seat; answers that lead to the same table are played on once."""
        state = world.clone()
        who: i64 = 0
        while who < state.seats:
            if (asked >> who) & 1 != 0:
                game.apply(state, who, self.answers[who])
            who += 1
        signature = self.judge.signature(state)
        known = self.memo.get(signature) if signature >= 0 else None
        if known is None:
            there = state.clone()
            play_on(game, self.judge, there, self.stop, self.judge_rng(there), self.spare, True)
            known = [self.judge.value(there, each) for each in range(there.seats)]
            if signature >= 0:
                self.memo[signature] = known
        return self.judge.outcome(state, seat, known[seat])

    def judge_rng(self, state: State) -> Rng:
        """Every answer of a pass meets the same luck."""
        return Rng(state.streams[0])
