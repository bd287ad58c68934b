"""`python bench/reviews.py`: how long a quiet table waits while finished games are looked into.

One server, slices of quiet and of reviews in turn; the ratio of the 99th centiles is the figure, not the milliseconds.
The games are brought as records, so that there is always one more to look into; their reviews have the usual depth.
"""

import argparse
import itertools
import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "bench")]

from attacks import Quiet  # noqa: E402

from server.support import Server  # noqa: E402
from vernissage import games  # noqa: E402
from vernissage.core.match import Match  # noqa: E402
from vernissage.review import DEPTH  # noqa: E402

WANTED = 1.5


def finished(seed: int) -> bytes:
    """A whole game of Art Society by chance, as a record."""
    rules = games.game("art_society")
    match: Match = Match(rules, rules.setup_type(seats=2), seed)
    rng = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.options(seat)))
    return match.record().text().encode()


class Looking:
    """Somebody who has one game after the other looked into."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.running = threading.Event()
        self.over = False
        self.busy = False
        self.done = 0
        self.thread = threading.Thread(target=self.look, daemon=True)
        self.thread.start()

    def look(self) -> None:
        """Reviews, one after the other, asked for as the end page asks."""
        person = self.server.person("Looker")
        for seed in itertools.count():
            self.busy = self.running.is_set()
            self.running.wait()
            if self.over:
                return
            self.busy = True
            table = person.http.post("/api/records", content=finished(seed), timeout=60).json()["id"]
            while not self.over and person.get(f"/api/tables/{table}/review")["state"] != "done":
                time.sleep(0.7)
            self.done += 1


def main() -> int:
    """The ratio is printed; the answer is 1 when it is too high."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=6)
    words.add_argument("--seconds", type=float, default=20.0)
    said = words.parse_args()
    quiet: list[float] = []
    busy: list[float] = []
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), review_depth=DEPTH, reviews=100_000) as server:
        looking = Looking(server)
        table = Quiet(server)
        table.acknowledged(2.0)
        for turn in range(said.rounds):
            for under_reviews in (turn % 2 == 0, turn % 2 == 1):
                (looking.running.set if under_reviews else looking.running.clear)()
                # A review that has begun is not broken off: quiet begins when it is done.
                while looking.busy != under_reviews:
                    time.sleep(0.1)
                (busy if under_reviews else quiet).extend(table.acknowledged(said.seconds))
        looking.over = True
        looking.running.set()
    found = [statistics.quantiles(each, n=100)[98] * 1000 for each in (quiet, busy)]
    ratio = found[1] / found[0]
    sys.stdout.write(
        f"acknowledge p99: quiet {found[0]:.1f} ms ({len(quiet)} moves), under reviews {found[1]:.1f} ms "
        f"({len(busy)} moves, {looking.done} reviews), ratio {ratio:.2f} (wanted {WANTED})\n"
    )
    return 0 if ratio <= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
