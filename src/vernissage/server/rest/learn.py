"""REST: lessons, played on the engine itself. Nothing of them is stored: the learner sends what was done so far."""

from functools import cache, lru_cache
from typing import Any, Final

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from vernissage.core.game import Game, State, seats_in
from vernissage.core.goals import goal_of
from vernissage.core.lessons import Answer, Lecture, Lesson, Verdict, lessons_of
from vernissage.core.match import Match
from vernissage.core.model import Message, Refusal, seat_name
from vernissage.core.pictures import lecture_at, pictures_of
from vernissage.core.pictures import said as how_said
from vernissage.core.shown import moments_of, scene, unshown_of
from vernissage.core.steps import may_read
from vernissage.server.errors import RequestError
from vernissage.server.process import ThisProcess
from vernissage.server.tables.lobby import rules_of
from vernissage.server.tables.snapshots import seat_options, told_line
from vernissage.server.wire.learning import (
    Course,
    HowPicture,
    HowToPlay,
    LessonAnswer,
    LessonInfo,
    LessonNow,
    LessonTry,
    ShownClause,
    ShownList,
)
from vernissage.server.wire.replies import Drafted, JournalLine, Snapshot

Asked = Request[Any, Any, Any]
NAMES: Final = ["", "Ida", "Max", "Vera", "Leo", "Mina", "Otto", "Rosa"]  # the learner, and who plays along
SHORT: Final = "public, max-age=300"
A_MINUTE: Final = 600  # answers of one person; a board that saves strokes sends many


@get("/learn/{key:str}", sync_to_thread=False)
def course(key: FromPath[str]) -> Course:
    """The lessons of a game."""
    found = lessons_of(rules_of(key).package)
    return Course(
        key=key,
        lessons=[LessonInfo(name=each.name, title=each.title, steps=len(each.steps)) for each in found.values()],
    )


@post("/learn/{key:str}/lessons/{name:str}", status_code=200)
async def answer(
    request: Asked, key: FromPath[str], name: FromPath[str], data: JSONBody[LessonTry], process: ThisProcess
) -> LessonNow:
    """Where the lesson stands after the answers; an attempt that is refused or not meant changes nothing."""
    lecture = await attended(request, process, key, name, data.answers)
    heard = None if data.attempt is None else heard_run(lecture, data.attempt)
    return told(lecture, heard)


@post("/learn/{key:str}/lessons/{name:str}/draft", status_code=200)
async def draft(
    request: Asked, key: FromPath[str], name: FromPath[str], data: JSONBody[LessonTry], process: ThisProcess
) -> Drafted:
    """What a move would bring, as at any table."""
    lecture = await attended(request, process, key, name, data.answers)
    wish = data.attempt or LessonAnswer()
    match, seat = lecture.match, lecture.lesson.seat
    for move in wish.moves:
        if move not in match.game.numbers:
            raise RequestError("malformed", Message("error-no-lesson-move"))
    trial = match.trial(seat, wish.moves, wish.payload)
    return Drafted(
        id="",
        view=match.game.view(trial.state, seat),
        options=seat_options(match.game, trial.state, seat),
        told=[told_line(match.game, line) for _n, line in trial.lines],
        clause="" if trial.refused is None else trial.refused.clause,
        say=None if trial.refused is None else trial.refused.message,
        sealed=trial.sealed,
    )


async def attended(request: Asked, process: ThisProcess, key: str, name: str, answers: list[LessonAnswer]) -> Lecture:
    """The lesson as the answers leave it."""
    caller = await process.require_caller(request)
    if not process.limits.allow(f"learn {caller.person.id}", A_MINUTE, 60):
        raise RequestError("too-fast", Message("error-learning-fast"))
    game = rules_of(key)
    lesson = lessons_of(game.package).get(name)
    if lesson is None:
        raise RequestError("not-found", Message("error-no-lesson"))
    lecture = Lecture(game, lesson, NAMES)
    for each in answers:
        heard_run(lecture, each)
    return lecture


def heard_run(lecture: Lecture, given: LessonAnswer) -> Verdict:
    """The moves are heard one by one, up to the first that does not go on."""
    if not given.moves:
        return lecture.hear(Answer())
    heard = Verdict("kept")
    try:
        for move in given.moves:
            heard = lecture.hear(Answer(move, given.payload))
            if heard.outcome in ("nudge", "refused"):
                break
    except (Refusal, ValueError, TypeError) as error:  # a payload that is no drawing
        raise RequestError("malformed", Message("error-no-lesson-move")) from error
    return heard


