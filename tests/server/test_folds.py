"""No table is folded from its beginning again, and nothing long is done on the event loop."""

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.support import Server, run, started
from vernissage import games
from vernissage.core.match import Match
from vernissage.core.record import Entry
from vernissage.core.rng import rng_for
from vernissage.server.errors import RequestError
from vernissage.server.process import Process
from vernissage.server.settings import Settings
from vernissage.server.slices import in_slices
from vernissage.server.storage.store import Row
from vernissage.server.tables import folding
from vernissage.server.tables import log as e
from vernissage.server.tables.folds import EVERY, FIELDS, folded, unfolded
from vernissage.server.tables.position import Position
from vernissage.server.tables.table import UNDOS, Table
from vernissage.server.wire.requests import Undo


async def process_at(folder: Path) -> Process:
    """A process alone on a database."""
    process = Process(Settings(database=f"sqlite:///{folder / 'f.sqlite'}", bot_pace=0, workers=0))
    await process.open()
    return process


async def new_table(process: Process, key: str = "art_decko") -> Table:
    """Ann and Bo at a table that has begun."""
    at = process.registry.clock()
    return await process.registry.create(
        [
            e.Made(at=at, game=key, host="ann"),
            e.Sat(at=at, seat=0, person="ann", name="Ann"),
            e.Sat(at=at, seat=1, person="bo", name="Bo"),
            e.Started(at=at, setup={"seats": 2}, seed="7"),
        ]
    )


async def play_on(table: Table, events: int) -> None:
    """So many more answers, by chance."""
    rng = rng_for(1, "folds")
    for _ in range(events):
        match = table.position.match
        assert match is not None
        seat = match.waiting[0]
        options = match.options(seat)
        text = options[rng.below(len(options))]
        await table.answer_for(seat, table.position.seqs[seat], [text], None, "")


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the events that are folded in this process from now on."""
    found: list[int] = []
    honest = Position.fold

    def counting(position: Position, row: Row, prepared: object = None) -> bool:
        found.append(row.n)
        return honest(position, row, prepared)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(Position, "fold", counting)
    return found


def test_opening_a_long_table_folds_no_more_than_a_hundred_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        process = await process_at(tmp_path)
        table = await new_table(process)
        await play_on(table, 2 * EVERY + 30)
        before = folded(table.position)
        await process.close()
        again = await process_at(tmp_path)
        found = counted(monkeypatch)
        opened = await again.registry.table(table.id)
        assert 0 < len(found) <= EVERY
        assert folded(opened.position) == before
        await again.close()

    run(story())


def test_a_long_log_without_a_fold_is_folded_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        process = await process_at(tmp_path)
        table = await new_table(process)
        table.keep = lambda table: None
        await play_on(table, EVERY + 20)
        before = folded(table.position)
        await process.close()
        again = await process_at(tmp_path)
        found = counted(monkeypatch)
        opened = await again.registry.table(table.id)
        assert found == []
        assert folded(opened.position) == before
        assert await again.store.fold(table.id) == before
        await again.close()

    run(story())


def test_a_fold_holds_everything_a_position_does() -> None:
    assert {*FIELDS, "match", "table", "pauses"} == set(vars(Position("t")))


def test_a_position_goes_on_from_its_fold_as_from_its_log(tmp_path: Path) -> None:
    async def story() -> None:
        process = await process_at(tmp_path)
        table = await new_table(process, "avant_carde")
        await play_on(table, 40)
        middle = unfolded(table.id, [], folded(table.position))
        n = table.position.n
        await play_on(table, 40)
        for row in await process.store.rows(table.id, n):
            middle.fold(row)
        assert folded(middle) == folded(table.position)
        await process.close()

    run(story())


@pytest.mark.parametrize("data", [None, b"", b"nonsense", msgspec.msgpack.encode({"n": 3})])
def test_a_fold_that_does_not_read_is_left_aside(data: bytes | None) -> None:
    assert unfolded("t", [], data).n == 0


def test_a_fold_of_another_version_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position("t")
    position.fold(Row(1, e.encode(e.Made(at=1, game="art_decko", host="ann"))))
    data = folded(position)

    assert unfolded("t", [], data).n == 1

    monkeypatch.setattr("vernissage.server.tables.folds.__version__", "another")
    assert unfolded("t", [], data).n == 0


def record_of(undos: int) -> str:
    """A whole game in which the first move was made and taken back so often."""
    match = Match(games.game("art_decko"), games.game("art_decko").setup_type(seats=2), 5)
    first = match.options(match.waiting[0])[0]
    for _ in range(undos):
        match.play(match.waiting[0], first)
        match.undo(match.waiting[0])
    while not match.over:
        match.play(match.waiting[0], match.options(match.waiting[0])[0])
    return match.record().text()


def test_a_record_is_played_again_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        process = await process_at(tmp_path)
        found: list[Entry] = []
        monkeypatch.setattr(Match, "enter", lambda match, entry: found.append(entry))
        table = await process.registry.bring(record_of(0), "ann")
        assert found == []
        assert table.position.phase == "finished"
        await process.close()

    run(story())


def test_a_record_that_takes_back_too_much_is_refused_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        process = await process_at(tmp_path)
        with pytest.raises(RequestError) as refused:
            await process.registry.bring(record_of(1001), "ann")
        assert refused.value.say.id == "error-record-undos"
        await process.close()

    run(story())


def test_a_fold_process_that_hangs_is_ended_and_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        process = await process_at(tmp_path)
        monkeypatch.setattr(folding.FoldProcess, "command", [sys.executable, "-c", "import time; time.sleep(600)"])
        monkeypatch.setattr(folding, "SECONDS", 0.5)
        with pytest.raises(RequestError) as refused:
            await process.registry.bring("{}", "ann")
        assert refused.value.say.id == "error-too-long"
        assert process.registry.folding.records.process is None
        await process.close()

    run(story())


def test_a_seat_takes_back_so_many_moves_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        process = await process_at(tmp_path)
        table = await new_table(process)
        match = table.position.match
        assert match is not None
        seat = match.waiting[0]
        person = table.position.chairs[seat].person
        for number in range(UNDOS):
            await table.answer_for(seat, table.position.seqs[seat], [match.options(seat)[0]], None, "")
            await table.undo(person, seat, Undo(id=f"u{number}", seq=table.position.seqs[seat]))
        await table.answer_for(seat, table.position.seqs[seat], [match.options(seat)[0]], None, "")
        with pytest.raises(RequestError) as refused:
            await table.undo(person, seat, Undo(id="last", seq=table.position.seqs[seat]))
        assert refused.value.say.id == "error-many-undos"
        await process.close()

    run(story())


def test_long_work_lets_others_work_in_between() -> None:
    def slowly() -> Iterator[int]:
        for number in range(5):
            time.sleep(0.006)
            yield number

    async def story() -> list[str]:
        told: list[str] = []

        async def other() -> None:
            for _ in range(3):
                told.append("other")
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        found = await in_slices(slowly())
        told.append("done")
        await task
        assert found == [0, 1, 2, 3, 4]
        return told

    assert run(story()) == ["other", "other", "other", "done"]


def test_looking_back_goes_on_while_others_play(server: Server) -> None:
    table, people, plays = started(server)
    plays[0].do(plays[0].options()[0])

    step = people[0].get(f"/api/tables/{table}/replay/0?seat=0")

    assert step["last"] >= 1
