"""One game between bots, and the rows it leaves: one for the game, one for every turn."""

import time
from collections import Counter
from typing import Any

from msgspec import Struct, field

from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.core.game import Game, State, seats_in
from vernissage.core.match import Match
from vernissage.core.model import TABLE, Line, Result
from vernissage.core.record import Chair
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.avant_carde.state import AWARDS, AvantCardeState, get
from vernissage.lab.control import Control, judged
from vernissage.lab.opponents import POINTS, opponent

# Bots of the lab stop when they have looked as often as their level does, not when a clock says so: a slow machine
# plays the same games.
PATIENCE = 60_000.0


class GameRow(Struct):
    """One game: what it came to, and what happened in it."""

    plan: str
    seed: int
    rotation: int
    bots: list[str]  # by seat
    winners: list[int]
    totals: list[int]
    points: dict[str, list[int]]  # by row of the score sheet and seat
    rounds: int
    turns: int
    choices: int  # that had an alternative
    ends: list[str]  # clauses
    clauses: dict[str, int]
    used: dict[str, list[int]]  # by component and seat: how often a line of the journal names it for the seat
    present: list[str] = field(default_factory=list)  # tiles and the like that lay there for everybody
    facts: dict[str, float] = field(default_factory=dict)
    record: str = ""
    luck: list[float] = field(default_factory=list)  # by seat, where a judge was asked


class TurnRow(Struct):
    """One turn: a seat's run of answers, and what everybody had after it."""

    plan: str
    seed: int
    rotation: int
    turn: int
    seat: int
    round: int
    choices: int
    points: list[int]


class PlayedGame(Struct):
    """A game with its turns and the time its bots took."""

    game: GameRow
    turns: list[TurnRow] = field(default_factory=list)
    ms: list[float] = field(default_factory=list)  # a decision, in the mean, by seat


def play(
    key: str,
    options: dict[str, Any],
    bots: list[str],
    seed: int,
    *,
    plan: str = "",
    rotation: int = 0,
    record: bool = False,
    luck: bool = False,
) -> PlayedGame:
    """One game to its end; a bot sees its seat's view and nothing else."""
    game = find_game(key)
    setup = setup_of(game, options)
    table = Sitting(game, game.new(setup, seed), [opponent(key, name) for name in bots], seed)
    if luck and judged(game, len(bots)):
        table.control = Control(game, table.state, rng_for(seed, f"luck/{rotation}"))
    table.play_out()
    result = game.result(table.state)
    assert result is not None
    row = GameRow(
        plan=plan,
        seed=seed,
        rotation=rotation,
        bots=bots,
        winners=result.winners,
        totals=result.totals,
        points=sheet(result, len(bots)),
        rounds=table.round(),
        turns=len(table.turns),
        choices=sum(table.choices),
        ends=sorted({line.clause for line in table.journal if "-END-" in line.clause}),
        clauses=dict(sorted(Counter(line.clause for line in table.journal).items())),
        used=used(key, table.journal, len(bots)),
        present=sorted({str(line.args["tile"]) for line in table.journal if line.clause == "AD-BONUS-04"}),
        facts=facts(table.journal),
        record=recorded(game, setup, seed, bots, table.moves) if record else "",
        luck=[round(each, 6) for each in table.control.luck] if table.control is not None else [],
    )
    turns = [TurnRow(plan, seed, rotation, number, *turn) for number, turn in enumerate(table.turns, 1)]
    spent = [spent / max(1, many) for spent, many in zip(table.spent, table.choices, strict=True)]
    return PlayedGame(row, turns, spent)


