"""One server process under load: tables, sockets, moves a second; acknowledge and fan-out times, CPU and memory as a
table.

python bench/server_load.py [--game avant_carde] [--tables 500] [--sockets 5000] [--rate 500] [--seconds 30] [--write]
    [--beside ../before/.venv/bin/python]
"""

import argparse
import asyncio
import gc
import itertools
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import uvloop
from lines import Line, open_line
from msgspec import Struct

from vernissage import games
from vernissage.core.game import Game
from vernissage.core.rng import rng_for

SERVER: Final = "\n## The server\n"
WORDS: Final = """
Made by `make bench-server`: one server process on SQLite (every move is on the disk before it is acknowledged), two
people and eight onlookers at each table, who choose at random after thinking for about a second; the people who load
it are another process on the same machine. Acknowledge = from sending a move to its `done`; fan-out = from sending a
move to the new picture at each onlooker. Aim: both 99th centiles at most 50 ms, memory at most 500 MB.

"""
FLUSHES: Final = 1000
PICTURE: Final = b'{"type":"snapshot"'


class Question(Struct):
    """What a player needs of a picture; the rest is read past."""

    seq: int
    options: list[dict[str, Any]]
    waiting: list[int]
    view: dict[str, Any]


decode = msgspec.json.Decoder(Question).decode


class Load:
    """Everybody who plays and looks on."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.rules: Game = games.game(game)
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.sent: dict[str, float] = {}  # table -> when its latest move was sent
        self.received = 0
        self.bytes = 0
        self.lines: list[Line] = []

    async def seat(self, table: str, seat: int, token: str, pace: float) -> None:
        """A person who answers every question at the table's pace, which those who are asked at once share."""
        dice = random.Random(f"{table}{seat}")
        player = Player(self)
        line = await open_line(self.url, f"{table}?seat={seat}", token, player.heard)
        self.lines.append(line)
        line.send(b'{"type":"resume"}')
        for number in itertools.count():
            message = await player.asked()
            await asyncio.sleep(dice.uniform(0.5, 1.5) * pace * max(1, len(message.waiting)))
            message = player.latest or message
            if not message.options:
                continue
            text = dice.choice(message.options)["text"]
            move = {
                "type": "do",
                "id": f"m{number}",
                "seq": message.seq,
                "actions": [text],
                "payload": self.payload(message, text),
            }
            player.wait_for(f"m{number}")
            begun = self.sent[table] = time.perf_counter()
            line.send(msgspec.json.encode(move))
            self.acknowledged.append(await player.answer - begun)

    def payload(self, picture: Question, text: str) -> object:
        """What goes with a move where the question wants something."""
        if not any(ask.get("payload") for ask in picture.view["asks"]):
            return None
        view = msgspec.convert(picture.view, self.rules.view_type)
        rng = rng_for(1, "payload")
        return msgspec.to_builtins(
            self.rules.some_payload(self.rules.guess(view, rng), view.seat, self.rules.parse(text), rng)
        )

    async def onlooker(self, table: str, token: str) -> None:
        """Somebody who only looks, and notes how long after a move its picture came."""

        def heard(text: bytes) -> None:
            self.received += 1
            self.bytes += len(text)
            sent = self.sent.get(table)
            if sent is not None and text.startswith(PICTURE):
                self.seen.append(time.perf_counter() - sent)

        line = await open_line(self.url, table, token, heard)
        self.lines.append(line)
        line.send(b'{"type":"resume"}')


class Player:
    """What one seat has last been shown and is waiting for."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.latest: Question | None = None
        self.name = b""
        self.news = asyncio.Event()
        self.answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def heard(self, text: bytes) -> None:
        """A message has come."""
        self.load.received += 1
        self.load.bytes += len(text)
        if text.startswith(PICTURE):
            self.latest = decode(text)
            self.news.set()
        elif self.name and self.name in text[:80] and not self.answer.done():
            self.name = b""
            self.answer.set_result(time.perf_counter())

    def wait_for(self, name: str) -> None:
        """The answer to this command is awaited."""
        self.name = f'"id":"{name}"'.encode()
        self.answer = asyncio.get_running_loop().create_future()

    async def asked(self) -> Question:
        """The picture with this seat's next question."""
        while self.latest is None or not self.latest.options:
            self.news.clear()
            await self.news.wait()
        return self.latest


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


def stolen() -> float:
    """CPU seconds the host of a virtual machine has given to others, though somebody here wanted them."""
    return int(Path("/proc/stat").read_text("utf-8").split()[8]) / os.sysconf("SC_CLK_TCK")


def centile(times: list[float], share: float) -> str:
    """A share of the times, in milliseconds."""
    if not times:
        return "-"
    ordered = sorted(times)
    return f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000:.1f} ms"


def flushes(folder: str) -> str:
    """How long the disk takes to keep two pages, alone and after the load: no move can be acknowledged sooner."""
    times = []
    with (Path(folder) / "flushed").open("wb") as file:
        for _each in range(FLUSHES):
            begun = time.perf_counter()
            file.write(bytes(8192))
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begun)
            time.sleep(0.002)
    return f"{centile(times, 0.5)}, {centile(times, 0.99)}"


