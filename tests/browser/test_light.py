"""How often a page asks, and what it looks like while it waits."""

import json

import pytest
from playwright.sync_api import Page, Route

from browser.conftest import NewPage
from browser.hands import set_table, settled
from browser.traffic import Traffic

MOST_COLD, MOST_WARM = 12, 4
GAMES = ["avant_carde", "art_decko", "art_society", "artbox"]


def come(page: Page, address: str, wanted: str) -> list[str]:
    """What is asked for until the page is at rest."""
    traffic = Traffic(page)
    page.goto(address)
    page.locator(wanted).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")
    return traffic.asked


def test_the_home_page_asks_little(new_page: NewPage) -> None:
    page = new_page()
    cold = come(page, "/", "article h3")
    again = page.context.new_page()
    warm = come(again, "/", "article h3")

    assert len(cold) <= MOST_COLD, cold
    assert len(warm) <= MOST_WARM, warm


@pytest.mark.parametrize("game", GAMES)
def test_a_table_asks_little(new_page: NewPage, game: str) -> None:
    host = new_page()
    address = set_table(host, game, 3 if game == "artbox" else 2)
    page = new_page(storage_state=host.context.storage_state())
    cold = come(page, address, ".game")
    again = page.context.new_page()
    warm = come(again, address, ".game")

    assert len(cold) <= MOST_COLD, cold
    assert len(warm) <= MOST_WARM, warm


def test_pictures_have_their_place_before_they_are_there(new_page: NewPage) -> None:
    page = new_page()
    address = set_table(page, "avant_carde", 2)
    waiting: list[Route] = []
    boxes = """[...document.querySelectorAll('.game img')].filter((image) => image.offsetParent)
      .map((image) => [image.offsetWidth, image.offsetHeight])"""
    late = new_page(storage_state=page.context.storage_state())
    late.route("**/art/avant_carde/bundle.json*", lambda route: waiting.append(route))
    late.goto(address)
    late.locator(".game img.card").first.wait_for()
    settled(late)
    before = late.evaluate(boxes)
    for route in waiting:
        route.continue_()
    late.locator(".game img.card[src^=blob]").first.wait_for()
    late.evaluate("Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")

    assert before
    assert min(min(each) for each in before) > 10
    assert late.evaluate(boxes) == before


def test_the_house_can_be_installed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    answer = page.request.get(address or "")
    told = json.loads(answer.text())

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert told["display"] == "standalone"
    sizes = {icon["sizes"]: icon for icon in told["icons"]}
    assert {"192x192", "512x512"} <= sizes.keys()
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    for icon in told["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"].startswith(icon["type"])
