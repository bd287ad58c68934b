"""Rendering, the gallery page, the table in words, and golden games."""

import itertools
import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from games.artbox.table import artbox, draw, guess, look, play_round, unveil
from games.artbox.vectors import VECTORS
from rule import rule
from vernissage.core.model import WATCHER
from vernissage.games import load
from vernissage.games.artbox import gallery, rendering
from vernissage.games.artbox.contour import distance
from vernissage.games.artbox.drawing import contour
from vernissage.games.artbox.shapes import as_json, canonical, read

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.vern"))
HOUSE = read({"v": 1, "shapes": VECTORS["G-05"]["shapes"]})


@rule("AB-GEO-20")
def test_a_picture_is_outline_only_in_one_color() -> None:
    root = ElementTree.fromstring(rendering.svg(HOUSE, title="a <house> & garden"))
    group = next(element for element in root if element.tag.endswith("g"))
    assert group.attrib["fill"] == "none"
    assert group.attrib["stroke-width"] == "8"
    assert len(list(group)) == 4
    assert all(set(path.attrib) == {"d"} for path in group)


@rule("AB-GEO-20")
def test_the_same_drawing_is_the_same_picture_for_all() -> None:
    assert rendering.svg(HOUSE) == rendering.svg(canonical(HOUSE)) == rendering.svg(HOUSE[::-1])
    assert rendering.svg(HOUSE) != rendering.svg(HOUSE[:3])


@rule("AB-GEO-20")
def test_the_pencil_moves_no_point_by_more_than_two_units() -> None:
    for name, vector in VECTORS.items():
        if not name.startswith("G-"):
            continue
        drawn = canonical(read({"v": 1, "shapes": vector["shapes"]}))
        for shape, edges in zip(drawn, rendering.outlines(drawn, b"grain"), strict=True):
            outline = contour(shape)
            points = [point for edge in edges for point in edge]
            points += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for edge in edges for a, b in itertools.pairwise(edge)]
            assert all(distance(x, y, outline) <= 2 for x, y in points)
            assert max(distance(x, y, outline) for x, y in points) > 0.3


@rule("AB-UI-14", "AB-ROUND-06")
def test_the_gallery_hangs_every_drawing_with_word_and_count() -> None:
    match = artbox(own_words=["<b>bold</b>", *(f"word {n}" for n in range(20))])
    play_round(match, {0: [1]})
    page = gallery.page(match)
    assert page.count("<figure>") == page.count("</svg>") == 4
    for hung in look(match, WATCHER).gallery[0].pictures:
        assert rendering.escape(hung.word.word) in page
    assert "<b>" not in page
    assert "matched by Seat 1" in page
    returned = {word.word for word in look(match).returned}
    assert not any(f">{rendering.escape(word)}<" in page for word in returned)


@rule("AB-UI-14")
@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_replays_and_hangs(path: Path) -> None:
    match = load(path)
    assert match.over
    view = look(match, WATCHER)
    page = gallery.page(match)
    assert page.count("<figure>") == sum(len(each.pictures) for each in view.gallery)
    assert f"{len(view.gallery)}" in re.findall(r"Round (\d+)", page)


def test_golden_games_for_three_four_six_and_eight() -> None:
    assert {load(path).seats for path in GOLDEN} >= {3, 4, 6, 8}


@rule("AB-FLOW-09", "AB-FLOW-10")
def test_every_event_and_option_is_a_sentence() -> None:
    match = artbox()
    draw(match)
    guess(match, {0: [1]})
    unveil(match)
    told = [line.sentence for line in match.told()]
    assert all(not sentence[0].islower() and sentence.endswith(".") for sentence in told)
    assert "4 drawings and 7 words lie on the table." in told


def test_the_table_in_text_is_at_most_a_hundred_columns_wide() -> None:
    match = artbox(seats=8)
    play_round(match)
    for seat in (0, WATCHER):
        assert max(len(line) for line in match.game.show(match.view(seat)).splitlines()) <= 100


def test_options_are_described_by_their_words() -> None:
    match = artbox(rig={"deck": "cat, dog, fish, bird, snake, spider, rabbit, mouse"})
    sentences = [match.game.describe(match.state, 0, action) for action in match.game.options(match.state, 0)]
    assert sentences == ["Keep “cat”.", "Keep “snake”."]
    draw(match)
    first = match.game.options(match.state, 0)[0]
    row = look(match, 0).row
    assert match.game.describe(match.state, 0, first).endswith(f"“{row[0].word}”.")
    assert match.game.target(first)[1] == "word:1"


def test_a_house_in_dots() -> None:
    shown = rendering.dots(HOUSE)
    assert len(shown) == 11
    assert {len(row) for row in shown} == {22}
    assert sum(ord(mark) != 0x2800 for row in shown for mark in row) >= 40
    assert rendering.dots([]) == ("\u2800" * 22,) * 11


def test_a_house_in_json() -> None:
    assert json.loads(json.dumps(as_json(HOUSE))) == as_json(HOUSE)
