"""Messages on the wire: text to an open socket goes out in one write, since a table's every move is told to all who
look.
"""

import random
from struct import Struct
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

WHOLE_TEXT: Final = 0x81  # one frame, the first and last of a text message
SHORT: Final = Struct("!BB").pack
LONG: Final = Struct("!BBH").pack
HUGE: Final = Struct("!BBQ").pack


class PlayProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, with a short way for what is sent thousands of times a second, and pings spread over time."""

    async def send(self, message: "ASGISendEvent") -> None:
        """The message is on its way, as soon as the reader takes more."""
        if message["type"] == "websocket.send" and self.handshake_complete and not self.conn.extensions:
            text = message.get("text")
            if not self.writable.is_set():
                await self.writable.wait()
            if text is not None and not self.disconnected and not self.close_sent and self.conn.state is OPEN:
                self.transport.write(framed(text.encode()))
                return
        await super().send(message)

    def start_keepalive(self) -> None:
        """The first ping comes at a moment of its own, so that sockets opened together are not all asked together."""
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(
                self.ping_interval * random.uniform(0.2, 1.0), self.send_keepalive_ping
            )


def framed(text: bytes) -> bytes:
    """One unmasked frame with the whole text (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return SHORT(WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return LONG(WHOLE_TEXT, 126, size) + text
    return HUGE(WHOLE_TEXT, 127, size) + text
