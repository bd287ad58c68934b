"""The goal line of Art Society: most points when a wall is full, storage overflows or the bid cards are gone."""

from typing import cast

from vernissage.core.goals import standings
from vernissage.core.model import Message, View
from vernissage.games.art_society.model import ArtSocietyView


def goal(view: View) -> Message:
    """What wins and how the seats stand if the game ended now (AS-END-01, AS-END-02, AS-END-03, AS-SCORE-12)."""
    v = cast(ArtSocietyView, view)
    standing = standings(v.seat, [each.estimate for each in v.collectors])
    mine = v.collectors[v.seat] if v.seat >= 0 else min(v.collectors, key=lambda each: each.empty)
    return Message(
        "goal",
        {"standing": standing, "empty": mine.empty, "cards": mine.cards_left, "who": "you" if v.seat >= 0 else "best"},
    )
