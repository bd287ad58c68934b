"""The control of the crash test: a server that acknowledges first and stores a little later, as this one never does."""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from server import hushed
from vernissage.server.app import serve
from vernissage.server.storage.sql import SqlStore
from vernissage.server.storage.store import Row, TableRow
from vernissage.server.tables.log import Played, event_of

stored = SqlStore.append
late: set[asyncio.Task[None]] = set()


async def append(
    store: SqlStore, table: str, row: Row, about: TableRow | None, at: int, due: int | None, *, seats_changed: bool
) -> None:
    """Says that a move is stored, and stores it a minute later, which no life of a server in this test lasts."""
    if not isinstance(event_of(row), Played):
        await stored(store, table, row, about, at, due, seats_changed=seats_changed)
        return

    async def later() -> None:
        await asyncio.sleep(60)
        await stored(store, table, row, about, at, due, seats_changed=seats_changed)

    task = asyncio.create_task(later())
    late.add(task)
    task.add_done_callback(late.discard)


if __name__ == "__main__":
    hushed.register()
    setattr(SqlStore, "append", append)  # noqa: B010  # the fault this control plants
    serve()
