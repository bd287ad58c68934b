"""The full screen, driven by Textual's own pilot: whole games of all four, by keys and by the mouse."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from vernissage.core.inks import plain, runs
from vernissage.core.match import Match
from vernissage.core.record import Chair
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.games.artbox.model import ArtboxView
from vernissage.terminal import saving
from vernissage.terminal.full.app import FullScreen
from vernissage.terminal.full.asking import Meanings, Plea
from vernissage.terminal.full.drawing import Drawing, Paper
from vernissage.terminal.full.painting import boxes, painted, thing_at
from vernissage.terminal.full.panes import Hand, Journal, Options, Things
from vernissage.terminal.sitting import Sitting

SIZE = (160, 48)
SMALL = (90, 40)  # the easel is 38 rows high
SETUPS: dict[str, dict[str, Any]] = {
    "art_decko": {"seats": 2},
    "art_society": {"seats": 2},
    "artbox": {"seats": 3, "variant": "simplified"},
    "avant_carde": {"seats": 2},
}
Played = Callable[[FullScreen, Pilot[None]], Awaitable[None]]


def sitting(key: str, kinds: list[str] | None = None, *, late: int = 0, saves: bool = False) -> Sitting:
    """A match with one person and random bots, some moves old."""
    rules, options = game(key), SETUPS[key]
    kinds = kinds or ["you"] + ["random"] * (options["seats"] - 1)
    match = Match(rules, setup_of(rules, options), 5, [Chair(kind.title()) for kind in kinds])
    found = Sitting(match, kinds, 5, saves=saves)
    while len(match.entries) < late:
        somebody_moves(found)
    return found


def somebody_moves(found: Sitting) -> None:
    """Whoever is asked first has answered, anything it may."""
    match = found.match
    seat = match.waiting[0]
    option = match.options(seat)[found.rng.below(len(match.options(seat)))]
    match.play(seat, option, payload=found.payload(seat, option))


def artbox_at(phase: str) -> Sitting:
    """A game of #ARTBOX in which the person is asked in this phase."""
    found = sitting("artbox")
    while cast(ArtboxView, found.match.view(0)).phase != phase or 0 not in found.match.waiting:
        somebody_moves(found)
    return found


def on_screen(found: Sitting, played: Played, size: tuple[int, int] = SIZE) -> FullScreen:
    """What was played on a screen of its own has been played."""
    app = FullScreen(found)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await played(app, pilot)

    # In a thread of its own: a browser test before this one leaves its event loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()
    return app


