"""Prints the checksums of a game's random games, for one process of `compiled_equals_interpreted`."""

import sys
from importlib import import_module

from laws.laws import checksums

if __name__ == "__main__":
    module, _, attribute = sys.argv[1].partition(":")
    sys.stdout.write("\n".join(checksums(getattr(import_module(module), attribute), int(sys.argv[2]))))
