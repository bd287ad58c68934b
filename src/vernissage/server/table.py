"""A table that is open in this process: one lock, one log, and everybody who looks at it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from vernissage.core.match import Hint
from vernissage.core.model import WATCHER, Refusal
from vernissage.server import events as e
from vernissage.server import pictures
from vernissage.server.clocks import LOOK_AGAIN, watched
from vernissage.server.metrics import DO_SECONDS, MOVES
from vernissage.server.pictures import Pictures
from vernissage.server.position import Position, Prepared, SealedWithin, Summary, summary
from vernissage.server.sent import Consent, Do, Draft, TakeBack, Undo
from vernissage.server.store import Store
from vernissage.server.thinkers import Answer
from vernissage.server.told import Done, Drafted
from vernissage.server.trouble import Trouble
from vernissage.server.writer import Known, Taken

RETRIES: Final = 12
FRESH: Final = 5000  # milliseconds for which the row of a table may be behind its log


class Looker(Protocol):
    """Somebody who wants to know when the table has changed."""

    def changed(self) -> None: ...


class Deed(Struct):
    """An event that may be stored: who commanded it, and what was worked out for it."""

    event: e.AnyEvent
    command: str | None = None
    prepared: Prepared | None = None


class Held(Struct):
    """A bot's answer to a question of a race, kept back so that people have a chance."""

    seq: int
    answer: Answer


class Table:
    """The live end of a log. Nothing is shown or acknowledged before it is stored."""

    def __init__(self, position: Position, store: Store, clock: Callable[[], int]) -> None:
        self.id = position.table
        self.position = position
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()
        self.pictures = Pictures()
        self.lookers: set[Looker] = set()
        self.woken = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.here: dict[str, set[str]] = {}  # process -> people connected there
        self.committed: Callable[[Table], None] = lambda table: None
        self.attend: Callable[[Table], None] = lambda table: None
        self.held: dict[int, Held] = {}  # what bots will answer when a person would have been done
        self.advised: dict[int, tuple[int, list[Hint]]] = {}  # seat -> its question and the hint it was given
        self.used = 0  # when somebody last wanted it
        self.noted: tuple[Summary | None, int] = (None, 0)  # what the store's row of this table last said, and when
        self.broken = False  # an event was stored that does not fold: the table must be read anew

    # Changing

    async def act(self, decide: Callable[[Position], Deed | None]) -> None:
        """What `decide` wants is stored and shown; it is asked again when another process was faster."""
        async with self.lock:
            for _attempt in range(RETRIES):
                if self.broken:
                    break
                deed = decide(self.position)
                if deed is None:
                    return
                try:
                    await self.store_deed(deed)
                except (Taken, Known):
                    await self.read_on()
                    continue
                self.committed(self)
                return
        raise Trouble("busy", "The table is too busy: try again.")

    async def store_deed(self, deed: Deed) -> None:
        """The event is stored, then it has happened here too."""
        position = self.position
        row = e.Row(position.n + 1, e.encode(deed.event), deed.command)
        about = foreseen(position, deed)
        seats_changed = changes_room(deed.event)
        look = self.clock() + LOOK_AGAIN if about.phase == "playing" and (watched(position) or seats_changed) else None
        # Other processes find tables by their rows; a process alone keeps them fresh enough for lists.
        news = self.store.shared or seats_changed or about != self.noted[0] or not 0 <= deed.event.at - self.noted[1] < FRESH
        await self.store.append(self.id, row, about if news else None, deed.event.at, look, seats_changed=seats_changed)
        if news:
            self.noted = (about, deed.event.at)
        try:
            self.position.fold(row, deed.prepared)
        except BaseException:
            self.broken = True
            raise
        self.show()

    async def read_on(self) -> None:
        """Events that other processes stored have happened here too."""
        rows = await self.store.rows(self.id, self.position.n)
        for row in rows:
            if row.n == self.position.n + 1:
                self.position.fold(row)
        if rows:
            self.show()

    async def refresh(self) -> None:
        """The table is as the store has it."""
        async with self.lock:
            await self.read_on()

    def show(self) -> None:
        """Everybody who looks will see what has changed."""
        self.pictures.changed()
        for looker in self.lookers:
            looker.changed()
        self.woken.set()
        self.attend(self)

    # Commands of seats

    async def do(self, person: str, seat: int, wish: Do) -> Done:
        """The choices have happened, all of them."""
        begun = time.perf_counter()
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Deed | None:
            own_seat(position, person, seat)
            if command in position.commands:
                return None
            must_play(position)
            if position.chairs[seat].stand_in:
                raise Trouble("wrong-phase", "A bot sits in for you: take the seat back first.")
            if wish.seq != position.seqs[seat]:
                raise Trouble("stale", "This question has been answered already.")
            now = self.clock()
            payload = position.measured(seat, wish.payload, now)
            prepared = prepare(position, seat, wish.actions, payload)
            return Deed(e.Played(at=now, seat=seat, actions=wish.actions, payload=payload), command, prepared)

        await self.act(decide)
        MOVES.labels(self.position.game.key).inc()
        DO_SECONDS.observe(time.perf_counter() - begun)
        return Done(id=wish.id)

    async def answer_for(self, seat: int, seq: int, actions: list[str], payload: Any, cause: str) -> None:
        """A bot, a default or the sandglass has answered, unless the question is gone."""

        def decide(position: Position) -> Deed | None:
            if position.phase != "playing" or (seat >= 0 and position.seqs[seat] != seq) or (seat < 0 and position.n != seq):
                return None
            if cause == "bot" and not position.chairs[seat].automatic:
                return None
            prepared = position.prepare(seat, actions, payload)
            return Deed(e.Played(at=self.clock(), seat=seat, actions=actions, payload=payload, cause=cause), None, prepared)

        await self.act(decide)

    async def undo(self, person: str, seat: int, wish: Undo) -> Done:
        """The seat's last move is taken back, or the others are asked."""
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Deed | None:
            own_seat(position, person, seat)
            if command in position.commands:
                return None
            must_play(position)
            if wish.seq != position.seqs[seat]:
                raise Trouble("stale", "The table has moved on meanwhile.")
            kind = position.undo_kind(seat)
            if kind == "no" or not position.undone(seat, consent=kind == "consent"):
                raise Trouble("refused", "You have nothing to take back.")
            if kind == "free":
                return Deed(e.Undone(at=self.clock(), seat=seat), command)
            others = [k for k, chair in enumerate(position.chairs) if not chair.automatic and chair.person != person]
            if not others:
                return Deed(e.Undone(at=self.clock(), seat=seat, consent=True), command)
            return Deed(e.UndoAsked(at=self.clock(), seat=seat, wanted=others), command)

        await self.act(decide)
        return Done(id=wish.id, asked=self.position.commands.get(command, False))

    async def consent(self, person: str, seat: int, wish: Consent) -> Done:
        """The seat has said yes or no to somebody's undo."""
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Deed | None:
            own_seat(position, person, seat)
            if command in position.commands:
                return None
            if position.undo_wish is None or seat not in position.undo_wish.wanted:
                raise Trouble("stale", "Nobody waits for your consent.")
            return Deed(e.Consented(at=self.clock(), seat=seat, yes=wish.yes), command)

        await self.act(decide)
        return Done(id=wish.id)

    async def take_back(self, person: str, seat: int, wish: TakeBack) -> Done:
        """The owner plays again."""
        command = f"{seat}:{wish.id}"

        def decide(position: Position) -> Deed | None:
            own_seat(position, person, seat)
            if command in position.commands or not position.chairs[seat].stand_in:
                return None
            return Deed(e.TookBack(at=self.clock(), seat=seat), command)

        await self.act(decide)
        return Done(id=wish.id)

    def draft(self, person: str, seat: int, wish: Draft) -> Drafted:
        """What the choices would bring."""
        own_seat(self.position, person, seat)
        must_play(self.position)
        check_payload(self.position, seat, wish.payload)
        try:
            return pictures.draft(self.position, seat, wish)
        except (ValueError, TypeError, msgspec.ValidationError) as error:
            raise Trouble("malformed", str(error)) from None

    # Looking

    async def open_questions(self, person: str) -> None:
        """A person is about to see the table: where the time of a seat is measured, it runs from now."""

        def decide(position: Position) -> Deed | None:
            seats = position.unopened(person)
            return Deed(e.Opened(at=self.clock(), seats=seats)) if seats else None

        await self.act(decide)

    def viewer(self, person: str, seat: int | None) -> int:
        """The seat somebody may look from, or a Trouble."""
        if seat is None or seat == WATCHER:
            if not self.position.watchers and not self.position.seats_of(person) and person != self.position.host:
                raise Trouble("not-allowed", "This table is closed to onlookers.")
            return WATCHER
        own_seat(self.position, person, seat)
        return seat


