"""HTTP whose requests arrive in time: half a request does not hold a connection for ever."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
ARRIVING: Final = (h11.IDLE, h11.SEND_BODY)


class TimedHttp(H11Protocol):
    """Uvicorn's HTTP; a request that is not there whole after some seconds is given up."""

    seconds = 30.0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.arrival: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in ARRIVING:
            self.expect()
        else:
            self.arrived()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # Between two requests the connection may be quiet for as long as uvicorn keeps it.
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self.arrived()

    def expect(self) -> None:
        """The rest of the request is to come in time, counted from its beginning."""
        if self.arrival is None:
            self.arrival = self.loop.call_later(self.seconds, self.give_up)

    def arrived(self) -> None:
        """Nothing more of the request is waited for."""
        if self.arrival is not None:
            self.arrival.cancel()
            self.arrival = None

    def give_up(self) -> None:
        """The connection is closed, with a word where no answer has begun."""
        self.arrival = None
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(LATE)
        self.transport.close()
