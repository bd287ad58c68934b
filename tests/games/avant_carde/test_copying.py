"""Copied, doubled and unveiled powers: whose they are, how often they work, and what is not copied."""

import pytest

from games.avant_carde.table import buying, everybody_stops, hand, line, made, player, playing, seen, uses
from rule import refused, rule


@rule("AC-PA3-04", "AC-RULING-28")
def test_each_player_may_copy_cards_of_the_other() -> None:
    match = buying("red-3 red-6", "blue-3 blue-6", patrons="parisians")
    match.play(0, "impersonator #1 copies 6", "end")
    match.play(1, "impersonator #1 copies 6")
    assert made(match) == 2 + 1 + 1


@rule("AC-PA3-04", "AC-PA3-05", "AC-RULING-28")
def test_two_3s_copy_two_equal_cards_of_different_opponents() -> None:
    match = buying("red-3 blue-3 orange-3", "red-6 blue-6", patrons="parisians")
    match.play(0, "impersonator #1 copies 6", "impersonator #2 copies 6")
    assert made(match) == 3 + 2
    with refused("AC-PA3-04"):
        match.play(0, "impersonator #3 copies 6")


@rule("AC-PA3-02", "AC-POWER-11", "AC-RULING-20")
def test_an_impersonator_takes_what_is_printed_on_the_opposing_card() -> None:
    match = buying("red-3", "blue-4>6 red-6=5", three="impersonator")
    assert uses(match, "impersonator") == ["impersonator #1 copies 4", "impersonator #1 copies 6"]


@rule("AC-PA3-01", "AC-RULING-11", "AC-RULING-21")
def test_each_impersonator_trashes_one_concealed_card_and_a_copied_one_another() -> None:
    match = buying("red-3 [white-1] [gray-2] [red-1]", "blue-3", patrons="parisians")
    match.play(0, "impersonator #2")
    with refused("AC-RULING-11"):
        match.play(0, "impersonator #2")
    match.play(0, "impersonator #1 copies 3", "impersonator #2")
    assert line(match) == ["red-3", "[red-1]"]
    assert uses(match, "impersonator") == []


@rule("AC-RULING-27", "AC-NY6-05", "AC-NY5-03")
def test_a_dealer_copied_while_playing_pays_nothing_more_in_the_buy_turn() -> None:
    match = playing("red-6", line="red-5")
    match.play(0, "lay red-6 copying 5")
    assert match.options(0) == ["draw", "dollar", "decline"]
    match.play(0, "dollar", "stop")
    everybody_stops(match)
    assert made(match) == 2 + 1 + 1
    assert uses(match, "dealer") == []


@rule("AC-RULING-46", "AC-RULING-48")
def test_a_power_concealed_away_does_not_come_back_with_the_card() -> None:
    match = buying("red-6 blue-6 red-7 [white-1] [gray-2]", six="launderer", seven="eccentric")
    match.play(0, "eccentric #1", "launderer #1")
    assert (made(match), uses(match, "launderer")) == (5 + 1 + 1, [])
    snob = buying("red-6 red-3 red-7", six="launderer", seven="eccentric", rig={"discard0": "white-1"})
    snob.play(0, "eccentric #2", "launderer #2")
    assert uses(snob, "snob") == []
    copier = buying("red-6 red-3 red-7 blue-3", "blue-5", six="launderer", seven="eccentric", three="impersonator")
    copier.play(0, "eccentric #2", "launderer #2")
    assert uses(copier, "impersonator") == ["impersonator #4 copies 5"]
    with refused("AC-RULING-48"):
        copier.play(0, "impersonator #2 copies 5")
    last = buying("red-5 red-6 red-7 blue-5", six="launderer", seven="eccentric", five="futurist")
    last.play(0, "eccentric #4", "launderer #4")
    assert "futurist #1" in last.options(0)
    assert "futurist dollar" not in last.options(0)
    two = buying("red-6 red-7 red-2", six="launderer", seven="eccentric")
    two.play(0, "eccentric #3", "launderer #3")
    with refused("AC-RULING-12"):
        two.play(0, "perfectionist")


@rule("AC-PA2-02", "AC-POWER-05", "AC-RULING-12")
def test_the_thief_unveils_only_for_the_most_2s() -> None:
    assert uses(buying("red-2 [white-1]", "blue-2", patrons="parisians"), "thief") == ["thief #2"]
    assert uses(buying("red-2 [white-1]", "blue-2 red-2", patrons="parisians"), "thief") == []
    assert uses(buying("red-1 [white-1]", patrons="parisians"), "thief") == []


