"""What holds over whole games in which everybody draws legally: tokens, rounds and cards."""

import pytest

from games.artbox.table import artbox, look
from rule import rule
from vernissage.core.game import seats_in
from vernissage.core.match import Match
from vernissage.core.model import WATCHER
from vernissage.core.rng import rng_for

# By players: fewest and most rounds, most word cards used; then most rounds and cards among experts.
BOUNDS = {
    3: (5, 7, 63, 8, 72),
    4: (5, 9, 63, 13, 91),
    5: (4, 8, 56, 14, 98),
    6: (4, 10, 80, 19, 152),
    7: (3, 8, 64, 10, 80),
    8: (3, 9, 81, 13, 117),
}


def played(match: Match, seed: int) -> Match:
    """A whole game by chance, without anybody giving up or correcting a sheet."""
    game, state, rng = match.game, match.state, rng_for(seed, "whole game")
    idle = {game.parse("give up"), game.parse("done")}
    while asked := seats_in(game.asked(state)):
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        choices = [action for action in options if action not in idle] or options
        if game.parse("finish") in options:
            action = game.parse("finish")
        elif game.parse("done") in options and rng.below(4) == 0:
            action = game.parse("done")
        else:
            action = choices[rng.below(len(choices))]
        game.apply(state, seat, action, game.some_payload(state, seat, action, rng))
    return match


@rule("AB-ROUND-07", "AB-AWARD-13", "AB-END-02")
@pytest.mark.parametrize("seats", range(3, 9))
def test_two_tokens_a_round_and_rounds_within_their_bounds(seats: int) -> None:
    match = played(artbox(seats=seats, seed=seats), seats)
    view = look(match, WATCHER)
    fewest, most, cards, *_experts = BOUNDS[seats]
    assert fewest <= len(view.gallery) <= most
    assert sum(player.red + player.gray for player in view.players) == 2 * len(view.gallery)
    assert all(len(each.first) == len(each.second) == 1 and each.first != each.second for each in view.gallery)
    used = [word.id for each in view.gallery for word in [*(hung.word for hung in each.pictures), *each.decoys]]
    assert len(used) == len(set(used)) <= cards


@rule("AB-EXPERT-01", "AB-EXPERT-02", "AB-EXPERT-05")
@pytest.mark.parametrize("seats", range(3, 9))
def test_among_experts_one_red_and_one_gray_leave_the_stock_each_round(seats: int) -> None:
    match = played(artbox(seats=seats, seed=seats, variant="expert", frame=True), seats)
    view = look(match, WATCHER)
    *_standard, most, cards = BOUNDS[seats]
    assert len(view.gallery) <= most
    assert sum(player.red for player in view.players) == len(view.gallery)
    assert sum(player.gray for player in view.players) == len(view.gallery)
    assert sum(len(each.pictures) + len(each.decoys) for each in view.gallery) <= cards


@rule("AB-RULING-05", "AB-DRAW-05", "AB-GUESS-05")
@pytest.mark.parametrize("seats", range(3, 9))
def test_every_round_has_all_numbers_and_different_words(seats: int) -> None:
    view = look(played(artbox(seats=seats, seed=10 + seats), seats), WATCHER)
    for each in view.gallery:
        assert {hung.number for hung in each.pictures} == set(range(1, seats + 1))
        words = [word.id for word in [*(hung.word for hung in each.pictures), *each.decoys]]
        assert len(words) == len(set(words))
        assert all(hung.legal for hung in each.pictures)


@rule("AB-SIMPLE-06", "AB-RULING-14")
def test_simplified_games_are_short_and_give_at_least_two_tokens_a_round() -> None:
    for seats in range(3, 9):
        view = look(played(artbox(seats=seats, seed=seats, variant="simplified"), seats), WATCHER)
        assert sum(player.red + player.gray for player in view.players) >= 2 * len(view.gallery)
        assert seats < 7 or len(view.gallery) == 1
