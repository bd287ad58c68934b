"""A table that is open in this process: one lock, one log, and everybody who looks at it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from vernissage.bots.bot import Choice, Hint
from vernissage.core.model import WATCHER, Message, Refusal
from vernissage.core.steps import Moment, SealedWithin, Step
from vernissage.server.errors import RequestError, malformed
from vernissage.server.metrics import DO_SECONDS, MOVES
from vernissage.server.storage.store import CommandKnown, NumberTaken, Row, Store, TableRow
from vernissage.server.tables import log as e
from vernissage.server.tables import snapshots
from vernissage.server.tables.clocks import LOOK_AGAIN, watched
from vernissage.server.tables.folds import EVERY
from vernissage.server.tables.position import Position, table_row
from vernissage.server.tables.quarantine import Unreadable, fold_all
from vernissage.server.tables.snapshots import Snapshots
from vernissage.server.wire.replies import Composed, Done, Drafted
from vernissage.server.wire.requests import Compose, Consent, Do, Draft, TakeBack, Undo

UNDOS: Final = 200  # a seat may take back in one game
RETRIES: Final = 12
FRESH: Final = 5000  # milliseconds for which the row of a table may be behind its log


class Subscriber(Protocol):
    """Somebody who wants to know when the table has changed."""

    def changed(self) -> None: ...


class Pending(Struct):
    """An event that may be stored: who commanded it, and what was worked out for it."""

    event: e.AnyEvent
    command: str | None = None
    step: Step | None = None


class Held(Struct):
    """What a bot has decided to answer to a question, and when it will."""

    seq: int
    choice: Choice
    due: int


class Table:
    """The live end of a log. Nothing is shown or acknowledged before it is stored."""

    def __init__(self, position: Position, store: Store, clock: Callable[[], int]) -> None:
        self.id = position.table
        self.position = position
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()
        self.snapshots = Snapshots()
        self.subscribers: set[Subscriber] = set()
        self.woken = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.here: dict[str, set[str]] = {}  # process -> people connected there
        self.committed: Callable[[Table], None] = lambda table: None
        self.attend: Callable[[Table], None] = lambda table: None
        self.keep: Callable[[Table], None] = lambda table: None
        self.held: dict[int, Held] = {}  # seat -> what its bot will answer in time
        self.advised: dict[int, tuple[int, list[Hint]]] = {}  # seat -> its question and the hint it was given
        self.proposed: dict[int, tuple[int, Hint]] = {}  # seat -> its question and what its coach proposes
        self.used = 0  # when somebody last wanted it
        self.kept = 0  # the event after which a fold of the log was last kept
        self.films: dict[int, tuple[int, asyncio.Task[list[Moment | None]]]] = {}  # seat -> its game looked back on
        self.noted: tuple[TableRow | None, int] = (None, 0)  # what the store's row of this table last said, and when
        self.broken: Unreadable | None = None  # an event was stored that does not fold: the table must be read anew

    # Changing

    async def act(self, decide: Callable[[Position], Pending | None]) -> bool:
        """What `decide` wants is stored and shown; it is asked again when another process was faster.

        True when others can see that something happened.
        """
        async with self.lock:
            for _attempt in range(RETRIES):
                if self.broken is not None:
                    raise self.broken
                pending = decide(self.position)
                if pending is None:
                    return False
                try:
                    hidden = await self.store_pending(pending)
                except (NumberTaken, CommandKnown):
                    await self.read_on()
                    continue
                self.committed(self)
                return not hidden
        raise RequestError("busy", Message("error-table-busy"))

    async def store_pending(self, pending: Pending) -> bool:
        """The event is stored, then it has happened here too; true when nobody but its seat can see that."""
        position = self.position
        row = Row(position.n + 1, e.encode(pending.event), pending.command)
        about = foreseen(position, pending)
        seats_changed = changes_room(pending.event)
        look = self.clock() + LOOK_AGAIN if about.phase == "playing" and (watched(position) or seats_changed) else None
        # Other processes find tables by their rows; a process alone keeps them fresh enough for lists.
        news = (
            self.store.shared
            or seats_changed
            or about != self.noted[0]
            or not 0 <= pending.event.at - self.noted[1] < FRESH
        )
        await self.store.append(
            self.id, row, about if news else None, pending.event.at, look, seats_changed=seats_changed
        )
        if news:
            self.noted = (about, pending.event.at)
        try:
            hidden = self.position.fold(row, pending.step)
        except Exception as error:
            raise self.close_off(Unreadable(self.id, row.n, f"{type(error).__name__}: {error}")) from error
        self.show()
        if row.n - self.kept >= EVERY:
            self.kept = row.n
            self.keep(self)
        return hidden

    async def read_on(self) -> None:
        """Events that other processes stored have happened here too."""
        rows = await self.store.rows(self.id, self.position.n)
        try:
            fold_all(self.position, (row for row in rows if row.n == self.position.n + 1))
        except Unreadable as error:
            raise self.close_off(error) from error
        if rows:
            self.show()

    def close_off(self, error: Unreadable) -> Unreadable:
        """Nobody plays here until the log has been read anew; everybody who looks is told."""
        self.broken = error
        self.show()
        return error

    async def refresh(self) -> None:
        """The table is as the store has it."""
        async with self.lock:
            await self.read_on()

    def show(self) -> None:
        """Everybody who looks will see what has changed."""
        self.snapshots.changed()
        for subscriber in self.subscribers:
            subscriber.changed()
        self.woken.set()
        self.attend(self)

    # Commands of seats

    async def do(self, person: str, seat: int, wish: Do) -> Done:
        """The choices have happened, all of them."""
        begun = time.perf_counter()
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Pending | None:
            own_seat(position, person, seat)
            if command in position.commands:
                return None
            must_play(position)
            if position.chairs[seat].stand_in:
                raise RequestError("wrong-phase", Message("error-stand-in"))
            if wish.seq != position.seqs[seat]:
                raise RequestError("stale", Message("error-answered"))
            now = self.clock()
            payload = position.measured(seat, wish.payload, now)
            step = prepare(position, seat, wish.actions, payload)
            return Pending(e.Played(at=now, seat=seat, actions=wish.actions, payload=payload), command, step)

        if await self.act(decide):  # what is done in secret is not counted either
            MOVES.labels(self.position.game.key).inc()
            DO_SECONDS.observe(time.perf_counter() - begun)
        return Done(id=wish.id)

    async def answer_for(self, seat: int, seq: int, actions: list[str], payload: Any, cause: str) -> None:
        """A bot, a default or the sandglass has answered, unless the question is gone."""

        def decide(position: Position) -> Pending | None:
            if (
                position.phase != "playing"
                or (seat >= 0 and position.seqs[seat] != seq)
                or (seat < 0 and position.n != seq)
            ):
                return None
            if cause == "bot" and not position.chairs[seat].automatic:
                return None
            assert position.match is not None
            step = position.match.prepare(seat, actions, payload)
            return Pending(
                e.Played(at=self.clock(), seat=seat, actions=actions, payload=payload, cause=cause), None, step
            )

        await self.act(decide)

    async def undo(self, person: str, seat: int, wish: Undo) -> Done:
        """The seat's last move is taken back, or the others are asked."""
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Pending | None:
            own_seat(position, person, seat)
            if command in position.commands:
                return None
            must_play(position)
            if wish.seq != position.seqs[seat]:
                raise RequestError("stale", Message("error-moved-on"))
            if position.undone[seat] >= UNDOS:
                raise RequestError("too-many", Message("error-many-undos", {"most": UNDOS}))
            kind = position.undo_kind(seat)
            assert position.match is not None
            step = None if kind == "no" else position.match.prepare_undo(seat, consent=kind == "consent")
            if step is None:
                raise RequestError("refused", Message("error-nothing-to-undo"))
            if kind == "free":
                return Pending(e.Undone(at=self.clock(), seat=seat), command, step)
            others = [k for k, chair in enumerate(position.chairs) if not chair.automatic and chair.person != person]
            if not others:
                return Pending(e.Undone(at=self.clock(), seat=seat, consent=True), command, step)
            return Pending(e.UndoAsked(at=self.clock(), seat=seat, wanted=others), command)

        await self.act(decide)
        return Done(id=wish.id, asked=self.position.commands.get(command, False))

    async def consent(self, person: str, seat: int, wish: Consent) -> Done:
        """The seat has said yes or no to somebody's undo."""
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Pending | None:
            own_seat(position, person, seat)
            if command in position.commands:
                return None
            if position.undo_wish is None or seat not in position.undo_wish.wanted:
                raise RequestError("stale", Message("error-no-consent-wanted"))
            return Pending(e.Consented(at=self.clock(), seat=seat, yes=wish.yes), command)

        await self.act(decide)
        return Done(id=wish.id)

    async def take_back(self, person: str, seat: int, wish: TakeBack) -> Done:
        """The owner plays again."""
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Pending | None:
            own_seat(position, person, seat)
            if command in position.commands or not position.chairs[seat].stand_in:
                return None
            return Pending(e.TookBack(at=self.clock(), seat=seat), command)

        await self.act(decide)
        return Done(id=wish.id)

    def draft(self, person: str, seat: int, wish: Draft) -> Drafted:
        """What the choices would bring."""
        own_seat(self.position, person, seat)
        must_play(self.position)
        check_payload(self.position, seat, wish.payload)
        try:
            return snapshots.draft(self.position, seat, wish)
        except (ValueError, TypeError, msgspec.ValidationError) as error:
            raise malformed(error) from None

    def compose(self, person: str, seat: int, wish: Compose) -> Composed:
        """One gesture, put together."""
        own_seat(self.position, person, seat)
        must_play(self.position)
        try:
            return snapshots.compose(self.position, seat, wish)
        except ValueError as error:
            raise malformed(error) from None

    # Looking

    async def open_questions(self, person: str) -> None:
        """A person is about to see the table: where the time of a seat is measured, it runs from now."""

        def decide(position: Position) -> Pending | None:
            seats = position.unopened(person)
            return Pending(e.Opened(at=self.clock(), seats=seats)) if seats else None

        await self.act(decide)

    def viewer(self, person: str, seat: int | None) -> int:
        """The seat somebody may look from, or a RequestError."""
        if seat is None or seat == WATCHER:
            if not self.position.watchers and not self.position.seats_of(person) and person != self.position.host:
                raise RequestError("not-allowed", Message("error-no-onlookers"))
            return WATCHER
        own_seat(self.position, person, seat)
        return seat


