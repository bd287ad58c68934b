"""Hanging tiles: inside, on empty cells, touching, unturned; and shifting this round's tiles."""

import pytest

from games.art_society.table import (
    CROWDED,
    NARROW,
    confirm_all,
    finish_round,
    position,
    side_of,
    society,
    table,
    taking,
    tiles,
    told,
    words,
)
from rule import refused, rule
from vernissage.games.art_society.wall import in_eyeline


@rule("AS-PLACE-01")
def test_a_new_painting_is_hung_or_given_to_the_assistant() -> None:
    match = taking("P001 P005 P009")
    match.play(0, "take P001")
    assert {word.split()[0] for word in match.options(0)} == {"hang", "keep"}
    match.play(0, "keep")
    with refused("AS-PLACE-01"):
        match.play(0, "hang 7,3")
    with refused("AS-PLACE-01"):
        match.play(0, "keep")


@rule("AS-PLACE-02", "AS-PLACE-03", "AS-PLACE-04", "AS-PLACE-05")
@pytest.mark.parametrize(
    ("place", "clause"),
    [
        ("7,3", ""),
        ("10,3", "AS-PLACE-02"),
        ("8,6", "AS-PLACE-04"),
        ("7,6", "AS-PLACE-04"),
        ("7,3 upright", "AS-PLACE-05"),
        ("6,3", "AS-PLACE-03"),
    ],
)
def test_tv_02_one_legal_and_five_illegal_places(place: str, clause: str) -> None:
    match = taking("P041 P001 P005")
    match.play(0, "take P041")
    if clause:
        with refused(clause):
            match.play(0, f"hang {place}")
    else:
        match.play(0, f"hang {place}")
        assert tiles(match, 0)["P041"] == (7, 3)


@rule("AS-PLACE-06", "AS-RULING-19")
def test_decor_hangs_level_or_upright() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3")
    match.play(0, "take P009", "hang 6,1", "decor 2")
    assert "hang 4,4 upright" in match.options(0)
    match.play(0, "hang 4,4 upright")
    assert [(each.width, each.height) for each in side_of(match, 0).wall if each.tile == "decor-2"] == [(1, 2)]


@rule("AS-RULING-19")
def test_at_a_table_of_level_decor_nothing_hangs_upright() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3", options={"decor_orientation": "horizontal_only"})
    match.play(0, "take P009", "hang 6,1", "decor 2")
    assert not [word for word in match.options(0) if word.endswith("upright")]
    with refused("AS-RULING-19"):
        match.play(0, "hang 4,4 upright")
    kept = taking("P009 P001 P013", assistant0="decor-3", options={"decor_orientation": "horizontal_only"})
    kept.play(0, "take P009")
    assert "hang-kept 7,3" in kept.options(0)
    assert not [word for word in kept.options(0) if word.endswith("upright")]
    with refused("AS-RULING-19"):
        kept.play(0, "hang-kept 7,3 upright")


@rule("AS-PLACE-07")
def test_touching_the_same_type_is_allowed() -> None:
    match = taking("P002 P005 P009")
    match.play(0, "take P002", "hang 7,3")
    assert "P002" in tiles(match, 0)


@rule("AS-PLACE-08", "AS-RULING-22", "AS-RULING-23")
def test_before_the_round_closes_this_rounds_tiles_may_be_hung_anew() -> None:
    match = taking("P012 P001 P009")
    match.play(0, "take P012", "hang 7,3", "finish")
    match.play(1, "take P001", "keep", "finish")
    assert table(match).phase == "close"
    assert match.waiting == [0], "seat 1 hung nothing"
    match.play(0, "rehang")
    match.play(0, "hang 3,4", "finish")
    assert tiles(match, 0) == {"S1": (5, 3), "P012": (3, 4)}
    assert table(match).phase == "auction"


@rule("AS-PLACE-09", "AS-ROUND-02")
def test_tiles_of_earlier_rounds_never_move() -> None:
    match = taking("P012 P006 P009", wall0="S1@5,3", wall1="S2@5,3")
    match.play(0, "take P012", "hang 7,3", "finish")
    match.play(1, "take P006", "keep", "finish")
    match.play(0, "confirm")
    assert not any(each.fresh for each in side_of(match, 0).wall)
    match.play(1, "pick 2x2", "pick 2x2", "pick 2x2", "open")
    match.play(0, "bid 20")
    match.play(1, "bid 1")
    match.play(0, match.options(0)[0], "keep", "finish")
    match.play(1, match.options(1)[0])
    match.play(1, words(match, 1, "hang-kept")[0])
    while "finish" not in match.options(1):
        match.play(1, match.options(1)[0])
    match.play(1, "finish")
    with refused("AS-PLACE-09"):
        match.play(0, "rehang")


@rule("AS-PLACE-10", "AS-RULING-09")
def test_a_painting_that_fits_is_not_refused_exchanged_or_stored() -> None:
    match = taking("P001 P005 P009", museum="P017")
    match.play(0, "take P001")
    with refused("AS-PLACE-10"):
        match.play(0, "surplus")
    with refused("AS-PLACE-10"):
        match.play(0, "finish")
    with refused("AS-RULING-09"):
        match.play(0, "exchange P017")


