"""The registry: every table that is open in this process, loaded when somebody wants it and let go when nobody does."""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from vernissage.core.model import Message
from vernissage.server.accounts import fresh_id
from vernissage.server.bus import Bus, Notice
from vernissage.server.clock import ServerClock
from vernissage.server.errors import RequestError
from vernissage.server.metrics import STORE_AWAY, TABLES_OPEN, TABLES_SERVED
from vernissage.server.settings import Settings
from vernissage.server.slices import in_slices
from vernissage.server.storage.store import Row, Store, StoreAway
from vernissage.server.tables import log as e
from vernissage.server.tables.clocks import next_deadline, watched
from vernissage.server.tables.folder import Failed, Foreign, Log
from vernissage.server.tables.folding import Folding
from vernissage.server.tables.folds import EVERY, folded, unfolded
from vernissage.server.tables.info import info
from vernissage.server.tables.position import Position, table_row
from vernissage.server.tables.quarantine import AGAIN, Quarantine, Unreadable, folding
from vernissage.server.tables.table import Table
from vernissage.server.wire.replies import TableInfo

BEAT: Final = 1.0  # seconds between looks into the store
ADJUST: Final = 60  # heartbeats between looks at the machine's or the database's clock
AHEAD: Final = 1000  # milliseconds
STEP: Final = 3000  # milliseconds after which a heartbeat is overdue
LEASE: Final = 5000  # milliseconds a process that has gone away keeps others from answering for bots
OVERLAP: Final = 60_000  # a look goes back this far, for clocks that differ
ANNOUNCE: Final = 20_000
log = structlog.get_logger()


