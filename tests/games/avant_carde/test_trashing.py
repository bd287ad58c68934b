"""Trashing, tucking and the uses of powers: what is charged to the card that leaves, and what the others keep."""

from typing import Any

import pytest

from games.avant_carde.table import avant_carde, buying, left, line, made, player, table, uses
from rule import refused, rule


@rule("AC-POWER-15", "AC-RULING-17", "AC-POWER-03", "AC-NY3-01")
def test_a_3_that_trashes_itself_leaves_the_other_3_its_use() -> None:
    match = buying("red-3 blue-3 red-1 blue-12")
    match.play(0, "snob #2", "snob #3")
    assert line(match) == ["red-3", "red-1"]
    assert uses(match, "snob") == []


@rule("AC-POWER-15", "AC-NY3-04", "AC-NY6-05")
def test_a_copied_power_leaves_with_the_card_that_copied_it() -> None:
    match = buying("red-3 red-6=3 red-1 blue-12")
    match.play(0, "snob #2")
    assert len(uses(match, "snob")) == 3
    match.play(0, "snob #3")
    assert (line(match), uses(match, "snob")) == (["red-3", "red-1"], [])
    used = buying("red-3 red-6=3 red-1 blue-12")
    used.play(0, "snob #3", "snob #2")
    assert (line(used), uses(used, "snob")) == (["red-3", "blue-12"], [])


@rule("AC-NY3-02", "AC-BUY-12", "AC-NY3-04", "AC-POWER-15")
def test_the_extra_tuck_of_a_trashed_3_is_gone_unless_it_was_the_one_used() -> None:
    match = buying("red-3 blue-12")
    match.play(0, "tuck 2", "snob #1", "tuck 2")
    with refused("AC-BUY-10"):
        match.play(0, "tuck 2")
    unused = buying("red-3 blue-12")
    unused.play(0, "snob #1", "tuck 2")
    with refused("AC-BUY-10"):
        unused.play(0, "tuck 2")
    both = buying("red-3 blue-12")
    both.play(0, "tuck 2", "tuck 3", "snob #1")
    with refused("AC-BUY-10"):
        both.play(0, "tuck 2")


@rule("AC-BUY-10", "AC-NY3-02")
@pytest.mark.parametrize(
    ("cards", "word", "options"),
    [
        ("red-3 red-6 red-1", "investor #1", {"patrons": "tokyoites"}),
        ("red-2 red-3 red-1", "curator #2", {"patrons": "tokyoites"}),
        ("red-3 red-7 red-1", "eccentric #1", {"patrons": "londoners"}),
        ("red-3 red-5 red-1", "futurist #1", {"patrons": "londoners"}),
        ("red-2 red-3 red-6=3", "curator #3", {"two": "curator", "three": "archivist"}),
    ],
)
def test_only_a_snob_takes_a_tuck_along(cards: str, word: str, options: dict[str, Any]) -> None:
    match = buying(cards, **options)
    match.play(0, "tuck 2", word)
    with refused("AC-BUY-10"):
        match.play(0, "tuck 2")


@rule("AC-POWER-15", "AC-RULING-11", "AC-TO6-03")
def test_a_card_that_comes_late_has_made_none_of_the_earlier_uses() -> None:
    snobs = buying("red-6 red-3 [blue-3] red-7", six="launderer", seven="eccentric", rig={"discard0": "white-1"})
    snobs.play(0, "snob white-1", "launderer #3", "eccentric #3")
    assert uses(snobs, "snob") == []
    tucks = buying("red-6 [blue-3]", six="launderer")
    tucks.play(0, "tuck 2", "launderer #2", "snob #2")
    with refused("AC-BUY-10"):
        tucks.play(0, "tuck 2")
    investing = buying("blue-3 red-1 orange-6 red-6", "blue-6", patrons="tokyoites", three="impersonator")
    investing.play(0, "investor #4", "impersonator #1 copies 6")
    # The orange 6 has cashed in the red one, so only the 3 can act, and not on itself.
    assert uses(investing, "investor") == ["investor #2", "investor #3"]
    with refused("AC-TO6-03"):
        investing.play(0, "investor #1")


@rule("AC-POWER-15", "AC-RULING-11")
def test_a_late_card_may_have_made_the_uses_since_it_came() -> None:
    match = buying("red-6 red-3 [blue-3] red-7", six="launderer", seven="eccentric", rig={"discard0": "white-1 gray-2"})
    match.play(0, "launderer #3", "snob white-1", "eccentric #3")
    # The unveiled 3 may have been the one that trashed: the other is still fresh.
    match.play(0, "snob gray-2")
    assert uses(match, "snob") == []


@rule("AC-POWER-15", "AC-RULING-11")
def test_uses_that_left_with_an_older_card_are_not_held_against_a_late_one() -> None:
    mix = {"six": "launderer", "seven": "eccentric"}
    piles = {"discard0": "white-1 gray-2 red-11"}
    match = buying("red-6 blue-6 red-3 [blue-3] [orange-3] red-7 blue-7", rig=piles, **mix)
    match.play(
        0, "snob white-1", "launderer #4", "eccentric #3", "snob gray-2", "eccentric #4", "launderer #5", "snob red-11"
    )
    assert uses(match, "snob") == []
    tucks = buying("red-6 red-3 [blue-3] red-7 blue-7", **mix)
    tucks.play(0, "tuck 2", "launderer #3", "eccentric #2", "tuck 2", "eccentric #3", "tuck 2")
    with refused("AC-BUY-10"):
        tucks.play(0, "tuck 2")


