"""Seals, leavers, absent players and unfinished drawings: the corners of a round."""

from typing import Any

import pytest

from games.artbox.table import (
    LINE,
    artbox,
    choose,
    draw,
    guess,
    hand_in,
    look,
    play_round,
    rest,
    roll,
    sketch,
    slots_of,
    takers,
    unveil,
    write,
)
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import TABLE, WATCHER
from vernissage.core.piles import listed
from vernissage.games.artbox import packs
from vernissage.games.artbox.model import ArtboxSetup
from vernissage.games.artbox.state import DECK, ArtboxState, word_number


@rule("AB-CANVAS-05", "AB-FLOW-02")
def test_the_last_choice_the_roll_and_the_deal_are_never_taken_back() -> None:
    match = artbox()
    choose(match)
    assert not match.undo(3), "all have chosen"
    match.play(0, "roll")
    assert not match.undo(0), "the dice lie there"
    draw(match)
    guess(match)
    assert not match.undo(3), "the sheets are closed"
    match.play(0, "next")
    assert not match.undo(0), "a drawing is unveiled"
    unveil(match)
    rest(match)
    assert not match.undo(3), "new cards are dealt"


@rule("AB-RULING-31", "AB-RULING-39")
def test_giving_up_is_never_taken_back() -> None:
    match = artbox()
    roll(match)
    match.play(1, "give up")
    assert not match.undo(1)


@rule("AB-GUESS-07", "AB-GUESS-09")
def test_each_round_has_its_own_sandglass_to_turn() -> None:
    match = artbox()
    play_round(match)
    assert look(match).sandglass_turned_by == 0
    rest(match)
    assert look(match).sandglass_turned_by is None
    draw(match)
    write(match, 2, [])
    match.play(2, "done")
    assert look(match).sandglass_turned_by == 2


@rule("AB-RULING-33", "AB-CANVAS-03")
def test_the_cards_of_who_leaves_while_choosing_go_under_the_deck_unseen() -> None:
    match = artbox(seats=5, vacated_seat="empty")
    dealt = look(match, 4).dealt
    match.play(0, "keep 1")
    match.play(TABLE, "leave 5")
    assert not match.undo(0), "nothing is taken back past a leave"
    state = match.state
    assert isinstance(state, ArtboxState)
    bottom = listed(state.cells, DECK)[:2]
    assert {f"W{word_number(state, what) + 1:03d}" for what in bottom} == {word.id for word in dealt}
    for seat in (0, 1, 2, 3, WATCHER):
        assert not any(word.word in str(look(match, seat)) for word in dealt if len(word.word) > 6)


@rule("AB-RULING-33")
def test_a_seat_left_empty_has_no_words_and_no_drawing_in_later_rounds() -> None:
    match = artbox(seats=5, vacated_seat="empty")
    roll(match)
    hand_in(match, 1)
    match.play(TABLE, "leave 2")
    draw(match)
    assert 1 not in [picture.artist for picture in look(match).board]
    guess(match)
    unveil(match)
    rest(match)
    assert (look(match, 1).words, look(match, 1).dealt, look(match, 1).sketches) == ([], [], [])
    play_round(match)
    assert len(look(match).board) == 4
    assert (look(match, 1).words, look(match, 1).sketches) == ([], [])


@rule("AB-RULING-33", "AB-RULING-35")
def test_when_the_maestro_leaves_at_the_awards_the_others_still_rest() -> None:
    match = artbox(seats=4, vacated_seat="empty")
    play_round(match)
    match.play(TABLE, "leave 1")
    assert look(match).phase == "ready"
    assert match.waiting == [1, 2, 3]
    rest(match)
    assert (look(match).round, look(match).maestro) == (2, 1)


@rule("AB-RULING-33")
def test_who_has_left_wins_no_token_and_ends_no_game() -> None:
    match = artbox(seats=4, vacated_seat="empty", rig={"red": "4 0 0 0"})
    draw(match)
    guess(match, {1: [0, 2], 2: [0], 3: [0]})
    match.play(TABLE, "leave 1")
    unveil(match)
    assert takers(match)[0] == [2], "the best drawing of who plays on"
    assert match.result is None
    picture = look(match).board[slots_of(match, 0)[0] - 1]
    assert picture.right == [1, 2, 3]
    assert picture.guesses is not None
    assert picture.guesses[0] is None, "a seat left empty has no sheet"


@rule("AB-RULING-31", "AB-THREE-04")
def test_of_three_who_gives_up_neither_drawing_is_legal() -> None:
    match = artbox(seats=3)
    roll(match)
    for which in (1, 2):
        match.play(0, f"draw {which}", payload=sketch(match, which))
    match.play(0, "give up")
    draw(match)
    guess(match, {1: [0], 2: [0]})
    unveil(match)
    assert [picture.legal for picture in look(match).board if picture.artist == 0] == [False, False]
    assert takers(match)[0] == [1]


