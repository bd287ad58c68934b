"""Setting up: options of a game as its set-up, checked and with words for what is wrong, and a seed."""

from collections.abc import Sequence
from os import urandom
from typing import Any

import msgspec
import msgspec.inspect

from vernissage.core.game import Game
from vernissage.core.model import Arg, Message, Setup, SetupError
from vernissage.core.words import CORE


def setup_of(game: Game, options: dict[str, Any]) -> Setup:
    """The options as this game's set-up, or a ValueError that names the wrong one and what is allowed."""
    if isinstance(seats := options.get("seats"), int):
        check_seats(game, seats)
    try:
        setup = msgspec.convert(options, game.setup_type)
    except msgspec.ValidationError as error:
        raise ValueError(f"{game.title}: {wrong_option(game.setup_type, options, error)}") from None
    check_seats(game, setup.seats)
    return setup


def check_seats(game: Game, seats: int) -> None:
    """So many can play, or a SetupError says how many can."""
    if not game.min_seats <= seats <= game.max_seats:
        facts: dict[str, Arg] = {"title": game.title, "least": game.min_seats, "most": game.max_seats}
        raise SetupError(CORE, Message("setup-wrong-seats", {**facts, "seats": seats}))


def wrong_option(kind: type[Setup], options: dict[str, Any], error: msgspec.ValidationError) -> str:
    """What is wrong with an option, and what it may be."""
    known = msgspec.inspect.type_info(kind)
    assert isinstance(known, msgspec.inspect.StructType)
    names = [field.name for field in known.fields if field.name != "rig"]
    for name in options:
        if name not in (*names, "rig"):
            return f"there is no option {name!r}; the options are {', '.join(names)}"
    for field in known.fields:
        wanted = allowed(field.type)
        if wanted and field.name in options and options[field.name] not in wanted:
            return f"{field.name} is {', '.join(map(str, filter(None, wanted)))}, not {options[field.name]!r}"
    return str(error)


def allowed(kind: msgspec.inspect.Type) -> Sequence[object]:
    """The values an option may have, where they can be counted."""
    if not isinstance(kind, msgspec.inspect.Metadata):
        return getattr(kind, "values", ())
    return (kind.extra_json_schema or {}).get("enum") or allowed(kind.type)


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return int.from_bytes(urandom(32), "big")
