"""Tables of Art Society set out by hand."""

from typing import Any, cast

from vernissage.core.match import Match
from vernissage.games import new
from vernissage.games.art_society.model import ArtSocietyView, Collector
from vernissage.games.art_society.state import ArtSocietyState

# Columns 0-4 and 7-11 are full; two places of 2x3 are free above and below the starting painting.
CROWDED = "S1@5,3 P109@0,0 P105@0,5 P110@7,0 P106@7,5"
# As before, with a painting in each place: two cells above and two below are free, room for decor only.
NARROW = CROWDED + " P004@5,1 P008@5,6"
# One empty cell is left, at 5,0.
ONE_CELL = CROWDED + " P004@5,1 decor-1@6,0 P024@5,6"
FOUR = "P001@2,5 P005@4,5 P009@6,5 P013@7,3"  # four shell frames around the place of a 5x3 at 2,2
FIVE = FOUR + " P017@0,2"


def society(seats: int = 2, seed: int = 1, rig: dict[str, str] | None = None, **options: Any) -> Match:
    """A match of Art Society."""
    return new("art_society", seats=seats, seed=seed, rig=rig, **options)


def taking(
    offer: str, wall0: str = "S1@5,3", seats: int = 2, options: dict[str, Any] | None = None, **rig: str
) -> Match:
    """Bids are made, and seat 0 is the first to take."""
    return society(seats, rig={"phase": "take", "offer": offer, "wall0": wall0, **rig}, **(options or {}))


def fill_but(*cells: str) -> str:
    """Decor on every cell that FIVE, a 5x3 at 2,2 and the named cells leave empty."""
    covered = {(x, y) for x in range(2, 7) for y in range(2, 5)}
    for x0, y0, w, h in [(2, 5, 2, 2), (4, 5, 2, 2), (6, 5, 2, 2), (7, 3, 2, 2), (0, 2, 2, 3)]:
        covered |= {(x, y) for x in range(x0, x0 + w) for y in range(y0, y0 + h)}
    left = {(int(cell.split(",")[0]), int(cell.split(",")[1])) for cell in cells}
    return " ".join(f"decor-1@{x},{y}" for y in range(9) for x in range(12) if (x, y) not in covered | left)


def table(match: Match, seat: int = -2) -> ArtSocietyView:
    """The table as a seat sees it; without one, all of it."""
    return cast(ArtSocietyView, match.view(seat))


def side_of(match: Match, seat: int) -> Collector:
    """One player's side, openly."""
    return table(match).collectors[seat]


def position(match: Match) -> ArtSocietyState:
    """The state itself."""
    return cast(ArtSocietyState, match.state)


def tiles(match: Match, seat: int) -> dict[str, tuple[int, int]]:
    """What hangs on a wall, by its upper left cell; decor of one size only once."""
    return {each.tile: (each.x, each.y) for each in side_of(match, seat).wall}


def told(match: Match) -> list[str]:
    """The clauses of the journal."""
    return [line.clause for _, line in match.journal]


def words(match: Match, seat: int, verb: str) -> list[str]:
    """The seat's options that begin with a verb."""
    return [word for word in match.options(seat) if word.split()[0] == verb]


def bids(match: Match, *cards: int) -> None:
    """Every seat bids, in seat order."""
    for seat, card in enumerate(cards):
        match.play(seat, f"bid {card}")


def confirm_all(match: Match) -> None:
    """Everybody leaves this round's tiles where they hang."""
    while table(match).phase == "close":
        match.play(match.waiting[0], "confirm")


def finish_round(match: Match) -> None:
    """Everybody still to take takes and hangs whatever comes first, and confirms."""
    number = table(match).round
    while not match.over and table(match).round == number:
        seat = match.waiting[0]
        options = match.options(seat)
        for word in ("confirm", "finish"):
            if word in options:
                options = [word]
        match.play(seat, options[0])
