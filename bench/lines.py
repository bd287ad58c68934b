"""A play socket with as little as possible between the network and whoever measures: frames in, text out."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Line(asyncio.Protocol):
    """One WebSocket connection; `heard` gets every text message as it arrives."""

    def __init__(self, url: str, path: str, token: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self.transport: asyncio.Transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.greeting = (
            f"GET /ws/tables/{path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nOrigin: {url}\r\nAuthorization: Bearer"
            f" {token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key:"
            f" {key}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.greeting)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                return
            self.buffer = bytearray(rest)
            self.open.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        """Every whole frame in the buffer has been heard; servers send them unmasked and, here, unbroken."""
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) < start + size:
                break
            body = bytes(buffer[start : start + size])
            at = start + size
            if kind == TEXT:
                self.heard(body)
            elif kind == PING:
                self.send(body, PONG)
            elif kind == CLOSE:
                self.transport.close()
        del buffer[:at]

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """The frame is on its way; a mask of zeros is a mask."""
        size = len(body)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + body)


async def open_line(url: str, path: str, token: str, heard: Callable[[bytes], None]) -> Line:
    """A connection that stands."""
    parts = urlsplit(url)
    _transport, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(url, path, token, heard), parts.hostname or "", parts.port or 80
    )
    await line.open
    return line
