"""Which cards fit a line, and with which changes and copies: the whole list of what may be laid, and nothing else."""

import pytest

from games.avant_carde.table import everybody_stops, made, player, playing, uses
from rule import refused, rule
from vernissage.core.match import Match


def lays(match: Match) -> set[str]:
    """Everything seat 0 may lay, without the word itself."""
    return {option.removeprefix("lay ") for option in uses(match, "lay")}


@rule("AC-PLAY-03", "AC-PLAY-05", "AC-PLAY-06")
@pytest.mark.parametrize(
    ("last", "fitting"),
    [
        ("white-1", "white-1 red-1"),
        ("gray-2", "gray-2 blue-2"),
        ("red-2", "red-1 gray-2 blue-2 red-11"),
        ("blue-1", "white-1 red-1 blue-2"),
        ("red-3", "red-1 red-11 orange-3"),
        ("orange-14", "orange-3"),
    ],
)
def test_white_links_only_to_1s_and_gray_only_to_2s(last: str, fitting: str) -> None:
    match = playing("white-1 gray-2 red-1 blue-2 red-11 orange-3", line=last)
    assert lays(match) == set(fitting.split())


@rule("AC-PLAY-08", "AC-PLAY-03")
def test_a_long_line_must_match_as_well() -> None:
    match = playing("red-1 blue-3 blue-12", line="red-1 " * 8 + "blue-1")
    assert lays(match) == {"red-1", "blue-3", "blue-12"}
    assert lays(playing("red-1 blue-3", line="red-1 " * 8 + "orange-2")) == set()


@rule("AC-NY4-03", "AC-NY4-01", "AC-PLAY-12", "AC-RULING-30")
@pytest.mark.parametrize(
    ("last", "changes"),
    [
        ("red-1", "as 1|as red"),  # the new number, or the new color: nothing else is shared
        ("red-4", "|as orange|as red|as purple"),  # as a 4 it fits in any color, as another number in none
        ("blue-1", "|as 1|as 2|as 3|as 5|as 6|as 7"),  # blue fits with any number, as a 4 of another color it does not
        ("white-1", "as 1"),
        ("red-11", "as red"),
    ],
)
def test_a_gallerist_must_fit_with_the_changed_value(last: str, changes: str) -> None:
    match = playing("blue-4", line=last)
    assert lays(match) == {f"blue-4 {change}".strip() for change in changes.split("|")}


@rule("AC-NY4-04", "AC-PLAY-04")
@pytest.mark.parametrize(
    ("changed", "fitting"), [("blue-4>1", {"red-1", "blue-2"}), ("blue-4>red", {"red-1", "orange-4"})]
)
def test_the_next_card_must_match_the_changed_value(changed: str, fitting: set[str]) -> None:
    match = playing("red-1 blue-2 orange-4 purple-13", line=f"purple-1 {changed}", patrons="parisians")
    assert lays(match) == fitting


@rule("AC-TO4-01")
def test_a_journalist_must_fit_with_the_new_number() -> None:
    assert lays(playing("blue-4", line="red-1", patrons="tokyoites")) == {"blue-4 as 1"}
    assert lays(playing("blue-4", line="red-4", patrons="tokyoites")) == {"blue-4"}
    assert len(lays(playing("blue-4", line="blue-12", patrons="tokyoites"))) == 7


@rule("AC-RULING-34")
def test_a_doubled_gallerist_takes_a_number_and_a_color_that_fit_together() -> None:
    match = playing("blue-4", line="red-6", patrons="londoners", four="gallerist", rig={"designers0": "1"})
    both = {f"blue-4 as red-{number}" for number in (1, 2, 3, 5, 6, 7)} | {"blue-4 as orange-6", "blue-4 as purple-6"}
    assert lays(match) == {"blue-4 as 6", "blue-4 as red"} | both


@rule("AC-LO4-02", "AC-LO4-01", "AC-RULING-31")
@pytest.mark.parametrize(
    ("last", "named"),
    [
        ("purple-13", "also 13"),
        ("red-5", "also 5"),
        ("red-6", ""),
        ("red-4", "|also 1|also 3|also 5|also 7|also 11|also 13"),
        ("blue-12", "|also 1|also 3|also 5|also 7|also 11|also 13"),
    ],
)
def test_a_philosopher_fits_by_its_odd_number_its_4_or_its_color(last: str, named: str) -> None:
    match = playing("blue-4", line=last, patrons="londoners")
    assert lays(match) == ({f"blue-4 {word}".strip() for word in named.split("|")} if named else set())


@rule("AC-LO4-02", "AC-LO4-01")
def test_the_card_behind_a_philosopher_matches_either_number_or_its_color() -> None:
    match = playing("blue-4 red-4 red-7 blue-1 orange-3", patrons="londoners", seven="critic")
    match.play(0, "lay blue-4 also 7")
    assert {word for word in lays(match) if " " not in word} == {"red-4", "red-7", "blue-1"}


