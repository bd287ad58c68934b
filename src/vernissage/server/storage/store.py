"""What the server asks of a place that keeps logs, people and sessions; databases stand beneath it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, field

from vernissage.core.model import Message
from vernissage.server.errors import RequestError


class NumberTaken(Exception):
    """Somebody else has stored an event with this number: read on and try again."""


class CommandKnown(Exception):
    """This command has been stored before."""


class StoreAway(RequestError):
    """The database takes or gives nothing just now: nothing was acknowledged, and the same may be tried again."""

    def __init__(self, reason: str) -> None:
        super().__init__("busy", Message("error-store-away"))
        self.reason = reason


class Row(Struct, frozen=True):
    """An event as it is stored: its number at its table, and the command that caused it."""

    n: int
    body: bytes
    command: str | None = None


class TableRow(Struct, frozen=True):
    """What is kept beside the log, to find tables by."""

    game: str
    phase: str
    public: bool
    people: list[str] = field(default_factory=list)


class Person(Struct, frozen=True):
    """Somebody who has been here."""

    id: str
    name: str
    kind: str  # guest, account, bot
    login: str = ""
    password: str = ""  # its argon2 hash
    maker: str = ""  # of a program: the person who made it


class Session(Struct, frozen=True):
    """A session that is valid, and whose it is."""

    key: str  # the hash of its token
    person: Person
    kind: str  # cookie, token
    expires: int
    made: int = 0


class Store(ABC):
    """Everything the server asks of a database. What a method has answered is stored for good."""

    shared = False  # several processes may serve it at once

    def __init__(self) -> None:
        self.pauses: list[tuple[int, int]] = []  # time nobody served, as of the last heartbeat

    @abstractmethod
    def reserve(self) -> None:
        """This process alone serves the store, where that must be so; a ValueError when another does."""

    @abstractmethod
    def release(self) -> None:
        """Another process may serve the store."""

    @abstractmethod
    def try_write(self) -> None:
        """Something was written, or a ValueError says why nothing can be."""

    @abstractmethod
    def migrate(self) -> None:
        """The schema is the one this version wants."""

    @abstractmethod
    async def open(self) -> None:
        """The store is ready."""

    @abstractmethod
    async def close(self) -> None:
        """Everything that waited is written, and the connections are closed."""

    @abstractmethod
    async def check(self) -> None:
        """The store has written something, or StoreAway says that it cannot."""

    # Tables

    @abstractmethod
    async def create(self, table: str, rows: list[Row], about: TableRow, at: int) -> None:
        """A new table and its first events."""

    @abstractmethod
    async def append(
        self, table: str, row: Row, about: TableRow | None, at: int, due: int | None, *, seats_changed: bool
    ) -> None:
        """The event is stored as number n of its table, or NumberTaken or CommandKnown says why not; without `about`
        the table's own row stays.
        """

    @abstractmethod
    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table after a number."""

    @abstractmethod
    async def fold(self, table: str) -> bytes | None:
        """The fold that is kept of the table's log, if any."""

    @abstractmethod
    async def keep_fold(self, table: str, n: int, body: bytes) -> None:
        """The fold after this event is kept, unless a later one is."""

    @abstractmethod
    async def heads(self, since: int) -> dict[str, int]:
        """The last number of every table touched since a time, for healing lost notices."""

    @abstractmethod
    async def due(self, now: int) -> list[str]:
        """Tables where something must happen that nobody has done."""

    @abstractmethod
    async def set_due(self, table: str, due: int | None, now: int) -> None:
        """Somebody has looked, as was due by now: the next look is due then, unless an event has set another."""

    @abstractmethod
    async def claim(self, table: str, process: str, lease: int) -> bool:
        """This process may answer for the bots and clocks of the table for so many milliseconds by the store's clock;
        a lease from the future is as good as none.
        """

    @abstractmethod
    async def public_tables(self, game: str, limit: int = 100) -> list[str]:
        """Public tables that are not finished, latest first."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int = 30) -> list[tuple[str, str]]:
        """The tables a person sits at with their phase, latest first."""

    @abstractmethod
    async def remove_table(self, table: str) -> bool:
        """The table and its log are gone."""

    # Finished games

    @abstractmethod
    async def review(self, table: str, version: int) -> bytes | None:
        """The review of this version that is kept of a table, if any."""

    @abstractmethod
    async def keep_review(self, table: str, version: int, body: bytes, gist: bytes) -> None:
        """The review is kept with its gist, unless one of this version or a later one is."""

    @abstractmethod
    async def unread_tables(self, person: str, limit: int) -> list[str]:
        """Finished tables of a person of which no result is kept, latest first."""

    @abstractmethod
    async def keep_result(self, table: str, person: str, at: int, body: bytes) -> None:
        """What came of a table for a person is kept, once."""

    @abstractmethod
    async def results(self, person: str, limit: int) -> list[tuple[str, int, bytes, bytes]]:
        """The tables of a person: when they ended, the result, the gist of the review (empty where there is none),
        latest first.
        """

    @abstractmethod
    async def forget_results(self, person: str) -> None:
        """No result of the person is left, and none of what they have finished will come back."""

    # People

    @abstractmethod
    async def add_person(self, person: Person, at: int) -> None:
        """Somebody new."""

    @abstractmethod
    async def change_person(self, person: Person) -> bool:
        """Name, kind, login and password are these; false when somebody else has the login."""

    @abstractmethod
    async def person_of_login(self, login: str) -> Person | None:
        """The account with this login."""

    @abstractmethod
    async def add_session(self, key: str, person: str, kind: str, at: int, expires: int) -> None:
        """The person may come back with the token of this hash."""

    @abstractmethod
    async def session(self, key: str, now: int) -> Session | None:
        """The session of this hash, unless it has expired."""

    @abstractmethod
    async def sessions_of(self, person: str, now: int) -> list[Session]:
        """The sessions of a person and of the programs they made that have not expired, latest first."""

    @abstractmethod
    async def drop_session(self, key: str) -> None:
        """The session is over."""

    @abstractmethod
    async def learn(self, person: str, items: list[str]) -> None:
        """The person has learnt these too."""

    @abstractmethod
    async def learnt(self, person: str) -> list[str]:
        """Everything the person has learnt, in order."""

    @abstractmethod
    async def unlearn(self, person: str) -> None:
        """Nothing is known any more of what the person has learnt."""

    # Time

    @abstractmethod
    async def time(self) -> tuple[int, int]:
        """The store's own clock where several processes share it (0 otherwise), and the last heartbeat (0 = never)."""

    @abstractmethod
    async def heartbeat(self, now: int) -> list[tuple[int, int]]:
        """Somebody serves now; time nobody served is kept as a pause that no clock counts."""

    # Operation

    @abstractmethod
    def unfinished(self) -> Iterator[tuple[str, list[Row]]]:
        """Every table that is not finished with its events, read without opening the store or changing anything."""

    @abstractmethod
    def note_backup(self) -> None:
        """A backup was taken now."""

    @abstractmethod
    async def last_backup(self) -> int:
        """When the last backup was taken, in milliseconds since 1970; 0 = never."""

    @abstractmethod
    def disk_free(self) -> int | None:
        """Bytes that are left where the tables are, if that is on this machine."""

    def must_exist(self) -> None:  # noqa: B027  # a database server says by itself what it does not have
        """A ValueError says that there is no such database."""

    @abstractmethod
    def copy_to(self, file: Path) -> None:
        """The file, a SQLite database of this schema, holds everything as it was at one moment."""
