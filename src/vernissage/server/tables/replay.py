"""Looking through a game again, from what a seat knew; once it is over, from any seat and with everything open."""

import asyncio
from typing import Final

from vernissage.core.model import TABLE, Message
from vernissage.core.steps import Moment
from vernissage.server.errors import RequestError
from vernissage.server.slices import in_slices
from vernissage.server.tables.snapshots import told_line
from vernissage.server.tables.table import Table
from vernissage.server.wire.replies import ReplayFrame, ReplayStep, ReplayStrip

FILMS: Final = 4  # seats of a table whose games are kept ready


def may_replay(table: Table, person: str, seat: int) -> None:
    """While the game runs a seat looks back on its own knowledge only."""
    if table.position.match is None:
        raise RequestError("wrong-phase", Message("error-not-begun"))
    if table.position.phase == "finished":
        if seat >= len(table.position.chairs):
            raise RequestError("not-found", Message("error-no-seat"))
        table.viewer(person, None)
        return
    if seat == TABLE:
        raise RequestError("not-allowed", Message("error-open-later"))
    table.viewer(person, seat)


async def steps(table: Table, seat: int) -> list[Moment]:
    """The distinct pictures of a seat, in order; whoever asks for the same at once shares the work."""
    match = table.position.match
    assert match is not None
    entries, films = len(match.entries), table.films
    if seat not in films or films[seat][0] != entries:
        films.pop(seat, None)
        while len(films) >= FILMS:
            del films[next(iter(films))]
        films[seat] = (entries, asyncio.ensure_future(in_slices(match.look_back(seat))))
    return moves(await asyncio.shield(films[seat][1]))


def moves(found: list[Moment | None]) -> list[Moment]:
    """The moments that are moves; that somebody asked for a hint is told with the move before it."""
    kept: list[Moment] = []
    for moment in found:
        if moment is None:
            continue
        if moment.entry is not None and moment.entry.hint:
            kept[-1] = Moment(kept[-1].view, [*kept[-1].lines, *moment.lines], kept[-1].entry)
        else:
            kept.append(moment)
    return kept


def strip(table: Table, seat: int, found: list[Moment]) -> ReplayStrip:
    """The whole game at a glance: who did what at each step, and where turns and rounds begin."""
    match = table.position.match
    assert match is not None
    finished = table.position.phase == "finished"
    frames: list[ReplayFrame] = []
    for at, moment in enumerate(found):
        entry = moment.entry
        told = next((line.seat for line in moment.lines if line.seat >= 0), -1)
        mover = entry.seat if entry is not None and (finished or entry.seat == seat) else told
        before = frames[-1] if frames else None
        number = getattr(moment.view, "round", 0)
        frames.append(
            ReplayFrame(
                at=at,
                n=entry.n if entry is not None else 0,
                seat=mover,
                round=number,
                turn=before is None or mover != before.seat or number != before.round,
                told=[told_line(match.game, line) for line in moment.lines],
            )
        )
    return ReplayStrip(seat=seat, frames=frames)


def step(table: Table, seat: int, found: list[Moment], at: int) -> ReplayStep:
    """One moment as it is sent."""
    match = table.position.match
    assert match is not None
    moment = found[at]
    finished = table.position.phase == "finished"
    own = moment.entry is not None and (finished or moment.entry.seat == seat)
    return ReplayStep(
        at=at,
        last=len(found) - 1,
        n=moment.entry.n if moment.entry is not None else 0,
        seat=seat,
        view=moment.view,
        told=[told_line(match.game, line) for line in moment.lines],
        move=moment.entry.text if own and moment.entry else "",
        standing=match.game.standing(moment.view),
        result=match.result if finished and at == len(found) - 1 else None,
    )
