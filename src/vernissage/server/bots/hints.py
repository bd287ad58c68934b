"""Hints for a seat: worked out in a thinking process from the seat's view alone, told to the seat alone, and no secret
that it asked.
"""

from vernissage.bots.bot import Hint
from vernissage.core.model import Message
from vernissage.server.bots.pool import BotPool
from vernissage.server.errors import RequestError
from vernissage.server.limits import Limits
from vernissage.server.tables import log as e
from vernissage.server.tables.position import Position
from vernissage.server.tables.table import Pending, Table, must_play, own_seat
from vernissage.server.wire.replies import Advice, Advised
from vernissage.server.wire.requests import Advise


class Adviser:
    """Gives hints from a pool, so many a minute to each person."""

    def __init__(self, pool: BotPool, limits: Limits, most: int) -> None:
        self.pool = pool
        self.limits = limits
        self.most = most

    async def advise(self, table: Table, person: str, seat: int, wish: Advise) -> Advised:
        """The best moves for the seat's question, given out once everybody can read that it asked.

        A second hint for the same question says the same. It is no further line of the journal, nor is any until others
        have seen something else happen: the lines would count secret answers.
        """
        command = f"{seat}:{wish.id}"
        check(table.position, person, seat, wish)
        if not self.limits.allow(f"hint {person}", self.most, 60):
            raise RequestError("too-fast", Message("error-enough-hints"))
        known = table.advised.get(seat)
        found = known[1] if known is not None and known[0] == wish.seq else await self.weigh(table.position, seat)

        def decide(position: Position) -> Pending | None:
            check(position, person, seat, wish)
            if command in position.commands or position.hinted[seat] == position.seen:
                return None
            return Pending(e.Hinted(at=table.clock(), seat=seat), command)

        await table.act(decide)
        table.advised[seat] = (wish.seq, found)
        target = table.position.game.target
        moves = [
            Advice(
                id=each.action,
                text=each.text,
                say=each.say,
                value=each.value,
                worth=each.worth,
                equal=each.equal,
                targets=target(each.action),
            )
            for each in found
        ]
        return Advised(id=wish.id, seq=wish.seq, moves=moves)

    async def weigh(self, position: Position, seat: int) -> list[Hint]:
        """What the strongest bot makes of the seat's view."""
        assert position.match is not None
        game, state = position.match.game, position.match.state
        found = await self.pool.hint(game, game.view(state, seat), game.options(state, seat))
        if found is None:
            raise RequestError("busy", Message("error-no-hint-now"))
        return found


def check(position: Position, person: str, seat: int, wish: Advise) -> None:
    """The seat is this person's, the table allows hints, and the question still stands."""
    own_seat(position, person, seat)
    must_play(position)
    if not position.hints:
        raise RequestError("not-allowed", Message("error-no-hints"))
    if wish.seq != position.seqs[seat]:
        raise RequestError("stale", Message("error-answered"))
    if seat not in position.waiting():
        raise RequestError("refused", Message("error-nothing-to-advise"))
