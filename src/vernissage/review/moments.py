"""The moments that mattered to a seat: what its choices gave away, and where it was right and unlucky."""

from typing import Final

from vernissage.bots.chances import Chances, Weighed
from vernissage.bots.hints import known_facts
from vernissage.core.game import State, seats_in
from vernissage.core.model import Message, View
from vernissage.review.accounts import INACCURACY
from vernissage.review.knowing import guessed, weighed
from vernissage.review.model import Choice, KeyMoment

MOST: Final = 3
RIGHT: Final = 0.005  # less given away than this is as good as the best
UNLUCKY: Final = 0.08  # chance lost by luck that is worth telling
LONGEST: Final = 8  # moves of a line that is told


def moments(chances: Chances, made: list[tuple[Choice, View, Weighed]], worlds: int, random: int) -> list[KeyMoment]:
    """Up to three: the costliest choices first, then those that were right and unlucky."""
    wrong = sorted((each for each in made if each[0].loss >= INACCURACY), key=lambda each: (-each[0].loss, each[0].n))
    unlucky = sorted(
        (each for each in made if each[0].loss < RIGHT and each[0].luck <= -UNLUCKY),
        key=lambda each: (each[0].luck, each[0].n),
    )
    found = []
    for choice, view, weighing in [*wrong[:MOST], *unlucky][:MOST]:
        found.append(moment(chances, choice, view, weighing, worlds, random))
    return found


def moment(chances: Chances, choice: Choice, view: View, weighing: Weighed, worlds: int, random: int) -> KeyMoment:
    """A choice told with what it cost and why, from what its seat could know."""
    game, seat = chances.game, view.seat
    world = guessed(chances, view, random)
    played, best = game.parse(choice.played), game.parse(choice.best)
    if choice.loss < INACCURACY:
        # What luck took is told from where the seat stood after its right choice.
        lost = chances.points(world, seat, weighing.value, weighing.value + choice.luck)
        say = Message("moment-unlucky", {"move": game.describe(world, seat, played)})
        return KeyMoment(choice.n, seat, choice.played, choice.played, -choice.luck, lost, True, say)
    return KeyMoment(
        n=choice.n,
        seat=seat,
        played=choice.played,
        best=choice.best,
        chances=choice.loss,
        points=chances.points(world, seat, weighing.value, weighing.played),
        unlucky=False,
        why=why(chances, world, seat, played, best),
        line=line(chances, world, seat, best, worlds, random),
    )


def why(chances: Chances, world: State, seat: int, played: int, best: int) -> Message:
    """The better move and what was played, each with what is sure to follow from it."""
    game = chances.game
    better: list[int | str | Message] = [*known_facts(game, world, seat, best)]
    own: list[int | str | Message] = [*known_facts(game, world, seat, played)]
    if own == better:
        own = []
    return Message(
        "moment-better",
        {
            "better": game.describe(world, seat, best),
            "facts": better,
            "move": game.describe(world, seat, played),
            "own": own,
        },
    )


def line(chances: Chances, world: State, seat: int, best: int, worlds: int, random: int) -> list[str]:
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
