"""The check of the catalogues finds what is missing, unused, malformed and wrongly argued, each planted once."""

from pathlib import Path

import pytest

from hush.game import GAME
from vernissage.core import lexicon
from vernissage.core.model import Message, seat_name
from vernissage.core.words import CORE, catalogue
from vernissage.wordcheck import REVIEW, TERMINAL, checked, checked_part, checked_server

HUSH = catalogue("hush", "en")


def found(text: str) -> list[str]:
    """What is wrong with Hush when it speaks from this catalogue."""
    return checked(GAME, [("core", catalogue(CORE, "en")), ("hush", text)])


def test_the_words_of_the_test_game_are_in_order() -> None:
    assert found(HUSH) == []


def test_the_words_of_the_server_are_in_order() -> None:
    assert checked_server() == []


def test_the_words_of_the_terminal_are_in_order() -> None:
    assert checked_part(TERMINAL) + checked_part(REVIEW) == []


@pytest.mark.parametrize(
    ("there", "instead", "fault"),
    [
        ("option-take =", "option-taken =", "option-take is not written"),
        ("option-take =", "option-taken =", "option-taken is written and never said"),
        ("refusal-hu-win-01 =", "refusal-hu-win-02 =", "refusal-hu-win-01 is not written"),
        ("refusal-hu-win-01 =", "refusal-hu-win-02 =", "refusal-hu-win-02 is written and never said"),
        ("ask-choose =", "ask-chose =", "ask-choose is not written"),
        ("score-rounds =", "score-round =", "score-rounds is not written"),
        ("standing-points =", "standing-point =", "standing-points is not written"),
        ("setup-long =", "setup-short =", "setup-long is not written"),
        ("title =", "titel =", "title is not written"),
        ("Lay a { $value }", "Lay a { $card }", "option-lay wants $card, which is not given"),
        ("} a { $value }.", "} a { $card }.", "line-hu-lay-01 wants $card, which is not given"),
        ("option-take = Take", "option-take = { Take", "malformed"),
        ("option-take =", "option-gamble =", "option-gamble is written twice"),
        ("Take one point.", "{ take-it }", "option-take refers to take-it, which nobody has written"),
        ("option-lay = Lay a { $value }", "option-lay = Lay a { LOUD($value) }", "option-lay uses LOUD()"),
        ("title = Hush", "title = Hush\nseat = chair", "seat is written twice"),
    ],
)
def test_a_planted_fault_is_found(there: str, instead: str, fault: str) -> None:
    assert there in HUSH

    assert any(fault in each for each in found(HUSH.replace(there, instead, 1)))


def test_what_is_wanted_by_a_message_within_a_message_is_found() -> None:
    words = lexicon.read([("x", "outer = { $card }\ncard = { $color }")])

    faults = lexicon.faults_of(Message("outer", {"card": Message("card", {"value": 3})}), words)

    assert faults == ["card wants $color, which is not given"]


def test_things_seats_and_lists_bring_what_can_be_selected_on() -> None:
    message = Message("x", {"card": Message("red"), "who": seat_name(1), "cards": [1, 2], "n": 3})

    assert lexicon.given(message) == {"card", "card-id", "who", "who-id", "who-is", "cards", "cards-count", "n"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = eins", "xx: b is not translated"),
        ("a = eins\nb = zwei\nc = drei", "xx: c is not in English"),
        ("a = { $m }\nb = zwei", "xx: a wants $m, which English does not"),
        ("a = eins\nb zwei", "xx: malformed: 'b zwei'"),
    ],
)
def test_another_language_says_what_english_says(text: str, fault: str) -> None:
    english, other = lexicon.read([("en", "a = one\nb = two { $n }")]), lexicon.read([("xx", text)])

    assert fault in lexicon.strays(english, other, "xx")


def test_ids_put_together_in_code_count_as_said(tmp_path: Path) -> None:
    module = tmp_path / "words.py"
    module.write_text('def f(kind, last):\n    return Message(f"type-{kind}"), Message("a" if last else "b")\n')
    code = lexicon.source([module])

    assert [code.names(each) for each in ("type-red", "a", "b", "typed", "c")] == [True, True, True, False, False]
