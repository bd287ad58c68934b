"""Reviews of finished games: worked out once, one after the other in a process of their own, and kept."""

import asyncio
import sys
import zlib
from typing import Final, Literal

import msgspec
import structlog

from vernissage.core.match import Match
from vernissage.core.model import Message
from vernissage.core.packing import packed
from vernissage.review.model import VERSION, Chance
from vernissage.server.bots.reviewer import Broken, Reviewed, ReviewJob, Word
from vernissage.server.errors import RequestError
from vernissage.server.limits import Limits
from vernissage.server.settings import Settings
from vernissage.server.storage.store import Store, StoreAway
from vernissage.server.tables.folding import FoldProcess
from vernissage.server.tables.table import Table
from vernissage.server.wire.looking_back import ReviewInfo, ReviewNow

REVIEWER = [sys.executable, "-m", "vernissage.server.bots.reviewer"]
QUEUE: Final = 40  # reviews that may wait
FAILED: Final = 200  # failures that are remembered, so that nobody asks for them again and again
SECONDS: Final = 900.0  # a review may take on a busy machine; then its process is ended
HOUR: Final = 3600.0
WORD: Final[msgspec.msgpack.Decoder[Word]] = msgspec.msgpack.Decoder(Word)
INFO: Final = msgspec.json.Decoder(ReviewInfo)
log = structlog.get_logger()


class Waiting:
    """A review that somebody waits for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state: Literal["waiting", "working", "failed"] = "waiting"
        self.done = 0
        self.total = 0
        self.curve: list[Chance] = []

    def now(self, ahead: int) -> ReviewNow:
        """How far it has come."""
        say = Message("error-review-failed") if self.state == "failed" else None
        return ReviewNow(
            state=self.state, ahead=ahead, done=self.done, total=self.total, curve=self.curve, say=say, review=None
        )


class ReviewProcess(FoldProcess):
    """The process that reviews; it tells how far it is while it works."""

    command = REVIEWER

    async def review(self, job: ReviewJob, waiting: Waiting) -> Reviewed | Broken:
        """The process has answered, or has died or taken too long, which is an answer too."""
        if self.timer is not None:
            self.timer.cancel()
        try:
            async with asyncio.timeout(SECONDS):
                await self.send(msgspec.msgpack.encode(job))
                while not isinstance(word := WORD.decode(await self.receive()), Reviewed | Broken):
                    waiting.done, waiting.total = word.done, word.total
                    waiting.curve = word.curve or waiting.curve
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.end()
            return Broken(f"{type(error).__name__}: {error}")
        except BaseException:
            await self.end()  # nobody reads what it would still say
            raise
        self.rest_later()
        return word


class Reviews:
    """The reviews of a server: asked for by people, in order, each table once."""

    def __init__(self, store: Store, limits: Limits, settings: Settings) -> None:
        self.store = store
        self.limits = limits
        self.settings = settings
        self.process = ReviewProcess()
        self.jobs: dict[str, Waiting] = {}  # by table; those that failed stay for a while
        self.task: asyncio.Task[None] | None = None

    async def look(self, table: Table, person: str, *, again: bool) -> ReviewNow:
        """The review of a finished table, or how far it has come; the first who asks starts it."""
        table.viewer(person, None)
        match = table.position.match
        if match is None or not match.over:
            raise RequestError("wrong-phase", Message("error-review-unfinished"))
        job = self.jobs.get(table.id)
        if job is None or (again and job.state == "failed"):
            kept = await self.store.review(table.id, VERSION)
            if kept is not None:
                return done(kept)
            job = self.wanted(table.id, match, person, again=again)
        return job.now(self.ahead(job))

    def wanted(self, table: str, match: Match, person: str, *, again: bool) -> Waiting:
        """The review waits for its turn; somebody may have asked for it meanwhile."""
        found = self.jobs.get(table)
        if found is not None and not (again and found.state == "failed"):
            return found
        if sum(each.state != "failed" for each in self.jobs.values()) >= QUEUE:
            raise RequestError("busy", Message("error-many-wait-for-reviews"))
        if not self.limits.allow(f"review {person}", self.settings.reviews, HOUR):
            raise RequestError("too-fast", Message("error-enough-reviews"))
        self.jobs.pop(table, None)
        job = self.jobs[table] = Waiting(match)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        return job

    def ahead(self, job: Waiting) -> int:
        """How many reviews come first."""
        if job.state != "waiting":
            return 0
        open_jobs = [each for each in self.jobs.values() if each.state != "failed"]
        return open_jobs.index(job)

    async def work(self) -> None:
        """One review after the other, until none waits."""
        while found := next(((name, job) for name, job in self.jobs.items() if job.state == "waiting"), None):
            table, job = found
            job.state = "working"
            try:
                answer = await self.process.review(
                    ReviewJob(job.match.game.key, packed(job.match), self.settings.review_depth), job
                )
                if isinstance(answer, Reviewed):
                    await self.store.keep_review(table, VERSION, zlib.compress(answer.body), answer.gist)
                    del self.jobs[table]
                    continue
                log.warning("review failed", table=table, reason=answer.reason)
            except StoreAway as error:
                log.warning("review not kept", table=table, reason=error.reason)
            job.state = "failed"
            self.forget()

    def forget(self) -> None:
        """Only the latest failures are remembered."""
        failed = [name for name, job in self.jobs.items() if job.state == "failed"]
        for name in failed[:-FAILED]:
            del self.jobs[name]

    async def close(self) -> None:
        """Nothing is worked on any more, and no process is left."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.process.end()


def done(kept: bytes) -> ReviewNow:
    """A review that was kept."""
    info = INFO.decode(zlib.decompress(kept))
    return ReviewNow(state="done", ahead=0, done=0, total=0, curve=[], say=None, review=info)
