"""Buy turns of Avant Carde planned to their end: the most promising positions grow step by step, each judged as if the
turn ended there.

What the stacks hide is guessed several times over, and a first step is worth the mean of the best plans that begin
with it.
"""

from time import process_time_ns
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.avant_carde.judge import CardeJudge
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.piles import size
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.patrons.parisians import FORGER
from vernissage.games.avant_carde.state import BUYING, TOKEN, USED, AvantCardeState, get, stack_place
from vernissage.games.avant_carde.tables import KINDS
from vernissage.games.avant_carde.vocabulary import END

MOST_WIDTH: Final[i64] = 600
MOST_ROOTS: Final[i64] = 60  # first steps that are told apart when two plans meet


@final
class Plan:
    """A position on the way, the first steps that lead to it, and its worth if the turn ended there."""

    def __init__(self, state: AvantCardeState, roots: list[int], worth: float) -> None:
        self.state = state
        self.roots = roots
        self.worth = worth


@final
class Planner:
    """Looks for the best way to spend a Buy turn."""

    def __init__(self, judge: CardeJudge, width: i64, depth: i64, worlds: i64) -> None:
        self.judge = judge
        self.width: i64 = width
        self.depth: i64 = depth
        self.worlds: i64 = worlds
        self.options: vec[i64] = vec[i64]([0] * MOST_WIDTH)
        self.best: list[float] = []

    def run(self, game: Game, view: View, rng: Rng, deadline: int) -> list[tuple[int, float]]:
        """Every option of the view's seat with the worth of the best plan that begins with it."""
        seat: i64 = view.seat
        total: list[float] = []
        actions: list[int] = []
        done: i64 = 0
        while done == 0 or (done < self.worlds and process_time_ns() < deadline):
            world = cast(AvantCardeState, game.guess(view, rng))
            if done == 0:
                count = game.legal(world, seat, self.options)
                actions = [self.options[index] for index in range(count)]
                total = [0.0] * count
            self.best = [-1.0] * len(actions)
            self.grow(game, world, seat, actions, deadline)
            for index in range(len(actions)):
                total[index] += self.best[index]
            done += 1
        return [(actions[index], total[index] / float(done)) for index in range(len(actions))]

    def grow(self, game: Game, world: AvantCardeState, seat: i64, actions: list[int], deadline: int) -> None:
        """The plans of one guessed world; the best of each first step is noted."""
        level: list[Plan] = []
        seen: dict[int, Plan] = {}
        for root in range(len(actions)):
            self.step(game, world, seat, actions[root], [root], level, seen)
        depth: i64 = 1
        while depth < self.depth and len(level) > 0 and process_time_ns() < deadline:
            level.sort(key=lambda plan: -plan.worth)
            further: list[Plan] = []
            seen = {}
            for plan in level[: self.width]:
                options = vec[i64]([0] * MOST_WIDTH)
                count = game.legal(plan.state, seat, options)
                index: i64 = 0
                while index < count:
                    if options[index] != END.first:
                        self.step(game, plan.state, seat, options[index], plan.roots, further, seen)
                    index += 1
                if process_time_ns() >= deadline:
                    break
            level = further
            depth += 1

    def step(
        self,
        game: Game,
        state: AvantCardeState,
        seat: i64,
        action: i64,
        roots: list[int],
        level: list[Plan],
        seen: dict[int, Plan],
    ) -> None:
        """One more step of a plan; where two plans meet they go on as one."""
        after = state.clone()
        game.apply(after, seat, action)
        while after.phase == BUYING and after.forging > 0 and game.mover(after) != seat:
            game.apply(after, game.mover(after), FORGER.no.first)
        if after.phase != BUYING or game.mover(after) != seat or after.forging > 0 or action == END.first:
            self.note(roots, self.judge.value(after, seat))
            return
        key = self.key(after, seat)
        met = seen.get(key)
        if met is not None:
            self.note(roots, met.worth)
            for root in roots:
                if root < MOST_ROOTS and root not in met.roots:
                    met.roots = [*met.roots, root]
            return
        ended = after.clone()
        game.apply(ended, seat, END.first)
        worth = self.judge.value(ended, seat)
        self.note(roots, worth)
        plan = Plan(after, roots, worth)
        seen[key] = plan
        level.append(plan)

    def note(self, roots: list[int], worth: float) -> None:
        """A way to end the turn counts for the first steps that lead to it."""
        for root in roots:
            if worth > self.best[root]:
                self.best[root] = worth

    def key(self, s: AvantCardeState, seat: i64) -> int:
        """Equal for positions that differ in the order of steps only."""
        self.judge.figures.count(s, seat)
        counts = self.judge.figures.hands.counts
        key: i64 = s.left * 64 + s.made
        key = key * 8 + s.spent * 4 + s.twos * 2 + get(s, seat, TOKEN)
        kind: i64 = 0
        while kind < KINDS:
            key = (key * 1000003 + counts[kind]) & 1099511627775
            kind += 1
        number: i64 = 2
        while number <= 7:
            place = stack_place(number)
            left = size(s.cells, place)
            key = (key * 1000003 + 40 * left + i64(s.cells[place + left])) & 1099511627775
            number += 1
        index: i64 = 0
        while index < 16:
            key = (key * 1000003 + i64(s.cells[USED + index])) & 1099511627775
            index += 1
        return key
