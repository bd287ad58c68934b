"""The end of a round and of the game."""

from games.art_society.table import (
    CROWDED,
    NARROW,
    bids,
    confirm_all,
    finish_round,
    side_of,
    society,
    table,
    taking,
    told,
    words,
)
from rule import rule
from vernissage.core.model import Message


@rule("AS-ROUND-01", "AS-RULING-41")
def test_the_gavel_passes_to_the_left() -> None:
    match = taking("P001 P005 P009 P013", "S1@5,3", 3, gavel="2")
    finish_round(match)
    assert table(match).gavel == 0, "clockwise, whatever was bid"


@rule("AS-ROUND-02")
def test_with_the_end_of_the_round_its_tiles_are_fixed() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3", "decor 1", "hang 7,5")
    assert [each.tile for each in side_of(match, 0).wall if each.fresh] == ["P005", "decor-1"]
    finish_round(match)
    assert not any(each.fresh for seat in (0, 1) for each in side_of(match, seat).wall)


@rule("AS-ROUND-03")
def test_nothing_is_left_in_the_auction_area() -> None:
    match = taking("P005 P001 P009")
    finish_round(match)
    view = table(match)
    assert (view.offer, view.picked, view.order) == ([], [], [])


@rule("AS-END-01", "AS-RULING-35")
def test_a_full_wall_ends_the_game_and_earns_its_token() -> None:
    match = taking("P021 P001 P013", wall0=CROWDED + " P029@5,6")
    match.play(0, "take P021", "hang 5,0", "finish")
    match.play(1, "take P001", "keep", "finish")
    confirm_all(match)
    assert match.over
    assert told(match)[-2:] == ["AS-END-01", "AS-RULING-35"]


@rule("AS-END-02")
def test_a_second_surplus_painting_ends_the_game() -> None:
    match = taking("P112 P001 P013", wall0=NARROW, surplus0="P108")
    match.play(0, "take P112", "surplus", "decor 1", "keep", "finish")
    finish_round(match)
    assert match.over
    assert "AS-END-02" in told(match)


@rule("AS-END-03", "AS-END-05", "AS-RULING-32")
def test_empty_hands_end_the_game_after_twenty_rounds() -> None:
    stack = " ".join(str(card) for card in range(1, 20))
    match = society(
        rig={"phase": "bid", "offer": "P001 P005 P009", "stack0": f"1 {stack}", "stack1": f"2 {stack}", "round": "20"}
    )
    assert match.options(0) == ["bid 20"]
    bids(match, 20, 20)
    assert match.waiting == [1], "the round is completed"
    finish_round(match)
    assert match.over
    assert table(match).round == 20
    assert "AS-END-03" in told(match)
    assert match.result is not None
    nothing = Message("note-cards", {"sum": 0})
    assert [line.note for line in match.result.sheet if line.name == "score-cards"] == [nothing, nothing]


@rule("AS-END-04", "AS-RULING-31")
def test_the_round_is_played_to_its_end_and_others_may_still_fill_their_walls() -> None:
    other = "S2@5,3 P111@0,0 P107@0,5 P112@7,0 P108@7,5 P032@5,6"
    match = taking("P021 P017 P013", wall0=CROWDED + " P029@5,6", wall1=other)
    match.play(0, "take P021", "hang 5,0", "finish")
    assert match.waiting == [1]
    match.play(1, "take P017", "hang 5,0", "finish")
    assert [tile.id for tile in table(match).museum["landscape"]] == ["P013"], "the prestige step too"
    confirm_all(match)
    assert match.over
    assert told(match).count("AS-END-01") == 2
    assert match.result is not None
    assert [line.points for line in match.result.sheet if line.clause == "AS-SCORE-08"] == [5, 5]


@rule("AS-END-06")
def test_what_ended_the_game_changes_no_score() -> None:
    match = taking("P112 P001 P013", wall0=NARROW, surplus0="P108")
    match.play(0, "take P112", "surplus", "decor 1", "keep", "finish")
    finish_round(match)
    assert match.result is not None
    assert match.result.totals == [side_of(match, seat).estimate for seat in range(2)]


@rule("AS-RULING-31")
def test_several_triggers_at_once_end_the_game_once() -> None:
    match = taking(
        "P112 P021 P013", wall0=NARROW, surplus0="P108", order="1 0", wall1="S2@5,3 P111@0,0 P107@0,5 P104@7,0 P100@7,5"
    )
    match.play(1, "take P021", "hang 5,0")
    while words(match, 1, "decor"):
        match.play(1, "decor 1", "keep")
    match.play(1, "finish")
    match.play(0, "take P112", "surplus", "decor 1", "keep", "finish")
    confirm_all(match)
    assert match.over
    assert told(match).count("AS-END-02") == 1
