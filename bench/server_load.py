"""One server process under load: tables, sockets, moves a second; acknowledge and fan-out times, CPU and memory as a table.

python bench/server_load.py [--game avant_carde] [--tables 500] [--sockets 5000] [--rate 500] [--seconds 30]
"""

import argparse
import asyncio
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from vernissage import games
from vernissage.core.game import Game
from vernissage.core.rng import rng_for


class Load:
    """Everybody who plays and looks on."""

    def __init__(self, url: str, game: str, seconds: float) -> None:
        self.url = url
        self.rules: Game = games.game(game)
        self.seconds = seconds
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.sent: dict[str, float] = {}  # table -> when its latest move was sent
        self.received = 0
        self.bytes = 0
        self.stop = False

    async def seat(self, table: str, seat: int, token: str, pace: float) -> None:
        """A person who answers every question at the table's pace."""
        dice = random.Random(f"{table}{seat}")
        number = 0
        async with self.line(f"{table}?seat={seat}", token) as ws:
            await ws.send('{"type":"resume"}')
            message = await self.asked(ws, None)
            while not self.stop:
                await asyncio.sleep(dice.uniform(0.5, 1.5) * pace)
                number += 1
                text = dice.choice(message["options"])["text"]
                move = {"type": "do", "id": f"m{number}", "seq": message["seq"], "actions": [text], "payload": self.payload(message, text)}
                begun = self.sent[table] = time.perf_counter()
                await ws.send(msgspec.json.encode(move).decode())
                latest = await self.until_done(ws, f"m{number}")
                self.acknowledged.append(time.perf_counter() - begun)
                message = await self.asked(ws, latest)

    async def asked(self, ws: ClientConnection, latest: dict[str, Any] | None) -> dict[str, Any]:
        """The picture with this seat's next question."""
        while latest is None or not latest["options"]:
            text = str(await ws.recv())
            self.received += 1
            if text.startswith('{"type":"picture"'):
                latest = msgspec.json.decode(text)
        return latest

    def payload(self, picture: dict[str, Any], text: str) -> object:
        """What goes with a move where the question wants something."""
        if not any(ask.get("payload") for ask in picture["view"]["asks"]):
            return None
        view = msgspec.convert(picture["view"], self.rules.view_type)
        rng = rng_for(1, "payload")
        return msgspec.to_builtins(self.rules.some_payload(self.rules.guess(view, rng), view.seat, self.rules.parse(text), rng))

    async def until_done(self, ws: ClientConnection, name: str) -> dict[str, Any] | None:
        """The move is acknowledged; the latest picture that came on the way."""
        latest = None
        while True:
            text = str(await ws.recv())
            self.received += 1
            if text.startswith('{"type":"picture"'):
                latest = msgspec.json.decode(text)
            elif f'"id":"{name}"' in text[:80]:
                return latest

    async def onlooker(self, table: str, token: str) -> None:
        """Somebody who only looks, and notes how long after a move its picture came."""
        async with self.line(table, token) as ws:
            await ws.send('{"type":"resume"}')
            while not self.stop:
                text = await ws.recv()
                self.received += 1
                self.bytes += len(text)
                sent = self.sent.get(table)
                if sent is not None and str(text).startswith('{"type":"picture"'):
                    self.seen.append(time.perf_counter() - sent)

    def line(self, path: str, token: str) -> connect:
        """A play socket."""
        return connect(
            self.url.replace("http", "ws") + f"/ws/tables/{path}",
            origin=Origin(self.url),
            additional_headers={"authorization": f"Bearer {token}"},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )


