"""The pool of processes that think for bots: a hung or killed one is replaced, and the seat is answered for all the
same.
"""

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import Process
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import structlog

from vernissage.bots.bot import Choice, Hint, budget_of, players
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import rng_for
from vernissage.pure import compiled_engine
from vernissage.server.bots.worker import Question, Reply
from vernissage.server.metrics import BOTS_RESTARTED
from vernissage.server.tables.folding import begin
from vernissage.server.tables.lobby import STAND_IN

SLACK: Final = 1.5  # a bot has this many times its budget on the clock of the wall, then the next best answers
LEAST: Final = 0.25  # seconds any bot has on a busy machine
LATE: Final = 10.0  # seconds after which a process that has not answered is taken for hung and ended
PATIENCE: Final = 2.0  # seconds a question waits for a free process, then the game's safe default answers
HINT: Final = 5.0  # seconds somebody who asked for a hint waits at most
REPLY: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
WORKER = [sys.executable, "-m", "vernissage.server.bots.worker"]
log = structlog.get_logger()


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.started = 0

    async def start(self) -> Process:
        """The process runs and has loaded the engine."""
        if self.process is None or self.process.returncode is not None:
            self.started += 1
            if self.started > 1:
                BOTS_RESTARTED.inc()
            self.process = await begin(WORKER)
        return self.process

    async def ask(self, question: Question) -> Reply:
        """The answer of the process."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        body = msgspec.json.encode(question)
        process.stdin.write(len(body).to_bytes(4, "little") + body)
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        return REPLY.decode(await process.stdout.readexactly(int.from_bytes(head, "little")))

    async def end(self) -> None:
        """The process is gone."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class BotPool:
    """A few processes; questions wait for a free one."""

    def __init__(self, size: int) -> None:
        self.all = [Worker() for each in range(size)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self.replaced = 0  # answers of a level that failed
        self.outdated: set[Worker] = set()  # processes that began before the engine was compiled
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def restarts(self) -> int:
        """How many processes hung or died and were replaced."""
        return sum(max(0, worker.started - 1) for worker in self.all)

    def open(self) -> None:
        """The processes start; each is free when it has answered for the first time."""
        for worker in self.all:
            self.spawn(self.recover(worker, None))
        if os.environ.get("VERNISSAGE_ENGINE") == "coming" and not compiled_engine():
            self.spawn(self.take_engine())

    async def take_engine(self) -> None:
        """Once the engine that is being compiled is there, every process begins anew with it, one that thinks when it
        has answered.
        """
        while not compiled_engine():
            await asyncio.sleep(1)
        self.outdated = set(self.all)
        while not self.free.empty():
            self.release(self.free.get_nowait())
        log.info("bots take the compiled engine")

    def release(self, worker: Worker) -> None:
        """The process is free, or begins anew with the compiled engine."""
        if worker not in self.outdated:
            self.free.put_nowait(worker)
            return
        self.outdated.remove(worker)
        self.spawn(self.renew(worker))

    async def renew(self, worker: Worker) -> None:
        """Another process has taken the place of one that did nothing wrong."""
        await worker.end()
        worker.started = 0
        await self.recover(worker, None)

    async def close(self) -> None:
        """No process is left."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.all:
            await worker.end()

    async def choose(self, game: Game, level: str, view: View, options: list[int]) -> Choice | None:
        """What the bot of the level does; a lower level when it fails; nothing when that fails too."""
        rungs = [level] if level in ("random", STAND_IN) else [level, STAND_IN]
        for rung in rungs:
            if rung not in players(game.key):
                continue
            choice = await self.think(game, rung, view, options)
            if choice is not None:
                return choice
            self.replaced += 1
            if self.free.empty():
                return None
        return None

    async def think(self, game: Game, level: str, view: View, options: list[int]) -> Choice | None:
        """The choice of one process within the budget of the level, or nothing."""
        budget = budget_of(level)
        question = Question(
            game.key, level, msgspec.Raw(msgspec.json.encode(view)), options, secrets.randbits(62), budget
        )
        reply = await self.dispatch(question, max(LEAST, SLACK * budget / 1000))
        if isinstance(reply, Choice) and reply.action not in options:
            log.warning("bot failed", game=game.key, level=level, error=f"{reply.action} is no option")
            return None
        return reply if isinstance(reply, Choice) else None

    async def hint(self, game: Game, view: View, options: list[int]) -> list[Hint] | None:
        """The best moves as far as the view shows, or nothing when no process has time."""
        question = Question(game.key, "hint", msgspec.Raw(msgspec.json.encode(view)), options, 0, 0, hint=True)
        reply = await self.dispatch(question, HINT)
        return reply if isinstance(reply, list) else None

    async def propose(self, game: Game, view: View, options: list[int]) -> Hint | None:
        """What a coach proposes as far as the view shows, or nothing when no process has time."""
        question = Question(game.key, "coach", msgspec.Raw(msgspec.json.encode(view)), options, 0, 0, coach=True)
        reply = await self.dispatch(question, HINT)
        return reply[0] if isinstance(reply, list) else None

    async def dispatch(self, question: Question, seconds: float) -> Reply | None:
        """What one process answers within the time; a late process comes back when it has answered."""
        try:
            async with asyncio.timeout(PATIENCE):
                worker = await self.free.get()
        except TimeoutError:
            log.warning("no process is free for a bot", game=question.game, level=question.level)
            return None
        asking = asyncio.ensure_future(worker.ask(question))
        try:
            done, _late = await asyncio.wait({asking}, timeout=seconds)
        except asyncio.CancelledError:
            asking.cancel()
            await worker.end()
            self.release(worker)
            raise
        if not done or asking.exception() is not None:
            log.warning("bot replaced", game=question.game, level=question.level, hung=not done)
            self.spawn(self.recover(worker, asking))
            return None
        self.release(worker)
        reply = asking.result()
        if isinstance(reply, str):
            log.warning("bot failed", game=question.game, level=question.level, error=reply)
            return None
        return reply

    async def recover(self, worker: Worker, asking: "asyncio.Future[Reply] | None") -> None:
        """The process is free again: it has answered at last, or another has taken its place."""
        try:
            if asking is not None:
                await asyncio.wait({asking}, timeout=LATE)
            while asking is None or not asking.done() or asking.exception() is not None:
                if asking is not None:
                    asking.cancel()
                    await worker.end()
                asking = asyncio.ensure_future(worker.ask(HELLO))
                await asyncio.wait({asking}, timeout=3 * LATE)
                if not asking.done() or asking.exception() is not None:
                    log.error("a thinking process does not answer")
                    await asyncio.sleep(1)
        except asyncio.CancelledError:
            if asking is not None:
                asking.cancel()  # the server stops, and nobody would hear how its process ended
            raise
        self.release(worker)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """The work runs by itself."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


HELLO: Final = Question(
    "", "", msgspec.Raw(b"{}"), [], 0, 0
)  # answered by an error, which shows that somebody is there


def safe_choice(game: Game, view: View, seat: int) -> Choice:
    """The game's safe action, worked out from a guess so that nothing hidden decides it."""
    rng = rng_for(secrets.randbits(62), "default")
    guessed = game.guess(view, rng)
    action = game.default(guessed, seat)
    return Choice(action, game.some_payload(guessed, seat, action, rng))
