"""What is written by hand although a library has it, beside the library: the figures of docs/decisions/0019.

python bench/by_hand.py     microseconds of CPU time a request
"""

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from typing import Any

import brotli
from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.middleware.rate_limit import RateLimitConfig

from vernissage.server.compression import Compression
from vernissage.server.limits import Limits

App = Callable[[Any, Any, Any], Awaitable[None]]
BODY = b"<p>" + b" ".join(f"{number} {number * 7919 % 10007}".encode() for number in range(5000)) + b"</p>"
ROUNDS = 200


@get("/", media_type="text/html", cache_control=None, response_headers={"cache-control": "public, max-age=60"})
async def page() -> bytes:
    """A page of some tens of kilobytes."""
    return BODY


async def asked(app: App, rounds: int) -> float:
    """Microseconds of CPU time a request takes, after one that warms everything up."""
    scope = {
        "type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"", "root_path": "",
        "http_version": "1.1", "scheme": "http", "server": ("127.0.0.1", 80), "client": ("127.0.0.1", 1),
        "headers": [(b"host", b"h"), (b"accept-encoding", b"br, gzip")],
    }  # fmt: skip

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_message: object) -> None:
        return None

    await app(dict(scope), receive, send)
    began = time.process_time()
    for _ in range(rounds):
        await app(dict(scope), receive, send)
    return (time.process_time() - began) / rounds * 1e6


def main() -> None:
    """The figures are printed."""
    plain = asyncio.run(asked(Litestar([page]), ROUNDS))
    theirs = Litestar([page], compression_config=CompressionConfig(backend="brotli", brotli_quality=9))
    limited = Litestar([page], middleware=[RateLimitConfig(rate_limit=("second", 1_000_000)).middleware])
    limits = Limits()
    began = time.process_time()
    for _ in range(100_000):
        limits.allow("127.0.0.1", 1_000_000, 1.0)
    check = (time.process_time() - began) / 100_000 * 1e6
    print(f"a page of {len(BODY)} bytes without either: {plain:.0f}")
    print(f"compressed by ours, which keeps it: {asyncio.run(asked(Compression(Litestar([page])), ROUNDS)):.0f}")
    print(f"compressed by Litestar's middleware: {asyncio.run(asked(theirs, 20)):.0f}")
    print(f"one limit asked of ours: {check:.2f}")
    print(f"one limit asked of Litestar's middleware: {asyncio.run(asked(limited, ROUNDS)) - plain:.0f}")
    print(f"br {len(brotli.compress(BODY, quality=9))} bytes, gzip {len(gzip.compress(BODY, 9))} bytes")


if __name__ == "__main__":
    main()
