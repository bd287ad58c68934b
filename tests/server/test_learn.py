"""Lessons over REST: nothing is stored, and what is answered is what the engine says."""

from typing import Any

from server.support import Person, Server

LINE = "/api/learn/avant_carde/lessons/line"


def tried(person: Person, answers: list[dict[str, Any]], attempt: dict[str, Any] | None) -> Any:
    """Where the lesson of the line stands after an attempt."""
    return person.post(LINE, {"answers": answers, "attempt": attempt})


def test_a_lesson_goes_on_by_what_it_means_and_refuses_what_the_rules_refuse(server: Server) -> None:
    ann = server.person()
    begun = tried(ann, [], None)
    assert (begun["step"], begun["does"], begun["outcome"]) == (0, False, "")
    read: dict[str, Any] = {"moves": [], "payload": None}
    laid: dict[str, Any] = {"moves": ["lay red-1"], "payload": None}
    assert tried(ann, [], read)["step"] == 1
    assert tried(ann, [read], laid)["step"] == 2
    wrong = tried(ann, [read, laid], {"moves": ["lay blue-2"], "payload": None})
    assert (wrong["outcome"], wrong["step"]) == ("refused", 2)
    assert wrong["refusal"]["id"] == "refusal-ac-play-03"
    assert wrong["nudge"]["id"] == "lesson-line-3.nudge"
    other = tried(ann, [read, laid], {"moves": ["stop"], "payload": None})
    assert (other["outcome"], other["step"]) == ("nudge", 2)


def test_a_lesson_hides_what_a_table_would_hide(server: Server) -> None:
    begun = tried(server.person(), [], None)
    others = [each for each in begun["snapshot"]["view"]["players"] if each["seat"] != begun["snapshot"]["seat"]]
    assert [each["hand"] for each in others] == [[]]


def test_what_there_is_not_is_not_found(server: Server) -> None:
    ann = server.person()
    assert ann.ask("POST", "/api/learn/avant_carde/lessons/none", {}).status_code == 404
    assert ann.ask("GET", "/api/learn/avant_carde/shown/AC-NONE-01").status_code == 404
    assert ann.ask("GET", "/api/learn/none").status_code == 404


def test_a_draft_tells_what_a_move_would_bring(server: Server) -> None:
    ann = server.person()
    wish = {"answers": [{"moves": [], "payload": None}], "attempt": {"moves": ["lay red-1"], "payload": None}}
    drafted = ann.post(f"{LINE}/draft", wish)
    assert drafted["told"][0]["clause"] == "AC-PLAY-02"


def test_how_to_play_and_show_me_come_as_tables(server: Server) -> None:
    ann = server.person()
    how = ann.get("/api/learn/art_society/how")
    assert [picture["say"]["id"] for picture in how["pictures"]][:2] == ["how-1", "how-2"]
    listed = ann.get("/api/learn/art_society/shown")
    shown = ann.get(f"/api/learn/art_society/shown/{listed['clauses'][0]}")
    assert shown["refusal"] or shown["told"] or shown["points"]
