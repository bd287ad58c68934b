"""How steady and how quick reviews are: `python -m vernissage.lab.steadiness art_decko --games 20`.

Games of two bots of one level are reviewed, each twice with other random numbers unless `--once` is said. A row tells:
by how much start + luck + skill + others misses the result at most; processor seconds up to the first curve and of a
whole review, in the middle and at most; how many blunders were named, and how many of them the other review named too,
or called a mistake at least.
"""

import argparse
import statistics
import sys
import time
from typing import Final

from msgspec import Struct, field

from vernissage.bots.bot import Budget, bot
from vernissage.core.match import Match
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.lab.chances import HELD_OUT, UNHURRIED
from vernissage.lab.fit_chances import TURN_GAMES
from vernissage.review import DEPTH, Progress, Review, review

OTHER: Final = 1_000_003  # what the random number of the second review is ahead of the first
SERIOUS: Final = ("mistake", "blunder")


class Steadiness(Struct):
    """What was found over some games."""

    games: int = 0
    missed: float = 0.0
    first: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    blunders: int = 0
    both: int = 0
    nearly: int = 0

    def row(self, key: str) -> str:
        """A row of the table."""

        def seconds(times: list[float]) -> str:
            return f"{statistics.median(times):.1f} ({max(times):.1f})"

        share = f"{100 * self.both / self.blunders:.0f} %, {100 * self.nearly / self.blunders:.0f} %"
        told = [
            key, str(self.games), f"{self.missed:.0e}", seconds(self.first), seconds(self.whole),
            str(self.blunders), share if self.blunders and self.both + self.nearly else "-",
        ]  # fmt: skip
        return f"| {' | '.join(told)} |"


def played(key: str, level: str, seed: int) -> Match:
    """A game of two bots of a level."""
    game = find_game(key)
    match: Match = Match(game, setup_of(game, {"seats": 2}), HELD_OUT + seed)
    players = [bot(key, level) for _ in range(2)]
    rng = rng_for(seed, "steadiness")
    while not match.over:
        seat = match.waiting[0]
        options = game.options(match.state, seat)
        match.play(
            seat, game.text(players[seat].choose(game, match.view(seat), options, rng, Budget(UNHURRIED)).action)
        )
    return match


def reviewed(match: Match, depth: int, random: int, found: Steadiness) -> Review:
    """A review, with the processor time it took and how exactly it adds up."""
    begun = time.process_time()

    def listen(progress: Progress) -> None:
        if progress.stage == "curve":
            found.first.append(time.process_time() - begun)

    made = review(match, depth, listen, random)
    found.whole.append(time.process_time() - begun)
    for seat in made.seats:
        sums = seat.start + seat.luck + seat.skill + seat.others
        found.missed = max(found.missed, abs(sums - seat.result))
    return made


def compare(one: Review, other: Review, found: Steadiness) -> None:
    """The blunders of each review are looked up in the other."""
    for here, there in ((one, other), (other, one)):
        grades = {(choice.n, choice.seat): choice.grade for choice in there.choices}
        for choice in here.choices:
            if choice.grade == "blunder":
                found.blunders += 1
                found.both += grades[choice.n, choice.seat] == "blunder"
                found.nearly += grades[choice.n, choice.seat] in SERIOUS


def main(arguments: list[str] | None = None) -> int:
    """The table is printed; the answer is 1 where a review does not add up."""
    parser = argparse.ArgumentParser(prog="python -m vernissage.lab.steadiness", description=__doc__)
    parser.add_argument("game", nargs="?", choices=TURN_GAMES, help="all turn games, if none is named")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", default="amateur", help="of both bots")
    parser.add_argument("--depth", type=int, default=DEPTH, help="guessed worlds a choice is weighed in")
    parser.add_argument("--once", action="store_true", help="one review a game; blunders are only counted")
    asked = parser.parse_args(arguments)
    exact = True
    for key in [asked.game] if asked.game else TURN_GAMES:
        found = Steadiness()
        for seed in range(asked.games):
            match = played(key, asked.level, seed)
            first = reviewed(match, asked.depth, seed, found)
            if asked.once:
                found.blunders += sum(choice.grade == "blunder" for choice in first.choices)
            else:
                compare(first, reviewed(match, asked.depth, seed + OTHER, found), found)
            found.games += 1
            sys.stderr.write(f"\r{key}: {found.games} of {asked.games} ")
        sys.stdout.write(f"{found.row(key)}\n")
        sys.stdout.flush()
        exact = exact and found.missed < 1e-9
    return 0 if exact else 1


if __name__ == "__main__":
    sys.exit(main())
