"""Step 3: layout, matching and the sandglass."""

import pytest

from games.artbox.table import (
    artbox,
    choose,
    decoy,
    draw,
    guess,
    look,
    play_round,
    roll,
    slots_of,
    unveil,
    word_of,
    write,
)
from rule import refused, rule
from vernissage.core.model import TABLE, WATCHER, Refusal


@rule("AB-GUESS-01", "AB-GUESS-02", "AB-SECRET-02")
def test_slots_follow_neither_seats_nor_numbers() -> None:
    orders = set()
    for seed in range(40):
        match = artbox(seats=3 if seed % 2 else 4, seed=seed)
        draw(match)
        orders.add(tuple(picture.artist for picture in look(match).board))
        for seat in (*range(match.seats), WATCHER):
            assert all(picture.artist is None and picture.number is None for picture in look(match, seat).board)
    assert len(orders) > 20


@rule("AB-GUESS-03", "AB-GUESS-05")
def test_kept_words_and_decoys_lie_together_and_nothing_marks_a_decoy() -> None:
    match = artbox()
    roll(match)
    kept = {word.id for word in look(match).words}
    draw(match)
    view = look(match, 1)
    assert kept < {word.id for word in view.row}
    assert len(view.row) == 7
    assert view.decoys is None


@rule("AB-SECRET-04", "AB-GUESS-05")
def test_the_row_is_in_no_order_of_seats() -> None:
    places = set()
    for seed in range(40):
        match = artbox(seed=seed)
        draw(match)
        places.add([word.id for word in look(match).row].index(word_of(match, 0)))
    assert places == set(range(7))


@rule("AB-GUESS-06", "AB-RULING-03")
def test_any_word_on_the_table_for_any_drawing_also_twice() -> None:
    match = artbox()
    draw(match)
    open_slots = [slots_of(match, artist)[0] for artist in (1, 2, 3)]
    match.play(0, f"match {open_slots[0]} 1", f"match {open_slots[1]} 1")
    with refused("AB-GUESS-06"):
        match.play(0, f"match {open_slots[2]} 8")


@rule("AB-GUESS-01", "AB-GUESS-06", "AB-RULING-01")
def test_a_refusal_names_the_drawing_or_the_word_that_is_not_there() -> None:
    match = artbox()
    draw(match)
    (own,) = slots_of(match, 0)
    other = 1 if own != 1 else 2
    told = {}
    for said in ("match 6 1", f"match {own} 1", f"match {other} 8"):
        with pytest.raises(Refusal) as caught:
            match.play(0, said)
        told[caught.value.clause] = caught.value.facts
    assert told == {"AB-GUESS-01": {"slot": 6}, "AB-RULING-01": {"slot": own}, "AB-GUESS-06": {"word": 8}}


@rule("AB-RULING-01")
def test_the_own_slot_is_filled_in_and_locked() -> None:
    match = artbox()
    draw(match)
    (slot,) = slots_of(match, 2)
    view = look(match, 2)
    assert view.row[view.sheet[slot - 1] - 1].id == word_of(match, 2)
    assert view.board[slot - 1].mine
    for place in range(1, len(view.row) + 1):
        with refused("AB-RULING-01"):
            match.play(2, f"match {slot} {place}")


@rule("AB-GUESS-07", "AB-FLOW-07")
def test_the_first_complete_sheet_turns_the_sandglass() -> None:
    match = artbox(sandglass=45)
    draw(match)
    assert {ask.sandglass for ask in match.game.decisions(match.state)} == {240_000}
    write(match, 1, [])
    assert look(match).sandglass_turned_by is None
    told = match.play(1, "done")
    assert [line.sentence for line in told] == ["You complete the sheet and turn the sandglass."]
    assert {ask.sandglass for ask in match.game.decisions(match.state)} == {45_000}


@rule("AB-GUESS-08", "AB-FLOW-08", "AB-RULING-32", "AB-FLOW-06")
def test_the_others_write_until_the_sand_is_out_and_then_what_stands_counts() -> None:
    match = artbox()
    draw(match)
    write(match, 1, [0])
    match.play(1, "done")
    (slot,) = slots_of(match, 0)
    place = [word.id for word in look(match).row].index(word_of(match, 0)) + 1
    match.play(2, f"match {slot} {place}")
    match.play(TABLE, "time-up")
    with refused("AB-GUESS-08"):
        match.play(2, f"match {slot} {decoy(match)}")
    unveil(match)
    picture = look(match).board[slot - 1]
    assert picture.right == [1, 2]
    assert picture.guesses is not None
    assert picture.guesses[3] is None


@rule("AB-GUESS-09")
def test_the_sandglass_is_turned_once() -> None:
    match = artbox()
    draw(match)
    for seat in (1, 2):
        write(match, seat, [])
        match.play(seat, "done")
    assert look(match).sandglass_turned_by == 1


