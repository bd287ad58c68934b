"""What runs here: versions, and which engine."""

import argparse

import msgspec

from vernissage.cli.arguments import JSON
from vernissage.doctor import report


def arguments(parser: argparse.ArgumentParser) -> None:
    """A database to look at, if any."""
    parser.add_argument("--json", action="store_true", help=JSON)
    parser.add_argument("--database", help="read every unfinished table there without changing anything")


def run(arguments: argparse.Namespace) -> int:
    """Versions, and which engine runs; 1 when tables of the database cannot be read."""
    if arguments.json:
        told = dict(line.split(" ", 1) for line in report() if not line.startswith("game "))
        told |= {line.partition(":")[0]: line.partition(": ")[2] for line in report() if line.startswith("game ")}
        print(msgspec.json.encode(told).decode())
    else:
        print("\n".join(report()))
    return check_tables(arguments.database) if arguments.database else 0


def check_tables(database: str) -> int:
    """Every unfinished table of a database is read dry; those this version cannot read are named."""
    from vernissage.server.tables.checkup import check_up

    broken = count = 0
    for found in check_up(database):
        count += 1
        if found.broken_at:
            broken += 1
            print(
                f"table {found.table} cannot be read from event {found.broken_at} of {found.events} on: {found.reason}"
            )
    print(f"{count - broken} of {count} unfinished tables can be read by this version")
    return 1 if broken else 0
