"""Hoarders and Schmoozers: which cards make a pair, and how much a power draws."""

from games.avant_carde.table import everybody_stops, hand, player, playing, round_ends, table
from rule import refused, rule


@rule("AC-RULING-15", "AC-TO7-02", "AC-POWER-12")
def test_a_recolored_card_counts_in_its_new_color_only() -> None:
    match = playing("blue-7 blue-4 orange-4 red-2", patrons="tokyoites", four="gallerist")
    match.play(0, "lay blue-7", "name red", "lay blue-4", "lay orange-4 as red", "lay red-2")
    assert match.options(0) == ["draw", "decline"]
    other = playing("blue-7 blue-4 orange-4 red-2 orange-2", patrons="tokyoites", four="gallerist")
    other.play(0, "lay blue-7", "name orange", "lay blue-4", "lay orange-4 as red", "lay red-2", "lay orange-2")
    assert "draw" not in other.options(0)


@rule("AC-RULING-15", "AC-TO7-02", "AC-RULING-23")
def test_a_6_recolored_by_a_copied_gallerist_counts_in_its_new_color() -> None:
    match = playing("blue-7 blue-4 orange-6 red-1", patrons="tokyoites", four="gallerist", six="trendoid")
    match.play(0, "lay blue-7", "name red", "lay blue-4", "lay orange-6 copying 4 as blue")
    assert "draw" not in match.options(0)
    other = playing(
        "blue-7 blue-6 orange-6 red-1",
        line="orange-4",
        patrons="tokyoites",
        four="gallerist",
        six="trendoid",
        deck="red-2",
    )
    with refused("AC-PLAY-03"):
        other.play(0, "lay blue-7")
    match = playing(
        "orange-7 orange-6 blue-6 red-1", line="orange-4", patrons="tokyoites", four="gallerist", six="trendoid"
    )
    match.play(0, "lay orange-7", "name red", "lay orange-6", "lay blue-6 copying 4 as red", "lay red-1")
    assert match.options(0) == ["draw", "decline"]


@rule("AC-RULING-39")
def test_concealing_and_unveiling_are_not_playing_a_color() -> None:
    match = playing("blue-7 blue-2 red-1 red-2", patrons="tokyoites", two="thief")
    match.play(0, "lay blue-7", "name red", "lay blue-2", "conceal red-1", "lay red-2")
    assert "draw" not in match.options(0)
    match = playing("blue-7 blue-3 red-3", line="blue-1 [red-1]", patrons="tokyoites", three="hipster")
    match.play(0, "lay blue-7", "name red", "lay blue-3", "unveil #2", "lay red-3")
    assert "draw" not in match.options(0)


@rule("AC-RULING-43")
def test_a_tinted_card_makes_a_pair_with_its_given_color() -> None:
    match = playing("blue-7 blue-4 white-1 red-1", patrons="tokyoites", four="conservator")
    match.play(0, "lay blue-7", "name red", "lay blue-4", "name red", "conceal white-1", "lay red-1")
    assert match.options(0) == ["draw", "decline"]


@rule("AC-RULING-39", "AC-TO7-05")
def test_two_hoarders_of_one_color_both_draw_at_the_same_card() -> None:
    match = playing("blue-7 blue-7 blue-1 red-1 red-11", patrons="tokyoites")
    match.play(0, "lay blue-7", "name red", "lay blue-7", "name red", "lay blue-1", "lay red-1", "lay red-11")
    match.play(0, "draw", "draw")
    assert len(hand(match)) == 2
    assert "draw" not in match.options(0)


@rule("AC-TO7-01", "AC-RULING-30")
def test_a_hoarder_may_name_any_main_color_or_none() -> None:
    match = playing("red-7 red-1 red-11", patrons="tokyoites")
    match.play(0, "lay red-7")
    assert match.options(0) == ["decline", "name orange", "name red", "name blue", "name purple"]
    match.play(0, "decline", "lay red-1", "lay red-11")
    assert "draw" not in match.options(0)


@rule("AC-TO7-05")
def test_cards_before_the_hoarder_do_not_count() -> None:
    match = playing("red-7 red-1 blue-7", line="blue-1 red-2", patrons="tokyoites")
    match.play(0, "lay red-7", "name blue", "lay blue-7")
    assert "draw" not in match.options(0)


