"""The moments that mattered to a seat: what its choices gave away, and where it was right and unlucky."""

from typing import Final

import msgspec
from msgspec import Struct

from vernissage.bots.chances import Outlook, Weighing
from vernissage.bots.hints import known_facts
from vernissage.core.game import State, seats_in
from vernissage.core.model import Message, View
from vernissage.core.steps import apply_entry
from vernissage.review.accounts import INACCURACY
from vernissage.review.knowing import guessed, numbers, weighed
from vernissage.review.model import Choice, KeyMoment
from vernissage.review.walking import Stretch

MOST: Final = 3
RIGHT: Final = 0.002  # less given away than this is as good as the best
UNLUCKY: Final = 0.08  # chance lost by luck that is worth telling
LONGEST: Final = 8  # moves of a line that is told
PRAISE: Final = {"fact-suits", "fact-exact"}  # facts that tell nothing where they hold for both moves
ANYHOW: Final = {"fact-earns"}  # facts that come true whatever is chosen
WORLDS: Final = 4  # in which a stretch is played again, to see whether it might have gone otherwise


class Made(Struct, frozen=True):
    """A choice with what its seat knew, how it was weighed, and the stretch it belongs to."""

    choice: Choice
    view: View
    weighed: Weighing
    part: Stretch


def moments(chances: Outlook, made: list[Made], worlds: int, random: int) -> list[KeyMoment]:
    """Up to three: the costliest choices first, then one that was right and unlucky."""
    wrong = sorted(
        (each for each in made if each.choice.loss >= INACCURACY), key=lambda each: (-each.choice.loss, each.choice.n)
    )
    # A turn that went wrong is told once, by its costliest choice.
    first: dict[int, Made] = {}
    for each in wrong:
        first.setdefault(each.part.end.n, each)
    found = [mistaken(chances, each, worlds, random) for each in list(first.values())[:MOST]]
    unlucky = sorted(
        (each for each in made if each.choice.loss < RIGHT and each.choice.luck <= -UNLUCKY),
        key=lambda each: (each.choice.luck, each.choice.n),
    )
    if len(found) < MOST:
        found += [right(chances, each, random) for each in unlucky if might_differ(chances, each, random)][:1]
    return found


def mistaken(chances: Outlook, made: Made, worlds: int, random: int) -> KeyMoment:
    """A choice that gave something away, with what it cost and why, from what its seat could know."""
    game, choice, seat = chances.game, made.choice, made.view.seat
    world = guessed(chances, made.view, random)
    best = game.parse(choice.best)
    return KeyMoment(
        n=choice.n,
        seat=seat,
        played=choice.played,
        best=choice.best,
        chances=choice.loss,
        points=chances.points(world, seat, made.weighed.value, made.weighed.played),
        unlucky=False,
        why=why(chances, world, seat, game.parse(choice.played), best),
        line=line(chances, world, seat, best, worlds, random),
    )


def right(chances: Outlook, made: Made, random: int) -> KeyMoment:
    """A right choice, with what luck took."""
    game, choice, seat = chances.game, made.choice, made.view.seat
    world = guessed(chances, made.view, random)
    taken = chances.points(world, seat, made.weighed.value, made.weighed.value + choice.luck)
    say = Message("moment-unlucky", {"move": game.describe(world, seat, game.parse(choice.played))})
    return KeyMoment(choice.n, seat, choice.played, choice.played, -choice.luck, taken, True, say)


def why(chances: Outlook, world: State, seat: int, played: int, best: int) -> Message:
    """The better move and what was played, each with what is sure to follow from it."""
    game = chances.game
    better, own = compared(known_facts(game, world, seat, best), known_facts(game, world, seat, played))
    return Message(
        "moment-better",
        {
            "better": game.describe(world, seat, best),
            "facts": [*better],
            "move": game.describe(world, seat, played),
            "own": [*own],
        },
    )


def compared(better: list[Message], own: list[Message]) -> tuple[list[Message], list[Message]]:
    """The facts of two moves side by side: what holds for both is told once, or not at all where it only speaks for a
    move.
    """
    return (
        [each for each in better if each.id not in ANYHOW and not (each in own and each.id in PRAISE)],
        [each for each in own if each.id not in ANYHOW and each not in better],
    )


def line(chances: Outlook, world: State, seat: int, best: int, worlds: int, random: int) -> list[str]:
    """The better move, and how the seat would have gone on until others or luck come in."""
    game = chances.game
    found = [best]
    state = world.clone()
    state.sealed = False
    game.apply(state, seat, best)
    while not state.sealed and len(found) < LONGEST and seats_in(game.asked(state)) == [seat]:
        options = game.options(state, seat)
        action = options[0]
        if len(options) > 1:
            action = weighed(chances, game.view(state, seat), options, action, worlds, random).best
        found.append(action)
        game.apply(state, seat, action)
    return [game.text(action) for action in found]


def might_differ(chances: Outlook, made: Made, random: int) -> bool:
    """The same moves might have led the seat elsewhere: something was drawn, turned over or answered in secret.

    Where they could not, a chance that moved only tells that the position was judged wrongly before.
    """
    game, seat, part = chances.game, made.view.seat, made.part
    if part.end.entry is None:
        return False
    start, end = game.view(part.stops[0].state, seat), msgspec.json.encode(game.view(part.end.state, seat))
    rng = numbers(start, random, "differ")
    for _ in range(WORLDS):
        state = game.guess(start, rng)
        for stop in part.stops:
            assert stop.entry is not None
            if game.why_not(state, stop.entry.seat, game.parse(stop.entry.text)) is not None:
                return True
            apply_entry(game, state, stop.entry)
        if msgspec.json.encode(game.view(state, seat)) != end:
            return True
    return False
