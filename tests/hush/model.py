"""What people see of Hush."""

from typing import Annotated

from msgspec import Meta

from vernissage.core.model import Setup, View


class HushSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two to four seats; the long game deals five cards instead of three."""

    long: Annotated[bool, Meta(description="Deal five cards instead of three.")] = False


class HushView(View, kw_only=True):
    """The table of Hush from one seat."""

    hand: list[int]
    hands: list[int]  # how many cards each seat holds, what it has laid included
    laid: list[int]  # -1 nothing yet, 0 face down, 1-5 the own card
    deck: int
    shown: list[int]
    scores: list[int]
    phase: int
    winner: int
