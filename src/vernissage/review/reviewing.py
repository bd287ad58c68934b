"""A review of a finished game: the true curve first, then every choice by what its seat could know."""

from collections.abc import Callable
from typing import Final

from vernissage.core.match import Match
from vernissage.review.model import VERSION, Chance, Progress, Review, SeatReview

DEPTH: Final = 32  # guessed worlds a choice is weighed in


def silent(progress: Progress) -> None:
    """Nobody listens."""


def review(match: Match, depth: int = DEPTH, progress: Callable[[Progress], None] = silent, random: int = 0) -> Review:
    """What decided a finished game; a ValueError where it is still being played.

    The same record, depth and random number give the same review on any machine.
    """
    result = match.result
    if result is None:
        raise ValueError(f"the game is not over: {len(match.entries)} moves were made")
    start = [1.0 / match.seats] * match.seats
    shares = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)]
    curve = [Chance(0, start, start), Chance(len(match.entries), shares, shares)]
    progress(Progress("curve", 1, 1, curve))
    seats = [
        SeatReview(seat, start[seat], shares[seat], 0.0, 0.0, shares[seat] - start[seat], 100.0, 0, 0.0)
        for seat in range(match.seats)
    ]
    return Review(VERSION, match.game.key, match.game.edition, "", depth, curve, [], seats)
