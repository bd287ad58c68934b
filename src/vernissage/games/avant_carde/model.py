"""What people see of Avant Carde: how a table is set, and the table as one seat may know it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from vernissage.core.model import Setup, View
from vernissage.games.avant_carde.patrons.everyone import SETS, names_for

StarterDeck = Literal["orange-blue", "red-purple", "red-blue", "orange-purple", "red-orange"]


def one_of(names: list[str], told: str) -> Any:
    """One of these names, which the rules know and a form can list."""
    return Meta(description=told, extra_json_schema={"enum": names})


def another(number: int) -> Any:
    """Another patron for a number, from any set."""
    return one_of(["", *names_for(number)], f"Another patron for the {number}s, from any set.")


class AvantCardeSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One to five seats; a set of patrons, any of which may be replaced number by number (AC-SETUP-14, AC-SETUP-15)."""

    patrons: Annotated[str, one_of(list(SETS), "The set of patrons; the New Yorkers are best for first games.")] = (
        "new_yorkers"
    )
    two: Annotated[str, another(2)] = ""
    three: Annotated[str, another(3)] = ""
    four: Annotated[str, another(4)] = ""
    five: Annotated[str, another(5)] = ""
    six: Annotated[str, another(6)] = ""
    seven: Annotated[str, another(7)] = ""
    decks: Annotated[
        list[StarterDeck],
        Meta(max_length=5, description="Starter decks in seat order; left empty, they are dealt at random."),
    ] = field(default_factory=list)
    beginners_shuffle: Annotated[
        bool,
        Meta(description="Every round starts with all own cards shuffled together; easier to play, casual results."),
    ] = False
    solo_level: Annotated[
        Literal["easy", "normal", "hard", "expert"], Meta(description="One player only: 8, 12, 16 or 20 awards to win.")
    ] = "normal"
    solo_hidden_gem: Annotated[bool, Meta(description="One player only: a Hidden Gem pays $1 from round 2 on.")] = False
    most_rounds: Annotated[
        int, Meta(ge=1, le=250, description="A game that has not ended by itself is scored after so many rounds.")
    ] = 60
    philosopher_high: Annotated[bool, Meta(description="The Philosopher may name 11 and 13 besides 1, 3, 5 and 7.")] = (
        True
    )

    def __post_init__(self) -> None:
        """Sets and patrons are known by name, each for its number."""
        if self.patrons not in SETS:
            raise ValueError(f"there is no set of patrons {self.patrons!r}")
        for number, name in enumerate(self.chosen, start=2):
            if name and name not in names_for(number):
                raise ValueError(f"there is no patron {name!r} for the {number}s")

    @property
    def chosen(self) -> list[str]:
        """The patrons named for the numbers 2-7, or nothing for that of the set."""
        return [self.two, self.three, self.four, self.five, self.six, self.seven]


class StackView(Struct):
    """A gallery stack: its open top, what was tucked under it, and what must lie between."""

    number: int
    size: int
    top: str
    tucked: list[str]  # known cards at the bottom, the lowest first
    unseen: list[str]  # cards between, in no order


class LineCard(Struct):
    """A card in a line; an empty name is a card this seat may not know."""

    card: str
    color: str  # current; empty when concealed
    numbers: list[int]
    concealed: bool = False
    shown: bool = False  # concealed before all eyes
    spent: bool = False  # its powers are gone for this turn
    unveiled: bool = False  # turned up in this Buy turn
    copies: int = 0  # the number whose powers it has copied
    finals: int = 0  # how often it was paid as the last card
    early: list[int] = field(
        default_factory=lambda: [0, 0]
    )  # uses of its first and second power made before it had them


class Question(Struct):
    """An open power of the Play part."""

    spot: int
    number: int
    step: int
    times: int
    first: int


class Private(Struct):
    """What only the seat itself knows while it plays its line."""

    schmoozers: int
    tint: str
    hoarders: list[int]  # Hoarders by color waiting for a first card, then for a second
    held: list[str]
    questions: list[Question]
    opening_hand: int  # hand, deck and discard pile as the others still see them
    opening_deck: int
    opening_discard: list[str]


class PlayerView(Struct):
    """One player's things."""

    seat: int
    awards: int
    change: bool
    gem: bool
    finished: bool
    hand_size: int
    hand: list[str]  # only the own one
    sure: list[str]  # cards everybody knows to be in the hand
    deck_size: int
    discard: list[str]
    line: list[LineCard]
    unseen: list[str]  # cards whose place this seat does not know, in no order
    designers: int
    promised: int
    waits: int
    made: int  # on the last Buy turn
    buys: list[int]  # cards of each number 2-7 got from the gallery this round
    forged: list[int]  # opposing buys of each number 2-7 copied this round
    private: Private | None = None


class AvantCardeView(View, kw_only=True):
    """The table of Avant Carde from one seat."""

    phase: str
    round: int
    first: int
    active: int
    turns: int
    patrons: list[str]  # by number, from 2 to 7
    patron_pictures: list[str]  # of these patrons, as art knows them
    awards: int
    extras: int
    gems: int
    section: str  # solo: where the token lies
    beginners_shuffle: bool
    odd_limit: int
    most_rounds: int
    stacks: list[StackView]
    players: list[PlayerView]
    trash: list[str]
    made: int
    left: int
    tucks: int
    change_spent: bool
    twos_used: bool
    used: list[int]
    copied: list[int]
    forging: int
    forge_offset: int
    forge_queue: list[int]