@rule("AB-RULING-08", "AB-RULING-31", "AB-AWARD-10")
def test_of_three_one_blank_sheet_loses_the_tie_for_the_second_token() -> None:
    match = artbox(seats=3)
    roll(match)
    match.play(0, "draw 1", payload=sketch(match))
    match.play(0, "give up")
    draw(match)
    assert len(look(match).board) == 5
    guess(match, {0: [2], 1: [2]})
    unveil(match)
    assert takers(match) == [[2], [1]]
    assert look(match).awards[1].clause == "AB-AWARD-10"


@rule("AB-SIMPLE-04", "AB-FLOW-11")
def test_in_the_simplified_game_nothing_is_unfinished() -> None:
    match = artbox(variant="simplified", rig={"roll": "line line circle square"})
    roll(match)
    match.play(0, "draw 1", payload={"v": 1, "shapes": [LINE]})
    match.play(1, "draw 1", payload={"v": 1, "shapes": [LINE]})
    match.play(0, "give up")
    match.play(TABLE, "time-up")
    guess(match)
    unveil(match)
    assert [(picture.legal, picture.faults) for picture in look(match).board] == [(True, [])] * 2
    assert [hung.unfinished for hung in look(match).gallery[0].pictures] == [False, False]
    standard = artbox(rig={"roll": "line line circle square"})
    roll(standard)
    standard.play(0, "draw 1", payload=sketch(standard))
    standard.play(0, "give up")
    draw(standard)
    guess(standard)
    unveil(standard)
    assert {hung.artist: hung.unfinished for hung in look(standard).gallery[0].pictures} == {
        0: True,
        1: False,
        2: False,
        3: False,
    }


@rule("AB-ASYNC-02", "AB-RULING-36")
def test_at_the_pace_of_days_an_unmeasured_time_is_the_longest_and_ties_go_from_the_maestros_left() -> None:
    match = artbox(seats=5, pace="days", first_maestro=3)
    choose(match)
    for seat, payload in (
        (0, {"seconds": 70_000}),
        (1, None),
        (2, {"seconds": 300}),
        (3, {"seconds": 300}),
        (4, {"seconds": 44}),
    ):
        match.play(seat, "draw 1", payload=sketch(match, seat))
        match.play(seat, "finish", payload=payload)
    assert [player.number for player in look(match).players] == [4, 5, 3, 2, 1], (
        "of two alike the one to the Maestro's left comes first"
    )


@rule("AB-RULING-06", "AB-END-03")
def test_a_table_that_withholds_tokens_stops_after_forty_rounds() -> None:
    match = artbox(require_one_correct=True, rig={"red": "1 0 0 0"})
    state = match.state
    assert isinstance(state, ArtboxState)
    state.round = 39
    play_round(match)
    assert look(match).phase == "ready"
    rest(match)
    play_round(match)
    assert match.result is not None
    assert match.result.winners == [0]


