"""What the tests of bots share: bots that time never stops, and positions worth asking them about."""

from collections.abc import Iterator

from vernissage.bots.avant_carde.thinker import CardeThinker
from vernissage.bots.bot import Bot, Budget, bot
from vernissage.bots.search.thinkers import Foreseer, Thinker
from vernissage.core.game import Game, State, seats_in
from vernissage.core.rng import rng_for

UNHURRIED = 60_000


def hasty(player: Bot) -> Bot:
    """The same bot with few passes, so that time never stops it and every run is alike."""
    if isinstance(player, CardeThinker):
        player.alone = None
        player.looks = (300,)
        player.planner.width = 3
        player.planner.worlds = 2
    if isinstance(player, Foreseer):
        player.search.passes = 60
        player.search.worlds = 4
    if isinstance(player, Thinker):
        player.search.passes = 60
        player.search.worlds = 4
        player.bidding.passes = 4
        player.bidding.worlds = 2
    return player


def moments(rules: Game, seed: int, every: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions along a game by quick players, each with a seat that is asked something and has a choice."""
    state = rules.new(rules.variants(max(2, rules.min_seats))[""], seed)
    rng = rng_for(seed, "moments")
    player = bot(rules.key, "amateur")
    found = played = 0
    while found < most and (asked := seats_in(rules.asked(state))):
        seat = asked[rng.below(len(asked))]
        options = rules.options(state, seat)
        if played % every == every - 1 and len(options) > 1:
            found += 1
            yield state, seat
        choice = player.choose(rules, rules.view(state, seat), options, rng, Budget(UNHURRIED))
        rules.apply(state, seat, choice.action, choice.payload)
        played += 1