@rule("AC-PA6-02", "AC-RULING-11")
def test_a_launderer_unveils_once() -> None:
    match = buying("red-6 [white-1] [gray-2]", patrons="parisians")
    match.play(0, "launderer #2")
    assert made(match) == 1 + 1 + 1
    with refused("AC-RULING-11"):
        match.play(0, "launderer #3")


@rule("AC-PA4-01", "AC-RULING-42")
def test_a_conservator_names_a_color_even_without_a_card_to_conceal() -> None:
    match = playing("red-4", patrons="parisians")
    match.play(0, "lay red-4")
    assert match.options(0) == ["decline", "name orange", "name red", "name blue", "name purple"]
    match.play(0, "name blue")
    assert match.options(0) == ["stop"]


@rule("AC-RULING-50", "AC-RULING-43")
def test_a_completionist_counts_the_color_its_own_concealed_card_takes() -> None:
    match = playing("red-4 red-7 white-1", patrons="parisians")
    match.play(0, "lay red-4", "name blue", "decline", "lay red-7", "conceal white-1")
    assert len(hand(match)) == 2


@rule("AC-RULING-50", "AC-PA7-02", "AC-PA7-03", "AC-PA7-05")
@pytest.mark.parametrize(
    ("before", "drawn"),
    [("red-1 blue-1 orange-1 purple-1 red-2", 4), ("red-1 [blue-2] [orange-2] red-2", 1), ("gray-2 white-1 red-1", 1)],
)
def test_a_completionist_draws_for_main_colors_that_lie_open(before: str, drawn: int) -> None:
    match = playing("red-7 white-1", line=before, patrons="parisians")
    match.play(0, "lay red-7", "conceal white-1")
    assert len(hand(match)) == drawn


@rule("AC-LO2-01")
def test_the_collector_offers_2s_3s_and_4s_and_nothing_dearer() -> None:
    match = buying("red-2 " * 3, patrons="londoners")
    assert [word for word in match.options(0) if word.split()[0] not in ("buy", "tuck")] == [
        "collector 2",
        "collector 3",
        "collector 4",
        "end",
    ]


@rule("AC-LO5-01", "AC-LO5-02", "AC-RULING-11")
def test_a_futurist_pays_once_and_trashes_or_conceals_once() -> None:
    match = buying("red-1 blue-1 red-5", patrons="londoners", rig={"discard0": "white-1"})
    match.play(0, "futurist dollar", "futurist #1")
    assert made(match) == 4
    with refused("AC-LO5-01"):
        match.play(0, "futurist dollar")
    for word in ("futurist #1", "futurist conceal #1", "futurist white-1"):
        with refused("AC-RULING-11"):
            match.play(0, word)


@rule("AC-LO6-01", "AC-LO6-02", "AC-LO6-05", "AC-LO5-01")
@pytest.mark.parametrize("designers", [0, 1, 2])
def test_designers_repeat_both_parts_of_a_futurist(designers: int) -> None:
    piles = {"designers0": str(designers), "discard0": "white-1 gray-2 red-1 red-11"}
    match = buying("red-5", patrons="londoners", rig=piles)
    for card in ("white-1", "gray-2", "red-1")[: designers + 1]:
        match.play(0, "futurist dollar", f"futurist {card}")
    assert made(match) == 1 + 1 + designers
    assert uses(match, "futurist") == []


@rule("AC-LO7-01", "AC-RULING-11")
def test_an_eccentric_is_used_once_and_shares_high_numbers_too() -> None:
    match = buying("red-11 red-4+11 red-7 red-1", patrons="londoners")
    match.play(0, "eccentric #1")
    assert made(match) == 4 + 1
    with refused("AC-RULING-11"):
        match.play(0, "eccentric #4")


@rule("AC-LO3-04", "AC-NY4-01", "AC-NY4-02")
def test_an_unveiled_gallerist_may_take_a_color_or_a_number() -> None:
    match = playing("red-3 blue-2", line="red-1 [blue-4]", patrons="londoners", four="gallerist")
    match.play(0, "lay red-3", "unveil #2")
    assert match.options(0) == [
        "decline",
        *[f"turn {n}" for n in (1, 2, 3, 5, 6, 7)],
        "turn orange",
        "turn red",
        "turn purple",
    ]
    match.play(0, "turn red")
    assert (player(match).line[1].color, player(match).line[1].numbers) == ("red", [4])
    with refused("AC-PLAY-11"):
        match.play(0, "turn 2")


