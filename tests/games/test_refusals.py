"""Every refusal that seeded games reach, in all four games, is a sentence a player can use."""

import re
from collections import Counter
from functools import cache
from itertools import zip_longest

import msgspec
import pytest

from games.plain import GAMES, NAMES, faults
from vernissage import games
from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import TABLE, WATCHER, Message, Setup
from vernissage.core.rng import rng_for
from vernissage.core.words import catalogue, words

WORDS = 500  # a game with fewer words is played so much oftener
OTHERS = 140  # of the words those who are not asked try about so many
SPOKEN = re.compile(
    r"\b(you|yours?|yourself|cards?|paintings?|tiles?|decor|wall|museum|bonus|bids?|gavel|sizes?|gallery|stack|line|"
    r"powers?|patron|token|color|[1-7]s?|drawings?|words?|sandglass|sheets?|maestro|ribbon|exhibition|show|gold|game|"
    r"round|turn|answer|choose|pick|wait|lay|draw|claim|pay|discard|buy|tucking)\b",
    re.IGNORECASE,
)
# The words for those who read English, as far as the sweep does not get: random play meets hardly any of these.
WRITTEN = re.compile(r"^(refusal-[\w-]+) = ((?:.|\n(?=[ }]))*)", re.MULTILINE)
ARGUMENT = re.compile(r"\{ ?(CAP\()?\$[\w-]+\)? ?\}")


def looked_at(times: int) -> bool:
    """The first times a question is asked, and then more and more seldom, are looked at."""
    return times <= 4 or times & (times - 1) == 0 or times % 64 == 0


def tables(game: Game) -> list[Setup]:
    """Every number of seats and every variant at least once."""
    seats = range(game.min_seats, game.max_seats + 1)
    names = list(game.variants(game.min_seats))
    pairs = zip_longest(seats, names) if len(seats) != len(names) else zip(seats, names, strict=True)
    return [
        game.variants(many or seats[number % len(seats)])[name or names[number % len(names)]]
        for number, (many, name) in enumerate(pairs)
    ]


def refused(game: Game, state: State, seat: int, every: int) -> list[Message]:
    """Why a seat may not play each word of the vocabulary, or every so many-th."""
    tried = (game.why_not(state, seat, action) for action in range(0, len(game.words), every))
    return [refusal.message for refusal in tried if refusal is not None]


@cache
def swept(key: str) -> dict[str, set[str]]:
    """Every sentence that refuses something in seeded games, by the id of its message, as who tried it reads it."""
    game = games.game(key)
    found: dict[bytes, tuple[Message, int]] = {}

    def take(state: State, seat: int, every: int) -> None:
        for message in refused(game, state, seat, every):
            found.setdefault(msgspec.json.encode((seat, message)), (message, seat))

    for seed in range(max(2, WORDS // len(game.words))):
        for number, setup in enumerate(tables(game)):
            rng = rng_for(number, f"refusals {seed}")
            state = game.new(setup, 100 * seed + number)
            met: Counter[str] = Counter()
            while asked := seats_in(game.asked(state)):
                seat = asked[rng.below(len(asked))]
                question = next(each.clause for each in game.decisions(state) if each.seat == seat)
                met[question] += 1
                if looked_at(met[question]):
                    take(state, seat, 1)
                    for other in (*range(state.seats), WATCHER, TABLE):
                        take(state, other, 1 + len(game.words) // OTHERS)
                options = game.options(state, seat)
                action = options[rng.below(len(options))]
                game.apply(state, seat, action, game.some_payload(state, seat, action, rng))
            take(state, 0, 1)
    said: dict[str, set[str]] = {}
    for message, seat in found.values():
        said.setdefault(message.id, set()).add(words(game.package).say(message, NAMES, seat))
    return said


def unusable(key: str, message_id: str, sentence: str) -> list[str]:
    """What keeps a refused player from going on."""
    found = faults(key, message_id, sentence)
    if not SPOKEN.search(sentence):
        found.append("speaks neither to the player nor of a thing on the table")
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_that_play_reaches_is_plain(key: str) -> None:
    wrong = [
        f"{message_id}: {sentence} ({', '.join(found)})"
        for message_id, sentences in swept(key).items()
        for sentence in sentences
        if (found := unusable(key, message_id, sentence))
    ]

    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_the_sweep_reaches_most_refusals(key: str) -> None:
    written = {found[1] for found in WRITTEN.finditer(catalogue(games.game(key).package, "en"))}

    assert len(swept(key).keys() & written) >= 0.7 * len(written), sorted(written - swept(key).keys())


@pytest.mark.parametrize("key", GAMES)
def test_a_refusal_that_play_does_not_reach_is_plain_as_it_is_written(key: str) -> None:
    wrong = []
    for found in WRITTEN.finditer(catalogue(games.game(key).package, "en")):
        sentence = ARGUMENT.sub("Something", found[2])
        if found[1] not in swept(key) and "{" not in sentence and (why := unusable(key, found[1], sentence)):
            wrong.append(f"{found[1]}: {sentence} ({', '.join(why)})")

    assert wrong == []


@pytest.mark.parametrize(
    "sentence",
    [
        "This is not among your options.",
        "It is the turn of seat 2: wait for yours.",
        "Ask the others.",
        "This is no drawing: a drawing is an object with v and shapes.",
        "Hang { $tile } first.",
        "",
    ],
)
def test_a_refusal_nobody_can_use_is_found(sentence: str) -> None:
    assert unusable("art_society", "refusal-x", sentence)
