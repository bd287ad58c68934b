"""What type checkers know of `vernissage.new`: each game's options and view. Written by tools/typed.py."""

from collections.abc import Sequence
from typing import Literal, TypedDict, overload

from typing_extensions import Unpack

from vernissage.core.match import Match
from vernissage.games.art_decko.model import ArtDeckoView
from vernissage.games.art_society.model import ArtSocietyView
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.avant_carde.model import AvantCardeView

class ArtDeckoOptions(TypedDict, total=False):
    """Options of Art Decko."""

    rig: dict[str, str] | None
    gold_tiles: bool
    known_cards: bool
    start: int

class ArtSocietyOptions(TypedDict, total=False):
    """Options of Art Society."""

    rig: dict[str, str] | None
    decor_orientation: Literal["free", "horizontal_only"]
    show_opponent_bid_history: bool
    revise_window: bool
    allow_declining_exchange: bool
    automatic_decor_exchange: bool

class ArtboxOptions(TypedDict, total=False):
    """Options of #ARTBOX."""

    rig: dict[str, str] | None
    variant: Literal["expert", "simplified", "standard"]
    frame: bool
    expert_winner: Literal["achiever", "most_tokens"]
    first_maestro: int
    sandglass: Literal[120, 30, 45, 60, 90]
    draw_limit: Literal[0, 120, 60, 90]
    caps: bool
    pace: Literal["days", "live", "relaxed"]
    hours: Literal[12, 24, 48, 72, 8]
    require_one_correct: bool
    scramble_orientation: bool
    illegal_finish: Literal["block", "confirm"]
    vacated_seat: Literal["bot", "empty"]
    avoid_confusable_decoys: bool
    language: Literal["en"]
    difficulty: Sequence[Literal[1, 2, 3]]
    categories: Sequence[
        Literal[
            "animal",
            "body",
            "character",
            "clothing",
            "food",
            "home",
            "media",
            "nature",
            "place",
            "play",
            "tool",
            "transport",
        ]
    ]
    deck_size: int
    own_words: Sequence[str]

class AvantCardeOptions(TypedDict, total=False):
    """Options of Avant Carde."""

    rig: dict[str, str] | None
    patrons: Literal["new_yorkers", "tokyoites", "parisians", "londoners"]
    two: Literal["", "perfectionist", "curator", "thief", "collector"]
    three: Literal["", "snob", "archivist", "impersonator", "hipster"]
    four: Literal["", "gallerist", "journalist", "conservator", "philosopher"]
    five: Literal["", "dealer", "schmoozer", "forger", "futurist"]
    six: Literal["", "trendoid", "investor", "launderer", "designer"]
    seven: Literal["", "critic", "hoarder", "completionist", "eccentric"]
    decks: Sequence[Literal["orange-blue", "orange-purple", "red-blue", "red-orange", "red-purple"]]
    beginners_shuffle: bool
    solo_level: Literal["easy", "expert", "hard", "normal"]
    solo_hidden_gem: bool
    most_rounds: int
    philosopher_high: bool

@overload
def new(
    key: Literal["art_decko"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    names: list[str] | None = None,
    **options: Unpack[ArtDeckoOptions],
) -> Match[ArtDeckoView]: ...
@overload
def new(
    key: Literal["art_society"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    names: list[str] | None = None,
    **options: Unpack[ArtSocietyOptions],
) -> Match[ArtSocietyView]: ...
@overload
def new(
    key: Literal["artbox"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    names: list[str] | None = None,
    **options: Unpack[ArtboxOptions],
) -> Match[ArtboxView]: ...
@overload
def new(
    key: Literal["avant_carde"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    names: list[str] | None = None,
    **options: Unpack[AvantCardeOptions],
) -> Match[AvantCardeView]: ...
