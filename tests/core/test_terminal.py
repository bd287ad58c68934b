"""The terminal client: numbers, notation, questions, undo, saving, hand-over, and every wrong word answered."""

import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from hush.game import GAME
from hush.model import HushSetup
from vernissage.core.match import Match
from vernissage.core.record import read
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game, keys
from vernissage.terminal import Terminal


def talk(said: list[str], kinds: list[str], seed: int = 7) -> tuple[Match, str]:
    """What the terminal shows a person who says these things and then leaves."""
    out = StringIO()
    match = Match(GAME, HushSetup(seats=len(kinds)), seed)
    left = iter(said)

    def ask(prompt: str) -> str:
        out.write(prompt)
        return next(left, "quit")

    Terminal(match, kinds, Console(file=out, width=120, no_color=True), ask, 1).run()
    return match, out.getvalue()


def test_a_number_plays_its_option_and_bots_answer() -> None:
    match, shown = talk(["1"], ["you", "random"])
    assert [entry.seat for entry in match.entries][:2] == [1, 0]
    assert "Lay a" in shown
    assert "HU-LAY-01" in shown


def test_a_notation_plays_too() -> None:
    match, _ = talk([], ["you", "random"])
    text = match.options(0)[0]
    again, _ = talk([text], ["you", "random"])
    assert text in [entry.text for entry in again.entries if entry.seat == 0]


def test_a_refused_move_is_explained_and_nothing_happens() -> None:
    match, shown = talk(["take", "why gamble", "99", "nonsense"], ["you", "random"])
    assert shown.count("Only the winner of the round takes or gambles") == 2
    assert "There is no option 99" in shown
    assert "no move written 'nonsense'" in shown
    assert [entry.seat for entry in match.entries] == [1]


def test_help_names_the_clause_of_the_question() -> None:
    _, shown = talk(["?", "? 1", "? 99", "? HU-LAY-01", "? nonsense"], ["you", "random"])
    assert "There is no option 99" in shown
    assert "Nothing here is called nonsense." in shown
    assert shown.count("HU-LAY-01: ") == 3
    assert "All lay one card of their hand face down" in shown
    assert "save FILE" in shown


def test_undo_takes_back_a_secret_answer() -> None:
    match, shown = talk(["", "1", "", "", "undo"], ["you", "you"])
    assert "Hand over to Seat 2" in shown
    assert not any(entry.undo for entry in match.entries), "seat 2 has nothing of its own to take back"


def test_nothing_played_is_nothing_to_take_back() -> None:
    _, shown = talk(["undo", "1"], ["you", "random"])
    assert "You have not played anything yet." in shown


def test_saving_writes_a_record_that_reads(tmp_path: Path) -> None:
    file = tmp_path / "game.vern"
    _, shown = talk(["1", f"save {file}", "save", f"save {tmp_path}/no/where.vern"], ["you", "random"])
    assert read(file.read_text("utf-8")).header.game == "hush"
    assert "Say where" in shown
    assert "Could not save" in shown


def test_a_whole_game_ends_with_its_score_sheet() -> None:
    match, shown = talk(["1"] * 60, ["you", "random"])
    assert match.over
    assert "Won by" in shown


def test_two_people_never_see_each_others_hand_without_a_hand_over() -> None:
    _, shown = talk(["", "1", "", "1"], ["you", "you"])
    first, second = shown.index("Hand over to Seat 1"), shown.index("Hand over to Seat 2")
    assert first < shown.index("hand [") < second


def test_a_hint_is_given_in_a_plain_process() -> None:
    command = [sys.executable, "-m", "vernissage.cli", "play", "art_society", "--seats", "you,random", "--seed", "3"]
    run = subprocess.run(command, input="hint\njournal\nquit\n", capture_output=True, text=True, check=True)
    assert "  1. " in run.stdout
    assert "You ask for a hint." in run.stdout


def test_the_terminal_speaks_the_language_of_the_match() -> None:
    out = StringIO()
    match = Match(GAME, HushSetup(seats=2), 7)
    match.locale = "xx-pseudo"

    Terminal(match, ["you", "random"], Console(file=out, width=120, no_color=True), lambda prompt: "quit", 1).run()

    assert "⟦Ŷōũ ĺēàṽē ţħē ţàƀĺē.⟧" in out.getvalue()
    assert "⟦Ĺàŷ à ćàŕđ ƒàćē đōŵń.⟧" in out.getvalue()


@pytest.mark.parametrize("key", keys())
def test_no_wrong_word_ends_a_game(key: str) -> None:
    match, rng = Match(game(key), setup_of(game(key), {"seats": 3}), 2), rng_for(2, "wrong words")
    words = [*sorted({word.split(" ")[0] for word in game(key).words}), "undo", "more", "table", "journal", "circle 1"]
    tails = ("", " ", " 0", " 9999", " x", " 1,x", " -1,-1", " 9/9", " ²", " 1 1 1")
    wrong = [word + tail for word in words for tail in tails[:4]]
    wrong += [f"{asking} {word}{tails[rng.below(len(tails))]}" for asking in ("why", "?", "save /no") for word in words]
    said = iter([each for each in wrong for each in (each, str(1 + rng.below(4)))][:240])
    out = StringIO()

    def ask(prompt: str) -> str:
        return next(said, "quit")

    Terminal(match, ["you", "random", "random"], Console(file=out, width=80, no_color=True), ask, 1).run()
    assert len(match.entries) > 5
    assert "invalid literal" not in out.getvalue()
