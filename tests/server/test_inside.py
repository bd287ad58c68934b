"""Uvicorn's inside is used where it is as we know it; where it has changed, the house serves all the same."""

import random
from pathlib import Path

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from server.support import Server, play_on, started
from vernissage import games
from vernissage.bots.bot import RandomBot
from vernissage.remote import House
from vernissage.server import inside
from vernissage.server.protocol import TimedHttp
from vernissage.server.socket.frames import PlayProtocol


def test_this_uvicorn_is_as_we_know_it() -> None:
    assert inside.http(30.0) is TimedHttp
    assert inside.socket() is PlayProtocol
    assert inside.ASKED["PlayProtocol"] <= inside.known_to(WebSocketsSansIOProtocol)
    assert inside.ASKED["TimedHttp"] <= inside.known_to(H11Protocol)


@pytest.mark.parametrize("name", ["writable", "close_sent", "send_keepalive_ping"])
def test_one_name_that_is_gone_is_enough(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = inside.known_to(WebSocketsSansIOProtocol) - {name}
    monkeypatch.setattr(inside, "known_to", lambda _kind: known)

    assert inside.socket() == "websockets-sansio"


def test_a_house_on_a_changed_uvicorn_plays_over_rest_and_the_socket(tmp_path: Path) -> None:
    with Server(tmp_path, script="changed_uvicorn.py") as server:
        result = House(server.url).open("art_society", ["random"]).play(RandomBot())
        _table, _people, plays = started(server)
        moves = play_on(games.game("hush"), plays, random.Random(1))
        told = server.text()

    assert len(result.totals) == 2
    assert moves > 5
    assert told.count("uvicorn has changed inside") == 2
    assert "Traceback" not in told
