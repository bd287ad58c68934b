"""Removing what somebody asked to have removed: tables with their logs, and people with their names. Nothing else ever
deletes.
"""

import time
from collections.abc import Callable
from contextlib import closing
from typing import Final, TypeAlias

from vernissage.server.settings import from_environment
from vernissage.server.storage import open_store
from vernissage.server.storage.sql import BESIDE, rows_of
from vernissage.server.storage.threads import Connection, Cursor

QUIET: Final = 600_000  # milliseconds since anybody played there; a server may hold a livelier table in its memory
Rewrite: TypeAlias = Callable[[bytes, str], bytes | None]  # an event without a person's name; None = it names nobody


def remove_tables(names: list[str], database: str | None = None) -> int:
    """The tables and their logs are gone, all of them or, where one cannot be removed, none."""
    with closing(connection_to(database)) as connection:
        connection.begin()
        try:
            cursor = connection.cursor()
            for name in names:
                remove_table(cursor, name)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
    return len(names)


def remove_finished(days: int, database: str | None = None) -> int:
    """Tables whose game was over that many days ago are gone; the answer is how many."""
    with closing(connection_to(database)) as connection:
        cursor = connection.cursor()
        cursor.execute(
            "SELECT id FROM tables WHERE phase = 'finished' AND touched < :before",
            {"before": now() - days * 86_400_000},
        )
        names = [row[0] for row in cursor.fetchall()]
    return remove_tables(names, database) if names else 0


def remove_person(who: str, rewrite: Rewrite, database: str | None = None) -> int:
    """The person of a login or an id is gone with sessions and password; `rewrite` takes their name out of the logs of
    games they have finished.

    Whoever still plays must leave first. The answer is the number of games that were rewritten.
    """
    with closing(connection_to(database)) as connection:
        connection.begin()
        try:
            games = forget(connection.cursor(), who, rewrite)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
    return games


def exported(table: str, database: str | None = None) -> list[bytes]:
    """The events of a table as they are stored, whether or not anybody can read them."""
    with closing(open_store(from_environment(database=database).database).connect_to_look()) as connection:
        rows = rows_of(connection.cursor(), table, 0)
    if not rows:
        raise ValueError(f"there is no table {table}")
    return [row.body for row in rows]


def connection_to(database: str | None) -> Connection:
    """A connection that writes beside a server; only the server moves SQLite's log into its file."""
    store = open_store(from_environment(database=database).database)
    store.must_exist()
    store.migrate()
    connection = store.connect(writing=True)
    if not store.shared:
        connection.cursor().execute("PRAGMA wal_autocheckpoint=0", {})
    return connection


def remove_table(cursor: Cursor, name: str) -> None:
    """The table is gone, unless it is not there or in use."""
    cursor.execute("SELECT touched FROM tables WHERE id = :id", {"id": name})
    found = cursor.fetchone()
    if found is None:
        raise ValueError(f"there is no table {name}")
    if now() - found[0] < QUIET:
        raise ValueError(f"table {name} was in use less than ten minutes ago: wait until nobody is there")
    for rows in ("entries", "sitters", *BESIDE):
        cursor.execute(f"DELETE FROM {rows} WHERE table_id = :id", {"id": name})
    cursor.execute("DELETE FROM tables WHERE id = :id", {"id": name})


def forget(cursor: Cursor, who: str, rewrite: Rewrite) -> int:
    """The person is gone, and nameless in the logs of finished tables."""
    cursor.execute("SELECT id FROM people WHERE login = :who OR id = :who", {"who": who})
    found = cursor.fetchone()
    if found is None:
        raise ValueError(f"there is nobody with the login or id {who}")
    person = str(found[0])
    cursor.execute(
        "SELECT t.id, t.phase FROM tables t JOIN sitters s ON s.table_id = t.id WHERE s.person = :person",
        {"person": person},
    )
    tables = [(str(row[0]), str(row[1])) for row in cursor.fetchall()]
    playing = [table for table, phase in tables if phase != "finished"]
    if playing:
        raise ValueError(f"{who} still sits at {', '.join(playing)}: leave or remove these tables first")
    for table, _phase in tables:
        make_nameless(cursor, table, person, rewrite)
    for sql in (
        "DELETE FROM sitters WHERE person = :id",
        "DELETE FROM results WHERE person = :id",
        "DELETE FROM sessions WHERE person = :id",
        "DELETE FROM learnt WHERE person = :id",
        "DELETE FROM people WHERE id = :id",
    ):
        cursor.execute(sql, {"id": person})
    return len(tables)


def make_nameless(cursor: Cursor, table: str, person: str, rewrite: Rewrite) -> None:
    """The log of the table no longer says who the person was, and no fold of it is left."""
    cursor.execute("DELETE FROM folds WHERE table_id = :table", {"table": table})
    cursor.execute("SELECT n, body FROM entries WHERE table_id = :table", {"table": table})
    for n, body in cursor.fetchall():
        changed = rewrite(bytes(body), person)
        if changed is None:
            continue
        cursor.execute(
            "UPDATE entries SET body = :body WHERE table_id = :table AND n = :n",
            {"body": changed, "table": table, "n": n},
        )


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
