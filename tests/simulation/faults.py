"""Six faults a table server could have. Each is planted in the real code by a test, and the simulation must find it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest import mock

from vernissage.core.steps import Step
from vernissage.server.bots import driver
from vernissage.server.storage.sql import SqlStore
from vernissage.server.storage.store import Row, TableRow
from vernissage.server.tables import clocks
from vernissage.server.tables.position import Position
from vernissage.server.tables.table import Pending, Table

honest_append = SqlStore.append
honest_store = Table.store_pending
honest_undo = Position.undo
honest_fold = Position.fold
honest_expired = clocks.expired


async def acknowledge_before_commit(
    store: SqlStore, table: str, row: Row, about: TableRow | None, at: int, due: int | None, *, seats_changed: bool
) -> None:
    """The event is on its way to the disk, and that is good enough."""
    work = honest_append(store, table, row, about, at, due, seats_changed=seats_changed)
    late = asyncio.ensure_future(work)
    late.add_done_callback(lambda task: task.cancelled() or task.exception())


async def skip_the_command_id(table: Table, pending: Pending) -> bool:
    """Nobody remembers which command has been carried out."""
    return await honest_store(table, Pending(pending.event, None, pending.step))


def leak_a_count(position: Position, seat: int, step: Step | None, *, consent: bool) -> bool:
    """The table was touched, says its card, even where nobody may see by what."""
    hidden = honest_undo(position, seat, step, consent=consent)
    position.touched += 1
    return hidden


def forget_an_undo(position: Position, seat: int, step: Step | None, *, consent: bool) -> bool:
    """What a seat takes back is taken back where it happens, and forgotten where the log is read."""
    return honest_undo(position, seat, step, consent=consent) if step is not None else True


def fold_twice(position: Position, row: Row, prepared: Any = None) -> bool:
    """What was prepared has happened, and then it happens."""
    hidden = honest_fold(position, row, prepared)
    if prepared is not None and position.seqs:
        position.seqs = [seq + 1 for seq in position.seqs]
    return hidden


def forget_a_deadline(position: Position, now: int) -> list[int]:
    """The clock of the last seat is not looked at."""
    return [seat for seat in honest_expired(position, now) if seat != len(position.chairs) - 1]


FAULTS: Final[dict[str, tuple[object, str, Callable[..., Any]]]] = {
    "acknowledge before commit": (SqlStore, "append", acknowledge_before_commit),
    "skip the command id": (Table, "store_pending", skip_the_command_id),
    "leak a count": (Position, "undo", leak_a_count),
    "forget a seat's undo": (Position, "undo", forget_an_undo),
    "fold twice": (Position, "fold", fold_twice),
    "forget a deadline": (driver, "expired", forget_a_deadline),
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """The server has this fault for a while."""
    place, attribute, fault = FAULTS[name]
    with mock.patch.object(place, attribute, fault):
        yield
