"""Matching frames and decor: what is gained, what may be taken, and what happens when a size runs out."""

import pytest

from games.art_society.table import (
    CROWDED,
    FIVE,
    FOUR,
    NARROW,
    ONE_CELL,
    fill_but,
    side_of,
    table,
    taking,
    tiles,
    told,
    words,
)
from rule import refused, rule
from vernissage.core.match import Match


def budgets(match: Match) -> list[int]:
    """The open bonuses."""
    return [bonus.budget for bonus in table(match).bonuses]


@rule("AS-DECOR-01", "AS-DECOR-08")
def test_a_matching_frame_opens_a_bonus() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3")
    assert budgets(match) == [1]
    match.play(0, "decor 1", "hang 7,5")
    assert side_of(match, 0).estimate == 2 + 2 + 1 - 8, "two paintings, one shield, four bare corners"


@rule("AS-DECOR-02", "AS-DECOR-19")
def test_chains_do_not_count_and_only_the_new_painting_triggers() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3")
    match.play(0, "take P009", "hang 9,3")
    assert budgets(match) == [1], "the starting painting is not touched"


@rule("AS-DECOR-03", "AS-RULING-14")
def test_a_neighbor_counts_once_however_long_the_edge() -> None:
    match = taking("P021 P001 P013")
    match.play(0, "take P021", "hang 7,3")
    assert budgets(match) == [1]
    both = taking("P005 P001 P013", wall0="P094@4,2 P009@9,4")
    both.play(0, "take P005", "hang 7,5")
    assert budgets(both) == [2], "a painting above and one at the side"


@rule("AS-DECOR-02", "AS-DECOR-04", "AS-DECOR-06", "AS-DECOR-18", "AS-RULING-18")
def test_tv_03_two_matching_frames() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3")
    match.play(0, "take P009", "hang 6,1")
    assert budgets(match) == [2]
    assert words(match, 0, "decor") == ["decor 1", "decor 2"]
    with refused("AS-DECOR-04"):
        match.play(0, "decor 3")
    with refused("AS-DECOR-06"):
        match.play(0, "finish")
    assert not any(each.faux_pas for each in side_of(match, 0).wall)
    match.play(0, "decor 1", "hang 8,2")
    assert budgets(match) == [], "two tiles of size 1 are not to be had"
    with refused("AS-DECOR-01"):
        match.play(0, "decor 1")


def combinations(match: Match) -> set[tuple[int, ...]]:
    """Every set of sizes with which the open bonus can be settled, found by playing them all."""
    if not table(match).bonuses:
        return {()}
    found = set()
    for word in words(match, 0, "decor"):
        size = int(word.split()[1])
        match.play(0, word, first_place(match, word))
        found |= {tuple(sorted((size, *rest))) for rest in combinations(match)}
        match.undo(0)
        match.undo(0)
    return found


def first_place(match: Match, word: str) -> str:
    """The first place for the decor of a word."""
    match.play(0, word)
    place = words(match, 0, "hang")[0]
    match.undo(0)
    return place


@rule("AS-DECOR-05", "AS-RULING-17")
def test_tv_04_four_and_five_matches_are_met_exactly() -> None:
    match = taking("P094 P002 P003", wall0=FOUR)
    match.play(0, "take P094", "hang 2,2")
    assert budgets(match) == [4]
    assert table(match).bonuses[0].exact
    assert combinations(match) == {(1, 3), (2, 2), (1, 1, 2), (1, 1, 1, 1)}
    match.play(0, "decor 3", first_place(match, "decor 3"))
    with refused("AS-DECOR-06"):
        match.play(0, "finish")
    with refused("AS-DECOR-05"):
        match.play(0, "decor 2")
    five = taking("P094 P002 P003", wall0=FIVE)
    five.play(0, "take P094", "hang 2,2")
    assert combinations(five) == {(2, 3), (1, 1, 3), (1, 2, 2), (1, 1, 1, 2), (1, 1, 1, 1, 1)}


@rule("AS-RULING-17")
def test_the_rest_of_a_large_bonus_lapses_when_the_wall_is_full() -> None:
    match = taking("P094 P002 P003", wall0=FIVE + " " + fill_but("0,0", "1,0"))
    match.play(0, "take P094", "hang 2,2")
    assert budgets(match) == [5]
    match.play(0, "decor 2", "hang 0,0")
    assert budgets(match) == []
    assert "AS-DECOR-14" in told(match)


@rule("AS-DECOR-07", "AS-ASSIST-02")
def test_gained_decor_is_hung_or_given_to_the_assistant() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert {word.split()[0] for word in match.options(0)} == {"hang", "keep"}
    with refused("AS-DECOR-07"):
        match.play(0, "finish")
    match.play(0, "keep")
    assert side_of(match, 0).assistant == "decor-1"


