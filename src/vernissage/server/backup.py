"""Backup and restore: a backup is one SQLite file, whichever database it comes from and goes to."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import psycopg

from vernissage.server.databases import PostgresStore, SqliteStore, open_store
from vernissage.server.settings import from_environment

TABLES: Final = {
    "tables": ["id", "game", "phase", "public", "n", "made", "touched", "due", "driver", "driven"],
    "entries": ["table_id", "n", "command", "body"],
    "sitters": ["table_id", "person"],
    "people": ["id", "name", "kind", "login", "password", "made"],
    "sessions": ["hash", "person", "kind", "made", "expires"],
    "beat": ["id", "at"],
    "pauses": ["start", "stop"],
}
AT_ONCE: Final = 1000


def backup(file: str | Path, database: str | None = None) -> dict[str, int]:
    """The file holds everything as it was at one moment, while the server goes on; the answer counts the rows."""
    store = open_store(from_environment(database=database).database)
    target = Path(file)
    if target.exists():
        raise ValueError(f"{target} is there already: a backup does not write over anything")
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        if isinstance(store, SqliteStore):
            with closing(sqlite3.connect(f"file:{store.path}?mode=ro", uri=True)) as source, closing(sqlite3.connect(half)) as copy:
                source.backup(copy)
        else:
            assert isinstance(store, PostgresStore)
            copy_postgres(store.url, half)
        counts = checked(half)
        os.replace(half, target)
    finally:
        half.unlink(missing_ok=True)
    return counts


def restore(file: str | Path, database: str | None = None) -> dict[str, int]:
    """An empty database holds everything the backup has; the answer counts the rows."""
    counts = checked(Path(file))
    store = open_store(from_environment(database=database).database)
    store.migrate()
    connection = store.connect(writing=True)
    try:
        connection.begin()
        cursor = connection.cursor()
        for name in ("tables", "people"):
            cursor.execute(f"SELECT 1 FROM {name} LIMIT 1", {})
            if cursor.fetchone():
                raise ValueError("this database is in use: restore into an empty one")
        with closing(sqlite3.connect(file)) as source:
            for name, columns in TABLES.items():
                insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join(f':{column}' for column in columns)})"
                for row in source.execute(f"SELECT {', '.join(columns)} FROM {name}"):
                    values = dict(zip(columns, row, strict=True))
                    if name == "tables":
                        values["public"] = bool(values["public"])
                    cursor.execute(insert, values)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    finally:
        connection.close()
    return counts


def copy_postgres(url: str, file: Path) -> None:
    """Everything PostgreSQL holds at one moment is in the file."""
    SqliteStore(file).migrate()
    with closing(psycopg.connect(url)) as source, closing(sqlite3.connect(file, isolation_level=None)) as copy:
        source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        source.read_only = True
        copy.execute("BEGIN")
        for name, columns in TABLES.items():
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


def checked(file: Path) -> dict[str, int]:
    """How much the file holds; a ValueError when it is no whole backup."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise ValueError(f"{file} is damaged")
            counts: dict[str, int] = {name: copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in TABLES}
            gaps = copy.execute(
                "SELECT count(*) FROM (SELECT max(n) AS last, count(*) AS number FROM entries GROUP BY table_id) WHERE last <> number"
            )
            if gaps.fetchone()[0]:
                raise ValueError(f"{file} has logs with gaps")
    except sqlite3.DatabaseError as error:
        raise ValueError(f"{file} is no backup: {error}") from None
    return counts
