"""Everything the house holds is in one file, while it goes on serving."""

import argparse
from pathlib import Path

import msgspec

from vernissage.cli.arguments import DATABASE, JSON


def arguments(parser: argparse.ArgumentParser) -> None:
    """A file to write."""
    parser.add_argument("file", type=Path, help="where to write it; nothing is written over")
    parser.add_argument("--database", help=DATABASE)
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """The backup is written."""
    from vernissage.server.storage.backup import backup

    return tell_counts(backup(arguments.file, arguments.database), json=arguments.json)


def tell_counts(counts: dict[str, int], *, json: bool) -> int:
    """How much of everything there was is told."""
    told = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(msgspec.json.encode(counts).decode() if json else told)
    return 0
