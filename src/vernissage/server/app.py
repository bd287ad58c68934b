"""The server as one ASGI application, and how it is started."""

import asyncio
import logging
import resource
import signal
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
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from vernissage.server.framing import PlayProtocol
from vernissage.server.gathering import GATHERING
from vernissage.server.house import House, HouseHere
from vernissage.server.library import LIBRARY
from vernissage.server.people import PEOPLE
from vernissage.server.playing import PLAYING
from vernissage.server.security import Door
from vernissage.server.settings import Settings, from_environment
from vernissage.server.socket import play
from vernissage.server.static import client
from vernissage.server.trouble import Trouble
from vernissage.version import __version__

log = structlog.get_logger()
CODES = {400: "malformed", 401: "no-session", 403: "not-allowed", 404: "not-found", 405: "malformed", 413: "too-large", 415: "malformed"}

SWITCH = 0.0005  # seconds the event loop may keep the writing thread waiting


@get("/healthz", media_type=MediaType.TEXT, tags=["Operation"], sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, tags=["Operation"])
async def readyz(house: HouseHere) -> Response[str]:
    """The process serves and its store answers."""
    try:
        async with asyncio.timeout(2):
            await house.store.read(lambda cursor: cursor.execute("SELECT 1", {}))
    except Exception as error:
        log.warning("not ready", error=type(error).__name__)
        return Response("the store does not answer", status_code=503, media_type=MediaType.TEXT)
    return Response("ready" if house.ready else "starting", status_code=200 if house.ready else 503, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Counts and times for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def on_trouble(_request: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
    """A trouble as problem+json."""
    body = msgspec.json.encode(trouble.details())
    headers = {"retry-after": "5"} if trouble.status == 429 else {}
    return Response(body, status_code=trouble.status, media_type="application/problem+json", headers=headers)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses, in the same form."""
    if error.status_code >= 500:
        return on_fault(request, error)
    told = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra:
        told = "; ".join(f"{each.get('key', 'body')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
    trouble = Trouble(CODES.get(error.status_code, "malformed"), told[:500])
    details = trouble.details()
    details.status = error.status_code
    return Response(msgspec.json.encode(details), status_code=error.status_code, media_type="application/problem+json")


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: the log has it, the answer tells nothing of it."""
    log.error("fault", path=request.url.path, exc_info=error)
    trouble = Trouble("busy", "Something went wrong here; it has been noted.")
    details = trouble.details()
    details.status = 500
    return Response(msgspec.json.encode(details), status_code=500, media_type="application/problem+json")


def application(settings: Settings, house: House | None = None) -> Door:
    """The whole server."""
    home = house or House(settings)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await home.open()
        try:
            yield
        finally:
            await home.close()

    app = Litestar(
        route_handlers=[PEOPLE, GATHERING, PLAYING, LIBRARY, play, healthz, readyz, metrics, client()],
        dependencies={"house": Provide(lambda: home, sync_to_thread=False)},
        lifespan=[life],
        exception_handlers={Trouble: on_trouble, HTTPException: on_http, Exception: on_fault},
        openapi_config=OpenAPIConfig(title="Vernissage", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=2 * 1024 * 1024,
        logging_config=None,  # our own lines are enough
        debug=False,
    )
    app.state.house = home
    return Door(app, settings, home.limits)


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


def run(settings: Settings) -> None:
    """Serves until it is told to stop; then sockets close with 1012 and everything is stored."""
    settings.check()
    set_up_logs(settings.log)
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # every socket is an open file
    config = uvicorn.Config(
        application(settings),
        host=settings.host,
        port=settings.port,
        ws=PlayProtocol,
        ws_max_size=settings.drawing_bytes,
        ws_ping_interval=45,  # less than the minute after which proxies give up on a silent socket
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # it would cost more time and memory than all the rest of a socket
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(SWITCH)
    address = f"http://{settings.host}:{settings.port}"
    if sys.stdout.isatty():
        sys.stdout.write(f"The house is open at {address} (Ctrl-C closes it)\n")
    log.info("serving", address=address, shared=settings.database.startswith("postgres"))
    # uvicorn stops in order and then raises the signal once more: it has been heard.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _number, _frame: None)
    uvicorn.Server(config).run()


def serve(
    host: str | None = None, port: int | None = None, database: str | None = None, redis: str | None = None, url: str | None = None
) -> None:
    """The server runs in this process; what is not given comes from the environment or its default."""
    run(from_environment(host=host, port=port, database=database, redis=redis, url=url))


if __name__ == "__main__":
    serve()
