"""Hush as a game the server knows, in the server and in its thinking processes: `python hushed.py serve` or `worker`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from hush.game import GAME
from vernissage import games
from vernissage.core.game import Game
from vernissage.server import thinkers

real_keys, real_game = games.keys, games.game


def register() -> None:
    """Hush stands beside the real games."""

    def keys() -> list[str]:
        return [*real_keys(), "hush"]

    def game(key: str) -> Game:
        return GAME if key == "hush" else real_game(key)

    games.keys = keys  # type: ignore[assignment]  # the registry is a function, replaced for tests
    games.game = game  # type: ignore[assignment]  # the same
    thinkers.WORKER[:] = [sys.executable, __file__, "worker"]


if __name__ == "__main__":
    register()
    if sys.argv[1] == "worker":
        from vernissage.server.worker import main

        main()
    else:
        from vernissage.server.app import serve

        serve()
