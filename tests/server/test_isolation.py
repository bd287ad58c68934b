"""Who may do what: every endpoint and every message against everybody who might try."""

import hashlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.support import OPEN, Person, Play, Server, hang_up, started

SEAT = [
    ("GET", "/api/tables/{table}/snapshot?seat=0", None),
    ("POST", "/api/tables/{table}/seats/0/do", {"id": "i1", "seq": 99, "actions": ["lay 1"]}),
    ("POST", "/api/tables/{table}/seats/0/draft", {"id": "i2", "actions": []}),
    ("POST", "/api/tables/{table}/seats/0/undo", {"id": "i3", "seq": 99}),
    ("POST", "/api/tables/{table}/seats/0/consent", {"id": "i4", "yes": True}),
    ("POST", "/api/tables/{table}/seats/0/take-back", {"id": "i5"}),
    ("POST", "/api/tables/{table}/seats/0/hint", {"id": "i6", "seq": 99}),
    ("GET", "/api/tables/{table}/replay/0?seat=0", None),
]
HOST = [
    ("POST", "/api/tables/{table}/settings", {"public": True}),
    ("POST", "/api/tables/{table}/seats/1/bot", {"level": "random"}),
    ("POST", "/api/tables/{table}/start", {}),
]
ANYBODY = [
    ("GET", "/api/me", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/qr.svg", None),
    ("POST", "/api/name", {"name": "New"}),
]
SHUT_OUT = [
    ("other seat", 4403),
    ("left", 4403),
    ("other table", 4403),
    ("spectator", 4403),
    ("no session", 4401),
    ("expired", 4401),
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "do", "id": "x1", "seq": 0, "actions": ["lay 1"]},
    {"type": "draft", "id": "x2", "actions": ["lay 1"]},
    {"type": "undo", "id": "x3", "seq": 0},
    {"type": "consent", "id": "x4", "yes": True},
    {"type": "take-back", "id": "x5"},
    {"type": "hint", "id": "x6", "seq": 0},
]


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[dict[str, Any]]:
    """A table in play and everybody who might try something."""
    table, people, _plays = started(server, seats=3)
    people[2].delete(f"/api/tables/{table}/seats/2")
    elsewhere, others, _their_plays = started(server)
    expired = server.person("Late")
    expired.sit(expired.table(), 1)
    expire(server, expired)
    nobody = server.person("Nobody")
    nobody.http.cookies.clear()
    nobody.token = "nothing"
    yield {
        "table": table,
        "elsewhere": elsewhere,
        "own": people[0],
        "other seat": people[1],
        "left": people[2],
        "other table": others[0],
        "spectator": server.person("Looker"),
        "no session": nobody,
        "expired": expired,
    }
    hang_up()


def expire(server: Server, person: Person) -> None:
    """The person's session is over."""
    path = server.environment["VERNISSAGE_DATABASE"].removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=10)) as connection:
        connection.execute(
            "UPDATE sessions SET expires = 1 WHERE hash = ?", (hashlib.sha256(person.token.encode()).hexdigest(),)
        )
        connection.commit()


@pytest.fixture(autouse=True)
def _hang_up() -> None:
    """The scene's connections stay open from test to test."""


def attempt(scene: dict[str, Any], who: str, request: tuple[str, str, Any]) -> int:
    """The status of one attempt."""
    method, path, body = request
    person: Person = scene[who]
    return person.ask(method, path.format(table=scene["table"]), body).status_code


@pytest.mark.parametrize("request_", SEAT, ids=lambda r: f"{r[0]} {r[1]}")
def test_a_seat_answers_to_its_owner_alone(scene: dict[str, Any], request_: tuple[str, str, Any]) -> None:
    assert attempt(scene, "own", request_) in (200, 409)
    for who in ("other seat", "left", "other table", "spectator"):
        assert attempt(scene, who, request_) == 403, who
    for who in ("no session", "expired"):
        assert attempt(scene, who, request_) == 401, who


@pytest.mark.parametrize("request_", HOST, ids=lambda r: f"{r[0]} {r[1]}")
def test_a_table_answers_to_its_host_alone(scene: dict[str, Any], request_: tuple[str, str, Any]) -> None:
    assert attempt(scene, "own", request_) == 409, "the game has begun"
    for who in ("other seat", "left", "other table", "spectator"):
        assert attempt(scene, who, request_) == 403, who
    for who in ("no session", "expired"):
        assert attempt(scene, who, request_) == 401, who


