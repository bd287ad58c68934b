"""Folding beside the event loop: two processes, one for tables that are opened and one for records that are brought."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec
import structlog

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.tables.folder import Job, Outcome
from vernissage.system import apart

WORKER: Final = [sys.executable, "-m", "vernissage.server.tables.folder"]
SECONDS: Final = 20.0  # a job may take; then its process is ended
IDLE: Final = 60.0  # seconds after which a process that has nothing to do is ended
QUEUE: Final = 20  # jobs that may wait
OUTCOME: Final[msgspec.msgpack.Decoder[Outcome]] = msgspec.msgpack.Decoder(Outcome)
log = structlog.get_logger()


class FoldProcess:
    """One process that is started when there is work, does one job after the other, and is ended when one hangs."""

    command = WORKER

    def __init__(self) -> None:
        self.process: Process | None = None
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.timer: asyncio.TimerHandle | None = None

    async def do(self, job: Job) -> Outcome:
        """What became of the job, or a RequestError when it takes too long or too many wait."""
        if self.waiting >= QUEUE:
            raise RequestError("busy", Message("error-table-busy"))
        self.waiting += 1
        try:
            async with self.lock:
                return await self.ask(job)
        finally:
            self.waiting -= 1

    async def ask(self, job: Job) -> Outcome:
        """The process has answered in time."""
        if self.timer is not None:
            self.timer.cancel()
        try:
            async with asyncio.timeout(SECONDS):
                await self.send(msgspec.msgpack.encode(job))
                answer = await self.receive()
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.warning("fold process ended", reason=f"{type(error).__name__}: {error}", table=job.table)
            await self.end()
            raise RequestError("too-large", Message("error-too-long")) from None
        except BaseException:
            await self.end()  # nobody reads what it would still say
            raise
        self.rest_later()
        return OUTCOME.decode(answer)

    async def send(self, body: bytes) -> None:
        """The process has the frame."""
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(len(body).to_bytes(4, "little") + body)
        await process.stdin.drain()

    async def receive(self) -> bytes:
        """The next frame of the process."""
        assert self.process is not None
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(4)
        return await self.process.stdout.readexactly(int.from_bytes(head, "little"))

    async def start(self) -> Process:
        """The process runs."""
        if self.process is None or self.process.returncode is not None:
            self.process = await begin(self.command)
        return self.process

    def rest_later(self) -> None:
        """The process ends when nothing is to be done for a while."""
        self.timer = asyncio.get_running_loop().call_later(IDLE, self.rest)

    def rest(self) -> None:
        """Nothing was to be done for a while: the process ends by itself when its input does."""
        if not self.lock.locked() and self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process = None

    async def end(self) -> None:
        """The process is gone."""
        process, self.process = self.process, None
        if self.timer is not None:
            self.timer.cancel()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def begin(command: list[str]) -> Process:
    """A process of the server's own runs; Ctrl-C is for the server, which ends it."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, **apart())


class Folding:
    """The processes of a server that fold."""

    def __init__(self) -> None:
        self.tables = FoldProcess()
        self.records = FoldProcess()

    async def close(self) -> None:
        """No process is left."""
        await self.tables.end()
        await self.records.end()
