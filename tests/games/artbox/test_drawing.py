"""Step 2: drawing, handing in and Number tokens; and what a drawing is."""

from typing import Any, cast

import pytest

from games.artbox.table import LINE, artbox, draw, guess, hand_in, look, play_round, roll, sketch, takers, unveil
from rule import refused, rule
from vernissage.core.model import TABLE, WATCHER
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.artbox.shapes import read
from vernissage.games.artbox.state import ArtboxState, keep_drawing

CROSS: dict[str, Any] = {"v": 1, "shapes": [LINE, {"kind": "line", "pts": [[900, 100], [100, 900]]}]}


@rule("AB-DRAW-02", "AB-RULING-47")
@pytest.mark.parametrize("kind", ["rhombus", "arc", "dot", "text", "path"])
def test_nothing_but_the_four_shapes_can_be_drawn(kind: str) -> None:
    match = artbox()
    roll(match)
    with refused("AB-RULING-46"):
        match.play(0, "draw 1", payload={"v": 1, "shapes": [{"kind": kind, "pts": [[1, 1], [2, 2]]}]})


@rule("AB-DRAW-03")
def test_a_blank_sheet_cannot_be_handed_in() -> None:
    match = artbox()
    roll(match)
    with refused("AB-DRAW-03"):
        match.play(0, "finish")


@rule("AB-DRAW-06", "AB-FLOW-04")
def test_after_the_number_token_the_drawing_is_final() -> None:
    match = artbox()
    roll(match)
    hand_in(match, 0)
    before = look(match, 0).sketches
    with refused("AB-DRAW-06"):
        match.play(0, "draw 1", payload=CROSS)
    assert look(match, 0).sketches == before


@rule("AB-DRAW-07", "AB-RULING-39")
def test_nobody_finishes_twice_and_finishing_is_never_taken_back() -> None:
    match = artbox()
    roll(match)
    hand_in(match, 0)
    with refused("AB-DRAW-07"):
        match.play(0, "finish")
    assert not match.undo(0)


@rule("AB-DRAW-08")
def test_the_standard_game_sets_no_limit_while_others_draw() -> None:
    match = artbox()
    roll(match)
    assert {ask.sandglass for ask in match.game.decisions(match.state)} == {0}
    with refused("AB-FLOW-06"):
        match.play(TABLE, "time-up")


@rule("AB-DRAW-09")
def test_drawing_ends_when_everybody_has_a_number() -> None:
    match = artbox()
    roll(match)
    for seat in (3, 1, 0):
        hand_in(match, seat)
        assert look(match).phase == "draw"
    hand_in(match, 2)
    assert look(match).phase == "guess"
    assert [player.number for player in look(match).players] == [3, 2, 4, 1]


@rule("AB-SHAPE-10")
def test_a_small_drawing_far_from_the_frame_is_legal() -> None:
    match = artbox(rig={"roll": "line line line line"})
    roll(match)
    small = [{"kind": "line", "pts": [[500 + dx, 500], [500 + dx, 560]]} for dx in (0, 30, 60, 90)]
    match.play(0, "draw 1", payload={"v": 1, "shapes": small})
    assert look(match, 0).sketches[0].legal


@rule("AB-SHAPE-11", "AB-AWARD-08", "AB-AWARD-09", "AB-RULING-48")
def test_a_drawing_that_is_not_legal_plays_on_but_wins_no_first_token() -> None:
    match = artbox()
    play_round(match, {0: [1, 2], 1: [0], 2: [0], 3: [0, 1, 2]}, spoiled=(0, 3))
    picture = next(picture for picture in look(match).board if picture.artist == 0)
    assert picture.right == [1, 2, 3]
    assert not picture.legal
    assert takers(match) == [[1], [3]]


@rule("AB-RULING-28")
def test_the_verdict_with_reasons_is_shown_at_the_reveal() -> None:
    match = artbox()
    draw(match, spoiled=(2,))
    guess(match)
    assert all(picture.legal is None for picture in look(match, 0).board)
    unveil(match)
    picture = next(picture for picture in look(match, 0).board if picture.artist == 2)
    assert picture.faults
    assert {fault.code for fault in picture.faults} == {"COUNT_MISMATCH"}


@rule("AB-RULING-29")
def test_handing_in_an_illegal_drawing_needs_a_second_confirmation() -> None:
    match = artbox(rig={"roll": "circle square triangle triangle"})
    roll(match)
    match.play(0, "draw 1", payload=CROSS)
    told = match.why_not(0, "finish")
    assert told.startswith("0 circles drawn, 1 rolled. Mend the drawing, or hand it in although it is not legal.")
    assert told.endswith("There are 3 more reasons. (AB-RULING-29)")
    with refused("AB-RULING-29"):
        match.play(0, "finish")
    match.play(0, "finish anyway")
    assert look(match).players[0].number == 1