@rule("AS-DECOR-09")
def test_decor_neither_matches_nor_offends_but_fills_touches_and_covers() -> None:
    match = taking("P002 P005 P009", wall0="S1@5,3 decor-3@7,3,upright decor-1@0,0")
    match.play(0, "take P002", "hang 8,3")
    assert budgets(match) == []
    assert not any(each.faux_pas for each in side_of(match, 0).wall)
    assert side_of(match, 0).empty == 108 - 6 - 3 - 1 - 4


@rule("AS-DECOR-10")
def test_hanging_decor_gives_no_bonus() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3", "decor 1", "hang 7,5")
    assert budgets(match) == []


@rule("AS-DECOR-11", "AS-ASSIST-07")
def test_a_painting_from_the_assistant_gives_the_bonus_when_hung() -> None:
    match = taking("P010 P001 P013", assistant0="P005")
    match.play(0, "take P010", "hang-kept 7,3")
    assert budgets(match) == [1]


@rule("AS-DECOR-12")
def test_a_painting_from_the_museum_gives_the_bonus_when_hung() -> None:
    match = taking("P073 P001 P013", wall0=CROWDED, museum="P009")
    match.play(0, "take P073", "exchange P009", "hang 5,1")
    assert budgets(match) == [2], "the starting painting and one at the side"


@rule("AS-DECOR-13")
def test_no_bonus_for_a_painting_that_is_not_hung() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "keep")
    assert budgets(match) == []
    assert match.options(0) == ["finish"]


@rule("AS-DECOR-14", "AS-END-01", "AS-SCORE-08")
def test_tv_17_a_painting_that_fills_the_wall_brings_no_decor() -> None:
    match = taking("P021 P001 P013", wall0=CROWDED + " P029@5,6")
    match.play(0, "take P021", "hang 5,0")
    assert told(match).count("AS-DECOR-14") == 1
    assert "AS-DECOR-01" not in told(match), "nothing is gained"
    assert match.options(0) == ["finish"]
    assert side_of(match, 0).surplus == []
    match.play(0, "finish")
    match.play(1, "take P001", "keep", "finish")
    match.play(0, "confirm")
    assert match.over
    assert match.result is not None
    assert [line.points for line in match.result.sheet if line.seat == 0 and line.clause == "AS-SCORE-08"] == [5]


GAP = CROWDED + " decor-1@5,0 P024@5,6"  # a 2x2 at 5,1 leaves one cell, at 6,0


@rule("AS-DECOR-04", "AS-DECOR-07", "AS-DECOR-14")
def test_tv_18_decor_completes_the_wall() -> None:
    match = taking("P009 P002 P003", wall0=GAP)
    match.play(0, "take P009", "hang 5,1")
    assert budgets(match) == [2]
    assert side_of(match, 0).empty == 1
    assert words(match, 0, "decor") == ["decor 1", "decor 2"]
    match.play(0, "decor 2")
    assert match.options(0) == ["keep"], "a two goes to the empty assistant only"
    match.undo(0)
    match.play(0, "decor 1")
    assert match.options(0) == ["hang 6,0", "keep"]
    before = side_of(match, 0).estimate
    match.play(0, "hang 6,0")
    assert side_of(match, 0).estimate == before + 1 + 5


@rule("AS-RULING-18")
def test_a_size_that_can_neither_hang_nor_be_kept_is_not_offered() -> None:
    match = taking("P009 P002 P003", wall0=GAP, assistant0="P100")
    match.play(0, "take P009", "hang 5,1")
    assert words(match, 0, "decor") == ["decor 1"]
    with refused("AS-RULING-18"):
        match.play(0, "decor 2")


@rule("AS-DECOR-15", "AS-DECOR-16", "AS-RULING-20")
def test_tv_05_three_ones_are_exchanged_for_a_three() -> None:
    match = taking("P005 P001 P009", wall0="S1@5,3 decor-1@0,8 decor-1@1,8 decor-1@2,8", decor="0 0 5")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert table(match).decor == [2, 0, 4]
    assert [(each.tile, each.x, each.y, each.width) for each in side_of(match, 0).wall if not each.type] == [
        ("decor-3", 0, 8, 3)
    ]
    assert "AS-DECOR-15" in told(match)


@rule("AS-DECOR-17")
def test_a_two_is_split_when_no_two_is_left() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3 decor-2@0,8", decor="9 0 5")
    match.play(0, "take P009", "hang 6,1", "decor 2")
    assert table(match).decor == [7, 0, 5], "the two came back and went into the hand"
    assert [each.x for each in side_of(match, 0).wall if each.tile == "decor-1"] == [0, 1]
    assert "AS-DECOR-17" in told(match)


