"""A process that folds long logs and plays foreign records again, with a limit on its time and memory.

Frames on standard input and output: four bytes of length, then MessagePack.
"""

import os
import re
import sys
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from vernissage.bots.bot import BUDGETS
from vernissage.core.match import Match
from vernissage.core.model import Message
from vernissage.core.record import Chair, RecordError, read
from vernissage.core.shares import provenance
from vernissage.games import match_of
from vernissage.server.names import printed
from vernissage.server.pipes import read_frame, write_frame
from vernissage.server.storage.store import Row
from vernissage.server.tables import log as e
from vernissage.server.tables.folds import folded, unfolded
from vernissage.server.tables.position import Position
from vernissage.server.tables.quarantine import Unreadable, fold_all
from vernissage.system import go_behind, limit_memory

BOT_KIND: Final = re.compile(f"bot:({'|'.join(BUDGETS)})")
MEMORY: Final = 2 << 30  # bytes the process may take
ENTRIES: Final = 10_000  # that a record may have ...
UNDOS: Final = 1000  # ... and may take back


class Log(Struct, tag=True):
    """Events to be folded, after a fold of those before them."""

    table: str
    pauses: list[tuple[int, int]]
    fold: bytes
    rows: list[Row]


class Foreign(Struct, tag=True):
    """A record from elsewhere, to become a finished table."""

    table: str
    text: str
    host: str
    at: int


class Folded(Struct, tag=True):
    """The fold, and the events of a new table."""

    fold: bytes
    rows: list[Row]


class Failed(Struct, tag=True):
    """Why there is none: the number of the event that does not fold, or what is wrong with a record."""

    n: int = 0
    reason: str = ""
    say: Message | None = None


class Unwanted(Exception):
    """A whole record that is not taken here, and why."""

    def __init__(self, say: Message) -> None:
        super().__init__(say.id)
        self.say = say


Job: TypeAlias = Log | Foreign
Outcome: TypeAlias = Folded | Failed


def done(job: Job) -> Outcome:
    """The job has been done, or says why it cannot be."""
    try:
        return table_of(job) if isinstance(job, Foreign) else position_of(job)
    except Unreadable as error:
        return Failed(error.n, error.reason)
    except Unwanted as error:
        return Failed(say=error.say)
    except (RecordError, RecursionError, MemoryError) as error:
        return Failed(reason=str(error) or type(error).__name__)


def position_of(job: Log) -> Folded:
    """The position of a log."""
    position = unfolded(job.table, job.pauses, job.fold)
    fold_all(position, [row for row in job.rows if row.n > position.n])
    return Folded(folded(position), [])


def table_of(job: Foreign) -> Folded:
    """A finished table whose game was played elsewhere."""
    match = foreign_match(job.text)
    if not match.over:
        raise Unwanted(Message("error-record-unfinished"))
    options = {name: value for name, value in plain(match.setup).items() if name != "seats"}
    made = e.Made(at=job.at, game=match.game.key, host=job.host, options=options)
    brought = e.Brought(at=job.at, record=match.record().text())
    rows = [Row(1, e.encode(made)), Row(2, e.encode(brought))]
    position = Position(job.table)
    position.fold(rows[0])
    position.fold(rows[1], match)
    return Folded(folded(position), rows)


def foreign_match(text: str) -> Match:
    """The match of a record from elsewhere, with names one can read and nothing beside the game that is not known."""
    record = read(text)
    if len(record.entries) > ENTRIES:
        raise Unwanted(Message("error-record-entries", {"most": ENTRIES}))
    if sum(1 for entry in record.entries if entry.undo) > UNDOS:
        raise Unwanted(Message("error-record-undos", {"most": UNDOS}))
    header = record.header
    if len(header.seats) != header.setup.get("seats"):
        raise RecordError("line 1: there are not as many names as seats")
    header.seats = [
        Chair(
            name=printed(chair.name) or f"Seat {seat}", kind=chair.kind if BOT_KIND.fullmatch(chair.kind) else "person"
        )
        for seat, chair in enumerate(header.seats, 1)
    ]
    header.extra = {name: value for name, value in header.extra.items() if name in ("commitments", "deal")}
    record.extra = {name: value for name, value in record.extra.items() if name == "shares"}
    record.notes = []
    provenance(record)
    return match_of(record)


def plain(value: object) -> Any:
    """A struct as plain data."""
    return msgspec.to_builtins(value)


def main() -> None:
    """Jobs are done until the input ends."""
    go_behind(5)  # everybody at a table goes first
    limit_memory(MEMORY)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
    while (frame := read_frame(source)) is not None:
        try:
            write_frame(sink, msgspec.msgpack.encode(done(decoder.decode(frame))))
        except BrokenPipeError:
            os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