@rule("AC-LO3-04", "AC-RULING-51", "AC-RULING-24")
def test_an_unveiled_trendoid_copies_what_lies_to_its_left() -> None:
    match = playing("red-3", line="red-7 [blue-6] red-5", three="hipster")
    match.play(0, "lay red-3", "unveil #2")
    assert match.options(0) == ["decline", "copy 7"]
    match.play(0, "copy 7", "draw")
    assert (len(hand(match)), player(match).line[1].copies) == (2, 7)


@rule("AC-NY6-03", "AC-RULING-21", "AC-RULING-24")
def test_an_unveiled_trendoid_copying_a_6_or_a_card_without_powers_asks_no_more() -> None:
    for target, money in [("6", 4 + 1 + 1 + 1), ("11", 4 + 1 + 1), ("1", 4 + 1 + 1)]:
        match = playing("red-3", line="red-6 red-11 red-1 [blue-6]", three="hipster")
        match.play(0, "lay red-3", "unveil #4", f"copy {target}")
        assert match.options(0) == ["stop"]
        match.play(0, "stop")
        everybody_stops(match)
        assert made(match) == money + 1


@rule("AC-LO3-04", "AC-LO4-01", "AC-RULING-31")
@pytest.mark.parametrize(("high", "odds"), [(True, (1, 3, 5, 7, 11, 13)), (False, (1, 3, 5, 7))])
def test_an_unveiled_philosopher_names_odd_numbers_it_has_not_named(high: bool, odds: tuple[int, ...]) -> None:
    match = playing("red-3", line="red-6 [blue-4]", patrons="londoners", philosopher_high=high, rig={"designers0": "1"})
    match.play(0, "lay red-3", "unveil #2")
    assert match.options(0) == ["decline", *[f"turn also {odd}" for odd in odds]]
    match.play(0, "turn also 5")
    assert match.options(0) == ["decline", *[f"turn also {odd}" for odd in odds if odd != 5]]
    match.play(0, "turn also 1")
    assert player(match).line[1].numbers == [1, 4, 5]


@rule("AC-LO3-04", "AC-TO4-01", "AC-TO4-02")
def test_an_unveiled_journalist_changes_its_number_even_if_it_is_not_the_first_4() -> None:
    match = playing("red-3", line="red-4 [blue-4]", patrons="londoners", four="journalist")
    match.play(0, "lay red-3", "unveil #2")
    assert match.options(0) == ["decline", *[f"turn {number}" for number in (1, 2, 3, 5, 6, 7)]]
    match.play(0, "turn 7")
    assert "draw" not in match.options(0)


@rule("AC-LO6-02", "AC-LO6-01", "AC-LO6-03")
def test_two_designers_make_three_uses_of_a_play_power() -> None:
    match = playing("red-6 blue-6 blue-3 red-1", patrons="londoners")
    match.play(0, "lay red-6", "lay blue-6", "lay blue-3", "conceal top", "conceal top", "unveil #4")
    # A card of the deck was turned up: a 5 of the Londoners asks nothing while playing.
    assert (len(line(match)), [card.concealed for card in player(match).line]) == (
        5,
        [False, False, False, False, True],
    )
    assert match.options(0)[-1] == "stop"


@rule("AC-LO3-01", "AC-PLAY-14")
def test_a_hipster_reshuffles_only_when_its_deck_is_empty() -> None:
    match = playing("red-3", deck="red-11", patrons="londoners", rig={"discard0": "blue-1 blue-2"})
    match.play(0, "lay red-3", "conceal top")
    assert (line(match), player(match).discard) == (["red-3", "[red-11]"], ["blue-1", "blue-2"])
    empty = playing("red-3", deck="", patrons="londoners", rig={"discard0": "blue-1 blue-2"})
    empty.play(0, "lay red-3", "conceal top")
    assert (len(line(empty)), player(empty).discard, player(empty).deck_size) == (2, [], 1)
    bare = playing("red-3", line="red-1 [blue-1]", deck="", patrons="londoners")
    bare.play(0, "lay red-3")
    assert bare.options(0) == ["decline", "unveil #2"]


@rule("AC-LO3-01", "AC-LO3-02")
def test_a_hipster_offers_its_deck_and_every_own_concealed_card() -> None:
    match = playing("red-3 red-1", line="red-2 [blue-1] [blue-2]", deck="red-11", patrons="londoners")
    match.play(0, "lay red-3")
    assert match.options(0) == ["decline", "conceal top", "unveil #2", "unveil #3"]
    match.play(0, "conceal top")
    assert (line(match)[-1], hand(match), player(match).deck_size) == ("[red-11]", ["red-1"], 0)
    bare = playing("red-3", deck="", patrons="londoners")
    bare.play(0, "lay red-3")
    assert bare.options(0) == ["stop"]


