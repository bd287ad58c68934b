"""Bonuses in tight places: how many tiles, which sizes, and what is lost when the wall is full."""

from typing import cast

from games.art_society.table import CROWDED, position, side_of, table, taking, told, words
from rule import refused, rule
from vernissage.core.match import Match
from vernissage.games.art_society.bonus import leave_bonuses
from vernissage.games.art_society.state import EXACT, ArtSocietyState

THREE = "P001@2,5 P005@4,5 P009@6,5"  # three shell frames under the place of a 5x3 at 2,2
# A 2x2 at 5,1 leaves two cells in the right column below, one upon the other.
COLUMN = CROWDED + " decor-1@5,0 decor-1@6,0 decor-3@5,6,upright decor-1@6,8"


def budgets(match: Match) -> list[int]:
    """The open bonuses."""
    return [bonus.budget for bonus in table(match).bonuses]


@rule("AS-DECOR-04")
def test_three_matches_bring_one_tile_of_any_size_and_no_second() -> None:
    for size in (1, 2, 3):
        match = taking("P094 P002 P003", wall0=THREE)
        match.play(0, "take P094", "hang 2,2")
        assert budgets(match) == [3]
        assert not table(match).bonuses[0].exact
        assert words(match, 0, "decor") == ["decor 1", "decor 2", "decor 3"]
        match.play(0, f"decor {size}", "hang 2,1")
        assert match.options(0) == ["finish"]


@rule("AS-RULING-16", "AS-DECOR-06")
def test_the_first_of_two_bonuses_settled_leaves_the_second_to_be_taken() -> None:
    match = taking("P005 P001 P013", wall0="S1@5,3 P017@9,3", assistant0="P009")
    match.play(0, "take P005", "hang 7,3", "hang-kept 7,1", "decor 2", "hang 8,5 upright")
    assert budgets(match) == [1]
    with refused("AS-DECOR-06"):
        match.play(0, "finish")
    match.play(0, "decor 1", "hang 7,5", "finish")
    assert match.waiting == [1]


@rule("AS-RULING-18", "AS-PLACE-06")
def test_an_upright_gap_is_room_enough_unless_decor_hangs_level_only() -> None:
    match = taking("P009 P002 P003", wall0=COLUMN, assistant0="P100")
    match.play(0, "take P009", "hang 5,1")
    assert budgets(match) == [2]
    assert words(match, 0, "decor") == ["decor 1", "decor 2"]
    match.play(0, "decor 2")
    assert match.options(0) == ["hang 6,6 upright"]
    level = taking("P009 P002 P003", wall0=COLUMN, assistant0="P100", options={"decor_orientation": "horizontal_only"})
    level.play(0, "take P009", "hang 5,1")
    assert words(level, 0, "decor") == ["decor 1"]
    with refused("AS-RULING-18"):
        level.play(0, "decor 2")


def tight(assistant: str) -> Match:
    """A bonus of two, no decor of size 1 to be had, no place for size 2, and an assistant who holds a tile."""
    options = {"automatic_decor_exchange": False, "decor_orientation": "horizontal_only"}
    match = taking("P009 P002 P003", wall0=COLUMN, assistant0=assistant, decor="0 4 4", options=options)
    match.play(0, "take P009", "hang 5,1")
    return match


@rule("AS-RULING-21", "AS-RULING-16")
def test_a_bonus_waits_while_hanging_the_assistants_decor_would_make_room() -> None:
    match = tight("decor-1")
    assert budgets(match) == [2]
    match.play(0, "hang-kept 6,6", "decor 2", "keep")
    assert side_of(match, 0).assistant == "decor-2"


@rule("AS-RULING-21")
def test_a_bonus_lapses_at_once_where_the_assistants_tile_finds_no_place_either() -> None:
    match = tight("P100")
    assert budgets(match) == []
    assert "AS-RULING-21" in told(match)


@rule("AS-ASSIST-05", "AS-RULING-21")
def test_nobody_has_to_hang_the_assistants_tile_for_the_sake_of_a_bonus() -> None:
    match = tight("decor-1")
    assert match.options(0) == ["hang-kept 6,6", "hang-kept 6,7", "finish"]
    match.play(0, "finish")
    assert "AS-RULING-21" in told(match)


@rule("AS-RULING-21")
def test_a_bonus_that_was_left_is_gone_for_the_next_player() -> None:
    match = tight("decor-1")
    match.play(0, "finish")
    assert (budgets(match), match.waiting) == ([], [1])


@rule("AS-DECOR-14", "AS-RULING-16")
def test_every_open_bonus_is_lost_when_decor_fills_the_wall() -> None:
    wall = CROWDED + " decor-1@5,0 decor-1@5,8 decor-1@6,8"
    for exact in (False, True):
        match = taking("P009 P002 P003", wall0=wall, assistant0="P001")
        match.play(0, "take P009", "hang 5,1", "hang-kept 5,6")
        assert budgets(match) == [2, 1]
        if exact:
            position(match).first = EXACT + 4
        match.play(0, "decor 1", "hang 6,0")
        assert side_of(match, 0).empty == 0
        assert budgets(match) == []
        assert match.options(0) == ["finish"]
        assert told(match).count("AS-DECOR-14") == (2 if exact else 1)


@rule("AS-DECOR-18")
def test_two_singles_instead_of_a_two_only_after_the_two_has_run_out_and_never_as_a_choice() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3", decor="9 0 0")
    match.play(0, "take P009", "hang 6,1")
    assert words(match, 0, "decor") == ["decor 1"]
    match.play(0, "decor 1", "hang 8,2")
    assert budgets(match) == []
    assert match.options(0) == ["finish"]


@rule("AS-DECOR-11", "AS-RULING-15")
def test_the_second_painting_counts_the_first_and_the_first_is_not_counted_again() -> None:
    first_new = taking("P005 P001 P013", assistant0="P009")
    first_new.play(0, "take P005", "hang 7,3", "hang-kept 9,3")
    assert budgets(first_new) == [1, 1], "the kept one touches the new one, which touched the starting painting alone"
    first_kept = taking("P005 P001 P013", assistant0="P009")
    first_kept.play(0, "take P005", "hang-kept 7,3", "hang 5,1")
    assert budgets(first_kept) == [1, 1]
    beside_both = taking("P005 P001 P013", assistant0="P009")
    beside_both.play(0, "take P005", "hang-kept 7,3", "hang 6,1")
    assert budgets(beside_both) == [1, 2]


@rule("AS-RULING-12", "AS-SPACE-04")
def test_a_painting_from_the_museum_is_hung_before_an_open_bonus_is_settled() -> None:
    match = taking("P073 P001 P013", wall0=CROWDED, assistant0="P005", museum="P009")
    match.play(0, "take P073", "hang-kept 5,1")
    assert words(match, 0, "decor") == ["decor 1", "decor 2"]
    match.play(0, "exchange P009")
    assert words(match, 0, "decor") == []
    with refused("AS-RULING-12"):
        match.play(0, "decor 1")
    match.play(0, "hang 5,6")
    assert budgets(match) == [2, 1]


@rule("AS-RULING-21", "AS-ASSIST-05")
def test_who_finishes_lets_both_bonuses_go() -> None:
    state = cast(ArtSocietyState, taking("P005 P009 P013").state.clone())
    state.first, state.second, state.journal = 3, 2, []
    leave_bonuses(state, 0)
    assert (state.first, state.second) == (0, 0)
    assert [(line.clause, line.args["budget"]) for line in state.journal] == [("AS-RULING-21", 3), ("AS-RULING-21", 2)]
