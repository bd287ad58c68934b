"""REST: playing without a socket, records and replay."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vernissage.core.model import Message
from vernissage.server.errors import RequestError, malformed
from vernissage.server.process import Process, Subscription, ThisProcess
from vernissage.server.rest.tables import at_table
from vernissage.server.tables import replay
from vernissage.server.tables.table import Table
from vernissage.server.wire.replies import Advised, Composed, Done, Drafted, Imported, ReplayStep, ReplayStrip
from vernissage.server.wire.requests import Advise, Compose, Consent, Do, Draft, TakeBack, Undo

Asked = Request[Any, Any, Any]
LONGEST_WAIT = 25.0


@get("/tables/{table:str}/snapshot")
async def snapshot(
    request: Asked,
    table: FromPath[str],
    process: ThisProcess,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=7)] = None,
    mark: Annotated[str, QueryParameter(max_length=64)] = "",
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response[str]:
    """The table as the seat sees it (Snapshot); 204 when the mark is still current after waiting."""
    caller, live = await at_table(request, process, table)
    with process.limits.one_of(f"wait {caller.person.id}", process.settings.person_waits):
        body = await newer(process, live, caller.person.id, seat, mark, wait)
    return Response(body or "", status_code=200 if body else 204, media_type=MediaType.JSON)


async def newer(process: Process, table: Table, person: str, seat: int | None, mark: str, wait: float) -> str | None:
    """The picture as soon as it is another than the mark's."""
    subscription = Subscription()
    table.subscribers.add(subscription)
    process.waiting.add(subscription)
    try:
        async with asyncio.timeout(wait or None):
            while True:
                if table.position.unopened(person):
                    await table.open_questions(person)
                viewer = table.viewer(person, seat)
                if table.position.match is not None:
                    shown = table.snapshots.show(table.position, viewer)
                    if shown.mark != mark:
                        return shown.message(0)
                if not wait:
                    if table.position.match is None:
                        raise RequestError("wrong-phase", Message("error-not-begun"))
                    return None
                await subscription.event.wait()
                if subscription.stopped:
                    return None
                subscription.event.clear()
    except TimeoutError:
        return None
    finally:
        table.subscribers.discard(subscription)
        process.waiting.discard(subscription)


@post("/tables/{table:str}/seats/{seat:int}/do", status_code=200)
async def do(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Do], process: ThisProcess
) -> Done:
    """The choices have happened, all of them, and are stored."""
    caller, live = await at_table(request, process, table)
    return await live.do(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/draft", status_code=200)
async def draft(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Draft], process: ThisProcess
) -> Drafted:
    """What the choices would bring."""
    caller, live = await at_table(request, process, table)
    return live.draft(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/compose", status_code=200)
async def compose(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Compose], process: ThisProcess
) -> Composed:
    """One gesture, put together."""
    caller, live = await at_table(request, process, table)
    return live.compose(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/undo", status_code=200)
async def undo(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Undo], process: ThisProcess
) -> Done:
    """The last move is taken back, or the others are asked."""
    caller, live = await at_table(request, process, table)
    return await live.undo(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/consent", status_code=200)
async def consent(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Consent], process: ThisProcess
) -> Done:
    """Yes or no to somebody's undo."""
    caller, live = await at_table(request, process, table)
    return await live.consent(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/take-back", status_code=200)
async def take_back(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[TakeBack], process: ThisProcess
) -> Done:
    """The owner plays again instead of the bot."""
    caller, live = await at_table(request, process, table)
    return await live.take_back(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/hint", status_code=200)
async def hint(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Advise], process: ThisProcess
) -> Advised:
    """The best moves a bot sees from the seat; everybody hears that it asked."""
    caller, live = await at_table(request, process, table)
    return await process.adviser.advise(live, caller.person.id, seat, data)


@get("/tables/{table:str}/record")
async def record(request: Asked, table: FromPath[str], process: ThisProcess) -> Response[str]:
    """The record of a finished game, as a file."""
    caller, live = await at_table(request, process, table)
    live.viewer(caller.person.id, None)
    match = live.position.match
    if match is None or not match.over:
        raise RequestError("wrong-phase", Message("error-record-sealed"))
    name = f"{live.position.game.key}-{live.id}.vern"
    text = await asyncio.to_thread(lambda: match.record().text())  # nothing changes a finished game
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/replay/{at:int}")
async def step(
    request: Asked,
    table: FromPath[str],
    at: FromPath[int],
    process: ThisProcess,
    seat: Annotated[int, QueryParameter(ge=-2, le=7)] = -1,
) -> ReplayStep:
    """One of the distinct pictures of a seat, from the first to the last."""
    caller, live = await at_table(request, process, table)
    replay.may_replay(live, caller.person.id, seat)
    steps = await replay.steps(live, seat)
    if not 0 <= at < len(steps):
        raise RequestError("not-found", Message("error-no-step", {"last": len(steps) - 1}))
    return replay.step(live, seat, steps, at)


@get("/tables/{table:str}/replay")
async def strip(
    request: Asked,
    table: FromPath[str],
    process: ThisProcess,
    seat: Annotated[int, QueryParameter(ge=-2, le=7)] = -1,
) -> ReplayStrip:
    """All steps of a seat at a glance: who did what, and where turns and rounds begin."""
    caller, live = await at_table(request, process, table)
    replay.may_replay(live, caller.person.id, seat)
    return replay.strip(live, seat, await replay.steps(live, seat))


@post("/records", status_code=201)
async def import_record(request: Asked, process: ThisProcess) -> Imported:
    """A finished table from a record (the text of a .vern file)."""
    caller = await process.require_caller(request)
    if not process.limits.allow(f"record {caller.person.id}", 20, 60):
        raise RequestError("too-fast", Message("error-many-records"))
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise malformed(error) from None
    table = await process.registry.bring(text, caller.person.id)
    return Imported(id=table.id)


PLAY = Router(
    "/api",
    route_handlers=[snapshot, do, draft, compose, undo, consent, take_back, hint, record, step, strip, import_record],
    tags=["Play"],
)
