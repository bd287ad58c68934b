"""Threads between the event loop and a database: one that writes, a few that read.

The writing thread takes everything that waits, commits it as one transaction and only then answers, so that an
answer means stored and a busy server pays for few commits.
"""

import asyncio
import queue
import threading
from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

from vernissage.server.storage.store import CommandKnown, NumberTaken, Store, StoreAway

T = TypeVar("T")
GROUP: Final = 512  # jobs in one commit at most
READERS: Final = 3


class Cursor(Protocol):
    """What both databases give."""

    @property
    def rowcount(self) -> int: ...
    def execute(self, sql: str, values: dict[str, Any]) -> object: ...
    def fetchall(self) -> list[Any]: ...
    def fetchone(self) -> Any: ...


class Connection(Protocol):
    """A connection of one thread."""

    def cursor(self) -> Cursor: ...
    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...


class Insert(Struct, frozen=True):
    """An event to be inserted: its table, its number there, the command that caused it, and its body."""

    table: str
    n: int
    command: str | None
    body: bytes


class Job(Struct):
    """Something to be written, and who waits for it; the events of a group are inserted together, before the rest."""

    work: Callable[[Cursor], Any]
    order: str
    future: asyncio.Future[Any]
    event: Insert | None = None
    answer: Any = None
    error: BaseException | None = None


class Threads(Store):
    """Writes in groups and reads beside them; SQLite and PostgreSQL say how to connect."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.local = threading.local()
        self.reading: list[Connection] = []
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.loop: asyncio.AbstractEventLoop

    @abstractmethod
    def connect(self, *, writing: bool) -> Connection:
        """A connection for one thread."""

    def connect_to_look(self) -> Connection:
        """A connection that reads what is there, whatever its schema, and changes nothing."""
        return self.connect(writing=False)

    @abstractmethod
    def lost(self, error: BaseException) -> bool:
        """The error says that the connection is gone and a new one may help."""

    @abstractmethod
    def away(self, error: BaseException) -> bool:
        """The error is the database's: its disk is full, its file locked, its server gone."""

    @abstractmethod
    def insert(self, cursor: Cursor, events: list[Insert]) -> bool:
        """The events are inserted; false when a number or a command of one of them was there before, and nothing is to
        be kept.
        """

    @abstractmethod
    def insert_one(self, cursor: Cursor, event: Insert) -> None:
        """The event is inserted, or NumberTaken or CommandKnown says why not."""

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.reserve()
        await asyncio.to_thread(self.migrate)
        self.writer.start()

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        for connection in self.reading:
            connection.close()
        self.release()

    # Threads

    async def write(self, work: Callable[[Cursor], T], order: str = "~", event: Insert | None = None) -> T:
        """The work is committed, together with whatever else waited."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put(Job(work, order, future, event))
        return await future

    async def read(self, work: Callable[[Cursor], T]) -> T:
        """The work's answer, from a reading thread."""
        return await self.loop.run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Cursor], T]) -> T:
        """The work's answer; a lost connection is made again once."""
        for attempt in (0, 1):
            connection = getattr(self.local, "connection", None)
            try:
                if connection is None:
                    connection = self.local.connection = self.connect(writing=False)
                    self.reading.append(connection)
                return work(connection.cursor())
            except Exception as error:
                if attempt or not self.lost(error):
                    raise self.as_seen(error) from error
                self.local.connection = None
        raise AssertionError("unreachable")

    def write_all(self) -> None:
        """The writing thread: group after group until it is told to end."""
        connection: Connection | None = None
        ending = False
        while not ending:
            group: list[Job] = []
            while len(group) < GROUP:
                try:
                    job = self.jobs.get(block=not group)
                except queue.Empty:
                    break
                if job is None:
                    ending = True
                    break
                group.append(job)
            group.sort(
                key=lambda each: each.order
            )  # every process locks in one order, so none waits for another in a ring
            if group:
                connection = self.commit_group(connection, group)
        if connection is not None:
            connection.close()

    def commit_group(self, connection: Connection | None, group: list[Job]) -> Connection | None:
        """The group is committed whole; if one job fails, each is committed alone."""
        for attempt in range(3):
            try:
                connection = connection or self.connect(writing=True)
                try:
                    self.commit_jobs(connection, group)
                except Exception as error:
                    connection.rollback()
                    if self.lost(error):
                        raise
                    for job in group:
                        self.commit_alone(connection, job)
                break
            except Exception as error:
                if connection is not None:
                    with suppress(Exception):
                        connection.close()
                connection = None
                if attempt == 2 or not self.lost(error):
                    for job in group:
                        job.error = self.as_seen(error)
                    break
                self.rest(0.2 * (attempt + 1))
        self.loop.call_soon_threadsafe(deliver, group)
        return connection

    def rest(self, seconds: float) -> None:
        """The writing thread waits before it tries again."""
        threading.Event().wait(seconds)

    def commit_jobs(self, connection: Connection, group: list[Job]) -> None:
        """One transaction for all."""
        connection.begin()
        cursor = connection.cursor()
        events = [job.event for job in group if job.event is not None]
        together = bool(events) and self.insert(cursor, events)
        if events and not together:
            connection.rollback()
            connection.begin()
        for job in group:
            job.error = None
            try:
                if job.event is not None and not together:
                    self.insert_one(cursor, job.event)
                job.answer = job.work(cursor)
            except (NumberTaken, CommandKnown) as refusal:
                job.error = refusal
        connection.commit()

    def commit_alone(self, connection: Connection, job: Job) -> None:
        """One transaction for one job; its own error is its answer."""
        try:
            self.commit_jobs(connection, [job])
        except Exception as error:
            connection.rollback()
            if self.lost(error):
                raise
            job.error = self.as_seen(error)

    def as_seen(self, error: Exception) -> Exception:
        """The error as whoever waits for the answer reads it."""
        return StoreAway(f"{type(error).__name__}: {error}") if self.away(error) else error


def deliver(group: list[Job]) -> None:
    """Everybody who waited has the answer."""
    for job in group:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.answer)
