"""Games for the chances to win: every quiet point of many games between bots, and how each of them ended.

One line of JSON a game in a file for each game and number of seats; a file that has begun is gone on with.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from vernissage.bots.bot import Bot, Budget, bot
from vernissage.bots.chances import FittedChances, chances_of, shares
from vernissage.core.game import Game, State, seats_in
from vernissage.core.rng import Rng, rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game

UNHURRIED: Final = 1e6  # milliseconds: passes end a search, never the time
LEVELS: Final = ("amateur", "expert", "expert")  # of whole tables, by lot
SEARCHED: Final = 6  # choices of a game that are searched, about
HELD_OUT: Final = 1_000_000  # the first seed of the games a model never saw
DEPTH: Final = 8  # guessed worlds of such a search
# What a table is set with besides its seats, in turn: the sets of patrons, and how hard it is alone.
OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {
    "avant_carde": [
        {"patrons": patrons, "solo_level": level}
        for level in ("easy", "normal", "hard", "expert")
        for patrons in ("new_yorkers", "tokyoites", "parisians", "londoners")
    ]
}


class Seen(Struct, frozen=True, array_like=True):
    """A quiet point: how much of the game was over, its clock, and the figures of every seat."""

    share: float
    clock: float
    figures: list[list[float]]


class Found(Struct, frozen=True, array_like=True):
    """A choice that was searched: when, by whom, and what the best option was worth to the search."""

    clock: float
    seat: int
    value: float


class Ending(Struct, frozen=True):
    """One game that was played to its end."""

    seed: int
    won: list[float]
    seen: list[Seen]
    found: list[Found]


def games(key: str, seats: int, seeds: range, keep: Path, progress: Callable[[int, int], None]) -> list[Ending]:
    """The games of these seeds; those that lie in the folder already are not played again."""
    path = keep / f"{key}-{seats}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {told.seed: told for told in read(path)}
    rules = find_game(key)
    chances = chances_of(rules)
    assert isinstance(chances, FittedChances)
    with path.open("ab") as out:
        for done, seed in enumerate(seeds):
            if seed not in known:
                known[seed] = played(rules, chances, seats, seed)
                out.write(msgspec.json.encode(known[seed]) + b"\n")
                out.flush()
            progress(done + 1, len(seeds))
    return [known[seed] for seed in seeds]


def read(path: Path) -> Iterator[Ending]:
    """What a file holds; a last line that was cut off is left out."""
    if path.exists():
        for line in path.read_bytes().splitlines(keepends=True):
            if line.endswith(b"\n"):
                yield msgspec.json.decode(line, type=Ending)


def played(game: Game, chances: FittedChances, seats: int, seed: int) -> Ending:
    """A game between bots of one level, with what was seen at its quiet points and found at some of its choices."""
    rng = rng_for(seed, "chances")
    ways = OPTIONS.get(game.key, [{}])
    state = game.new(setup_of(game, {"seats": seats, **ways[seed % len(ways)]}), seed)
    level = LEVELS[rng.below(len(LEVELS))]
    players: list[Bot] = [bot(game.key, level) for _ in range(seats)]
    seen: list[tuple[float, list[list[float]]]] = []
    found: list[Found] = []
    last, choices = -1, 0
    while asked := seats_in(game.asked(state)):
        now = chances.moment(state)
        if now not in (-1, last):
            last = now
            seen.append((chances.clock(state), chances.figures(state)))
        seat = asked[rng.below(len(asked))]
        view, options = game.view(state, seat), game.options(state, seat)
        chosen = players[seat].choose(game, view, options, rng, Budget(UNHURRIED))
        if len(options) > 1:
            choices += 1
            if choices % 16 == 1 + seed % 16 and len(found) < 2 * SEARCHED:
                found += searched(chances, state, seat, chosen.action, rng.fork())
        game.apply(state, seat, chosen.action, chosen.payload)
    result = game.result(state)
    assert result is not None
    told = [Seen(number / len(seen), clock, figures) for number, (clock, figures) in enumerate(seen)]
    return Ending(seed, shares(result.winners, seats), told, found)


def searched(chances: FittedChances, state: State, seat: int, action: int, rng: Rng) -> list[Found]:
    """What a search finds here, on its own scale; nothing where another way of weighing answers."""
    view, options = chances.game.view(state, seat), chances.game.options(state, seat)
    heard = chances.heard = []
    try:
        best = chances.weigh(view, options, action, rng, DEPTH)
    except KeyError:  # a way of weighing that needs what is not fitted yet
        return []
    finally:
        chances.heard = None
    return [Found(chances.clock(state), seat, best.value)] if heard else []
