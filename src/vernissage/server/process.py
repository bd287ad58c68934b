"""What the routes share: the registry, the accounts, the sockets, and who is asking."""

import asyncio
import time
from hmac import compare_digest
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from vernissage.core.model import Message
from vernissage.server.accounts import Accounts
from vernissage.server.bots.coaching import Coach
from vernissage.server.bots.driver import Driver
from vernissage.server.bots.hints import Adviser
from vernissage.server.bots.onlookers import Onlookers
from vernissage.server.bots.pool import BotPool
from vernissage.server.bots.reviews import Reviews
from vernissage.server.bus import Bus
from vernissage.server.clock import ServerClock
from vernissage.server.connections import Connections
from vernissage.server.errors import RequestError
from vernissage.server.garbage import Collector
from vernissage.server.lag import Lag
from vernissage.server.limits import KnownSessions, Limits
from vernissage.server.security import SAFE, token_of
from vernissage.server.settings import Settings
from vernissage.server.storage import open_store
from vernissage.server.storage.store import Session, Store
from vernissage.server.tables.registry import Registry
from vernissage.server.tokens import csrf_of

COLLECT: Final = 0.08  # seconds between garbage collections: the more often, the shorter each is
CHECKED: Final = 1.0  # seconds for which a try of the store counts
PACE: Final = 1.0  # seconds between looks at readers, unless they have less time


class Caller:
    """A session and the token it came with."""

    def __init__(self, session: Session, token: str) -> None:
        self.session = session
        self.person = session.person
        self.csrf = csrf_of(token)


class Subscription:
    """A request that waits until a table changes, or until the process stops."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self.stopped = False

    def changed(self) -> None:
        """The table has changed."""
        self.event.set()

    def stop(self) -> None:
        """Nothing more is worth waiting for."""
        self.stopped = True
        self.event.set()


class Process:
    """One serving process."""

    def __init__(
        self,
        settings: Settings,
        clock: ServerClock | None = None,
        *,
        store: Store | None = None,
        bus: Bus | None = None,
        bots: BotPool | None = None,
    ) -> None:
        self.settings = settings
        self.limits = Limits()
        self.sessions = KnownSessions()
        self.store = store or open_store(settings.database)
        self.bots = bots or BotPool(settings.workers)
        self.registry = Registry(self.store, bus or open_bus(settings.redis), settings, clock)
        self.driver = Driver(self.registry, self.bots)
        self.registry.drive = self.driver.drive
        self.adviser = Adviser(self.bots, self.limits, settings.hints)
        self.reviews = Reviews(self.store, self.limits, settings)
        self.onlookers = Onlookers(self.limits)
        self.coach = Coach(self.bots, self.limits)
        self.accounts = Accounts(self.store, settings, self.registry.clock)
        self.connections = Connections()
        self.registry.session_ended = self.end_session
        self.ready = False
        self.collector = Collector()
        self.lag = Lag()
        self.maintenance: asyncio.Task[None] | None = None
        self.checking: asyncio.Task[None] | None = None
        self.waiting: set[Subscription] = set()
        self.checked = 0.0  # when the store was last tried

    async def open(self) -> None:
        """The process serves."""
        await self.store.open()
        await self.registry.open()
        self.bots.open()
        self.collector.open(time.monotonic())
        self.maintenance = asyncio.create_task(self.maintain())
        self.ready = True

    async def close(self) -> None:
        """Everything is stored and nothing is left running."""
        self.ready = False
        if self.maintenance is not None:
            self.maintenance.cancel()
        self.collector.close()
        await self.registry.close()
        await self.bots.close()
        await self.reviews.close()
        await self.onlookers.close()
        await self.store.close()

    def stop_waiting(self) -> None:
        """Every request that waits for news is answered, since there will be none."""
        for subscription in self.waiting:
            subscription.stop()

    async def check_store(self) -> None:
        """The store takes what is written, as of a moment ago; many who ask at once cause one write."""
        if self.checking is None or (self.checking.done() and time.monotonic() - self.checked > CHECKED):
            self.checked = time.monotonic()
            self.checking = asyncio.create_task(self.store.check())
            self.checking.add_done_callback(lambda task: task.cancelled() or task.exception())
        async with asyncio.timeout(2):
            await asyncio.shield(self.checking)

    async def maintain(self) -> None:
        """Again and again: readers who take nothing are let go, and garbage is collected."""
        pause = min(PACE, self.settings.send_seconds / 4)
        looked = time.monotonic()
        while True:
            planned = time.monotonic() + COLLECT
            await asyncio.sleep(COLLECT)
            now = time.monotonic()
            self.lag.note(max(0.0, now - planned))
            if now - looked >= pause:
                looked = now
                self.connections.check_pace(now)
            self.collector.step(now, self.connections.closed, len(self.connections))

    async def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller | None:
        """Who is asking, by cookie or bearer token; a changing request with a cookie must know its CSRF value."""
        headers = dict(connection.scope["headers"])
        token, bearer = token_of(headers, self.settings.cookie)
        session = await self.accounts.session(token) if token else None
        if session is None or (session.kind != "cookie" and not bearer):
            return None
        self.sessions.add(session.key, session.person.id)
        if bearer:
            return Caller(session, token)
        method = connection.scope.get("method", "GET")
        if method not in SAFE and not compare_digest(
            connection.headers.get("x-csrf-token", "").encode(), csrf_of(token).encode()
        ):
            raise RequestError("bad-csrf", Message("error-csrf"))
        return Caller(session, token)

    def end_session(self, session: str) -> None:
        """Nobody comes in with the session any more, and its sockets close."""
        self.sessions.remove(session)
        self.connections.end_session(session)

    async def require_caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Who is asking, or a RequestError when nobody is."""
        found = await self.caller(connection)
        if found is None:
            raise RequestError("no-session", Message("error-no-session"))
        return found


ThisProcess: TypeAlias = NamedDependency[Process]  # how a route asks for it


def open_bus(redis: str) -> Bus:
    """The bus of a URL; without one the process is alone."""
    if not redis:
        return Bus()
    from vernissage.server.redis_bus import RedisBus  # redis is loaded only where it is used

    return RedisBus(redis)
