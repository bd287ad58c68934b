"""Step 4 and the end of the game, played at the table."""

from games.artbox.table import artbox, draw, guess, look, play_round, rest, slots_of, takers, unveil, why
from rule import refused, rule
from vernissage.core.model import WATCHER


@rule("AB-AWARD-01", "AB-RULING-34")
def test_the_maestro_unveils_slot_by_slot() -> None:
    match = artbox()
    draw(match)
    guess(match)
    with refused("AB-RULING-34"):
        match.play(1, "next")
    for shown in range(1, 5):
        match.play(0, "next")
        known = [picture.slot for picture in look(match, WATCHER).board if picture.artist is not None]
        assert known == list(range(1, shown + 1))


@rule("AB-AWARD-02", "AB-FLOW-09")
def test_a_reveal_tells_artist_number_word_and_who_was_right() -> None:
    match = artbox()
    draw(match, order=[3, 2, 1, 0])
    guess(match, {0: [2], 1: [2], 2: [], 3: [2]})
    unveil(match)
    picture = look(match, WATCHER).board[slots_of(match, 2)[0] - 1]
    assert (picture.artist, picture.number, picture.right, picture.legal) == (2, 2, [0, 1, 3], True)
    assert picture.word == look(match, 2).words[0]


@rule("AB-AWARD-04")
def test_the_artist_does_not_count_for_the_own_drawing() -> None:
    match = artbox()
    play_round(match, {0: [1]})
    rights = [picture.right for picture in look(match).board]
    assert sum(len(right or []) for right in rights) == 1


@rule("AB-AWARD-05", "AB-ROUND-02")
def test_no_token_before_the_last_drawing_is_unveiled() -> None:
    match = artbox()
    draw(match)
    guess(match, {0: [1, 2, 3]})
    for _slot in range(3):
        match.play(0, "next")
        assert sum(player.red + player.gray for player in look(match).players) == 0
    match.play(0, "next")
    assert sum(player.red + player.gray for player in look(match).players) == 2


@rule("AB-AWARD-06", "AB-AWARD-11")
def test_one_token_for_the_best_drawing_and_one_for_the_best_sheet() -> None:
    match = artbox()
    play_round(match, {0: [3], 1: [3, 0], 2: [3]})
    assert takers(match) == [[3], [1]]


@rule("AB-AWARD-07")
def test_a_tie_of_drawings_goes_to_the_lower_number() -> None:
    match = artbox()
    play_round(match, {0: [1, 2], 3: [1, 2]}, order=[3, 2, 1, 0])
    assert takers(match)[0] == [2]


@rule("AB-AWARD-10")
def test_an_illegal_drawing_loses_the_tie_for_the_second_token() -> None:
    match = artbox()
    play_round(match, {0: [2], 1: [2], 3: [2]}, spoiled=(0,))
    assert takers(match) == [[2], [1]]


@rule("AB-AWARD-10", "AB-RULING-31")
def test_a_blank_sheet_loses_the_tie_for_the_second_token_too() -> None:
    match = artbox()
    draw(match, order=[1, 2, 3])
    match.play(0, "give up")
    guess(match, {0: [2], 1: [2], 3: []})
    unveil(match)
    assert takers(match) == [[2], [1]]
    assert look(match).awards[1].clause == "AB-AWARD-10", "not for its Number token alone"


@rule("AB-AWARD-12")
def test_a_tie_of_sheets_goes_to_the_lower_number() -> None:
    match = artbox()
    play_round(match, {0: [2], 1: [2], 3: [2]}, order=[3, 2, 1, 0])
    assert takers(match) == [[2], [3]]


@rule("AB-AWARD-13", "AB-AWARD-14")
def test_nobody_takes_both() -> None:
    match = artbox()
    play_round(match, {0: [1, 2, 3], 1: [0], 2: [0, 1], 3: [0]})
    assert takers(match) == [[0], [2]]


