"""Hints between the processes that serve one store: which table has changed, who is there, which session has ended.

No secret crosses the bus and nothing depends on it: a lost hint is healed by the next one or by a look into the store.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL: Final = "vernissage"
log = structlog.get_logger()


class Hint(Struct, omit_defaults=True):
    """Something another process may want to know."""

    process: str
    table: str = ""
    n: int = 0
    here: list[str] | None = None  # the people connected to the table in that process
    ended: str = ""  # the hash of a session that is over


class Bus:
    """The bus of one process alone: nobody else listens."""

    def __init__(self) -> None:
        self.heard: Callable[[Hint], None] = lambda hint: None

    async def open(self) -> None:
        """The bus is ready."""

    async def close(self) -> None:
        """The bus is left."""

    def tell(self, hint: Hint) -> None:
        """The hint is on its way, if anybody listens."""


class RedisBus(Bus):
    """Redis publish and subscribe; when Redis is away hints are dropped and the store is asked more often."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, socket_connect_timeout=2)
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.send())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def tell(self, hint: Hint) -> None:
        if not self.waiting.full():
            self.waiting.put_nowait(msgspec.json.encode(hint))

    async def send(self) -> None:
        """Hints go out one after the other; one that fails is dropped."""
        while True:
            body = await self.waiting.get()
            try:
                await self.redis.publish(CHANNEL, body)
            except (RedisError, OSError) as error:
                log.warning("hint dropped", error=type(error).__name__)
                await asyncio.sleep(0.2)

    async def listen(self) -> None:
        """Hints of others come in for as long as Redis is there, and again when it is back."""
        decoder = msgspec.json.Decoder(Hint)
        while True:
            try:
                async with self.redis.pubsub() as listener:
                    await listener.subscribe(CHANNEL)
                    async for message in listener.listen():
                        if message["type"] == "message":
                            self.heard(decoder.decode(message["data"]))
            except (RedisError, OSError) as error:
                log.warning("redis away", error=type(error).__name__)
            await asyncio.sleep(0.5)


def open_bus(redis: str) -> Bus:
    """The bus of a URL; without one the process is alone."""
    return RedisBus(redis) if redis else Bus()
