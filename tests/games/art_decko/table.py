"""A table of Art Decko laid by hand, and short ways to look at it."""

from typing import Any, cast

from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.games import new
from vernissage.games.art_decko.model import ArtDeckoView, Player
from vernissage.games.art_decko.state import ArtDeckoState


def art_decko(seats: int = 2, *, seed: int = 7, rig: dict[str, str] | None = None, **options: Any) -> Match:
    """A match that seat 0 begins, with some piles laid by hand."""
    return new("art_decko", seats=seats, seed=seed, rig=rig, **{"start": 0, **options})


def act(match: Match, moves: str) -> None:
    """The seat at turn makes its moves, one by one, as what is turned over ends a run."""
    seat = match.waiting[0]
    for move in moves.split(", "):
        match.play(seat, move)


def options(match: Match) -> list[str]:
    """What the seat at turn may do."""
    return match.options(match.waiting[0])


def look(match: Match, seat: int = TABLE) -> ArtDeckoView:
    """The table as a seat sees it; without a seat, all of it."""
    return cast(ArtDeckoView, match.view(seat))


def player(match: Match, seat: int = 0) -> Player:
    """A seat's area with all its cards."""
    return look(match).players[seat]


def hand(match: Match, seat: int = 0) -> str:
    """The kinds in a hand."""
    return kinds(player(match, seat).hand or [])


def discard(match: Match, seat: int = 0) -> str:
    """The kinds in a discard pile."""
    return kinds(player(match, seat).discard)


def kinds(cards: list[str]) -> str:
    """Cards without their designs."""
    return " ".join(card if card.startswith("G") else card[:2] for card in cards)


def rating(match: Match, marker: str) -> int:
    """Where a marker stands."""
    return next(each.rating for each in look(match).market if each.id == marker)


def pays(match: Match, genre: str) -> int:
    """What a painting of a genre pays."""
    return next(each.pays for each in look(match).market if each.id == genre)


def state(match: Match) -> ArtDeckoState:
    """The position itself."""
    return cast(ArtDeckoState, match.state)


def clauses(match: Match) -> list[str]:
    """The clauses of the journal so far."""
    return [line.clause for n, line in match.journal]
