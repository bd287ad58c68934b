"""Plays the games with bots of every level and fills the tables of docs/games.md: lengths, scores, seats and ends.

python tools/games_page.py play [--games 60] [--minutes 60] [GAME ...]   goes on where it stopped
python tools/games_page.py ask [--games 60] [--minutes 60] [QUESTION ...]   those at the end of the page
python tools/games_page.py write [PART ...]                              all parts of which something was played

Every game played stands as one line in build/games/ledger.jsonl. A run plays a few games of every kind before it plays
more of any, so that it can be stopped at any time.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOUSE / "src"), str(HOUSE / "tools")]

from lengths.page import filled  # noqa: E402
from lengths.play import Kind, Row, played  # noqa: E402
from lengths.questions import QUESTIONS  # noqa: E402

LEDGER = HOUSE / "build" / "games" / "ledger.jsonl"
PAGE = HOUSE / "docs" / "games.md"
LEVELS = ["novice", "amateur", "expert", "master"]
SEATS = {"art_decko": [2, 3, 4], "art_society": [2, 3, 4], "artbox": [3, 4, 5, 6, 7, 8], "avant_carde": [1, 2, 3, 4, 5]}
BLOCK = 5


def kinds(games: list[str]) -> list[Kind]:
    """Every game, seat count and level."""
    return [Kind(game, seats, (level,)) for level in LEVELS for game in games for seats in SEATS[game]]


def rows() -> list[Row]:
    """What has been played."""
    if not LEDGER.exists():
        return []
    return [Row(**json.loads(line)) for line in LEDGER.read_text("utf-8").splitlines()]


def play(wanted: list[Kind], games: int, minutes: float) -> None:
    """So many games of each kind are in the ledger, or as many as the time allowed."""
    LEDGER.parent.mkdir(parents=True, exist_ok=True)
    done = {(row.kind, row.seed) for row in rows()}
    deadline = time.monotonic() + 60 * minutes
    with LEDGER.open("a", encoding="utf-8") as book:
        for first in range(0, games, BLOCK):
            for kind in wanted:
                for seed in range(first, min(first + BLOCK, games)):
                    if (kind.key, seed) in done:
                        continue
                    if time.monotonic() > deadline:
                        print("time is up; the rest is left for the next run")
                        return
                    book.write(json.dumps(played(kind, seed).told()) + "\n")
                    book.flush()
            print(f"{min(first + BLOCK, games)} games of each kind", flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "ask", "write"])
    parser.add_argument("games_named", nargs="*", metavar="GAME, QUESTION or PART")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=60.0)
    asked = parser.parse_args()
    if asked.what == "write":
        PAGE.write_text(filled(PAGE.read_text("utf-8"), rows(), LEVELS, SEATS, asked.games_named), "utf-8")
        return
    os.nice(10)
    if asked.what == "play":
        play(kinds(asked.games_named or list(SEATS)), asked.games, asked.minutes)
    else:
        wanted = asked.games_named or list(QUESTIONS)
        play([kind for question in wanted for kind in QUESTIONS[question]], asked.games, asked.minutes)


if __name__ == "__main__":
    main()
