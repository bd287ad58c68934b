"""Hints: the best three moves for a seat, what they are worth, and one sentence each of what they gain, cost and keep.

Everything is worked out from the asking seat's view: the moves by the strongest bot of the game, the sentences by
playing each move on a position guessed from that view. A move that draws, reveals or rolls is told without its
luck.
"""

from vernissage.bots.bot import Budget, Hint, bot, levels
from vernissage.bots.facts import facts_of
from vernissage.core.game import Game, State
from vernissage.core.match import Match
from vernissage.core.model import Message, View
from vernissage.core.rng import Rng, rng_for

MOST = 3
TIME = 300  # milliseconds of processor time
NEAR = 0.012  # values closer than this cannot be told apart by the search


def hint(game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> list[Hint]:
    """The best moves, the best first; where the search cannot tell, they say so."""
    choice = bot(game.key, levels(game.key)[-1]).choose(game, view, options, rng, budget)
    values = dict(choice.values)
    best = values.get(choice.action, max(values.values(), default=0.0))
    values[choice.action] = best
    # What the bot plays stands first: where it mixes its play, that need not be the highest mean.
    others = sorted(
        (action for action in values if action != choice.action), key=lambda action: (-values[action], action)
    )
    state = game.guess(view, rng)
    found = []
    for action in [choice.action, *others[: MOST - 1]]:
        equal = action != choice.action and abs(values[action] - best) < NEAR
        found.append(
            Hint(action, game.text(action), values[action], equal, said(game, state, view.seat, action, equal))
        )
    return found


def said(game: Game, state: State, seat: int, action: int, equal: bool) -> Message:
    """What the move does, by the engine's own facts."""
    facts: list[int | str | Message] = [*known_facts(game, state, seat, action)]
    if equal:
        facts.append(Message("fact-equal"))
    return Message("hint", {"move": game.describe(state, seat, action), "facts": facts})


def known_facts(game: Game, state: State, seat: int, action: int) -> list[Message]:
    """What is sure to follow from the move; nothing where luck or others decide.

    Where moves carry something free-form nothing is played on: what comes of it is not known before it is made.
    """
    facts = facts_of(game.key)
    if facts is None:
        return []
    if game.payloads:
        return facts(game, state, state, seat, action)
    after = state.clone()
    after.sealed = False
    game.apply(after, seat, action)
    return facts(game, state, after, seat, action)


def weigh(game: Game, view: View, options: list[int]) -> list[Hint]:
    """The same view always gets the same advice within the time of a hint."""
    return hint(game, view, options, rng_for(view.seat, "hint"), Budget(TIME))


def advise(match: Match, seat: int) -> list[Hint]:
    """The best moves a bot sees from this seat; that it asked is on record and everybody hears it."""
    options = match.game.options(match.state, seat)
    if not options:
        raise ValueError(f"seat {seat + 1} is not asked anything")
    found = weigh(match.game, match.view(seat), options)
    match.hinted(seat)
    return found
