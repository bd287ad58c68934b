"""Two servers whose worlds differ only in what is hidden from one observer must send that observer the same bytes."""

import asyncio
import itertools
import random
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import msgspec

from server.support import payload_for
from vernissage import games
from vernissage.core.game import Game, State, seats_in
from vernissage.core.match import Hint, may_read
from vernissage.core.model import WATCHER
from vernissage.core.rng import rng_for
from vernissage.server import lobby
from vernissage.server.app import application
from vernissage.server.house import House
from vernissage.server.settings import Settings
from vernissage.server.thinkers import Thinkers
from vernissage.server.worker import Question, Thought

TRIES = 12  # pairs of hidden moves looked at before an episode ends


class Leak(AssertionError):
    """The observer could tell the worlds apart."""


class Overheard(Thinkers):
    """A thinker that answers with nothing but the question it was put, so that whatever it was told shows."""

    async def put(self, question: Question, seconds: float) -> Thought:
        return Thought(hints=[Hint(question.options[0], "", 0.0, False, msgspec.json.encode(question).decode())])


class Line:
    """A play socket straight into the application."""

    def __init__(self, world: "World", token: str, seat: int) -> None:
        self.world = world
        self.inbox: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        self.picture: dict[str, Any] = {}
        self.numbers = itertools.count()
        scope = {
            "type": "websocket",
            "path": "/ws/tables/twoworlds",
            "raw_path": b"/ws/tables/twoworlds",
            "query_string": b"" if seat == WATCHER else f"seat={seat}".encode(),
            "headers": [(b"host", b"localhost"), (b"authorization", f"Bearer {token}".encode())],
            "subprotocols": [],
            "scheme": "ws",
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "asgi": {"version": "3.0"},
        }
        self.task = asyncio.ensure_future(world.app(scope, self.inbox.get, self.take))

    async def take(self, message: MutableMapping[str, Any]) -> None:
        """The server has sent something."""
        self.outbox.put_nowait(message)

    async def open(self) -> None:
        """The socket is accepted and has its first picture."""
        self.inbox.put_nowait({"type": "websocket.connect"})
        assert (await self.outbox.get())["type"] == "websocket.accept"
        self.say({"type": "resume"})
        await self.settle()

    def say(self, message: object) -> None:
        """The message is sent."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode(), "bytes": None})

    async def settle(self) -> None:
        """Everything that was on its way has arrived."""
        name = f"p{next(self.numbers)}"
        self.say({"type": "ping", "id": name})
        await self.answer(name)

    async def answer(self, name: str) -> dict[str, Any]:
        """The answer to a command."""
        async with asyncio.timeout(20):
            while True:
                text = (await self.outbox.get())["text"]
                self.raw.append(text)
                message: dict[str, Any] = msgspec.json.decode(text)
                if message["type"] == "picture":
                    self.picture = message
                if message.get("id") == name:
                    return message


class World:
    """One server with one table."""

    def __init__(self, folder: Path, key: str, ticks: Callable[[], int]) -> None:
        settings = Settings(
            database=f"sqlite:///{folder / 'w.sqlite'}", bot_pace=0, messages=1_000_000, requests=1_000_000, guests=1_000_000
        )
        self.house = House(settings)
        self.house.thinkers = self.house.hall.thinkers = Overheard(0)
        self.house.hall.clock = ticks
        self.house.accounts.clock = ticks
        self.house.hall.new_id = lambda: "twoworlds"
        self.app = application(settings, self.house)
        self.game: Game = games.game(key)
        self.tokens: list[str] = []
        self.lines: list[Line] = []

    async def open(self, seats: int, variant: dict[str, Any]) -> None:
        """The table is set and everybody looks at it; the last line belongs to an onlooker."""
        await self.house.open()
        for number in range(seats + 1):
            self.tokens.append(await self.house.accounts.program(f"P{number}"))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost") as http:
            await self.post(http, 0, "", {"game": self.game.key, "options": variant})
            for seat in range(1, seats):
                await self.post(http, seat, f"/twoworlds/seats/{seat}", {})
            await self.post(http, 0, "/twoworlds/start", {})
        self.lines = [Line(self, token, seat if seat < seats else WATCHER) for seat, token in enumerate(self.tokens)]
        for line in self.lines:
            await line.open()
        await self.settle()

    async def post(self, http: httpx.AsyncClient, who: int, path: str, body: object) -> None:
        """One request that works."""
        answer = await http.post(f"/api/tables{path}", json=body, headers={"authorization": f"Bearer {self.tokens[who]}"})
        assert answer.is_success, answer.text

    async def settle(self) -> None:
        """Everybody has read everything."""
        for line in self.lines:
            await line.settle()

    async def close(self) -> None:
        """The server is gone."""
        for line in self.lines:
            line.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(*(line.task for line in self.lines))
        await self.house.close()

    @property
    def state(self) -> State:
        """The position on the server."""
        match = self.house.hall.tables["twoworlds"].position.match
        assert match is not None
        return match.state

    def become(self, state: State) -> None:
        """The world is another one from now on."""
        table = self.house.hall.tables["twoworlds"]
        assert table.position.match is not None
        table.position.match.state = state
        table.pictures.changed()

    async def play(self, seat: int, text: str, payload: object, number: int) -> None:
        """The seat moves, and everybody has seen what there is to see."""
        line = self.lines[seat]
        line.say({"type": "do", "id": f"m{number}", "seq": line.picture["seq"], "actions": [text], "payload": payload})
        answer = await line.answer(f"m{number}")
        assert answer["type"] == "done", answer
        await self.settle()

    async def hint(self, seat: int, number: int) -> None:
        """The seat asks for a hint, and everybody has heard of it."""
        line = self.lines[seat]
        line.say({"type": "hint", "id": f"h{number}", "seq": line.picture["seq"]})
        answer = await line.answer(f"h{number}")
        assert answer["type"] == "hinted", answer
        await self.settle()


def after(game: Game, state: State, seat: int, text: str, payload: object, observer: int) -> tuple[bytes, bytes]:
    """What the observer may know after a move, by the rules alone."""
    trial = state.clone()
    trial.sealed = False
    trial.journal = []
    game.play(trial, seat, game.parse(text), payload)
    lines = [line for line in trial.journal if may_read(line, observer)]
    return msgspec.json.encode(game.view(trial, observer)), msgspec.json.encode(lines)


async def episode(folder: Path, key: str, *, observer: int, seats: int, seed: int, fork: int, steps: int) -> tuple[int, int]:
    """One pair of worlds; the answer is how many messages were compared, and how many hidden moves differed."""
    now = itertools.count(1_000_000_000)
    time = [next(now)]
    dice = random.Random(seed)
    real_seed = lobby.new_seed
    lobby.new_seed = lambda: seed
    worlds = []
    try:
        for name in ("one", "two"):
            (folder / name).mkdir(parents=True)
            world = World(folder / name, key, lambda: time[0])
            worlds.append(world)
            await world.open(seats, {})
        one, two = worlds
        game = one.game
        number = 0
        while number < fork and (asked := seats_in(game.asked(one.state))):
            seat = asked[0]
            text = game.text(dice.choice(game.options(one.state, seat)))
            payload = payload_for(game, one.lines[seat].picture, text, number + 1)
            for world in worlds:
                await world.play(seat, text, payload, number)
            number += 1
        two.become(game.guess(game.view(one.state, observer), rng_for(seed, "world")))
        for line in two.lines:
            line.say({"type": "resume"})
        for line in one.lines:
            line.say({"type": "resume"})
        for world in worlds:
            await world.settle()
        compared, differing = compare(one, two, observer, seats), 0
        for _step in range(steps):
            if asked := seats_in(game.asked(one.state)):
                seat = dice.choice(asked)
                await one.hint(seat, number)
                await two.hint(seat, number)
                compared += compare(one, two, observer, seats)
            moves = pair_of_moves(game, one, two, observer, dice, number)
            if moves is None:
                break
            seat, (text, payload), (other, other_payload) = moves
            time[0] = next(now)
            await one.play(seat, text, payload, number)
            await two.play(seat, other, other_payload, number)
            number += 1
            differing += text != other
            compared += compare(one, two, observer, seats)
        return compared, differing
    finally:
        lobby.new_seed = real_seed
        for world in worlds:
            await world.close()


def pair_of_moves(
    game: Game, one: World, two: World, observer: int, dice: random.Random, number: int
) -> tuple[int, tuple[str, object], tuple[str, object]] | None:
    """A move for each world after which, by the rules, the observer knows the same."""
    asked = seats_in(game.asked(one.state))
    if not asked or asked != seats_in(game.asked(two.state)):
        return None
    for _try in range(TRIES):
        seat = dice.choice(asked)
        text = game.text(dice.choice(game.options(one.state, seat)))
        other = text if seat == observer else game.text(dice.choice(game.options(two.state, seat)))
        payload = payload_for(game, one.lines[seat].picture, text, number + 1)
        other_payload = payload if text == other else payload_for(game, two.lines[seat].picture, other, number + 1)
        if other not in [game.text(action) for action in game.options(two.state, seat)]:
            raise Leak(f"the observer's own options differ: {other}")
        if after(game, one.state, seat, text, payload, observer) == after(game, two.state, seat, other, other_payload, observer):
            return seat, (text, payload), (other, other_payload)
    return None


def compare(one: World, two: World, observer: int, seats: int) -> int:
    """The observer has received the same bytes in both worlds, message for message."""
    at = observer if observer >= 0 else seats
    first, second = one.lines[at].raw, two.lines[at].raw
    count = len(first)
    if first != second:
        place = next((k for k, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), min(len(first), len(second)))
        raise Leak(f"message {place} differs:\n{first[place : place + 1]}\n{second[place : place + 1]}")
    first.clear()
    second.clear()
    return count
