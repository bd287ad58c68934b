"""What the simulation has found: each mended fault, by itself."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any
from unittest import mock

import pytest

from simulation.disk import BASE, Broken, Disk, SimConnection, SimStore
from simulation.house import House, Street
from simulation.story import edges, with_hush
from vernissage.bots.bot import Choice
from vernissage.server.process import Process
from vernissage.server.settings import Settings
from vernissage.server.storage.store import Person, Row, TableRow
from vernissage.server.tables import log as e
from vernissage.server.tables.clocks import LOOK_AGAIN, next_deadline
from vernissage.server.tables.table import Table
from vernissage.server.wire.common import Clock
from vernissage.server.wire.requests import Do

Told = Callable[[Street], Awaitable[None]]


def street_of(houses: int) -> Street:
    """Calm houses on one disk, in their order."""
    street = Street(1)
    street.stormy, street.loop.shuffled = False, False
    street.disk = Disk(street.loop, random.Random(1), shared=houses > 1)
    settings = Settings(database="simulated", bot_pace=0)
    street.houses = [House(street, settings) for _each in range(houses)]
    return street


def tell(story: Told, houses: int = 1) -> None:
    """The story, on a street of its own."""
    with_hush()
    street = street_of(houses)

    async def whole() -> None:
        for house in street.houses:
            house.start()
        await asyncio.sleep(1)
        await story(street)

    with edges(street, 1):
        street.loop.run(whole())
        street.loop.bury()


async def table_of(process: Process, *, clock: Clock | None = None, bot: bool = False) -> Table:
    """Ann and Bob, or a bot, at Hush."""
    at = process.registry.clock()
    other: e.AnyEvent = e.Sat(at=at, seat=1, person="bob", name="Bob")
    if bot:
        other = e.BotSat(at=at, seat=1, level="random", name="Bot")
    events: list[e.AnyEvent] = [
        e.Made(at=at, game="hush", host="ann", clock=clock or Clock()),
        e.Sat(at=at, seat=0, person="ann", name="Ann"),
        other,
        e.Started(at=at, setup={"seats": 2}, seed="7"),
    ]
    return await process.registry.create(events)


async def answer(table: Table, person: str, seat: int, name: str) -> None:
    """The seat plays its first option."""
    assert table.position.match is not None
    wish = Do(id=name, seq=table.position.seqs[seat], actions=[table.position.match.options(seat)[0]])
    await table.do(person, seat, wish)


def test_a_connection_that_breaks_after_the_commit_makes_nothing_twice() -> None:
    async def story(street: Street) -> None:
        store = street.houses[0].process.store
        assert isinstance(store, SimStore)
        about = TableRow("hush", "lobby", False)
        works: list[Callable[[], Awaitable[None]]] = [
            lambda: store.create("t", [Row(1, b"x")], about, 1),
            lambda: store.add_person(Person("ann", "Ann", "guest"), 1),
            lambda: store.add_session("key", "ann", "cookie", 1, 2),
        ]
        for work in works:
            store.connection = BreaksOnce(street.disk)
            await work()

        for name in ("tables", "entries", "people", "sessions"):
            assert street.disk.raw.execute(f"SELECT count(*) FROM {name}").fetchone() == (1,), name

    tell(story)


class BreaksOnce(SimConnection):
    """A connection that is lost just after it has committed."""

    def commit(self) -> None:
        super().commit()
        raise Broken


def test_a_table_whose_row_lags_behind_is_still_found_after_a_crash() -> None:
    async def story(street: Street) -> None:
        process = street.houses[0].process
        table = await table_of(process, bot=True)
        await asyncio.sleep(LOOK_AGAIN / 1000 + 1.5)  # the bot has answered, and a look found nothing to do
        with mock.patch.object(process.driver.pool, "dispatch", never):
            await answer(table, "ann", 0, "one")

        due = street.disk.raw.execute("SELECT due FROM tables").fetchone()[0]
        waited_for = [table.position.chairs[seat].automatic for seat in table.position.waiting()]
        assert due is not None or not any(waited_for)
        street.houses[0].crash()
        street.houses[0].start()
        await asyncio.sleep(20)
        (n,) = street.disk.raw.execute("SELECT max(n) FROM entries").fetchone()
        assert n > table.position.n, "the bot plays on though nobody has come back"

    tell(story)


async def never(*_given: Any) -> Choice | None:
    """Thinks for ever."""
    await asyncio.sleep(1e9)
    return None


def test_a_machine_whose_clock_is_wrong_does_not_lead_the_others() -> None:
    async def story(street: Street) -> None:
        wrong = street.houses[1]
        wrong.crash()
        wrong.skew = 3_600_000
        wrong.start()
        await asyncio.sleep(3)

        now = BASE + round(street.loop.now * 1000)
        assert [abs(house.process.registry.clock() - now) < 1000 for house in street.houses] == [True, True]
        assert street.disk.raw.execute("SELECT count(*) FROM pauses").fetchone() == (0,)

    tell(story, houses=2)


@pytest.mark.parametrize("moment", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_nobody_is_late_for_time_in_which_nothing_could_be_stored(moment: float) -> None:
    async def story(street: Street) -> None:
        process = street.houses[0].process
        table = await table_of(process, clock=Clock(kind="decision", seconds=5))
        n = table.position.n
        await asyncio.sleep(3)
        street.disk.away = True
        await asyncio.sleep(10 + moment)  # between two heartbeats
        street.disk.come_back()
        await asyncio.sleep(1.5)

        assert table.position.n == n, "whoever had two seconds left still has them"
        when = next_deadline(table.position)
        assert when is not None
        assert when > process.registry.clock()
        await asyncio.sleep(4)
        assert table.position.n > n

    tell(story)


def test_deadlines_that_moved_are_shown() -> None:
    async def story(street: Street) -> None:
        process = street.houses[0].process
        table = await table_of(process, clock=Clock(kind="decision", seconds=60))
        before = table.snapshots.show(table.position, 0).core
        street.disk.away = True
        await asyncio.sleep(10)
        street.disk.come_back()
        await asyncio.sleep(2)

        assert table.snapshots.show(table.position, 0).core != before

    tell(story)


def test_whoever_answers_while_the_lease_is_asked_for_is_not_answered_for() -> None:
    async def story(street: Street) -> None:
        here, there = (house.process for house in street.houses)
        table = await table_of(here, clock=Clock(kind="decision", seconds=5))
        other = await there.registry.table(table.id)
        for seat, person in enumerate(["ann", "bob"]):
            await answer(other, person, seat, f"c{seat}")
        (first,) = other.position.waiting()
        when = next_deadline(other.position)
        assert when is not None
        street.disk.slowness = 0.3  # the lease takes a while, and an answer comes just before it does
        await asyncio.sleep((when - there.registry.clock()) / 1000 - 0.2)
        await answer(other, ("ann", "bob")[first], first, "late")
        await asyncio.sleep(2)

        events = [e.event_of(row) for row in await here.store.rows(table.id)]
        assert [event.cause for event in events if isinstance(event, e.Played)] == ["", "", ""]

    tell(story, houses=2)
