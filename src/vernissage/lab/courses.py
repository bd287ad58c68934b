"""What can be learnt in each game: what a network sees, where a position is quiet, and who plays with it."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from vernissage.bots.art_decko import judge as decko_judge
from vernissage.bots.art_decko import weights as decko_weights
from vernissage.bots.bot import Bot
from vernissage.bots.search.thinkers import Config, Thinker
from vernissage.core.game import State


class SightReader(Protocol):
    """Reads positions for a network."""

    def sight(self, state: State) -> tuple[list[list[float]], float]:
        """Of each seat the inputs and the points it expects without a network; by which scale leads become chances."""

    def values(self, state: State) -> list[float]:
        """Each seat's chance by the judge that played."""


class Training(Struct, frozen=True):
    """A game whose judge can learn."""

    quiet: Callable[[State], int]  # another number at every quiet point
    reader: Callable[[str], SightReader]  # with the champion's file, or "" for the fitted weights alone
    player: Callable[[str, int, float], Bot]  # the champion's file, passes, tremble
    by_best: float  # how far the best of the others counts, and not their mean
    pool: tuple[str, ...]  # fixed opponents that a champion has to beat
    wide: int = 24
    narrow: int = 8
    trust: float = 0.9  # in what comes later against what the search hopes for now


class DeckoReader:
    """Reads positions of Art Decko."""

    def __init__(self, weights: str) -> None:
        self.judge = decko_weights.learned(weights) if weights else decko_weights.judge()

    def sight(self, state: State) -> tuple[list[list[float]], float]:
        """Of each seat the inputs and the points it expects without a network; by which scale leads become chances."""
        scale = self.judge.estimate(state)  # type: ignore[arg-type]  # a state of this game
        return self.judge.sight(state), scale

    def values(self, state: State) -> list[float]:
        """Each seat's chance by the judge that played."""
        return [self.judge.value(state, seat) for seat in range(int(state.seats))]


def decko_player(weights: str, passes: int, tremble: float) -> Bot:
    """A thinker with or without a network."""
    worlds = min(48, max(6, passes // 25))
    name = decko_weights.network(weights).name if weights else ""
    judge = decko_weights.learned(weights) if weights else decko_weights.judge()
    config = Config(0, passes, worlds, horizon=2, curiosity=0.4, tremble=tremble, network=name)
    return Thinker(f"learned:{weights}", judge, config)


def art_decko() -> Training:
    """Margins in points, corrected."""
    judge = decko_weights.judge()
    return Training(
        quiet=lambda state: int(judge.clock(state)),
        reader=DeckoReader,
        player=decko_player,
        by_best=decko_judge.BY_BEST,
        pool=("master@0.1",),
    )


COURSES: dict[str, Callable[[], Training]] = {"art_decko": art_decko}


def course(game: str) -> Training:
    """How a game is learnt."""
    if game not in COURSES:
        raise ValueError(f"nothing is learnt in {game!r} yet; there are {', '.join(COURSES)}")
    return COURSES[game]()
