"""What people and programs send: the bodies of REST and the messages of the play socket. Unknown fields are refused."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from vernissage.server.wire.common import (
    END,
    MOST_ACTIONS,
    Clock,
    CommandId,
    Inbound,
    Learnt,
    Name,
    Notation,
    SeatNumber,
    Share,
)

# People


class Greeting(Inbound):
    """A nickname is all a guest needs."""

    name: Name


class Account(Inbound):
    """A name to sign in with, and its password."""

    login: Annotated[str, Meta(pattern=f"^[a-z0-9_.-]{{3,32}}{END}")]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class Registration(Account):
    """A new account for the person of this session."""

    name: Name


class PasswordChange(Inbound):
    """Another password for the account of this session; every other browser is signed out."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=10, max_length=200)]


class TokenAsked(Inbound):
    """A bot token to be made; the name is shown at the table."""

    name: Name


# The lobby


class NewTable(Inbound):
    """A table to be set up; the number of seats follows from who sits down."""

    game: str
    options: Annotated[dict[str, Any], Meta(description="The game's Setup without `seats`.")] = field(
        default_factory=dict
    )
    public: bool = False
    watchers: Annotated[bool, Meta(description="Anybody with the link may look on.")] = True
    hints: Annotated[bool, Meta(description="Seats may ask for hints; everybody hears who asks.")] = True
    chances: Annotated[
        bool, Meta(description="Onlookers are told each seat's chance to win, some turns later; players never.")
    ] = False
    clock: Clock = field(default_factory=Clock)
    deal: Annotated[str, Meta(max_length=40, description="A finished table whose deal is played again.")] = ""


class TableChange(Inbound):
    """New settings before the start; what is left out stays."""

    options: dict[str, Any] | None = None
    public: bool | None = None
    watchers: bool | None = None
    hints: bool | None = None
    chances: bool | None = None
    clock: Clock | None = None


class Sit(Inbound):
    """A chair to be taken; a second one with another name makes a hot seat."""

    name: Name | None = None
    share: Share = ""
    agree: Annotated[bool, Meta(description="To a deal that was played before (TableInfo.deal).")] = False


class GiveShare(Inbound):
    """A seat's part of the seed, once the server has committed to its own (TableInfo.share)."""

    share: Share


class AddBot(Inbound):
    """A bot for a chair."""

    level: Annotated[str, Meta(max_length=32)]


class Say(Inbound):
    """Words for those who sit at the table, or one of a few signs."""

    text: Annotated[str, Meta(max_length=200)] = ""
    sign: Literal["", "bravo", "laugh", "wow", "think", "sorry", "thanks"] = ""


class Talking(Inbound):
    """Whether people may talk at the table."""

    on: bool


# Play


class Do(Inbound, tag="do"):
    """Choices that all happen or none; `seq` is the number of the question they answer, from the picture."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]
    payload: Any = None


class Draft(Inbound, tag="draft"):
    """The same on a copy, to look at."""

    id: CommandId
    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)]
    payload: Any = None


class Compose(Inbound, tag="compose"):
    """One gesture is put together: the run of choices up to its set, and the members of the set; without them the best
    ones are found.
    """

    id: CommandId
    actions: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)]
    chosen: Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)] | None = None


class Undo(Inbound, tag="undo"):
    """The seat's last move is to be taken back: at once up to the last seal, beyond it by consent."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]


class Consent(Inbound, tag="consent"):
    """Yes or no to somebody's undo."""

    id: CommandId
    yes: bool


class TakeBack(Inbound, tag="take-back"):
    """The owner takes the seat back from the bot that sat in."""

    id: CommandId


class Advise(Inbound, tag="hint"):
    """The seat asks for the best moves a bot sees from its view; everybody hears that it asked."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]


class AskCoach(Inbound, tag="coach"):
    """The seat asks its coach what there is to say now; the coach sees what the seat sees."""

    id: CommandId
    learnt: Annotated[
        list[Learnt], Meta(max_length=400, description="Of this game: Spoken.name, Coached.taken, Coached.alone.")
    ] = field(default_factory=list)
    wanted: Annotated[bool, Meta(description="A proposal is wanted, however well the question is known.")] = False


class Hold(Inbound, tag="hold"):
    """This socket now shows another of the person's seats; None looks on. The hand-over of a hot seat."""

    seat: SeatNumber | None = None


class Resume(Inbound, tag="resume"):
    """What the client already has, so that only the rest is sent; empty for everything."""

    mark: Annotated[str, Meta(max_length=64)] = ""
    told: Annotated[int, Meta(ge=0)] = 0


class Here(Inbound, tag="here"):
    """Presence without words: the person looks at the table, or does not."""

    here: bool


class Ping(Inbound, tag="ping"):
    """Answered by a pong with the server's time."""

    id: CommandId


ClientMessage: TypeAlias = (
    Do | Draft | Compose | Undo | Consent | TakeBack | Advise | AskCoach | Hold | Resume | Here | Ping
)
