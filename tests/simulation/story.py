"""One seed: houses, tables and people, bad weather, and then sunshine in which everything must come right."""

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final
from unittest import mock

import structlog
from msgspec import Struct
from structlog.testing import capture_logs

from server import hushed
from simulation.disk import Disk
from simulation.house import House, Street
from simulation.people import Guest, Host
from simulation.witness import Witness
from vernissage import games
from vernissage.bots.bot import levels
from vernissage.core.model import WATCHER
from vernissage.server.errors import RequestError
from vernissage.server.process import Process
from vernissage.server.settings import Settings
from vernissage.server.storage.store import StoreAway
from vernissage.server.tables import lobby
from vernissage.server.wire.common import Clock
from vernissage.server.wire.requests import GiveShare, NewTable, Sit, TableChange

STORM: Final = 25.0  # seconds of bad weather
SUN: Final = 25.0  # seconds of good weather after it, unless everything is over before
REAL: Final = ("avant_carde", "art_society", "art_decko")


class Outcome(Struct):
    """What became of a seed."""

    seed: int
    violations: list[str]
    steps: int = 0
    events: int = 0
    acknowledged: int = 0
    pictures: int = 0
    worlds: int = 0
    crashes: int = 0
    digest: str = ""  # of everything anybody was sent, and when


class Random:
    """Stands where a module would ask the machine for chance."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def randbits(self, bits: int) -> int:
        return self.dice.getrandbits(bits)

    def token_hex(self, size: int) -> str:
        return self.dice.randbytes(size).hex()

    def choice(self, letters: str) -> str:
        return self.dice.choice(letters)


class Watch:
    """Stands where a module would look at the machine's clock: every look takes a millisecond."""

    def __init__(self, street: Street) -> None:
        self.street = street
        self.looks = 0

    def perf_counter(self) -> float:
        self.looks += 1
        return self.looks / 1000

    def monotonic(self) -> float:
        return self.street.loop.now


@contextmanager
def edges(street: Street, seed: int) -> Iterator[None]:
    """Chance and time come from the seed wherever the server asks for them."""
    chance, watch = Random(random.Random(f"chance {seed}")), Watch(street)
    every = street.dice.choice([100, 100, 7])
    places: list[tuple[str, Any]] = [
        ("bots.pool.secrets", chance),
        ("tables.registry.secrets", chance),
        ("accounts.secrets", chance),
        ("tables.lobby.new_share", lambda: chance.token_hex(32)),
        ("tables.lobby.new_seed", lambda: chance.randbits(62)),
        ("slices.time", watch),
        ("socket.connection.time", watch),
        ("tables.table.time", watch),
        ("bots.driver.time", watch),
        ("tables.table.EVERY", every),
        ("tables.registry.EVERY", every),
    ]
    patches = [mock.patch(f"vernissage.server.{place}", value) for place, value in places]
    for patch in patches:
        patch.start()
    try:
        yield
    finally:
        for patch in patches:
            patch.stop()


