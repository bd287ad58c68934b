"""A process that thinks for bots. It is given views, never positions: what it does not know it cannot tell.

Frames on standard input and output: four bytes of length, then JSON.
"""

import os
import sys
from typing import TypeAlias

import msgspec
from msgspec import Struct

from vernissage import games
from vernissage.bots.bot import Bot, Budget, Choice, Hint, bot
from vernissage.bots.coach import propose
from vernissage.bots.hints import weigh
from vernissage.core.rng import rng_for
from vernissage.server.pipes import read_frame, write_frame
from vernissage.system import go_behind


class Question(Struct):
    """One decision of one seat."""

    game: str
    level: str
    view: msgspec.Raw
    options: list[int]
    seed: int
    budget: float
    hint: bool = False  # the best moves are wanted, not one
    coach: bool = False  # one whole move is wanted, with its reason


Reply: TypeAlias = Choice | list[Hint] | str  # what the bot chose, the moves a hint names, or why there is neither


def think(question: Question, bots: dict[tuple[str, str], Bot]) -> Reply:
    """The bot of the level has chosen, or the strongest has weighed the moves for a hint or a coach."""
    game = games.game(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    if question.coach:
        return [propose(game, view, question.options)]
    if question.hint:
        return weigh(game, view, question.options)
    key = (question.game, question.level)
    if key not in bots:
        bots[key] = bot(*key)
    rng = rng_for(question.seed, "bot")
    choice = bots[key].choose(game, view, question.options, rng, Budget(question.budget))
    return Choice(choice.action, choice.payload, seconds=choice.seconds)


def main() -> None:
    """Questions are answered until the input ends."""
    go_behind(2)  # people's moves go before bots' thoughts
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    decoder = msgspec.json.Decoder(Question)
    bots: dict[tuple[str, str], Bot] = {}
    while (frame := read_frame(source)) is not None:
        try:
            reply = think(decoder.decode(frame), bots)
        except Exception as error:  # a bot's mistake is answered, and the seat plays on at a lower level
            reply = f"{type(error).__name__}: {error}"
        try:
            write_frame(sink, msgspec.json.encode(reply))
        except BrokenPipeError:
            os._exit(0)  # the server is gone, and nobody wants what is left to be written


if __name__ == "__main__":
    main()
