"""Time goes on whatever is done to the machine's clock: nobody gets an hour to think, and nobody loses one."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from server.support import run
from vernissage.server.clock import ServerClock
from vernissage.server.process import Process
from vernissage.server.settings import Settings
from vernissage.server.tables import log as e
from vernissage.server.tables.clocks import deadlines
from vernissage.server.tables.table import Table
from vernissage.server.wire.common import Clock

NOON = 1_800_000_000_000
HOUR = 3_600_000


class Machine:
    """A machine whose clock and uptime are ours to set."""

    def __init__(self, wall: int = NOON, uptime: int = 5_000) -> None:
        self.wall = wall
        self.uptime = uptime

    def pass_by(self, milliseconds: int) -> None:
        """Time passes."""
        self.wall += milliseconds
        self.uptime += milliseconds

    def clock(self) -> ServerClock:
        """The clock of a server on it."""
        return ServerClock(lambda: self.wall, lambda: self.uptime)


async def with_process(folder: Path, machine: Machine, story: Callable[[Process], Awaitable[None]]) -> None:
    """A story with one process on the machine."""
    settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", workers=0)
    process = Process(settings, machine.clock())
    await process.open()
    try:
        await story(process)
    finally:
        await process.close()


async def table_of_two(process: Process) -> Table:
    """A table where each decision has thirty seconds."""
    at = process.registry.clock()
    clock = Clock(kind="decision", seconds=30)
    people = [e.Sat(at=at, seat=seat, person=name, name=name) for seat, name in enumerate(["ann", "bob"])]
    made = e.Made(at=at, game="avant_carde", host="ann", clock=clock)
    process.registry.new_id = lambda: "thetable"
    return await process.registry.create([made, *people, e.Started(at=at, setup={"seats": 2}, seed="7")])


def left(process: Process, table: Table) -> int:
    """Milliseconds until the first deadline."""
    return min(each.at for each in deadlines(table.position)) - process.registry.clock()


def restarted(folder: Path, before: Machine, after: Machine) -> int:
    """What is left of thirty seconds when a server is started again on another machine, or one set otherwise."""
    found: list[int] = []

    async def first(process: Process) -> None:
        await table_of_two(process)
        before.pass_by(4_000)
        await process.registry.beat(adjust=True)

    async def second(process: Process) -> None:
        found.append(left(process, await process.registry.table("thetable")))

    async def whole() -> None:
        await with_process(folder, before, first)
        await with_process(folder, after, second)

    run(whole())
    return found[0]


def test_a_clock_set_back_over_a_restart_gives_nobody_an_hour(tmp_path: Path) -> None:
    assert 0 < restarted(tmp_path, Machine(), Machine(NOON - HOUR, 1_000)) <= 30_000


def test_a_clock_set_forward_over_a_restart_takes_nothing(tmp_path: Path) -> None:
    assert 20_000 < restarted(tmp_path, Machine(), Machine(NOON + HOUR, 1_000)) <= 30_000


def while_running(folder: Path, jump: int) -> tuple[int, int]:
    """What is left of thirty seconds before and after the clock jumps under a running server."""
    machine = Machine()
    found: list[int] = []

    async def story(process: Process) -> None:
        table = await table_of_two(process)
        found.append(left(process, table))
        machine.wall += jump
        machine.pass_by(1_000)
        await process.registry.beat(adjust=True)
        found.append(left(process, table))

    run(with_process(folder, machine, story))
    return found[0], found[1]


def test_a_clock_set_back_under_a_running_server_changes_nothing(tmp_path: Path) -> None:
    before, after = while_running(tmp_path, -HOUR)

    assert 0 < before - after <= 2_000


def test_a_clock_set_forward_under_a_running_server_ends_nobody_s_time(tmp_path: Path) -> None:
    before, after = while_running(tmp_path, HOUR)

    assert 20_000 < after <= before


def test_the_clock_never_runs_backwards() -> None:
    machine = Machine()
    clock = machine.clock()
    told = []
    for jump in (0, -HOUR, 5, HOUR, -7 * HOUR, 3):
        machine.wall += jump
        machine.pass_by(10)
        clock.adjust(clock.adjusted(machine.wall), machine.wall)
        told.append(clock())

    assert told == sorted(told)


def test_a_clock_that_runs_ahead_is_held_back_a_little_at_a_time() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall -= 100
    for _minute in range(3):
        machine.pass_by(60_000)
        clock.adjust(clock.adjusted(machine.wall), machine.wall)

    assert clock() == machine.wall
