"""Setting up a table: settings, chairs, bots, the start and the next game, as events decided from the table's position."""

from collections.abc import Callable
from typing import Any

from vernissage import games
from vernissage.bots.bot import levels
from vernissage.core.game import Game
from vernissage.core.match import fresh_seed, setup_of
from vernissage.core.record import commitment
from vernissage.server import events as e
from vernissage.server.accounts import clean
from vernissage.server.position import Chair, Position, plain
from vernissage.server.sent import NewTable, TableChange
from vernissage.server.store import Person
from vernissage.server.table import Deed
from vernissage.server.thinkers import HEURISTIC
from vernissage.server.told import ChairInfo, TableInfo, UndoRequest
from vernissage.server.trouble import Trouble
from vernissage.server.wire import Clock

new_seed: Callable[[], int] = fresh_seed
Decide = Callable[[Position], Deed | None]


def rules_of(key: str) -> Game:
    """The game of a key, or a Trouble."""
    known = games.keys()
    if key not in known:
        raise Trouble("not-found", f"There is no game {key[:40]!r}.")
    return games.game(key)


def check_options(game: Game, options: dict[str, Any], seats: int, *, public: bool) -> None:
    """The options are ones this game can be played with."""
    if "seats" in options:
        raise Trouble("malformed", "The number of seats follows from who sits down.")
    if options.get("rig") and public:
        raise Trouble("malformed", "A table with piles set out by hand is not public.")
    try:
        setup_of(game, {"seats": seats, **options})
    except ValueError as error:
        raise Trouble("malformed", str(error)) from None


def check_clock(clock: Clock) -> None:
    """A clock that runs has time on it."""
    if clock.kind != "none" and clock.seconds < 1:
        raise Trouble("malformed", "This clock has no time on it.")


def made(wish: NewTable, person: Person, at: int) -> list[e.AnyEvent]:
    """A new table with its maker on the first chair."""
    game = rules_of(wish.game)
    check_options(game, wish.options, game.min_seats, public=wish.public)
    check_clock(wish.clock)
    first = e.Made(
        at=at,
        game=game.key,
        host=person.id,
        options=wish.options,
        public=wish.public,
        watchers=wish.watchers,
        hints=wish.hints,
        clock=wish.clock,
        deal=wish.deal,
    )
    return [first, e.Sat(at=at, seat=0, person=person.id, name=person.name, program=person.kind == "bot")]


def change(person: Person, wish: TableChange, at: int) -> Decide:
    """The host changes settings."""

    def decide(position: Position) -> Deed | None:
        must_host(position, person)
        must_gather(position)
        options = position.options if wish.options is None else wish.options
        public = position.public if wish.public is None else wish.public
        check_options(position.game, options, position.game.min_seats, public=public)
        check_clock(wish.clock or position.clock)
        return Deed(e.Changed(at=at, options=wish.options, public=wish.public, watchers=wish.watchers, hints=wish.hints, clock=wish.clock))

    return decide


def sit(person: Person, seat: int, name: str | None, at: int) -> Decide:
    """A person takes an open chair."""

    def decide(position: Position) -> Deed | None:
        must_gather(position)
        chair = chair_at(position, seat)
        if chair.kind != "open":
            raise Trouble("taken", "Somebody sits there.")
        if position.options.get("rig") and person.id != position.host:
            raise Trouble("not-allowed", "Piles were set out by hand: only the host and bots play here.")
        return Deed(e.Sat(at=at, seat=seat, person=person.id, name=clean(name or person.name), program=person.kind == "bot"))

    return decide


def add_bot(person: Person, seat: int, level: str, at: int) -> Decide:
    """The host gives an open chair to a bot."""

    def decide(position: Position) -> Deed | None:
        must_host(position, person)
        must_gather(position)
        if chair_at(position, seat).kind != "open":
            raise Trouble("taken", "Somebody sits there.")
        if level not in levels(position.game.key):
            raise Trouble("malformed", f"The bots of {position.game.title} are {', '.join(levels(position.game.key))}.")
        return Deed(e.BotSat(at=at, seat=seat, level=level, name=f"{level.capitalize()} bot"))

    return decide


