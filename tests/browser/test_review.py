"""After the game: what decided it on the end page, in the replay and on the page of whoever played."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, play_on, set_table
from browser.test_end import bring
from server.support import Server, started
from server.support import play_on as play_by_chance
from vernissage import games

MINUS = "\N{MINUS SIGN}"


def reviewed(page: Page) -> None:
    """The review is there and stays."""
    expect(page.locator("#review article h4").first).to_be_visible()
    expect(page.locator("#review progress")).to_have_count(0)


def test_a_game_just_played_is_told_by_its_curve_and_counts_for_its_player(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1, {"most_rounds": 1})
    assert play_on(page, seed=3)["over"]
    reviewed(page)
    curve = page.locator("#review figure > svg")
    expect(curve).to_have_attribute("aria-label", re.compile("Chances to win.*%"))
    lines = curve.locator("> path")
    assert lines.count() == 2
    assert len({lines.nth(k).get_attribute("stroke-dasharray") for k in (0, 1)}) == 2, "color is not the only sign"
    for seat in page.locator("#review .seats article").all():
        start, *parts, end = [text.replace(MINUS, "-").rstrip(" %") for text in seat.locator("dd").all_inner_texts()]
        assert int(start) + sum(map(int, parts)) == int(end), "the bar adds up"
    page.get_by_text("The chances as a table").click()
    expect(page.locator("#review table tbody tr").first).to_be_visible()
    assert audit(page) == []
    page.goto("/you")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.locator("table tbody tr")).to_have_count(1)
    assert audit(page) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_moment_that_mattered_is_looked_at_and_played_on(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height)
    address = bring(page, "avant_carde")
    page.goto(address)
    reviewed(page)
    card = page.locator(".moment").first
    expect(card.locator(".cost b")).to_have_text(re.compile(rf"^{MINUS}\d+ %$"))
    expect(card.locator("dd").first).not_to_have_text("")
    card.scroll_into_view_if_needed()
    expect(card.locator(".picture img").first).to_be_attached()
    better = card.locator(".better .move").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing runs off sideways"
    assert audit(page) == []
    card.get_by_role("link", name="Look at it").click()
    expect(page).to_have_url(re.compile(r"/replay\?seat=\d&at=\d+$"))
    # The replay stands at this moment.
    expect(page.locator(".verdict .better")).to_have_text(f"Better: {better}")
    page.get_by_role("button", name="Back to the last moment worth a look").click()
    page.get_by_role("button", name="On to the next moment worth a look").click()
    assert audit(page) == []
    page.goto(address)
    card.get_by_role("button", name="Play on from there").click()
    expect(page.get_by_text("You play on from a moment of a finished game")).to_be_visible()
    expect(page).not_to_have_url(re.compile(address))


def test_each_drawing_hangs_beside_the_one_bots_would_have_made(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto(bring(page, "artbox"))
    works = page.locator("#review .works > li")
    expect(works.first).to_be_visible()
    expect(works.first.locator("svg")).to_have_count(2)
    expect(works.first.locator("figcaption").nth(1)).to_have_text("The bots, with the same dice")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing runs off sideways"
    assert audit(page) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_whoever_looks_on_is_told_who_is_likely_to_win(
    process: Server, new_page: NewPage, width: int, height: int
) -> None:
    table, _people, plays = started(process, "avant_carde", 2, chances=True)
    play_by_chance(games.game("avant_carde"), plays, random.Random(5), 60)
    page = new_page(width, height)
    page.goto("/")
    page.locator("article h3").first.wait_for()
    page.goto(f"/t/{table}")
    told = page.get_by_role("region", name="Who is likely to win")
    expect(told.locator("li b")).to_have_count(2)
    assert sum(int(text.rstrip(" %")) for text in told.locator("li b").all_inner_texts()) == 100
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing runs off sideways"
    assert audit(page) == []
