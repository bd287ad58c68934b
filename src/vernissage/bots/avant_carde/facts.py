"""What a move of Avant Carde gains, costs and keeps, read off the position before and after it."""

from typing import cast

from vernissage.bots.avant_carde.solver import Solver, dollars
from vernissage.core.game import Game, State
from vernissage.core.model import Message
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.state import BUYING, AvantCardeState


def facts(game: Game, before: State, after: State, seat: int, action: int) -> list[Message]:
    """Dollars of the line, or what a Buy turn's money has come to."""
    s, then = cast(AvantCardeState, before), cast(AvantCardeState, after)
    if s.phase != BUYING:
        if then.sealed or then.phase == BUYING:
            return []
        solver = Solver(dollars())
        found = [Message("fact-line", {"money": round(solver.standing(then, seat))})]
        reach = round(solver.value(then, seat))
        more = reach > round(solver.standing(then, seat))
        return [*found, Message("fact-reach", {"money": reach})] if more else found
    if then.phase != BUYING or then.active != s.active or s.active != seat:
        won = int(awards_for(s.made)) if s.active == seat else 0
        return [Message("fact-earns", {"money": int(s.made), "awards": won})] if won else []
    found = []
    if then.made > s.made:
        found.append(Message("fact-brings", {"money": int(then.made - s.made)}))
    if then.left < s.left:
        found.append(Message("fact-costs", {"money": int(s.left - then.left)}))
    won = int(awards_for(then.made)) - int(awards_for(s.made))
    if won:
        found.append(Message("fact-more", {"awards": won}))
    return [*found, Message("fact-keeps", {"money": int(then.left)})]
