"""A seat asks for a hint: everybody hears of it, nobody else learns the answer."""

from typing import Any

import pytest

from server.support import Play, Server, settle, started


def ask(play: Play) -> dict[str, Any]:
    """The answer to a hint for the seat's question."""
    return play.command({"type": "hint", "seq": play.picture["seq"]})


def asked_by(seat: int) -> dict[str, Any]:
    """What the journal says of a seat that asked."""
    return {"id": "line-hint", "args": {"who": {"id": "seat", "args": {"seat": seat}}}}


def test_a_hint_names_allowed_moves_in_words(server: Server) -> None:
    _table, _people, plays = started(server, "avant_carde")
    asked = plays[plays[0].picture["waiting"][0]]

    answer = ask(asked)

    assert answer["type"] == "hinted"
    assert answer["seq"] == asked.picture["seq"]
    assert 1 <= len(answer["moves"]) <= 3
    for move in answer["moves"]:
        option = next(option for option in asked.picture["options"] if option["id"] == move["id"])
        assert (move["text"], move["targets"]) == (option["text"], option["targets"])
        assert move["say"]["id"] == "hint"
    assert answer["moves"][0]["equal"] is False
    assert all(isinstance(move["value"], float | int) for move in answer["moves"])


def test_everybody_hears_who_asked_and_the_asker_alone_what_was_advised(server: Server) -> None:
    table, people, plays = started(server)
    looker = server.person("Looker").socket(table)
    looker.until("snapshot")

    ask(plays[0])
    settle([*plays, looker])

    for play in (*plays, looker):
        assert [line["say"] for line in play.told if not line["clause"]] == [asked_by(0)]
    assert [sum('"hinted"' in text for text in play.raw) for play in (*plays, looker)] == [1, 0, 0]
    assert plays[0].picture["seq"] == 0, "asking answers nothing"
    assert people[0].get(f"/api/tables/{table}/snapshot?seat=0")["told"] == plays[0].told


def test_a_hint_asked_for_twice_with_one_number_is_given_twice(server: Server) -> None:
    _table, _people, plays = started(server)
    wish = {"type": "hint", "id": "twice", "seq": plays[0].picture["seq"]}
    first = plays[0].command(dict(wish))
    plays[1].do(plays[1].options()[0])  # everybody has seen something else since

    second = plays[0].command(dict(wish))

    assert second == first


def test_a_second_hint_for_the_same_question_says_the_same(server: Server) -> None:
    _table, _people, plays = started(server)
    first = ask(plays[0])

    second = ask(plays[0])

    assert second["moves"] == first["moves"]
    assert len(plays[0].told) == 1


def test_a_seat_that_is_not_asked_gets_no_hint(server: Server) -> None:
    _table, _people, plays = started(server)
    plays[0].do(plays[0].options()[0])

    answer = ask(plays[0])

    assert answer["type"] == "refused"
    assert answer["sentence"].startswith("You are not asked anything")
    settle(plays)
    assert not any(line["say"]["id"] == "line-hint" for line in plays[1].told)


def test_a_hint_is_for_the_question_that_stands(server: Server) -> None:
    _table, _people, plays = started(server)

    assert plays[0].command({"type": "hint", "seq": 7})["code"] == "stale"


def test_the_host_may_set_up_a_table_without_hints(server: Server) -> None:
    _table, _people, plays = started(server, hints=False)

    assert ask(plays[0])["code"] == "not-allowed"
    assert plays[0].info["hints"] is False


def test_the_host_may_forbid_hints_until_the_start(server: Server) -> None:
    ann = server.person()
    table = ann.table()

    assert ann.get(f"/api/tables/{table}")["hints"] is True
    assert ann.post(f"/api/tables/{table}/settings", {"hints": False})["hints"] is False
    assert ann.post(f"/api/tables/{table}/settings", {"public": True})["hints"] is False


def test_a_hint_over_rest(server: Server) -> None:
    table, people, plays = started(server)

    answer = people[1].post(f"/api/tables/{table}/seats/1/hint", {"id": "r1", "seq": 0})

    assert answer["moves"]
    assert {move["text"] for move in answer["moves"]} <= set(plays[1].options())
    settle(plays)
    assert plays[0].told[-1]["say"] == asked_by(1)


def test_a_hint_stays_on_the_record_through_undo_and_replay(server: Server) -> None:
    table, people, plays = started(server)
    ask(plays[0])
    plays[0].do(plays[0].options()[0])
    plays[0].undo()

    assert [line["say"] for line in plays[0].told] == [asked_by(0)]
    step = people[0].get(f"/api/tables/{table}/replay/0?seat=-1")
    assert [line["say"] for line in step["told"]] == [asked_by(0)]
    assert step["last"] == 0, "to ask for a hint is no move"
    while plays[0].picture["waiting"]:
        for seat in plays[0].picture["waiting"]:
            plays[seat].do(plays[seat].options()[0])
        settle(plays)
    record = people[0].ask("GET", f"/api/tables/{table}/record").text
    assert '"hint":true' in record
    answer = people[0].http.post("/api/records", content=record)
    assert answer.status_code == 201, answer.text


def test_a_person_asks_for_so_many_hints_a_minute(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("hints"), hints=2) as server:
        _table, _people, plays = started(server)
        codes = [ask(plays[0]).get("code", "") for _each in range(3)]

    assert codes == ["", "", "too-fast"]
