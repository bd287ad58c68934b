"""Buy Cards, awards, change tokens and Gems."""

from games.avant_carde.table import (
    avant_carde,
    buying,
    everybody_stops,
    left,
    made,
    player,
    round_ends,
    stack,
    table,
    uses,
)
from rule import refused, rule


@rule("AC-BUY-05", "AC-BUY-06", "AC-BUY-09")
def test_several_cards_while_the_money_lasts() -> None:
    match = buying("red-1 " * 7, rig={"stack2": "red-2 blue-2 orange-2", "stack3": "red-3 blue-3"})
    match.play(0, "buy 2", "buy 2")
    assert (stack(match, 2), left(match)) == (["orange-2"], 3)
    match.play(0, "buy 3")
    with refused("AC-BUY-09"):
        match.play(0, "buy 2")
    assert player(match).discard == ["red-2", "blue-2", "red-3"]


@rule("AC-BUY-08")
def test_buying_is_optional() -> None:
    match = buying("red-1 " * 7)
    match.play(0, "end")
    assert player(match).discard == []


@rule("AC-BUY-03")
def test_money_is_a_running_count_without_tokens() -> None:
    match = buying("red-1 " * 6, rig={"change1": "1"})
    match.play(0, "buy 2")
    assert (made(match), left(match)) == (6, 4)
    assert [p.change for p in table(match).players] == [False, True]


@rule("AC-BUY-13", "AC-RULING-55")
def test_empty_stacks_sell_and_tuck_nothing() -> None:
    match = buying("red-1 " * 6, rig={"stack2": "", "stack3": "red-3"})
    with refused("AC-BUY-13"):
        match.play(0, "buy 2")
    with refused("AC-BUY-13"):
        match.play(0, "tuck 2")
    with refused("AC-RULING-55"):
        match.play(0, "tuck 3")


@rule("AC-BUY-14", "AC-TOKEN-06")
def test_what_is_left_is_lost_and_what_is_spent_brings_no_token() -> None:
    match = buying("red-1 red-11")
    match.play(0, "buy 2", "end")
    assert (player(match).change, left(match)) == (False, 1)
    assert made(match) == 1


@rule("AC-BUY-15", "AC-LO2-01")
def test_a_free_card_costs_nothing() -> None:
    match = buying("red-2 red-1", rig={"stack4": "blue-4 red-4"}, patrons="londoners")
    match.play(0, "collector 4")
    assert (left(match), player(match).discard) == (2, ["blue-4"])


@rule("AC-TOKEN-04", "AC-TOKEN-08")
def test_a_token_may_be_spent_when_nothing_else_is_left() -> None:
    match = buying("red-1 red-11", rig={"change0": "1"})
    match.play(0, "buy 2", "change")
    assert (left(match), made(match), player(match).change) == (1, 3, False)
    empty = buying("", rig={"change0": "1"})
    empty.play(0, "change")
    assert made(empty) == 1
    with refused("AC-TOKEN-04"):
        empty.play(0, "change")


@rule("AC-TOKEN-03", "AC-TOKEN-01")
def test_a_spent_token_bars_only_its_own_player_and_turn() -> None:
    match = buying("red-1 red-11", "red-1", rig={"change0": "1"})
    match.play(0, "change", "end")
    assert not table(match).change_spent
    match.play(1, "end")
    assert [p.change for p in table(match).players] == [False, True]


@rule("AC-POWER-11", "AC-NY6-02", "AC-RULING-19")
def test_the_fixed_dollar_belongs_to_the_printed_6() -> None:
    assert made(buying("red-4>6 red-1")) == 2
    assert made(buying("red-4 red-6>2 red-1")) == 4
    assert made(buying("red-6 [blue-6]")) == 2
    assert made(buying("red-4>6 red-1", patrons="parisians")) == 2


@rule("AC-TOKEN-02")
def test_nobody_ever_holds_two_tokens() -> None:
    match = buying("red-1 red-11", rig={"change0": "1"})
    round_ends(match)
    everybody_stops(match)
    while match.waiting != [0]:
        match.play(match.waiting[0], "end")
    match.play(0, "change")
    with refused("AC-TOKEN-04"):
        match.play(0, "change")


@rule("AC-TOKEN-08", "AC-TOKEN-09")
def test_a_token_may_be_kept_and_is_one_of_five() -> None:
    match = buying("red-1 red-11", rig={"change0": "1"})
    round_ends(match)
    assert player(match).change
    everyone = avant_carde(seats=5, rig={"first": "0", "active": "0", **{f"line{seat}": "red-1" for seat in range(5)}})
    round_ends(everyone)
    assert sum(p.change for p in table(everyone).players) == 5 == everyone.game.book.components.figure("change_tokens")


@rule("AC-RULING-52")
def test_cards_are_counted_once_at_the_start_of_the_turn() -> None:
    match = buying("red-3 red-1 red-11")
    match.play(0, "snob #2")
    assert made(match) == 3


@rule("AC-RULING-56", "AC-PA5-05")
def test_free_cards_are_buys_and_each_buy_is_copied_once() -> None:
    rig = {"line0": "red-2", "line1": "red-5 blue-5"}
    match = buying("", "", rig=rig, two="collector", five="forger")
    match.play(0, "collector 3", "end")
    match.play(1, "forger 3")
    with refused("AC-PA5-05"):
        match.play(1, "forger 3")
    with refused("AC-PA5-02"):
        match.play(1, "forger 2")


@rule("AC-RULING-59")
def test_useless_forgeries_are_not_offered() -> None:
    match = buying("red-5", "red-5", patrons="parisians")
    assert uses(match, "forger") == ["forger wait"]
    match.play(0, "end")
    assert uses(match, "forger", 1) == []
    with refused("AC-RULING-59"):
        match.play(1, "forger wait")


@rule("AC-RULING-36", "AC-PA5-05")
def test_all_forger_uses_of_a_round_copy_different_buys() -> None:
    rig = {"first": "1", "active": "0", "line0": "red-5 red-6=5 blue-5", "line1": "red-1", "bought1": "6 6"}
    match = avant_carde(five="forger", rig=rig)
    match.play(0, "forger 6", "forger 6")
    with refused("AC-PA5-05"):
        match.play(0, "forger 6")
    # With a Designer the first card is concealed when the Eccentric counts again.
    doubled = buying("red-6 red-3 blue-3 orange-3 red-7", patrons="londoners", rig={"designers0": "1"})
    doubled.play(0, "eccentric #2", "eccentric #3")
    assert made(doubled) == 5 + 2 + 1
