"""Tables or a person are gone for good."""

import argparse

import msgspec

from vernissage.cli.arguments import DATABASE, JSON


def arguments(parser: argparse.ArgumentParser) -> None:
    """Tables, a person, or what is long over."""
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--table", nargs="+", metavar="ID", help="tables with their logs and records")
    kind.add_argument("--person", metavar="LOGIN", help="a person, by login or id; finished games keep a nameless seat")
    kind.add_argument("--finished", type=int, metavar="DAYS", help="every table whose game was over that many days ago")
    parser.add_argument("--database", help=DATABASE)
    parser.add_argument("--json", action="store_true", help=JSON)


def run(arguments: argparse.Namespace) -> int:
    """What was named is gone."""
    from vernissage.server.storage.removal import remove_finished, remove_person, remove_tables
    from vernissage.server.tables.log import nameless

    if arguments.person:
        games = remove_person(arguments.person, nameless, arguments.database)
        said = f"{arguments.person} is gone; {games} finished games name nobody in their place"
        print(msgspec.json.encode({"person": arguments.person, "games": games}).decode() if arguments.json else said)
        return 0
    gone = (
        remove_tables(arguments.table, arguments.database)
        if arguments.table
        else remove_finished(arguments.finished, arguments.database)
    )
    print(msgspec.json.encode({"tables": gone}).decode() if arguments.json else f"{gone} tables are gone")
    return 0
