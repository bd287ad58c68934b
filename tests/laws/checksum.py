"""Prints the checksums of a game's random games, for one process of `compiled_equals_interpreted` or `make release`.

The number is of games a set-up, or with --all of games over all set-ups.
"""

import sys
from importlib import import_module

from laws.laws import checksums

if __name__ == "__main__":
    module, _, attribute = sys.argv[1].partition(":")
    game = getattr(import_module(module), attribute)
    games = int(sys.argv[2])
    if sys.argv[3:] == ["--all"]:
        setups = sum(len(game.variants(seats)) for seats in range(game.min_seats, game.max_seats + 1))
        games = -(-games // setups)
    sys.stdout.write("\n".join(checksums(game, games)))
