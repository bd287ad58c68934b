"""Hush as an installed game, in the server and in its bot workers: `python hushed.py` serves.

The folder tests/installed holds what an installer would leave behind: the entry point `vernissage.games` of Hush.
"""

import os
import sys
from pathlib import Path

from vernissage import games

TESTS = Path(__file__).parent.parent
INSTALLED = [str(TESTS), str(TESTS / "installed")]
sys.path[:0] = INSTALLED
os.environ["PYTHONPATH"] = os.pathsep.join([*INSTALLED, os.environ.get("PYTHONPATH", "")])


def register() -> None:
    """Hush stands beside the real games, here and in every process started from here."""
    games.packages.cache_clear()
    assert games.game("hush").key == "hush"


if __name__ == "__main__":
    from vernissage.server.app import serve

    register()
    serve()
