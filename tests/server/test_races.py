"""Bots in a race with people: they are done when a person would be, hold up nobody, and think again after a restart."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from server.support import run
from vernissage.bots.bot import Bot, Choice
from vernissage.core.rng import rng_for
from vernissage.server.bots.pool import BotPool
from vernissage.server.bots.worker import Question, Reply, think
from vernissage.server.process import Process
from vernissage.server.rest.play import newer
from vernissage.server.settings import Settings
from vernissage.server.storage.sql import SqlStore
from vernissage.server.tables import log as e
from vernissage.server.tables.table import Table
from vernissage.server.wire.requests import Do, TakeBack


class Quick(BotPool):
    """Thinks here and now, so that only the clock of the test decides."""

    bots: dict[tuple[str, str], Bot] = {}  # noqa: RUF012  # shared on purpose: bots have no memory

    async def dispatch(self, question: Question, seconds: float) -> Reply:
        return think(question, self.bots)


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def process_at(folder: Path, clock: Clock, pace: int = 1) -> Process:
    """A process with this clock."""
    process = Process(Settings(database=f"sqlite:///{folder / 'r.sqlite'}", bot_pace=pace))
    process.driver.pool = process.bots = Quick(0)
    process.registry.clock = process.accounts.clock = clock
    await process.open()
    return process


async def serve_for(process: Process, clock: Clock, milliseconds: int) -> None:
    """So much time has passed, in which the process has served."""
    clock.now += milliseconds
    store = process.store
    assert isinstance(store, SqlStore)
    await store.write(lambda cursor: cursor.execute("UPDATE beat SET at = :now WHERE id = 1", {"now": clock.now}))
    process.registry.beaten = clock.now


async def drawing_table(process: Process, clock: Clock) -> Table:
    """Ann and two bots at #ARTBOX, about to draw."""
    at = clock()
    table = await process.registry.create(
        [
            e.Made(at=at, game="artbox", host="ann", options={"pace": "live"}),
            e.Sat(at=at, seat=0, person="ann", name="Ann"),
            e.BotSat(at=at, seat=1, level="amateur", name="Bot"),
            e.BotSat(at=at, seat=2, level="master", name="Bot"),
            e.Started(at=at, setup={"seats": 3, "pace": "live"}, seed="7"),
        ]
    )
    process.registry.ensure_driver(table)
    number = 0
    while phase(table) != "draw":
        if 0 in table.position.waiting():
            await answer(table, number)
            number += 1
        clock.now += 1000  # bots answer by their timetable
        table.woken.set()
        await asyncio.sleep(0.01)
    return table


async def answer(table: Table, number: int, text: str = "", payload: object = None, seat: int = 0) -> None:
    """The person of the seat answers, with the first option unless another is named."""
    assert table.position.match is not None
    move = text or table.position.match.options(seat)[0]
    wish = Do(id=f"a{number}", seq=table.position.seqs[seat], actions=[move], payload=payload)
    await table.do(table.position.chairs[seat].person, seat, wish)


async def draw(table: Table, seat: int) -> None:
    """The seat has drawn twice, as everybody does with three players."""
    match = table.position.match
    assert match is not None
    for number in range(2):
        text = f"draw {number + 1}"
        payload = match.game.some_payload(match.state, seat, match.game.parse(text), rng_for(number, "drawing"))
        await answer(table, 100 + number, text, payload, seat)


def phase(table: Table) -> str:
    """What the table is doing."""
    assert table.position.match is not None
    return str(table.position.match.view(0).phase)  # type: ignore[attr-defined]  # the view of this game


async def until(true: Callable[[], bool]) -> None:
    """It has become so."""
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def numbers(table: Table) -> list[int]:
    """The Number token of each seat, as the journal tells."""
    assert table.position.match is not None
    found = [0, 0, 0]
    for _n, line in table.position.match.journal:
        if line.clause == "AB-DRAW-04":
            found[line.seat] = int(line.args["number"])
    return found


