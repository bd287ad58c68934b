"""What the routes share: the hall, the accounts, the sockets, and who is asking."""

import asyncio
import time
from collections import Counter, defaultdict
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from vernissage.server.accounts import Accounts, csrf_of
from vernissage.server.bus import open_bus
from vernissage.server.databases import open_store
from vernissage.server.hall import Hall
from vernissage.server.security import SAFE, Limits
from vernissage.server.settings import Settings
from vernissage.server.store import Session
from vernissage.server.thinkers import Thinkers
from vernissage.server.tidying import Tidy
from vernissage.server.trouble import Trouble

if TYPE_CHECKING:
    from vernissage.server.socket import PlaySocket

TIDY: Final = 0.08  # seconds between looks at the memory: the more often, the shorter each is
PACE: Final = 1.0  # seconds between looks at readers, unless they have less time


class Caller:
    """A session and the token it came with."""

    def __init__(self, session: Session, token: str) -> None:
        self.session = session
        self.person = session.person
        self.csrf = csrf_of(token)


class House:
    """One serving process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits()
        self.store = open_store(settings.database)
        self.thinkers = Thinkers(settings.workers)
        self.hall = Hall(self.store, open_bus(settings.redis), self.thinkers, settings)
        self.accounts = Accounts(self.store, settings, self.hall.clock)
        self.sockets: dict[str, set[PlaySocket]] = defaultdict(set)  # by session
        self.crowd: Counter[str] = Counter()  # sockets by person
        self.hall.session_ended = self.close_session
        self.cookie = "__Host-vernissage" if settings.secure else "vernissage"
        self.ready = False
        self.tidy = Tidy()
        self.keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """The house serves."""
        await self.store.open()
        await self.hall.open()
        self.thinkers.open()
        self.tidy.open(time.monotonic())
        self.keeping = asyncio.create_task(self.keep())
        self.ready = True

    async def close(self) -> None:
        """Everything is stored and nothing is left running."""
        self.ready = False
        if self.keeping is not None:
            self.keeping.cancel()
        self.tidy.close()
        await self.hall.close()
        await self.thinkers.close()
        await self.store.close()

    async def keep(self) -> None:
        """Again and again: readers who take nothing are let go, and the memory is tidied."""
        pause = min(PACE, self.settings.send_seconds / 4)
        looked = time.monotonic()
        while True:
            await asyncio.sleep(TIDY)
            now = time.monotonic()
            if now - looked >= pause:
                looked = now
                for socket in [each for mine in self.sockets.values() for each in mine]:
                    socket.check_pace(now)
            self.tidy.beat(now, sum(self.crowd.values()))

    async def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller | None:
        """Who is asking, by cookie or bearer token; a changing request with a cookie must know its CSRF value."""
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            token = bearer[7:].strip()
            session = await self.accounts.session(token)
            return Caller(session, token) if session else None
        token = connection.cookies.get(self.cookie, "")
        session = await self.accounts.session(token) if token else None
        if session is None or session.kind != "cookie":
            return None
        method = connection.scope.get("method", "GET")
        if method not in SAFE and not compare_digest(connection.headers.get("x-csrf-token", "").encode(), csrf_of(token).encode()):
            raise Trouble("bad-csrf", "The header X-CSRF-Token is missing or wrong.")
        return Caller(session, token)

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Who is asking, or a Trouble when nobody is."""
        found = await self.caller(connection)
        if found is None:
            raise Trouble("no-session", "Say your name first: POST /api/session.")
        return found

    def close_session(self, session: str) -> None:
        """Sockets of a session that is over are closed."""
        for socket in list(self.sockets.get(session, ())):
            socket.leave(4401)

    def welcome(self, socket: "PlaySocket") -> None:
        """One more socket is open."""
        self.sockets[socket.session.key].add(socket)
        self.crowd[socket.person] += 1

    def farewell(self, socket: "PlaySocket") -> None:
        """The socket is gone."""
        mine = self.sockets[socket.session.key]
        mine.discard(socket)
        self.tidy.gone += 1
        if not mine:
            del self.sockets[socket.session.key]
        self.crowd[socket.person] -= 1
        if not self.crowd[socket.person]:
            del self.crowd[socket.person]


HouseHere: TypeAlias = NamedDependency[House]  # how a route asks for the house
