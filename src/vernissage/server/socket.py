"""The play socket: commands in, pictures out, at the pace of whoever reads."""

import asyncio
import time
from collections import deque
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from vernissage.core.model import WATCHER
from vernissage.server.advice import advise
from vernissage.server.house import Caller, House
from vernissage.server.metrics import REFUSALS, SLOW, SOCKETS
from vernissage.server.pictures import common
from vernissage.server.sent import ClientMessage, Consent, Do, Draft, Here, Hint, Hold, Ping, Resume, TakeBack, Undo
from vernissage.server.table import Table
from vernissage.server.told import Pong, Problem, Same, TableNow
from vernissage.server.trouble import Trouble
from vernissage.server.wire import Outbound

REPLIES: Final = 64  # waiting for a reader at most
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
CODES: Final = {"no-session": 4401, "not-found": 4404, "too-fast": 4429, "too-many": 4429, "too-large": 4413}


@websocket("/ws/tables/{table:str}")
async def play(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], seat: Annotated[int | None, QueryParameter(ge=-1, le=7)] = None
) -> None:
    """One person at one table, for as long as the connection lasts."""
    house: House = socket.app.state.house
    try:
        caller = await house.known(socket)
        live = await house.hall.table(table)
        viewer = live.viewer(caller.person.id, seat)
        check_room(house, live, caller)
    except Trouble as trouble:
        await socket.accept()
        await socket.send_data(encode(trouble.message("")).decode())
        await socket.close(code=CODES.get(trouble.code, 4403), reason=trouble.code)
        return
    await socket.accept()
    await PlaySocket(house, live, caller, viewer, socket).run()


def check_room(house: House, table: Table, caller: Caller) -> None:
    """There is room for one more socket."""
    if house.crowd[caller.person.id] >= house.settings.person_sockets or len(table.lookers) >= house.settings.table_sockets:
        raise Trouble("too-many", "Too many connections.")


