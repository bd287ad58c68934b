"""The goal line of #ARTBOX: so many tokens end the game, and most of them win it."""

from typing import cast

from vernissage.core.goals import standings
from vernissage.core.model import Message, View
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.artbox.tables import colors_to_end


def goal(view: View) -> Message:
    """What wins and how the seats stand (AB-END-02, AB-END-03, AB-EXPERT-03, AB-EXPERT-04, AB-RULING-19)."""
    v = cast(ArtboxView, view)
    standing = standings(v.seat, [each.red + each.gray for each in v.players])
    if v.options.variant != "expert":
        return Message("goal", {"standing": standing, "end": v.options.tokens_to_end})
    each, same = colors_to_end(len(v.players))
    return Message("goal-expert", {"standing": standing, "each": each, "same": same, "winner": v.options.expert_winner})