@rule("AC-RULING-27", "AC-RULING-11")
def test_a_dealer_of_the_play_part_takes_no_use_of_an_unveiled_one_along() -> None:
    match = buying("red-2 red-5 [blue-5] red-7", two="thief", seven="eccentric")
    match.play(0, "thief #3", "dealer", "eccentric #2")
    assert uses(match, "dealer") == []


@rule("AC-LO5-01", "AC-RULING-45")
def test_an_unveiled_futurist_is_paid_as_last_card_whatever_others_did() -> None:
    match = buying("red-5 red-6 [blue-5]", five="futurist", six="launderer", rig={"discard0": "white-1 gray-2"})
    match.play(0, "futurist white-1", "launderer #3", "futurist dollar", "futurist gray-2")
    assert made(match) == 2 + 1 + 1 + 1
    assert uses(match, "futurist") == []


@rule("AC-NY3-02", "AC-BUY-12", "AC-LO6-01")
@pytest.mark.parametrize(
    ("cards", "designers", "tucks"), [("red-1", "0", 1), ("red-3", "0", 2), ("red-3 blue-3", "0", 3), ("red-3", "1", 3)]
)
def test_every_snob_allows_one_more_tuck(cards: str, designers: str, tucks: int) -> None:
    match = buying(cards, six="designer", rig={"designers0": designers})
    for _ in range(tucks):
        match.play(0, "tuck 2")
    with refused("AC-BUY-10"):
        match.play(0, "tuck 2")


@rule("AC-POWER-19", "AC-POWER-03", "AC-BUY-10", "AC-POWER-08")
def test_the_next_player_has_all_uses_of_their_own() -> None:
    match = buying("red-2 red-3", "blue-2 blue-3", rig={"discard0": "white-1", "discard1": "white-1 gray-2"})
    match.play(0, "perfectionist", "snob white-1", "tuck 2", "tuck 2", "end")
    match.play(1, "perfectionist", "snob white-1", "tuck 3", "tuck 3")
    assert player(match, 1).discard == ["gray-2"]
    with refused("AC-BUY-10"):
        match.play(1, "tuck 3")


@rule("AC-RULING-14", "AC-POWER-05", "AC-POWER-08")
@pytest.mark.parametrize("active", ["0", "1", "2"])
def test_2s_count_of_players_before_and_behind(active: str) -> None:
    others = {f"line{seat}": "red-1" for seat in range(3)}
    for rival in {0, 1, 2} - {int(active)}:
        rig = {**others, "first": "0", "active": active, f"line{active}": "red-2", f"line{rival}": "red-2 blue-2"}
        with refused("AC-POWER-05"):
            avant_carde(seats=3, rig=rig).play(int(active), "perfectionist")


@rule("AC-NY6-04", "AC-NY2-03", "AC-RULING-12")
def test_a_copy_of_a_2_does_not_carry_its_power() -> None:
    match = buying("red-2 red-6=2 red-3")
    match.play(0, "snob #1")
    with refused("AC-RULING-12"):
        match.play(0, "perfectionist")


@rule("AC-RULING-12", "AC-CONC-03", "AC-POWER-01")
def test_a_concealed_card_carries_no_power() -> None:
    with refused("AC-RULING-12"):
        buying("[red-2] red-1").play(0, "perfectionist")
    for line0, word, patrons in [
        ("[red-3] red-1", "snob #2", "new_yorkers"),
        ("[red-7] red-1", "eccentric #2", "londoners"),
    ]:
        with refused("AC-POWER-01"):
            buying(line0, patrons=patrons).play(0, word)
    other = buying("red-3 [blue-3]", "blue-6", patrons="parisians")
    assert uses(other, "impersonator") == ["impersonator #2", "impersonator #1 copies 6"]


@rule("AC-RULING-15", "AC-TO6-01", "AC-TO6-02")
@pytest.mark.parametrize(
    ("card", "money"),
    [
        ("red-1", 1),
        ("red-11", 1),
        ("orange-14", 1),
        ("red-4", 1),
        ("red-4>7", 2),
        ("red-5", 2),
        ("red-7", 2),
        ("red-4>3", 1),
    ],
)
def test_an_investor_pays_by_the_current_number(card: str, money: int) -> None:
    match = buying(f"{card} red-6", six="investor")
    match.play(0, "investor #1")
    assert (made(match), left(match)) == (2 + money, 2 + money)


@rule("AC-TO6-03", "AC-TO6-04", "AC-POWER-15")
def test_an_investor_used_on_another_6_leaves_that_one_unused() -> None:
    match = buying("red-6 blue-6 orange-6 red-1", patrons="tokyoites")
    match.play(0, "investor #1", "investor #1")
    # Two uses took away two 6s, and the last one has none of its own left: it was spent on the second.
    assert (made(match), line(match)) == (8, ["orange-6", "red-1"])
    assert uses(match, "investor") == []
    assert not [word for word in match.options(0) if word.startswith("investor white")]


@rule("AC-RULING-19", "AC-POWER-14", "AC-NY6-02")
def test_fixed_dollars_and_card_dollars_stay_when_the_card_is_trashed() -> None:
    match = buying("red-3 red-6 red-1")
    assert made(match) == 4
    match.play(0, "snob #2")
    assert made(match) == 4


@rule("AC-TO2-01", "AC-RULING-17")
def test_the_curator_may_trash_the_2_itself_and_a_card_bought_this_turn() -> None:
    match = buying("red-2 red-1", patrons="tokyoites", rig={"stack2": "blue-2 purple-2", "discard0": ""})
    assert uses(match, "curator") == ["curator #1", "curator #2"]
    match.play(0, "buy 2")
    assert uses(match, "curator") == ["curator blue-2", "curator #1", "curator #2"]
    match.play(0, "curator #1")
    assert (line(match), table(match).trash) == (["red-1"], ["red-2"])
