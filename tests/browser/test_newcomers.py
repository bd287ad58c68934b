"""A party behind one address: everybody opens the table at once, with nothing in their caches."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response

from browser.conftest import APP
from server.support import Server
from vernissage import games

PARTY = 5
BOARD = ".stage > *"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits it has by default."""
    with Server(tmp_path, script=str(APP), requests=300, guests=60, messages=100, person_sockets=16) as server:
        yield server
        assert "Traceback" not in server.text()


@pytest.mark.parametrize("key", games.keys())
def test_five_newcomers_at_one_address_see_the_table_and_nobody_is_turned_away(
    strict: Server, browser: Browser, key: str
) -> None:
    host = strict.person("Host")
    table = host.table(key)
    for seat in range(1, max(2, games.game(key).min_seats)):
        host.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
    host.post(f"/api/tables/{table}/start")
    answers: Counter[int] = Counter()
    asked: list[str] = []

    def answered(response: Response) -> None:
        answers[response.status] += 1
        asked.append(response.url)

    contexts = [browser.new_context(base_url=strict.url) for _each in range(PARTY)]
    pages: list[Page] = []
    try:
        for context in contexts:
            page = context.new_page()
            page.on("response", answered)
            pages.append(page)
        for page in pages:
            page.goto(f"/t/{table}", wait_until="commit")
        for page in pages:
            page.locator(BOARD).first.wait_for(timeout=60_000)
            page.wait_for_load_state("networkidle")
    finally:
        for context in contexts:
            context.close()

    assert answers[429] == 0, answers
    assert answers[200] >= 5 * PARTY, "every page came over the wire"
    assert sum(f"/api/tables/{table}" in url for url in asked) >= PARTY