class PlaySocket:
    """A connection that always owes its reader the latest picture, and never more than that."""

    def __init__(self, house: House, table: Table, caller: Caller, viewer: int, socket: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.table = table
        self.session = caller.session
        self.person = caller.person.id
        self.viewer = viewer
        self.socket = socket
        self.rung = False
        self.waiter: asyncio.Future[None] | None = None  # of a pump with nothing to do
        self.replies: deque[str] = deque()
        self.resumed = False
        self.mark = ""
        self.told = 0
        self.room: tuple[int, int] = (-1, -1)
        self.times: deque[float] = deque()
        self.closing = 0
        self.here = True
        self.pumping: asyncio.Task[None] | None = None
        self.sending = 0.0  # since when a message waits to be taken

    async def run(self) -> None:
        """The connection lasts until either side ends it."""
        self.table.lookers.add(self)
        self.house.welcome(self)
        SOCKETS.inc()
        self.announce()
        pump = self.pumping = asyncio.create_task(self.pump())
        listener = asyncio.create_task(self.listen())
        try:
            await asyncio.wait({pump, listener}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.lookers.discard(self)
            self.house.farewell(self)
            SOCKETS.dec()
            for task in (pump, listener):
                task.cancel()
            results = await asyncio.gather(pump, listener, return_exceptions=True)
            self.announce()
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | TimeoutError | OSError):
                    log.error("socket failed", exc_info=result, table=self.table.id)
                    self.closing = self.closing or 1011
            await self.hang_up(self.closing or 1000)

    async def hang_up(self, code: int) -> None:
        """The connection is closed, if it still stands."""
        if self.socket.connection_state == "disconnect":
            return
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code=code)
        except (RuntimeError, TimeoutError, OSError):
            return

    def leave(self, code: int) -> None:
        """The connection is to be closed with this code."""
        self.closing = code
        self.changed()

    def changed(self) -> None:
        """The reader may be owed something."""
        self.rung = True
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def announce(self) -> None:
        """Everybody sees who is there."""
        people = {looker.person for looker in self.table.lookers if isinstance(looker, PlaySocket) and looker.here}
        self.house.hall.present(self.table, people)

    # Out

    async def pump(self) -> None:
        """Whatever the reader is owed goes out, as fast as it is taken."""
        loop = asyncio.get_running_loop()
        while not self.closing:
            if not self.rung:
                self.waiter = loop.create_future()
                await self.waiter
            self.rung = False
            if self.resumed:
                await self.show()
            while self.replies:
                await self.send(self.replies.popleft())

    async def show(self) -> None:
        """The reader has the latest chairs and the latest picture."""
        if self.table.position.unopened(self.person):
            await self.table.open_questions(self.person)
        position = self.table.position
        # Who may look from where changes with the room alone; nothing is awaited between this and the picture.
        while (position.room, position.undos) != self.room:
            if not self.may_look():
                self.leave(4403)
                return
            self.room = (position.room, position.undos)
            await self.send(encode(TableNow(table=self.house.hall.info(self.table, self.person))).decode())
        if position.match is None:
            return
        shown = self.table.pictures.show(position, self.viewer)
        if shown.mark != self.mark:
            told = common(shown, self.mark, self.told)
            self.mark, self.told = shown.mark, len(shown.heard.lines)
            await self.send(shown.message(told))

    def may_look(self) -> bool:
        """The reader looks from a seat of their own, or looks on where that is allowed."""
        if self.viewer != WATCHER and self.viewer not in self.table.position.seats_of(self.person):
            self.viewer = WATCHER  # the seat is no longer theirs
        if self.viewer == WATCHER:
            try:
                self.table.viewer(self.person, None)
            except Trouble:
                return False
        return True

    async def send(self, text: str) -> None:
        """The message is taken by the network; the house watches how long that takes."""
        self.sending = time.monotonic()
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
        self.sending = 0.0

    def check_pace(self, now: float) -> None:
        """A reader that takes nothing for too long is let go."""
        if self.sending and now - self.sending > self.house.settings.send_seconds and self.pumping is not None:
            SLOW.inc()
            self.closing = 4408
            self.pumping.cancel()

    def reply(self, message: Outbound) -> None:
        """The message goes out after the picture."""
        if len(self.replies) >= REPLIES:
            SLOW.inc()
            self.leave(4408)
            return
        self.replies.append(encode(message).decode())
        self.changed()

    # In

    async def listen(self) -> None:
        """Commands are answered one after the other."""
        most = self.house.settings.drawing_bytes if self.table.position.game.payloads else self.house.settings.message_bytes
        while not self.closing:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            body: str | bytes = received.get("text") or received.get("bytes") or ""  # type: ignore[assignment]  # ASGI gives one of both
            if len(body) > most:
                self.leave(4413)
            elif not self.in_time():
                self.leave(4429)
            elif self.session.expires <= self.house.hall.clock():
                self.leave(4401)
            else:
                await self.take(body)
        await asyncio.sleep(self.house.settings.send_seconds)  # the pump closes

    def in_time(self) -> bool:
        """The sender keeps to the pace."""
        now = time.monotonic()
        while self.times and self.times[0] < now - self.house.settings.message_seconds:
            self.times.popleft()
        self.times.append(now)
        return len(self.times) <= self.house.settings.messages

    async def take(self, body: str | bytes) -> None:
        """One message has been answered."""
        try:
            message = decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.reply(Problem(id="", code="malformed", sentence=str(error)[:200]))
            return
        command = getattr(message, "id", "")
        try:
            answer = await self.answer(message)
        except Trouble as trouble:
            REFUSALS.labels(trouble.code).inc()
            self.reply(trouble.message(command))
            return
        if answer is not None:
            self.reply(answer)

    async def answer(self, message: ClientMessage) -> Outbound | None:
        """What the message brings."""
        match message:
            case Do():
                return await self.table.do(self.person, self.viewer, message)
            case Draft():
                return self.table.draft(self.person, self.viewer, message)
            case Undo():
                return await self.table.undo(self.person, self.viewer, message)
            case Consent():
                return await self.table.consent(self.person, self.viewer, message)
            case TakeBack():
                return await self.table.take_back(self.person, self.viewer, message)
            case Hint():
                return await advise(self.house, self.table, self.person, self.viewer, message)
            case Resume():
                return await self.resume(message)
            case Hold():
                self.viewer = self.table.viewer(self.person, message.seat)
                self.mark, self.told = "", 0
                self.changed()
            case Here():
                self.here = message.here
                self.announce()
            case Ping():
                return Pong(id=message.id, now=self.house.hall.clock())
        return None

    async def resume(self, message: Resume) -> Outbound | None:
        """The reader has what is missing, or hears that nothing is."""
        if self.house.store.shared:
            await self.table.refresh()
        self.resumed = True
        self.mark, self.told = message.mark, message.told
        self.room = (-1, -1)
        self.changed()
        position = self.table.position
        if position.match is None:
            return None
        shown = self.table.pictures.show(position, self.viewer)
        return Same(mark=shown.mark) if shown.mark == message.mark else None