async def measure(
    given: argparse.Namespace, begin: asyncio.Barrier, url: str, pid: int, folder: str
) -> list[tuple[str, str]]:
    """The rows of the table."""
    tables, tokens = await set_up(url, given.game, given.tables)
    load = Load(url, given.game)
    pace = given.tables / given.rate
    onlookers = max(0, given.sockets - 2 * given.tables)
    for number in range(onlookers):
        await load.onlooker(tables[number % len(tables)], tokens[0])
    tasks = [asyncio.create_task(load.seat(table, seat, tokens[seat], pace)) for table in tables for seat in (0, 1)]
    await begin.wait()  # every server has its people
    await asyncio.sleep(given.warm)
    gc.disable()  # the people's own pauses are not the server's
    load.acknowledged.clear()
    load.seen.clear()
    load.received = load.bytes = 0
    cpu, _memory = usage(pid)
    taken = stolen()
    mine, begun = time.process_time(), time.perf_counter()
    await asyncio.sleep(given.seconds)
    took = time.perf_counter() - begun
    moves, seen, received, size = list(load.acknowledged), list(load.seen), load.received, load.bytes
    own = time.process_time() - mine
    cpu_after, memory = usage(pid)
    taken = stolen() - taken
    failed = sum(task.done() for task in tasks) + sum(line.lost for line in load.lines)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [
        ("game", given.game),
        ("tables, sockets", f"{given.tables}, {2 * given.tables + onlookers}"),
        ("moves/s", f"{len(moves) / took:.0f}"),
        ("messages received/s", f"{received / took:.0f} ({size / took / 1e6:.1f} MB/s)"),
        ("acknowledge p50, p99", f"{centile(moves, 0.5)}, {centile(moves, 0.99)}"),
        ("fan-out p50, p99", f"{centile(seen, 0.5)}, {centile(seen, 0.99)}"),
        (
            "CPU of one core",
            f"{100 * (cpu_after - cpu) / took:.0f} %, {1000 * (cpu_after - cpu) / max(1, len(moves)):.2f} ms a move",
        ),
        ("memory", f"{memory:.0f} MB"),
        ("the disk's own flush p50, p99", await asyncio.to_thread(flushes, folder)),
        ("taken from this machine by its host", f"{100 * taken / took:.0f} % of one core"),
        ("connections lost", str(failed)),
        ("CPU of the people who load it", f"{100 * own / took:.0f} %"),
    ]


@contextmanager
def serving(python: str) -> Iterator[tuple[str, int, str]]:
    """A server of this Python's tree, on a port and a database of its own: its address, process and folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    many = str(10**9)
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "VERNISSAGE_PORT": str(port),
            "VERNISSAGE_DATABASE": f"sqlite:///{folder}/load.sqlite",
        }
        for name in ("REQUESTS", "MESSAGES", "PERSON_TABLES", "PERSON_SOCKETS", "TABLE_SOCKETS"):
            environment[f"VERNISSAGE_{name}"] = many
        # From a folder without sources, so that the tree served is the one this Python has installed.
        server = subprocess.Popen([python, "-m", "vernissage.server.app"], env=environment, cwd=folder)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_ready(url)
            yield url, server.pid, folder
        finally:
            server.terminate()
            server.wait()


async def beside(given: argparse.Namespace, servers: list[tuple[str, int, str]]) -> list[list[tuple[str, str]]]:
    """The tables of several servers under the same load at the same time."""
    begin = asyncio.Barrier(len(servers))
    return list(await asyncio.gather(*(measure(given, begin, *each) for each in servers)))


def main() -> int:
    """The table is printed."""
    parser = argparse.ArgumentParser(description="Loads one server process.")
    parser.add_argument("--game", default="avant_carde")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=10)
    parser.add_argument("--beside", metavar="PYTHON", help="another tree's, loaded the same way at the same time")
    parser.add_argument("--write", action="store_true", help="put the table into docs/benchmarks.md")
    given = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ExitStack() as open_servers:
        pythons = [sys.executable, *([given.beside] if given.beside else [])]
        servers = [open_servers.enter_context(serving(python)) for python in pythons]
        found = uvloop.run(beside(given, servers))
    rows = [f"| {each[0][0]} | {' | '.join(value for _name, value in each)} |" for each in zip(*found, strict=True)]
    print("\n".join(rows))
    if given.write:
        write(rows)
    return 0


def write(rows: list[str]) -> None:
    """The server's part of docs/benchmarks.md holds this run."""
    page = Path(__file__).parent.parent / "docs" / "benchmarks.md"
    engine = page.read_text("utf-8").partition(SERVER)[0]
    page.write_text(engine + SERVER + WORDS + "\n".join(["| what | measured |", "|---|---:|", *rows]) + "\n", "utf-8")


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
