"""Messages that are almost right, thrown at a play socket."""

import asyncio
import random
from collections import Counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from server.support import Person

BATCH = 50  # fewer than the replies a socket may owe
MODELS: list[dict[str, Any]] = [
    {"type": "do", "id": "f1", "seq": 0, "actions": ["lay 1"]},
    {"type": "do", "id": "f2", "seq": 1, "actions": ["lay 2", "take"], "payload": {"x": [1, 2, 3]}},
    {"type": "draft", "id": "f3", "actions": ["lay 3"]},
    {"type": "draft", "id": "f4", "actions": [], "payload": None},
    {"type": "undo", "id": "f5", "seq": 1},
    {"type": "consent", "id": "f6", "yes": True},
    {"type": "take-back", "id": "f7"},
    {"type": "hint", "id": "f10", "seq": 1},
    {"type": "hold", "seat": 0},
    {"type": "hold", "seat": None},
    {"type": "resume", "mark": "0-abc", "told": 3},
    {"type": "here", "here": False},
    {"type": "ping", "id": "f8"},
]
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 7, 8, 255, 2**31, 2**53, 2**63, 2**64, 1e308, -0.0, 1e-320),
    *(
        "",
        "0",
        "\x00",
        "ß\u202e💥",
        "a" * 300,
        "../../etc/passwd",
        "' OR 1=1 --",
        "<script>",
        "{value}",
        "lay 1",
        "time-up",
        "%s%n",
    ),
    *([], {}, [[]], [None], ["lay 1"] * 65, {"type": "do"}, {"a": {"b": {}}}, [1, "2", 3.0]),
]


def mutant(dice: random.Random) -> str | bytes:
    """A message with something wrong in it, or nothing at all."""
    message = dict(dice.choice(MODELS))
    for _each in range(dice.randrange(3)):
        match dice.randrange(5):
            case 0:
                message[dice.choice([*message, "type", "seat", "seed", "__class__", ""])] = dice.choice(VALUES)
            case 1:
                message.pop(dice.choice(list(message)), None)
                message = message or {"type": "ping", "id": "f9"}
            case 2:
                message[dice.choice(list(message))] = [dict(message)] if dice.random() < 0.5 else dice.choice(VALUES)
            case 3:
                message["id"] = f"r{dice.randrange(10**6)}"
            case 4:
                message["seq"] = dice.randrange(-3, 12)
    body = msgspec.json.encode(message)
    match dice.randrange(10):
        case 0:
            at = dice.randrange(len(body))
            return body[:at] + bytes([dice.randrange(256)]) + body[at + 1 :]
        case 1:
            return body[: dice.randrange(len(body))]
        case 2:
            return body[:-1] + b"," + body[1:]
        case 3:
            return b"[" * dice.randrange(1, 2000) + body
        case 4:
            return dice.randbytes(dice.randrange(1, 60))
    return body.decode()


async def torrent(person: Person, table: str, seat: int, count: int, seed: int) -> Counter[str]:
    """That many messages over one socket; what came back, by type."""
    dice = random.Random(seed)
    url = person.server.url
    address = url.replace("http", "ws") + f"/ws/tables/{table}?seat={seat}"
    headers = {"cookie": f"vernissage={person.token}"}
    seen: Counter[str] = Counter()
    async with connect(address, origin=Origin(url), additional_headers=headers, max_size=None, compression=None) as ws:
        await ws.send('{"type":"resume"}')
        for batch in range(count // BATCH):
            for _each in range(BATCH):
                await ws.send(mutant(dice))
            await settle(ws, f"end{batch}", seen)
    return seen


async def settle(ws: ClientConnection, name: str, seen: Counter[str]) -> None:
    """Everything has been answered."""
    await ws.send(msgspec.json.encode({"type": "ping", "id": name}).decode())
    async with asyncio.timeout(60):
        while True:
            message = msgspec.json.decode(await ws.recv())
            seen[message["type"] if message["type"] != "problem" else message["code"]] += 1
            if message.get("id") == name:
                return
