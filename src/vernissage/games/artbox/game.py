"""#ARTBOX: keep a word, draw it with the four rolled shapes, match the others' drawings (AB-ROUND-01)."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.game import Game, State
from vernissage.core.model import TABLE, Decision, Line, Refusal, Result, ScoreLine, Setup, View
from vernissage.core.piles import count
from vernissage.core.rng import Rng
from vernissage.games.artbox import asking, guessing, identify, refusing, rounds, scoring, setting, studio, telling, views
from vernissage.games.artbox.model import ArtboxSetup, ArtboxView
from vernissage.games.artbox.shapes import as_json
from vernissage.games.artbox.sketching import simple_drawing
from vernissage.games.artbox.state import (
    CARDS,
    CHOOSING,
    DAYS,
    DECK,
    DISCARD,
    DRAWING,
    EXPERT,
    GRAY,
    GUESSING,
    HANDS,
    KEPT,
    MOST_TOKENS_WIN,
    NUMBER,
    OVER,
    PACE,
    RED,
    REVEALING,
    ROLLING,
    ROW,
    VARIANT,
    ArtboxState,
    cell,
    empty_state,
    in_play,
    roll,
    simplified,
)
from vernissage.games.artbox.tables import (
    CORRECTIONS,
    DICE,
    DONE,
    DRAW,
    FINISH,
    GIVE_UP,
    KEEP,
    LEAVE,
    MATCH,
    MOST_ROUNDS,
    MOST_SLOTS,
    MOST_WORDS,
    NEXT,
    READY,
    RETURN,
    ROLL,
    SAVES,
    TIME_UP,
    WORDS,
)


@final
class Artbox(Game):
    """The rules of #ARTBOX for 3 to 8 players, without clock or chance of their own (AB-SETUP-01, AB-FLOW-01)."""

    def __init__(self) -> None:
        super().__init__("vernissage.games.artbox", "#ARTBOX", 3, 8, WORDS)
        self.payloads = True

    @property
    def setup_type(self) -> type[Setup]:
        return ArtboxSetup

    @property
    def view_type(self) -> type[View]:
        return ArtboxView

    def new(self, setup: Setup, seed: int) -> State:
        return setting.new_table(cast(ArtboxSetup, setup), seed)

    def blank(self, seats: int) -> State:
        return empty_state(seats, vec[i64]([1] * (seats + 1)))

    def asked(self, state: State) -> i64:
        return asking.asked(cast(ArtboxState, state))

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        return asking.legal(cast(ArtboxState, state), seat, options)

    def decisions(self, state: State) -> list[Decision]:
        return asking.decisions(cast(ArtboxState, state))

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(ArtboxState, state)
        if action < ROLL:
            rounds.choose(s, seat, action)
        elif action == ROLL:
            rounds.roll_dice(s)
        elif action < FINISH:
            studio.draw(s, seat, action - DRAW, payload)
        elif action < GIVE_UP:
            studio.finish(s, seat, payload)
        elif action == GIVE_UP:
            studio.give_up(s, seat)
        elif action < DONE:
            slot = (action - MATCH) // MOST_WORDS
            identify.match(s, seat, slot, action - MATCH - slot * MOST_WORDS)
        elif action == DONE:
            identify.done(s, seat)
        elif action == NEXT:
            identify.unveil(s)
        elif action == READY:
            rounds.ready(s, seat)
        elif action == TIME_UP:
            rounds.time_up(s)
        else:
            rounds.leave(s, action - LEAVE)
        rounds.go_on(s)

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        s = cast(ArtboxState, state)
        if seat == TABLE:
            return refusing.of_table(s, action)
        found = asking.legal(s, seat, self.buffer)
        index: i64 = 0
        while index < found:
            if self.buffer[index] == action:
                return refusing.of_payload(s, action, payload)
            index += 1
        return refusing.of_seat(s, seat, action)

    def default(self, state: State, seat: i64) -> i64:
        """What an absent player is taken to do (AB-RULING-30, AB-RULING-31, AB-RULING-32, AB-RULING-35)."""
        s = cast(ArtboxState, state)
        if s.phase == CHOOSING:
            return RETURN + 2 if s.seats == 3 else KEEP
        if s.phase == ROLLING:
            return ROLL
        if s.phase == DRAWING:
            return FINISH if studio.is_complete(s, seat) and studio.is_legal(s, seat) else GIVE_UP
        if s.phase == GUESSING:
            return DONE
        return NEXT if s.phase == REVEALING else READY

    def some_payload(self, state: State, seat: i64, action: i64, rng: Rng) -> object:
        s = cast(ArtboxState, state)
        if DRAW <= action < FINISH:
            return as_json(simple_drawing(roll(s), rng))
        if FINISH <= action < GIVE_UP and cell(s, PACE) == DAYS:
            return {"seconds": int(rng.below(3600))}
        return None

    def view(self, state: State, seat: i64) -> View:
        s = cast(ArtboxState, state)
        return views.view(s, int(seat), asking.decisions(s))

    def guess(self, view: View, rng: Rng) -> State:
        return guessing.guess(cast(ArtboxView, view), rng)

    def result(self, state: State) -> Result | None:
        s = cast(ArtboxState, state)
        if s.phase != OVER:
            return None
        seats = list(range(int(s.seats)))
        red = [cell(s, RED + seat) for seat in seats]
        gray = [cell(s, GRAY + seat) for seat in seats]
        totals = [red[seat] + gray[seat] for seat in seats]
        sheet = [ScoreLine(seat, "AB-AWARD-06", red[seat], "most recognised drawings") for seat in seats]
        sheet += [ScoreLine(seat, "AB-AWARD-11", gray[seat], "best sheets") for seat in seats]
        if s.stopped:
            return Result([], totals, sheet)
        expert = cell(s, VARIANT) == EXPERT
        won, clause = scoring.winners(
            in_play(s),
            len(seats),
            red,
            gray,
            identify.board(s).artist_totals(),
            [cell(s, NUMBER + seat) for seat in seats],
            simplified(s),
            expert,
            cell(s, MOST_TOKENS_WIN) == 1,
        )
        sheet += [ScoreLine(seat, clause, 0, "wins") for seat in won]
        return Result(won, totals, sheet)

    def describe(self, state: State, seat: i64, action: i64) -> str:
        return telling.describe(cast(ArtboxState, state), int(seat), int(action))

    def target(self, action: i64) -> list[str]:
        return telling.target(int(action))

    def tell(self, line: Line) -> str:
        return telling.tell(line)

    def show(self, view: View) -> str:
        return telling.show(cast(ArtboxView, view))

    def variants(self, seats: int) -> dict[str, Setup]:
        return {
            "": ArtboxSetup(seats=seats),
            "expert": ArtboxSetup(seats=seats, variant="expert"),
            "frame": ArtboxSetup(seats=seats, variant="expert", frame=True, expert_winner="most_tokens"),
            "simplified": ArtboxSetup(seats=seats, variant="simplified"),
            "days": ArtboxSetup(seats=seats, pace="days"),
            "house": ArtboxSetup(
                seats=seats,
                pace="relaxed",
                scramble_orientation=True,
                illegal_finish="block",
                avoid_confusable_decoys=True,
                difficulty=(1,),
                deck_size=20,
            ),
        }

    def bound(self, setup: Setup) -> int:
        seats = setup.seats
        # A seat chooses, draws, hands in, fills and corrects a sheet, and is ready; the Maestro rolls and unveils.
        each = 1 + SAVES + 1 + MOST_SLOTS + CORRECTIONS + 1 + 1
        return MOST_ROUNDS * (seats * each + 1 + MOST_SLOTS)

    def census(self, state: State) -> list[int]:
        """Every word card lies in exactly one place, and the dice and Number tokens are all there."""
        s = cast(ArtboxState, state)
        seats = int(s.seats)
        places: list[i64] = [DECK, DISCARD, ROW]
        for seat in range(seats):
            places += [HANDS + 4 * seat, KEPT + 3 * seat]
        found = [sum(int(count(s.cells, place, what)) for place in places) for what in range(cell(s, CARDS))]
        return [*found, DICE, seats]


GAME: Final = Artbox()
