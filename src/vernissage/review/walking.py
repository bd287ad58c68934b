"""A finished game walked through again: every position that stood, and the quiet ones at which it can be judged."""

from msgspec import Struct

from vernissage.bots.chances import Outlook
from vernissage.core.game import State
from vernissage.core.match import Match
from vernissage.core.record import Entry
from vernissage.core.steps import apply_entry


class Stop(Struct, frozen=True):
    """One position, and the entry that was made there; none at the end."""

    n: int  # entries of the record made before
    state: State
    entry: Entry | None


class Stretch(Struct, frozen=True):
    """What lies between two quiet positions: the stops from one to the next, and the one it ends at."""

    stops: list[Stop]
    end: Stop


def stops(match: Match) -> list[Stop]:
    """Every position of the game in order; what was taken back is left out, and so are hints."""
    entries = [mark.entry for mark in match.marks if not mark.entry.hint]
    state = match.game.new(match.setup, match.seed)
    found = []
    n = 0
    for entry in entries:
        # What was taken back just before left the same position behind.
        found.append(Stop(entry.n - 1 if n else 0, state.clone(), entry))
        apply_entry(match.game, state, entry)
        n = entry.n
    return [*found, Stop(len(match.entries), state, None)]


def stretches(chances: Outlook, found: list[Stop]) -> list[Stretch]:
    """The game from one quiet position to the next; the first is the set-up, the last the end."""
    made: list[Stretch] = []
    begun, last = [found[0]], chances.moment(found[0].state)
    for stop in found[1:]:
        now = chances.moment(stop.state)
        if stop.entry is None or now not in (-1, last):
            made.append(Stretch(begun, stop))
            begun, last = [], now
        begun.append(stop)
    return made
