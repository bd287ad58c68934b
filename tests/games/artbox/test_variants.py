"""Three players, the experienced and the simplified game."""

import pytest

from games.artbox.table import (
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
    why,
)
from rule import refused, rule
from vernissage.core.model import TABLE
from vernissage.games import begin, game, new
from vernissage.games.artbox.model import ArtboxSetup

TWO_LINES = {
    "v": 1,
    "shapes": [{"kind": "line", "pts": [[100, 100], [900, 200]]}, {"kind": "line", "pts": [[100, 500], [900, 700]]}],
}


@rule("AB-THREE-01", "AB-THREE-02")
def test_three_players_keep_two_of_three_cards() -> None:
    match = artbox(seats=3)
    dealt = look(match, 1).dealt
    assert len(dealt) == 3
    with refused("AB-THREE-01"):
        match.play(1, "keep 1")
    match.play(1, "return 2")
    assert look(match, 1).words == [dealt[0], dealt[2]]
    assert look(match, 1).returned == [dealt[1]]
    deck = look(match).deck
    match.play(0, "return 1")
    match.play(2, "return 1")
    assert look(match).deck == deck + 3


@rule("AB-THREE-03", "AB-FLOW-12")
def test_both_drawings_are_needed_and_their_order_is_free() -> None:
    match = artbox(seats=3)
    roll(match)
    match.play(0, "draw 2", payload=sketch(match, 1))
    with refused("AB-THREE-03"):
        match.play(0, "finish")
    match.play(0, "draw 1", payload=sketch(match, 2))
    match.play(0, "finish")
    assert look(match).players[0].number == 1


@rule("AB-THREE-04")
def test_each_drawing_uses_the_whole_roll_and_others_draw_one() -> None:
    match = artbox(seats=3, rig={"roll": "line line line line"})
    roll(match)
    match.play(0, "draw 1", payload=sketch(match))
    match.play(0, "draw 2", payload=TWO_LINES)
    assert [each.legal for each in look(match, 0).sketches] == [True, False]
    four = artbox(seats=4)
    roll(four)
    with refused("AB-THREE-04"):
        four.play(0, "draw 2", payload=sketch(four))


@rule("AB-THREE-06", "AB-RULING-13")
def test_the_guesses_of_both_drawings_are_added_and_both_show_the_number() -> None:
    match = artbox(seats=3)
    play_round(match, {1: [0], 2: [0]})
    assert takers(match)[0] == [0]
    assert why(look(match).awards[0]) == "most often matched: 4 times"
    numbers = [picture.number for picture in look(match).board if picture.artist == 0]
    assert numbers == [1, 1]


@rule("AB-THREE-07")
def test_three_players_play_to_five_like_four() -> None:
    match = artbox(seats=3, rig={"red": "4 0 0"})
    assert look(match).options.tokens_to_end == 5
    play_round(match, {1: [0]})
    assert match.result is not None
    assert match.result.winners == [0]


@rule("AB-RULING-08")
def test_of_two_drawings_the_legal_one_still_counts() -> None:
    match = artbox(seats=3, rig={"roll": "line line line line"})
    roll(match)
    match.play(0, "draw 1", payload=sketch(match))
    match.play(0, "draw 2", payload=TWO_LINES)
    match.play(0, "finish anyway")
    hand_in(match, 1)
    hand_in(match, 2)
    guess(match, {1: [0], 2: [0]})
    unveil(match)
    assert takers(match)[0] == [0]
    assert why(look(match).awards[0]) == "most often matched: twice"


@rule("AB-RULING-10")
def test_the_final_tie_of_three_uses_the_sum_of_both_drawings() -> None:
    match = artbox(seats=3, rig={"red": "4 4 0"})
    play_round(match, {0: [1], 2: [1]}, order=[0, 1, 2])
    assert match.result is not None
    assert match.result.totals == [5, 5, 0]
    assert match.result.winners == [1]


@rule("AB-EXPERT-01", "AB-EXPERT-02")
def test_the_first_token_is_red_and_the_second_gray() -> None:
    match = artbox(variant="expert")
    play_round(match, {1: [0]})
    rest(match)
    assert [(player.red, player.gray) for player in look(match).players] == [(1, 0), (0, 1), (0, 0), (0, 0)]


