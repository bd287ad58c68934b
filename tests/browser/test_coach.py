"""The coached first game in the browser: one press from the door, something said and pointed at, and by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, set_table

SIZES = {"phone": (390, 844), "desk": (1440, 900)}


def coach(page: Page) -> None:
    """The coach explains the first question, and what it speaks of is marked on the table."""
    expect(page.locator("[data-coach]")).to_contain_text("Most awards win")
    expect(page.locator(".ring").first).to_be_visible()
    expect(page.locator("[data-target^='hand:']").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_from_the_door_to_the_coached_game_in_one_press(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, has_touch=size == "phone")
    page.goto("/")
    page.locator(".hero [data-coached]").click()

    coach(page)
    assert audit(page) == []
    page.locator("[data-coach-heard]").click()
    expect(page.locator("[data-coach]")).to_contain_text("I would:")
    page.locator("[data-coach-do]").click()
    expect(page.locator("[data-coach]")).to_contain_text("Each further card")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_keyboard_the_coach_is_heard_followed_sent_away_and_called_back(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator(".hero [data-coached]").focus()
    page.keyboard.press("Enter")
    coach(page)

    page.locator("[data-coach-do]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_contain_text("Each further card")
    page.keyboard.press("c")
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(".ring")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator("[data-coach]")).to_contain_text("Each further card")

    page.goto("/")
    expect(page.locator("[data-coached='avant_carde']")).to_have_count(0)  # nothing nags


def test_a_friends_link_asks_whether_one_knows_the_game(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    address = set_table(host, "avant_carde", 0, people=2)
    friend.goto(address)
    friend.locator("[data-coach-yes]").click()
    expect(friend.locator("[data-coach-offer]")).to_contain_text("sits beside you")
    assert audit(friend) == []
    expect(host.locator("[data-coach-offer]")).to_have_count(0)

    friend.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start the game").click()

    coach(friend)
    expect(friend.locator("[data-coach-do]")).to_have_count(0)  # beside people advice is a hint, and announced
    expect(host.locator(".stage").first).to_be_visible()
    expect(host.locator("[data-coach]")).to_have_count(0)
