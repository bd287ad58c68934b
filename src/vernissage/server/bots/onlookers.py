"""What onlookers are told of a running game: each seat's chance to win as an onlooker could know it, some turns late.

Players never are: nothing of this goes over the play socket, and whoever holds a seat is refused. What is judged is
built from the onlooker's view alone, so that nobody can learn a hidden card from it, whomever they know.
"""

import asyncio
import sys
from collections.abc import Iterator
from typing import Final

import msgspec
import structlog

from vernissage.bots.chances import Outlook, chances_of, shares
from vernissage.core.match import Match
from vernissage.core.model import WATCHER, Message
from vernissage.core.record import Entry
from vernissage.core.steps import apply_entry
from vernissage.server.bots.eye import Sight
from vernissage.server.errors import RequestError
from vernissage.server.limits import Limits
from vernissage.server.slices import in_slices
from vernissage.server.tables.folding import FoldProcess
from vernissage.server.tables.position import Position
from vernissage.server.tables.table import Table
from vernissage.server.wire.looking_back import WatchedChances

EYE: Final = [sys.executable, "-m", "vernissage.server.bots.eye"]
LATE: Final = 2  # quiet positions a game is ahead of what onlookers are told, at least; one a seat where more play
EYES: Final = 100  # tables that are followed at a time
ASKED: Final = 120  # times a minute a person may ask
PATIENCE: Final = 1.0  # seconds an answer waits for what is being worked out
SECONDS: Final = 20.0  # a position may take on a busy machine; then the process is ended
CHANCES: Final[msgspec.msgpack.Decoder[list[float]]] = msgspec.msgpack.Decoder(list[float])
log = structlog.get_logger()


class EyeProcess(FoldProcess):
    """The process that judges, one position after the other."""

    command = EYE

    async def judge(self, sight: Sight) -> list[float]:
        """The chances of a position, or an OSError where the process died or took too long."""
        async with self.lock:
            if self.timer is not None:
                self.timer.cancel()
            try:
                async with asyncio.timeout(SECONDS):
                    await self.send(msgspec.msgpack.encode(sight))
                    answer = await self.receive()
            except BaseException:
                await self.end()  # nobody reads what it would still say
                raise
            self.rest_later()
            return CHANCES.decode(answer)


class Eye:
    """One game followed from quiet position to quiet position, as an onlooker sees it."""

    def __init__(self, match: Match, outlook: Outlook) -> None:
        self.game = match.game
        self.outlook = outlook
        self.state = match.game.new(match.setup, match.seed)
        self.entries: list[Entry] = []  # that have happened to the state
        self.last = outlook.moment(self.state)
        self.sights = [self.sight()]  # every quiet position
        self.points: list[list[float]] = []  # their chances, as far as they are worked out
        self.task: asyncio.Task[None] | None = None

    def sight(self) -> Sight:
        """The position as an onlooker sees it."""
        return Sight(self.game.key, msgspec.json.encode(self.game.view(self.state, WATCHER)))

    def holds(self, match: Match) -> bool:
        """Nothing that was followed has been taken back."""
        marks = match.marks
        at = len(self.entries)
        return at == 0 or (at <= len(marks) and marks[at - 1].entry is self.entries[-1])

    def follow(self, entries: list[Entry]) -> Iterator[None]:
        """The entries happen one by one, and quiet positions are noted."""
        for entry in entries:
            apply_entry(self.game, self.state, entry)
            self.entries.append(entry)
            now = self.outlook.moment(self.state)
            if self.game.asked(self.state) and now not in (-1, self.last):
                self.last = now
                self.sights.append(self.sight())
            yield


class Onlookers:
    """The running games of a server that are followed for onlookers."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.process = EyeProcess()
        self.eyes: dict[str, Eye] = {}  # by table, the latest asked for last
        self.lock = asyncio.Lock()

    async def look(self, table: Table, person: str) -> WatchedChances:
        """What an onlooker may be told now; a RequestError for players, and where the host has not allowed it."""
        check(table, person)
        if not self.limits.allow(f"chances {person}", ASKED, 60):
            raise RequestError("too-fast", Message("error-enough-chances"))
        async with self.lock:
            eye = await self.followed(table)
        match = table.position.match
        assert match is not None
        result = match.result
        late = 0 if result is not None else max(LATE, match.seats)
        due = max(0, len(eye.sights) - late)
        if len(eye.points) < due and (eye.task is None or eye.task.done()):
            eye.task = asyncio.create_task(self.work(eye, due))
        if len(eye.points) < due and eye.task is not None:
            await asyncio.wait({eye.task}, timeout=PATIENCE)
        points = eye.points[:due]
        more = len(points) < due
        if result is not None and not more:
            points = [*points, shares(result.winners, match.seats)]
        return WatchedChances(points=points, behind=len(eye.sights) - due, more=more)

    async def followed(self, table: Table) -> Eye:
        """The eye on a table has seen everything that has happened there."""
        match = table.position.match
        assert match is not None
        eye = self.eyes.pop(table.id, None)
        if eye is None or not eye.holds(match):
            if eye is not None and eye.task is not None:
                eye.task.cancel()
            eye = Eye(match, chances_of(match.game))
        self.eyes[table.id] = eye
        while len(self.eyes) > EYES:
            dropped = self.eyes.pop(next(iter(self.eyes)))
            if dropped.task is not None:
                dropped.task.cancel()
        await in_slices(eye.follow([mark.entry for mark in match.marks[len(eye.entries) :]]))
        return eye

    async def work(self, eye: Eye, due: int) -> None:
        """The chances of every position that is due have been worked out, as far as the process lives."""
        try:
            for sight in eye.sights[len(eye.points) : due]:
                eye.points.append(await self.process.judge(sight))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.warning("chances for onlookers failed", reason=f"{type(error).__name__}: {error}")

    async def close(self) -> None:
        """Nothing is worked on any more, and no process is left."""
        tasks = [eye.task for eye in self.eyes.values() if eye.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.process.end()


def check(table: Table, person: str) -> None:
    """The person looks on at a game that may be judged for onlookers, and holds no seat there."""
    table.viewer(person, None)
    position: Position = table.position
    if position.seats_of(person):
        raise RequestError("not-allowed", Message("error-chances-are-for-onlookers"))
    if not position.chances or position.game.payloads:
        raise RequestError("not-allowed", Message("error-no-chances"))
    if position.match is None:
        raise RequestError("wrong-phase", Message("error-not-begun"))
