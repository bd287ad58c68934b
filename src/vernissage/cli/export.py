"""The log of a table is in a file; it holds everything, secrets too."""

import argparse
from pathlib import Path

import msgspec

from vernissage.cli.arguments import DATABASE, JSON


def arguments(parser: argparse.ArgumentParser) -> None:
    """A table and a file to write."""
    parser.add_argument("table", metavar="ID", help="the table, as its address names it")
    parser.add_argument("file", type=Path, help="where to write the log")
    parser.add_argument("--database", help=DATABASE)
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """The events of the table are in the file."""
    from vernissage.server.storage.removal import exported

    lines = exported(arguments.table, arguments.database)
    arguments.file.write_bytes(b"".join(line + b"\n" for line in lines))
    print(msgspec.json.encode({"events": len(lines)}).decode() if arguments.json else f"{len(lines)} events")
    return 0
