"""Mixed sets keep the laws, and views keep secrets in them."""

import pytest

from games.avant_carde.table import avant_carde, buying, player, playing, seen, table
from laws.laws import (
    a_guess_has_the_same_view,
    components_are_conserved,
    every_option_is_accepted,
    every_other_word_is_refused,
    nothing_hidden_decides,
    simultaneous_answers_commute,
    the_engine_names_its_clause,
    what_is_not_sealed_tells_nothing,
)
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import WATCHER
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.games.avant_carde.setup import mixed

GAME = game("avant_carde")
LAWS = [
    every_option_is_accepted, every_other_word_is_refused, a_guess_has_the_same_view, nothing_hidden_decides,
    what_is_not_sealed_tells_nothing, components_are_conserved, simultaneous_answers_commute,
    the_engine_names_its_clause,
]  # fmt: skip
MIXES = [rng_for(number, "mix").below(4096) for number in range(40)]


@rule("AC-RULING-76")
@pytest.mark.parametrize("number", MIXES)
def test_a_mix_keeps_the_laws(number: int) -> None:
    setup = mixed(number % 5 + 1, number)
    for law in LAWS:
        law(GAME, setup, number)


def greedy(match: Match, moves: int) -> None:
    """Everybody lays and uses what they can, so that hidden things happen."""
    rng = rng_for(5, "greedy")
    for _ in range(moves):
        if match.over:
            return
        seat = match.waiting[rng.below(len(match.waiting))]
        options = [
            option for option in match.options(seat) if option not in ("stop", "end", "decline")
        ] or match.options(seat)
        match.play(seat, options[rng.below(len(options))])


def test_what_everybody_can_work_out_is_in_the_views() -> None:
    match = buying(
        "orange-2 blue-2",
        rig={"deck0": "red-7 blue-7 orange-7", "discard0": "red-2 red-1 red-11 white-1 blue-12 gray-2"},
    )
    while table(match).phase == "buy":
        match.play(match.waiting[0], "end")
    for viewer in (1, WATCHER):
        shown = seen(match, viewer).players[0]
        assert shown.sure == ["orange-7", "red-7", "blue-7"]
        assert (shown.hand, shown.hand_size, len(shown.unseen)) == ([], 7, 11)
    for number in range(20):
        world = GAME.guess(match.view(1), rng_for(number, "worlds"))
        own = GAME.view(world, 0)
        assert isinstance(own, AvantCardeView)
        assert {"red-7", "blue-7", "orange-7"} <= set(own.players[0].hand)


def test_tucked_cards_are_remembered_in_order() -> None:
    match = buying("red-3 blue-3", rig={"stack2": "red-2 blue-2 orange-2 purple-2 red-2"})
    match.play(0, "tuck 2", "tuck 2")
    shown = seen(match, 1).stacks[0]
    assert (shown.top, shown.unseen, shown.tucked) == ("orange-2", ["red-2", "purple-2"], ["blue-2", "red-2"])


def test_a_reshuffle_in_play_is_seen_by_nobody_else() -> None:
    match = playing("red-7 red-1", line="red-5", deck="", rig={"discard0": "orange-1 orange-2 orange-3"})
    before = seen(match, 1)
    match.play(0, "lay red-7", "draw")
    assert player(match).discard == []
    assert seen(match, 1) == before


def test_views_of_a_long_mixed_game_can_be_guessed() -> None:
    match = avant_carde(
        seats=4,
        two="thief",
        three="hipster",
        four="conservator",
        five="schmoozer",
        six="designer",
        seven="completionist",
    )
    for _ in range(12):
        greedy(match, 25)
        for viewer in (0, 1, 2, 3, WATCHER):
            view = match.view(viewer)
            assert GAME.view(GAME.guess(view, rng_for(1, "g")), viewer) == view
