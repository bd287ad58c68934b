"""Moves over the socket and over REST: stored before they are acknowledged, refused in words, taken back by the rules
of undo.
"""

import random

import msgspec
import pytest

from server.support import Person, Play, Server, play_on, settle, started
from vernissage import games


def test_a_move_is_shown_and_acknowledged(server: Server) -> None:
    _table, _people, plays = started(server)
    before = plays[0].picture["seq"]

    answer = plays[0].do(plays[0].options()[0])

    assert answer == {"type": "done", "id": answer["id"], "asked": False}
    assert plays[0].picture["seq"] == before + 1
    assert plays[0].picture["waiting"] == [1]


def test_options_carry_notation_sentence_clause_and_targets(server: Server) -> None:
    _table, _people, plays = started(server)

    option = plays[0].picture["options"][0]

    assert option["text"].startswith("lay ")
    assert option["say"]["id"] == "option-lay"
    assert option["clause"] == "HU-LAY-01"
    assert option["targets"] == [f"hand:{option['text'].removeprefix('lay ')}"]


def test_a_refusal_names_clause_sentence_and_nearest_moves(server: Server) -> None:
    _table, _people, plays = started(server)
    missing = next(text for text in ["lay 1", "lay 2", "lay 3", "lay 4", "lay 5"] if text not in plays[0].options())

    answer = plays[0].do(missing)

    assert answer["type"] == "refused"
    assert answer["clause"] == "HU-LAY-01"
    assert answer["sentence"].startswith(f"You hold no {missing[-1]}.")
    assert [option["text"] for option in answer["nearest"]] == plays[0].options()[:3]


def test_a_repeated_command_happens_once(server: Server) -> None:
    _table, _people, plays = started(server)
    move = {"type": "do", "id": "once", "seq": plays[0].picture["seq"], "actions": [plays[0].options()[0]]}

    first, second = plays[0].command(dict(move)), plays[0].command(dict(move))

    assert first == second
    assert plays[0].picture["seq"] == 1


def test_a_second_answer_to_the_same_question_is_stale(server: Server) -> None:
    _table, _people, plays = started(server)
    text = plays[0].options()[0]
    plays[0].do(text)

    answer = plays[0].command({"type": "do", "seq": 0, "actions": [text]})

    assert answer["code"] == "stale"


def test_simultaneous_answers_do_not_make_each_other_stale(server: Server) -> None:
    _table, _people, plays = started(server)
    for play in plays:
        play.send({"type": "do", "id": "both", "seq": 0, "actions": [play.options()[0]]})

    for play in plays:
        assert play.until("done")["id"] == "both"


def test_a_batch_happens_whole_or_not_at_all(server: Server) -> None:
    _table, _people, plays = started(server)
    text = plays[0].options()[0]

    answer = plays[0].do(text, text)

    assert answer["type"] == "refused"
    assert plays[0].picture["waiting"] == [0, 1]


def test_a_batch_does_not_look_behind_something_it_turns_over(server: Server) -> None:
    """What a refused move would tell about cards that are still hidden is not told."""
    _table, _people, plays = started(server)
    plays[1].do(plays[1].options()[0])
    settle(plays)

    answers = [plays[0].do(plays[0].options()[0], second) for second in ("take", "gamble", "lay 1", "lay 5")]

    assert {answer["type"] for answer in answers} == {"refused"}
    assert {answer["clause"] for answer in answers} == {""}
    assert len({answer["sentence"].replace(answer["action"], "") for answer in answers}) == 1


def test_a_draft_shows_what_would_be_and_changes_nothing(server: Server) -> None:
    _table, _people, plays = started(server)
    text = plays[0].options()[0]

    drafted = plays[0].command({"type": "draft", "actions": [text]})

    assert drafted["view"]["laid"][0] == int(text[-1])
    assert plays[0].command({"type": "draft", "actions": []})["view"] == plays[0].picture["view"]


def test_a_draft_turns_nothing_over(server: Server) -> None:
    _table, _people, plays = started(server)
    plays[1].do(plays[1].options()[0])
    settle(plays)

    drafted = plays[0].command({"type": "draft", "actions": [plays[0].options()[0]]})

    assert drafted["view"]["shown"] == []


