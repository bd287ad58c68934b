"""The door: which hosts and origins may come in, how fast, and what every answer tells the browser."""

import ipaddress
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from vernissage.server.metrics import REQUESTS
from vernissage.server.settings import Settings
from vernissage.server.trouble import Trouble

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Limits:
    """How often something may happen in a stretch of time, per name."""

    def __init__(self) -> None:
        self.times: dict[str, deque[float]] = defaultdict(deque)
        self.swept = time.monotonic()

    def allow(self, name: str, most: int, seconds: float) -> bool:
        """It may happen once more now."""
        now = time.monotonic()
        times = self.times[name]
        while times and times[0] < now - seconds:
            times.popleft()
        if len(times) >= most:
            return False
        times.append(now)
        if now - self.swept > 60:
            self.sweep(now)
        return True

    def sweep(self, now: float) -> None:
        """Names that have been quiet are forgotten."""
        self.swept = now
        for name in [name for name, times in self.times.items() if not times or times[-1] < now - 3600]:
            del self.times[name]


class Door:
    """Stands before the app: refuses foreign hosts and origins before anything is read, and dresses every answer."""

    def __init__(self, app: App, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.base = [*HEADERS, *([(b"strict-transport-security", b"max-age=31536000")] if settings.secure else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        trouble = self.trouble(scope)
        if scope["type"] == "websocket":
            if trouble is None:
                await self.app(scope, receive, send)
            else:
                await refuse_socket(receive, send)
            return
        answer = self.dressed(scope, send)
        if trouble is None:
            await self.app(scope, receive, answer)
        else:
            await tell(answer, trouble)

    def trouble(self, scope: Scope) -> Trouble | None:
        """Why this request does not come in."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not known_host(host, self.settings):
            return Trouble("foreign-origin", "This server is not known by that name.")
        origin = headers.get(b"origin")
        socket = scope["type"] == "websocket"
        if origin is not None and (socket or scope.get("method") not in SAFE):
            if not own_origin(origin.decode("latin-1"), host, self.settings):
                return Trouble("foreign-origin", "This request comes from another site.")
        elif socket and b"authorization" not in headers:
            return Trouble("foreign-origin", "A socket without Origin needs a bot token.")
        client = scope.get("client") or ("local", 0)
        if not self.limits.allow(f"request {client[0]}", self.settings.requests, self.settings.request_seconds):
            return Trouble("too-fast", "Too many requests: wait a moment.")
        return None

    def dressed(self, scope: Scope, send: Send) -> Send:
        """Every answer carries the security headers."""

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                policy = PICTURE_POLICY if dict(headers).get(b"content-type", b"").startswith(b"image/svg") else POLICY
                message["headers"] = [*headers, *self.base, (b"content-security-policy", policy.encode())]
                if not any(name == b"cache-control" for name, value in headers):
                    message["headers"].append((b"cache-control", b"no-store"))
                REQUESTS.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        return dress


def known_host(host: str, settings: Settings) -> bool:
    """The name the browser used is ours: names of strangers could point here by a trick of theirs."""
    name = urlsplit(f"//{host}").hostname or ""
    if settings.url and host == urlsplit(settings.url).netloc:
        return True
    if name == "localhost":
        return True
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def own_origin(origin: str, host: str, settings: Settings) -> bool:
    """The page that asks was served by this server."""
    if settings.url:
        parts = urlsplit(settings.url)
        if origin == f"{parts.scheme}://{parts.netloc}":
            return True
        if settings.secure:
            return False
    return origin == f"http://{host}"


async def refuse_socket(receive: Receive, send: Send) -> None:
    """The handshake fails: nothing was accepted."""
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})


async def tell(send: Send, trouble: Trouble) -> None:
    """The trouble as an answer."""
    body = msgspec.json.encode(trouble.details())
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
