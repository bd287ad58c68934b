"""A match as bytes, to be taken up again elsewhere without playing it again. The record stays what is trusted."""

from typing import Any

import msgspec
from msgspec import Struct

from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import Line
from vernissage.core.record import Chair, Entry
from vernissage.core.setting_up import setup_of
from vernissage.core.steps import Mark


class PackedMatch(Struct, array_like=True):
    """Everything a match holds, as plain data."""

    setup: dict[str, Any]
    seed: str
    chairs: list[Chair]
    extra: dict[str, Any]
    closing: dict[str, Any]
    notes: list[dict[str, Any]]
    entries: list[Entry]
    marks: list[tuple[int, bool, bool, int]]
    journal: list[tuple[int, Line]]
    state: bytes
    checkpoints: list[tuple[int, bytes]]


def packed(match: Match) -> PackedMatch:
    """The match as plain data."""
    return PackedMatch(
        msgspec.to_builtins(match.setup),
        str(match.seed),
        match.chairs,
        match.extra,
        match.closing,
        match.notes,
        match.entries,
        [(mark.entry.n, mark.sealed, mark.secret, mark.heard) for mark in match.marks],
        match.journal,
        match.state.to_bytes(),
        [(count, state.to_bytes()) for count, state in match.checkpoints],
    )


def unpacked(game: Game, data: PackedMatch) -> Match:
    """The match that was packed."""
    match = Match(game, setup_of(game, data.setup), int(data.seed), data.chairs, extra=data.extra, closing=data.closing)
    by_number = {entry.n: entry for entry in data.entries}
    match.notes = data.notes
    match.entries = data.entries
    match.marks = [Mark(by_number[n], sealed, secret, heard) for n, sealed, secret, heard in data.marks]
    match.journal = data.journal
    match.state = game.restore(data.state)
    match.checkpoints = [(count, game.restore(state)) for count, state in data.checkpoints]
    return match