@rule("AB-GUESS-10", "AB-RULING-39")
def test_who_turned_the_sandglass_changes_nothing_but_others_may_reopen() -> None:
    match = artbox()
    draw(match)
    write(match, 1, [])
    match.play(1, "done")
    with refused("AB-GUESS-10"):
        match.play(1, f"match {slots_of(match, 0)[0]} 1")
    assert not match.undo(1)
    write(match, 2, [])
    match.play(2, "done")
    with refused("AB-RULING-39"):
        match.play(2, f"match {slots_of(match, 0)[0]} 1")
    assert match.undo(2)
    (slot,) = slots_of(match, 0)
    other = next(place for place in range(1, 8) if place != decoy(match))
    match.play(2, f"match {slot} {other}", "done")


@rule("AB-GUESS-11")
def test_the_step_ends_at_once_when_all_are_done() -> None:
    match = artbox()
    draw(match)
    guess(match)
    assert look(match).phase == "reveal"


@rule("AB-RULING-04")
def test_a_sheet_with_blanks_may_be_done_but_turns_no_sandglass() -> None:
    match = artbox()
    draw(match)
    match.play(3, "done")
    assert look(match).sandglass_turned_by is None
    assert look(match).players[3].matched
    guess(match)
    unveil(match)
    assert all(picture.guesses[3] is None for picture in look(match).board if picture.guesses and picture.artist != 3)


@rule("AB-FLOW-08")
def test_an_entry_can_be_corrected_as_often_as_one_likes() -> None:
    match = artbox()
    draw(match)
    (slot,) = slots_of(match, 1)
    for number in range(60):
        match.play(0, f"match {slot} {1 + number % 3}")
    assert look(match, 0).sheet[slot - 1] == 3


@rule("AB-FLOW-08")
def test_a_word_that_stands_there_already_is_not_written_again() -> None:
    match = artbox()
    draw(match)
    (slot,) = slots_of(match, 1)
    match.play(0, f"match {slot} 1")
    with refused("AB-FLOW-08"):
        match.play(0, f"match {slot} 1")


@rule("AB-GUESS-08", "AB-RULING-39")
def test_a_sheet_closed_with_blanks_is_open_again_once_another_turns_the_sandglass() -> None:
    match = artbox()
    draw(match)
    match.play(0, "done")
    write(match, 1, [])
    match.play(1, "done")
    assert match.waiting == [0, 2, 3]
    (slot,) = slots_of(match, 2)
    match.play(0, f"match {slot} 1")
    assert look(match, 0).sheet[slot - 1] == 1


@rule("AB-GUESS-08", "AB-GUESS-11")
def test_the_last_sheet_to_be_finished_leaves_the_sand_to_those_with_blanks() -> None:
    match = artbox()
    draw(match)
    for seat in (0, 2, 3):
        match.play(seat, "done")
    write(match, 1, [])
    match.play(1, "done")
    assert (look(match).phase, match.waiting) == ("guess", [0, 2, 3])


@rule("AB-GUESS-10", "AB-RULING-39")
def test_a_sheet_finished_while_the_sand_runs_stays_closed_until_its_player_takes_that_back() -> None:
    match = artbox()
    draw(match)
    write(match, 1, [])
    match.play(1, "done")
    match.play(0, "done")
    write(match, 2, [])
    match.play(2, "done")
    assert match.waiting == [3]
    assert match.undo(0)
    assert match.waiting == [0, 3]


@rule("AB-ASYNC-03")
def test_over_days_no_sandglass_opens_a_sheet_again() -> None:
    match = artbox(pace="days")
    choose(match)
    draw(match)
    match.play(0, "done")
    write(match, 1, [])
    match.play(1, "done")
    assert match.waiting == [2, 3]


@rule("AB-RULING-12", "AB-THREE-05", "AB-RULING-11")
def test_three_players_have_four_open_drawings_and_seven_open_words() -> None:
    match = artbox(seats=3)
    draw(match)
    view = look(match, 0)
    assert len(view.board) == 6
    assert len(view.row) == 9
    assert sum(picture.mine for picture in view.board) == 2
    assert sum(1 for entry in view.sheet if entry == 0) == 4
    assert len([word for word in view.row if word not in view.words]) == 7


@rule("AB-SECRET-06", "AB-AWARD-03")
def test_right_guesses_are_marked_at_their_slot_and_not_before() -> None:
    match = artbox()
    draw(match)
    guess(match, {0: [1, 2, 3], 1: [2], 2: [], 3: []})
    for step in range(4):
        for picture in look(match, 0).board[step:]:
            assert picture.right is None
            assert picture.guesses is None
        match.play(0, "next")
    assert {picture.artist: picture.right for picture in look(match).board} == {0: [], 1: [0], 2: [0, 1], 3: [0]}


@rule("AB-WORD-02")
def test_words_are_told_apart_by_id() -> None:
    match = artbox(own_words=["Lock", "lock ", "LOCK", *(f"word {n}" for n in range(12))])
    play_round(match)
    assert len(look(match).options.own_words) == 13
    ids = [word.id for word in look(match).row]
    assert len(set(ids)) == 7
