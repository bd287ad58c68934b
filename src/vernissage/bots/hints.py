"""Hints: the best three moves for a seat, what they are worth, and one sentence each of what they gain, cost and keep.

Everything is worked out from the asking seat's view: the moves by the strongest bot of the game, the sentences by playing each move on
a position guessed from that view. A move that draws, reveals or rolls is told without its luck.
"""

from collections.abc import Callable

from vernissage.bots.bot import Budget, bot, levels
from vernissage.bots.facts import art_decko_facts, art_society_facts, avant_carde_facts
from vernissage.core.game import Game, State
from vernissage.core.match import Hint, Match
from vernissage.core.model import View
from vernissage.core.rng import Rng, rng_for

MOST = 3
TIME = 300  # milliseconds of processor time
NEAR = 0.012  # values closer than this cannot be told apart by the search

Facts = Callable[[Game, State, State, int, int], list[str]]
FACTS: dict[str, Facts] = {"art_society": art_society_facts, "art_decko": art_decko_facts, "avant_carde": avant_carde_facts}


def hint(game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> list[Hint]:
    """The best moves, the best first; where the search cannot tell, they say so."""
    choice = bot(game.key, levels(game.key)[-1]).choose(game, view, options, rng, budget)
    values = dict(choice.values)
    best = values.get(choice.action, max(values.values(), default=0.0))
    values[choice.action] = best
    # What the bot plays stands first: where it mixes its play, that need not be the highest mean.
    others = sorted((action for action in values if action != choice.action), key=lambda action: (-values[action], action))
    state = game.guess(view, rng)
    found = []
    for action in [choice.action, *others[: MOST - 1]]:
        equal = action != choice.action and abs(values[action] - best) < NEAR
        found.append(Hint(action, game.text(action), values[action], equal, sentence(game, state, view.seat, action, equal)))
    return found


def sentence(game: Game, state: State, seat: int, action: int, equal: bool) -> str:
    """What the move does, by the engine's own facts."""
    told = game.describe(state, seat, action).rstrip(".")
    facts = known_facts(game, state, seat, action)
    if equal:
        facts = [*facts, "as good as the first as far as the search can tell"]
    return f"{told}: {', '.join(facts)}." if facts else f"{told}."


def known_facts(game: Game, state: State, seat: int, action: int) -> list[str]:
    """What is sure to follow from the move; nothing where luck or others decide, or where a payload is wanted."""
    facts = FACTS.get(game.key)
    if facts is None or game.payloads:
        return []
    after = state.clone()
    after.sealed = False
    game.apply(after, seat, action)
    return facts(game, state, after, seat, action)


def advise(game: Game, view: View, options: list[int]) -> list[Hint]:
    """What `Match.hint` gives: the same view always gets the same advice within the time of a hint."""
    return hint(game, view, options, rng_for(view.seat, "hint"), Budget(TIME))


Match.adviser = staticmethod(advise)