async def set_up(url: str, game: str, tables: int) -> tuple[list[str], list[str]]:
    """Tables of two people, started; and the tokens of both."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        me = (await http.post("/api/session", json={"name": "Load"})).json()
        tokens = []
        for name in ("Ann", "Bob"):
            answer = await http.post("/api/tokens", json={"name": name}, headers={"x-csrf-token": me["csrf"]})
            tokens.append(answer.raise_for_status().json()["token"])
        http.cookies.clear()
        ann, bob = ({"authorization": f"Bearer {token}"} for token in tokens)
        names = []
        for _each in range(tables):
            table = (await http.post("/api/tables", json={"game": game}, headers=ann)).raise_for_status().json()["id"]
            (await http.post(f"/api/tables/{table}/seats/1", json={}, headers=bob)).raise_for_status()
            (await http.post(f"/api/tables/{table}/start", json={}, headers=ann)).raise_for_status()
            names.append(table)
    return names, tokens


def usage(pid: int) -> tuple[float, float]:
    """CPU seconds used and megabytes held by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return (int(fields[11]) + int(fields[12])) / ticks, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def centile(times: list[float], share: float) -> str:
    """A share of the times, in milliseconds."""
    if not times:
        return "-"
    ordered = sorted(times)
    return f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000:.1f} ms"


async def measure(given: argparse.Namespace, url: str, pid: int) -> list[tuple[str, str]]:
    """The rows of the table."""
    tables, tokens = await set_up(url, given.game, given.tables)
    load = Load(url, given.game, given.seconds)
    pace = given.tables / given.rate
    tasks = []
    for table in tables:
        tasks += [asyncio.create_task(load.seat(table, seat, tokens[seat], pace)) for seat in (0, 1)]
    onlookers = max(0, given.sockets - 2 * given.tables)
    for number in range(onlookers):
        tasks.append(asyncio.create_task(load.onlooker(tables[number % len(tables)], tokens[0])))
        if number % 100 == 99:
            await asyncio.sleep(0.05)
    await asyncio.sleep(min(15.0, 5 + given.sockets / 400))
    load.acknowledged.clear()
    load.seen.clear()
    load.received = 0
    cpu, _memory = usage(pid)
    begun = time.perf_counter()
    await asyncio.sleep(given.seconds)
    took = time.perf_counter() - begun
    moves, seen, received = list(load.acknowledged), list(load.seen), load.received
    cpu_after, memory = usage(pid)
    failed = [task for task in tasks if task.done() and not task.cancelled() and task.exception() is not None]
    load.stop = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [
        ("game", given.game),
        ("tables, sockets", f"{given.tables}, {2 * given.tables + onlookers}"),
        ("moves/s", f"{len(moves) / took:.0f}"),
        ("messages received/s", f"{received / took:.0f}"),
        ("acknowledge p50, p99", f"{centile(moves, 0.5)}, {centile(moves, 0.99)}"),
        ("fan-out p50, p99", f"{centile(seen, 0.5)}, {centile(seen, 0.99)}"),
        ("CPU of one core", f"{100 * (cpu_after - cpu) / took:.0f} %"),
        ("memory", f"{memory:.0f} MB"),
        ("connections lost", str(len(failed))),
    ]


def main() -> int:
    """The table is printed."""
    parser = argparse.ArgumentParser(description="Loads one server process.")
    parser.add_argument("--game", default="avant_carde")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    many = str(10**9)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "VERNISSAGE_PORT": str(port), "VERNISSAGE_DATABASE": f"sqlite:///{folder}/load.sqlite"}
        for name in ("REQUESTS", "MESSAGES", "PERSON_TABLES", "PERSON_SOCKETS", "TABLE_SOCKETS"):
            environment[f"VERNISSAGE_{name}"] = many
        server = subprocess.Popen([sys.executable, "-m", "vernissage.server.app"], env=environment)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_ready(url)
            for name, value in asyncio.run(measure(given, url, server.pid)):
                print(f"| {name} | {value} |")
        finally:
            server.terminate()
            server.wait()
    return 0


def wait_until_ready(url: str) -> None:
    """The server serves."""
    for _attempt in range(300):
        try:
            if httpx.get(f"{url}/readyz").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


if __name__ == "__main__":
    sys.exit(main())
