"""The gallery page, and the table in plain text."""

import json
from html import escape

from games.artbox.table import artbox, look, play_round
from games.artbox.vectors import VECTORS
from rule import rule
from vernissage.core.model import WATCHER
from vernissage.games.artbox import braille, gallery
from vernissage.games.artbox.shapes import as_json, read

HOUSE = read({"v": 1, "shapes": VECTORS["G-05"]["shapes"]})


@rule("AB-UI-14", "AB-ROUND-06")
def test_the_gallery_hangs_every_drawing_with_word_and_count() -> None:
    match = artbox(own_words=["<b>bold</b>", *(f"word {n}" for n in range(20))])
    play_round(match, {0: [1]})
    page = gallery.page(match)
    assert page.count("<figure>") == page.count("</svg>") == 4
    for hung in look(match, WATCHER).gallery[0].pictures:
        assert escape(hung.word.word) in page
    assert "<b>" not in page
    assert "matched by Seat 1" in page
    returned = {word.word for word in look(match).returned}
    assert not any(f">{escape(word)}<" in page for word in returned)


def test_the_table_in_text_is_at_most_a_hundred_columns_wide() -> None:
    match = artbox(seats=8)
    play_round(match)
    for seat in (0, WATCHER):
        assert max(len(line) for line in match.game.show(match.view(seat)).splitlines()) <= 100


def test_a_house_in_dots() -> None:
    shown = braille.dots(HOUSE)
    assert len(shown) == 11
    assert {len(row) for row in shown} == {22}
    assert sum(ord(mark) != 0x2800 for row in shown for mark in row) >= 40
    assert braille.dots([]) == ("\u2800" * 22,) * 11


def test_a_house_in_json() -> None:
    assert json.loads(json.dumps(as_json(HOUSE))) == as_json(HOUSE)
