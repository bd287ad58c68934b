"""Examples and answers from public pages (TV-P)."""

from games.avant_carde.table import buying, everybody_stops, left, line, made, player, playing, solo, uses
from rule import refused, rule


@rule("AC-NY2-01", "AC-AWARD-02")
def test_tv_p01_seven_cards_and_the_most_2s_make_eight() -> None:
    match = buying("red-2 blue-2 gray-2 red-1 red-11 red-1 white-1", "red-2")
    match.play(0, "perfectionist", "end")
    assert player(match).made == 8
    assert player(match).awards == 2


@rule("AC-POWER-06", "AC-POWER-07", "AC-POWER-08", "AC-RULING-14")
def test_tv_p02_the_2s_are_counted_when_the_power_is_used() -> None:
    match = buying("red-2 blue-2 gray-2 red-3 blue-3", "orange-2 red-2")
    match.play(0, "perfectionist", "snob #1", "snob #1", "end")
    match.play(1, "perfectionist")
    assert made(match) == 3


@rule("AC-NY3-01", "AC-NY3-02", "AC-NY3-03", "AC-BUY-12")
def test_tv_p03_trash_and_extra_tuck_are_separate() -> None:
    match = buying("red-3 red-1 red-11 blue-12")
    match.play(0, "snob #4", "tuck 2")
    assert (made(match), line(match)) == (4, ["red-3", "red-1", "red-11"])
    match.play(0, "tuck 3")
    with refused("AC-BUY-10"):
        match.play(0, "tuck 4")


@rule("AC-POWER-15")
def test_tv_p04_a_used_3_may_be_trashed_by_another() -> None:
    match = buying("red-3 blue-3 red-1 blue-12")
    match.play(0, "snob #4", "snob #1")
    assert line(match) == ["blue-3", "red-1"]
    assert uses(match, "snob") == []


@rule("AC-BUY-10", "AC-BUY-11")
def test_tv_p05_the_tuck_is_free_and_single() -> None:
    match = buying("red-1 " * 6, rig={"stack2": "red-2 blue-2 orange-2", "stack3": "red-3 blue-3"})
    match.play(0, "buy 2", "tuck 3", "buy 3")
    assert left(match) == 1
    assert player(match).discard == ["red-2", "blue-3"]
    with refused("AC-BUY-10"):
        match.play(0, "tuck 2")
    buying("red-1").play(0, "end")


@rule("AC-PLAY-03")
def test_tv_p06_a_sample_chain() -> None:
    match = playing("red-11 red-1 purple-1 purple-13")
    match.play(0, "lay red-11", "lay red-1", "lay purple-1", "lay purple-13", "stop")
    everybody_stops(match)
    assert made(match) == 4


@rule("AC-AWARD-02")
def test_tv_p07_eleven_dollars_are_four_awards() -> None:
    match = buying("red-1 " * 11)
    match.play(0, "end")
    assert player(match).awards == 4


@rule("AC-SOLO-06", "AC-SOLO-08", "AC-SOLO-16")
def test_tv_p08_the_blocked_stack_keeps_its_power() -> None:
    match = solo("red-3 red-1 red-11 white-1", rig={"round": "3"})
    with refused("AC-SOLO-06"):
        match.play(0, "buy 3")
    match.play(0, "snob #4", "tuck 2", "tuck 4", "tuck 5")
    with refused("AC-SOLO-08"):
        match.play(0, "tuck 6")
