"""REST: everything somebody has finished here, theirs to look at, take home and have forgotten."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get
from msgspec import Struct

from vernissage.server.bots.telling import Gist
from vernissage.server.process import Process, ThisProcess
from vernissage.server.storage.store import Person
from vernissage.server.tables.quarantine import Unreadable
from vernissage.server.tables.results import GameResult, outcome_of
from vernissage.server.wire.looking_back import Best, GameHistory, Habit, History, PastGame

Asked = Request[Any, Any, Any]
BATCH: Final = 12  # tables that are read for one request
MOST: Final = 1000  # games that are looked back on
HABITS: Final = 5
OUTCOME: Final = msgspec.json.Decoder(GameResult)
GISTS: Final = msgspec.json.Decoder(list[Gist])


class ReviewedGame(Struct):
    """A finished game of a person with the gist of its review, if it has one."""

    past: PastGame
    gist: Gist | None


@get("/history")
async def history(request: Asked, process: ThisProcess) -> History:
    """What somebody has finished, by game and one by one."""
    caller = await process.require_caller(request)
    return await history_of(process, caller.person)


@get("/history/export")
async def export(request: Asked, process: ThisProcess) -> Response[bytes]:
    """The same as a file."""
    caller = await process.require_caller(request)
    found = await history_of(process, caller.person)
    while found.unread:
        found = await history_of(process, caller.person)
    return Response(
        msgspec.json.format(msgspec.json.encode(found), indent=2),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="vernissage-history.json"'},
    )


@delete("/history", status_code=204)
async def forget(request: Asked, process: ThisProcess) -> None:
    """Nothing of what somebody has finished so far is counted any more; the games themselves stay with the others."""
    caller = await process.require_caller(request)
    await process.store.forget_results(caller.person.id)


async def history_of(process: Process, person: Person) -> History:
    """What is kept, after a few more finished tables have been read."""
    names = await process.store.unread_tables(person.id, BATCH)
    read = 0
    for name in names:
        with suppress(Unreadable):
            position = (await process.registry.table(name)).position
            await process.store.keep_result(name, person.id, position.touched, outcome_of(position, person.id))
            read += 1
    found = [told(*row) for row in await process.store.results(person.id, MOST)]
    games = dict.fromkeys(each.past.game for each in found)
    return History(
        name=person.name,
        games=[game_history(key, [each for each in found if each.past.game == key]) for key in games],
        past=[each.past for each in found],
        unread=read > 0 and len(names) == BATCH,
    )


def told(table: str, at: int, body: bytes, gists: bytes) -> ReviewedGame:
    """One row of the store."""
    outcome = OUTCOME.decode(body)
    gist = GISTS.decode(gists)[outcome.seat] if gists else None
    # A game without chances, such as one of drawings, has no accuracy.
    weighed = gist if gist is not None and gist.decisions else None
    past = PastGame(
        table=table,
        game=outcome.game,
        at=at,
        seat=outcome.seat,
        seats=outcome.seats,
        won=outcome.won,
        place=outcome.place,
        points=outcome.points,
        rivals=outcome.rivals,
        fresh=outcome.fresh,
        accuracy=weighed.accuracy if weighed else None,
        luck=weighed.luck if weighed else None,
        blunders=weighed.blunders if weighed else 0,
        mistakes=weighed.mistakes if weighed else 0,
    )
    return ReviewedGame(past, gist)


def game_history(key: str, found: list[ReviewedGame]) -> GameHistory:
    """How somebody does in one game."""
    counted = [each for each in found if each.past.fresh]
    reviewed = [each.gist for each in counted if each.gist is not None and each.gist.decisions]
    decisions = sum(gist.decisions for gist in reviewed)
    top = max(counted, key=lambda each: each.past.points, default=None)
    return GameHistory(
        game=key,
        played=len(counted),
        won=sum(each.past.won for each in counted),
        expected=sum(1 / each.past.seats for each in counted if each.past.seats > 1),
        most=top.past.points if top else 0,
        most_at=top.past.table if top else "",
        reviewed=len(reviewed),
        accuracy=sum(gist.accuracy * gist.decisions for gist in reviewed) / decisions if decisions else None,
        bests=bests(counted),
        habits=habits(counted),
    )


def bests(found: Iterable[ReviewedGame]) -> list[Best]:
    """The most somebody ever had of each thing that is counted."""
    kept: dict[str, Best] = {}
    for each in found:
        for measure, peak in each.gist.peaks.items() if each.gist else ():
            if measure not in kept or peak.value > kept[measure].value:
                kept[measure] = Best(
                    measure=measure, value=peak.value, table=each.past.table, seat=each.past.seat, n=peak.n
                )
    return list(kept.values())


def habits(found: Iterable[ReviewedGame]) -> list[Habit]:
    """The kinds of moves that cost most, each with its latest example."""
    kept: dict[tuple[str, str], Habit] = {}
    for each in found:
        for moment in each.gist.moments if each.gist else ():
            habit = kept.setdefault(
                (moment.played.id, moment.best.id),
                Habit(
                    played=moment.played,
                    best=moment.best,
                    times=0,
                    chances=0.0,
                    table=each.past.table,
                    seat=each.past.seat,
                    n=moment.n,
                ),
            )
            habit.times += 1
            habit.chances += moment.chances
    return sorted(kept.values(), key=lambda habit: -habit.chances)[:HABITS]


HISTORY = Router("/api", route_handlers=[history, export, forget], tags=["After the game"])
