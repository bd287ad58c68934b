"""The table of Art Decko: every number has a name, and every term explains itself."""

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.hands import audit, set_table, settled

# Every figure on the table that is neither a button with words, nor inside something with a name.
UNNAMED = """
() => [...document.querySelectorAll('.stage *')]
  .filter((each) => each.children.length === 0 && /^[+≥-]?\\d+$/.test(each.textContent.trim()))
  .filter((each) => !each.closest('[aria-describedby], [title], button, td, [role=status]'))
  .map((each) => each.outerHTML)
"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_every_number_has_a_name_and_every_term_explains_itself(size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(*size)
    set_table(page, "art_decko", 2, {"start": 0})
    settled(page)

    assert page.evaluate(UNNAMED) == []
    for term, means in {
        "Rating": "never falls",
        "Pays": "whoever holds it",
        "New Exhibitors": "first Show",
        "9 ribbons": "takes one",
        "Round 1, action 1 of 2": "Haggle: spend a card, draw two",
        "9 gold +5": "raises the rating of the genre by 5",
    }.items():
        page.get_by_role("button", name=term, exact=True).click()
        expect(page.locator(".why:popover-open").filter(has_text=means)).to_be_visible()
        page.keyboard.press("Escape")
    page.locator(".places .cost button").first.hover()
    expect(page.locator(".why:popover-open")).to_contain_text("A card here costs")
    # At its lower end the hand lies below the table, and covers nothing.
    page.locator(".game .stage").first.evaluate("(stage) => stage.scrollTo(0, stage.scrollHeight)")
    assert audit(page) == []