def leave(person: Person, seat: int, at: int) -> Decide:
    """A person leaves a chair, or the host clears it before the start."""

    def decide(position: Position) -> Deed | None:
        chair = chair_at(position, seat)
        if chair.kind == "open":
            return None
        if chair.person != person.id:
            must_host(position, person)
            must_gather(position)
        if position.phase == "finished":
            raise Trouble("wrong-phase", "The game is over.")
        return Deed(e.Left(at=at, seat=seat, level=stand_in_level(position) if position.match else ""))

    return decide


def start(person: Person, at: int, seed: str) -> Decide:
    """The host begins with whoever sits."""

    def decide(position: Position) -> Deed | None:
        must_host(position, person)
        must_gather(position)
        game = position.game
        seats = sum(chair.kind != "open" for chair in position.chairs)
        if not game.min_seats <= seats <= game.max_seats:
            raise Trouble("wrong-phase", f"{game.title} is for {game.min_seats} to {game.max_seats} seats; {seats} are taken.")
        check_options(game, position.options, seats, public=position.public)
        setup = setup_of(game, {"seats": seats, **position.options})
        number = seed or str(new_seed())
        try:
            game.new(setup, int(number))
        except Exception as error:
            # Piles set out by hand can be anything; without them a table that cannot be set is a fault of ours.
            if not position.options.get("rig"):
                raise
            raise Trouble("malformed", f"The table cannot be set like this: {error}") from None
        return Deed(e.Started(at=at, setup=plain(setup), seed=number))

    return decide


def again(position: Position, at: int) -> list[e.AnyEvent]:
    """A new table with the same people, bots and settings."""
    events: list[e.AnyEvent] = [
        e.Made(
            at=at,
            game=position.game.key,
            host=position.host,
            options=position.options,
            public=position.public,
            watchers=position.watchers,
            hints=position.hints,
            clock=position.clock,
        )
    ]
    for seat, chair in enumerate(position.chairs):
        if chair.kind == "bot":
            events.append(e.BotSat(at=at, seat=seat, level=chair.level or stand_in_level(position), name=chair.name))
        elif chair.person:
            events.append(e.Sat(at=at, seat=seat, person=chair.person, name=chair.name, program=chair.program))
    return events


def stand_in_level(position: Position) -> str:
    """The bot that plays on for a person."""
    return HEURISTIC if HEURISTIC in levels(position.game.key) else "random"


def must_host(position: Position, person: Person) -> None:
    """Only the host does this."""
    if person.id != position.host:
        raise Trouble("not-allowed", "Only the host of the table does this.")


def must_gather(position: Position) -> None:
    """The game has not begun."""
    if position.phase != "lobby":
        raise Trouble("wrong-phase", "The game has begun.")


def chair_at(position: Position, seat: int) -> Chair:
    """The chair of a number."""
    if not 0 <= seat < len(position.chairs):
        raise Trouble("not-found", "There is no such chair.")
    return position.chairs[seat]


def info(position: Position, person: str, here: set[str]) -> TableInfo:
    """The table as this person may know it."""
    chairs = [
        ChairInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            program=chair.program,
            yours=bool(person) and chair.person == person,
            here=chair.person in here,
            stand_in=chair.stand_in,
        )
        for seat, chair in enumerate(position.chairs)
    ]
    wish = position.undo_wish
    return TableInfo(
        id=position.table,
        game=position.game.key,
        title=position.game.title,
        phase=position.phase,
        public=position.public,
        watchers=position.watchers,
        hints=position.hints,
        options=position.options,
        clock=position.clock,
        chairs=chairs,
        least=position.game.min_seats,
        most=position.game.max_seats,
        host=bool(person) and person == position.host,
        waiting=position.waiting(),
        undo=UndoRequest(seat=wish.seat, wanted=wish.wanted) if wish else None,
        rematch=position.rematch,
        made=position.made,
        touched=position.touched,
        commitment=commitment(position.match.seed) if position.match else "",
    )
