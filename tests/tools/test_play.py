"""The engine that is compiled behind a running house: taken whole by what starts after it, by nothing before."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import compile as compiling
import pytest

from vernissage.core.model import View
from vernissage.games import game, new
from vernissage.server.bots import pool as pools
from vernissage.server.bots.pool import BotPool


def test_the_sign_of_a_whole_engine_is_put_in_place_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, source = tmp_path / "build" / "engine", tmp_path / "src"
    for name in ("a__mypyc.so", "vernissage/core/game.x.so", "vernissage/core/rng.x.so", "vernissage/games/z.x.so"):
        for top in (made, source):
            (top / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(name)
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "BUILD", tmp_path / "build")
    order: list[str] = []
    placed = Path.replace

    def replace(path: Path, target: Path) -> Path:
        order.append(target.relative_to(source).as_posix())
        return placed(path, target)

    monkeypatch.setattr(Path, "replace", replace)

    compiling.put_in_place()

    assert len(order) == 4
    assert order[-1] == "vernissage/core/game.x.so"
    assert compiling.built()[0].name == "game.x.so"


def test_a_process_that_began_without_an_engine_stays_with_the_source() -> None:
    program = """
import vernissage.pure as pure
import sys
pure.compiled_engine = lambda: False
pure.settle()
import vernissage.core.game, vernissage.games.art_decko.game
loaded = [sys.modules[f"vernissage.{name}.game"] for name in ("core", "games.art_decko")]
print(all(module.__file__.endswith(".py") for module in loaded))
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "True"


def test_every_process_of_the_bots_begins_anew_once_the_engine_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    there = False
    monkeypatch.setattr(pools, "compiled_engine", lambda: there)
    monkeypatch.setenv("VERNISSAGE_ENGINE", "coming")
    match = new("art_society", seed=1)
    seat = match.waiting[0]
    view: View = match.view(seat)
    options = match.game.options(match.state, seat)

    async def story() -> None:
        nonlocal there
        bots = BotPool(2)
        bots.open()
        try:
            assert await bots.choose(game("art_society"), "random", view, options) is not None
            while bots.free.qsize() < 2:
                await asyncio.sleep(0.05)
            before = {worker.process.pid for worker in bots.all if worker.process}
            there = True
            while {worker.process.pid for worker in bots.all if worker.process} & before or bots.free.qsize() < 2:
                await asyncio.sleep(0.05)
            assert await bots.choose(game("art_society"), "random", view, options) is not None
            assert bots.restarts == 0
        finally:
            await bots.close()

    async def in_time() -> None:
        await asyncio.wait_for(story(), 120)

    # In a thread of its own: a browser of other tests may keep an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(in_time())).result()
