"""Where a game's bots live: in the folder here that has the game's key, or in a package that names itself for the key
by the entry point `vernissage.bots`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType


@cache
def room(key: str, name: str) -> ModuleType | None:
    """A module of a game's bots by its name in the floor plan, or nothing."""
    for home in homes(key):
        if find_spec(home) is not None and find_spec(f"{home}.{name}") is not None:
            return import_module(f"{home}.{name}")
    return None


def homes(key: str) -> list[str]:
    """The packages that may hold a game's bots."""
    return [f"{__package__}.{key}", *(point.value for point in entry_points(group="vernissage.bots", name=key))]
