"""Nothing that is sent brings the server down, fills its memory or makes it show its inside."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from server.fuzz import torrent
from server.fuzz_rest import faults, throw_all
from server.support import Server, play_on, run, started
from vernissage import games

MESSAGES = 100_000
REQUESTS = 3_000
GROWTH = 20 * 1024 * 1024


def test_a_hundred_thousand_broken_messages_change_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, _plays = started(server)
        for play in _plays:
            play.close()

        async def throw(count: int, seed: int) -> dict[str, int]:
            found = await asyncio.gather(
                *(torrent(people[seat], table, seat, count // 2, seed + seat) for seat in (0, 1))
            )
            return dict(sum(found[1:], found[0]))

        run(throw(MESSAGES // 10, 1))
        assert server.process is not None
        before, pid = server.memory(), server.process.pid
        seen = run(throw(MESSAGES * 9 // 10, 3))

        assert server.process.pid == pid
        assert server.process.poll() is None
        assert server.memory() - before < GROWTH
        assert "Traceback" not in server.text()
        assert seen["malformed"] > MESSAGES // 10
        assert seen["pong"] > 0
        assert people[0].get("/api/me")["name"] == "Person 0"
        _fresh, _people, plays = started(server)
        play_on(games.game("hush"), plays, random.Random(1))
        assert plays[0].picture["result"]


def test_three_thousand_broken_requests_are_no_fault_of_ours(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, people, plays = started(server)
        for play in plays:
            play.close()
        seen = run(throw_all(people, table, REQUESTS))

        assert faults(seen) == 0
        assert sum(seen.values()) == REQUESTS
        assert "Traceback" not in server.text()


@pytest.mark.parametrize("who", ["person", "nobody"])
def test_the_documented_api_never_fails(server: Server, who: str) -> None:
    """schemathesis throws what the OpenAPI document allows, and what it does not, at every route."""
    command = [
        *(str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/schema/openapi.json"),
        *("--checks", "not_a_server_error", "--max-examples", "8", "--seed", "1", "--workers", "1", "--no-color"),
        *("--phases", "examples,coverage,fuzzing", "--exclude-path", "/api/logout", "--request-timeout", "30"),
    ]
    if who == "person":
        token = server.person().post("/api/tokens", {"name": "Fuzz"})["token"]
        command += ["-H", f"Authorization: Bearer {token}"]

    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)

    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "Traceback" not in server.text()


def test_too_large_and_too_fast_are_shown_the_door(tmp_path: Path) -> None:
    with Server(tmp_path, messages=20, message_seconds=30) as server:
        _table, _people, plays = started(server)
        plays[0].ws.send("x" * 20_000)
        assert plays[0].closed() == 4413
        for number in range(25):
            plays[1].send({"type": "ping", "id": f"q{number}"})
        assert plays[1].closed() == 4429


def test_passwords_are_not_tried_out(tmp_path: Path) -> None:
    with Server(tmp_path, passwords=3) as server:
        ann = server.person()
        asked = [
            ann.ask("POST", "/api/login", {"login": "nobody", "password": f"guess number {n}"}).status_code
            for n in range(5)
        ]
        assert asked[-2:] == [429, 429]
        assert 429 not in asked[:3]


def test_bodies_and_guests_have_limits(tmp_path: Path) -> None:
    with Server(tmp_path, guests=3, person_tables=2, requests=60) as server:
        ann = server.person()
        ann.table()
        ann.table()
        assert ann.ask("POST", "/api/tables", {"game": "hush"}).status_code == 429
        assert ann.http.post("/api/records", content=b"x" * 3_000_000).status_code == 413
        server.person()
        server.person()
        assert ann.ask("POST", "/api/session", {"name": "One too many"}).status_code == 429
        statuses = {ann.ask("GET", "/api/games").status_code for _each in range(80)}
        assert statuses == {200, 429}
