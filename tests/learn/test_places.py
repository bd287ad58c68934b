"""What a coach, a lesson or a page of how to play points at is a place that the boards have."""

import re
from functools import cache
from pathlib import Path

import pytest

from vernissage import games
from vernissage.core.coach import remarks_of
from vernissage.core.lessons import Lecture, lessons_of
from vernissage.core.pictures import pictures_of

CLIENT = Path(__file__).parents[2] / "client" / "src"
GAMES = [*games.keys()]
every_game = pytest.mark.parametrize("key", GAMES)

# An attribute that names a place: in quotes with values in braces, or as a template inside braces.
NAMED = re.compile(r'\b(?:data-point|data-target|target|point)=(?:"([^"]+)"|\{([^\n]*?)\}(?=[\s/>]))')
TEMPLATE = re.compile(r"`([^`]+)`|\"([^\"]+)\"")
VALUE = re.compile(r"\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")


@cache
def places(key: str) -> list[re.Pattern[str]]:
    """Every place the board of a game and the page around it have, as patterns."""
    sources = [*(CLIENT / "boards" / key).glob("*.svelte"), CLIENT / "learn" / "GoalLine.svelte"]
    sources += [CLIENT / "shell" / "PlayersBar.svelte"]
    return [re.compile(pattern) for source in sources for pattern in named_in(source.read_text("utf-8"))]


def named_in(text: str) -> list[str]:
    """The places that a component names, with anything for a value."""
    quoted = [found.group(1) for found in NAMED.finditer(text) if found.group(1)]
    inside = [found.group(2) for found in NAMED.finditer(text) if found.group(2)]
    quoted += [each.group(1) or each.group(2) for code in inside for each in TEMPLATE.finditer(code)]
    parts = [VALUE.split(name) for name in quoted]
    return ["[^:]+".join(re.escape(part) for part in name) for name in parts if any(name)]


def unknown(key: str, names: list[str]) -> list[str]:
    """The names that no place of the board has; the button of a move is one by itself."""
    things = [choice for name in names for choice in name.split("|") if not choice.startswith("move:")]
    return [name for name in things if not any(place.fullmatch(name) for place in places(key))]


@every_game
def test_everything_a_coach_points_at_is_a_place_of_its_board(key: str) -> None:
    for remark in remarks_of(games.game(key).package):
        assert remark.point != [], f"{remark.name} points at nothing"
        assert unknown(key, [re.sub(r"\{\w+\}|\*", "1", name) for name in remark.point]) == [], remark.name


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in GAMES for name in lessons_of(games.game(key).package)]
)
def test_everything_a_lesson_points_at_is_a_place_of_its_board(key: str, name: str) -> None:
    game = games.game(key)
    lecture = Lecture(game, lessons_of(game.package)[name], ["You", "Ida", "Max", "Vera"])
    while not lecture.over:
        # What a move touches may lie in the list alone, which has a button for each move.
        if lecture.step.point:
            assert unknown(key, lecture.pointed) == [], lecture.at + 1
        else:
            assert not lecture.wanted or lecture.pointed[-1].startswith("move:")
        lecture.hear(lecture.expected())


@every_game
def test_everything_how_to_play_points_at_is_a_place_of_its_board(key: str) -> None:
    assert unknown(key, [name for picture in pictures_of(games.game(key).package) for name in picture.point]) == []


def test_a_place_that_no_board_has_is_found_out() -> None:
    assert unknown("avant_carde", ["hand:red-1", "seat:0:line", "awards", "vault:3"]) == ["vault:3"]
    assert unknown("art_society", ["change"]) == ["change"]
