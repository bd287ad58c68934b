"""Bots that come from elsewhere: a class in a file (`mine.py:Mine`) or module (`package.module:Mine`), or one that an
installed package names in the entry point group `vernissage.bots`.
"""

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from vernissage.bots.bot import Bot

GROUP = "vernissage.bots"
OFFERED = "VERNISSAGE_BOTS"  # further bots of a server: NAME=FILE:CLASS or FILE:CLASS, with commas between them


@cache
def installed() -> dict[str, str]:
    """Where each bot that is known by a name of its own is found."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    for each in filter(None, os.environ.get(OFFERED, "").split(",")):
        name, equals, place = each.strip().partition("=")
        found[name if equals else each.rpartition(":")[2].lower()] = place if equals else each.strip()
    return found


def is_own(name: str) -> bool:
    """The name is that of an installed bot, or says where one is."""
    return ":" in name or name in installed()


def own(name: str) -> Bot:
    """The bot of a name or place; a ValueError says what is wrong with it."""
    place = installed().get(name, name)
    found = loaded(place)
    try:
        made = found()
    except Exception as error:
        raise ValueError(f"{place} does not start: {type(error).__name__}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise ValueError(f"{place} is no bot: it has no method choose(game, view, options, rng, budget)")
    player = made if isinstance(made, Bot) else Borrowed(made, place)
    player.level = player.level or name
    return player


class Borrowed(Bot):
    """A player of any class that has `choose`."""

    def __init__(self, player: Any, place: str) -> None:
        self.level = getattr(player, "level", "")
        self.choose = player.choose  # type: ignore[method-assign]  # whoever wrote it need not know ours
        self.place = place

    @property
    def identity(self) -> str:
        return self.place


@cache
def loaded(place: str) -> Any:
    """The class at FILE:CLASS or MODULE:CLASS."""
    module, _, name = place.rpartition(":")
    if not module or not name:
        raise ValueError(f"a bot of your own is written FILE.py:CLASS or MODULE:CLASS, not {place!r}")
    try:
        found = from_file(Path(module)) if module.endswith(".py") else import_module(module)
    except ModuleNotFoundError as error:
        raise ValueError(f"there is no module {error.name!r} for the bot {place}") from None
    except SyntaxError as error:
        raise ValueError(f"{module}, line {error.lineno}: {error.msg}") from None
    if not hasattr(found, name):
        raise ValueError(f"{module} has no class {name}")
    return getattr(found, name)


def from_file(path: Path) -> Any:
    """The module of a file, which need not be on any path."""
    if not path.exists():
        raise ValueError(f"there is no file {path}")
    name = f"vernissage_own_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    sys.path.insert(0, str(path.parent.resolve()))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.pop(0)
    return module
