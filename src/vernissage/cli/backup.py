"""Everything the house holds is in one file, while it goes on serving."""

import argparse
from pathlib import Path

from vernissage.cli.arguments import DATABASE


def arguments(parser: argparse.ArgumentParser) -> None:
    """A file to write."""
    parser.add_argument("file", type=Path, help="where to write it; nothing is written over")
    parser.add_argument("--database", help=DATABASE)


def run(arguments: argparse.Namespace) -> int:
    """The backup is written."""
    from vernissage.server.storage.backup import backup

    return tell_counts(backup(arguments.file, arguments.database))


def tell_counts(counts: dict[str, int]) -> int:
    """How much of everything there was is told."""
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    return 0
