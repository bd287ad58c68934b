"""Time, absent and leaving players, slow tables, and the flow of a round."""

from games.artbox.table import artbox, choose, draw, guess, hand_in, look, play_round, rest, roll, sketch, unveil, write
from rule import refused, rule
from vernissage.core.match import Match
from vernissage.core.model import TABLE, WATCHER
from vernissage.core.record import read
from vernissage.core.replaying import replayed
from vernissage.core.rng import rng_for
from vernissage.games.artbox.shapes import canonical
from vernissage.games.artbox.shapes import read as read_drawing


def glasses(match: Match) -> set[int]:
    """The sandglasses of the open questions, in seconds."""
    return {ask.sandglass // 1000 for ask in match.game.decisions(match.state)}


@rule("AB-FLOW-01")
def test_a_game_follows_from_its_seed_and_its_moves_alone() -> None:
    match = artbox(seed=9)
    play_round(match, {0: [1]})
    again = replayed(read(match.record().text()), match.game)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert match.record(sealed=True).seed is None


@rule("AB-RULING-30")
def test_who_does_not_choose_keeps_the_first_cards() -> None:
    for seats, kept in ((4, 1), (3, 2)):
        match = artbox(seats=seats)
        assert glasses(match) == {60}
        dealt = [look(match, seat).dealt for seat in range(seats)]
        match.play(1, "return 1" if seats == 3 else "keep 2")
        match.play(TABLE, "time-up")
        assert look(match, 0).words == dealt[0][:kept]
        assert look(match, 1).words == dealt[1][1:]


@rule("AB-RULING-35")
def test_dice_and_reveal_go_on_without_the_maestro() -> None:
    match = artbox()
    choose(match)
    assert glasses(match) == {10}
    match.play(TABLE, "time-up")
    assert look(match).phase == "draw"
    draw(match)
    guess(match)
    assert glasses(match) == {8}
    for _slot in range(4):
        match.play(TABLE, "time-up")
    assert look(match).phase == "ready"
    match.play(TABLE, "time-up")
    assert look(match).maestro == 1


@rule("AB-RULING-31")
def test_the_last_to_draw_has_a_cap_and_the_drawing_is_taken_as_it_stands() -> None:
    match = artbox(rig={"roll": "line line line line"})
    roll(match)
    for seat in (0, 1, 3):
        hand_in(match, seat)
    assert glasses(match) == {300}
    match.play(2, "draw 1", payload=sketch(match))
    match.play(TABLE, "time-up")
    assert look(match).players[2].number == 4
    assert [(own.legal, [fault.clause for fault in own.faults]) for own in look(match, 2).sketches] == [
        (False, ["AB-RULING-31"])
    ]
    guess(match)
    unveil(match)
    picture = next(picture for picture in look(match).board if picture.artist == 2)
    assert not picture.legal
    assert [fault.clause for fault in picture.faults or []] == ["AB-RULING-31"]


@rule("AB-RULING-31")
def test_unfinished_players_are_numbered_last_from_the_left_of_the_maestro() -> None:
    match = artbox(seats=5, first_maestro=3)
    roll(match)
    match.play(0, "give up")
    match.play(3, "give up")
    match.play(2, "give up")
    hand_in(match, 4)
    hand_in(match, 1)
    assert [player.number for player in look(match).players] == [4, 2, 5, 3, 1]


@rule("AB-RULING-31")
def test_a_blank_sheet_has_no_slot_and_its_word_is_one_more_decoy() -> None:
    match = artbox()
    roll(match)
    word = look(match, 0).words[0]
    match.play(0, "give up")
    draw(match)
    view = look(match, 1)
    assert len(view.board) == 3
    assert len(view.row) == 7
    assert word in view.row
    assert look(match, 0).words == [word]
    guess(match)
    unveil(match)
    assert word in (look(match, 1).decoys or [])


@rule("AB-RULING-31", "AB-RULING-07")
def test_a_round_in_which_nobody_draws_still_ends() -> None:
    match = artbox()
    roll(match)
    for seat in range(4):
        match.play(seat, "give up")
    assert look(match).phase == "ready"
    assert [award.seats for award in look(match).awards] == [[], [1]]


@rule("AB-RULING-32")
def test_matching_has_a_cap_while_nobody_is_done() -> None:
    match = artbox()
    draw(match)
    assert glasses(match) == {240}
    match.play(TABLE, "time-up")
    assert look(match).phase == "reveal"


@rule("AB-DRAW-08", "AB-FLOW-06")
def test_a_table_may_limit_drawing_after_the_first_finisher() -> None:
    match = artbox(draw_limit=90)
    roll(match)
    assert glasses(match) == {0}
    hand_in(match, 1)
    assert glasses(match) == {90}


@rule("AB-RULING-33")
def test_a_seat_left_empty_gets_no_cards_and_the_game_goes_on() -> None:
    match = artbox(seats=5, vacated_seat="empty")
    match.play(TABLE, "leave 2")
    assert match.waiting == [0, 2, 3, 4]
    play_round(match)
    assert len(look(match).row) == 4 + 3
    assert [player.gone for player in look(match).players] == [False, True, False, False, False]
    assert look(match).options.tokens_to_end == 4
    rest(match)
    assert look(match).maestro == 2
    assert look(match, 1).dealt == []
    with refused("AB-RULING-33"):
        match.play(1, "keep 1")
    with refused("AB-RULING-33"):
        match.play(TABLE, "leave 2")


@rule("AB-RULING-33")
def test_with_fewer_than_three_the_game_stops_unfinished() -> None:
    match = artbox(seats=3, vacated_seat="empty")
    roll(match)
    match.play(TABLE, "leave 3")
    assert match.over
    assert match.result is not None
    assert match.result.winners == []
    assert look(match).stopped


@rule("AB-RULING-33")
def test_by_default_a_bot_takes_the_seat_and_nothing_changes_for_the_rules() -> None:
    match = artbox()
    with refused("AB-RULING-33"):
        match.play(TABLE, "leave 1")
    with refused("AB-RULING-33"):
        match.play(0, "leave 1")


@rule("AB-RULING-33", "AB-RULING-35")
def test_leaving_in_any_step_never_stops_the_others() -> None:
    for step in range(6):
        match = artbox(seats=6, seed=step, vacated_seat="empty")
        for act in (choose, roll, draw, guess, unveil)[:step]:
            act(match)
        match.play(TABLE, "leave 1")
        while look(match).round == 1:
            phase = look(match).phase
            assert 0 not in match.waiting
            {"choose": choose, "roll": roll, "draw": draw, "guess": guess, "reveal": unveil, "ready": rest}[phase](
                match
            )
        for seat in (*range(6), WATCHER):
            view = match.view(seat)
            assert match.game.view(match.game.guess(view, rng_for(step, "guess")), seat) == view


@rule("AB-RULING-40", "AB-SECRET-08")
def test_watchers_see_public_things_and_do_not_play() -> None:
    match = artbox()
    with refused("AB-SECRET-08"):
        match.play(WATCHER, "keep 1")
    view = look(match, WATCHER)
    assert (view.dealt, view.words, view.sketches, view.sheet) == ([], [], [], [])


@rule("AB-RULING-41")
def test_drawings_lie_as_drawn_or_turned_the_same_for_all() -> None:
    match = artbox()
    draw(match)
    for seat in range(4):
        picture = next(picture for picture in look(match, seat).board if picture.mine)
        assert picture.drawing == look(match, seat).sketches[0].drawing
    turned = 0
    for seed in range(8):
        match = artbox(seed=seed, scramble_orientation=True)
        draw(match)
        boards = [[picture.drawing for picture in look(match, seat).board] for seat in (0, 1, WATCHER)]
        assert boards[0] == boards[1] == boards[2]
        for seat in range(4):
            picture = next(picture for picture in look(match, seat).board if picture.mine)
            turned += picture.drawing != look(match, seat).sketches[0].drawing
            assert picture.drawing["shapes"]
    assert 12 <= turned <= 32


@rule("AB-FLOW-13", "AB-FLOW-14")
def test_a_pause_or_a_lost_connection_changes_nothing() -> None:
    match = artbox()
    roll(match)
    match.play(1, "draw 1", payload=sketch(match))
    before = match.view(1)
    kept = match.game.restore(match.state.to_bytes())
    assert match.game.view(kept, 1) == before
    assert match.waiting == [0, 1, 2, 3]


@rule("AB-FLOW-15")
def test_every_entry_of_a_game_is_numbered() -> None:
    match = artbox()
    play_round(match)
    assert [entry.n for entry in match.entries] == list(range(1, len(match.entries) + 1))
    after = match.entries[10].n
    assert all(line.n > after for line in match.told(0, after=after))


@rule("AB-RULING-42")
def test_no_move_carries_text_to_others() -> None:
    match = artbox()
    roll(match)
    with refused("AB-RULING-46"):
        match.play(0, "draw 1", payload={"v": 1, "shapes": [], "note": "it is a cat"})


@rule("AB-ASYNC-01")
def test_at_the_pace_of_days_each_phase_has_hours() -> None:
    match = artbox(pace="days", hours=12)
    assert glasses(match) == {12 * 3600}
    roll_free(match)
    assert glasses(match) == {12 * 3600}


@rule("AB-ASYNC-02")
def test_numbers_follow_the_time_spent_drawing() -> None:
    match = artbox(pace="days")
    roll_free(match)
    for seat, seconds in ((0, 500), (1, 20), (2, 300), (3, 21)):
        match.play(seat, "draw 1", payload=sketch(match, seat))
        with refused("AB-ASYNC-02"):
            match.play(seat, "finish", payload={"seconds": -1})
        match.play(seat, "finish", payload={"seconds": seconds})
        if seat < 3:
            assert all(player.number == 0 for player in look(match).players)
    assert [player.number for player in look(match).players] == [4, 1, 3, 2]


@rule("AB-ASYNC-03")
def test_at_the_pace_of_days_no_sandglass_closes_the_sheets() -> None:
    match = artbox(pace="days")
    roll_free(match)
    for seat in range(4):
        hand_in(match, seat)
    write(match, 0, [])
    match.play(0, "done")
    assert look(match).sandglass_turned_by is None
    assert glasses(match) == {24 * 3600}


@rule("AB-ASYNC-04")
def test_a_missed_deadline_is_answered_by_the_rulings() -> None:
    match = artbox(pace="days")
    match.play(TABLE, "time-up")
    assert look(match).phase == "draw"
    hand_in(match, 1)
    match.play(TABLE, "time-up")
    assert look(match).phase == "guess"
    assert [player.number for player in look(match).players] == [4, 1, 2, 3]
    match.play(TABLE, "time-up")
    assert look(match).round == 2


@rule("AB-ASYNC-05")
def test_roll_and_reveal_wait_for_nobody_at_the_pace_of_days() -> None:
    match = artbox(pace="days")
    roll_free(match)
    assert look(match).phase == "draw"
    for seat in range(4):
        hand_in(match, seat)
    guess(match, {1: [0]})
    assert look(match).phase == "choose"
    assert look(match, 2).gallery[0].first == [0]


@rule("AB-ASYNC-06")
def test_a_relaxed_table_has_no_caps_and_the_long_sandglass() -> None:
    match = artbox(pace="relaxed")
    assert glasses(match) == {0}
    draw(match)
    assert glasses(match) == {0}
    write(match, 0, [])
    match.play(0, "done")
    assert glasses(match) == {120}
    off = artbox(caps=False)
    assert glasses(off) == {0}


@rule("AB-GEO-19", "AB-FLOW-05")
def test_a_sketch_stays_as_drawn_and_what_is_published_is_canonical() -> None:
    match = artbox()
    roll(match)
    mixed = {
        "v": 1,
        "shapes": [
            {"kind": "line", "pts": [[900, 900], [100, 100]]},
            {"kind": "circle", "cx": 300, "cy": 300, "rx": 90, "ry": 90, "rot": 45},
        ],
    }
    match.play(0, "draw 1", payload=mixed)
    assert look(match, 0).sketches[0].drawing == mixed
    match.play(0, "give up")
    draw(match)
    published = next(picture.drawing for picture in look(match, 0).board if picture.mine)
    assert [shape["kind"] for shape in published["shapes"]] == ["circle", "line"]
    assert published["shapes"][0]["rot"] == 0
    assert published["shapes"][1]["pts"] == [[100, 100], [900, 900]]
    assert canonical(read_drawing(published)) == read_drawing(published)


@rule("AB-AWARD-01", "AB-FLOW-06")
def test_each_unveiling_is_a_question_of_its_own() -> None:
    match = artbox()
    draw(match)
    guess(match)
    asked = []
    while look(match).phase == "reveal":
        asked += [(ask.ask, ask.number) for ask in look(match, 0).asks]
        match.play(0, "next")
    assert asked == [("unveil", number) for number in (1, 2, 3, 4)]


def roll_free(match: Match) -> None:
    """Everybody has chosen; the dice roll by themselves."""
    choose(match)
