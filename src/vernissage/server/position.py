"""What a table is after its log: people on chairs, settings, the match, and how long everybody has thought."""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from vernissage import games
from vernissage.core.game import State
from vernissage.core.match import Mark, Match, answer, setup_of
from vernissage.core.model import TABLE, Decision, Line, Refusal
from vernissage.core.record import Chair as RecordChair
from vernissage.core.record import Entry
from vernissage.server import events as e
from vernissage.server.wire import Clock

Phase = Literal["lobby", "playing", "finished"]

LONG_GLASS: Final = 3_600_000  # milliseconds from which on a sandglass is one of a table over days
MISSES: Final = 2  # after so many in a row a bot sits in


class Chair(Struct):
    """Who sits on a chair of a table."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    program: bool = False
    stand_in: bool = False

    @property
    def automatic(self) -> bool:
        """A bot answers for this chair."""
        return self.kind == "bot" or self.stand_in


class Glass(Struct):
    """A sandglass that runs: which question it belongs to, since when, for how long."""

    key: tuple[str, int]
    since: int
    ms: int


class UndoWish(Struct):
    """A seat that asks for an undo, and who has yet to consent."""

    seat: int
    wanted: list[int]


class Prepared(Struct):
    """Choices that were played on a copy and may now be stored."""

    state: State
    marks: list[Mark]
    lines: list[tuple[int, Line]]


class SealedWithin(Exception):
    """A batch goes on after something was turned over."""


class Position:
    """The fold of a table's log."""

    def __init__(self, table: str, pauses: list[tuple[int, int]] | None = None) -> None:
        self.table = table
        self.pauses = [] if pauses is None else pauses  # time nobody served, which no clock counts
        self.n = 0
        self.host = ""
        self.options: dict[str, Any] = {}
        self.public = False
        self.watchers = True
        self.hints = True
        self.clock = Clock()
        self.deal = ""
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.undo_wish: UndoWish | None = None
        self.undos = 0
        self.rematch = ""
        self.made = 0
        self.touched = 0
        self.room = 0  # counts changes of chairs and settings
        self.seqs: list[int] = []
        self.hinted: list[int] = []  # the question each seat has last had a hint for
        self.since: list[int] = []  # when each seat was last asked something new
        self.timed: set[int] = set()  # the seats whose time for their question is measured
        self.opened: list[int] = []  # when each of them first saw it; 0 = not yet
        self.missed: list[int] = []  # how many long sandglasses in a row ran out on each seat
        self.used: list[int] = []  # milliseconds each seat has thought
        self.glass: Glass | None = None
        self.commands: dict[str, bool] = {}  # known commands; true for an undo that waits for consent

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.match is None:
            return "lobby"
        return "finished" if self.match.over else "playing"

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def absent(self) -> list[int]:
        """People who have missed enough in a row for a bot to sit in."""
        return [seat for seat, chair in enumerate(self.chairs) if self.match and not chair.automatic and self.missed[seat] >= MISSES]

    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return self.match.waiting if self.match else []

    # Folding

    def fold(self, row: e.Row, prepared: Prepared | None = None) -> None:
        """One more event has happened."""
        assert row.n == self.n + 1, f"event {row.n} after {self.n} at table {self.table}"
        event = row.event()
        before = self.waiting()
        self.take(event, prepared)
        self.n = row.n
        self.touched = event.at
        if row.command:
            self.commands[row.command] = isinstance(event, e.UndoAsked)
        if self.match is not None:
            self.keep_time(event, before)

    def take(self, event: e.AnyEvent, prepared: Prepared | None) -> None:
        """The event has changed what it changes."""
        match event:
            case e.Played():
                self.play(event, prepared)
            case e.Undone():
                self.undo(event.seat, consent=event.consent)
            case e.UndoAsked():
                self.undo_wish = UndoWish(event.seat, list(event.wanted))
                self.room += 1
            case e.Consented():
                self.consent(event)
            case e.Hinted():
                self.hint(event)
            case e.Opened():
                for seat in event.seats:
                    self.opened[seat] = event.at
            case _:
                self.room += 1
                self.arrange(event)

    def arrange(self, event: e.AnyEvent) -> None:
        """Chairs, settings, the start and the next table."""
        match event:
            case e.Made():
                self.game = games.game(event.game)
                self.host, self.options, self.public = event.host, event.options, event.public
                self.watchers, self.clock, self.deal, self.made = event.watchers, event.clock, event.deal, event.at
                self.hints = event.hints
                self.chairs = [Chair() for each in range(self.game.max_seats)]
            case e.Changed():
                self.options = self.options if event.options is None else event.options
                self.public = self.public if event.public is None else event.public
                self.watchers = self.watchers if event.watchers is None else event.watchers
                self.hints = self.hints if event.hints is None else event.hints
                self.clock = self.clock if event.clock is None else event.clock
            case e.Sat():
                self.chairs[event.seat] = Chair(kind="person", person=event.person, name=event.name, program=event.program)
            case e.BotSat():
                self.chairs[event.seat] = Chair(kind="bot", level=event.level, name=event.name)
            case e.Left():
                self.leave(event)
            case e.Started():
                self.start(event)
            case e.StoodIn():
                self.chairs[event.seat].stand_in = True
            case e.TookBack():
                self.chairs[event.seat].stand_in = False
                self.since[event.seat] = event.at
            case e.Rematched():
                self.rematch = event.table
            case e.Brought():
                self.bring(event)

    def start(self, event: e.Started) -> None:
        """The table is set."""
        self.chairs = [chair for chair in self.chairs if chair.kind != "open"]
        self.match = Match(self.game, setup_of(self.game, event.setup), int(event.seed), self.record_chairs())
        self.ready(event.at)

    def leave(self, event: e.Left) -> None:
        """The chair is open again; during a game a bot plays on under the same name."""
        old = self.chairs[event.seat]
        self.chairs[event.seat] = Chair(kind="bot", level=event.level, name=old.name) if self.match else Chair()

    def bring(self, event: e.Brought) -> None:
        """The match of a record has been played here."""
        self.match = games.parse(event.record)
        self.chairs = [Chair(kind="bot" if c.kind.startswith("bot") else "person", name=c.name) for c in self.match.chairs]
        self.ready(event.at)

    def ready(self, at: int) -> None:
        """Nobody has been asked anything yet."""
        self.seqs = [0] * len(self.chairs)
        self.hinted = [-1] * len(self.chairs)
        self.since = [at] * len(self.chairs)
        self.opened = [0] * len(self.chairs)
        self.missed = [0] * len(self.chairs)
        self.used = [0] * len(self.chairs)

    def record_chairs(self) -> list[RecordChair]:
        """The chairs as a record names them."""
        return [RecordChair(name=chair.name, kind=f"bot:{chair.level}" if chair.kind == "bot" else "person") for chair in self.chairs]

    # Playing

    def prepare(self, seat: int, actions: list[str], payload: Any) -> Prepared:
        """The choices played on a copy; a Refusal names the first that is not allowed.

        A batch ends where something is turned over: what comes after it was chosen blind, and its refusal would tell.
        """
        assert self.match is not None
        trial = self.match.state.clone()
        marks: list[Mark] = []
        lines: list[tuple[int, Line]] = []
        for text in actions:
            if marks and marks[-1].sealed:
                raise SealedWithin(text)
            n = len(self.match.entries) + len(marks) + 1
            try:
                mark, said = answer(self.match.game, trial, Entry(n=n, seat=seat, text=text, payload=payload))
            except Refusal as refusal:
                refusal.facts.setdefault("_action", text)
                raise
            marks.append(mark)
            lines += said
        return Prepared(trial, marks, lines)

    def play(self, event: e.Played, prepared: Prepared | None) -> None:
        """The choices stand on the record."""
        assert self.match is not None
        done = prepared or self.prepare(event.seat, event.actions, event.payload)
        for mark in done.marks:
            mark.entry.ms = max(0, event.at - self.made)
        self.match.state = done.state
        self.match.entries += [mark.entry for mark in done.marks]
        self.match.marks += done.marks
        self.match.journal += done.lines
        if event.seat >= 0:
            self.seqs[event.seat] += 1
        self.drop_wish()

    def undo_kind(self, seat: int) -> Literal["no", "free", "consent"]:
        """How the seat may take back its last move."""
        if self.match is None or self.phase != "playing" or not any(mark.entry.seat == seat for mark in self.match.marks):
            return "no"
        return "free" if self.match.undoable(seat) else "consent"

    def undo(self, seat: int, *, consent: bool) -> None:
        """The seat's last move is taken back; every question is asked anew."""
        assert self.match is not None
        self.match.undo(seat, consent=consent)
        self.undos += 1
        self.seqs = [seq + 1 for seq in self.seqs]
        self.drop_wish()

    def undone(self, seat: int, *, consent: bool) -> bool:
        """Taking back would leave a whole game."""
        assert self.match is not None
        trial = Match(self.match.game, self.match.setup, self.match.seed, self.match.chairs)
        trial.entries = list(self.match.entries)
        trial.marks = list(self.match.marks)
        try:
            return trial.undo(seat, consent=consent)
        except Refusal:
            return False

    def consent(self, event: e.Consented) -> None:
        """One more seat has answered the wish."""
        if self.undo_wish is None:
            return
        self.room += 1
        if not event.yes:
            self.undo_wish = None
            return
        wish = self.undo_wish
        wish.wanted = [seat for seat in wish.wanted if seat != event.seat]
        if not wish.wanted:
            self.undo(wish.seat, consent=True)

    def hint(self, event: e.Hinted) -> None:
        """Everybody hears that the seat has asked for a hint; its question stays the same."""
        assert self.match is not None
        n = len(self.match.entries) + 1
        self.match.hinted(Entry(n=n, seat=event.seat, hint=True, ms=max(0, event.at - self.made)))
        self.hinted[event.seat] = self.seqs[event.seat]

    def drop_wish(self) -> None:
        """Play went on: nobody is asked about an undo any more."""
        if self.undo_wish is not None:
            self.undo_wish = None
            self.room += 1

    # Time

    def keep_time(self, event: e.AnyEvent, before: list[int]) -> None:
        """Seats that were asked have thought until now; seats asked anew think from now."""
        assert self.match is not None
        now = self.match.waiting
        self.count_missed(event, before)
        answered = event.seat if isinstance(event, e.Played) else -1
        anew = isinstance(event, e.Undone | e.Consented | e.Started)
        for seat in before:
            if seat == answered or seat not in now or anew:
                self.used[seat] += max(0, event.at - self.since[seat] - self.paused(self.since[seat], event.at))
        for seat in now:
            if seat == answered or seat not in before or anew:
                self.since[seat] = event.at
        asks = self.match.game.decisions(self.match.state)
        self.timed = {ask.seat for ask in asks if ask.timed}
        self.opened = [at if seat in self.timed else 0 for seat, at in enumerate(self.opened)]
        self.turn_glass(event, asks)

    def unopened(self, person: str) -> list[int]:
        """The seats of a person that have not yet seen a question whose time is measured."""
        if not self.timed:
            return []
        return [seat for seat in sorted(self.timed) if not self.opened[seat] and self.chairs[seat].person == person]

    def measured(self, seat: int, payload: Any, now: int) -> Any:
        """What comes with an answer, with the time the seat has taken where that is measured; nobody tells their own time."""
        if seat not in self.timed or (payload is not None and not (isinstance(payload, dict) and "seconds" in payload)):
            return payload
        since = self.opened[seat] or self.since[seat]
        return {"seconds": max(0, now - since - self.paused(since, now)) // 1000}

    def count_missed(self, event: e.AnyEvent, before: list[int]) -> None:
        """Whoever was waited for when a sandglass of hours ran out has missed it; an answer of their own makes up for it."""
        if isinstance(event, e.TookBack) or (isinstance(event, e.Played) and event.seat >= 0 and not event.cause):
            self.missed[event.seat] = 0
        elif isinstance(event, e.Played) and event.seat == TABLE and self.glass is not None and self.glass.ms >= LONG_GLASS:
            for seat in before:
                self.missed[seat] += 1

    def paused(self, start: int, stop: int) -> int:
        """Milliseconds between two times in which nobody served."""
        return sum(max(0, min(stop, end) - max(start, begin)) for begin, end in self.pauses)

    def turn_glass(self, event: e.AnyEvent, asked: list[Decision]) -> None:
        """A sandglass is turned when its question first appears, and runs until the question is gone."""
        asks = [ask for ask in asked if ask.sandglass]
        if not asks:
            self.glass = None
            return
        key = (asks[0].ask, asks[0].sandglass)
        turned = isinstance(event, e.Played) and event.seat == TABLE
        if self.glass is None or self.glass.key != key or turned:
            self.glass = Glass(key, event.at, asks[0].sandglass)


class Summary(Struct, frozen=True):
    """What the store keeps beside the log, to find tables by."""

    game: str
    phase: str
    public: bool
    people: list[str] = field(default_factory=list)


def summary(position: Position) -> Summary:
    """The table in one row."""
    people = sorted({chair.person for chair in position.chairs if chair.person})
    return Summary(position.game.key, position.phase, position.public, people)


def plain(value: Any) -> Any:
    """A struct as plain data."""
    return msgspec.to_builtins(value)
