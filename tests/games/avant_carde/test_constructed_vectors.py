"""Vectors of our own that follow from clauses and rulings (TV-C01 to TV-C37: powers)."""

import pytest

from games.avant_carde.table import avant_carde, buying, everybody_stops, hand, line, made, player, playing, uses
from rule import refused, rule


@rule("AC-NY7-02", "AC-RULING-22", "AC-NY6-05")
def test_tv_c01_a_6_copying_a_critic_draws_two() -> None:
    match = playing("red-7 red-6")
    match.play(0, "lay red-7", "draw")
    assert len(hand(match)) == 2
    match.play(0, "lay red-6 copying 7", "draw")
    assert len(hand(match)) == 3
    match.play(0, "stop")
    everybody_stops(match)
    assert made(match) == 3


@rule("AC-RULING-21", "AC-NY6-03")
def test_tv_c02_a_trendoid_copying_a_trendoid_gains_its_dollar() -> None:
    match = playing("red-6 blue-6")
    match.play(0, "lay red-6", "lay blue-6 copying 6", "stop")
    everybody_stops(match)
    assert made(match) == 5


@rule("AC-RULING-23", "AC-NY6-06")
def test_tv_c03_a_6_uses_a_copied_change_to_fit() -> None:
    for card in ("red-1", "orange-6"):
        match = playing("blue-6 red-1 orange-6 blue-1", line="red-4")
        match.play(0, "lay blue-6 copying 4 as red", f"lay {card}")
    match = playing("blue-6 blue-1", line="red-4")
    match.play(0, "lay blue-6 copying 4 as red")
    with refused("AC-PLAY-03"):
        match.play(0, "lay blue-1")


@rule("AC-NY7-04")
def test_tv_c04_a_4_set_to_7_counts_before_a_critic() -> None:
    match = playing("blue-7", line="red-4>7")
    match.play(0, "lay blue-7", "draw")
    assert len(hand(match)) == 2


@rule("AC-RULING-12", "AC-POWER-11")
def test_tv_c05_a_4_set_to_2_carries_no_power_of_the_2s() -> None:
    match = buying("orange-4>2")
    with refused("AC-RULING-12"):
        match.play(0, "perfectionist")


@rule("AC-NY4-02")
def test_tv_c06_number_and_color_never_both() -> None:
    match = playing("red-4")
    with refused("AC-NY4-02"):
        match.play(0, "lay red-4 as blue-2")


@rule("AC-NY4-01", "AC-RULING-30")
@pytest.mark.parametrize("change", ["11", "white", "gray", "0"])
def test_tv_c07_no_high_number_and_no_white(change: str) -> None:
    match = playing("red-4")
    with pytest.raises(ValueError, match="no move written"):
        match.play(0, f"lay red-4 as {change}")
    assert len(uses(match, "lay")) == 1 + 6 + 3


@rule("AC-RULING-06", "AC-PLAY-14")
def test_tv_c08_line_and_hand_are_not_shuffled_in() -> None:
    match = playing("red-7 blue-1", line="red-5", deck="", rig={"discard0": "orange-1 orange-2 orange-3"})
    match.play(0, "lay red-7", "draw")
    assert (player(match).deck_size, len(hand(match)), line(match)) == (1, 3, ["red-5", "red-7"])
    assert "blue-1" in hand(match)


@rule("AC-RULING-08", "AC-PLAY-15")
def test_tv_c09_nothing_left_to_draw() -> None:
    match = playing("red-5", deck="")
    match.play(0, "lay red-5", "draw")
    assert (hand(match), player(match).promised) == ([], 0)


@rule("AC-NY5-01", "AC-NY5-02", "AC-AWARD-05", "AC-BUY-02", "AC-POWER-17")
def test_tv_c10_two_dealers_add_two_dollars() -> None:
    match = playing("red-5 blue-5 blue-1 white-1")
    match.play(0, "lay red-5", "dollar", "lay blue-5", "dollar", "lay blue-1", "lay white-1", "stop")
    everybody_stops(match)
    assert made(match) == 6
    match.play(0, "end")
    assert player(match).awards == 1


