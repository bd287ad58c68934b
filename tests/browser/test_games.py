"""Every game is played to its end in the browser: the table keeps still, is legible and can be used by everybody."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.hands import audit, play_on, set_table
from browser.layout import WATCH, seen, shifted

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "avant_carde": (2, {"most_rounds": 3}),
    # Ratings close to the top bring the last round near.
    "art_decko": (1, {"rig": {"ratings": "AN 66 IM 68 PA 66 RE 68 SU 66 gold 60"}}),
    "art_society": (1, {}),
    "artbox": (2, {"variant": "simplified", "deck_size": 40, "caps": False}),
}


SIZES = {"phone": (390, 844), "desk": (1440, 900)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_still_and_legible_and_reaches_its_score_sheet(game: str, size: str, new_page: NewPage) -> None:
    bots, options = SHORT[game]
    page = new_page(*SIZES[size])
    page.add_init_script(WATCH)
    set_table(page, game, bots, options)
    page.locator(".game .stage button, .game .stage [data-target]").first.wait_for()
    page.evaluate("window.shifts.length = 0")
    found: set[str] = set()
    played: dict[str, Any] = {"over": False}
    for seed in range(200):
        found |= set(seen(page, game))
        played = play_on(page, 8, seed=seed + 1, spots=size == "desk", patience=30)
        if seed == 0:
            assert audit(page) == []
        if played["over"]:
            break

    assert played["over"]
    assert sorted(found) == []
    assert shifted(page) == []
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("img", name="ended with").first).to_be_visible()
    assert audit(page) == []
