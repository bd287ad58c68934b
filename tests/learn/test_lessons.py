"""Every lesson is played on the engine: by what it expects, and by wrong answers of every kind."""

from collections.abc import Iterator

import pytest

from vernissage import games
from vernissage.core.lessons import Answer, Lecture, Lesson, fits, lessons_of
from vernissage.core.rng import rng_for
from vernissage.core.words import words
from vernissage.learn import chapters

NAMES = ["", "Ida", "Max", "Vera"]
WRONG = 200  # answers that are not meant, in each lesson


def every_lesson() -> Iterator[tuple[str, str]]:
    """Each game with each of its lessons."""
    for key in games.keys():  # noqa: SIM118
        for name in lessons_of(games.game(key).package):
            yield key, name


LESSONS = list(every_lesson())
every = pytest.mark.parametrize(("key", "name"), LESSONS)


def attended(key: str, name: str) -> tuple[Lecture, Lesson]:
    """A learner at the beginning of a lesson."""
    game = games.game(key)
    lesson = lessons_of(game.package)[name]
    return Lecture(game, lesson, NAMES), lesson


def finish(lecture: Lecture) -> None:
    """The lesson is done as it expects."""
    for _answer in range(100):
        if lecture.over:
            return
        assert lecture.hear(lecture.expected()).outcome in ("on", "kept")
    raise AssertionError("the lesson does not end")


@every
def test_a_lesson_ends_and_every_clause_it_claims_happens(key: str, name: str) -> None:
    lecture, lesson = attended(key, name)
    game, seat = lecture.game, lesson.seat
    fired: set[str] = set()
    opened = -1
    while not lecture.over:
        for move, clause in lesson.steps[lecture.at].wrong.items() if lecture.at > opened else ():
            heard = lecture.hear(Answer(move))
            assert (heard.outcome, heard.clause) == ("refused", clause)
            fired.add(heard.clause)
        opened = lecture.at
        fired |= {each.clause for each in game.decisions(lecture.match.state) if each.seat == seat}
        assert lecture.hear(lecture.expected()).outcome in ("on", "kept")
    fired |= {line.clause for _n, line in lecture.match.journal}
    result = lecture.match.result
    if lecture.match.over and result is not None:
        fired |= {line.clause for line in result.sheet}
    assert [clause for clause in lesson.clauses if clause not in fired] == []


@every
def test_wrong_answers_get_a_sentence_and_change_nothing(key: str, name: str) -> None:
    lecture, lesson = attended(key, name)
    said, rng = words(lecture.game.package), rng_for(len(name), "wrong")
    steps = sum(max(1, len(step.run)) for step in lesson.steps)
    while not lecture.over:
        for _try in range(-(-WRONG // steps)):
            move = lecture.game.words[rng.below(len(lecture.game.words))]
            before, at = lecture.match.state.fingerprint(), lecture.at
            if not lecture.wanted or move not in (*meant(lecture), "draw 1"):
                heard = lecture.hear(Answer(move))
                assert heard.outcome in ("nudge", "refused")
                sentences = [said.say(each) for each in (heard.say, heard.nudge) if each is not None]
                assert sentences
                assert not any("{" in sentence for sentence in sentences)
                assert (lecture.match.state.fingerprint(), lecture.at) == (before, at)
        assert lecture.hear(lecture.expected()).outcome in ("on", "kept")


def meant(lecture: Lecture) -> list[str]:
    """The moves that would go on, or be kept."""
    return [word for word in lecture.game.words if fits(word, [*lecture.wanted, *lecture.step.free])]


@every
def test_a_lesson_says_something_at_every_step(key: str, name: str) -> None:
    lesson = attended(key, name)[1]
    spoken = words(games.game(key).package)
    assert [each for each in lesson.ids() if not spoken.has(each)] == []


@every
def test_a_lesson_takes_one_to_three_minutes(key: str, name: str) -> None:
    lesson = attended(key, name)[1]
    spoken = words(games.game(key).package)
    text = " ".join(spoken.say(lesson.said(step)) for step in range(len(lesson.steps)))
    assert 4 <= len(lesson.steps) <= 15 or key == "artbox"
    assert len(text.split()) < 420  # read at 200 words a minute, with a move a step


@every
def test_a_lesson_names_clauses_of_its_game(key: str, name: str) -> None:
    lesson = attended(key, name)[1]
    assert [each for each in (*lesson.clauses, *lesson.tells) if each not in games.game(key).book.clauses] == []


def test_every_chapter_people_play_by_is_taught() -> None:
    """Chapters about the house itself, its judge, its bots and its pages, teach nobody to play."""
    for key in {key for key, _name in LESSONS}:
        assert chapters.untaught(games.game(key)) == []


def test_the_table_of_chapters_in_the_docs_is_that_of_the_lessons() -> None:
    assert chapters.in_docs() == chapters.table()


def test_a_run_of_moves_may_end_in_the_middle() -> None:
    lecture, lesson = attended("art_decko", "haggle")
    lecture.hear(Answer())
    assert lecture.hear(Answer("haggle")).outcome == "kept"
    assert lecture.hear(Answer("acquire")).outcome == "refused"
    assert lecture.hear(Answer("spend G1")).outcome == "on"
    assert lesson.steps[lecture.at].run[0] == "acquire"
    finish(lecture)
