"""What others can see of a secret answer is nothing: no time, no count, no push, and no stale question."""

import re

import pytest

from server.support import Person, Play, Server, settle, started
from vernissage.server.bots.driver import timetable


def secret_table(server: Server, **more: object) -> tuple[str, list[Person], list[Play]]:
    """Two people who lay their lines in secret."""
    return started(server, "avant_carde", 2, **more)


def lay(play: Play) -> str:
    """The seat has laid one card in secret and goes on laying."""
    text = next(text for text in play.options() if text.startswith("lay "))
    assert play.do(text)["type"] == "done"
    return text


def test_a_secret_answer_does_not_touch_the_table(server: Server) -> None:
    table, people, plays = secret_table(server)
    before = people[0].get(f"/api/tables/{table}")["touched"]

    lay(plays[1])

    assert people[0].get(f"/api/tables/{table}")["touched"] == before


def test_an_answer_that_others_see_touches_the_table(server: Server) -> None:
    table, people, plays = secret_table(server)
    before = people[0].get(f"/api/tables/{table}")["touched"]
    lay(plays[1])

    plays[1].do("stop")

    assert people[0].get(f"/api/tables/{table}")["touched"] > before


def test_a_secret_answer_taken_back_is_pushed_to_nobody_else(server: Server) -> None:
    _table, _people, plays = secret_table(server)
    settle(plays)
    read = len(plays[0].raw)

    lay(plays[1])
    assert plays[1].undo()["type"] == "done"
    settle(plays)

    assert [text for text in plays[0].raw[read:] if '"pong"' not in text] == []


def test_a_secret_answer_taken_back_makes_no_other_question_stale(server: Server) -> None:
    _table, _people, plays = secret_table(server)
    settle(plays)
    text = next(text for text in plays[0].options() if text.startswith("lay "))
    seq = plays[0].picture["seq"]

    lay(plays[1])
    plays[1].undo()

    assert plays[0].command({"type": "do", "seq": seq, "actions": [text]})["type"] == "done"


def test_whoever_takes_a_secret_answer_back_is_asked_anew(server: Server) -> None:
    _table, _people, plays = secret_table(server)
    settle(plays)
    options, seq, told = plays[1].options(), plays[1].picture["seq"], list(plays[1].told)

    lay(plays[1])
    plays[1].undo()
    settle(plays)

    assert plays[1].picture["seq"] > seq + 1
    assert plays[1].options() == options
    assert plays[1].told == told


def test_a_secret_answer_taken_back_turns_nobody_else_s_clock(server: Server) -> None:
    _table, _people, plays = secret_table(server, clock={"kind": "decision", "seconds": 600})
    settle(plays)
    own = [each for each in plays[0].picture["deadlines"] if each["seat"] == 0]

    lay(plays[1])
    plays[1].undo()
    plays[0].send({"type": "resume"})
    settle(plays)

    assert [each for each in plays[0].picture["deadlines"] if each["seat"] == 0] == own


def counted(server: Server) -> dict[str, str]:
    """What the operator's figures say of moves."""
    text = server.operator("/metrics").text
    return dict(re.findall(r"^(vernissage_(?:moves|do_seconds|bot_seconds)\S*(?:total|count)\S*) (\S+)$", text, re.M))


def test_secret_answers_are_not_counted(server: Server) -> None:
    _table, _people, plays = secret_table(server)
    lay(plays[1])
    plays[1].do("stop")
    before = counted(server)
    assert before

    lay(plays[0])

    assert counted(server) == before


@pytest.mark.parametrize("thought", [0, 1, 180, 499])
def test_a_bot_answers_when_it_would_have_answered_whatever_it_had_to_think(thought: int) -> None:
    assert timetable(1000, 1000 + thought, pace=500, budget=20) == 1500


@pytest.mark.parametrize("answers", [1, 2, 5])
def test_a_bot_answers_at_the_same_time_however_many_secret_answers_led_there(answers: int) -> None:
    assert timetable(1000, 1000 + 300 * answers, pace=500, budget=300) == 2800


@pytest.mark.parametrize("late", [1, 250, 500])
def test_a_bot_that_is_late_waits_for_the_next_stroke(late: int) -> None:
    assert timetable(1000, 1500 + late, pace=500, budget=20) == 2000
