"""Compares the bytes a seat sees in many positions with those of a world guessed from its view: no byte may differ.

python tools/two_worlds.py art_decko --pairs 1000000
"""

import argparse
import sys
import time

from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.research.encoders import KEYS, encoder


def main() -> int:
    """So many pairs have been compared; the answer is 1 if any differed."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=KEYS)
    words.add_argument("--pairs", type=int, default=1_000_000)
    words.add_argument("--seed", type=int, default=0)
    said = words.parse_args()
    rules = game(said.game)
    pairs, differ, seed, began = 0, 0, said.seed, time.process_time()
    while pairs < said.pairs:
        for seats in range(rules.min_seats, rules.max_seats + 1):
            for name, setup in rules.variants(seats).items():
                seed += 1
                made = encoder(said.game, setup)
                rng = rng_for(seed, "worlds")
                state = rules.new(setup, seed)
                while True:
                    for seat in range(seats):
                        world = rules.guess(rules.view(state, seat), rng)
                        same = made.encode(state, seat) == made.encode(world, seat)
                        if not same or made.mask(state, seat) != made.mask(world, seat):
                            differ += 1
                            print(f"seed {seed}, {seats} seats, {name or 'plain'}: seat {seat} sees a difference")
                        pairs += 1
                    if rules.mover(state) < 0 or pairs >= said.pairs:
                        break
                    rules.rollout(state, rng, most=1 + rng.below(6))
                if pairs >= said.pairs:
                    break
            if pairs >= said.pairs:
                break
    print(f"{said.game}: {pairs:,} pairs, {differ} differences, {time.process_time() - began:.0f} s of CPU")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
