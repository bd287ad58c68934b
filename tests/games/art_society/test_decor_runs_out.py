"""A decor size has run out: what is exchanged, on which wall, and what becomes of tiles that may still be moved."""

import pytest

from games.art_society.table import finish_round, side_of, table, taking, told, words
from rule import refused, rule
from vernissage.core.match import Match

FOUR = "P001@2,5 P005@4,5 P009@6,5 P013@7,3"  # four shell frames around the place of a 5x3 at 2,2


def decor_on(match: Match, seat: int = 0) -> list[tuple[str, int, int]]:
    """The decor of a wall with its first cells."""
    return sorted((each.tile, each.x, each.y) for each in side_of(match, seat).wall if not each.type)


def three_ones_in_a_row(revise: bool) -> Match:
    """Seat 0 has hung the last three ones of the supply side by side, and one more is due."""
    match = taking("P094 P002 P003", wall0=FOUR, decor="3 0 9", options={"revise_window": revise})
    match.play(0, "take P094", "hang 2,2")
    for cell in ("2,1", "3,1", "4,1"):
        match.play(0, "decor 1", f"hang {cell}")
    assert table(match).decor == [0, 0, 9]
    return match


@rule("AS-DECOR-15", "AS-RULING-20")
@pytest.mark.parametrize("revise", [True, False])
def test_decor_of_this_round_is_exchanged_like_any_other(revise: bool) -> None:
    match = three_ones_in_a_row(revise)
    match.play(0, "decor 1", "hang 6,1", "finish")
    assert decor_on(match) == [("decor-1", 6, 1), ("decor-3", 2, 1)]
    assert table(match).decor == [2, 0, 8]
    finish_round(match)
    assert table(match).round == 2
    assert not any(each.fresh for each in side_of(match, 0).wall)


@rule("AS-RULING-24", "AS-DECOR-15")
def test_exchanged_decor_of_this_round_is_returned_when_tiles_are_hung_anew() -> None:
    match = three_ones_in_a_row(revise=True)
    match.play(0, "decor 1", "hang 6,1", "finish")
    match.play(1, "take P002", "keep", "finish")
    match.play(0, "rehang")
    assert decor_on(match) == []
    assert table(match).decor == [3, 0, 9], "as many cells came back as had hung"


@rule("AS-PLACE-09", "AS-RULING-24")
def test_fixed_decor_and_decor_that_may_still_move_are_not_exchanged_together() -> None:
    match = taking("P005 P002 P009", wall0="S1@5,3 decor-1@7,5", decor="1 9 9", wall1="S2@5,3")
    match.play(0, "take P005", "hang 7,3", "decor 1", "hang 8,5", "finish")
    match.play(1, "take P002", "hang 7,3")
    assert "AS-RULING-21" in told(match), "no tile of size 1 can be freed for the matching frame"
    match.play(1, "finish")
    match.play(1, "confirm")
    match.play(0, "rehang")
    assert decor_on(match) == [("decor-1", 7, 5)], "an older tile never moves"
    at_once = taking(
        "P005 P002 P009", "S1@5,3 decor-1@7,5", decor="1 9 9", wall1="S2@5,3", options={"revise_window": False}
    )
    at_once.play(0, "take P005", "hang 7,3", "decor 1", "hang 8,5", "finish")
    at_once.play(1, "take P002", "hang 7,3", "decor 1", "keep", "finish")
    assert decor_on(at_once) == [("decor-2", 7, 5)], "without the window nothing moves again, and all may be exchanged"
    assert table(at_once).round == 2


@rule("AS-ASSIST-03", "AS-RULING-24")
def test_decor_from_the_assistant_that_may_still_move_is_not_exchanged() -> None:
    for revise, left in ((True, ["decor-2"]), (False, ["decor-1", "decor-1"])):
        match = taking(
            "P009 P001 P013", "S1@5,3 P005@7,3", decor="9 0 0", assistant0="decor-2", options={"revise_window": revise}
        )
        match.play(0, "take P009", "hang-kept 3,4", "hang 6,1")
        assert ("decor 2" in match.options(0)) != revise
        if not revise:
            match.play(0, "decor 2", "keep", "finish")
            finish_round(match)
        assert [tile for tile, _x, _y in decor_on(match)] == left


@rule("AS-RULING-20")
def test_of_exchanges_that_move_as_many_tiles_the_first_place_decides_and_not_their_kind() -> None:
    # Splitting either two, and joining the one and the two into a three, all move three tiles.
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3 decor-2@0,8 decor-1@9,0 decor-2@10,0", decor="9 0 9")
    match.play(0, "take P009", "hang 6,1", "decor 2")
    assert decor_on(match) == [("decor-2", 0, 8), ("decor-3", 9, 0)]
    assert table(match).decor == [10, 0, 8]


