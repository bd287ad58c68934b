"""Whether this version of the program can read what a database holds, tried without changing anything."""

from collections.abc import Iterator

from msgspec import Struct

from vernissage.server.settings import from_environment
from vernissage.server.storage import open_store
from vernissage.server.tables.position import Position
from vernissage.server.tables.quarantine import Unreadable, fold_all


class Finding(Struct):
    """One unfinished table, and where its log breaks; 0 = nowhere."""

    table: str
    events: int
    broken_at: int = 0
    reason: str = ""


def check_up(database: str | None = None) -> Iterator[Finding]:
    """Every unfinished table of a database is folded dry, one after the other."""
    for table, rows in open_store(from_environment(database=database).database).unfinished():
        try:
            fold_all(Position(table), rows)
            yield Finding(table, len(rows))
        except Unreadable as error:
            yield Finding(table, len(rows), error.n, error.reason)
