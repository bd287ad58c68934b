"""A position as bytes, kept beside the log so that no table is folded from its beginning again.

A kept fold is a shortcut and never the truth: one of another version, or that does not read, is left aside.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from vernissage import games
from vernissage.core.packing import PackedMatch, packed, unpacked
from vernissage.server.tables.chairs import Chair, Glass, SaidLine, UndoWish
from vernissage.server.tables.position import Position
from vernissage.server.wire.common import Clock
from vernissage.version import __version__

EVERY: Final = 100  # events after which a fold is kept; opening a table folds no more on the event loop
FORMAT: Final = 4


class Fold(Struct, kw_only=True):
    """Everything a position holds, as plain data; the names are its own."""

    format: int = FORMAT
    version: str = __version__
    edition: str
    key: str
    match: PackedMatch | None
    n: int
    host: str
    options: dict[str, Any]
    public: bool
    watchers: bool
    hints: bool
    chances: bool
    clock: Clock
    deal: str
    begins: int
    share: str
    imported: bool
    chairs: list[Chair]
    undo_wish: UndoWish | None
    undos: int
    taken_back: list[int]
    undone: list[int]
    rematch: str
    ended: bool
    talk: bool
    talked: int
    said: list[SaidLine]
    made: int
    touched: int
    room: int
    seqs: list[int]
    seen: int
    hinted: list[int]
    since: list[int]
    timed: set[int]
    opened: list[int]
    missed: list[int]
    spans: list[list[tuple[int, int]]]
    glass: Glass | None
    commands: dict[str, bool]


OWN: Final = {"format", "version", "edition", "key", "match"}
FIELDS: Final = [name for name in Fold.__struct_fields__ if name not in OWN]
encode = msgspec.msgpack.Encoder().encode
decoder: Final[msgspec.msgpack.Decoder[Fold]] = msgspec.msgpack.Decoder(Fold)


def folded(position: Position) -> bytes:
    """The position as it is kept."""
    fields = {name: getattr(position, name) for name in FIELDS}
    match = None if position.match is None else packed(position.match)
    return encode(Fold(edition=position.game.edition, key=position.game.key, match=match, **fields))


def unfolded(table: str, pauses: list[tuple[int, int]], data: bytes | None) -> Position:
    """The position that was kept; one at its beginning where nothing is kept that this version can read."""
    position = Position(table, pauses)
    try:
        fold = decoder.decode(data or b"")
        game = games.game(fold.key)
    except (msgspec.MsgspecError, ValueError):
        return position
    if (fold.format, fold.version, fold.edition) != (FORMAT, __version__, game.edition):
        return position
    position.game = game
    for name in FIELDS:
        setattr(position, name, getattr(fold, name))
    position.match = None if fold.match is None else unpacked(game, fold.match)
    return position
