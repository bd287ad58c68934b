"""The server as it is, but its bots buy whatever they can, the cheapest first, and then end their turn."""

import sys

from vernissage import games
from vernissage.bots.bot import Bot, Choice
from vernissage.server.bots import pool, worker

WANTED = ("buy", "acquire", "at", "pick", "pay", "done", "stop", "end")


def choose(question: worker.Question, bots: dict[tuple[str, str], Bot]) -> worker.Reply:
    """The option that comes first among what is wanted."""
    game = games.game(question.game)
    verbs = {option: game.text(option).split()[0] for option in question.options}
    wanted = [option for word in WANTED for option in question.options if verbs[option] == word]
    return Choice((wanted or question.options)[0])


if __name__ == "__main__":
    pool.WORKER[:] = [sys.executable, __file__, "worker"]
    if sys.argv[1] == "worker":
        worker.think = choose
        worker.main()
    else:
        from vernissage.server.app import serve

        serve()
