"""Options on the screen: sentences where there is room, else short and in columns, else a page at a time."""

from rich.console import Console
from rich.text import Text

from vernissage.core.inks import plain, width
from vernissage.terminal.lists import LEAST, folded, laid_out

PLACES = [(f"Hang the painting at column {x}, row {y}.", f"hang {x}/{y}") for y in range(1, 9) for x in range(1, 13)]


def test_a_pipe_gets_every_sentence() -> None:
    page = laid_out(PLACES, 80, None)
    assert len(page.rows) == len(PLACES)
    assert plain(page.rows[0]) == "  1  Hang the painting at column 1, row 1.  hang 1/1"


def test_what_has_room_is_said_in_full() -> None:
    assert laid_out(PLACES[:10], 80, 10) == laid_out(PLACES[:10], 80, None)


def test_many_options_stand_in_columns() -> None:
    page = laid_out(PLACES[:40], 100, 8)
    assert page.left == 0
    assert len(page.rows) <= 8
    assert max(map(width, page.rows)) <= 100
    assert " 40 hang 4/4" in page.rows[-1]


def test_too_many_come_a_page_at_a_time_and_none_is_left_out() -> None:
    seen, first = [], 0
    while first < len(PLACES):
        page = laid_out(PLACES, 60, 6, first)
        assert len(page.rows) <= 6
        seen += page.rows
        first = len(PLACES) - page.left
    told = " ".join(seen)
    assert all(f"{number} {text}" in told for number, (_sentence, text) in enumerate(PLACES, 1))


def test_the_list_keeps_some_rows_under_the_largest_table() -> None:
    assert len(laid_out(PLACES, 60, -20).rows) == LEAST - 1


def test_too_long_a_line_is_broken_between_words_and_set_in() -> None:
    console = Console(width=30, force_terminal=True)
    told = Text("  2  Hang the painting at column 5, row 3.  hang 5/3")
    assert [row.plain.rstrip() for row in folded(told, console)] == [
        "  2  Hang the painting at",
        "     column 5, row 3.  hang",
        "     5/3",
    ]
    assert folded(Text("short"), console) == [Text("short")]


def test_sentences_that_take_two_rows_are_counted_as_two() -> None:
    assert laid_out(PLACES[:5], 80, 5) == laid_out(PLACES[:5], 80, None)
    assert len(laid_out(PLACES[:5], 40, 5).rows) == 3, "short, in two columns"
