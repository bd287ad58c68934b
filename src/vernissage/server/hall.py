"""The hall: every table that is open in this process, loaded when somebody wants it and let go when nobody does."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from vernissage.server import events as e
from vernissage.server import lobby
from vernissage.server.accounts import fresh_id
from vernissage.server.bus import Bus, Hint
from vernissage.server.clocks import next_deadline, watched
from vernissage.server.driving import drive
from vernissage.server.metrics import TABLES_OPEN, TABLES_SERVED
from vernissage.server.position import Position, summary
from vernissage.server.settings import Settings
from vernissage.server.store import Store
from vernissage.server.table import Table
from vernissage.server.thinkers import Thinkers
from vernissage.server.told import TableInfo
from vernissage.server.trouble import Trouble

BEAT: Final = 1.0  # seconds between looks into the store
LEASE: Final = 5000  # milliseconds a process that has gone away keeps others from answering for bots
OVERLAP: Final = 60_000  # a look goes back this far, for clocks that differ
ANNOUNCE: Final = 20_000
log = structlog.get_logger()


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """The tables of this process."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, settings: Settings, clock: Callable[[], int] = wall_clock) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.settings = settings
        self.clock = clock
        self.process = secrets.token_hex(6)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.hints: set[asyncio.Task[None]] = set()
        self.seen: dict[str, int] = {}  # when another process was last heard of
        self.session_ended: Callable[[str], None] = lambda session: None
        self.beating: asyncio.Task[None] | None = None
        self.looked = 0
        self.new_id: Callable[[], str] = fresh_id
        self.stopping = False

    async def open(self) -> None:
        """The hall is open."""
        self.bus.heard = self.heard
        await self.bus.open()
        await self.store.beat(self.clock())
        self.looked = self.clock()
        self.beating = asyncio.create_task(self.beat())

    async def close(self) -> None:
        """Nothing runs any more."""
        self.stopping = True
        tasks = [task for task in [self.beating, *(table.driver for table in self.tables.values()), *self.hints] if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bus.close()

    # Tables

    async def table(self, name: str) -> Table:
        """The open table of an id, or a Trouble."""
        found = self.tables.get(name)
        if found is None or found.broken:
            if not (1 <= len(name) <= 40 and name.isalnum()):
                raise Trouble("not-found", "There is no such table.")
            loading = self.loading.get(name)
            if loading is None:
                loading = self.loading[name] = asyncio.create_task(self.load(name))
                loading.add_done_callback(lambda task: self.loading.pop(name, None))
            found = await asyncio.shield(loading)
        elif self.store.shared:
            await found.refresh()
        found.used = self.clock()
        return found

    async def load(self, name: str) -> Table:
        """The table is read from its log."""
        rows = await self.store.rows(name)
        if not rows:
            raise Trouble("not-found", "There is no such table.")
        position = Position(name, self.store.pauses)
        for row in rows:
            position.fold(row)
        return self.admit(position)

    def admit(self, position: Position) -> Table:
        """The table is open here."""
        table = Table(position, self.store, self.clock)
        table.committed = self.committed
        table.attend = self.attend
        table.used = self.clock()
        self.tables[table.id] = table
        TABLES_OPEN.set(len(self.tables))
        self.attend(table)
        return table

    async def create(self, events: list[e.AnyEvent]) -> Table:
        """A new table with its first events."""
        name = self.new_id()
        rows = [e.Row(n, e.encode(event)) for n, event in enumerate(events, 1)]
        position = Position(name, self.store.pauses)
        for row in rows:
            position.fold(row)
        await self.store.create(name, rows, summary(position), self.clock())
        TABLES_SERVED.labels(position.game.key).inc()
        return self.admit(position)

    def info(self, table: Table, person: str) -> TableInfo:
        """The table as this person may know it."""
        return lobby.info(table.position, person, set().union(*table.here.values()))

    # Between processes

    def committed(self, table: Table) -> None:
        """Other processes hear that the table has changed."""
        self.bus.tell(Hint(self.process, table.id, table.position.n))

    def heard(self, hint: Hint) -> None:
        """Another process says something."""
        if hint.process == self.process:
            return
        self.seen[hint.process] = self.clock()
        if hint.ended:
            self.session_ended(hint.ended)
        table = self.tables.get(hint.table)
        if table is None:
            return
        if hint.here is not None:
            table.here[hint.process] = set(hint.here)
            table.position.room += 1
            table.show()
        if hint.n > table.position.n:
            self.later(table.refresh())

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """The work runs by itself."""
        task = asyncio.create_task(work)
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    def present(self, table: Table, people: set[str]) -> None:
        """These people are connected to the table in this process."""
        if table.here.get(self.process, set()) != people:
            table.here[self.process] = people
            table.position.room += 1
            table.show()
            self.bus.tell(Hint(self.process, table.id, here=sorted(people)))

    def end_session(self, session: str) -> None:
        """Every process closes the sockets of a session that is over."""
        self.session_ended(session)
        self.bus.tell(Hint(self.process, ended=session))

    # Time

    async def may_drive(self, table: Table) -> bool:
        """This process answers for the table's bots and clocks; others do when it goes away."""
        return not self.store.shared or await self.store.claim(table.id, self.process, self.clock(), LEASE)

    def attend(self, table: Table) -> None:
        """Somebody sees to the bots and clocks of the table."""
        running = table.driver is not None and not table.driver.done()
        if not running and not self.stopping and table.position.phase == "playing" and watched(table.position):
            table.driver = asyncio.create_task(drive(self, table))
            table.driver.add_done_callback(report)

    async def beat(self) -> None:
        """Once a second: the heartbeat, what is due, what a hint should have told, and what may be let go."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.beat(self.clock())
                await self.look()
                self.let_go()
            except asyncio.CancelledError:
                raise
            except Exception:
                # The database may be away for a while: the next beat tries again.
                log.exception("heartbeat failed")

    async def look(self) -> None:
        """Tables that are due are attended to; tables that others have changed are read on."""
        now = self.clock()
        for name in await self.store.due(now):
            with contextlib.suppress(Trouble):
                table = await self.table(name)
                self.attend(table)
                when = next_deadline(table.position)
                automatic = any(table.position.chairs[seat].automatic for seat in table.position.waiting())
                await self.store.set_due(name, now + LEASE if automatic else when if when is None else max(when, now + LEASE))
        if self.store.shared and self.tables:
            heads = await self.store.heads(self.looked - OVERLAP)
            for name, n in heads.items():
                table_here = self.tables.get(name)
                if table_here is not None and table_here.position.n < n:
                    await table_here.refresh()
        self.looked = now

    def let_go(self) -> None:
        """Tables nobody looks at leave the memory; people of processes that are gone are not here."""
        now = self.clock()
        gone = {process for process, at in self.seen.items() if now - at > 3 * ANNOUNCE}
        for process in gone:
            del self.seen[process]
        crowded = len(self.tables) > self.settings.loaded_tables
        for table in list(self.tables.values()):
            for process in gone & table.here.keys():
                del table.here[process]
                table.position.room += 1
                table.show()
            idle = now - table.used > self.settings.idle_seconds * 1000
            busy = table.driver is not None and not table.driver.done()
            if not table.lookers and not table.lock.locked() and not busy and (idle or crowded):
                del self.tables[table.id]
        TABLES_OPEN.set(len(self.tables))


def report(task: asyncio.Task[None]) -> None:
    """A driver that failed is on the log; the next look into the store starts another."""
    if not task.cancelled() and task.exception() is not None:
        log.error("driver failed", exc_info=task.exception())