@rule("AC-TO4-02", "AC-TO4-03", "AC-RULING-15")
def test_tv_c11_only_the_first_4_by_printed_number_draws() -> None:
    match = playing("red-4 blue-4", patrons="tokyoites")
    match.play(0, "lay red-4 as 2", "draw", "lay blue-4 as 2")
    assert "draw" not in match.options(0)


@rule("AC-TO5-04")
def test_tv_c12_two_schmoozers_add_two() -> None:
    match = playing("red-5 blue-5 blue-3 white-1", patrons="tokyoites")
    match.play(0, "lay red-5", "lay blue-5", "lay blue-3", "discard white-1")
    assert len(hand(match)) == 3


@rule("AC-TO5-02")
def test_tv_c13_a_schmoozer_helps_only_later_powers() -> None:
    match = playing("red-5 red-3 white-1", patrons="tokyoites")
    match.play(0, "lay red-3", "discard white-1")
    assert len(hand(match)) == 2


@rule("AC-TO6-01", "AC-TO6-02", "AC-TO6-03", "AC-TO6-04", "AC-TO6-05")
def test_tv_c14_each_investor_cashes_one_card() -> None:
    match = buying("red-1 red-6 blue-6", patrons="tokyoites")
    match.play(0, "investor #1")
    assert made(match) == 4
    match.play(0, "investor #2")
    assert (made(match), line(match)) == (6, ["red-6"])
    with refused("AC-RULING-11"):
        match.play(0, "investor #1")


@rule("AC-POWER-15")
def test_tv_c15_an_unused_power_is_gone_with_its_card() -> None:
    match = buying("red-1 red-6 blue-6", patrons="tokyoites")
    match.play(0, "investor #3")
    assert made(match) == 5
    assert uses(match, "investor") == []


@rule("AC-TO7-02", "AC-TO7-05")
def test_tv_c16_only_the_named_color_counts() -> None:
    match = playing("red-7 red-2 blue-2 blue-3 red-3", patrons="tokyoites", three="snob")
    match.play(0, "lay red-7", "name blue", "lay red-2", "lay blue-2", "lay blue-3")
    assert match.options(0) == ["draw", "decline"]
    match.play(0, "draw", "lay red-3")
    assert "draw" not in match.options(0)


@rule("AC-RULING-07", "AC-TO3-01", "AC-TO3-02")
def test_tv_c17_the_discarded_card_may_come_back() -> None:
    match = playing("red-3 white-1 blue-1", deck="", patrons="tokyoites")
    match.play(0, "lay red-3", "discard white-1")
    assert hand(match) == ["white-1", "blue-1"]


@rule("AC-PA2-02", "AC-PA2-04", "AC-RULING-45", "AC-CONC-02", "AC-CONC-09", "AC-CONC-07")
def test_tv_c18_a_thief_unveils_a_launderer() -> None:
    match = buying("orange-2 [blue-6] blue-2", patrons="parisians")
    assert made(match) == 2
    match.play(0, "thief #2")
    assert made(match) == 4


@rule("AC-RULING-13", "AC-PA6-01", "AC-PA6-02", "AC-CONC-03")
def test_tv_c19_an_unveiled_2_counts_at_once() -> None:
    match = buying("orange-2 [red-2] [white-1] red-6", "red-2 blue-2", patrons="parisians")
    with refused("AC-POWER-05"):
        match.play(0, "thief #3")
    match.play(0, "launderer #2", "thief #3")
    assert made(match) == 5


@rule("AC-RULING-41", "AC-PA4-05")
def test_tv_c20_behind_a_tinted_card_the_4_no_longer_serves() -> None:
    match = playing("purple-4 purple-3", line="blue-4 [purple-3>red]", patrons="parisians")
    with refused("AC-RULING-41"):
        match.play(0, "lay purple-4")


