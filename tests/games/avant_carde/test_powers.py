"""Powers in general: once per card, optional, tied to printed numbers."""

from games.avant_carde.table import (
    avant_carde,
    buying,
    hand,
    left,
    line,
    made,
    player,
    playing,
    seen,
    stack,
    table,
    uses,
)
from rule import refused, rule


@rule("AC-POWER-01")
def test_a_power_needs_its_card() -> None:
    with refused("AC-POWER-01"):
        buying("red-1 red-4>3", rig={"discard0": "white-1"}).play(0, "snob white-1")


@rule("AC-POWER-02", "AC-RULING-04")
def test_every_power_may_be_declined() -> None:
    for options, play, question in [
        ({}, "lay red-7", "decline"),
        ({}, "lay red-5", "decline"),
        ({"patrons": "tokyoites"}, "lay red-3", "decline"),
        ({"patrons": "tokyoites"}, "lay red-4", "decline"),
        ({"patrons": "parisians"}, "lay red-2", "decline"),
        ({"patrons": "londoners"}, "lay red-3", "decline"),
    ]:
        match = playing("red-7 red-5 red-3 red-4 red-2 red-1", **options)
        before = len(hand(match))
        match.play(0, play, question)
        assert len(hand(match)) == before - 1
    match = playing("red-3 red-1", line="red-6", patrons="londoners", rig={"designers0": "2"})
    match.play(0, "lay red-3", "decline", "conceal top", "decline", "lay red-1")


@rule("AC-POWER-03", "AC-RULING-11", "AC-NY3-01")
def test_each_card_gives_its_power_once() -> None:
    match = buying("red-3 blue-3", rig={"discard0": "white-1 gray-2 red-1"})
    match.play(0, "snob white-1", "snob gray-2")
    with refused("AC-RULING-11"):
        match.play(0, "snob red-1")


@rule("AC-POWER-04", "AC-NY2-02")
def test_the_power_of_the_2s_works_once_a_turn() -> None:
    match = buying("red-2 blue-2 gray-2")
    match.play(0, "perfectionist")
    with refused("AC-POWER-04"):
        match.play(0, "perfectionist")


@rule("AC-POWER-10", "AC-RULING-05")
def test_buy_powers_come_in_any_order_between_purchases() -> None:
    match = buying("red-2 red-3 red-1 red-11", rig={"stack2": "red-2 blue-2", "stack3": "red-3 blue-3"})
    match.play(0, "buy 2", "snob #4", "perfectionist", "buy 3")
    assert left(match) == 0


@rule("AC-POWER-13", "AC-RULING-16", "AC-RULING-68")
def test_trashed_cards_leave_the_game_before_all_eyes() -> None:
    match = buying("red-3 blue-3", rig={"stack3": "orange-3", "discard0": "purple-3"})
    match.play(0, "snob purple-3", "snob #2")
    assert table(match).trash == ["blue-3", "purple-3"]
    assert stack(match, 3) == ["orange-3"]
    match.play(0, "end")
    assert seen(match, 1).trash == ["blue-3", "purple-3"]
    assert seen(match, 1).players[0].discard == []


@rule("AC-POWER-16")
def test_three_powers_cannot_be_copied() -> None:
    match = playing("red-6 blue-6 red-7 orange-6", line="red-7")
    match.play(0, "lay red-6 copying 7", "draw", "lay blue-6 copying 6")
    assert match.options(0)[-1] == "stop"  # the second 6 did not get the 7 the first one copied
    copied = buying("red-3", "red-3", patrons="parisians")
    copied.play(0, "impersonator #1 copies 3")
    assert uses(copied, "impersonator") == []
    doubled = buying("red-3 red-7", "red-6", patrons="londoners", three="impersonator")
    doubled.play(0, "impersonator #1 copies 6", "eccentric #2")
    assert uses(doubled, "eccentric") == []