@rule("AS-PLACE-11")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_ever_leaves_a_wall(seed: int) -> None:
    match = society(3, seed, revise_window=False)
    before: list[set[str]] = [set(), set(), set()]
    while not match.over:
        seat = match.waiting[0]
        options = match.options(seat)
        match.play(seat, options[len(options) // 2])
        for who in range(3):
            hung = {each.tile for each in side_of(match, who).wall if each.type}
            assert before[who] <= hung
            before[who] = hung


@rule("AS-PLACE-12")
def test_a_painting_partly_in_the_band_is_in_the_eyeline() -> None:
    tall = 112  # a starting painting, three rows high
    assert [y for y in range(7) if in_eyeline(tall, y * 12)] == [1, 2, 3, 4, 5]


@rule("AS-RULING-23")
def test_what_is_lifted_must_hang_again() -> None:
    match = taking("P012 P001 P009")
    match.play(0, "take P012", "hang 7,3", "finish")
    match.play(1, "take P001", "keep", "finish")
    match.play(0, "rehang")
    for word in ("keep", "surplus", "finish", "exchange P001"):
        with refused("AS-RULING-23"):
            match.play(0, word)


@rule("AS-RULING-23")
def test_a_tile_hung_anew_leaves_room_for_the_other_lifted_one() -> None:
    match = taking("P026 P001 P013", wall0=CROWDED, assistant0="P030")
    match.play(0, "take P026", "hang 5,0", "hang-kept 5,6", "finish")
    match.play(1, "take P001", "keep", "finish")
    match.play(0, "rehang")
    assert words(match, 0, "hang") == ["hang 5,0", "hang 5,6"]
    match.play(0, "hang 5,6")
    assert words(match, 0, "hang-kept") == ["hang-kept 5,0"]


@rule("AS-RULING-24")
def test_hanging_anew_returns_the_bonus_and_reckons_it_again() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3")
    match.play(0, "take P009", "hang 6,1", "decor 2", "keep", "finish")
    match.play(1, "take P001", "keep", "finish")
    assert table(match).decor == [48, 35, 24]
    match.play(0, "rehang")
    assert table(match).decor == [48, 36, 24]
    assert side_of(match, 0).assistant == ""
    match.play(0, "hang 9,3")
    assert [bonus.budget for bonus in table(match).bonuses] == [1]
    match.play(0, "decor 1", "hang 9,5", "finish")
    assert table(match).decor == [47, 36, 24]


@rule("AS-RULING-24")
def test_an_exchange_already_made_stays_when_tiles_are_hung_anew() -> None:
    match = taking("P076 P001 P013", wall0=CROWDED, museum="P010")
    match.play(0, "take P076", "exchange P010", "hang 5,0", "finish")
    match.play(1, "take P001", "keep", "finish")
    match.play(0, "rehang")
    lifted = table(match).new
    assert lifted is not None
    assert lifted.id == "P010"
    match.play(0, "hang 5,6", "finish")
    assert "P076" in [tile.id for tile in table(match).museum["still_life"]]


@rule("AS-RULING-24")
def test_the_comfort_of_a_surplus_painting_is_settled_again() -> None:
    match = taking("P112 P001 P013", wall0=NARROW)
    match.play(0, "take P112", "surplus", "decor 1", "hang 5,0", "finish")
    match.play(1, "take P001", "keep", "finish")
    match.play(0, "rehang")
    match.play(0, "decor 1", "hang 6,8", "finish")
    assert tiles(match, 0)["decor-1"] == (6, 8)
    assert side_of(match, 0).surplus == ["P112"], "a surplus painting cannot be undone"


@rule("AS-RULING-22")
def test_those_who_hang_anew_do_so_in_the_order_of_their_bids() -> None:
    match = taking("P012 P008 P009", wall1="S3@5,3", order="1 0")
    match.play(1, "take P008", "hang 7,3", "finish")
    match.play(0, "take P012", "hang 7,3", "finish")
    match.play(0, "rehang")
    with refused("AS-RULING-22"):
        match.play(0, "rehang")
    match.play(1, "rehang")
    assert match.waiting == [1]
    match.play(1, "hang 3,3", "finish")
    assert match.waiting == [0]


@rule("AS-RULING-25")
def test_without_the_window_the_round_closes_at_once() -> None:
    match = taking("P012 P001 P009", options={"revise_window": False})
    match.play(0, "take P012", "hang 7,3", "finish")
    match.play(1, "take P001", "keep", "finish")
    assert table(match).phase == "auction"
    with refused("AS-RULING-25"):
        match.play(0, "rehang")


@rule("AS-RULING-25")
def test_a_full_wall_is_tested_when_the_round_closes() -> None:
    match = taking("P021 P001 P013", wall0=CROWDED + " P029@5,6")
    match.play(0, "take P021", "hang 5,0", "finish")
    match.play(1, "take P001", "keep", "finish")
    assert side_of(match, 0).empty == 0
    assert not match.over
    confirm_all(match)
    assert match.over


@rule("AS-RULING-38")
def test_decor_need_not_touch_the_painting_that_earned_it() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3", "decor 1", "hang 4,4")
    assert tiles(match, 0)["decor-1"] == (4, 4)


@rule("AS-RULING-25")
def test_the_default_answer_leaves_everything_where_it_hangs() -> None:
    match = taking("P012 P001 P009")
    match.play(0, "take P012", "hang 7,3", "finish")
    finish_round(match)
    assert position(match).round == 2
    assert "AS-RULING-24" not in told(match)
