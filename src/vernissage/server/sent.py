"""What people and programs send: the bodies of REST and the messages of the play socket. Unknown fields are refused."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from vernissage.server.wire import MOST_ACTIONS, Clock, CommandId, Inbound, Name, Notation, SeatNumber

# People


class Greeting(Inbound):
    """A nickname is all a guest needs."""

    name: Name


class Account(Inbound):
    """A name to sign in with, and its password."""

    login: Annotated[str, Meta(pattern="^[a-z0-9_.-]{3,32}$")]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class Registration(Account):
    """A new account for the person of this session."""

    name: Name


class TokenAsked(Inbound):
    """A bot token to be made; the name is shown at the table."""

    name: Name


# The lobby


class NewTable(Inbound):
    """A table to be set up; the number of seats follows from who sits down."""

    game: str
    options: Annotated[dict[str, Any], Meta(description="The game's Setup without `seats`.")] = field(default_factory=dict)
    public: bool = False
    watchers: Annotated[bool, Meta(description="Anybody with the link may look on.")] = True
    hints: Annotated[bool, Meta(description="Seats may ask for hints; everybody hears who asks.")] = True
    clock: Clock = field(default_factory=Clock)
    deal: Annotated[str, Meta(max_length=40, description="A finished table whose deal is played again.")] = ""


class TableChange(Inbound):
    """New settings before the start; what is left out stays."""

    options: dict[str, Any] | None = None
    public: bool | None = None
    watchers: bool | None = None
    hints: bool | None = None
    clock: Clock | None = None


class Sit(Inbound):
    """A chair to be taken; a second one with another name makes a hot seat."""

    name: Name | None = None


class AddBot(Inbound):
    """A bot for a chair."""

    level: Annotated[str, Meta(max_length=32)]


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


class Hint(Inbound, tag="hint"):
    """The seat asks for the best moves a bot sees from its view; everybody hears that it asked."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0)]


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


ClientMessage: TypeAlias = Do | Draft | Undo | Consent | TakeBack | Hint | Hold | Resume | Here | Ping
