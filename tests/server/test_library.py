"""Games, rules, pictures, the client's page, and what an operator asks."""

import pytest

from server.support import Server
from vernissage import games
from vernissage.server.settings import Settings, from_environment

REAL = [key for key in games.keys() if key != "hush"]  # noqa: SIM118  # a function of the registry, not of a dict


def test_every_game_tells_its_options_and_its_bots(server: Server) -> None:
    found = server.person().get("/api/games")

    assert [game["key"] for game in found] == games.keys()
    for game in found:
        assert game["setup"]["$defs"]
        assert "random" in game["levels"]
        assert "seats" not in game["defaults"]


@pytest.mark.parametrize("key", games.keys())
def test_the_rules_pages_have_clauses_house_values_and_coverage(server: Server, key: str) -> None:
    rules = server.person().get(f"/api/games/{key}/rules")

    assert {clause["id"] for clause in rules["clauses"]} == games.game(key).book.clauses.keys()
    assert len(rules["house"]) == len(games.game(key).book.components.assumptions())
    assert rules["coverage"]["clauses"] == len(rules["clauses"])
    assert rules["coverage"]["decided"] + rules["coverage"]["manual"] > 0.5 * len(rules["clauses"])


@pytest.mark.parametrize("key", REAL)
def test_pictures_are_served_for_a_year(server: Server, key: str) -> None:
    from vernissage.art import names

    ann = server.person()
    answer = ann.ask("GET", f"/art/{key}/{names(key)[0]}.svg")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    assert "sandbox" in answer.headers["content-security-policy"]
    assert ann.ask("GET", f"/art/{key}/nothing-of-the-kind.svg").status_code == 404
    assert ann.ask("GET", f"/art/{key}/..%2f..%2fpyproject.toml").status_code == 404


def test_any_address_of_the_client_brings_its_page_and_files_do_not(server: Server) -> None:
    ann = server.person()

    assert ann.ask("GET", "/t/abc").headers["content-type"].startswith("text/html")
    assert ann.ask("GET", "/missing.js").status_code == 404
    assert ann.ask("GET", "/api/missing").status_code == 404
    assert ann.ask("GET", "/..%2f..%2fpyproject.toml").status_code == 404


def test_an_operator_sees_health_and_figures(server: Server) -> None:
    ann = server.person()

    assert ann.ask("GET", "/healthz").text == "ok"
    assert ann.ask("GET", "/readyz").text == "ready"
    assert "vernissage_do_seconds_bucket" in server.operator("/metrics").text


def test_a_server_does_not_send_sessions_in_the_clear_over_a_network() -> None:
    with pytest.raises(ValueError, match="reachable from other machines"):
        Settings(host="0.0.0.0").check()
    Settings(host="0.0.0.0", url="https://games.example.org").check()
    Settings(host="0.0.0.0", plain=True).check()
    Settings(host="127.0.0.1").check()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERNISSAGE_PORT", "9000")
    monkeypatch.setenv("VERNISSAGE_PLAIN", "1")

    assert from_environment().port == 9000
    assert from_environment(port=9001).port == 9001
    monkeypatch.setenv("VERNISSAGE_PORT", "many")
    with pytest.raises(ValueError, match="port"):
        from_environment()
