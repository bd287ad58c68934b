"""The pages around the table, and the drawing table of #ARTBOX."""

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.hands import audit, play_on, set_table


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible(scheme: str, new_page: NewPage) -> None:
    page = new_page(color_scheme=scheme)
    found = {}
    for address in ("/", "/tables", "/rules", "/rules/art_decko", "/settings", "/about", "/new/avant_carde", "/new/artbox", "/nowhere"):
        page.goto(address)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        if broken := audit(page):
            found[address] = broken
    assert found == {}


def test_a_table_is_set_up_opened_and_changed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/art_society")
    page.get_by_label("Decor orientation").select_option("horizontal_only")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Art Society: the lobby").wait_for()
    expect(page.get_by_label("Decor orientation")).to_have_value("horizontal_only")
    assert audit(page) == []

    page.get_by_label("Decor orientation").select_option("free")
    page.get_by_role("button", name="Start the game").click()

    page.locator(".game").wait_for()


def test_a_finished_game_is_looked_through(new_page: NewPage) -> None:
    page = new_page()
    address = set_table(page, "avant_carde", 1, {"most_rounds": 1})
    assert play_on(page, spots=False)["over"]
    page.get_by_role("link", name="Look through the game").click()
    page.get_by_label("Moment of the game").wait_for()

    page.get_by_role("button", name="On one").click()
    expect(page.locator(".told")).not_to_have_text("The table is set.")
    page.get_by_label("Whose knowledge").select_option("0")
    page.get_by_role("button", name="Last moment").click()

    expect(page).to_have_url(lambda url: url.startswith(page.url.split("?")[0]) and "seat=0" in url)
    assert audit(page) == []
    page.goto(address)
    page.get_by_role("button", name="Play again").click()
    page.locator("[data-option]").first.wait_for()
