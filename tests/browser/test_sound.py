"""The table is heard after the first press, muted by a key or a button, and remembers both."""

from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.hands import set_table

# How many audio graphs were made, and how many sounds were begun.
COUNT = """
window.made = window.begun = 0;
const Graph = AudioContext;
window.AudioContext = class extends Graph { constructor() { super(); window.made++; } };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.begun++; return start.apply(this, when); };
}
"""


def test_sound_begins_with_the_first_press_and_one_key_mutes_it(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.add_init_script(COUNT)
    set_table(page, "art_society", 1, level="novice")
    button = page.locator("[data-sound]")
    expect(button).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("made + begun") == 0

    page.locator(".own .anchor").first.click()
    page.wait_for_function("() => made === 1 && begun > 0")

    page.keyboard.press("m")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
