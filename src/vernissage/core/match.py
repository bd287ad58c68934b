"""A match: a game, its position and its record, as people and programs hold it."""

import html
from collections.abc import Callable
from os import urandom
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import TABLE, WATCHER, Line, Refusal, Result, Setup, View
from vernissage.core.record import Chair, Entry, Header, Record, RecordError, commitment, standing
from vernissage.version import __version__


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


class Hint(Struct):
    """One move worth considering, as far as the asking seat can know."""

    action: int
    text: str
    value: float  # on the scale of the bot that found it; higher is better
    equal: bool  # the search cannot tell it from the best
    sentence: str


class Mark(Struct):
    """What undo must know about an entry that stands."""

    entry: Entry
    sealed: bool
    secret: bool


class Match:
    """One game being played: options and views out, notation in, everything in a record."""

    # Set by vernissage.bots.hints: advice from a view and its options alone.
    adviser: ClassVar[Callable[[Game, View, list[int]], list[Hint]] | None] = None

    def __init__(self, game: Game, setup: Setup, seed: int, chairs: list[Chair] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.chairs = chairs or [Chair(name=f"Seat {seat + 1}") for seat in range(setup.seats)]
        self.entries: list[Entry] = []
        self.notes: list[dict[str, Any]] = []
        self.marks: list[Mark] = []
        self.state: State
        self.journal: list[tuple[int, Line]] = []
        self.begin()

    def begin(self) -> None:
        """The table is set and nothing has been played."""
        self.state = self.game.new(self.setup, self.seed)
        self.state.journal = None
        self.journal = []
        self.marks = []

    # Asking

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.setup.seats

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return seats_in(self.game.asked(self.state))

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.game.asked(self.state) == 0

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state)

    def options(self, seat: int) -> list[str]:
        """Every move the seat may make now, in notation."""
        return [self.game.text(action) for action in self.game.options(self.state, seat)]

    def view(self, seat: int = WATCHER) -> View:
        """What the seat may know."""
        return self.game.view(self.state, seat)

    def told(self, seat: int = WATCHER, after: int = 0) -> list[Told]:
        """The journal as the seat may read it, from the entries after a number."""
        return [tell(self.game, n, line) for n, line in self.journal if n > after and may_read(line, seat)]

    def why_not(self, seat: int, move: str) -> str:
        """The sentence that refuses a move, or nothing."""
        refusal = self.game.why_not(self.state, seat, self.game.parse(move))
        return f"{self.game.book.sentence(refusal)} ({refusal.clause})" if refusal else ""

    # Playing

    def play(self, seat: int, *moves: str, payload: Any = None, ms: int = 0) -> list[Told]:
        """All the moves have happened and are on record, or none has and the refusal says why."""
        trial = self.state.clone()
        marks: list[Mark] = []
        lines: list[tuple[int, Line]] = []
        for move in moves:
            n = len(self.entries) + len(marks) + 1
            entry = Entry(n=n, seat=seat, text=move, payload=payload, ms=ms)
            mark, said = answer(self.game, trial, entry)
            marks.append(mark)
            lines += said
        self.state = trial
        self.entries += [mark.entry for mark in marks]
        self.marks += marks
        self.journal += lines
        return [tell(self.game, n, line) for n, line in lines if may_read(line, seat)]

    def draft(self, seat: int, *moves: str, payload: Any = None) -> Draft:
        """What the moves would bring, as the seat would see it; nothing has happened.

        A draft stops before a move would turn over something hidden: what it shows is already known to the seat.
        """
        trial = self.state.clone()
        lines: list[tuple[int, Line]] = []
        for move in moves:
            before = trial.clone()
            try:
                mark, said = answer(self.game, trial, Entry(n=0, seat=seat, text=move, payload=payload))
            except Refusal as refusal:
                told = [tell(self.game, n, line) for n, line in lines if may_read(line, seat)]
                return Draft(self.game.view(before, seat), told, self.game.book.sentence(refusal), refusal.clause)
            if mark.sealed:
                trial = before
                break
            lines += said
        return Draft(self.game.view(trial, seat), [tell(self.game, n, line) for n, line in lines if may_read(line, seat)])

    def undoable(self, seat: int) -> bool:
        """The seat's last move may be taken back without asking anybody."""
        for mark in reversed(self.marks):
            if mark.sealed:
                return False
            if mark.entry.seat == seat:
                return True
            if not mark.secret:
                return False
        return False

    def undo(self, seat: int | None = None, *, consent: bool = False) -> bool:
        """The last move of the seat (of anybody, without one) is taken back; past a seal only with the others' consent.

        Secret answers the others gave meanwhile stay. With consent everything after the move goes too.
        """
        standing_marks = [mark for mark in self.marks if seat is None or mark.entry.seat == seat]
        if not standing_marks:
            return False
        target = standing_marks[-1]
        free = self.undoable(target.entry.seat)
        if not free and not consent:
            return False
        back = [target.entry.n] if free else [mark.entry.n for mark in reversed(self.marks) if mark.entry.n >= target.entry.n]
        for n in back:
            self.entries.append(Entry(n=len(self.entries) + 1, seat=target.entry.seat, undo=n))
        self.replay()
        return True

    def replay(self) -> None:
        """The position follows again from the entries that stand."""
        entries = standing(self.entries)
        self.begin()
        for entry in entries:
            if entry.hint:
                self.journal.append((entry.n, Line("", entry.seat)))
                continue
            mark, said = answer(self.game, self.state, entry)
            self.marks.append(mark)
            self.journal += said

    def hint(self, seat: int) -> list[Hint]:
        """The best moves a bot sees from this seat; that it asked is on record and everybody hears it."""
        if Match.adviser is None:
            raise ValueError("hints come from the bots: import vernissage.bots.hints first")
        options = self.game.options(self.state, seat)
        if not options:
            raise ValueError(f"seat {seat + 1} is not asked anything")
        found = Match.adviser(self.game, self.view(seat), options)
        self.hinted(Entry(n=len(self.entries) + 1, seat=seat, hint=True))
        return found

    def hinted(self, entry: Entry) -> None:
        """A seat has asked for a hint."""
        self.entries.append(entry)
        self.journal.append((entry.n, Line("", entry.seat)))

    # Keeping

    def record(self, *, sealed: bool = False) -> Record:
        """The record so far; a sealed one keeps the seed to itself until the game is over."""
        result = self.result
        open_game = not self.over
        header = Header(
            game=self.game.key,
            edition=self.game.edition,
            rules=__version__,
            setup=msgspec.to_builtins(self.setup),
            seats=self.chairs,
            commitment=commitment(self.seed),
        )
        return Record(
            header=header,
            entries=self.entries,
            notes=self.notes,
            seed=None if sealed and open_game else self.seed,
            fingerprint="" if sealed and open_game else self.state.fingerprint(),
            result=None if result is None else msgspec.to_builtins(result),
        )

    def save(self, path: str | Path) -> None:
        """The record is written; a running game's file holds its seed, so that it can go on."""
        Path(path).write_text(self.record().text(), "utf-8")

    def __repr__(self) -> str:
        return f"<Match {self.game.key}, {self.seats} seats, {len(self.entries)} entries, waiting for {self.waiting}>"

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(self.game.show(self.view(WATCHER)))}</pre>"