@rule("AS-RULING-20")
def test_the_own_wall_comes_first_and_then_clockwise() -> None:
    ones = "decor-1@0,8 decor-1@1,8"
    match = taking("P005 P001 P009 P013", "S1@5,3", 3, wall1="S2@5,3", wall2=f"S3@5,3 {ones}", decor="0 9 0")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert [each.tile for each in side_of(match, 2).wall if not each.type] == ["decor-2"]
    own = taking("P005 P001 P009 P013", f"S1@5,3 {ones}", 3, wall1=f"S2@5,3 {ones}", wall2="S3@5,3", decor="0 9 0")
    own.play(0, "take P005", "hang 7,3", "decor 1")
    assert [each.tile for each in side_of(own, 0).wall if not each.type] == ["decor-2"]
    assert [each.tile for each in side_of(own, 1).wall if not each.type] == ["decor-1", "decor-1"]


@rule("AS-RULING-20")
def test_the_exchange_moves_as_few_tiles_as_it_can_then_the_uppermost() -> None:
    wall = "S1@5,3 decor-1@0,8 decor-1@1,8 decor-1@2,8 decor-1@11,0 decor-1@11,1"
    match = taking("P005 P001 P009", wall, decor="0 5 5")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert [(each.tile, each.x, each.y) for each in side_of(match, 0).wall if each.tile == "decor-2"] == [
        ("decor-2", 11, 0)
    ]
    assert table(match).decor == [1, 4, 5]


@rule("AS-DECOR-16")
def test_an_exchange_may_turn_a_corner() -> None:
    match = taking("P009 P001 P003", "S1@5,3 P005@7,3 decor-3@0,8 decor-1@2,7", decor="0 9 0")
    match.play(0, "take P009", "hang 8,5")
    assert budgets(match) == [1], "the painting above"
    match.play(0, "decor 1")
    assert sorted((each.tile, each.x, each.y) for each in side_of(match, 0).wall if not each.type) == [
        ("decor-2", 0, 8),
        ("decor-2", 2, 7),
    ]


@rule("AS-RULING-21")
def test_a_size_that_cannot_be_freed_is_not_available() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3", decor="3 0 0")
    match.play(0, "take P009", "hang 6,1")
    assert words(match, 0, "decor") == ["decor 1"]
    with refused("AS-RULING-21"):
        match.play(0, "decor 2")


@rule("AS-RULING-21")
def test_without_any_size_the_bonus_lapses() -> None:
    match = taking("P005 P001 P009", decor="0 0 0")
    match.play(0, "take P005", "hang 7,3")
    assert budgets(match) == []
    assert "AS-RULING-21" in told(match)
    assert match.options(0) == ["finish"]


@rule("AS-DECOR-15")
def test_a_table_may_let_sizes_run_out() -> None:
    wall = "S1@5,3 decor-1@0,8 decor-1@1,8 decor-1@2,8"
    match = taking("P005 P001 P009", wall, decor="0 9 9", options={"automatic_decor_exchange": False})
    match.play(0, "take P005", "hang 7,3")
    assert budgets(match) == []


@rule("AS-RULING-15")
def test_two_paintings_hung_in_one_turn_have_a_bonus_each() -> None:
    match = taking("P005 P001 P013", assistant0="P009")
    match.play(0, "take P005", "hang 7,3", "hang-kept 7,1")
    assert budgets(match) == [1, 1]
    assert words(match, 0, "decor") == ["decor 1"]
    with refused("AS-RULING-16"):
        match.play(0, "decor 1 second")


@rule("AS-RULING-16")
def test_open_bonuses_are_settled_in_any_order() -> None:
    match = taking("P005 P001 P013", wall0="S1@5,3 P017@9,3", assistant0="P009")
    match.play(0, "take P005", "hang 7,3", "hang-kept 7,1")
    assert budgets(match) == [2, 1]
    assert words(match, 0, "decor") == ["decor 1", "decor 2", "decor 1 second"]
    match.play(0, "decor 1 second", "hang 7,5")
    assert budgets(match) == [2]
    match.play(0, "decor 2", "hang 8,5 upright")
    assert match.options(0) == ["finish"]


@rule("AS-RULING-16")
def test_the_assistants_tile_may_hang_between_gaining_and_settling() -> None:
    match = taking("P005 P001 P013", assistant0="decor-3")
    match.play(0, "take P005", "hang 7,3", "hang-kept 7,5", "decor 1", "keep", "finish")
    assert side_of(match, 0).assistant == "decor-1"
    assert "decor-3" in tiles(match, 0)


@pytest.mark.parametrize("wall", [NARROW, ONE_CELL])
def test_the_crowded_walls_of_these_tests_are_what_they_say(wall: str) -> None:
    match = taking("P112 P001 P013", wall0=wall)
    assert side_of(match, 0).empty == (4 if wall == NARROW else 1)
