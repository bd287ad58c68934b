"""How to connect to SQLite and to PostgreSQL, and how their schema is brought up to date."""

import re
import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import psycopg

from vernissage.server.store import Store
from vernissage.server.writer import Connection, Cursor

HEAD: Final = "first_house"  # the newest migration
WAL_PAGES: Final = (
    16_384  # of 4 KiB each before they are moved into the file: rarely, as moves wait meanwhile, and most are rewritten by then
)
PAUSED: Final = "2s"  # a process stopped inside a transaction does not hold its locks for longer


class SqliteConnection:
    """A connection whose transactions begin by hand; a deferred one that upgrades would fail at once."""

    def __init__(self, path: str, *, writing: bool) -> None:
        self.raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        self.raw.execute("PRAGMA journal_mode=WAL")
        self.raw.execute("PRAGMA synchronous=FULL")
        self.raw.execute("PRAGMA foreign_keys=ON")
        self.raw.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
        if not writing:
            self.raw.execute("PRAGMA query_only=ON")

    def cursor(self) -> Cursor:
        return self.raw.cursor()

    def begin(self) -> None:
        self.raw.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        if self.raw.in_transaction:
            self.raw.execute("ROLLBACK")

    def close(self) -> None:
        self.raw.close()


class SqliteStore(Store):
    """One file, one serving process."""

    def __init__(self, path: str | Path) -> None:
        super().__init__()
        self.path = str(path)

    def connect(self, *, writing: bool) -> Connection:
        return SqliteConnection(self.path, writing=writing)

    def lost(self, error: BaseException) -> bool:
        return False

    def migrate(self) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(self.path)) as connection:
            known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            current = known and connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if not current or current[0] != HEAD:
            upgrade(f"sqlite:///{self.path}")


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


class PostgresStore(Store):
    """One database, any number of serving processes."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def connect(self, *, writing: bool) -> Connection:
        return PostgresConnection(self.url, writing=writing)

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)

    def migrate(self) -> None:
        with closing(psycopg.connect(self.url, autocommit=True)) as guard:
            # Processes that start together migrate one after the other.
            guard.execute("SELECT pg_advisory_lock(20261115)")
            known = guard.execute("SELECT to_regclass('alembic_version')").fetchone()
            current = guard.execute("SELECT version_num FROM alembic_version").fetchone() if known and known[0] else None
            if current and current[0] == HEAD:
                return
            upgrade(re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", self.url))


@lru_cache(maxsize=256)
def translated(sql: str) -> str:
    """The query in psycopg's words."""
    return re.sub(r":([a-z_]+[0-9]*)", r"%(\1)s", sql)


def upgrade(url: str) -> None:
    """Every migration has run; what does it is loaded only when there is something to do."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def open_store(database: str) -> Store:
    """The store of a URL: sqlite:///file, postgresql://..., or a file's path."""
    if database.startswith(("postgres://", "postgresql://")):
        return PostgresStore(database)
    if "://" in database and not database.startswith("sqlite:///"):
        raise ValueError(f"{database.partition('://')[0]}:// is no database this server knows: use sqlite:/// or postgresql://")
    return SqliteStore(database.removeprefix("sqlite:///"))
