"""The round: who plays, who buys, and what happens at its end."""

from games.avant_carde.table import (
    avant_carde,
    buying,
    everybody_stops,
    hand,
    line,
    made,
    player,
    playing,
    round_ends,
    table,
)
from rule import refused, rule


@rule("AC-ROUND-01", "AC-ROUND-03")
def test_nobody_buys_before_all_have_played() -> None:
    match = avant_carde(seats=3)
    assert match.waiting == [0, 1, 2]
    with refused("AC-ROUND-03"):
        match.play(0, "end")
    for seat in (2, 0):
        match.play(seat, match.options(seat)[0])
        while "stop" not in match.options(seat):
            match.play(seat, match.options(seat)[0])
        match.play(seat, "stop")
    assert match.waiting == [1]
    everybody_stops(match)
    with refused("AC-ROUND-01"):
        match.play(match.waiting[0], "stop")


@rule("AC-ROUND-02", "AC-RULING-01")
def test_buy_turns_go_clockwise_from_the_first_player() -> None:
    match = avant_carde(seats=4, rig={"first": "2", "active": "2"})
    with refused("AC-ROUND-02"):
        match.play(0, "end")
    order = []
    for _ in range(4):
        order += match.waiting
        match.play(match.waiting[0], "end")
    assert order == [2, 3, 0, 1]


@rule("AC-ROUND-02", "AC-ROUND-03")
def test_when_all_have_played_the_holder_of_the_token_buys_first() -> None:
    for first in range(3):
        match = avant_carde(seats=3, rig={"first": str(first)})
        everybody_stops(match)
        assert match.waiting == [first]


@rule("AC-ROUND-04")
def test_the_first_player_token_moves_to_the_left() -> None:
    match = avant_carde(seats=3, rig={"first": "2", "active": "1"})
    round_ends(match)
    assert (table(match).first, table(match).round) == (0, 2)


@rule("AC-ROUND-05", "AC-ROUND-13", "AC-CONC-13", "AC-RULING-79")
def test_the_line_stays_until_the_rounds_end_and_is_discarded_as_printed() -> None:
    piles = {"deck0": "red-7 blue-7 orange-7 purple-7 red-6 blue-6 orange-6", "discard0": "", "designers0": "1"}
    match = buying("orange-2 orange-4>2 [blue-3] red-6=2", rig=piles)
    match.play(0, "end")
    assert len(line(match)) == 4
    match.play(1, "end")
    assert (line(match), player(match).designers) == ([], 0)
    assert sorted(player(match).discard) == ["blue-3", "orange-2", "orange-4", "red-6"]


@rule("AC-ROUND-10")
def test_gems_come_after_the_draw_and_the_next_round_starts() -> None:
    match = buying("red-1", rig={"awards0": "2", "awards1": "1"})
    round_ends(match)
    assert [p.gem for p in table(match).players] == [False, True]
    assert (table(match).phase, table(match).round, match.waiting) == ("play", 2, [0, 1])


@rule("AC-ROUND-12", "AC-RULING-77")
def test_a_player_with_few_cards_draws_them_all_and_one_with_none_skips() -> None:
    match = buying(
        "red-2 red-1",
        rig={"deck0": "blue-1", "discard0": "", "deck1": "", "discard1": "", "line1": "", "gem1": "1"},
        line1="",
    )
    match.play(0, "end")
    assert made(match) == 1
    match.play(1, "end")
    assert sorted(hand(match)) == ["blue-1", "red-1", "red-2"]
    assert match.waiting == [0]


@rule("AC-ROUND-11")
def test_the_beginners_shuffle_does_not_wait_for_an_empty_deck() -> None:
    piles = {"deck0": "red-7 blue-7 orange-7 purple-7 red-6 blue-6 orange-6 purple-6", "discard0": "red-1 white-1"}
    hands = set()
    for seed in range(6):
        match = buying("red-2", seed=seed, rig=piles, beginners_shuffle=True)
        round_ends(match)
        assert (len(hand(match)), player(match).deck_size, player(match).discard) == (7, 4, [])
        hands.add(tuple(hand(match)))
    assert len(hands) > 3


@rule("AC-ROUND-11", "AC-RULING-77")
def test_a_beginner_without_cards_has_nothing_to_shuffle() -> None:
    match = buying("red-2 red-1", "", rig={"deck1": "", "discard1": ""}, beginners_shuffle=True)
    round_ends(match)
    assert [line.seat for _, line in match.journal if line.clause == "AC-ROUND-07"] == [0]
    assert match.waiting == [0]


@rule("AC-BUY-02", "AC-NY5-01", "AC-ROUND-13")
def test_a_promised_dollar_is_paid_once() -> None:
    match = playing("red-5", deck="red-1 blue-1 white-1 gray-2 red-11 blue-2 red-2")
    match.play(0, "lay red-5", "dollar", "stop")
    everybody_stops(match)
    assert (made(match), player(match).promised) == (2, 0)
    round_ends(match)
    match.play(0, "lay red-1", "stop")
    everybody_stops(match)
    while match.waiting != [0]:
        match.play(match.waiting[0], "end")
    assert made(match) == 1


@rule("AC-RULING-02")
def test_a_reshuffle_is_random() -> None:
    piles = {"deck0": "", "discard0": "red-7 blue-7 orange-7 purple-7 red-6 blue-6 orange-6 purple-6 red-5 blue-5"}
    hands = set()
    for seed in range(12):
        match = buying("red-2", seed=seed, rig=piles)
        round_ends(match)
        hands.add(tuple(hand(match)))
    assert len(hands) > 6


@rule("AC-TO5-05")
def test_the_hand_of_seven_is_no_power() -> None:
    match = playing("red-5 red-2", patrons="tokyoites", rig={"discard0": "red-1 blue-1 white-1 red-11 blue-12"})
    match.play(0, "lay red-5", "stop")
    everybody_stops(match)
    round_ends(match)
    assert len(hand(match)) == 7


@rule("AC-PA5-04")
def test_a_waiting_forger_ends_with_the_round() -> None:
    match = buying("red-5", "red-1 red-11", patrons="parisians")
    match.play(0, "forger wait", "end")
    assert player(match).waits == 1
    match.play(1, "end")
    assert player(match).waits == 0
    assert player(match, 1).buys == [0] * 6
