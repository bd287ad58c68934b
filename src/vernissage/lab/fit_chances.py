"""The chances to win, fitted to games played to the end: `python -m vernissage.lab.fit_chances art_decko --games 2000`.

Which of the seats wins is drawn in proportion to e to the height of each; a height is the sum of a seat's figures, each
by a weight that changes with the clock. The weights are those that make what happened likeliest, held to zero a little.
A search's own values are put on the same scale by the clock. What is found is written to
`bots/<game>/chances.json`. Games are kept in a folder, so that a run that was stopped goes on where it was;
`--table` fits nothing and prints the table of docs/review.md from games no model has seen; the baseline is fitted to
the other four fifths of these same games, so that it needs no others and lacks nothing.
"""

import argparse
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from vernissage.bots.chances import EDGE, FittedChances, Seated, chances_of, fitted_of
from vernissage.games import game as find_game
from vernissage.lab.chances import HELD_OUT, Ending, games

KNOTS: Final = (0.02, 0.25, 0.5, 0.75, 0.98)  # of the clock, as shares of the quiet points before them
HELD: Final = 3.0  # how strongly weights are held to zero, in games
STEPS: Final = 40
BINS: Final = 10
FOLDS: Final = 5
FROM: Final = 1 / 3  # of a game on, the table counts
VERSION: Final = "1"
TURN_GAMES: Final = ("art_decko", "art_society", "avant_carde")

Floats = NDArray[np.float64]


def fit(chances: FittedChances, seats: int, told: list[Ending]) -> Seated:
    """What the games of one number of seats say."""
    clocks = np.array([seen.clock for game in told for seen in game.seen])
    knots = np.unique(np.round(np.quantile(clocks, KNOTS), 3))
    names = [*chances.names, *(f"seat {seat}" for seat in range(seats))]
    weights = likeliest(*design(told, knots, None), once(told))
    by_name = weights.reshape(len(names), len(knots)).round(5).tolist()
    point = likeliest(*design(told, knots, [0]), once(told)).reshape(-1, len(knots))[0]
    lift, stretch = searched(told, knots)
    known = dict(zip(names, by_name, strict=True))
    return Seated(
        games=len(told),
        knots=knots.tolist(),
        weights={name: known[name] for name in chances.names},
        places=[known[f"seat {seat}"] for seat in range(seats)],
        point=point.round(5).tolist(),
        lift=lift.round(4).tolist(),
        stretch=stretch.round(4).tolist(),
    )


def design(told: list[Ending], knots: Floats, columns: list[int] | None) -> tuple[Floats, Floats]:
    """Every quiet point as rows of figures and seats, each by its share of every knot; and who won."""
    seen = [each for game in told for each in game.seen]
    figures = np.array([each.figures for each in seen], dtype=np.float64)
    figures = figures if columns is None else figures[:, :, columns]
    seats = figures.shape[1]
    if seats > 1:  # what all have alike moves no chance, and would only hide how far apart they are
        figures = figures - figures.mean(axis=1, keepdims=True)
    own = np.broadcast_to(np.eye(seats), (len(seen), seats, seats))
    figures = np.concatenate([figures, own], axis=2)
    rows = (figures[:, :, :, None] * hats(np.array([each.clock for each in seen]), knots)[:, None, None, :]).reshape(
        len(seen), seats, -1
    )
    won = np.array([game.won for game in told for _ in game.seen])
    if seats == 1:  # the gallery is the other one, and has no figures
        rows = np.concatenate([rows, np.zeros_like(rows)], axis=1)
        won = np.concatenate([won, 1 - won], axis=1)
    return rows, won


def hats(clocks: Floats, knots: Floats) -> Floats:
    """How much each knot counts at each time."""
    return np.array([np.interp(clocks, knots, row) for row in np.eye(len(knots))]).T


def once(told: list[Ending]) -> Floats:
    """Each game counts as a few points, however many quiet points it had: they are all of one ending."""
    return np.array([10 / len(game.seen) for game in told for _ in game.seen])


def likeliest(rows: Floats, won: Floats, counts: Floats) -> Floats:
    """The weights under which what happened is likeliest, by Newton's steps."""
    scales = np.sqrt((rows**2).mean(axis=(0, 1))) + 1e-9
    rows = rows / scales
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        chance = chosen(rows, weights)
        slope = np.einsum("ns,nsp->p", (won - chance) * counts[:, None], rows) - 10 * HELD * weights
        mean = np.einsum("ns,nsp->np", chance, rows)
        bend = np.zeros((len(weights), len(weights)))
        for seat in range(rows.shape[1]):
            away = rows[:, seat] - mean
            bend += (away * (chance[:, seat] * counts)[:, None]).T @ away
        step = np.linalg.solve(bend + 10 * HELD * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights / scales)


