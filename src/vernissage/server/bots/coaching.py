"""The coach of a seat: it reads the seat's view and journal here, and a thinking process makes its proposals from the
view alone.
"""

from typing import Final

from vernissage.bots.bot import Hint
from vernissage.bots.coach import Coaching, proposing, speaks
from vernissage.core.coach import ask_in, needs_proposal
from vernissage.core.model import View
from vernissage.core.steps import may_read
from vernissage.server.bots.pool import BotPool
from vernissage.server.limits import Limits
from vernissage.server.tables.position import Position
from vernissage.server.tables.table import Table, must_play, own_seat
from vernissage.server.wire.replies import Coached, CoachProposal, CoachRemark
from vernissage.server.wire.requests import AskCoach

A_MINUTE: Final = 90  # proposals for one person; a whole game of quick moves has no more


class Coach:
    """Speaks to seats, and thinks of proposals in a pool."""

    def __init__(self, pool: BotPool, limits: Limits) -> None:
        self.pool = pool
        self.limits = limits

    async def speak(self, table: Table, person: str, seat: int, wish: AskCoach) -> Coached:
        """Remarks, and a proposal where one is needed or wanted and nobody but bots sits at the table.

        Where other people play, advice is a hint: it is asked for, and everybody hears of it.
        """
        position = table.position
        own_seat(position, person, seat)
        must_play(position)
        match = position.match
        assert match is not None
        game, learnt, seq = match.game, set(wish.learnt), position.seqs[seat]
        view, options = game.view(match.state, seat), game.options(match.state, seat)
        lines = [line for _n, line in match.journal if may_read(line, seat)]
        now = speaks(game, view, options, lines, learnt)
        proposes = position.hints and among_bots(position, seat)
        if options and proposes and (wish.wanted or needs_proposal(ask_in(view), learnt)):
            found = await self.proposal(table, person, seat, view, options)
            if found is not None and table.position.seqs[seat] == seq:
                now = proposing(game, now, found)
        return told(wish.id, seq, now, proposes=proposes)

    async def proposal(self, table: Table, person: str, seat: int, view: View, options: list[int]) -> Hint | None:
        """What is proposed for the seat's question, the same as often as it is asked; nothing when nobody has time."""
        seq = table.position.seqs[seat]
        known = table.proposed.get(seat)
        if known is not None and known[0] == seq:
            return known[1]
        if not self.limits.allow(f"coach {person}", A_MINUTE, 60):
            return None
        found = await self.pool.propose(table.position.game, view, options)
        if found is not None:
            table.proposed[seat] = (seq, found)
        return found


def among_bots(position: Position, seat: int) -> bool:
    """Every other chair is a bot of the house."""
    others = [chair for at, chair in enumerate(position.chairs) if at != seat and chair.kind != "open"]
    return all(chair.kind == "bot" and not chair.program for chair in others)


def told(command: str, seq: int, now: Coaching, *, proposes: bool) -> Coached:
    """The answer to a seat."""
    found = now.proposal
    return Coached(
        id=command,
        seq=seq,
        remarks=[CoachRemark(name=each.name, say=each.say, point=each.point) for each in now.remarks],
        proposal=None
        if found is None
        else CoachProposal(moves=found.moves, payload=found.payload, say=found.say, point=found.point),
        taken=now.taken,
        alone=now.alone,
        proposes=proposes,
    )
