"""The library in a program's hands: what it shows, copies, sends and refuses."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import documented
import pytest

import vernissage
from vernissage.core.game import COMPILED, State
from vernissage.core.match import Match
from vernissage.core.model import Refusal
from vernissage.games import begin, game, keys


def some(key: str, moves: int = 6) -> Match:
    match = begin(key, seed=4)
    for _ in range(moves):
        seat = match.waiting[0]
        quiet = [word for word in match.options(seat) if not word.startswith("draw")]
        match.play(seat, quiet[0])
    return match


def test_dir_and_help_show_what_there_is() -> None:
    assert dir(vernissage) == ["Bot", "Choice", "Match", "Refusal", "__version__", "load", "new"]
    assert all(getattr(vernissage, name) for name in dir(vernissage))
    run = subprocess.run(
        [sys.executable, "-c", "import vernissage; help(vernissage)"], capture_output=True, text=True, check=True
    )
    assert "class Match" in run.stdout
    assert "A new match; without a seed nobody can know the deal beforehand." in run.stdout


@pytest.mark.parametrize("key", keys())
def test_a_state_copies_and_travels(key: str) -> None:
    state = some(key).state
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert isinstance(other, State)
        assert other is not state
        assert other.fingerprint() == state.fingerprint()
    assert state.fingerprint() in repr(state)


@pytest.mark.parametrize("key", keys())
def test_a_match_and_its_game_copy_and_travel(key: str) -> None:
    match = some(key)
    before = match.record().text()
    for other in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other.record().text() == before
        assert other.game is match.game
        seat = other.waiting[0]
        other.play(seat, next(word for word in other.options(seat) if not word.startswith("draw")))
        assert match.record().text() == before
    assert copy.deepcopy(match.game) is match.game
    assert match.game.title in repr(match.game)


def test_a_refusal_speaks() -> None:
    match = vernissage.new("avant_carde", seats=2, seed=3)
    word = next(word for word in match.game.words if word not in match.options(0))
    with pytest.raises(Refusal) as refused:
        match.play(0, word)
    said = str(refused.value)
    assert said.endswith(f"({refused.value.clause})")
    assert said.startswith(match.refused(refused.value))
    assert str(pickle.loads(pickle.dumps(refused.value))) == said


@pytest.mark.parametrize("seat", [-5, -3, 2, 99])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    match = vernissage.new("art_decko", seats=2, seed=3)
    for ask in (match.view, match.options):
        with pytest.raises(ValueError, match=f"no seat {seat}: seats are 0 to 1"):
            ask(seat)


@pytest.mark.parametrize("key", keys())
def test_bytes_that_are_no_state_are_refused(key: str) -> None:
    rules = game(key)
    data = some(key).state.to_bytes()
    foreign = [some(other).state.to_bytes() for other in keys() if other != key]
    for wrong in (b"", b"VS1", data[:50], data[:-1], data + b"x", b"XX1" + data[3:], *foreign):
        with pytest.raises(ValueError, match="these bytes are no"):
            rules.restore(wrong)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 9}, "Avant Carde is for 1 to 5 seats, not 9"),
        ({"seats": 0}, "Avant Carde is for 1 to 5 seats, not 0"),
        ({"patrons": "martians"}, "patrons is new_yorkers, tokyoites, parisians, londoners, not 'martians'"),
        ({"solo_level": "silly"}, "solo_level is easy, expert, hard, normal, not 'silly'"),
        ({"colour": 1}, "there is no option 'colour'; the options are seats, patrons"),
        ({"seats": 2, "names": ["only one"]}, "1 names for 2 seats"),
    ],
)
def test_wrong_options_name_what_is_allowed(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as told:
        begin("avant_carde", **options)
    assert sentence in str(told.value)


def test_a_match_loads_its_own_game_only() -> None:
    program = (
        "import sys, vernissage; vernissage.new('art_decko', seed=1);"
        "print(*sorted(m for m in sys.modules if m.startswith(('vernissage.games.', 'vernissage.bots'))))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert all(name.startswith("vernissage.games.art_decko") for name in run.stdout.split())


def test_compiled_code_carries_the_docstrings_of_its_source(tmp_path: Path) -> None:
    code = tmp_path / "__native.c"
    code.write_text(
        '{"options", (PyCFunction)CPyPy_game___Game___options, METH_FASTCALL | METH_KEYWORDS,'
        ' PyDoc_STR("options($self)\\n--\\n\\n")},\n'
        '.tp_doc = PyDoc_STR("ArtDecko()\\n--\\n\\n"),\n',
        "utf-8",
    )
    source = Path(vernissage.__file__).parent / "core" / "game.py"
    (tmp_path / "src" / "vernissage" / "core").mkdir(parents=True)
    copied = tmp_path / "src" / "vernissage" / "core" / "game.py"
    copied.write_text(source.read_text("utf-8"), "utf-8")

    assert documented.document([str(code)], [str(copied)]) == 1
    told = "Every action the seat may take now, ascending; a seat that is not at this table has none."
    assert f'options($self)\\n--\\n\\n{told}"' in code.read_text("utf-8")
    if COMPILED:
        assert type(game("art_decko")).options.__doc__ == told
