"""`python tools/walk.py`: one move, one bot's move and one drawing on their way through the house.

A real server is started in this process with the interpreted engine. People come in over HTTP and WebSocket, and every
function of `vernissage` that runs between a command and the last picture it brings is noted, in the process of the bot
too. What a clock runs beside the move (memory, lag, slow readers) and what only counts is left out. `--tree` walks
through another checkout.
"""

import argparse
import asyncio
import importlib
import itertools
import json
import os
import re
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

HOUSE = Path(__file__).resolve().parent.parent
PAGE = HOUSE / "docs" / "architecture.md"
WALKS = ["A bot's move", "A move", "A drawing"]  # the bot first: its process has been started then
WORKERS = {
    "vernissage.server.bots.pool": "vernissage.server.bots.worker",
    "vernissage.server.thinkers": "vernissage.server.worker",
}
BY_THE_CLOCK = {"pure"} | {
    f"server.{name}" for name in ("garbage", "lag", "tidying", "slices", "metrics", "process", "connections", "house")
}
COMMANDS = ("receive_loop", "listen")  # tasks that read what a person sends
PATIENCE = 120.0
PICTURES = ("snapshot", "picture")
OPEN = ExitStack()
STROKES: dict[str, Callable[[int], dict[str, object]]] = {
    "circle": lambda n: {"kind": "circle", "cx": 120 + 240 * n, "cy": 120, "rx": 90, "ry": 90, "rot": 0},
    "square": lambda n: {"kind": "square", "cx": 120 + 240 * n, "cy": 370, "w": 160, "h": 160, "rot": 0},
    "triangle": lambda n: {
        "kind": "triangle",
        "pts": [[40 + 240 * n, 700], [200 + 240 * n, 700], [120 + 240 * n, 540]],
    },
    "line": lambda n: {"kind": "line", "pts": [[40 + 240 * n, 950], [200 + 240 * n, 800]]},
}


class Steps:
    """The modules entered while a walk is watched."""

    def __init__(self, source: Path) -> None:
        self.prefix = str(source / "vernissage") + os.sep
        self.walk: set[str] | None = None
        self.bots_only = False

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """A function is entered."""
        if self.walk is None or event != "call" or not frame.f_code.co_filename.startswith(self.prefix):
            return
        name = frame.f_code.co_filename[len(self.prefix) :].removesuffix(".py").replace(os.sep, ".")
        if name not in self.walk and not is_loading(frame) and not (self.bots_only and in_a_command()):
            self.walk.add(name)

    @contextmanager
    def watched(self, *, bots_only: bool = False) -> Iterator[set[str]]:
        """What happens inside is noted; of bots only, what no person's command does."""
        self.bots_only = bots_only
        found: set[str] = set()
        self.walk = found
        yield found
        self.walk = None
        found -= BY_THE_CLOCK


def is_loading(frame: FrameType | None) -> bool:
    """The code runs because a module is loaded for the first time."""
    while frame is not None and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    return frame is not None and frame.f_globals.get("__name__") != "__main__"


def in_a_command() -> bool:
    """The code runs in the task that answers a person."""
    with suppress(RuntimeError):
        task = asyncio.current_task()
        coroutine: Any = task and task.get_coro()
        return bool(coroutine) and coroutine.__qualname__.endswith(COMMANDS)
    return False


class Person:
    """Somebody at a table of the server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE)
        answer = self.post("/api/session", {"name": "Ann"})
        self.http.headers["x-csrf-token"] = answer["csrf"]
        self.line: ClientConnection | None = None
        self.picture: dict[str, Any] = {}

    def post(self, path: str, body: object = None) -> Any:
        """The answer of a request."""
        answer = self.http.post(path, json=body if body is not None else {})
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def look(self, table: str, seat: int) -> None:
        """The first picture is here."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        where = f"{self.address.replace('http', 'ws')}/ws/tables/{table}?seat={seat}"
        line = connect(where, origin=Origin(self.address), additional_headers={"cookie": cookie}, max_size=None)
        self.line = OPEN.enter_context(line)
        self.line.send(json.dumps({"type": "resume"}))
        self.until(lambda message: message["type"] in PICTURES)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is wanted."""
        assert self.line is not None
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
            assert message["type"] not in ("problem", "refused"), message
            if message["type"] in PICTURES:
                self.picture = message
            if wanted(message):
                return message

    def do(self, number: int, action: str, payload: object = None) -> None:
        """The choice is made and acknowledged."""
        assert self.line is not None
        wish = {"type": "do", "id": f"w{number}", "seq": self.picture["seq"], "actions": [action], "payload": payload}
        self.line.send(json.dumps(wish))
        self.until(lambda message: message.get("id") == f"w{number}")

    def options(self) -> list[str]:
        """The notation of every option."""
        return [option["text"] for option in self.picture["options"]]


def people_at(address: str, game: str, seats: int, bots: int = 0) -> list[Person]:
    """So many people and bots at a new table, and the game begun."""
    people = [Person(address) for _ in range(seats)]
    table = people[0].post("/api/tables", {"game": game})["id"]
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/seats/{seat}", {})
    for seat in range(seats, seats + bots):
        people[0].post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "amateur"})
    people[0].post(f"/api/tables/{table}/start")
    for seat, person in enumerate(people):
        person.look(table, seat)
    return people


def a_move(address: str, steps: Steps) -> set[str]:
    """Ann lays her first card at Avant Carde; her picture comes before the acknowledgement."""
    ann, _ben = people_at(address, "avant_carde", 2)
    with steps.watched() as walk:
        ann.do(0, ann.options()[0])
    return walk


def a_bots_move(address: str, steps: Steps, told: Path) -> set[str]:
    """A bot lays its cards while Ann lays hers; both lines are turned up."""
    (ann,) = people_at(address, "avant_carde", 1, bots=1)
    numbers = itertools.count()
    with steps.watched(bots_only=True) as walk:
        while ann.picture["view"]["phase"] == "play":
            if ann.picture["options"]:
                ann.do(next(numbers), ann.options()[-1])
            else:
                ann.until(lambda message: message["type"] in PICTURES)
    return walk | set(json.loads(told.read_text("utf-8")))


def a_drawing(address: str, steps: Steps) -> set[str]:
    """Ann draws a circle and a line at #ARTBOX."""
    ann, *others = people_at(address, "artbox", 3)
    number = 0
    for person in [ann, *others]:
        while person.picture["options"] and not any(text.startswith("draw") for text in person.options()):
            person.do(number, person.options()[0])
            number += 1
    while not any(text.startswith("draw") for text in ann.options()):
        ann.until(lambda message: message["type"] in PICTURES)
    roll = ann.picture["view"]["roll"]
    sketch = {"v": 1, "shapes": [STROKES[kind](number) for kind in STROKES for number in range(roll[kind])]}
    with steps.watched() as walk:
        ann.do(number, next(text for text in ann.options() if text.startswith("draw")), sketch)
    return walk


