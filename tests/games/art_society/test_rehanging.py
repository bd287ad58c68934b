"""The closing window: who may hang anew, what is lifted, and what stays."""

from games.art_society.table import (
    CROWDED,
    FIVE,
    fill_but,
    finish_round,
    position,
    side_of,
    table,
    taking,
    tiles,
    words,
)
from rule import refused, rule
from vernissage.core.match import Match
from vernissage.games.art_society.bonus import can_settle
from vernissage.games.art_society.scoring import shields
from vernissage.games.art_society.state import ASSISTANT, side


def closing(match: Match) -> Match:
    """Seat 1 keeps what is left, so that the window opens."""
    match.play(1, match.options(1)[0], "keep", "finish")
    assert table(match).phase == "close"
    return match


@rule("AS-PLACE-08", "AS-RULING-23")
def test_the_assistants_painting_alone_may_be_hung_anew_and_the_new_one_stays_kept() -> None:
    match = taking("P009 P005 P001", assistant0="P014")
    match.play(0, "take P009", "hang-kept 7,3", "keep", "finish")
    closing(match)
    assert match.waiting == [0]
    assert [(ask.ask, ask.clause) for ask in table(match, 0).asks] == [("close", "AS-PLACE-08")]
    match.play(0, "rehang")
    assert [(ask.ask, ask.clause) for ask in table(match, 0).asks] == [("rehang", "AS-RULING-23")]
    assert table(match).lifted == "P014"
    assert table(match).new is None
    match.play(0, "hang-kept 3,3", "finish")
    assert tiles(match, 0)["P014"] == (3, 3)
    assert side_of(match, 0).assistant == "P009"


@rule("AS-RULING-22")
def test_only_who_wishes_hangs_anew() -> None:
    match = taking("P012 P008 P009", wall1="S3@5,3", order="1 0")
    match.play(1, "take P008", "hang 7,3", "finish")
    match.play(0, "take P012", "hang 7,3", "finish")
    match.play(1, "confirm")
    match.play(0, "rehang")
    assert match.waiting == [0]
    assert "P008" in tiles(match, 1)
    assert "P012" not in tiles(match, 0)
    assert not match.undo(0), "the window is closed"


@rule("AS-RULING-23", "AS-PLACE-09")
def test_decor_from_the_assistant_is_lifted_and_hung_again_while_older_decor_stays() -> None:
    match = taking("P012 P001 P009", "S1@5,3 decor-2@0,0", assistant0="decor-2")
    match.play(0, "take P012", "hang-kept 7,4", "hang 3,3", "finish")
    closing(match)
    match.play(0, "rehang")
    assert table(match).lifted == "decor-2"
    assert table(match).decor == [48, 36, 24], "it came from the assistant, not from the supply"
    assert tiles(match, 0) == {"S1": (5, 3), "decor-2": (0, 0)}
    assert "finish" not in match.options(0)
    match.play(0, "hang 7,3")
    assert "finish" not in match.options(0), "the assistant's tile has to hang again too"
    match.play(0, "hang-kept 4,4 upright", "finish")
    assert sorted((each.x, each.y, each.height) for each in side_of(match, 0).wall if not each.type) == [
        (0, 0, 1),
        (4, 4, 2),
    ]
    assert shields(position(match), 0) == 4, "fixed decor covers the cells it covered before"
    assert not any(each.fresh for each in side_of(match, 0).wall)


@rule("AS-RULING-23")
def test_decor_hung_anew_leaves_room_for_the_painting_that_still_waits() -> None:
    match = taking("P009 P001 P013", wall0=CROWDED, assistant0="P030")
    match.play(0, "take P009", "hang 5,1", "decor 2", "hang 5,0", "hang-kept 5,6", "finish")
    closing(match)
    match.play(0, "rehang")
    match.play(0, "hang 5,1", "decor 2")
    assert match.options(0) == ["hang 5,0", "keep"], "the place below is the only one for the other painting"
    match.undo(0)
    position(match).cells[side(0) + ASSISTANT] = 4
    assert can_settle(position(match), 0, 2)
    assert not can_settle(position(match), 0, 3), "a three would take the room of the painting that waits"
    other = taking("P030 P001 P013", wall0=CROWDED, assistant0="P009")
    other.play(0, "take P030", "hang-kept 5,1", "decor 2", "hang 5,0", "hang 5,6", "finish")
    closing(other)
    other.play(0, "rehang")
    other.play(0, "hang-kept 5,1", "decor 2")
    assert other.options(0) == ["hang 5,0", "keep"]
    other.play(0, "hang 5,0", "hang 5,6", "finish")
    assert other.over


