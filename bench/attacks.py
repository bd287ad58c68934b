"""`python bench/attacks.py`: how long a quiet table waits while others bring record bombs and open long logs.

One server, slices of quiet and of attack in turn; the ratio of the 99th centiles is the figure, not the milliseconds.
A record bomb is a lawful record that takes back as often as is allowed; a long log is a table whose people did so.
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
sys.path[:0] = [str(ROOT / "tests")]

from server.support import Person, Play, Server, settle, started  # noqa: E402
from vernissage import games  # noqa: E402
from vernissage.core.match import Match  # noqa: E402

WANTED = 3.0
BOMB_UNDOS = 1000
LOG_UNDOS = 200


def record_bomb() -> bytes:
    """A whole game in which as much as possible was taken back."""
    rules = games.game("avant_carde")
    match, undone, rng = Match(rules, rules.setup_type(seats=2), 5), 0, random.Random(5)
    while not match.over:
        seat = match.waiting[0]
        text = rng.choice(match.options(seat))
        match.play(seat, text)
        for _ in range(BOMB_UNDOS // 60):
            if undone < BOMB_UNDOS and match.undo(seat):
                match.play(seat, text)
                undone += 1
    return match.record().text().encode()


def long_log(server: Server) -> tuple[Person, str]:
    """A table at which both people took back as often as they may."""
    table, people, plays = started(server, "avant_carde", 2)
    for _ in range(LOG_UNDOS):
        for play in plays:
            text = next(text for text in play.options() if text.startswith("lay "))
            play.do(text)
            play.undo()
    for play in plays:
        play.close()
    return people[0], table


class Quiet:
    """A table whose people want nothing but to play."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.plays: list[Play] = []

    def acknowledged(self, seconds: float) -> list[float]:
        """How long each move took, for a while."""
        found = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.plays or not self.plays[0].picture["waiting"]:
                for play in self.plays:
                    play.close()
                self.plays = started(self.server, "art_decko", 2)[2]
            settle(self.plays)
            for seat in self.plays[0].picture["waiting"]:
                begun = time.perf_counter()
                done = self.plays[seat].do(self.plays[seat].options()[0])
                found.append(time.perf_counter() - begun)
                if done["type"] != "done":
                    raise SystemExit(f"the quiet table was refused: {done}")
            time.sleep(0.01)
        return found


class Attack:
    """Everybody who hurts."""

    def __init__(self, server: Server, tables: list[str]) -> None:
        self.server = server
        self.tables = tables
        self.bomb = record_bomb()
        self.running = threading.Event()
        self.over = False
        self.brought = self.opened = 0
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.bring, self.open)]
        for thread in self.threads:
            thread.start()

    def bring(self) -> None:
        """Record bombs, one after the other, by as many people as it takes."""
        person = self.server.person("Bomber")
        while self.running.wait() and not self.over:
            answer = person.http.post("/api/records", content=self.bomb, timeout=60)
            if answer.status_code == 429:
                person = self.server.person("Bomber")
            self.brought += answer.is_success

    def open(self) -> None:
        """Long tables, one after the other, which leave the memory of this server as soon as nobody looks."""
        person = self.server.person("Opener")
        for table in itertools.cycle(self.tables):
            self.running.wait()
            if self.over:
                return
            self.opened += person.ask("GET", f"/api/tables/{table}").is_success
            time.sleep(0.05)


def main() -> int:
    """The ratio is printed; the answer is 1 when it is too high."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=6)
    words.add_argument("--seconds", type=float, default=5.0)
    words.add_argument("--tables", type=int, default=30)
    said = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder)) as server:
            tables = [long_log(server)[1] for _ in range(said.tables)]
        with Server(Path(folder), idle_seconds=0.5) as server:
            attack = Attack(server, tables)
            table = Quiet(server)
            table.acknowledged(2.0)
            quiet: list[float] = []
            hurt: list[float] = []
            for turn in range(said.rounds):
                for under_attack in (turn % 2 == 0, turn % 2 == 1):
                    (attack.running.set if under_attack else attack.running.clear)()
                    (hurt if under_attack else quiet).extend(table.acknowledged(said.seconds))
            attack.over = True
            attack.running.set()
            for thread in attack.threads:
                thread.join(60)
            brought, opened = attack.brought, attack.opened
    centiles = [statistics.quantiles(times, n=100)[98] * 1000 for times in (quiet, hurt)]
    ratio = centiles[1] / centiles[0]
    print(
        f"p99 quiet {centiles[0]:.1f} ms ({len(quiet)}), under attack {centiles[1]:.1f} ms ({len(hurt)}; "
        f"{brought} bombs brought, {opened} long tables opened): {ratio:.2f}x"
    )
    return int(ratio > WANTED)


if __name__ == "__main__":
    sys.exit(main())
