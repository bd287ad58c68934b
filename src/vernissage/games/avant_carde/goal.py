"""The goal line of Avant Carde: most awards when the last is taken; alone, the last award in time."""

from typing import Final, cast

from vernissage.core.goals import standings
from vernissage.core.model import Message, View
from vernissage.games.avant_carde.model import AvantCardeView

SOLO_ROUNDS: Final = 9  # the token moves along nine sections (AC-SOLO-04, AC-SOLO-10)


def goal(view: View) -> Message:
    """What wins and how the seats stand (AC-END-01, AC-END-03, AC-SOLO-09, AC-SOLO-10)."""
    v = cast(AvantCardeView, view)
    awards = [each.awards for each in v.players]
    if len(awards) == 1:
        rounds = max(0, SOLO_ROUNDS - v.round + 1)
        return Message("goal-solo", {"have": awards[0], "left": v.awards, "rounds": rounds})
    if v.awards == 0:
        return Message("goal-last", {"standing": standings(v.seat, awards)})
    return Message("goal", {"standing": standings(v.seat, awards), "left": v.awards})