@rule("AC-ROUND-13", "AC-TO5-01", "AC-TO7-02", "AC-PA4-03")
def test_what_holds_for_a_turn_is_over_in_the_next_round() -> None:
    deck = "red-3 red-2 red-1 white-1 blue-1 gray-2 red-11 orange-1 orange-2 orange-14 purple-1"
    match = playing("red-5 red-7 red-4", deck=deck, patrons="tokyoites", two="thief", four="conservator")
    match.play(0, "lay red-5", "lay red-7", "name red", "lay red-4", "decline", "name blue", "stop")
    own = table(match).players[0].private
    assert own is not None
    assert (own.schmoozers, own.tint, own.hoarders) == (0, "", [0] * 8)
    everybody_stops(match)
    round_ends(match)
    assert sorted(hand(match)) == sorted(["red-3", "red-2", "red-1", "white-1", "blue-1", "gray-2", "red-11"])
    match.play(0, "lay red-1", "lay red-2", "conceal white-1")
    assert player(match).line[2].color == ""
    match.play(0, "lay red-3", "discard gray-2")
    assert len(hand(match)) == 3


@rule("AC-TO5-01", "AC-RULING-37")
def test_a_schmoozer_adds_one_card_to_each_draw_of_any_power() -> None:
    match = playing("red-5 red-4 red-3 white-1", patrons="tokyoites")
    match.play(0, "lay red-5", "lay red-4", "draw")
    assert len(hand(match)) == 2 + 2
    match.play(0, "lay red-3", "discard white-1")
    assert len(hand(match)) == 3 - 1 + 2
    many = playing("red-5 blue-5 blue-7 white-1", line="orange-1 purple-1 red-1", patrons="parisians", five="schmoozer")
    many.play(0, "lay red-5", "lay blue-5", "lay blue-7", "conceal white-1")
    assert len(hand(many)) == 5  # four colors and two Schmoozers would draw six; the deck holds five


@rule("AC-TO5-01", "AC-LO6-01")
def test_a_doubled_schmoozer_adds_two_to_every_use() -> None:
    match = playing("red-5 red-3 white-1 blue-1", patrons="tokyoites", six="designer", rig={"designers0": "1"})
    match.play(0, "lay red-5", "lay red-3", "discard white-1")
    assert len(hand(match)) == 1 + 3


@rule("AC-TO5-01", "AC-TO5-04", "AC-RULING-38")
def test_a_schmoozer_adds_to_every_kind_of_drawing_power() -> None:
    critic = playing("red-5 red-7", line="red-1", five="schmoozer")
    critic.play(0, "lay red-5", "lay red-7", "draw")
    assert len(hand(critic)) == 3
    hipster = playing("red-5 blue-5 blue-3", deck="blue-7 orange-14 red-1 red-2", five="schmoozer", three="hipster")
    hipster.play(0, "lay red-5", "lay blue-5", "lay blue-3", "conceal top", "conceal red-1")
    assert hand(hipster) == ["blue-7", "orange-14"]


@rule("AC-PLAY-15", "AC-RULING-08")
def test_nothing_is_asked_where_nothing_can_be_drawn() -> None:
    match = playing("red-7", deck="")
    match.play(0, "lay red-7")
    assert match.options(0) == ["stop"]
    match = playing("red-4", deck="", patrons="tokyoites")
    match.play(0, "lay red-4")
    assert match.options(0) == ["stop"]


@rule("AC-TO3-02")
def test_an_archivist_without_a_hand_card_is_not_asked() -> None:
    match = playing("red-3", patrons="tokyoites")
    match.play(0, "lay red-3")
    assert match.options(0) == ["stop"]


@rule("AC-TO4-02", "AC-LO6-01")
def test_a_designer_doubles_the_draw_for_the_first_4() -> None:
    match = playing("red-4 blue-4", line="red-6", patrons="londoners", four="journalist", rig={"designers0": "1"})
    match.play(0, "lay red-4", "draw", "draw")
    assert len(hand(match)) == 3
    match.play(0, "lay blue-4")
    assert "draw" not in match.options(0)


@rule("AC-RULING-08", "AC-ROUND-07")
def test_a_draw_from_nothing_shuffles_nothing_and_may_be_taken_back() -> None:
    match = playing("red-5 red-1", deck="")
    match.play(0, "lay red-5", "draw")
    assert "AC-ROUND-07" not in [line.clause for _, line in match.journal]
    assert match.undoable(0)
