"""How long a game lasts: far from the limit of rounds that a table sets for a game without an end of its own."""

from pathlib import Path

import pytest

from games.avant_carde.table import avant_carde, table
from rule import rule
from vernissage.bots.bot import Budget, bot
from vernissage.core.match import Match
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game, load

LONGEST = 26  # rounds, in the games between bots of docs/games.md
SETS = ("new_yorkers", "tokyoites", "parisians", "londoners")


def played_by_amateurs(match: Match, seed: int) -> Match:
    """A whole game in which every seat takes the booklet's advice."""
    players = [bot("avant_carde", "amateur") for _ in range(match.seats)]
    rngs = [rng_for(seed, f"seat {seat}") for seat in range(match.seats)]
    while not match.over:
        seat = match.waiting[0]
        options = match.game.options(match.state, seat)
        choice = players[seat].choose(match.game, match.view(seat), options, rngs[seat], Budget(1000))
        match.play(seat, match.game.text(choice.action))
    return match


@rule("AC-END-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_no_game_of_bots_comes_near_the_limit_of_rounds(seats: int) -> None:
    for trial in range(2):
        patrons = SETS[(seats + 2 * trial) % 4]
        match = played_by_amateurs(avant_carde(seats=seats, seed=seats, patrons=patrons), trial)
        view = table(match)
        assert view.round <= view.most_rounds // 2


@rule("AC-END-01", "AC-END-06")
def test_no_golden_game_is_longer_than_the_longest_ever_seen() -> None:
    records = [path for path in (Path(__file__).parent / "golden").glob("*.vern") if path.stem[0] != "1"]
    rounds = [table(load(path)).round for path in records]
    assert len(rounds) == 12
    assert max(rounds) <= LONGEST


@pytest.mark.parametrize(("seats", "rounds"), [(1, 9), (2, 60), (5, 60)])
def test_the_bound_counts_every_round_every_seat_and_every_card(seats: int, rounds: int) -> None:
    rules = game("avant_carde")
    assert rules.bound(setup_of(rules, {"seats": seats})) == rounds * seats * 70 * 60
