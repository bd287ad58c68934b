"""The store: logs of tables, people and sessions, in SQLite or PostgreSQL behind one contract."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from vernissage.server.events import Row
from vernissage.server.position import Summary
from vernissage.server.writer import Cursor, Event, Known, Taken, Threads

PAUSE: Final = 5000  # a heartbeat older than this means that nobody served


class Person(Struct, frozen=True):
    """Somebody who has been here."""

    id: str
    name: str
    kind: str  # guest, account, bot
    login: str = ""
    password: str = ""  # its argon2 hash


class Session(Struct, frozen=True):
    """A session that is valid, and whose it is."""

    key: str  # the hash of its token
    person: Person
    kind: str  # cookie, token
    expires: int


class Store(Threads):
    """Everything the server asks of a database."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses: list[tuple[int, int]] = []

    # Tables

    async def create(self, table: str, rows: list[Row], about: Summary, at: int) -> None:
        """A new table and its first events."""

        def work(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO tables (id, game, phase, public, n, made, touched) VALUES (:id, :game, :phase, :public, :n, :at, :at)",
                {"id": table, "game": about.game, "phase": about.phase, "public": about.public, "n": len(rows), "at": at},
            )
            for row in rows:
                cursor.execute(INSERT, {"table": table, "n": row.n, "command": row.command, "body": row.body})
            set_sitters(cursor, table, about.people)

        await self.write(work, table)

    async def append(self, table: str, row: Row, about: Summary | None, at: int, due: int | None, *, seats_changed: bool) -> None:
        """The event is stored as number n of its table, or Taken or Known says why not; without `about` the table's own row stays."""

        def work(cursor: Cursor) -> None:
            if about is None:
                return
            cursor.execute(
                "UPDATE tables SET n = :n, phase = :phase, public = :public, touched = :at, due = :due WHERE id = :id",
                {"id": table, "n": row.n, "phase": about.phase, "public": about.public, "at": at, "due": due},
            )
            if seats_changed:
                set_sitters(cursor, table, about.people)

        await self.write(work, table, Event(table, row.n, row.command, row.body))

    def insert(self, cursor: Cursor, events: list[Event]) -> bool:
        values: dict[str, object] = {}
        for k, event in enumerate(events):
            values |= {f"table{k}": event.table, f"n{k}": event.n, f"command{k}": event.command, f"body{k}": event.body}
        cursor.execute(insert_many(len(events)), values)
        return cursor.rowcount == len(events)

    def insert_one(self, cursor: Cursor, event: Event) -> None:
        cursor.execute(INSERT, {"table": event.table, "n": event.n, "command": event.command, "body": event.body})
        if cursor.rowcount != 1:
            collide(cursor, event)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table after a number."""

        def work(cursor: Cursor) -> list[Row]:
            cursor.execute(
                "SELECT n, body, command FROM entries WHERE table_id = :id AND n > :after ORDER BY n", {"id": table, "after": after}
            )
            return [Row(n, bytes(body), command) for n, body, command in cursor.fetchall()]

        return await self.read(work)

    async def heads(self, since: int) -> dict[str, int]:
        """The last number of every table touched since a time, for healing lost hints."""

        def work(cursor: Cursor) -> dict[str, int]:
            cursor.execute("SELECT id, n FROM tables WHERE touched >= :since", {"since": since})
            return dict(cursor.fetchall())

        return await self.read(work)

    async def due(self, now: int) -> list[str]:
        """Tables where something must happen that nobody has done."""

        def work(cursor: Cursor) -> list[str]:
            cursor.execute("SELECT id FROM tables WHERE due IS NOT NULL AND due <= :now ORDER BY due LIMIT 200", {"now": now})
            return [row[0] for row in cursor.fetchall()]

        return await self.read(work)

    async def set_due(self, table: str, due: int | None) -> None:
        """Somebody has looked: the next look is due then."""
        await self.write(lambda cursor: cursor.execute("UPDATE tables SET due = :due WHERE id = :id", {"id": table, "due": due}), table)

    async def claim(self, table: str, process: str, now: int, lease: int) -> bool:
        """This process may answer for the bots and clocks of the table for a while."""

        def work(cursor: Cursor) -> bool:
            cursor.execute(
                "UPDATE tables SET driver = :process, driven = :now "
                "WHERE id = :id AND (driver IS NULL OR driver = :process OR driven < :stale)",
                {"id": table, "process": process, "now": now, "stale": now - lease},
            )
            return cursor.rowcount == 1

        return await self.write(work, table)

    async def public_tables(self, game: str, limit: int = 100) -> list[str]:
        """Public tables that are not finished, latest first."""

        def work(cursor: Cursor) -> list[str]:
            cursor.execute(
                "SELECT id FROM tables WHERE public AND phase <> 'finished' AND (:game = '' OR game = :game) "
                "ORDER BY touched DESC LIMIT :limit",
                {"game": game, "limit": limit},
            )
            return [row[0] for row in cursor.fetchall()]

        return await self.read(work)

    async def tables_of(self, person: str, limit: int = 30) -> list[tuple[str, str]]:
        """The tables a person sits at with their phase, latest first."""

        def work(cursor: Cursor) -> list[tuple[str, str]]:
            cursor.execute(
                "SELECT t.id, t.phase FROM tables t JOIN sitters s ON s.table_id = t.id WHERE s.person = :person "
                "ORDER BY t.phase = 'finished', t.touched DESC LIMIT :limit",
                {"person": person, "limit": limit},
            )
            return [(row[0], row[1]) for row in cursor.fetchall()]

        return await self.read(work)

    async def remove_table(self, table: str) -> bool:
        """The table and its log are gone; only an operator does this."""

        def work(cursor: Cursor) -> bool:
            for name in ("entries", "sitters"):
                cursor.execute(f"DELETE FROM {name} WHERE table_id = :id", {"id": table})
            cursor.execute("DELETE FROM tables WHERE id = :id", {"id": table})
            return cursor.rowcount == 1

        return await self.write(work, table)

    # People

    async def add_person(self, person: Person, at: int) -> None:
        """Somebody new."""

        def work(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO people (id, name, kind, login, password, made) VALUES (:id, :name, :kind, :login, :password, :at)",
                {
                    "id": person.id,
                    "name": person.name,
                    "kind": person.kind,
                    "login": person.login or None,
                    "password": person.password,
                    "at": at,
                },
            )

        await self.write(work)

    async def change_person(self, person: Person) -> bool:
        """Name, kind, login and password are these; false when somebody else has the login."""

        def work(cursor: Cursor) -> bool:
            if person.login:
                cursor.execute("SELECT id FROM people WHERE login = :login AND id <> :id", {"login": person.login, "id": person.id})
                if cursor.fetchone():
                    return False
            cursor.execute(
                "UPDATE people SET name = :name, kind = :kind, login = :login, password = :password WHERE id = :id",
                {"id": person.id, "name": person.name, "kind": person.kind, "login": person.login or None, "password": person.password},
            )
            return True

        return await self.write(work)

    async def person_of_login(self, login: str) -> Person | None:
        """The account with this login."""

        def work(cursor: Cursor) -> Person | None:
            cursor.execute("SELECT id, name, kind, login, password FROM people WHERE login = :login", {"login": login})
            row = cursor.fetchone()
            return Person(row[0], row[1], row[2], row[3], row[4]) if row else None

        return await self.read(work)

    async def add_session(self, key: str, person: str, kind: str, at: int, expires: int) -> None:
        """The person may come back with the token of this hash."""

        def work(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO sessions (hash, person, kind, made, expires) VALUES (:key, :person, :kind, :at, :expires)",
                {"key": key, "person": person, "kind": kind, "at": at, "expires": expires},
            )

        await self.write(work)

    async def session(self, key: str, now: int) -> Session | None:
        """The session of this hash, unless it has expired."""

        def work(cursor: Cursor) -> Session | None:
            cursor.execute(
                "SELECT p.id, p.name, p.kind, p.login, p.password, s.kind, s.expires FROM sessions s JOIN people p ON p.id = s.person "
                "WHERE s.hash = :key AND s.expires > :now",
                {"key": key, "now": now},
            )
            row = cursor.fetchone()
            return Session(key, Person(row[0], row[1], row[2], row[3] or "", row[4] or ""), row[5], row[6]) if row else None

        return await self.read(work)

    async def drop_session(self, key: str) -> None:
        """The session is over."""
        await self.write(lambda cursor: cursor.execute("DELETE FROM sessions WHERE hash = :key", {"key": key}))

    # Time

    async def beat(self, now: int) -> list[tuple[int, int]]:
        """Somebody serves now; time nobody served is kept as a pause that no clock counts."""

        def work(cursor: Cursor) -> list[tuple[int, int]]:
            cursor.execute("SELECT at FROM beat WHERE id = 1", {})
            row = cursor.fetchone()
            if row is None:
                cursor.execute("INSERT INTO beat (id, at) VALUES (1, :now)", {"now": now})
            else:
                # Only the process that moves the heartbeat on has found the pause.
                cursor.execute("UPDATE beat SET at = :now WHERE id = 1 AND at = :last", {"now": now, "last": row[0]})
                if cursor.rowcount == 1 and now - row[0] > PAUSE:
                    cursor.execute("INSERT INTO pauses (start, stop) VALUES (:start, :stop)", {"start": row[0], "stop": now})
            cursor.execute("SELECT start, stop FROM pauses ORDER BY start", {})
            return [(start, stop) for start, stop in cursor.fetchall()]

        self.pauses[:] = await self.write(work)
        return self.pauses


INSERT: Final = "INSERT INTO entries (table_id, n, command, body) VALUES (:table, :n, :command, :body) ON CONFLICT DO NOTHING"


@lru_cache(maxsize=64)
def insert_many(number: int) -> str:
    """The statement for that many events at once: one step of the database, however many there are."""
    rows = ", ".join(f"(:table{k}, :n{k}, :command{k}, :body{k})" for k in range(number))
    return f"INSERT INTO entries (table_id, n, command, body) VALUES {rows} ON CONFLICT DO NOTHING"


def collide(cursor: Cursor, event: Event) -> None:
    """Says why an event was not inserted; nothing when it is this very event, stored before the connection broke."""
    if event.command is not None:
        cursor.execute(
            "SELECT n, body FROM entries WHERE table_id = :table AND command = :command", {"table": event.table, "command": event.command}
        )
        found = cursor.fetchone()
        if found is not None:
            if found[0] == event.n and bytes(found[1]) == event.body:
                return
            raise Known
    raise Taken


def set_sitters(cursor: Cursor, table: str, people: list[str]) -> None:
    """These people sit at the table."""
    cursor.execute("DELETE FROM sitters WHERE table_id = :table", {"table": table})
    for person in people:
        cursor.execute("INSERT INTO sitters (table_id, person) VALUES (:table, :person)", {"table": table, "person": person})
