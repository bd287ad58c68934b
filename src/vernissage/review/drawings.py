"""The drawings of a game of #ARTBOX: who recognised them, and who took what for what."""

from typing import Final, cast

from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.games.artbox.model import ArtboxView, Hung
from vernissage.review.model import DrawingReview, Taken
from vernissage.review.walking import stops

HARD: Final = 0.5  # of those who look: a word found by fewer was hard


def drawings(match: Match) -> list[DrawingReview]:
    """Every drawing of the game's gallery, round by round."""
    unveiled: dict[int, int] = {}
    for stop in stops(match):
        view = cast(ArtboxView, match.game.view(stop.state, TABLE))
        if view.phase not in ("choose", "roll", "draw", "guess"):
            unveiled.setdefault(view.round, stop.n)
    gallery = cast(ArtboxView, match.view(TABLE)).gallery
    return [drawing(unveiled[each.round], each.round, picture) for each in gallery for picture in each.pictures]


def drawing(n: int, number: int, picture: Hung) -> DrawingReview:
    """How one drawing was read by everybody but who drew it."""
    taken = [
        Taken(seat, "" if guess is None else guess.word, seat in picture.right, "" if guess is None else guess.id)
        for seat, guess in enumerate(picture.guesses)
        if seat != picture.artist
    ]
    recognised = sum(each.right for each in taken) / len(taken) if taken else 0.0
    hard = bool(taken) and recognised < HARD
    return DrawingReview(n, picture.artist, number, picture.word.word, recognised, taken, hard, picture.word.id)
