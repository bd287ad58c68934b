"""Hints: the best three moves for a seat, what they are worth in chances or dollars, what each gains, prepares and
denies, and how to go on.

Everything is worked out from the asking seat's view: the moves by the strongest bot of the game, the sentences by
playing each move on a position guessed from that view. A move that draws, reveals or rolls is told without its
luck.
"""

from vernissage.bots.bot import CHANCE, DOLLARS, LIKELY, Budget, Hint, bot, levels
from vernissage.bots.facts import facts_of
from vernissage.core.game import Game, State
from vernissage.core.match import Match
from vernissage.core.model import Message, View
from vernissage.core.rng import Rng, rng_for

MOST = 3
STEPS = 2  # of a plan that are told
TIME = 300  # milliseconds of processor time
NEAR = 0.012  # chances closer than this cannot be told apart by the search
NEAR_DOLLARS = 0.1


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
    near = NEAR_DOLLARS if choice.unit == DOLLARS else NEAR
    state = game.guess(view, rng)
    found = []
    for action in [choice.action, *others[: MOST - 1]]:
        # A mean above the first one's is luck: the search has looked at the first more closely.
        equal = action != choice.action and values[action] > best - near
        steps = told_steps(game, state, view.seat, action, choice.plans.get(action, []))
        say = said(game, state, view.seat, action, equal, steps)
        worth = measured(choice.unit, min(values[action], best), action == choice.action)
        found.append(Hint(action, game.text(action), values[action], equal, say, worth))
    return found


def measured(unit: str, value: float, first: bool) -> Message:
    """A value with its unit; a bot's own scale says no more than which is best."""
    if unit == CHANCE:
        return Message("worth-chance", {"percent": min(99, max(1, round(100 * value)))})
    if unit == DOLLARS:
        return Message("worth-dollars", {"money": max(0, round(value))})
    if unit == LIKELY:
        return Message("worth-likely", {"percent": min(99, max(1, round(100 * value)))})
    return Message("worth-best" if first else "worth-other")


def said(
    game: Game, state: State, seat: int, action: int, equal: bool, steps: list[int | str | Message] | None = None
) -> Message:
    """What the move does, by the engine's own facts, and what would follow."""
    facts: list[int | str | Message] = [*known_facts(game, state, seat, action)]
    if equal:
        facts.append(Message("fact-equal"))
    return Message(
        "hint", {"move": game.describe(state, seat, action), "facts": facts, "steps": [] if steps is None else steps}
    )


def told_steps(game: Game, state: State, seat: int, action: int, plan: list[int]) -> list[int | str | Message]:
    """The seat's own next moves in the bot's plan, up to what luck or others decide."""
    if game.payloads or not plan:
        return []
    after = state.clone()
    after.sealed = False
    game.apply(after, seat, action)
    found: list[Message] = []
    for step in plan:
        if after.sealed or game.mover(after) != seat or not game.offers(after, seat, step):
            break
        # A step that is no choice is not told: nobody needs advice for it.
        if len(game.options(after, seat)) > 1:
            found.append(game.describe(after, seat, step))
        game.apply(after, seat, step)
        if len(found) == STEPS:
            return [Message("hint-two", {"first": found[0], "second": found[1]})]
    return [*found]


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
