"""The command: what it prints, and one clear sentence with exit code 2 for every wrong word."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage
from vernissage.cli import main
from vernissage.cli.arguments import language
from vernissage.cli.commands import COMMANDS
from vernissage.games import keys

FOUR = ("art_decko", "art_society", "artbox", "avant_carde")  # other tests may have registered a fifth


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = vernissage.new("avant_carde", seats=2, seed=3)
    match.play(0, match.options(0)[0])
    match.save(tmp_path / "game.vern")
    return tmp_path / "game.vern"


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "games")
    assert code == 0
    assert all(key in out for key in keys())


def test_doctor_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said(capsys, "doctor")
    assert "engine compiled" in out or "engine interpreted" in out
    assert "librt 0" in out


def test_rules_show_one_clause(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "rules", "avant_carde", "AC-PLAY-03")
    assert code == 0
    assert out.startswith("AC-PLAY-03 (R")


@pytest.mark.parametrize("key", FOUR)
def test_coverage_is_complete_and_machine_readable(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "rules", key, "--coverage", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["in_tests"] + len(found["untested"]) == found["clauses"]


@pytest.mark.parametrize("key", FOUR)
def test_house_values_are_listed(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "rules", key, "--assumptions")
    assert code == 0
    assert "because:" in out


def test_a_record_is_verified(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "replay", str(saved), "--verify")
    assert code == 0
    assert "1 entries replay to" in out


def test_a_record_is_told(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "replay", str(saved))[0] == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_gives_the_same_figures_on_any_number_of_processes(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = said(
        capsys, "simulate", "avant_carde", "--games", "60", "--seats", "3", "--seed", "1", "--jobs", jobs, "--json"
    )
    found = json.loads(out)
    assert code == 0
    assert found["games"] == 60
    assert round(sum(found["wins"].values())) == 60
    alone = json.loads(
        said(capsys, "simulate", "avant_carde", "--games", "60", "--seats", "3", "--seed", "1", "--json")[1]
    )
    assert alone["points"] == found["points"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "avant_carde", "--seats", "you,genius"], "no bot 'genius'"),
        (["rules", "avant_carde", "AC-NONE-99"], "has no clause"),
        (["replay", "nowhere.vern"], "nowhere.vern"),
        (["simulate", "avant_carde", "--seats", "9"], "avant_carde"),
        (["simulate", "avant_carde", "--option", "patrons"], "NAME=VALUE"),
        (["simulate", "avant_carde", "--option", "patrons=martians"], "patrons"),
    ],
)
def test_a_wrong_word_gets_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = said(capsys, *words)
    assert code == 2
    assert err.startswith("vernissage: ")
    assert sentence.lower() in err.lower() or "Avant Carde" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("words", [["fly"], ["simulate", "avant_carde", "--games", "-3"], []])
def test_a_wrong_command_is_explained_with_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.vern").write_bytes(b"\xff\xfe\x00")
    code, _, err = said(capsys, "replay", str(tmp_path / "x.vern"))
    assert code == 2
    assert "no text file" in err


def test_importing_vernissage_brings_in_nothing_else() -> None:
    ours = "[m for m in sys.modules if m.startswith(('vernissage.', 'numpy', 'msgspec'))]"
    program = f"import sys, vernissage; print(vernissage.__version__, *{ours})"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert shown[0] == vernissage.__version__
    assert set(shown[1:]) <= {"vernissage.version", "vernissage.pure"}


@pytest.mark.parametrize("key", FOUR)
def test_a_game_is_played_in_the_terminal(key: str, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "vernissage.cli", "play", key, "--seed", "5"],
        input=f"?\njournal\n1\nsave {tmp_path / 'g.vern'}\n1\n1\n1\nquit\n",
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "You leave the table." in run.stdout
    assert (tmp_path / "g.vern").exists()


@pytest.mark.parametrize(
    ("wanted", "system", "spoken"),
    [
        (None, "", "en"),
        (None, "xx_PSEUDO.UTF-8", "xx-pseudo"),
        (None, "tlh_QO.UTF-8", "en"),
        ("xx-pseudo", "en_GB.UTF-8", "xx-pseudo"),
        ("en-GB", "xx_PSEUDO", "en"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_system(
    wanted: str | None, system: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)

    assert language(wanted) == spoken


def test_a_language_without_words_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, "play", "avant_carde", "--lang", "tlh")

    assert code == 2
    assert "there are no words for 'tlh'; the languages are en" in err


def test_a_hint_is_given_in_a_terminal_that_has_imported_nothing_else() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "vernissage", "play", "avant_carde", "--seats", "you,novice", "--seed", "5"],
        input="hint\nquit\n", capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "  1. " in run.stdout


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for name, command in COMMANDS.items():
        with pytest.raises(SystemExit) as left:
            main([name, "--help"])
        assert left.value.code == 0
        assert command.told.lower() in " ".join(capsys.readouterr().out.lower().split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["serve"], "serve needs litestar, which is not installed: pip install 'vernissage[server]'"),
        (["backup", "x"], "backup needs platformdirs, which is not installed: pip install 'vernissage[server]'"),
        (
            ["export", "x", "y", "--database", "postgresql://nobody@127.0.0.1/none"],
            "export needs psycopg, which is not installed: pip install 'vernissage[postgres]'",
        ),
    ],
)
def test_a_missing_package_is_one_sentence(words: list[str], sentence: str) -> None:
    absent = sentence.split()[2].rstrip(",")
    program = (
        f"import sys; sys.modules[{absent!r}] = None; from vernissage.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    run = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.strip() == f"vernissage: {sentence}"
