"""Corners of the rules that plain play seldom meets: ties of many, tokens that run out, seats without cards."""

from games.art_decko.table import act, art_decko, clauses, hand, look, state
from rule import rule
from vernissage.core.match import Match
from vernissage.games.art_decko.scoring import activated, extreme_genres, score_sheet

STOCK = {"teal": "AN AN AN", "cerulean": "IM IM IM", "cobalt": "PA", "indigo": "RE RE"}
TILES = {"tiles": "most_AN most_IM most_PA most_RE most_SU"}
ONE_OF_FOUR = {"poetic": "AN:0:AN IM:0:IM", "swatches": "PA:1:PA RE:1:RE"}
ONE_OF_EACH = {**ONE_OF_FOUR, "mixed": "SU:1:SU"}


def shops(match: Match) -> list[str]:
    """Each gallery's price and how many paintings it shows."""
    return [f"{shop.cost}:{len(shop.paintings)}" for shop in look(match).galleries]


@rule("AD-RULING-22", "AD-EOT-12", "AD-EOT-13")
def test_an_equal_15_does_not_replace_a_15() -> None:
    match = art_decko(rig={**STOCK, "tokens": "3 5 15 6", "track": "15", "hand0": "G5 G5 G5"})
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, pay G5, done")
    assert shops(match) == ["3:3", "5:3", "15:0", "6:2"]
    assert [line.args for _, line in match.journal if line.clause == "AD-EOT-12"] == [{"location": "cobalt"}]


@rule("AD-RULING-22", "AD-EOT-07")
def test_a_15_is_replaced_by_the_16_behind_another_15() -> None:
    match = art_decko(rig={**STOCK, "tokens": "3 5 15 6", "track": "15 16", "hand0": "G5 G5 G5"})
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, pay G5, done")
    assert (shops(match), look(match).track) == (["3:3", "5:3", "16:2", "6:2"], [15])
    told = [line.args for _, line in match.journal if line.clause == "AD-EOT-07"]
    assert told == [{"location": "cobalt", "from": 15, "to": 16}]


@rule("AD-BONUS-09", "AD-BONUS-10")
def test_players_tied_for_third_both_take_the_third_prize() -> None:
    rig = {**TILES, "poetic": "SU:0:SU SU:0:SU SU:0:SU SU:0:wild"}
    decks = {"hand0": "AN AN AN", "hand1": "AN AN", "hand2": "AN", "hand3": "AN"}
    sheet = score_sheet(state(art_decko(4, rig={**rig, **decks})))
    assert {line.seat: line.points for line in sheet if line.clause == "AD-BONUS-09"} == {0: 6, 1: 3, 2: 2, 3: 2}


@rule("AD-BONUS-05")
def test_three_equally_full_exhibitions_all_count() -> None:
    rig = {"poetic": "AN:0:AN AN:0:AN", "mixed": "SU:0:SU SU:0:SU", "textures": "RE:1:RE RE:1:RE", "iconic": "IM:1:IM"}
    assert activated(state(art_decko(rig=rig)).cells) == [0, 2, 3]


@rule("AD-BONUS-05")
def test_five_exhibitions_with_one_painting_each_all_count() -> None:
    rooms = ("poetic", "swatches", "mixed", "textures", "iconic")
    assert activated(state(art_decko(rig=dict.fromkeys(rooms, "AN:0:wild"))).cells) == [0, 1, 2, 3, 4]


@rule("AD-EOT-12", "AD-RULING-28")
def test_a_closed_cerulean_does_not_stop_the_refill_behind_it() -> None:
    rig = {**STOCK, "cerulean": "", "indigo": "", "tokens": "3 16 8 6", "track": "7 9", "hand0": "G5 G5"}
    match = art_decko(rig=rig)
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, done")
    assert shops(match) == ["3:3", "16:0", "9:2", "7:2"]


@rule("AD-RULING-05")
def test_two_seats_in_a_row_without_cards_are_both_skipped() -> None:
    match = art_decko(4, rig={"hand0": "AN AN AN", "hand1": "", "hand2": "", "hand3": "IM"})
    act(match, "haggle, spend AN, haggle, spend AN, stop")
    assert (match.waiting, clauses(match).count("AD-RULING-05")) == ([3], 2)


@rule("AD-RULING-05", "AD-END-05")
def test_a_seat_without_cards_that_is_skipped_last_ends_the_game() -> None:
    match = art_decko(3, rig={"hand0": "AN AN AN", "hand1": "", "hand2": "", "deck": ""})
    act(match, "haggle, spend AN, haggle, spend AN, stop")
    assert match.over


@rule("AD-BONUS-14")
def test_four_tied_genres_all_qualify() -> None:
    cells = state(art_decko(rig=ONE_OF_FOUR)).cells
    assert [extreme_genres(cells, most) for most in (True, False)] == [[0, 1, 2, 3]] * 2


