"""Lessons: data beside a game, played on the engine itself.

A lesson lies in `lessons/<name>.toml` of its game: a scene, and steps. A step says something and points at things; it
is read, or it wants a move. What is said lies in `lessons/en.ftl`: `lesson-<name>` is the title, `lesson-<name>-<n>`
the sentence of a step, and its attributes what an answer gets: `.nudge` where the rules would allow the move but the
lesson means another, `.done` when it is the one.
"""

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, convert, field

from vernissage.core.match import Match
from vernissage.core.model import Message, Refusal
from vernissage.core.scenes import Scene, SceneMove, match_at, play_on
from vernissage.core.words import words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from vernissage.core.game import Game


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing at a time: it is read, or a move is wanted."""

    point: list[str] = field(default_factory=list)  # things on the table; else those the expected move touches
    may: list[str] = field(default_factory=list)  # moves that go on; "bid *" is any bid
    run: list[str] = field(default_factory=list)  # or several moves, one after the other; neither: it is only read
    free: list[str] = field(default_factory=list)  # moves that may be made and leave the step as it is
    wrong: dict[str, str] = field(default_factory=dict)  # a mistake that is likely, and the clause that refuses it
    nudges: dict[str, str] = field(default_factory=dict)  # a move that is allowed, and the attribute that answers it
    payload: Any = None  # what goes with the expected move
    then: list[str | SceneMove] = field(default_factory=list)  # what the others do after it


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A rigged position, and what is taught on it."""

    place: int  # among the lessons of the game
    setup: dict[str, Any]
    steps: list[LessonStep]
    clauses: list[str]  # taught by happening: each asks, happens, refuses or scores in the lesson
    tells: list[str] = field(default_factory=list)  # taught in words
    seed: int = 1
    seat: int = 0
    moves: list[str | SceneMove] = field(default_factory=list)
    name: str = ""

    @property
    def scene(self) -> Scene:
        """Where it begins."""
        return Scene(self.setup, self.seed, self.seat, self.moves)

    @property
    def title(self) -> Message:
        """What it is called."""
        return Message(f"lesson-{self.name}")

    def said(self, step: int, attribute: str = "") -> Message:
        """What a step says, or what an answer to it gets."""
        return Message(f"lesson-{self.name}-{step + 1}" + (f".{attribute}" if attribute else ""))

    def ids(self) -> list[str]:
        """Every message it must have words for: its title, its steps, and answers that it names."""
        steps = [self.said(step).id for step in range(len(self.steps))]
        named = [self.said(at, name).id for at, step in enumerate(self.steps) for name in step.nudges.values()]
        return [self.title.id, *steps, *named]

    def further_ids(self) -> list[str]:
        """What it may have words for besides: a nudge and a word of praise for each step."""
        return [self.said(step, name).id for step in range(len(self.steps)) for name in ("nudge", "done")]


class Answer(Struct, frozen=True):
    """What a learner does: a move, or nothing where a step is only read."""

    move: str = ""
    payload: Any = None


class Verdict(Struct, frozen=True):
    """What an answer gets: it goes on, it is kept, or it is met with a sentence and nothing has changed."""

    outcome: Literal["on", "kept", "nudge", "refused"]
    say: Message | None = None  # the refusal, or praise
    nudge: Message | None = None
    clause: str = ""  # that refused


class Lecture:
    """One learner in one lesson: where it stands, and what an answer does."""

    def __init__(self, game: "Game", lesson: Lesson, names: list[str] | None = None) -> None:
        self.game = game
        self.lesson = lesson
        self.match: Match = match_at(game, lesson.scene, names)
        self.at = 0
        self.inside = 0  # moves made of a step's run

    @property
    def over(self) -> bool:
        """Every step is done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """The step that is open; the last one stays on the board when all are done."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def wanted(self) -> list[str]:
        """The moves that go on from here, as patterns; none where a step is only read."""
        step = self.step
        return [] if self.over else [step.run[self.inside]] if step.run else step.may

    @property
    def pointed(self) -> list[str]:
        """The things on the table that are pointed at; last the move itself, where the table shows nothing of it."""
        if self.over or self.step.point or not self.wanted:
            return self.step.point
        move = self.expected().move
        return [*self.game.target(self.game.parse(move)), f"move:{move}"]

    def expected(self) -> Answer:
        """What goes on from here: the first move that is wanted and allowed, or one that must be made before it."""
        if not self.wanted:
            return Answer()
        options = self.match.options(self.lesson.seat)
        for wanted in [*self.wanted, *self.step.free]:
            for option in options:
                if fnmatchcase(option, wanted):
                    return Answer(option, self.step.payload)
        raise ValueError(
            f"{self.game.key}, {self.lesson.name}, step {self.at + 1}: none of {self.wanted} is allowed; allowed are"
            f" {options}"
        )

    def hear(self, answer: Answer) -> Verdict:
        """The answer has had its effect; every answer that does not go on gets a sentence."""
        step = self.step
        if self.over or (not answer.move and not self.wanted):
            return self.go_on()
        if not self.wanted:
            return Verdict("nudge", nudge=self.nudge("nudge", "lesson-read-on"))
        try:
            if answer.move not in self.game.numbers:
                return Verdict("nudge", nudge=self.nudge("nudge", "lesson-not-that"))
            right = fits(answer.move, self.wanted)
            if not right and not fits(answer.move, step.free):
                self.match.prepare(self.lesson.seat, [answer.move], answer.payload)
                return Verdict("nudge", nudge=self.nudge(step.nudges.get(answer.move, "nudge"), "lesson-not-that"))
            self.match.play(self.lesson.seat, answer.move, payload=answer.payload)
        except Refusal as refusal:
            return Verdict("refused", refusal.message, self.nudge("nudge", "lesson-look-again"), refusal.clause)
        if right and self.inside + 1 < len(step.run):
            self.inside += 1
            return Verdict("kept")
        return self.go_on() if right else Verdict("kept")

    def go_on(self) -> Verdict:
        """The step is done and the others have played."""
        if self.over:
            return Verdict("on")
        step, said = self.step, self.lesson.said(self.at, "done")
        play_on(self.match, step.then)
        self.at += 1
        self.inside = 0
        return Verdict("on", said if words(self.game.package).has(said.id) else None)

    def nudge(self, attribute: str, otherwise: str) -> Message:
        """The lesson's own friendly word for an answer, or that of all lessons."""
        said = self.lesson.said(self.at, attribute)
        return said if words(self.game.package).has(said.id) else Message(otherwise)


def fits(move: str, patterns: list[str]) -> bool:
    """Some pattern names the move."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


@cache
def lessons_of(package: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are given."""
    folder = files(package) / "lessons"
    if not folder.is_dir():
        return {}
    found = [read(path) for path in folder.iterdir() if path.name.endswith(".toml") and path.name[0] != "_"]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda each: (each.place, each.name))}


def read(path: "Traversable") -> Lesson:
    """One lesson from its file."""
    name = path.name.removesuffix(".toml")
    try:
        return convert({**tomllib.loads(path.read_text("utf-8")), "name": name}, Lesson)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
