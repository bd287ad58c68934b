"""One game between bots, and what the page wants to know of it."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, cast

from lengths.twists import TWISTS
from vernissage.bots.bot import BUDGETS, Bot, Budget, Choice, bot
from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import TABLE, Line, View
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.games.art_decko.model import ArtDeckoView
from vernissage.games.art_decko.scoring import result as decko_result
from vernissage.games.art_decko.state import ArtDeckoState
from vernissage.games.art_society.model import ArtSocietyView

PACE = 6.0  # seconds for a choice that has an alternative, where the bot does not say what a person would take
Facts = dict[str, Any]
OPTIONS: dict[str, dict[str, Any]] = {"art_decko": {"start": 0}}  # seats in the order of turns


@dataclass(frozen=True)
class Kind:
    """Games that belong together: a game, its seats, who sits there, and what is done differently."""

    game: str
    seats: int
    levels: tuple[str, ...]
    patrons: str = ""
    twist: str = ""

    @property
    def key(self) -> str:
        """Names the kind in the ledger; games of bots that have changed since are of another kind."""
        players = [identity(self.game, level) for level in self.levels]
        return "|".join((self.game, str(self.seats), "-".join(self.levels), self.patrons, self.twist, *players))

    @property
    def options(self) -> dict[str, Any]:
        """The set-up of the table."""
        found = {"seats": self.seats, **OPTIONS.get(self.game, {})}
        if self.patrons:
            found["patrons"] = self.patrons
        return found


@cache
def identity(game: str, level: str) -> str:
    """Names the very bot that sits in for a level."""
    return bot(game, level).identity


@dataclass
class Row:
    """One game as the ledger keeps it."""

    kind: str
    seed: int
    rounds: int
    choices: int  # that had an alternative, of all seats together
    seconds: float
    totals: list[int]
    winners: list[int]
    ends: list[str]
    facts: Facts = field(default_factory=dict)

    def told(self) -> Facts:
        """The row as plain data."""
        return asdict(self)


def played(kind: Kind, seed: int) -> Row:
    """One game of the kind."""
    game = find_game(kind.game)
    bots = [bot(kind.game, kind.levels[seat % len(kind.levels)]) for seat in range(kind.seats)]
    facts: Facts = {}
    with TWISTS[kind.twist](bots, seed, facts):
        state = game.new(setup_of(game, kind.options), seed)
        state.journal = []
        choices, seconds = play_out(game, kind, state, bots, seed, facts)
    result = game.result(state)
    assert result is not None
    view = game.view(state, TABLE)
    READERS[kind.game](state, view, facts)
    return Row(
        kind=kind.key,
        seed=seed,
        rounds=int(getattr(view, "round", 0)),
        choices=choices,
        seconds=round(seconds, 1),
        totals=result.totals,
        winners=result.winners,
        ends=ends(kind.game, view, state.journal),
        facts=facts,
    )


def play_out(game: Game, kind: Kind, state: State, bots: list[Bot], seed: int, facts: Facts) -> tuple[int, float]:
    """The game is played to its end; how many choices that took, and how long people would have sat there."""
    rngs = [rng_for(seed, f"bot/{seat}") for seat in range(kind.seats)]
    times = [0.0] * kind.seats
    due: dict[int, tuple[float, Choice]] = {}
    before: list[int] = []
    choices, number = 0, 0
    while asked := seats_in(game.asked(state)):
        if not set(asked) <= set(before):
            # Whoever is asked anew begins when the others do.
            due, times = {}, [max(times)] * kind.seats
        for seat in asked:
            options = game.options(state, seat)
            if seat not in due or due[seat][1].action not in options:
                level = bots[seat].level if bots[seat].level in BUDGETS else "master"
                choice = bots[seat].choose(game, game.view(state, seat), options, rngs[seat], Budget(BUDGETS[level]))
                choices += len(options) > 1
                due[seat] = (times[seat] + (choice.seconds or PACE * (len(options) > 1)), choice)
        seat = min(asked, key=lambda each: due[each][0])
        times[seat], choice = due.pop(seat)
        before = asked
        game.apply(state, seat, choice.action, choice.payload)
        number = watched(kind, state, number, facts)
    return choices, max(times)


def watched(kind: Kind, state: State, number: int, facts: Facts) -> int:
    """At Art Decko the points of all seats are noted at the end of every round."""
    if kind.game != "art_decko":
        return number
    s = cast(ArtDeckoState, state)
    now = int(s.cells[2])
    if now != number:
        facts.setdefault("by_round", []).append(decko_result(s).totals)
    return now


def ends(game: str, view: View, journal: list[Line] | None) -> list[str]:
    """Why the game is over."""
    told = {line.clause for line in journal or []}
    if game == "art_decko":
        return list(cast(ArtDeckoView, view).ending)
    if game == "art_society":
        names = {"AS-END-01": "a full wall", "AS-END-02": "two surplus paintings", "AS-END-03": "no cards left"}
        return [name for clause, name in names.items() if clause in told]
    if game == "avant_carde":
        if "AC-END-01" in told:
            return ["no awards left"]
        return ["round limit"] if int(getattr(view, "round", 0)) >= 60 else ["the last round of the solo game"]
    return ["tokens"]


def read_decko(state: State, view: View, facts: Facts) -> None:
    """What became of gold."""
    seen = cast(ArtDeckoView, view)
    facts["gold"] = next(marker.rating for marker in seen.market if marker.id == "gold")
    facts["fives"] = 10 - seen.sienna
    facts["shown"] = sum(len(room.hung) for room in seen.exhibitions)
    gold: list[int] = [0] * len(seen.players)
    for line in decko_result(cast(ArtDeckoState, state)).sheet:
        if line.clause == "AD-SCORE-04":
            gold[line.seat] += line.points
    facts["gold_points"] = gold


def read_society(state: State, view: View, facts: Facts) -> None:
    """What hangs on the walls."""
    seen = cast(ArtSocietyView, view)
    facts["surplus"] = sum(len(each.surplus) for each in seen.collectors)
    facts["empty"] = [each.empty for each in seen.collectors]


def read_carde(state: State, view: View, facts: Facts) -> None:
    """How many cards of each number each seat has bought."""
    bought: dict[str, list[int]] = {}
    for line in state.journal or []:
        if line.clause == "AC-BUY-04" and line.seat >= 0:
            number = str(line.args["card"]).split("-")[1]
            bought.setdefault(number, [0] * int(state.seats))[line.seat] += 1
    facts["bought"] = bought


def read_nothing(state: State, view: View, facts: Facts) -> None:
    """Nothing more is asked of this game."""


READERS: dict[str, Callable[[State, View, Facts], None]] = {
    "art_decko": read_decko,
    "art_society": read_society,
    "avant_carde": read_carde,
    "artbox": read_nothing,
}
