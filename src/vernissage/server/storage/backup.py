"""Backup and restore: a backup is one SQLite file, whichever database it comes from and goes to."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from vernissage.server.settings import from_environment
from vernissage.server.storage import open_store
from vernissage.server.storage.schema import COLUMNS, LATER


def backup(file: str | Path, database: str | None = None) -> dict[str, int]:
    """The file holds everything as it was at one moment, while the server goes on; the answer counts the rows."""
    store = open_store(from_environment(database=database).database)
    target = Path(file)
    if target.exists():
        raise ValueError(f"{target} is there already: a backup does not write over anything")
    store.must_exist()
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        store.copy_to(half)
        counts = checked(half)
        os.replace(half, target)
        with suppress(Exception):  # a backup is one also where nothing can be written any more
            store.note_backup()
    finally:
        for rest in ("", "-shm", "-wal"):
            half.with_name(half.name + rest).unlink(missing_ok=True)
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
            for name, wanted in COLUMNS.items():
                there = columns_in(source, name)
                if not there:
                    continue
                columns = [column for column in wanted if column in there]  # an old backup has fewer
                insert = (
                    f"INSERT INTO {name} ({', '.join(columns)}) VALUES"
                    f" ({', '.join(f':{column}' for column in columns)})"
                )
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


def checked(file: Path) -> dict[str, int]:
    """How much the file holds; a ValueError when it is no whole backup."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise ValueError(f"{file} is damaged")
            counts: dict[str, int] = {
                name: copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for name in COLUMNS
                if name not in LATER or columns_in(copy, name)
            }
            gaps = copy.execute(
                "SELECT count(*) FROM (SELECT max(n) AS last, count(*) AS number FROM entries GROUP BY table_id) WHERE"
                " last <> number"
            )
            if gaps.fetchone()[0]:
                raise ValueError(f"{file} has logs with gaps")
    except sqlite3.DatabaseError as error:
        raise ValueError(f"{file} is no backup: {error}") from None
    return counts


def columns_in(copy: sqlite3.Connection, name: str) -> set[str]:
    """The columns of a table; none where the table is not there."""
    return {row[1] for row in copy.execute(f"PRAGMA table_info({name})")}
