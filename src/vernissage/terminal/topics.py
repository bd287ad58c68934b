"""What can be asked with `?`: powers and terms of the game, and the clauses of its rules."""

import re
from functools import cache
from typing import Final

from msgspec import Struct

from vernissage.core.game import Game
from vernissage.core.model import Message
from vernissage.core.words import ENGLISH, catalogue, words

THING: Final = re.compile(
    r"^((?!setup-)[a-z]+-([\w-]+)) = .*\n(?:    \.brief = .*\n)?    \.(power|help) = ", re.MULTILINE
)
MOST: Final = 5  # clauses told at once
TERM: Final = "term-"


class Topic(Struct, frozen=True):
    """Something with a name and a sentence about it."""

    id: str
    name: str
    said: str


@cache
def topics(package: str, locale: str) -> list[Topic]:
    """Everything the game's catalogue explains, terms first."""
    known = words(package, locale)
    found = [
        Topic(whole, known.say(Message(whole)), known.say(Message(f"{whole}.{attribute}")))
        for whole, _name, attribute in THING.findall(catalogue(package, ENGLISH))
    ]
    return sorted(found, key=lambda topic: (not topic.id.startswith(TERM), topic.name.lower()))


def names_of(package: str, locale: str, table: str) -> list[str]:
    """What is worth asking at this table: every term, and of the other things those that the table names."""
    seen = table.lower()
    return [each.name for each in topics(package, locale) if each.id.startswith(TERM) or each.name.lower() in seen]


def answers(game: Game, locale: str, asked: str) -> list[str]:
    """What is known of a word: the things called so, else the clauses that name it."""
    wanted = asked.strip().lower()
    clause = game.book.clauses.get(wanted.upper())
    if clause is not None:
        return [f"{clause.id}: {clause.text}"]
    known = topics(game.package, locale)
    exact = [each for each in known if each.name.lower() == wanted]
    found = exact or [each for each in known if wanted in each.name.lower()]
    if found:
        return [f"{each.name}: {each.said}" for each in found[:MOST]]
    word = re.compile(rf"\b{re.escape(wanted)}", re.IGNORECASE)
    told = [each for each in game.book.clauses.values() if word.search(each.text)]
    return [f"{each.id}: {each.text}" for each in told[:MOST]]
