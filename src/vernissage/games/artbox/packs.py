"""The words of a table: the shipped pack or the table's own list, and the deck that is made of them."""

import re
import tomllib
from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct, convert

from vernissage.core.model import Message

LONGEST_WORD = 40
FOLDER = files("vernissage.games.artbox") / "packs"
PLAIN_WORD = re.compile(r"^word-(W\d{3}) = (.+)$", re.MULTILINE)


class Concept(Struct, frozen=True):
    """What words of different languages have in common: bots draw concepts, whatever they are called (AB-WORD-03)."""

    id: str
    category: str
    difficulty: int


class Concepts(Struct, frozen=True):
    """Every concept, and the sets of those that are easily taken for each other."""

    concepts: list[Concept]
    confusable: list[list[str]]


class Word(Struct, frozen=True):
    """One word card's word; words are told apart by id, never by spelling (AB-WORD-02)."""

    id: str
    word: str
    category: str = ""
    difficulty: int = 0


class Pack(Struct, frozen=True):
    """The words of one language for every concept."""

    language: str
    words: list[Word]


@cache
def concepts() -> Concepts:
    """What the words of every language stand for."""
    return convert(tomllib.loads((FOLDER / "concepts.toml").read_text("utf-8")), Concepts)


@cache
def languages() -> list[str]:
    """The languages there are words in, English first."""
    found = sorted(path.name[:-4] for path in FOLDER.iterdir() if path.name.endswith(".ftl"))
    return ["en", *(language for language in found if language != "en")]


@cache
def pack(language: str = "en") -> Pack:
    """The shipped words of one language; translations keep the ids (AB-WORD-03)."""
    spelled = dict(PLAIN_WORD.findall((FOLDER / f"{language}.ftl").read_text("utf-8")))
    words = [Word(each.id, spelled[each.id], each.category, each.difficulty) for each in concepts().concepts]
    return Pack(language, words)


def word_name(identity: str, word: str) -> Message:
    """A word of the pack by its concept, so that each reader has it in their own language; an own word as it is."""
    return Message(f"word-{identity}") if identity.startswith("W") else Message("own-word", {"word": word})


@cache
def confusable_with() -> list[frozenset[int]]:
    """For each concept the numbers of those it is easily taken for."""
    found: list[set[int]] = [set() for _concept in concepts().concepts]
    for group in concepts().confusable:
        numbers = [number_of(identity) for identity in group]
        for number in numbers:
            found[number].update(other for other in numbers if other != number)
    return [frozenset(numbers) for numbers in found]


def own_list(lines: tuple[str, ...]) -> list[str]:
    """A table's own words, trimmed, each once whatever its capitals (AB-WORD-01, AB-UI-13)."""
    found: dict[str, str] = {}
    for line in lines:
        word = " ".join(line.split())
        if not word:
            continue
        if len(word) > LONGEST_WORD or not word.isprintable():
            raise ValueError(f"a word has at most {LONGEST_WORD} printable characters: {word[:LONGEST_WORD]!r}")
        found.setdefault(word.casefold(), word)
    return list(found.values())


@cache
def categories() -> list[str]:
    """Every category of concepts, in the order of first use."""
    return list(dict.fromkeys(concept.category for concept in concepts().concepts))


@cache
def enabled(difficulties: int, chosen: int) -> list[int]:
    """The numbers of the concepts within the chosen difficulties and categories, both given as bit masks."""
    order = categories()
    return [
        number
        for number, concept in enumerate(concepts().concepts)
        if difficulties >> concept.difficulty & 1 and chosen >> order.index(concept.category) & 1
    ]


@lru_cache(maxsize=64)
def own_cards(own: str) -> list[Word]:
    """The words of a table's own list, one per line."""
    return [Word(f"L{number:03d}", word) for number, word in enumerate(own.split("\n"), 1)]


def card_word(own: str, number: int, language: int) -> Word:
    """The word with a number in the table's language, from its own list where there is one."""
    return own_cards(own)[number] if own else pack(languages()[language]).words[number]


def number_of(identity: str) -> int:
    """The number of the word with an id, in the pack or in the own list."""
    return int(identity[1:]) - 1
