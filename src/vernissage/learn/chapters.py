"""Which lesson teaches which chapter of the rules, as a table in docs/learn.md.

python -m vernissage.learn.chapters            print the table
python -m vernissage.learn.chapters --write    put it into docs/learn.md
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from vernissage import games
from vernissage.core.game import Game
from vernissage.core.lessons import Lesson, lessons_of
from vernissage.core.model import Message
from vernissage.core.words import words

DOCS: Final = Path(__file__).parents[3] / "docs" / "learn.md"
BEGIN: Final = "<!-- chapters: made by `python -m vernissage.learn.chapters --write` -->\n"
END: Final = "<!-- end of the chapters -->\n"
# Chapters that are no part of playing: what the house does, how a drawing is measured, what bots and pages do.
HOUSE: Final = {"SECRET", "GEO", "UI", "BOT", "EVAL", "ASYNC", "RULING"}


def chapter_of(clause: str) -> str:
    """The chapter a clause stands in: AC-PLAY-03 is of PLAY."""
    return clause.split("-")[1]


def chapters_of(game: Game) -> list[str]:
    """The chapters of a game in the order of its book."""
    return list(dict.fromkeys(chapter_of(clause) for clause in game.book.clauses))


def teaching(lesson: Lesson, chapter: str) -> str:
    """How a lesson teaches a chapter: by what happens, in words, or not at all."""
    if any(chapter_of(clause) == chapter for clause in lesson.clauses):
        return "●"
    return "○" if any(chapter_of(clause) == chapter for clause in lesson.tells) else ""


def untaught(game: Game) -> list[str]:
    """The chapters people play by that no lesson teaches."""
    lessons = lessons_of(game.package).values()
    return [each for each in chapters_of(game) if each not in HOUSE and not any(teaching(le, each) for le in lessons)]


def table() -> str:
    """Every game's chapters by its lessons."""
    parts = []
    for key in games.keys():  # noqa: SIM118
        game = games.game(key)
        lessons = list(lessons_of(game.package).values())
        if lessons:
            parts.append(f"### {game.title}\n\n{rows(game, lessons)}")
    return "\n".join(parts)


def rows(game: Game, lessons: list[Lesson]) -> str:
    """One game's chapters by its lessons: ● happens in it, ○ is told."""
    said = words(game.package)
    head = ["chapter", *(said.say(Message(lesson.title.id)) for lesson in lessons)]
    lines = [head, ["---"] * len(head)]
    for chapter in chapters_of(game):
        if chapter not in HOUSE:
            lines.append([chapter, *(teaching(lesson, chapter) for lesson in lessons)])
    return "".join(row(each) for each in lines)


def row(cells: Iterable[str]) -> str:
    """One line of a table."""
    return "| " + " | ".join(cells) + " |\n"


def in_docs() -> str:
    """The table as the docs have it."""
    return DOCS.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]


def main(arguments: list[str]) -> int:
    """The table is printed, or stands in the docs."""
    if arguments != ["--write"]:
        sys.stdout.write(table())
        return 0
    before, _, rest = DOCS.read_text("utf-8").partition(BEGIN)
    DOCS.write_text(f"{before}{BEGIN}{table()}{END}{rest.partition(END)[2]}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
