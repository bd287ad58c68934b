"""How to play, in pictures: positions of a game's lessons, each with one sentence (`how-1` and so on)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct, convert, field

from vernissage.core.lessons import Lecture, lessons_of
from vernissage.core.model import Message

if TYPE_CHECKING:
    from vernissage.core.game import Game


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a lesson as a step finds it."""

    lesson: str
    step: int  # from 1 on
    point: list[str] = field(default_factory=list)  # else what the lesson points at there


@cache
def pictures_of(package: str) -> list[Picture]:
    """The pictures of a game in order."""
    path = files(package) / "lessons" / "_how.toml"
    if not path.is_file():
        return []
    return convert(tomllib.loads(path.read_text("utf-8"))["pictures"], list[Picture])


def how_ids(package: str) -> list[str]:
    """What the pictures have words for."""
    return [said(number).id for number in range(len(pictures_of(package)))]


def said(number: int) -> Message:
    """The sentence of a picture."""
    return Message(f"how-{number + 1}")


def lecture_at(game: "Game", picture: Picture, names: list[str]) -> Lecture:
    """The lesson played as expected up to the picture's step."""
    lecture = Lecture(game, lessons_of(game.package)[picture.lesson], names)
    while lecture.at < picture.step - 1:
        lecture.hear(lecture.expected())
    return lecture