@rule("AS-RULING-23", "AS-RULING-21")
def test_a_large_bonus_settled_anew_offers_no_decor_that_takes_the_room_of_a_waiting_tile() -> None:
    # Three cells in the corner and one apart are free; the assistant's 3 needs the corner again.
    wall = f"{FIVE} {fill_but('0,0', '1,0', '2,0', '4,0')}"
    match = taking("P094 P002 P003", wall0=wall, assistant0="decor-3")
    match.play(0, "take P094", "hang 2,2", "hang-kept 0,0", "decor 1", "hang 4,0", "finish")
    closing(match)
    match.play(0, "rehang")
    match.play(0, "hang 2,2", "decor 1", "keep")
    assert words(match, 0, "decor") == ["decor 1"]


@rule("AS-RULING-23", "AS-PLACE-06")
def test_a_tile_hung_anew_leaves_room_for_decor_that_hangs_upright_only() -> None:
    # Two cells upon each other are free above, and below a place of three rows.
    match = taking("P003 P001 P013", f"{CROWDED} decor-3@5,0,upright decor-1@6,2 decor-2@5,8", assistant0="decor-2")
    match.play(0, "take P003", "hang 5,6", "hang-kept 6,0 upright", "finish")
    closing(match)
    match.play(0, "rehang")
    assert words(match, 0, "hang") == ["hang 5,6"]
    assert words(match, 0, "hang-kept") == ["hang-kept 6,0 upright"]


@rule("AS-RULING-24", "AS-SPACE-10")
def test_a_surplus_painting_of_an_earlier_round_brings_no_second_comfort() -> None:
    narrow = CROWDED + " P004@5,1 P008@5,6"
    match = taking("P112 P001 P013", wall0=narrow)
    match.play(0, "take P112", "surplus")
    assert side_of(match, 0).surplus_this_round
    match.play(0, "decor 1", "hang 5,0", "finish")
    finish_round(match)
    assert table(match).round == 2
    assert not side_of(match, 0).surplus_this_round


@rule("AS-RULING-24")
def test_a_bonus_may_be_smaller_or_larger_where_the_painting_finally_hangs() -> None:
    match = taking("P009 P001 P013", wall0="S1@5,3 P005@7,3")
    match.play(0, "take P009", "hang 3,3", "decor 1", "hang 3,5", "finish")
    closing(match)
    match.play(0, "rehang")
    match.play(0, "hang 6,1")
    assert [bonus.budget for bonus in table(match).bonuses] == [2]
    match.play(0, "decor 2", "hang 8,2", "finish")
    assert table(match).decor == [48, 35, 24]
    assert words(match, 1, "pick")


@rule("AS-RULING-25", "AS-END-01")
def test_a_wall_that_is_full_no_longer_when_the_round_closes_ends_nothing() -> None:
    match = taking("P009 P001 P013", wall0=CROWDED + " P029@5,6")
    match.play(0, "take P009", "hang 5,1", "decor 2", "hang 5,0", "finish")
    assert side_of(match, 0).empty == 0
    closing(match)
    match.play(0, "rehang")
    match.play(0, "hang 5,1", "decor 2", "keep", "finish")
    assert not match.over
    assert table(match).round == 2
    assert side_of(match, 0).assistant == "decor-2"


@rule("AS-RULING-23")
def test_a_small_tile_hung_anew_does_not_take_the_only_place_of_a_large_one() -> None:
    for filled, small, large in (("decor-2@5,8", "5,6", "5,0"), ("decor-2@5,0", "5,1", "5,6")):
        new_is_small = taking("P003 P001 P013", f"{CROWDED} {filled}", assistant0="P030")
        new_is_small.play(0, "take P003", f"hang {small}", f"hang-kept {large}", "finish")
        closing(new_is_small).play(0, "rehang")
        assert words(new_is_small, 0, "hang") == [f"hang {small}"]
        with refused("AS-RULING-23"):
            new_is_small.play(0, f"hang {large}")
        kept_is_small = taking("P030 P001 P013", f"{CROWDED} {filled}", assistant0="P003")
        kept_is_small.play(0, "take P030", f"hang {large}", f"hang-kept {small}", "finish")
        closing(kept_is_small).play(0, "rehang")
        assert words(kept_is_small, 0, "hang-kept") == [f"hang-kept {small}"]


@rule("AS-RULING-25")
def test_a_player_without_an_answer_leaves_the_tiles_where_they_hang() -> None:
    match = taking("P012 P001 P009")
    match.play(0, "take P012", "hang 7,3", "finish")
    closing(match)
    assert match.game.text(match.game.default(match.state, 0)) == "confirm"
