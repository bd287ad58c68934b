"""How the tests of #ARTBOX set a table and bring it to a step."""

from typing import Any, cast

from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.core.rng import rng_for
from vernissage.core.words import words
from vernissage.games import new
from vernissage.games.artbox.model import ArtboxView, Award
from vernissage.games.artbox.shapes import as_json
from vernissage.games.artbox.sketching import simple_drawing
from vernissage.games.artbox.tables import KINDS

LINE = {"kind": "line", "pts": [[100, 100], [900, 900]]}


def artbox(seats: int = 4, seed: int = 1, **options: Any) -> Match:
    """A table at which seat 0 is the first Maestro."""
    return new("artbox", seats=seats, seed=seed, **{"first_maestro": 1, **options})


def look(match: Match, seat: int = TABLE) -> ArtboxView:
    """The table from a seat; from above without one."""
    return cast(ArtboxView, match.view(seat))


def choose(match: Match) -> None:
    """Everybody keeps the first card or cards."""
    for seat in list(match.waiting):
        match.play(seat, "return 3" if match.seats == 3 else "keep 1")


def roll(match: Match) -> None:
    """Everybody has chosen and the dice are rolled."""
    if look(match).phase == "choose":
        choose(match)
    match.play(match.waiting[0], "roll")


def sketch(match: Match, number: int = 0) -> dict[str, Any]:
    """A legal drawing for the roll on the table."""
    counts = [look(match).roll[kind] for kind in KINDS]
    return as_json(simple_drawing(counts, rng_for(number, "test")))


def hand_in(match: Match, seat: int, drawing: dict[str, Any] | None = None) -> None:
    """The seat draws, legally unless told otherwise, and finishes."""
    for which in range(2 if match.seats == 3 else 1):
        match.play(seat, f"draw {which + 1}", payload=drawing or sketch(match, 10 * seat + which))
    match.play(seat, "finish anyway" if "finish anyway" in match.options(seat) else "finish")


def draw(match: Match, order: list[int] | None = None, spoiled: tuple[int, ...] = ()) -> None:
    """The dice are rolled and everybody has finished, in this order; spoiled seats hand in a single line."""
    if look(match).phase != "draw":
        roll(match)
    for seat in order or list(match.waiting):
        hand_in(match, seat, {"v": 1, "shapes": [LINE]} if seat in spoiled else None)


def word_of(match: Match, artist: int, which: int = 0) -> str:
    """The id of a word that somebody draws."""
    each = 2 if match.seats == 3 else 1
    return look(match).words[each * artist + which].id


def slots_of(match: Match, artist: int) -> list[int]:
    """The slots of an artist's drawings, in the order of the words."""
    found = {
        picture.word.id: picture.slot for picture in look(match).board if picture.word and picture.artist == artist
    }
    return [
        found[word_of(match, artist, which)]
        for which in range(2 if match.seats == 3 else 1)
        if word_of(match, artist, which) in found
    ]


def decoy(match: Match) -> int:
    """The place in the row of a word that nobody draws."""
    drawn = {word.id for word in look(match).words}
    return next(place for place, word in enumerate(look(match).row, 1) if word.id not in drawn)


def write(match: Match, seat: int, right: list[int]) -> None:
    """The seat matches these artists' drawings rightly and everything else wrongly."""
    row = [word.id for word in look(match).row]
    for picture in look(match).board:
        if picture.artist == seat or picture.word is None:
            continue
        place = row.index(picture.word.id) + 1 if picture.artist in right else decoy(match)
        match.play(seat, f"match {picture.slot} {place}")


def guess(match: Match, right: dict[int, list[int]] | None = None) -> None:
    """Everybody matches the given artists rightly and is done; the drawings wait to be unveiled."""
    for seat in list(match.waiting):
        write(match, seat, (right or {}).get(seat, []))
        match.play(seat, "done")


def unveil(match: Match) -> None:
    """The Maestro unveils every drawing."""
    while look(match).phase == "reveal":
        match.play(match.waiting[0], "next")


def play_round(
    match: Match,
    right: dict[int, list[int]] | None = None,
    order: list[int] | None = None,
    spoiled: tuple[int, ...] = (),
) -> None:
    """A whole round up to its awards."""
    draw(match, order, spoiled)
    guess(match, right)
    unveil(match)


def rest(match: Match) -> None:
    """Everybody is ready for the next round."""
    for seat in list(match.waiting):
        match.play(seat, "ready")


def why(award: Award) -> str:
    """Why a token goes where it goes, in words."""
    return words("vernissage.games.artbox").say(award.say)


def takers(match: Match) -> list[list[int]]:
    """Who took the first and the second token of this round."""
    return [award.seats for award in look(match).awards]
