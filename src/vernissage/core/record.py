"""The record of a game: a `.vern` file of JSON lines that replays to the same table on any machine (docs/record.md)."""

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct, field

FORMAT: Final = 1
CLOSING: Final = ("end", "fingerprint", "result", "seed")
ENTRY: Final = ("n", "seat", "text", "payload", "ms", "undo", "hint")


class RecordError(ValueError):
    """A file that is no whole record; its words name the line and the reason."""


class Chair(Struct, forbid_unknown_fields=False):
    """Who sits at a seat."""

    name: str = ""
    kind: str = "person"  # person, or bot:LEVEL


class Entry(Struct, kw_only=True, omit_defaults=True):
    """One action, the taking back of one, or a seat's asking for a hint."""

    n: int
    seat: int
    text: str = ""
    payload: Any = None
    ms: int = 0
    undo: int = 0  # the number of the entry that is taken back; 0 = none
    hint: bool = False  # the seat asked for a hint; everybody hears of it
    extra: dict[str, Any] = field(default_factory=dict)  # fields of a later version, kept


class Header(Struct, kw_only=True):
    """What is known from the first move on; the seed is only committed to."""

    game: str
    edition: str
    rules: str
    setup: dict[str, Any]
    seats: list[Chair]
    commitment: str
    extra: dict[str, Any] = field(default_factory=dict)


class Record(Struct, kw_only=True):
    """A whole game: header, entries, notes, and how it closed."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    seed: int | None = None
    fingerprint: str = ""
    result: dict[str, Any] | None = None
    extra: dict[str, Any] = field(default_factory=dict)  # further fields of the closing line, kept

    def lines(self) -> list[str]:
        """The file, line by line; each line's hash covers all before it."""
        chain = ""
        told = []
        for row in self.rows():
            chain = link(chain, row)
            told.append(msgspec.json.encode({**row, "hash": chain}).decode())
        return told

    def text(self) -> str:
        """The file."""
        return "\n".join(self.lines()) + "\n"

    def rows(self) -> Iterable[dict[str, Any]]:
        """Every line without its hash."""
        header = {k: v for k, v in msgspec.to_builtins(self.header).items() if k != "extra"}
        yield {"vernissage": FORMAT, **header, **self.header.extra}
        for entry in self.entries:
            row = {k: v for k, v in msgspec.to_builtins(entry).items() if k != "extra"}
            yield {**row, **entry.extra}
        yield from ({"note": note} for note in self.notes)
        seed = None if self.seed is None else str(self.seed)
        yield {
            "end": len(self.entries),
            "fingerprint": self.fingerprint,
            "result": self.result,
            "seed": seed,
        } | self.extra

    def standing(self) -> list[Entry]:
        """The entries that have not been taken back, in order."""
        return standing(self.entries)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that have not been taken back, in order."""
    kept: dict[int, Entry] = {}
    for entry in entries:
        if entry.undo:
            kept.pop(entry.undo, None)
        else:
            kept[entry.n] = entry
    return list(kept.values())


def commitment(seed: int) -> str:
    """What is shown of the seed while the game runs; it hides as much as the seed is hard to guess."""
    return hashlib.sha256(f"vernissage seed {seed}".encode()).hexdigest()


def link(chain: str, row: dict[str, Any]) -> str:
    """The hash of a line: of the hash before it and its own fields in sorted order."""
    return hashlib.sha256(chain.encode() + msgspec.json.encode(row, order="sorted")).hexdigest()[:16]


def read(text: str) -> Record:
    """The record in a file's text, or a RecordError that names the line and the reason."""
    rows = unchained(text)
    head = rows[0]
    if "vernissage" not in head:
        raise RecordError("line 1: this is no Vernissage record")
    if head["vernissage"] != FORMAT:
        raise RecordError(
            f"line 1: format {head['vernissage']!r} is not known here; this version reads format {FORMAT}"
        )
    if "end" not in rows[-1]:
        raise RecordError(f"line {len(rows)}: the record breaks off: its closing line is missing")
    record = Record(header=header_of(head))
    for number, row in enumerate(rows[1:-1], 2):
        if "note" in row:
            record.notes.append(row["note"])
        else:
            record.entries.append(entry_of(row, number, len(record.entries) + 1))
    close(record, rows[-1], len(rows))
    return record


def unchained(text: str) -> list[dict[str, Any]]:
    """Every line as a row, its place in the chain checked."""
    chain = ""
    rows = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise RecordError(f"line {number}: not a line of JSON ({error})") from None
        if not isinstance(row, dict):
            raise RecordError(f"line {number}: not a JSON object")
        if number == 1 and "vernissage" not in row:
            raise RecordError("line 1: this is no Vernissage record")
        stated = row.pop("hash", None)
        chain = link(chain, row)
        if stated != chain and not (number == 1 and row["vernissage"] != FORMAT):
            raise RecordError(f"line {number}: changed, moved or missing something before it: its hash does not follow")
        rows.append(row)
    if not rows:
        raise RecordError("line 1: the file is empty")
    return rows


def header_of(row: dict[str, Any]) -> Header:
    """The header; fields it does not know are kept."""
    known = {name: row[name] for name in Header.__struct_fields__ if name in row and name != "extra"}
    extra = {name: value for name, value in row.items() if name not in known and name != "vernissage"}
    try:
        return msgspec.convert(known | {"extra": extra}, Header)
    except msgspec.ValidationError as error:
        raise RecordError(f"line 1: {error}") from None


def entry_of(row: dict[str, Any], number: int, expected: int) -> Entry:
    """One entry; entries count from 1 without a gap."""
    known = {name: row[name] for name in ENTRY if name in row}
    extra = {name: value for name, value in row.items() if name not in ENTRY}
    try:
        entry = msgspec.convert(known | {"extra": extra}, Entry)
    except msgspec.ValidationError as error:
        raise RecordError(f"line {number}: {error}") from None
    if entry.n != expected:
        raise RecordError(f"line {number}: entry {entry.n} stands where entry {expected} belongs")
    if entry.undo and not 0 < entry.undo < entry.n:
        raise RecordError(f"line {number}: takes back entry {entry.undo}, which is not before it")
    if not entry.undo and not entry.text and not entry.hint:
        raise RecordError(f"line {number}: says neither what was played nor what was taken back")
    return entry


def close(record: Record, row: dict[str, Any], number: int) -> None:
    """The closing line agrees with the entries, and the seed with its commitment."""
    if row["end"] != len(record.entries):
        raise RecordError(
            f"line {number}: closes after {row['end']} entries, but {len(record.entries)} stand before it"
        )
    seed = row.get("seed")
    if seed is not None and (not isinstance(seed, str) or not seed.isdecimal()):
        raise RecordError(f"line {number}: the seed must be a number in quotes")
    record.fingerprint = str(row.get("fingerprint", ""))
    record.result = row.get("result")
    record.extra = {name: value for name, value in row.items() if name not in CLOSING}
    record.seed = None if seed is None else int(seed)
    if record.seed is not None and commitment(record.seed) != record.header.commitment:
        raise RecordError(f"line {number}: the seed is not the one the header commits to")