async def settled(app: FullScreen, pilot: Pilot[None]) -> None:
    """Everybody who thinks has answered."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def pressed(app: FullScreen, pilot: Pilot[None], *keys: str) -> None:
    """These keys were pressed and everything that follows from them has happened."""
    await pilot.press(*keys)
    await settled(app, pilot)


def text_of(app: FullScreen, pane: str) -> str:
    """What a pane says."""
    if pane == "journal":
        return "\n".join(line.plain for line in app.query_one(Journal).told)
    if pane == "options":
        options = app.query_one(Options)
        return "\n".join(str(options.get_option_at_index(n).prompt) for n in range(options.option_count))
    return str(app.query_one(f"#{pane}", Static).render())


async def draw(app: FullScreen, pilot: Pilot[None]) -> None:
    """A person at the easel draws what is rolled, each shape in a corner of its own."""
    screen = app.screen
    assert isinstance(screen, Drawing)
    for place in ((2, 2), (22, 2), (2, 11), (22, 11)):
        await pilot.mouse_down(Paper, offset=(place[0] + 1, place[1] + 1))
        await pilot.hover(Paper, offset=(place[0] + 7, place[1] + 4))
        await pilot.mouse_up(Paper, offset=(place[0] + 9, place[1] + 5))
        await pilot.pause()
    await pressed(app, pilot, "ctrl+s")


@pytest.mark.parametrize(("key", "late"), [("art_decko", 400), ("art_society", 0), ("artbox", 0), ("avant_carde", 740)])
def test_a_person_plays_to_the_end_by_keys(key: str, late: int) -> None:
    rng = rng_for(5, "person")

    async def played(app: FullScreen, pilot: Pilot[None]) -> None:
        while not app.match.over:
            assert app.asked, "somebody is asked whenever nobody thinks"
            over = next((n for n, _s, text in app.offered if text in ("finish", "done", "ready", "next")), 0)
            await pressed(app, pilot, *str(over or app.offered[rng.below(len(app.offered))][0]), "enter")
            if isinstance(app.screen, Drawing):
                await draw(app, pilot)
        assert "Won by" in text_of(app, "options")

    app = on_screen(sitting(key, late=late), played, SMALL)
    assert app.match.result is not None
    if key == "artbox":
        drawings = [entry.payload["shapes"] for entry in app.match.entries if entry.seat == 0 and entry.payload]
        assert {len(each) for each in drawings} == {4}


def test_a_card_is_laid_by_pressing_it_and_taken_back_by_a_key() -> None:
    async def played(app: FullScreen, pilot: Pilot[None]) -> None:
        hand = app.query_one(Hand)
        before = len(app.match.entries)
        first = next(run.thing for run in runs(hand.inked)).partition(":")[2]
        await pilot.click(Hand, offset=(5, 2))
        await settled(app, pilot)
        assert app.match.entries[before].text == f"lay {first}"
        await pressed(app, pilot, "u")
        assert app.match.entries[-1].undo

    on_screen(sitting("avant_carde", ["you", "you"]), both(played))


def both(played: Played) -> Played:
    """Two people share the screen: the first is handed it before anything is seen."""

    async def run(app: FullScreen, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Plea)
        assert "hand:" not in app.query_one(Hand).inked, "nobody's hand is seen before it is handed over"
        await pressed(app, pilot, "enter")
        await played(app, pilot)

    return run


def test_a_thing_with_several_moves_shows_only_its_own_until_everything_is_wanted() -> None:
    async def played(app: FullScreen, pilot: Pilot[None]) -> None:
        every = len(app.offered)
        slot = app.offered[0][2].split()[1]
        app.on_things_touched(Things.Touched(f"slot:{slot}"))
        await settled(app, pilot)
        assert 0 < len(app.offered) < every
        assert {text.split()[1] for _n, _s, text in app.offered} == {slot}
        await pressed(app, pilot, "escape")
        assert len(app.offered) == every
        app.on_things_touched(Things.Touched("slot:99"))
        assert len(app.offered) == every

    on_screen(artbox_at("guess"), played)


def test_a_hint_a_meaning_and_a_typed_line_are_answered(tmp_path: Path) -> None:
    async def played(app: FullScreen, pilot: Pilot[None]) -> None:
        await pressed(app, pilot, "h")
        assert "  1. " in text_of(app, "journal")
        await pressed(app, pilot, "question_mark", *"snob")
        assert isinstance(app.screen, Meanings)
        assert "each 3 trashes a card" in str(app.screen.query_one("#answer", Static).render())
        await pressed(app, pilot, "escape", "t")
        for line in ("? tuck", "why tuck 2", "99", "nonsense", f"save {tmp_path / 'game.vern'}"):
            app.query_one("#typed", Input).value = line
            await pressed(app, pilot, "enter", "t")
        assert (tmp_path / "game.vern").exists()
        assert "Tuck: " in text_of(app, "journal")
        app.query_one("#typed", Input).value = "1"
        before = len(app.match.entries)
        await pressed(app, pilot, "enter")
        assert len(app.match.entries) > before

    on_screen(sitting("avant_carde"), played, (100, 30))


def test_leaving_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "folder", lambda: tmp_path)

    async def played(app: FullScreen, pilot: Pilot[None]) -> None:
        await pressed(app, pilot, "1", "enter", "q")

    on_screen(sitting("avant_carde", saves=True), played)
    assert (tmp_path / "avant_carde.vern").exists()


def test_a_drawing_can_be_left_and_a_wrong_shape_is_told() -> None:
    async def played(app: FullScreen, pilot: Pilot[None]) -> None:
        app.play(next(text for text in app.match.options(0) if text.startswith("draw")))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, Drawing)
        await pressed(app, pilot, *"blob", "enter")
        assert "no shape" in str(screen.query_one("#verdict", Static).render())
        await pressed(app, pilot, "escape")
        assert not isinstance(app.screen, Drawing)

    on_screen(artbox_at("draw"), played)


def test_cards_stand_in_boxes_and_every_row_of_a_box_is_the_card() -> None:
    rows = boxes(["\ue00dhand:a\ue00ered-4\ue00f", "\ue00dhand:b\ue00eblue-5\ue00f"], 40)

    assert plain(rows).split("\n") == ["╭───────╮ ╭────────╮", "│ red-4 │ │ blue-5 │", "╰───────╯ ╰────────╯"]
    assert [thing_at(rows, 3, row) for row in range(4)] == ["hand:a", "hand:a", "hand:a", ""]
    assert [thing_at(rows, column, 1) for column in (-1, 9, 12, 50)] == ["", "", "hand:b", ""]
    assert painted(rows, (), {"hand:a"}, {"hand:b"}).plain == plain(rows)


def test_without_textual_the_command_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['textual'] = None; from vernissage.cli import main; sys.exit(main(['play', '--full']))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr.strip().endswith("pip install 'vernissage[terminal]'")


def test_a_pipe_is_no_full_screen() -> None:
    words = ["play", "avant_carde", "--full", "--seats", "you,random", "--seed", "5"]
    ran = subprocess.run(
        [sys.executable, "-m", "vernissage", *words], capture_output=True, text=True, check=False, input=""
    )
    assert ran.returncode == 2
    assert "needs a terminal of its own" in ran.stderr