def test_a_draft_says_that_it_stopped_before_a_seal(server: Server) -> None:
    _table, _people, plays = started(server)
    plays[1].do(plays[1].options()[0])
    settle(plays)

    drafted = plays[0].command({"type": "draft", "actions": [plays[0].options()[0]]})

    assert drafted["sealed"]


def test_undo_before_a_seal_is_free(server: Server) -> None:
    _table, _people, plays = started(server)
    plays[0].do(plays[0].options()[0])
    assert plays[0].picture["undo"] == "free"

    plays[0].undo()

    assert plays[0].picture["waiting"] == [0, 1]
    assert plays[0].picture["view"]["laid"] == [-1, -1]


def asked_undo(server: Server) -> list[Play]:
    """A table where a seat has asked to take back a move past a seal."""
    _table, _people, plays = started(server, seats=3)
    for play in plays:
        play.do(play.options()[0])
    settle(plays)
    answer = plays[0].undo()
    assert answer["asked"] is True
    return plays


def test_undo_past_a_seal_needs_everybody(server: Server) -> None:
    plays = asked_undo(server)

    plays[1].command({"type": "consent", "yes": True})
    assert plays[1].info["undo"] == {"seat": 0, "wanted": [2]}
    plays[2].command({"type": "consent", "yes": True})

    assert plays[2].info["undo"] is None
    assert plays[2].picture["view"]["shown"] == []
    assert 0 in plays[2].picture["waiting"]


def test_a_no_ends_the_request(server: Server) -> None:
    plays = asked_undo(server)

    plays[1].command({"type": "consent", "yes": False})

    assert plays[1].info["undo"] is None
    assert plays[1].picture["view"]["shown"] != []
    assert plays[2].command({"type": "consent", "yes": True})["code"] == "stale"


def test_nobody_consents_for_others(server: Server) -> None:
    plays = asked_undo(server)

    assert plays[0].command({"type": "consent", "yes": True})["code"] == "stale"


def test_journal_lines_for_one_seat_reach_that_seat_only(server: Server) -> None:
    table, people, plays = started(server)
    watcher = people[0].socket(table)
    watcher.until("snapshot")
    plays[0].do(plays[0].options()[0])
    settle([*plays, watcher])

    assert [line["clause"] for line in plays[0].told] == ["HU-LAY-01"]
    assert plays[1].told == []
    assert watcher.told == []


def rest(person: Person, path: str) -> dict[str, object]:
    """A picture over REST."""
    found: dict[str, object] = person.get(path)
    return found


def test_rest_plays_the_same_game(server: Server) -> None:
    table, people, _plays = started(server)
    at = f"/api/tables/{table}/seats/0"
    picture = people[0].get(f"/api/tables/{table}/snapshot?seat=0")
    text = picture["options"][0]["text"]

    assert people[0].post(f"{at}/draft", {"id": "d", "actions": [text]})["clause"] == ""
    assert people[0].post(f"{at}/do", {"id": "m", "seq": 0, "actions": [text]}) == {
        "type": "done",
        "id": "m",
        "asked": False,
    }
    assert people[0].ask("GET", f"/api/tables/{table}/snapshot?seat=1").status_code == 403
    assert (
        people[0].ask("POST", f"{at}/do", {"id": "n", "seq": 0, "actions": [text]}).json()["type"]
        == "urn:vernissage:stale"
    )
    refused = people[0].ask("POST", f"{at}/do", {"id": "o", "seq": 1, "actions": [text]})
    assert refused.status_code == 409
    assert refused.json()["clause"] == "HU-LAY-02"
    assert people[0].post(f"{at}/undo", {"id": "u", "seq": 1})["asked"] is False


def test_rest_waits_for_the_next_picture(server: Server) -> None:
    table, people, plays = started(server)
    mark = people[0].get(f"/api/tables/{table}/snapshot?seat=0")["mark"]

    assert people[0].ask("GET", f"/api/tables/{table}/snapshot?seat=0&mark={mark}").status_code == 204
    plays[1].do(plays[1].options()[0])
    assert rest(people[0], f"/api/tables/{table}/snapshot?seat=0&mark={mark}&wait=5")["mark"] != mark


