"""A real server process and people who talk to it, for tests."""

import asyncio
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from copy import copy
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from vernissage.core.game import Game
from vernissage.core.rng import rng_for

HERE = Path(__file__).parent
NUMBERS = itertools.count()
PATIENCE = 60.0
OPEN = ExitStack()
T = TypeVar("T")


def run(story: Coroutine[Any, Any, T]) -> T:
    """The story's end; told in a thread of its own, since a browser test may have left its loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


def hang_up() -> None:
    """Every connection of these tests is closed."""
    OPEN.close()


def free_port() -> int:
    """A port of this machine nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number = probe.getsockname()[1]
        assert isinstance(number, int)
        return number


class Server:
    """One server process on a port of its own."""

    def __init__(
        self, folder: Path, database: str = "", *, script: str = "hushed.py", redis: str = "", **settings: object
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.operator_port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.script = script
        self.environment = {
            **os.environ,
            "VERNISSAGE_PORT": str(self.port),
            "VERNISSAGE_OPERATOR_PORT": str(self.operator_port),
            "VERNISSAGE_DATABASE": database or f"sqlite:///{folder / 'tables.sqlite'}",
            "VERNISSAGE_REDIS": redis,
            "VERNISSAGE_BOT_PACE": "0",
            "VERNISSAGE_REQUESTS": "1000000",
            "VERNISSAGE_GUESTS": "1000000",
            "VERNISSAGE_PASSWORDS": "1000000",
            "VERNISSAGE_MESSAGES": "1000000",
            "VERNISSAGE_PERSON_TABLES": "1000",
            "VERNISSAGE_PERSON_SOCKETS": "1000",
            "VERNISSAGE_WORKERS": "1",
            "VERNISSAGE_REVIEW_DEPTH": "1",
            **{f"VERNISSAGE_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """The process serves."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(HERE / self.script), "serve"], env=self.environment, stdout=log, stderr=log
            )
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
            if self.process.poll() is not None:
                break
        raise AssertionError(f"the server did not start:\n{self.text()[-3000:]}")

    def kill(self) -> None:
        """The process is gone without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """The process ends by itself."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)

    def text(self) -> str:
        """The log."""
        return self.log.read_text("utf-8", "replace")

    def operator(self, path: str) -> httpx.Response:
        """A page of the operator's port."""
        return httpx.get(f"http://127.0.0.1:{self.operator_port}{path}", timeout=PATIENCE)

    def memory(self) -> int:
        """Bytes of resident memory."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def person(self, name: str = "Ann") -> "Person":
        """Somebody with a session."""
        return Person(self, name)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Person:
    """A browser with a session."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"origin": server.url})
        OPEN.enter_context(self.http)
        self.token = ""
        self.post("/api/session", {"name": name})

    def back(self) -> "Person":
        """The same person with a new connection."""
        headers = {"origin": self.server.url, "x-csrf-token": self.http.headers["x-csrf-token"]}
        found = copy(self)
        found.http = httpx.Client(
            base_url=self.server.url, timeout=PATIENCE, headers=headers, cookies={"vernissage": self.token}
        )
        OPEN.enter_context(found.http)
        return found

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """The bare answer; a new session that comes with it is kept, as a browser would."""
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        if answer.is_success and "vernissage" in answer.cookies:
            self.token = answer.cookies["vernissage"]
            self.http.headers["x-csrf-token"] = answer.json()["csrf"]
        return answer

    def post(self, path: str, body: object = None) -> Any:
        """The answer of a request that is expected to work."""
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        """The answer of a request that is expected to work."""
        answer = self.ask("GET", path)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def delete(self, path: str) -> Any:
        """The answer of a request that is expected to work."""
        answer = self.ask("DELETE", path)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, game: str = "hush", **more: object) -> str:
        """A new table of this person."""
        return str(self.post("/api/tables", {"game": game, **more})["id"])

    def sit(self, table: str, seat: int, name: str | None = None) -> Any:
        """This person takes a chair."""
        return self.post(f"/api/tables/{table}/seats/{seat}", {"name": name} if name else {})

    def socket(self, table: str, seat: int | None = None, *, resume: bool = True, origin: str = "") -> "Play":
        """A play socket."""
        return Play(self, table, seat, resume=resume, origin=origin)


class Play:
    """One play socket and the latest picture it has brought."""

    def __init__(self, person: Person, table: str, seat: int | None, *, resume: bool = True, origin: str = "") -> None:
        where = "" if seat is None else f"?seat={seat}"
        address = person.server.url.replace("http", "ws") + f"/ws/tables/{table}{where}"
        line = connect(
            address,
            origin=Origin(origin or person.server.url),
            additional_headers={"cookie": f"vernissage={person.token}"},
            max_size=None,
            open_timeout=PATIENCE,
        )
        self.ws: ClientConnection = OPEN.enter_context(line)
        self.picture: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.told: list[Any] = []
        self.messages: list[dict[str, Any]] = []
        self.raw: list[str] = []
        if resume:
            with suppress(ConnectionClosed):  # whoever is shut out reads why
                self.send({"type": "resume"})

    def send(self, message: object) -> None:
        """The message is on its way."""
        self.ws.send(msgspec.json.encode(message).decode())

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, kept where it belongs."""
        text = self.ws.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.messages.append(message)
        if message["type"] == "snapshot":
            self.picture = message
            self.told = self.told[: message["told_from"]] + message["told"]
        elif message["type"] == "table":
            self.info = message["table"]
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, deadline - time.monotonic()))
            if message["type"] == kind:
                return message

    def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """Everything that comes until nothing comes any more."""
        found = []
        while True:
            try:
                found.append(self.read(seconds))
            except TimeoutError:
                return found

    def command(self, message: dict[str, Any]) -> dict[str, Any]:
        """A command and its answer."""
        name = str(message.setdefault("id", f"c{next(NUMBERS)}"))
        self.send(message)
        while True:
            answer = self.read()
            if answer.get("id") == name:
                return answer

    def do(self, *actions: str, payload: object = None, **more: Any) -> dict[str, Any]:
        """Choices of this seat for the question of the latest picture."""
        return self.command(
            {"type": "do", "seq": self.picture["seq"], "actions": list(actions), "payload": payload, **more}
        )

    def undo(self) -> dict[str, Any]:
        """The last move is to be taken back."""
        return self.command({"type": "undo", "seq": self.picture["seq"]})

    def options(self) -> list[str]:
        """The notation of every option."""
        return [option["text"] for option in self.picture["options"]]

    def closed(self) -> int:
        """The code the server closes with."""
        try:
            while True:
                self.read()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    def close(self) -> None:
        """The socket is closed."""
        self.ws.close()


def started(server: Server, game: str = "hush", seats: int = 2, **more: object) -> tuple[str, list[Person], list[Play]]:
    """A table of that many people who look at it, started."""
    people = [server.person(f"Person {k}") for k in range(seats)]
    table = people[0].table(game, **more)
    for seat, person in enumerate(people[1:], 1):
        person.sit(table, seat)
    people[0].post(f"/api/tables/{table}/start")
    plays = [person.socket(table, seat) for seat, person in enumerate(people)]
    for play in plays:
        play.until("snapshot")
    return table, people, plays


def payload_for(rules: Game, picture: dict[str, Any], text: str, seed: int = 1) -> object:
    """What goes with an option where the question wants something, worked out from the picture alone."""
    if not any(ask.get("payload") for ask in picture["view"]["asks"]):
        return None
    view = msgspec.convert(picture["view"], rules.view_type)
    rng = rng_for(seed, "payload")
    return msgspec.to_builtins(rules.some_payload(rules.guess(view, rng), view.seat, rules.parse(text), rng))


def play_on(rules: Game, plays: list[Play], dice: random.Random, most: int = 100_000) -> int:
    """The game goes on by chance until it is over or enough has been played; the answer is the number of moves."""
    moves = 0
    while moves < most and plays[0].picture["waiting"]:
        for seat in plays[0].picture["waiting"]:
            play = plays[seat]
            while not play.picture["options"]:
                play.until("snapshot")
            text = dice.choice(play.options())
            answer = play.do(text, payload=payload_for(rules, play.picture, text, dice.getrandbits(30)))
            assert answer["type"] == "done", answer
            moves += 1
        settle(plays)
    return moves


def settle(plays: list[Play]) -> None:
    """Everybody has read everything: each has the answer to a ping sent now."""
    for play in plays:
        play.command({"type": "ping"})
