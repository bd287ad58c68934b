"""Text at twice its size: no page scrolls sideways, and no words are cut off."""

from collections.abc import Iterable

from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hands import play_on, set_table

PAGES = ["/", "/tables", "/rules", "/rules/avant_carde", "/settings", "/you", "/about", "/new/artbox", "/nowhere"]
TABLES = {"avant_carde": 2, "art_decko": 2, "art_society": 2, "artbox": 3}

# Words outside the page, or in a box that hides them; what scrolls by itself, as a line to type in does, or ends in an
# ellipsis
# is told in full elsewhere.
CUT = """
() => {
  const width = document.documentElement.clientWidth, found = [];
  const hides = (style) => style.overflowX === 'hidden' || style.overflowX === 'clip';
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, input, .out, dialog:not([open]), noscript, script, .skip, .painted .pictures, .shut'))
      continue; // a drawer that is shut lies beside the window, for ears and the Tab key
    // Words for ears only are no words to cut.
    if (!element.checkVisibility({checkOpacity: true}) || getComputedStyle(element).clipPath !== 'none') continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(element);
    const over = element.scrollWidth > element.clientWidth + 2;
    if (hides(style) && style.textOverflow !== 'ellipsis' && over)
      found.push('hidden: ' + element.outerHTML.slice(0, 90));
    if (!own) continue;
    let scrolls = false;
    for (let up = element; up; up = up.parentElement) {
      const around = getComputedStyle(up);
      if (['auto', 'scroll'].includes(around.overflowX) || around.textOverflow === 'ellipsis') scrolls = true;
    }
    const box = element.getBoundingClientRect();
    if (!scrolls && box.width && (box.left < -1 || box.right > width + 1))
      found.push('outside: ' + element.outerHTML.slice(0, 90));
  }
  return found;
}
"""


def test_text_at_twice_its_size_is_never_cut(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"
    )
    found = {name: trouble for name in visits(page) if (trouble := cut(page))}
    assert found == {}


def visits(page: Page) -> Iterable[str]:
    """Every page, every game, a lobby, an end and a replay, one after the other."""
    for address in PAGES:
        page.goto(address)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        yield address
    for game, bots in TABLES.items():
        set_table(page, game, bots)
        page.locator("[data-option]").first.wait_for()
        play_on(page, 3, spots=False, patience=1)
        yield game
    set_table(page, "art_society", 1, people=2)
    page.locator("img.qr").wait_for()
    yield "lobby"
    set_table(page, "avant_carde", 1, {"most_rounds": 1})
    assert play_on(page, spots=False)["over"]
    page.locator("figure svg").first.wait_for()
    yield "end"
    page.get_by_role("link", name="Look through the game").click()
    page.get_by_label("Moment of the game").fill("9")
    page.locator(".told:not(:empty)").wait_for()
    yield "replay"


def cut(page: Page) -> list[str]:
    """What is cut off or makes the page scroll sideways, on a phone and on a desk."""
    found = []
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_timeout(60)
        wide = page.evaluate("document.documentElement.scrollWidth")
        found += [
            f"at {width}: {each}"
            for each in ([f"the page is {wide} wide"] if wide > width else []) + page.evaluate(CUT)
        ]
    return found
