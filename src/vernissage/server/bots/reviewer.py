"""A process that reviews finished games, behind everybody who plays.

Frames on standard input and output: four bytes of length, then MessagePack. A review is told as it comes: how far it
is, and at last the whole.
"""

import os
import sys
import time
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from vernissage import games
from vernissage.core.match import Match
from vernissage.core.packing import PackedMatch, unpacked
from vernissage.review import DEPTH, Progress, review
from vernissage.server.bots.telling import gists, told
from vernissage.server.pipes import read_frame, write_frame
from vernissage.system import go_behind, limit_memory

MEMORY: Final = 2 << 30  # bytes the process may take
PACE: Final = 0.2  # seconds between two tellings of how far it is


class ReviewJob(Struct, tag=True):
    """A finished game to be reviewed."""

    game: str
    match: PackedMatch
    depth: int


class Reviewed(Struct, tag=True):
    """The review, as it is kept and told."""

    body: bytes
    gist: bytes


class Broken(Struct, tag=True):
    """Why there is none."""

    reason: str


class Going(Progress, frozen=True, tag=True):
    """How far it is."""


Word: TypeAlias = Going | Reviewed | Broken


def reviewed(job: ReviewJob, listen: Callable[[Progress], None]) -> Reviewed:
    """The game has been reviewed."""
    game = games.game(job.game)
    match: Match = unpacked(game, job.match)
    found = review(match, depth=job.depth or DEPTH, progress=listen)
    info = told(match, found)
    return Reviewed(msgspec.json.encode(info), msgspec.json.encode(gists(match, info)))


def answer(job: ReviewJob, send: Callable[[Word], None]) -> None:
    """Everything there is to tell of a job has been sent."""
    last = 0.0

    def listen(progress: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if progress.stage == "curve" or now - last >= PACE:
            last = now
            send(Going(progress.stage, progress.done, progress.total, progress.curve))

    try:
        word: Word = reviewed(job, listen)
    except Exception as error:  # a fault of the analysis hurts nobody who plays
        word = Broken(f"{type(error).__name__}: {error}")
    send(word)


def main() -> None:
    """Jobs are done until the input ends."""
    go_behind(10)  # everybody goes first
    limit_memory(MEMORY)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    decoder = msgspec.msgpack.Decoder(ReviewJob)

    def send(word: Word) -> None:
        try:
            write_frame(sink, msgspec.msgpack.encode(word))
        except BrokenPipeError:
            os._exit(0)  # the server is gone

    while (frame := read_frame(source)) is not None:
        answer(decoder.decode(frame), send)


if __name__ == "__main__":
    main()
