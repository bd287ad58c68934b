"""Coming back at any point, and readers that do not read."""

import random
import socket as sockets
import time
from pathlib import Path
from typing import Any

import pytest

from server.support import Person, Play, Server, play_on, started
from vernissage import games


def content(picture: dict[str, Any]) -> dict[str, Any]:
    """A picture without the part that depends on what was sent before."""
    return {name: value for name, value in picture.items() if name not in ("told", "told_from")}


@pytest.mark.parametrize("key", games.keys())
def test_coming_back_at_any_point_brings_the_same_picture_once(server: Server, key: str) -> None:
    rules = games.game(key)
    table, people, plays = started(server, key, seats=max(2, rules.min_seats))
    dice = random.Random(4)
    points = 0
    earlier: tuple[str, list[Any]] | None = None
    while plays[0].picture["waiting"] and points < 25:
        fresh = people[0].socket(table, 0)
        fresh.command({"type": "ping"})
        assert [m["type"] for m in fresh.messages].count("snapshot") == 1
        assert content(fresh.picture) == content(plays[0].picture)
        assert fresh.told == plays[0].told

        fresh.messages.clear()
        fresh.send({"type": "resume", "mark": fresh.picture["mark"], "told": len(fresh.told)})
        fresh.command({"type": "ping"})
        assert [m["type"] for m in fresh.messages if m["type"] != "table"] == ["same", "pong"]
        fresh.close()

        if earlier is not None:
            late = Play(people[0], table, 0, resume=False)
            late.told = list(earlier[1])
            late.send({"type": "resume", "mark": earlier[0], "told": len(earlier[1])})
            late.command({"type": "ping"})
            assert [m["type"] for m in late.messages].count("snapshot") <= 1
            assert late.told == plays[0].told, "exactly the missing lines came"
            late.close()
        earlier = (plays[0].picture["mark"], list(plays[0].told))
        play_on(rules, plays, dice, most=3)
        points += 1
    assert points > 3


def test_a_picture_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, plays = started(server)
        play_on(games.game("hush"), plays, random.Random(1), most=5)
        before = plays[0].picture
        assert server.stop() == 0
        assert plays[0].closed() == 1012
        server.start()

        back = people[0].socket(table, 0, resume=False)
        back.send({"type": "resume", "mark": before["mark"], "told": len(plays[0].told)})
        back.command({"type": "ping"})

        assert [m["type"] for m in back.messages] == ["table", "same", "pong"]


def test_slow_readers_do_not_slow_others(tmp_path: Path) -> None:
    with Server(tmp_path, send_seconds=2) as server:
        table, people, plays = started(server)
        slow = [never_reads(server, people[1].token, table) for _each in range(3)]
        rules = games.game("hush")
        slowest = 0.0
        for round_, each in enumerate(slow):
            flood(each)
            begun = time.monotonic()
            play_on(rules, plays, random.Random(round_), most=1)
            slowest = max(slowest, time.monotonic() - begun)
        deadline = time.monotonic() + 20
        while (
            "vernissage_slow_readers_total 0.0" in people[0].server.operator("/metrics").text
            or sockets_open(people[0]) > 2
        ):
            assert time.monotonic() < deadline, "the slow readers were not let go"
            time.sleep(0.2)
        for each in slow:
            each.close()

    assert slowest < 2.0


def sockets_open(person: Person) -> float:
    """How many play sockets the server has open."""
    text = person.server.operator("/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith("vernissage_sockets ")).split()[1])


def never_reads(server: Server, token: str, table: str) -> sockets.socket:
    """A connection that asks for a lot and takes nothing."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    request = (
        f"GET /ws/tables/{table}?seat=1 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection:"
        " Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin:"
        f" {server.url}\r\nCookie: vernissage={token}\r\n\r\n"
    )
    line.sendall(request.encode())
    assert b"101" in line.recv(64)
    return line


def flood(line: sockets.socket) -> None:
    """Long answers are asked for again and again, and none is read."""
    body = b'{"type":"draft","id":"x","actions":[]}'
    frame = bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body
    line.settimeout(3)
    try:
        for _each in range(60):
            line.sendall(frame * 40)
            time.sleep(0.01)
    except OSError:
        return
