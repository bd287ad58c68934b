"""REST: what people do at a table besides playing."""

from typing import Any, Final

from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.process import Process, ThisProcess
from vernissage.server.rest.tables import at_table
from vernissage.server.tables import life
from vernissage.server.tables.table import Table
from vernissage.server.wire.replies import TableInfo
from vernissage.server.wire.requests import Greeting, Say, Talking

Asked = Request[Any, Any, Any]
TALK: Final = (8, 20.0)  # things one person may say in so many seconds
HOUR: Final = 3_600_000


def here(table: Table) -> set[str]:
    """The people who look at the table now, in any process."""
    return {person for people in table.here.values() for person in people}


@post("/{table:str}/seats/{seat:int}/name", status_code=200)
async def rename(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Greeting], process: ThisProcess
) -> TableInfo:
    """Another name at one's own chair, or for somebody at the same keyboard, before the start."""
    caller, live = await at_table(request, process, table)
    await live.act(life.rename(caller.person, seat, data.name, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(request: Asked, table: FromPath[str], seat: FromPath[int], process: ThisProcess) -> TableInfo:
    """A bot plays on for the seat until its owner takes it back; others ask for it when its owner is away."""
    caller, live = await at_table(request, process, table)
    patience = process.settings.away_seconds * 1000
    now = process.registry.clock()
    await live.act(life.stand_in(caller.person, seat, now, here=here(live), patience=patience))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}/resign", status_code=200)
async def resign(request: Asked, table: FromPath[str], seat: FromPath[int], process: ThisProcess) -> TableInfo:
    """The seat gives the game up: a bot plays on, or the game ends where nobody else is left."""
    caller, live = await at_table(request, process, table)
    await live.act(life.resign(caller.person, seat, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}/nudge", status_code=200)
async def nudge(request: Asked, table: FromPath[str], seat: FromPath[int], process: ThisProcess) -> TableInfo:
    """Reminds a person that everybody waits; once a minute."""
    caller, live = await at_table(request, process, table)
    await live.act(life.nudge(caller.person, seat, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/end", status_code=200)
async def end(request: Asked, table: FromPath[str], process: ThisProcess) -> TableInfo:
    """Gives up a game that nobody else is playing any more."""
    caller, live = await at_table(request, process, table)
    abandoned = process.settings.abandoned_hours * HOUR
    now = process.registry.clock()
    await live.act(life.end(caller.person, now, here=here(live), abandoned=abandoned))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/close", status_code=204)
async def close(request: Asked, table: FromPath[str], process: ThisProcess) -> None:
    """The host takes away a table that has not begun and at which nobody else sits."""
    caller, live = await at_table(request, process, table)
    life.may_close(live.position, caller.person)
    await forget(process, live)


async def forget(process: Process, table: Table) -> None:
    """The table is gone."""
    process.registry.tables.pop(table.id, None)
    await process.store.remove_table(table.id)


@post("/{table:str}/say", status_code=200)
async def say(request: Asked, table: FromPath[str], data: JSONBody[Say], process: ThisProcess) -> TableInfo:
    """Words for those who sit at the table, or a sign."""
    caller, live = await at_table(request, process, table)
    decide = life.say(caller.person, data, process.registry.clock())
    if not process.limits.allow(f"talk of {caller.person.id}", *TALK):
        raise RequestError("too-fast", Message("error-much-talk"))
    await live.act(decide)
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/talk", status_code=200)
async def talk(request: Asked, table: FromPath[str], data: JSONBody[Talking], process: ThisProcess) -> TableInfo:
    """The host lets people talk at the table, or does not."""
    caller, live = await at_table(request, process, table)
    await live.act(life.talk(caller.person, process.registry.clock(), on=data.on))
    return process.registry.info(live, caller.person.id)


LIFE = Router(
    "/api/tables",
    route_handlers=[rename, stand_in, resign, nudge, end, close, say, talk],
    tags=["Tables"],
)
