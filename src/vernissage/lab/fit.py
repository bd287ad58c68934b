"""The weights of a judge, fitted to games played to the end: what each figure of a position was worth in points.

`python -m vernissage.lab.fit art_society --games 600` plays bots against each other, writes down the figures of every
seat at every quiet point, and finds the weights that come nearest to the final totals, or to how far a total is above
the others': least squares, held to what the rules say for sure and to the weights beside. It prints the table of
`bots/<game>/weights.py`.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from msgspec import Struct, field
from numpy.typing import NDArray

from vernissage.bots.bot import Bot, Budget
from vernissage.core.game import State, seats_in
from vernissage.core.rng import Rng, rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game

TIED = 9.0  # how much more strongly a weight is held to the one beside it than to what is known
UNHURRIED = 1000
BATCH = 4096  # rows added at once

Floats = NDArray[np.float64]


class Column(Struct, frozen=True):
    """One weight to be found: a figure, and how much of it counts by the clock."""

    name: str
    share: Callable[[float], float]


class Sample(Struct, frozen=True):
    """A quiet point of a game: its clock, the figures of every seat, and what each seat still came to."""

    clock: float
    figures: list[list[float]]
    totals: list[float]


class Study(Struct, frozen=True):
    """A judge to be fitted: its figures, the weights to be found, and what is known of them before any game."""

    game: str
    names: list[str]
    columns: list[Column]
    read: Callable[[State, int], list[float]]  # the clock, then the figures of a seat
    quiet: Callable[[State], int]  # another number at every quiet point; -1 where it is not quiet
    players: Callable[[int, Rng], list[Bot]]  # for so many seats
    sure: dict[str, float] = field(default_factory=dict)
    ties: list[tuple[int, int]] = field(default_factory=list)  # columns that stand beside each other
    held: float = 4.0  # how strongly weights are held to what is known, in rows
    margins: bool = False  # seats are compared, as the length of a game lifts all totals together
    earned: Callable[[State, int], float] = lambda state, seat: 0.0  # what is safe already, and not to be foretold


def samples(study: Study, games: int, seats: Sequence[int], seed: int, options: dict[str, Any]) -> Iterator[Sample]:
    """Every quiet point of the games, which take the numbers of seats in turn."""
    rules = find_game(study.game)
    for number in range(seed, seed + games):
        count = seats[number % len(seats)]
        state = rules.new(setup_of(rules, {"seats": count, **options}), number)
        rng = rng_for(number, "fit")
        players = study.players(count, rng)
        seen: list[tuple[list[list[float]], list[float]]] = []
        last = -1
        while asked := seats_in(rules.asked(state)):
            now = study.quiet(state)
            if now not in (-1, last):
                last = now
                seen.append(
                    (
                        [study.read(state, seat) for seat in range(count)],
                        [study.earned(state, seat) for seat in range(count)],
                    )
                )
            seat = asked[0]
            view, choices = rules.view(state, seat), rules.options(state, seat)
            choice = players[seat].choose(rules, view, choices, rng, Budget(UNHURRIED))
            rules.play(state, seat, choice.action, choice.payload)
        result = rules.result(state)
        assert result is not None
        for known, safe in seen:
            totals = [total - own for total, own in zip(result.totals, safe, strict=True)]
            yield Sample(known[0][0], [own[1:] for own in known], totals)


def fit(study: Study, found: Iterable[Sample]) -> list[float]:
    """The weight of every column."""
    places = [study.names.index(column.name) for column in study.columns]
    wide = len(study.columns)
    matrix, right = np.zeros((wide, wide)), np.zeros(wide)
    rows: list[Floats] = []
    targets: list[float] = []
    count = 0

    def add() -> None:
        x, y = np.array(rows), np.array(targets)
        np.add(matrix, x.T @ x, out=matrix)
        np.add(right, x.T @ y, out=right)
        rows.clear()
        targets.clear()

    for sample in found:
        shares = np.array([column.share(sample.clock) for column in study.columns])
        figures, totals = np.array(sample.figures)[:, places], np.array(sample.totals)
        if study.margins:
            figures, totals = above_the_others(figures), above_the_others(totals)
        rows += list(figures * shares)
        targets += totals.tolist()
        count += len(totals)
        if len(rows) >= BATCH:
            add()
    if rows:
        add()
    return solved(study, matrix, right, count)


def above_the_others(values: Floats) -> Floats:
    """Each seat's value less the mean of the other seats'."""
    return np.asarray(values - (values.sum(axis=0) - values) / (len(values) - 1))


def solved(study: Study, matrix: Floats, right: Floats, count: int) -> list[float]:
    """The least squares, with what is known and the neighbors holding the weights."""
    scales = matrix.diagonal() / max(1, count) + 1e-6
    known = np.array([study.sure.get(column.name, 0.0) for column in study.columns])
    matrix = matrix + np.diag(study.held * scales)
    right = right + study.held * scales * known
    for one, other in study.ties:
        pull = study.held * TIED * scales[one]
        matrix[[one, other], [one, other]] += pull
        matrix[[one, other], [other, one]] -= pull
    return [float(weight) for weight in np.linalg.solve(matrix, right)]


def at_knots(names: Sequence[str], knots: Sequence[float]) -> tuple[list[Column], list[tuple[int, int]]]:
    """A weight for every figure at every knot of the clock, changing evenly in between; neighbors are tied."""
    columns = [Column(name, hat(knots, knot)) for knot in range(len(knots)) for name in names]
    return columns, [(place, place + len(names)) for place in range(len(columns) - len(names))]


def hat(knots: Sequence[float], knot: int) -> Callable[[float], float]:
    """How much a knot counts at a time: all at the knot, nothing from the next ones on."""
    values = [1.0 if each == knot else 0.0 for each in range(len(knots))]
    return lambda clock: float(np.interp(clock, knots, values))


def table(study: Study, weights: Sequence[float]) -> str:
    """The weights of each figure, as they stand in the game's weights.py."""
    lines = []
    for name in study.names:
        own = [weight for column, weight in zip(study.columns, weights, strict=True) if column.name == name]
        lines.append(f'    "{name}": [{", ".join(f"{weight:.4f}" for weight in own)}],')
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Weights are fitted and printed."""
    from vernissage.lab.studies import STUDIES

    parser = argparse.ArgumentParser(prog="python -m vernissage.lab.fit", description=__doc__)
    parser.add_argument("game", choices=sorted(STUDIES))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seats", default="2", help="numbers of seats in turn, such as 2,2,3")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patrons", help="a whole set of Avant Carde's patrons")
    chosen = parser.parse_args(arguments)
    study = STUDIES[chosen.game]()
    options = {"patrons": chosen.patrons} if chosen.patrons else {}
    seats = [int(each) for each in chosen.seats.split(",")]
    weights = fit(study, samples(study, chosen.games, seats, chosen.seed, options))
    sys.stdout.write(table(study, weights) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
