"""Every message the games and the server can say stands in a catalogue, and nothing else does.

`python -m vernissage.wordcheck` plays games of every kind, listens to all they say, reads the ids in the code, and
tells what is missing, unused, malformed or wrongly argued, in every language.
"""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from vernissage import games
from vernissage.bots.coach import MADE
from vernissage.bots.facts import facts_of
from vernissage.bots.hints import known_facts
from vernissage.core import lexicon
from vernissage.core.coach import remarks_of
from vernissage.core.film import shots
from vernissage.core.game import Game, State, seats_in
from vernissage.core.lessons import lessons_of
from vernissage.core.model import WATCHER, Message, Setup
from vernissage.core.pictures import how_ids
from vernissage.core.puzzles import puzzles_of
from vernissage.core.rng import Rng, rng_for
from vernissage.core.setting_up import setup_of
from vernissage.core.words import CORE, ENGLISH, catalogue, setup_ids, words

SERVER: Final = "vernissage.server"
TERMINAL: Final = "vernissage.terminal"
REVIEW: Final = "vernissage.review"
HINTS: Final = Path(str(files("vernissage.bots"))) / "hints.py"
MOMENTS: Final = Path(str(files(REVIEW))) / "moments.py"
ALWAYS: Final = ("title", "tagline", "minutes")
REFUSED: Final = 40  # moves tried against the rules at each position that is looked at
GAMES: Final = 2  # of each variant
LOOKED: Final = 60  # positions of a game that are looked at
STRIDE: Final = 15  # moves between them at most, as a bound may be far off


def said_by(game: Game) -> Iterator[Message]:
    """What a game says in games of every variant, with the fewest and the most seats."""
    for seats in sorted({game.min_seats, game.max_seats}):
        for number, setup in enumerate(game.variants(seats).values()):
            for seed in range(GAMES):
                yield from said_in(game, setup, GAMES * number + seed)


def said_in(game: Game, setup: Setup, seed: int) -> Iterator[Message]:
    """What is said in one game of random answers: options, lines, refusals, questions, hints and points."""
    rng = rng_for(seed, "words")
    state = game.new(setup, seed)
    played = 0
    while asked := seats_in(game.asked(state)):
        seat = asked[rng.below(len(asked))]
        options = game.options(state, seat)
        if played % min(STRIDE, max(1, game.bound(setup) // (4 * LOOKED))) == 0:
            yield from said_at(game, state, seat, options, rng)
        action = options[rng.below(len(options))]
        state.journal = []
        game.apply(state, seat, action, game.some_payload(state, seat, action, rng))
        yield from [game.tell(line) for line in state.journal]
        yield from [shot.say for shot in shots(game, state.journal) if shot is not None and shot.say is not None]
        state.journal = None
        played += 1
    result = game.result(state)
    assert result is not None
    for line in result.sheet:
        yield Message(line.name)
        yield from [] if line.note is None else [line.note]
    yield from refused(game, state, 0, rng)


def said_at(game: Game, state: State, seat: int, options: list[int], rng: Rng) -> Iterator[Message]:
    """What is said at one position."""
    yield from (Message(f"ask-{decision.ask}") for decision in game.decisions(state))
    yield from (game.describe(state, seat, action) for action in options)
    if facts_of(game.key) is not None:
        yield from known_facts(game, state, seat, options[rng.below(len(options))])
    for other in range(-1, state.seats):
        yield from refused(game, state, other, rng)


def refused(game: Game, state: State, seat: int, rng: Rng) -> Iterator[Message]:
    """Why some moves are not allowed."""
    for _ in range(REFUSED):
        refusal = game.why_not(state, seat, rng.below(len(game.words)))
        if refusal is not None:
            yield refusal.message


def required(game: Game) -> list[str]:
    """What every game has words for: itself, its options, its measures and its lessons."""
    view = game.view(game.new(setup_of(game, {"seats": game.min_seats}), 0), WATCHER)
    options = {name: values for name, values in setup_ids(game.setup_type).items() if name != "rig"}
    found = [*ALWAYS, *(f"standing-{name}" for name in game.standing(view)), *(f"setup-{name}" for name in options)]
    found += [label for values in options.values() for label in values.values()]
    known, lessons = words(game.package), lessons_of(game.package).values()
    found += sorted({each.id for puzzle in puzzles_of(game.package) for each in (puzzle.question, puzzle.why)})
    found += [remark.say.id for remark in remarks_of(game.package)]
    found += [MADE] if game.payloads and remarks_of(game.package) else []
    found += [*how_ids(game.package), *(each for lesson in lessons for each in lesson.ids())]
    return found + [each for lesson in lessons for each in lesson.further_ids() if known.has(each)]


def checked(game: Game, texts: list[tuple[str, str]] | None = None) -> list[str]:
    """What is wrong with the words of a game, or with other words put in their place."""
    written = lexicon.read(texts or spoken([CORE, game.package], ENGLISH))
    code = lexicon.source([*modules(game.package), *modules_of_bots(game)])
    said = {repr(each): each for each in said_by(game)}
    found = own(lexicon.disagreements(written, code, said.values(), required(game)))
    return [f"{game.key}: {each}" for each in found] + strays(game.package, game.key)


def own(found: list[str]) -> list[str]:
    """What is wrong besides shared messages that others say."""
    shared = lexicon.read(spoken([CORE], ENGLISH))
    unused = {f"{each} is written and never said" for each in shared.wants}
    return [each for each in found if each not in unused]


def checked_server() -> list[str]:
    """What is wrong with the words of the core and the server."""
    words = lexicon.read(spoken([CORE, SERVER], ENGLISH))
    code = lexicon.source([*modules(CORE), *modules(SERVER), HINTS, MOMENTS])
    code.ids -= {*ALWAYS}  # the server asks every game for these
    return [f"server: {each}" for each in lexicon.disagreements(words, code, [], [])] + strays(SERVER, "server")


def checked_part(package: str) -> list[str]:
    """What is wrong with the words of a part of the house that speaks beside the core: the terminal, the review."""
    name = package.rpartition(".")[2]
    words = lexicon.read(spoken([CORE, package], ENGLISH))
    found = own(lexicon.disagreements(words, lexicon.source(modules(package)), [], []))
    return [f"{name}: {each}" for each in found] + strays(package, name)


def strays(package: str, name: str) -> list[str]:
    """Where another language of a package differs from English."""
    english = lexicon.read(spoken([CORE, package], ENGLISH))
    found = []
    for path in files(package).iterdir():
        locale = path.name.removesuffix(".ftl")
        if locale not in (path.name, ENGLISH):
            found += lexicon.strays(english, lexicon.read(spoken([CORE, package], locale)), f"{name}, {locale}")
    return found


def spoken(packages: list[str], locale: str) -> list[tuple[str, str]]:
    """The catalogues of some packages by their names."""
    return [(f"{package}/{locale}.ftl", catalogue(package, locale)) for package in packages]


def modules(package: str) -> list[Path]:
    """The source of a package."""
    return sorted(Path(str(files(package))).rglob("*.py"))


def modules_of_bots(game: Game) -> list[Path]:
    """What the bots of a game say of its moves."""
    folder = Path(str(files("vernissage.bots"))) / game.key
    return sorted(folder.glob("facts.py"))


def main(keys: list[str]) -> int:
    """Everything that is wrong with some games, or with all of them and the server, is told."""
    found = [] if keys else checked_server() + checked_part(TERMINAL) + checked_part(REVIEW)
    for key in keys or games.keys():
        found += checked(games.game(key))
    for each in found:
        sys.stderr.write(f"{each}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
