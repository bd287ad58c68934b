"""Colored text: marks take no room, and the text without them is the same."""

from vernissage.core.inks import clipped, inked, padded, plain, rows_of, runs, thing, width


def test_a_mark_takes_no_room() -> None:
    text = f"a {inked('red', 'red-4')} b"
    assert plain(text) == "a red-4 b"
    assert width(text) == 9
    assert width(padded(text, 12)) == 12


def test_a_text_comes_in_pieces_with_their_ink() -> None:
    assert runs(f"a {inked('red', 'red-4')} b") == [("a ", "", ""), ("red-4", "red", ""), (" b", "", "")]


def test_a_color_ends_where_the_text_is_cut() -> None:
    cut = clipped(f"a {inked('red', 'red-4')} b", 4)
    assert runs(cut) == [("a ", "", ""), ("re", "red", "")]


def test_rows_are_set_in_under_their_head() -> None:
    assert rows_of("hand ", ["red-4", "blue-5", "gray-2"], 16) == ["hand red-4", "     blue-5", "     gray-2"]


def test_a_text_stands_for_a_thing_and_may_have_several_colors() -> None:
    text = f"a {thing('hand:red-4', inked('red', 'red') + '-4')} b"

    assert plain(text) == "a red-4 b"
    assert runs(text) == [("a ", "", ""), ("red", "red", "hand:red-4"), ("-4", "", "hand:red-4"), (" b", "", "")]
    assert runs(clipped(text, 6)) == [("a ", "", ""), ("red", "red", "hand:red-4"), ("-", "", "hand:red-4")]
    assert width(text) == 9
