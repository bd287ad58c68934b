"""Every painting, card, frame and token of the house as deterministic SVG.

`picture("art_decko", "AN1")` is a whole SVG that can be served, saved, or put inline beside others.
A manner after an @ asks for a variation: "AN1@bare" is the painting without its card, "D049@upright" decor hung
upright, "bid-7@red" a bid of the red seat, "red-4@NY4" a card that shows its patron.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Protocol, cast

from vernissage.art.canvas import Canvas
from vernissage.art.pencil import drawing

GAMES = ("art_decko", "art_society", "avant_carde", "artbox", "house")

Option = str | int | bool

__all__ = ["GAMES", "drawing", "names", "picture"]


class Studio(Protocol):
    """What each game's module offers."""

    NAMES: list[str]
    MANNERS: dict[str, dict[str, Option]]

    def paint(self, name: str, prefix: str, **options: Option) -> Canvas:
        """The picture of one piece."""


def names(game: str) -> list[str]:
    """Every piece of the game that has a picture."""
    return list(_studio(game).NAMES)


def picture(game: str, component_id: str, *, prefix: str = "", **options: Option) -> str:
    """The piece as a complete SVG; `prefix` replaces the ids' own, for two unlike copies in one page."""
    return _picture(game, component_id, prefix, tuple(sorted(options.items())))


@lru_cache(maxsize=1024)
def _picture(game: str, component_id: str, prefix: str, options: tuple[tuple[str, Option], ...]) -> str:
    studio = _studio(game)
    name, _, manner = component_id.partition("@")
    if name not in _known(game) or (manner and manner not in studio.MANNERS):
        raise ValueError(f"{game} has no picture named {component_id!r}")
    wishes = {**studio.MANNERS.get(manner, {}), **dict(options)}
    try:
        canvas = studio.paint(name, prefix or _prefix(game, component_id, options), **wishes)
    except TypeError as error:
        if options and "unexpected keyword" in str(error):
            raise ValueError(f"{game} pictures know no option {', '.join(key for key, _ in options)}") from error
        raise
    return canvas.svg()


@lru_cache(maxsize=len(GAMES))
def _known(game: str) -> frozenset[str]:
    return frozenset(_studio(game).NAMES)


def _studio(game: str) -> Studio:
    if game not in GAMES:
        raise ValueError(f"no game named {game!r}; there are {', '.join(GAMES)}")
    return cast(Studio, import_module(f"vernissage.art.{game}"))


def _prefix(game: str, component_id: str, options: tuple[tuple[str, Option], ...]) -> str:
    words = [game, component_id, *(f"{key}-{value}" for key, value in options)]
    return "".join(sign if sign.isalnum() or sign == "-" else "-" for sign in "-".join(words))
