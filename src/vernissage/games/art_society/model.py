"""Art Society as others see it: the options of a table, and the table as one seat may know it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from vernissage.core.model import Setup, View


class ArtSocietySetup(Setup, frozen=True, kw_only=True):
    """A table of Art Society: every switch stands as the rulings say."""

    seats: Annotated[int, Meta(ge=2, le=4, description="How many collectors play.")] = 2
    decor_orientation: Annotated[
        Literal["free", "horizontal_only"],
        Meta(description="Decor of size 2 and 3 hangs level or upright, or level only."),
    ] = "free"
    show_opponent_bid_history: Annotated[
        bool, Meta(description="Everybody may look through all bidding stacks; otherwise only the last bid lies open.")
    ] = False
    revise_window: Annotated[
        bool, Meta(description="Before a round closes everybody may hang this round's tiles anew.")
    ] = True
    allow_declining_exchange: Annotated[
        bool,
        Meta(
            description=(
                "A painting that does not fit may be stored as surplus although the museum has one that would fit."
            )
        ),
    ] = False
    automatic_decor_exchange: Annotated[
        bool,
        Meta(
            description=(
                "When a decor size has run out, decor on the walls is exchanged to free it; otherwise that size is"
                " gone."
            )
        ),
    ] = True


class Painting(Struct, frozen=True):
    """A painting that lies face up."""

    id: str
    type: str
    frame: str
    format: str
    number: int  # on the back; 0 on starting paintings
    width: int
    height: int


class Hung(Struct, frozen=True, omit_defaults=True):
    """A tile on a wall, with its upper left cell."""

    tile: str  # a painting's id, or decor-1, decor-2, decor-3
    x: int
    y: int
    width: int
    height: int
    type: str = ""
    frame: str = ""
    faux_pas: bool = False
    fresh: bool = False  # hung this round: it may still be moved
    kept: bool = False  # hung this round from the assistant


class Bonus(Struct, frozen=True):
    """Decor that has to be taken: one tile of at most `budget`, or tiles that add up to it exactly."""

    budget: int
    exact: bool


class Collector(Struct, kw_only=True):
    """One player's side of the table."""

    seat: int
    wall: list[Hung]
    empty: int
    estimate: int  # points if the game ended now
    assistant: str = ""
    assistant_since: str = ""  # "painting" or "decor" when given this round
    surplus: list[str] = field(default_factory=list)
    surplus_this_round: bool = False
    starter: str = ""  # dealt, not yet shown on the wall
    hand: list[int] | None = None  # None: the cards are hidden
    cards_left: int = 0
    stack: list[int] = field(default_factory=list)  # bottom first; 0 = face unknown
    shown: int = 0  # cards turned up beneath the top for a tie
    bid: int | None = None  # chosen and not yet revealed; None = none, or hidden


class ArtSocietyView(View, kw_only=True):
    """The table of Art Society as one seat may know it."""

    seats: int
    decor_orientation: str
    show_opponent_bid_history: bool
    revise_window: bool
    allow_declining_exchange: bool
    automatic_decor_exchange: bool
    columns: int
    rows: int
    stars: list[list[int]]
    eyeline: list[int]
    phase: str
    round: int
    gavel: int  # -1 before the first auction
    supply: dict[str, int]
    decor: list[int]
    museum: dict[str, list[Painting]]
    markers: dict[str, int]
    multipliers: dict[str, int]  # by the markers as they stand
    picked: list[str]
    offer: list[Painting]
    order: list[int]
    turn: int  # place in the order
    answered: list[int]
    rehanging: list[int]  # seats that asked to hang this round's tiles anew
    new: Painting | None = None  # taken and not yet hung
    must_hang: bool = False
    bonuses: list[Bonus] = field(default_factory=list)
    decor_in_hand: int = 0
    lifted: str = ""  # the assistant's tile, lifted to be hung anew
    collectors: list[Collector]
    supply_tiles: dict[str, list[str]] | None = None  # the hidden order, for the table alone
