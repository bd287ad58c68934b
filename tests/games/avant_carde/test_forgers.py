"""Forgers: which buys may be copied, by whom, in which order, and for how long."""

from games.avant_carde.table import avant_carde, buying, player, round_ends, table, uses
from rule import refused, rule


@rule("AC-PA5-01", "AC-PA5-03")
def test_a_waiting_forger_copies_one_buy_and_no_more() -> None:
    match = buying("red-5", "red-1 " * 9, patrons="parisians")
    match.play(0, "forger wait")
    assert uses(match, "forger") == []
    match.play(0, "end")
    match.play(1, "buy 2")
    match.play(0, "forge")
    assert player(match).waits == 0
    match.play(1, "buy 2")
    assert match.waiting == [1]


@rule("AC-PA5-01", "AC-PA5-05")
def test_two_waiting_forgers_of_one_player_copy_two_buys_not_one_twice() -> None:
    match = buying(
        "red-5 blue-5", "red-1 " * 9, patrons="parisians", rig={"stack2": "red-2 blue-2 orange-2 purple-2 red-2"}
    )
    match.play(0, "forger wait", "forger wait", "end")
    match.play(1, "buy 2")
    match.play(0, "forge")
    assert (match.waiting, player(match).discard) == ([1], ["blue-2"])
    match.play(1, "buy 2")
    match.play(0, "forge")
    assert sorted(player(match).discard) == ["blue-2", "purple-2"]


@rule("AC-RULING-56", "AC-RULING-36", "AC-PA5-05")
def test_a_copied_buy_is_a_buy_that_may_be_copied_in_turn() -> None:
    rig = {"first": "1", "active": "1", "line1": "red-5", "line0": "red-5 blue-5 red-1 red-11 red-2 red-3"}
    match = avant_carde(patrons="parisians", rig={**rig, "stack6": "red-6 blue-6 orange-6 purple-6"})
    match.play(1, "forger wait", "end")
    match.play(0, "buy 6")
    match.play(1, "forge")
    assert (player(match).discard, player(match, 1).discard) == (["red-6"], ["blue-6"])
    match.play(0, "forger 6")
    assert player(match).discard == ["orange-6", "red-6"]
    with refused("AC-PA5-05"):
        match.play(0, "forger 6")


@rule("AC-RULING-58", "AC-RULING-36", "AC-PA5-05", "AC-PA5-01")
def test_the_active_player_too_is_asked_about_a_copy_of_the_own_buy() -> None:
    rig = {
        "first": "1",
        "active": "1",
        "line0": "red-1",
        "line1": "red-5",
        "line2": "red-5 blue-5 red-1 red-11 red-2 red-3",
    }
    rig["stack6"] = "red-6 blue-6 orange-6 purple-6"
    match = avant_carde(patrons="parisians", seats=3, rig=rig)
    match.play(1, "forger wait", "end")
    match.play(2, "forger wait", "buy 6")
    match.play(1, "forge")
    assert match.waiting == [2]
    assert match.options(2) == ["forge", "pass"]
    match.play(2, "forge")
    assert (player(match, 1).discard, player(match, 2).discard) == (["blue-6"], ["orange-6", "red-6"])
    # The one opposing 6 has been copied: another Forger of the same player finds nothing new.
    with refused("AC-PA5-05"):
        match.play(2, "forger 6")


@rule("AC-RULING-57", "AC-PA5-06")
def test_nobody_is_asked_about_a_stack_that_has_run_out() -> None:
    rig = {
        "first": "0",
        "active": "0",
        "line0": "red-5",
        "line1": "red-5",
        "line2": "red-1 " * 12,
        "stack6": "red-6 blue-6",
        "stack5": "red-5",
    }
    match = avant_carde(seats=3, patrons="parisians", rig=rig)
    match.play(0, "forger wait", "end")
    match.play(1, "forger wait", "end")
    match.play(2, "buy 5")
    assert match.waiting == [2]
    match.play(2, "buy 6")
    match.play(0, "forge")
    assert match.waiting == [2]
    assert [player(match, seat).waits for seat in range(3)] == [0, 1, 0]


@rule("AC-RULING-58")
def test_a_buy_that_was_passed_does_not_come_back() -> None:
    match = buying("red-5", "red-1 " * 9, patrons="parisians")
    match.play(0, "forger wait", "end")
    match.play(1, "buy 2")
    match.play(0, "pass")
    assert (match.waiting, player(match).discard, player(match).waits) == ([1], [], 1)


@rule("AC-PA5-04", "AC-RULING-56", "AC-PA5-05")
def test_buys_and_copies_are_those_of_one_round() -> None:
    match = avant_carde(
        patrons="parisians", rig={"first": "1", "active": "1", "line1": "red-1 red-11", "line0": "red-5"}
    )
    match.play(1, "buy 2", "end")
    match.play(0, "forger 2")
    assert (player(match, 1).buys, player(match).forged) == ([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])
    round_ends(match)
    assert table(match).round == 2
    for seat in (0, 1):
        assert (player(match, seat).buys, player(match, seat).forged) == ([0] * 6, [0] * 6)


@rule("AC-PA5-05", "AC-RULING-28")
def test_two_buys_of_one_number_may_be_copied_by_two_forgers() -> None:
    rig = {
        "first": "1",
        "active": "0",
        "line0": "red-5 blue-5 orange-5",
        "line1": "red-1",
        "bought1": "2 2",
        "stack2": "red-2 blue-2 orange-2",
    }
    match = avant_carde(patrons="parisians", rig=rig)
    match.play(0, "forger 2", "forger 2")
    assert player(match).discard == ["red-2", "blue-2"]
    assert uses(match, "forger") == []


@rule("AC-RULING-27", "AC-RULING-36")
def test_an_impersonated_forger_copies_a_buy_too() -> None:
    rig = {"first": "1", "active": "0", "line0": "red-3", "line1": "red-5", "bought1": "2", "stack2": "red-2 blue-2"}
    match = avant_carde(patrons="parisians", rig=rig)
    match.play(0, "impersonator #1 copies 5", "forger 2")
    assert player(match).discard == ["red-2"]


@rule("AC-RULING-58", "AC-PA5-01")
def test_every_waiting_seat_is_asked_one_after_the_other() -> None:
    rig = {"first": "0", "active": "0", "line3": "red-1 " * 12, "stack2": "red-2 blue-2 orange-2 purple-2"}
    for seat in range(3):
        rig[f"line{seat}"] = "red-5"
    match = avant_carde(patrons="parisians", seats=4, rig=rig)
    for seat in range(3):
        match.play(seat, "forger wait", "end")
    match.play(3, "buy 2")
    asked = []
    while match.waiting != [3]:
        asked.append(match.waiting[0])
        match.play(match.waiting[0], "pass")
    assert asked == [0, 1, 2]
    assert [player(match, seat).waits for seat in range(3)] == [1, 1, 1]
