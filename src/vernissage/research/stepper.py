"""Many tables of one game stepped by one call: what stands behind `Batch`, compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vernissage.core.game import Game, State
from vernissage.core.model import Setup
from vernissage.core.rng import Rng, key, stream_below
from vernissage.research.encoders.encoding import Encoder, zeros

RUNNING: Final[i64] = 0
OVER: Final[i64] = 1
CUT: Final[i64] = 2

# How a finished game is paid.
BY_WINS: Final[i64] = 0
BY_MARGIN: Final[i64] = 1
BY_POINTS: Final[i64] = 2

REMEMBERED: Final[i64] = 256  # options of the last question that are wiped off one by one


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepper:
    """Tables that wait for an action each; observation and mask of whoever is asked lie in the buffers.

    With a learner only that seat is asked, and `answer` plays the others. A game that ends is paid in `rewards`, and
    the next one is dealt at once where `again` says so.
    """

    def __init__(
        self, game: Game, setup: Setup, encoder: Encoder, tables: i64, learner: bool, pay: i64, again: bool, most: i64
    ) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.encoder: Encoder = encoder
        self.tables: i64 = tables
        self.seats: i64 = setup.seats
        self.actions: i64 = encoder.actions
        self.size: i64 = encoder.size
        self.learner: bool = learner
        self.pay: i64 = pay
        self.again: bool = again
        self.most: i64 = most  # a game is cut off after so many actions; 0 = never
        self.states: list[State] = []
        self.observations: vec[u8] = vec[u8]([0] * int(tables * self.size))
        self.masks: vec[u8] = vec[u8]([0] * int(tables * self.actions))
        self.rewards: vec[float] = vec[float]([0.0] * int(tables * self.seats))
        self.movers: vec[i64] = vec[i64]([-1] * int(tables))
        self.dones: vec[u8] = vec[u8]([0] * int(tables))
        self.counts: vec[i64] = vec[i64]([0] * int(tables))  # options of each table's question
        self.lengths: vec[i64] = vec[i64]([0] * int(tables))  # actions played in each game
        self.learners: vec[i64] = vec[i64]([-1] * int(tables))
        self.seeds: vec[i64] = vec[i64]([0] * int(tables))
        self.chances: vec[i64] = vec[i64]([1] * int(tables))  # a stream for each table's other players and payloads
        self.marked: vec[i64] = vec[i64]([0] * int(tables * REMEMBERED))
        self.options: vec[i64] = game.buffer()
        self.paid: bool = False
        self.forced: bool = False  # questions with one answer are answered without asking
        self.stride: i64 = tables  # from the seed of a table's game to that of its next one

    def deal(self, table: i64, seed: i64) -> None:
        """A new game lies on the table, and goes on until somebody of the batch is asked."""
        self.seeds[table] = seed
        state = self.game.new(self.setup, int(seed))
        if table < len(self.states):
            self.states[table] = state
        else:
            self.states.append(state)
        self.chances[table] = key(int(seed), "research")
        self.lengths[table] = 0

    def seat_learner(self, table: i64, seat: i64) -> None:
        """The learner of a table sits there."""
        self.learners[table] = seat

    def start(self, table: i64) -> None:
        """The first question of the table's game is asked; a game that ends before it is dealt again."""
        while True:
            mover = self.go_on(table)
            if mover >= 0 or not self.again:
                break
            self.deal(table, self.seeds[table] + self.stride)
        self.ask(table, mover)

    def step(self, actions: bytes) -> None:
        """Every table has taken its action, two bytes each, the low one first."""
        table: i64 = 0
        while table < self.tables:
            action = i64(actions[2 * table]) + 256 * i64(actions[2 * table + 1])
            if self.movers[table] >= 0 and (
                action >= self.actions or self.masks[table * self.actions + action] == u8(0)
            ):
                raise ValueError(
                    f"table {table}: {self.game.text(action) if action < self.actions else action} is no option"
                )
            table += 1
        self.wipe_pay()
        table = 0
        while table < self.tables:
            if self.movers[table] >= 0:
                self.take(table, i64(actions[2 * table]) + 256 * i64(actions[2 * table + 1]))
            table += 1

    def step_at_random(self, times: i64) -> None:
        """Every table has taken so many actions drawn from its own stream."""
        time: i64 = 0
        while time < times:
            self.wipe_pay()
            table: i64 = 0
            while table < self.tables:
                seat = self.movers[table]
                if seat >= 0:
                    count = self.counts[table]
                    chosen = stream_below(self.chances, table, count)
                    if count <= REMEMBERED:
                        self.take(table, self.marked[table * REMEMBERED + chosen])
                    else:
                        self.game.legal(self.states[table], seat, self.options)
                        self.take(table, self.options[chosen])
                table += 1
            time += 1

    def wipe_pay(self) -> None:
        """What was paid in the last step is gone."""
        if not self.paid:
            return
        index: i64 = 0
        while index < self.tables * self.seats:
            self.rewards[index] = 0.0
            index += 1
        index = 0
        while index < self.tables:
            self.dones[index] = u8(0)
            index += 1
        self.paid = False

    def take(self, table: i64, action: i64) -> None:
        """One table has taken its action and asks again."""
        state = self.states[table]
        self.apply(table, state, self.movers[table], action)
        mover = self.go_on(table)
        if mover < 0 or (self.most > 0 and self.lengths[table] >= self.most):
            self.settle(table, state, mover < 0)
            if self.again:
                self.deal(table, self.seeds[table] + self.stride)
                if self.learner:
                    self.seat_learner(table, (self.learners[table] + 1) % self.seats)
                self.start(table)
                return
            mover = -1
        self.ask(table, mover)

    def apply(self, table: i64, state: State, seat: i64, action: i64) -> None:
        """The action has happened; a payload that is wanted is drawn from the table's stream."""
        self.lengths[table] += 1
        if self.game.payloads:
            rng = Rng(self.chances[table])
            payload = self.game.some_payload(state, seat, action, rng)
            self.chances[table] = rng.state
            self.game.apply(state, seat, action, payload)
        else:
            self.game.apply(state, seat, action)

    def go_on(self, table: i64) -> i64:
        """Others have answered until somebody of the batch is asked: the seat, or -1 when the game is over."""
        state = self.states[table]
        mover = self.game.mover(state)
        me = self.learners[table]
        while mover >= 0:
            if self.learner and mover != me and (self.game.asked(state) >> me) & 1 != 0:
                mover = me
            if self.learner and mover != me:
                self.answer(table, state, mover)
            elif self.forced and self.game.legal(state, mover, self.options) == 1:
                self.apply(table, state, mover, self.options[0])
            else:
                return mover
            mover = self.game.mover(state)
        return -1

    def answer(self, table: i64, state: State, seat: i64) -> None:
        """A seat outside the batch has answered: here with any option."""
        count = self.game.legal(state, seat, self.options)
        self.apply(table, state, seat, self.options[stream_below(self.chances, table, count)])

    def settle(self, table: i64, state: State, over: bool) -> None:
        """The game's end is said, and its result paid."""
        self.paid = True
        if not over:
            self.dones[table] = u8(CUT)
            return
        self.dones[table] = u8(OVER)
        paid = payments(self.game, state, self.pay)
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[table * self.seats + seat] = paid[seat]
            seat += 1

    def ask(self, table: i64, seat: i64) -> None:
        """Observation and mask of the seat lie in the buffers; of nobody, all zero."""
        first = table * self.actions
        masks = self.masks
        marked = self.marked
        before = self.counts[table]
        index: i64 = 0
        if before * 16 < self.actions and before <= REMEMBERED:
            while index < before:
                masks[first + marked[table * REMEMBERED + index]] = u8(0)
                index += 1
        else:
            zeros(masks, first, self.actions)  # in blocks: quicker than many one by one
        self.movers[table] = seat
        self.counts[table] = 0
        if seat < 0:
            return
        state = self.states[table]
        options = self.options
        count = self.game.legal(state, seat, options)
        self.counts[table] = count
        index = 0
        while index < count:
            masks[first + options[index]] = u8(1)
            index += 1
        place = table * REMEMBERED
        kept = count if count < REMEMBERED else REMEMBERED
        index = 0
        while index < kept:
            marked[place + index] = options[index]
            index += 1
        self.encoder.write(state, seat, self.observations, table * self.size)

    def look(self, table: i64, seat: i64) -> bytes:
        """The observation of any seat of a table."""
        return self.encoder.encode(self.states[table], seat)


def payments(game: Game, state: State, pay: i64) -> list[float]:
    """What each seat gets for a finished game.

    By wins: 1 for a win alone, so much less for the others that it all adds up to 0; winners share. By margin: the own
    points less the best of the others. By points: the points.
    """
    result = game.result(state)
    assert result is not None
    seats = int(state.seats)
    if pay == BY_POINTS:
        return [float(total) for total in result.totals]
    if pay == BY_MARGIN:
        return [float(margin(result.totals, seat)) for seat in range(seats)]
    if seats == 1:
        return [1.0 if result.winners else -1.0]
    shares = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    if not result.winners:
        return [0.0] * seats
    return [(seats * share - 1.0) / (seats - 1) for share in shares]


def margin(totals: list[int], seat: int) -> int:
    """The own points less the best of the others."""
    others = [total for who, total in enumerate(totals) if who != seat]
    return totals[seat] - max(others) if others else totals[seat]
