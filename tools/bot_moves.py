"""Many bot moves over all games and levels: none illegal, none over the cap of CPU time.

python tools/bot_moves.py --moves 100000
"""

import argparse
import sys
import time
from collections import Counter

from vernissage.bots.bot import BUDGETS, CAP, Budget, bot, levels
from vernissage.core.game import seats_in
from vernissage.core.model import Refusal
from vernissage.core.rng import rng_for
from vernissage.games import game

ALL = ("art_decko", "art_society", "artbox", "avant_carde")


def play(key: str, seed: int, moves: Counter[str], wrong: list[str], slow: list[float], most: int) -> None:
    """One game with levels mixed by its seed; every move is checked."""
    rules = game(key)
    known = levels(key)
    sizes = range(rules.min_seats, rules.max_seats + 1)
    seats = sizes[seed % len(sizes)]
    names = sorted(rules.variants(seats))
    state = rules.new(rules.variants(seats)[names[seed % len(names)]], seed)
    who = [known[(seed + 2 * seat) % len(known)] for seat in range(seats)]
    players = [bot(key, level) for level in who]
    rng = rng_for(seed, f"bot moves/{key}")
    while (asked := seats_in(rules.asked(state))) and moves[key] < most:
        seat = asked[rng.below(len(asked))]
        options = rules.options(state, seat)
        view = rules.view(state, seat)
        began = time.process_time_ns()
        choice = players[seat].choose(rules, view, options, rng, Budget(BUDGETS[who[seat]]))
        spent = (time.process_time_ns() - began) / 1e6
        moves[key] += 1
        if spent > CAP:
            slow.append(spent)
        try:
            rules.play(state, seat, choice.action, choice.payload)
        except Refusal as refusal:
            wrong.append(
                f"{key} seed {seed}: {who[seat]} played {rules.text(choice.action)!r}, refused by {refusal.clause}"
            )
            return


def main() -> int:
    """Tells what was played, what was wrong and what was slow."""
    parser = argparse.ArgumentParser(description="Many bot moves over all games: 0 illegal, 0 over the cap.")
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("games", nargs="*", metavar="GAME", default=ALL, help="all games otherwise")
    arguments = parser.parse_args()
    moves: Counter[str] = Counter()
    wrong: list[str] = []
    slow: list[float] = []
    share = -(-arguments.moves // len(arguments.games))
    for key in arguments.games:
        seed = arguments.seed
        while moves[key] < share:
            play(key, seed, moves, wrong, slow, share)
            seed += 1
        print(f"{key}: {moves[key]} moves", flush=True)
    print(f"{moves.total()} moves, {len(wrong)} illegal, {len(slow)} over {CAP} ms")
    for each in wrong:
        print(each)
    return 1 if wrong or slow else 0


if __name__ == "__main__":
    sys.exit(main())
