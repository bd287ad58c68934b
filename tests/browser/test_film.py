"""What the others do is seen: things fly from where they lay to whoever gets them, and every caption is told in order.

Nothing here looks at something in flight: the page keeps a record of its flights, and a witness keeps every box that a
place has ever had.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import NewPage
from browser.hands import pick, play_on, set_table
from server.support import Server
from vernissage import games
from vernissage.core.model import Message
from vernissage.core.words import words

KEEN = Path(__file__).parent / "keen.py"
SHOP = {"first": "0", "active": "0", "line0": "red-1", "line1": "red-1 red-1 red-1", "stack2": "blue-2 red-2"}

# Every box a place of the board has had, by its name, and every caption that was shown.
WITNESS = """
window.boxes = {};
window.shown = [];
const look = () => {
  for (const each of document.querySelectorAll('.stage [data-point], .stage [data-target]'))
    for (const name of [each.dataset.point, each.dataset.target].filter(Boolean)) {
      const { x, y, width, height } = each.getBoundingClientRect();
      if (width > 0) (boxes[name] ??= new Set()).add([x, y, width, height].map(Math.round).join());
    }
  const caption = document.querySelector('.caption')?.textContent.trim();
  if (caption && shown.at(-1) !== caption) shown.push(caption);
};
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
addEventListener('load', look, true);
addEventListener('resize', look);
"""


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots buy what they can: what they do is known beforehand."""
    with Server(tmp_path_factory.mktemp("keen"), script=str(KEEN)) as started:
        yield started
        assert "Traceback" not in started.text()


def watched(new_page: NewPage, pace: str = "normal") -> Page:
    """A page on which things move, with a witness."""
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(WITNESS)
    page.add_init_script(f"localStorage.getItem('taste') ?? localStorage.setItem('taste', '{{\"pace\": \"{pace}\"}}')")
    return page


def flown(page: Page, start: str, end: str) -> dict[str, Any]:
    """The flight from one place to another, once it has begun; both boxes are those the places had."""
    found = page.wait_for_function(
        """([start, end]) => JSON.parse(document.querySelector('[data-flown]')?.dataset.flown ?? '[]')
             .find((each) => each.start.startsWith(start) && each.end === end)""",
        arg=[start, end],
    ).json_value()
    assert isinstance(found, dict)
    for name, box in ((found["start"], found["from"]), (found["end"], found["to"])):
        rounded = ",".join(str(int(box[side] + 0.5)) for side in ("x", "y", "width", "height"))
        assert page.evaluate("([name, box]) => boxes[name].has(box)", [name, rounded]), f"{name} was never at {rounded}"
    return found


def told(page: Page) -> list[str]:
    """What the screen reader was told, but for whose turn it is."""
    said = page.locator("[data-captions] p").all_inner_texts()
    return [each for each in said if not each.startswith("Your turn")]


def test_a_bots_purchase_flies_from_its_stack_to_the_bots_place_in_avant_carde(new_page: NewPage) -> None:
    page = watched(new_page)
    set_table(page, "avant_carde", 1, {"rig": SHOP})
    pick(page, "='end'")
    flight = flown(page, "stack:", "seat:1")

    assert (flight["thing"], flight["start"]) == ("blue-2", "stack:2")
    expect(page.locator("[data-captions]")).to_contain_text("buys the blue 2.")
    page.wait_for_function("() => shown.some((each) => each.endsWith('buys the blue 2.'))")
    expect(page.locator("[data-latest]")).to_have_attribute("data-latest", re.compile("^[01]$"))


def test_a_bots_purchase_flies_from_its_gallery_to_the_bots_place_in_art_decko(new_page: NewPage) -> None:
    page = watched(new_page)
    rig = {"action": "1", "hand0": "G1 SU", "hand1": "G1", "tokens": "1 2 3 4", "teal": "AN2", "ratings": "AN 9"}
    set_table(page, "art_decko", 1, {"start": 0, "rig": rig})
    page.locator("[data-target='hand:G1'].can").click()
    page.locator("[data-seal]").click()
    pick(page, "='stop'")
    flight = flown(page, "sale:", "seat:1")

    assert (flight["thing"], flight["start"]) == ("AN2", "sale:teal:AN2")
    caption = "buys “The Peacock Window” (Art Nouveau) for 1; Art Nouveau rises to 11."
    expect(page.locator("[data-captions]")).to_contain_text(caption)
    page.wait_for_function("(caption) => shown.some((each) => each.endsWith(caption))", arg=caption)
    expect(page.locator("[data-latest]")).to_have_attribute("data-latest", re.compile("^[01]$"))


