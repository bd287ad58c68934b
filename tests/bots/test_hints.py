"""Hints: legal moves, best first, a sentence each, and nothing but the asking seat's view behind them."""

from typing import cast

import pytest

from thinking import UNHURRIED, hasty, moments
from vernissage.bots import hints
from vernissage.bots.bot import Budget, bot
from vernissage.bots.hints import hint
from vernissage.core.model import Message
from vernissage.core.rng import rng_for
from vernissage.core.words import words
from vernissage.games import game

GAMES = ("art_decko", "art_society", "avant_carde")


@pytest.fixture(autouse=True)
def _few_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time never stops the search, so that every run is alike."""
    monkeypatch.setattr(hints, "bot", lambda key, level: hasty(bot(key, level)))


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_names_up_to_three_legal_moves_with_a_sentence_each(key: str) -> None:
    rules = game(key)
    told = []
    for state, seat in moments(rules, 3, 7, 12):
        options = rules.options(state, seat)
        found = hint(rules, rules.view(state, seat), options, rng_for(1, "hint"), Budget(UNHURRIED))
        assert 1 <= len(found) <= 3
        assert {each.action for each in found} <= set(options)
        assert len({each.action for each in found}) == len(found)
        assert all(rules.text(each.action) == each.text for each in found)
        assert not found[0].equal
        told += [each.say for each in found]
    assert all(words(rules.package).say(each).endswith(".") for each in told)
    assert any(each.args["facts"] for each in told), "some move gains, costs or keeps something that can be told"


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_knows_nothing_but_the_view(key: str) -> None:
    rules = game(key)
    for state, seat in moments(rules, 6, 13, 6):
        view = rules.view(state, seat)
        options = rules.options(state, seat)
        worlds = [state, rules.guess(view, rng_for(1, "one world")), rules.guess(view, rng_for(2, "another"))]
        found = [
            hint(rules, rules.view(world, seat), options, rng_for(3, "hint"), Budget(UNHURRIED)) for world in worlds
        ]
        assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("key", GAMES)
def test_the_sentences_tell_no_luck(key: str) -> None:
    """The same moves are told in the same words whatever world was guessed."""
    rules = game(key)
    for state, seat in moments(rules, 9, 5, 12):
        view = rules.view(state, seat)
        for action in rules.options(state, seat)[:8]:
            told = [
                hints.said(rules, rules.guess(view, rng_for(number, "luck")), seat, action, False)
                for number in range(3)
            ]
            assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("key", GAMES)
def test_a_value_has_a_unit_and_no_alternative_is_told_as_better_than_the_first(key: str) -> None:
    rules = game(key)
    units = set()
    for state, seat in moments(rules, 4, 5, 20):
        found = hint(rules, rules.view(state, seat), rules.options(state, seat), rng_for(1, "unit"), Budget(UNHURRIED))
        told = [each.worth for each in found]
        if told == [Message("worth-best")]:
            continue  # a question that was not weighed
        units |= {each.id for each in told}
        assert len({each.id for each in told}) == 1
        amounts = [cast(int, next(iter(each.args.values()))) for each in told]
        assert max(amounts) == amounts[0]
    assert units <= {"worth-chance", "worth-dollars"}


def test_a_plan_is_told_up_to_what_luck_decides() -> None:
    rules = game("art_decko")
    steps = []
    for state, seat in moments(rules, 5, 3, 20):
        found = hint(rules, rules.view(state, seat), rules.options(state, seat), rng_for(1, "plan"), Budget(UNHURRIED))
        steps += [step for each in found for step in cast(list[object], each.say.args["steps"])]
    assert steps


def test_alternatives_the_search_cannot_tell_apart_are_called_equal() -> None:
    rules = game("art_society")
    found = []
    for state, seat in moments(rules, 2, 1, 30):
        found += hint(
            rules, rules.view(state, seat), rules.options(state, seat), rng_for(1, "equal"), Budget(UNHURRIED)
        )
    equal = [each for each in found if each.equal]
    assert equal
    assert all(Message("fact-equal") in cast(list[object], each.say.args["facts"]) for each in equal)
    assert len(equal) < len(found)
