"""The wire's types and what is made from them."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from vernissage import games
from vernissage.server.wire import requests
from vernissage.server.wire.schema import Writer, json_schema, typescript, wire_types


@pytest.mark.parametrize(
    "message", ["do", "draft", "undo", "consent", "take-back", "hint", "hold", "resume", "here", "ping"]
)
def test_unknown_fields_are_refused_in_every_message(message: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(
            msgspec.json.encode(
                {"type": message, "id": "a", "seq": 0, "actions": ["x"], "yes": True, "here": True, "mine": 1}
            ),
            type=requests.ClientMessage,
        )


def test_typescript_names_every_message_view_and_setup() -> None:
    text = typescript(games.keys())

    for name in wire_types():
        assert name in ("Inbound", "Outbound") or f"export interface {name} {{" in text
    for key in games.keys():  # noqa: SIM118  # a function of the registry, not of a dict
        assert f"  {key}: {games.game(key).view_type.__name__};" in text
        assert f"  {key}: {games.game(key).setup_type.__name__};" in text


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    text = typescript([])

    assert "  payload?: unknown;" in text
    assert "  asked: boolean;" in text


def test_two_games_may_use_one_name() -> None:
    writer = Writer()
    writer.name(type("Card", (Struct,), {"__annotations__": {"a": int}}))
    writer.prefix = "ArtDecko"

    assert (
        writer.name(type("Card", (Struct,), {"__annotations__": {"b": Annotated[int, Meta(ge=1)]}})) == "ArtDeckoCard"
    )


def test_the_json_schema_holds_every_game() -> None:
    schema = json_schema(games.keys())

    assert {"Do", "Snapshot", "TableInfo"} <= {name.rpartition(".")[2] for name in schema["$defs"]}
    assert {games.game(key).view_type.__name__ for key in games.keys()} <= schema["$defs"].keys()  # noqa: SIM118  # as above
