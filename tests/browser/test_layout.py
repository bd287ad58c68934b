"""The table keeps still and legible over whole games: the browser's own layout shifts, sizes, overlaps and cut text."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hands import play_on, set_table
from browser.test_games import SHORT

# Of the window, as the browser counts it. The worst seen in whole games is 0.007; deals differ, so there is room above.
SHIFT = 0.05
# What one decides about, by game: legible at least so large.
PIECES = {
    "avant_carde": ".gallery .column > .spot .card, .hand .card",
    "art_decko": ".places .card .spot, .mine .cards .spot",
}

# Every shift of the layout in a frame in which neither the question nor the parts of the table changed: where another
# thing is asked the table may be composed anew, where the same is asked nothing moves.
WATCH = """
window.shifts = [];
const frames = [];
let asked = '';
const frame = (now) => {
  const parts = [...document.querySelectorAll('.bar .prompt, .stage .stage > *, .stage .stage > * > *')];
  const text = parts.map((each) => each.className + (each.matches('.prompt') ? each.textContent : '')).join();
  frames.push([now, text !== asked]);
  asked = text;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    const last = frames.findLastIndex(([at]) => at <= each.startTime);
    if (frames.slice(Math.max(0, last - 1), last + 2).some(([, changed]) => changed)) continue;
    window.shifts.push([each.value, each.sources.slice(0, 3).map((source) =>
      (source.node?.className || source.node?.nodeName) + ' ' + [source.previousRect, source.currentRect]
        .map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(',')).join(' -> '))]);
  }
}).observe({type: 'layout-shift'});
"""

LOOK = """
({pieces, least}) => {
  const stage = document.querySelector('.game .stage');
  if (!stage || document.querySelector('article.end')) return [];
  const shown = (each) => each.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const found = [];
  for (const each of document.querySelectorAll(pieces)) {
    const box = each.getBoundingClientRect();
    if (shown(each) && box.width > 0 && Math.max(box.width, box.height) < least)
      found.push(`small: ${each.className} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  const buttons = [...stage.querySelectorAll('button')].filter(shown);
  const boxes = buttons.map((each) => each.getBoundingClientRect());
  for (let a = 0; a < boxes.length; a++) for (let b = a + 1; b < boxes.length; b++) {
    if (buttons[a].contains(buttons[b]) || buttons[b].contains(buttons[a])) continue;
    if (buttons[a].closest('.hand-row, .mine .cards') && buttons[b].closest('.hand-row, .mine .cards')) continue;
    if (getComputedStyle(buttons[a].closest('.mine, .hand-row') ?? stage).position === 'sticky') continue;
    if (getComputedStyle(buttons[b].closest('.mine, .hand-row') ?? stage).position === 'sticky') continue;
    const wide = Math.min(boxes[a].right, boxes[b].right) - Math.max(boxes[a].left, boxes[b].left);
    const high = Math.min(boxes[a].bottom, boxes[b].bottom) - Math.max(boxes[a].top, boxes[b].top);
    if (wide > 4 && high > 4) found.push(`overlap: ${buttons[a].className || buttons[a].textContent} over `
      + `${buttons[b].className || buttons[b].textContent} by ${Math.round(wide)}x${Math.round(high)}`);
  }
  for (const each of document.querySelectorAll('.game .stage *, .bar .button')) {
    const style = getComputedStyle(each);
    const text = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!text || !shown(each) || style.overflowX === 'visible' || style.position === 'absolute') continue;
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 2) found.push(`cut: ${each.textContent.trim()}`);
  }
  for (const each of document.querySelectorAll('.bar .button.main')) {
    const box = each.getBoundingClientRect();
    if (shown(each) && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0))
      found.push(`away: ${each.textContent.trim()}`);
  }
  return found;
}
"""


def seen(page: Page, game: str, least: int) -> list[str]:
    """What is too small, overlaps, is cut or is not on the screen now."""
    found: list[str] = page.evaluate(LOOK, {"pieces": PIECES[game], "least": least})
    return found


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("avant_carde", (1280, 720)),
        ("avant_carde", (390, 844)),
        ("art_decko", (1440, 900)),
        ("art_decko", (390, 844)),
    ],
)
def test_a_whole_game_is_still_and_legible(game: str, size: tuple[int, int], new_page: NewPage) -> None:
    bots, options = SHORT[game]
    page = new_page(*size)
    page.add_init_script(WATCH)
    set_table(page, game, bots, options)
    page.locator(".game .stage button, .game .stage [data-target]").first.wait_for()
    page.evaluate("window.shifts.length = 0")
    found: set[str] = set()
    played: dict[str, Any] = {"over": False}
    for seed in range(200):
        found |= set(seen(page, game, 44 if size[0] < 600 else 60))
        played = play_on(page, 8, seed=seed + 1, spots=False, patience=30)
        if played["over"]:
            break

    assert played["over"]
    assert sorted(found) == []
    shifts = page.evaluate("window.shifts")
    assert [each for each in shifts if each[0] > SHIFT] == []