def chosen(rows: Floats, weights: Floats) -> Floats:
    """The chance of each seat."""
    heights = rows @ weights
    odds = np.exp(heights - heights.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def searched(told: list[Ending], knots: Floats) -> tuple[Floats, Floats]:
    """What is added to a search's value and how often it counts, knot by knot, to be a chance."""
    found = [(each, game.won[each.seat]) for game in told for each in game.found]
    if not found:
        return np.zeros(len(knots)), np.ones(len(knots))
    values = np.clip([each.value for each, _ in found], EDGE, 1 - EDGE)
    heights = np.log(values / (1 - values))
    share = hats(np.array([each.clock for each, _ in found]), knots)
    rows = np.concatenate([share, share * heights[:, None]], axis=1)[:, None, :]
    won = np.array([[win, 1 - win] for _, win in found])
    weights = likeliest(np.concatenate([rows, np.zeros_like(rows)], axis=1), won, np.ones(len(found)))
    return weights[: len(knots)], weights[len(knots) :]


def measured(key: str, seats: int, told: list[Ending]) -> list[float]:
    """From a third of the game on: Brier score and calibration error, of the baseline, of the model, of searches."""
    chances = chances_of(find_game(key))
    assert isinstance(chances, FittedChances)
    known = chances.fitted.seats[str(seats)]
    knots = np.array(known.knots)
    late = np.array([seen.share >= FROM for game in told for seen in game.seen])
    rows, won = design(told, knots, None)
    weights = np.array([*(known.weights[name] for name in chances.names), *known.places]).ravel()
    model = chosen(rows, weights)
    baseline = crossed(told, knots, [1])
    found = [(each, game.won[each.seat]) for game in told for each in game.found]
    near = hats(np.array([each.clock for each, _ in found]), knots)
    values = np.clip([each.value for each, _ in found], EDGE, 1 - EDGE)
    search = 1 / (
        1 + np.exp(-(near @ np.array(known.lift)) - (near @ np.array(known.stretch)) * np.log(values / (1 - values)))
    )
    wins = np.array([win for _, win in found])
    return [
        brier(baseline[late], won[late]),
        brier(model[late], won[late]),
        error(model[late], won[late]),
        error(search, wins),
    ]


def crossed(told: list[Ending], knots: Floats, columns: list[int] | None) -> Floats:
    """The chances by these figures, of each fifth of the games by a fit to the others."""
    rows, won = design(told, knots, columns)
    fold = np.array([number % FOLDS for number, game in enumerate(told) for _ in game.seen])
    found = np.zeros_like(won)
    for number in range(min(FOLDS, len(told))):
        own = fold == number
        found[own] = chosen(rows[own], likeliest(rows[~own], won[~own], once(told)[~own]))
    return found


def brier(chance: Floats, won: Floats) -> float:
    """The mean square by which chances miss what happened."""
    return float(((chance - won) ** 2).mean())


def error(chance: Floats, won: Floats) -> float:
    """The expected calibration error over ten bins of equal width."""
    chance, won = chance.ravel(), won.ravel()
    place = np.minimum((chance * BINS).astype(int), BINS - 1)
    inside = [place == number for number in range(BINS)]
    return float(sum(abs(chance[each].mean() - won[each].mean()) * each.mean() for each in inside if each.any()))


def main(arguments: list[str] | None = None) -> int:
    """Chances are fitted and written, or measured and printed."""
    parser = argparse.ArgumentParser(prog="python -m vernissage.lab.fit_chances", description=__doc__)
    parser.add_argument("game", nargs="?", choices=TURN_GAMES, help="all turn games, if none is named")
    parser.add_argument("--games", type=int, default=2000, help="of each number of seats")
    parser.add_argument("--seats", type=int, help="one number of seats only")
    parser.add_argument("--keep", type=Path, default=Path("chances"), help="the folder that keeps the games")
    parser.add_argument("--table", action="store_true", help="measure on games that were held out, and print the table")
    asked = parser.parse_args(arguments)
    for key in [asked.game] if asked.game else TURN_GAMES:
        rules = find_game(key)
        counts = [asked.seats] if asked.seats else list(range(rules.min_seats, rules.max_seats + 1))
        if asked.table:
            tell(key, counts, asked.games, asked.keep)
        else:
            write(key, counts, asked.games, asked.keep)
    return 0


def write(key: str, counts: list[int], many: int, keep: Path) -> None:
    """The fitted chances of these numbers of seats stand in the game's file; the others stay as they are."""
    chances = chances_of(find_game(key))
    assert isinstance(chances, FittedChances)
    known = fitted_of(key)
    found = dict(known.seats)
    for seats in counts:
        found[str(seats)] = fit(chances, seats, games(key, seats, range(many), keep, show(f"{key}, {seats} seats")))
    made = msgspec.structs.replace(known, version=VERSION, seats=found)
    path = Path(str(files(f"vernissage.bots.{key}"))) / "chances.json"
    path.write_bytes(msgspec.json.encode(made).replace(b'},"', b'},\n"') + b"\n")


def tell(key: str, counts: list[int], many: int, keep: Path) -> None:
    """One row of the table for each number of seats."""
    for seats in counts:
        seeds = range(HELD_OUT, HELD_OUT + many)
        told = games(key, seats, seeds, keep, show(f"{key}, {seats} seats, held out"))
        base, model, calibration, searches = measured(key, seats, told)
        better = 100 * (1 - model / base)
        fitted_to = fitted_of(key).seats[str(seats)].games
        sys.stdout.write(
            f"| {key} | {seats} | {fitted_to} | {many} | {base:.4f} | {model:.4f} | {better:.0f} % | {calibration:.3f} "
            f"| {searches:.3f} |\n"
        )


def show(name: str) -> "GamesShown":
    """Progress of one file of games."""
    return GamesShown(name)


class GamesShown:
    """A line on the terminal that tells how many games there are."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, done: int, of: int) -> None:
        if done % 50 == 0 or done == of:
            sys.stderr.write(f"\r{self.name}: {done} of {of}" + ("\n" if done == of else ""))
            sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
