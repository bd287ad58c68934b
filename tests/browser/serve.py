"""The server as it is, with the built client; only chance comes from the tests: every run meets the same games."""

import zlib
from typing import Any
from unittest.mock import patch

from vernissage.core.shares import Shares
from vernissage.server.app import serve
from vernissage.server.bots import pool
from vernissage.server.bots.worker import Question

DEAL = 20_260_418


def dealt(shares: Shares) -> int:
    """One deal for each number of seats, whatever shares were given."""
    return DEAL + len(shares.seats)


def asked(*words: Any, **more: Any) -> Question:
    """A bot's random numbers come from what it sees."""
    question = Question(*words, **more)
    if question.game != "artbox":  # where a sheet looks the same however often it was corrected
        question.seed = zlib.crc32(bytes(question.view))
    return question


if __name__ == "__main__":
    with patch.object(Shares, "seed", dealt), patch.object(pool, "Question", asked):
        serve()
