"""What people do at a table besides playing: leaving, giving up, reminding one another, and talking; as events decided
from the table's position.
"""

from typing import Final

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.names import clean, printed
from vernissage.server.storage.store import Person
from vernissage.server.tables import log as e
from vernissage.server.tables.lobby import Decide, chair_at, must_be_in_lobby, must_host, stand_in_level
from vernissage.server.tables.position import Position
from vernissage.server.tables.table import Pending, must_play, own_seat
from vernissage.server.wire.requests import Say

NUDGE: Final = 60_000  # milliseconds between two reminders of a seat
TALK: Final = 500  # things said at one table
WORDS: Final = 200  # characters of one of them


def rename(person: Person, seat: int, name: str, at: int) -> Decide:
    """Whoever sits there, or at the same keyboard, is called otherwise before the start."""

    def decide(position: Position) -> Pending | None:
        own_seat(position, person.id, seat)
        must_be_in_lobby(position)
        called = clean(name)
        return None if position.chairs[seat].name == called else Pending(e.Renamed(at=at, seat=seat, name=called))

    return decide


def stand_in(person: Person, seat: int, at: int, *, here: set[str], patience: int) -> Decide:
    """A bot plays on for a seat until its owner is back: the owner asks for it, or others who have waited long enough
    for somebody who is not there.
    """

    def decide(position: Position) -> Pending | None:
        chair = chair_at(position, seat)
        must_play(position)
        if chair.kind != "person" or chair.stand_in:
            return None
        if chair.person == person.id:
            return Pending(e.StoodIn(at=at, seat=seat, cause="asked"))
        must_sit(position, person)
        if chair.person in here:
            raise RequestError("not-allowed", Message("error-still-here"))
        if seat not in position.waiting() or at - position.since[seat] < patience:
            raise RequestError("not-allowed", Message("error-wait-longer"))
        return Pending(e.StoodIn(at=at, seat=seat, cause="away"))

    return decide


def resign(person: Person, seat: int, at: int) -> Decide:
    """A seat gives the game up: a bot plays on for good, or the game ends where nobody else is left."""

    def decide(position: Position) -> Pending | None:
        own_seat(position, person.id, seat)
        must_play(position)
        if not [each for each in others(position, person) if not position.chairs[each].stand_in]:
            return Pending(e.Ended(at=at, seat=seat))
        return Pending(e.Left(at=at, seat=seat, level=stand_in_level(position), resigned=True))

    return decide


def end(person: Person, at: int, *, here: set[str], abandoned: int) -> Decide:
    """The game is given up by somebody who sits there, where every other person has left it to a bot or has not been
    seen for long.
    """

    def decide(position: Position) -> Pending | None:
        must_sit(position, person)
        must_play(position)
        gone = at - position.touched >= abandoned
        left = [
            seat
            for seat in others(position, person)
            if not position.chairs[seat].stand_in and (not gone or position.chairs[seat].person in here)
        ]
        if left:
            raise RequestError("not-allowed", Message("error-others-play"))
        return Pending(e.Ended(at=at, seat=position.seats_of(person.id)[0]))

    return decide


def may_close(position: Position, person: Person) -> None:
    """A table that has not begun is closed by its host while nobody else sits there."""
    must_host(position, person)
    must_be_in_lobby(position)
    if others(position, person):
        raise RequestError("not-allowed", Message("error-others-sit"))


def nudge(person: Person, seat: int, at: int) -> Decide:
    """Somebody who waits for a seat reminds it."""

    def decide(position: Position) -> Pending | None:
        must_sit(position, person)
        must_play(position)
        chair = chair_at(position, seat)
        if chair.automatic or chair.person == person.id or seat not in position.waiting():
            raise RequestError("not-allowed", Message("error-nobody-to-nudge"))
        if at - chair.nudged < NUDGE:
            raise RequestError("too-fast", Message("error-just-nudged"))
        return Pending(e.Nudged(at=at, seat=seat, by=position.seats_of(person.id)[0]))

    return decide


def say(person: Person, wish: Say, at: int) -> Decide:
    """Somebody who sits at the table says something, or makes a sign."""
    text = printed(wish.text, WORDS)
    if bool(text) == bool(wish.sign):
        raise RequestError("malformed", Message("error-nothing-said"))

    def decide(position: Position) -> Pending | None:
        must_sit(position, person)
        if not position.talk:
            raise RequestError("not-allowed", Message("error-no-talk"))
        if position.talked >= TALK:
            raise RequestError("too-many", Message("error-enough-talk"))
        seat = position.seats_of(person.id)[0]
        return Pending(e.Said(at=at, seat=seat, person=person.id, text=text, sign=wish.sign))

    return decide


def talk(person: Person, at: int, *, on: bool) -> Decide:
    """The host lets people talk, or does not."""

    def decide(position: Position) -> Pending | None:
        must_host(position, person)
        return None if position.talk == on else Pending(e.Talk(at=at, on=on))

    return decide


def others(position: Position, person: Person) -> list[int]:
    """The seats of other people."""
    return [
        seat
        for seat, chair in enumerate(position.chairs)
        if chair.kind == "person" and chair.person and chair.person != person.id
    ]


def must_sit(position: Position, person: Person) -> None:
    """Only those who sit at the table do this."""
    if not position.seats_of(person.id):
        raise RequestError("not-your-seat", Message("error-sit-first"))
