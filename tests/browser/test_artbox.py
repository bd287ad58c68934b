"""The table of #ARTBOX in the browser: drawing by pointer and by keys, matching, the unveiling and the gallery."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.hands import audit, set_table
from rule import rule

WORDS = "[aria-label=Words] button"
Spot = tuple[float, float]


def to_the_easel(page: Page, bots: int = 3, **options: Any) -> None:
    """A word is kept, the dice are rolled, and the sheet lies ready."""
    set_table(page, "artbox", bots, {"first_maestro": 1, "caps": False, **options}, level="novice")
    page.locator("[data-target='card:1']").click()
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):  # a tap that cannot be taken back is asked about once more
        page.locator("[data-confirm]").click()
    page.locator("button[data-target=dice]").click()
    page.locator("[data-chip]").first.wait_for()


def place_all(page: Page) -> None:
    """Every chip of the tray lies on the sheet, and the server has it."""
    while page.locator("[data-chip]:not([aria-disabled])").count():
        page.locator("[data-chip]:not([aria-disabled])").first.click()
    saved(page)


def saved(page: Page) -> None:
    """The server has the sheet as it stands, and its verdict has come."""
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def drag(page: Page, what: Locator, by: Spot) -> None:
    """Something is dragged by so many pixels."""
    x, y = middle(what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0], y + by[1], steps=6)
    page.mouse.up()


def middle(what: Locator) -> Spot:
    """The middle of an element on the screen."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def told(page: Page, shape: int = 0) -> str:
    """How a shape is described to somebody who cannot see it, without the verdict."""
    return (page.locator(f"[data-shape='{shape}']").get_attribute("aria-label") or "").split(". ")[0]


@rule("AB-UI-01")
def test_the_tray_holds_the_roll_and_takes_shapes_back(new_page: NewPage) -> None:
    page = new_page()
    to_the_easel(page)
    expect(page.locator("[data-chip]")).to_have_count(4)
    place_all(page)
    expect(page.locator("[data-shape]")).to_have_count(4)
    expect(page.locator("[data-chip]:not([aria-disabled])")).to_have_count(0)

    page.get_by_role("button", name="Remove").click()

    expect(page.locator("[data-shape]")).to_have_count(3)
    expect(page.locator("[data-chip]:not([aria-disabled])")).to_have_count(1)


@rule("AB-UI-03")
def test_every_handle_is_wide_enough_for_a_finger(new_page: NewPage) -> None:
    page = new_page(360, 740, has_touch=True)
    to_the_easel(page)
    page.locator("[data-chip]:not([aria-disabled])").first.click()
    saved(page)
    handles = page.locator("[data-handle]")
    assert handles.count() >= 2
    for handle in handles.all():
        box = handle.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 43.9

    before = told(page)
    drag(page, handles.first, (30, 20))
    assert told(page) != before
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@rule("AB-UI-04", "AB-UI-07")
def test_steps_are_undone_and_redone_and_a_reload_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    to_the_easel(page)
    page.locator("[data-chip]:not([aria-disabled])").first.click()
    first = told(page)
    drag(page, page.locator("[data-shape='0']"), (60, 40))
    second = told(page)
    assert second != first

    page.keyboard.press("Control+z")
    assert told(page) == first
    page.keyboard.press("Control+y")
    assert told(page) == second
    tools = page.get_by_role("toolbar", name="Tools")
    tools.get_by_role("button", name="Undo").click()
    assert told(page) == first
    tools.get_by_role("button", name="Redo").click()
    assert told(page) == second

    saved(page)
    page.set_viewport_size({"width": 500, "height": 800})
    assert told(page) == second
    page.reload()
    expect(page.locator("[data-shape='0']")).to_have_attribute("aria-label", re.compile(re.escape(second)))


