"""The command `vernissage`: wrong words get one clear sentence and exit code 2.

A command is a module here with `arguments(parser)` and `run(arguments)`, and a line in `commands.py`. A module is
imported when its command is called, so that none pays for another's packages; what comes with an extra is imported
when it runs, so that `--help` answers without it.
"""

import argparse
import sys

from vernissage.cli.commands import COMMANDS, Command
from vernissage.cli.wrong import Wrong, missing
from vernissage.core.record import RecordError
from vernissage.version import __version__

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


def parser(known: list[Command]) -> argparse.ArgumentParser:
    """Every command by name, and the arguments of those that are wanted."""
    top = argparse.ArgumentParser(prog="vernissage", description="Four art-world tabletop games.")
    top.add_argument("--version", action="version", version=f"vernissage {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS.values():
        made = commands.add_parser(command.name, help=command.told, description=command.told)
        if command in known:
            module = command.module()
            module.arguments(made)
            made.set_defaults(run=module.run)
    return top
