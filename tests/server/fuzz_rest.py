"""Requests that are almost right, or not at all, thrown at every REST route: any answer from 500 on but `busy`, and any
traceback, is a failure.
"""

import asyncio
import random
from collections import Counter
from urllib.parse import quote

import msgspec

from server.fuzz import VALUES
from server.support import Person

LINES = 4  # connections at the same time
BODIES: dict[str, dict[str, object]] = {
    "/api/session": {"name": "Ann"},
    "/api/name": {"name": "Bob"},
    "/api/account": {"login": "somebody", "password": "a long password", "name": "Ann"},
    "/api/login": {"login": "somebody", "password": "a long password"},
    "/api/password": {"old": "a long password", "new": "another password"},
    "/api/tokens": {"name": "Machine"},
    "/api/tables": {"game": "hush", "options": {}, "public": True, "clock": {"kind": "decision", "seconds": 30}},
    "/api/tables/{table}/settings": {"public": False, "hints": True, "options": {"rounds": 2}},
    "/api/tables/{table}/seats/{seat}": {"name": "Cy", "share": "ab" * 32, "agree": True},
    "/api/tables/{table}/seats/{seat}/share": {"share": "cd" * 32},
    "/api/tables/{table}/seats/{seat}/bot": {"level": "random"},
    "/api/tables/{table}/start": {},
    "/api/tables/{table}/rematch": {},
    "/api/tables/{table}/seats/{seat}/do": {"id": "a1", "seq": 0, "actions": ["lay 1"]},
    "/api/tables/{table}/seats/{seat}/draft": {"id": "a2", "actions": ["lay 1", "lay 2"]},
    "/api/tables/{table}/seats/{seat}/undo": {"id": "a3", "seq": 1},
    "/api/tables/{table}/seats/{seat}/consent": {"id": "a4", "yes": True},
    "/api/tables/{table}/seats/{seat}/take-back": {"id": "a5"},
    "/api/tables/{table}/seats/{seat}/hint": {"id": "a6", "seq": 0},
    "/api/tables/{table}/play-on": {"n": 2, "seat": 0},
    "/api/records": {"vernissage": 1},
}
READS = [
    "/",
    "/api/me",
    "/api/sessions",
    "/api/games",
    "/api/games/{game}",
    "/api/games/{game}/rules",
    "/api/words/{game}/en",
    "/api/tables?game={game}",
    "/api/tables/{table}",
    "/api/tables/{table}/fairness",
    "/api/tables/{table}/qr.svg",
    "/api/tables/{table}/record",
    "/api/tables/{table}/review?again={game}",
    "/api/history",
    "/api/history/export",
    "/api/tables/{table}/replay/{seat}?seat={seat}",
    "/api/tables/{table}/snapshot?seat={seat}&mark={game}&wait=0",
    "/art/{game}/{game}.svg",
    "/art/house/{game}.svg",
    "/readyz",
    "/healthz",
    "/schema/openapi.json",
    "/t/{table}",
    "/assets/{game}",
    "/ws/tables/{table}",
]
METHODS = ["GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH", "BREW", "get"]
ODD = [
    "\x00",
    "ß\u202e💥",
    "../../etc/passwd",
    "' OR 1=1 --",
    "%",
    "-1",
    "1e9",
    "x" * 600,
    "",
    " ",
    "{}",
    "%00",
    "9" * 30,
]
HOSTS = [b"[", b"[::1", b"a]b", b"", b"evil.example", b"127.0.0.1:99999", b"localhost:x", b"\xff\xfe"]


class Thrower:
    """One connection, and somebody with a session who sends whatever comes to mind."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.dice = random.Random(seed)
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.seen: Counter[int] = Counter()

    def filled(self, path: str) -> str:
        """The path with something in its places, seldom what belongs there."""
        dice = self.dice
        usual = {"table": self.table, "seat": str(dice.randrange(3)), "game": dice.choice(["hush", "avant_carde"])}
        for name, value in usual.items():
            path = path.replace(f"{{{name}}}", quote(dice.choice(ODD)) if dice.random() < 0.2 else value)
        return path

    def body(self, path: str) -> bytes:
        """What goes with it: right, nearly right, or noise."""
        dice = self.dice
        message = dict(BODIES.get(path, {}))
        if message and dice.random() < 0.5:
            message[dice.choice([*message, "extra"])] = dice.choice(VALUES)
        if message and dice.random() < 0.2:
            message.pop(dice.choice(list(message)))
        found = msgspec.json.encode(message)
        match dice.randrange(9):
            case 0:
                return dice.randbytes(dice.randrange(80))
            case 1:
                return b"[" * dice.randrange(1, 60_000)
            case 2:
                return found.replace(b"a", b"\xff\xfe", 1)
            case 3:
                return found[: dice.randrange(len(found))]
            case 4:
                return b'{"name":' * dice.randrange(1, 5_000)
        return found

    def request(self) -> bytes:
        """A whole request."""
        dice = self.dice
        path = dice.choice([*BODIES, *READS])
        method = dice.choice(METHODS) if dice.random() < 0.2 else "POST" if path in BODIES else "GET"
        body = self.body(path) if method not in ("GET", "HEAD") or dice.random() < 0.1 else b""
        url = self.person.server.url
        host = dice.choice(HOSTS) if dice.random() < 0.05 else url.removeprefix("http://").encode()
        token = dice.randbytes(9).hex() if dice.random() < 0.1 else self.person.token
        lines = [
            f"{method} {self.filled(path)} HTTP/1.1".encode(),
            b"host: " + host,
            b"origin: " + (b"http://evil.example" if dice.random() < 0.05 else url.encode()),
            b"cookie: vernissage=" + token.encode(),
            b"x-csrf-token: " + str(self.person.http.headers["x-csrf-token"]).encode(),
            b"content-type: " + dice.choice([b"application/json"] * 5 + [b"text/plain", b"application/msgpack", b"x"]),
            b"accept-language: " + dice.choice([b"en", b"xx-pseudo", b"*", b"q=;;;", b"a" * 200, b"\xc3\xa9"]),
            b"content-length: " + str(len(body)).encode(),
        ]
        return b"\r\n".join(lines) + b"\r\n\r\n" + body

    async def throw(self, count: int) -> Counter[int]:
        """So many requests have been answered; how, by status (0 = the connection was closed)."""
        for _each in range(count):
            self.seen[await self.once(self.request())] += 1
        if self.streams is not None:
            self.streams[1].close()
        return self.seen

    async def once(self, request: bytes) -> int:
        """The status of one request."""
        try:
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", self.person.server.port)
            reader, writer = self.streams
            writer.write(request)
            await writer.drain()
            async with asyncio.timeout(60):
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
                bodiless = request.startswith(b"HEAD") or b" 204 " in head[:20]
                if not bodiless and length:
                    await reader.readexactly(int(length))
            if b"connection: close" in head or (not length and not bodiless):
                writer.close()
                self.streams = None
            return int(head.split(b" ")[1])
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.streams = None
            return 0


async def throw_all(people: list[Person], table: str, count: int, seed: int = 1) -> Counter[int]:
    """So many requests over a few connections; how they were answered."""
    throwers = [Thrower(people[k % len(people)], table, seed * 100 + k) for k in range(LINES)]
    found = await asyncio.gather(*(each.throw(count // LINES) for each in throwers))
    return sum(found[1:], found[0])


def faults(seen: Counter[int]) -> int:
    """How many answers were faults of the server's."""
    return sum(count for status, count in seen.items() if status >= 500 and status != 503)
