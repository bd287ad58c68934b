"""What is written to a socket at once is what the websockets library would have written."""

import pytest
from websockets.frames import Frame, Opcode

from vernissage.server.framing import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = ("ä" + "x" * size).encode()[-size:] if size else b""

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
