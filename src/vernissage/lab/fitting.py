"""The weights of a judge, fitted to games played to the end: what each figure of a position was worth in points.

`python -m vernissage.lab.fitting art_society --games 600` plays bots against each other, writes down the figures of every seat at
every quiet point, and finds the weights that come nearest to the final totals, or to how far a total is above the others': least
squares, held to what the rules say for sure and to the knot beside. It prints the table of `bots/<game>_weights.py`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from vernissage.bots import art_decko_features, art_decko_weights, art_society_features, art_society_weights
from vernissage.bots.art_decko_judge import DeckoJudge
from vernissage.bots.art_society_judge import PARTS, SocietyJudge
from vernissage.bots.bot import Budget
from vernissage.bots.searcher import Config, Thinker
from vernissage.core.game import seats_in
from vernissage.core.match import setup_of
from vernissage.core.rng import rng_for
from vernissage.games import game as find_game

TIED = 9.0  # how much more strongly weights are held to those at the knot beside than to what is known
UNHURRIED = 1000


class Known(Struct, frozen=True):
    """A judge to be fitted: its figures, where its weights change, and what the rules say about some of them."""

    judge: DeckoJudge | SocietyJudge
    names: list[str]
    knots: list[float]
    sure: dict[str, float]
    config: Config
    parts: int = 1  # the clock's steps from one quiet point to the next
    margins: bool = False  # seats are compared, as the length of a game lifts all totals together
    held: float = 4.0  # how strongly weights are held to what is known, in samples
    stake: bool = False  # the strength of the hand of bids has one weight of its own, by the rounds left


def known(key: str) -> Known:
    """What is known before any game is played."""
    if key == "art_society":
        told = {"shields": 1.0, "pay": 1.0, "eyeline": 1.0, "surplus": -2.0, "full": 5.0, "live": 0.4, "dead": 0.15}
        told |= {"live corners": -1.0, "dead corners": -1.7}
        config = Config(version=0, passes=40, worlds=8, horizon=1, curiosity=0.3, bids=6, tremble=0.01)
        return Known(
            art_society_weights.judge(), art_society_features.NAMES, art_society_weights.KNOTS, told, config, int(PARTS), stake=True
        )
    told = {"track": 1.0, "rows": 0.5, "rated": 0.5, "gold points": 0.7, "gold": 0.2, "sure tiles": 1.0, "likely tiles": 0.5}
    told |= {"power": 0.4, "mean power": 8.0, "hand over mean": 0.2, "hand beyond five": 0.2}
    config = Config(version=0, passes=150, worlds=8, horizon=1, curiosity=0.15, tremble=0.01)
    return Known(art_decko_weights.judge(), art_decko_features.NAMES, art_decko_weights.KNOTS, told, config, margins=True, held=40.0)


def samples(key: str, judged: Known, games: int, seats: int, seed: int) -> Iterator[tuple[list[list[float]], list[int]]]:
    """The clock and the figures of every seat at every quiet point of the games, with the final totals."""
    game = find_game(key)
    for number in range(seed, seed + games):
        state = game.new(setup_of(game, {"seats": seats}), number)
        players = [Thinker("", judged.judge, judged.config) for _ in range(seats)]
        rngs = [rng_for(number, f"fitting/{seat}") for seat in range(seats)]
        seen: list[list[list[float]]] = []
        last = -1
        while asked := seats_in(game.asked(state)):
            now = judged.judge.clock(state)
            if now != last and now % judged.parts == 0:
                last = now
                seen.append([judged.judge.figures(state, seat) for seat in range(seats)])
            seat = asked[0]
            choice = players[seat].choose(game, game.view(state, seat), game.options(state, seat), rngs[seat], Budget(UNHURRIED))
            game.play(state, seat, choice.action, choice.payload)
        result = game.result(state)
        assert result is not None
        yield from ((figures, result.totals) for figures in seen)


def rows(judged: Known, figures: Sequence[Sequence[float]], totals: Sequence[int]) -> Iterator[tuple[list[tuple[int, float]], float]]:
    """One row of the least squares for each seat: the places of the table with their figures, and what they should come to."""
    for seat, own in enumerate(figures):
        clock, counted, total = own[0], list(own[1:]), float(totals[seat])
        if judged.margins:
            others = [other for other in range(len(figures)) if other != seat]
            total -= sum(totals[other] for other in others) / len(others)
            counted = [x - sum(figures[other][1 + i] for other in others) / len(others) for i, x in enumerate(counted)]
        bids = counted.pop(0) * clock / 4 if judged.stake else 0.0
        row = spread(clock, counted, judged.knots)
        yield [*row, (len(judged.names) * len(judged.knots), bids)] if judged.stake else row, total


def spread(clock: float, figures: Sequence[float], knots: Sequence[float]) -> list[tuple[int, float]]:
    """The figures between the two knots around the clock, as places in the table of weights."""
    knot = 0
    while knot < len(knots) - 2 and clock > knots[knot + 1]:
        knot += 1
    near = min(1.0, max(0.0, (clock - knots[knot]) / (knots[knot + 1] - knots[knot])))
    at = knot * len(figures)
    return [(at + i, (1 - near) * x) for i, x in enumerate(figures)] + [(at + len(figures) + i, near * x) for i, x in enumerate(figures)]


def fit(judged: Known, found: Iterable[tuple[list[list[float]], list[int]]]) -> list[float]:
    """The weights: for each knot one for every figure, and at the end that of the bids where they have one."""
    wide = len(judged.names)
    size = wide * len(judged.knots)
    whole = size + (1 if judged.stake else 0)
    matrix = [[0.0] * whole for _ in range(whole)]
    right = [0.0] * whole
    count = 0
    for figures, totals in found:
        for row, total in rows(judged, figures, totals):
            count += 1
            used = [(place, x) for place, x in row if x]
            for place, x in used:
                right[place] += x * total
                line = matrix[place]
                for other, y in used:
                    line[other] += x * y
    scales = [matrix[place][place] / max(1, count) + 1e-6 for place in range(whole)]
    for place, scale in enumerate(scales):
        matrix[place][place] += judged.held * scale
        if place < size:
            right[place] += judged.held * scale * judged.sure.get(judged.names[place % wide], 0.0)
        if place + wide < size:
            for a, b, sign in ((place, place, 1), (place + wide, place + wide, 1), (place, place + wide, -1), (place + wide, place, -1)):
                matrix[a][b] += sign * judged.held * TIED * scale
    return solved(matrix, right)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric system, one unknown after the other."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = rows[at]
        for line in rows[at + 1 :]:
            share = line[at] / pivot[at]
            if share:
                for place in range(at, size + 1):
                    line[place] -= share * pivot[place]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        found[at] = (rows[at][size] - sum(rows[at][place] * found[place] for place in range(at + 1, size))) / rows[at][at]
    return found


def main(arguments: list[str] | None = None) -> int:
    """Weights are fitted and printed."""
    parser = argparse.ArgumentParser(prog="python -m vernissage.lab.fitting", description=__doc__)
    parser.add_argument("game", choices=["art_society", "art_decko"])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    judged = known(chosen.game)
    weights = fit(judged, samples(chosen.game, judged, chosen.games, chosen.seats, chosen.seed))
    for place, name in enumerate(judged.names):
        told = ", ".join(f"{weights[knot * len(judged.names) + place]:.3f}" for knot in range(len(judged.knots)))
        sys.stdout.write(f'    "{name}": [{told}],\n')
    if judged.stake:
        sys.stdout.write(f"STAKE = {weights[-1]:.1f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
