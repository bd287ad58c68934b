"""The bus of several processes: Redis publish and subscribe."""

import asyncio
from typing import Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from vernissage.server.bus import Bus, Notice

CHANNEL: Final = "vernissage"
log = structlog.get_logger()


class RedisBus(Bus):
    """Redis publish and subscribe; when Redis is away notices are dropped and the store is asked more often."""

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

    def publish(self, notice: Notice) -> None:
        if not self.waiting.full():
            self.waiting.put_nowait(msgspec.json.encode(notice))

    async def send(self) -> None:
        """Notices go out one after the other; one that fails is dropped."""
        while True:
            body = await self.waiting.get()
            try:
                await self.redis.publish(CHANNEL, body)
            except (RedisError, OSError) as error:
                log.warning("notice dropped", error=type(error).__name__)
                await asyncio.sleep(0.2)

    async def listen(self) -> None:
        """Notices of others come in for as long as Redis is there, and again when it is back."""
        decoder = msgspec.json.Decoder(Notice)
        while True:
            try:
                async with self.redis.pubsub() as listener:
                    await listener.subscribe(CHANNEL)
                    async for message in listener.listen():
                        if message["type"] == "message":
                            self.received(decoder.decode(message["data"]))
            except (RedisError, OSError) as error:
                log.warning("redis away", error=type(error).__name__)
            await asyncio.sleep(0.5)
