"""Threads between the event loop and a database: one that writes, a few that read.

The writing thread takes everything that waits, commits it as one transaction and only then answers, so that an answer means stored
and a busy server pays for few commits.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

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


class Taken(Exception):
    """Somebody else has stored an event with this number: read on and try again."""


class Known(Exception):
    """This command has been stored before."""


class Event(Struct, frozen=True):
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
    event: Event | None = None
    answer: Any = None
    error: BaseException | None = None


class Threads:
    """Writes in groups and reads beside them; SQLite and PostgreSQL say how to connect."""

    shared = False  # several processes may serve it at once

    def __init__(self) -> None:
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.local = threading.local()
        self.reading: list[Connection] = []
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.loop: asyncio.AbstractEventLoop

    def connect(self, *, writing: bool) -> Connection:
        """A connection for one thread."""
        raise NotImplementedError

    def lost(self, error: BaseException) -> bool:
        """The error says that the connection is gone and a new one may help."""
        raise NotImplementedError

    def insert(self, cursor: Cursor, events: list[Event]) -> bool:
        """The events are inserted; false when a number or a command of one of them was there before, and nothing is to be kept."""
        raise NotImplementedError

    def insert_one(self, cursor: Cursor, event: Event) -> None:
        """The event is inserted, or Taken or Known says why not."""
        raise NotImplementedError

    def migrate(self) -> None:
        """The schema is the one this version wants."""
        raise NotImplementedError

    async def open(self) -> None:
        """The store is ready."""
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.migrate)
        self.writer.start()

    async def close(self) -> None:
        """Everything that waited is written, and the connections are closed."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        for connection in self.reading:
            connection.close()

    # Threads

    async def write(self, work: Callable[[Cursor], T], order: str = "~", event: Event | None = None) -> T:
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
                    raise
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
            group.sort(key=lambda each: each.order)  # every process locks in one order, so none waits for another in a ring
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
                connection = None
                if attempt == 2 or not self.lost(error):
                    for job in group:
                        job.error = error
                    break
                threading.Event().wait(0.2 * (attempt + 1))
        self.loop.call_soon_threadsafe(deliver, group)
        return connection

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
            except (Taken, Known) as refusal:
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
            job.error = error


def deliver(group: list[Job]) -> None:
    """Everybody who waited has the answer."""
    for job in group:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.answer)
