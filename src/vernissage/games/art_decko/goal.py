"""The goal line of Art Decko: most points when the Museum is full, the paintings run out or a rating is at the top."""

from typing import cast

from vernissage.core.goals import standings
from vernissage.core.model import Message, View
from vernissage.games.art_decko.model import ArtDeckoView
from vernissage.games.art_decko.tables import END_PAINTINGS, END_RATING, FIGURES


def goal(view: View) -> Message:
    """What wins and how the seats stand, by what everybody may know of the decks (AD-END-01, AD-END-03,
    AD-END-05, AD-SCORE-08)."""
    v = cast(ArtDeckoView, view)
    points = [each.score if each.worth is None else each.worth for each in v.players]
    # What lies hidden in the others' decks is worth something too.
    standing = standings(v.seat, points, least=not v.over)
    if v.over or v.ending:
        return Message("goal-last", {"standing": standing})
    return Message(
        "goal",
        {
            "standing": standing,
            "shown": sum(len(room.hung) for room in v.exhibitions),
            "full": int(FIGURES[END_PAINTINGS]),
            "deck": v.painting_deck,
            "rating": max(marker.rating for marker in v.market),
            "top": int(FIGURES[END_RATING]),
        },
    )
