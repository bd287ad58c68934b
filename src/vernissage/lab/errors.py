"""What the levels of bots give away, decision by decision: `python -m vernissage.lab.errors art_society --games 40`.

Every level plays tables of two against itself (whoever is far behind has little left to give away), and every game is
reviewed. The table tells the mean error of each level, its accuracy, and how much narrower an interval gets when luck
is taken out of the results. `--write` puts two figures into `bots/<game>/chances.json`: how much of what a search says
was given away is lost in the end, and the error of whoever decides by lot, which is an accuracy of ten. Reviews are
kept in a folder, so that a run that was stopped goes on where it was.
"""

import argparse
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from vernissage.bots.bot import Budget, bot, levels
from vernissage.bots.chances import fitted_of
from vernissage.core.match import Match
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab.chances import HELD_OUT, UNHURRIED
from vernissage.lab.fit_chances import TURN_GAMES
from vernissage.review import review
from vernissage.review.accounts import accuracy

USUAL: Final = "amateur"  # whose losses the names of mistakes are measured by
BY_LOT: Final = "random"
HALF: Final = 0.5
HELD: Final = 4.0  # how strongly the slope is held to a half, in games that differ by a whole win
SLOW: Final = {"master": 4}  # so many times fewer games, as they take so long
SURE: Final = 1.96


class Graded(Struct, frozen=True):
    """One reviewed game of a level: what it gave away and got, and how the game went for it."""

    level: str
    seed: int
    error: float  # of both seats
    losses: list[float]  # above nothing
    given: float  # by the level itself, over the game
    got: float  # from the other
    change: float  # from its chance at the start to its result
    luck: float


def reviewed(key: str, level: str, seed: int) -> Graded:
    """A level against itself, seen from one seat or the other."""
    game = find_game(key)
    match = Match(game, setup_of(game, {"seats": 2}), HELD_OUT + seed)
    own = seed % 2
    players = [bot(key, level) for _ in range(2)]
    rng = rng_for(seed, "errors")
    while not match.over:
        seat = match.waiting[0]
        options = game.options(match.state, seat)
        choice = players[seat].choose(game, match.view(seat), options, rng, Budget(UNHURRIED))
        match.play(seat, game.text(choice.action))
    found = review(match, random=seed)
    seat_review = found.seats[own]
    return Graded(
        level=level,
        seed=seed,
        error=sum(choice.loss for choice in found.choices) / max(1, len(found.choices)),
        losses=[choice.loss for choice in found.choices if choice.loss > 0],
        given=-seat_review.skill,
        got=seat_review.others,
        change=seat_review.result - seat_review.start,
        luck=seat_review.luck,
    )


def played(key: str, many: int, keep: Path) -> list[Graded]:
    """So many games of every level; those that lie in the folder are not played again."""
    path = keep / f"{key}-errors.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    known = [msgspec.json.decode(line, type=Graded) for line in lines if line.endswith(b"\n")]
    found = {(each.level, each.seed): each for each in known}
    wanted = [(level, seed) for level in levels(key) for seed in range(max(2, many // SLOW.get(level, 1)))]
    with path.open("ab") as out:
        for each in wanted:
            if each not in found:
                found[each] = reviewed(key, *each)
                out.write(msgspec.json.encode(found[each]) + b"\n")
                out.flush()
                sys.stderr.write(f"\r{key}: {each[0]} {each[1]}    ")
    return [found[each] for each in wanted]


def cost(games: list[Graded]) -> float:
    """How much of a search's loss is lost in the end: the slope of results over what both gave away, held to a half.

    Who decides by lot is left out: most of what it gives away is given back by the other.
    """
    serious = [each for each in games if each.level != BY_LOT]
    gave = np.array([each.got - each.given for each in serious])
    change = np.array([each.change for each in serious])
    return float(((gave * change).sum() + HELD * HALF) / ((gave * gave).sum() + HELD))


def row(key: str, level: str, games: list[Graded]) -> str:
    """A level in the table."""
    errors = np.array([each.error for each in games])
    doubt = SURE * float(errors.std(ddof=1)) / len(games) ** 0.5
    raw = np.array([each.change for each in games])
    corrected = raw - np.array([each.luck for each in games])
    told = [
        key, level, str(len(games)), f"{1000 * errors.mean():.2f} ± {1000 * doubt:.2f}",
        f"{accuracy(float(errors.mean()), fitted_of(key).random or 1.0):.0f}",
        f"{corrected.std() / raw.std():.2f}", f"{np.mean([each.luck for each in games]):+.2f}",
    ]  # fmt: skip
    return f"| {' | '.join(told)} |"


def main(arguments: list[str] | None = None) -> int:
    """The table is printed, or the figures are written."""
    parser = argparse.ArgumentParser(prog="python -m vernissage.lab.errors", description=__doc__)
    parser.add_argument("game", nargs="?", choices=TURN_GAMES, help="all turn games, if none is named")
    parser.add_argument("--games", type=int, default=40, help="of each level; masters play a quarter of them")
    parser.add_argument("--keep", type=Path, default=Path("chances"), help="the folder that keeps the reviews")
    parser.add_argument("--write", action="store_true", help="into the game's chances.json")
    asked = parser.parse_args(arguments)
    for key in [asked.game] if asked.game else TURN_GAMES:
        games = played(key, asked.games, asked.keep)
        for level in levels(key):
            sys.stdout.write(row(key, level, [each for each in games if each.level == level]) + "\n")
        losses = np.array([loss for each in games if each.level == USUAL for loss in each.losses])
        quantiles = ", ".join(f"{share:.0%} {np.quantile(losses, share):.3f}" for share in (0.5, 0.8, 0.95))
        sys.stdout.write(f"{key}: losses of the {USUAL}, {quantiles}; cost {cost(games):.2f}\n")
        if asked.write:
            known = fitted_of(key)
            measured = known.cost * cost(games)
            by_lot = float(np.mean([each.error for each in games if each.level == BY_LOT])) * cost(games)
            made = msgspec.structs.replace(known, cost=round(measured, 3), random=round(by_lot, 5))
            path = Path(str(files(f"vernissage.bots.{key}"))) / "chances.json"
            path.write_bytes(msgspec.json.encode(made).replace(b'},"', b'},\n"') + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