@rule("AD-BONUS-14", "AD-BONUS-17")
def test_five_tied_genres_all_qualify_and_pay() -> None:
    rig = {**ONE_OF_EACH, "poetic_invitations": "", "tiles": "most_shown most_IM most_PA most_RE most_SU"}
    match = art_decko(rig=rig)
    sheet = score_sheet(state(match))
    assert extreme_genres(state(match).cells, True) == [0, 1, 2, 3, 4]
    assert {line.seat: line.points for line in sheet if line.clause == "AD-BONUS-17"} == {0: 4, 1: 6}


@rule("AD-RULING-04", "AD-DRAW-01")
def test_a_reshuffle_in_the_second_action_leaves_the_first_action_space_alone() -> None:
    match = art_decko(rig={"hand0": "AN SU", "draw0": "IM IM", "discard0": "RE"})
    act(match, "haggle, spend AN, haggle, spend SU")
    assert hand(match) == "IM IM RE"


@rule("AD-RULING-04", "AD-RULING-02")
def test_what_lies_at_both_action_spaces_is_not_drawn_even_if_nothing_else_is_left() -> None:
    match = art_decko(rig={"hand0": "AN SU PA", "draw0": "", "discard0": ""})
    act(match, "haggle, spend AN, haggle, spend SU")
    assert hand(match) == "PA"


@rule("AD-RULING-04", "AD-EOT-02", "AD-EOT-05")
def test_the_reshuffle_at_the_end_of_a_turn_takes_the_cards_of_both_action_spaces() -> None:
    match = art_decko(rig={"hand0": "AN SU PA", "draw0": "", "discard0": ""})
    act(match, "haggle, spend AN, haggle, spend SU, stop")
    assert hand(match) == "AN PA SU"


@rule("AD-EOT-06", "AD-EOT-07")
def test_an_empty_bank_takes_no_token_from_the_track() -> None:
    rig = {**STOCK, "tokens": "3 5 8 6", "track": "7 9 10", "cadmium": "", "hand0": "G5 G5"}
    match = art_decko(rig=rig)
    act(match, "acquire, at cobalt, pick PA, pay G5, pay G5, done")
    assert (shops(match), look(match).track) == (["3:3", "5:3", "9:2", "6:2"], [7, 10])


@rule("AD-BONUS-01", "AD-BONUS-04")
def test_the_journal_tells_why_a_tile_counts() -> None:
    last = {"deck": "", "turn": "1", "hand1": "AN AN AN"}
    for poetic, clause in (("SU:0:SU SU:0:SU", "AD-BONUS-04"), ("SU:0:SU SU:0:SU SU:0:SU SU:0:SU", "AD-BONUS-01")):
        match = art_decko(rig={**TILES, **last, "poetic": poetic})
        act(match, "haggle, spend AN")
        act(match, "haggle, spend AN")
        act(match, "stop")
        assert [told for told in clauses(match) if told in ("AD-BONUS-01", "AD-BONUS-04")] == [clause]


@rule("AD-SHOW-14", "AD-RULING-45")
def test_a_shown_painting_leaves_the_memory_but_its_twin_that_paid_stays_there() -> None:
    rig = {"ratings": "AN 40", "action": "1", "claims": "disc2 1", "hand0": "AN AN G5"}
    match = art_decko(rig={**rig, "poetic": "SU:0:SU", "poetic_invitations": "AN"})
    act(match, "show, in poetic, hang AN, pay G5, pay AN, done")
    known = look(match, 1).players[0].known
    assert known is not None
    assert [card for card in known if card.startswith("AN")] == ["AN1"]


@rule("AD-SCORE-07", "AD-SETUP-20")
def test_what_lies_at_the_action_spaces_belongs_to_the_deck_of_the_seat_at_turn() -> None:
    rig = {**TILES, "ratings": "AN 50 IM 40", "hand0": "G1", "space1": "AN", "space2": "IM", "hand1": "G1"}
    assert [line.points for line in score_sheet(state(art_decko(rig=rig))) if line.clause == "AD-SCORE-02"] == [5, 4]


@rule("AD-BONUS-24", "AD-BONUS-27")
def test_the_journal_tells_what_the_gold_tiles_do() -> None:
    last = {"deck": "", "turn": "1", "hand1": "AN AN AN", "ratings": "AN 50 IM 20 gold 30"}
    for tile, told in (
        ("gold_bug", ("AD-BONUS-27", {"ratio": 2})),
        ("good_as_gold", ("AD-BONUS-24", {"from": 30, "to": 20})),
    ):
        tiles = {"tiles": f"{tile} most_IM most_PA most_RE most_SU"}
        match = art_decko(rig={**last, **tiles, "poetic": "SU:0:SU SU:0:SU SU:0:SU SU:0:SU"})
        act(match, "haggle, spend AN")
        act(match, "haggle, spend AN")
        act(match, "stop")
        assert [
            (line.clause, line.args) for _, line in match.journal if line.clause in ("AD-BONUS-24", "AD-BONUS-27")
        ] == [told]
