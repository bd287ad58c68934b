"""Contact sheets: every picture of a game on one page, large, and again as small as it will be played."""

from __future__ import annotations

from html import escape
from pathlib import Path

from vernissage.art import GAMES, names, picture

STYLE = (
    "body{margin:2rem;background:#d8d2c6;color:#25211e;font:15px/1.4 Georgia,serif}"
    "h1{font-weight:400}h2{font-weight:400;margin:2rem 0 .5rem}"
    ".large,.small{display:flex;flex-wrap:wrap;gap:14px;align-items:flex-end}"
    "figure{margin:0}figcaption{font-size:11px;color:#5c4030}"
    ".large svg{height:220px;width:auto;display:block}.small svg{height:64px;width:auto;display:block}"
    "nav a{margin-right:1rem;color:#6b3f6d}"
)


def sheet(game: str) -> str:
    """The contact sheet of a game as an HTML page."""
    links = "".join(f'<a href="{other}.html">{other}</a>' for other in GAMES)
    large = "".join(
        f"<figure>{picture(game, name)}<figcaption>{escape(name)}</figcaption></figure>" for name in names(game)
    )
    small = "".join(
        f"<figure>{picture(game, name, prefix=f'small-{at}')}</figure>" for at, name in enumerate(names(game))
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{game}</title><style>{STYLE}</style>'
        f"<nav>{links}</nav><h1>{game}</h1><div class=large>{large}</div>"
        f"<h2>As small as on a phone</h2><div class=small>{small}</div></html>"
    )


def write(folder: Path) -> list[Path]:
    """One contact sheet per game in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game in GAMES:
        path = folder / f"{game}.html"
        path.write_text(sheet(game), encoding="utf-8")
        written.append(path)
    return written
