"""Final scoring of cards, and who has won."""

from games.art_decko.table import act, art_decko, look, state
from rule import rule
from vernissage.core.match import Match
from vernissage.games.art_decko.scoring import card_lines, gold_ratio, ranks, result, score_sheet

NO_TILES = {"tiles": "most_AN most_IM most_PA most_RE most_SU"}


def points(match: Match, seat: int = 0) -> dict[str, int]:
    """A seat's points by clause."""
    found: dict[str, int] = {}
    for line in score_sheet(state(match)):
        if line.seat == seat:
            found[line.clause] = found.get(line.clause, 0) + line.points
    return found


@rule("AD-GEN-02", "AD-SCORE-08")
def test_most_points_win() -> None:
    match = art_decko(3, rig={"score0": "50", "score1": "90", "score2": "20"})
    assert result(state(match)).winners == [1]


@rule("AD-SCORE-02", "AD-SCORE-04", "AD-RULING-42", "AD-MARKET-04")
def test_tv_08_marys_deck_is_worth_21() -> None:
    rig = {"ratings": "SU 12 PA 22 AN 44 gold 33", "hand0": "SU PA PA AN AN AN G1 G1 G2 G5 G5"}
    match = art_decko(rig=rig)
    lines = card_lines(state(match).cells, 0)
    assert [line.points for line in lines] == [12, 4, 1, 4]
    assert sum(line.points for line in lines) == 21


@rule("AD-SCORE-01", "AD-SCORE-05", "AD-RULING-35")
def test_tiles_that_change_gold_work_before_gold_is_scored() -> None:
    rig = {
        "tiles": "good_as_gold most_IM most_PA most_RE most_SU",
        "poetic": "AN:1:AN AN:1:AN AN:1:AN AN:1:AN",
        "ratings": "AN 65 IM 52 gold 9",
        "hand0": "G5 G5",
    }
    assert points(art_decko(rig=rig))["AD-SCORE-04"] == 10
    hurt = {**rig, "ratings": "AN 65 IM 3 gold 54"}
    assert points(art_decko(rig=hurt))["AD-SCORE-04"] == 1


@rule("AD-SCORE-01")
def test_the_sheet_goes_from_the_track_over_cards_to_tiles() -> None:
    rig = {
        "tiles": "most_AN most_IM most_PA most_RE most_SU",
        "poetic": "AN:0:AN AN:0:AN AN:0:AN AN:0:AN",
        "score0": "19",
        "hand0": "AN G5 G1",
    }
    own = [line.clause for line in score_sheet(state(art_decko(rig=rig))) if line.seat == 0]
    assert own == ["AD-SHOW-15"] * 4 + ["AD-SCORE-02", "AD-SCORE-04", "AD-BONUS-09"]


@rule("AD-SCORE-03")
def test_hanging_paintings_do_not_score_as_cards() -> None:
    match = art_decko(rig={"ratings": "AN 75", "poetic": "AN:0:AN", "score0": "7", "hand0": "G1"})
    assert "AD-SCORE-02" not in points(match)


@rule("AD-SCORE-06")
def test_card_points_join_the_track() -> None:
    match = art_decko(rig={**NO_TILES, "score0": "31", "ratings": "AN 44", "hand0": "AN AN"})
    assert result(state(match)).totals[0] == 31 + 8


@rule("AD-SCORE-07")
def test_hand_draw_and_discard_pile_all_count() -> None:
    match = art_decko(rig={"ratings": "AN 50", "hand0": "AN", "draw0": "AN AN", "discard0": "AN AN AN"})
    assert points(match)["AD-SCORE-02"] == 30


@rule("AD-SCORE-09", "AD-SCORE-10", "AD-RULING-49")
def test_ties_go_to_more_own_paintings_and_are_shared_after_that() -> None:
    rig = {**NO_TILES, "poetic": "PA:1:AN", "hand0": "G1", "hand1": "G1", "hand2": "G1"}
    match = art_decko(3, rig=rig)
    cells = state(match).cells
    assert ranks(cells, [80, 80, 80]) == [2, 1, 2]
    assert ranks(cells, [80, 80, 90]) == [3, 2, 1]
    assert ranks(state(art_decko(4)).cells, [70, 80, 60, 80]) == [3, 1, 4, 1]
    shared = art_decko(rig={"score0": "40", "score1": "40", "hand0": "G1", "hand1": "G1"})
    assert result(state(shared)).winners == [0, 1]


@rule("AD-SCORE-11")
def test_the_sheet_counts_by_itself() -> None:
    match = art_decko(4, seed=11)
    outcome = result(state(match))
    assert outcome.totals == [sum(line.points for line in outcome.sheet if line.seat == seat) for seat in range(4)]
    assert match.game.book.clauses["AD-SCORE-11"].manual


@rule("AD-RULING-36", "AD-BONUS-27")
def test_the_marker_moves_before_the_bug_bites() -> None:
    rig = {
        "tiles": "gold_bug good_as_gold most_PA most_RE most_SU",
        "poetic": "AN:1:AN AN:1:AN AN:1:AN AN:1:AN",
        "swatches": "IM:1:AN IM:1:AN IM:1:AN IM:1:AN",
        "ratings": "AN 65 IM 22 gold 54",
    }
    assert gold_ratio(state(art_decko(rig=rig)).cells) == 3
    only_bug = {**rig, "tiles": "gold_bug most_AN most_PA most_RE most_SU"}
    assert gold_ratio(state(art_decko(rig=only_bug)).cells) == 1
    assert gold_ratio(state(art_decko(rig={**only_bug, "ratings": "gold 33"})).cells) == 2


def test_after_the_end_all_cards_are_open() -> None:
    match = art_decko(rig={"deck": "", "turn": "1", "hand1": "AN AN AN"})
    act(match, "haggle, spend AN, haggle, spend AN, stop")
    assert match.over
    assert look(match, 0).players[1].hand == ["AN1", "AN1", "AN1"]
    assert sorted(each.rank for each in look(match, 0).players)[0] == 1
