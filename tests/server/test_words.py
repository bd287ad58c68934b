"""Words on the wire: messages instead of sentences, catalogues to put them into words, and errors in a language."""

import pytest

from server.support import Server, started
from vernissage import games
from vernissage.core.words import made


def test_an_option_is_a_message(server: Server) -> None:
    _table, _people, plays = started(server)

    option = plays[0].picture["options"][0]

    assert option["say"] == {"id": "option-lay", "args": {"value": int(option["text"][-1])}}


def test_a_journal_line_names_its_seat_and_no_person(server: Server) -> None:
    _table, _people, plays = started(server)
    plays[0].do(plays[0].options()[0])

    said = plays[0].told[0]["say"]

    assert (said["id"], said["args"]["who"]) == ("line-hu-lay-01", {"id": "seat", "args": {"seat": 0}})


def test_a_refusal_is_a_message_and_a_sentence_for_programs(server: Server) -> None:
    _table, _people, plays = started(server)

    answer = plays[0].do("take")

    assert answer["say"] == {"id": "refusal-hu-win-01"}
    assert answer["sentence"] == "Only the winner of the round takes or gambles, and only then."


@pytest.mark.parametrize("key", [*games.keys(), "server"])
def test_the_words_of_a_game_are_one_well_formed_catalogue(server: Server, key: str) -> None:
    answer = server.person().ask("GET", f"/api/words/en/{key}.ftl")

    assert answer.headers["content-language"] == "en"
    assert made([("en", [answer.text])]).has("error-no-table")


def test_words_are_kept_for_as_long_as_they_stay_the_same(server: Server) -> None:
    ann = server.person()
    address = ann.get("/api/games/hush")["words"]
    answer = ann.ask("GET", address)

    assert "immutable" in answer.headers["cache-control"]
    assert ann.http.get(address, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_unknown_words_are_not_found(server: Server) -> None:
    ann = server.person()

    assert ann.ask("GET", "/api/words/en/chess.ftl").status_code == 404
    assert ann.ask("GET", "/api/words/en/..%2f..%2fcore%2fen.ftl").status_code == 404


def test_an_unknown_language_gets_english(server: Server) -> None:
    assert server.person().ask("GET", "/api/words/tlh/hush.ftl").headers["content-language"] == "en"


def test_the_languages_are_listed_by_their_own_names(server: Server) -> None:
    assert server.person().get("/api/words") == [{"locale": "en", "name": "English"}]


def test_an_error_is_told_in_the_language_of_the_request(server: Server) -> None:
    answer = server.person().http.get("/api/tables/none", headers={"accept-language": "xx-pseudo"}).json()

    assert answer["say"] == {"id": "error-no-table"}
    assert answer["detail"] == "⟦Ţħēŕē ĩś ńō śũćħ ţàƀĺē.⟧"


def test_a_game_speaks_of_itself_in_the_language_of_the_request(server: Server) -> None:
    answer = server.person().http.get("/api/games/hush", headers={"accept-language": "xx-pseudo"})
    option = answer.json()["setup"]["$defs"]["HushSetup"]["properties"]["long"]

    assert answer.headers["content-language"] == "xx-pseudo"
    assert (answer.json()["title"], answer.json()["standing"]) == ("⟦Ħũśħ⟧", {"points": "⟦Ƥōĩńţś⟧"})
    assert (option["title"], option["description"][0]) == ("⟦Ĺōńġ ġàḿē⟧", "⟦")


def test_no_table_of_the_client_has_to_name_a_game(server: Server) -> None:
    for info in server.person().get("/api/games"):
        told = [info["title"], info["tagline"], info["minutes"], *info["standing"].values()]
        assert not [each for each in told if not each or "{" in each], info["key"]
