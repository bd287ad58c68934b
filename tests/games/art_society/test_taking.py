"""Taking paintings in the order of the bids."""

from typing import cast

from games.art_society.table import CROWDED, NARROW, side_of, society, table, taking, tiles, words
from rule import refused, rule
from vernissage.games.art_society.model import ArtSocietyView


@rule("AS-TAKE-01")
def test_each_player_takes_one_painting_still_on_offer() -> None:
    match = taking("P001 P005 P009")
    assert match.options(0) == ["take P001", "take P005", "take P009"]
    with refused("AS-TAKE-01"):
        match.play(0, "take P002")
    match.play(0, "take P001", "keep", "finish")
    assert match.options(1) == ["take P005", "take P009"]


@rule("AS-TAKE-02", "AS-RULING-08")
def test_taking_is_compulsory_even_if_nothing_fits() -> None:
    match = taking("P112 P108 P104", wall0=NARROW, assistant0="P100")
    assert match.options(0) == ["take P104", "take P108", "take P112"]
    for word in ("finish", "keep", "surplus"):
        with refused("AS-TAKE-02"):
            match.play(0, word)


@rule("AS-TAKE-03")
def test_a_draft_tries_a_painting_and_shows_what_it_would_bring() -> None:
    match = taking("P005 P001 P012")
    view = cast(ArtSocietyView, match.draft(0, "take P005", "hang 7,3").view)
    assert view.bonuses[0].budget == 1
    assert view.collectors[0].wall[-1].tile == "P005"
    clash = cast(ArtSocietyView, match.draft(0, "take P001", "hang 7,3").view)
    assert [each.faux_pas for each in clash.collectors[0].wall] == [True, True]
    assert clash.collectors[0].estimate < view.collectors[0].estimate
    assert match.draft(0, "take P005", "hang 0,0").clause == "AS-PLACE-04"
    assert table(match).phase == "take"
    assert list(tiles(match, 0)) == ["S1"]


@rule("AS-TAKE-04")
def test_the_next_player_waits_until_the_choice_is_confirmed() -> None:
    match = taking("P001 P005 P009")
    match.play(0, "take P001", "hang 7,4")
    with refused("AS-TAKE-04"):
        match.play(1, "take P005")


@rule("AS-TAKE-05")
def test_a_confirmed_choice_is_final() -> None:
    match = taking("P001 P005 P009")
    match.play(0, "take P001")
    with refused("AS-TAKE-05"):
        match.play(0, "take P005")
    match.play(0, "keep", "finish")
    assert not match.undo(0)


@rule("AS-TAKE-05")
def test_until_finish_the_whole_turn_can_be_taken_back() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3", "decor 1", "hang 7,5")
    for _ in range(4):
        assert match.undo(0)
    assert match.options(0) == ["take P001", "take P005", "take P009"]


@rule("AS-TAKE-06", "AS-PRESTIGE-01")
def test_one_painting_is_left_for_the_museum() -> None:
    match = taking("P001 P005 P009")
    match.play(0, "take P001", "keep", "finish")
    match.play(1, "take P009", "keep", "finish")
    assert [tile.id for tile in table(match).museum["portrait"]] == ["P005"]
    assert table(match).offer == []


@rule("AS-TAKE-07", "AS-RULING-43")
def test_no_rule_hurries_anybody_and_the_default_is_a_safe_move() -> None:
    match = taking("P001 P005 P009")
    assert all(decision.sandglass == 0 for decision in match.game.decisions(match.state))
    while match.game.asked(match.state) == 1:
        match.play(0, match.game.text(match.game.default(match.state, 0)))
    assert side_of(match, 0).wall, "the first painting hangs at its first place, and the turn is over"


@rule("AS-TAKE-08")
def test_paintings_of_one_type_pay_alike_whatever_their_size() -> None:
    small = taking("P001 P005 P009", wall0="S1@5,3 P013@7,3", museum="P080")
    large = taking("P001 P005 P009", wall0="S1@5,3 P112@7,3", museum="P080")
    assert side_of(small, 0).estimate == side_of(large, 0).estimate


@rule("AS-RULING-40")
def test_a_player_is_done_with_everything_before_the_next_takes() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3")
    with refused("AS-DECOR-06"):
        match.play(0, "finish")
    assert match.waiting == [0]
    match.play(0, "decor 1", "hang 7,5", "finish")
    assert match.waiting == [1]


def test_every_option_and_refusal_reads_as_a_sentence() -> None:
    match = taking("P005 P001 P009", wall0=CROWDED)
    for word in match.options(0):
        assert match.describe(0, word).startswith("Take ")
    match.play(0, "take P005")
    told = match.describe(0, "hang 5,1")
    name = "2x2 Portrait in a shell frame"
    assert told == f"Hang the {name} at column 6, row 2, beside 2 matching frames; a faux pas with one Portrait."
    assert (
        match.why_not(0, "hang 0,0")
        == f"Something hangs at column 1, row 1 already: choose an empty place for the {name}. (AS-PLACE-03)"
    )
    assert words(match, 0, "hang")
    assert society().why_not(0, "open")
