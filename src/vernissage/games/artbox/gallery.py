"""The gallery of a whole game as one page: every drawing with its word, artist and count (AB-UI-14)."""

from html import escape

from vernissage.art.pencil import drawing
from vernissage.core.match import Match
from vernissage.core.model import WATCHER
from vernissage.games.artbox.model import ArtboxView, GalleryRound, Hung
from vernissage.games.artbox.tables import KINDS

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2b2926;
--quiet: #6d675e; --line: #ddd6c8; --wall: #efeae0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dd; --quiet: #a9a294; --line: #4a463f; --wall: #24221f; } }
body { margin: 0; padding: 2rem clamp(1rem, 4vw, 4rem); background: var(--wall);
color: var(--ink); font: 16px/1.5 Georgia, serif; }
h1 { font-weight: normal; letter-spacing: .04em; margin: 0 0 .25rem; }
h2 { font-weight: normal; border-top: 1px solid var(--line); padding-top: 1rem; margin: 2.5rem 0 .5rem; }
p { margin: .25rem 0; color: var(--quiet); }
.wall { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.25rem; margin-top: 1rem; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; background: var(--paper); box-shadow: 0 1px 4px #0003; }
figcaption { margin-top: .4rem; } figcaption strong { font-weight: normal; font-size: 1.1rem; display: block; }
figcaption span { color: var(--quiet); font-size: .9rem; }
"""


def page(match: Match) -> str:
    """The gallery of a match as an HTML page: what everybody has seen, and nothing else."""
    view = match.view(WATCHER)
    assert isinstance(view, ArtboxView)
    names = [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(match.chairs)]
    rounds = "".join(round_section(shown, names) for shown in view.gallery)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,'
        ' initial-scale=1">'
        f"<title>#ARTBOX gallery</title><style>{STYLE}</style></head><body><h1>#ARTBOX</h1>"
        f"<p>{escape(summary(match, names))}</p>{rounds}</body></html>\n"
    )


def summary(match: Match, names: list[str]) -> str:
    """Who played and who won."""
    told = f"{', '.join(names)}. "
    result = match.result
    if result is None:
        return told + "The game goes on."
    tokens = ", ".join(f"{name} {total}" for name, total in zip(names, result.totals, strict=True))
    won = " and ".join(names[seat] for seat in result.winners) or "Nobody"
    return f"{told}{won} won. Tokens: {tokens}."


def round_section(shown: GalleryRound, names: list[str]) -> str:
    """One round: the roll, the drawings, the decoys and the two tokens."""
    roll = ", ".join(
        f"{count} {kind}{'' if count == 1 else 's'}" for kind, count in zip(KINDS, shown.roll, strict=True) if count
    )
    decoys = ", ".join(word.word for word in shown.decoys)
    figures = "".join(figure(hung, names) for hung in shown.pictures)
    return (
        f"<section><h2>Round {shown.round}</h2><p>{escape(roll)}. Decoys: {escape(decoys)}.</p>"
        f"<p>First token: {escape(takers(shown.first, names))}. Second token:"
        f" {escape(takers(shown.second, names))}.</p>"
        f'<div class="wall">{figures}</div></section>'
    )


def takers(seats: list[int], names: list[str]) -> str:
    """Those who took a token."""
    return ", ".join(names[seat] for seat in seats) or "nobody"


def figure(hung: Hung, names: list[str]) -> str:
    """One drawing on the wall with its label."""
    count = len(hung.right)
    told = "nobody" if count == 0 else ", ".join(names[seat] for seat in hung.right)
    notes = [] if hung.legal else ["unfinished" if hung.unfinished else "not legal"]
    if hung.number:
        notes.append(f"number {hung.number}")
    label = f"{names[hung.artist]}; matched by {told}" + "".join(f"; {note}" for note in notes)
    picture = drawing(hung.drawing["shapes"], title=f"{hung.word.word}, drawn by {names[hung.artist]}")
    return (
        f"<figure>{picture}<figcaption><strong>{escape(hung.word.word)}</strong>"
        f"<span>{escape(label)}</span></figcaption></figure>"
    )