def test_the_others_last_turn_is_shown_again_and_the_pace_is_kept(new_page: NewPage) -> None:
    page = watched(new_page, "slow")
    set_table(page, "avant_carde", 1, {"rig": SHOP})
    pick(page, "='end'")
    expect(page.locator("[data-captions]")).to_contain_text("buys the blue 2.")
    expect(page.locator("[data-option^='lay']").first).to_be_attached()  # the bot's turn is over

    page.reload()
    page.get_by_role("button", name="While you were away").click()
    assert flown(page, "stack:2", "seat:1")["thing"] == "blue-2"
    page.keyboard.press("s")
    expect(page.locator("[data-film]")).to_have_attribute("data-film", "rests")
    page.get_by_role("button", name="The others' moves").click()
    page.get_by_label("Fast").check()
    page.reload()
    expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "fast")
    page.goto("/settings")
    expect(page.get_by_label("How fast the others' moves are shown")).to_have_value("fast")


def test_bids_fly_from_their_bidders_when_they_are_turned_over(new_page: NewPage) -> None:
    page = watched(new_page)
    rig = {"phase": "bid", "offer": "P001 P005 P009 P013", "hand1": "3", "hand2": "4"}
    set_table(page, "art_society", 2, {"rig": rig})
    expect(page.locator(".paddles .back")).to_have_count(2)
    page.locator("[data-target='hand:20']").click()
    flights = [flown(page, f"seat:{seat}:bids", f"seat:{seat}:bid") for seat in (1, 2)]

    assert [flight["thing"] for flight in flights] == ["bid-3@red", "bid-4@green"]
    said = page.locator("[data-captions]")
    expect(said).to_contain_text(re.compile(r"The bids are turned over: you 20, \w+ 3 and \w+ 4\."))
    expect(said).to_contain_text("Paintings are taken in this order: you,")
    assert page.evaluate("JSON.parse(document.querySelector('[data-flown]').dataset.flown)[0].thing") == "bid-3@red"
    expect(page.locator("[data-latest]")).to_have_attribute("data-latest", re.compile("^[01]$"))


# A turn of Art Decko takes many presses and may be told in two lines: more bots, more presses.
@pytest.mark.parametrize(
    ("game", "bots", "presses"),
    [("avant_carde", 2, 30), ("art_decko", 3, 80), ("art_society", 2, 30), ("artbox", 2, 30)],
)
def test_the_screen_reader_is_told_every_caption_in_order_and_nothing_flies_where_nothing_moves(
    game: str, bots: int, presses: int, new_page: NewPage
) -> None:
    page = new_page()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(str(text)))

    page.on("websocket", listen)
    set_table(page, game, bots)
    play_on(page, presses)
    names = page.locator(".top .name, .standing .name").all_inner_texts()

    for _look in range(600):
        expected = captions(game, frames, names)
        if told(page) == expected:
            break
        page.wait_for_timeout(50)
    assert told(page) == expected
    assert len(expected) > 20
    assert page.locator("[data-flown]").count() == 0
    expect(page.locator("[data-latest]")).to_have_attribute("data-latest", re.compile("^[01]$"))


def captions(game: str, frames: list[str], names: list[str]) -> list[str]:
    """What the lines that came after the first picture say, shot by shot."""
    spoken = words(games.game(game).package)
    found: list[str] = []
    first = True
    for frame in frames:
        message = json.loads(frame)
        if message["type"] != "snapshot":
            continue
        for line in [] if first else message["told"]:
            if line["shot"] is not None:
                found.append(spoken.say(convert(line["shot"].get("say") or line["say"], Message), names, 0))
        first = False
    return found
