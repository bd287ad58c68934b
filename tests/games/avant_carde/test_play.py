"""Play Cards: lines, stopping, secrecy, and powers that act while playing."""

from games.avant_carde.table import avant_carde, buying, everybody_stops, hand, line, made, player, playing, seen, table
from rule import refused, rule
from vernissage.core.model import WATCHER


@rule("AC-PLAY-01", "AC-RULING-09")
def test_nobody_sees_another_line_before_all_have_finished() -> None:
    match = playing("red-7 red-1 red-2 red-3", rig={"hand1": "red-1 blue-1"})
    before = [seen(match, viewer) for viewer in (1, WATCHER)]
    told = match.play(0, "lay red-7", "draw", "lay red-1")
    assert [seen(match, viewer) for viewer in (1, WATCHER)] == before
    assert told
    assert match.told(1) == []
    match.play(0, "stop")
    view = seen(match, 1)
    assert (view.players[0].finished, view.players[0].line) == (True, [])
    assert (view.players[0].hand_size, view.players[0].deck_size, view.players[0].discard) == (4, 5, [])


@rule("AC-PLAY-01", "AC-RULING-09")
def test_no_choice_of_the_play_part_shows_before_the_reveal() -> None:
    match = playing(
        "red-6 red-5 red-4 red-3 white-1 gray-2", patrons="londoners", five="dealer", rig={"hand1": "red-1 blue-1"}
    )
    before = [seen(match, viewer) for viewer in (1, WATCHER)]
    for word in (
        "lay red-6",
        "lay red-5",
        "dollar",
        "draw",
        "lay red-4 also 7",
        "lay red-3",
        "conceal top",
        "unveil #5",
    ):
        match.play(0, word)
        assert [seen(match, viewer) for viewer in (1, WATCHER)] == before
    assert (player(match).designers, player(match).promised) == (1, 1)


@rule("AC-PLAY-16", "AC-RULING-10")
def test_lines_and_choices_are_public_at_the_reveal() -> None:
    match = playing("red-4 red-6 red-5")
    match.play(0, "lay red-4 as blue", "lay red-6 copying 4 as 4", "lay red-5", "dollar", "stop")
    assert seen(match, 1).players[0].promised == 0
    match.play(1, "lay red-1")
    match.play(1, "stop")
    shown = seen(match, 1).players[0].line
    assert [(card.card, card.color, card.numbers, card.copies) for card in shown] == [
        ("red-4", "blue", [4], 0), ("red-6", "red", [4], 4), ("red-5", "red", [5], 0),
    ]  # fmt: skip
    assert made(match) == 3 + 1 + 1


@rule("AC-PLAY-04")
def test_matching_uses_current_values() -> None:
    match = playing("blue-1 red-1", line="red-4>blue")
    with refused("AC-PLAY-03"):
        match.play(0, "lay red-1")
    match.play(0, "lay blue-1")


@rule("AC-PLAY-07")
def test_cards_are_added_at_the_right_end_only() -> None:
    match = playing("red-1 blue-1 blue-12")
    match.play(0, "lay red-1", "lay blue-1", "lay blue-12")
    assert line(match) == ["red-1", "blue-1", "blue-12"]
    assert match.options(0) == ["stop"]


@rule("AC-PLAY-08", "AC-PLAY-13", "AC-NY7-03", "AC-NY7-01")
def test_drawn_cards_may_continue_the_line_beyond_seven() -> None:
    match = playing("red-7", line="red-1 " * 6, deck="red-2 red-3")
    match.play(0, "lay red-7", "draw", "lay red-2")
    assert len(line(match)) == 8
    with refused("AC-PLAY-13"):
        match.play(0, "lay red-3")


@rule("AC-PLAY-09", "AC-RULING-03")
def test_one_card_at_least_and_no_need_for_more() -> None:
    match = playing("red-1 red-2")
    with refused("AC-PLAY-09"):
        match.play(0, "stop")
    match.play(0, "lay red-1", "stop")
    assert player(match).discard == ["red-2"]


@rule("AC-PLAY-10")
def test_the_rest_of_the_hand_is_discarded_and_the_line_is_closed() -> None:
    match = playing("red-1 red-2 white-1")
    match.play(0, "lay red-1", "stop")
    assert (hand(match), player(match).discard) == ([], ["white-1", "red-2"])
    with refused("AC-PLAY-10"):
        match.play(0, "lay red-2")


@rule("AC-PLAY-11", "AC-NY5-03")
def test_a_play_power_is_used_at_once_and_its_choice_stands() -> None:
    match = playing("red-5 red-1")
    match.play(0, "lay red-5")
    with refused("AC-NY5-01"):
        match.play(0, "lay red-1")
    match.play(0, "dollar")
    with refused("AC-PLAY-11"):
        match.play(0, "draw")
    assert hand(match) == ["red-1"]


@rule("AC-PLAY-12")
def test_as_powers_come_before_the_match_and_after_powers_behind_it() -> None:
    match = playing("blue-4 blue-7", line="red-1", deck="red-7")
    match.play(0, "lay blue-4 as 1")
    with refused("AC-PLAY-03"):
        playing("blue-7", line="red-1", deck="red-7").play(0, "lay blue-7")
    match.play(0, "lay blue-7", "draw")
    assert hand(match) == ["red-7"]


def test_a_stop_can_be_taken_back_until_something_is_shown() -> None:
    match = playing("red-1 red-2")
    match.play(0, "lay red-1", "stop")
    assert match.undo(0)
    match.play(0, "lay red-2", "stop")
    everybody_stops(match)
    assert not match.undoable(0)


def test_equal_cards_are_offered_once() -> None:
    match = avant_carde(rig={"hand0": "red-2 red-2 red-2"})
    assert match.options(0) == ["lay red-2"]


def test_the_table_can_be_read() -> None:
    match = playing("red-1 red-2", line="red-4>blue red-4+7 [red-6] red-6=4")
    text = match.game.show(match.view(0))
    assert "hand  red-1 red-2" in text
    assert "red-4>blue red-4+7 [red-6] red-6=4" in text
    assert max(len(row) for row in text.splitlines()) <= 100
    assert "Round 1" in match.game.show(buying("red-1 " * 30).view(1))
    assert table(match).phase == "play"


@rule("AC-PLAY-01")
def test_every_question_of_the_play_part_is_secret() -> None:
    asked = set()
    match = playing("red-5 red-1 red-11")
    while match.waiting[0] == 0:
        (decision,) = [each for each in match.game.decisions(match.state) if each.seat == 0]
        asked.add(decision.ask)
        assert decision.secret
        match.play(0, match.options(0)[0])
    assert {"first", "lay"} < asked, "the first card, a later one, and what a power asks"
