"""Setting up a table: settings, chairs, bots, the start and the next game, as events decided from the table's
position.
"""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from vernissage import games
from vernissage.bots.bot import levels, players
from vernissage.core.game import Game
from vernissage.core.model import Message
from vernissage.core.setting_up import fresh_seed, setup_of
from vernissage.core.shares import SIZE
from vernissage.server.errors import RequestError, malformed
from vernissage.server.names import clean
from vernissage.server.storage.store import Person
from vernissage.server.tables import log as e
from vernissage.server.tables.chairs import Chair
from vernissage.server.tables.position import Position, plain
from vernissage.server.tables.table import Pending, own_seat
from vernissage.server.wire.common import Clock
from vernissage.server.wire.looking_back import PlayOn
from vernissage.server.wire.requests import GiveShare, NewTable, Sit, TableChange

new_seed: Callable[[], int] = fresh_seed
new_share: Callable[[], str] = partial(secrets.token_hex, SIZE // 2)
Decide = Callable[[Position], Pending | None]
STAND_IN: Final = "amateur"  # the level that plays on for a person, or for a bot that fails


def rules_of(key: str) -> Game:
    """The game of a key, or a RequestError."""
    known = games.keys()
    if key not in known:
        raise RequestError("not-found", Message("error-no-game", {"key": key[:40]}))
    return games.game(key)


def check_options(game: Game, options: dict[str, Any], seats: int, *, public: bool) -> None:
    """The options are ones this game can be played with."""
    if "seats" in options:
        raise RequestError("malformed", Message("error-seats-follow"))
    if options.get("rig") and public:
        raise RequestError("malformed", Message("error-rigged-public"))
    try:
        setup_of(game, {"seats": seats, **options})
    except ValueError as error:
        raise malformed(error) from None


def check_clock(clock: Clock) -> None:
    """A clock that runs has time on it."""
    if clock.kind != "none" and clock.seconds < 1:
        raise RequestError("malformed", Message("error-empty-clock"))


def check_deal(deal: str, *, public: bool) -> None:
    """A deal that somebody may know is not for strangers."""
    if deal and public:
        raise RequestError("not-allowed", Message("error-deal-public"))


def made(wish: NewTable, person: Person, at: int) -> list[e.AnyEvent]:
    """A new table with its maker on the first chair."""
    game = rules_of(wish.game)
    check_options(game, wish.options, game.min_seats, public=wish.public)
    check_clock(wish.clock)
    check_deal(wish.deal, public=wish.public)
    first = e.Made(
        at=at,
        game=game.key,
        host=person.id,
        options=wish.options,
        public=wish.public,
        watchers=wish.watchers,
        hints=wish.hints,
        chances=wish.chances,
        clock=wish.clock,
        deal=wish.deal,
        share="" if wish.deal else new_share(),
    )
    return [first, e.Sat(at=at, seat=0, person=person.id, name=person.name, program=person.kind == "bot")]


def change(person: Person, wish: TableChange, at: int) -> Decide:
    """The host changes settings."""

    def decide(position: Position) -> Pending | None:
        must_host(position, person)
        must_be_in_lobby(position)
        options = position.options if wish.options is None else wish.options
        public = position.public if wish.public is None else wish.public
        check_options(position.game, options, position.game.min_seats, public=public)
        check_clock(wish.clock or position.clock)
        check_deal(position.deal, public=public)
        return Pending(
            e.Changed(
                at=at,
                options=wish.options,
                public=wish.public,
                watchers=wish.watchers,
                hints=wish.hints,
                chances=wish.chances,
                clock=wish.clock,
            )
        )

    return decide


def sit(person: Person, seat: int, wish: Sit, at: int) -> Decide:
    """A person takes an open chair, with the seat's part of the seed."""

    def decide(position: Position) -> Pending | None:
        must_be_in_lobby(position)
        chair = chair_at(position, seat)
        if chair.kind != "open":
            raise RequestError("taken", Message("error-chair-taken"))
        if position.options.get("rig") and person.id != position.host:
            raise RequestError("not-allowed", Message("error-rigged-guests"))
        if position.deal and person.id != position.host and not wish.agree:
            raise RequestError("must-agree", Message("error-deal-agree"))
        return Pending(
            e.Sat(
                at=at,
                seat=seat,
                person=person.id,
                name=clean(wish.name or person.name),
                program=person.kind == "bot",
                share=wish.share,
                agreed=bool(position.deal) and wish.agree,
            )
        )

    return decide


def give_share(person: Person, seat: int, wish: GiveShare, at: int) -> Decide:
    """A person gives the seat's part of the seed, or another one, before the start."""

    def decide(position: Position) -> Pending | None:
        own_seat(position, person.id, seat)
        must_be_in_lobby(position)
        if position.chairs[seat].share == wish.share:
            return None
        return Pending(e.ShareGiven(at=at, seat=seat, share=wish.share))

    return decide


def add_bot(person: Person, seat: int, level: str, at: int) -> Decide:
    """The host gives an open chair to a bot."""

    def decide(position: Position) -> Pending | None:
        must_host(position, person)
        must_be_in_lobby(position)
        if chair_at(position, seat).kind != "open":
            raise RequestError("taken", Message("error-chair-taken"))
        if level not in players(position.game.key):
            raise RequestError("malformed", Message("error-no-level", {"levels": [*players(position.game.key)]}))
        return Pending(e.BotSat(at=at, seat=seat, level=level, name=f"{level.capitalize()} bot", share=new_share()))

    return decide


def leave(person: Person, seat: int, at: int) -> Decide:
    """A person leaves a chair, or the host clears it before the start."""

    def decide(position: Position) -> Pending | None:
        chair = chair_at(position, seat)
        if chair.kind == "open":
            return None
        if chair.person != person.id:
            must_host(position, person)
            must_be_in_lobby(position)
        if position.phase == "finished":
            raise RequestError("wrong-phase", Message("error-over"))
        return Pending(e.Left(at=at, seat=seat, level=stand_in_level(position) if position.match else ""))

    return decide


def start(person: Person, at: int, seed: str) -> Decide:
    """The host begins with whoever sits."""

    def decide(position: Position) -> Pending | None:
        must_host(position, person)
        must_be_in_lobby(position)
        game = position.game
        seats = sum(chair.kind != "open" for chair in position.chairs)
        if not game.min_seats <= seats <= game.max_seats:
            raise RequestError(
                "wrong-phase",
                Message("error-seats", {"least": game.min_seats, "most": game.max_seats, "taken": seats}),
            )
        check_options(game, position.options, seats, public=position.public)
        setup = setup_of(game, {"seats": seats, **position.options})
        if position.deal and not all(agrees(position, chair) for chair in position.chairs):
            raise RequestError("must-agree", Message("error-deal-agreed"))
        # Tables of old have no share of the server's.
        number = seed or str(position.shares().seed() if position.share else new_seed())
        try:
            game.new(setup, int(number))
        except Exception as error:
            # Piles set out by hand can be anything; without them a table that cannot be set is a fault of ours.
            if not position.options.get("rig"):
                raise
            raise RequestError("malformed", Message("error-malformed", {"detail": str(error)})) from None
        return Pending(e.Started(at=at, setup=plain(setup), seed=number))

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
            chances=position.chances,
            clock=position.clock,
            share=new_share(),
        )
    ]
    for seat, chair in enumerate(position.chairs):
        if chair.kind == "bot":
            events.append(
                e.BotSat(
                    at=at, seat=seat, level=chair.level or stand_in_level(position), name=chair.name, share=new_share()
                )
            )
        elif chair.person:
            events.append(e.Sat(at=at, seat=seat, person=chair.person, name=chair.name, program=chair.program))
    return events


