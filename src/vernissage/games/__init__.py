"""The games: a game is a folder here, loaded when first asked for."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from vernissage.core.game import Game
from vernissage.core.match import Match, fresh_seed, replayed, setup_of
from vernissage.core.record import Chair, RecordError, read


@cache
def keys() -> list[str]:
    """The key of every game."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def game(key: str) -> Game:
    """The rules of one game."""
    if key not in keys():
        raise ValueError(f"there is no game {key!r}; the games are {', '.join(keys())}")
    found = import_module(f"{__name__}.{key}.game").GAME
    assert isinstance(found, Game)
    return found


def new(key: str, *, seats: int | None = None, seed: int | None = None, names: list[str] | None = None, **options: Any) -> Match:
    """A new match; without a seed nobody can know the deal beforehand."""
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
    record = read(text)
    try:
        rules = game(record.header.game)
    except ValueError as error:
        raise RecordError(f"line 1: {error}") from None
    return replayed(record, rules)
