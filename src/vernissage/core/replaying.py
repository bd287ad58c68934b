"""A record played again: every entry, then fingerprint and result compared with what it states."""

import msgspec

from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import Refusal
from vernissage.core.record import Entry, Record, RecordError
from vernissage.core.setting_up import setup_of


def replayed(record: Record, game: Game) -> Match:
    """The match of a record: every entry played again, fingerprint and result compared."""
    if record.seed is None:
        raise RecordError("line 1: the game was still running when this record was made, so its seed is not in it")
    try:
        match = Match(game, setup_of(game, record.header.setup), record.seed, record.header.seats)
    except ValueError as error:
        raise RecordError(f"line 1: {error}") from None
    match.notes, match.extra, match.closing = record.notes, record.header.extra, record.extra
    for entry in record.entries:
        follow(match, entry)
    if match.state.fingerprint() != record.fingerprint:
        raise RecordError(f"line {len(record.lines())}: the game replays to another position than it states")
    if counted(match.result) != counted(record.result):
        raise RecordError(f"line {len(record.lines())}: the stated result is not the one the game ends with")
    return match


def counted(result: object) -> object:
    """What a result counts, without the names of its rows: those are words, and may be said better one day."""
    stated = msgspec.to_builtins(result)
    if not isinstance(stated, dict) or not isinstance(stated.get("sheet"), list):
        return stated
    return {**stated, "sheet": [{**line, "name": None, "note": None} for line in stated["sheet"]]}


def follow(match: Match, entry: Entry) -> None:
    """One more entry of a record has happened."""
    line = entry.n + 1
    if entry.undo and entry.undo not in {mark.entry.n for mark in match.marks if not mark.entry.hint}:
        raise RecordError(f"line {line}: takes back entry {entry.undo}, which does not stand")
    try:
        match.enter(entry)
    except Refusal as refusal:
        if entry.undo:
            raise RecordError(
                f"line {line}: without entry {entry.undo} a later one is refused by {refusal.clause}"
            ) from None
        raise RecordError(f"line {line}: {match.refused(refusal)} ({refusal.clause})") from None
    except ValueError as error:
        raise RecordError(f"line {line}: {error}") from None
