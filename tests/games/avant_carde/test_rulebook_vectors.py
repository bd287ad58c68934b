"""The booklet's own examples (TV-R), played move by move."""

import pytest

from games.avant_carde.table import (
    avant_carde,
    buying,
    everybody_stops,
    hand,
    left,
    line,
    made,
    player,
    playing,
    round_ends,
    seen,
    solo,
    stack,
    table,
    uses,
)
from rule import refused, rule
from vernissage.core.model import WATCHER
from vernissage.core.piles import card, size
from vernissage.games.avant_carde.scoring import awards_for
from vernissage.games.avant_carde.state import AvantCardeState, stack_place


@rule("AC-PLAY-02", "AC-PLAY-03", "AC-BUY-01")
def test_tv_r01_five_cards_in_a_line_are_five_dollars() -> None:
    match = playing("blue-12 blue-2 gray-2 orange-2 orange-14 white-1 red-1")
    match.play(0, "lay blue-12", "lay blue-2", "lay gray-2", "lay orange-2", "lay orange-14", "stop")
    everybody_stops(match)
    assert line(match) == ["blue-12", "blue-2", "gray-2", "orange-2", "orange-14"]
    assert made(match) == 5


@rule("AC-NY2-01", "AC-BUY-04", "AC-BUY-10", "AC-AWARD-02", "AC-TOKEN-01", "AC-BUY-07")
def test_tv_r02_the_buying_example() -> None:
    piles = {"stack2": "red-2 blue-2 purple-2", "stack3": "red-3 blue-3"}
    match = buying("blue-12 blue-2 gray-2 orange-2 orange-14 orange-1", rig=piles)
    match.play(0, "perfectionist", "buy 3", "tuck 2", "buy 2")
    assert (made(match), left(match)) == (7, 2)
    match.play(0, "end")
    assert stack(match, 2) == ["purple-2", "red-2"]
    assert player(match).discard == ["blue-2", "red-3"]
    assert (player(match).awards, player(match).change) == (1, True)


@rule("AC-NY4-03")
def test_tv_r03_a_4_fits_only_with_its_change() -> None:
    match = playing("blue-4 red-11", line="red-1")
    with refused("AC-PLAY-03"):
        match.play(0, "lay blue-4")
    match.play(0, "lay blue-4 as 1")
    assert player(match).line[1].numbers == [1]


@rule("AC-NY3-01", "AC-NY3-02", "AC-POWER-14", "AC-RULING-18", "AC-BUY-12")
def test_tv_r03_two_3s_may_trash_the_12_and_more() -> None:
    match = buying("red-1 blue-4>1 red-11 red-3 blue-3 blue-12")
    match.play(0, "snob #6")
    assert (made(match), line(match)) == (6, ["red-1", "blue-4", "red-11", "red-3", "blue-3"])
    assert "snob #1" in match.options(0)
    match.play(0, "tuck 2", "tuck 2", "tuck 2")
    with refused("AC-BUY-10"):
        match.play(0, "tuck 2")
    match.play(0, "end")
    assert player(match).awards == 1


@rule("AC-ROUND-07", "AC-ROUND-09", "AC-ROUND-06")
def test_tv_r04_three_cards_shuffle_four_cards() -> None:
    piles = {"deck0": "red-7 blue-7 orange-7", "discard0": "red-2 red-1 red-11 white-1"}
    match = buying("orange-2 blue-2 gray-2 blue-12", rig=piles)
    round_ends(match)
    assert (len(hand(match)), player(match).deck_size, player(match).discard) == (7, 4, [])
    assert {"red-7", "blue-7", "orange-7"} <= set(hand(match))


@rule("AC-NY4-03", "AC-NY4-04")
def test_tv_r05_a_4_bridges_two_groups() -> None:
    match = playing("red-2 red-4 orange-1 orange-14")
    match.play(0, "lay red-2", "lay red-4 as 1", "lay orange-1", "lay orange-14")
    other = playing("red-2 red-4 orange-1 orange-14")
    other.play(0, "lay red-2", "lay red-4")
    with refused("AC-PLAY-03"):
        other.play(0, "lay orange-1")


@rule("AC-NY4-06", "AC-POWER-05", "AC-POWER-09", "AC-POWER-12")
def test_tv_r06_a_4_set_to_2_counts_for_the_most_2s() -> None:
    match = buying("orange-2 orange-4>2", "red-2 blue-2")
    match.play(0, "perfectionist")
    assert made(match) == 3


@rule("AC-NY6-02", "AC-NY6-04", "AC-NY2-03", "AC-RULING-19", "AC-RULING-25")
def test_tv_r07_copying_a_2_brings_nothing() -> None:
    match = buying("orange-2 orange-6=2")
    assert made(match) == 3
    match.play(0, "perfectionist")
    assert made(match) == 4
    with refused("AC-POWER-04"):
        match.play(0, "perfectionist")


