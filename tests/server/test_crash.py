"""A server that is killed loses nothing it has acknowledged, does nothing twice, and leaves no gap."""

from pathlib import Path

from server.crash import BEFORE_A_KILL, crash


def test_sqlite_loses_nothing_over_ten_kills(tmp_path: Path) -> None:
    report = crash(tmp_path, "", kills=10)

    assert report.clean, report
    assert report.acknowledged >= 11 * BEFORE_A_KILL, report


def test_postgres_loses_nothing_over_ten_kills(tmp_path: Path, postgres_database: str) -> None:
    report = crash(tmp_path, postgres_database, kills=10)

    assert report.clean, report
    assert report.acknowledged >= 11 * BEFORE_A_KILL, report


def test_a_server_that_stores_later_is_found_out(tmp_path: Path) -> None:
    report = crash(tmp_path, "", kills=2, script="write_behind.py")

    assert report.lost > 0, report
