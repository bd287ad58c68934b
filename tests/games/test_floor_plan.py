"""One floor plan for all games: the same job has the same file name everywhere, and every other file is a chapter."""

import ast
from pathlib import Path

import pytest

import vernissage.games

TESTS = Path(__file__).parent

ROOMS = {
    "model": "what leaves the engine: the options of a table and the table as one seat sees it",
    "tables": "the box as numbers, and the vocabulary",
    "state": "where everything lies in the block of bytes",
    "setup": "the deal",
    "rig": "a position laid out by hand",
    "game": "the contract, thin",
    "views": "what each seat may know",
    "guessing": "a table that a view could come from",
    "refusals": "why not, by which clause",
    "words": "moves and journal lines for people",
    "terminal": "the table as plain text",
    "gestures": "how people move at the table",
    "film": "how journal lines look: what goes from where to where, and what changes",
    "scoring": "what pays, and who wins",
    "goal": "what wins and how everybody stands, in one line",
}
CHAPTERS: dict[str, dict[str, str]] = {
    "art_decko": {
        "bags": "unordered piles",
        "market": "galleries, banks and ratings",
        "memory": "what all could remember of each deck",
        "museum": "exhibitions, invitations and Shows",
        "payment": "which cards may be named next",
        "turn": "two actions, and what ends a turn",
    },
    "art_society": {
        "auction": "formats picked blind, bids, and ties down the stack",
        "bonus": "decor that has to be taken",
        "geometry": "a wall as bits",
        "prestige": "the museum and its markers",
        "rounds": "from seat to seat and round to round",
        "trade": "decor exchanged when a size has run out",
        "turn": "take, hang, keep, exchange, store",
        "wall": "tiles on a wall and what touches what",
    },
    "artbox": {
        "awards": "step 4: unveiling, the two tokens, the end",
        "braille": "a drawing in a terminal",
        "contour": "the outline of a shape",
        "drawing": "step 2: sketches, handing in, Number tokens",
        "easel": "a drawing made of lines of text",
        "gallery": "the drawings of a whole game on one page",
        "history": "finished rounds as bytes",
        "judge": "legal or not, and why",
        "matching": "step 3: layout and sheets",
        "nearness": "how much of an outline lies near another",
        "packs": "the words of a table",
        "questions": "who is asked what, and how long the sand runs",
        "rounds": "a round from its deal to the next, and step 1",
        "shapes": "a drawing as it is handed in",
        "sketching": "plain legal drawings for any roll",
    },
    "avant_carde": {
        "line": "Play Cards: which cards fit, how they are laid, what they ask",
        "rounds": "the frame of a round",
        "shop": "Buy Cards: money, buying, tucking, powers",
        "solo": "the token along the gallery",
        "uses": "how often a power may be used",
        "verbs": "what powers do",
        "vocabulary": "every move in words, in blocks",
    },
}
TEST_ROOMS = ["test_setup", "test_rig", "test_views", "test_words", "test_scoring", "test_golden", "test_plain_reading"]
DATA = ["clauses.toml", "components.toml", "en.ftl"]
GAMES = sorted(CHAPTERS)


def modules(key: str) -> set[str]:
    """The modules of a game's folder."""
    folder = Path(vernissage.games.__file__).parent / key
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("key", GAMES)
def test_the_same_job_has_the_same_file_name(key: str) -> None:
    assert ROOMS.keys() - modules(key) == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_other_module_is_a_chapter_of_the_plan(key: str) -> None:
    assert modules(key) - ROOMS.keys() == CHAPTERS[key].keys()


@pytest.mark.parametrize("key", GAMES)
def test_the_law_and_the_box_lie_beside_the_code(key: str) -> None:
    folder = Path(vernissage.games.__file__).parent / key
    assert [name for name in DATA if not (folder / name).exists()] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_same_room_has_the_same_test_file(key: str) -> None:
    assert [name for name in TEST_ROOMS if not (TESTS / key / f"{name}.py").exists()] == []


@pytest.mark.parametrize("key", GAMES)
def test_golden_records_lie_in_golden(key: str) -> None:
    assert list((TESTS / key / "golden").glob("*.vern"))


@pytest.mark.parametrize("key", GAMES)
def test_tables_are_laid_by_one_module(key: str) -> None:
    assert (TESTS / key / "table.py").exists()


@pytest.mark.parametrize("key", GAMES)
def test_every_module_says_in_one_line_what_it_is(key: str) -> None:
    folder = Path(vernissage.games.__file__).parent / key
    silent = [path.name for path in folder.glob("*.py") if '"""' not in path.read_text("utf-8")[:200]]
    assert silent == []


RUN = 6  # lines that are the same to the letter make a run


def runs_of(key: str) -> dict[tuple[str, ...], str]:
    """Every run of lines in a game's code, with the place where it stands; blank lines, comments, imports and lone
    punctuation do not count.
    """
    found: dict[tuple[str, ...], str] = {}
    for path in sorted((Path(vernissage.games.__file__).parent / key).rglob("*.py")):
        body = path.read_text("utf-8")
        imports = {
            line
            for node in ast.walk(ast.parse(body))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        }
        lines = [
            (number, line.strip())
            for number, line in enumerate(body.splitlines(), 1)
            if number not in imports and any(sign.isalnum() for sign in line) and not line.strip().startswith("#")
        ]
        for place in range(len(lines) - RUN + 1):
            found[tuple(line for _, line in lines[place : place + RUN])] = f"{key}/{path.name}:{lines[place][0]}"
    return found


@pytest.mark.parametrize(("one", "other"), [(a, b) for a in GAMES for b in GAMES if a < b])
def test_no_two_games_share_a_run_of_code(one: str, other: str) -> None:
    first, second = runs_of(one), runs_of(other)
    assert [(first[run], second[run]) for run in first.keys() & second.keys()] == []