def serve_and_walk(source: Path, wanted: list[str]) -> dict[str, list[str]]:
    """The modules of each walk, from a server that runs in this process for as long."""
    steps = Steps(source)
    found: dict[str, list[str]] = {}
    failures: list[BaseException] = []
    folder = Path(tempfile.mkdtemp())
    told = folder / "worker.json"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    os.environ.update(
        VERNISSAGE_PORT=str(port), VERNISSAGE_DATABASE=f"sqlite:///{folder / 'walk.sqlite'}", VERNISSAGE_LOG="error"
    )
    os.environ.update(VERNISSAGE_BOT_PACE="0", VERNISSAGE_WORKERS="1", VERNISSAGE_WALK=str(told))

    def walk() -> None:
        try:
            until_ready(address)
            walks: dict[str, Callable[[], set[str]]] = {
                "A move": lambda: a_move(address, steps),
                "A bot's move": lambda: a_bots_move(address, steps, told),
                "A drawing": lambda: a_drawing(address, steps),
            }
            found.update({name: sorted(walks[name]()) for name in wanted})
        except BaseException as error:
            failures.append(error)
        OPEN.close()
        os.kill(os.getpid(), signal.SIGTERM)

    use_watched_workers()
    threading.setprofile(steps.note)
    sys.setprofile(steps.note)
    visitor = threading.Thread(target=walk)
    visitor.start()
    importlib.import_module("vernissage.server.app").serve()
    sys.setprofile(None)
    threading.setprofile(None)
    visitor.join()
    if failures:
        raise failures[0]
    return found


def until_ready(address: str) -> None:
    """The server serves."""
    for _ in range(600):
        with suppress(httpx.HTTPError):
            if httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200:
                return
        threading.Event().wait(0.1)
    raise TimeoutError("the server does not start")


def use_watched_workers() -> None:
    """Processes that think for bots note their steps too, and are given time for it."""
    for pool, worker in WORKERS.items():
        with suppress(ModuleNotFoundError):
            module = importlib.import_module(pool)
            vars(module)["WORKER"] = [sys.executable, __file__, "--worker", worker]
            vars(module)["LEAST"] = PATIENCE


def think(worker: str, source: Path) -> None:
    """This process thinks for bots, and tells what it entered for each answer."""
    module = importlib.import_module(worker)
    steps = Steps(source)
    thought = module.think
    whole: set[str] = set()

    def think_watched(*asked: Any) -> Any:
        with steps.watched() as walk:
            answer = thought(*asked)
        whole.update(walk)
        Path(os.environ["VERNISSAGE_WALK"]).write_text(json.dumps(sorted(whole)), "utf-8")
        return answer

    vars(module)["think"] = think_watched
    sys.setprofile(steps.note)
    module.main()


def client_files(walk: str) -> list[str]:
    """The files of the browser that the page names on this walk."""
    part = PAGE.read_text("utf-8").split(f"\n## {walk}\n")[1].split("\n## ")[0]
    return sorted(set(re.findall(r"\]\(\.\./client/src/([^)]+)\)", part)))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("walks", nargs="*", help=f"of {', '.join(WALKS)}")
    parser.add_argument("--tree", type=Path, default=HOUSE)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    os.environ["VERNISSAGE_PURE"] = "1"
    source = Path(os.environ.setdefault("VERNISSAGE_WALK_TREE", str(asked.tree.resolve()))) / "src"
    sys.path.insert(0, str(source))
    os.environ["PYTHONPATH"] = str(source)
    if asked.worker:
        think(asked.worker, source)
        return
    found = serve_and_walk(source, asked.walks or WALKS)
    if asked.json:
        print(json.dumps(found))
        return
    for walk, modules in found.items():
        print(f"{walk}: {len(modules)} modules\n  " + "\n  ".join(modules))
        print(f"  and in the browser {len(client_files(walk))}: {', '.join(client_files(walk))}")


if __name__ == "__main__":
    main()
