"""A newcomer's first moves, in real presses: one gesture a move."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import set_table, settled


def presses(page: Page) -> int:
    """How often something was pressed on this page so far."""
    return int(page.evaluate("window.presses"))


def counted(page: Page) -> None:
    """Every press on the page is counted from now on."""
    page.evaluate("window.presses = 0; addEventListener('click', () => window.presses++, true)")


def buy(page: Page) -> None:
    """A painting or Gold that can be had is pressed, and its price tag."""
    page.locator(".places .card .spot.can").first.click()
    page.locator("[data-seal]:not([aria-disabled='true'])").click()
    expect(page.locator("[data-seal]")).to_have_count(0)


def test_a_painting_is_bought_in_two_presses_and_a_turn_takes_at_most_six(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_decko", 1, {"start": 0})
    settled(page)
    counted(page)

    buy(page)
    expect(page.locator("section.journal")).to_contain_text("You buy")
    assert presses(page) <= 3

    page.locator("[data-target^='hand:'].can").first.click()  # haggle with it
    page.locator("[data-seal]").click()
    expect(page.locator("section.journal")).to_contain_text("You haggle")
    page.get_by_role("button", name="Keep the rest of the hand and end the turn.").first.click()
    expect(page.locator("section.journal")).to_contain_text("You draw")
    assert presses(page) <= 6


def test_a_payment_is_changed_by_tapping_cards(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_decko", 1, {"start": 0, "rig": {"hand0": "G1 G1 G2 AN1 IM1"}})
    settled(page)
    page.locator(".places .card .spot.can").first.click()
    tag = page.locator(".price-tag")
    expect(tag).to_contain_text(re.compile(r"(\d+) of \1 paid"))
    page.locator("[data-target^='hand:'][aria-pressed='true']").first.click()
    expect(page.locator("[data-seal]")).to_have_attribute("aria-disabled", "true")
    expect(tag).to_contain_text("add another card")

    page.locator("[data-target='hand:G2']").click()
    expect(page.locator("[data-seal]")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Escape")

    expect(tag).to_have_count(0)
    expect(page.locator("section.journal")).not_to_contain_text("You buy")


def test_a_card_is_laid_in_one_press_and_a_pile_bought_in_at_most_two(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1)
    settled(page)
    counted(page)
    page.locator("[data-target^='hand:'].can").first.click()
    expect(page.locator("ol.line.own li")).to_have_count(1)
    assert presses(page) == 1


def test_a_bid_takes_two_presses_at_most(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_society", 1)
    for _move in range(60):
        settled(page)
        if page.locator("[data-option^='bid']").count():
            break
        page.keyboard.press("1")
    counted(page)
    page.locator("[data-target^='hand:'].can").first.click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    expect(page.locator("section.journal")).to_contain_text("bid")
    assert presses(page) <= 2


def test_letters_work_everywhere_and_one_tab_leads_from_the_board_to_the_list(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1)
    settled(page)
    page.locator("body").click(position={"x": 700, "y": 5})
    page.keyboard.press("1")
    expect(page.locator("ol.line.own li")).to_have_count(1)

    settled(page)
    page.locator(".stage .spot[data-target]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(page.locator("[data-option]").first).to_be_focused()
    expect(page.locator("section.options.shut")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("section.options.shut")).to_have_count(1)
