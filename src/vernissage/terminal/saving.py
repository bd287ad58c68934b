"""Games of the terminal are saved as they go: the last one of each game can be gone on with, finished ones are kept."""

import os
import time
from pathlib import Path

import platformdirs

from vernissage.core.match import Match
from vernissage.core.model import Arg, Message
from vernissage.core.words import words


def folder() -> Path:
    """Where this person's games lie."""
    return Path(platformdirs.user_data_dir("vernissage", appauthor=False)) / "terminal"


def keep(match: Match) -> Path:
    """The game is on disk as it stands, whole however the machine stops."""
    path = folder() / f"{match.game.key}.vern"
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".vern.tmp")
    match.save(half)
    os.replace(half, path)
    return path


def unfinished(key: str = "") -> list[Path]:
    """Games that can be gone on with, of one kind or of all, the latest first."""
    return sorted(folder().glob(f"{key or '*'}.vern"), key=lambda path: -path.stat().st_mtime)


def question(match: Match, locale: str) -> str:
    """Whether the person wants to go on with this game."""
    facts: dict[str, Arg] = {"title": match.game.title, "moves": len(match.entries)}
    return words("vernissage.terminal", locale).say(Message("terminal-go-on", facts))


def put_away(match: Match) -> Path:
    """The finished game lies among those that are over."""
    path = folder() / "finished" / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{match.game.key}.vern"
    path.parent.mkdir(parents=True, exist_ok=True)
    keep(match).replace(path)
    return path
