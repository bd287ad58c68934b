"""The examples of the rulebook."""

from games.artbox.table import artbox, draw, guess, hand_in, look, roll, slots_of, unveil
from games.artbox.vectors import VECTORS, judged
from rule import rule
from vernissage.games import game
from vernissage.games.artbox.tables import colors_to_end, dealt_each, decoys, kept_each, tokens_to_end


@rule("AB-SETUP-05", "AB-DRAW-07")
def test_rb_01_four_players_use_the_numbers_one_to_four() -> None:
    match = artbox(seats=4)
    draw(match)
    assert sorted(player.number for player in look(match).players) == VECTORS["RB-01"]["expect"]["number_tokens"]


@rule("AB-CANVAS-07", "AB-DRAW-03")
def test_rb_02_the_roll_says_what_must_be_drawn() -> None:
    match = artbox(rig={"roll": "circle square triangle triangle"})
    roll(match)
    assert look(match).roll == VECTORS["RB-02"]["expect"]["required"]
    assert [judged(name).legal for name in VECTORS["RB-02"]["expect"]["vectors"]] == [True, False, False]


@rule("AB-DRAW-04", "AB-DRAW-05")
def test_rb_03_numbers_follow_the_order_of_finishing() -> None:
    match = artbox()
    roll(match)
    for seat in (2, 0, 3):
        hand_in(match, seat)
    assert [look(match).players[seat].number for seat in (2, 0, 3)] == list(VECTORS["RB-03"]["expect"].values())


@rule("AB-GUESS-04")
def test_rb_04_decoys_by_players() -> None:
    assert {str(players): decoys(players) for players in range(3, 9)} == VECTORS["RB-04"]["expect"]["decoys"]
    for seats in range(3, 9):
        match = artbox(seats=seats)
        draw(match)
        assert len(look(match).row) - len(look(match).board) == decoys(seats)


@rule("AB-GUESS-05", "AB-WORD-01")
def test_rb_05_eight_words_fit_six_or_seven_players() -> None:
    expected = VECTORS["RB-05"]["expect"]
    fitting = [
        players for players in range(3, 9) if players * kept_each(players) + decoys(players) == expected["words_shown"]
    ]
    assert fitting == expected["consistent_player_counts"]
    assert game("artbox").book.components.figure("words_per_card") == expected["words_per_card"]


@rule("AB-RULING-51")
def test_rb_06_no_player_count_has_eight_drawings_of_eight_words() -> None:
    slots = VECTORS["RB-06"]["expect"]["sheet_slots"]
    assert game("artbox").book.components.figure("slots") == slots
    assert not [players for players in range(3, 9) if players * kept_each(players) == slots and decoys(players) == 0]


@rule("AB-SHAPE-07", "AB-SHAPE-08", "AB-SHAPE-09")
def test_rb_07_the_three_prohibitions() -> None:
    assert not any(judged(name).legal for name in VECTORS["RB-07"]["expect"]["illegal"].values())


@rule("AB-AWARD-02", "AB-AWARD-04")
def test_rb_08_the_total_and_the_number_are_on_the_drawing() -> None:
    match = artbox()
    draw(match)
    guess(match, {0: [3], 1: [3]})
    unveil(match)
    picture = look(match).board[slots_of(match, 3)[0] - 1]
    assert picture.right is not None
    assert (picture.legal, len(picture.right), picture.number) == (True, VECTORS["RB-08"]["expect"]["written_total"], 4)


@rule("AB-SIMPLE-08")
def test_rb_09_simplified_with_four_ends_at_three() -> None:
    assert tokens_to_end(4, simplified=True) == VECTORS["RB-09"]["expect"]["tokens_to_end"]
    assert look(artbox(variant="simplified")).options.tokens_to_end == 3


@rule("AB-END-02", "AB-THREE-07")
def test_rb_10_tokens_that_end_the_game() -> None:
    expected = VECTORS["RB-10"]["expect"]["tokens_to_end"]
    assert {str(players): tokens_to_end(players, simplified=False) for players in range(3, 9)} == expected


@rule("AB-EXPERT-03", "AB-EXPERT-04", "AB-RULING-23")
def test_rb_11_colors_that_end_the_game() -> None:
    expected = VECTORS["RB-11"]["expect"]["expert"]
    for players in range(3, 9):
        row = expected["3-6" if players < 7 else "7-8"]
        assert colors_to_end(players) == (row["each_colour"], row["same_colour"])


@rule("AB-CANVAS-01", "AB-THREE-01")
def test_the_tables_are_those_of_the_components() -> None:
    rows = game("artbox").book.components.rows("players")
    assert [row["players"] for row in rows] == list(range(3, 9))
    for row in rows:
        players = row["players"]
        assert (row["dealt"], row["kept"], row["decoys"]) == (dealt_each(players), kept_each(players), decoys(players))
        assert row["tokens_to_end"] == tokens_to_end(players, simplified=False)
        assert (row["of_each_color"], row["of_one_color"]) == colors_to_end(players)