def told(lecture: Lecture, heard: Verdict | None) -> LessonNow:
    """The lesson as the learner sees it."""
    lesson = lecture.lesson
    refused = heard is not None and heard.outcome == "refused"
    return LessonNow(
        name=lesson.name,
        step=lecture.at,
        steps=len(lesson.steps),
        say=lesson.said(min(lecture.at, len(lesson.steps) - 1)),
        point=lecture.pointed,
        does=bool(lecture.wanted),
        names=NAMES[: lecture.match.seats],
        snapshot=pictured(lecture.match, lesson.seat, f"{lecture.at}-{len(lecture.match.entries)}"),
        outcome="" if heard is None else heard.outcome,
        praise=None if heard is None or refused else heard.say,
        refusal=heard.say if heard is not None and refused else None,
        nudge=None if heard is None else heard.nudge,
        next=after(lecture.game.package, lesson),
    )


def pictured(match: Match, seat: int, mark: str) -> Snapshot:
    """The table of a lesson, with its journal."""
    told = [told_line(match.game, line) for _n, line in match.journal if may_read(line, seat)]
    return looked_at(match.game, match.state, seat, mark, told)


def looked_at(game: Game, state: State, seat: int, mark: str, told: list[JournalLine] | None = None) -> Snapshot:
    """The table of a position that is no table: nobody else looks at it, and nothing of it is stored."""
    view = game.view(state, seat)
    waiting = seats_in(game.asked(state))
    return Snapshot(
        mark=mark,
        seat=seat,
        seq=0,
        goal=goal_of(game, view),
        view=view,
        options=seat_options(game, state, seat),
        gestures=[],  # a lesson goes from choice to choice
        waiting=waiting,
        deadlines=[],
        undo="no",
        result=None if waiting else game.result(state),
        seed="",
        told_from=0,
        told=told or [],
    )


def after(package: str, lesson: Lesson) -> str:
    """The lesson that is given next."""
    names = list(lessons_of(package))
    at = names.index(lesson.name) + 1
    return names[at] if at < len(names) else ""


@get("/learn/{key:str}/how", sync_to_thread=True)
def how(key: FromPath[str]) -> Response[HowToPlay]:
    """How the game is played, in pictures."""
    return Response(how_to_play(rules_of(key).key), headers={"cache-control": SHORT})


@get("/learn/{key:str}/shown", sync_to_thread=False)
def shown_clauses(key: FromPath[str]) -> ShownList:
    """The clauses with a moment that shows them."""
    game = rules_of(key)
    return ShownList(key=key, clauses=sorted(moments_of(game.package)), unshown=dict(unshown_of(game.package)))


@get("/learn/{key:str}/shown/{clause:str}", sync_to_thread=True)
def shown_clause(key: FromPath[str], clause: FromPath[str]) -> Response[ShownClause]:
    """A moment in which the clause refuses, happens or scores."""
    if clause not in moments_of(rules_of(key).package):
        raise RequestError("not-found", Message("error-not-shown"))
    return Response(moment_shown(key, clause), headers={"cache-control": SHORT})


@cache
def how_to_play(key: str) -> HowToPlay:
    """The pictures of a game, each played from its lesson."""
    game, made = rules_of(key), []
    for number, picture in enumerate(pictures_of(game.package)):
        lecture = lecture_at(game, picture, NAMES)
        names = NAMES[: lecture.match.seats]
        snapshot = pictured(lecture.match, lecture.lesson.seat, f"how-{number}")
        point = picture.point or lecture.pointed
        made.append(HowPicture(say=how_said(number), point=point, names=names, snapshot=snapshot))
    return HowToPlay(key=key, pictures=made)


@lru_cache(maxsize=400)
def moment_shown(key: str, clause: str) -> ShownClause:
    """The moment played again, as the seat sees it that moves."""
    game = rules_of(key)
    moment = moments_of(game.package)[clause]
    found = scene(game, moment)
    rows = [
        Message("shown-points", {"who": seat_name(row.seat), "points": row.points, "thing": Message(row.name)})
        for row in found.rows
        if row.clause == clause
    ]
    return ShownClause(
        clause=clause,
        seat=moment.seat,
        names=NAMES[: moment.seats],
        before=looked_at(game, found.before, moment.seat, "before"),
        after=looked_at(game, found.after, moment.seat, "after"),
        move=found.say,
        point=list(game.target(game.parse(found.move))) if found.move in game.numbers else [],
        refusal=found.refusal,
        told=[told_line(game, line) for line in found.lines if may_read(line, moment.seat)],
        points=rows,
    )


LEARN = Router("/api", route_handlers=[course, answer, draft, how, shown_clauses, shown_clause], tags=["Learn"])
