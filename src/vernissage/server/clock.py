"""The time a server goes by: it never runs backwards, whatever is done to the machine's clock."""

import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 60  # milliseconds by which a clock that runs ahead is held back at each adjustment


def wall_clock() -> int:
    """The machine's clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class ServerClock:
    """Runs with the machine's uptime from where it was set, and is set forward only."""

    def __init__(
        self, wall: Callable[[], int] = wall_clock, uptime: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000
    ) -> None:
        self.wall = wall
        self.uptime = uptime
        self.offset = wall() - uptime()
        self.latest = 0

    def __call__(self) -> int:
        """Now; never less than what was told before."""
        self.latest = max(self.latest, self.uptime() + self.offset)
        return self.latest

    def begin(self, reference: int) -> None:
        """Nobody has looked yet: the clock goes by another one, whatever this machine's shows."""
        self.offset, self.latest = reference - self.uptime(), 0

    def adjusted(self, reference: int) -> int:
        """What the clock should show where another one shows this: at least what it does, and as much as that."""
        return max(self(), reference)

    def adjust(self, shown: int, reference: int) -> None:
        """The clock shows this from now on, or waits a little where it runs ahead of the other one."""
        ahead = self() - reference
        if shown > self():
            self.offset += shown - self()
        elif ahead > 0:
            self.offset -= min(ahead, SLEW)
