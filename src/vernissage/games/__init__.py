"""The games: a game is a folder here, or an installed package that says so, loaded when first asked for.

A package names itself by an entry point: in the group `vernissage.games`, the game's key and the package that holds its
`game.py`, `clauses.toml`, `components.toml` and catalogues.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.record import Chair, Record, RecordError, read
from vernissage.core.replaying import replayed
from vernissage.core.setting_up import fresh_seed, setup_of

GROUP = "vernissage.games"


@cache
def packages() -> dict[str, str]:
    """The package of every game by its key; a folder of the house is never replaced by an installed package."""
    here = {module.name: f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.ispkg}
    return {point.name: point.value for point in entry_points(group=GROUP)} | here


def keys() -> list[str]:
    """The key of every game."""
    return sorted(packages())


@cache
def game(key: str) -> Game:
    """The rules of one game."""
    package = packages().get(key)
    if package is None:
        raise ValueError(f"there is no game {key!r}; the games are {', '.join(keys())}")
    found = import_module(f"{package}.game").GAME
    assert isinstance(found, Game)
    return found


if TYPE_CHECKING:
    from vernissage.games.typed import new as new
else:

    def new(key, *, seats=None, seed=None, names=None, **options):
        """A new match; without a seed nobody can know the deal beforehand.

        A type checker knows the options and the view of each game of the house; `begin` takes any key.
        """
        return begin(key, seats=seats, seed=seed, names=names, **options)


def begin(
    key: str, *, seats: int | None = None, seed: int | None = None, names: list[str] | None = None, **options: Any
) -> Match:
    """A new match of a game that is not known before the program runs, or of an installed one."""
    rules = game(key)
    setup = setup_of(rules, {"seats": rules.min_seats if seats is None else seats, **options})
    chairs = [Chair(name=name) for name in names] if names else None
    return Match(rules, setup, fresh_seed() if seed is None else seed, chairs)


def load(path: str | Path) -> Match:
    """The match of a record file, replayed and checked; a RecordError says what is wrong."""
    try:
        text = Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise RecordError("line 1: this is no text file") from None
    return parse(text)


def parse(text: str) -> Match:
    """The match of a record's text, replayed and checked."""
    return match_of(read(text))


def match_of(record: Record) -> Match:
    """The match of a record, replayed and checked."""
    try:
        rules = game(record.header.game)
    except ValueError as error:
        raise RecordError(f"line 1: {error}") from None
    return replayed(record, rules)
