"""What is left to say of single patrons, and how they meet in mixed sets."""

import pytest

from games.avant_carde.table import buying, everybody_stops, hand, line, made, player, playing, uses
from rule import refused, rule


@rule("AC-NY7-01", "AC-NY7-02")
@pytest.mark.parametrize(
    ("before", "drawn"),
    [
        ("red-1", 1),
        ("red-4", 1),
        ("red-11", 1),
        ("red-5", 2),
        ("red-6", 2),
        ("red-7", 2),
        ("red-6 red-7 red-5", 2),
        ("red-1 [blue-5]", 1),
    ],
)
def test_a_critic_draws_one_or_two_never_more(before: str, drawn: int) -> None:
    match = playing("red-7", line=before)
    match.play(0, "lay red-7", "draw")
    assert len(hand(match)) == drawn


@rule("AC-TO2-01", "AC-TO2-02")
def test_the_curator_trashes_once() -> None:
    match = buying("red-2 blue-2 red-1", patrons="tokyoites", rig={"discard0": "white-1"})
    with refused("AC-TO2-01"):
        match.play(0, "curator gray-2")
    match.play(0, "curator white-1")
    with refused("AC-POWER-04"):
        match.play(0, "curator #1")
    other = buying("red-2 red-1", patrons="tokyoites")
    other.play(0, "curator #2")
    assert line(other) == ["red-2"]


@rule("AC-TO4-01")
def test_a_journalist_changes_only_the_number() -> None:
    match = playing("red-4", patrons="tokyoites")
    assert len(uses(match, "lay")) == 1 + 6
    match.play(0, "lay red-4 as 6")
    assert player(match).line[0].numbers == [6]


@rule("AC-LO4-03")
def test_a_philosopher_keeps_the_powers_of_a_4() -> None:
    match = playing("red-4", patrons="londoners", seven="critic")
    match.play(0, "lay red-4 also 7")
    assert match.options(0) == ["stop"]


@rule("AC-LO4-01", "AC-RULING-31")
def test_one_odd_number_per_use_and_the_table_may_leave_out_the_high_ones() -> None:
    match = playing("red-4 blue-4", patrons="londoners")
    with refused("AC-LO4-01"):
        match.play(0, "lay red-4 also 1/3")
    doubled = playing("red-4", line="red-6", patrons="londoners", rig={"designers0": "1"})
    doubled.play(0, "lay red-4 also 1/3")
    assert player(doubled).line[1].numbers == [1, 3, 4]
    with refused("AC-RULING-31"):
        playing("red-4", patrons="londoners", philosopher_high=False).play(0, "lay red-4 also 11")


@rule("AC-LO5-05")
def test_the_futurist_uses_its_parts_in_either_order() -> None:
    match = buying("red-1 red-5", patrons="londoners")
    match.play(0, "futurist dollar", "futurist #1")
    assert made(match) == 3
    behind = buying("red-5 red-1", patrons="londoners")
    behind.play(0, "futurist #2", "futurist dollar")
    assert made(behind) == 3


@rule("AC-LO2-01")
def test_the_collector_takes_only_a_2_3_or_4() -> None:
    match = buying("red-2", patrons="londoners", rig={"stack3": ""})
    assert uses(match, "collector") == ["collector 2", "collector 4"]
    with refused("AC-BUY-13"):
        match.play(0, "collector 3")


@rule("AC-LO6-04", "AC-LO6-05")
def test_a_designer_repeats_neither_itself_nor_what_came_before() -> None:
    match = playing("red-3 red-6 blue-6", patrons="londoners")
    match.play(0, "lay red-3", "conceal top", "lay red-6", "lay blue-6")
    assert (player(match).designers, len(line(match))) == (2, 4)


@rule("AC-RULING-05")
def test_a_doubled_conservator_names_conceals_names_conceals() -> None:
    match = playing("red-6 red-4 white-1 gray-2 blue-1", patrons="londoners", four="conservator")
    match.play(0, "lay red-6", "lay red-4", "name orange", "conceal white-1", "name blue", "conceal gray-2")
    assert [card.color for card in player(match).line[2:]] == ["orange", "blue"]
    match.play(0, "lay blue-1")