def played_on(position: Position, wish: PlayOn, person: Person, at: int) -> list[e.AnyEvent]:
    """A new table that stands where a finished game once stood: the person at one seat, bots at all others."""
    match = position.match
    if match is None or not match.over:
        raise RequestError("wrong-phase", Message("error-not-over"))
    chair_at(position, wish.seat)
    stands = [mark.entry for mark in match.marks if mark.entry.n <= wish.n and not mark.entry.hint]
    if wish.n >= match.marks[-1].entry.n:
        raise RequestError("not-found", Message("error-no-step", {"last": match.marks[-1].entry.n - 1}))
    events: list[e.AnyEvent] = [
        e.Made(
            at=at,
            game=position.game.key,
            host=person.id,
            options=position.options,
            deal=position.table,
            begins=wish.n,
        )
    ]
    for seat, chair in enumerate(position.chairs):
        if seat == wish.seat:
            events.append(e.Sat(at=at, seat=seat, person=person.id, name=person.name, program=person.kind == "bot"))
        else:
            level = chair.level if chair.level in players(position.game.key) else stand_in_level(position)
            name = chair.name if chair.kind == "bot" else f"{level.capitalize()} bot"
            events.append(e.BotSat(at=at, seat=seat, level=level, name=name))
    events.append(e.Started(at=at, setup=plain(match.setup), seed=str(match.seed)))
    events += [
        e.Played(at=at, seat=entry.seat, actions=[entry.text], payload=entry.payload, cause="before")
        for entry in stands
    ]
    return events


def stand_in_level(position: Position) -> str:
    """The bot that plays on for a person."""
    return STAND_IN if STAND_IN in levels(position.game.key) else "random"


def agrees(position: Position, chair: Chair) -> bool:
    """Whoever sits there knows that the deal is not fresh, or plays no part in it."""
    return chair.kind != "person" or chair.person == position.host or chair.agreed


def must_host(position: Position, person: Person) -> None:
    """Only the host does this."""
    if person.id != position.host:
        raise RequestError("not-allowed", Message("error-host-only"))


def must_be_in_lobby(position: Position) -> None:
    """The game has not begun."""
    if position.phase != "lobby":
        raise RequestError("wrong-phase", Message("error-begun"))


def chair_at(position: Position, seat: int) -> Chair:
    """The chair of a number."""
    if not 0 <= seat < len(position.chairs):
        raise RequestError("not-found", Message("error-no-chair"))
    return position.chairs[seat]
