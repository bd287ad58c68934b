"""REST: playing without a socket, records and replay."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vernissage import games
from vernissage.core.record import RecordError
from vernissage.server import events as e
from vernissage.server import replay
from vernissage.server.advice import advise
from vernissage.server.gathering import at_table
from vernissage.server.house import House, HouseHere
from vernissage.server.sent import Consent, Do, Draft, Hint, TakeBack, Undo
from vernissage.server.table import Table
from vernissage.server.told import Done, Drafted, Hinted, Imported, Step
from vernissage.server.trouble import Trouble

Asked = Request[Any, Any, Any]
LONGEST_WAIT = 25.0


class Bell:
    """Rings when the table changes."""

    def __init__(self) -> None:
        self.event = asyncio.Event()

    def changed(self) -> None:
        self.event.set()


@get("/tables/{table:str}/picture")
async def picture(
    request: Asked,
    table: FromPath[str],
    house: HouseHere,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=7)] = None,
    mark: Annotated[str, QueryParameter(max_length=64)] = "",
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response[str]:
    """The table as the seat sees it (Picture); 204 when the mark is still current after waiting."""
    caller, live = await at_table(request, house, table)
    body = await newer(house, live, caller.person.id, seat, mark, wait)
    return Response(body or "", status_code=200 if body else 204, media_type=MediaType.JSON)


async def newer(house: House, table: Table, person: str, seat: int | None, mark: str, wait: float) -> str | None:
    """The picture as soon as it is another than the mark's."""
    bell = Bell()
    table.lookers.add(bell)
    try:
        async with asyncio.timeout(wait or None):
            while True:
                if table.position.unopened(person):
                    await table.open_questions(person)
                viewer = table.viewer(person, seat)
                if table.position.match is not None:
                    shown = table.pictures.show(table.position, viewer)
                    if shown.mark != mark:
                        return shown.message(0)
                if not wait:
                    if table.position.match is None:
                        raise Trouble("wrong-phase", "The game has not begun.")
                    return None
                await bell.event.wait()
                bell.event.clear()
    except TimeoutError:
        return None
    finally:
        table.lookers.discard(bell)


@post("/tables/{table:str}/seats/{seat:int}/do", status_code=200)
async def do(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Do], house: HouseHere) -> Done:
    """The choices have happened, all of them, and are stored."""
    caller, live = await at_table(request, house, table)
    return await live.do(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/draft", status_code=200)
async def draft(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Draft], house: HouseHere) -> Drafted:
    """What the choices would bring."""
    caller, live = await at_table(request, house, table)
    return live.draft(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/undo", status_code=200)
async def undo(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Undo], house: HouseHere) -> Done:
    """The last move is taken back, or the others are asked."""
    caller, live = await at_table(request, house, table)
    return await live.undo(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/consent", status_code=200)
async def consent(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Consent], house: HouseHere) -> Done:
    """Yes or no to somebody's undo."""
    caller, live = await at_table(request, house, table)
    return await live.consent(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/take-back", status_code=200)
async def take_back(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[TakeBack], house: HouseHere) -> Done:
    """The owner plays again instead of the bot."""
    caller, live = await at_table(request, house, table)
    return await live.take_back(caller.person.id, seat, data)


@post("/tables/{table:str}/seats/{seat:int}/hint", status_code=200)
async def hint(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Hint], house: HouseHere) -> Hinted:
    """The best moves a bot sees from the seat; everybody hears that it asked."""
    caller, live = await at_table(request, house, table)
    return await advise(house, live, caller.person.id, seat, data)


@get("/tables/{table:str}/record")
async def record(request: Asked, table: FromPath[str], house: HouseHere) -> Response[str]:
    """The record of a finished game, as a file."""
    _caller, live = await at_table(request, house, table)
    match = live.position.match
    if match is None or live.position.phase != "finished":
        raise Trouble("wrong-phase", "The record is given out when the game is over.")
    name = f"{live.position.game.key}-{live.id}.vern"
    return Response(
        match.record().text(), media_type="application/x-ndjson", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/tables/{table:str}/replay/{at:int}")
async def step(
    request: Asked, table: FromPath[str], at: FromPath[int], house: HouseHere, seat: Annotated[int, QueryParameter(ge=-2, le=7)] = -1
) -> Step:
    """One of the distinct pictures of a seat, from the first to the last."""
    caller, live = await at_table(request, house, table)
    replay.may_replay(live, caller.person.id, seat)
    steps = replay.steps(live, seat)
    if not 0 <= at < len(steps):
        raise Trouble("not-found", f"There are steps 0 to {len(steps) - 1}.")
    return replay.step(live, seat, steps, at)


@post("/records", status_code=201)
async def bring(request: Asked, house: HouseHere) -> Imported:
    """A finished table from a record (the text of a .vern file)."""
    caller = await house.known(request)
    if not house.limits.allow(f"record {caller.person.id}", 20, 60):
        raise Trouble("too-fast", "One record after the other.")
    body = await request.body()
    try:
        match = await asyncio.to_thread(games.parse, body.decode("utf-8"))
    except (UnicodeDecodeError, RecordError, RecursionError) as error:
        raise Trouble("malformed", str(error)) from None
    if not match.over:
        raise Trouble("malformed", "This game is not over.")
    at = house.hall.clock()
    made = e.Made(at=at, game=match.game.key, host=caller.person.id, options=options_of(msgspec.to_builtins(match.setup)))
    table = await house.hall.create([made, e.Brought(at=at, record=match.record().text())])
    return Imported(id=table.id)


def options_of(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up without its seats."""
    return {name: value for name, value in setup.items() if name != "seats"}


PLAYING = Router("/api", route_handlers=[picture, do, draft, undo, consent, take_back, hint, record, step, bring], tags=["Play"])
