"""Whoever watches a simulated street and holds everything that leaves a house against the log."""

import asyncio
import hashlib
import traceback
from collections import Counter
from typing import Any, Final

import msgspec

from simulation.disk import Disk
from simulation.house import Street, Wire
from simulation.twins import differences
from vernissage.core.model import WATCHER
from vernissage.server.errors import RequestError
from vernissage.server.storage.store import Row
from vernissage.server.tables.clocks import deadlines, expired
from vernissage.server.tables.info import info
from vernissage.server.tables.position import Position
from vernissage.server.tables.snapshots import Snapshots
from vernissage.server.wire.replies import TableNow

LONGEST: Final = 18.0  # seconds until somebody has answered for a bot or a clock that is due, whatever was lost
encode = msgspec.json.Encoder().encode


class Violation(AssertionError):
    """A promise was broken."""


class Log:
    """The log of one table as it is stored, and what it folds to."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.rows: list[Row] = []
        self.commands: Counter[str] = Counter()
        self.truth = Position(table)
        self.behind = Position(table)  # the fold a house showed that had not read everything
        self.stuck_since: float | None = None
        self.stuck_at = -1

    def add(self, row: Row) -> None:
        """One more event is stored."""
        if row.n != len(self.rows) + 1:
            raise Violation(f"table {self.table}: event {row.n} after {len(self.rows)}")
        self.rows.append(row)
        if row.command:
            self.commands[row.command] += 1
            if self.commands[row.command] > 1:
                raise Violation(f"table {self.table}: command {row.command} happened twice")
        try:
            self.truth.fold(row)
        except Exception as error:
            raise Violation(f"table {self.table}: event {row.n} does not fold: {error!r}") from error

    def position(self, n: int, pauses: list[tuple[int, int]]) -> Position:
        """What the first n events fold to."""
        if n > len(self.rows):
            raise Violation(f"table {self.table}: event {n} is shown, {len(self.rows)} are stored")
        found = self.truth
        if n < len(self.rows):
            if n < self.behind.n:
                self.behind = Position(self.table)
            for row in self.rows[self.behind.n : n]:
                self.behind.fold(row)
            found = self.behind
        found.pauses = pauses
        return found


class Witness:
    """Sees every commit and every message, and has an opinion."""

    def __init__(self, street: Street, disk: Disk) -> None:
        self.street = street
        self.disk = disk
        self.logs: dict[str, Log] = {}
        self.violations: list[str] = []
        self.acknowledged: list[tuple[str, str]] = []
        self.looks: Counter[str] = Counter()
        self.digest = hashlib.sha256()  # of everything that ever left a house, and when
        disk.committed = self.on_commit
        street.on_send = self.on_send
        street.on_close = self.on_close
        street.on_refusal = self.on_refusal
        street.on_end = self.on_end

    def blame(self, sentence: str) -> None:
        """Something must not have happened."""
        self.violations.append(f"after {self.street.loop.now:.3f} s: {sentence}")

    def on_end(self, task: "asyncio.Task[None]") -> None:
        """Nothing that goes on by itself fails."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.blame("".join(traceback.format_exception(error)))

    # The log

    def on_commit(self) -> None:
        """Whatever was committed continues the log without a gap."""
        for (table,) in self.disk.raw.execute("SELECT id FROM tables").fetchall():
            log = self.log(table)
            for row in stored(self.disk, table, len(log.rows)):
                try:
                    log.add(row)
                except Violation as error:
                    self.blame(str(error))

    def log(self, table: str) -> Log:
        """The log of a table."""
        if table not in self.logs:
            self.logs[table] = Log(table)
        return self.logs[table]

    # What leaves a house

    def on_refusal(self, error: RequestError) -> None:
        """Nobody is ever told that a table cannot be read."""
        if error.code == "unreadable":
            self.blame(f"a table was closed off: {error.say}")

    def on_close(self, wire: Wire, code: int) -> None:
        """No connection ends by a fault."""
        if code in (1011, 4410):
            self.blame(f"a connection was closed with {code}")

    def on_send(self, wire: Wire, text: str) -> None:
        """A picture is a fold of what is stored; an acknowledgement is of something stored."""
        if wire.socket is None:
            return
        message: dict[str, Any] = msgspec.json.decode(text)
        try:
            match message["type"]:
                case "snapshot":
                    self.check_picture(wire, text, message)
                case "table":
                    self.check_room(wire, text)
                case "done":
                    self.check_done(wire, message)
                case "problem" if message["code"] == "unreadable":
                    raise Violation("a table was closed off")
        except Violation as error:
            self.blame(str(error))
        self.looks[message["type"]] += 1
        self.digest.update(f"{self.street.loop.now} {text}".encode())

    def check_picture(self, wire: Wire, text: str, message: dict[str, Any]) -> None:
        """The picture is, byte for byte, the one that a fold of the log from its beginning gives."""
        assert wire.socket is not None
        table, viewer = wire.socket.table, wire.socket.viewer
        position = self.log(table.id).position(table.position.n, wire.house.process.store.pauses)
        wanted = Snapshots().show(position, viewer).message(message["told_from"])
        if wanted != text:
            raise Violation(
                f"table {table.id}, seat {viewer}, event {position.n}: shown\n{text}\nbut the log says\n{wanted}"
            )
        self.check_worlds(wire)

    def check_room(self, wire: Wire, text: str) -> None:
        """Chairs and settings are those of the log."""
        assert wire.socket is not None
        table, person = wire.socket.table, wire.socket.person
        position = self.log(table.id).position(table.position.n, wire.house.process.store.pauses)
        wanted = encode(TableNow(table=info(position, person, set().union(*table.here.values())))).decode()
        if wanted != text:
            raise Violation(f"table {table.id}, event {position.n}: told\n{text}\nbut the log says\n{wanted}")

    def check_done(self, wire: Wire, message: dict[str, Any]) -> None:
        """What is acknowledged is in the log, once."""
        assert wire.socket is not None
        table, command = wire.socket.table.id, f"{wire.socket.viewer}:{message['id']}"
        if message["id"].startswith("back"):  # who has the seat already has nothing to take back
            return
        if self.log(table).commands[command] != 1:
            raise Violation(f"table {table}: {command} is acknowledged and not stored")
        self.acknowledged.append((table, command))

    def check_worlds(self, wire: Wire) -> None:
        """From time to time: what is hidden from the viewer makes no difference to what they see."""
        assert wire.socket is not None
        if self.street.dice.random() > 0.06:
            return
        table, viewer = wire.socket.table, wire.socket.viewer
        self.compare_worlds(self.log(table.id), table.position.n, viewer)

    def compare_worlds(self, log: Log, n: int, viewer: int) -> None:
        """Two worlds that differ in what is hidden look the same."""
        difference = differences(log.rows[:n], log.table, viewer, self.street.dice.getrandbits(30))
        self.looks["worlds"] += 1
        if difference:
            raise Violation(f"table {log.table}, seat {viewer}, event {n}: two worlds differ:\n{difference}")

    # Time

    async def watch(self) -> None:
        """Every second: nobody waits for a bot or a clock that nobody sees to."""
        while True:
            await asyncio.sleep(1.0)
            working = not self.disk.away and not self.disk.fault and any(house.ready for house in self.street.houses)
            for log in self.logs.values():
                self.check_deadlines(log)
                self.check_progress(log, working)

    def check_deadlines(self, log: Log) -> None:
        """Where a clock runs, everybody who is waited for has a deadline or a bot."""
        position = log.truth
        if position.phase != "playing" or position.clock.kind == "none":
            return
        due = {each.seat for each in deadlines(position)}
        for seat in position.waiting():
            if seat not in due and not position.chairs[seat].automatic:
                self.blame(f"table {log.table}: seat {seat} waits without a deadline")

    def check_progress(self, log: Log, working: bool) -> None:
        """Whatever is due is done while the sun shines."""
        position = log.truth
        clocks = [house.process.registry.clock() for house in self.street.houses if house.ready]
        if position.phase != "playing" or not working or not clocks:
            log.stuck_since = None
            return
        position.pauses = next(house.process.store.pauses for house in self.street.houses if house.ready)
        due = any(position.chairs[seat].automatic for seat in position.waiting()) or expired(position, min(clocks))
        if not due or position.n != log.stuck_at or log.stuck_since is None:
            log.stuck_at, log.stuck_since = position.n, self.street.loop.now
        elif self.street.loop.now - log.stuck_since > LONGEST:
            log.stuck_since = None
            self.blame(f"table {log.table}: nobody answers for {position.waiting()} at event {position.n}")

    # The end

    def close(self) -> None:
        """The whole log is looked at once more."""
        for name, log in self.logs.items():
            if stored(self.disk, name, 0) != log.rows:
                self.blame(f"table {name}: the log was changed")
            try:
                viewer = self.street.dice.randrange(WATCHER, len(log.truth.chairs))
                self.compare_worlds(log, self.street.dice.randint(2, len(log.rows)), viewer)
            except Violation as error:
                self.blame(str(error))
        for table, command in self.acknowledged:
            if self.logs[table].commands[command] != 1:
                self.blame(f"table {table}: {command} was acknowledged and is lost")
        for failure in self.street.loop.failures:
            self.blame(f"{failure.get('message')}: {failure.get('exception')!r}")


def stored(disk: Disk, table: str, after: int) -> list[Row]:
    """The events of a table after a number, as they are stored."""
    query = "SELECT n, body, command FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
    return [Row(n, bytes(body), command) for n, body, command in disk.raw.execute(query, (table, after))]
