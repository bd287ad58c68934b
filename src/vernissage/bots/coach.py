"""The coach at a table: what is said now, and the next sensible thing with its reason.

Pure: a view, the options, the journal lines the seat may read and what the learner has learnt go in; remarks and a
proposal come out. The server, scripts and tests all ask here, and a proposal is thought of by the game's strongest bot,
which sees the same view.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import Struct, field

from vernissage.bots.bot import Bot, Budget, Hint, bot, levels
from vernissage.bots.hints import TIME, known_facts, said
from vernissage.core.coach import Spoken, alone, ask_in, needs_proposal, spoken, taken
from vernissage.core.game import Game, State
from vernissage.core.gestures import ask_of, habits_of
from vernissage.core.model import Line, Message, View
from vernissage.core.rng import Rng, rng_for

MADE: Final = "coach-made"  # the coach would make something free-form, such as a drawing


class Proposal(Struct, frozen=True):
    """The next sensible thing: one move, maybe of several small choices, and why."""

    moves: list[str]
    say: Message
    point: list[str]
    payload: Any = None


class Coaching(Struct, frozen=True):
    """What the coach has for the learner at this moment."""

    remarks: list[Spoken]
    proposal: Proposal | None = None
    taken: str = ""  # what the learner has learnt by doing what is proposed,
    alone: str = ""  # and by doing something else, or before anything was proposed


def coach(
    game: Game,
    view: View,
    options: list[int],
    lines: Sequence[Line],
    learnt: Collection[str],
    *,
    wanted: bool = False,
) -> Coaching:
    """Remarks about what is new, and a proposal while the question is new to the learner, or where it is wanted."""
    now = speaks(game, view, options, lines, learnt)
    if not options or not (wanted or needs_proposal(ask_in(view), learnt)):
        return now
    return proposing(game, now, propose(game, view, options))


def speaks(game: Game, view: View, options: list[int], lines: Sequence[Line], learnt: Collection[str]) -> Coaching:
    """What is said now, and what an answer would teach; a proposal takes longer and is thought of apart."""
    ask = ask_in(view)
    remarks = spoken(game, view, options, lines, learnt)
    return Coaching(remarks, taken=taken(ask, learnt), alone=alone(ask)) if ask else Coaching(remarks)


def proposing(game: Game, now: Coaching, found: Hint) -> Coaching:
    """The same with a proposal."""
    moves = [found.text, *found.run]
    targets = [target for move in moves for target in game.target(game.parse(move))]
    point = [*dict.fromkeys(targets), f"move:{found.text}"]
    return Coaching(now.remarks, Proposal(moves, found.say, point, found.payload), now.taken, now.alone)


class Run(Struct):
    """A move of one or several small choices, as a bot makes it on a position guessed from its view."""

    actions: list[int]
    payload: Any
    value: float
    before: State  # the last choice that is no member of a set, such as a payment
    head: list[int] = field(default_factory=list)  # the choices up to there
    after: State | None = None


def propose(game: Game, view: View, options: list[int]) -> Hint:
    """What the strongest bot would do from this view, as one move, with what is sure to follow from it.

    The same view always gets the same proposal within the time of a hint.
    """
    rng, budget = rng_for(view.seat, "coach"), Budget(TIME)
    state = game.guess(view, rng)
    run = played(game, bot(game.key, levels(game.key)[-1]), view, options, state, rng, budget)
    first, *rest = [game.text(action) for action in run.actions]
    say = sentence(game, state, view.seat, run)
    return Hint(run.actions[0], first, run.value, False, say, Message("worth-best"), rest, run.payload)


def played(game: Game, adviser: Bot, view: View, options: list[int], state: State, rng: Rng, budget: Budget) -> Run:
    """The bot's move from a position of its view, as far as one gesture goes: until something is turned over, others
    are asked, or a new move would begin.
    """
    seat, habits = view.seat, habits_of(game.package)
    choice = adviser.choose(game, view, options, rng, budget)
    found = Run([choice.action], choice.payload, dict(choice.values).get(choice.action, 0.0), state, [choice.action])
    ask, here = ask_of(game, state, seat), state
    while habits is not None and (ask in habits.BEGINS or len(found.actions) > 1):
        then = here.clone()
        then.sealed = False
        game.apply(then, seat, found.actions[-1])
        found.after = then
        ask = ask_of(game, then, seat)
        if then.sealed or ask == "" or ask in habits.BEGINS:
            break
        here = then
        choice = adviser.choose(game, game.view(here, seat), game.options(here, seat), rng, budget)
        found.actions.append(choice.action)
        if ask not in habits.SETS:
            found.before, found.head = here, [*found.actions]
    return found


def sentence(game: Game, state: State, seat: int, run: Run) -> Message:
    """The move in words, and its reason by the engine's own facts."""
    habits = habits_of(game.package)
    if run.payload is not None:
        facts = known_facts(game, state, seat, run.actions[0])
        return Message("hint", {"move": Message(MADE), "facts": [*facts], "steps": []})
    if habits is None or run.after is None:
        return said(game, state, seat, run.actions[0], equal=False)
    facts = habits.preview(state, run.after, seat) or known_facts(game, state, seat, run.actions[0])
    return Message("hint", {"move": habits.sentence(run.before, seat, run.head), "facts": [*facts], "steps": []})
