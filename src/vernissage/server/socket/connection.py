"""The play socket: commands in, pictures out, at the pace of whoever reads."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from vernissage.core.model import WATCHER, Message
from vernissage.server.errors import RequestError, malformed
from vernissage.server.metrics import REFUSALS, SLOW, SOCKETS
from vernissage.server.process import Caller, Process
from vernissage.server.security import language_of
from vernissage.server.socket.framing import PUT, framed
from vernissage.server.tables.snapshots import common
from vernissage.server.tables.table import Table
from vernissage.server.wire.common import Outbound
from vernissage.server.wire.replies import Done, Pong, Same, TableNow
from vernissage.server.wire.requests import (
    Advise,
    AskCoach,
    ClientMessage,
    Compose,
    Consent,
    Do,
    Draft,
    Here,
    Hold,
    Ping,
    Resume,
    TakeBack,
    Undo,
)

REPLIES: Final = 64  # waiting for a reader at most
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
CODES: Final = {
    "busy": 1013,
    "no-session": 4401,
    "not-found": 4404,
    "too-fast": 4429,
    "too-many": 4429,
    "too-large": 4413,
    "unreadable": 4410,
}


@websocket("/ws/tables/{table:str}")
async def play(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=7)] = None,
) -> None:
    """One person at one table, for as long as the connection lasts."""
    process: Process = socket.app.state.process
    try:
        caller = await process.require_caller(socket)
        live = await process.registry.table(table)
        viewer = live.viewer(caller.person.id, seat)
        check_limits(process, live, caller)
    except RequestError as error:
        await socket.accept()
        await socket.send_data(encode(error.message("", language_of(socket.scope["headers"]))).decode())
        await socket.close(code=CODES.get(error.code, 4403), reason=error.code)
        return
    await socket.accept()
    await PlaySocket(process, live, caller, viewer, socket).run()


def check_limits(process: Process, table: Table, caller: Caller) -> None:
    """There is room for one more socket."""
    if (
        process.connections.by_person[caller.person.id] >= process.settings.person_sockets
        or len(table.subscribers) >= process.settings.table_sockets
    ):
        raise RequestError("too-many", Message("error-many-connections"))


class PlaySocket:
    """A connection that always owes its reader the latest picture, and never more than that."""

    def __init__(
        self, process: Process, table: Table, caller: Caller, viewer: int, socket: WebSocket[Any, Any, Any]
    ) -> None:
        self.process = process
        self.table = table
        self.session = caller.session
        self.person = caller.person.id
        self.viewer = viewer
        self.socket = socket
        self.locale = language_of(socket.scope["headers"])
        self.woken = False
        self.waiter: asyncio.Future[None] | None = None  # of a sender with nothing to do
        self.replies: deque[str] = deque()
        self.resumed = False
        self.mark = ""
        self.told = 0
        self.room: tuple[int, int] = (-1, -1)
        self.times: deque[float] = deque()
        self.closing = 0
        self.here = True
        self.sender: asyncio.Task[None] | None = None
        # The short way to the network, where this server's own protocol serves the socket.
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.put: Callable[[bytes], bool] | None = extensions.get(PUT, {}).get("put")
        self.sending = 0.0  # since when a message waits to be taken

    async def run(self) -> None:
        """The connection lasts until either side ends it."""
        self.table.subscribers.add(self)
        self.process.connections.add(self)
        SOCKETS.inc()
        self.update_presence()
        sender = self.sender = asyncio.create_task(self.send_loop())
        receiver = asyncio.create_task(self.receive_loop())
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.subscribers.discard(self)
            self.process.connections.remove(self)
            SOCKETS.dec()
            for task in (sender, receiver):
                task.cancel()
            results = await asyncio.gather(sender, receiver, return_exceptions=True)
            self.update_presence()
            for result in results:
                if isinstance(result, Exception) and not isinstance(
                    result, WebSocketDisconnect | TimeoutError | OSError
                ):
                    log.error("socket failed", exc_info=result, table=self.table.id)
                    self.closing = self.closing or 1011
            await self.close(self.closing or 1000)

    async def close(self, code: int) -> None:
        """The connection is closed, if it still stands."""
        if self.socket.connection_state == "disconnect":
            return
        try:
            async with asyncio.timeout(1):
                await self.socket.close(code=code)
        except (RuntimeError, TimeoutError, OSError):
            return

    def close_with(self, code: int) -> None:
        """The connection is to be closed with this code."""
        self.closing = code
        self.wake()

    def changed(self) -> None:
        """The reader may be owed something: it goes out at once where nothing is in its way, or else in its turn."""
        if self.shown_at_once():
            return
        self.wake()

    def wake(self) -> None:
        """The sender has something to do."""
        self.woken = True
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def update_presence(self) -> None:
        """Everybody sees who is there."""
        people = {each.person for each in self.table.subscribers if isinstance(each, PlaySocket) and each.here}
        self.process.registry.set_present(self.table, people)

    # Out

    def idle(self) -> bool:
        """Everything has gone out, and the sender waits for more."""
        return self.waiter is not None and not self.waiter.done() and not self.closing

    def shown_at_once(self) -> bool:
        """The reader has the latest picture without a turn of the sender; false where more than that is owed."""
        table, position = self.table, self.table.position
        if (
            self.put is None
            or not self.idle()
            or table.broken is not None
            or (self.resumed and self.room != (position.room, position.undos))
            or position.unopened(self.person)
        ):
            return False
        if not self.resumed or position.match is None:
            return True
        try:
            shown = table.snapshots.show(position, self.viewer)
        except Exception:  # what is wrong with one picture is told of one socket, by its sender
            return False
        if shown.mark != self.mark:
            if not self.put(shown.frame(common(shown, self.mark, self.told), framed)):
                return False
            self.mark, self.told = shown.mark, len(shown.heard.lines)
        return True

    async def send_loop(self) -> None:
        """Whatever the reader is owed goes out, as fast as it is taken."""
        loop = asyncio.get_running_loop()
        while not self.closing:
            if not self.woken:
                self.waiter = loop.create_future()
                await self.waiter
                self.waiter = None
            self.woken = False
            if self.resumed:
                await self.show()
            while self.replies:
                await self.send(self.replies.popleft())

    async def show(self) -> None:
        """The reader has the latest chairs and the latest picture."""
        if self.table.position.unopened(self.person):
            with suppress(RequestError):  # what cannot be stored now is stored when they look again
                await self.table.open_questions(self.person)
        if self.table.broken is not None:
            await self.send(encode(self.table.broken.message("", self.locale)).decode())
            self.close_with(CODES["unreadable"])
            return
        position = self.table.position
        # Who may look from where changes with the room alone; nothing is awaited between this and the picture.
        while (position.room, position.undos) != self.room:
            if not self.may_look():
                self.close_with(4403)
                return
            self.room = (position.room, position.undos)
            await self.send(encode(TableNow(table=self.process.registry.info(self.table, self.person))).decode())
        if position.match is None:
            return
        shown = self.table.snapshots.show(position, self.viewer)
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
            except RequestError:
                return False
        return True

    async def send(self, text: str) -> None:
        """The message is taken by the network; the process watches how long that takes."""
        self.sending = time.monotonic()
        try:
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except RuntimeError:  # the other side has closed meanwhile
            raise WebSocketDisconnect(detail="gone") from None
        self.sending = 0.0

    def check_pace(self, now: float) -> None:
        """A reader that takes nothing for too long is let go."""
        if self.sending and now - self.sending > self.process.settings.send_seconds and self.sender is not None:
            SLOW.inc()
            self.closing = 4408
            self.sender.cancel()

    def reply(self, message: Outbound) -> None:
        """The message goes out after the picture: that a move is done at once, all else in its turn, so that a reader
        who asks for much and takes nothing is noticed.
        """
        body = encode(message)
        if isinstance(message, Done) and self.put is not None and self.idle() and self.put(framed(body)):
            return
        if len(self.replies) >= REPLIES:
            SLOW.inc()
            self.close_with(4408)
            return
        self.replies.append(body.decode())
        self.wake()

    # In

    async def receive_loop(self) -> None:
        """Commands are answered one after the other."""
        most = (
            self.process.settings.drawing_bytes
            if self.table.position.game.payloads
            else self.process.settings.message_bytes
        )
        while not self.closing:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            body: str | bytes = received.get("text") or received.get("bytes") or ""  # type: ignore[assignment]  # ASGI gives one of both
            if len(body) > most:
                self.close_with(4413)
            elif not self.within_rate():
                self.close_with(4429)
            elif self.session.expires <= self.process.registry.clock():
                self.close_with(4401)
            else:
                await self.handle(body)
        await asyncio.sleep(self.process.settings.send_seconds)  # the sender closes

    def within_rate(self) -> bool:
        """The sender keeps to the pace."""
        now = time.monotonic()
        while self.times and self.times[0] < now - self.process.settings.message_seconds:
            self.times.popleft()
        self.times.append(now)
        return len(self.times) <= self.process.settings.messages

    async def handle(self, body: str | bytes) -> None:
        """One message has been answered."""
        try:
            message = decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.reply(malformed(error).message("", self.locale))
            return
        command = getattr(message, "id", "")
        try:
            answer = await self.answer(message)
        except RequestError as error:
            REFUSALS.labels(error.code).inc()
            self.reply(error.message(command, self.locale))
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
            case Compose():
                return self.table.compose(self.person, self.viewer, message)
            case Undo():
                return await self.table.undo(self.person, self.viewer, message)
            case Consent():
                return await self.table.consent(self.person, self.viewer, message)
            case TakeBack():
                return await self.table.take_back(self.person, self.viewer, message)
            case Advise():
                return await self.process.adviser.advise(self.table, self.person, self.viewer, message)
            case AskCoach():
                return await self.process.coach.speak(self.table, self.person, self.viewer, message)
            case Resume():
                return await self.resume(message)
            case Hold():
                self.viewer = self.table.viewer(self.person, message.seat)
                self.mark, self.told = "", 0
                self.changed()
            case Here():
                self.here = message.here
                self.update_presence()
            case Ping():
                return Pong(id=message.id, now=self.process.registry.clock())
        return None

    async def resume(self, message: Resume) -> Outbound | None:
        """The reader has what is missing, or hears that nothing is."""
        if self.process.store.shared:
            await self.table.refresh()
        self.resumed = True
        self.mark, self.told = message.mark, message.told
        self.room = (-1, -1)
        self.changed()
        position = self.table.position
        if position.match is None:
            return None
        shown = self.table.snapshots.show(position, self.viewer)
        return Same(mark=shown.mark) if shown.mark == message.mark else None
