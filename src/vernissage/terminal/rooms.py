"""What a game says of itself for the terminal: its `terminal.py`, or plain text where it has none."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, Protocol, cast

from rich.text import Text

from vernissage.core.game import Game
from vernissage.core.inks import runs
from vernissage.core.model import Message, View
from vernissage.core.words import ENGLISH, words

# Colors of the sixteen every terminal has, where they do; white and gray are told by weight on any background.
STYLES: Final = {
    "red": "red", "orange": "dark_orange", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta",
    "white": "bold", "gray": "bright_black", "brown": "orange4", "pink": "bright_magenta", "dim": "dim",
    "strong": "bold",
}  # fmt: skip


class Easel(Protocol):
    """Where a person makes the payload of a move, line by line."""

    @property
    def done(self) -> bool:
        """The payload is finished, or the person has left the easel."""
        ...

    @property
    def payload(self) -> object | None:
        """What is handed in; nothing if the person has left."""
        ...

    def shown(self) -> list[str]:
        """What lies on the easel."""
        ...

    def verdict(self) -> list[Message]:
        """How what lies there stands to the rules."""
        ...

    def take(self, said: str) -> list[Message]:
        """What was said has been done; what is to be told of it."""
        ...


class Canvas(Easel, Protocol):
    """An easel that can be pointed at."""

    @property
    def kinds(self) -> list[tuple[str, Message]]:
        """Every kind of shape, and how many of it are still to be drawn."""
        ...

    def picture(self) -> list[str]:
        """What is drawn, in characters."""
        ...

    def listed(self) -> list[str]:
        """What is drawn, in words."""
        ...

    def dragged(self, kind: str, start: tuple[int, int], end: tuple[int, int]) -> str:
        """What to say for a shape drawn from one character of the picture to another."""
        ...


@cache
def room(package: str) -> ModuleType | None:
    """The terminal of the game in a package."""
    return import_module(f"{package}.terminal") if find_spec(f"{package}.terminal") else None


def table(game: Game, view: View, names: Sequence[str], locale: str = ENGLISH, *, with_hand: bool = True) -> str:
    """The table as one seat sees it, with ink and the names of everybody; its own hand may lie elsewhere."""
    painted: Callable[..., str] | None = getattr(room(game.package), "painted", None)
    return game.show(view) if painted is None else painted(view, names, locale, with_hand=with_hand)


def hand(game: Game, view: View, locale: str = ENGLISH) -> list[str]:
    """What the seat holds, a thing each; nothing where the game does not tell it apart."""
    held: Callable[[View, str], list[str]] | None = getattr(room(game.package), "hand", None)
    return [] if held is None else held(view, locale)


def spelled(game: Game, text: str) -> str:
    """A notation as people write it in the terminal."""
    change: Callable[[str], str] | None = getattr(room(game.package), "spelled", None)
    return text if change is None else change(text)


def meant(game: Game, said: str) -> str:
    """The notation of what a person wrote."""
    change: Callable[[str], str] | None = getattr(room(game.package), "meant", None)
    return said if change is None else change(said)


def easel(game: Game, view: View, text: str, locale: str = ENGLISH) -> Easel | None:
    """The easel for a move that carries a payload."""
    made: Callable[[View, str, str], Easel | None] | None = getattr(room(game.package), "easel", None)
    return None if made is None else made(view, text, locale)


@cache
def inked_words(package: str, locale: str) -> list[tuple[re.Pattern[str], str]]:
    """Which words of a sentence have a color of their own, in one language; a number behind them is colored too."""
    ids: dict[str, str] = getattr(room(package), "INKED", {})
    known = words(package, locale)
    return [(re.compile(rf"\b{re.escape(known.say(Message(each)))}( \d+)?\b"), ink) for each, ink in ids.items()]


def canvas(game: Game, view: View, text: str, locale: str = ENGLISH) -> Canvas | None:
    """The easel for a move, where it can be pointed at."""
    made = easel(game, view, text, locale)
    return cast("Canvas", made) if hasattr(made, "dragged") else None


def colored(text: str, patterns: Sequence[tuple[re.Pattern[str], str]] = ()) -> Text:
    """Inked text as the console prints it; without colors it is the same text."""
    made = Text()
    for piece, ink, _thing in runs(text):
        part = Text(piece, STYLES.get(ink, ""))
        if not ink:
            for pattern, color in patterns:
                part.highlight_regex(pattern, STYLES[color])
        made.append_text(part)
    return made
