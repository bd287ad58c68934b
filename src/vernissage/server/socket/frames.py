"""Messages on the wire: text to an open socket goes out in one write, since a table's every move is told to all who
look.
"""

import random
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from vernissage.server.socket.framing import PUT, framed

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

WAITING: Final = 4  # messages that may wait to be read before no more are taken from the network


class PlayProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, with a short way for what is sent thousands of times a second, and pings spread over time."""

    async def run_asgi(self) -> None:
        """The application serves the socket, and may use the short way."""
        self.scope["extensions"][PUT] = {"put": self.put}
        await super().run_asgi()

    def put(self, frame: bytes) -> bool:
        """The frame is on its way; false when it has to wait its turn, or nobody is there any more."""
        if (
            self.writable.is_set()
            and self.handshake_complete
            and not self.disconnected
            and not self.close_sent
            and self.conn.state is OPEN
            and not self.conn.extensions
        ):
            try:
                self.transport.write(frame)
            except RuntimeError:  # the network is quicker to know that the other side has gone
                return False
            return True
        return False

    async def send(self, message: "ASGISendEvent") -> None:
        """The message is on its way, as soon as the reader takes more."""
        if message["type"] == "websocket.send" and self.handshake_complete:
            text = message.get("text")
            if not self.writable.is_set():
                await self.writable.wait()
            if text is not None and self.put(framed(text.encode())):
                return
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """A message waits to be read; the network is told to hold only when several do."""
        if self.read_paused or self.queue.qsize() + 1 >= WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # uvicorn would hold the network after every message, at the cost of two system calls
        super().send_receive_event_to_app()
        self.read_paused = False

    def start_keepalive(self) -> None:
        """The first ping comes at a moment of its own, so that sockets opened together are not all asked together."""
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(
                self.ping_interval * random.uniform(0.2, 1.0), self.send_keepalive_ping
            )
