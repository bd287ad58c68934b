"""SQLite: one file, one serving process."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from vernissage.server.storage.lock import FileLock
from vernissage.server.storage.schema import bring_up_to_date
from vernissage.server.storage.sql import SqlStore
from vernissage.server.storage.threads import Connection, Cursor

# of 4 KiB each before they are moved into the file: rarely, as moves wait meanwhile, and most are rewritten by then
WAL_PAGES: Final = 16_384
DAMAGE: Final = {
    "file is not a database": "is no SQLite file",
    "database disk image is malformed": "is damaged: restore a backup into an empty database",
    "attempt to write a readonly database": "cannot be written: it is read-only",
    "unable to open database file": "cannot be opened",
}


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


class SqliteLook(SqliteConnection):
    """A connection that could not write if it wanted to."""

    def __init__(self, path: str) -> None:
        self.raw = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None, timeout=10)


class SqliteStore(SqlStore):
    """One file, one serving process."""

    now = "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, path: str | Path) -> None:
        super().__init__()
        self.path = str(path)
        self.lock = FileLock(self.path)

    def connect(self, *, writing: bool) -> Connection:
        return SqliteConnection(self.path, writing=writing)

    def connect_to_look(self) -> Connection:
        self.must_exist()
        return SqliteLook(self.path)

    def lost(self, error: BaseException) -> bool:
        return False

    def away(self, error: BaseException) -> bool:
        return isinstance(error, sqlite3.OperationalError)

    def reserve(self) -> None:
        if self.path != ":memory:":
            self.make_folder()
            self.lock.take()

    def release(self) -> None:
        self.lock.let_go()

    def migrate(self) -> None:
        self.make_folder()
        try:
            with closing(sqlite3.connect(self.path)) as connection:
                names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
                if names and "alembic_version" not in names:
                    raise ValueError(f"{self.path} is the database of another program")
                known = "alembic_version" in names
                current = known and connection.execute("SELECT version_num FROM alembic_version").fetchone()
            bring_up_to_date(f"sqlite:///{self.path}", current[0] if current else None)
        except sqlite3.DatabaseError as error:
            raise ValueError(f"{self.path} {DAMAGE.get(str(error), f'cannot be used: {error}')}") from None

    def make_folder(self) -> None:
        """There is a folder for the file."""
        if Path(self.path).is_dir():
            raise ValueError(f"{self.path} is a folder: name a file in it")
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ValueError(f"{self.path} cannot be made: {error.strerror}") from None

    def disk_free(self) -> int | None:
        return shutil.disk_usage(Path(self.path).absolute().parent).free

    def must_exist(self) -> None:
        if not Path(self.path).exists():
            raise ValueError(f"there is no database {self.path}")

    def copy_to(self, file: Path) -> None:
        with (
            closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(file)) as copy,
        ):
            source.backup(copy)
