"""The table of Avant Carde: cards are dragged, patrons say what they do, and every term explains itself."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.hands import audit, pick, set_table, settled

HAND = {"rig": {"hand0": "red-1 red-2 red-3 red-4 red-5 blue-6 blue-7"}}
# Buttons of the board that tell, and what they tell; one without words, or with an id for words, is a fault.
TERMS = """
() => [...document.querySelectorAll('.stage .term button')].map((button) =>
  [button.textContent.trim() || button.querySelector('img')?.alt,
   document.getElementById(button.getAttribute('aria-describedby'))?.textContent ?? ''])
"""


def middle(thing: Locator) -> tuple[float, float]:
    """Where a pointer takes hold of it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, to: Locator) -> None:
    """It is dragged by mouse, in several steps as a hand does."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, thing: Locator, to: Locator) -> None:
    """The same with a finger."""
    (x, y), (across, down) = middle(thing), middle(to)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in (0.2, 0.5, 0.8, 1):
        at = {"x": x + (across - x) * step, "y": y + (down - y) * step}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_is_dragged_to_the_line_and_let_go_elsewhere_it_stays(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 0, HAND)
    settled(page)
    card = page.locator("[data-target='hand:red-2']")

    drag(page, card, page.locator(".gallery .patron").first)
    expect(page.locator("[data-wanted]")).to_have_count(0)
    expect(page.locator(".hand li")).to_have_count(7)

    drag(page, card, page.locator(".line-row"))
    expect(page.locator("ol.line.own li")).to_have_count(1)
    expect(page.locator(".hand li")).to_have_count(6)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_card_of_a_pile_is_dragged_to_the_own_side_to_buy_it(size: tuple[int, int], new_page: NewPage) -> None:
    phone = size[0] < 600
    page = new_page(*size, has_touch=phone)
    set_table(page, "avant_carde", 0, HAND)
    settled(page)
    hold = drag_by_finger if phone else drag
    for number, card in enumerate(("red-1", "red-2", "red-3"), 1):
        hold(page, page.locator(f"[data-target='hand:{card}']"), page.locator(".line-row"))
        expect(page.locator("ol.line.own li")).to_have_count(number)
    pick(page, "='stop'")
    stack = page.locator("[data-target='stack:2'].can")
    stack.wait_for()

    hold(page, stack, page.locator(".line-row"))

    expect(page.locator("section.journal")).to_contain_text("You buy")


def test_a_pile_that_is_too_dear_says_so_when_its_card_is_dragged(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 0, HAND)
    settled(page)

    drag(page, page.locator("[data-target='stack:7']"), page.locator(".mine"))

    expect(page.locator(".toast")).to_contain_text("Buying comes when everybody has finished")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_every_patron_says_what_it_does_and_every_term_explains_itself(
    size: tuple[int, int], new_page: NewPage
) -> None:
    page = new_page(*size)
    set_table(page, "avant_carde", 2, {"patrons": "parisians"})
    settled(page)

    powers = page.locator(".patron .power")
    expect(powers).to_have_count(6)
    assert all(5 < len(each) <= 48 for each in powers.all_inner_texts())
    assert all(power.is_visible() for power in powers.all())
    terms = page.evaluate(TERMS)
    assert {"Patrons", "Line"} <= {name for name, _ in terms}
    assert [name for name, means in terms if len(means) < 15 or "{" in means] == []

    page.get_by_role("button", name="Line", exact=True).hover()
    expect(page.locator(".why:popover-open")).to_contain_text("shares color or number")
    page.get_by_role("button", name="Patrons").click()
    expect(page.locator(".why:popover-open")).to_contain_text("gives every card of its number a power")
    assert audit(page) == []
