"""Hints for a seat: worked out in a thinking process from the seat's view alone, told to the seat alone, and no secret that it asked."""

from vernissage.core import match as core
from vernissage.server import events as e
from vernissage.server.house import House
from vernissage.server.position import Position
from vernissage.server.sent import Hint
from vernissage.server.table import Deed, Table, must_play, own_seat
from vernissage.server.told import Advice, Hinted
from vernissage.server.trouble import Trouble


async def advise(house: House, table: Table, person: str, seat: int, wish: Hint) -> Hinted:
    """The best moves for the seat's question, given out once everybody can read that it asked.

    A second hint for the same question says the same and is no further line of the journal.
    """
    check(table.position, person, seat, wish)
    if not house.limits.allow(f"hint {person}", house.settings.hints, 60):
        raise Trouble("too-fast", "Enough hints for now: think for a minute.")
    known = table.advised.get(seat)
    found = known[1] if known is not None and known[0] == wish.seq else await weighed(house, table.position, seat)

    def decide(position: Position) -> Deed | None:
        check(position, person, seat, wish)
        if position.hinted[seat] == wish.seq:
            return None
        return Deed(e.Hinted(at=table.clock(), seat=seat), f"{seat}:{wish.id}")

    await table.act(decide)
    table.advised[seat] = (wish.seq, found)
    target = table.position.game.target
    moves = [
        Advice(id=each.action, text=each.text, sentence=each.sentence, value=each.value, equal=each.equal, targets=target(each.action))
        for each in found
    ]
    return Hinted(id=wish.id, seq=wish.seq, moves=moves)


async def weighed(house: House, position: Position, seat: int) -> list[core.Hint]:
    """What the strongest bot makes of the seat's view."""
    assert position.match is not None
    game, state = position.match.game, position.match.state
    found = await house.thinkers.hint(game, game.view(state, seat), game.options(state, seat))
    if found is None:
        raise Trouble("busy", "Nobody has time for a hint just now: ask again.")
    return found


def check(position: Position, person: str, seat: int, wish: Hint) -> None:
    """The seat is this person's, the table allows hints, and the question still stands."""
    own_seat(position, person, seat)
    must_play(position)
    if not position.hints:
        raise Trouble("not-allowed", "This table plays without hints.")
    if wish.seq != position.seqs[seat]:
        raise Trouble("stale", "This question has been answered already.")
    if seat not in position.waiting():
        raise Trouble("refused", "You are not asked anything: there is nothing to advise.")
