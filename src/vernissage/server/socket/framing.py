"""A message as the one frame it is sent in."""

from struct import Struct
from typing import Final

PUT: Final = "vernissage.put"  # the extension of a socket by which frames are written at once
WHOLE_TEXT: Final = 0x81  # one frame, the first and last of a text message
SHORT: Final = Struct("!BB").pack
LONG: Final = Struct("!BBH").pack
HUGE: Final = Struct("!BBQ").pack


def framed(text: bytes) -> bytes:
    """One unmasked frame with the whole text (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return SHORT(WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return LONG(WHOLE_TEXT, 126, size) + text
    return HUGE(WHOLE_TEXT, 127, size) + text
