"""REST: setting up tables, sitting down, starting, and the next game."""

import io
from contextlib import suppress
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vernissage import games
from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.process import Caller, Process, ThisProcess
from vernissage.server.tables import lobby
from vernissage.server.tables import log as e
from vernissage.server.tables.info import fairness as fairness_of
from vernissage.server.tables.position import Position
from vernissage.server.tables.quarantine import Unreadable
from vernissage.server.tables.table import Pending, Table
from vernissage.server.wire.replies import Fairness, TableInfo, TableList
from vernissage.server.wire.requests import AddBot, GiveShare, NewTable, Sit, TableChange

Asked = Request[Any, Any, Any]


@get("/")
async def public_tables(
    request: Asked, process: ThisProcess, game: Annotated[str, QueryParameter(max_length=40)] = ""
) -> TableList:
    """Public tables that wait for people or are being played, latest first."""
    caller = await process.require_caller(request)
    known = games.keys()
    found = []
    for name in await process.store.public_tables(game) if not game or game in known else []:
        with suppress(Unreadable):
            found.append(process.registry.info(await process.registry.table(name), caller.person.id))
    return TableList(tables=found)


@post("/", status_code=201)
async def make_table(request: Asked, data: JSONBody[NewTable], process: ThisProcess) -> TableInfo:
    """A new table; its maker is the host and sits on the first chair."""
    caller = await process.require_caller(request)
    await check_quota(process, caller)
    if data.deal:
        await finished_seed(process, data.deal, data.game)
    table = await process.registry.create(lobby.made(data, caller.person, process.registry.clock()))
    return process.registry.info(table, caller.person.id)


@get("/{table:str}")
async def table_info(request: Asked, table: FromPath[str], process: ThisProcess) -> TableInfo:
    """The table of an invitation."""
    caller, live = await at_table(request, process, table)
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/settings", status_code=200)
async def change_settings(
    request: Asked, table: FromPath[str], data: JSONBody[TableChange], process: ThisProcess
) -> TableInfo:
    """The host changes settings before the start."""
    caller, live = await at_table(request, process, table)
    await live.act(lobby.change(caller.person, data, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}", status_code=200)
async def sit(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Sit], process: ThisProcess
) -> TableInfo:
    """Takes an open chair; a second one makes a hot seat."""
    caller, live = await at_table(request, process, table)
    await live.act(lobby.sit(caller.person, seat, data, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}/share", status_code=200)
async def give_share(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[GiveShare], process: ThisProcess
) -> TableInfo:
    """Gives the seat's part of the deal's seed, before the start."""
    caller, live = await at_table(request, process, table)
    await live.act(lobby.give_share(caller.person, seat, data, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@get("/{table:str}/fairness")
async def fairness(request: Asked, table: FromPath[str], process: ThisProcess) -> Fairness:
    """What the deal was mixed from, and once the game is over whether it all belongs together."""
    caller, live = await at_table(request, process, table)
    live.viewer(caller.person.id, None)
    return fairness_of(live.position)


@delete("/{table:str}/seats/{seat:int}", status_code=200)
async def leave(request: Asked, table: FromPath[str], seat: FromPath[int], process: ThisProcess) -> TableInfo:
    """Leaves a chair, or clears it as the host; during a game a bot plays on."""
    caller, live = await at_table(request, process, table)
    await live.act(lobby.leave(caller.person, seat, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}/bot", status_code=200)
async def add_bot(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[AddBot], process: ThisProcess
) -> TableInfo:
    """The host gives an open chair to a bot."""
    caller, live = await at_table(request, process, table)
    await live.act(lobby.add_bot(caller.person, seat, data.level, process.registry.clock()))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/start", status_code=200)
async def start(request: Asked, table: FromPath[str], process: ThisProcess) -> TableInfo:
    """The host begins with whoever sits."""
    caller, live = await at_table(request, process, table)
    deal = live.position.deal
    seed = await finished_seed(process, deal, live.position.game.key) if deal else ""
    await live.act(lobby.start(caller.person, process.registry.clock(), seed))
    return process.registry.info(live, caller.person.id)


@post("/{table:str}/rematch", status_code=200)
async def rematch(request: Asked, table: FromPath[str], process: ThisProcess) -> TableInfo:
    """One new table for the same people and bots; whoever asks second is led there too."""
    caller, live = await at_table(request, process, table)
    if not live.position.seats_of(caller.person.id):
        raise RequestError("not-allowed", Message("error-rematch-players"))
    if live.position.phase != "finished":
        raise RequestError("wrong-phase", Message("error-not-over"))
    if not live.position.rematch:
        await check_quota(process, caller)
        fresh = await process.registry.create(lobby.again(live.position, process.registry.clock()))

        def decide(position: Position) -> Pending | None:
            return None if position.rematch else Pending(e.Rematched(at=process.registry.clock(), table=fresh.id))

        await live.act(decide)
        if live.position.rematch != fresh.id:
            process.registry.tables.pop(fresh.id, None)
            await process.store.remove_table(fresh.id)
    return process.registry.info(await process.registry.table(live.position.rematch), caller.person.id)


@get("/{table:str}/qr.svg")
async def qr_code(request: Asked, table: FromPath[str], process: ThisProcess) -> Response[bytes]:
    """The invitation link as a QR code."""
    _caller, live = await at_table(request, process, table)
    base = process.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    segno.make(f"{base}/t/{live.id}", error="m").save(picture, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def at_table(request: Asked, process: Process, name: str) -> tuple[Caller, Table]:
    """Who is asking, and the table."""
    caller = await process.require_caller(request)
    return caller, await process.registry.table(name)


async def check_quota(process: Process, caller: Caller) -> None:
    """Nobody keeps more tables open than a house can hold."""
    mine = await process.store.tables_of(caller.person.id, 2 * process.settings.person_tables)
    if sum(phase != "finished" for name, phase in mine) >= process.settings.person_tables:
        raise RequestError("too-many", Message("error-enough-tables"))


async def finished_seed(process: Process, name: str, game: str) -> str:
    """The seed of a finished table of this game."""
    position = (await process.registry.table(name)).position
    if position.imported:
        raise RequestError("not-allowed", Message("error-deal-imported"))
    if position.match is None or not position.match.over or position.game.key != game:
        raise RequestError("wrong-phase", Message("error-deal-unfinished"))
    return str(position.match.seed)


TABLES = Router(
    "/api/tables",
    route_handlers=[
        public_tables,
        make_table,
        table_info,
        change_settings,
        sit,
        give_share,
        fairness,
        leave,
        add_bot,
        start,
        rematch,
        qr_code,
    ],
    tags=["Tables"],
)
