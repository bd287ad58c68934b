"""What a person does at the table, in the page itself: every move is a press on something the page offers."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# Presses random options until the game is over, so many are pressed, or nothing has been offered for long.
PLAY_ON = """
async ({most, seed, spots, patience}) => {
  let state = seed >>> 0;
  const chance = () => { state = (state * 1664525 + 1013904223) >>> 0; return state / 2 ** 32; };
  const rest = (ms) => new Promise((go) => setTimeout(go, ms));
  let pressed = 0, idle = 0;
  while (pressed < most && idle < patience) {
    if (document.querySelector('article.end')) return {pressed, over: true};
    document.querySelector('[data-confirm]')?.click();
    const menu = document.querySelectorAll('dialog[open] li button');
    const list = [...document.querySelectorAll('[data-option]:not([disabled])')];
    const board = [...document.querySelectorAll('.spot.can[data-target]')];
    const found = menu.length ? [...menu] : spots && board.length && chance() < 0.5 ? board : list;
    if (found.length === 0) { idle++; await rest(10); continue; }
    idle = 0;
    const before = document.querySelector('[data-option]')?.closest('ol')?.textContent;
    found[Math.floor(chance() * found.length)].click();
    pressed++;
    for (let n = 0; n < 60; n++) {
      await rest(2);
      const now = document.querySelector('[data-option]:not([disabled])');
      if (document.querySelector('dialog[open], article.end') || !now
        || now.closest('ol').textContent !== before) break;
    }
  }
  return {pressed, over: document.querySelector('article.end') !== null};
}
"""


def play_on(
    page: Page, most: int = 100_000, seed: int = 1, *, spots: bool = True, patience: float = 60
) -> dict[str, Any]:
    """Random moves are made, in the list and on the board, until the end or a number of moves."""
    found: dict[str, Any] = page.evaluate(
        PLAY_ON, {"most": most, "seed": seed, "spots": spots, "patience": patience * 100}
    )
    return found


def pick(page: Page, option: str) -> None:
    """An option of the list is pressed; the drawer it lies in is opened first."""
    found = page.locator(f"[data-option{option}]:not([disabled])").first
    found.wait_for()
    if page.locator("section.options.shut").count():
        page.keyboard.press("o")
    found.click()


def settled(page: Page) -> list[str]:
    """The options, once they have stopped changing."""
    seen: list[str] = []
    for _look in range(100):
        page.wait_for_timeout(400)
        now = page.locator("[data-option]:not([disabled])").all_inner_texts()
        if now and now == seen:
            break
        seen = now
    return seen


def set_table(
    page: Page, game: str, bots: int, options: dict[str, Any] | None = None, *, people: int = 1, level: str = "random"
) -> str:
    """A table with bots, made by this page's person and started if nobody else is to come; the answer is its
    address.
    """
    page.goto("/")
    page.locator("article h3").first.wait_for()
    while page.evaluate("localStorage.getItem('been-here')") is None:  # until the page has a session
        page.wait_for_timeout(20)
    made = page.evaluate(
        """async ({game, bots, options, people, level}) => {
          const me = await (await fetch('/api/me')).json();
          const headers = {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'};
          const ask = async (path, body) => (
            await fetch(path, {method: 'POST', headers, body: body && JSON.stringify(body)})).json();
          const table = await ask('/api/tables', {game, options});
          for (let n = 0; n < bots; n++) await ask(`/api/tables/${table.id}/seats/${people + n}/bot`, {level});
          if (people === 1) await ask(`/api/tables/${table.id}/start`);
          return table;
        }""",
        {"game": game, "bots": bots, "options": options or {}, "people": people, "level": level},
    )
    address = f"/t/{made['id']}"
    page.goto(address)
    if people == 1:
        page.locator(".game").wait_for()
    return address


def audit(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2.2 A and AA."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """async (levels) => (await axe.run(document, {runOnly: levels})).violations
             .map((each) => each.id + ': '
               + each.nodes.map((node) => node.target + ' ' + node.failureSummary).join(' | '))""",
        LEVELS,
    )
    assert isinstance(found, list)
    return [str(each) for each in found]


# The names that have nothing on the page; of "change|seat:0" one is enough, and the button of a move counts for the
# things it touches.
MISSING = """
(names) => {
  const one = (name) => {
    const move = name.startsWith('move:');
    const value = CSS.escape(move ? name.slice(5) : name);
    return (move ? ['option', 'move'] : ['target', 'point', 'fly'])
      .flatMap((kind) => [...document.querySelectorAll(`[data-${kind}="${value}"]`)])
      .some((each) => each.getBoundingClientRect().width > 0 && each.checkVisibility());
  };
  const seen = (name) => name.split('|').some(one);
  const moves = names.some((name) => name.startsWith('move:'));
  return moves && names.some(seen) ? [] : names.filter((name) => !seen(name));
}
"""


def missing(page: Page, names: list[str]) -> list[str]:
    """Which of the names that are pointed at have nothing on the page once it has settled."""
    found: list[str] = []
    for _look in range(400):
        found = page.evaluate(MISSING, names)
        if not found:
            break
        page.wait_for_timeout(50)
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    """The window has this size, and the page is laid out for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    page.wait_for_timeout(50)
