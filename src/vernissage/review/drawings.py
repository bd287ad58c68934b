"""The drawings of a game of #ARTBOX: who recognised them, who took what for what, and how bots would draw them."""

from typing import Any, Final, cast

from vernissage.bots.artbox.artist import draw
from vernissage.bots.artbox.player import known_as
from vernissage.bots.artbox.sketches import drawing_persona, is_known, sketch
from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.core.rng import rng_for
from vernissage.games.artbox.model import ArtboxView, GalleryRound, Hung, Options, WordCard
from vernissage.games.artbox.shapes import as_json
from vernissage.review.model import DrawingReview, Taken
from vernissage.review.walking import stops

STEADY: Final = 0.3  # how far the hand of the bots trembles here: as little as at their best
HARD: Final = 0.5  # of those who look: a word found by fewer was hard


def drawings(match: Match) -> list[DrawingReview]:
    """Every drawing of the game's gallery, round by round."""
    unveiled: dict[int, int] = {}
    for stop in stops(match):
        view = cast(ArtboxView, match.game.view(stop.state, TABLE))
        if view.phase not in ("choose", "roll", "draw", "guess"):
            unveiled.setdefault(view.round, stop.n)
    end = cast(ArtboxView, match.view(TABLE))
    return [
        drawing(unveiled[each.round], each, picture, by_bots(picture.word, each, end.options))
        for each in end.gallery
        for picture in each.pictures
    ]


def by_bots(word: WordCard, part: GalleryRound, options: Options) -> dict[str, Any]:
    """The word as bots draw it with the dice of its round, always the same; nothing where they do not know it."""
    name = known_as(word)
    pattern = sketch(name, drawing_persona(name, part.round)) if is_known(name) else None
    if pattern is None:
        return {}
    circles, squares, triangles, lines = part.roll
    rng = rng_for(part.round, f"review/drawing/{name}")
    simplified = options.variant == "simplified"
    return as_json(draw(pattern, (circles, squares, triangles, lines), rng, STEADY, simplified, options.frame))


def drawing(n: int, part: GalleryRound, picture: Hung, bots: dict[str, Any]) -> DrawingReview:
    """How one drawing was read by everybody but who drew it."""
    taken = [
        Taken(seat, "" if guess is None else guess.word, seat in picture.right, "" if guess is None else guess.id)
        for seat, guess in enumerate(picture.guesses)
        if seat != picture.artist
    ]
    recognised = sum(each.right for each in taken) / len(taken) if taken else 0.0
    hard = bool(taken) and recognised < HARD
    return DrawingReview(
        n=n,
        seat=picture.artist,
        round=part.round,
        word=picture.word.word,
        recognised=recognised,
        taken=taken,
        hard=hard,
        id=picture.word.id,
        drawing=picture.drawing,
        bots=bots,
    )
