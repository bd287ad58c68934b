"""When nothing can be stored, everybody reads so on a connection that stays open, and plays on when it can be."""

import resource
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from server.support import Play, Server, started

Outage = Callable[[], AbstractContextManager[None]]


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """The server writes nothing any more but a few lines of its log."""
    assert server.process is not None
    size = server.log.stat().st_size + 3000
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def closed_database(url: str) -> Iterator[None]:
    """Nobody is connected to the database, and nobody new is let in."""
    base, _slash, name = url.rpartition("/")
    with psycopg.connect(f"{base}/postgres", autocommit=True) as operator:
        operator.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        try:
            yield
        finally:
            operator.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Outage]]:
    """A server of its own, and how its database is taken away."""
    if request.param == "sqlite":
        with Server(tmp_path) as server:
            yield server, lambda: full_disk(server)
    else:
        url = request.getfixturevalue("postgres_database")
        with Server(tmp_path, url) as server:
            yield server, lambda: closed_database(url)


def do_in_time(play: Play, text: str) -> str:
    """The same move is sent again and again until it is done; the answer is how that was told."""
    deadline = time.monotonic() + 30
    seq = play.picture["seq"]
    while True:
        answer = play.command({"type": "do", "id": "one-move", "seq": seq, "actions": [text]})
        if answer["type"] == "done" or time.monotonic() > deadline:
            return str(answer["type"])
        time.sleep(0.3)


def test_a_move_is_answered_with_a_sentence_on_a_socket_that_stays_open(served: tuple[Server, Outage]) -> None:
    server, outage = served
    _table, people, plays = started(server)
    text = plays[0].options()[0]
    with outage():
        told = plays[0].do(text)
        asked = people[0].ask("POST", "/api/tables", {"game": "hush"})

        assert (told["type"], told["code"]) == ("problem", "busy")
        assert (asked.status_code, asked.headers["retry-after"]) == (503, "5")
        assert "try again" in asked.json()["detail"]
    assert do_in_time(plays[0], text) == "done"
    assert "Traceback" not in server.text()


def test_a_house_that_cannot_store_is_not_ready(served: tuple[Server, Outage]) -> None:
    server, outage = served
    with outage():
        deadline = time.monotonic() + 20
        while httpx.get(f"{server.url}/readyz").status_code == 200 and time.monotonic() < deadline:
            time.sleep(0.1)

        assert httpx.get(f"{server.url}/readyz").status_code == 503
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    deadline = time.monotonic() + 20
    while httpx.get(f"{server.url}/readyz").status_code == 503 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert httpx.get(f"{server.url}/readyz").status_code == 200


def test_bots_play_on_when_the_store_is_back(served: tuple[Server, Outage]) -> None:
    server, outage = served
    ann = server.person("Ann")
    table = ann.table("avant_carde")
    for seat in (1, 2):
        ann.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
    ann.post(f"/api/tables/{table}/start")
    play = ann.socket(table, 0)
    play.until("snapshot")
    with outage():
        time.sleep(2.5)
    ann.delete(f"/api/tables/{table}/seats/0")

    deadline = time.monotonic() + 120
    while play.picture["result"] is None and time.monotonic() < deadline:
        play.until("snapshot")

    assert play.picture["result"] is not None
