"""No color speaks alone: a letter, a sign or a pattern goes with every one."""

from __future__ import annotations

import re

import pytest

from vernissage import art
from vernissage.art import art_decko, art_society, avant_carde, emblems, society_tiles
from vernissage.art.canvas import Canvas
from vernissage.art.lettering import SIGNS


def plain(svg: str) -> str:
    """The picture with every color taken out, and with it whatever was told by color alone."""
    return re.sub(r'#[0-9a-f]{6}|id="[^"]*"|<title.*?</title>', "", svg)


def test_genres_differ_without_color() -> None:
    assert len({plain(art.picture("art_decko", f"genre-{genre}", prefix="x")) for genre in emblems.GENRES}) == 6


def test_a_painting_card_carries_its_genre() -> None:
    for name in art_decko.PAINTINGS:
        c = Canvas("x", "", 64, 64)
        sign = "".join(emblems.motif(name[:2], "#000000", "#ffffff"))
        first = re.search(r' d="([^"]+)"', sign)
        assert first is not None
        assert first.group(1) in art.picture("art_decko", name)
        assert c.svg()


@pytest.mark.parametrize("number", avant_carde.NUMBERS)
def test_card_colors_differ_without_color(number: int) -> None:
    cards = {color: art.picture("avant_carde", f"{color}-{number}") for color in avant_carde.COLORS}
    for color, svg in cards.items():
        assert SIGNS[color[0].upper()][1] in svg
        for sign in str(number):
            assert SIGNS[sign][1] in svg
        assert "<pattern" in svg
    assert len({plain(art.picture("avant_carde", f"{color}-{number}", prefix="x")) for color in cards}) == 6


def test_card_marks_have_six_outlines() -> None:
    assert len({plain(avant_carde.mark(color, "#000000")[0]) for color in avant_carde.COLORS}) == 6


def test_painting_types_carry_their_sign() -> None:
    for name, (kind, *_rest) in society_tiles.TILES.items():
        assert "".join(art_society.icon(kind)) in art.picture("art_society", name)
    assert len({plain("".join(art_society.icon(kind))) for kind in society_tiles.TYPES}) == 4


def test_frames_differ_without_color() -> None:
    from vernissage.art.frames import FRAMES, frame

    looks = set()
    for style in FRAMES:
        c = Canvas("x", "", 120, 120)
        c.add(*frame(c, style, 120, 120))
        looks.add(plain(c.svg()))
    assert len(looks) == 4


def test_a_painting_fills_exactly_its_cells() -> None:
    for name, (_, _, wide, high, _) in society_tiles.TILES.items():
        size = f'viewBox="0 0 {wide * art_society.CELL} {high * art_society.CELL}"'
        assert size in art.picture("art_society", name)


def test_every_type_and_frame_hangs_twenty_nine_times() -> None:
    tiles = list(society_tiles.TILES.values())
    assert {sum(t[0] == kind for t in tiles) for kind in society_tiles.TYPES} == {29}
    assert {sum(t[1] == style for t in tiles) for style in ("shell", "gilt", "walnut", "ebony")} == {29}
    assert society_tiles.TILES["P005"][:4] == ("portrait", "shell", 2, 2)
    assert society_tiles.TILES["P057"][:4] == ("city_life", "gilt", 4, 2)
    assert society_tiles.TILES["S4"][:4] == ("landscape", "ebony", 2, 3)


def test_victory_tokens_carry_a_letter() -> None:
    assert SIGNS["R"][1] in art.picture("artbox", "victory-red")
    assert SIGNS["G"][1] in art.picture("artbox", "victory-gray")


def test_ribbons_and_seat_tokens_differ_without_color() -> None:
    assert len({plain(art.picture("art_decko", f"ribbon-{color}", prefix="x")) for color in art_decko.RIBBONS}) == 4
    for seat in art_society.PLAYERS:
        assert SIGNS[seat[0].upper()][1] in art.picture("art_society", f"score-{seat}")