@rule("AS-RULING-20")
def test_of_exchanges_in_one_row_the_leftmost_is_made() -> None:
    match = taking("P005 P001 P009", "S1@5,3 decor-1@8,0 decor-1@9,0 decor-1@2,0 decor-1@3,0", decor="0 9 9")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert decor_on(match) == [("decor-1", 8, 0), ("decor-1", 9, 0), ("decor-2", 2, 0)]


@rule("AS-RULING-20")
def test_of_the_others_the_next_clockwise_exchanges_first() -> None:
    ones = "decor-1@0,8 decor-1@1,8"
    match = taking("P005 P001 P009 P013", "S1@5,3", 3, wall1=f"S2@5,3 {ones}", wall2=f"S3@5,3 {ones}", decor="0 9 0")
    match.play(0, "take P005", "hang 7,3", "decor 1", "keep", "finish")
    assert decor_on(match, 1) == [("decor-2", 0, 8)]
    assert decor_on(match, 2) == [("decor-1", 0, 8), ("decor-1", 1, 8)]
    (line,) = [line for _, line in match.journal if line.clause == "AS-DECOR-15"]
    assert (line.seat, line.args["owner"]) == (0, 1), "it is logged"


@rule("AS-DECOR-15", "AS-DECOR-16")
def test_four_tiles_may_be_needed_to_free_one() -> None:
    wall = "S1@5,3 decor-2@0,7,upright decor-2@1,7,upright decor-1@2,7 decor-1@2,8"
    match = taking("P005 P001 P009", wall, decor="0 0 9")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    assert decor_on(match) == [("decor-3", 0, 7), ("decor-3", 0, 8)]
    assert table(match).decor == [1, 2, 7]


@rule("AS-DECOR-16", "AS-RULING-19")
def test_at_a_table_of_level_decor_no_exchange_hangs_anything_upright() -> None:
    column = "S1@5,3 decor-1@0,7 decor-1@0,8"
    free = taking("P005 P001 P009", column, decor="0 9 0")
    free.play(0, "take P005", "hang 7,3", "decor 1")
    assert decor_on(free) == [("decor-2", 0, 7)]
    level = taking("P005 P001 P009", column, decor="0 9 0", options={"decor_orientation": "horizontal_only"})
    level.play(0, "take P005", "hang 7,3")
    assert words(level, 0, "decor") == []
    assert "AS-RULING-21" in told(level)


@rule("AS-DECOR-15", "AS-DECOR-16")
def test_an_exchange_stays_within_a_row_and_takes_no_tile_that_only_meets_at_a_corner() -> None:
    for apart in ("decor-1@11,0 decor-1@0,1", "decor-1@1,0 decor-1@2,1", "decor-1@1,0 decor-1@3,0"):
        match = taking("P005 P001 P009", f"S1@5,3 {apart}", decor="0 9 9")
        match.play(0, "take P005", "hang 7,3")
        assert table(match).bonuses == []


@rule("AS-DECOR-15", "AS-RULING-21")
def test_an_exchange_needs_tiles_of_other_sizes_in_the_supply() -> None:
    match = taking("P005 P001 P009", "S1@5,3 decor-1@0,8 decor-1@1,8 decor-1@2,8 decor-1@3,8", decor="0 1 0")
    match.play(0, "take P005", "hang 7,3", "decor 1", "hang 7,5", "finish")
    assert table(match).decor == [1, 0, 0]
    short = taking("P005 P001 P009", "S1@5,3 decor-3@0,8 decor-1@2,7", decor="0 1 0")
    short.play(0, "take P005", "hang 7,3")
    assert short.options(0) == ["finish"], "two twos would be needed, and there is one"
    gone = taking("P005 P001 P009", "S1@5,3 decor-1@0,8 decor-1@1,8", decor="0 0 0")
    gone.play(0, "take P005", "hang 7,3")
    assert gone.options(0) == ["finish"]


@rule("AS-RULING-21", "AS-RULING-16")
def test_of_two_open_bonuses_only_the_one_that_nothing_can_settle_lapses() -> None:
    match = taking("P005 P001 P013", wall0="S1@5,3 P017@9,3", assistant0="P009", decor="0 9 9")
    match.play(0, "take P005", "hang 7,3", "hang-kept 7,1")
    assert [bonus.budget for bonus in table(match).bonuses] == [2], "no tile of size 1 is left for the other"
    assert words(match, 0, "decor") == ["decor 2"]
    with refused("AS-RULING-21"):
        match.play(0, "decor 1")
    match.play(0, "decor 2", "keep", "finish")
