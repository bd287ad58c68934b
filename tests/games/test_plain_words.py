"""Every sentence a game can say is plain: no clause, no notation, no number of a component, no word of the engine."""

import re
from functools import cache

import pytest

from vernissage import games
from vernissage.core.coverage import ID
from vernissage.core.model import Message
from vernissage.core.words import words
from vernissage.wordcheck import checked, said_by

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
ENGINE = re.compile(r"\b(steps?|start|phase|payload|notation|clause|index|engine|vocabulary|null|None|True|False)\b")
SNAKE = re.compile(r"\w_\w")
CODED = re.compile(r"\b[a-z]+-\d+\b")
SENTENCE = re.compile(r"^[A-ZÀ-Þ0-9#“].*[.?!…]”?$", re.DOTALL)
GAMES = [key for key in games.keys() if key != "hush"]  # noqa: SIM118  # a function of the registry


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


@cache
def numbers(key: str) -> re.Pattern[str]:
    """What components are called in the engine alone, such as P017 or AN2."""
    groups = games.game(key).book.components.groups.values()
    ids = {str(row["id"]) for rows in groups for row in rows if "id" in row}
    coded = sorted(each for each in ids if re.search(r"[A-Z]+\d|_", each))
    return re.compile(rf"\b({'|'.join(map(re.escape, coded))})\b" if coded else r"(?!)")


def faults(key: str, message_id: str, sentence: str) -> list[str]:
    """What a player should not have to read."""
    found = [pattern.pattern for pattern in (ID, SNAKE, CODED, numbers(key)) if pattern.search(sentence)]
    if message_id.startswith("refusal-") and ENGINE.search(sentence):
        found.append("a word of the engine")
    quoted = re.findall(r"[\"“']([^\"”']+)[\"”']", sentence)
    if any(each in games.game(key).numbers for each in quoted):
        found.append("notation")
    if "{" in sentence or "  " in sentence or not SENTENCE.match(sentence):
        found.append("no sentence")
    return found


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
