"""Tempers: players of one level that play alike in strength and not in style, such as a "bold expert".

A temper gives up nothing that counts: among the options that are worth about as much as what its level would take it
takes one it likes. What each temper likes stands with the game.
"""

from collections.abc import Callable

from vernissage.bots.bot import CHANCE, DOLLARS, Bot, Budget, Choice
from vernissage.bots.rooms import room
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng

TEMPERS = ("bold", "careful", "collector", "trickster")
NEARLY = {CHANCE: 0.015, DOLLARS: 0.25}  # by how much an option may differ from what the level would take
FEW = 3  # one of so many near options is liked: a player who always did the same could be read

# How much an option is liked, by the view and the option's word.
Likes = Callable[[View, str], float]


class Tempered(Bot):
    """A player of some level with a taste of its own."""

    def __init__(self, temper: str, base: Bot, likes: Likes) -> None:
        self.level = f"{temper} {base.level}"
        self.base = base
        self.likes = likes

    @property
    def identity(self) -> str:
        return f"{self.level.partition(' ')[0]} 1, {self.base.identity}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """What it likes of what is worth as much."""
        choice = self.base.choose(game, view, options, rng, budget)
        if choice.unit not in NEARLY:
            return choice
        known = dict(choice.values)
        if choice.action not in known:
            return choice
        # What its level would have taken is the measure: a temper is to be neither better nor worse.
        own = known[choice.action]
        near = [each for each, value in choice.values if abs(value - own) <= NEARLY[choice.unit] and each in options]
        near.sort(key=lambda each: (-self.likes(view, game.text(each)), -known[each], each))
        liked = near[: -(-len(near) // FEW)]
        choice.action = liked[rng.below(len(liked))] if len(liked) > 1 else liked[0]
        return choice


def tempers(key: str) -> list[str]:
    """The tempers a game knows."""
    return list(TEMPERS) if room(key, "tempers") else []


def tempered(key: str, name: str) -> Bot | None:
    """The player of a name such as "bold expert", or nothing."""
    from vernissage.bots.bot import bot

    temper, _, level = name.partition(" ")
    if not level or temper not in tempers(key):
        return None
    found = room(key, "tempers")
    assert found is not None
    return Tempered(temper, bot(key, level), found.LIKES[temper])
