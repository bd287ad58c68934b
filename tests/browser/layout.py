"""How still and legible a table is: the browser's own layout shifts, sizes, overlaps, cut text."""

from playwright.sync_api import Page

# Of the window, as the browser counts it, in every frame of a whole game. The worst of these games is 0.0155.
SHIFT = 0.02
# What one decides about, by game: legible at least so large.
PIECES = {
    "avant_carde": ".gallery .column > .spot .card, .hand .card, .rivals .line .card",
    "art_decko": ".places .card .spot, .mine .cards .spot",
    "art_society": ".lots .lot .picture, .mine li, .rivals .wall .wall, .supply .format",
    "artbox": ".wall .slots button.look, .tray button, .choose .spot, .easel svg",
}

WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const each of list.getEntries())
    window.shifts.push([each.value, each.sources.slice(0, 3).map((source) =>
      (source.node?.className || source.node?.nodeName) + ' ' + [source.previousRect, source.currentRect]
        .map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(',')).join(' -> '))]);
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
  // The glass in the corner of a drawing lies on it.
  const buttons = [...stage.querySelectorAll('button:not(.tool)')].filter(shown);
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


def seen(page: Page, game: str) -> list[str]:
    """What is too small, overlaps, is cut or is not on the screen now."""
    narrow = page.evaluate("innerWidth") < 600
    found: list[str] = page.evaluate(LOOK, {"pieces": PIECES[game], "least": 44 if narrow else 60})
    return found


def shifted(page: Page) -> list[tuple[float, list[str]]]:
    """Every shift of this page that is larger than it may be, with what moved from where to where."""
    found: list[tuple[float, list[str]]] = page.evaluate("(most) => shifts.filter(([size]) => size > most)", SHIFT)
    return found
