"""How long the event loop makes everybody wait."""

import time
from collections import deque
from typing import Final

from vernissage.server.metrics import LOOP_LAG

MINUTE: Final = 60.0


class Lag:
    """The waits of the last minute."""

    def __init__(self) -> None:
        self.waits: deque[tuple[float, float]] = deque()  # when, and for how long; each shorter than those before it

    def note(self, seconds: float) -> None:
        """Something was called so much later than it should have been."""
        now = time.monotonic()
        LOOP_LAG.observe(seconds)
        while self.waits and self.waits[-1][1] <= seconds:
            self.waits.pop()
        self.waits.append((now, seconds))
        while self.waits[0][0] < now - MINUTE:
            self.waits.popleft()

    def worst(self) -> float:
        """The longest wait of the last minute, in seconds."""
        return self.waits[0][1] if self.waits else 0.0
