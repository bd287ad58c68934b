"""Power cuts: what was written and not synced is gone, or half gone, and nothing acknowledged is missing.

The server runs with a tape (tape.c) of its writes and syncs. Afterwards the disk is put together as it could have been
at any moment of the tape: what was synced is there; of the rest, by sectors, whatever the dice leave. The server's own
store then opens that disk and the log is held against what had been acknowledged by that moment.
"""

import asyncio
import os
import random
import shutil
import sqlite3
import struct
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from server.crash import Couple, Report, finish, played
from server.support import HERE, Server, run

HEAD: Final = struct.Struct("<QQIIII")
OPENED, WRITTEN, SYNCED = 1, 2, 4  # of the kinds in tape.c
SECTOR: Final = 512
CUTS_OF_A_LIFE: Final = 15
MOVES_OF_A_LIFE: Final = 120


class Entry(Struct):
    """One thing on the tape."""

    time: int
    kind: int
    file: int
    offset: int
    data: bytes


class Verdict(Struct):
    """What power cuts have found."""

    lives: int = 0
    cuts: int = 0
    acknowledged: int = 0
    dropped: int = 0  # writes that were not synced at a cut
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    damaged: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Nothing acknowledged is missing, and every disk could be read."""
        return not (self.lost or self.doubled or self.gaps or self.damaged or self.problems)


class Clocked(set[tuple[str, str]]):
    """What was acknowledged, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[tuple[str, str], int] = {}

    def add(self, move: tuple[str, str]) -> None:
        """The move was acknowledged now."""
        self.times.setdefault(move, time.time_ns())
        super().add(move)


def build(folder: Path) -> Path:
    """The tape recorder, compiled."""
    library = folder / "tape.so"
    command = [os.environ.get("CC", "gcc"), "-O2", "-shared", "-fPIC", "-o", str(library), str(HERE / "tape.c")]
    subprocess.run([*command, "-ldl", "-lpthread"], check=True)
    return library


def read(tape: Path) -> list[Entry]:
    """Everything on the tape that was written whole."""
    body, found, at = tape.read_bytes(), [], 0
    while at + HEAD.size <= len(body):
        when, offset, kind, file, length, _spare = HEAD.unpack_from(body, at)
        at += HEAD.size
        if at + length > len(body):
            break
        found.append(Entry(when, kind, file, offset, body[at : at + length]))
        at += length
    return found


def disk_at(entries: list[Entry], moment: int, dice: random.Random) -> tuple[dict[str, bytes], int]:
    """The files as a power cut at this moment could leave them, and how many writes had not been synced."""
    past = [entry for entry in entries if entry.time <= moment]
    safe: dict[int, int] = {}  # file -> entries up to here are on the disk
    for entry in past:
        if entry.kind == SYNCED:
            safe[entry.file] = max(safe.get(entry.file, 0), entry.offset)
    mercy = dice.choice([0.0, 0.5, 0.9])
    names: dict[int, str] = {}
    files: dict[int, bytearray] = {}
    dropped = 0
    for number, entry in enumerate(past):
        kept = number < safe.get(entry.file, 0)
        match entry.kind:
            case 1:
                names[entry.file] = Path(entry.data.decode()).name
                files[entry.file] = bytearray()
            case 2:
                dropped += not kept
                write(files[entry.file], entry, 1.0 if kept else mercy, dice)
            case 3 if kept or dice.random() < mercy:
                del files[entry.file][entry.offset :]
            case 5:
                files[entry.file] = bytearray()
    return {names[file]: bytes(body) for file, body in files.items() if body}, dropped


def write(body: bytearray, entry: Entry, mercy: float, dice: random.Random) -> None:
    """The bytes are in the file, or those sectors of them that were lucky."""
    for at in range(0, len(entry.data), SECTOR):
        if mercy == 1.0 or dice.random() < mercy:
            part = entry.data[at : at + SECTOR]
            start = entry.offset + at
            if len(body) < start:
                body.extend(bytes(start - len(body)))
            body[start : start + len(part)] = part


