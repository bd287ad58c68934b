"""The Python client: it plays whole games of every kind against bots, and makes sense of what goes wrong."""

import random
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from server.support import Server
from vernissage import games
from vernissage.bots.bot import RandomBot
from vernissage.core.model import View
from vernissage.remote import Answer, House, Problem


@pytest.mark.parametrize(("key", "bots"), [("art_decko", 1), ("art_society", 1), ("avant_carde", 1), ("artbox", 2)])
def test_a_program_plays_a_whole_game(server: Server, key: str, bots: int, tmp_path: Path) -> None:
    table = House(server.url, "Program").open(key, ["random"] * bots)

    result = table.play(RandomBot())

    assert len(result.totals) == bots + 1
    (tmp_path / "game.vern").write_text(table.record(), "utf-8")
    assert games.load(tmp_path / "game.vern").result == result


def test_a_program_chooses_from_its_own_game_s_view_and_a_refusal_is_asked_again(server: Server) -> None:
    dice = random.Random(1)
    seen: list[type[View]] = []

    def choose(view: Any, options: list[str]) -> Answer:
        seen.append(type(view))
        forbidden = next(word for word in games.game("art_society").words if word not in options)
        return forbidden if len(seen) == 1 else dice.choice(options)

    result = House(server.url).open("art_society", ["random"]).play(choose)

    assert set(seen) == {games.game("art_society").view_type}
    assert len(result.totals) == 2


def test_a_program_joins_the_table_of_a_person(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("art_society")

    joined = House(server.url, "Guest").join(table)
    assert joined.seat() == 1
    again = House(server.url, token=ann.post("/api/tokens", {"name": "Robot"})["token"])
    assert again.join(table).seat() == 2


def test_what_the_server_refuses_is_an_exception_with_its_sentence(server: Server) -> None:
    with pytest.raises(Problem) as found:
        House(server.url).join("nowhere")
    assert found.value.code == "not-found"
    assert str(found.value).endswith(".")


def test_the_program_in_the_docs_plays_its_game(server: Server) -> None:
    page = (Path(__file__).parents[2] / "docs" / "own-bots.md").read_text("utf-8")
    found = re.search(r"((?:^(?: {4}.*)?\n)*    house = House(?:.*\n)(?:^ {4}.*\n)*)", page, re.MULTILINE)
    assert found is not None
    names: dict[str, Any] = {}

    exec(dedent(found[1]).replace("http://127.0.0.1:8000", server.url), names)

    assert len(names["result"].totals) == 2
