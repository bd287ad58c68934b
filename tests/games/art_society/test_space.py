"""Running out of space: assistant, exchange, surplus."""

from games.art_society.table import (
    CROWDED,
    NARROW,
    confirm_all,
    finish_round,
    side_of,
    table,
    taking,
    tiles,
    told,
    words,
)
from rule import refused, rule

FULL = CROWDED + " P021@5,0 P029@5,6"


@rule("AS-SPACE-01")
def test_a_painting_that_does_not_fit_is_resolved_at_once() -> None:
    match = taking("P112 P005 P001", wall0=CROWDED)
    match.play(0, "take P112")
    assert match.options(0) == ["keep", "surplus"]
    with refused("AS-SPACE-01"):
        match.play(0, "finish")


@rule(
    "AS-SPACE-03",
    "AS-SPACE-04",
    "AS-SPACE-05",
    "AS-SPACE-06",
    "AS-SPACE-07",
    "AS-SPACE-14",
    "AS-PRESTIGE-08",
    "AS-RULING-10",
)
def test_tv_08_a_landscape_is_exchanged_for_a_smaller_one() -> None:
    museum, markers = "P014 P080 P009", "landscape=9 still_life=3"
    match = taking("P112 P005 P001", wall0=CROWDED, assistant0="P100", museum=museum, markers=markers)
    match.play(0, "take P112")
    assert match.options(0) == ["exchange P014"]
    with refused("AS-SPACE-03"):
        match.play(0, "exchange P009")
    with refused("AS-SPACE-04"):
        match.play(0, "exchange P080")
    with refused("AS-SPACE-14"):
        match.play(0, "surplus")
    match.play(0, "exchange P014", "hang 5,0", "finish")
    assert tiles(match, 0)["P014"] == (5, 0)
    assert [tile.id for tile in table(match).museum["landscape"]] == ["P080", "P112"]
    assert table(match).markers["landscape"] == 9
    assert side_of(match, 0).surplus == []


@rule("AS-SPACE-08", "AS-RULING-12")
def test_the_exchanged_painting_is_hung_at_once_and_not_exchanged_again() -> None:
    match = taking("P112 P005 P001", wall0=CROWDED, museum="P014 P030", assistant0="P004")
    match.play(0, "take P112", "exchange P014")
    assert words(match, 0, "hang") == match.options(0)
    with refused("AS-SPACE-08"):
        match.play(0, "exchange P030")
    for word in ("keep", "hang-kept 5,0"):
        with refused("AS-RULING-12"):
            match.play(0, word)


@rule("AS-SPACE-09", "AS-SPACE-10", "AS-SPACE-11", "AS-SPACE-12", "AS-END-02")
def test_tv_09_surplus_paintings_bring_a_small_decor_and_the_second_ends_the_game() -> None:
    match = taking("P112 P005 P001", wall0=NARROW, museum="P080", assistant0="P100")
    match.play(0, "take P112")
    assert match.options(0) == ["surplus"]
    before = side_of(match, 0).estimate
    match.play(0, "surplus")
    assert "AS-SPACE-12" not in told(match), "the first ends nothing"
    assert words(match, 0, "decor") == ["decor 1"]
    match.play(0, "decor 1", "hang 5,0")
    assert side_of(match, 0).surplus == ["P112"]
    assert side_of(match, 0).estimate == before - 2 + 1
    second = taking("P112 P005 P001", wall0=NARROW, surplus0="P108", museum="P080", wall1="S2@5,3")
    second.play(0, "take P112", "surplus", "decor 1", "hang 5,0", "finish")
    assert "AS-SPACE-12" in told(second)
    assert second.waiting == [1], "the round is finished"
    second.play(1, "take P005", "hang 7,3")
    while words(second, 1, "decor"):
        second.play(1, "decor 1", "hang 4,4")
    second.play(1, "finish")
    confirm_all(second)
    assert second.over
    assert second.result is not None
    assert [line.points for line in second.result.sheet if line.seat == 0 and line.clause == "AS-SCORE-10"] == [-4]


@rule("AS-SPACE-13")
def test_surplus_paintings_stay_where_they_are() -> None:
    match = taking("P005 P001 P009", surplus0="P014")
    match.play(0, "take P009", "hang 7,3")
    assert "hang-kept 7,5" not in match.options(0)
    finish_round(match)
    assert side_of(match, 0).surplus == ["P014"]


@rule("AS-RULING-10")
def test_with_an_empty_assistant_and_no_exchange_surplus_may_still_be_chosen() -> None:
    match = taking("P112 P005 P001", wall0=CROWDED, museum="P080")
    match.play(0, "take P112")
    assert match.options(0) == ["keep", "surplus"]


@rule("AS-RULING-10")
def test_a_table_may_allow_to_decline_an_exchange() -> None:
    match = taking("P112 P005 P001", wall0=CROWDED, museum="P014", options={"allow_declining_exchange": True})
    match.play(0, "take P112")
    assert match.options(0) == ["keep", "exchange P014", "surplus"]


@rule("AS-RULING-13")
def test_the_comfort_may_go_to_the_assistant_and_a_full_wall_takes_none() -> None:
    match = taking("P112 P005 P001", wall0=NARROW)
    match.play(0, "take P112", "surplus", "decor 1", "keep")
    assert side_of(match, 0).assistant == "decor-1"
    full = taking("P112 P005 P001", wall0=FULL)
    full.play(0, "take P112", "surplus")
    assert full.options(0) == ["finish"]
    assert [clause for clause in told(full) if clause in ("AS-RULING-13", "AS-SPACE-10", "AS-DECOR-14")] == [
        "AS-RULING-13"
    ]


@rule("AS-RULING-13")
def test_while_a_cell_is_empty_a_single_decor_hangs() -> None:
    match = taking("P112 P005 P001", wall0=CROWDED + " P021@5,0 P004@5,6 decor-1@6,8", assistant0="P100")
    match.play(0, "take P112", "surplus", "decor 1")
    assert match.options(0) == ["hang 5,8"]
