"""What everybody may know about a table: its settings, its chairs, and where its deal comes from."""

from vernissage.core.model import Message
from vernissage.core.record import commitment
from vernissage.core.shares import Shares, hidden, provenance
from vernissage.server.errors import RequestError
from vernissage.server.tables.position import Position
from vernissage.server.wire.replies import ChairInfo, Fairness, SaidInfo, ShareInfo, TableInfo, UndoRequest


def info(position: Position, person: str, here: set[str]) -> TableInfo:
    """The table as this person may know it."""
    chairs = [
        ChairInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            program=chair.program,
            yours=bool(person) and chair.person == person,
            here=chair.person in here,
            stand_in=chair.stand_in,
            share=hidden(chair.share),
            nudged=chair.nudged,
            resigned=chair.resigned,
        )
        for seat, chair in enumerate(position.chairs)
    ]
    wish = position.undo_wish
    result = position.match.result if position.match and position.match.over else None
    # What people say to one another is for those who sit there.
    listens = bool(position.seats_of(person)) if person else False
    return TableInfo(
        id=position.table,
        game=position.game.key,
        title=position.game.title,
        phase=position.phase,
        public=position.public,
        watchers=position.watchers,
        hints=position.hints,
        chances=position.chances,
        options=position.options,
        clock=position.clock,
        chairs=chairs,
        least=position.game.min_seats,
        most=position.game.max_seats,
        host=bool(person) and person == position.host,
        waiting=position.waiting(),
        undo=UndoRequest(seat=wish.seat, wanted=wish.wanted) if wish else None,
        rematch=position.rematch,
        made=position.made,
        touched=position.touched,
        commitment=commitment(position.match.seed) if position.match else "",
        share=hidden(position.share),
        deal=position.deal,
        begins=position.begins,
        imported=position.imported,
        ended=position.ended,
        winners=result.winners if result else [],
        totals=result.totals if result else [],
        talk=position.talk,
        said=[SaidInfo(n=s.n, seat=s.seat, text=s.text, sign=s.sign, at=s.at) for s in position.said if listens],
    )


def fairness(position: Position) -> Fairness:
    """What the deal was mixed from; the parts themselves once the game is over."""
    if position.match is None:
        raise RequestError("wrong-phase", Message("error-not-begun"))
    over = position.phase == "finished"
    found = provenance(position.match.record(sealed=True))
    committed, shares = found.commitments or Shares(position.table, ""), found.shares
    parts = shares.seats if shares else [""] * len(committed.seats)
    return Fairness(
        table=committed.table,
        server=ShareInfo(commitment=committed.server, share=shares.server if shares else ""),
        seats=[ShareInfo(commitment=a, share=b) for a, b in zip(committed.seats, parts, strict=True)],
        seed=str(position.match.seed) if over else "",
        holds=found.holds,
        say=found.say,
    )
