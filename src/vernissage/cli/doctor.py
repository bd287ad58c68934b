"""What runs here: versions, and which engine."""

import argparse
from typing import TYPE_CHECKING

import msgspec

from vernissage.cli.arguments import JSON
from vernissage.doctor import report

if TYPE_CHECKING:
    from vernissage.server.tables.checkup import Finding


def arguments(parser: argparse.ArgumentParser) -> None:
    """A database to look at, if any."""
    parser.add_argument("--json", action="store_true", help=JSON)
    parser.add_argument("--database", help="read every unfinished table there without changing anything")


def run(arguments: argparse.Namespace) -> int:
    """Versions, and which engine runs; 1 when tables of the database cannot be read."""
    tables = looked_at(arguments.database) if arguments.database else []
    broken = [found for found in tables if found.broken_at]
    if arguments.json:
        told: dict[str, object] = {}
        told |= dict(line.split(" ", 1) for line in report() if not line.startswith("game "))
        told |= {line.partition(":")[0]: line.partition(": ")[2] for line in report() if line.startswith("game ")}
        if arguments.database:
            told["tables"] = {"unfinished": len(tables), "broken": broken}
        print(msgspec.json.encode(told).decode())
        return 1 if broken else 0
    print("\n".join(report()))
    for found in broken:
        print(f"table {found.table} cannot be read from event {found.broken_at} of {found.events} on: {found.reason}")
    if arguments.database:
        print(f"{len(tables) - len(broken)} of {len(tables)} unfinished tables can be read by this version")
    return 1 if broken else 0


def looked_at(database: str) -> "list[Finding]":
    """Every unfinished table of a database, read dry."""
    from vernissage.server.tables.checkup import check_up

    return list(check_up(database))
