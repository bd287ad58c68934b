"""Studies: the same rows whoever plays them and however often they are stopped, and what if."""

import os
import signal
from pathlib import Path

import pytest
from msgspec import Struct, structs

from vernissage.core.catalogue import ASKED_FOR, Catalogue, varied
from vernissage.lab import vary
from vernissage.lab.intake import records, rows_of
from vernissage.lab.runner import Ledger, Where, run
from vernissage.lab.study import Batch, Rows, StudyPlan, study, work
from vernissage.lab.tables import write

PLAN = StudyPlan("art_society", {"seats": 2}, ("novice",))
SEEDS = range(1, 41)


class Fragile(Struct, frozen=True):
    """A batch that kills its worker the first time it is played."""

    batch: Batch
    mark: str

    @property
    def key(self) -> str:
        return self.batch.key


def play_or_die(job: Fragile) -> Rows:
    """The batch's rows, once a worker has died for it."""
    mark = Path(job.mark)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(job.batch)


def fragile(folder: Path) -> list[Fragile]:
    """Five batches, each of which costs a worker."""
    return [Fragile(Batch(PLAN, first, 8), str(folder / f"{first}.died")) for first in range(1, 41, 8)]


@pytest.mark.parametrize("where", [Where(jobs=2), Where(jobs=2, dask="local")], ids=["local", "dask"])
def test_killed_workers_leave_no_trace_in_the_tables(where: Where, tmp_path: Path) -> None:
    quiet = study(PLAN, SEEDS, Where())
    rows = Rows()
    for each in run(play_or_die, fragile(tmp_path), Ledger(None, Rows), where):
        rows.games += each.games
        rows.turns += each.turns
        rows.ms += each.ms
    assert len(list(tmp_path.glob("*.died"))) == 5

    write(quiet, tmp_path / "quiet")
    write(rows, tmp_path / "killed")
    for name in ("games.parquet", "turns.parquet"):
        assert (tmp_path / "quiet" / name).read_bytes() == (tmp_path / "killed" / name).read_bytes()


def test_a_ledger_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    whole = study(PLAN, range(1, 25), Where(), ledger)
    kept = ledger.read_bytes()
    lines = kept.splitlines(keepends=True)
    ledger.write_bytes(lines[0] + lines[1][:100])

    played: list[tuple[int, int]] = []
    again = study(PLAN, range(1, 25), Where(), ledger, lambda done, of: played.append((done, of)))

    assert played == [(8, 24), (16, 24), (24, 24)]
    assert (again.games, again.turns) == (whole.games, whole.turns)
    assert [line[:30] for line in ledger.read_bytes().splitlines()] == [line[:30] for line in lines]


def test_another_value_is_another_plan() -> None:
    keys = {
        PLAN.key,
        structs.replace(PLAN, values={"eyeline.1.points": "9"}).key,
        structs.replace(PLAN, rotate=True).key,
    }
    assert len(keys) == 3


def test_a_varied_value_reaches_the_rules() -> None:
    plan = StudyPlan("art_decko", {"seats": 2}, ("novice",), {"bank.sienna.cost": "1"})
    cheap = study(plan, range(1, 3), Where())
    printed = study(structs.replace(plan, values={}), range(1, 3), Where())
    assert sum(sum(game.used.get("G5, bought", ())) for game in cheap.games) > sum(
        sum(game.used.get("G5, bought", ())) for game in printed.games
    )


VARIED = {
    "art_decko": "bank.sienna.cost=7 tile.all_AN.first=4 deck.3.ones=3 exhibition.poetic.cost=8 column.1.points=9",
    "avant_carde": "patron.critic.income=2 gallery.1.count=3 award_stacks.1.awards=20 options.most_rounds=9"
    " solo_levels.easy.awards=9",
    "art_society": "ranks.1.multiplier=6 figures.full_wall.value=6 figures.eyeline_bonus.value=2"
    " figures.bare_corner.value=-3 figures.surplus_to_end.value=3",
    "artbox": "figures.saved_sketches.value=100 figures.most_rounds.value=20 figures.draw_cap_seconds.value=200"
    " figures.guess_cap_seconds.value=100 figures.reveal_cap_seconds.value=4 players.1.decoys=2",
}


@pytest.mark.parametrize(("game", "told"), [(game, told) for game, values in VARIED.items() for told in values.split()])
def test_values_can_be_varied(game: str, told: str) -> None:
    values = vary.read(told)
    vary.check(game, values)
    rows = study(StudyPlan(game, {"seats": 3}, ("random",), values), range(1, 2), Where())
    assert len(rows.games) == 1


@pytest.mark.parametrize(
    ("game", "told", "why"),
    [
        ("avant_carde", "figures.hand_size.value=8", "constant of the compiled rules"),
        ("art_society", "decor.1.shields=2", "the rules do not ask the box for it"),
        ("artbox", "judge.touching.value=12", "the rules do not ask the box for it"),
        ("art_decko", "bank.siena.cost=8", "it has cadmium, sienna"),
        ("art_decko", "bank.sienna.price=8", "it has id, name, cost"),
        ("art_decko", "bank.sienna.name=8", "not a whole number"),
        ("art_decko", "bank.sienna.cost=dear", "'dear' is none"),
        ("art_decko", "bankk.sienna.cost=8", "no group"),
        ("art_decko", "patron.critic.income=2", "only Avant Carde has patrons"),
    ],
)
def test_a_value_that_cannot_be_varied_says_why(game: str, told: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        vary.check(game, vary.read(told))


def test_only_the_game_that_is_named_is_varied() -> None:
    assert varied("hush:box.1.count=3,other:box.1.count=4", "hush/components.toml") == [("box.1.count", "3")]
    box = Catalogue('box = [{ id = "bell", count = 2, from = "R" }]', "hush/components.toml")
    box.vary("box.bell.count", "3")
    assert box.column("box", "count") == [3]


def test_a_varied_value_notices_who_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERNISSAGE_VARY", "hush:box.bell.count=3,hush:box.bell.price=2")
    box = Catalogue('box = [{ id = "bell", count = 2, price = 1, from = "R" }]', "hush/components.toml")
    assert box.rows("box")[0]["count"] == 3
    assert (ASKED_FOR.pop("box.bell.count"), ASKED_FOR.pop("box.bell.price")) == (True, False)


def test_records_of_a_study_give_its_rows_again(tmp_path: Path) -> None:
    rows = study(structs.replace(PLAN, records=True), range(1, 4), Where())
    write(rows, tmp_path, records=True)
    found, left = rows_of(records(tmp_path / "records"))
    assert left == []
    again = found["art_society 2"].games
    assert [game.totals for game in again] == [game.totals for game in rows.games]
    assert [game.used for game in again] == [game.used for game in rows.games]
    assert [turn.points for turn in found["art_society 2"].turns] == [turn.points for turn in rows.turns]
