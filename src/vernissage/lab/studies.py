"""What is fitted in each game: the figures of its judge, and what is known of their weights before any game."""

from collections.abc import Callable
from typing import cast

from vernissage.bots.art_decko import features as decko_features
from vernissage.bots.art_decko import weights as decko_weights
from vernissage.bots.art_society import features as society_features
from vernissage.bots.art_society import weights as society_weights
from vernissage.bots.art_society.judge import PARTS
from vernissage.bots.avant_carde import features as carde_features
from vernissage.bots.avant_carde.judge import CardeJudge
from vernissage.bots.avant_carde.thinker import CardeThinker, Plans
from vernissage.bots.bot import Bot
from vernissage.bots.search.thinkers import Config, Thinker
from vernissage.core.game import State
from vernissage.core.rng import Rng
from vernissage.games.avant_carde.state import AWARDS, BUYING, AvantCardeState, get
from vernissage.lab.fit import Column, Study, at_knots

STAKE = "stake"  # the strength of a hand of bids, which has one weight for each round left
HANDS = 48  # by which decks are judged while a study reads them
TREMBLES = (0.0, 0.01, 0.03)
# These are worth something at once, the others for the rounds to come; and these at once only.
AT_ONCE = {"change token", "gem token", "waiting", "purse"}
SPENT = {"waiting", "purse"}


def art_society() -> Study:
    """Totals by the rounds left."""
    judge = society_weights.judge()
    config = Config(version=0, passes=40, worlds=8, horizon=1, curiosity=0.3, bids=6, tremble=0.01)
    columns, ties = at_knots(society_features.NAMES, society_weights.KNOTS)

    def quiet(state: State) -> int:
        clock = int(judge.clock(state))
        return clock if clock % PARTS == 0 else -1

    return Study(
        game="art_society",
        names=[STAKE, *society_features.NAMES],
        columns=[*columns, Column(STAKE, lambda rounds: society_weights.PACE * rounds / 4)],
        read=judge.figures,
        quiet=quiet,
        players=lambda seats, rng: [Thinker("", judge, config) for _ in range(seats)],
        sure={
            "shields": 1.0, "pay": 1.0, "eyeline": 1.0, "surplus": -2.0, "full": 5.0, "live": 0.4, "dead": 0.15,
            "live corners": -1.0, "dead corners": -1.7,
        },
        ties=ties,
    )  # fmt: skip


def art_decko() -> Study:
    """Margins by how much of the game is over: a long game lifts all totals together."""
    judge = decko_weights.judge()
    config = Config(version=0, passes=150, worlds=8, horizon=1, curiosity=0.15, tremble=0.01)
    columns, ties = at_knots(decko_features.NAMES, decko_weights.KNOTS)
    return Study(
        game="art_decko",
        names=decko_features.NAMES,
        columns=columns,
        read=judge.figures,
        quiet=lambda state: int(judge.clock(state)),
        players=lambda seats, rng: [Thinker("", judge, config) for _ in range(seats)],
        sure={
            "track": 1.0, "rows": 0.5, "rated": 0.5, "gold points": 0.7, "gold held": 0.2, "sure tiles": 1.0,
            "likely tiles": 0.5, "power": 0.4, "mean power": 8.0, "hand over mean": 0.2, "hand beyond five": 0.2,
        },
        ties=ties,
        held=40.0,
        margins=True,
    )  # fmt: skip


def avant_carde() -> Study:
    """Awards still to come, by the rounds left and their square."""
    judge = CardeJudge(HANDS)

    def read(state: State, seat: int) -> list[float]:
        return [judge.estimate(cast(AvantCardeState, state)), *judge.told(state, seat)]

    def quiet(state: State) -> int:
        # A turn has ended; the first Buy turn of a round has ended none.
        s = cast(AvantCardeState, state)
        return -1 if s.phase == BUYING and s.turns == 0 else int(judge.clock(state))

    def players(seats: int, rng: Rng) -> list[Bot]:
        plans = Plans(version=0, samples=8, width=3, depth=4, worlds=1, looks=(300,), trash=2.0)
        return [CardeThinker("", trembling(plans, TREMBLES[rng.below(3)])) for _ in range(seats)]

    return Study(
        game="avant_carde",
        names=carde_features.NAMES,
        columns=[
            Column(name, power_of(power)) for power in range(3) for name in carde_features.NAMES if counts(name, power)
        ],
        read=read,
        quiet=quiet,
        players=players,
        held=2000.0,
        margins=True,
        earned=lambda state, seat: float(get(cast(AvantCardeState, state), seat, AWARDS)),
    )


def trembling(plans: Plans, tremble: float) -> Plans:
    """The same plans by a hand that trembles."""
    return Plans(plans.version, plans.samples, plans.width, plans.depth, plans.worlds, plans.looks, tremble, trash=2.0)


def counts(name: str, power: int) -> bool:
    """The figure has a weight for this power of the rounds left."""
    if name in SPENT:
        return power == 0
    return power < 2 if name in AT_ONCE else power > 0


def power_of(power: int) -> Callable[[float], float]:
    """A power of the rounds left."""
    return lambda rounds: float(rounds**power)


STUDIES: dict[str, Callable[[], Study]] = {
    "art_decko": art_decko,
    "art_society": art_society,
    "avant_carde": avant_carde,
}
