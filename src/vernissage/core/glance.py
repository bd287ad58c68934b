"""A match as a notebook shows it: the table from any seat, and what happened last."""

import html
from typing import TYPE_CHECKING, Final

from vernissage.core.model import WATCHER

if TYPE_CHECKING:
    from vernissage.core.match import Match

LAST: Final = 5
PAGE: Final = (
    '<figure style="margin:0;display:inline-block;border:1px solid #d8d0c0;border-radius:8px;padding:12px 16px;'
    'background:#faf7f0;color:#282420">'
)


class Glance:
    """What one seat, or a watcher, sees of a match now."""

    def __init__(self, match: "Match", seat: int = WATCHER) -> None:
        if seat != WATCHER and not 0 <= seat < match.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
        self.title = match.game.title
        self.names = [chair.name for chair in match.chairs]
        self.seat = seat
        self.waiting = match.waiting
        self.table = match.game.show(match.view(seat))
        self.told = [line.sentence for line in match.told(seat)[-LAST:]]

    def __str__(self) -> str:
        return self.table

    def __repr__(self) -> str:
        return self.table

    def _repr_html_(self) -> str:
        people = " · ".join(
            f"<b>{html.escape(name)}</b>" if seat in self.waiting else html.escape(name)
            for seat, name in enumerate(self.names)
        )
        lines = "".join(f"<li>{html.escape(sentence)}</li>" for sentence in self.told)
        return (
            f"{PAGE}<figcaption>{html.escape(self.title)}: {people}</figcaption>"
            f"<pre>{html.escape(self.table)}</pre><ul>{lines}</ul></figure>"
        )
