"""The table of #ARTBOX in the browser: drawing by pointer and by keys, matching, the unveiling and the gallery."""

import math
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.hands import audit, pick, resize, set_table
from rule import rule
from vernissage.core.rng import rng_for
from vernissage.games.artbox.shapes import as_json
from vernissage.games.artbox.sketching import simple_drawing
from vernissage.games.artbox.tables import KINDS

WORDS = "[aria-label=Words] button"
SIZES = [(390, 844), (820, 1180), (1280, 720), (1440, 900), (1920, 1080)]
Spot = tuple[float, float]


def to_the_easel(page: Page, bots: int = 3, **options: Any) -> None:
    """A word is kept, the dice are rolled, and the sheet lies ready."""
    set_table(page, "artbox", bots, {"first_maestro": 1, "caps": False, **options}, level="novice")
    page.locator("[data-target='card:1']").click()
    # A tap that cannot be taken back is asked about once more; before the bots have chosen it still can.
    page.locator("[data-confirm], button[data-target=dice]").first.wait_for()
    if page.locator("[data-confirm]").count():
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


def drawn_by(page: Page, which: int) -> None:
    """A legal drawing of the roll lies on one of the person's sheets."""
    kinds = [chip.get_attribute("data-chip") for chip in page.locator("[data-chip]").all()]
    shapes = simple_drawing([kinds.count(kind) for kind in KINDS], rng_for(which, "browser"))
    page.evaluate(
        """async ({address, action, payload}) => {
          const me = await (await fetch('/api/me')).json();
          const headers = {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'};
          const {seq} = await (await fetch(`/api${address}/snapshot?seat=0`)).json();
          const id = `browser-${seq}-${Date.now()}`;
          const body = JSON.stringify({type: 'do', id, seq, actions: [action], payload});
          await fetch(`/api${address}/seats/0/do`, {method: 'POST', headers, body});
        }""",
        {
            "address": page.url[page.url.index("/t/") :].replace("/t/", "/tables/"),
            "action": f"draw {which + 1}",
            "payload": as_json(shapes),
        },
    )


def test_with_three_players_the_same_is_asked_everywhere(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "artbox", 2, {"caps": False}, level="novice")
    page.locator("[data-target='card:1']").wait_for()

    expect(page.locator(".bar .prompt")).to_contain_text("Put one word back")
    expect(page.locator("#choose-head")).to_contain_text("Put one word back")
    expect(page.locator("[data-option]").first).to_contain_text("back")


