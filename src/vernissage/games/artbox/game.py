"""#ARTBOX: keep a word, draw it with the four rolled shapes, match the others' drawings (AB-ROUND-01)."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.game import Game, State
from vernissage.core.model import TABLE, Decision, Line, Message, Refusal, Result, ScoreLine, Setup, View
from vernissage.core.piles import count
from vernissage.core.rng import Rng
from vernissage.games.artbox import (
    awards,
    drawing,
    guessing,
    matching,
    questions,
    refusals,
    rounds,
    scoring,
    terminal,
    views,
    words,
)
from vernissage.games.artbox import state as at
from vernissage.games.artbox import tables as box
from vernissage.games.artbox.model import ArtboxSetup, ArtboxView
from vernissage.games.artbox.setup import new_table
from vernissage.games.artbox.shapes import as_json
from vernissage.games.artbox.sketching import simple_drawing
from vernissage.games.artbox.state import (
    ArtboxState,
    cell,
    empty_state,
    hand,
    in_play,
    kept,
    returns_one,
    roll,
    simplified,
)
from vernissage.games.artbox.tables import kept_each


@final
class Artbox(Game):
    """The rules of #ARTBOX for 3 to 8 players, without clock or chance of their own (AB-SETUP-01, AB-FLOW-01)."""

    def __init__(self) -> None:
        super().__init__("vernissage.games.artbox", "#ARTBOX", box.FEWEST_SEATS, box.MOST_SEATS, box.WORDS)
        self.payloads = True

    @property
    def setup_type(self) -> type[Setup]:
        return ArtboxSetup

    @property
    def view_type(self) -> type[View]:
        return ArtboxView

    def new(self, setup: Setup, seed: int) -> State:
        return new_table(cast(ArtboxSetup, setup), seed)

    def blank(self, seats: int) -> State:
        return empty_state(seats, vec[i64]([1] * (seats + 1)))

    def asked(self, state: State) -> i64:
        return questions.asked(cast(ArtboxState, state))

    def legal(self, state: State, seat: i64, options: vec[i64]) -> i64:
        return questions.legal(cast(ArtboxState, state), seat, options)

    def decisions(self, state: State) -> list[Decision]:
        return questions.decisions(cast(ArtboxState, state))

    def apply(self, state: State, seat: i64, action: i64, payload: object = None) -> None:
        s = cast(ArtboxState, state)
        if action < box.ROLL:
            rounds.choose(s, seat, action)
        elif action == box.ROLL:
            rounds.roll_dice(s)
        elif action < box.FINISH:
            drawing.draw(s, seat, action - box.DRAW, payload)
        elif action < box.GIVE_UP:
            drawing.finish(s, seat, payload)
        elif action == box.GIVE_UP:
            drawing.give_up(s, seat)
        elif action < box.DONE:
            slot = (action - box.MATCH) // box.MOST_WORDS
            matching.match(s, seat, slot, action - box.MATCH - slot * box.MOST_WORDS)
        elif action == box.DONE:
            matching.done(s, seat)
        elif action == box.NEXT:
            awards.unveil(s)
        elif action == box.READY:
            rounds.ready(s, seat)
        elif action == box.TIME_UP:
            rounds.time_up(s)
        else:
            rounds.leave(s, action - box.LEAVE)
        rounds.go_on(s)

    def why_not(self, state: State, seat: i64, action: i64, payload: object = None) -> Refusal | None:
        s = cast(ArtboxState, state)
        if seat == TABLE:
            return refusals.of_table(s, action)
        if self.offers(s, seat, action):
            return refusals.of_payload(s, action, payload)
        return refusals.of_seat(s, seat, action)

    def default(self, state: State, seat: i64) -> i64:
        """What an absent player is taken to do (AB-RULING-30, AB-RULING-31, AB-RULING-32, AB-RULING-35)."""
        s = cast(ArtboxState, state)
        if s.phase == at.CHOOSING:
            return box.RETURN + kept_each(int(s.seats)) if returns_one(s) else box.KEEP
        if s.phase == at.ROLLING:
            return box.ROLL
        if s.phase == at.DRAWING:
            return box.FINISH if drawing.is_complete(s, seat) and drawing.is_legal(s, seat) else box.GIVE_UP
        if s.phase == at.GUESSING:
            return box.DONE
        return box.NEXT if s.phase == at.REVEALING else box.READY

    def some_payload(self, state: State, seat: i64, action: i64, rng: Rng) -> object:
        s = cast(ArtboxState, state)
        if box.DRAW <= action < box.FINISH:
            return as_json(simple_drawing(roll(s), rng))
        if box.FINISH <= action < box.GIVE_UP and cell(s, at.PACE) == at.DAYS:
            return {"seconds": int(rng.below(3600))}
        return None

    def view(self, state: State, seat: i64) -> View:
        s = cast(ArtboxState, state)
        return views.view(s, int(seat), questions.decisions(s))

    def guess(self, view: View, rng: Rng) -> State:
        return guessing.guess(cast(ArtboxView, view), rng)

    def result(self, state: State) -> Result | None:
        s = cast(ArtboxState, state)
        if s.phase != at.OVER:
            return None
        seats = list(range(int(s.seats)))
        red = [cell(s, at.RED + seat) for seat in seats]
        gray = [cell(s, at.GRAY + seat) for seat in seats]
        totals = [red[seat] + gray[seat] for seat in seats]
        sheet = [ScoreLine(seat, "AB-AWARD-06", red[seat], name="score-drawings") for seat in seats]
        sheet += [ScoreLine(seat, "AB-AWARD-11", gray[seat], name="score-sheets") for seat in seats]
        if s.stopped:
            return Result([], totals, sheet)
        expert = cell(s, at.VARIANT) == at.EXPERT
        won, clause = scoring.winners(
            in_play(s),
            len(seats),
            red,
            gray,
            awards.board(s).artist_totals(),
            [cell(s, at.NUMBER + seat) for seat in seats],
            simplified(s),
            expert,
            cell(s, at.MOST_TOKENS_WIN) == 1,
        )
        sheet += [ScoreLine(seat, clause, 0, name="score-wins") for seat in won]
        return Result(won, totals, sheet)

    def describe(self, state: State, seat: i64, action: i64) -> Message:
        return words.describe(cast(ArtboxState, state), int(seat), int(action))

    def target(self, action: i64) -> list[str]:
        return words.target(int(action))

    def tell(self, line: Line) -> Message:
        return words.tell(line)

    def show(self, view: View) -> str:
        return terminal.show(cast(ArtboxView, view))

    def rivals(self) -> int:
        """A quick table has this many bots."""
        return 3

    def standing(self, view: View) -> dict[str, list[int]]:
        """What the charts of a finished game are drawn from."""
        return {"tokens": [each.red + each.gray for each in cast(ArtboxView, view).players]}

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
        # A seat chooses, draws, hands in, fills a sheet twice and is ready; the Maestro rolls and unveils. Corrections
        # have no number of their own: one a second is allowed for while the sand runs.
        writing = box.GUESS_CAP + box.LONGEST_SANDGLASS
        each = 1 + box.SAVES + 1 + writing + 2 + 1
        return box.MOST_ROUNDS * (seats * each + 1 + box.MOST_SLOTS)

    def census(self, state: State) -> list[int]:
        """Every word card lies in exactly one place, and the dice and Number tokens are all there."""
        s = cast(ArtboxState, state)
        seats = int(s.seats)
        places: list[i64] = [at.DECK, at.DISCARD, at.ROW]
        for seat in range(seats):
            places += [hand(seat), kept(seat)]
        found = [sum(int(count(s.cells, place, what)) for place in places) for what in range(cell(s, at.CARDS))]
        return [*found, box.DICE, seats]


GAME: Final = Artbox()
