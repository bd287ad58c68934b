"""Chances to win Avant Carde: the awards the judge expects of every deck, and what is left of the supply."""

from typing import Final, cast

from vernissage.bots.avant_carde.features import PURSE
from vernissage.bots.avant_carde.judge import CardeJudge
from vernissage.bots.avant_carde.planner import Planner
from vernissage.bots.avant_carde.solver import Solver
from vernissage.bots.avant_carde.thinker import SAME, best_of, goal
from vernissage.bots.avant_carde.weights import weights_for
from vernissage.bots.chances import FittedChances, Weighing
from vernissage.bots.search.trees import NEVER
from vernissage.core.game import Game, State
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.state import AWARDS, BUYING, AvantCardeState, get, patron_of

HANDS: Final = 16  # by which decks are judged
WORLDS: Final = 16  # guessed worlds of a review for each that a Buy turn is planned in
LOOKS: Final = 1500  # positions of the solver for a line
OUTCOMES: Final = 40  # of a draw that are all looked at; of more a few samples
SAMPLES: Final = 8
TRASH: Final = 2.0  # dollars a Snob in the line is worth while there is junk to be trashed
WIDTH: Final = 4
DEPTH: Final = 8


class CardeChances(FittedChances):
    """Judges when a round begins and before every Buy turn."""

    names = ("expected", "awards", "turn", "supply")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.judge = CardeJudge(HANDS)
        self.patrons: list[str] = []  # whose worth the judge knows

    def moment(self, state: State) -> int:
        return int(self.judge.clock(state))

    def clock(self, state: State) -> float:
        self.meet(state)
        return self.judge.estimate(cast(AvantCardeState, state))

    def figures(self, state: State) -> list[list[float]]:
        s = cast(AvantCardeState, state)
        self.meet(s)
        self.judge.estimate(s)
        seats = int(s.seats)
        return [
            [
                float(self.judge.points[seat]),
                float(get(s, seat, AWARDS)),
                float((seat - int(s.first)) % seats),
                float(s.awards),
            ]
            for seat in range(seats)
        ]

    def weigh(self, view: View, options: list[int], played: int, rng: Rng, depth: int) -> Weighing:
        """Lines by the dollars they earn on average, Buy turns by the best plans that begin with an option."""
        world = self.game.guess(view, rng)
        self.meet(world)
        if cast(AvantCardeView, view).phase == "play":
            return self.line(world, cast(AvantCardeView, view), options, played, rng)
        planner = Planner(self.judge, WIDTH, DEPTH, max(1, depth // WORLDS))
        values = dict(planner.run(self.game, view, rng, NEVER))
        best = best_of(list(values.items()))
        value = values[best]
        if best != played:
            # Plans that begin with a lesser step are soon given up: what was played gets plans of its own.
            worlds = [self.game.guess(view, rng) for _ in range(max(1, depth // WORLDS))]
            value, own = (
                sum(self.after(each, view.seat, action, rng) for each in worlds) / len(worlds)
                for action in (best, played)
            )
            if value - own > SAME:
                return Weighing(best, self.calibrated(world, value), self.calibrated(world, own))
        value = self.calibrated(world, value)
        return Weighing(played, value, value)

    def after(self, world: State, seat: int, action: int, rng: Rng) -> float:
        """What the best plan is worth once a step has been taken."""
        state = cast(AvantCardeState, world.clone())
        self.game.apply(state, seat, action)
        if state.phase != BUYING or int(self.game.mover(state)) != seat or int(state.active) != seat:
            return float(self.judge.value(state, seat))
        view = self.game.view(state, seat)
        return max(value for _, value in Planner(self.judge, WIDTH, DEPTH, 1).run(self.game, view, rng, NEVER))

    def line(self, world: State, view: AvantCardeView, options: list[int], played: int, rng: Rng) -> Weighing:
        """Dollars as chances: what a purse is worth in awards, and an award in chances."""
        s = cast(AvantCardeState, world)
        wanted, stop = goal(view, TRASH), self.game.numbers["stop"]

        def earned(solver: Solver, action: int) -> float:
            return solver.standing(s, view.seat) if action == stop else solver.after(s, view.seat, action)

        solver = Solver(wanted, LOOKS, OUTCOMES, SAMPLES)
        money = {action: earned(solver, action) for action in options}
        best = max(options, key=lambda action: (money[action], action == played))
        if not solver.exact and best != played:
            # What is looked at last is looked at least: the best and what was played get a look of their own.
            money = {action: earned(Solver(wanted, LOOKS, OUTCOMES, SAMPLES), action) for action in (best, played)}
        chance = self.chances(world, rng)[view.seat]
        less = money[best] - money[played]
        if less <= SAME:
            return Weighing(played, chance, chance)
        return Weighing(best, chance, self.shifted(world, chance, -float(self.judge.weights[PURSE]) * less))

    def meet(self, state: State) -> None:
        """The judge knows the patrons of the table."""
        s = cast(AvantCardeState, state)
        found = [PATRONS[patron_of(s, number)].name for number in range(2, 8)]
        if found != self.patrons:
            self.patrons = found
            self.judge.fit(weights_for(found))


def chances(game: Game) -> CardeChances:
    """What positions of Avant Carde come to."""
    return CardeChances(game)
