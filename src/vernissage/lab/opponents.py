"""Opponents that stay as they are, so that strength can be compared from release to release: plain search, a greedy
player, one-liners on top of a master, and the masters of earlier releases.

Levels that are measured only against the level below hide a flaw they share; a fixed opponent finds it.
"""

from collections.abc import Callable
from typing import cast

from vernissage.bots.bot import Bot, Budget, Choice, bot, budget_of, game_bots
from vernissage.bots.search.levels import UNBOUND, SearchBot
from vernissage.core.game import Game, State
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.art_decko.model import ArtDeckoView
from vernissage.games.art_decko.scoring import result as decko_result
from vernissage.games.art_decko.state import ArtDeckoState
from vernissage.games.art_society.scoring import total
from vernissage.games.art_society.state import ArtSocietyState
from vernissage.games.avant_carde.state import AWARDS, AvantCardeState, get
from vernissage.lab.courses import course

PLAIN = "plain"
GREEDY = "greedy"
LEARNED = "learned:"  # and a network's file or nothing, a colon, and the passes of a decision

# The words of the question and the options by their words, with the view: an answer, or "" to leave it to the master.
Rule = Callable[[View, dict[str, int]], str]
Points = Callable[[State, int], float]


class OneLiner(Bot):
    """A master that answers some questions by one rule, whatever the position."""

    def __init__(self, key: str, name: str, rule: Rule) -> None:
        self.level = name
        self.rule = rule
        self.master = bot(key, "master")

    @property
    def identity(self) -> str:
        return f"OneLiner {self.level} 1 on {self.master.identity}"

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """What the rule says, else what the master does."""
        words = {game.text(action): action for action in options}
        word = self.rule(view, words)
        if word.startswith("not "):
            choice = self.master.choose(game, view, options, rng, budget)
            barred = words.get(word.removeprefix("not "))
            if choice.action != barred or len(options) == 1:
                return choice
            values = dict(choice.values)
            return Choice(max((a for a in options if a != barred), key=lambda action: values.get(action, -1.0)))
        return Choice(words[word]) if word else self.master.choose(game, view, options, rng, budget)


class Greedy(Bot):
    """Takes what brings most points at once, by chance among equals."""

    level = GREEDY

    def __init__(self, points: Points) -> None:
        self.points = points

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        """The option after which the seat has most points in a guessed world."""
        world = game.guess(view, rng)
        values = []
        for action in options:
            after = world.clone()
            game.apply(after, view.seat, action)
            values.append((action, self.points(after, view.seat)))
        most = max(value for _, value in values)
        best = [action for action, value in values if value == most]
        return Choice(best[rng.below(len(best))], None, values)


def ends(first: str, high: bool) -> Rule:
    """Always the lowest or the highest option of those that begin with a word."""

    def rule(view: View, words: dict[str, int]) -> str:
        own = [word for word in words if word.partition(" ")[0] == first]
        return "" if not own else own[-1] if high else own[0]

    return rule


def dearest(view: View, words: dict[str, int]) -> str:
    """Acquires whenever it can, at the dearest place."""
    prices = {f"at {gallery.id}": gallery.cost for gallery in cast(ArtDeckoView, view).galleries}
    places = [word for word in words if word in prices]
    return "acquire" if "acquire" in words else max(places, key=prices.__getitem__) if places else ""


def never_show(view: View, words: dict[str, int]) -> str:
    """Anything but a Show."""
    return "not show" if "show" in words else ""


def society_points(state: State, seat: int) -> float:
    """The points of a wall as it is."""
    return float(total(cast(ArtSocietyState, state), seat))


def decko_points(state: State, seat: int) -> float:
    """The points a player would have if the game ended now."""
    return float(decko_result(cast(ArtDeckoState, state)).totals[seat])


def carde_points(state: State, seat: int) -> float:
    """Awards, and the dollars of the turn."""
    s = cast(AvantCardeState, state)
    return 10.0 * float(get(s, seat, AWARDS)) + float(s.made)


RULES: dict[str, dict[str, Rule]] = {
    "art_society": {
        "highest card": ends("bid", True),
        "lowest card": ends("bid", False),
        "largest format": ends("pick", True),
        "smallest format": ends("pick", False),
    },
    "art_decko": {"dearest": dearest, "never show": never_show},
    "avant_carde": {"dearest": ends("buy", True)},
}
POINTS: dict[str, Points] = {
    "art_society": society_points,
    "art_decko": decko_points,
    "avant_carde": carde_points,
}


def opponent(key: str, name: str) -> Bot:
    """A fixed opponent of a game by its name, or the bot of a level."""
    if name == PLAIN:
        return SearchBot(PLAIN, UNBOUND)
    if name == GREEDY and key in POINTS:
        return Greedy(POINTS[key])
    if name.startswith(LEARNED):
        path, _, passes = name.removeprefix(LEARNED).rpartition(":")
        return course(key).player(path, int(passes), 0.0)
    rule = RULES.get(key, {}).get(name)
    return OneLiner(key, name, rule) if rule is not None else bot(key, name)


def time_of(name: str) -> float:
    """The milliseconds an opponent has for a decision; a fixed one has a master's."""
    return budget_of(name)


def opponents(key: str) -> list[str]:
    """The names of a game's fixed opponents."""
    earlier = [name for name in game_bots(key) if "@" in name]
    greedy = [GREEDY] if key in POINTS else []
    return [*earlier, PLAIN, *RULES.get(key, {}), *greedy]