class Story:
    """Everything that happens for one seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.street = Street(seed)
        self.dice = self.street.dice
        number = self.dice.choice([1, 1, 1, 2, 2, 3])
        self.disk = self.street.disk = Disk(self.street.loop, random.Random(f"disk {seed}"), shared=number > 1)
        self.witness = Witness(self.street, self.disk)
        settings = Settings(
            database="simulated",
            bot_pace=self.dice.choice([0, 200, 500]),
            idle_seconds=self.dice.choice([2.0, 300.0]),
            messages=1_000_000,
            hints=1_000_000,
        )
        self.street.houses = [House(self.street, settings) for _each in range(number)]
        self.guests: list[Guest] = []
        self.tables = self.dice.choice([1, 1, 2])
        self.crashes = 0
        self.deadly = self.dice.choice([0.0, 1 / 4000, 1 / 1500])  # how often a house dies at a step
        self.mean = self.dice.choice([0.0, 0.01, 0.05])  # how often it dies just after a commit
        self.street.loop.before_step = self.before_step

    # Weather

    def before_step(self, owner: int) -> None:
        """A house may die between any two steps."""
        if owner and self.street.stormy and self.deadly and self.dice.random() < self.deadly:
            self.crash(owner)

    def crash(self, owner: int) -> None:
        """The house of this life is gone, and comes back after a while."""
        for house in self.street.houses:
            if house.owner == owner and house.alive:
                house.crash()
                self.crashes += 1
                delay = self.dice.choice([0.05, 0.5, 2.0, 9.0])
                self.street.loop.call_later(delay, house.start, context=self.street.context)

    def on_commit(self) -> None:
        """A house may die after it has stored something, and before it has told anybody."""
        self.witness.on_commit()
        if self.street.stormy and self.mean and self.dice.random() < self.mean:
            alive = [house.owner for house in self.street.houses if house.alive]
            if alive:
                self.crash(self.dice.choice(alive))

    async def weather(self) -> None:
        """It gets worse and better."""
        while True:
            await asyncio.sleep(self.dice.expovariate(0.5))
            if not self.street.stormy:
                return
            match self.dice.randrange(7):
                case 0:
                    if wires := self.street.wires():
                        self.dice.choice(wires).break_off(politely=False)
                case 1:
                    self.disk.away = True
                    self.street.loop.call_later(self.dice.choice([0.1, 1.0, 7.0]), self.disk.come_back)
                case 2:
                    self.disk.fault = self.dice.choice([0.0, 0.02, 0.2])
                case 3:
                    self.disk.slowness = self.dice.choice([0.001, 0.01, 0.2])
                case 4:
                    self.street.lag = self.dice.choice([0.001, 0.05, 0.5])
                case 5:
                    self.dice.choice(self.street.houses).skew += self.dice.choice([-3_600_000, -5000, 5000, 3_600_000])
                case 6:
                    alive = [house.owner for house in self.street.houses if house.alive]
                    if alive and self.deadly:
                        self.crash(self.dice.choice(alive))

    # People

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something goes on by itself, and must not fail."""
        self.street.loop.create_task(work).add_done_callback(self.street.on_end)

    async def tell(self) -> None:
        """Bad weather, then good weather; by its end everything has come right."""
        self.disk.committed = self.on_commit
        loop = self.street.loop
        for house in self.street.houses:
            house.start()
        self.begin(self.witness.watch())
        self.begin(self.weather())
        for number in range(self.tables):
            self.begin(self.evening(number))
        await asyncio.sleep(STORM)
        self.street.stormy = False
        self.disk.away, self.disk.fault, self.disk.slowness = False, 0.0, 0.002
        self.street.lag, self.street.loss = 0.005, 0.0
        for guest in self.guests:
            guest.calm = True
        while loop.now < STORM + SUN and not self.over():
            await asyncio.sleep(1.0)
        for guest in self.guests:
            self.check_guest(guest)

    def over(self) -> bool:
        """Every game is over, and nobody waits for an answer."""
        logs = self.witness.logs.values()
        return (
            len(logs) >= self.tables
            and all(log.truth.phase == "finished" for log in logs)
            and all(guest.pending is None or guest.gone for guest in self.guests)
        )

    def check_guest(self, guest: Guest) -> None:
        """In the end nobody waits for an answer, and everybody has the latest picture."""
        for sentence in guest.broken:
            self.witness.blame(f"{guest.person.name} at {guest.table}: {sentence}")
        if guest.gone or not guest.table:
            return
        if guest.pending is not None and self.street.loop.now - guest.asked > 10:
            self.witness.blame(f"{guest.person.name} at {guest.table}: no answer to {guest.pending}")

    async def evening(self, number: int) -> None:
        """One table: it is set up, people sit down, change their minds, and play."""
        key = self.dice.choice(REAL) if self.dice.random() < 0.25 else "hush"
        rules = games.game(key)
        seats = self.dice.choice([2, 2, 3])
        people = self.dice.randint(1, seats)
        host = Host(self.street, f"Host{number}", random.Random(f"{self.seed} host {number}"))
        clock = Clock(
            kind=self.dice.choice(["none", "decision", "game"]),
            seconds=self.dice.choice([1, 3, 8]),
            expiry=self.dice.choice(["default", "bot"]),
        )
        others = [
            Guest(self.street, f"Guest{number}{seat}", random.Random(f"{self.seed} guest {number} {seat}"))
            for seat in range(1, people)
        ]
        made = await self.insist(host, lambda process: self.make(process, host, key, clock))
        for seat, guest in enumerate(others, 1):
            await self.insist(host, lambda process, g=guest, s=seat: self.sit(process, made, g, s))
        for seat in range(people, seats):
            await self.insist(host, lambda process, s=seat: self.seat_bot(process, made, host, s, key))
        await self.insist(host, lambda process: self.start(process, made, host))
        self.guests += [host, *others]
        for seat, guest in enumerate([host, *others]):
            self.begin(guest.live(made, rules.key, seat))
        if self.dice.random() < 0.3:
            onlooker = Guest(self.street, f"Onlooker{number}", random.Random(f"{self.seed} onlooker {number}"))
            self.guests.append(onlooker)
            self.begin(onlooker.live(made, rules.key, WATCHER))
        if others and self.dice.random() < 0.15:
            await asyncio.sleep(self.dice.uniform(0, STORM))
            leaver = self.dice.choice(others)
            await self.insist(host, lambda process: self.leave(process, made, leaver))

    async def insist(self, host: Host, work: Any) -> Any:
        """The request is made until it has worked."""
        while True:
            try:
                return await host.request(work)
            except StoreAway:
                await asyncio.sleep(0.3)
            except RequestError as error:
                if error.code in ("taken", "wrong-phase", "not-allowed", "not-your-seat"):
                    return None  # it had worked before, and nobody could say so
                if error.code != "busy":
                    raise
                await asyncio.sleep(0.3)

    async def make(self, process: Process, host: Guest, key: str, clock: Clock) -> str:
        """A table of one's own."""
        wish = NewTable(game=key, clock=clock)
        table = await process.registry.create(lobby.made(wish, host.person, process.registry.clock()))
        return table.id

    async def sit(self, process: Process, made: str, guest: Guest, seat: int) -> None:
        """A guest sits down, perhaps on the wrong chair first."""
        table = await process.registry.table(made)
        at = process.registry.clock
        if self.dice.random() < 0.2 and table.position.chairs[seat].kind == "open":
            await table.act(lobby.sit(guest.person, seat, Sit(), at()))
            await table.act(lobby.leave(guest.person, seat, at()))
        if table.position.chairs[seat].person != guest.person.id:
            await table.act(lobby.sit(guest.person, seat, Sit(), at()))
        await table.act(lobby.give_share(guest.person, seat, GiveShare(share=f"{seat:064x}"), at()))

    async def seat_bot(self, process: Process, made: str, host: Guest, seat: int, key: str) -> None:
        """The host changes a setting and gives a chair to a bot."""
        table = await process.registry.table(made)
        await table.act(lobby.change(host.person, TableChange(watchers=self.dice.random() < 0.5), table.clock()))
        await table.act(lobby.add_bot(host.person, seat, self.dice.choice(levels(key)), table.clock()))

    async def leave(self, process: Process, made: str, guest: Guest) -> None:
        """Somebody goes home, and a bot plays on."""
        table = await process.registry.table(made)
        if guest.seat in table.position.seats_of(guest.person.id):
            await table.act(lobby.leave(guest.person, guest.seat, table.clock()))

    async def start(self, process: Process, made: str, host: Guest) -> None:
        """The game begins."""
        table = await process.registry.table(made)
        await table.act(lobby.start(host.person, table.clock(), ""))


@cache
def with_hush() -> None:
    """The smallest game stands beside the real ones."""
    hushed.register()


def play(seed: int) -> Outcome:
    """The seed is played; what was violated is told, and the figures of it."""
    with_hush()
    structlog.reset_defaults()
    story = Story(seed)
    outcome = Outcome(seed, story.witness.violations)
    with edges(story.street, seed), capture_logs() as lines:
        try:
            story.street.loop.run(story.tell())
            story.witness.close()
        except Exception as error:  # whatever goes wrong is told with its seed
            story.witness.blame(f"{type(error).__name__}: {error}")
        failed = [line for line in lines if line["log_level"] in ("error", "critical")]
        for line in failed[:3]:
            story.witness.blame(f"on the server's log: {line}")
        story.street.loop.bury()
    outcome.steps = story.street.loop.steps
    outcome.events = sum(len(log.rows) for log in story.witness.logs.values())
    outcome.acknowledged = len(story.witness.acknowledged)
    outcome.pictures = story.witness.looks["snapshot"]
    outcome.worlds = story.witness.looks["worlds"]
    outcome.crashes = story.crashes
    outcome.digest = story.witness.digest.hexdigest()
    story.disk.close()
    return outcome
