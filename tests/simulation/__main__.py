"""`python -m simulation --seeds 1000` plays so many seeds; `--seed 17` plays one again and tells what happened."""

import argparse
import sys
import time

from simulation.story import play


def main() -> int:
    """How many seeds were played and what was violated; 1 when anything was."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seeds", type=int, default=300)
    words.add_argument("--start", type=int, default=0, help="the first seed")
    words.add_argument("--seed", type=int, default=None, help="this one alone")
    given = words.parse_args()
    first, number = (given.start, given.seeds) if given.seed is None else (given.seed, 1)
    begun = time.perf_counter()
    failed = 0
    figures = [0, 0, 0, 0, 0]
    for seed in range(first, first + number):
        outcome = play(seed)
        for k, value in enumerate(
            (outcome.events, outcome.acknowledged, outcome.pictures, outcome.worlds, outcome.crashes)
        ):
            figures[k] += value
        if outcome.violations:
            failed += 1
            sys.stdout.write(f"seed {seed} fails; `make simulate SEED={seed}` plays it again\n")
            for sentence in outcome.violations if given.seed is not None else outcome.violations[:1]:
                sys.stdout.write(f"  {sentence[:3000]}\n")
            sys.stdout.flush()
    events, acknowledged, pictures, worlds, crashes = figures
    sys.stdout.write(
        f"{number} seeds from {first}: {failed} failed; {events} events, {acknowledged} acknowledgements, "
        f"{pictures} pictures, {worlds} pairs of worlds, {crashes} crashes; {time.perf_counter() - begun:.1f} s\n"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
