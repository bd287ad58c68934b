"""Playing at a server from a program, with the standard library alone: give it `choose(view, options)`.

    house = House("http://127.0.0.1:8000", name="Ann's bot")
    table = house.open("avant_carde", bots=["novice"])
    result = table.play(lambda view, options: options[0])

A broken connection is tried again and nothing happens twice; a question that was answered elsewhere is read anew; a
refused move is asked for again without it.
"""

import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from vernissage.bots.bot import Bot, Budget, budget_of
from vernissage.core.game import Game
from vernissage.core.model import Result, View
from vernissage.core.rng import rng_for
from vernissage.games import game

WAIT: Final = 20  # seconds a question for news stays open
TRIES: Final = 8  # a request that finds nobody is tried so often, for some two minutes in all
REFUSALS: Final = 20  # answers to one question

Answer: TypeAlias = "str | tuple[str, Any]"  # a move in notation, with what goes along with it where it wants that
Choose: TypeAlias = Callable[[Any, list[str]], Answer]  # the game's own View, and what may be played


class Problem(Exception):
    """What the server says when it does not do what was asked."""

    def __init__(self, code: str, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.code = code  # as docs/api.md lists them
        self.clause = clause  # of a refusal


class Picture(Struct):
    """What this program reads of a snapshot; the rest of it is for browsers."""

    mark: str
    seat: int
    seq: int
    view: msgspec.Raw
    options: list["Offered"]
    waiting: list[int]
    result: Result | None


class Offered(Struct):
    """A move that may be made."""

    text: str


class House:
    """One server, and who this program is there: a new guest, or whoever the token was made for."""

    def __init__(self, url: str, name: str = "Program", token: str = "") -> None:
        self.url = url.rstrip("/")
        self.headers = {"content-type": "application/json"}
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        if token:
            self.headers["authorization"] = f"Bearer {token}"
        else:
            me = self.ask("POST", "/api/session", {"name": name})
            self.headers["x-csrf-token"] = me["csrf"]

    def open(self, key: str, bots: list[str], options: dict[str, Any] | None = None) -> "Table":
        """A table of one's own with bots around it; it has begun."""
        info = self.ask("POST", "/api/tables", {"game": key, "options": options or {}})
        where = f"/api/tables/{info['id']}"
        for seat, level in enumerate(bots, 1):
            self.ask("POST", f"{where}/seats/{seat}/bot", {"level": level})
        self.ask("POST", f"{where}/seats/0/share", {"share": secrets.token_hex(32)})
        self.ask("POST", f"{where}/start")
        return Table(self, info["id"], info["game"])

    def join(self, table: str) -> "Table":
        """A table somebody else has made, on an open chair or on the chair one has already."""
        info = self.ask("GET", f"/api/tables/{table}")
        if not any(chair["yours"] for chair in info["chairs"]):
            free = [chair["seat"] for chair in info["chairs"] if chair["kind"] == "open"]
            if not free:
                raise Problem("wrong-phase", "there is no open chair at this table")
            self.ask("POST", f"/api/tables/{table}/seats/{free[0]}", {"share": secrets.token_hex(32)})
        return Table(self, table, info["game"])

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to one request, as JSON; None where there is none. Who cannot be reached is asked again."""
        text = self.text(method, path, body)
        return json.loads(text) if text else None

    def text(self, method: str, path: str, body: object = None) -> bytes:
        """The same as bytes."""
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(TRIES):
            request = urllib.request.Request(self.url + path, data, self.headers, method=method)
            try:
                with self.opener.open(request, timeout=2 * WAIT) as reply:
                    found: bytes = reply.read()
                    return found
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503) or attempt + 1 == TRIES:
                    raise told(error) from None
                pause = float(error.headers.get("retry-after") or 1)
            except (OSError, http.client.HTTPException) as error:
                if attempt + 1 == TRIES:
                    raise Problem("unreachable", f"{self.url} does not answer: {error}") from None
                pause = min(2.0**attempt, 30.0)
            time.sleep(pause)
        raise AssertionError("unreachable")


class Table:
    """One table, as this program sits at it."""

    def __init__(self, house: House, name: str, key: str) -> None:
        self.house = house
        self.id = name
        self.game: Game = game(key)

    @property
    def url(self) -> str:
        """Where a browser looks on."""
        return f"{self.house.url}/t/{self.id}"

    def seat(self) -> int:
        """The program's own chair; it may move up when the game begins and others are empty."""
        info = self.house.ask("GET", f"/api/tables/{self.id}")
        mine = [chair["seat"] for chair in info["chairs"] if chair["yours"]]
        if not mine:
            raise Problem("not-your-seat", "this program has no chair at the table")
        return int(mine[0])

    def play(self, choose: "Choose | Bot") -> Result:
        """The game has been played to its end; the answer is its result."""
        decide = thinking(choose, self.game) if isinstance(choose, Bot) else choose
        picture = self.look(self.begun(), "")
        answered = -1
        while picture.result is None:
            if picture.options and picture.seq != answered:
                self.answer(picture, decide)
                answered = picture.seq
            picture = self.look(picture.seat, picture.mark)
        return picture.result

    def begun(self) -> int:
        """The seat, once the game has begun."""
        while self.house.ask("GET", f"/api/tables/{self.id}")["phase"] == "lobby":
            time.sleep(0.5)
        return self.seat()

    def look(self, seat: int, mark: str) -> Picture:
        """The next picture of the table that is another than the mark's."""
        while True:
            path = f"/api/tables/{self.id}/snapshot?seat={seat}&mark={mark}&wait={WAIT}"
            text = self.house.text("GET", path)
            if text:
                return msgspec.json.decode(text, type=Picture)

    def answer(self, picture: Picture, decide: Choose) -> None:
        """The question of the picture is answered, by this program or meanwhile by somebody else."""
        view: View = msgspec.json.decode(picture.view, type=self.game.view_type)
        options = [each.text for each in picture.options]
        for _ in range(REFUSALS):
            answer = decide(view, options)
            move, payload = answer if isinstance(answer, tuple) else (answer, None)
            command = {"id": secrets.token_hex(8), "seq": picture.seq, "actions": [move], "payload": payload}
            try:
                self.house.ask("POST", f"/api/tables/{self.id}/seats/{picture.seat}/do", command)
                return
            except Problem as problem:
                if problem.code in ("stale", "wrong-phase"):
                    return
                if problem.code != "refused":
                    raise
                options = [each for each in options if each != move] or options
                last = problem
        raise last

    def record(self) -> str:
        """The record of the finished game."""
        return self.house.text("GET", f"/api/tables/{self.id}/record").decode()


def thinking(bot: Bot, rules: Game) -> Choose:
    """A bot of the house or of one's own, as something that chooses from a picture."""
    rng = rng_for(secrets.randbits(62), "remote")

    def choose(view: Any, options: list[str]) -> Answer:
        numbers = [rules.parse(text) for text in options]
        choice = bot.choose(rules, view, numbers, rng, Budget(budget_of(bot.level)))
        return rules.text(choice.action), choice.payload

    return choose


def told(error: urllib.error.HTTPError) -> Problem:
    """The server's problem+json as an exception."""
    try:
        found = json.loads(error.read())
        return Problem(found["type"].rpartition("/")[2].rpartition(":")[2], found["detail"], found.get("clause", ""))
    except (ValueError, KeyError, OSError):
        return Problem("failed", f"the server answered {error.code}")
