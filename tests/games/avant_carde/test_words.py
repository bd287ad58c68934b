"""What players read: refusals and journal lines are whole sentences in plain words."""

import pytest

from games.avant_carde.table import avant_carde, buying, playing, solo
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import Message, Setup
from vernissage.core.rng import rng_for
from vernissage.core.words import words
from vernissage.games import game
from vernissage.games.avant_carde.model import AvantCardeSetup
from vernissage.games.avant_carde.patrons import everyone
from vernissage.games.avant_carde.patrons.patron import PATRONS
from vernissage.games.avant_carde.setup import mixed

GAME = game("avant_carde")
SETS = ["new_yorkers", "tokyoites", "parisians", "londoners"]
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
            sentence = words(GAME.package).say(refusal.message)
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
            "The Journalist gives your 4 another number, 1 to 7, or leaves it as it is: its color never changes.",
        ),
        (
            "parisians",
            "lay red-6 copying 1",
            "The Launderer copies nothing: lay your 6 plainly, it brings $1 when you buy.",
        ),
        ("new_yorkers", "lay red-4 as blue-2", "Change the number of your 4 or its color, not both."),
        ("new_yorkers", "lay blue-12", "The blue 12 is not in your hand: lay a card you hold."),
    ],
)
def test_a_refused_card_says_why(patrons: str, word: str, sentence: str) -> None:
    match = avant_carde(rig={"hand0": "red-4 red-6 red-1", "line0": "red-1"}, patrons=patrons)
    assert reason(match, 0, word) == sentence


@rule("AC-NY5-01", "AC-RULING-58", "AC-BUY-09")
def test_an_open_question_says_what_it_wants() -> None:
    match = playing("red-5 red-1")
    match.play(0, "lay red-5")
    assert reason(match, 0, "lay red-1") == "Answer the Dealer first: draw a card, take $1 when you buy, or do without."
    forging = buying("red-5", "red-1 " * 3, patrons="parisians")
    forging.play(0, "forger wait", "end")
    forging.play(1, "buy 2")
    assert reason(forging, 1, "end") == "Seat 1 first answers whether a Forger copies the 2."
    assert reason(buying("red-1"), 0, "buy 2") == "A 2 costs $2, and you have $1 left."


@rule("AC-LO6-01", "AC-PLAY-10", "AC-AWARD-02", "AC-ROUND-07")
def test_one_of_a_thing_is_told_as_one() -> None:
    match = playing("red-6", patrons="londoners", rig={"discard1": "blue-1", "deck1": ""})
    match.play(0, "lay red-6", "stop")
    told = [line.sentence for line in match.told(0)]
    assert "A Designer works for you: later powers happen once more." in told
    assert "You stop after one card; what is left in hand is discarded." in told
    match = buying("red-1 " * 11)
    match.play(0, "end")
    assert "You earn 4 awards." in [line.sentence for line in match.told(0)]


@rule("AC-SOLO-12", "AC-SOLO-13")
def test_a_lone_player_is_told_of_the_token_not_of_opponents() -> None:
    match = solo("red-3 red-5", rig={"round": "4"}, patrons="parisians")
    told = [match.describe(0, move) for move in match.options(0)]
    assert "Take the top card of the 4s, under the token, for free with a Forger." in told
    assert "Let the red 3 (card 1 of your line) take the powers of the 4 under the token." in told
    assert not [sentence for sentence in told if "opponent" in sentence]


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("lay red-4", "Lay the red 4."),
        ("lay red-4 as blue-2", "Lay the red 4 as a blue 2."),
        ("lay red-4 also 1/3/13", "Lay the red 4, which also counts as 1, 3 and 13."),
        ("lay red-6 copying 4 as 2", "Lay the red 6, copying a 4, as a 2."),
        ("snob #1", "Trash the red 3 (card 1 of your line) with a Snob."),
        ("snob #9", "Trash card 9 of your line with a Snob."),
        ("snob white-1", "Trash the white 1 from your discard pile with a Snob."),
        ("buy 5", "Buy the top card of the 5s for $5."),
        ("name orange", "Name orange."),
        ("turn also 11", "Let it count as an 11 as well."),
        ("impersonator #1 copies 6", "Let the red 3 (card 1 of your line) take the powers of an opponent's 6."),
    ],
)
def test_a_move_is_a_sentence(word: str, sentence: str) -> None:
    assert buying("red-3").describe(0, word) == sentence


def test_the_others_read_who_did_it() -> None:
    match = buying("red-1 " * 11)
    match.play(0, "end")
    assert "Seat 1 earns 4 awards." in [line.sentence for line in match.told(1)]


def test_a_tie_is_told_by_the_money_of_the_last_round() -> None:
    match = buying("red-1", rig={"awards": "0", "awards0": "3", "awards1": "3"})
    match.play(0, "end")
    match.play(1, "end")
    result = match.result
    assert result is not None
    said = [(match.say(Message(line.name)), line.note and match.say(line.note)) for line in result.sheet[2:]]
    assert said == [("Money of the last round, for the tie", "$1")] * 2


@pytest.mark.parametrize("name", [patron.name for each in everyone.SETS.values() for patron in each])
def test_every_patron_has_a_name_and_a_line_about_its_power(name: str) -> None:
    said = words(GAME.package)
    assert said.say(Message(f"patron-{name}")).lower() == name
    assert said.say(Message(f"patron-{name}.power")).endswith(".")


def test_every_question_of_a_power_is_asked_in_its_own_words() -> None:
    said = words(GAME.package)
    asked = {patron.ask(step) for patron in PATRONS for step in (0, 1, 2) if 0 < step <= patron.steps}
    asked |= {patron.ask(0) for patron in PATRONS if patron.changes}
    assert "power" not in asked
    assert [ask for ask in sorted(asked) if not said.has(f"ask-{ask}")] == []


@rule("AC-PLAY-04", "AC-NY4-03")
def test_a_refusal_names_a_changed_card_as_it_counts_now() -> None:
    match = playing("red-4 red-3")
    match.play(0, "lay red-4 as blue")

    assert reason(match, 0, "lay red-3") == (
        "The red 3 shares neither color nor number with the red 4 (now blue 4) before it: "
        "lay one that does, or stop your line."
    )
