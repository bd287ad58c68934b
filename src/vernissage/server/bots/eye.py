"""A process that judges running games for onlookers. It is given what an onlooker sees, never a position: what it does
not know it cannot tell.

Frames on standard input and output: four bytes of length, then MessagePack.
"""

import os
import sys
from typing import Final

import msgspec
from msgspec import Struct

from vernissage import games
from vernissage.bots.chances import Outlook, chances_of
from vernissage.review.knowing import watched_chances
from vernissage.server.pipes import read_frame, write_frame
from vernissage.system import go_behind

WORLDS: Final = 8  # guessed for each position


class Sight(Struct):
    """A quiet position as an onlooker sees it, in JSON."""

    game: str
    view: bytes


def judged(sight: Sight, known: dict[str, Outlook]) -> list[float]:
    """The chance of every seat."""
    game = games.game(sight.game)
    if sight.game not in known:
        known[sight.game] = chances_of(game)
    view = msgspec.json.decode(sight.view, type=game.view_type)
    return watched_chances(known[sight.game], view, WORLDS, 0)


def main() -> None:
    """Sights are judged until the input ends."""
    go_behind(10)  # everybody goes first
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    decoder = msgspec.msgpack.Decoder(Sight)
    known: dict[str, Outlook] = {}
    while (frame := read_frame(source)) is not None:
        found = judged(decoder.decode(frame), known)
        try:
            write_frame(sink, msgspec.msgpack.encode(found))
        except BrokenPipeError:
            os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
