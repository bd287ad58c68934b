"""What anybody may have goes out compressed, and is compressed once.

Only answers marked public are: an answer made for one person may hold a secret beside somebody else's words, and the
length of the two compressed together would tell of the secret. The framework's own middleware compresses by the path
and anew each time; here the mark that caches go by decides, and what caches keep is kept.
"""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from typing import Final

import brotli

from vernissage.server.security import App, Event, Receive, Scope, Send

LEAST: Final = 600  # bytes that are worth it
KEPT: Final = 24 * 1024 * 1024  # bytes of compressed answers
SLOW: Final = 64 * 1024  # bytes that would hold the event loop up
KINDS: Final = (b"text/", b"application/j", b"application/manifest", b"image/svg", b"application/x-ndjson")


class Compression:
    """Stands between the front and the app."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.kept: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()
        self.size = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        coding = accepted_coding(scope) if scope["type"] == "http" else ""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        held: list[Event] = []

        async def answer(message: Event) -> None:
            if message["type"] == "http.response.start" and compressible(message):
                headers = [*message["headers"], (b"vary", b"accept-encoding")]
                message["headers"] = headers
                if coding:
                    held.append(message)
                    return
            elif held and message["type"] == "http.response.body":
                start = held.pop()
                if not message.get("more_body") and len(message.get("body", b"")) >= LEAST:
                    body = await self.compressed(coding, message["body"])
                    kept = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
                    length = (b"content-length", str(len(body)).encode())
                    start["headers"] = [*kept, length, (b"content-encoding", coding.encode())]
                    message["body"] = body
                await send(start)
            await send(message)

        await self.app(scope, receive, answer)

    async def compressed(self, coding: str, body: bytes) -> bytes:
        """The body in this coding, from what is kept or made now."""
        key = (coding, hashlib.sha256(body).digest())
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        found = await asyncio.to_thread(compress, coding, body) if len(body) >= SLOW else compress(coding, body)
        if key not in self.kept:
            self.kept[key] = found
            self.size += len(found)
        while self.size > KEPT:
            _key, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)
        return found


def compress(coding: str, body: bytes) -> bytes:
    """The body, smaller; nothing in it tells when this was done."""
    if coding == "br":
        made: bytes = brotli.compress(body, quality=9)
        return made
    return gzip.compress(body, 9, mtime=0)


def accepted_coding(scope: Scope) -> str:
    """The best coding the reader takes; none when it takes neither."""
    wanted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1").lower()
    taken = {part.split(";")[0].strip() for part in wanted.split(",") if not part.replace(" ", "").endswith(";q=0")}
    return next((coding for coding in ("br", "gzip") if coding in taken), "")


def compressible(start: Event) -> bool:
    """The answer may be had by anybody, is text, and comes whole."""
    headers = {name.lower(): value for name, value in start.get("headers", [])}
    return (
        start["status"] == 200
        and headers.get(b"cache-control", b"").startswith(b"public")
        and headers.get(b"content-type", b"").startswith(KINDS)
        and b"content-encoding" not in headers
    )
