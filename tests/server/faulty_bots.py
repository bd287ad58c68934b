"""A server whose bots hang, die or answer nonsense, as VERNISSAGE_FAULT says."""

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from server import hushed
from vernissage.bots.bot import Bot, Choice
from vernissage.server.bots import pool, worker


def fail(question: worker.Question, bots: dict[tuple[str, str], Bot]) -> worker.Reply:
    """What a broken bot does."""
    fault = os.environ["VERNISSAGE_FAULT"]
    if fault == "hang":
        time.sleep(60)
    if fault == "die":
        os._exit(3)
    return Choice(10**9)


if __name__ == "__main__":
    hushed.register()
    pool.WORKER[:] = [sys.executable, __file__, "worker"]
    if sys.argv[1] == "worker":
        worker.think = fail
        worker.main()
    else:
        from vernissage.server.app import serve

        serve()
