"""What people see of #ARTBOX: the options of a table, and the table from one seat."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vernissage.core.model import Message, Setup, View

Category = Literal[
    "animal", "food", "home", "transport", "nature", "clothing", "body", "character", "place", "tool", "media", "play"
]


class ArtboxSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Variant and options are fixed before the first round; a table plays one variant (AB-SETUP-10, AB-RULING-22)."""

    variant: Annotated[
        Literal["standard", "expert", "simplified"],
        Meta(
            description=(
                "standard; expert: tokens lie red or gray side up and a combination ends the game; simplified: fewer"
                " shapes may be used, ties share, two tokens fewer end the game (with 7 or 8 players that is a single"
                " round)."
            )
        ),
    ] = "standard"
    frame: Annotated[bool, Meta(description="Expert only: each drawing must touch three sides of the frame.")] = False
    expert_winner: Annotated[
        Literal["most_tokens", "achiever"],
        Meta(description="Expert only: whoever holds most tokens wins, or the one who completes a combination."),
    ] = "most_tokens"
    first_maestro: Annotated[int, Meta(ge=0, le=8, description="The seat of the first Maestro; 0 draws lots.")] = 0
    sandglass: Annotated[Literal[30, 45, 60, 90, 120], Meta(description="Seconds in the sandglass.")] = 60
    draw_limit: Annotated[
        Literal[0, 60, 90, 120],
        Meta(description="Seconds left to draw once the first has finished; 0 is the rule of no limit."),
    ] = 0
    caps: Annotated[bool, Meta(description="Go on without a player who is away too long.")] = True
    pace: Annotated[
        Literal["live", "relaxed", "days"],
        Meta(description="live; relaxed: no caps and the longest sandglass; days: each phase has a deadline in hours."),
    ] = "live"
    hours: Annotated[Literal[8, 12, 24, 48, 72], Meta(description="Hours per phase at the pace of days.")] = 24
    require_one_correct: Annotated[bool, Meta(description="Give a token only for at least one correct guess.")] = False
    scramble_orientation: Annotated[
        bool, Meta(description="Turn the drawings at random, so that up and down are lost.")
    ] = False
    illegal_finish: Annotated[
        Literal["confirm", "block"],
        Meta(description="A drawing that is not legal may be handed in after a warning, or not at all."),
    ] = "confirm"
    vacated_seat: Annotated[
        Literal["bot", "empty"], Meta(description="Who leaves for good is replaced by a bot, or the seat stays empty.")
    ] = "bot"
    avoid_confusable_decoys: Annotated[
        bool, Meta(description="No decoy that is easily taken for a word being drawn.")
    ] = False
    language: Annotated[Literal["en"], Meta(description="The language of the words.")] = "en"
    difficulty: Annotated[
        tuple[Literal[1, 2, 3], ...], Meta(description="Easy, middling and hard words.", min_length=1)
    ] = (1, 2, 3)
    categories: Annotated[
        tuple[Category, ...], Meta(description="Only words of these kinds; none chosen means all.")
    ] = ()
    deck_size: Annotated[int, Meta(ge=12, le=200, description="How many word cards the deck has at most.")] = 100
    own_words: Annotated[
        tuple[str, ...], Meta(description="The table's own words instead of the pack, one each.", max_length=2000)
    ] = ()


class WordCard(Struct, frozen=True):
    """One word card lying face up for whoever sees this."""

    id: str  # of the concept: `word-<id>` in every reader's catalogue; a table's own words are in none
    word: str  # as the table spells it


class Sketch(Struct, kw_only=True):
    """One of the own drawings with what the judge says of it (AB-UI-08)."""

    word: WordCard
    drawing: dict[str, Any]
    legal: bool
    faults: list["Blame"]


class Blame(Struct, frozen=True):
    """One reason why a drawing is not legal; shape -1 is the drawing as a whole."""

    shape: int
    code: str
    clause: str
    say: Message


class Picture(Struct, kw_only=True):
    """One numbered place of the Drawings board; what is not yet unveiled is empty."""

    slot: int
    drawing: dict[str, Any]
    mine: bool = False
    artist: int | None = None
    number: int | None = None
    word: WordCard | None = None
    right: list[int] | None = None  # the seats that matched it
    guesses: list[WordCard | None] | None = None  # what each seat wrote
    legal: bool | None = None
    faults: list[Blame] | None = None


class Player(Struct, kw_only=True):
    """What everybody knows of one seat."""

    red: int
    gray: int
    number: int  # the Number token, 0 = none
    chosen: bool
    finished: bool  # has handed in the drawing
    matched: bool  # has finished the sheet
    ready: bool
    gone: bool


class Award(Struct, kw_only=True):
    """Who took a token and how it was decided, in words (AB-FLOW-10)."""

    clause: str
    seats: list[int]
    say: Message


class Hung(Struct, kw_only=True):
    """A drawing of an earlier round in the gallery of the game (AB-ROUND-06)."""

    slot: int
    artist: int
    number: int
    word: WordCard
    drawing: dict[str, Any]
    right: list[int]
    guesses: list[WordCard | None]
    legal: bool
    unfinished: bool


class GalleryRound(Struct, kw_only=True):
    """One finished round in the gallery of the game."""

    round: int
    maestro: int
    roll: list[int]
    pictures: list[Hung]
    decoys: list[WordCard]
    first: list[int]
    second: list[int]
    returned: list[WordCard]  # the cards this seat put under the deck; the others' stay unknown for ever


class Options(Struct, kw_only=True):
    """The rules this table plays by."""

    variant: str
    frame: bool
    expert_winner: str
    sandglass: int
    draw_limit: int
    caps: bool
    pace: str
    hours: int
    require_one_correct: bool
    scramble_orientation: bool
    illegal_finish: str
    vacated_seat: str
    avoid_confusable_decoys: bool
    language: str  # of the words as they are spelled on the cards
    difficulty: list[int]
    categories: list[str]
    own_words: list[str]
    tokens_to_end: int


class ArtboxView(View, kw_only=True):
    """The table of #ARTBOX from one seat."""

    options: Options
    phase: str  # choose, roll, draw, guess, reveal, ready, over
    stopped: bool  # too few players are left to play on
    round: int
    maestro: int
    players: list[Player]
    dealt: list[WordCard]  # the own cards to choose from
    words: list[WordCard]  # the own words to draw
    returned: list[WordCard]  # what this seat has put under the deck this round
    roll: dict[str, int]
    faces: list[str]
    sketches: list[Sketch]
    saves_left: int
    board: list[Picture]
    row: list[WordCard]
    decoys: list[WordCard] | None
    sheet: list[int]  # for each slot the number of a word in the row, 0 = blank
    sandglass_turned_by: int | None
    awards: list[Award]
    gallery: list[GalleryRound]
    deck: int
    cards: int
    used: list[WordCard]
