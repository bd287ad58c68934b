"""Answering for those who do not: bots, people whose time is up, and the sandglass of the table."""

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from vernissage.core.game import TIME_UP
from vernissage.core.model import TABLE, Refusal
from vernissage.server import events as e
from vernissage.server import lobby
from vernissage.server.clocks import expired, next_deadline
from vernissage.server.metrics import BOT_SECONDS
from vernissage.server.position import Position
from vernissage.server.table import Deed, Held, Table
from vernissage.server.thinkers import Answer, default_answer

if TYPE_CHECKING:
    from vernissage.server.hall import Hall

HAND_IN: Final = 1500  # milliseconds before the sand has run out
OTHERS: Final = 2.0  # seconds until another look at a table that another process answers for
log = structlog.get_logger()


async def drive(hall: "Hall", table: Table) -> None:
    """Every question a bot or a clock must answer is answered, until the game is over or nobody is left to answer for."""
    while table.position.phase == "playing":
        table.woken.clear()
        position = table.position
        bots = [seat for seat in position.waiting() if position.chairs[seat].automatic]
        late = expired(position, hall.clock())
        when = next_deadline(position)
        absent = position.absent()
        if not bots and not late and not absent:
            if when is None:
                return
            await woken_within(table, max(0.01, (when - hall.clock()) / 1000))
        elif not await hall.may_drive(table):
            await woken_within(table, OTHERS)
        elif late:
            await expire(hall, table, late[0])
        elif absent:
            await sit_in(hall, table, absent[0], "missed")
        elif idle := [seat for seat in bots if held(table, seat) is None]:
            await let_bots_think(hall, table, idle)
        elif due := [seat for seat in bots if finish_time(hall, table, seat) <= hall.clock()]:
            await let_bots_play(hall, table, due)
        else:
            times = [finish_time(hall, table, seat) for seat in bots]
            soonest = min(times if when is None else [*times, when])
            await woken_within(table, min(OTHERS, max(0.01, (soonest - hall.clock()) / 1000)))


def held(table: Table, seat: int) -> Answer | None:
    """What the bot of the seat has decided to answer to its question."""
    found = table.held.get(seat)
    return found.answer if found is not None and found.seq == table.position.seqs[seat] else None


def finish_time(hall: "Hall", table: Table, seat: int) -> int:
    """When the bot's answer is played: at once, but in a race with people no sooner than a person would have been done.

    The sandglass is not waited out: who would be too late hands in just before.
    """
    position = table.position
    answer = held(table, seat)
    assert answer is not None
    assert position.match is not None
    people = any(not chair.automatic for chair in position.chairs)
    race = any(ask.race for ask in position.match.game.decisions(position.match.state) if ask.seat == seat)
    if not answer.seconds or not people or not race or not hall.settings.bot_pace:
        return 0
    done = position.since[seat] + round(answer.seconds * 1000)
    glass = position.glass
    return done if glass is None else min(done, glass.since + glass.ms - HAND_IN)


async def woken_within(table: Table, seconds: float) -> None:
    """Something happened at the table, or the time has passed."""
    try:
        async with asyncio.timeout(seconds):
            await table.woken.wait()
    except TimeoutError:
        return


async def expire(hall: "Hall", table: Table, seat: int) -> None:
    """The sandglass is out, or a person's time: a default is played or a bot sits in."""
    position = table.position
    if seat == TABLE:
        await table.answer_for(TABLE, position.n, [TIME_UP], None, "time-up")
    elif position.clock.expiry == "bot":
        await sit_in(hall, table, seat, "time")
    else:
        await play_safely(hall, table, seat, "default")


async def sit_in(hall: "Hall", table: Table, seat: int, cause: str) -> None:
    """A bot answers for a person who did not, until the owner takes the seat back."""
    seq = table.position.seqs[seat]

    def stand_in(now: Position) -> Deed | None:
        gone = now.seqs[seat] != seq or now.chairs[seat].automatic
        return None if gone else Deed(e.StoodIn(at=hall.clock(), seat=seat, cause=cause))

    await table.act(stand_in)


async def let_bots_think(hall: "Hall", table: Table, seats: list[int]) -> None:
    """The bots that are asked have decided, all thinking at the same time, and whoever need not wait has played."""
    position = table.position
    if table.lookers and hall.settings.bot_pace:
        await asyncio.sleep(max(0, position.touched + hall.settings.bot_pace - hall.clock()) / 1000)
    seqs = {seat: position.seqs[seat] for seat in seats}
    answers = await asyncio.gather(*(thought(hall, position, seat) for seat in seats))
    for seat, answer in zip(seats, answers, strict=True):
        if answer is not None:
            table.held[seat] = Held(seqs[seat], answer)
        elif table.position.seqs[seat] == seqs[seat]:
            log.warning("no bot answered", table=table.id, game=position.game.key)
            await play_safely(hall, table, seat, "bot")
    now = hall.clock()
    await let_bots_play(hall, table, [seat for seat in seats if held(table, seat) and finish_time(hall, table, seat) <= now])


async def let_bots_play(hall: "Hall", table: Table, seats: list[int]) -> None:
    """What the bots have decided has happened; the safe default where it is refused."""
    for seat in seats:
        found = table.held.pop(seat)
        try:
            await table.answer_for(seat, found.seq, [found.answer.action], found.answer.payload, "bot")
        except (Refusal, ValueError, TypeError) as error:
            log.warning("bot replaced by the safe default", table=table.id, game=table.position.game.key, error=str(error))
            if table.position.seqs[seat] == found.seq:
                await play_safely(hall, table, seat, "bot")


async def thought(hall: "Hall", position: Position, seat: int) -> Answer | None:
    """What the bot of a seat would do, from its view alone."""
    assert position.match is not None
    chair = position.chairs[seat]
    game, state = position.match.game, position.match.state
    level = chair.level if chair.kind == "bot" else lobby.stand_in_level(position)
    with BOT_SECONDS.labels(game.key, level).time():
        return await hall.thinkers.choose(game, level, game.view(state, seat), game.options(state, seat))


async def play_safely(hall: "Hall", table: Table, seat: int, cause: str) -> None:
    """The seat's safe action is played; its first option where even that is refused."""
    position = table.position
    assert position.match is not None
    game, state, seq = position.match.game, position.match.state, position.seqs[seat]
    answer = default_answer(game, game.view(state, seat), seat)
    try:
        await table.answer_for(seat, seq, [answer.action], answer.payload, cause)
    except Refusal as refusal:
        log.error("the safe default was refused", game=game.key, clause=refusal.clause)
        await table.answer_for(seat, seq, [game.text(game.options(state, seat)[0])], answer.payload, cause)
