"""Vernissage: four art-world tabletop games as one engine, table and laboratory."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vernissage.games import load, new

if os.environ.get("VERNISSAGE_PURE"):
    from vernissage.pure import prefer_source

    prefer_source()

from vernissage.version import __version__

__all__ = ["__version__", "load", "new"]


def __getattr__(name: str) -> object:
    """The engine is imported when it is first used, so that `import vernissage` stays quick."""
    if name in ("load", "new"):
        import vernissage.bots.hints
        import vernissage.games

        return getattr(vernissage.games, name)
    raise AttributeError(f"module 'vernissage' has no attribute {name!r}")
