"""Messages put into words: names, lists, numbers and languages, by vectors the browser is held to as well."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import vernissage
from hush.game import GAME
from vernissage.core.match import Match
from vernissage.core.model import Message, Refusal, seat_name
from vernissage.core.setting_up import setup_of
from vernissage.core.words import CORE, accepted, catalogue, made, nearest_locale, pseudo, words

VECTORS = json.loads((Path(__file__).parents[1] / "words_vectors.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: str(vector["what"]))
def test_a_message_is_put_into_words_as_the_browser_does(vector: dict[str, Any]) -> None:
    texts = [catalogue(CORE, "en"), VECTORS["catalogues"][vector["catalogue"]]]
    said = made([(vector["locale"], texts)]).say(
        msgspec.convert(vector["message"], Message), vector["names"], vector["me"]
    )

    assert said == vector["expected"]


def test_a_message_survives_the_wire() -> None:
    message = Message("line-buy", {"who": seat_name(1), "cards": ["x", 3, Message("color-red")], "price": 4})

    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


def test_a_refusal_names_its_clause_and_case() -> None:
    assert Refusal("AS-BID-04", {"card": 14}, "played").message == Message("refusal-as-bid-04-played", {"card": 14})


def test_what_a_translation_lacks_is_said_in_english() -> None:
    both = made([("de", ["hut = Hut"]), ("en", ["hut = hat", "coat = coat"])])

    assert [both.say(Message("hut")), both.say(Message("coat"))] == ["Hut", "coat"]


def test_a_malformed_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match="malformed"):
        made([("en", ["fine = fine\nbroken { $x }"])])


def test_the_journal_speaks_to_the_person_who_reads_it() -> None:
    match = Match(GAME, setup_of(GAME, {"seats": 2}), 1)
    match.play(0, match.options(0)[0])

    assert match.told(0)[0].sentence.startswith("You lay a ")


def test_a_hint_is_told_by_name() -> None:
    match = vernissage.new("art_society", seats=2, seed=1, names=["Ada", "Bo"])
    match.hinted(0)

    assert match.told(1)[-1].sentence == "Ada asks for a hint."


def test_the_pseudo_language_reaches_every_letter_of_a_sentence() -> None:
    said = words("hush", "xx-pseudo").say(Message("line-hu-lay-01", {"who": seat_name(0), "value": 4}), ["Ada"])

    assert said == "⟦⟦Ada⟧ ĺàŷś à 4.⟧"


def test_the_pseudo_language_leaves_ids_and_arguments_alone() -> None:
    assert "đ-x = " not in pseudo("d-x = { $who } { CAP($who) }\n    .help = Help\n")


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("", "en"),
        ("en-GB,en;q=0.8", "en"),
        ("tlh, xx-pseudo;q=0.5", "xx-pseudo"),
        ("en;q=0.1, xx-PSEUDO", "xx-pseudo"),
        ("xx-pseudo;q=0, en", "en"),
        ("*;q=0.5", "en"),
    ],
)
def test_the_nearest_language_is_spoken(header: str, locale: str) -> None:
    assert nearest_locale(accepted(header)) == locale
