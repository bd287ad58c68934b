"""The play sockets that are open in this process, by session and by person."""

from collections import Counter, defaultdict
from typing import Protocol

from vernissage.server.storage.store import Session


class OpenSocket(Protocol):
    """What can be asked of a socket from outside."""

    session: Session
    person: str

    def close_with(self, code: int) -> None: ...
    def check_pace(self, now: float) -> None: ...


class Connections:
    """Who is connected, how often."""

    def __init__(self) -> None:
        self.by_session: dict[str, set[OpenSocket]] = defaultdict(set)
        self.by_person: Counter[str] = Counter()
        self.closed = 0  # ever

    def add(self, socket: OpenSocket) -> None:
        """One more socket is open."""
        self.by_session[socket.session.key].add(socket)
        self.by_person[socket.person] += 1

    def remove(self, socket: OpenSocket) -> None:
        """The socket is gone."""
        mine = self.by_session[socket.session.key]
        mine.discard(socket)
        self.closed += 1
        if not mine:
            del self.by_session[socket.session.key]
        self.by_person[socket.person] -= 1
        if not self.by_person[socket.person]:
            del self.by_person[socket.person]

    def end_session(self, session: str) -> None:
        """Sockets of a session that is over are closed."""
        for socket in list(self.by_session.get(session, ())):
            socket.close_with(4401)

    def check_pace(self, now: float) -> None:
        """Readers that take nothing for too long are let go."""
        for socket in [each for mine in self.by_session.values() for each in mine]:
            socket.check_pace(now)

    def __len__(self) -> int:
        return sum(self.by_person.values())
