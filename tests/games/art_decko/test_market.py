"""The Market Rating board."""

from games.art_decko.table import act, art_decko, look, options, pays, player, rating, state
from rule import rule
from vernissage.core.rng import rng_for
from vernissage.games.art_decko.scoring import card_lines, gold_ratio, result
from vernissage.games.art_decko.state import RATINGS
from vernissage.games.art_decko.tables import PAYS, POINTS, RATIO


@rule("AD-MARKET-01")
def test_six_markers_run() -> None:
    assert [marker.id for marker in look(art_decko()).market] == ["AN", "IM", "PA", "RE", "SU", "gold"]


@rule("AD-MARKET-02")
def test_the_row_of_ten_decides() -> None:
    assert [PAYS[rating] for rating in range(80)] == [PAYS[rating // 10 * 10] for rating in range(80)]
    assert [PAYS[row] for row in range(0, 80, 10)] == [1, 2, 3, 4, 5, 5, 6, 6]
    assert [POINTS[row] for row in range(0, 80, 10)] == [1, 1, 2, 3, 4, 5, 6, 7]


@rule("AD-MARKET-03", "AD-MARKET-04")
def test_tv_01_pop_art_on_36_pays_4_and_scores_3() -> None:
    match = art_decko(rig={"ratings": "PA 36", "hand0": "PA"})
    assert pays(match, "PA") == 4
    assert [line.points for line in card_lines(state(match).cells, 0)] == [3]


@rule("AD-MARKET-03", "AD-MARKET-08")
def test_a_new_value_holds_for_everybody() -> None:
    match = art_decko(
        rig={"ratings": "RE 38", "tokens": "1 2 3 7", "indigo": "RE RE", "hand0": "G3N G3S G1", "hand1": "RE"}
    )
    act(match, "acquire, at indigo, take one, pick RE, pay G3N, pay G3S, pay G1, done")
    assert rating(match, "RE") == 44
    act(match, "acquire, at cadmium")
    act(match, options(match)[0])
    assert options(match) == ["pay RE"]
    assert match.waiting == [1]


@rule("AD-MARKET-05")
def test_tv_11_gold_rows_and_their_ratio() -> None:
    ratios = [
        gold_ratio(state(art_decko(rig={"ratings": f"gold {at}"})).cells) for at in (0, 12, 21, 30, 42, 51, 60, 72)
    ]
    assert ratios == [6, 5, 4, 3, 2, 1, 2, 3]
    assert [RATIO[row] for row in range(0, 80, 10)] == ratios


@rule("AD-MARKET-05", "AD-SCORE-04")
def test_tv_02_gold_on_66_is_2_to_1() -> None:
    match = art_decko(rig={"ratings": "gold 66", "hand0": "G5 G2"})
    assert [line.points for line in card_lines(state(match).cells, 0)] == [3]


@rule("AD-MARKET-06")
def test_the_gold_marker_changes_no_payment() -> None:
    totals = []
    for at in ("0", "66"):
        match = art_decko(rig={"ratings": f"gold {at}", "tokens": "1 2 3 4", "teal": "AN", "hand0": "G1 G2 G3N G5"})
        act(match, "acquire, at teal, pick AN, use G3N, use G2, use G1, pay G5")
        plan = look(match).plan
        assert plan is not None
        totals.append(plan.total)
    assert totals == [20, 20]


@rule("AD-MARKET-07")
def test_only_a_new_row_changes_values_and_rows_can_share_one() -> None:
    after = {}
    for before in (0, 8, 47, 49, 57, 68):
        match = art_decko(rig={"ratings": f"AN {before}", "teal": "AN", "tokens": "1 2 3 4", "hand0": "G1 SU"})
        act(match, "acquire, at teal, pick AN, pay G1, done")
        after[before] = (rating(match, "AN"), pays(match, "AN"))
    assert after == {0: (2, 1), 8: (10, 2), 47: (49, 5), 49: (51, 5), 57: (59, 5), 68: (70, 6)}


@rule("AD-MARKET-08")
def test_a_rise_in_the_first_action_pays_in_the_second() -> None:
    match = art_decko(
        rig={"ratings": "AN 8", "teal": "AN AN", "tokens": "1 2 3 4", "hand0": "G1 AN AN", "cerulean": "IM"}
    )
    act(match, "acquire, at teal, pick AN, pay G1, done, acquire, at cerulean, pick IM, pay AN")
    assert "done" in options(match)


@rule("AD-MARKET-09")
def test_gold_stands_on_multiples_of_three_through_whole_games() -> None:
    game = art_decko().game
    for seed in range(30):
        end = art_decko(4, seed=seed).state
        game.rollout(end, rng_for(seed, "walk"))
        assert int(end.cells[RATINGS + 5]) % 3 == 0


@rule("AD-MARKET-10")
def test_the_side_of_the_board_is_no_option() -> None:
    game = art_decko().game
    assert game.book.clauses["AD-MARKET-10"].manual
    assert set(game.setup_type.__struct_fields__) == {"seats", "rig", "gold_tiles", "known_cards", "start"}


@rule("AD-MARKET-11")
def test_player_boards_start_on_1() -> None:
    assert [pays(art_decko(), genre) for genre in ("AN", "IM", "PA", "RE", "SU")] == [1] * 5


@rule("AD-RULING-30")
def test_markers_stop_where_the_board_ends() -> None:
    match = art_decko(rig={"ratings": "AN 78 gold 75", "teal": "AN", "tokens": "1 2 3 4", "hand0": "G1 G5 G5"})
    act(match, "acquire, at teal, pick AN, pay G1, done, acquire, at sienna, pay G5, pay G5, done")
    assert (rating(match, "AN"), rating(match, "gold")) == (79, 78)


@rule("AD-RULING-44")
def test_a_score_is_a_plain_number() -> None:
    match = art_decko(rig={"score0": "200", "hand0": "G1"})
    assert result(state(match)).totals[0] == 200
    assert player(match).score == 200
