"""How often something may happen, by whom: by person once somebody is known, by address before that."""

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct, field

from vernissage.core.model import Message
from vernissage.server.errors import RequestError

SWEEP: Final = 20.0  # seconds between looks for names that have been quiet
KNOWN: Final = 50_000  # sessions remembered at most
TRUSTED: Final = 600.0  # seconds for which a session that was looked up counts as known


class Window(Struct):
    """When something happened, as far back as it counts."""

    seconds: float
    times: deque[float] = field(default_factory=deque)


class Limits:
    """How often something may happen in a stretch of time, per name."""

    def __init__(self) -> None:
        self.windows: dict[str, Window] = {}
        self.running: dict[str, int] = {}
        self.swept = time.monotonic()

    def allow(self, name: str, most: int, seconds: float) -> bool:
        """It may happen once more now, and has."""
        return self.left(name, most, seconds) and self.count(name, seconds)

    def left(self, name: str, most: int, seconds: float) -> bool:
        """It may happen once more now."""
        now = time.monotonic()
        if now - self.swept > SWEEP:
            self.sweep(now)
        found = self.windows.get(name)
        if found is None:
            return most > 0
        while found.times and found.times[0] < now - seconds:
            found.times.popleft()
        return len(found.times) < most

    def count(self, name: str, seconds: float) -> bool:
        """It has happened once more."""
        self.windows.setdefault(name, Window(seconds)).times.append(time.monotonic())
        return True

    @contextmanager
    def one_of(self, name: str, most: int) -> Iterator[None]:
        """So many at the same time and no more."""
        if self.running.get(name, 0) >= most:
            raise RequestError("too-many", Message("error-many-connections"))
        self.running[name] = self.running.get(name, 0) + 1
        try:
            yield
        finally:
            self.running[name] -= 1
            if not self.running[name]:
                del self.running[name]

    def sweep(self, now: float) -> None:
        """Names that have been quiet are forgotten."""
        self.swept = now
        quiet = [name for name, found in self.windows.items() if found.times[-1] < now - found.seconds]
        for name in quiet:
            del self.windows[name]


class KnownSessions:
    """Whose token a request carries, where that was looked up not long ago; what a stranger invents is not here."""

    def __init__(self) -> None:
        self.people: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def add(self, key: str, person: str) -> None:
        """The session of this hash is valid and belongs to the person."""
        self.people[key] = (person, time.monotonic() + TRUSTED)
        self.people.move_to_end(key)
        if len(self.people) > KNOWN:
            self.people.popitem(last=False)

    def person(self, key: str) -> str:
        """Whose session it is, or nobody's."""
        person, until = self.people.get(key, ("", 0.0))
        return person if until > time.monotonic() else ""

    def remove(self, key: str) -> None:
        """The session is over."""
        self.people.pop(key, None)


def network(address: str) -> str:
    """Whom an address stands for: a whole household where each has as many addresses as it likes."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
