"""The log of a table: everything that ever happened there, in order. A table is nothing but the fold of its log."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct, field

from vernissage.server.storage.store import Row
from vernissage.server.wire.common import Clock


class Event(Struct, kw_only=True, omit_defaults=True, tag=True):
    """Something that happened at a time, in milliseconds since 1970."""

    at: int


class Made(Event):
    """A person set up a table."""

    game: str
    host: str
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    watchers: bool = True
    hints: bool = True
    chances: bool = False
    clock: Clock = field(default_factory=Clock)
    deal: str = ""  # the finished table whose deal is played again
    begins: int = 0  # entries of that table's game that stand at the beginning of this one
    share: str = ""  # the server's part of the seed; everybody may know its hash, nobody itself before the end


class Changed(Event):
    """The host changed settings before the start."""

    options: dict[str, Any] | None = None
    public: bool | None = None
    watchers: bool | None = None
    hints: bool | None = None
    chances: bool | None = None
    clock: Clock | None = None


class Sat(Event):
    """A person took a chair."""

    seat: int
    person: str
    name: str
    program: bool = False  # it came with a bot token
    share: str = ""  # the seat's part of the seed
    agreed: bool = False  # to a deal that is not fresh


class BotSat(Event):
    """A bot took a chair."""

    seat: int
    level: str
    name: str
    share: str = ""  # the seat's part of the seed


class ShareGiven(Event):
    """A seat gave its part of the seed."""

    seat: int
    share: str


class Left(Event):
    """Somebody left a chair; during a game a bot of this level plays on."""

    seat: int
    level: str = ""
    resigned: bool = False  # they gave the game up


class Renamed(Event):
    """Somebody at a chair is called otherwise, before the start."""

    seat: int
    name: str


class Started(Event):
    """The game began; chairs nobody sits on are gone, the rest moved together."""

    setup: dict[str, Any]
    seed: str


class Played(Event):
    """Choices of one seat, all of them one step."""

    seat: int
    actions: list[str]
    payload: Any = None
    cause: str = (
        ""  # default, bot, time-up, before (at the table this one begins from); empty when the seat itself answered
    )


class Undone(Event):
    """A seat took its last move back without asking anybody, past a seal because nobody else plays."""

    seat: int
    consent: bool = False


class UndoAsked(Event):
    """A seat asks the others to let it take back a move."""

    seat: int
    wanted: list[int]


class Consented(Event):
    """A seat answered; the last yes takes the move back, a no ends the request."""

    seat: int
    yes: bool


class Hinted(Event):
    """A seat asked for a hint to its question."""

    seat: int


class Opened(Event):
    """A person saw for the first time what their seats are asked; from now on their time is measured."""

    seats: list[int]


class StoodIn(Event):
    """A bot sits in for a person whose time ran out or who left."""

    seat: int
    cause: str = "time"


class TookBack(Event):
    """The owner plays again."""

    seat: int


class Ended(Event):
    """The game was given up: nobody is left who would finish it."""

    seat: int


class Nudged(Event):
    """Somebody reminds a seat that everybody waits for it."""

    seat: int
    by: int


class Said(Event):
    """Somebody at the table said something, or made a sign; no part of the game and never on its record."""

    seat: int
    person: str
    text: str = ""
    sign: str = ""


class Talk(Event):
    """The host lets people talk at the table, or does not."""

    on: bool


class Rematched(Event):
    """The same people go on at another table."""

    table: str


class Brought(Event):
    """The whole game came as a record."""

    record: str


AnyEvent: TypeAlias = (
    Made
    | Changed
    | Sat
    | BotSat
    | ShareGiven
    | Left
    | Started
    | Played
    | Undone
    | UndoAsked
    | Consented
    | Hinted
    | Opened
    | StoodIn
    | TookBack
    | Renamed
    | Ended
    | Nudged
    | Said
    | Talk
    | Rematched
    | Brought
)

NOBODY: Final = "Somebody"  # the name that stays in the records of others
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def event_of(row: Row) -> AnyEvent:
    """The event a row holds."""
    return decoder.decode(row.body)


def nameless(body: bytes, person: str) -> bytes | None:
    """The event without this person's name; nothing when it names somebody else or nobody."""
    event = decoder.decode(body)
    if isinstance(event, Sat) and event.person == person:
        return encode(msgspec.structs.replace(event, person="", name=NOBODY))
    if isinstance(event, Said) and event.person == person:
        return encode(msgspec.structs.replace(event, person="", text="", sign=""))
    if isinstance(event, Made) and event.host == person:
        return encode(msgspec.structs.replace(event, host=""))
    return None