def test_nothing_moves_under_the_finger_when_a_drawing_becomes_legal(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    to_the_easel(page, bots=2)
    places = (
        "[...document.querySelectorAll('[data-sheet], [data-act=finish]')].map((e) => e.getBoundingClientRect().top)"
    )
    before = page.evaluate(places)
    assert len(before) == 2

    for which in range(2):
        drawn_by(page, which)
        expect(page.locator(".sign.legal")).to_have_count(which + 1)
        assert page.evaluate(places) == before


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
    page.evaluate(
        "document.querySelector('[data-sheet]').dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1, bubbles:"
        " true}))"
    )
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

    pick(page, "=done")
    while page.locator(".award").count() == 0:
        pick(page, "=next")
        page.wait_for_timeout(150)
    expect(page.locator(".award img").nth(0)).to_have_attribute("alt", "R, red token")
    expect(page.locator(".award img").nth(1)).to_have_attribute("alt", "G, gray token")
    expect(page.locator("article .tag").first).to_be_visible()
    assert page.locator("article .artist", has_text="bot").count() == 3
    assert audit(page) == []

    page.locator("section.options").get_by_role("button", name="Close").click()
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


def stroke(page: Page, points: list[Spot]) -> None:
    """A stroke on the sheet through these places, in hundredths of it."""
    box = page.locator("[data-sheet]").bounding_box()
    assert box is not None
    spots = [(box["x"] + box["width"] * x / 100, box["y"] + box["height"] * y / 100) for x, y in points]
    page.mouse.move(*spots[0])
    page.mouse.down()
    for spot in spots[1:]:
        page.mouse.move(*spot, steps=3)
    page.mouse.up()


def ring(x: float, y: float, radius: float) -> list[Spot]:
    """A rough circle, not quite closed and a little wobbly."""
    spots: list[Spot] = []
    for step in range(24):
        angle = step * math.tau / 25
        reach = radius * (1.04 if step % 3 else 0.97)
        spots.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return spots


ROUGH: dict[str, list[Spot]] = {
    "circle": ring(30, 30, 14),
    "square": [(20, 22), (48, 20), (50, 45), (21, 46), (21, 24)],
    "triangle": [(30, 15), (52, 50), (12, 47), (29, 17)],
    "line": [(15, 20), (40, 42)],
}


def moved(spots: list[Spot], nth: int) -> list[Spot]:
    """The same in the nth corner of the sheet."""
    return [(x + 45 * (nth % 2), y + 45 * (nth // 2)) for x, y in spots]


def test_a_stroke_on_the_sheet_becomes_a_shape_and_a_press_changes_its_mind(new_page: NewPage) -> None:
    page = new_page()
    to_the_easel(page)
    rolled = [str(chip.get_attribute("data-chip")) for chip in page.locator("[data-chip]").all()]
    for nth, kind in enumerate(rolled):
        stroke(page, moved(ROUGH[kind], nth))
        expect(page.locator("[data-shape]")).to_have_count(nth + 1)
        assert told(page, nth).startswith(kind)
        expect(page.locator(".taken")).to_contain_text(f"A {kind}")
        expect(page.locator(".studio > [aria-live=assertive]")).to_have_text(f"Taken for a {kind}.")
    saved(page)
    expect(page.locator(".whole")).to_contain_text("The drawing is legal.")

    page.keyboard.press("Control+z")
    expect(page.locator("[data-shape]")).to_have_count(3)
    # Every shape but one is there: whatever is drawn is taken for that one.
    stroke(page, moved(ROUGH["circle"], 3))
    expect(page.locator("[data-shape]")).to_have_count(4)
    assert told(page, 3).startswith(rolled[3])
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    others = page.locator("[data-instead]")
    stroke(page, moved(ROUGH[rolled[2]], 2))
    if rolled[2] != rolled[3]:
        others.first.click()
        assert told(page, 2).startswith(rolled[3])
    else:
        expect(others).to_have_count(0)


def test_a_finger_draws_inside_a_shape_and_takes_hold_of_it_by_a_touch(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    to_the_easel(page)
    rolled = [str(chip.get_attribute("data-chip")) for chip in page.locator("[data-chip]").all()]
    large = [(50 + 2.6 * (x - 32), 50 + 2.6 * (y - 33)) for x, y in ROUGH[rolled[0]]]
    stroke(page, large)
    expect(page.locator("[data-shape]")).to_have_count(1)
    first = told(page).partition(", ")[2]
    stroke(page, [(35 + x / 2, 35 + y / 2) for x, y in ROUGH[rolled[1]]])
    expect(page.locator("[data-shape]")).to_have_count(2)
    assert told(page).partition(", ")[2] == first  # only its name may have got a number
    expect(page.locator("[data-handle]")).to_have_count(0)

    x, y = middle(page.locator("[data-shape='1']"))
    page.touchscreen.tap(x, y)
    expect(page.locator("[data-handle]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_sheet_with_drawings_left_open_is_asked_about_once(new_page: NewPage) -> None:
    page = new_page()
    to_the_easel(page)
    assert page.locator("[data-option^=draw]").count() == 0  # the sheet saves itself
    place_all(page)
    page.locator("[data-act=finish]").click()
    slots = page.locator("[data-slot]:not(.mine)")
    slots.first.wait_for()
    finish = page.locator(".bar .acts button").filter(has_text="Finish the sheet")
    expect(finish).not_to_have_class(re.compile(r"\bmain\b"))

    finish.click()
    expect(page.locator(".bar .prompt")).to_contain_text("3 drawings have no word yet")
    page.get_by_role("button", name="Not yet").click()
    expect(slots).to_have_count(3)

    # One tap on a word, one on a drawing; the next is led to by itself, and a press on it keeps it.
    for nth in range(3):
        page.locator(WORDS).nth(nth).click()
        slots.nth(nth).locator(".pick").click()
        expect(slots.nth(nth).locator(".label")).not_to_have_text("?")
    expect(finish).to_have_class(re.compile(r"\bmain\b"))
    finish.click()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator("article").first).to_be_visible()


def test_a_drawing_picked_by_itself_stays_picked_when_pressed(new_page: NewPage) -> None:
    page = new_page()
    to_the_easel(page)
    place_all(page)
    page.locator("[data-act=finish]").click()
    slots = page.locator("[data-slot]:not(.mine)")
    slots.first.locator(".pick").click()
    page.locator(WORDS).nth(0).click()
    second = slots.nth(1).locator(".pick")
    expect(second).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    page.locator(WORDS).nth(1).click()
    expect(slots.nth(1).locator(".label")).not_to_have_text("?")


def test_the_sheet_is_the_largest_thing_and_done_is_on_the_screen(new_page: NewPage) -> None:
    page = new_page(*SIZES[0])
    to_the_easel(page)
    place_all(page)
    page.mouse.move(1, 1)
    for size in SIZES:
        resize(page, size)
        done, sheet, bar = (page.locator(what).bounding_box() for what in ("[data-act=finish]", "[data-sheet]", ".bar"))
        assert done is not None
        assert sheet is not None
        assert bar is not None
        foot = bar["y"] if bar["y"] > size[1] / 2 else size[1]
        assert done["y"] + done["height"] <= foot + 1, size
        assert sheet["y"] + sheet["height"] <= foot + 1, size
        assert sheet["width"] >= min(size[0] - 30, 0.46 * size[1]), size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size
