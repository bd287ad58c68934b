"""The pool of processes that think for bots: a hung or killed one is replaced, and the seat is answered for all the same."""

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct

from vernissage.bots.bot import BUDGETS, levels
from vernissage.core.game import Game
from vernissage.core.match import Hint
from vernissage.core.model import View
from vernissage.core.rng import rng_for
from vernissage.server.worker import Question, Thought

SLACK: Final = 1.5  # a bot has this many times its budget on the clock of the wall, then the next best answers
LEAST: Final = 0.25  # seconds any bot has on a busy machine
LATE: Final = 10.0  # seconds after which a process that has not answered is taken for hung and ended
PATIENCE: Final = 2.0  # seconds a question waits for a free process, then the game's safe default answers
HINT: Final = 5.0  # seconds somebody who asked for a hint waits at most
HEURISTIC: Final = "amateur"
WORKER = [sys.executable, "-m", "vernissage.server.worker"]
log = structlog.get_logger()


class Answer(Struct):
    """What a bot does, and at which level it was found."""

    action: str
    payload: Any
    level: str
    seconds: float = 0.0  # how long a person would have taken


class Thinker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> Process:
        """The process runs and has loaded the engine."""
        if self.process is None or self.process.returncode is not None:
            environment = {**os.environ, "OMP_NUM_THREADS": "1"}
            self.process = await asyncio.create_subprocess_exec(*WORKER, stdin=PIPE, stdout=PIPE, env=environment)
        return self.process

    async def ask(self, question: Question) -> Thought:
        """The answer of the process."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        body = msgspec.json.encode(question)
        process.stdin.write(len(body).to_bytes(4, "little") + body)
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        return msgspec.json.decode(await process.stdout.readexactly(int.from_bytes(head, "little")), type=Thought)

    async def end(self) -> None:
        """The process is gone."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Thinkers:
    """A few processes; questions wait for a free one."""

    def __init__(self, size: int) -> None:
        self.all = [Thinker() for each in range(size)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self.replaced = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """The processes start; each is free when it has answered for the first time."""
        for thinker in self.all:
            self.later(self.recover(thinker, None))

    async def close(self) -> None:
        """No process is left."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for thinker in self.all:
            await thinker.end()

    async def choose(self, game: Game, level: str, view: View, options: list[int]) -> Answer | None:
        """What the bot of the level does; a lower level when it fails; nothing when that fails too."""
        rungs = [level] if level in ("random", HEURISTIC) else [level, HEURISTIC]
        for rung in rungs:
            if rung not in levels(game.key):
                continue
            thought = await self.think(game, rung, view, options)
            if thought is not None:
                return Answer(thought.action, thought.payload, rung, thought.seconds)
            self.replaced += 1
            if self.free.empty():
                return None
        return None

    async def think(self, game: Game, level: str, view: View, options: list[int]) -> Thought | None:
        """The thought of one process within the budget of the level, or nothing."""
        budget = BUDGETS[level]
        question = Question(game.key, level, msgspec.Raw(msgspec.json.encode(view)), options, secrets.randbits(62), budget)
        return await self.put(question, max(LEAST, SLACK * budget / 1000))

    async def hint(self, game: Game, view: View, options: list[int]) -> list[Hint] | None:
        """The best moves as far as the view shows, or nothing when no process has time."""
        question = Question(game.key, "hint", msgspec.Raw(msgspec.json.encode(view)), options, 0, 0, hint=True)
        thought = await self.put(question, HINT)
        return thought.hints if thought is not None else None

    async def put(self, question: Question, seconds: float) -> Thought | None:
        """What one process answers within the time; a late process comes back when it has answered."""
        try:
            async with asyncio.timeout(PATIENCE):
                thinker = await self.free.get()
        except TimeoutError:
            log.warning("no process is free for a bot", game=question.game, level=question.level)
            return None
        asking = asyncio.ensure_future(thinker.ask(question))
        try:
            done, _late = await asyncio.wait({asking}, timeout=seconds)
        except asyncio.CancelledError:
            asking.cancel()
            await thinker.end()
            self.free.put_nowait(thinker)
            raise
        if not done or asking.exception() is not None:
            log.warning("bot replaced", game=question.game, level=question.level, hung=not done)
            self.later(self.recover(thinker, asking))
            return None
        self.free.put_nowait(thinker)
        thought = asking.result()
        if thought.error:
            log.warning("bot failed", game=question.game, level=question.level, error=thought.error)
            return None
        return thought

    async def recover(self, thinker: Thinker, asking: "asyncio.Future[Thought] | None") -> None:
        """The process is free again: it has answered at last, or another has taken its place."""
        if asking is not None:
            await asyncio.wait({asking}, timeout=LATE)
        while asking is None or not asking.done() or asking.exception() is not None:
            if asking is not None:
                asking.cancel()
                await thinker.end()
            asking = asyncio.ensure_future(thinker.ask(HELLO))
            await asyncio.wait({asking}, timeout=3 * LATE)
            if not asking.done() or asking.exception() is not None:
                log.error("a thinking process does not answer")
                await asyncio.sleep(1)
        self.free.put_nowait(thinker)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """The work runs by itself."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


HELLO: Final = Question("", "", msgspec.Raw(b"{}"), [], 0, 0)  # answered by an error, which shows that somebody is there


def default_answer(game: Game, view: View, seat: int) -> Answer:
    """The game's safe action, worked out from a guess so that nothing hidden decides it."""
    rng = rng_for(secrets.randbits(62), "default")
    guessed = game.guess(view, rng)
    action = game.default(guessed, seat)
    return Answer(game.text(action), game.some_payload(guessed, seat, action, rng), "default")
