"""What several commands ask for in the same words."""

import argparse
import os
from typing import Any

import msgspec

from vernissage.cli.wrong import Wrong
from vernissage.core.game import Game
from vernissage.core.words import ENGLISH, locales, nearest_locale
from vernissage.lab.runner import Where

GAME = "a game as `vernissage games` names it"
RECORD = "a record (.vern)"
JSON = "for programs"
DATABASE = "sqlite:///FILE or postgresql://...; a file in your data folder otherwise"


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def add_options(parser: argparse.ArgumentParser) -> None:
    """`--option` may be given several times."""
    told = "a set-up option; may be given several times"
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=told)


def add_where(parser: argparse.ArgumentParser, jobs: int = 1) -> None:
    """`--jobs`, `--dask` and `--tls` say who works."""
    parser.add_argument("--jobs", type=positive, default=jobs, help="processes of this machine")
    parser.add_argument("--dask", metavar="local|ADDRESS", default="", help="work on a Dask cluster")
    parser.add_argument("--tls", nargs=3, metavar=("CA", "CERT", "KEY"), help="files for a cluster that wants TLS")


def where_from(arguments: argparse.Namespace) -> Where:
    """Who works."""
    return Where(arguments.jobs, arguments.dask, tuple(arguments.tls or ("", "", "")))


def options_from(game: Game, seats: int | None, pairs: list[str]) -> dict[str, Any]:
    """NAME=VALUE pairs as this game's options."""
    options: dict[str, Any] = {"seats": game.min_seats if seats is None else seats}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"an option is written NAME=VALUE, not {pair!r}")
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang` names a language."""
    parser.add_argument("--lang", help="the language of the words; that of your system otherwise")


def language(wanted: str | None) -> str:
    """The language that was asked for, or that of the system, as far as there are words for it."""
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    if wanted and nearest_locale([wanted]) == ENGLISH and not wanted.lower().startswith(ENGLISH):
        raise Wrong(f"there are no words for {wanted!r}; the languages are {', '.join(locales())}")
    return nearest_locale([wanted or system.partition(".")[0].replace("_", "-")])
