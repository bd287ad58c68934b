"""The server as one ASGI application, and how it is started."""

import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from vernissage.core.model import Message
from vernissage.server import inside
from vernissage.server.compression import Compression
from vernissage.server.errors import RequestError, malformed
from vernissage.server.listener import address_of, listen
from vernissage.server.operator import OperatorPort
from vernissage.server.process import Process, ThisProcess
from vernissage.server.rest.art import ART
from vernissage.server.rest.games import GAMES
from vernissage.server.rest.history import HISTORY
from vernissage.server.rest.kits import KITS
from vernissage.server.rest.learn import LEARN
from vernissage.server.rest.learnt import LEARNT
from vernissage.server.rest.life import LIFE
from vernissage.server.rest.people import PEOPLE
from vernissage.server.rest.play import PLAY
from vernissage.server.rest.puzzles import PUZZLES
from vernissage.server.rest.request import AnyRequest
from vernissage.server.rest.reviews import REVIEWS
from vernissage.server.rest.static import client
from vernissage.server.rest.tables import TABLES
from vernissage.server.rest.words import WORDS
from vernissage.server.security import SecurityMiddleware, language_of
from vernissage.server.settings import Settings, from_environment
from vernissage.server.socket.connection import play
from vernissage.server.storage.store import StoreAway
from vernissage.system import lift_file_limit
from vernissage.version import __version__

log = structlog.get_logger()
CODES = {
    400: "malformed",
    401: "no-session",
    403: "not-allowed",
    404: "not-found",
    405: "malformed",
    413: "too-large",
    415: "malformed",
}

SWITCH = 0.0005  # seconds the event loop may keep the writing thread waiting


@get("/healthz", media_type=MediaType.TEXT, tags=["Operation"], sync_to_thread=False)
def healthz() -> str:
    """This process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, tags=["Operation"])
async def readyz(process: ThisProcess) -> Response[str]:
    """The process serves and its store takes what is written."""
    try:
        await process.check_store()
    except (StoreAway, TimeoutError) as error:
        log.warning("not ready", error=getattr(error, "reason", "the store does not answer in time"))
        return Response("nothing can be stored", status_code=503, media_type=MediaType.TEXT)
    return Response(
        "ready" if process.ready else "starting", status_code=200 if process.ready else 503, media_type=MediaType.TEXT
    )


def on_request_error(request: Request[Any, Any, Any], error: RequestError) -> Response[bytes]:
    """A refused request as problem+json."""
    body = msgspec.json.encode(error.details(language_of(request.scope["headers"])))
    headers = {"retry-after": "5"} if error.status in (429, 503) else {}
    return Response(body, status_code=error.status, media_type="application/problem+json", headers=headers)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses, in the same form."""
    if error.status_code >= 500:
        return on_failure(request, error)
    detail = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra:
        detail = "; ".join(
            f"{each.get('key', 'body')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)
        )
    details = malformed(detail, code=CODES.get(error.status_code, "malformed")).details(
        language_of(request.scope["headers"])
    )
    details.status = error.status_code
    return Response(msgspec.json.encode(details), status_code=error.status_code, media_type="application/problem+json")


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: the log has it, the answer tells nothing of it."""
    log.error("failure", path=request.url.path, exc_info=error)
    details = RequestError("busy", Message("error-fault")).details(language_of(request.scope["headers"]))
    details.status = 500
    return Response(msgspec.json.encode(details), status_code=500, media_type="application/problem+json")


def application(settings: Settings, process: Process | None = None) -> SecurityMiddleware:
    """The whole server."""
    running = process or Process(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await running.open()
        operator = OperatorPort(running)
        await operator.open(settings.operator_host, settings.operator_port)
        try:
            yield
        finally:
            await operator.close()
            await running.close()

    app = Litestar(
        route_handlers=[
            PEOPLE,
            TABLES,
            LIFE,
            PLAY,
            REVIEWS,
            HISTORY,
            GAMES,
            KITS,
            ART,
            LEARN,
            LEARNT,
            PUZZLES,
            WORDS,
            play,
            healthz,
            readyz,
            client(),
        ],
        dependencies={"process": Provide(lambda: running, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={RequestError: on_request_error, HTTPException: on_http, Exception: on_failure},
        openapi_config=OpenAPIConfig(
            title="Vernissage",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_class=AnyRequest,
        request_max_body_size=2 * 1024 * 1024,
        logging_config=None,  # our own lines are enough
        debug=False,
    )
    app.state.process = running
    return SecurityMiddleware(Compression(app), settings, running.limits, running.sessions)


def set_up_logs(level: str) -> None:
    """Structured lines on standard error, without cookies, tokens, seeds or bodies."""
    number = getattr(logging, level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class Server(uvicorn.Server):
    """Says that it serves when it does, and lets nobody wait when it stops."""

    def __init__(self, config: uvicorn.Config, process: Process) -> None:
        super().__init__(config)
        self.process = process

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody who looks can come in."""
        await super().startup(sockets)
        address = address_of(sockets[0]) if sockets else ""
        if sys.stdout.isatty():
            sys.stdout.write(f"The house is open at {address} (Ctrl-C closes it)\n")
        log.info("serving", address=address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody has the last answer, and everything is stored."""
        self.process.stop_waiting()
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serves until it is told to stop; then sockets close with 1012 and everything is stored.

    What keeps it from serving is a ValueError with one sentence.
    """
    settings.check()
    set_up_logs(settings.log)
    lift_file_limit()  # every socket is an open file
    if settings.operator_port:
        listen(settings.operator_host, settings.operator_port).close()
    listening = listen(settings.host, settings.port)
    process = Process(settings)
    process.store.reserve()
    process.store.migrate()
    process.store.try_write()
    config = uvicorn.Config(
        application(settings, process),
        http=inside.http(settings.arrival_seconds),
        ws=inside.socket(),
        ws_max_size=settings.drawing_bytes,
        ws_ping_interval=45,  # less than the minute after which proxies give up on a silent socket
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # it would cost more time and memory than all the rest of a socket
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(SWITCH)
    # uvicorn stops in order and then raises the signal once more: it has been heard.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _number, _frame: None)
    Server(config, process).run(sockets=[listening])


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    redis: str | None = None,
    url: str | None = None,
) -> None:
    """The server runs in this process; what is not given comes from the environment or its default."""
    run(from_environment(host=host, port=port, database=database, redis=redis, url=url))


if __name__ == "__main__":
    try:
        serve()
    except ValueError as error:
        sys.exit(f"vernissage: {error}")