@pytest.mark.parametrize("request_", ANYBODY, ids=lambda r: f"{r[0]} {r[1]}")
def test_the_rest_needs_a_session(scene: dict[str, Any], request_: tuple[str, str, Any]) -> None:
    for who in ("own", "other seat", "left", "other table", "spectator"):
        assert attempt(scene, who, request_) == 200, who
    for who in ("no session", "expired"):
        assert attempt(scene, who, request_) == 401, who


@pytest.mark.parametrize(
    ("who", "code"),
    [
        ("other seat", 4403),
        ("left", 4403),
        ("other table", 4403),
        ("spectator", 4403),
        ("no session", 4401),
        ("expired", 4401),
    ],
)
def test_a_socket_opens_for_the_owner_of_its_seat_alone(scene: dict[str, Any], who: str, code: int) -> None:
    play: Play = scene[who].socket(scene["table"], 0)

    assert play.closed() == code
    assert [message["type"] for message in play.messages] == ["problem"], "nothing of the table is shown"


@pytest.mark.parametrize("message", MESSAGES, ids=lambda m: str(m["type"]))
@pytest.mark.parametrize("who", ["other seat", "left", "other table", "spectator"])
def test_an_onlooker_only_looks(scene: dict[str, Any], who: str, message: dict[str, Any]) -> None:
    play: Play = scene[who].socket(scene["table"])
    play.until("snapshot")

    answer = play.command(dict(message))

    assert answer["type"] == "problem"
    assert answer["code"] == "not-your-seat"
    assert play.picture["seat"] == -1
    assert play.picture["view"]["hand"] == []


@pytest.mark.parametrize("who", ["other seat", "left", "other table", "spectator"])
def test_nobody_takes_hold_of_a_seat_that_is_not_theirs(scene: dict[str, Any], who: str) -> None:
    play: Play = scene[who].socket(scene["table"])
    play.until("snapshot")
    play.send({"type": "hold", "seat": 0})

    assert play.until("problem")["code"] == "not-your-seat"
    play.command({"type": "ping"})
    assert play.picture["seat"] == -1


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1", "null"])
def test_a_foreign_origin_is_refused_before_the_socket_is_accepted(scene: dict[str, Any], origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        scene["own"].socket(scene["table"], 0, origin=origin)

    assert refused.value.response.status_code == 403


def test_a_foreign_origin_changes_nothing_over_rest(scene: dict[str, Any]) -> None:
    answer = scene["own"].http.post("/api/name", json={"name": "X"}, headers={"origin": "http://evil.example"})

    assert answer.status_code == 403
    assert answer.json()["type"] == "urn:vernissage:foreign-origin"


def test_a_stranger_s_name_for_this_machine_is_refused(scene: dict[str, Any]) -> None:
    assert scene["own"].http.get("/api/me", headers={"host": "rebound.example"}).status_code == 403


def test_a_cookie_without_its_csrf_value_changes_nothing(server: Server) -> None:
    ann = server.person()
    for value in ("", "wrong"):
        answer = ann.http.post("/api/name", json={"name": "X"}, headers={"x-csrf-token": value})
        assert answer.status_code == 403
        assert answer.json()["type"] == "urn:vernissage:bad-csrf"


def test_logging_out_closes_the_sockets_at_once(server: Server) -> None:
    _table, people, plays = started(server)
    begun = time.monotonic()
    assert people[0].ask("POST", "/api/logout").status_code == 204

    assert plays[0].closed() == 4401
    assert time.monotonic() - begun < 5  # no look at sessions comes round so soon
    assert people[0].ask("GET", "/api/me").status_code == 401


def test_a_bot_token_is_no_cookie(server: Server) -> None:
    token = server.person().post("/api/tokens", {"name": "B"})["token"]
    client = OPEN.enter_context(httpx.Client(base_url=server.url, cookies={"vernissage": token}))

    assert client.get("/api/me").status_code == 401
    assert client.get("/api/me", headers={"authorization": f"Bearer {token}"}).json()["kind"] == "bot"


def test_sessions_and_passwords_are_not_stored_readably(server: Server) -> None:
    ann = server.person("Zyxw")
    ann.post("/api/account", {"login": "zyxw", "password": "correct horse battery", "name": "Zyxw"})
    path = Path(server.environment["VERNISSAGE_DATABASE"].removeprefix("sqlite:///"))
    stored = path.read_bytes() + path.with_name(path.name + "-wal").read_bytes()

    assert b"Zyxw" in stored
    assert ann.token.encode() not in stored
    assert b"correct horse" not in stored
    assert ann.token not in server.text()


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    ann = server.person()
    for path in ("/", "/api/me", "/healthz", "/api/games", "/t/whatever", "/nothing.js"):
        headers = ann.ask("GET", path).headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", ""), path
        assert headers["x-content-type-options"] == "nosniff", path