@rule("AC-PA7-02", "AC-PA7-03", "AC-PA7-01", "AC-PA7-05", "AC-RULING-50")
@pytest.mark.parametrize(
    ("before", "seven", "drawn"), [("orange-2 blue-2", "blue-7", 2), ("white-1 red-1", "red-7", 1)]
)
def test_tv_c21_one_card_per_main_color(before: str, seven: str, drawn: int) -> None:
    match = playing(f"{seven} purple-3", line=before, patrons="parisians")
    match.play(0, f"lay {seven}", "conceal purple-3")
    assert len(hand(match)) == drawn


@rule("AC-PA7-04")
def test_tv_c22_without_a_card_to_conceal_no_draw() -> None:
    match = playing("blue-7", patrons="parisians")
    match.play(0, "lay blue-7")
    assert match.options(0) == ["stop"]
    match = playing("blue-7 red-1", patrons="parisians")
    match.play(0, "lay blue-7", "decline")
    assert hand(match) == ["red-1"]


@rule("AC-PA3-02", "AC-PA3-04", "AC-RULING-28")
def test_tv_c23_each_3_copies_another_card() -> None:
    match = buying("red-3 blue-3 [white-1]", "red-6 red-1", patrons="parisians")
    match.play(0, "impersonator #1 copies 6")
    assert made(match) == 3
    with refused("AC-PA3-04"):
        match.play(0, "impersonator #2 copies 6")
    match.play(0, "launderer #3")
    assert made(match) == 4


@rule("AC-RULING-27")
def test_tv_c24_copying_a_play_power_brings_nothing() -> None:
    match = buying("red-3", "red-7", patrons="parisians")
    before = [option for option in match.options(0) if not option.startswith("impersonator")]
    match.play(0, "impersonator #1 copies 7")
    assert match.options(0) == before


@rule("AC-RULING-57", "AC-PA5-06")
def test_tv_c25_an_empty_stack_cannot_be_forged() -> None:
    rig = {"first": "1", "active": "0", "line0": "red-5", "line1": "red-1", "bought1": "7 6", "stack7": ""}
    match = avant_carde(patrons="parisians", rig=rig)
    with refused("AC-PA5-06"):
        match.play(0, "forger 7")
    match.play(0, "forger 6")


@rule("AC-RULING-58")
def test_tv_c26_waiting_forgers_are_asked_clockwise_from_the_buyer() -> None:
    rig = {
        "first": "0",
        "active": "0",
        "line0": "red-5",
        "line1": "red-5",
        "line2": "red-1 " * 6,
        "stack6": "red-6 blue-6 orange-6 purple-6",
    }
    match = avant_carde(seats=3, patrons="parisians", rig=rig)
    match.play(0, "forger wait", "end")
    match.play(1, "forger wait", "end")
    match.play(2, "buy 6")
    with refused("AC-RULING-58"):
        match.play(1, "forge")
    match.play(0, "forge")
    match.play(1, "forge")
    assert [player(match, seat).discard for seat in (2, 0, 1)] == [["red-6"], ["blue-6"], ["orange-6"]]
    assert match.waiting == [2]


@rule("AC-LO3-03", "AC-RULING-40", "AC-LO3-01", "AC-LO3-02")
def test_tv_c27_a_hipster_unveils_what_another_concealed() -> None:
    match = playing("red-3 blue-3 blue-1 red-1", deck="blue-5 red-5", patrons="londoners")
    match.play(0, "lay red-3", "conceal top")
    assert (line(match), hand(match)) == (["red-3", "[blue-5]"], ["red-1", "blue-1", "blue-3"])
    match.play(0, "lay blue-3", "unveil #2")
    with refused("AC-PLAY-03"):
        match.play(0, "lay red-1")
    match.play(0, "stop")
    everybody_stops(match)
    assert made(match) == 3


