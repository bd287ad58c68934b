"""What must be seen on the boards is seen: nothing is cut, covered, too small, or flies away."""

import pytest
from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hands import play_on, resize, set_table

# Every element of the first kind that is not wholly inside its closest of the second kind and the window.
OUTSIDE = """
([what, inside]) => [...document.querySelectorAll(what)].flatMap((element) => {
  const [box, room] = [element.getBoundingClientRect(), element.closest(inside).getBoundingClientRect()];
  const out = box.left < room.left - 1 || box.right > room.right + 1
    || box.top < room.top - 1 || box.bottom > room.bottom + 1;
  const away = box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < 0;
  return out || away ? [`${what} ${Math.round(box.top)}-${Math.round(box.bottom)} in ${Math.round(room.bottom)}`] : [];
})
"""


def outside(page: Page, what: str, inside: str) -> list[str]:
    """What is cut off."""
    found: list[str] = page.evaluate(OUTSIDE, [what, inside])
    return found


@pytest.mark.parametrize(("bots", "size"), [(2, (1440, 900)), (4, (1280, 720))])
def test_the_lines_of_all_rivals_are_seen_whole(bots: int, size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(*size)
    set_table(page, "avant_carde", bots, level="amateur")
    seen = 0
    for seed in range(8):
        play_on(page, 5, seed=seed + 1, spots=False, patience=5)
        assert outside(page, ".rivals article", ".stage") == []
        assert outside(page, ".rivals .line li", "article") == []
        seen += page.locator(".rivals .line li").count()
    assert seen > 0


# Tiles on a rival's wall that were there a moment ago, and are set in motion although nobody moved them.
RESTLESS = """
window.restless = [];
const seen = new WeakMap();
const look = () => {
  for (const tile of document.querySelectorAll('.rivals .tile')) seen.set(tile, tile.dataset.fly);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (this.matches('.rivals .tile') && seen.has(this)) window.restless.push(this.dataset.fly);
  return animate.call(this, frames, how);
};
"""


def test_paintings_stay_on_the_walls_of_the_others(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(RESTLESS)
    set_table(page, "art_society", 2, level="amateur")
    play_on(page, 45, seed=2, spots=False, patience=10)

    assert page.locator(".rivals .tile").count() > 4
    assert page.evaluate("window.restless") == []


def test_every_size_of_the_supply_fits_its_frame(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "art_society", 1)
    for seed in range(60):
        if page.locator(".supply .shape").count():
            break
        play_on(page, 1, seed=seed, spots=False, patience=3)
    page.locator(".supply .shape").first.wait_for()
    for size in [(1440, 900), (1280, 720), (820, 1180), (390, 844)]:
        resize(page, size)
        page.locator(".supply").scroll_into_view_if_needed()

        assert outside(page, ".supply .shape", ".format") == [], size


# Names that end in dots, and what runs out of its panel.
CUT_NAMES = """
() => [...document.querySelectorAll('.places .name')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)
"""


def test_galleries_have_their_names_and_their_cards_at_every_width(new_page: NewPage) -> None:
    page = new_page(1440, 6000)
    set_table(page, "art_decko", 2)
    page.locator(".places .card").first.wait_for()
    for width in [390, 600, 690, 720, 820, 1000, 1180, 1280, 1440]:
        resize(page, (width, 6000))

        assert page.evaluate(CUT_NAMES) == [], width
        assert outside(page, ".places .card", ".place") == [], width
        assert outside(page, ".places .cost", ".place") == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
