"""What a table is after its log: people on chairs, settings, the match, and how long everybody has thought."""

from typing import Any, Final, Literal

import msgspec

from vernissage import games
from vernissage.core.match import Match
from vernissage.core.model import TABLE, Decision
from vernissage.core.record import Chair as RecordChair
from vernissage.core.setting_up import setup_of
from vernissage.core.shares import Shares
from vernissage.core.steps import Step
from vernissage.server.storage.store import Row, TableRow
from vernissage.server.tables import log as e
from vernissage.server.tables.chairs import Chair, Glass, SaidLine, UndoWish
from vernissage.server.wire.common import Clock

Phase = Literal["lobby", "playing", "finished"]

LONG_GLASS: Final = 3_600_000  # milliseconds from which on a sandglass is one of a table over days
SAID: Final = 20  # lines of talk that are shown
MISSES: Final = 2  # after so many in a row a bot sits in


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
        self.chances = False  # onlookers are told them
        self.clock = Clock()
        self.deal, self.begins = "", 0  # the table whose deal this is, and how much of its game stands here already
        self.share = ""  # the server's part of the seed
        self.imported = False  # the game was played elsewhere and came as a record
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.undo_wish: UndoWish | None = None
        self.undos = 0  # that everybody sees
        self.taken_back: list[int] = []  # secret answers each seat took back, which nobody else sees
        self.undone: list[int] = []  # how often each seat took something back
        self.rematch = ""
        self.ended = False  # given up before it was over
        self.talk = True  # people may talk
        self.talked = 0  # how much has been said
        self.said: list[SaidLine] = []  # the last of it
        self.made = 0
        self.touched = 0  # when anybody could last see a change
        self.room = 0  # counts changes of chairs and settings
        self.seqs: list[int] = []
        self.seen = 0  # counts what others could see, hints aside
        self.hinted: list[int] = []  # what had been seen when each seat was last told to have had a hint
        self.since: list[int] = []  # when each seat was last asked something new
        self.timed: set[int] = set()  # the seats whose time for their question is measured
        self.opened: list[int] = []  # when each of them first saw it; 0 = not yet
        self.missed: list[int] = []  # how many long sandglasses in a row ran out on each seat
        self.spans: list[list[tuple[int, int]]] = []  # when each seat has thought, pauses included
        self.glass: Glass | None = None
        self.commands: dict[str, bool] = {}  # known commands; true for an undo that waits for consent

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.match is None:
            return "lobby"
        return "finished" if self.match.over or self.ended else "playing"

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def absent(self) -> list[int]:
        """People who have missed enough in a row for a bot to sit in."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if self.match and not chair.automatic and self.missed[seat] >= MISSES
        ]

    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return self.match.waiting if self.match and not self.ended else []

    # Folding

    def fold(self, row: Row, prepared: Step | Match | None = None) -> bool:
        """One more event has happened; the step it makes, or the match it brings, may have been prepared already.

        True when nobody but its seat can see that.
        """
        assert row.n == self.n + 1, f"event {row.n} after {self.n} at table {self.table}"
        event = e.event_of(row)
        before, undos = self.waiting(), self.undos
        hidden = self.take(event, prepared)
        if not hidden and not isinstance(event, e.Said | e.Nudged | e.Talk):  # talk does not hold a bot up
            self.touched = event.at
            self.seen += not isinstance(event, e.Hinted)
        self.n = row.n
        if row.command:
            self.commands[row.command] = isinstance(event, e.UndoAsked)
        if self.match is not None:
            self.keep_time(event, before, self.undos != undos)
        return hidden

    def take(self, event: e.AnyEvent, prepared: Step | Match | None) -> bool:
        """The event has changed what it changes; true when nobody but its seat can see that."""
        step = prepared if isinstance(prepared, Step) else None
        match event:
            case e.Played():
                return self.play(event, step)
            case e.Undone():
                return self.undo(event.seat, step, consent=event.consent)
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
                return True
            case e.Brought():
                self.room += 1
                self.bring(event, prepared if isinstance(prepared, Match) else games.parse(event.record))
            case _:
                self.room += 1
                self.arrange(event)
        return False

    def arrange(self, event: e.AnyEvent) -> None:
        """Chairs, settings, the start and the next table."""
        match event:
            case e.Made():
                self.game = games.game(event.game)
                self.host, self.options, self.public = event.host, event.options, event.public
                self.watchers, self.clock, self.deal, self.made = event.watchers, event.clock, event.deal, event.at
                self.hints, self.share, self.begins = event.hints, event.share, event.begins
                self.chances = event.chances
                self.chairs = [Chair() for each in range(self.game.max_seats)]
            case e.Changed():
                self.options = self.options if event.options is None else event.options
                self.public = self.public if event.public is None else event.public
                self.watchers = self.watchers if event.watchers is None else event.watchers
                self.hints = self.hints if event.hints is None else event.hints
                self.chances = self.chances if event.chances is None else event.chances
                self.clock = self.clock if event.clock is None else event.clock
            case e.Sat():
                self.chairs[event.seat] = Chair(
                    kind="person",
                    person=event.person,
                    name=event.name,
                    program=event.program,
                    share=event.share,
                    agreed=event.agreed,
                )
            case e.BotSat():
                self.chairs[event.seat] = Chair(kind="bot", level=event.level, name=event.name, share=event.share)
            case e.ShareGiven():
                self.chairs[event.seat].share = event.share
            case e.Left():
                self.leave(event)
            case e.Started():
                self.start(event)
            case e.StoodIn():
                self.add_span(event.seat, self.since[event.seat], event.at)  # what a bot thinks is nobody's time
                self.chairs[event.seat].stand_in = True
            case e.TookBack():
                self.chairs[event.seat].stand_in = False
                self.since[event.seat] = event.at
            case e.Rematched():
                self.rematch = event.table
            case e.Renamed():
                self.chairs[event.seat].name = event.name
            case e.Ended():
                self.ended = True
                self.undo_wish = None
            case e.Nudged():
                self.chairs[event.seat].nudged = event.at
            case e.Talk():
                self.talk = event.on
            case e.Said():
                self.talked += 1
                line = SaidLine(self.talked, event.seat, event.text, event.sign, event.at)
                self.said = [*self.said, line][-SAID:]

    def start(self, event: e.Started) -> None:
        """The table is set."""
        self.chairs = [chair for chair in self.chairs if chair.kind != "open"]
        extra, closing = {}, {}
        if self.deal:
            extra["deal"] = self.deal
        elif self.share:
            shares = self.shares()
            extra["commitments"] = plain(shares.commitments())
            closing["shares"] = plain(shares)
        setup = setup_of(self.game, event.setup)
        self.match = Match(self.game, setup, int(event.seed), self.record_chairs(), extra=extra, closing=closing)
        self.ready(event.at)

    def shares(self) -> Shares:
        """What the seed of the deal is mixed from, of everybody who sits here now."""
        return Shares(self.table, self.share, [chair.share for chair in self.chairs if chair.kind != "open"])

    def leave(self, event: e.Left) -> None:
        """The chair is open again; during a game a bot plays on under the same name."""
        old = self.chairs[event.seat]
        self.chairs[event.seat] = (
            Chair(kind="bot", level=event.level, name=old.name, resigned=event.resigned) if self.match else Chair()
        )

    def bring(self, event: e.Brought, match: Match) -> None:
        """The match of a record has been played here."""
        self.match = match
        self.imported = True
        self.chairs = [
            Chair(kind="bot" if c.kind.startswith("bot") else "person", name=c.name) for c in self.match.chairs
        ]
        self.ready(event.at)

    def ready(self, at: int) -> None:
        """Nobody has been asked anything yet."""
        self.seqs = [0] * len(self.chairs)
        self.taken_back = [0] * len(self.chairs)
        self.undone = [0] * len(self.chairs)
        self.hinted = [-1] * len(self.chairs)
        self.since = [at] * len(self.chairs)
        self.opened = [0] * len(self.chairs)
        self.missed = [0] * len(self.chairs)
        self.spans = [[] for each in self.chairs]

    def record_chairs(self) -> list[RecordChair]:
        """The chairs as a record names them."""
        return [
            RecordChair(name=chair.name, kind=f"bot:{chair.level}" if chair.kind == "bot" else "person")
            for chair in self.chairs
        ]

    # Playing

    def play(self, event: e.Played, step: Step | None) -> bool:
        """The choices stand on the record; true when nobody else can see that."""
        assert self.match is not None
        done = step or self.match.prepare(event.seat, event.actions, event.payload)
        unnoticed = self.match.unnoticed(done)
        self.match.commit(done, max(0, event.at - self.made))
        if event.seat >= 0:
            self.seqs[event.seat] += 1
        if not unnoticed:
            self.drop_wish()
        return unnoticed

    def undo_kind(self, seat: int) -> Literal["no", "free", "consent"]:
        """How the seat may take back its last move."""
        return self.match.undo_kind(seat) if self.match is not None and self.phase == "playing" else "no"

    def undo(self, seat: int, step: Step | None, *, consent: bool) -> bool:
        """The seat's last move is taken back and every question asked anew; of a secret answer only its seat hears.

        True when nobody else can see it.
        """
        assert self.match is not None
        self.undone[seat] += 1
        done = step or self.match.prepare_undo(seat, consent=consent)
        if done is None:
            return True
        if self.match.in_secret(done):
            unnoticed = self.match.unnoticed(done)
            self.match.commit(done)
            self.taken_back[seat] += 1
            self.seqs[seat] += 1
            return unnoticed
        self.match.commit(done)
        self.undos += 1
        self.seqs = [seq + 1 for seq in self.seqs]
        self.drop_wish()
        return False

    def branch(self, viewer: int) -> int:
        """Counts what was taken back as far as the viewer can see it."""
        return self.undos + (self.taken_back[viewer] if viewer >= 0 else 0)

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
            self.undo(wish.seat, None, consent=True)

    def hint(self, event: e.Hinted) -> None:
        """Everybody hears that the seat has asked for a hint; its question stays the same."""
        assert self.match is not None
        self.match.hinted(event.seat, max(0, event.at - self.made))
        self.hinted[event.seat] = self.seen

    def drop_wish(self) -> None:
        """Play went on: nobody is asked about an undo any more."""
        if self.undo_wish is not None:
            self.undo_wish = None
            self.room += 1

    # Time

    def keep_time(self, event: e.AnyEvent, before: list[int], undone: bool) -> None:
        """Seats that were asked have thought until now; seats asked anew think from now."""
        assert self.match is not None
        now = self.match.waiting
        self.count_missed(event, before)
        answered = event.seat if isinstance(event, e.Played | e.Undone) else -1
        anew = undone or isinstance(event, e.Started)
        for seat in before:
            if (seat == answered or seat not in now or anew) and not self.chairs[seat].automatic:
                self.add_span(seat, self.since[seat], event.at)
        for seat in now:
            if seat == answered or seat not in before or anew:
                self.since[seat] = event.at
        asks = self.match.game.decisions(self.match.state)
        self.timed = {ask.seat for ask in asks if ask.timed}
        self.opened = [at if seat in self.timed else 0 for seat, at in enumerate(self.opened)]
        self.turn_glass(event, asks)

    def add_span(self, seat: int, start: int, stop: int) -> None:
        """The seat has thought from then to then. Pauses are left out when it is asked how long: they may become known
        later, and what a log folds to must not depend on when it is folded.
        """
        spans = self.spans[seat]
        if stop > start and spans and spans[-1][1] == start:
            spans[-1] = (spans[-1][0], stop)
        elif stop > start:
            spans.append((start, stop))

    def thought(self, seat: int) -> int:
        """Milliseconds the seat has thought before its question."""
        return sum(stop - start - self.paused(start, stop) for start, stop in self.spans[seat])

    def unopened(self, person: str) -> list[int]:
        """The seats of a person that have not yet seen a question whose time is measured."""
        if not self.timed:
            return []
        return [seat for seat in sorted(self.timed) if not self.opened[seat] and self.chairs[seat].person == person]

    def measured(self, seat: int, payload: Any, now: int) -> Any:
        """What comes with an answer, with the time the seat has taken where that is measured; nobody tells their own
        time.
        """
        if seat not in self.timed or (payload is not None and not (isinstance(payload, dict) and "seconds" in payload)):
            return payload
        since = self.opened[seat] or self.since[seat]
        return {"seconds": max(0, now - since - self.paused(since, now)) // 1000}

    def count_missed(self, event: e.AnyEvent, before: list[int]) -> None:
        """Whoever was waited for when a sandglass of hours ran out has missed it; an answer of their own makes up for
        it.
        """
        if isinstance(event, e.TookBack) or (isinstance(event, e.Played) and event.seat >= 0 and not event.cause):
            self.missed[event.seat] = 0
        elif (
            isinstance(event, e.Played)
            and event.seat == TABLE
            and self.glass is not None
            and self.glass.ms >= LONG_GLASS
        ):
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
        key = (asks[0].ask, asks[0].number, asks[0].sandglass)
        turned = isinstance(event, e.Played) and event.seat == TABLE
        if self.glass is None or self.glass.key != key or turned:
            self.glass = Glass(key, event.at, asks[0].sandglass)


def table_row(position: Position) -> TableRow:
    """The table in one row."""
    people = sorted({chair.person for chair in position.chairs if chair.person})
    return TableRow(position.game.key, position.phase, position.public, people)


def plain(value: Any) -> Any:
    """A struct as plain data."""
    return msgspec.to_builtins(value)
