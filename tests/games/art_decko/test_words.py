"""What players read: refusals and journal lines are whole sentences in plain words."""

from games.art_decko.table import act, art_decko
from rule import rule
from vernissage.core.match import Match


def reason(match: Match, word: str) -> str:
    """Why a word is refused, without the clause behind it."""
    return match.why_not(match.waiting[0], word).rpartition(" (")[0]


def told(match: Match) -> list[str]:
    """The journal in words."""
    return [line.sentence for line in match.told()]


@rule("AD-PAY-04")
def test_too_little_is_told_by_what_is_named_or_by_what_the_hand_can_bring() -> None:
    rig = {"tokens": "1 2 3 4", "indigo": "RE", "hand0": "G1 G1 AN"}
    match = art_decko(rig=rig)
    act(match, "acquire")
    assert reason(match, "at sienna") == "That costs 8, and you can bring 3 at most this way."
    act(match, "at indigo, pick RE, use G1")
    assert reason(match, "done") == "That costs 4, and you have put down 3 so far: add another card of your hand."


@rule("AD-RULING-30")
def test_the_end_of_the_board_is_told_as_a_sentence() -> None:
    match = art_decko(rig={"ratings": "AN 79 gold 78", "teal": "AN", "tokens": "1 2 3 4", "hand0": "G1 G5 G5"})
    act(match, "acquire, at teal, pick AN, pay G1, done, acquire, at sienna, pay G5, pay G5, done")
    assert {"Art Nouveau stops at 79, where the board ends.", "Gold stops at 78, where the board ends."} <= set(
        told(match)
    )


@rule("AD-DRAW-01", "AD-HAGGLE-02")
def test_one_card_is_told_as_one() -> None:
    match = art_decko(rig={"hand0": "AN IM", "discard0": "G5"})
    act(match, "haggle, spend AN")
    assert {"Seat 1 shuffles one discarded card into a new draw pile.", "Seat 1 draws one card."} <= set(told(match))
    more = art_decko(rig={"hand0": "AN IM", "discard0": "G5 G5 G5"})
    act(more, "haggle, spend AN")
    assert {"Seat 1 shuffles 3 discarded cards into a new draw pile.", "Seat 1 draws 2 cards."} <= set(told(more))


def test_the_journal_speaks_to_its_reader() -> None:
    match = art_decko(rig={"hand0": "AN1 IM", "teal": "SU2", "tokens": "1 2 3 4"})
    act(match, "acquire, at teal, pick SU, pay AN, done")
    assert [line.sentence for line in match.told(0)[:2]] == [
        "You pay 1 for a price of 1: an Art Nouveau painting.",
        "You buy “Staircase to a Fish” (Surrealism) at Gallery Teal.",
    ]


def test_a_payment_names_its_cards_and_abilities() -> None:
    match = art_decko(rig={"hand0": "G1 G1 AN", "indigo": "RE", "tokens": "1 2 3 7"})
    act(match, "acquire, at indigo, pick RE, use G1, use G1, pay AN, done")
    paid = "Seat 1 pays 7 for a price of 7: 2 1-Gold for the ability and an Art Nouveau painting."
    assert paid in told(match)
