"""Every sentence a game can say is plain: no clause, no notation, no number of a component, no word of the engine."""

from functools import cache

import pytest

from games.plain import GAMES, NAMES, faults
from vernissage import games
from vernissage.core.model import Message
from vernissage.core.words import words
from vernissage.wordcheck import checked, said_by


@cache
def told(key: str) -> dict[str, set[str]]:
    """Every option, line and refusal of generated games in words, by the id of its message."""
    game = games.game(key)
    said: dict[str, set[str]] = {}
    for message in said_by(game):
        if message.id.startswith(("option-", "line-", "refusal-", "ask-")):
            for me in (0, -1):
                said.setdefault(message.id, set()).add(words(game.package).say(message, NAMES, me))
    return said


@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_is_plain(key: str) -> None:
    wrong = [
        f"{message_id}: {sentence} ({', '.join(found)})"
        for message_id, sentences in told(key).items()
        for sentence in sentences
        if (found := faults(key, message_id, sentence))
    ]

    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_the_sweep_reaches_moves_lines_and_refusals(key: str) -> None:
    kinds = [message_id.partition("-")[0] for message_id in told(key)]

    assert min(kinds.count(kind) for kind in ("option", "line", "refusal", "ask")) >= 3


@pytest.mark.parametrize("key", GAMES)
def test_everything_said_is_written_and_everything_written_is_said(key: str) -> None:
    assert checked(games.game(key)) == []


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("refusal-x", "Not in this step."),
        ("refusal-x", "You cannot “bid 14” now."),
        ("refusal-x", "AS-BID-04 forbids it."),
        ("refusal-x", "The P017 is gone."),
        ("line-x", "The still_life rises."),
        ("line-x", "It takes decor-2."),
        ("line-x", "It takes {tile}."),
        ("option-x", "take it"),
    ],
)
def test_a_sentence_that_is_not_plain_is_found(message: str, sentence: str) -> None:
    assert faults("art_society", message, sentence)


def test_the_names_of_people_are_put_in_by_the_reader() -> None:
    line = Message("line-as-bid-03", {"who": Message("seat", {"seat": 1}), "card": 14})

    assert words("vernissage.games.art_society").say(line, NAMES, 0) == "Bo bids 14."