@rule("AC-RULING-34")
def test_a_doubled_philosopher_may_name_two_odd_numbers_but_not_three() -> None:
    match = playing("blue-4", line="purple-13", patrons="londoners", rig={"designers0": "1"})
    assert lays(match) == {f"blue-4 also {odds}" for odds in ("13", "1/13", "3/13", "5/13", "7/13", "11/13")}
    with refused("AC-LO4-01"):
        match.play(0, "lay blue-4 also 1/3/13")


@rule("AC-RULING-23", "AC-NY6-01")
@pytest.mark.parametrize(
    ("four", "before", "six", "laid"),
    [
        ("gallerist", "red-4", "blue-6", "copying 4 as 4|copying 4 as red"),
        (
            "gallerist",
            "red-4 blue-6",
            "orange-6",
            "|copying 4|copying 6|copying 4 as red|copying 4 as blue|copying 4 as purple",
        ),
        ("journalist", "red-4", "blue-6", "copying 4 as 4"),
        (
            "journalist",
            "red-4 orange-1",
            "orange-6",
            "|copying 1|copying 4" + "".join(f"|copying 4 as {n}" for n in (1, 2, 3, 4, 5, 7)),
        ),
        ("philosopher", "red-4 purple-13", "orange-6", "copying 4 also 13"),
        (
            "philosopher",
            "red-4 blue-6",
            "orange-6",
            "|copying 4|copying 6" + "".join(f"|copying 4 also {n}" for n in (1, 3, 5, 7, 11, 13)),
        ),
        ("gallerist", "red-1 red-11", "blue-6", ""),
        ("gallerist", "red-1 red-11", "red-6", "|copying 1|copying 11"),
    ],
)
def test_a_trendoid_fits_as_printed_or_by_a_copied_change(four: str, before: str, six: str, laid: str) -> None:
    match = playing(six, line=before, four=four)
    assert lays(match) == ({f"{six} {word}".strip() for word in laid.split("|")} if laid else set())


@rule("AC-NY6-06")
def test_a_copying_6_stays_a_6_of_its_color_but_for_a_copied_change() -> None:
    for word, numbers, color in [
        ("copying 3", [6], "red"),
        ("copying 4", [6], "red"),
        ("copying 4 as 2", [2], "red"),
        ("copying 4 as blue", [6], "blue"),
    ]:
        match = playing("red-6", line="red-3 red-4 red-6")
        match.play(0, f"lay red-6 {word}")
        laid = player(match).line[3]
        assert (laid.numbers, laid.color) == (numbers, color)
    match = playing("red-6", line="red-4", four="philosopher")
    match.play(0, "lay red-6 copying 4 also 13")
    assert player(match).line[1].numbers == [6, 13]


@rule("AC-RULING-25", "AC-POWER-16", "AC-RULING-20")
def test_a_trendoid_sees_printed_numbers_only() -> None:
    match = playing("red-6", line="red-4>7 red-6=5")
    assert {word for word in lays(match) if " as " not in word} == {"red-6", "red-6 copying 4", "red-6 copying 6"}


@rule("AC-PA4-05", "AC-PA4-03", "AC-CONC-02")
def test_a_tinted_card_has_a_color_and_nothing_else() -> None:
    match = playing("blue-4 purple-3 orange-3 blue-12 red-1", patrons="parisians")
    match.play(0, "lay blue-4", "name red", "conceal purple-3")
    hidden = player(match).line[1]
    assert (hidden.color, hidden.numbers, hidden.concealed) == ("red", [], True)
    assert lays(match) == {"red-1"}
    match.play(0, "stop")
    everybody_stops(match)
    assert made(match) == 1


@rule("AC-PA4-03", "AC-RULING-42")
def test_a_named_color_is_used_up_by_one_concealed_card() -> None:
    match = playing("blue-4 blue-2 white-1 gray-2 blue-1 red-1", patrons="parisians")
    match.play(0, "lay blue-4", "name blue", "conceal white-1", "lay blue-2", "conceal gray-2")
    assert [card.color for card in player(match).line] == ["blue", "blue", "blue", ""]


@rule("AC-CONC-03", "AC-CONC-05", "AC-RULING-13")
def test_a_card_concealed_from_the_hand_has_neither_color_nor_number() -> None:
    match = playing("red-2 blue-2 blue-12 red-1 orange-2", patrons="parisians")
    match.play(0, "lay red-2", "conceal blue-2")
    assert (player(match).line[1].color, player(match).line[1].numbers) == ("", [])
    assert lays(match) == {"red-1", "orange-2"}
    match.play(0, "stop")
    everybody_stops(match)
    assert made(match) == 1


@rule("AC-CONC-05", "AC-RULING-40")
def test_concealed_cards_at_the_end_are_skipped_one_and_all() -> None:
    match = playing("red-1 blue-1 blue-3 blue-12", line="red-2 [blue-6] [blue-7]", patrons="parisians")
    assert lays(match) == {"red-1"}
