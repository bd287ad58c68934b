"""Tempers: another style, hardly another strength."""

from typing import cast

import pytest

from thinking import moments
from vernissage.bots.bot import CHANCE, Bot, Budget, Choice, bot, budget_of
from vernissage.bots.tempers import NEARLY, TEMPERS, Tempered, tempers
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng, rng_for
from vernissage.games import game

GAMES = ("art_decko", "art_society", "avant_carde")


class Even(Bot):
    """Finds the first options equal, the others worse."""

    level = "expert"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        values = [(action, 0.5 - (0.0 if place < 3 else 2 * NEARLY[CHANCE])) for place, action in enumerate(options)]
        return Choice(options[0], None, values, unit=CHANCE)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_takes_what_it_likes_of_what_is_nearly_best(key: str, temper: str) -> None:
    rules = game(key)
    likes = cast(Tempered, bot(key, f"{temper} expert")).likes
    player = Tempered(temper, Even(), likes)
    for state, seat in moments(rules, 7, 9, 30):
        view, options = rules.view(state, seat), rules.options(state, seat)
        taken = player.choose(rules, view, options, rng_for(1, "t"), Budget(10)).action
        assert taken in options[:3]
        assert likes(view, rules.text(taken)) == max(likes(view, rules.text(each)) for each in options[:3])


def test_the_bold_bid_high_and_the_careful_low() -> None:
    rules = game("art_society")
    for state, seat in moments(rules, 3, 1, 60):
        options = rules.options(state, seat)
        if rules.text(options[0]).startswith("bid ") and len(options) > 2:
            view = rules.view(state, seat)
            high, low = (
                Tempered(name, Even(), cast(Tempered, bot("art_society", f"{name} expert")).likes)
                for name in ("bold", "careful")
            )
            assert high.choose(rules, view, options, rng_for(1, "t"), Budget(10)).action == options[2]
            assert low.choose(rules, view, options, rng_for(1, "t"), Budget(10)).action == options[0]
            return
    pytest.fail("nobody bids")


def test_a_temper_has_the_time_of_its_level() -> None:
    assert budget_of("bold expert") == budget_of("expert")


def test_drawings_know_no_tempers() -> None:
    assert tempers("artbox") == []
    with pytest.raises(ValueError, match="has no bot 'bold expert'"):
        bot("artbox", "bold expert")
