"""Word packs, own lists and decoys."""

from typing import get_args, get_type_hints

import pytest

from games.artbox.table import artbox, draw, look, roll
from rule import rule
from vernissage.core.model import Message
from vernissage.core.words import words
from vernissage.games.artbox import packs
from vernissage.games.artbox.model import ArtboxSetup


@rule("AB-WORD-01", "AB-WORD-02")
def test_the_pack_has_327_different_words_with_ids() -> None:
    pack = packs.pack().words
    assert len(pack) == len({word.word for word in pack}) == len({word.id for word in pack}) == 327
    assert [word.id for word in pack] == [f"W{number:03d}" for number in range(1, 328)]
    assert {word.difficulty: sum(1 for other in pack if other.difficulty == word.difficulty) for word in pack} == {
        1: 110,
        2: 180,
        3: 37,
    }
    assert len(packs.categories()) == 12


@rule("AB-WORD-03")
def test_a_table_plays_in_one_language_whose_pack_keeps_the_ids() -> None:
    assert packs.pack("en").language == "en"
    with pytest.raises(ValueError, match="language"):
        artbox(language="xx")
    identity = look(artbox(), 0).dealt[0]
    assert packs.pack().words[packs.number_of(identity.id)].word == identity.word


@rule("AB-WORD-03")
def test_every_language_of_the_packs_can_be_chosen() -> None:
    assert packs.languages() == list(get_args(get_type_hints(ArtboxSetup)["language"]))


@rule("AB-WORD-03")
@pytest.mark.parametrize("language", packs.languages())
def test_every_concept_has_a_word_of_its_own_in_every_language(language: str) -> None:
    spelled = [word.word for word in packs.pack(language).words]

    assert len(set(spelled)) == len(spelled) == len(packs.concepts().concepts)


@rule("AB-WORD-03")
def test_a_word_is_named_by_its_concept_and_an_own_word_as_it_is() -> None:
    card, own = look(artbox(), 0).dealt[0], look(artbox(own_words=[f"thing {n}" for n in range(20)]), 0).dealt[0]

    assert packs.word_name(card.id, card.word) == Message(f"word-{card.id}")
    assert words("vernissage.games.artbox").say(packs.word_name(card.id, card.word)) == card.word
    assert words("vernissage.games.artbox").say(packs.word_name(own.id, own.word)) == own.word


def test_the_table_tells_the_language_of_its_words() -> None:
    assert look(artbox(), 0).options.language == "en"


@rule("AB-UI-13")
def test_words_are_chosen_by_difficulty_and_category() -> None:
    match = artbox(difficulty=[1], categories=["animal", "food"], deck_size=200)
    pack = {word.id: word for word in packs.pack().words}
    chosen = [word for word in pack.values() if word.difficulty == 1 and word.category in ("animal", "food")]
    assert look(match).cards == len(chosen)
    assert all(pack[word.id] in chosen for word in look(match).dealt)
    with pytest.raises(ValueError, match="at least"):
        artbox(seats=8, difficulty=[3], categories=["body"])


@rule("AB-UI-13")
def test_an_own_list_is_trimmed_and_has_no_word_twice() -> None:
    assert packs.own_list(("  ice   cream ", "Ice Cream", "", "camel")) == ["ice cream", "camel"]
    assert packs.own_list(("x" * 40,)) == ["x" * 40]
    with pytest.raises(ValueError, match="40 printable"):
        packs.own_list(("x" * 41,))
    with pytest.raises(ValueError, match="printable"):
        packs.own_list(("a\x00b",))


@rule("AB-UI-13")
def test_a_table_plays_with_its_own_words() -> None:
    own = [f"thing {number}" for number in range(20)]
    match = artbox(own_words=own)
    draw(match)
    assert all(word.word in own for word in look(match, 0).row)
    assert look(match).cards == 20
    again = match.game.restore(match.state.to_bytes())
    assert match.game.view(again, 0) == match.view(0)


@rule("AB-GUESS-04")
def test_a_table_may_keep_confusable_decoys_out() -> None:
    spoilers = "rose, tulip, sunflower"
    deck = f"flower, cat, dog, fish, bird, snake, spider, mouse, {spoilers}"
    for avoid in (False, True):
        match = artbox(avoid_confusable_decoys=avoid, rig={"deck": deck})
        roll(match)
        draw(match)
        decoys = {word.word for word in look(match).row} - {word.word for word in look(match).words}
        assert bool(decoys & set(spoilers.split(", "))) != avoid


@rule("AB-SETUP-04")
def test_a_deck_has_a_hundred_cards_unless_told_otherwise() -> None:
    assert look(artbox()).cards == 100
    assert look(artbox(deck_size=40)).cards == 40
    assert look(artbox(seats=8, deck_size=12)).cards == 17
    met = {packs.number_of(word.id) for seed in range(30) for word in look(artbox(seed=seed)).dealt}
    assert min(met) < 60, "any of the enabled words may be in the deck"
    assert max(met) > 267
    assert len(met) > 120