class Sitting:
    """Bots around a table, one game long."""

    def __init__(self, game: Game, state: State, bots: list[Bot], seed: int) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.rngs = [rng_for(seed, f"bot/{seat}") for seat in range(len(bots))]
        self.journal: list[Line] = []
        state.journal = self.journal
        self.moves: list[tuple[int, int, Any]] = []
        self.turns: list[tuple[int, int, int, list[int]]] = []
        self.choices = [0] * len(bots)
        self.spent = [0.0] * len(bots)
        self.control: Control | None = None

    def play_out(self) -> None:
        """The game is over."""
        due: dict[int, tuple[float, Choice]] = {}
        times, before, answered = [0.0] * len(self.bots), [-1], 0
        actor = -1
        while asked := seats_in(self.game.asked(self.state)):
            if not set(asked) <= set(before):
                # Whoever is asked anew begins when the others do.
                due, times = {}, [max(times)] * len(self.bots)
            for seat in asked:
                if seat not in due or due[seat][1].action not in self.game.options(self.state, seat):
                    choice = self.ask(seat)
                    due[seat] = (times[seat] + choice.seconds, choice)
            # Of seats that answer at once whoever would be first as a person acts first: some games number them so.
            seat = min(asked, key=lambda each: due[each][0])
            times[seat], choice = due.pop(seat)
            before = asked
            if seat != actor and actor >= 0:
                self.end_turn(actor, answered)
                answered = 0
            actor = seat
            self.move(seat, choice)
            answered += 1
        self.end_turn(actor, answered)

    def move(self, seat: int, choice: Choice) -> None:
        """The choice is made; if luck is counted, what it turned over is judged."""
        before = self.state.clone() if self.control is not None else None
        self.state.sealed = False
        self.game.play(self.state, seat, choice.action, choice.payload)
        self.moves.append((seat, choice.action, choice.payload))
        if self.control is not None and before is not None:
            self.control.moved(before, seat, choice.action, choice.payload, self.state)

    def ask(self, seat: int) -> Choice:
        """What a seat's bot answers; the time it took is counted where it had a choice."""
        options = self.game.options(self.state, seat)
        view = self.game.view(self.state, seat)
        began = time.process_time_ns()
        choice = self.bots[seat].choose(self.game, view, options, self.rngs[seat], Budget(PATIENCE))
        if len(options) > 1:
            self.spent[seat] += (time.process_time_ns() - began) / 1e6
            self.choices[seat] += 1
        return choice

    def end_turn(self, seat: int, answered: int) -> None:
        """Another seat is next: what everybody has now is noted."""
        self.turns.append((seat, self.round(), answered, points_now(self.game, self.state, len(self.bots))))

    def round(self) -> int:
        """The number of the round, where the game counts rounds."""
        return int(getattr(self.game.view(self.state, TABLE), "round", 0))


def points_now(game: Game, state: State, seats: int) -> list[int]:
    """What each seat would have if the game ended now, as the table could count it."""
    if isinstance(state, AvantCardeState):
        return [int(get(state, seat, AWARDS)) for seat in range(seats)]
    if game.key in POINTS:
        return [round(POINTS[game.key](state, seat)) for seat in range(seats)]
    view = game.view(state, TABLE)
    return [player.red + player.gray for player in view.players] if isinstance(view, ArtboxView) else [0] * seats


def sheet(result: Result, seats: int) -> dict[str, list[int]]:
    """The score sheet by the names of its rows."""
    found: dict[str, list[int]] = {}
    for line in result.sheet:
        found.setdefault(line.name or line.clause, [0] * seats)[line.seat] += line.points
    return found


# Lines of the journal that say what a seat did with a piece: the clause, the argument that names the piece, and a word.
DEEDS: dict[str, dict[str, tuple[str, str]]] = {
    "art_decko": {
        "AD-ACQUIRE-06": ("card", "bought"),
        "AD-HAGGLE-01": ("card", "haggled with"),
        "AD-SHOW-14": ("card room", "shown"),
        "AD-EOT-03": ("card", "thrown off"),
    },
    "art_society": {
        "AS-AUCTION-02": ("format", "offered"),
        "AS-TAKE-01": ("type", "taken"),
        "AS-DECOR-04": ("size", "decor earned"),
        "AS-ASSIST-02": ("tile", "given to the assistant"),
    },
    "avant_carde": {
        "AC-BUY-04": ("card", "bought"),
        "AC-PLAY-02": ("card", "laid"),
        "AC-PLAY-03": ("card", "laid"),
    },
    "artbox": {"AB-AWARD-06": ("why", "best drawing"), "AB-AWARD-11": ("why", "best sheet")},
}


def used(key: str, journal: list[Line], seats: int) -> dict[str, list[int]]:
    """What each seat did with each piece, and how often."""
    found: dict[str, list[int]] = {}
    deeds = DEEDS.get(key, {})
    for line in journal:
        if line.clause in deeds and 0 <= line.seat < seats:
            pieces, done = deeds[line.clause]
            for name in pieces.split():
                if name in line.args:
                    piece = str(line.args[name])
                    if key == "avant_carde":
                        piece = f"{piece.rpartition('-')[2]}s"
                    found.setdefault(f"{piece}, {done}", [0] * seats)[line.seat] += 1
    return dict(sorted(found.items()))


def facts(journal: list[Line]) -> dict[str, float]:
    """Further figures of a game: the money of a Buy turn at Avant Carde."""
    money = [int(line.args["count"]) for line in journal if line.clause == "AC-BUY-01" and "count" in line.args]
    return {"money": round(sum(money) / len(money), 4)} if money else {}


def recorded(game: Game, setup: Any, seed: int, bots: list[str], moves: list[tuple[int, int, Any]]) -> str:
    """The game as a record."""
    chairs = [Chair(name=f"{name.capitalize()} {seat + 1}", kind=f"bot:{name}") for seat, name in enumerate(bots)]
    match = Match(game, setup, seed, chairs)
    for seat, action, payload in moves:
        match.play(seat, game.text(action), payload=payload)
    return match.record().text()
