"""REST: setting up tables, sitting down, starting, and the next game."""

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vernissage.server import events as e
from vernissage.server import lobby
from vernissage.server.house import Caller, House, HouseHere
from vernissage.server.position import Position
from vernissage.server.sent import AddBot, NewTable, Sit, TableChange
from vernissage.server.table import Deed, Table
from vernissage.server.told import TableInfo, TableList
from vernissage.server.trouble import Trouble

Asked = Request[Any, Any, Any]


@get("/")
async def public_tables(request: Asked, house: HouseHere, game: Annotated[str, QueryParameter(max_length=40)] = "") -> TableList:
    """Public tables that wait for people or are being played, latest first."""
    caller = await house.known(request)
    found = []
    for name in await house.store.public_tables(game):
        found.append(house.hall.info(await house.hall.table(name), caller.person.id))
    return TableList(tables=found)


@post("/", status_code=201)
async def make_table(request: Asked, data: JSONBody[NewTable], house: HouseHere) -> TableInfo:
    """A new table; its maker is the host and sits on the first chair."""
    caller = await house.known(request)
    await check_quota(house, caller)
    if data.deal:
        await finished_seed(house, data.deal, data.game)
    table = await house.hall.create(lobby.made(data, caller.person, house.hall.clock()))
    return house.hall.info(table, caller.person.id)


@get("/{table:str}")
async def table_info(request: Asked, table: FromPath[str], house: HouseHere) -> TableInfo:
    """The table of an invitation."""
    caller, live = await at_table(request, house, table)
    return house.hall.info(live, caller.person.id)


@post("/{table:str}/settings", status_code=200)
async def change_settings(request: Asked, table: FromPath[str], data: JSONBody[TableChange], house: HouseHere) -> TableInfo:
    """The host changes settings before the start."""
    caller, live = await at_table(request, house, table)
    await live.act(lobby.change(caller.person, data, house.hall.clock()))
    return house.hall.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}", status_code=200)
async def sit(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Sit], house: HouseHere) -> TableInfo:
    """Takes an open chair; a second one makes a hot seat."""
    caller, live = await at_table(request, house, table)
    await live.act(lobby.sit(caller.person, seat, data.name, house.hall.clock()))
    return house.hall.info(live, caller.person.id)


@delete("/{table:str}/seats/{seat:int}", status_code=200)
async def leave(request: Asked, table: FromPath[str], seat: FromPath[int], house: HouseHere) -> TableInfo:
    """Leaves a chair, or clears it as the host; during a game a bot plays on."""
    caller, live = await at_table(request, house, table)
    await live.act(lobby.leave(caller.person, seat, house.hall.clock()))
    return house.hall.info(live, caller.person.id)


@post("/{table:str}/seats/{seat:int}/bot", status_code=200)
async def add_bot(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[AddBot], house: HouseHere) -> TableInfo:
    """The host gives an open chair to a bot."""
    caller, live = await at_table(request, house, table)
    await live.act(lobby.add_bot(caller.person, seat, data.level, house.hall.clock()))
    return house.hall.info(live, caller.person.id)


@post("/{table:str}/start", status_code=200)
async def start(request: Asked, table: FromPath[str], house: HouseHere) -> TableInfo:
    """The host begins with whoever sits."""
    caller, live = await at_table(request, house, table)
    deal = live.position.deal
    seed = await finished_seed(house, deal, live.position.game.key) if deal else ""
    await live.act(lobby.start(caller.person, house.hall.clock(), seed))
    return house.hall.info(live, caller.person.id)


@post("/{table:str}/rematch", status_code=200)
async def rematch(request: Asked, table: FromPath[str], house: HouseHere) -> TableInfo:
    """One new table for the same people and bots; whoever asks second is led there too."""
    caller, live = await at_table(request, house, table)
    if not live.position.seats_of(caller.person.id):
        raise Trouble("not-allowed", "Only those who played here play again.")
    if live.position.phase != "finished":
        raise Trouble("wrong-phase", "The game is not over.")
    if not live.position.rematch:
        await check_quota(house, caller)
        fresh = await house.hall.create(lobby.again(live.position, house.hall.clock()))

        def decide(position: Position) -> Deed | None:
            return None if position.rematch else Deed(e.Rematched(at=house.hall.clock(), table=fresh.id))

        await live.act(decide)
        if live.position.rematch != fresh.id:
            house.hall.tables.pop(fresh.id, None)
            await house.store.remove_table(fresh.id)
    return house.hall.info(await house.hall.table(live.position.rematch), caller.person.id)


@get("/{table:str}/qr.svg")
async def qr_code(request: Asked, table: FromPath[str], house: HouseHere) -> Response[bytes]:
    """The invitation link as a QR code."""
    _caller, live = await at_table(request, house, table)
    base = house.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    segno.make(f"{base}/t/{live.id}", error="m").save(picture, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def at_table(request: Asked, house: House, name: str) -> tuple[Caller, Table]:
    """Who is asking, and the table."""
    caller = await house.known(request)
    return caller, await house.hall.table(name)


async def check_quota(house: House, caller: Caller) -> None:
    """Nobody keeps more tables open than a house can hold."""
    mine = await house.store.tables_of(caller.person.id, 2 * house.settings.person_tables)
    if sum(phase != "finished" for name, phase in mine) >= house.settings.person_tables:
        raise Trouble("too-many", "You sit at enough tables: finish one first.")


async def finished_seed(house: House, name: str, game: str) -> str:
    """The seed of a finished table of this game."""
    position = (await house.hall.table(name)).position
    if position.phase != "finished" or position.match is None or position.game.key != game:
        raise Trouble("wrong-phase", "Only the deal of a finished game of the same kind is played again.")
    return str(position.match.seed)


GATHERING = Router(
    "/api/tables",
    route_handlers=[public_tables, make_table, table_info, change_settings, sit, leave, add_bot, start, rematch, qr_code],
    tags=["Tables"],
)
