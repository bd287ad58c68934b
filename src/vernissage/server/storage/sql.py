"""The store in SQL: the statements both databases understand, run by the threads of `threads.py`."""

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from vernissage.server.storage.past import PastGames
from vernissage.server.storage.store import CommandKnown, NumberTaken, Person, Row, Session, TableRow
from vernissage.server.storage.threads import Cursor, Insert

BACKUP: Final = 3  # the row of `beat` that tells when the last backup was taken
PROBE: Final = 2  # the row of `beat` that is written to see whether anything can be
BESIDE: Final = ("folds", "reviews", "results")  # what is kept of a table beside its log
PAUSE: Final = 5000  # a heartbeat older than this means that nobody served


class SqlStore(PastGames):
    """Logs, people and sessions in a database; SQLite and PostgreSQL say how to connect."""

    now = ""  # the query that asks for the database's clock

    async def check(self) -> None:
        await self.write(probe)

    def try_write(self) -> None:
        try:
            connection = self.connect(writing=True)
            try:
                connection.begin()
                probe(connection.cursor())
                connection.commit()
            finally:
                connection.close()
        except Exception as error:
            if not self.away(error):
                raise
            raise ValueError(f"nothing can be written to the database: {' '.join(str(error).split())}") from None

    # Tables. What a lost connection has stored before it broke is written again: ids are drawn by chance, so a row of
    # this id is this very row.

    async def create(self, table: str, rows: list[Row], about: TableRow, at: int) -> None:
        def work(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO tables (id, game, phase, public, n, made, touched) VALUES (:id, :game, :phase, :public,"
                " :n, :at, :at) ON CONFLICT (id) DO NOTHING",
                {
                    "id": table,
                    "game": about.game,
                    "phase": about.phase,
                    "public": about.public,
                    "n": len(rows),
                    "at": at,
                },
            )
            for row in rows:
                cursor.execute(INSERT, {"table": table, "n": row.n, "command": row.command, "body": row.body})
            set_sitters(cursor, table, about.people)

        await self.write(work, table)

    async def append(
        self, table: str, row: Row, about: TableRow | None, at: int, due: int | None, *, seats_changed: bool
    ) -> None:
        def work(cursor: Cursor) -> None:
            if about is None:
                return
            cursor.execute(
                "UPDATE tables SET n = :n, phase = :phase, public = :public, touched = :at, due = :due WHERE id = :id",
                {"id": table, "n": row.n, "phase": about.phase, "public": about.public, "at": at, "due": due},
            )
            if seats_changed:
                set_sitters(cursor, table, about.people)

        await self.write(work, table, Insert(table, row.n, row.command, row.body))

    def insert(self, cursor: Cursor, events: list[Insert]) -> bool:
        values: dict[str, object] = {}
        for k, event in enumerate(events):
            values |= {f"table{k}": event.table, f"n{k}": event.n, f"command{k}": event.command, f"body{k}": event.body}
        cursor.execute(insert_many(len(events)), values)
        return cursor.rowcount == len(events)

    def insert_one(self, cursor: Cursor, event: Insert) -> None:
        cursor.execute(INSERT, {"table": event.table, "n": event.n, "command": event.command, "body": event.body})
        if cursor.rowcount != 1:
            collide(cursor, event)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return await self.read(lambda cursor: rows_of(cursor, table, after))

    async def fold(self, table: str) -> bytes | None:
        def work(cursor: Cursor) -> bytes | None:
            cursor.execute("SELECT body FROM folds WHERE table_id = :table", {"table": table})
            row = cursor.fetchone()
            return bytes(row[0]) if row else None

        return await self.read(work)

    async def keep_fold(self, table: str, n: int, body: bytes) -> None:
        values = {"table": table, "n": n, "body": body}
        await self.write(lambda cursor: cursor.execute(KEEP_FOLD, values), table)

    async def heads(self, since: int) -> dict[str, int]:
        def work(cursor: Cursor) -> dict[str, int]:
            cursor.execute("SELECT id, n FROM tables WHERE touched >= :since", {"since": since})
            return dict(cursor.fetchall())

        return await self.read(work)

    async def due(self, now: int) -> list[str]:
        def work(cursor: Cursor) -> list[str]:
            cursor.execute(
                "SELECT id FROM tables WHERE due IS NOT NULL AND due <= :now ORDER BY due LIMIT 200", {"now": now}
            )
            return [row[0] for row in cursor.fetchall()]

        return await self.read(work)

    async def set_due(self, table: str, due: int | None, now: int) -> None:
        sql = "UPDATE tables SET due = :due WHERE id = :id AND due <= :now"
        await self.write(lambda cursor: cursor.execute(sql, {"id": table, "due": due, "now": now}), table)

    async def claim(self, table: str, process: str, lease: int) -> bool:
        def work(cursor: Cursor) -> bool:
            now = self.database_time(cursor)
            cursor.execute(
                "UPDATE tables SET driver = :process, driven = :now WHERE id = :id"
                " AND (driver IS NULL OR driver = :process OR driven < :stale OR driven > :now)",
                {"id": table, "process": process, "now": now, "stale": now - lease},
            )
            return cursor.rowcount == 1

        return await self.write(work, table)

    async def public_tables(self, game: str, limit: int = 100) -> list[str]:
        def work(cursor: Cursor) -> list[str]:
            cursor.execute(
                "SELECT id FROM tables WHERE public AND phase <> 'finished' AND (:game = '' OR game = :game) "
                "ORDER BY made DESC LIMIT :limit",
                {"game": game, "limit": limit},
            )
            return [row[0] for row in cursor.fetchall()]

        return await self.read(work)

    async def tables_of(self, person: str, limit: int = 30) -> list[tuple[str, str]]:
        def work(cursor: Cursor) -> list[tuple[str, str]]:
            cursor.execute(
                "SELECT t.id, t.phase FROM tables t JOIN sitters s ON s.table_id = t.id WHERE s.person = :person "
                "ORDER BY t.phase = 'finished', t.made DESC LIMIT :limit",
                {"person": person, "limit": limit},
            )
            return [(row[0], row[1]) for row in cursor.fetchall()]

        return await self.read(work)

    async def remove_table(self, table: str) -> bool:
        def work(cursor: Cursor) -> bool:
            for name in ("entries", "sitters", *BESIDE):
                cursor.execute(f"DELETE FROM {name} WHERE table_id = :id", {"id": table})
            cursor.execute("DELETE FROM tables WHERE id = :id", {"id": table})
            return cursor.rowcount == 1

        return await self.write(work, table)

    def unfinished(self) -> Iterator[tuple[str, list[Row]]]:
        connection = self.connect_to_look()
        try:
            cursor = connection.cursor()
            cursor.execute("SELECT id FROM tables WHERE phase <> 'finished' ORDER BY id", {})
            for (table,) in cursor.fetchall():
                yield table, rows_of(cursor, table, 0)
        finally:
            connection.close()

    def note_backup(self) -> None:
        connection = self.connect(writing=True)
        try:
            connection.begin()
            connection.cursor().execute(SET_BEAT, {"id": BACKUP, "now": time.time_ns() // 1_000_000})
            connection.commit()
        finally:
            connection.close()

    async def last_backup(self) -> int:
        def work(cursor: Cursor) -> int:
            cursor.execute("SELECT at FROM beat WHERE id = :id", {"id": BACKUP})
            row = cursor.fetchone()
            return row[0] if row else 0

        return await self.read(work)

    # People

    async def add_person(self, person: Person, at: int) -> None:
        def work(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO people (id, name, kind, login, password, made, maker) VALUES (:id, :name, :kind, :login,"
                " :password, :at, :maker) ON CONFLICT (id) DO NOTHING",
                {
                    "id": person.id,
                    "name": person.name,
                    "kind": person.kind,
                    "login": person.login or None,
                    "password": person.password,
                    "at": at,
                    "maker": person.maker or None,
                },
            )

        await self.write(work)

    async def change_person(self, person: Person) -> bool:
        def work(cursor: Cursor) -> bool:
            if person.login:
                cursor.execute(
                    "SELECT id FROM people WHERE login = :login AND id <> :id", {"login": person.login, "id": person.id}
                )
                if cursor.fetchone():
                    return False
            cursor.execute(
                "UPDATE people SET name = :name, kind = :kind, login = :login, password = :password WHERE id = :id",
                {
                    "id": person.id,
                    "name": person.name,
                    "kind": person.kind,
                    "login": person.login or None,
                    "password": person.password,
                },
            )
            return True

        return await self.write(work)

    async def person_of_login(self, login: str) -> Person | None:
        def work(cursor: Cursor) -> Person | None:
            cursor.execute("SELECT id, name, kind, login, password FROM people WHERE login = :login", {"login": login})
            row = cursor.fetchone()
            return Person(row[0], row[1], row[2], row[3], row[4]) if row else None

        return await self.read(work)

    async def add_session(self, key: str, person: str, kind: str, at: int, expires: int) -> None:
        def work(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO sessions (hash, person, kind, made, expires) VALUES (:key, :person, :kind, :at, :expires)"
                " ON CONFLICT (hash) DO NOTHING",
                {"key": key, "person": person, "kind": kind, "at": at, "expires": expires},
            )

        await self.write(work)

    async def session(self, key: str, now: int) -> Session | None:
        def work(cursor: Cursor) -> Session | None:
            cursor.execute(f"{SESSIONS} WHERE s.hash = :key AND s.expires > :now", {"key": key, "now": now})
            row = cursor.fetchone()
            return session_of(row) if row else None

        return await self.read(work)

    async def sessions_of(self, person: str, now: int) -> list[Session]:
        def work(cursor: Cursor) -> list[Session]:
            cursor.execute(
                f"{SESSIONS} WHERE (p.id = :person OR p.maker = :person) AND s.expires > :now ORDER BY s.made DESC",
                {"person": person, "now": now},
            )
            return [session_of(row) for row in cursor.fetchall()]

        return await self.read(work)

    async def drop_session(self, key: str) -> None:
        await self.write(lambda cursor: cursor.execute("DELETE FROM sessions WHERE hash = :key", {"key": key}))

    async def learn(self, person: str, items: list[str]) -> None:
        def work(cursor: Cursor) -> None:
            for item in items:
                cursor.execute(LEARN, {"person": person, "item": item})

        await self.write(work)

    async def learnt(self, person: str) -> list[str]:
        def work(cursor: Cursor) -> list[str]:
            cursor.execute("SELECT item FROM learnt WHERE person = :person", {"person": person})
            return sorted(row[0] for row in cursor.fetchall())

        return await self.read(work)

    async def unlearn(self, person: str) -> None:
        await self.write(lambda cursor: cursor.execute("DELETE FROM learnt WHERE person = :id", {"id": person}))

    # Time

    async def time(self) -> tuple[int, int]:
        def work(cursor: Cursor) -> tuple[int, int]:
            cursor.execute("SELECT at FROM beat WHERE id = 1", {})
            row = cursor.fetchone()
            return self.database_time(cursor) if self.shared else 0, row[0] if row else 0

        return await self.read(work)

    def database_time(self, cursor: Cursor) -> int:
        """Milliseconds since 1970 by the database's clock, which all its processes share."""
        cursor.execute(self.now, {})
        return int(cursor.fetchone()[0])

    async def heartbeat(self, now: int) -> list[tuple[int, int]]:
        def work(cursor: Cursor) -> list[tuple[int, int]]:
            cursor.execute("SELECT at FROM beat WHERE id = 1", {})
            row = cursor.fetchone()
            if row is None:
                cursor.execute("INSERT INTO beat (id, at) VALUES (1, :now)", {"now": now})
            else:
                # Only the process that moves the heartbeat on has found the pause.
                cursor.execute(
                    "UPDATE beat SET at = :now WHERE id = 1 AND at = :last AND at < :now", {"now": now, "last": row[0]}
                )
                if cursor.rowcount == 1 and now - row[0] > PAUSE:
                    cursor.execute(
                        "INSERT INTO pauses (start, stop) VALUES (:start, :stop)", {"start": row[0], "stop": now}
                    )
            cursor.execute("SELECT start, stop FROM pauses ORDER BY start", {})
            return [(start, stop) for start, stop in cursor.fetchall()]

        self.pauses[:] = await self.write(work)
        return self.pauses


LEARN: Final = "INSERT INTO learnt (person, item) VALUES (:person, :item) ON CONFLICT (person, item) DO NOTHING"
SESSIONS: Final = (
    "SELECT p.id, p.name, p.kind, p.login, p.password, p.maker, s.hash, s.kind, s.expires, s.made FROM sessions s JOIN"
    " people p ON p.id = s.person"
)
SET_BEAT: Final = "INSERT INTO beat (id, at) VALUES (:id, :now) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
KEEP_FOLD: Final = (
    "INSERT INTO folds (table_id, n, body) SELECT :table, :n, :body FROM tables WHERE id = :table"
    " ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body WHERE folds.n < excluded.n"
)
INSERT: Final = (
    "INSERT INTO entries (table_id, n, command, body) VALUES (:table, :n, :command, :body) ON CONFLICT DO NOTHING"
)


def session_of(row: Sequence[Any]) -> Session:
    """The session of a row of SESSIONS."""
    person = Person(row[0], row[1], row[2], row[3] or "", row[4] or "", row[5] or "")
    return Session(row[6], person, row[7], row[8], row[9])


def probe(cursor: Cursor) -> None:
    """Something was written; the time makes it another row each time, as SQLite writes no page that stays the same."""
    cursor.execute(SET_BEAT, {"id": PROBE, "now": time.time_ns()})


@lru_cache(maxsize=64)
def insert_many(number: int) -> str:
    """The statement for that many events at once: one step of the database, however many there are."""
    rows = ", ".join(f"(:table{k}, :n{k}, :command{k}, :body{k})" for k in range(number))
    return f"INSERT INTO entries (table_id, n, command, body) VALUES {rows} ON CONFLICT DO NOTHING"


def collide(cursor: Cursor, event: Insert) -> None:
    """Says why an event was not inserted; nothing when it is this very event, stored before the connection broke."""
    if event.command is not None:
        cursor.execute(
            "SELECT n, body FROM entries WHERE table_id = :table AND command = :command",
            {"table": event.table, "command": event.command},
        )
        found = cursor.fetchone()
        if found is not None:
            if found[0] == event.n and bytes(found[1]) == event.body:
                return
            raise CommandKnown
    raise NumberTaken


def rows_of(cursor: Cursor, table: str, after: int) -> list[Row]:
    """The events of a table after a number."""
    cursor.execute(
        "SELECT n, body, command FROM entries WHERE table_id = :id AND n > :after ORDER BY n",
        {"id": table, "after": after},
    )
    return [Row(n, bytes(body), command) for n, body, command in cursor.fetchall()]


def set_sitters(cursor: Cursor, table: str, people: list[str]) -> None:
    """These people sit at the table."""
    cursor.execute("DELETE FROM sitters WHERE table_id = :table", {"table": table})
    for person in people:
        cursor.execute(
            "INSERT INTO sitters (table_id, person) VALUES (:table, :person)", {"table": table, "person": person}
        )