@rule("AC-TO5-03", "AC-TO5-01")
def test_tv_r08_a_schmoozer_before_an_archivist() -> None:
    match = playing("red-5 red-3 white-1", patrons="tokyoites")
    match.play(0, "lay red-5", "lay red-3", "discard white-1")
    assert sorted(hand(match)) == ["blue-5", "orange-5"]
    assert player(match).discard == ["white-1"]


@rule("AC-RULING-37")
def test_tv_r09_a_completed_pair_draws_two_with_a_schmoozer() -> None:
    match = playing("red-5 red-7 red-2", patrons="tokyoites")
    match.play(0, "lay red-5", "lay red-7", "name red", "lay red-2", "draw")
    assert len(hand(match)) == 2


@rule("AC-TO7-02", "AC-TO7-03", "AC-TO7-04", "AC-TO7-01")
def test_tv_r10_pairs_do_not_overlap() -> None:
    match = playing("red-7 red-2 red-4 red-2", patrons="tokyoites", four="gallerist")
    match.play(0, "lay red-7", "name red", "lay red-2", "draw")
    assert len(hand(match)) == 3
    match.play(0, "lay red-4")
    assert "draw" not in match.options(0)
    match.play(0, "lay red-2", "draw")
    assert len(hand(match)) == 2


@rule("AC-PA4-03", "AC-PA4-04", "AC-PA4-01", "AC-PA4-02")
def test_tv_r11_a_concealed_card_takes_the_named_color() -> None:
    match = playing("blue-4 red-2 purple-3", patrons="parisians")
    match.play(0, "lay blue-4", "name red", "conceal purple-3", "lay red-2")
    other = playing("blue-4 red-2 purple-3", patrons="parisians")
    other.play(0, "lay blue-4", "name orange", "conceal purple-3")
    with refused("AC-RULING-41"):
        other.play(0, "lay red-2")


@rule("AC-PA5-01", "AC-PA5-02", "AC-RULING-60")
def test_tv_r12_a_forger_copies_an_earlier_buy() -> None:
    rig = {"first": "1", "active": "0", "line0": "red-5", "line1": "red-1", "bought1": "6", "stack6": "blue-6 red-6"}
    match = avant_carde(patrons="parisians", rig=rig)
    match.play(0, "forger 6")
    assert (player(match).discard, left(match)) == (["blue-6"], 1)
    match.play(0, "end")
    assert player(match).change


@rule("AC-PA5-03")
def test_tv_r13_a_waiting_forger_picks_its_buy() -> None:
    rig = {"stack2": "red-2 blue-2", "stack7": "blue-7 red-7 orange-7", "line1": "red-1 " * 9}
    match = buying("red-5", "", patrons="parisians", rig=rig)
    match.play(0, "forger wait", "end")
    match.play(1, "buy 2")
    match.play(0, "pass")
    match.play(1, "buy 7")
    match.play(0, "forge")
    assert player(match).discard == ["red-7"]
    assert match.waiting == [1]


@rule("AC-LO7-01", "AC-LO7-02", "AC-LO7-03", "AC-CONC-10")
def test_tv_r14_of_three_3s_concealing_one_brings_two() -> None:
    match = buying("red-3 blue-3 orange-3 red-7", patrons="londoners")
    assert made(match) == 4
    match.play(0, "eccentric #1")
    assert made(match) == 6
    match.play(0, "end")
    assert player(match).awards == 1


@rule("AC-LO5-01", "AC-LO5-04", "AC-LO5-03")
def test_tv_r15_concealing_the_card_behind_makes_the_5_last() -> None:
    match = buying("red-2 red-5 red-1", patrons="londoners")
    with refused("AC-LO5-01"):
        match.play(0, "futurist dollar")
    match.play(0, "futurist conceal #3", "futurist dollar")
    assert made(match) == 4


@rule("AC-TO6-03")
def test_tv_r16_a_6_cannot_trash_itself() -> None:
    match = buying("red-6", patrons="tokyoites")
    with refused("AC-TO6-03"):
        match.play(0, "investor #1")


SIX_TOPS = {
    "stack2": "red-2 blue-2", "stack3": "red-3 blue-3", "stack4": "red-4 blue-4", "stack5": "blue-5 red-5",
    "stack6": "orange-6 red-6", "stack7": "purple-7 red-7",
}  # fmt: skip


@rule("AC-SOLO-11")
def test_tv_r17_solo_counts_the_most_frequent_color_on_top() -> None:
    match = solo("red-2 blue-2", rig=SIX_TOPS)
    with refused("AC-SOLO-11"):
        match.play(0, "perfectionist")
    match = solo("red-2 blue-2 gray-2", rig=SIX_TOPS)
    match.play(0, "perfectionist")
    assert made(match) == 4


@rule("AC-TOKEN-12", "AC-TOKEN-15")
def test_tv_r18_all_level_no_gem() -> None:
    match = buying("red-1")
    round_ends(match)
    assert [p.gem for p in table(match).players] == [False, False]