def check(files: dict[str, bytes], folder: Path, acknowledged: set[tuple[str, str]], verdict: Verdict) -> None:
    """The disk is opened as after a power cut, and the log is held against what was acknowledged."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, body in files.items():
        (folder / name).write_bytes(body)
    try:
        with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
            verdict.damaged += connection.execute("PRAGMA integrity_check").fetchone() != ("ok",)
            rows = connection.execute("SELECT table_id, n, command FROM entries ORDER BY table_id, n").fetchall()
    except sqlite3.DatabaseError as error:
        verdict.damaged += 1
        verdict.problems.append(str(error))
        return
    commands = [(table, command) for table, _n, command in rows if command]
    verdict.lost += len(acknowledged - set(commands))
    verdict.doubled += len(commands) - len(set(commands))
    last: dict[str, int] = {}
    for table, n, _command in rows:
        expected = last[table] = last.get(table, 0) + 1
        verdict.gaps += n != expected


async def life(server: Server, number: int, couples: int) -> Clocked:
    """People play against each other until the server is killed under their hands."""
    report, clocked = Report(), Clocked()
    players = [Couple([server.url], 1000 * number + k, report, "hush") for k in range(couples)]
    for player in players:
        player.acknowledged = clocked
    tasks = [asyncio.create_task(player.run()) for player in players]
    await played(players[:1], MOVES_OF_A_LIFE)
    await asyncio.to_thread(server.kill)
    await finish(players, tasks)
    return clocked


def cut_the_power(folder: Path, cuts: int, *, couples: int = 8, unsynced: bool = False) -> Verdict:
    """So many power cuts; after every few the server itself goes on with a disk it was left with."""
    verdict, dice = Verdict(), random.Random(1)
    library = build(folder)
    home = folder / "home"
    home.mkdir()
    settled: set[tuple[str, str]] = set()
    while verdict.cuts < cuts:
        verdict.lives += 1
        tape = folder / "tape"
        tape.unlink(missing_ok=True)
        server = Server(home, script="powered.py", workers=0)
        start = [
            Entry(0, kind, k, 0, data)
            for k, path in enumerate(sorted(home.glob("tables.sqlite*")), -9)
            if not path.name.endswith(("-shm", ".lock"))
            for kind, data in ((OPENED, str(path).encode()), (WRITTEN, path.read_bytes()))
        ]
        server.environment |= {"TAPE_FOLDER": str(home), "TAPE_FILE": str(tape), "LD_PRELOAD": str(library)}
        server.environment |= {"UNSYNCED": "1"} if unsynced else {}
        with server:
            ready = time.time_ns()
            clocked = run(life(server, verdict.lives, couples))
        entries = together(start, read(tape))
        writes = [entry.time for entry in entries if entry.kind == WRITTEN and entry.time >= ready]
        files: dict[str, bytes] = {}
        known: set[tuple[str, str]] = set()
        for _cut in range(min(CUTS_OF_A_LIFE, cuts - verdict.cuts)):
            moment = dice.choice(writes) if dice.random() < 0.8 else dice.randint(ready, writes[-1])
            files, dropped = disk_at(entries, moment, dice)
            known = settled | {move for move, at in clocked.times.items() if at <= moment}
            verdict.cuts += 1
            verdict.dropped += dropped
            verdict.acknowledged += len(known)
            check(files, folder / "cut", known, verdict)
        settled = known  # the next life begins with the disk of the last cut
        for path in home.glob("tables.sqlite*"):
            path.unlink()
        for name, body in files.items():
            (home / name).write_bytes(body)
        if not verdict.clean:
            break
    return verdict


def together(start: list[Entry], tape: list[Entry]) -> list[Entry]:
    """The files as they were found, synced long ago, and what happened to them since."""
    offset = len(start)
    known = {entry.data: entry.file for entry in start if entry.kind == OPENED}
    same: dict[int, int] = {}
    found = list(start)
    for entry in tape:
        if entry.kind == OPENED and entry.data in known:
            same[entry.file] = known[entry.data]
            found.append(Entry(entry.time, 0, known[entry.data], 0, b""))  # counted, and nothing else
            continue
        entry.file = same.get(entry.file, entry.file)
        if entry.kind == SYNCED:
            entry.offset += offset
        found.append(entry)
    synced = [Entry(0, SYNCED, file, offset, b"") for file in known.values()]
    # Counted from the front, these stand behind everything: their time is long ago all the same.
    return found + synced
