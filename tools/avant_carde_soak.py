"""Plays Avant Carde by chance: every mix of patrons to its end, or a table of which clauses fire.

python tools/avant_carde_soak.py mixes [--seeds 3]      4,096 mixes, seats in turn from 1 to 5
python tools/avant_carde_soak.py clauses [--games 20000]
python tools/avant_carde_soak.py records FOLDER         the golden records, played by the amateur
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from vernissage.bots.bot import Budget, bot
from vernissage.core.match import Match
from vernissage.core.record import Chair
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.games.avant_carde.setup import mixed

GAME = game("avant_carde")


def mixes(seeds: int) -> int:
    """Every mix has ended inside its bound, with every card in its place."""
    began = time.perf_counter()
    actions = longest = limited = 0
    for number in range(4096):
        for seed in range(seeds):
            setup = mixed((number + seed) % 5 + 1, number)
            state = GAME.new(setup, seed)
            census = GAME.census(state)
            played = int(GAME.rollout(state, rng_for(seed, f"mix {number}")))
            assert played <= GAME.bound(setup), f"mix {number}, seed {seed}: {played} actions"
            assert GAME.result(state) is not None, f"mix {number}, seed {seed} has no end"
            assert GAME.census(state) == census, f"mix {number}, seed {seed} has lost a card"
            actions, longest = actions + played, max(longest, played)
            limited += setup.seats > 1 and int(state.round) == setup.most_rounds  # type: ignore[attr-defined]  # a state of this game
    told = f"{4096 * seeds} games, {actions} actions in {time.perf_counter() - began:.1f} s; the longest took {longest}"
    print(f"{told}; {limited} were scored at the round limit")
    return 0


def clauses(games: int) -> int:
    """How often each clause was written into the journal, and which never were."""
    fired: Counter[str] = Counter()
    rng = rng_for(1, "clauses")
    for seed in range(games):
        state = GAME.new(mixed(seed % 5 + 1, rng.below(4096)), seed)
        state.journal = []
        GAME.rollout(state, rng)
        fired.update(line.clause for line in state.journal)
    for clause, count in sorted(fired.items()):
        print(f"{clause:15} {count:>12,}")
    return 0


def records(folder: str) -> int:
    """Three games per player count lie in the folder."""
    sets = ["new_yorkers", "tokyoites", "parisians", "londoners"]
    for seats in range(1, 6):
        for number in range(3):
            options = {"seats": seats, "patrons": sets[(seats + number) % 4]}
            if number == 2:
                options |= {"two": "thief", "three": "hipster", "five": "forger", "six": "designer"}
            chairs = [Chair(name=f"Amateur {seat + 1}", kind="bot:amateur") for seat in range(seats)]
            match = Match(GAME, setup_of(GAME, options), 100 * seats + number, chairs)
            players = [bot("avant_carde", "amateur") for _ in range(seats)]
            rng = rng_for(number, f"records {seats}")
            while not match.over:
                seat = match.waiting[rng.below(len(match.waiting))]
                choice = players[seat].choose(GAME, match.view(seat), GAME.options(match.state, seat), rng, Budget(20))
                match.play(seat, GAME.text(choice.action))
            match.save(Path(folder) / f"{seats}-{options['patrons']}{'-mixed' if number == 2 else ''}.vern")
    return 0


def main() -> int:
    """One of the three runs."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("run", choices=["mixes", "clauses", "records"])
    words.add_argument("folder", nargs="?", default="tests/games/avant_carde/records")
    words.add_argument("--seeds", type=int, default=3)
    words.add_argument("--games", type=int, default=20000)
    said = words.parse_args()
    if said.run == "mixes":
        return mixes(said.seeds)
    return clauses(said.games) if said.run == "clauses" else records(said.folder)


if __name__ == "__main__":
    sys.exit(main())
