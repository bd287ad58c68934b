"""REST: what decided a finished game, playing on from one of its moments, and what onlookers are told meanwhile."""

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.process import ThisProcess
from vernissage.server.rest.tables import at_table, check_quota
from vernissage.server.tables import lobby
from vernissage.server.wire.looking_back import PlayOn, ReviewNow, WatchedChances
from vernissage.server.wire.replies import TableInfo

Asked = Request[Any, Any, Any]


@get("/{table:str}/review")
async def review(
    request: Asked,
    table: FromPath[str],
    process: ThisProcess,
    again: Annotated[bool, QueryParameter(description="Try once more what has failed.")] = False,
) -> ReviewNow:
    """The review of a finished game, or how far it has come; the first who asks starts it."""
    caller, live = await at_table(request, process, table)
    return await process.reviews.look(live, caller.person.id, again=again)


@post("/{table:str}/play-on", status_code=201)
async def play_on(request: Asked, table: FromPath[str], data: JSONBody[PlayOn], process: ThisProcess) -> TableInfo:
    """A new table against bots that begins at a moment of a finished game."""
    caller, live = await at_table(request, process, table)
    live.viewer(caller.person.id, None)
    await check_quota(process, caller)
    events = lobby.played_on(live.position, data, caller.person, process.registry.clock())
    if not process.limits.allow(f"play on {caller.person.id}", 20, 60):
        raise RequestError("too-fast", Message("error-many-moments"))
    return process.registry.info(await process.registry.create_played(events), caller.person.id)


@get("/{table:str}/chances")
async def watched_chances(request: Asked, table: FromPath[str], process: ThisProcess) -> WatchedChances:
    """Who is likely to win, some turns late, for onlookers of a table whose host allows it."""
    caller, live = await at_table(request, process, table)
    return await process.onlookers.look(live, caller.person.id)


REVIEWS = Router("/api/tables", route_handlers=[review, play_on, watched_chances], tags=["After the game"])
