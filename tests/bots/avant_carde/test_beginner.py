"""A novice of Avant Carde errs where beginners do: in finding lines, more than in buying."""

from typing import cast

from thinking import UNHURRIED, moments
from vernissage.bots.avant_carde.beginner import is_plain
from vernissage.bots.bot import Budget, bot
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.games.avant_carde.model import AvantCardeView


def test_it_lays_cards_as_they_are_printed_while_it_can() -> None:
    rules = game("avant_carde")
    chosen = changed = 0
    for state, seat in moments(rules, 21, 1, 120):
        if cast(AvantCardeView, rules.view(state, seat)).phase != "play":
            continue
        options = rules.options(state, seat)
        choice = bot("avant_carde", "novice").choose(
            rules, rules.view(state, seat), options, rng_for(3, "novice"), Budget(UNHURRIED)
        )
        if any(is_plain(action) for action in options):
            assert is_plain(choice.action)
            chosen += 1
            changed += any(not is_plain(action) for action in options)
    assert chosen >= 10
    assert changed >= 1


def test_its_lines_earn_less_than_an_amateurs() -> None:
    """The same positions, each valued by the strongest bot's look at all lines."""
    rules = game("avant_carde")
    lost = {"novice": 0.0, "amateur": 0.0}
    for state, seat in moments(rules, 22, 1, 120):
        view, options = rules.view(state, seat), rules.options(state, seat)
        if cast(AvantCardeView, view).phase != "play":
            continue
        values = dict(
            bot("avant_carde", "master").choose(rules, view, options, rng_for(1, "m"), Budget(UNHURRIED)).values
        )
        for level in lost:
            chosen = bot("avant_carde", level).choose(rules, view, options, rng_for(2, "n"), Budget(UNHURRIED)).action
            if chosen in values:
                lost[level] += max(values.values()) - values[chosen]
    assert lost["novice"] > 2 * lost["amateur"]
