"""Another log that differs only in what one viewer may not know: it must look the same to them."""

import random

from vernissage.core.model import WATCHER
from vernissage.core.rng import rng_for
from vernissage.server.storage.store import Row
from vernissage.server.tables import log as e
from vernissage.server.tables.info import info
from vernissage.server.tables.position import Position
from vernissage.server.tables.snapshots import Snapshots

TRIES = 3


def differences(rows: list[Row], table: str, viewer: int, seed: int) -> str:
    """What the viewer would see otherwise if the others had hidden things of another kind and number; nothing, we
    hope.
    """
    one, events = folded(rows, table, viewer)
    two = position_of(events, table)
    add_secrets(two, viewer, random.Random(seed))
    first, second = seen(one, viewer), seen(two, viewer)
    if first == second and one.match is not None and one.phase == "playing":
        assert two.match is not None
        two.match.state = two.match.game.guess(two.match.game.view(one.match.state, viewer), rng_for(seed, "world"))
        second = seen(two, viewer)
    return "" if first == second else f"{first}\n{second}"


def folded(rows: list[Row], table: str, viewer: int) -> tuple[Position, list[e.AnyEvent]]:
    """The position of a log, and the log without the secret answers of others that were taken back."""
    position = Position(table)
    kept: list[tuple[e.AnyEvent, bool]] = []
    for row in rows:
        event = e.event_of(row)
        hidden = position.fold(row)
        if isinstance(event, e.Undone) and hidden and event.seat != viewer and drop_last(kept, event.seat):
            continue
        kept.append((event, hidden))
    return position, [event for event, _hidden in kept]


def drop_last(kept: list[tuple[e.AnyEvent, bool]], seat: int) -> bool:
    """The seat's last answer is gone, if it was a secret one."""
    for place in range(len(kept) - 1, -1, -1):
        event, hidden = kept[place]
        if isinstance(event, e.Played | e.Undone) and event.seat == seat:
            if hidden and isinstance(event, e.Played):
                del kept[place]
                return True
            return False
    return False


def position_of(events: list[e.AnyEvent], table: str) -> Position:
    """What these events fold to."""
    position = Position(table)
    for event in events:
        position.fold(Row(position.n + 1, e.encode(event)))
    return position


def add_secrets(position: Position, viewer: int, dice: random.Random) -> None:
    """Others answer in secret and take it back, where nobody can see that."""
    match = position.match
    if match is None or match.over:
        return
    for seat in match.waiting:
        if seat == viewer:
            continue
        game = match.game
        options = game.options(match.state, seat)
        for action in dice.sample(options, min(TRIES, len(options))):
            payload = game.some_payload(match.state, seat, action, rng_for(dice.getrandbits(30), "payload"))
            step = match.prepare(seat, [game.text(action)], payload)
            if match.unnoticed(step) and position.undone[seat] < 100:
                at = position.touched + dice.randrange(1, 500)
                position.fold(
                    Row(
                        position.n + 1,
                        e.encode(e.Played(at=at, seat=seat, actions=[game.text(action)], payload=payload)),
                    )
                )
                position.fold(Row(position.n + 1, e.encode(e.Undone(at=at + 1, seat=seat))))
                break


def seen(position: Position, viewer: int) -> str:
    """Everything the viewer can see of the table, and everything that decides when they are sent something."""
    person = position.chairs[viewer].person if viewer != WATCHER else ""
    picture = Snapshots().show(position, viewer).message(0) if position.match is not None else ""
    counts = (position.room, position.undos, position.seqs[viewer] if position.seqs and viewer >= 0 else 0)
    return f"{info(position, person, set())} {counts} {picture}"
