"""What whoever runs a server asks of it from the command line: keep, bring back, remove."""

import argparse
from collections.abc import Callable
from pathlib import Path

DATABASE = "sqlite:///FILE or postgresql://...; a file in your data folder otherwise"
Command = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]


def add_commands(command: Command) -> None:
    """The commands of an operator are known."""
    for name, work, told in (
        ("backup", back_up, "everything the house holds, in one file"),
        ("restore", bring_back, "a backup into an empty database"),
    ):
        keep = command(name, work, told)
        keep.add_argument("file", type=Path)
        keep.add_argument("--database", help=DATABASE)
    gone = command("remove", remove, "tables or a person, for good")
    kind = gone.add_mutually_exclusive_group(required=True)
    kind.add_argument("--table", nargs="+", metavar="ID", help="tables with their logs and records")
    kind.add_argument("--person", metavar="LOGIN", help="a person, by login or id; finished games keep a nameless seat")
    kind.add_argument("--finished", type=int, metavar="DAYS", help="every table whose game was over that many days ago")
    gone.add_argument("--database", help=DATABASE)


def back_up(arguments: argparse.Namespace) -> int:
    """Everything the house holds is in the file, while it goes on serving."""
    from vernissage.server.backup import backup

    return tell_counts(backup(arguments.file, arguments.database))


def bring_back(arguments: argparse.Namespace) -> int:
    """An empty database holds what the backup has."""
    from vernissage.server.backup import restore

    return tell_counts(restore(arguments.file, arguments.database))


def tell_counts(counts: dict[str, int]) -> int:
    """How much of everything there was is told."""
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    return 0


def remove(arguments: argparse.Namespace) -> int:
    """What was named is gone."""
    from vernissage.server.removing import remove_finished, remove_person, remove_tables

    if arguments.person:
        games = remove_person(arguments.person, arguments.database)
        print(f"{arguments.person} is gone; {games} finished games name nobody in their place")
    else:
        gone = (
            remove_tables(arguments.table, arguments.database)
            if arguments.table
            else remove_finished(arguments.finished, arguments.database)
        )
        print(f"{gone} tables are gone")
    return 0
