"""Twelve moments of every game, reached by real moves: what tools/screenshots.py looks at in every size.

Each tour sits down, plays on until something is on the table, and names the moment; whoever asked looks, and the tour
goes on from there.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from playwright.sync_api import Page

from vernissage.bots.bot import BUDGETS, Budget, bot
from vernissage.core.rng import rng_for
from vernissage.games import game as find_game

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.hands import set_table  # the tests' folder is no package of ours

LEVEL = "expert"  # who moves for the person in the picture
MOVE = "[data-option]:not([disabled])"
END = "article.end"

# What the person's seat sees once it is asked something; nothing when that takes long or the game is over.
LOOK = """async (path) => {
  for (let n = 0; n < 200; n++) {
    const seen = await (await fetch(path + '/snapshot?seat=0')).json();
    if (seen.result) return null;
    if (seen.options.length) return seen;
    await new Promise((go) => setTimeout(go, 50));
  }
  return null;
}"""
DO = """async ({path, move}) => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'X-CSRF-Token': me.csrf, 'Content-Type': 'application/json'};
  return (await fetch(path + '/seats/0/do', {method: 'POST', headers, body: JSON.stringify(move)})).status;
}"""

Tour = Callable[[Page], Iterator[str]]


def play_well(page: Page, game: str, moves: int) -> bool:
    """A bot that sees what the person sees moves for the person, so many times; whether there was something to do."""
    rules, player, rng = find_game(game), bot(game, LEVEL), rng_for(5, page.url)
    path = f"/api/tables/{page.url.rpartition('/')[2]}"
    for number in range(moves):
        seen = page.evaluate(LOOK, path)
        if seen is None:
            return False
        view = msgspec.convert(seen["view"], rules.view_type)
        choice = player.choose(rules, view, [each["id"] for each in seen["options"]], rng, Budget(BUDGETS[LEVEL]))
        move = {"id": f"{seen['seq']}-{number}", "seq": seen["seq"], "actions": [rules.text(choice.action)]}
        assert (
            page.evaluate(DO, {"path": path, "move": {**move, "payload": msgspec.to_builtins(choice.payload)}}) == 200
        )
    return True


def until(page: Page, game: str, what: str, most: int = 300) -> None:
    """Moves are made until this is on the page, or the game is over."""
    for _move in range(most):
        page.locator(f"{MOVE}, {what}, {END}, [data-chip]").first.wait_for(state="attached")
        page.wait_for_timeout(150)
        if page.locator(what).count() or page.locator(END).count() or not play_well(page, game, 1):
            return


def finish(page: Page, game: str) -> None:
    """The game is played to its end, and its page stands still."""
    while play_well(page, game, 50):
        pass
    page.locator(END).wait_for()
    page.wait_for_timeout(3000)


def sit(page: Page, game: str, bots: int, **options: object) -> None:
    """A table of this game, ready for the first move."""
    set_table(page, game, bots, options, level="amateur")
    page.locator(f"{MOVE}, [data-chip]").first.wait_for(state="attached")


def press(page: Page, what: str) -> None:
    """The first of these is pressed, if there is one."""
    found = page.locator(what)
    if found.count():
        found.first.click()


def drawers(page: Page) -> Iterator[str]:
    """What can be asked of every table: advice, the list, the journal."""
    page.keyboard.press("h")
    page.locator("[data-hint]").first.wait_for()
    yield "hint"
    page.reload()
    page.locator(MOVE).first.wait_for(state="attached")
    page.keyboard.press("o")
    yield "options"
    page.keyboard.press("o")
    page.keyboard.press("j")
    yield "journal"
    page.keyboard.press("j")


def avant_carde(page: Page) -> Iterator[str]:
    """A line, the shop, powers, a full table, alone, the end."""
    game = "avant_carde"
    sit(page, game, 2)
    yield "first-card"
    until(page, game, ".line-row:has(ol.own li:nth-child(3)) + .hand-row .spot.can")
    yield "line"
    press(page, ".hand .spot.cannot")
    yield "refusal"
    page.keyboard.press("Escape")
    until(page, game, "[data-option^='buy']")
    yield "shop"
    yield from drawers(page)
    press(page, ".patron")
    yield "patron"
    sit(page, game, 4)
    play_well(page, game, 60)
    until(page, game, "[data-option^='buy']")
    yield "five-seats"
    sit(page, game, 0)
    play_well(page, game, 25)
    until(page, game, "[data-option^='buy']")
    yield "alone"
    sit(page, game, 2, most_rounds=9)
    play_well(page, game, 70)
    until(page, game, ".line-row:has(ol.own li:nth-child(4)) + .hand-row .spot.can")
    yield "long-line"
    finish(page, game)
    yield "end"


def art_decko(page: Page) -> Iterator[str]:
    """An action, a price tag, a painting shown, the end of a turn, a full table, the end."""
    game = "art_decko"
    sit(page, game, 2, start=0)
    yield "opening"
    press(page, ".places .card .spot.can")
    page.wait_for_timeout(500)
    yield "price-tag"
    page.reload()
    page.locator(MOVE).first.wait_for(state="attached")
    press(page, ".places .spot.cannot")
    yield "refusal"
    page.keyboard.press("Escape")
    until(page, game, "[data-option^='pay']")
    yield "paying"
    until(page, game, "[data-option^='discard']")
    yield "end-of-turn"
    yield from drawers(page)
    press(page, "button.piles")
    yield "own-cards"
    sit(page, game, 3, start=0)
    play_well(page, game, 110)
    until(page, game, "[data-option='acquire']")
    yield "four-seats"
    until(page, game, "[data-option^='in ']")
    yield "show"
    sit(page, game, 1, rig={"ratings": "AN 66 IM 68 PA 66 RE 68 SU 66 gold 60"})
    finish(page, game)
    yield "end"


def art_society(page: Page) -> Iterator[str]:
    """The first tile, the gavel, a bid, the taking, hanging, decor, a full table, the end."""
    game = "art_society"
    sit(page, game, 2)
    yield "first-tile"
    until(page, game, "[data-option^='pick']")
    yield "gavel"
    until(page, game, "[data-option^='bid']")
    yield "bid"
    yield from drawers(page)
    until(page, game, "[data-option^='take']")
    yield "take"
    until(page, game, ".anchor")
    yield "hang"
    until(page, game, "[data-option^='decor']")
    yield "decor"
    sit(page, game, 3)
    play_well(page, game, 90)
    until(page, game, "[data-option^='bid']")
    yield "four-seats-bid"
    until(page, game, ".anchor")
    yield "four-seats-hang"
    finish(page, game)
    yield "end"
    press(page, ".end button:has-text('See the table')")
    page.wait_for_timeout(1000)
    yield "last-look"


def artbox(page: Page) -> Iterator[str]:
    """A word, the dice, the sheet, matching, unveiling, tokens, the gallery, many seats, the end."""
    game = "artbox"
    sit(page, game, 3, caps=False)
    yield "keep-a-word"
    until(page, game, "[data-option='roll'], [data-chip]")
    yield "roll"
    until(page, game, "[data-chip]")
    yield "empty-sheet"
    play_well(page, game, 1)
    page.reload()
    page.locator("[data-shape]").first.wait_for()
    page.locator("[data-shape]").first.focus()
    page.wait_for_timeout(1000)
    yield "drawing"
    until(page, game, ".wall .slots")
    yield "match"
    play_well(page, game, 2)
    page.wait_for_timeout(500)
    yield "half-matched"
    until(page, game, "[data-option^='unveil'], .spotlight")
    play_well(page, game, 1)
    page.wait_for_timeout(800)
    yield "unveiling"
    until(page, game, ".awards")
    yield "tokens"
    press(page, ".artbox header button.button")
    yield "gallery"
    sit(page, game, 5, caps=False)
    until(page, game, ".wall .slots")
    yield "six-seats-match"
    until(page, game, ".awards")
    yield "six-seats-tokens"
    sit(page, game, 3, caps=False, variant="simplified")
    finish(page, game)
    yield "end"


TOURS: dict[str, Tour] = {
    "avant_carde": avant_carde,
    "art_decko": art_decko,
    "art_society": art_society,
    "artbox": artbox,
}