def test_a_bot_hands_in_when_a_person_would_have_drawn(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        process = await process_at(tmp_path, clock)
        table = await drawing_table(process, clock)
        await until(lambda: all(seat in table.held and table.held[seat].choice.seconds > 0 for seat in (1, 2)))
        held = {seat: table.held[seat].choice.seconds for seat in (1, 2)}
        assert min(held.values()) > 10
        assert numbers(table) == [0, 0, 0]

        await draw(table, 0)
        await answer(table, 102, "finish")

        assert numbers(table) == [1, 0, 0], "bots that wait hold up nobody"
        first = min(held, key=lambda seat: held[seat])
        clock.now += round(held[first] * 1000) + 1
        table.woken.set()
        await until(lambda: numbers(table)[first] == 2)
        clock.now += 200_000
        table.woken.set()
        await until(lambda: sorted(numbers(table)) == [1, 2, 3])
        await process.close()

    run(story())


def test_after_a_restart_a_bot_thinks_again_and_its_time_has_run_on(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        process = await process_at(tmp_path, clock)
        name = (await drawing_table(process, clock)).id
        await until(lambda: len(process.registry.tables[name].held) == 2)
        await process.close()
        clock.now += 300_000

        process = await process_at(tmp_path, clock)
        table = await process.registry.table(name)
        await until(lambda: sorted(numbers(table)) == [0, 1, 2])
        await process.close()

    run(story())


@pytest.mark.parametrize(
    ("people", "pace", "seconds", "waits"),
    [(True, 500, 60.0, True), (False, 500, 60.0, False), (True, 0, 60.0, False), (True, 500, 0.0, False)],
)
def test_a_bot_waits_for_people_alone(people: bool, pace: int, seconds: float, waits: bool, tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        process = await process_at(tmp_path, clock, pace=1)
        table = await drawing_table(process, clock)
        process.settings.bot_pace = pace
        table.position.chairs[0].stand_in = not people
        choice = Choice(table.position.game.parse("finish"), seconds=seconds)

        due = process.driver.due_time(table, 1, choice)

        assert (due == table.position.since[1] + 60_000) == waits
        await process.close()

    run(story())


def test_over_days_the_host_measures_from_each_person_s_first_look(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        process = await process_at(tmp_path, clock)
        people = ["ann", "bo", "cy"]
        at = clock()
        table = await process.registry.create(
            [
                e.Made(at=at, game="artbox", host="ann"),
                *(e.Sat(at=at, seat=seat, person=name, name=name) for seat, name in enumerate(people)),
                e.Started(at=at, setup={"seats": 3, "pace": "days"}, seed="7"),
            ]
        )
        for number in range(9):
            if phase(table) == "draw":
                break
            await answer(table, number, seat=table.position.waiting()[0])
        for seat, (away, drawn) in enumerate([(0, 100), (36_000, 50), (3600, 70)]):
            clock.now = at + away * 1000
            await newer(process, table, people[seat], seat, "", 0)
            await draw(table, seat)
            clock.now += drawn * 1000
            await newer(process, table, people[seat], None, "", 0)
            await answer(table, 200, "finish", None if seat else {"seconds": 0}, seat)

        assert numbers(table) == [3, 1, 2], "who slept longest drew fastest, and nobody tells their own time"
        await process.close()

    run(story())


def test_after_two_missed_steps_over_days_a_bot_sits_in_until_the_owner_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        process = await process_at(tmp_path, clock)
        at = clock()
        table = await process.registry.create(
            [
                e.Made(at=at, game="artbox", host="ann"),
                *(e.Sat(at=at, seat=seat, person=name, name=name) for seat, name in enumerate(["ann", "bo", "cy"])),
                e.Started(at=at, setup={"seats": 3, "pace": "days", "hours": 8}, seed="7"),
            ]
        )
        for misses in (1, 2):
            before = table.position.n
            await serve_for(process, clock, 9 * 3_600_000)
            table.woken.set()
            await until(lambda: table.position.n > before)  # noqa: B023  # awaited before it changes
            assert table.position.missed == [misses] * 3

        await until(lambda: all(chair.stand_in for chair in table.position.chairs))
        await table.take_back("bo", 1, TakeBack(id="t1"))
        assert table.position.missed[1] == 0
        assert [chair.stand_in for chair in table.position.chairs] == [True, False, True]
        await process.close()

    run(story())