@rule("AC-LO6-01", "AC-LO6-03", "AC-RULING-40")
def test_tv_c28_a_doubled_hipster_conceals_and_unveils() -> None:
    match = playing("red-6 red-3 orange-1", deck="orange-7 red-5", patrons="londoners")
    match.play(0, "lay red-6", "lay red-3", "conceal top", "unveil #3")
    assert line(match) == ["red-6", "red-3", "orange-7"]
    match.play(0, "lay orange-1")


@rule("AC-RULING-33", "AC-LO6-06", "AC-LO2-02")
def test_tv_c29_a_designer_does_not_repeat_the_collector() -> None:
    match = buying("red-2 red-6", patrons="londoners", rig={"designers0": "1"})
    match.play(0, "collector 2")
    with refused("AC-POWER-04"):
        match.play(0, "collector 3")


@rule("AC-LO6-05", "AC-RULING-32", "AC-LO5-02")
def test_tv_c30_the_designer_stays_when_concealed() -> None:
    match = playing("red-5 red-6", patrons="londoners", rig={"discard0": "white-1"})
    match.play(0, "lay red-5", "lay red-6", "stop")
    everybody_stops(match)
    match.play(0, "futurist conceal #2", "futurist white-1", "futurist dollar", "futurist dollar")
    assert made(match) == 4
    with refused("AC-LO5-01"):
        match.play(0, "futurist dollar")


@rule("AC-LO4-04", "AC-LO7-01")
def test_tv_c31_the_eccentric_sees_both_numbers_of_a_philosopher() -> None:
    match = buying("red-3 red-4+3 red-7", patrons="londoners")
    match.play(0, "eccentric #1")
    assert made(match) == 4


@rule("AC-RULING-31", "AC-LO4-01", "AC-LO4-02")
def test_tv_c32_a_philosopher_may_be_a_13() -> None:
    match = playing("blue-4", line="purple-13", patrons="londoners")
    with refused("AC-PLAY-03"):
        match.play(0, "lay blue-4")
    match.play(0, "lay blue-4 also 13")
    assert player(match).line[1].numbers == [4, 13]


@rule("AC-LO7-04", "AC-RULING-13")
def test_tv_c33_a_concealed_2_no_longer_counts() -> None:
    match = buying("red-2 red-7", patrons="londoners")
    match.play(0, "eccentric #1")
    assert made(match) == 2
    with refused("AC-RULING-12"):
        match.play(0, "collector 2")


@rule("AC-RULING-34")
def test_tv_c34_a_designer_lets_a_4_change_twice() -> None:
    for card in ("red-1", "blue-2"):
        match = playing("red-6 blue-4 red-1 blue-2", patrons="londoners", four="gallerist")
        match.play(0, "lay red-6", "lay blue-4 as red-2", f"lay {card}")
    match = playing("red-6 blue-4 blue-1", patrons="londoners", four="gallerist")
    match.play(0, "lay red-6", "lay blue-4 as red-2")
    with refused("AC-PLAY-03"):
        match.play(0, "lay blue-1")


@rule("AC-RULING-21", "AC-PA3-03")
def test_tv_c35_an_impersonated_trendoid_pays_but_copies_nothing() -> None:
    match = buying("red-3 red-7", "red-6", three="impersonator")
    match.play(0, "impersonator #1 copies 6")
    assert made(match) == 3
    assert uses(match, "copy") == []


@rule("AC-RULING-46", "AC-RULING-48")
def test_tv_c36_a_card_unveiled_again_does_not_get_its_parts_back() -> None:
    match = buying("red-6 blue-6 red-7 [white-1]", six="launderer", seven="eccentric")
    assert made(match) == 5
    match.play(0, "launderer #4", "eccentric #1")
    assert made(match) == 7
    match.play(0, "launderer #1")
    assert made(match) == 8
    assert uses(match, "launderer") == []


@rule("AC-RULING-37")
def test_tv_c37_a_critic_behind_a_schmoozer_draws_three() -> None:
    match = playing("red-5 red-7", five="schmoozer")
    match.play(0, "lay red-5", "lay red-7", "draw")
    assert len(hand(match)) == 3
