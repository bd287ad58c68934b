"""What people see of Art Decko."""

from typing import Annotated

from msgspec import Meta, Struct

from vernissage.core.model import Setup, View


class ArtDeckoSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two to four seats, with or without the gold tiles and the record of known cards."""

    seats: Annotated[int, Meta(ge=2, le=4, description="How many people and bots play.")]
    gold_tiles: Annotated[
        bool,
        Meta(
            description=(
                "Three more bonus tiles, which change what gold is worth at the end; leave them out in somebody's"
                " first game."
            )
        ),
    ] = True
    known_cards: Annotated[
        bool, Meta(description="Show what everybody could remember of each deck and of the Cadmium deck.")
    ] = True
    start: Annotated[int, Meta(ge=-1, le=3, description="The seat that begins; -1 draws it at random.")] = -1


class Hanging(Struct, frozen=True):
    """A painting in the Museum: whose it is, which invitation it used and what it scored."""

    card: str
    seat: int
    marker: str
    points: int


class Exhibition(Struct, frozen=True):
    """One room of the Museum."""

    id: str
    name: str
    cost: int
    rise: int
    tile: str
    tile_name: str
    invitations: list[str]
    hung: list[Hanging]
    column: list[int]


class Gallery(Struct, frozen=True):
    """One gallery with its cost token."""

    id: str
    name: str
    cost: int
    rise: int
    limit: int
    paintings: list[str]


class Market(Struct, frozen=True):
    """A marker of the rating board with what its row means now; gold has a ratio instead of values."""

    id: str
    rating: int
    pays: int
    points: int
    ratio: int


class Player(Struct, frozen=True):
    """One seat: cards that are hidden from the viewer are counted, not named."""

    seat: int
    color: str
    number: int
    score: int
    ribbons: int
    exhibited: bool
    hand_size: int
    hand: list[str] | None
    draw_size: int
    draw: list[str] | None
    discard: list[str]
    known: list[str] | None
    rank: int
    worth: (
        int | None
        # points if the game ended now, but for prizes that compare decks; of others what their known cards bring at
        # least
    )


class Plan(Struct, frozen=True):
    """What the asked seat has chosen of its action so far; nobody else sees it."""

    phase: str  # which question stands: choose, haggle, go, count, pick, pair, enter, hang, mark, claim, pay or discard
    purpose: str  # what is paid for: paintings, three, five, show, or nothing yet
    place: str
    want: int
    picks: list[str]
    marker: str
    bonus: str
    cost: int
    paid: list[str]
    total: int
    discards: list[str]


class ArtDeckoView(View, kw_only=True):
    """The table of Art Decko from one seat."""

    round: int
    turn: int
    action: int
    start: int
    over: bool
    bought_at: str
    market: list[Market]
    galleries: list[Gallery]
    track: list[int]
    tokens_gone: list[int]
    cadmium: list[str]
    cadmium_deck: int
    cadmium_rest: list[str] | None
    sienna: int
    painting_deck: int
    exhibitions: list[Exhibition]
    bonus_spaces: list[int]
    bag: list[str]
    spaces: list[list[str]]
    removed: list[str]
    players: list[Player]
    known_cards: bool
    ending: list[str]
    plan: Plan | None