@rule("AC-POWER-19")
def test_unused_powers_are_lost_at_the_end_of_the_turn() -> None:
    match = buying("red-2 red-3", rig={"discard0": "white-1"})
    match.play(0, "end")
    with refused("AC-ROUND-02"):
        match.play(0, "snob white-1")
    assert (table(match).twos_used, table(match).used) == (False, [0] * 16)


@rule("AC-RULING-17", "AC-NY3-05")
def test_a_snob_reaches_itself_and_cards_bought_this_turn_but_not_the_deck() -> None:
    match = buying("red-3 blue-3 red-1 red-11", rig={"stack2": "purple-2 red-2", "deck0": "orange-14", "discard0": ""})
    match.play(0, "buy 2", "snob purple-2")
    with refused("AC-NY3-05"):
        match.play(0, "snob orange-14")
    match.play(0, "snob #2")
    assert line(match) == ["red-3", "red-1", "red-11"]
    lone = buying("red-3")
    lone.play(0, "snob #1")
    assert line(lone) == []


@rule("AC-NY4-05", "AC-POWER-11")
def test_a_changed_4_keeps_the_powers_of_a_4() -> None:
    match = playing("red-4 red-1")
    match.play(0, "lay red-4 as 7")
    assert "draw" not in match.options(0)
    assert uses(buying("red-4>3", rig={"discard0": "white-1"}), "snob") == []


@rule("AC-NY4-07")
def test_a_4_may_change_as_first_card_and_the_choice_is_final() -> None:
    match = playing("red-4 blue-1")
    match.play(0, "lay red-4 as blue", "lay blue-1")
    assert player(match).line[0].color == "blue"
    with refused("AC-PLAY-11"):
        match.play(0, "turn red")


@rule("AC-NY6-01", "AC-RULING-24", "AC-RULING-20")
def test_a_trendoid_copies_any_face_up_card_before_it() -> None:
    match = playing("red-6", line="red-11 red-3 [blue-7]")
    assert {"lay red-6 copying 11", "lay red-6 copying 3"} <= set(match.options(0))
    with refused("AC-RULING-24"):
        match.play(0, "lay red-6 copying 7")
    match.play(0, "lay red-6 copying 3", "stop")
    match.play(1, "lay red-1")
    match.play(1, "stop")
    match.play(0, "snob #1", "snob #1")
    # A copy takes what is printed for the number, never what the target has copied itself.
    other = playing("blue-6", line="red-7 red-6=7")
    other.play(0, "lay blue-6 copying 6")
    assert "draw" not in other.options(0)


@rule("AC-NY6-07")
def test_a_trendoid_played_first_copies_nothing() -> None:
    match = playing("red-6")
    with refused("AC-NY6-07"):
        match.play(0, "lay red-6 copying 7")
    match.play(0, "lay red-6", "stop")
    match.play(1, "lay red-1")
    match.play(1, "stop")
    assert made(match) == 2


@rule("AC-RULING-78")
def test_powers_from_other_texts_are_not_played() -> None:
    assert made(buying("red-4 blue-4 orange-4")) == 3
    match = playing("red-5")
    match.play(0, "lay red-5", "draw", "stop")
    match.play(1, "lay red-1")
    match.play(1, "stop")
    assert made(match) == 1


def test_a_move_of_another_patron_is_explained() -> None:
    match = avant_carde(rig={"hand0": "red-4 red-6", "line0": "red-1"})
    with refused("AC-NY4-01"):
        match.play(0, "lay red-4 also 11")
    for patrons, clause in [("tokyoites", "AC-TO6-01"), ("parisians", "AC-PA6-01"), ("londoners", "AC-LO6-04")]:
        with refused(clause):
            avant_carde(patrons=patrons, rig={"hand0": "red-6", "line0": "red-1"}).play(0, "lay red-6 copying 1")
    with refused("AC-TO4-01"):
        avant_carde(patrons="tokyoites", rig={"hand0": "red-4"}).play(0, "lay red-4 as blue")
    with refused("AC-PA4-01"):
        avant_carde(patrons="parisians", rig={"hand0": "red-4"}).play(0, "lay red-4 as 1")
