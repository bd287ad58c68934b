"""Random games reach the far corners of the rules."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.art_society.table import society
from rule import rule
from vernissage.bots.art_society.taste import safe_choice
from vernissage.core.game import seats_in
from vernissage.core.rng import Rng, rng_for
from vernissage.games.art_society.state import ArtSocietyState


def journal_of(seats: int, games: int) -> Counter[str]:
    """How often each clause is told in games of random moves and, every other game, of mostly sensible ones."""
    match = society(seats)
    found: Counter[str] = Counter()
    for seed in range(games):
        state = match.game.new(match.setup, seed)
        rng = rng_for(seed, "many")
        state.journal = []
        while mask := match.game.asked(state):
            seat = seats_in(mask)[0]
            options = match.game.options(state, seat)
            sensible = seed % 2 == 1 and rng.below(20) > 0
            assert isinstance(state, ArtSocietyState)
            action = safe_choice(state, seat, vec[i64](options), len(options)) if sensible else any_of(options, rng)
            match.game.apply(state, seat, action)
        found.update(line.clause for line in state.journal)
    return found


def any_of(options: list[int], rng: Rng) -> int:
    """One of the options."""
    return options[rng.below(len(options))]


@rule(
    "AS-END-01",
    "AS-END-02",
    "AS-SPACE-03",
    "AS-SPACE-09",
    "AS-BID-06",
    "AS-BID-08",
    "AS-PRESTIGE-03",
    "AS-RULING-24",
    "AS-FAUX-01",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_meet_surplus_exchange_ties_and_back_steps(seats: int) -> None:
    found = journal_of(seats, 60)
    for clause in (
        "AS-END-01",
        "AS-END-02",
        "AS-SPACE-03",
        "AS-SPACE-09",
        "AS-BID-06",
        "AS-PRESTIGE-03",
        "AS-RULING-24",
        "AS-FAUX-01",
        "AS-DECOR-04",
    ):
        assert found[clause] > 0, clause
