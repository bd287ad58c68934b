"""Small boards for the rules pages: for each clause that refuses or scores, a moment of a random game in which it does.

A moment is kept as a variant, a seed and how many random moves lead there, so that a whole game's moments are a small
file beside its rules. What random games hardly ever come to is set out by hand in `moments.toml`.
`python -m vernissage.lab.shown GAME` looks for the others and writes the file anew.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from vernissage import games
from vernissage.core import lexicon
from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import Setup
from vernissage.core.rng import Rng, rng_for
from vernissage.core.shown import FILE, RARE, UNSHOWN, ShownMoment, unshown_of, walk
from vernissage.core.words import ENGLISH, catalogue

SEEDS: Final = 6  # walks of each variant with each number of seats
SET_OUT: Final = "moments.toml"
TRIED: Final = 25  # moves against the rules that are tried at each position


def wanted(game: Game) -> set[str]:
    """The clauses that can refuse or score, by the catalogue and the code."""
    ids = lexicon.read([(game.key, catalogue(game.package, ENGLISH))]).wants
    found = set()
    for clause in game.book.clauses:
        stem = f"refusal-{clause.lower()}"
        if any(each == stem or each.startswith(f"{stem}-") for each in ids):
            found.add(clause)
    source = "\n".join(path.read_text("utf-8") for path in Path(game_folder(game)).rglob("*.py"))
    for call in re.findall(r"ScoreLine\(([^)]*)\)", source):
        found |= {clause for clause in re.findall(r'"([A-Z]{2}-[A-Z0-9]+-\d+)"', call) if clause in game.book.clauses}
    return found


def game_folder(game: Game) -> str:
    """Where the game's rules lie."""
    module = sys.modules[game.package]
    assert module.__file__ is not None
    return str(Path(module.__file__).parent)


def search(game: Game) -> dict[str, ShownMoment]:
    """The first moment found for each clause, walks with few seats first."""
    found = set_out(game)
    missing = wanted(game) - set(found)
    for seats in range(game.min_seats, game.max_seats + 1):
        for variant, setup in game.variants(seats).items():
            for seed in range(SEEDS):
                for clause, moment in moments(game, setup, ShownMoment(seats=seats, variant=variant, seed=seed)):
                    if clause in missing:
                        missing.discard(clause)
                        found[clause] = moment
                if not missing:
                    return found
    return found


def set_out(game: Game) -> dict[str, ShownMoment]:
    """The moments that are set out by hand, each a move that its clause refuses."""
    path = Path(game_folder(game)) / SET_OUT
    rows = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {
        clause: msgspec.convert({"seats": row["setup"]["seats"], "kind": "refuses", **row}, ShownMoment)
        for clause, row in rows.items()
    }


def moments(game: Game, setup: Setup, start: ShownMoment) -> Iterator[tuple[str, ShownMoment]]:
    """Every clause that refuses, happens or scores along one random game, and when."""
    rng = rng_for(start.seed, "against")
    for number, (state, seat, action, payload) in enumerate(walk(game, setup, start.seed)):
        here = msgspec.structs.replace(start, moves=number, seat=seat)
        yield from refusals(game, state, here, rng)
        after = state.clone()
        after.journal = []
        game.apply(after, seat, action, payload)
        for line in after.journal:
            yield line.clause, msgspec.structs.replace(here, kind="happens")
        result = game.result(after) if not seats_in(game.asked(after)) else None
        for row in result.sheet if result is not None else []:
            yield row.clause, msgspec.structs.replace(here, kind="scores")
            yield from refusals(game, after, msgspec.structs.replace(here, over=True), rng)


def refusals(game: Game, state: State, here: ShownMoment, rng: Rng) -> Iterator[tuple[str, ShownMoment]]:
    """What some moves at a position are refused by, of the seat that is asked and of any other."""
    for seat in {here.seat, rng.below(here.seats)}:
        for _try in range(TRIED):
            word = rng.below(len(game.words))
            refusal = game.why_not(state, seat, word)
            if refusal is not None:
                move = game.text(word)
                yield refusal.clause, msgspec.structs.replace(here, seat=seat, move=move, kind="refuses")


def main(keys: list[str]) -> int:
    """The files of some games, or of all, are written anew."""
    for key in keys or games.keys():
        game = games.game(key)
        found = search(game)
        text = "".join(
            msgspec.json.encode([clause, moment]).decode() + "\n" for clause, moment in sorted(found.items())
        )
        (Path(game_folder(game)) / FILE).write_text(text, "utf-8")
        total = wanted(game)
        why = unshown_of(game.package)
        without = "".join(f"{clause} {why.get(clause, RARE)}\n" for clause in sorted(total - set(found)))
        (Path(game_folder(game)) / UNSHOWN).write_text(without, "utf-8")
        sys.stdout.write(f"{key}: {len(found)} of {len(total)}; without: {', '.join(sorted(total - set(found)))}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
