"""Notices between the processes that serve one store: which table has changed, who is there, which session has ended.

No secret crosses the bus and nothing depends on it: a lost notice is healed by the next one or by a look into the
store.
"""

from collections.abc import Callable

from msgspec import Struct


class Notice(Struct, omit_defaults=True):
    """Something another process may want to know."""

    process: str
    table: str = ""
    n: int = 0
    here: list[str] | None = None  # the people connected to the table in that process
    ended: str = ""  # the hash of a session that is over


class Bus:
    """The bus of one process alone: nobody else listens."""

    def __init__(self) -> None:
        self.received: Callable[[Notice], None] = lambda notice: None

    async def open(self) -> None:
        """The bus is ready."""

    async def close(self) -> None:
        """The bus is left."""

    def publish(self, notice: Notice) -> None:
        """The notice is on its way, if anybody listens."""