class Registry:
    """The tables of this process."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, clock: ServerClock | None = None) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.server_clock = clock or ServerClock()
        self.clock: Callable[[], int] = self.server_clock
        self.process_id = secrets.token_hex(6)
        self.tables: dict[str, Table] = {}
        self.quarantine = Quarantine()
        self.folding = Folding()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.drive: Callable[[Table], Coroutine[Any, Any, None]] = nobody_drives
        self.last_notice: dict[str, int] = {}  # when another process was last heard of
        self.session_ended: Callable[[str], None] = lambda session: None
        self.beats: asyncio.Task[None] | None = None
        self.polled = 0
        self.beaten = 0  # when the store last took a heartbeat
        self.new_id: Callable[[], str] = fresh_id
        self.stopping = False
        self.away = False  # the store could not be written to at the last heartbeat

    async def open(self) -> None:
        """The registry is open."""
        self.bus.received = self.on_notice
        await self.bus.open()
        await self.beat(adjust=True)
        self.polled = self.clock()
        self.beats = asyncio.create_task(self.heartbeat())

    async def close(self) -> None:
        """Nothing runs any more."""
        self.stopping = True
        tasks = [task for task in [self.beats, *(table.driver for table in self.tables.values()), *self.tasks] if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.folding.close()
        await self.bus.close()

    # Tables

    async def table(self, name: str) -> Table:
        """The open table of an id, or a RequestError."""
        found = self.tables.get(name)
        if found is None or found.broken is not None:
            self.quarantine.check(name, self.clock())
            if not (1 <= len(name) <= 40 and name.isalnum()):
                raise RequestError("not-found", Message("error-no-table"))
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
        """The table is read from its fold and what came after it in its log."""
        position = unfolded(name, self.store.pauses, await self.store.fold(name))
        rows = await self.store.rows(name, position.n)
        if not rows and not position.n:
            raise RequestError("not-found", Message("error-no-table"))
        try:
            kept = position.n
            if len(rows) > EVERY or any(is_long(row) for row in rows):
                position = await self.fold_beside(position, rows)
                kept = position.n
            else:
                await in_slices(folding(position, rows))
        except Unreadable as error:
            self.tables.pop(name, None)
            self.quarantine.add(error, self.clock())
            raise
        self.quarantine.remove(name)
        table = self.add(position)
        table.kept = kept
        return table

    async def fold_beside(self, position: Position, rows: list[Row]) -> Position:
        """A long log is folded in another process, and its fold is kept."""
        before = folded(position) if position.n else b""
        outcome = await self.folding.tables.do(Log(position.table, self.store.pauses, before, rows))
        if isinstance(outcome, Failed):
            raise Unreadable(position.table, outcome.n, outcome.reason)
        after = unfolded(position.table, self.store.pauses, outcome.fold)
        await self.store.keep_fold(position.table, after.n, outcome.fold)
        return after

    async def bring(self, text: str, host: str) -> Table:
        """A finished table from the text of a record that was played elsewhere."""
        name, at = self.new_id(), self.clock()
        outcome = await self.folding.records.do(Foreign(name, text, host, at))
        if isinstance(outcome, Failed):
            raise RequestError("malformed", outcome.say or Message("error-malformed", {"detail": outcome.reason}))
        return await self.add_folded(name, outcome.rows, outcome.fold, at)

    async def create_played(self, events: list[e.AnyEvent]) -> Table:
        """A new table where much has been played already, folded in another process."""
        name, at = self.new_id(), self.clock()
        rows = [Row(n, e.encode(event)) for n, event in enumerate(events, 1)]
        outcome = await self.folding.tables.do(Log(name, self.store.pauses, b"", rows))
        if isinstance(outcome, Failed):
            raise Unreadable(name, outcome.n, outcome.reason)
        return await self.add_folded(name, rows, outcome.fold, at)

    async def add_folded(self, name: str, rows: list[Row], fold: bytes, at: int) -> Table:
        """A new table whose fold is known is kept and open here."""
        position = unfolded(name, self.store.pauses, fold)
        await self.store.create(name, rows, table_row(position), at)
        await self.store.keep_fold(name, position.n, fold)
        TABLES_SERVED.labels(position.game.key).inc()
        table = self.add(position)
        table.kept = position.n
        return table

    def keep(self, table: Table) -> None:
        """A fold of the table's log is kept, so that opening it stays quick."""
        self.spawn(self.store.keep_fold(table.id, table.position.n, folded(table.position)))

    def add(self, position: Position) -> Table:
        """The table is open here."""
        table = Table(position, self.store, self.clock)
        table.committed = self.publish_change
        table.attend = self.ensure_driver
        table.keep = self.keep
        table.used = self.clock()
        self.tables[table.id] = table
        TABLES_OPEN.set(len(self.tables))
        self.ensure_driver(table)
        return table

    async def create(self, events: list[e.AnyEvent]) -> Table:
        """A new table with its first events."""
        name = self.new_id()
        rows = [Row(n, e.encode(event)) for n, event in enumerate(events, 1)]
        position = Position(name, self.store.pauses)
        for row in rows:
            position.fold(row)
        await self.store.create(name, rows, table_row(position), self.clock())
        TABLES_SERVED.labels(position.game.key).inc()
        return self.add(position)

    def info(self, table: Table, person: str) -> TableInfo:
        """The table as this person may know it."""
        return info(table.position, person, set().union(*table.here.values()))

    # Between processes

    def publish_change(self, table: Table) -> None:
        """Other processes hear that the table has changed."""
        self.bus.publish(Notice(self.process_id, table.id, table.position.n))

    def on_notice(self, notice: Notice) -> None:
        """Another process says something."""
        if notice.process == self.process_id:
            return
        self.last_notice[notice.process] = self.clock()
        if notice.ended:
            self.session_ended(notice.ended)
        table = self.tables.get(notice.table)
        if table is None:
            return
        if notice.here is not None:
            table.here[notice.process] = set(notice.here)
            table.position.room += 1
            table.show()
        if notice.n > table.position.n:
            self.spawn(table.refresh())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """The work runs by itself."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(log_failure)

    def set_present(self, table: Table, people: set[str]) -> None:
        """These people are connected to the table in this process."""
        if table.here.get(self.process_id, set()) != people:
            table.here[self.process_id] = people
            table.position.room += 1
            table.show()
            self.bus.publish(Notice(self.process_id, table.id, here=sorted(people)))

    def end_session(self, session: str) -> None:
        """Every process closes the sockets of a session that is over."""
        self.session_ended(session)
        self.bus.publish(Notice(self.process_id, ended=session))

    # Time

    async def may_drive(self, table: Table) -> bool:
        """This process answers for the table's bots and clocks; others do when it goes away."""
        return not self.store.shared or await self.store.claim(table.id, self.process_id, LEASE)

    def ensure_driver(self, table: Table) -> None:
        """Somebody sees to the bots and clocks of the table."""
        running = table.driver is not None and not table.driver.done()
        if table.broken is not None:
            return
        if not running and not self.stopping and table.position.phase == "playing" and watched(table.position):
            table.driver = asyncio.create_task(self.drive(table))
            table.driver.add_done_callback(log_failure)

    async def heartbeat(self) -> None:
        """Once a second: the heartbeat, what is due, what a notice should have told, and what may be let go."""
        for number in itertools.count(1):
            await asyncio.sleep(BEAT)
            try:
                await self.beat(adjust=number % ADJUST == 0)
                await self.poll()
                self.evict()
                if self.away:
                    log.info("the store is back")
                    STORE_AWAY.set(0)
                self.away = False
            except asyncio.CancelledError:
                raise
            except StoreAway as error:
                if not self.away:
                    log.warning("the store is away", reason=error.reason)
                    STORE_AWAY.set(1)
                self.away = True
            except Exception:
                log.exception("heartbeat failed")

    async def beat(self, *, adjust: bool) -> None:
        """Somebody serves now. A clock that has to be set forward is set when the time it leaves out is known as a
        pause, which no player's clock counts.
        """
        before = list(self.store.pauses)
        if self.clock is not self.server_clock or not adjust:
            await self.store.heartbeat(self.clock())
        else:
            reference, last = await self.store.time()
            if reference and not self.beaten:
                self.server_clock.begin(reference)  # a machine whose clock is wrong must not lead the others
            reference = reference or self.server_clock.wall()
            shown = self.server_clock.adjusted(max(reference, last))
            if last - reference > AHEAD:
                log.warning(
                    "the clock was set back: time goes on from the last heartbeat", milliseconds=last - reference
                )
            await self.store.heartbeat(shown)
            self.server_clock.adjust(shown, reference)
        self.beaten = self.clock()
        if self.store.pauses != before:
            for table in self.tables.values():
                table.show()  # deadlines have moved

    def out_of_step(self) -> bool:
        """The last heartbeat is so old that this may be a pause which is not known yet."""
        return self.clock() - self.beaten > STEP

    async def poll(self) -> None:
        """Tables that are due are attended to; tables that others have changed are read on."""
        now = self.clock()
        for name in await self.store.due(now):
            await self.look_after(name, now)
        if self.store.shared and self.tables:
            heads = await self.store.heads(self.polled - OVERLAP)
            for name, n in heads.items():
                table_here = self.tables.get(name)
                if table_here is not None and table_here.position.n < n:
                    with contextlib.suppress(Unreadable):
                        await table_here.refresh()
        self.polled = now

    async def look_after(self, name: str, now: int) -> None:
        """The bots and clocks of the table are seen to, and the next look is set. One that fails stops no other."""
        try:
            table = await self.table(name)
        except StoreAway:
            raise
        except RequestError:
            await self.store.set_due(name, now + AGAIN, now)
            return
        self.ensure_driver(table)
        async with table.lock:  # an event that is being stored now may ask for another look
            when = next_deadline(table.position)
            if any(table.position.chairs[seat].automatic for seat in table.position.waiting()):
                when = now
            table.noted = (None, 0)  # the next event says again when to look
            await self.store.set_due(name, when if when is None else max(when, now + LEASE), now)

    def evict(self) -> None:
        """Tables nobody looks at leave the memory; people of processes that are gone are not here."""
        now = self.clock()
        gone = {process for process, at in self.last_notice.items() if now - at > 3 * ANNOUNCE}
        for process in gone:
            del self.last_notice[process]
        crowded = len(self.tables) > self.settings.loaded_tables
        for table in list(self.tables.values()):
            for process in gone & table.here.keys():
                del table.here[process]
                table.position.room += 1
                table.show()
            idle = now - table.used > self.settings.idle_seconds * 1000
            busy = table.driver is not None and not table.driver.done()
            if not table.subscribers and not table.lock.locked() and not busy and (idle or crowded):
                del self.tables[table.id]
        TABLES_OPEN.set(len(self.tables))


def is_long(row: Row) -> bool:
    """The event is a whole game."""
    return isinstance(e.event_of(row), e.Brought)


async def nobody_drives(table: Table) -> None:
    """A registry by itself has no bots and lets clocks run out."""


def log_failure(task: asyncio.Task[None]) -> None:
    """Work that failed is on the log; the next look into the store starts it again. Closed tables are there already."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Unreadable | StoreAway):
        log.error("driver failed", exc_info=error)