def glasses(match: Match) -> set[int]:
    """The sandglasses of the open questions, in seconds."""
    return {ask.sandglass // 1000 for ask in match.game.decisions(match.state)}


@rule("AB-RULING-30", "AB-RULING-31", "AB-RULING-32", "AB-RULING-35")
def test_the_caps_are_those_of_the_components() -> None:
    match = artbox()
    told = {row["name"]: row["value"] for row in match.game.book.components.rows("figures")}
    seen = {"choose_cap_seconds": glasses(match)}
    choose(match)
    seen["roll_cap_seconds"] = glasses(match)
    match.play(0, "roll")
    for seat in (0, 1, 2):
        hand_in(match, seat)
        if seat < 2:
            assert glasses(match) == {0}, "two still draw"
    seen["draw_cap_seconds"] = glasses(match)
    hand_in(match, 3)
    seen["guess_cap_seconds"] = glasses(match)
    write(match, 0, [])
    match.play(0, "done")
    seen["sandglass_seconds"] = glasses(match)
    guess(match)
    seen["reveal_cap_seconds"] = glasses(match)
    unveil(match)
    seen["ready_cap_seconds"] = glasses(match)
    assert seen == {name: {told[name]} for name in seen}


@rule("AB-EXPERT-03", "AB-EXPERT-05")
def test_six_tokens_of_either_color_end_an_expert_game_and_five_do_not() -> None:
    for color, seat in (("red", 0), ("gray", 1)):
        for before, ended in ((4, False), (5, True)):
            rig = {color: " ".join(str(before) if each == seat else "0" for each in range(4))}
            match = artbox(variant="expert", rig=rig)
            play_round(match, {1: [0]})
            assert takers(match) == [[0], [1]]
            assert (match.result is not None) == ended


@rule("AB-RULING-07", "AB-RULING-31")
def test_a_round_without_a_drawing_still_gives_the_second_token_and_hangs_in_the_gallery() -> None:
    match = artbox()
    roll(match)
    for seat in range(4):
        match.play(seat, "give up")
    assert [(player.red, player.gray) for player in look(match).players] == [(0, 0), (0, 1), (0, 0), (0, 0)]
    (hung,) = look(match).gallery
    assert (hung.pictures, hung.first, hung.second, len(hung.decoys)) == ([], [], [1], 7)


@rule("AB-GUESS-04", "AB-RULING-25")
def test_confusable_decoys_are_taken_when_nothing_else_is_left_but_returned_cards() -> None:
    deck = "flower, cat, dog, fish, bird, snake, spider, mouse, house, car, rose, tulip"
    match = artbox(seats=5, deck_size=12, avoid_confusable_decoys=True, rig={"deck": deck})
    draw(match)
    assert {word.word for word in look(match).row} - {word.word for word in look(match).words} == {"rose", "tulip"}


@rule("AB-SECRET-01", "AB-SECRET-05")
def test_a_seat_is_shown_its_own_question_and_who_is_waited_for() -> None:
    match = artbox()
    match.play(1, "keep 1")
    assert [(ask.seat, ask.ask, ask.clause, ask.secret) for ask in look(match, 0).asks] == [
        (0, "choose", "AB-CANVAS-02", True)
    ]
    assert look(match, 1).asks == []
    assert look(match, WATCHER).asks == []
    assert look(match, WATCHER).waiting == [0, 2, 3]
    three = artbox(seats=3)
    assert [ask.clause for ask in look(three, 0).asks] == ["AB-THREE-01"]
    draw(match)
    assert [(ask.ask, ask.clause, ask.secret) for ask in look(match, 2).asks] == [("match", "AB-GUESS-06", True)]


@rule("AB-ASYNC-02")
def test_at_the_pace_of_days_a_single_second_decides() -> None:
    match = artbox(seats=5, pace="days", first_maestro=3)
    choose(match)
    for seat, seconds in enumerate((69_999, 513, 301, 300, 70_000)):
        match.play(seat, "draw 1", payload=sketch(match, seat))
        match.play(seat, "finish", payload={"seconds": seconds})
    assert [player.number for player in look(match).players] == [4, 3, 2, 1, 5]


@rule("AB-GUESS-04", "AB-RULING-25")
def test_every_card_to_spare_is_passed_over_for_a_decoy_that_is_not_confusable() -> None:
    deck = "flower, cat, dog, fish, bird, snake, spider, mouse, house, car, rose, tulip, lamp, key"
    match = artbox(seats=5, deck_size=14, avoid_confusable_decoys=True, rig={"deck": deck})
    draw(match)
    assert {word.word for word in look(match).row} - {word.word for word in look(match).words} == {"lamp", "key"}


@rule("AB-RULING-31")
def test_an_absent_player_hands_in_a_legal_drawing_and_gives_up_any_other() -> None:
    match = artbox()
    roll(match)

    def played_for(seat: int) -> str:
        return match.game.text(match.game.default(match.state, seat))

    match.play(1, "draw 1", payload=sketch(match, 1))
    match.play(2, "draw 1", payload={"v": 1, "shapes": [LINE]})
    assert [played_for(seat) for seat in range(4)] == ["give up", "finish", "give up", "give up"]


@rule("AB-SETUP-10")
@pytest.mark.parametrize(
    "told",
    [
        {},
        {
            "variant": "expert",
            "frame": True,
            "expert_winner": "achiever",
            "sandglass": 90,
            "draw_limit": 120,
            "caps": False,
            "pace": "days",
            "hours": 48,
            "require_one_correct": True,
            "scramble_orientation": True,
            "illegal_finish": "block",
            "vacated_seat": "empty",
            "avoid_confusable_decoys": True,
            "difficulty": (2, 3),
            "categories": ("animal", "food", "home"),
        },
    ],
)
def test_everybody_is_told_the_options_the_table_was_set_with(told: dict[str, Any]) -> None:
    setup = ArtboxSetup(seats=4, **told)
    shown = look(artbox(**told), WATCHER).options
    same = set(shown.__struct_fields__) & set(setup.__struct_fields__) - {"difficulty", "categories", "own_words"}
    assert len(same) == 14
    for name in sorted(same):
        assert getattr(shown, name) == getattr(setup, name), name
    assert tuple(shown.difficulty) == setup.difficulty
    assert set(shown.categories) == set(setup.categories or packs.categories())