@rule("AB-EXPERT-03", "AB-RULING-20")
def test_two_of_each_color_end_the_game() -> None:
    match = artbox(variant="expert", rig={"red": "1 0 0 0", "gray": "3 0 0 0"})
    play_round(match, {1: [0]})
    assert match.result is not None
    assert match.result.winners == [0]


@rule("AB-EXPERT-04")
def test_with_seven_one_of_each_color_ends_the_game() -> None:
    match = artbox(seats=7, variant="expert", rig={"gray": "1 0 0 0 0 0 0"})
    play_round(match, {1: [0]})
    assert match.result is not None
    assert match.result.winners == [0]


@rule("AB-EXPERT-05")
def test_a_plain_total_no_longer_ends_the_game() -> None:
    match = artbox(variant="expert", rig={"red": "4 0 0 0", "gray": "1 0 0 0"})
    play_round(match, {1: [0]})
    assert look(match).players[0].red == 5
    assert match.result is None


@rule("AB-RULING-19", "AB-RULING-21")
def test_most_tokens_win_unless_the_table_lets_the_achiever_win() -> None:
    rig = {"red": "5 1 0 0", "gray": "1 2 0 0"}
    for match, winner in (
        (artbox(variant="expert", rig=rig), 0),
        (artbox(variant="expert", rig=rig, expert_winner="achiever"), 1),
    ):
        play_round(match, {2: [1], 3: [1]})
        assert match.result is not None
        assert match.result.winners == [winner]


@rule("AB-EXPERT-06", "AB-EXPERT-08")
def test_with_the_frame_option_three_sides_must_be_touched() -> None:
    match = artbox(variant="expert", frame=True, rig={"roll": "line line line line"})
    roll(match)
    inside = [{"kind": "line", "pts": [[300 + dx, 300], [300 + dx, 700]]} for dx in (0, 100, 200, 300)]
    match.play(0, "draw 1", payload={"v": 1, "shapes": inside})
    assert [fault.code for fault in look(match, 0).sketches[0].faults] == ["FRAME_NOT_TOUCHED"]
    with refused("AB-RULING-29"):
        match.play(0, "finish")
    match.play(0, "draw 1", payload=sketch(match))
    match.play(0, "finish")


@rule("AB-EXPERT-06")
def test_the_frame_option_belongs_to_experts() -> None:
    with pytest.raises(ValueError, match="expert"):
        artbox(frame=True)


@rule("AB-RULING-22")
def test_expert_and_simplified_do_not_mix() -> None:
    with pytest.raises(ValueError, match="variant"):
        begin("artbox", seats=4, variant=["expert", "simplified"])
    with pytest.raises(ValueError, match="expert"):
        artbox(variant="simplified", frame=True)


@rule("AB-RULING-23")
def test_experts_may_be_three() -> None:
    match = artbox(seats=3, variant="expert", rig={"red": "1 0 0", "gray": "2 0 0"})
    play_round(match, {1: [0]})
    assert match.result is not None


@rule("AB-SIMPLE-01", "AB-RULING-17")
def test_simplified_drawings_may_leave_shapes_out() -> None:
    match = artbox(variant="simplified", rig={"roll": "line line circle square"})
    roll(match)
    match.play(0, "draw 1", payload=TWO_LINES)
    assert look(match, 0).sketches[0].legal
    match.play(0, "finish")


@rule("AB-SIMPLE-02", "AB-FLOW-11")
def test_simplified_has_no_numbers_and_done_is_a_flag() -> None:
    match = artbox(variant="simplified")
    draw(match, order=[2, 0, 1])
    assert [player.number for player in look(match).players] == [0, 0, 0, 0]
    assert [player.finished for player in look(match).players] == [True, True, True, False]
    hand_in(match, 3)
    assert look(match).phase == "guess"


@rule("AB-SIMPLE-03", "AB-RULING-18")
def test_the_sandglass_runs_from_the_start_twice_for_two_drawings() -> None:
    for seats, expected in ((4, 60_000), (3, 120_000)):
        match = artbox(seats=seats, variant="simplified")
        roll(match)
        assert {ask.sandglass for ask in match.game.decisions(match.state)} == {expected}