@rule("AB-RULING-06")
def test_tokens_are_given_even_if_nobody_was_right_unless_the_table_withholds_them() -> None:
    match = artbox()
    play_round(match, order=[1, 0, 2, 3])
    assert takers(match) == [[1], [0]]
    strict = artbox(require_one_correct=True)
    play_round(strict)
    assert takers(strict) == [[], []]
    assert "stays in the stock" in why(look(strict).awards[0])


@rule("AB-RULING-07", "AB-RULING-09")
def test_without_a_legal_drawing_only_the_second_token_is_given() -> None:
    match = artbox()
    play_round(match, order=[2, 0, 1, 3], spoiled=(0, 1, 2, 3))
    assert takers(match) == [[], [2]]
    assert [player.red for player in look(match).players] == [0, 0, 0, 0]


@rule("AB-RULING-50")
def test_a_better_drawing_does_not_break_the_tie_of_sheets() -> None:
    match = artbox()
    play_round(match, {0: [3, 1], 1: [3], 2: [3, 1]}, order=[2, 1, 0, 3])
    assert takers(match) == [[3], [2]]


@rule("AB-FLOW-10")
def test_the_awards_say_how_they_were_decided() -> None:
    match = artbox()
    play_round(match, {0: [1, 2], 3: [1, 2]}, order=[3, 2, 1, 0])
    first, second = look(match, WATCHER).awards
    assert (first.clause, why(first)) == (
        "AB-AWARD-07",
        "matched twice like another, but with the lower Number token",
    )
    assert (second.clause, why(second)) == ("AB-AWARD-12", "2 right like another, but with the lower Number token")
    assert "Seat 3 takes the first token" in " ".join(line.sentence for line in match.told())


@rule("AB-END-02", "AB-END-03")
def test_the_fifth_token_ends_a_game_of_four() -> None:
    match = artbox(rig={"red": "3 0 0 0", "gray": "0 3 0 0"})
    play_round(match, {1: [0]})
    assert look(match).phase == "ready"
    rest(match)
    play_round(match, {1: [0]})
    assert match.result is not None
    assert match.result.totals == [5, 5, 0, 0]


@rule("AB-END-04", "AB-END-06")
def test_two_reach_the_end_together_and_the_last_drawing_decides() -> None:
    match = artbox(rig={"red": "4 4 0 0"})
    play_round(match, {0: [1, 2, 3], 2: [1]})
    assert match.result is not None
    assert match.result.totals == [5, 5, 0, 0]
    assert match.result.winners == [1]
    assert match.result.sheet[-1].clause == "AB-END-04"


@rule("AB-END-05")
def test_then_the_lower_number_decides() -> None:
    match = artbox(rig={"red": "4 4 0 0"})
    play_round(match, order=[1, 0, 2, 3])
    assert match.result is not None
    assert match.result.totals == [5, 5, 0, 0]
    assert match.result.winners == [1]
    assert match.result.sheet[-1].clause == "AB-END-05"


@rule("AB-RULING-49")
def test_an_illegal_last_drawing_counts_as_matched_by_nobody() -> None:
    match = artbox(rig={"red": "4 5 0 0"})
    play_round(match, {0: [], 2: [1, 0], 3: [1]}, spoiled=(1,))
    assert match.result is not None
    assert match.result.totals == [5, 5, 1, 0]
    assert match.result.winners == [0]


@rule("AB-RULING-24")
def test_victory_tokens_never_run_out() -> None:
    match = artbox(seats=6, variant="expert", rig={"red": "5 5 5 5 5 5", "gray": "1 1 1 1 1 1"})
    play_round(match, {1: [0]})
    assert sum(player.red + player.gray for player in look(match).players) == 38


@rule("AB-END-03")
def test_after_the_end_nothing_is_played() -> None:
    match = artbox(rig={"red": "4 0 0 0"})
    play_round(match, {1: [0]})
    for move in ("keep 1", "roll", "done", "ready", "give up"):
        with refused("AB-END-03"):
            match.play(0, move)
    assert match.over
