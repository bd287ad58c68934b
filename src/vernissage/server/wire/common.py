"""The words everything on the wire is made of; sent.py has what people send, told.py what they are told.

Each message is defined once: `python -m vernissage.server.wire.schema` makes JSON Schema and TypeScript from these
three.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

MOST_ACTIONS: Final = 64  # of one batch
END: Final = "(?![\\s\\S])"  # nothing follows, not even a newline, in Python and in JavaScript alike

Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=32, description="Shown to everybody at the table, as plain text.")
]
CommandId: TypeAlias = Annotated[
    str,
    Meta(
        pattern=f"^[A-Za-z0-9_-]{{1,64}}{END}", description="Chosen by the sender; a command sent twice happens once."
    ),
]
Share: TypeAlias = Annotated[
    str,
    Meta(
        pattern=f"^([0-9a-f]{{64}})?{END}",
        description="A seat's part of the deal's seed: 32 random bytes in hexadecimal, made by whoever sits there.",
    ),
]
Notation: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=200, description="A move in the game's notation, as in Option.text.")
]
Learnt: TypeAlias = Annotated[
    str, Meta(pattern=f"^[ -~]{{1,80}}{END}", description="Something somebody has learnt, by its name.")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Milliseconds: TypeAlias = Annotated[int, Meta(description="Milliseconds since 1970, by the server's clock.")]


class Inbound(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Outbound(Struct, kw_only=True):
    """What the server sends; every field is always there."""


class Clock(Struct, kw_only=True, forbid_unknown_fields=True):
    """How long people may think: not limited, per decision or per game; over days is only a long clock."""

    kind: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400, description="Per decision, or for the whole game.")] = 0
    expiry: Annotated[
        Literal["default", "bot"],
        Meta(
            description=(
                "When time is up: the game's safe default is played, or a bot sits in until the owner takes the seat"
                " back."
            )
        ),
    ] = "default"
