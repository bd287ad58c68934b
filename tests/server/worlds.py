"""Two servers whose worlds differ only in what is hidden from one observer must send that observer the same bytes.

Hidden from an observer are the others' secret answers, and so are their times and their number: between any two things
the observer may see, the others of each world answer and take back as often as they like, at times of their own.
"""

import asyncio
import itertools
import random
import re
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import httpx
import msgspec
from prometheus_client import REGISTRY

from server.support import payload_for
from vernissage import games
from vernissage.bots.bot import Hint
from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import WATCHER, Message
from vernissage.core.rng import rng_for
from vernissage.core.steps import may_read
from vernissage.server.app import application
from vernissage.server.bots.pool import BotPool
from vernissage.server.bots.worker import Question, Reply
from vernissage.server.process import Process
from vernissage.server.settings import Settings
from vernissage.server.tables import lobby

TRIES = 12  # pairs of hidden moves looked at before an episode ends


class Leak(AssertionError):
    """The observer could tell the worlds apart."""


class Overheard(BotPool):
    """A thinker that answers with nothing but the question it was put, so that whatever it was told shows."""

    async def dispatch(self, question: Question, seconds: float) -> Reply:
        heard = Message("option", {"notation": msgspec.json.encode(question).decode()})
        return [Hint(question.options[0], "", 0.0, False, heard, heard)]


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
        self.inbox.put_nowait(
            {"type": "websocket.receive", "text": msgspec.json.encode(message).decode(), "bytes": None}
        )

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
                if message["type"] == "snapshot":
                    self.picture = message
                if message["type"] == "pong":
                    self.raw.pop()  # its time is the server's, and no secret
                if message.get("id") == name:
                    return message


class World:
    """One server with one table."""

    def __init__(self, folder: Path, key: str) -> None:
        settings = Settings(
            database=f"sqlite:///{folder / 'w.sqlite'}",
            bot_pace=0,
            messages=1_000_000,
            requests=1_000_000,
            guests=1_000_000,
        )
        self.process = Process(settings)
        self.process.adviser.pool = self.process.driver.pool = self.process.bots = Overheard(0)
        self.now = 1_000_000_000
        self.process.registry.clock = self.process.accounts.clock = lambda: self.now
        self.process.registry.new_id = lambda: "twoworlds"
        self.app = application(settings, self.process)
        self.game: Game = games.game(key)
        self.tokens: list[str] = []
        self.lines: list[Line] = []

    async def open(self, seats: int, variant: dict[str, Any]) -> None:
        """The table is set and everybody looks at it; the last line belongs to an onlooker."""
        await self.process.open()
        for number in range(seats + 1):
            self.tokens.append(await self.process.accounts.add_bot(f"P{number}"))
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
        answer = await http.post(
            f"/api/tables{path}", json=body, headers={"authorization": f"Bearer {self.tokens[who]}"}
        )
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
        await self.process.close()

    @property
    def state(self) -> State:
        """The position on the server."""
        match = self.process.registry.tables["twoworlds"].position.match
        assert match is not None
        return match.state

    def become(self, state: State) -> None:
        """The world is another one from now on."""
        table = self.process.registry.tables["twoworlds"]
        assert table.position.match is not None
        match = table.position.match
        match.state = state
        match.checkpoints = [(len(match.marks), state)]
        table.snapshots.changed()

    async def skip(self, seat: int, text: str, payload: object) -> None:
        """The seat has moved, and nobody has looked yet."""
        table = self.process.registry.tables["twoworlds"]
        await table.answer_for(seat, table.position.seqs[seat], [text], payload, "")

    async def detour(self, observer: int, dice: random.Random, name: str) -> int:
        """Others answer in secret and take it back, some of them, at times of their own; how often is the answer."""
        table = self.process.registry.tables["twoworlds"]
        match = table.position.match
        assert match is not None
        done = 0
        for seat in seats_in(self.game.asked(self.state)):
            if seat == observer or dice.random() < 0.3:
                continue
            line = self.lines[seat]
            text = self.game.text(dice.choice(self.game.options(self.state, seat)))
            payload = payload_for(self.game, line.picture, text, dice.getrandbits(20))
            if not match.unnoticed(match.prepare(seat, [text], payload)):
                continue
            for number in range(dice.randrange(1, 4)):
                self.now += dice.randrange(1, 10)
                command = {"id": f"{name}-{seat}-{number}", "seq": line.picture["seq"]}
                line.say({"type": "do", "actions": [text], "payload": payload, **command})
                assert (await line.answer(command["id"]))["type"] == "done"
                await self.settle()
                self.now += dice.randrange(1, 10)
                line.say({"type": "undo", "id": f"{command['id']}-back", "seq": line.picture["seq"]})
                assert (await line.answer(f"{command['id']}-back"))["type"] == "done"
                await self.settle()
                done += 1
        return done

    async def probe(self, who: int) -> list[str]:
        """What somebody can ask for: the table, the lists, and the operator's figures."""
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost") as http:
            found = []
            for path in ("/api/tables/twoworlds", "/api/tables", "/api/me"):
                answer = await http.get(path, headers={"authorization": f"Bearer {self.tokens[who]}"})
                found.append(re.sub(r'"csrf":"[^"]*"', "", answer.text))
        return found

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