def answer(game: Game, state: State, entry: Entry) -> tuple[Mark, list[tuple[int, Line]]]:
    """The entry has happened on this state, or is refused."""
    action = game.parse(entry.text)
    asks = {decision.seat: decision for decision in game.decisions(state)}
    state.sealed = False
    state.journal = []
    try:
        game.play(state, entry.seat, action, entry.payload)
        lines = [(entry.n, line) for line in state.journal]
    finally:
        state.journal = None
    secret = entry.seat in asks and asks[entry.seat].secret
    return Mark(entry, state.sealed, secret), lines


def tell(game: Game, n: int, line: Line) -> Told:
    """A journal line in words; asking for a hint is no rule of any game and has no clause."""
    if not line.clause:
        return Told(n, "", line.seat, f"Seat {line.seat + 1} asks for a hint.", {})
    return Told(n, line.clause, line.seat, game.tell(line), line.args)


def may_read(line: Line, seat: int) -> bool:
    """A line is for everybody, for one seat, or for the table that sees all."""
    return line.only is None or line.only == seat or seat == TABLE


def setup_of(game: Game, options: dict[str, Any]) -> Setup:
    """The options as this game's set-up, or a ValueError that names the wrong one."""
    try:
        setup = msgspec.convert(options, game.setup_type)
    except msgspec.ValidationError as error:
        raise ValueError(f"{game.title}: {error}") from None
    if not game.min_seats <= setup.seats <= game.max_seats:
        raise ValueError(f"{game.title} is for {game.min_seats} to {game.max_seats} seats, not {setup.seats}")
    return setup


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return int.from_bytes(urandom(32), "big")


def replayed(record: Record, game: Game) -> Match:
    """The match of a record: every entry played again, fingerprint and result compared."""
    if record.seed is None:
        raise RecordError("line 1: the game was still running when this record was made, so its seed is not in it")
    try:
        match = Match(game, setup_of(game, record.header.setup), record.seed, record.header.seats)
    except ValueError as error:
        raise RecordError(f"line 1: {error}") from None
    match.notes = record.notes
    for entry in record.entries:
        follow(match, entry)
    if match.state.fingerprint() != record.fingerprint:
        raise RecordError(f"line {len(record.lines())}: the game replays to another position than it states")
    if (None if match.result is None else msgspec.to_builtins(match.result)) != record.result:
        raise RecordError(f"line {len(record.lines())}: the stated result is not the one the game ends with")
    return match


def follow(match: Match, entry: Entry) -> None:
    """One more entry of a record has happened."""
    line = entry.n + 1
    if entry.hint:
        match.hinted(entry)
        return
    if entry.undo:
        if entry.undo not in {mark.entry.n for mark in match.marks}:
            raise RecordError(f"line {line}: takes back entry {entry.undo}, which does not stand")
        match.entries.append(entry)
        try:
            match.replay()
        except Refusal as refusal:
            raise RecordError(f"line {line}: without entry {entry.undo} a later one is refused by {refusal.clause}") from None
        return
    try:
        mark, said = answer(match.game, match.state, entry)
    except Refusal as refusal:
        raise RecordError(f"line {line}: {match.game.book.sentence(refusal)} ({refusal.clause})") from None
    except ValueError as error:
        raise RecordError(f"line {line}: {error}") from None
    match.entries.append(entry)
    match.marks.append(mark)
    match.journal += said