def test_the_seed_appears_when_the_game_is_over_and_not_before(server: Server) -> None:
    table, people, plays = started(server)
    play_on(games.game("hush"), plays, random.Random(5))

    seed = plays[0].picture["seed"]
    commitment = people[0].get(f"/api/tables/{table}")["commitment"]

    from vernissage.core.record import commitment as committed

    assert committed(int(seed)) == commitment
    assert sum(seed in text for play in plays for text in play.raw) == len(plays)
    assert all(
        '"seed":""' in text for play in plays for text in play.raw if '"type":"snapshot"' in text and seed not in text
    )


def test_the_record_is_given_out_at_the_end_and_comes_back_in(server: Server) -> None:
    table, people, plays = started(server)
    assert people[0].ask("GET", f"/api/tables/{table}/record").status_code == 409
    play_on(games.game("hush"), plays, random.Random(6))

    record = people[0].ask("GET", f"/api/tables/{table}/record")
    brought = people[1].http.post("/api/records", content=record.content)

    assert games.parse(record.text).over
    assert brought.status_code == 201
    again = people[1].ask("GET", f"/api/tables/{brought.json()['id']}/record")
    assert again.text == record.text
    assert people[1].http.post("/api/records", content=record.content.replace(b"lay", b"lie", 1)).status_code == 400


def test_replay_shows_what_the_seat_knew_and_everything_at_the_end(server: Server) -> None:
    table, people, plays = started(server)
    play_on(games.game("hush"), plays, random.Random(7), most=4)
    at = f"/api/tables/{table}/replay"
    last = people[0].get(f"{at}/0?seat=0")["last"]
    assert people[0].get(f"{at}/{last}?seat=0")["view"] == plays[0].picture["view"]
    assert people[0].ask("GET", f"{at}/0?seat=1").status_code == 403
    assert people[0].ask("GET", f"{at}/0?seat=-2").status_code == 403

    play_on(games.game("hush"), plays, random.Random(7))

    assert people[0].get(f"{at}/0?seat=-2")["view"]["seat"] == -2
    last = people[0].get(f"{at}/0?seat=1")["last"]
    assert people[0].get(f"{at}/{last}?seat=1")["view"] == plays[1].picture["view"]
    assert people[0].ask("GET", f"{at}/{last + 1}?seat=1").status_code == 404


def test_a_rematch_gathers_the_same_people_once(server: Server) -> None:
    table, people, plays = started(server)
    assert people[0].ask("POST", f"/api/tables/{table}/rematch").status_code == 409
    play_on(games.game("hush"), plays, random.Random(8))

    first, second = (person.post(f"/api/tables/{table}/rematch") for person in people)

    assert first["id"] == second["id"] != table
    assert [chair["name"] for chair in first["chairs"][:2]] == ["Person 0", "Person 1"]
    plays[1].quiet()
    assert plays[1].info["rematch"] == first["id"]


def test_the_same_deal_is_played_again(server: Server) -> None:
    table, people, plays = started(server)
    hands = [play.picture["view"]["hand"] for play in plays]
    assert people[0].ask("POST", "/api/tables", {"game": "hush", "deal": table}).status_code == 409
    play_on(games.game("hush"), plays, random.Random(9))

    again = people[1].table(deal=table)
    people[0].post(f"/api/tables/{again}/seats/1", {"agree": True})
    people[1].post(f"/api/tables/{again}/start")

    assert people[1].get(f"/api/tables/{again}/snapshot?seat=0")["view"]["hand"] == hands[0]


@pytest.mark.parametrize("key", games.keys())
def test_every_game_is_played_to_its_end_over_the_socket(server: Server, key: str) -> None:
    rules = games.game(key)
    _table, _people, plays = started(server, key, seats=max(2, rules.min_seats))

    play_on(rules, plays, random.Random(11))

    assert plays[0].picture["result"]["totals"]
    assert msgspec.convert(plays[0].picture["view"], rules.view_type).waiting == []
