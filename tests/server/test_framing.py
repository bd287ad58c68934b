"""What is written to a socket at once is what the websockets library would have written."""

from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode

from vernissage.server.socket.frames import PlayProtocol, framed


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
