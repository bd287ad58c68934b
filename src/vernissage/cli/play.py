"""A game in the terminal."""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from rich.console import Console

from vernissage.bots.bot import bot, levels
from vernissage.cli.arguments import add_language, add_options, language, options_from
from vernissage.cli.wrong import Wrong
from vernissage.core.match import Match
from vernissage.core.record import Chair, RecordError
from vernissage.core.setting_up import fresh_seed, setup_of
from vernissage.games import game as find_game
from vernissage.games import load
from vernissage.terminal import Terminal, saving
from vernissage.terminal.sitting import YOU, Sitting, on_chair

NEWCOMERS = "amateur"  # the level a newcomer meets, here as in the browser: sensible and quick


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("game", nargs="?", help="avant_carde otherwise, or the game you have not finished")
    seats = (
        "who sits where: you, a bot's level, or FILE.py:CLASS, as in you,expert,amateur; otherwise you among amateurs"
    )
    parser.add_argument("--seats", default="", help=seats)
    parser.add_argument("--seed", type=int, help="play this deal")
    add_options(parser)
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--resume", action="store_true", help="go on with the last game you have not finished")
    parser.add_argument(
        "--full", action="store_true", help="on the full screen, with the mouse (needs the extra terminal)"
    )
    parser.add_argument("--new", action="store_true", help="begin anew without asking")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """A game in the terminal."""
    if arguments.full:
        import_module("textual")  # at once, before anything is asked or begun
    spoken = language(arguments.lang)
    console = Console(soft_wrap=True)
    match = load(arguments.load) if arguments.load else going_on(arguments, console, spoken) or begun(arguments, spoken)
    match.locale = spoken
    kinds = [chair.kind.removeprefix("bot:") if chair.kind.startswith("bot:") else YOU for chair in match.chairs]
    for kind in kinds:
        if kind != "you":
            bot(match.game.key, kind)
    if arguments.full:
        on_full_screen(Sitting(match, kinds, match.seed, saves=True))
    else:
        Terminal(match, kinds, console, lambda prompt: console.input(prompt), match.seed, saves=True).run()
    return 0


def on_full_screen(sitting: Sitting) -> None:
    """The game on the full screen of a real terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("--full needs a terminal of its own; leave it out where input or output is a file or a pipe")
    from vernissage.terminal.full.app import FullScreen

    FullScreen(sitting).run()


def going_on(arguments: argparse.Namespace, console: Console, spoken: str) -> Match | None:
    """The last unfinished game, if there is one and the person wants it."""
    afresh = arguments.new or arguments.seats or arguments.seed is not None or arguments.option
    if not arguments.resume and (afresh or not sys.stdin.isatty()):
        return None
    for path in saving.unfinished(arguments.game or ""):
        match = readable(path)
        if match is None or match.over:
            continue
        if arguments.resume or console.input(saving.question(match, spoken) + " ").strip().lower() not in ("n", "no"):
            return match
        break
    if arguments.resume:
        raise ValueError("there is no unfinished game to go on with")
    return None


def readable(path: Path) -> Match | None:
    """The match of a saved game, unless another release wrote what this one cannot read."""
    try:
        return load(path)
    except RecordError:
        return None


def begun(arguments: argparse.Namespace, spoken: str) -> Match:
    """A new match with the people and bots that were named."""
    game = find_game(arguments.game or "avant_carde")
    usual = NEWCOMERS if NEWCOMERS in levels(game.key) else levels(game.key)[-1]
    kinds = arguments.seats.split(",") if arguments.seats else ["you"] + [usual] * (max(2, game.min_seats) - 1)
    kinds = [usual if kind == "bot" else kind for kind in kinds]
    for kind in kinds:
        if kind != "you":
            bot(game.key, kind)
    setup = setup_of(game, options_from(game, len(kinds), arguments.option))
    people = kinds.count("you")
    chairs = [Chair(*on_chair(kind, number, people, spoken)) for number, kind in enumerate(kinds, 1)]
    return Match(game, setup, fresh_seed() if arguments.seed is None else arguments.seed, chairs)
