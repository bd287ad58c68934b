"""Answering for those who do not: bots, people whose time is up, and the sandglass of the table."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from vernissage.bots.bot import Choice, budget_of
from vernissage.core.game import TIME_UP
from vernissage.core.model import TABLE, Refusal
from vernissage.server.bots.pool import BotPool, safe_choice
from vernissage.server.metrics import BOT_SECONDS
from vernissage.server.storage.store import StoreAway
from vernissage.server.tables import lobby
from vernissage.server.tables import log as e
from vernissage.server.tables.clocks import expired, next_deadline
from vernissage.server.tables.position import Position
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Held, Pending, Table

RUN: Final = 6  # thoughts that fit into the time between two answers others see
HAND_IN: Final = 1500  # milliseconds before the sand has run out
AWAY: Final = 1.0  # seconds until a store that was away is tried again
OTHERS: Final = 2.0  # seconds until another look at a table that another process answers for
log = structlog.get_logger()


class Driver:
    """Drives the tables of a registry with the bots of a pool."""

    def __init__(self, registry: Registry, pool: BotPool) -> None:
        self.registry = registry
        self.pool = pool

    async def drive(self, table: Table) -> None:
        """Every question a bot or a clock must answer is answered, until the game is over or nobody is left to answer
        for.
        """
        while table.position.phase == "playing" and table.broken is None:
            try:
                if not await self.step(table):
                    return
            except StoreAway:
                await asyncio.sleep(AWAY)

    async def step(self, table: Table) -> bool:
        """What is to be answered now has been answered, or waited for; false when nothing ever will be."""
        table.woken.clear()
        position = table.position
        bots = [seat for seat in position.waiting() if position.chairs[seat].automatic]
        late = expired(position, self.registry.clock())
        when = next_deadline(position)
        absent = position.absent()
        if not bots and not late and not absent:
            if when is None:
                return False
            await woken_within(table, max(0.01, (when - self.registry.clock()) / 1000))
        elif late and self.registry.out_of_step():
            await asyncio.sleep(AWAY)  # time nobody served may not be known yet, and counts for nobody
        elif not await self.registry.may_drive(table):
            await woken_within(table, OTHERS)
        elif table.woken.is_set():
            return True  # something happened while the lease was asked for: whoever was late may have answered
        elif late:
            await self.expire(table, late[0])
        elif absent:
            await self.sit_in(table, absent[0], "missed")
        elif idle := [seat for seat in bots if held(table, seat) is None]:
            await self.let_bots_think(table, idle)
        elif due := due_seats(table, bots, self.registry.clock()):
            await self.let_bots_play(table, due)
        else:
            times = [answer.due for seat in bots if (answer := held(table, seat)) is not None]
            soonest = min(times if when is None else [*times, when])
            await woken_within(table, min(OTHERS, max(0.01, (soonest - self.registry.clock()) / 1000)))
        return True

    def due_time(self, table: Table, seat: int, choice: Choice) -> int:
        """When the bot's answer is played: when others could see it, by a timetable that knows nothing of how long the
        bot has thought; in a race with people, when a person would have been done.

        The sandglass is not waited out: who would be too late hands in just before.
        """
        position, pace = table.position, self.registry.settings.bot_pace
        match = position.match
        assert match is not None
        people = any(not chair.automatic for chair in position.chairs)
        if not pace or not (people or table.subscribers):
            return 0
        if choice.seconds and people and any(ask.race for ask in match.game.decisions(match.state) if ask.seat == seat):
            done = position.since[seat] + round(choice.seconds * 1000)
            glass = position.glass
            return done if glass is None else min(done, glass.since + glass.ms - HAND_IN)
        try:
            step = match.prepare(seat, [match.game.text(choice.action)], choice.payload)
        except (Refusal, ValueError, TypeError):
            return 0
        if match.unnoticed(step):
            return 0
        return timetable(position.touched, self.registry.clock(), pace, budget_of(level_of(position, seat)))

    async def expire(self, table: Table, seat: int) -> None:
        """The sandglass is out, or a person's time: a default is played or a bot sits in."""
        position = table.position
        if seat == TABLE:
            await table.answer_for(TABLE, position.n, [TIME_UP], None, "time-up")
        elif position.clock.expiry == "bot":
            await self.sit_in(table, seat, "time")
        else:
            await self.play_safely(table, seat, "default")

    async def sit_in(self, table: Table, seat: int, cause: str) -> None:
        """A bot answers for a person who did not, until the owner takes the seat back."""
        seq = table.position.seqs[seat]

        def stand_in(now: Position) -> Pending | None:
            gone = now.seqs[seat] != seq or now.chairs[seat].automatic
            return None if gone else Pending(e.StoodIn(at=self.registry.clock(), seat=seat, cause=cause))

        await table.act(stand_in)

    async def let_bots_think(self, table: Table, seats: list[int]) -> None:
        """The bots that are asked have decided, all thinking at the same time, and whoever need not wait has played."""
        position = table.position
        seqs = {seat: position.seqs[seat] for seat in seats}
        answers = await asyncio.gather(*(self.choice_of(position, seat) for seat in seats))
        for seat, answer in zip(seats, answers, strict=True):
            if answer is not None:
                table.held[seat] = Held(seqs[seat], answer, self.due_time(table, seat, answer))
            elif table.position.seqs[seat] == seqs[seat]:
                log.warning("no bot answered", table=table.id, game=position.game.key)
                await self.play_safely(table, seat, "bot")
        await self.let_bots_play(table, due_seats(table, seats, self.registry.clock()))

    async def let_bots_play(self, table: Table, seats: list[int]) -> None:
        """What the bots have decided has happened; the safe default where it is refused."""
        for seat in seats:
            answer = table.held.pop(seat)
            seq, choice = answer.seq, answer.choice
            text = table.position.game.text(choice.action)
            try:
                await table.answer_for(seat, seq, [text], choice.payload, "bot")
            except (Refusal, ValueError, TypeError) as error:
                log.warning(
                    "bot replaced by the safe default", table=table.id, game=table.position.game.key, error=str(error)
                )
                if table.position.seqs[seat] == seq:
                    await self.play_safely(table, seat, "bot")

    def choice_of(self, position: Position, seat: int) -> Coroutine[Any, Any, Choice | None]:
        """What the bot of a seat would do, from its view of this moment alone."""
        assert position.match is not None
        game, state = position.match.game, position.match.state
        level = level_of(position, seat)
        secret = any(ask.secret for ask in game.decisions(state) if ask.seat == seat)
        view, options = game.view(state, seat), game.options(state, seat)

        async def timed() -> Choice | None:
            begun = time.perf_counter()
            found = await self.pool.choose(game, level, view, options)
            if not secret:  # secret answers are not counted
                BOT_SECONDS.labels(game.key, level).observe(time.perf_counter() - begun)
            return found

        return timed()

    async def play_safely(self, table: Table, seat: int, cause: str) -> None:
        """The seat's safe action is played; its first option where even that is refused."""
        position = table.position
        assert position.match is not None
        game, state, seq = position.match.game, position.match.state, position.seqs[seat]
        answer = safe_choice(game, game.view(state, seat), seat)
        try:
            await table.answer_for(seat, seq, [game.text(answer.action)], answer.payload, cause)
        except Refusal as refusal:
            log.error("the safe default was refused", game=game.key, clause=refusal.clause)
            await table.answer_for(seat, seq, [game.text(game.options(state, seat)[0])], answer.payload, cause)


def held(table: Table, seat: int) -> Held | None:
    """What the bot of the seat has decided to answer to its question."""
    found = table.held.get(seat)
    return found if found is not None and found.seq == table.position.seqs[seat] else None


def due_seats(table: Table, seats: list[int], now: int) -> list[int]:
    """The seats whose bots' answers are to be played now."""
    return [seat for seat in seats if (answer := held(table, seat)) is not None and answer.due <= now]


def level_of(position: Position, seat: int) -> str:
    """The level of the bot that answers for a seat."""
    chair = position.chairs[seat]
    return chair.level if chair.kind == "bot" else lobby.stand_in_level(position)


def timetable(touched: int, now: int, pace: int, budget: int) -> int:
    """When an answer that others see is played: at the same time after the last thing they saw, whatever there was to
    think and however many secret answers led to it; only who is later than that plays at the next stroke.
    """
    first = min(touched, now) + max(pace, RUN * budget)  # the clock of whoever touched it last may run ahead of ours
    return first + max(0, -(-(now - first) // pace)) * pace


async def woken_within(table: Table, seconds: float) -> None:
    """Something happened at the table, or the time has passed."""
    try:
        async with asyncio.timeout(seconds):
            await table.woken.wait()
    except TimeoutError:
        return
