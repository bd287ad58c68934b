"""The front: which hosts and origins may come in, how fast, and what every answer tells the browser."""

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from vernissage.core.model import Message
from vernissage.core.words import accepted, nearest_locale
from vernissage.server.errors import RequestError
from vernissage.server.limits import KnownSessions, Limits, network
from vernissage.server.metrics import REQUESTS
from vernissage.server.settings import Settings
from vernissage.server.tokens import hashed

Scope: TypeAlias = MutableMapping[str, Any]
Event: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Event]]
Send: TypeAlias = Callable[[Event], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
LONGEST_PATH: Final = 500  # characters: whatever is looked up by its path may be remembered by it
LONGEST_QUERY: Final = 2000
METHODS: Final = {*SAFE, "POST", "PUT", "PATCH", "DELETE", "CONNECT", "TRACE"}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:"
    " blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri"
    " 'none'; form-action 'self'; frame-ancestors 'none'"
)
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class SecurityMiddleware:
    """Stands before the app: foreign hosts and origins are refused unread, and every answer has its headers."""

    def __init__(self, app: App, settings: Settings, limits: Limits, sessions: KnownSessions) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.sessions = sessions
        self.base = [*HEADERS, *([(b"strict-transport-security", b"max-age=31536000")] if settings.secure else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        error = self.problem(scope)
        if scope["type"] == "websocket":
            if error is None:
                await self.app(scope, receive, send)
            else:
                await refuse_socket(receive, send)
            return
        answer = self.with_headers(scope, send)
        if error is None:
            await self.app(scope, receive, answer)
        else:
            await send_problem(answer, error, language_of(scope["headers"]))

    def problem(self, scope: Scope) -> RequestError | None:
        """Why this request does not come in."""
        if len(scope["path"]) > LONGEST_PATH or len(scope.get("query_string", b"")) > LONGEST_QUERY:
            return RequestError("not-found", Message("error-nothing-here"))
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not known_host(host, self.settings):
            return RequestError("foreign-origin", Message("error-foreign-host"))
        origin = headers.get(b"origin")
        socket = scope["type"] == "websocket"
        if origin is not None and (socket or scope.get("method") not in SAFE):
            if not own_origin(origin.decode("latin-1"), host, self.settings):
                return RequestError("foreign-origin", Message("error-foreign-origin"))
        elif socket and b"authorization" not in headers:
            return RequestError("foreign-origin", Message("error-token-wanted"))
        if limited(scope["path"]) and not self.in_time(scope, headers):
            return RequestError("too-fast", Message("error-many-requests"))
        return None

    def in_time(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Whoever asks keeps to the pace: a person whose session is known, or else everybody at the address."""
        person = self.sessions.person(hashed(token_of(headers, self.settings.cookie)[0]))
        client = scope.get("client") or ("local", 0)
        name = f"request of {person}" if person else f"request from {network(client[0])}"
        return self.limits.allow(name, self.settings.requests, self.settings.request_seconds)

    def with_headers(self, scope: Scope, send: Send) -> Send:
        """Every answer carries the security headers."""

        async def add_headers(message: Event) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                policy = PICTURE_POLICY if dict(headers).get(b"content-type", b"").startswith(b"image/svg") else POLICY
                message["headers"] = [*headers, *self.base, (b"content-security-policy", policy.encode())]
                if not any(name == b"cache-control" for name, value in headers):
                    message["headers"].append((b"cache-control", b"no-store"))
                REQUESTS.labels(method_label(scope["method"]), str(message["status"])).inc()
            await send(message)

        return add_headers


def limited(path: str) -> bool:
    """Requests that make the server think or write count; the client's files and pictures do not."""
    return path.startswith(("/api", "/ws", "/schema", "/readyz"))


def token_of(headers: dict[bytes, bytes], cookie: str) -> tuple[str, bool]:
    """The session token a request carries, if any, and whether it came as a bearer token: no browser sends one by
    itself.
    """
    bearer = headers.get(b"authorization", b"").decode("latin-1")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip(), True
    for each in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _equals, value = each.strip().partition("=")
        if name == cookie:
            return value.strip('"'), False
    return "", False


def method_label(method: str) -> str:
    """The method as it is counted; what somebody invents is one series, not one each."""
    return method if method in METHODS else "other"


def known_host(host: str, settings: Settings) -> bool:
    """The name the browser used is ours: names of strangers could point here by a trick of theirs."""
    try:
        parts = urlsplit(f"//{host}")
        name, _port = parts.hostname or "", parts.port
    except ValueError:
        return False
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


def language_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The language somebody asks for by Accept-Language."""
    return nearest_locale(accepted(dict(headers).get(b"accept-language", b"").decode("latin-1")))


async def refuse_socket(receive: Receive, send: Send) -> None:
    """The handshake fails: nothing was accepted."""
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})


async def send_problem(send: Send, error: RequestError, locale: str) -> None:
    """The error as an answer."""
    body = msgspec.json.encode(error.details(locale))
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
