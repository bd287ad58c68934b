"""In the pseudo-language every sentence stands in brackets and accents: what does not comes from no catalogue."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hands import play_on, set_table

PSEUDO = "?lang=xx-pseudo"
# People's names, the name of the house, and what is said in English because it is the law's own wording.
STRAYS = """
(names) => {
  const known = [...names, 'Vernissage', 'API', 'SVG', 'PNG', 'QR', 'Argon2'];
  const hidden = (element) => element.closest('script, style, noscript, code, kbd, svg, textarea, [lang="en"]');
  const plain = (text) => known
    .reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/⟦[^⟦⟧]*⟧/g, ''))
    .replace(/\\b[A-Z]{2}-[A-Z0-9]+-\\d+\\b/g, '');
  const strip = (text) => {
    for (let before = ''; before !== text;) [before, text] = [text, plain(text)];
    return text;
  };
  const stray = (text) => /[A-Za-z]{3,}/.test(strip(text));
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.parentElement && !hidden(node.parentElement) && stray(node.data)) found.push(node.data.trim());
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (hidden(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name);
      if (text && stray(text)) found.push(name + ': ' + text);
    }
  }
  return [...new Set(found)];
}
"""
# Everybody the page may name: people chose their names, and bots were given theirs when they sat down.
NAMES = """
async () => {
  if (!localStorage.getItem('been-here')) return [];
  const me = await (await fetch('/api/me')).json();
  return [me.name, ...me.tables.flatMap((table) => table.chairs.map((chair) => chair.name))].filter(Boolean);
}
"""


def strays(page: Page) -> list[str]:
    """What the page says that is in no catalogue."""
    found: list[str] = page.evaluate(STRAYS, page.evaluate(NAMES))
    return found


@pytest.mark.parametrize(
    "place", ["/", "/tables", "/settings", "/you", "/about", "/lost", "/rules", "/new/avant_carde", "/new/artbox"]
)
def test_a_page_says_nothing_that_is_in_no_catalogue(place: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(place + PSEUDO)
    page.get_by_text("⟦").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert not strays(page), "\n".join(strays(page))


TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "avant_carde": (1, {"most_rounds": 2}),
    "art_decko": (1, {"rig": {"ratings": "AN 66 IM 68 PA 66 RE 68 SU 66 gold 60"}}),
    "art_society": (1, {}),
    "artbox": (2, {"variant": "simplified", "deck_size": 40, "caps": False}),
}


@pytest.mark.parametrize("game", TABLES)
def test_a_table_says_nothing_that_is_in_no_catalogue(game: str, new_page: NewPage) -> None:
    bots, options = TABLES[game]
    page = new_page()
    page.goto("/")
    page.evaluate("localStorage.setItem('language', 'xx-pseudo')")
    set_table(page, game, bots, options)
    found = strays(page)
    for seed in range(4):
        play_on(page, 6, seed=seed)
        found += strays(page)
    play_on(page, seed=9)
    page.locator("article.end").wait_for()
    found += strays(page)
    assert not found, "\n".join(sorted(set(found)))


def test_a_sentence_of_no_catalogue_is_found(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/about" + PSEUDO)
    page.get_by_text("⟦").first.wait_for()
    page.evaluate("document.querySelector('main').append('Said by nobody')")
    assert strays(page) == ["Said by nobody"]