def figures(key: str) -> list[float | None]:
    """What the operator counts of a game's moves."""
    moves = REGISTRY.get_sample_value("vernissage_moves_total", {"game": key})
    return [moves, REGISTRY.get_sample_value("vernissage_do_seconds_count")]


async def episode(
    folder: Path, key: str, *, observer: int, seats: int, seed: int, fork: float, steps: int
) -> tuple[int, int, int]:
    """One pair of worlds; the answer is how many messages were compared, how many hidden moves differed, and how many
    secret answers were given and taken back. A fork below 1 is a part of a whole game.
    """
    dice = random.Random(seed)
    real_share = lobby.new_share
    lobby.new_share = lambda: f"{seed:064x}"
    worlds: list[World] = []
    try:
        for name in ("one", "two"):
            (folder / name).mkdir(parents=True)
            world = World(folder / name, key)
            worlds.append(world)
            await world.open(seats, {})
        one, two = worlds
        game = one.game
        for seat, text, payload in opening(game, one.state, fork, seed):
            for world in worlds:
                await world.skip(seat, text, payload)
        two.become(game.guess(game.view(one.state, observer), rng_for(seed, "world")))
        for world in worlds:
            for line in world.lines:
                line.say({"type": "resume"})
            await world.settle()
        compared, differing, detours = await compare(one, two, observer, seats), 0, 0
        for number in range(steps):
            moments = [world.now for world in worlds]
            counts = figures(key)
            for world in worlds:
                detours += await world.detour(observer, random.Random(f"{seed} {number} {world is one}"), f"d{number}")
            if figures(key) != counts:
                raise Leak("secret answers were counted")
            compared += await compare(one, two, observer, seats)
            one.now = two.now = max(moments) + 100
            if asked := seats_in(game.asked(one.state)):
                seat = dice.choice(asked)
                await one.hint(seat, number)
                await two.hint(seat, number)
                compared += await compare(one, two, observer, seats)
            moves = pair_of_moves(game, one, two, observer, dice, number)
            if moves is None:
                break
            seat, (text, payload), (other, other_payload) = moves
            await one.play(seat, text, payload, number)
            await two.play(seat, other, other_payload, number)
            differing += text != other
            compared += await compare(one, two, observer, seats)
        return compared, differing, detours
    finally:
        lobby.new_share = real_share
        for world in worlds:
            await world.close()


def opening(game: Game, state: State, fork: float, seed: int) -> list[tuple[int, str, object]]:
    """The moves both worlds share: so many of a random game, or such a part of it."""
    rng = rng_for(seed, "opening")
    trial = state.clone()
    moves: list[tuple[int, str, object]] = []
    while (fork < 1 or len(moves) < fork) and (asked := seats_in(game.asked(trial))):
        seat = asked[rng.below(len(asked))]
        options = game.options(trial, seat)
        action = options[rng.below(len(options))]
        payload = msgspec.to_builtins(game.some_payload(trial, seat, action, rng))
        moves.append((seat, game.text(action), payload))
        game.play(trial, seat, action, payload)
    return moves if fork >= 1 else moves[: int(fork * len(moves))]


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
        if after(game, one.state, seat, text, payload, observer) == after(
            game, two.state, seat, other, other_payload, observer
        ):
            return seat, (text, payload), (other, other_payload)
    return None


async def compare(one: World, two: World, observer: int, seats: int) -> int:
    """The observer has received the same bytes in both worlds, message for message, and is told the same on asking."""
    at = observer if observer >= 0 else seats
    first, second = one.lines[at].raw, two.lines[at].raw
    first += await one.probe(at)
    second += await two.probe(at)
    count = len(first)
    if first != second:
        place = next(
            (k for k, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]),
            min(len(first), len(second)),
        )
        raise Leak(f"message {place} differs:\n{first[place : place + 1]}\n{second[place : place + 1]}")
    first.clear()
    second.clear()
    return count
