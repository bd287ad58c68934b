"""Vernissage: four art-world tabletop games as one engine, table and laboratory.

`new` begins a match, `load` reads one from its record; a `Match` gives options and views and takes moves in notation.
A `Refusal` says which clause stands against a move. A `Bot` answers with a `Choice`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vernissage.bots.bot import Bot, Choice
    from vernissage.core.match import Match
    from vernissage.core.model import Refusal
    from vernissage.games import load, new

from vernissage.pure import settle
from vernissage.version import __version__

settle()

__all__ = ["Bot", "Choice", "Match", "Refusal", "__version__", "load", "new"]

WHERE = {"Bot": "bots.bot", "Choice": "bots.bot", "Match": "core.match", "Refusal": "core.model"}
WHERE |= {"load": "games", "new": "games"}


def __getattr__(name: str) -> object:
    """The engine is imported when it is first used, so that `import vernissage` stays quick."""
    if name in WHERE:
        from importlib import import_module

        return getattr(import_module(f"vernissage.{WHERE[name]}"), name)
    raise AttributeError(f"module 'vernissage' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What there is to use."""
    return sorted(__all__)
