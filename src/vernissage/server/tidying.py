"""Memory is tidied in small steps: a full collection over thousands of sockets would stop everybody for a second.

What has lived for a moment is set aside (`gc.freeze`) and no longer looked through. Nearly all of it is freed by counting references
when it ends; the rings that are left are found when many sockets have closed, or from time to time.
"""

import gc
from typing import Final

YOUNG: Final = 50_000  # objects made and not yet freed before the collector looks by itself
MANY: Final = 1000  # closed sockets whose rings may wait
LONG: Final = 900.0  # seconds a single one may wait


class Tidy:
    """When the collector looks, and at what."""

    def __init__(self) -> None:
        self.gone = 0  # sockets closed since everything was last looked through
        self.full = 0.0
        self.before = gc.get_threshold()

    def open(self, now: float) -> None:
        """The collector looks when it is told to."""
        self.full = now
        gc.set_threshold(YOUNG, *self.before[1:])

    def beat(self, now: float, here: int) -> None:
        """What is new has been looked through and set aside; rarely, with this many sockets open, everything has."""
        if self.gone > max(MANY, here // 2) or (self.gone and now - self.full > LONG):
            gc.unfreeze()
            self.gone, self.full = 0, now
            gc.collect()
        else:
            gc.collect(1)  # all there is: what was older has been set aside
        gc.freeze()

    def close(self) -> None:
        """The collector does as it likes again."""
        gc.unfreeze()
        gc.set_threshold(*self.before)
