"""A game of which the house knows nothing, installed as a package, is played to its end in the browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import APP, NewPage
from browser.hands import audit, play_on, set_table
from server.support import Server

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the package of Hush is installed; no file of the house knows of it."""
    folder = tmp_path_factory.mktemp("fifth")
    site = folder / "site"
    told = site / "hush-1.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: hush\nVersion: 1\n", "utf-8")
    (told / "entry_points.txt").write_text("[vernissage.games]\nhush = hush\n", "utf-8")
    (site / "hush").symlink_to(TESTS / "hush")
    started = Server(folder, script=str(APP))
    path = started.environment.get("PYTHONPATH", "")
    started.environment["PYTHONPATH"] = os.pathsep.join(filter(None, [path, str(site)]))
    with started:
        yield started
        assert "Traceback" not in started.text()


def test_it_hangs_in_the_exhibition_and_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now: Hush against bots").click()
    page.locator("section[aria-labelledby=pile-hand] .spot.can").first.click()
    expect(page.locator("section.journal")).to_contain_text("lays a")  # by now others may have answered

    assert play_on(page, seed=3)["over"]

    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("img", name="ended with").first).to_be_visible()
    assert audit(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_everybody_can_use_its_plain_board(scheme: str, size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(*size, color_scheme=scheme)
    set_table(page, "hush", 3, {"long": True})
    play_on(page, 3, seed=5)

    assert audit(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(page.get_by_role("region", name="The seats").get_by_role("row")).to_have_count(5)


def test_it_is_set_up_and_its_rules_are_told(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/hush")
    page.get_by_role("checkbox", name="Long game").check()
    page.get_by_role("button", name="Start").first.click()
    expect(page.locator("section[aria-labelledby=pile-hand] .spot")).to_have_count(5)

    page.goto("/rules/hush")
    expect(page.get_by_text("All lay one card of their hand face down")).to_be_visible()
