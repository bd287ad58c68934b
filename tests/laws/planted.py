"""Hush with one bug planted per law."""

import time
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

import vernissage.core.rng
from hush.game import CHOOSING, HANDS, LAYING, OVER, SCORES, Hush, HushState
from hush.model import HushView
from vernissage.core.game import State
from vernissage.core.model import Line, Refusal, Setup, View
from vernissage.core.piles import has, pop, size
from vernissage.core.rng import Rng, rng_for


class OffersTheWrongCard(Hush):
    """Offers a card the seat does not hold."""

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        s = cast(HushState, state)
        if s.phase != LAYING:
            return super().legal(state, seat, options)
        options[0] = 4
        return 1


class AllowsAnyCard(Hush):
    """Does not look whether the card is in the hand."""

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        refusal = super().why_not(state, seat, action, payload)
        return None if refusal is not None and refusal.clause == "HU-LAY-01" else refusal


class DealsToStrangers(Hush):
    """Lets anybody play who asks."""

    def options(self, state: State, seat: i64) -> list[int]:
        return super().options(state, seat) if seat < state.seats else [0]


class DrawsTheFirst(Hush):
    """Draws what stands first."""

    def any_option(self, state: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
        rng.word()
        self.legal(state, seat, options)
        return options[0]


class SharedCells(HushState):
    """Clones into the same block."""

    def clone(self) -> "SharedCells":
        return SharedCells(self.seats, self.cells, self.streams[:], self.phase, self.winner)


class SharesItsCells(Hush):
    """Two tables on one block."""

    def new(self, setup: Setup, seed: int) -> State:
        s = cast(HushState, super().new(setup, seed))
        return SharedCells(s.seats, s.cells, s.streams, s.phase, s.winner)


class ReadsTheWeather(Hush):
    """Scores by something that is not in the state."""

    weather = 0

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        super().apply(state, seat, action, payload)
        ReadsTheWeather.weather += 1
        cast(HushState, state).cells[SCORES] = u8(ReadsTheWeather.weather % 7)


class ForgetsTheScore(Hush):
    """Guesses a table on which nobody has scored."""

    def guess(self, view: View, rng: Rng) -> State:
        s = cast(HushState, super().guess(view, rng))
        s.cells[SCORES] = u8(0)
        s.cells[SCORES + 1] = u8(0)
        return s


class PeeksAtTheNeighbor(Hush):
    """Offers a card only if the next seat does not hold it."""

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        found = super().legal(state, seat, options)
        s = cast(HushState, state)
        if s.phase == LAYING and found > 1 and has(s.cells, HANDS + 6 * ((seat + 1) % s.seats), options[found - 1] + 1):
            return found - 1
        return found


class RollsInTheOpen(Hush):
    """Does not seal the gamble."""

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        super().apply(state, seat, action, payload)
        if self.text(action) == "gamble":
            state.sealed = False


class Regular(HushState):
    """Knows who has taken a point before, which no view tells."""

    def __init__(self, seats: i64, cells: vec[u8], streams: vec[i64], phase: i64, winner: i64) -> None:
        super().__init__(seats, cells, streams, phase, winner)
        self.took = 0

    def clone(self) -> "Regular":
        copy = Regular(self.seats, self.cells[:], self.streams[:], self.phase, self.winner)
        copy.took = self.took
        return copy


class ForgetsWhoTook(Hush):
    """Pays whoever has taken before twice as much, and guesses that nobody has."""

    def new(self, setup: Setup, seed: int) -> State:
        s = cast(HushState, super().new(setup, seed))
        return Regular(s.seats, s.cells, s.streams, s.phase, s.winner)

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        if self.text(action) == "take" and isinstance(state, Regular):
            if state.took >> seat & 1:
                state.cells[SCORES + seat] = u8(int(state.cells[SCORES + seat]) + 1)
            state.took |= 1 << seat
        super().apply(state, seat, action, payload)


class LosesACard(Hush):
    """Drops a card under the table when somebody gambles."""

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        super().apply(state, seat, action, payload)
        s = cast(HushState, state)
        if self.text(action) == "gamble" and size(s.cells, 0) > 0:
            pop(s.cells, 0)


class PaysTheFirst(Hush):
    """Whoever lays first gets a point."""

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(HushState, state)
        if s.phase == LAYING and self.asked(s) == (1 << s.seats) - 1:
            s.cells[SCORES + seat] = u8(int(s.cells[SCORES + seat]) + 1)
        super().apply(state, seat, action, payload)


class NeverEnds(Hush):
    """Goes on asking although the hands are empty."""

    def draw(self, s: HushState) -> None:
        super().draw(s)
        s.phase = LAYING if s.phase == OVER else s.phase


class SpeaksTwice(Hush):
    """Writes two actions with one word."""

    def __init__(self) -> None:
        super().__init__()
        self.words = [*self.words[:-1], "take"]


class OneField(HushState):
    """Does not write down who won the round."""

    def clone(self) -> "OneField":
        return OneField(self.seats, self.cells[:], self.streams[:], self.phase, self.winner)

    def scalars(self) -> list[int]:
        return [self.phase, 0]


class ForgetsAField(Hush):
    """Loses the winner on the way through bytes."""

    def new(self, setup: Setup, seed: int) -> State:
        s = cast(HushState, super().new(setup, seed))
        return OneField(s.seats, s.cells, s.streams, s.phase, s.winner)


class SendsASet(Hush):
    """Puts into the view what JSON cannot bring back."""

    def view(self, state: State, seat: i64) -> View:
        view = cast(HushView, super().view(state, seat))
        view.shown = cast(list[int], tuple(view.shown))
        return view


class InventsAClause(Hush):
    """Writes a journal line by a clause nobody knows."""

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        super().apply(state, seat, action, payload)
        if state.journal is not None:
            state.journal.append(Line("HU-NONE-99", seat))


class PanicsWhenLate(Hush):
    """Has a default that is not among the options."""

    def default(self, state: State, seat: i64) -> i64:
        return 6 if cast(HushState, state).phase != CHOOSING else 0


class ShowsTheDeckKey(Hush):
    """Shows a random stream among the scores."""

    def view(self, state: State, seat: i64) -> View:
        view = cast(HushView, super().view(state, seat))
        view.scores = [*view.scores, int(state.streams[0])]
        return view


class ScribblesOnItself(Hush):
    """Works out the options on a sheet that all who ask share, and reads them off a moment later."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet: vec[i64] = vec[i64]([0] * len(self.words))

    def options(self, state: State, seat: i64) -> list[int]:
        count = self.legal(state, seat, self.sheet)
        time.sleep(1e-5)
        return [self.sheet[index] for index in range(count)]


class Drifts(Hush):
    """Counts differently in compiled code."""

    def new(self, setup: Setup, seed: int) -> State:
        state = cast(HushState, super().new(setup, seed))
        if not str(vernissage.core.rng.__file__).endswith(".py"):
            state.cells[SCORES] = u8(rng_for(seed, "drift").below(5) + 1)
        return state


DRIFTS = Drifts()


class TellsHandsInGestures(Hush):
    """Its gestures are worded after cards that lie face down."""

    def __init__(self) -> None:
        super().__init__()
        self.package = "laws.hasty"
