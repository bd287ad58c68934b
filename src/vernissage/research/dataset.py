"""A set of games between bots for people to study: `python -m vernissage.research.dataset art_decko --games 10000`.

Each game is a record of its own seed, so a run goes on where it stopped and two runs make the same files.
docs/research.md has the data card.
"""

import argparse
import gzip
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from vernissage.bots.bot import Budget, bot, budget_of
from vernissage.core.match import Match
from vernissage.core.record import Chair
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game, keys

SHARD = 100


def recorded(key: str, levels: list[str], seed: int) -> str:
    """The record of one game, its seats rotated by the seed."""
    rules = game(key)
    seats = len(levels)
    seated = [levels[(seat + seed) % seats] for seat in range(seats)]
    chairs = [Chair(name=f"{level} {seat + 1}", kind=f"bot:{level}") for seat, level in enumerate(seated)]
    match = Match(rules, setup_of(rules, {"seats": seats}), seed, chairs)
    bots = [bot(key, level) for level in seated]
    rng = rng_for(seed, "dataset")
    while not match.over:
        seat = match.waiting[0]
        options = rules.options(match.state, seat)
        chosen = bots[seat].choose(rules, match.view(seat), options, rng, Budget(budget_of(seated[seat])))
        match.play(seat, rules.text(chosen.action), payload=chosen.payload)
    return match.record().text()


def shard(key: str, levels: list[str], first: int, games: int, path: Path) -> Path:
    """One file of records, each ended by an empty line; a file that is there is whole and stays as it is."""
    if not path.exists():
        text = "\n".join(recorded(key, levels, first + number) for number in range(games))
        partly = path.with_suffix(".part")
        with gzip.GzipFile(partly, "wb", mtime=0) as out:
            out.write(text.encode())
        partly.rename(path)
    return path


def main(arguments: list[str] | None = None) -> int:
    """The files are there."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=keys())
    words.add_argument("--games", type=int, default=10_000)
    words.add_argument("--bots", default="", help="a level for each seat; two amateurs, or three at #ARTBOX")
    words.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    words.add_argument("--jobs", type=int, default=1)
    words.add_argument("--out", type=Path, default=Path("games"))
    said = words.parse_args(arguments)
    fewest = max(2, game(said.game).min_seats)
    levels = said.bots.split(",") if said.bots else ["amateur"] * fewest
    for level in levels:
        bot(said.game, level)
    said.out.mkdir(parents=True, exist_ok=True)
    parts = []
    for first in range(0, said.games, SHARD):
        path = said.out / f"{said.game}-{'-'.join(levels)}-{said.seed + first:07d}.vern.gz"
        parts.append((said.game, levels, said.seed + first, min(SHARD, said.games - first), path))
    if said.jobs == 1:
        for part in parts:
            sys.stdout.write(f"{shard(*part)}\n")
        return 0
    with ProcessPoolExecutor(said.jobs, mp_context=get_context("forkserver")) as pool:
        for path in pool.map(shard, *zip(*parts, strict=True)):
            sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