@rule("AB-RULING-29")
def test_a_table_may_take_legal_drawings_only() -> None:
    match = artbox(illegal_finish="block", rig={"roll": "circle square triangle triangle"})
    roll(match)
    match.play(0, "draw 1", payload=CROSS)
    told = match.why_not(0, "finish anyway")
    assert told.startswith("0 circles drawn, 1 rolled. This table takes legal drawings only: mend yours.")
    with refused("AB-RULING-29"):
        match.play(0, "finish anyway")
    match.play(0, "draw 1", payload=sketch(match))
    match.play(0, "finish")


@rule("AB-RULING-29")
def test_a_legal_drawing_needs_no_second_confirmation() -> None:
    match = artbox()
    roll(match)
    match.play(0, "draw 1", payload=sketch(match))
    assert match.why_not(0, "finish anyway") == "The drawing is legal: hand it in as it is. (AB-RULING-29)"
    with refused("AB-RULING-29"):
        match.play(0, "finish anyway")


@rule("AB-RULING-46", "AB-GEO-16")
def test_what_leaves_the_frame_is_refused_and_never_a_penalty() -> None:
    match = artbox()
    roll(match)
    with refused("AB-GEO-16"):
        match.play(
            0,
            "draw 1",
            payload={"v": 1, "shapes": [{"kind": "circle", "cx": 100, "cy": 300, "rx": 140, "ry": 140, "rot": 0}]},
        )
    assert look(match, 0).sketches[0].drawing["shapes"] == []


@rule("AB-UI-08")
def test_a_draft_shows_the_verdict_on_each_shape_and_changes_nothing() -> None:
    match = artbox(rig={"roll": "line line line line"})
    roll(match)
    short = {"kind": "line", "pts": [[500, 50], [510, 50]]}
    shown = match.draft(0, "draw 1", payload={"v": 1, "shapes": [short, *CROSS["shapes"]]})
    assert isinstance(shown.view, ArtboxView)
    faults = shown.view.sketches[0].faults
    assert [(fault.shape, fault.code) for fault in faults] == [(-1, "COUNT_MISMATCH"), (0, "LINE_TOO_SHORT")]
    assert look(match, 0).sketches[0].drawing["shapes"] == []


@rule("AB-FLOW-03")
def test_finishing_freezes_numbers_and_announces_in_one_act() -> None:
    match = artbox()
    roll(match)
    match.play(2, "draw 1", payload=sketch(match))
    told = match.play(2, "finish")
    assert [line.sentence for line in told] == ["You take number 1."]
    assert look(match).players[2].finished


@rule("AB-FLOW-05")
def test_every_saved_edit_is_kept_and_a_drawing_can_be_drawn_anew() -> None:
    match = artbox()
    roll(match)
    match.play(0, "draw 1", payload=CROSS)
    again = match.game.restore(match.state.to_bytes())
    assert match.game.view(again, 0) == match.view(0)
    match.play(0, "draw 1", payload={"v": 1, "shapes": []})
    assert look(match, 0).sketches[0].drawing["shapes"] == []
    assert look(match, 0).saves_left == 248
    assert look(match, 1).saves_left == 250
    assert look(match).saves_left == look(match, WATCHER).saves_left == 0
    draw(match)
    assert look(match, 0).saves_left == 0


@rule("AB-FLOW-05")
def test_a_drawing_drawn_anew_leaves_nothing_of_the_one_before() -> None:
    states = [cast(ArtboxState, artbox().state.clone()) for _ in range(2)]
    triangle = {"kind": "triangle", "pts": [[300, 901], [999, 777], [655, 301]]}
    keep_drawing(states[0], 1, read({"v": 1, "shapes": [triangle] * 4}))
    for state in states:
        keep_drawing(state, 1, read({"v": 1, "shapes": [LINE, LINE]}))
    assert states[0].to_bytes() == states[1].to_bytes()


@rule("AB-FLOW-05")
def test_after_250_saves_the_drawing_is_handed_in() -> None:
    match = artbox()
    roll(match)
    legal = sketch(match)
    for _save in range(250):
        match.game.apply(match.state, 0, match.game.parse("draw 1"), legal)
    with refused("AB-FLOW-05"):
        match.play(0, "draw 1", payload=legal)
    assert match.options(0) == ["finish", "give up"]


@rule("AB-RULING-37", "AB-RULING-38")
def test_the_order_of_arrival_decides() -> None:
    match = artbox()
    roll(match)
    for seat in (1, 0):
        match.play(seat, "draw 1", payload=sketch(match), ms=9000 if seat == 1 else 1)
    match.play(1, "finish", ms=9000)
    match.play(0, "finish", ms=1)
    assert [look(match).players[seat].number for seat in (0, 1)] == [2, 1]
