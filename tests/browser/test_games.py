"""Every game is played to its end in the browser, and every page can be used by everybody."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.hands import audit, play_on, set_table

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "avant_carde": (2, {"most_rounds": 3}),
    # Ratings close to the top bring the last round near.
    "art_decko": (1, {"rig": {"ratings": "AN 66 IM 68 PA 66 RE 68 SU 66 gold 60"}}),
    "art_society": (1, {}),
    "artbox": (2, {"variant": "simplified", "deck_size": 40, "caps": False}),
}


@pytest.mark.parametrize("game", SHORT)
def test_a_game_against_bots_reaches_its_score_sheet(game: str, new_page: NewPage) -> None:
    bots, options = SHORT[game]
    page = new_page()
    set_table(page, game, bots, options)
    assert play_on(page, 5)["pressed"] == 5
    assert audit(page) == []

    assert play_on(page, seed=2)["over"]

    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("img", name="ended with").first).to_be_visible()
    assert audit(page) == []
