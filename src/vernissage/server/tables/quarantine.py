"""Tables whose log does not fold: each is closed off with a sentence, and everybody else plays on."""

from collections.abc import Iterable, Iterator
from typing import Final

import structlog
from msgspec import Struct

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.metrics import TABLES_UNREADABLE
from vernissage.server.storage.store import Row
from vernissage.server.tables.position import Position

AGAIN: Final = 600_000  # milliseconds until the log of a closed table is tried again
log = structlog.get_logger()


class Unreadable(RequestError):
    """The log of a table does not fold from some event on."""

    def __init__(self, table: str, n: int, reason: str) -> None:
        super().__init__("unreadable", Message("error-unreadable", {"n": n}))
        self.table = table
        self.n = n
        self.reason = reason


class Closed(Struct):
    """Why a table is closed off, and since when."""

    n: int
    reason: str
    at: int


class Quarantine:
    """The tables of this process that are closed off."""

    def __init__(self) -> None:
        self.tables: dict[str, Closed] = {}

    def add(self, error: Unreadable, at: int) -> None:
        """The table is closed off; the operator reads why."""
        if error.table not in self.tables:
            log.error("table closed off", table=error.table, n=error.n, reason=error.reason)
        self.tables[error.table] = Closed(error.n, error.reason, at)
        TABLES_UNREADABLE.set(len(self.tables))

    def check(self, table: str, now: int) -> None:
        """The table is not closed off, or it is time to try it again."""
        found = self.tables.get(table)
        if found is not None and 0 <= now - found.at < AGAIN:
            raise Unreadable(table, found.n, found.reason)

    def remove(self, table: str) -> None:
        """The table folds again."""
        if self.tables.pop(table, None) is not None:
            log.info("table open again", table=table)
            TABLES_UNREADABLE.set(len(self.tables))


def folding(position: Position, rows: Iterable[Row]) -> Iterator[bool]:
    """The events happen one by one, or Unreadable names the first that cannot have."""
    for row in rows:
        try:
            yield position.fold(row)
        except Exception as error:
            raise Unreadable(position.table, row.n, f"{type(error).__name__}: {error}") from error


def fold_all(position: Position, rows: Iterable[Row]) -> None:
    """All the events have happened."""
    for _hidden in folding(position, rows):
        pass
