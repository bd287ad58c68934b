"""The operator's port: metrics and the state of the house, on an address of its own that players never reach."""

import asyncio
import os
import time
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from vernissage.server.process import Process
from vernissage.server.storage.store import StoreAway
from vernissage.version import __version__

PATIENCE: Final = 10.0  # seconds a request may take to arrive
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
REASONS: Final = {200: "OK", 404: "Not Found", 405: "Method Not Allowed", 503: "Service Unavailable"}
log = structlog.get_logger()


class ClosedOff(Struct):
    """A table that cannot be read."""

    table: str
    event: int
    reason: str


class HouseState(Struct):
    """What an operator looks at first."""

    version: str
    pid: int
    seconds_up: int
    store_away: bool
    tables_open: int
    sockets: int
    closed_off: list[ClosedOff]
    bot_workers: int
    bot_workers_free: int
    bot_workers_replaced: int
    loop_lag_ms: float  # the longest wait of the event loop in the last minute
    seconds_since_backup: int | None  # None: never, or not known
    disk_free_bytes: int | None  # where the tables are, on this machine


class OperatorPort:
    """A small server of a few pages."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.begun = time.monotonic()
        self.server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> None:
        """The port is open, if the operator wants one."""
        if port:
            self.server = await asyncio.start_server(self.answer, host, port)
            log.info("operator's port", address=f"http://{host}:{port}")

    async def close(self) -> None:
        """The port is closed."""
        if self.server is not None:
            self.server.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request has its answer."""
        with suppress(TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
            method, path = (*head.split(b"\r\n", 1)[0].decode("latin-1").split(" "), "", "")[:2]
            status, kind, body = await self.page(path) if method == "GET" else (405, TEXT, b"")
            start = f"HTTP/1.1 {status} {REASONS[status]}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\n"
            writer.write(start.encode() + b"connection: close\r\n\r\n" + body)
            await writer.drain()
        writer.close()

    async def page(self, path: str) -> tuple[int, str, bytes]:
        """Status, type and text of a page."""
        match path.partition("?")[0]:
            case "/metrics":
                return 200, CONTENT_TYPE_LATEST, generate_latest()
            case "/status":
                return 200, JSON, msgspec.json.encode(await self.state())
            case "/":
                told = msgspec.to_builtins(await self.state())
                return (
                    200,
                    TEXT,
                    "".join(f"{name.replace('_', ' ')}: {value}\n" for name, value in told.items()).encode(),
                )
            case "/healthz":
                return 200, TEXT, b"ok"
        return 404, TEXT, b"/  /status  /metrics  /healthz\n"

    async def state(self) -> HouseState:
        """The state of the house now."""
        process = self.process
        since = None
        with suppress(StoreAway, TimeoutError):
            async with asyncio.timeout(2):
                backed_up = await process.store.last_backup()
            since = max(0, process.registry.clock() - backed_up) // 1000 if backed_up else None
        closed = process.registry.quarantine.tables
        return HouseState(
            version=__version__,
            pid=os.getpid(),
            seconds_up=int(time.monotonic() - self.begun),
            store_away=process.registry.away,
            tables_open=len(process.registry.tables),
            sockets=len(process.connections),
            closed_off=[ClosedOff(table, each.n, each.reason) for table, each in closed.items()],
            bot_workers=len(process.bots.all),
            bot_workers_free=process.bots.free.qsize(),
            bot_workers_replaced=process.bots.restarts,
            loop_lag_ms=round(process.lag.worst() * 1000, 1),
            seconds_since_backup=since,
            disk_free_bytes=process.store.disk_free(),
        )