@rule("AC-RULING-34")
def test_a_second_number_replaces_the_first() -> None:
    match = playing("red-3", line="red-6 [blue-4]", patrons="londoners", four="gallerist", rig={"designers0": "1"})
    match.play(0, "lay red-3", "unveil #2", "turn 2", "turn 7", "decline")
    assert player(match).line[1].numbers == [7]


@rule("AC-RULING-26")
def test_a_trendoid_copying_tokyoites() -> None:
    match = playing("red-6 blue-6", line="red-4", patrons="tokyoites", six="trendoid")
    match.play(0, "lay red-6 copying 4 as 2")
    assert "draw" not in match.options(0)
    match = playing("red-6 red-3 white-1", line="red-5", patrons="tokyoites", six="trendoid")
    match.play(0, "lay red-6 copying 5", "lay red-3", "discard white-1")
    assert len(hand(match)) == 2
    match = playing("red-6 red-2", line="red-7", patrons="tokyoites", six="trendoid")
    match.play(0, "lay red-6 copying 7", "name red", "lay red-2", "draw")
    assert len(hand(match)) == 1


@rule("AC-RULING-25")
def test_a_trendoid_copying_a_thief_conceals() -> None:
    match = playing("red-6 white-1", line="red-2", two="thief")
    match.play(0, "lay red-6 copying 2", "conceal white-1", "stop")
    everybody_stops(match)
    assert uses(match, "thief") == ["thief #3"]


@rule("AC-RULING-29", "AC-RULING-12")
def test_an_impersonated_2_uses_the_own_count_and_the_one_use() -> None:
    match = buying("red-3 red-4>2", "blue-2", three="impersonator")
    with refused("AC-RULING-12"):
        match.play(0, "perfectionist")
    match.play(0, "impersonator #1 copies 2", "perfectionist")
    assert made(match) == 3
    with refused("AC-POWER-04"):
        match.play(0, "perfectionist")
    beaten = buying("red-3", "blue-2", three="impersonator")
    beaten.play(0, "impersonator #1 copies 2")
    with refused("AC-POWER-05"):
        beaten.play(0, "perfectionist")


@rule("AC-RULING-35")
def test_a_designer_doubles_what_an_impersonator_took_but_not_the_taking() -> None:
    match = buying(
        "red-6 red-3 [white-1] [gray-2]",
        "red-7 blue-7",
        patrons="londoners",
        three="impersonator",
        rig={"designers0": "1"},
    )
    match.play(0, "impersonator #2 copies 7")
    with refused("AC-RULING-11"):
        match.play(0, "impersonator #2 copies 7")
    match.play(0, "eccentric #1", "eccentric #2")
    assert uses(match, "eccentric") == []
    fresh = buying(
        "red-6 red-3 [white-1] [gray-2]", "red-7", patrons="londoners", three="impersonator", rig={"designers0": "1"}
    )
    fresh.play(0, "impersonator #3", "impersonator #3")
    assert line(fresh) == ["red-6", "red-3"]


@rule("AC-RULING-28", "AC-PA3-02")
def test_an_impersonator_copies_before_and_after_that_opponents_turn() -> None:
    match = buying("red-3", "blue-3 red-6", patrons="parisians")
    match.play(0, "impersonator #1 copies 6", "end")
    match.play(1, "impersonator #1 copies 3")
    assert made(match) == 3


@rule("AC-RULING-22")
def test_a_copied_futurist_means_the_copying_card() -> None:
    match = buying("red-1 red-3", "red-5", patrons="londoners", three="impersonator")
    match.play(0, "impersonator #2 copies 5", "futurist dollar")
    assert made(match) == 3
    other = buying("red-3 red-1", "red-5", patrons="londoners", three="impersonator")
    other.play(0, "impersonator #1 copies 5")
    with refused("AC-LO5-01"):
        other.play(0, "futurist dollar")
    # An impersonated Investor cannot trash the 3 that carries it.
    investing = buying("red-3", "red-6", patrons="tokyoites", three="impersonator")
    investing.play(0, "impersonator #1 copies 6")
    with refused("AC-TO6-03"):
        investing.play(0, "investor #1")