def foreseen(position: Position, deed: Deed) -> Summary:
    """The table's row as it will be when the event has happened."""
    about = summary(position)
    match deed.event:
        case e.Played() if deed.prepared is not None:
            over = position.game.asked(deed.prepared.state) == 0
            return Summary(about.game, "finished" if over else "playing", about.public, about.people)
        case e.Started():
            return Summary(about.game, "playing", about.public, about.people)
        case e.Changed(public=bool(public)):
            return Summary(about.game, about.phase, public, about.people)
        case e.Sat(person=person):
            return Summary(about.game, about.phase, about.public, sorted({*about.people, person}))
        case e.Left(seat=seat):
            people = sorted({chair.person for k, chair in enumerate(position.chairs) if chair.person and k != seat})
            return Summary(about.game, about.phase, about.public, people)
    return about


def changes_room(event: e.AnyEvent) -> bool:
    """The event may change who sits where, or set the table."""
    return isinstance(event, e.Sat | e.Left | e.BotSat | e.Started | e.StoodIn | e.TookBack)


def own_seat(position: Position, person: str, seat: int) -> None:
    """The seat belongs to this person."""
    if not person or not 0 <= seat < len(position.chairs) or position.chairs[seat].person != person:
        raise Trouble("not-your-seat", "This seat is not yours.")


def must_play(position: Position) -> None:
    """The game runs."""
    if position.phase != "playing":
        raise Trouble("wrong-phase", "The game has not begun." if position.phase == "lobby" else "The game is over.")


def check_payload(position: Position, seat: int, payload: Any) -> None:
    """Something free-form comes only where a question wants it."""
    assert position.match is not None
    if payload is not None and not any(ask.payload for ask in position.match.game.decisions(position.match.state) if ask.seat == seat):
        raise Trouble("malformed", "This question takes no payload.")


def prepare(position: Position, seat: int, actions: list[str], payload: Any) -> Prepared:
    """The choices played on a copy, or the Trouble a person reads."""
    check_payload(position, seat, payload)
    try:
        return position.prepare(seat, actions, payload)
    except Refusal as refused:
        raise pictures.refusal(position, seat, refused) from None
    except SealedWithin as late:
        raise Trouble("refused", f"Something is turned over before “{late}”: look at it first.", action=str(late)) from None
    except (ValueError, TypeError, msgspec.ValidationError) as error:
        raise Trouble("malformed", str(error), nearest=pictures.nearest(position, seat, actions[0])) from None
