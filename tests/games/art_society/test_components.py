"""The box: what is counted in the booklet is counted here."""

from collections import Counter

from vernissage.games.art_society.tables import BOX, COLUMNS, DECOR_COUNTS, NUMBERS, ROWS, STARS, TILES, WORDS


def test_the_box_holds_what_the_component_list_says() -> None:
    assert len(TILES) == 116
    assert sum(DECOR_COUNTS) == 108
    assert len(BOX.rows("bid_cards")) == 20
    assert len(BOX.rows("starting_bids")) == 4
    assert BOX.column("value_tokens", "value") == [3, 4, 5, 6, 7, 8, 9]


def test_types_and_frames_are_spread_evenly() -> None:
    rows = BOX.rows("paintings")
    assert set(Counter(row["type"] for row in rows).values()) == {29}
    assert set(Counter(row["frame"] for row in rows).values()) == {29}
    assert set(Counter((row["type"], row["frame"]) for row in rows if not row["starting"]).values()) == {7}


def test_the_back_number_grows_with_the_area() -> None:
    areas = [row["width"] * row["height"] for row in BOX.rows("formats")]
    ordered = sorted(zip(areas, NUMBERS, strict=True))
    assert [number for _, number in ordered] == sorted(NUMBERS)
    assert min(areas) == 4, "no painting is as small as decor"


def test_the_stars_lie_in_the_middle_of_the_wall() -> None:
    assert [(int(COLUMNS) // 2 - 1, int(ROWS) // 2), (int(COLUMNS) // 2, int(ROWS) // 2)] == STARS


def test_every_row_says_where_it_comes_from() -> None:
    assert all(row.get("from") or row.get("assumed") for rows in BOX.groups.values() for row in rows)
    assert BOX.assumptions()


def test_no_word_is_said_twice() -> None:
    assert len(set(WORDS)) == len(WORDS)
