"""The store of a simulated house: the real statements on SQLite in memory, behind a writer and readers that are slow,
fail before or after they have committed, and know no thread.
"""

import asyncio
import contextvars
import random
import sqlite3
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from simulation.loop import OWNER, SimLoop
from vernissage.server.storage.sqlite import SqliteStore
from vernissage.server.storage.threads import Connection, Cursor, Insert, Job

T = TypeVar("T")
BASE = 1_700_000_000_000  # milliseconds since 1970 at which every world begins


class Broken(Exception):
    """The connection is gone; whether what was being committed is stored, nobody can tell."""


class Full(Exception):
    """The disk takes nothing."""


@cache
def empty() -> sqlite3.Connection:
    """A database of the newest schema, to be copied."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "empty.sqlite")
        store.migrate()
        made = sqlite3.connect(store.path)
        kept = sqlite3.connect(":memory:", check_same_thread=False)
        made.backup(kept)
        made.close()
        return kept


class Disk:
    """What is stored for good, and how badly the way to it is."""

    def __init__(self, loop: SimLoop, dice: random.Random, *, shared: bool) -> None:
        self.loop = loop
        self.dice = dice
        self.shared = shared
        self.raw = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        empty().backup(self.raw)
        self.raw.execute("PRAGMA foreign_keys=ON")
        self.away = False
        self.fault = 0.0  # how often a connection breaks
        self.slowness = 0.002  # seconds
        self.stores: list[SimStore] = []
        self.committed: Callable[[], None] = lambda: None

    @property
    def now(self) -> int:
        """The time all houses share."""
        return BASE + round(self.loop.now * 1000)

    def delay(self) -> float:
        """How long something takes this time."""
        return self.dice.expovariate(1 / self.slowness)

    def come_back(self) -> None:
        """The disk takes and gives again."""
        self.away = False

    def close(self) -> None:
        """Nothing is left."""
        self.raw.close()


class SimConnection:
    """A connection to the disk that breaks when the dice say so."""

    def __init__(self, disk: Disk) -> None:
        if disk.away:
            raise Full
        self.disk = disk

    def chance(self) -> None:
        """The connection may break now."""
        if self.disk.away:
            raise Full
        if self.disk.fault and self.disk.dice.random() < self.disk.fault:
            raise Broken

    def cursor(self) -> Cursor:
        self.chance()
        return self.disk.raw.cursor()

    def begin(self) -> None:
        self.chance()
        self.disk.raw.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.chance()
        self.disk.raw.execute("COMMIT")
        self.disk.committed()
        self.chance()

    def rollback(self) -> None:
        if self.disk.raw.in_transaction:
            self.disk.raw.execute("ROLLBACK")

    def close(self) -> None:
        self.rollback()


class Answering:
    """How a writing thread reaches the event loop: a little later."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.context = contextvars.copy_context()

    def create_future(self) -> "asyncio.Future[Any]":
        return self.disk.loop.create_future()

    def call_soon_threadsafe(self, callback: Any, *args: Any) -> None:
        self.disk.loop.call_later(self.disk.delay(), callback, *args, context=self.context)


class SimStore(SqliteStore):
    """The real store, with its threads played by the loop."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(":memory:")
        self.disk = disk
        self.shared = disk.shared
        self.queue: list[Job] = []
        self.connection: Connection | None = None
        self.writing = False
        self.owner = 0

    async def open(self) -> None:
        self.loop = Answering(self.disk)  # type: ignore[assignment]  # all that is asked of it
        self.owner = OWNER.get()
        self.disk.stores.append(self)

    def connect(self, *, writing: bool) -> Connection:
        return SimConnection(self.disk)

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, Broken)

    def away(self, error: BaseException) -> bool:
        return isinstance(error, Broken | Full | sqlite3.OperationalError)

    def database_time(self, cursor: Cursor) -> int:
        return self.disk.now

    async def write(self, work: Callable[[Cursor], T], order: str = "~", event: Insert | None = None) -> T:
        future: asyncio.Future[T] = self.disk.loop.create_future()
        self.queue.append(Job(work, order, future, event))
        if not self.writing:
            self.writing = True
            self.disk.loop.call_later(self.disk.delay(), self.write_queue)
        return await future

    def write_queue(self) -> None:
        """Everything that waits is committed as one group."""
        self.writing = False
        group, self.queue = sorted(self.queue, key=lambda job: job.order), []
        if group:
            self.connection = self.commit_group(self.connection, group)

    def rest(self, seconds: float) -> None:
        """Between two tries somebody else commits."""
        others = [store for store in self.disk.stores if store is not self and store.queue]
        others = [store for store in others if store.owner not in self.disk.loop.dead]
        if others and self.disk.dice.random() < 0.5:
            self.disk.dice.choice(others).write_queue()

    async def read(self, work: Callable[[Cursor], T]) -> T:
        await asyncio.sleep(self.disk.delay())
        found = self.read_now(work)
        await asyncio.sleep(self.disk.delay())
        return found
