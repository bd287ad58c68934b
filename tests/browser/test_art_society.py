"""The table of Art Society in the browser: the lot is large, a bid takes two gestures, nothing is cut or too small."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hands import audit, resize, set_table

SIZES = [(390, 844), (820, 1180), (1280, 720), (1440, 900), (1920, 1080)]

# The first option of each kind is pressed until one of the kind that is looked for is offered.
UNTIL = """
async (kind) => {
  const rest = (ms) => new Promise((go) => setTimeout(go, ms));
  for (let n = 0; n < 6000; n++) {
    document.querySelector('[data-confirm]')?.click();
    const found = [...document.querySelectorAll('[data-option]:not([disabled])')];
    if (found.some((each) => each.dataset.option.startsWith(kind))) return true;
    const wanted = found.filter((each) => /^(start|pick|open|bid|take|hang|decor|finish|confirm|keep)/
      .test(each.dataset.option));
    const [first] = wanted.length ? wanted : found;
    const before = first?.closest('ol').textContent;
    first?.click();
    for (let k = 0; k < 40 && first; k++) {
      await rest(5);
      if (document.querySelector('[data-option]:not([disabled])')?.closest('ol').textContent !== before) break;
    }
    await rest(5);
  }
  return false;
}
"""
LARGEST = "(what) => Math.max(...[...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect().width))"
LOWEST = "(what) => Math.max(...[...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect().bottom))"
AREA = """(what) => { const b = document.querySelector(what).getBoundingClientRect(); return b.width * b.height; }"""

# Pieces of the first kind that lie over one another, or that are cut by the window.
CROSSED = """
(what) => {
  const boxes = [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect()).filter((b) => b.width > 0);
  const crossed = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => crossed(a, b)).map(() => what))
    .concat(boxes.filter((b) => b.left < -1 || b.right > innerWidth + 1).map(() => 'outside'));
}
"""


def until(page: Page, kind: str) -> None:
    """The game has gone on until the person may do this."""
    assert page.evaluate(UNTIL, kind)


def smallest(page: Page, what: str) -> float:
    """The least of the longer sides of these things."""
    found: float = page.evaluate(
        """(what) => Math.min(...[...document.querySelectorAll(what)].map((e) => {
             const b = e.getBoundingClientRect(); return Math.max(b.width, b.height); }))""",
        what,
    )
    return found


def test_the_lot_one_bids_on_is_the_largest_thing(new_page: NewPage) -> None:
    page = new_page(*SIZES[0])
    set_table(page, "art_society", 2, level="novice")
    until(page, "bid")
    page.locator(".lots .lot").first.wait_for()
    for size in SIZES:
        resize(page, size)
        assert page.locator(".lots .lot").count() == 4
        least = 44 if size[0] < 600 else 60
        assert smallest(page, ".lots .lot .picture") >= least
        assert smallest(page, ".mine li") >= least
        assert smallest(page, ".rivals .wall .wall") >= 100
        assert page.evaluate(AREA, ".market") > page.evaluate(AREA, ".own .wall") * (0.8 if size[0] < 1000 else 1)
        for what in (".lots .lot", ".mine li", ".table > *", ".rivals article"):
            assert page.evaluate(CROSSED, what) == []
        bar = page.locator(".bar").bounding_box()
        assert bar is not None
        foot = bar["y"] if bar["y"] > size[1] / 2 else size[1]
        # Lot and bid cards are on one screen.
        for what in (".lots .lot", ".mine li"):
            assert page.evaluate(LOWEST, what) <= foot + 1, what
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_own_wall_is_the_largest_thing_while_one_hangs(new_page: NewPage) -> None:
    page = new_page(*SIZES[0])
    set_table(page, "art_society", 2, level="novice")
    until(page, "hang")
    page.locator(".own .anchor").first.wait_for()
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(AREA, ".own .wall") > page.evaluate(AREA, ".market") * 0.95
        assert page.evaluate(CROSSED, ".table > *") == []
        easel, decor = page.locator(".easel .tile").bounding_box(), page.locator(".decor").bounding_box()
        assert easel is not None
        assert decor is not None
        assert easel["y"] + easel["height"] <= decor["y"] + 8  # a tall tile reaches a few pixels into it
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("touch", [False, True])
def test_a_bid_takes_two_gestures_and_lies_face_down_until_all_are_turned_over(touch: bool, new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True) if touch else new_page()
    set_table(page, "art_society", 2, level="novice")
    until(page, "bid")
    card = page.locator("[data-target='hand:9']")
    card.tap() if touch else card.click()
    # On a phone what cannot be taken back is asked about once more: the second gesture.
    page.locator("[data-confirm], [data-fly='bid-0-9'], [data-fly='bid-9']:not([data-target])").first.wait_for()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()

    turned = page.locator("[data-paddle] img.turned")
    expect(turned).to_have_count(3)
    faces = [int(re.sub(r"\D", "", each.get_attribute("alt") or "")) for each in turned.all()]
    assert 9 in faces
    assert faces == sorted(faces, reverse=True)  # the highest bid takes first
    now = page.locator("[data-paddle].now")
    expect(now).to_contain_text("You")
    expect(now).to_contain_text("take now")


def test_every_term_explains_itself_and_nothing_is_found_against_the_page(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_society", 2, level="novice")
    until(page, "bid")
    for term, means in {
        "Prestige": "nobody takes go to the museum",
        "Matching frames": "same frame",
        "Faux pas: 0": "touches one of its own type",
        "What is the eyeline?": "3 points more",
        "points if it ended now": "bare corner",
    }.items():
        button = page.get_by_role("button", name=re.compile(re.escape(term)))
        button.first.click()
        expect(page.locator(":popover-open").filter(has_text=means)).to_be_visible()
        page.keyboard.press("Escape")
    assert audit(page) == []
    page.emulate_media(color_scheme="dark")
    assert audit(page) == []
