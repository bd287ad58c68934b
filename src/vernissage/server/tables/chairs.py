"""Who sits where at a table, which sandglass runs, and who would like to take something back."""

from typing import Literal

from msgspec import Struct


class Chair(Struct):
    """Who sits on a chair of a table."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    program: bool = False
    stand_in: bool = False
    share: str = ""  # its part of the seed
    agreed: bool = False  # to a deal that is not fresh
    nudged: int = 0  # when it was last reminded
    resigned: bool = False  # whoever sat here gave the game up

    @property
    def automatic(self) -> bool:
        """A bot answers for this chair."""
        return self.kind == "bot" or self.stand_in


class SaidLine(Struct):
    """What a seat said, or the sign it made; numbered from the first thing said at the table."""

    n: int
    seat: int
    text: str
    sign: str
    at: int


class Glass(Struct):
    """A sandglass that runs: which question it belongs to, since when, for how long."""

    key: tuple[str, int, int]
    since: int
    ms: int


class UndoWish(Struct):
    """A seat that asks for an undo, and who has yet to consent."""

    seat: int
    wanted: list[int]