@rule("AC-LO6-05", "AC-LO6-04", "AC-RULING-32")
def test_a_designer_unveiled_in_the_middle_does_not_repeat_the_power_that_unveiled_it() -> None:
    match = playing("red-3 red-1", line="red-2 [blue-6] [blue-1]", patrons="londoners")
    match.play(0, "lay red-3", "unveil #2")
    assert (player(match).designers, match.options(0)) == (1, ["lay red-1", "stop"])


@rule("AC-RULING-33", "AC-LO6-06", "AC-LO6-01")
def test_a_designer_repeats_the_thiefs_concealing_but_not_its_unveiling() -> None:
    match = playing("red-6 red-2 white-1 gray-2", patrons="londoners", two="thief")
    match.play(0, "lay red-6", "lay red-2", "conceal white-1", "conceal gray-2", "stop")
    everybody_stops(match)
    match.play(0, "thief #3")
    assert made(match) == 3
    with refused("AC-POWER-04"):
        match.play(0, "thief #4")


@rule("AC-LO3-04", "AC-NY6-05", "AC-PLAY-01")
def test_powers_may_follow_from_each_other_as_long_as_there_are_cards() -> None:
    sixes = " ".join(f"[{color}-6] [{color}-6]" for color in ("orange", "red", "blue", "purple"))
    threes = " ".join(f"[{color}-3] [{color}-3]" for color in ("orange", "blue", "purple"))
    match = playing(
        "red-3 red-1", line=f"red-3 {sixes} {threes} [white-1]", three="hipster", rig={"discard0": "gray-2 red-11"}
    )
    before = seen(match, 1)
    match.play(0, "lay red-3")
    for spot in range(2, 17):
        match.play(0, f"unveil #{spot}", *["copy 3"][: spot < 10])
        assert seen(match, 1) == before
    assert line(match)[1:15] == [card.strip("[]") for card in f"{sixes} {threes}".split()]
    assert match.options(0) == ["lay red-1", "stop"]


@rule("AC-TO4-02", "AC-CONC-03")
def test_a_concealed_4_is_not_the_journalists_first_4() -> None:
    match = playing("red-2 blue-4 red-4", two="thief", four="journalist")
    match.play(0, "lay red-2", "conceal blue-4", "lay red-4")
    assert match.options(0) == ["draw", "decline"]


@rule("AC-TO4-02", "AC-RULING-26")
def test_a_face_up_4_is_the_journalists_first_although_its_number_was_changed() -> None:
    match = playing("red-4 blue-4 blue-1", patrons="tokyoites")
    match.play(0, "lay red-4 as 1", "decline", "lay blue-4 as 1")
    assert match.options(0) == ["lay blue-1", "stop"]


@rule("AC-LO3-04", "AC-RULING-23", "AC-NY6-05")
@pytest.mark.parametrize(
    ("four", "turns"),
    [
        ("gallerist", {"1", "2", "3", "4", "5", "7", "orange", "blue", "purple"}),
        ("journalist", {"1", "2", "3", "4", "5", "7"}),
        ("philosopher", {"also 1", "also 3", "also 5", "also 7", "also 11", "also 13"}),
    ],
)
def test_an_unveiled_trendoid_that_copies_a_changing_4_is_changed(four: str, turns: set[str]) -> None:
    match = playing("red-3", line="red-4 [red-6]", three="hipster", four=four)
    match.play(0, "lay red-3", "unveil #2", "copy 4")
    assert set(match.options(0)) == {"decline"} | {f"turn {turn}" for turn in turns}


@rule("AC-LO7-01", "AC-LO4-04")
@pytest.mark.parametrize(
    ("line0", "concealed", "brings"),
    [
        ("red-3 red-4+3 red-7", 1, 1),  # the 3 leaves the Philosopher that is a 3 too
        ("red-3 red-4+3 blue-4 red-7", 2, 2),  # the Philosopher shares both its numbers
        ("purple-13 red-4+13 red-7", 1, 1),
        ("purple-13 red-4+13 red-7", 2, 1),
        ("red-11 red-4+13 red-7", 1, 0),
        ("red-4+3 blue-4+3 red-7", 1, 1),  # two numbers in common are one card
        ("red-3 red-4+7 red-7", 3, 1),
    ],
)
def test_an_eccentric_shares_either_number_of_a_philosopher(line0: str, concealed: int, brings: int) -> None:
    match = buying(line0, patrons="londoners")
    before = made(match)
    match.play(0, f"eccentric #{concealed}")
    assert made(match) == before + brings
