"""A process that thinks for bots. It is given views, never positions: what it does not know it cannot tell.

Frames on standard input and output: four bytes of length, then JSON.
"""

import os
import sys
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct, field

from vernissage import games
from vernissage.bots.bot import Bot, Budget, bot
from vernissage.bots.hints import advise
from vernissage.core.match import Hint
from vernissage.core.rng import rng_for


class Question(Struct):
    """One decision of one seat."""

    game: str
    level: str
    view: msgspec.Raw
    options: list[int]
    seed: int
    budget: float
    hint: bool = False  # the best moves are wanted, not one


class Thought(Struct):
    """The bot's answer, or why there is none."""

    action: str = ""
    payload: Any = None
    seconds: float = 0.0  # how long a person would have taken
    error: str = ""
    hints: list[Hint] = field(default_factory=list)


def think(question: Question, bots: dict[tuple[str, str], Bot]) -> Thought:
    """The bot of the level has chosen, or the strongest has weighed the moves for a hint."""
    game = games.game(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    if question.hint:
        return Thought(hints=advise(game, view, question.options))
    key = (question.game, question.level)
    if key not in bots:
        bots[key] = bot(*key)
    rng = rng_for(question.seed, "bot")
    choice = bots[key].choose(game, view, question.options, rng, Budget(question.budget))
    return Thought(game.text(choice.action), msgspec.to_builtins(choice.payload), choice.seconds)


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame, or nothing at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "little"))


def write_frame(stream: BinaryIO, body: bytes) -> None:
    """The frame is sent."""
    stream.write(len(body).to_bytes(4, "little") + body)
    stream.flush()


def main() -> None:
    """Questions are answered until the input ends."""
    os.nice(2)  # people's moves go before bots' thoughts
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    decoder = msgspec.json.Decoder(Question)
    bots: dict[tuple[str, str], Bot] = {}
    while (frame := read_frame(source)) is not None:
        try:
            thought = think(decoder.decode(frame), bots)
        except Exception as error:  # a bot's mistake is answered, and the seat plays on at a lower level
            thought = Thought(error=f"{type(error).__name__}: {error}")
        try:
            write_frame(sink, msgspec.json.encode(thought))
        except BrokenPipeError:
            os._exit(0)  # the server is gone, and nobody wants what is left to be written


if __name__ == "__main__":
    main()
