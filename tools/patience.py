"""Waiting that does not hang on how busy the machine is: what a process had no processor for is not its own time.

Linux says of every thread how long it ran and how long it stood in line for a processor. Where that is not told, time
is the clock's.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

TOLD = Path("/proc/self/schedstat").exists()
WITHOUT_LINUX = 1800.0  # seconds of the clock, where nothing says who had a processor


def threads(group: int) -> Iterator[Path]:
    """The threads of a group of processes."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if os.getpgid(int(process.name)) == group:
                yield from (process / "task").iterdir()


def spent(group: int) -> dict[str, tuple[float, float]]:
    """How many seconds each thread of a group of processes ran, and how many it stood in line."""
    found = {}
    for thread in threads(group):
        with suppress(OSError):
            ran, stood, _times = (thread / "schedstat").read_text("ascii").split()
            found[thread.name] = (int(ran) / 1e9, int(stood) / 1e9)
    return found


class OwnTime:
    """How long something takes a group of processes, without the time in which it wanted a processor and had none.

    To be looked at often: between two looks no more is taken off than passed, however many threads stood in line.
    """

    def __init__(self, group: int) -> None:
        self.group = group
        self.began = self.looked = time.monotonic()
        self.seen = spent(group) if TOLD else {}
        self.stood = 0.0  # seconds in line
        self.ran = 0.0  # seconds on processors, of all threads together

    def look(self) -> None:
        """What was spent since is counted."""
        now, passed = spent(self.group) if TOLD else {}, time.monotonic() - self.looked
        self.looked += passed
        # A thread that has just begun brings what it stood in line before.
        known = {name: self.seen.get(name, (0.0, 0.0)) for name in now}
        self.stood += min(passed, sum(now[name][1] - known[name][1] for name in now))
        self.ran += sum(now[name][0] - known[name][0] for name in now)
        self.seen = now

    @property
    def seconds(self) -> float:
        """The time until the last look."""
        return self.looked - self.began - self.stood


class Patience:
    """Ends when groups of processes neither work nor stand in line for so many seconds, or have worked for too many.

    A slow machine makes neither so: what is starved stands in line.
    """

    def __init__(self, groups: Callable[[], list[int]], idle: float, work: float) -> None:
        self.groups = groups
        self.idle = idle
        self.work = work
        self.times: dict[int, OwnTime] = {}
        self.began = self.moved = time.monotonic()
        self.before = 0.0

    def over(self) -> str:
        """Why there is nothing to wait for any more; empty while there is."""
        now = time.monotonic()
        if not TOLD:
            return f"nothing came in {WITHOUT_LINUX:.0f} s" if now - self.began > WITHOUT_LINUX else ""
        for group in self.groups():
            self.times.setdefault(group, OwnTime(group)).look()
        ran = sum(each.ran for each in self.times.values())
        used = ran + sum(each.stood for each in self.times.values())
        if used - self.before > (now - self.moved) / 100:  # looking again and again is no work
            self.moved, self.before = now, used
        if ran > self.work:
            return f"{ran:.0f} s of work were not enough"
        return f"nothing moved for {now - self.moved:.0f} s" if now - self.moved > self.idle else ""
