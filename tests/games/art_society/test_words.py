"""What players read: moves, journal lines and refusals as sentences."""

from games.art_society.table import bids, side_of, society, taking
from rule import rule


@rule("AS-RULING-19")
def test_the_refusal_of_upright_decor_is_true_at_every_table() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005", "hang 7,3", "decor 1")
    told = match.why_not(0, "hang 7,5 upright")
    assert told == "A decor tile of size 1 is not turned: hang it as it is. (AS-RULING-19)"


def test_every_move_has_a_target_on_the_table() -> None:
    game = society().game
    assert all(game.target(action) for action in range(len(game.words)))
    assert game.target(game.parse("take P017")) == ["offer:P017"]
    assert game.target(game.parse("hang 3,4 upright")) == ["wall:3,4"]


def test_the_journal_is_told_in_sentences() -> None:
    match = society(rig={"phase": "bid", "offer": "P001 P005 P009", "stack0": "1 4", "stack1": "2 9"})
    bids(match, 10, 10)
    assert "Seat 2 is tied and shows the card beneath: 9." in [line.sentence for line in match.told()]
    assert "Paintings are taken in this order: Seat 2 and Seat 1." in [line.sentence for line in match.told()]
    assert side_of(match, 1).shown == 1


def test_a_refusal_names_who_is_waited_for() -> None:
    match = taking("P005 P001 P009")
    match.play(0, "take P005")
    assert match.why_not(1, "take P001") == ("Seat 1 takes and hangs first: your turn comes after that. (AS-TAKE-04)")
