"""Coached games played by always doing what the coach proposes: how many are won, and whether a proposal was refused.

`python tools/coached.py --games 200` plays so many of each game.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from vernissage import games
from vernissage.learn.coached import play


def main(arguments: list[str]) -> int:
    """One line a game; a refused proposal, or fewer than half of the games won, is a failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each game")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("keys", nargs="*", help="games; all of them when none is named")
    wish = parser.parse_args(arguments)
    failed = False
    with ProcessPoolExecutor(wish.jobs) as pool:
        for key in wish.keys or games.keys():
            played = list(pool.map(partial(play, key), range(wish.seed, wish.seed + wish.games)))
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
