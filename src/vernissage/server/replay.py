"""Looking through a game again, from what a seat knew; once it is over, from any seat and with everything open."""

from functools import lru_cache

import msgspec
from msgspec import Struct

from vernissage.core.match import Match, answer, may_read
from vernissage.core.model import TABLE, Line, View
from vernissage.core.record import Entry, standing
from vernissage.server.pictures import told_line
from vernissage.server.table import Table
from vernissage.server.told import Step
from vernissage.server.trouble import Trouble


class Moment(Struct):
    """A picture that differs from the one before it, and what led there."""

    view: View
    lines: list[Line]
    entry: Entry | None


def may_replay(table: Table, person: str, seat: int) -> None:
    """While the game runs a seat looks back on its own knowledge only."""
    if table.position.match is None:
        raise Trouble("wrong-phase", "The game has not begun.")
    if table.position.phase == "finished":
        if seat >= len(table.position.chairs):
            raise Trouble("not-found", "There is no such seat.")
        table.viewer(person, None)
        return
    if seat == TABLE:
        raise Trouble("not-allowed", "Everything is open when the game is over.")
    table.viewer(person, seat)


def steps(table: Table, seat: int) -> list[Moment]:
    """The distinct pictures of a seat, in order."""
    match = table.position.match
    assert match is not None
    return moments(match, len(match.entries), seat)


@lru_cache(maxsize=64)
def moments(match: Match, _entries: int, seat: int) -> list[Moment]:
    """The game played again; entries that were taken back are left out, and so is what the seat did not notice."""
    game = match.game
    state = game.new(match.setup, match.seed)
    found = [Moment(game.view(state, seat), [], None)]
    seen = msgspec.json.encode(found[0].view)
    for entry in standing(match.entries):
        said = [(entry.n, Line("", entry.seat))] if entry.hint else answer(game, state, entry)[1]
        view = game.view(state, seat)
        now = msgspec.json.encode(view)
        lines = [line for n, line in said if may_read(line, seat)]
        if now != seen or lines:
            found.append(Moment(view, lines, entry))
            seen = now
    return found


def step(table: Table, seat: int, found: list[Moment], at: int) -> Step:
    """One moment as it is sent."""
    match = table.position.match
    assert match is not None
    moment = found[at]
    finished = table.position.phase == "finished"
    own = moment.entry is not None and (finished or moment.entry.seat == seat)
    return Step(
        at=at,
        last=len(found) - 1,
        seat=seat,
        view=moment.view,
        told=[told_line(match.game, line) for line in moment.lines],
        move=moment.entry.text if own and moment.entry else "",
        result=match.result if finished and at == len(found) - 1 else None,
    )
