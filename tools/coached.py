"""Coached games played by always doing what the coach proposes: how many are won, and whether a proposal was refused.

`python tools/coached.py --games 200` plays so many of each game. With `--kept FILE` every game is kept as it ends, and
a run that was stopped goes on where it was; games of another engine or other bots do not count and are played again.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec

from vernissage import games
from vernissage.learn.coached import CoachedGame, play


class Kept(msgspec.Struct, frozen=True):
    """A game that was played: which one, by what, and what came of it."""

    key: str
    seed: int
    code: str
    game: CoachedGame


def main(arguments: list[str]) -> int:
    """One line a game; a refused proposal, or fewer than half of the games won, is a failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each game")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--kept", type=Path, help="a file that keeps each game as it ends")
    parser.add_argument("keys", nargs="*", help="games; all of them when none is named")
    wish = parser.parse_args(arguments)
    failed = False
    with ProcessPoolExecutor(wish.jobs) as pool:
        for key in wish.keys or games.keys():
            played = all_played(pool, key, range(wish.seed, wish.seed + wish.games), wish.kept)
            won = sum(each.won for each in played)
            refused = [each for game in played for each in game.refused]
            proposals = sum(each.proposals for each in played)
            said = sum(len(each.heard) for each in played) / len(played)
            failed |= bool(refused) or 2 * won < len(played)
            sys.stdout.write(
                f"{key}: won {won} of {len(played)} against novices; {proposals} proposals, {len(refused)} refused;"
                f" {said:.1f} remarks a game\n"
            )
            sys.stdout.writelines(f"  {each}\n" for each in refused)
            sys.stdout.flush()
    return 1 if failed else 0


def all_played(pool: ProcessPoolExecutor, key: str, seeds: range, file: Path | None) -> list[CoachedGame]:
    """The game of every deal: those that were kept, and the others played now."""
    code = code_of(key)
    lines = file.read_bytes().splitlines() if file is not None and file.exists() else []
    kept = [msgspec.json.decode(line, type=Kept) for line in lines if line.endswith(b"}")]  # a cut line is no game
    found = {each.seed: each.game for each in kept if (each.key, each.code) == (key, code) and each.seed in seeds}
    left = [seed for seed in seeds if seed not in found]
    for seed, game in zip(left, pool.map(partial(play, key), left), strict=True):
        found[seed] = game
        if file is not None:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(Kept(key, seed, code, game)) + b"\n")
    return [found[seed] for seed in seeds]


def code_of(key: str) -> str:
    """A digest of everything that decides how a coached game goes: the core, the game and the bots."""
    known = sha256()
    for package in ("vernissage.core", games.game(key).package, "vernissage.bots"):
        root = Path(str(files(package)))
        for path in sorted(root.rglob("*")):
            said = path.name == "coach.toml" or "lessons" in path.parts  # what is told changes no move
            if path.suffix in (".py", ".json", ".toml") and not said:
                known.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