def foreseen(position: Position, pending: Pending) -> TableRow:
    """The table's row as it will be when the event has happened."""
    about = table_row(position)
    match pending.event:
        case e.Played() if pending.step is not None:
            over = position.game.asked(pending.step.state) == 0
            return TableRow(about.game, "finished" if over else "playing", about.public, about.people)
        case e.Ended():
            return TableRow(about.game, "finished", about.public, about.people)
        case e.Started():
            return TableRow(about.game, "playing", about.public, about.people)
        case e.Changed(public=bool(public)):
            return TableRow(about.game, about.phase, public, about.people)
        case e.Sat(person=person):
            return TableRow(about.game, about.phase, about.public, sorted({*about.people, person}))
        case e.Left(seat=seat):
            people = sorted({chair.person for k, chair in enumerate(position.chairs) if chair.person and k != seat})
            return TableRow(about.game, about.phase, about.public, people)
    return about


def changes_room(event: e.AnyEvent) -> bool:
    """The event may change who sits where, or set the table."""
    return isinstance(event, e.Sat | e.Left | e.BotSat | e.Started | e.StoodIn | e.TookBack)


def own_seat(position: Position, person: str, seat: int) -> None:
    """The seat belongs to this person."""
    if not person or not 0 <= seat < len(position.chairs) or position.chairs[seat].person != person:
        raise RequestError("not-your-seat", Message("error-not-your-seat"))


def must_play(position: Position) -> None:
    """The game runs."""
    if position.phase != "playing":
        raise RequestError("wrong-phase", Message("error-not-begun" if position.phase == "lobby" else "error-over"))


def check_payload(position: Position, seat: int, payload: Any) -> None:
    """Something free-form comes only where a question wants it."""
    assert position.match is not None
    if payload is not None and not any(
        ask.payload for ask in position.match.game.decisions(position.match.state) if ask.seat == seat
    ):
        raise RequestError("malformed", Message("error-no-payload"))


def prepare(position: Position, seat: int, actions: list[str], payload: Any) -> Step:
    """The choices played on a copy, or the RequestError a person reads."""
    check_payload(position, seat, payload)
    assert position.match is not None
    try:
        return position.match.prepare(seat, actions, payload)
    except Refusal as refused:
        raise snapshots.refusal(position, seat, refused) from None
    except SealedWithin as late:
        raise RequestError("refused", Message("error-turned-over"), action=late.action) from None
    except (ValueError, TypeError, msgspec.ValidationError) as error:
        raise malformed(error, nearest=snapshots.nearest(position, seat, actions[0])) from None
