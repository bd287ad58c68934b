"""Which protocols serve: ours, built on the inside of uvicorn, where it is as we know it; else uvicorn's own.

A release of uvicorn may change what is not promised. Then the house serves more slowly, and holds half a request as
long as uvicorn does, but it serves.
"""

from importlib import import_module
from typing import Any, Final

import structlog

log = structlog.get_logger()

# What our protocols ask of those of uvicorn they are made from: methods of the class, and what its methods keep.
HTTP: Final = ("vernissage.server.protocol", "TimedHttp", "h11")
SOCKET: Final = ("vernissage.server.socket.frames", "PlayProtocol", "websockets-sansio")
ASKED: Final = {
    "TimedHttp": {
        "conn", "connection_lost", "connection_made", "data_received", "loop", "on_response_complete", "transport",
    },
    "PlayProtocol": {
        "close_sent", "conn", "disconnected", "handshake_complete", "loop", "ping_interval", "ping_timer", "queue",
        "read_paused", "run_asgi", "scope", "send", "send_keepalive_ping", "send_receive_event_to_app",
        "start_keepalive", "transport", "writable",
    },
}  # fmt: skip


def http(seconds: float) -> Any:
    """The protocol of requests; those that are not there whole after some seconds are given up."""
    found = ours(*HTTP)
    if not isinstance(found, str):
        found.seconds = seconds
    return found


def socket() -> Any:
    """The protocol of sockets."""
    return ours(*SOCKET)


def ours(module: str, name: str, instead: str) -> Any:
    """Our protocol, or the name of uvicorn's own where that has changed."""
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        log.warning("uvicorn has changed inside", protocol=name, lacking=str(error))
        return instead
    if lacking := sorted(ASKED[name] - known_to(found.__base__)):
        log.warning("uvicorn has changed inside", protocol=name, lacking=lacking)
        return instead
    return found


def known_to(kind: type) -> set[str]:
    """The methods of a class, and every name its methods use."""
    found = set(dir(kind))
    for base in kind.__mro__:
        for method in vars(base).values():
            code = getattr(method, "__code__", None)
            found |= set(code.co_names) if code is not None else set()
    return found
