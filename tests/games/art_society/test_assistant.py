"""The assistant holds one tile for later."""

from games.art_society.table import CROWDED, NARROW, confirm_all, position, side_of, table, taking, tiles, words
from rule import refused, rule


@rule("AS-ASSIST-01", "AS-ASSIST-02", "AS-ASSIST-03", "AS-ASSIST-05", "AS-ASSIST-07")
def test_tv_07_kept_in_one_round_and_hung_with_a_new_painting_in_the_next() -> None:
    match = taking("P002 P009 P013", wall1="S2@5,3")
    match.play(0, "take P002", "keep")
    assert side_of(match, 0).assistant == "P002"
    assert table(match).bonuses == []
    assert match.options(0) == ["finish"]
    match.play(0, "finish")
    match.play(1, "take P013", "keep", "finish")
    match.play(1, "pick 2x3", "pick 2x3", "pick 2x3", "open")
    match.play(0, "bid 20")
    match.play(1, "bid 1")
    match.play(0, match.options(0)[0])
    won = side_of(match, 0)
    assert won.assistant == "P002"
    match.play(0, words(match, 0, "hang")[0])
    while words(match, 0, "decor"):
        match.play(0, "decor 1", "hang 4,4")
    match.play(0, words(match, 0, "hang-kept")[-1])
    assert side_of(match, 0).assistant == ""
    assert len([each for each in side_of(match, 0).wall if each.type]) == 3


@rule("AS-ASSIST-04", "AS-SPACE-02")
def test_tv_07_the_assistants_tile_first_and_the_new_one_kept() -> None:
    match = taking("P009 P005 P001", assistant0="P014")
    match.play(0, "take P009", "hang-kept 7,3", "keep", "finish")
    assert side_of(match, 0).assistant == "P009"
    assert "P014" in tiles(match, 0)


@rule("AS-ASSIST-01")
def test_tv_07_an_occupied_assistant_takes_no_second_tile() -> None:
    match = taking("P009 P005 P001", assistant0="P014")
    match.play(0, "take P009")
    with refused("AS-ASSIST-01"):
        match.play(0, "keep")
    decor = taking("P005 P009 P001", assistant0="P014")
    decor.play(0, "take P005", "hang 7,3", "decor 1")
    with refused("AS-ASSIST-01"):
        decor.play(0, "keep")


@rule("AS-ASSIST-02")
def test_a_tile_may_be_kept_whether_or_not_it_fits() -> None:
    match = taking("P112 P005 P001", wall0=CROWDED)
    match.play(0, "take P112", "keep")
    assert side_of(match, 0).assistant == "P112"


@rule("AS-ASSIST-03")
def test_without_a_tile_the_assistant_hangs_nothing() -> None:
    match = taking("P009 P005 P001")
    match.play(0, "take P009")
    with refused("AS-ASSIST-03"):
        match.play(0, "hang-kept 7,3")


@rule("AS-ASSIST-05")
def test_nobody_has_to_hang_the_assistants_tile() -> None:
    match = taking("P010 P005 P001", assistant0="P014")
    match.play(0, "take P010", "hang 7,3")
    assert "finish" in match.options(0)


@rule("AS-ASSIST-06", "AS-SPACE-07")
def test_the_assistants_tile_can_only_go_to_the_wall() -> None:
    match = taking("P009 P005 P001", wall0=CROWDED, assistant0="P080", museum="P014")
    match.play(0, "take P005", "hang 5,0")
    assert {word.split()[0] for word in match.options(0)} == {"decor"}
    with refused("AS-SPACE-07"):
        match.play(0, "exchange P014")
    with refused("AS-SPACE-07"):
        match.play(0, "surplus")


@rule("AS-ASSIST-07")
def test_the_assistants_tile_obeys_all_rules_of_hanging() -> None:
    match = taking("P009 P005 P001", assistant0="P014")
    match.play(0, "take P009")
    for place, clause in (
        ("0,0", "AS-PLACE-04"),
        ("11,3", "AS-PLACE-02"),
        ("5,3", "AS-PLACE-03"),
        ("7,3 upright", "AS-PLACE-05"),
    ):
        with refused(clause):
            match.play(0, f"hang-kept {place}")


@rule("AS-ASSIST-08", "AS-ASSIST-09", "AS-RULING-39", "AS-SCORE-03")
def test_a_held_tile_scores_nothing_and_is_no_surplus() -> None:
    empty = side_of(taking("P009 P005 P001"), 0).estimate
    for held in ("P014", "decor-3"):
        assert side_of(taking("P009 P005 P001", assistant0=held), 0).estimate == empty


@rule("AS-ASSIST-10", "AS-SPACE-13")
def test_a_surplus_painting_never_goes_to_the_assistant() -> None:
    match = taking("P112 P005 P001", wall0=NARROW)
    match.play(0, "take P112", "surplus", "decor 1", "hang 5,0")
    with refused("AS-PLACE-01"):
        match.play(0, "keep")
    assert side_of(match, 0).surplus == ["P112"]


@rule("AS-ASSIST-11")
def test_the_assistant_acts_only_in_the_own_part_of_the_round() -> None:
    match = taking("P009 P005 P001", wall1="S2@5,3", assistant1="P014")
    match.play(0, "take P009")
    with refused("AS-TAKE-04"):
        match.play(1, "hang-kept 7,3")


@rule("AS-RULING-11", "AS-SPACE-02")
def test_the_assistants_tile_may_take_the_room_of_the_new_painting() -> None:
    match = taking("P021 P001 P013", wall0=CROWDED + " P032@5,6", assistant0="P028")
    match.play(0, "take P021")
    assert "hang 5,0" in match.options(0)
    match.play(0, "hang-kept 5,0")
    assert set(match.options(0)) == {"keep", "surplus"}, "it fits no longer"


@rule("AS-RULING-42")
def test_a_tile_given_in_this_turn_is_not_hung_in_it() -> None:
    match = taking("P009 P005 P001")
    match.play(0, "take P009", "keep")
    with refused("AS-RULING-42"):
        match.play(0, "hang-kept 7,3")


@rule("AS-ASSIST-01")
def test_a_kept_tile_is_still_there_in_the_next_round() -> None:
    match = taking("P009 P005 P001", wall1="S2@5,3")
    match.play(0, "take P009", "keep", "finish")
    match.play(1, "take P005", "keep", "finish")
    confirm_all(match)
    assert position(match).round == 2
    assert (side_of(match, 0).assistant, side_of(match, 0).assistant_since) == ("P009", "")
