"""Stepping: a run of entries played on a copy of a position, to be committed whole or thrown away."""

from msgspec import Struct, field

from vernissage.core.game import Game, State
from vernissage.core.model import Line, Refusal, View
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
