"""Rows as Parquet: one file of games, one of turns, one of times; the same games give the same bytes."""

from pathlib import Path

import msgspec
import polars as pl

from vernissage.lab.study import Rows

ROWS = {"games": "games.parquet", "turns": "turns.parquet", "times": "times.parquet"}


def write(rows: Rows, folder: Path, records: bool = False) -> list[Path]:
    """The rows stand in the folder; what the clock of the machine says stands apart, in times.parquet."""
    folder.mkdir(parents=True, exist_ok=True)
    games = [msgspec.to_builtins(row) for row in rows.games]
    for row in games:
        row["clauses"] = [{"clause": name, "times": times} for name, times in row["clauses"].items()]
        row["points"] = [{"row": name, "by_seat": points} for name, points in row["points"].items()]
        row["used"] = [{"what": name, "by_seat": times} for name, times in row["used"].items()]
        row["facts"] = [{"fact": name, "value": value} for name, value in row["facts"].items()]
        row.pop("luck")  # a judge's, not the game's
        record = row.pop("record")
        if records and record:
            path = folder / "records" / f"{row['plan']}-{row['seed']}-{row['rotation']}.vern"
            path.parent.mkdir(exist_ok=True)
            path.write_text(record, "utf-8")
    turns = [msgspec.to_builtins(row) for row in rows.turns]
    times = [
        {"plan": row.plan, "seed": row.seed, "rotation": row.rotation, "bots": row.bots, "ms": ms}
        for row, ms in zip(rows.games, rows.ms, strict=True)
    ]
    written = []
    for name, found in (("games", games), ("turns", turns), ("times", times)):
        path = folder / ROWS[name]
        pl.DataFrame(found, infer_schema_length=None).write_parquet(path, compression="zstd", statistics=False)
        written.append(path)
    return written
