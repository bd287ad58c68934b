"""PostgreSQL: one database, any number of serving processes."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import psycopg

from vernissage.server.storage.schema import COLUMNS, bring_up_to_date
from vernissage.server.storage.sql import SqlStore
from vernissage.server.storage.sqlite import SqliteStore
from vernissage.server.storage.threads import Connection, Cursor

PAUSED: Final = "2s"  # a process stopped inside a transaction does not hold its locks for longer
AT_ONCE: Final = 1000  # rows of a copy


class PostgresConnection:
    """A connection; queries written with :name are translated."""

    def __init__(self, url: str, *, writing: bool) -> None:
        self.raw = psycopg.connect(url, autocommit=True, connect_timeout=5)
        self.raw.execute(f"SET idle_in_transaction_session_timeout = '{PAUSED}'")
        if not writing:
            self.raw.execute("SET default_transaction_read_only = on")

    def cursor(self) -> Cursor:
        return PostgresCursor(self.raw)

    def begin(self) -> None:
        self.raw.execute("BEGIN")

    def commit(self) -> None:
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        if not self.raw.closed:
            self.raw.execute("ROLLBACK")

    def close(self) -> None:
        self.raw.close()


class PostgresCursor:
    """A cursor that reads :name as its own parameters."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.raw = connection.cursor()

    @property
    def rowcount(self) -> int:
        return self.raw.rowcount

    def execute(self, sql: str, values: dict[str, Any]) -> object:
        return self.raw.execute(translated(sql).encode(), values)

    def fetchall(self) -> list[Any]:
        return self.raw.fetchall()

    def fetchone(self) -> Any:
        return self.raw.fetchone()


class PostgresStore(SqlStore):
    """One database, any number of serving processes."""

    shared = True
    now = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def connect(self, *, writing: bool) -> Connection:
        return PostgresConnection(self.url, writing=writing)

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)

    def reserve(self) -> None:
        """Any number of processes serve one database."""

    def release(self) -> None:
        """There is nothing to let go."""

    def away(self, error: BaseException) -> bool:
        return self.lost(error) or isinstance(error, psycopg.errors.ReadOnlySqlTransaction)

    def migrate(self) -> None:
        try:
            guard = psycopg.connect(self.url, autocommit=True, connect_timeout=5)
        except psycopg.Error as error:
            reason = " ".join(str(error).split())
            raise ValueError(f"the database cannot be reached: {reason}") from None
        with closing(guard):
            # Processes that start together migrate one after the other.
            guard.execute("SELECT pg_advisory_lock(20261115)")
            known = guard.execute("SELECT to_regclass('alembic_version')").fetchone()
            current = (
                guard.execute("SELECT version_num FROM alembic_version").fetchone() if known and known[0] else None
            )
            target = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", self.url)
            bring_up_to_date(target, current[0] if current else None)

    def disk_free(self) -> int | None:
        return None

    def copy_to(self, file: Path) -> None:
        SqliteStore(file).migrate()
        with closing(psycopg.connect(self.url)) as source, closing(sqlite3.connect(file, isolation_level=None)) as copy:
            source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            source.read_only = True
            copy.execute("BEGIN")
            for name, columns in COLUMNS.items():
                marks = ", ".join("?" for column in columns)
                for rows in batches(source, name, columns):
                    copy.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)
            copy.execute("COMMIT")


def batches(source: "psycopg.Connection[Any]", name: str, columns: list[str]) -> Iterator[list[Any]]:
    """The rows of a table, some at a time."""
    with source.cursor(name=f"backup_{name}") as cursor:
        cursor.execute(f"SELECT {', '.join(columns)} FROM {name}".encode())
        while rows := cursor.fetchmany(AT_ONCE):
            yield rows


@lru_cache(maxsize=256)
def translated(sql: str) -> str:
    """The query in psycopg's words."""
    return re.sub(r":([a-z_]+[0-9]*)", r"%(\1)s", sql)
