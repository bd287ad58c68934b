# interpreted: word packs are read once, off the hot path.
"""The words of a table: the shipped pack or the table's own list, and the deck that is made of them."""

import tomllib
from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct, convert

LONGEST_WORD = 40


class Word(Struct, frozen=True):
    """One word card's word; words are told apart by id, never by spelling (AB-WORD-02)."""

    id: str
    word: str
    category: str = ""
    difficulty: int = 0


class Pack(Struct, frozen=True):
    """A language's words, and the sets of words that are easily taken for each other."""

    language: str
    confusable: list[list[str]]
    words: list[Word]


@cache
def pack(language: str = "en") -> Pack:
    """The shipped words of one language; translations keep the ids (AB-WORD-03)."""
    source = files("vernissage.games.artbox") / "words" / f"{language}.toml"
    return convert(tomllib.loads(source.read_text("utf-8")), Pack)


@cache
def confusable_with() -> list[frozenset[int]]:
    """For each word of the pack the numbers of the words it is easily taken for."""
    words = [word.word for word in pack().words]
    found: list[set[int]] = [set() for _word in words]
    for group in pack().confusable:
        numbers = [words.index(word) for word in group]
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
    """Every category of the pack, in the order of first use."""
    return list(dict.fromkeys(word.category for word in pack().words))


@cache
def enabled(difficulties: int, chosen: int) -> list[int]:
    """The numbers of the pack's words within the chosen difficulties and categories, both given as bit masks."""
    order = categories()
    return [
        number
        for number, word in enumerate(pack().words)
        if difficulties >> word.difficulty & 1 and chosen >> order.index(word.category) & 1
    ]


@lru_cache(maxsize=64)
def own_cards(own: str) -> list[Word]:
    """The words of a table's own list, one per line."""
    return [Word(f"L{number:03d}", word) for number, word in enumerate(own.split("\n"), 1)]


def card_word(own: str, number: int) -> Word:
    """The word with a number, from the table's own list where there is one."""
    return own_cards(own)[number] if own else pack().words[number]


def number_of(identity: str) -> int:
    """The number of the word with an id, in the pack or in the own list."""
    return int(identity[1:]) - 1