@rule("AB-UI-02")
def test_a_pointer_that_is_taken_away_changes_nothing(new_page: NewPage) -> None:
    page = new_page()
    to_the_easel(page)
    page.locator("[data-chip]:not([aria-disabled])").first.click()
    saved(page)
    before = told(page)
    x, y = middle(page.locator("[data-shape='0']"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 50, y + 50, steps=4)
    assert told(page) != before
    page.evaluate("document.querySelector('[data-sheet]').dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1, bubbles: true}))")
    page.mouse.up()
    assert told(page) == before
    assert page.evaluate("getComputedStyle(document.querySelector('[data-sheet]')).touchAction") == "none"


@rule("AB-UI-05", "AB-UI-06", "AB-UI-08")
def test_a_drawing_is_made_with_keys_alone_and_the_lamps_say_why(new_page: NewPage) -> None:
    page = new_page()
    to_the_easel(page)
    while page.locator("[data-chip]:not([aria-disabled])").count():
        page.locator("[data-chip]:not([aria-disabled])").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-shape]:focus")).to_have_count(1)
    shape = page.locator("[data-shape]:focus")
    number = int(shape.get_attribute("data-shape") or "0")
    for key in ("ArrowRight", "Shift+ArrowRight", "]"):
        before = told(page, number)
        page.keyboard.press(key)
        assert told(page, number) != before, key
    saved(page)
    expect(page.get_by_role("button", name="Snap")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".whole")).to_contain_text("The drawing is legal.")

    page.keyboard.press("Delete")
    expect(page.locator(".whole")).to_contain_text(re.compile(r"drawn, \d rolled"))
    page.keyboard.press("Enter")
    expect(page.locator(".whole")).to_contain_text("The drawing is legal.")
    page.locator("[data-act=finish]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-chip]")).to_have_count(0)


@rule("AB-UI-09", "AB-UI-10", "AB-UI-12", "AB-UI-14", "AB-UI-15")
def test_a_round_is_matched_and_unveiled_and_hangs_in_the_gallery(new_page: NewPage) -> None:
    page = new_page(accept_downloads=True)
    to_the_easel(page)
    place_all(page)
    page.locator("[data-act=finish]").click()
    slots = page.locator("[data-slot]:not(.mine)")
    slots.first.wait_for()
    assert audit(page) == []
    own = page.locator("[data-slot].mine")
    expect(own.locator(".lock")).to_be_visible()

    slots.nth(0).locator(".pick").click()
    page.locator(WORDS).nth(0).click()
    expect(slots.nth(0).locator(".label")).not_to_have_text("?")
    expect(page.locator(WORDS).nth(0)).to_have_class(re.compile("used"))
    x, y = middle(slots.nth(1))
    at = middle(page.locator(WORDS).nth(1))
    drag(page, page.locator(WORDS).nth(1), (x - at[0], y - at[1]))
    expect(slots.nth(1).locator(".label")).not_to_have_text("?")
    slots.nth(2).locator(".pick").focus()
    page.keyboard.press("1")
    expect(slots.nth(2).locator(".label")).to_have_text(slots.nth(0).locator(".label").inner_text())

    page.get_by_role("button", name=re.compile("Look closely at drawing 1")).click()
    page.get_by_role("button", name="Hide it for me").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot='1'] .away")).to_be_visible()

    page.locator("[data-option=done]").click()
    while page.locator(".award").count() == 0:
        page.locator("[data-option=next]").click()
        page.wait_for_timeout(150)
    expect(page.locator(".award img").nth(0)).to_have_attribute("alt", "R, red token")
    expect(page.locator(".award img").nth(1)).to_have_attribute("alt", "G, gray token")
    expect(page.locator("article .tag").first).to_be_visible()
    assert page.locator("article .artist", has_text="bot").count() == 3
    assert audit(page) == []

    page.get_by_role("button", name="Gallery 1").click()
    expect(page.locator("dialog[open] li")).to_have_count(4)
    for kind in ("SVG", "PNG"):
        with page.expect_download() as offered:
            page.get_by_role("button", name=f"All as {kind}").click()
        assert offered.value.suggested_filename == f"artbox-gallery.{kind.lower()}"
        assert offered.value.path().stat().st_size > 2000


@rule("AB-UI-11")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_easel_fits_a_small_phone_in_either_hand_with_large_text(new_page: NewPage, theme: str) -> None:
    page = new_page(360, 740, color_scheme=theme, has_touch=True)
    page.add_init_script("""localStorage.setItem("taste", JSON.stringify({hand: "left", large: true}))""")
    to_the_easel(page)
    place_all(page)
    assert middle(page.locator("[data-chip]").first)[0] < middle(page.locator(".word strong"))[0]
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert audit(page) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
