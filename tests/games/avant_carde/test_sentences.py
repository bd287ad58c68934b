"""What players read: refusals and journal lines are whole sentences in plain words."""

import pytest

from games.avant_carde.table import avant_carde, buying, playing, solo
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import Setup
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.games.avant_carde.model import AvantCardeSetup, PatronSet
from vernissage.games.avant_carde.variants import mixed

GAME = game("avant_carde")
SETS: list[PatronSet] = ["new_yorkers", "tokyoites", "parisians", "londoners"]
TABLES: list[Setup] = [*[AvantCardeSetup(seats=2, patrons=patrons) for patrons in SETS], mixed(3, 1337), mixed(1, 2053)]


def reason(match: Match, seat: int, word: str) -> str:
    """Why a word is refused, without the clause behind it."""
    return match.why_not(seat, word).rpartition(" (")[0]


@pytest.mark.parametrize("setup", TABLES, ids=[*SETS, "mix of three", "solo mix"])
def test_a_refusal_is_a_sentence_of_its_own_without_ids_or_braces(setup: Setup) -> None:
    rng = rng_for(3, "refusals")
    state = GAME.new(setup, 3)
    for _ in range(260):
        asked = GAME.asked(state)
        if asked == 0:
            break
        seat = next(seat for seat in range(setup.seats) if asked >> seat & 1)
        for _ in range(12):
            action = rng.below(len(GAME.words))
            refusal = GAME.why_not(state, seat, action)
            if refusal is None:
                continue
            sentence = GAME.book.sentence(refusal)
            assert GAME.book.clauses[refusal.clause].refusal, refusal.clause
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            assert not {"{", "}"} & set(sentence), sentence
            assert "AC-" not in sentence, sentence
        options = GAME.options(state, seat)
        GAME.apply(state, seat, options[rng.below(len(options))])


@rule("AC-TO4-01", "AC-PA6-01", "AC-NY4-02", "AC-PLAY-13")
@pytest.mark.parametrize(
    ("patrons", "word", "sentence"),
    [
        (
            "tokyoites",
            "lay red-4 as blue",
            "A Journalist's 4 takes another number, 1 to 7, or stays as it is: its color never changes.",
        ),
        ("parisians", "lay red-6 copying 1", "A Launderer copies nothing: it brings $1 on your Buy turn."),
        ("new_yorkers", "lay red-4 as blue-2", "A 4 changes its number or its color, not both."),
        ("new_yorkers", "lay blue-12", "The blue-12 is not in your hand."),
    ],
)
def test_a_refused_card_says_why(patrons: str, word: str, sentence: str) -> None:
    match = avant_carde(rig={"hand0": "red-4 red-6 red-1", "line0": "red-1"}, patrons=patrons)
    assert reason(match, 0, word) == sentence


@rule("AC-NY5-01", "AC-RULING-58", "AC-BUY-09")
def test_an_open_question_says_what_it_wants() -> None:
    match = playing("red-5 red-1")
    match.play(0, "lay red-5")
    assert reason(match, 0, "lay red-1") == "Answer the Dealer first: draw a card, take $1 for your Buy turn, or decline."
    forging = buying("red-5", "red-1 " * 3, patrons="parisians")
    forging.play(0, "forger wait", "end")
    forging.play(1, "buy 2")
    assert reason(forging, 1, "end") == "Seat 1 first answers whether its Forger copies the 2."
    assert reason(buying("red-1"), 0, "buy 2") == "A 2 costs $2, and $1 is left."


@rule("AC-LO6-01", "AC-PLAY-10", "AC-AWARD-02", "AC-ROUND-07")
def test_one_of_a_thing_is_told_as_one() -> None:
    match = playing("red-6", patrons="londoners", rig={"discard1": "blue-1", "deck1": ""})
    match.play(0, "lay red-6", "stop")
    told = [line.sentence for line in match.told(0)]
    assert "A Designer starts for Seat 1: powers now happen once more." in told
    assert "Seat 1 stops after 1 card; the rest of the hand is discarded." in told
    match = buying("red-1 " * 11)
    match.play(0, "end")
    assert "Seat 1 earns 4 awards." in [line.sentence for line in match.told(0)]


@rule("AC-SOLO-12", "AC-SOLO-13")
def test_a_lone_player_is_told_of_the_token_not_of_opponents() -> None:
    match = solo("red-3 red-5", rig={"round": "4"}, patrons="parisians")
    told = [match.game.describe(match.state, 0, action) for action in match.game.options(match.state, 0)]
    assert "Take the top card of the 4s, under the token, for free with a Forger." in told
    assert "Let the red 3 (card 1 of your line) take the powers of the 4 under the token." in told
    assert not [sentence for sentence in told if "opponent" in sentence]