@rule("AB-SIMPLE-04")
def test_when_the_sand_is_out_every_drawing_counts_as_finished() -> None:
    match = artbox(variant="simplified", rig={"roll": "line line circle square"})
    roll(match)
    match.play(0, "draw 1", payload=TWO_LINES)
    match.play(1, "draw 1", payload=TWO_LINES)
    match.play(TABLE, "time-up")
    guess(match, {1: [0]})
    unveil(match)
    assert [picture.legal for picture in look(match).board] == [True, True]
    assert takers(match)[0] == [0]


@rule("AB-SIMPLE-05")
def test_matching_keeps_its_own_sandglass() -> None:
    match = artbox(variant="simplified", sandglass=30)
    draw(match)
    match.play(0, *(f"match {slots_of(match, artist)[0]} 1" for artist in (1, 2, 3)), "done")
    assert {ask.sandglass for ask in match.game.decisions(match.state)} == {30_000}


@rule("AB-SIMPLE-06", "AB-SIMPLE-07", "AB-RULING-16")
def test_tied_players_all_receive_and_one_may_receive_both() -> None:
    match = artbox(variant="simplified")
    play_round(match, {0: [1, 2], 1: [0], 2: [1, 0], 3: []})
    assert takers(match) == [[0, 1], [0, 2]]
    assert [player.red + player.gray for player in look(match).players] == [2, 1, 1, 0]


@rule("AB-SIMPLE-08", "AB-RULING-14")
def test_simplified_with_eight_is_one_round() -> None:
    match = artbox(seats=8, variant="simplified")
    play_round(match, {1: [0]})
    assert match.result is not None
    assert look(match).round == 1
    assert "single round" in str(ArtboxSetup.__annotations__["variant"].__metadata__)


@rule("AB-RULING-05", "AB-RULING-15")
def test_simplified_ties_share_the_victory() -> None:
    match = artbox(variant="simplified", rig={"red": "2 2 0 0"})
    play_round(match, {2: [0, 1], 3: [0, 1]})
    assert match.result is not None
    assert match.result.winners == [0, 1]
    assert match.result.sheet[-1].clause == "AB-RULING-15"


@rule("AB-RULING-05")
def test_numbers_of_a_round_are_a_permutation() -> None:
    for seats in range(3, 9):
        match = artbox(seats=seats, seed=seats)
        draw(match, order=list(range(seats))[::-1])
        assert sorted(player.number for player in look(match).players) == list(range(1, seats + 1))


@rule("AB-RULING-25", "AB-RULING-26")
def test_used_words_come_back_only_when_the_deck_is_too_small() -> None:
    match = artbox(own_words=[f"word {n}" for n in range(13)], rig={"red": "0 0 0 0"})
    play_round(match)
    used = {word.id for word in look(match).row}
    rest(match)
    assert "The used words are shuffled under the deck." in [line.sentence for line in match.told()]
    dealt = {word.id for word in look(match).dealt}
    assert dealt & used
    large = artbox()
    play_round(large)
    rest(large)
    assert len(look(large).used) == 7
    assert not {word.id for word in look(large).dealt} & {word.id for word in look(large).used}


@rule("AB-RULING-25")
@pytest.mark.parametrize(("seats", "fewest"), [(3, 12), (4, 11), (5, 12), (6, 14), (7, 15), (8, 17)])
def test_a_list_holds_at_least_one_round(seats: int, fewest: int) -> None:
    words = [f"word {n}" for n in range(fewest)]
    match = artbox(seats=seats, own_words=words)
    draw(match)
    returned = {word.id for word in look(match).returned}
    assert not returned & {word.id for word in look(match).row}
    with pytest.raises(ValueError, match=f"at least {fewest} words"):
        artbox(seats=seats, own_words=words[1:])


@rule("AB-SETUP-10")
def test_every_variant_of_the_laws_is_a_valid_table() -> None:
    for seats in range(3, 9):
        for setup in game("artbox").variants(seats).values():
            match = new("artbox", seed=1, **{field: getattr(setup, field) for field in setup.__struct_fields__})
            choose(match)
            assert look(match).phase in ("roll", "draw")
