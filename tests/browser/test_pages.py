"""The pages around the table, and the drawing table of #ARTBOX."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, play_on, set_table

PAGES = {
    "light": ["/", "/tables", "/rules", "/rules/art_decko", "/settings", "/you", "/about", "/new/artbox", "/nowhere"],
    "dark": ["/", "/you", "/rules", "/new/avant_carde"],
}


@pytest.mark.parametrize("scheme", PAGES)
def test_every_page_is_accessible(scheme: str, new_page: NewPage) -> None:
    page = new_page(color_scheme=scheme)
    found = {}
    for address in PAGES[scheme]:
        page.goto(address)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        if broken := audit(page):
            found[address] = broken
    assert found == {}


def test_a_table_is_set_up_opened_and_changed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/art_society")
    start = page.get_by_role("button", name="Start now")
    bots = page.get_by_role("button", name="Remove the bot")
    start.wait_for()
    for _bot in range(bots.count()):
        bots.first.press("Enter")
    start.press("Enter")
    expect(start).to_have_accessible_description(re.compile("needs 2 players"))
    expect(page.locator(".why:popover-open")).to_have_text(re.compile("add a bot"))
    page.get_by_role("button", name="Add a bot").press("Enter")
    expect(start).not_to_have_attribute("aria-disabled", "true")
    page.get_by_label("How decor hangs").select_option("horizontal_only")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Art Society: the lobby").wait_for()
    expect(page.get_by_label("How decor hangs")).to_have_value("horizontal_only")
    assert audit(page) == []
    page.get_by_role("button", name="Add a bot, chair 4").press("Enter")
    expect(page.get_by_role("button", name=re.compile("Remove: .*, chair 4"))).to_be_focused()

    page.get_by_label("How decor hangs").select_option("free")
    page.get_by_role("button", name="Start the game").click()

    page.locator(".game").wait_for()


def test_a_finished_game_is_looked_through(new_page: NewPage) -> None:
    page = new_page()
    address = set_table(page, "avant_carde", 1, {"most_rounds": 1})
    assert play_on(page, spots=False)["over"]
    page.get_by_role("link", name="Look through the game").click()
    page.get_by_label("Moment of the game").wait_for()

    page.get_by_role("button", name="On one", exact=True).click()
    expect(page.locator("p.told")).not_to_have_text("The table is set.")
    page.get_by_label("Whose knowledge").select_option("0")
    page.get_by_role("button", name="Last moment").click()

    expect(page).to_have_url(re.compile("seat=0&at="))
    assert audit(page) == []
    page.goto(address)
    page.get_by_role("button", name="Play again").click()
    page.locator("[data-option]").first.wait_for()


def drawing_table(page: Page, bots: int = 3) -> None:
    """The person sits before an empty sheet, or with two bots before two."""
    set_table(page, "artbox", bots, {"caps": False})
    for _step in range(1000):
        if page.locator("[data-chip]").count():
            return
        # Only words are kept and dice rolled: the sheet itself may come a moment after its options.
        if page.locator(
            ":is([data-option^='keep'], [data-option^='return'], [data-option='roll']):not([disabled])"
        ).count():
            play_on(page, 1, spots=False)
        page.wait_for_timeout(50)
    raise AssertionError("nobody rolled")


def test_shapes_are_placed_moved_and_taken_back(new_page: NewPage) -> None:
    page = new_page()
    drawing_table(page)
    remove = page.get_by_role("button", name="Remove")
    remove.press("Enter")
    expect(page.locator(".why:popover-open")).to_have_text("Take hold of a shape on the sheet first.")
    assert audit(page) == []
    page.locator("[data-chip]:not([aria-disabled])").first.click()
    shape = page.locator("[data-shape]")
    expect(shape).to_have_count(1)
    outline = shape.locator(".hit")
    before = outline.get_attribute("d")

    box = shape.locator(".body").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    moved = outline.get_attribute("d")
    assert moved != before
    page.get_by_role("button", name="Undo").click()
    expect(outline).to_have_attribute("d", before or "")
    page.get_by_role("button", name="Redo").click()
    expect(outline).to_have_attribute("d", moved or "")
    assert audit(page) == []


def test_two_drawings_are_made_and_handed_in_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    drawing_table(page, bots=2)
    sheets = page.get_by_role("group", name="Which drawing").get_by_role("button")
    expect(sheets).to_have_count(2)
    for sheet in range(2):
        sheets.nth(sheet).focus()
        page.keyboard.press("Enter")
        fill_sheet(page)
    # The judge may ask whether a drawing that is not legal is meant.
    for _press in range(40):
        for name in ("Hand it in", "Hand in anyway", "Done"):
            button = page.get_by_role("button", name=name)
            if button.count() and button.is_enabled():
                button.focus()
                page.keyboard.press("Enter")
                break
        page.wait_for_timeout(500)
        if page.locator("[data-chip]").count() == 0:
            break

    expect(page.locator("[data-chip]")).to_have_count(0)


def fill_sheet(page: Page) -> None:
    """Every shape of the roll lies on the sheet, each somewhere else."""
    for turn in range(4):
        page.locator("[data-chip]:not([aria-disabled])").first.focus()
        page.keyboard.press("Enter")
        last = page.locator(f"[data-shape='{turn}']")
        expect(last).to_be_focused()
        sideways, upwards = ("ArrowLeft", "ArrowUp") if turn < 2 else ("ArrowRight", "ArrowDown")
        for key in [sideways] * (8 + 5 * turn) + [upwards if turn % 2 else "ArrowDown"] * (4 + 5 * turn) + ["]"] * turn:
            page.keyboard.press(key)
    expect(page.locator("[data-chip]:not([aria-disabled])")).to_have_count(0)


def test_an_abandoned_game_against_bots_is_put_away(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "avant_carde", 1)
    page.goto("/")
    back = page.get_by_role("region", name="Return to your table")
    back.get_by_role("button", name="Put this table of Avant Carde away").click()
    expect(back).to_be_hidden()

    page.reload()
    page.locator("article h3").first.wait_for()
    expect(back).to_be_hidden()
    page.goto("/tables")
    expect(page.get_by_role("link", name="Avant Carde").first).to_be_visible()


def test_everything_open_opens_the_hands_of_all(new_page: NewPage) -> None:
    page = new_page()
    address = set_table(page, "avant_carde", 2, {"most_rounds": 1})
    assert play_on(page)["over"]
    page.goto(f"{address}/replay?seat=-2&at=0")

    expect(page.locator(".rivals .open")).to_have_count(2)
    names = page.get_by_label("Whose knowledge").locator("option").all_inner_texts()
    assert len(set(names)) == len(names)
