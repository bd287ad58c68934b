"""Garbage is collected in small steps: a full collection over thousands of sockets would stop everybody for a second.

What has lived for a moment is set aside (`gc.freeze`) and no longer looked through. Nearly all of it is freed by
counting references when it ends; the rings that are left are found when many sockets have closed, or from time to
time.
"""

import gc
from typing import Final

YOUNG: Final = 50_000  # objects made and not yet freed before the collector looks by itself
MANY: Final = 1000  # closed sockets whose rings may wait
LONG: Final = 900.0  # seconds a single one may wait


class Collector:
    """When the collector looks, and at what."""

    def __init__(self) -> None:
        self.closed = 0  # sockets ever closed when everything was last looked through
        self.full = 0.0
        self.before = gc.get_threshold()

    def open(self, now: float) -> None:
        """The collector looks when it is told to."""
        self.full = now
        gc.set_threshold(YOUNG, *self.before[1:])

    def step(self, now: float, closed: int, here: int) -> None:
        """What is new has been looked through and set aside; rarely, when many sockets have closed, everything has."""
        since = closed - self.closed
        if since > max(MANY, here // 2) or (since and now - self.full > LONG):
            gc.unfreeze()
            self.closed, self.full = closed, now
            gc.collect()
        else:
            gc.collect(1)  # all there is: what was older has been set aside
        gc.freeze()

    def close(self) -> None:
        """The collector does as it likes again."""
        gc.unfreeze()
        gc.set_threshold(*self.before)