@rule("AC-POWER-14", "AC-POWER-15", "AC-NY3-04")
def test_tv_r19_trashing_takes_no_money_away() -> None:
    match = buying("orange-2 orange-3 blue-3 blue-12 red-1 red-11")
    match.play(0, "perfectionist", "snob #4", "snob #1")
    assert made(match) == 7
    assert line(match) == ["orange-3", "blue-3", "red-1", "red-11"]


@rule("AC-TOKEN-01", "AC-TOKEN-02", "AC-TOKEN-03", "AC-RULING-61")
@pytest.mark.parametrize(
    ("held", "moves", "after"), [("0", ["end"], True), ("1", ["end"], True), ("1", ["change", "end"], False)]
)
def test_tv_r20_saving_money(held: str, moves: list[str], after: bool) -> None:
    match = buying("red-1 red-11", rig={"change0": held})
    match.play(0, *moves)
    assert player(match).change is after


@rule("AC-ROUND-08", "AC-PLAY-14")
def test_tv_r21_an_empty_deck_waits_for_the_next_draw() -> None:
    piles = {"deck0": "red-7 blue-7 orange-7 purple-7 red-6 blue-6 orange-6", "discard0": "white-1 gray-2"}
    match = buying("red-2", rig=piles)
    round_ends(match)
    assert (player(match).deck_size, player(match).discard) == (0, ["white-1", "gray-2", "red-2"])
    match.play(0, "lay red-7", "draw")
    assert (player(match).deck_size, player(match).discard) == (2, [])


@rule("AC-SETUP-06")
def test_tv_r22_the_second_card_of_a_stack_is_in_no_view() -> None:
    match = avant_carde(seats=2, seed=3)
    before = [seen(match, viewer) for viewer in (0, 1, WATCHER)]
    state = match.state
    assert isinstance(state, AvantCardeState)
    place = stack_place(5)
    top = size(state.cells, place) - 1
    other = next(k for k in range(top) if card(state.cells, place, k) != card(state.cells, place, top - 1))
    state.cells[place + top], state.cells[place + 1 + other] = state.cells[place + 1 + other], state.cells[place + top]
    assert [seen(match, viewer) for viewer in (0, 1, WATCHER)] == before
    assert all(stack.tucked == [] for stack in before[0].stacks)


@rule("AC-POWER-18")
@pytest.mark.parametrize("seed", range(6))
def test_tv_r23_in_round_1_only_the_2s_have_a_power(seed: int) -> None:
    match = avant_carde(seats=2, seed=seed)
    while table(match).phase == "play":
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[0])
    plain = {"buy", "tuck", "end", "perfectionist"}
    assert {option.split()[0] for option in match.options(match.waiting[0])} <= plain


@rule("AC-AWARD-01", "AC-AWARD-02", "AC-AWARD-03")
def test_tv_r24_the_award_table() -> None:
    money = [5, 6, 7, 8, 9, 10, 11, 16, 17, 22, 23, 29]
    assert [awards_for(dollars) for dollars in money] == [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7]


@rule("AC-SETUP-07", "AC-SETUP-08", "AC-SETUP-10", "AC-SETUP-12", "AC-SETUP-09", "AC-SETUP-17")
@pytest.mark.parametrize(("seats", "figures"), [(2, (24, 8, 1)), (3, (24, 8, 1)), (4, (28, 4, 2)), (5, (28, 4, 2))])
def test_tv_r25_setup_by_players(seats: int, figures: tuple[int, int, int]) -> None:
    view = table(avant_carde(seats=seats))
    assert (view.awards, view.extras, view.gems) == figures
    for p in view.players:
        assert (len(p.hand), p.deck_size, p.discard, p.awards, p.change, p.gem) == (7, 3, [], 0, False, False)


@rule("AC-PLAY-05", "AC-PLAY-06")
def test_tv_r26_white_and_gray_do_not_match() -> None:
    match = playing("gray-2 red-1", line="white-1")
    with refused("AC-PLAY-05"):
        match.play(0, "lay gray-2")
    match.play(0, "lay red-1")


@rule("AC-CONC-05")
def test_tv_r27_a_concealed_card_is_skipped_in_matching() -> None:
    match = playing("red-3 orange-3", line="orange-2 [blue-6]", patrons="parisians")
    with refused("AC-CONC-05"):
        match.play(0, "lay red-3")
    match.play(0, "lay orange-3")


@rule("AC-CONC-08", "AC-LO3-03")
def test_tv_r28_a_card_unveiled_in_play_counts() -> None:
    match = playing("red-3", line="red-1 [blue-5]", patrons="londoners")
    match.play(0, "lay red-3", "unveil #2", "stop")
    everybody_stops(match)
    assert made(match) == 3


@rule("AC-LO6-02")
def test_tv_r29_two_designers_make_three_uses() -> None:
    match = buying("red-6 blue-6 red-7 red-1 blue-1 white-1", patrons="londoners", rig={"designers0": "2"})
    match.play(0, "eccentric #4", "eccentric #5", "eccentric #6")
    assert uses(match, "eccentric") == []
    with refused("AC-RULING-11"):
        match.play(0, "eccentric #1")
