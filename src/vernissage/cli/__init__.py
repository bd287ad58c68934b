"""The command `vernissage`: wrong words get one clear sentence and exit code 2.

A command is a module here with `arguments(parser)` and `run(arguments)`, and a line in `commands.py`. A module is
imported when its command is called, so that none pays for another's packages; what comes with an extra is imported
when it runs, so that `--help` answers without it.
"""

import argparse
import sys
from typing import Any

from vernissage.cli.commands import COMMANDS, Command
from vernissage.cli.wrong import Wrong, missing
from vernissage.core.record import RecordError
from vernissage.version import __version__

FIRST = """
first steps:
  vernissage play avant_carde               a game in the terminal, against a bot
  vernissage serve                          the house in the browser, on this machine
  vernissage simulate art_decko --games 50  many games of bots
  vernissage COMMAND --help                 what a command takes
"""
STOPPED = 130  # the exit code of what Ctrl-C has ended


def main(words: list[str] | None = None) -> int:
    """One command has run; 0 when it did what was asked."""
    words = sys.argv[1:] if words is None else words
    chosen = next((COMMANDS[word] for word in words if word in COMMANDS), None)
    try:
        arguments = parser([chosen] if chosen else []).parse_args(words)
        code: int = arguments.run(arguments)
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print("vernissage: stopped", file=sys.stderr)
        return STOPPED
    except ModuleNotFoundError as error:
        return said(missing(error, chosen))
    except (Wrong, RecordError, ValueError) as error:
        return said(str(error))
    except OSError as error:
        return said(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return code


def said(sentence: str) -> int:
    """The sentence is told, and 2 says that nothing was done."""
    print(f"vernissage: {sentence}", file=sys.stderr)
    return 2


class Help(argparse.RawDescriptionHelpFormatter):
    """Help with the names of all commands and arguments in one column."""

    def __init__(self, prog: str, **kept: Any) -> None:
        super().__init__(prog, **{"max_help_position": 28, **kept})
        self._action_max_length = 14  # argparse forgets how far the names of commands are set in


def sentence(told: str) -> str:
    """What `--help` of the house says of a command, as the first sentence of its own."""
    return f"{told[:1].upper()}{told[1:]}."


def parser(known: list[Command]) -> argparse.ArgumentParser:
    """Every command by name, and the arguments of those that are wanted."""
    told = "Four art-world tabletop games: play them, study them, host them."
    top = argparse.ArgumentParser(prog="vernissage", description=told, epilog=FIRST, formatter_class=Help)
    top.add_argument("--version", action="version", version=f"vernissage {__version__}", help="which this is")
    commands = top.add_subparsers(dest="command", required=True, title="commands", metavar="COMMAND")
    for command in COMMANDS.values():
        made = commands.add_parser(
            command.name, help=command.told, description=sentence(command.told), formatter_class=Help
        )
        if command in known:
            module = command.module()
            module.arguments(made)
            made.set_defaults(run=module.run)
    return top
