"""Stepping: a run of entries played on a copy of a position, to be committed whole or thrown away."""

from msgspec import Struct, field

from vernissage.core.game import Game, State
from vernissage.core.model import TABLE, Line, Message, Refusal, View, seat_name
from vernissage.core.record import Entry


class Mark(Struct):
    """What undo must know about an entry that stands."""

    entry: Entry
    sealed: bool
    secret: bool
    heard: int  # journal lines before it


class SealedWithin(Exception):
    """A run of moves goes on after something was turned over: what comes after it was chosen blind."""

    def __init__(self, action: str) -> None:
        super().__init__(f"something is turned over before {action!r}")
        self.action = action


class Told(Struct):
    """What one seat hears of one journal line."""

    n: int  # the entry it belongs to
    clause: str
    seat: int
    sentence: str
    args: dict[str, str | int]


class Draft(Struct):
    """What a run of choices would bring, on a copy that is thrown away."""

    view: View
    told: list[Told]
    refusal: str = ""
    clause: str = ""
    sealed: bool = False  # it stopped before a move that would turn something over


class Moment(Struct):
    """A view that differs from the one before it, and what led there."""

    view: View
    lines: list[Line]
    entry: Entry | None


class Attempt(Struct):
    """What a run of moves would bring: the position and lines a seat may be shown, and why it went no further."""

    state: State
    lines: list[tuple[int, Line]]
    refused: Refusal | None
    sealed: bool  # the next move would turn something over


class Step(Struct):
    """Where a match would stand after some more entries: what stays of it, and what comes behind that."""

    after: int  # entries on the record so far
    kept: int  # marks that stay
    heard: int  # journal lines that stay
    state: State
    entries: list[Entry] = field(default_factory=list)  # for the record
    marks: list[Mark] = field(default_factory=list)
    lines: list[tuple[int, Line]] = field(default_factory=list)

    @property
    def sealed(self) -> bool:
        """Something was turned over last."""
        return bool(self.marks) and self.marks[-1].sealed

    def enter(self, game: Game, entry: Entry) -> None:
        """A move or a seat's asking for a hint has happened on this copy, or is refused and nothing has changed."""
        at = self.heard + len(self.lines)
        if entry.hint:
            self.marks.append(Mark(entry, sealed=False, secret=False, heard=at))
            self.lines.append((entry.n, Line("", entry.seat)))
            return
        secret, lines = played(game, self.state, entry)
        self.marks.append(Mark(entry, self.state.sealed, secret, at))
        self.lines += [(entry.n, line) for line in lines]


def played(game: Game, state: State, entry: Entry) -> tuple[bool, list[Line]]:
    """The move has happened on this state; the answer is whether it is a secret one, and what there is to tell."""
    action = game.parse(entry.text)
    secret = any(decision.secret for decision in game.decisions(state) if decision.seat == entry.seat)
    state.sealed = False
    lines: list[Line] = []
    state.journal = lines
    try:
        game.play(state, entry.seat, action, entry.payload)
    except Refusal as refusal:
        refusal.action = entry.text
        raise
    finally:
        state.journal = None
    return secret, lines


def apply_entry(game: Game, state: State, entry: Entry) -> None:
    """An entry that has stood before happens again, unchecked."""
    if not entry.hint:
        game.apply(state, entry.seat, game.parse(entry.text), entry.payload)


def tell(game: Game, line: Line) -> Message:
    """What a journal line says; asking for a hint is no rule of any game and has no clause."""
    return game.tell(line) if line.clause else Message("line-hint", {"who": seat_name(line.seat)})


def may_read(line: Line, seat: int) -> bool:
    """A line is for everybody, for one seat, or for the table that sees all."""
    return line.only is None or line.only == seat or seat == TABLE
