"""What is written to a socket at once is what the websockets library would have written."""

import asyncio
from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from vernissage.server.socket.frames import WAITING, PlayProtocol
from vernissage.server.socket.framing import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = ("ä" + "x" * size).encode()[-size:] if size else b""

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_sockets_opened_together_are_asked_for_a_sign_of_life_at_different_times() -> None:
    waits: list[float] = []
    for _each in range(50):
        socket = PlayProtocol.__new__(PlayProtocol)
        socket.ping_interval = 45.0
        socket.loop = SimpleNamespace(call_later=lambda delay, _ask: waits.append(delay))  # type: ignore[assignment]  # the one thing asked of it
        socket.start_keepalive()

    assert all(9 <= wait <= 45 for wait in waits)
    assert len(set(waits)) == 50


class Wire:
    """A network that notes what is written, or says that it is gone."""

    def __init__(self, *, gone: bool = False) -> None:
        self.written: list[bytes] = []
        self.held = 0
        self.gone = gone

    def write(self, frame: bytes) -> None:
        """The frame is noted."""
        if self.gone:
            raise RuntimeError("unable to perform operation on a closed transport")
        self.written.append(frame)

    def pause_reading(self) -> None:
        """No more is taken from the network."""
        self.held += 1


def open_socket(wire: Wire) -> PlayProtocol:
    """A socket whose handshake is done."""
    socket = PlayProtocol.__new__(PlayProtocol)
    socket.transport = wire  # type: ignore[assignment]  # what is asked of it
    socket.writable = asyncio.Event()
    socket.writable.set()
    socket.handshake_complete = True
    socket.disconnected = socket.close_sent = socket.read_paused = False
    socket.conn = SimpleNamespace(state=OPEN, extensions=[])  # type: ignore[assignment]  # what is asked of it
    socket.queue = asyncio.Queue()
    socket.frames = []
    socket.curr_msg_data_type = "text"
    return socket


def test_a_frame_is_put_on_an_open_wire_and_waits_where_the_reader_is_slow_or_gone() -> None:
    wire = Wire()
    socket = open_socket(wire)

    assert socket.put(b"picture")
    socket.writable.clear()
    assert not socket.put(b"too much")
    socket.writable.set()
    socket.close_sent = True
    assert not socket.put(b"too late")

    assert wire.written == [b"picture"]
    assert not open_socket(Wire(gone=True)).put(b"nobody there")


def test_the_network_is_held_only_when_several_messages_wait_to_be_read() -> None:
    wire = Wire()
    socket = open_socket(wire)
    held = []
    for each in range(WAITING + 1):
        socket.frames = [b"%d" % each]
        socket.send_receive_event_to_app()
        held.append(wire.held)

    assert held == [0] * (WAITING - 1) + [1, 1]
    assert socket.read_paused
    assert socket.queue.qsize() == WAITING + 1
