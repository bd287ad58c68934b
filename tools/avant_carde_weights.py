"""Fits what the judge of Avant Carde counts to the ends of games between thinkers whose hands tremble, and prints the table of weights.

python tools/avant_carde_weights.py --patrons londoners --games 700
"""

import argparse
import sys
from itertools import combinations

from vernissage.bots.avant_carde_judge import CHANGE_TOKEN, FEATURES, GEM_TOKEN, PURSE, WAITING, CardeJudge
from vernissage.bots.avant_carde_thinker import CardeThinker, Plans
from vernissage.bots.bot import Budget
from vernissage.core.rng import rng_for
from vernissage.games.avant_carde.game import GAME
from vernissage.games.avant_carde.model import AvantCardeSetup, PatronSet
from vernissage.games.avant_carde.state import AWARDS, OVER, AvantCardeState, get
from vernissage.games.avant_carde.tables import END, SETS

SAMPLES = 48
RIDGE = 1000.0  # how strongly weights are drawn to nothing, with every column at a spread of one
SOON = {int(CHANGE_TOKEN), int(GEM_TOKEN), int(WAITING), int(PURSE)}  # these are worth something at once
SPENT = {int(WAITING), int(PURSE)}  # and these at once only
# The columns of the fit: (power of the rounds left, feature).
COLUMNS = [
    (power, index)
    for power in range(3)
    for index in range(int(FEATURES))
    if (power > 0 or index in SOON) and not (power > 0 and index in SPENT) and not (power == 2 and index in SOON)
]


def play(seed: int, patrons: PatronSet, judge: CardeJudge, rows: list[tuple[list[float], float]]) -> None:
    """One game; each pair of seats at each end of a turn is a row: how they differ, and by how much the awards still to come will."""
    seats = (2, 2, 2, 3, 2, 4)[seed % 6]
    state = GAME.new(AvantCardeSetup(seats=seats, patrons=patrons), seed)
    assert isinstance(state, AvantCardeState)
    rng = rng_for(seed, "weights")
    players = [
        CardeThinker(
            "", Plans(version=0, samples=8, width=3, depth=4, worlds=1, looks=(300,), trash=2.0, tremble=(0.0, 0.01, 0.03)[rng.below(3)])
        )
        for _ in range(seats)
    ]
    met: list[tuple[float, list[list[float]], list[int]]] = []
    while (seat := GAME.mover(state)) >= 0:
        options = GAME.options(state, seat)
        choice = players[seat].choose(GAME, GAME.view(state, seat), options, rng, Budget(200))
        GAME.apply(state, seat, choice.action)
        if choice.action == END and state.phase != OVER:
            rounds = judge.estimate(state)
            met.append(
                (rounds, [judge.told(state, each) for each in range(seats)], [int(get(state, each, AWARDS)) for each in range(seats)])
            )
    result = GAME.result(state)
    assert result is not None
    for rounds, known, awards in met:
        for one, two in combinations(range(seats), 2):
            differ = [rounds**power * (known[one][index] - known[two][index]) for power, index in COLUMNS]
            rows.append((differ, result.totals[one] - result.totals[two] - awards[one] + awards[two]))


def fitted(rows: list[tuple[list[float], float]]) -> list[float]:
    """The least squares of the rows, drawn to nothing by the ridge."""
    many = len(COLUMNS)
    spread = [max(1e-9, (sum(differ[k] ** 2 for differ, _ in rows) / len(rows)) ** 0.5) for k in range(many)]
    table = [[0.0] * (many + 1) for _ in range(many)]
    for differ, target in rows:
        scaled = [value / each for value, each in zip(differ, spread, strict=True)]
        for k in range(many):
            if scaled[k]:
                own = table[k]
                for other in range(many):
                    own[other] += scaled[k] * scaled[other]
                own[many] += scaled[k] * target
    for k in range(many):
        table[k][k] += RIDGE
    for k in range(many):
        pivot = table[k][k]
        table[k] = [value / pivot for value in table[k]]
        for other in range(many):
            if other != k and table[other][k]:
                factor = table[other][k]
                table[other] = [value - factor * base for value, base in zip(table[other], table[k], strict=True)]
    return [table[k][many] / spread[k] for k in range(many)]


def main() -> int:
    """Prints one line for each thing the judge counts, as in bots/avant_carde_weights.py."""
    parser = argparse.ArgumentParser(description="Fits the weights of Avant Carde's judge.")
    parser.add_argument("--patrons", default="new_yorkers", choices=SETS)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    judge = CardeJudge(SAMPLES)
    rows: list[tuple[list[float], float]] = []
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        play(seed, arguments.patrons, judge, rows)
    weights = dict(zip(COLUMNS, fitted(rows), strict=True))
    print(f"{arguments.games} games, {len(rows)} rows")
    for index in range(int(FEATURES)):
        print(f"    ({', '.join(str(round(weights.get((power, index), 0.0), 4)) for power in range(3))}),")
    return 0


if __name__ == "__main__":
    sys.exit(main())
