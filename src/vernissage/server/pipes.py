"""Frames between a server and its processes: four bytes of length, then the message."""

from typing import BinaryIO


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame, or nothing at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "little"))


def write_frame(stream: BinaryIO, body: bytes) -> None:
    """The frame is sent."""
    stream.write(len(body).to_bytes(4, "little") + body)
    stream.flush()
