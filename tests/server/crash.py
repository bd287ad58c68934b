"""The crash harness: tables played in a closed loop while the server is killed, then the log is held against what was
acknowledged.
"""

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from server.support import Server, run
from vernissage.server.storage import open_store
from vernissage.server.tables.log import Played, event_of
from vernissage.server.tables.position import Position

DUPLICATES = 0.1
THINKING = 0.02  # seconds, so that people's programs leave the server its share of the machine
BEFORE_A_KILL = 20  # moves acknowledged in one life of the server
PATIENCE = 60.0  # seconds until a server that acknowledges nothing is given up
DOWN = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Report(Struct):
    """What a run found."""

    kills: int = 0
    tables: int = 0
    sent: int = 0
    acknowledged: int = 0
    lost: int = 0
    duplicates: int = 0
    gaps: int = 0
    strangers: int = 0  # stored without having been sent
    finished: int = 0
    slowest: float = 0.0  # seconds from sending to acknowledgement, pauses of the server included
    problems: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Nothing acknowledged was lost, nothing happened twice, nothing is missing in between."""
        return not (self.lost or self.duplicates or self.gaps or self.strangers or self.problems)


class Couple:
    """Two people who play one table after the other against each other, whatever happens to the server."""

    def __init__(self, urls: list[str], number: int, report: Report, game: str, patience: float = 20) -> None:
        self.urls = urls
        self.number = number
        self.report = report
        self.game = game
        self.patience = patience
        self.dice = random.Random(number)
        self.count = 0
        self.acknowledged: set[tuple[str, str]] = set()
        self.sent: set[tuple[str, str]] = set()
        self.tables: list[str] = []
        self.tokens: list[str] = []
        self.stop = False

    async def run(self) -> None:
        """Table after table until it is told to stop."""
        while not self.stop:
            table = await self.persist(self.gather)
            if table is None:
                return
            self.tables.append(table)
            await asyncio.gather(self.sit_and_play(table, 0), self.sit_and_play(table, 1))

    async def persist(self, work: Any) -> Any:
        """The work's answer, tried again for as long as the server is away."""
        while not self.stop:
            try:
                return await work()
            except DOWN:
                await asyncio.sleep(0.1)
        return None

    async def gather(self) -> str:
        """A table with both people, started."""
        url = self.dice.choice(self.urls)
        async with httpx.AsyncClient(base_url=url, timeout=5) as http:
            while len(self.tokens) < 2:
                me = await self.http(http, "/api/session", {"name": f"P{self.number}"})
                token = await self.http(http, "/api/tokens", {"name": f"P{self.number}"}, csrf=me["csrf"])
                http.cookies.clear()
                self.tokens.append(token["token"])
            table = await self.http(http, "/api/tables", {"game": self.game}, token=self.tokens[0])
            await self.http(http, f"/api/tables/{table['id']}/seats/1", {}, token=self.tokens[1])
            await self.http(http, f"/api/tables/{table['id']}/start", {}, token=self.tokens[0])
            return str(table["id"])

    async def http(self, http: httpx.AsyncClient, path: str, body: object, token: str = "", csrf: str = "") -> Any:
        """One request; an error that is not the server being away is a problem."""
        headers = {"authorization": f"Bearer {token}"} if token else {"x-csrf-token": csrf}
        answer = await http.post(path, json=body, headers=headers)
        if not answer.is_success:
            self.report.problems.append(f"{path}: {answer.text[:200]}")
        answer.raise_for_status()
        return answer.json()

    async def sit_and_play(self, table: str, seat: int) -> None:
        """One seat plays to the end, over as many connections as it takes; a move whose answer is missing is sent
        again.
        """
        pending: dict[str, Any] | None = None
        while not self.stop:
            url = self.dice.choice(self.urls)
            address = url.replace("http", "ws") + f"/ws/tables/{table}?seat={seat}"
            headers = {"authorization": f"Bearer {self.tokens[seat]}"}
            try:
                async with connect(
                    address, origin=Origin(url), additional_headers=headers, open_timeout=5, close_timeout=1
                ) as ws:
                    await ws.send('{"type":"resume"}')
                    pending = await self.talk(ws, table, seat, pending)
                    if pending is None:
                        return
            except Unfinished as unfinished:
                pending = unfinished.pending
            except DOWN:
                pass
            await asyncio.sleep(0.05)

    async def talk(
        self, ws: ClientConnection, table: str, seat: int, pending: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """Moves over one connection until the game is over; an Unfinished carries the move that was not
        acknowledged.
        """
        since = time.monotonic()
        try:
            if pending is not None:
                await ws.send(msgspec.json.encode(pending).decode())
            while not self.stop:
                async with asyncio.timeout(self.patience):
                    message = msgspec.json.decode(await ws.recv())
                match message["type"]:
                    case "done" if pending is not None and message["id"] == pending["id"]:
                        self.acknowledged.add((table, f"{seat}:{pending['id']}"))
                        self.report.slowest = max(self.report.slowest, time.monotonic() - since)
                        if self.dice.random() < DUPLICATES:
                            await ws.send(msgspec.json.encode(pending).decode())
                        pending = None
                        await ws.send('{"type":"resume"}')
                    case "snapshot" if message["result"] is not None:
                        if pending is None:
                            return None
                    case "snapshot" if message["options"] and pending is None:
                        await asyncio.sleep(THINKING)
                        self.count += 1
                        pending = {"type": "do", "id": f"m{self.count}", "seq": message["seq"]}
                        pending["actions"] = [self.dice.choice(message["options"])["text"]]
                        self.sent.add((table, f"{seat}:{pending['id']}"))
                        since = time.monotonic()
                        for _each in range(2 if self.dice.random() < DUPLICATES else 1):
                            await ws.send(msgspec.json.encode(pending).decode())
                    case "problem" | "refused" if pending is not None and message["id"] == pending["id"]:
                        self.report.problems.append(f"{table} {seat}: {message}")
                        pending = None
                        await ws.send('{"type":"resume"}')
        except DOWN:
            raise Unfinished(pending) from None
        return None


class Unfinished(Exception):
    """The connection broke before the move was acknowledged."""

    def __init__(self, pending: dict[str, Any] | None) -> None:
        super().__init__("unfinished")
        self.pending = pending


async def compare(database: str, couples: list[Couple], report: Report) -> None:
    """The log is held against what was sent and acknowledged."""
    store = open_store(database)
    await store.open()
    try:
        for couple in couples:
            stored: Counter[tuple[str, str]] = Counter()
            for table in couple.tables:
                rows = await store.rows(table)
                report.tables += 1
                report.gaps += [row.n for row in rows] != list(range(1, len(rows) + 1))
                position = Position(table)
                for row in rows:
                    position.fold(row)
                    if isinstance(event_of(row), Played) and row.command:
                        stored[table, row.command] += 1
                report.finished += position.phase == "finished"
            report.sent += len(couple.sent)
            report.acknowledged += len(couple.acknowledged)
            report.lost += len(couple.acknowledged - stored.keys())
            report.duplicates += sum(count - 1 for count in stored.values())
            report.strangers += len(stored.keys() - couple.sent)
    finally:
        await store.close()


async def torment(servers: list[Server], kills: int, couples: int, game: str) -> tuple[Report, list[Couple]]:
    """People play while a server is killed and started again, again and again, never before a new life has acknowledged
    moves.
    """
    report = Report()
    dice = random.Random(1)
    players = [Couple([server.url for server in servers], number, report, game) for number in range(couples)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _kill in range(kills):
        await played(players, BEFORE_A_KILL)
        await asyncio.sleep(dice.uniform(0, 0.8))
        victim = dice.choice(servers)
        await asyncio.to_thread(victim.kill)
        report.kills += 1
        await asyncio.to_thread(victim.start)
    await played(players, BEFORE_A_KILL)
    await finish(players, tasks)
    return report, players


async def played(players: list[Couple], moves: int) -> None:
    """Waits until so many more moves have been acknowledged."""
    enough = sum(len(player.acknowledged) for player in players) + moves
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for player in players) < enough:
            await asyncio.sleep(0.02)


async def finish(players: list[Couple], tasks: list["asyncio.Task[None]"]) -> None:
    """Everybody stops."""
    for player in players:
        player.stop = True
    done, late = await asyncio.wait(tasks, timeout=10)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    for task in done:
        task.result()


def crash(
    folder: Path, database: str, *, kills: int, couples: int = 20, game: str = "hush", script: str = "hushed.py"
) -> Report:
    """One run of the harness."""

    async def story() -> Report:
        with Server(folder, database, script=script, workers=0) as server:
            report, players = await torment([server], kills, couples, game)
        await compare(server.environment["VERNISSAGE_DATABASE"], players, report)
        assert "Traceback" not in server.text(), server.text()[-3000:]
        return report

    return run(story())
