"""The coach of a seat at a real table: it speaks to that seat alone, and never cheats where others play."""

from typing import Any

from server.support import Person, Play, Server, started

ACCOUNT = {"login": "learner", "password": "correct horse battery", "name": "Ann"}


def coached(server: Server, key: str = "avant_carde", **options: Any) -> tuple[Person, str, Play]:
    """A person among novices, in a game that has begun."""
    ann = server.person("Ann")
    table = ann.post("/api/tables", {"game": key, **options})["id"]
    for seat in (1, 2):
        ann.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "novice"})
    ann.post(f"/api/tables/{table}/start")
    play = ann.socket(table, seat=0)
    play.until("snapshot")
    return ann, table, play


def speak(play: Play, *learnt: str, wanted: bool = False) -> dict[str, Any]:
    """What the coach says to somebody who has learnt this."""
    return play.command({"type": "coach", "learnt": list(learnt), "wanted": wanted})


def test_the_first_question_comes_with_a_remark_and_a_proposal_that_is_accepted(server: Server) -> None:
    _ann, _table, play = coached(server)

    said = speak(play)

    assert said["type"] == "coached"
    assert [remark["name"] for remark in said["remarks"]] == ["first"]
    assert said["remarks"][0]["point"]
    assert (said["taken"], said["alone"], said["proposes"]) == ("shown:first:1", "alone:first", True)
    assert play.command({"type": "do", "seq": said["seq"], "actions": said["proposal"]["moves"]})["type"] == "done"


def test_among_bots_nobody_is_told_that_the_coach_was_asked(server: Server) -> None:
    _ann, _table, play = coached(server)

    speak(play, wanted=True)

    assert [line for line in play.told if not line["clause"]] == []


def test_who_has_learnt_it_hears_nothing_until_they_ask(server: Server) -> None:
    _ann, _table, play = coached(server)

    quiet = speak(play, "first", "alone:first")

    assert (quiet["remarks"], quiet["proposal"]) == ([], None)
    assert speak(play, "first", "alone:first", wanted=True)["proposal"]["moves"]


def test_beside_another_person_the_coach_explains_and_proposes_nothing(server: Server) -> None:
    _table, _people, plays = started(server, "avant_carde")

    said = speak(plays[0], wanted=True)

    assert [remark["name"] for remark in said["remarks"]] == ["first"]
    assert (said["proposal"], said["proposes"]) == (None, False)


def test_a_table_without_hints_has_no_proposals(server: Server) -> None:
    _ann, _table, play = coached(server, hints=False)

    assert speak(play, wanted=True)["proposal"] is None


def test_who_looks_on_has_no_coach(server: Server) -> None:
    _ann, table, _play = coached(server)
    looker = server.person("Looker").socket(table)
    looker.until("snapshot")

    assert speak(looker)["type"] == "problem"


def test_what_an_account_has_learnt_is_merged_and_forgotten(server: Server) -> None:
    ann = server.person("Ann")
    ann.post("/api/account", ACCOUNT)

    assert ann.post("/api/learnt", {"items": ["lessons avant_carde/line"]})["items"] == ["lessons avant_carde/line"]
    both = ann.post("/api/learnt", {"items": ["heard avant_carde/first", "lessons avant_carde/line"]})["items"]
    assert both == ["heard avant_carde/first", "lessons avant_carde/line"]
    assert ann.get("/api/learnt")["items"] == both
    assert ann.ask("DELETE", "/api/learnt").status_code == 204
    assert ann.get("/api/learnt")["items"] == []


def test_a_guest_keeps_it_in_the_browser(server: Server) -> None:
    assert server.person("Guest").ask("GET", "/api/learnt").status_code == 409
