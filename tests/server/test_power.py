"""A power cut takes what was not synced, and nothing that was acknowledged."""

from pathlib import Path

from server.power import cut_the_power


def test_nothing_acknowledged_is_lost_over_thirty_power_cuts(tmp_path: Path) -> None:
    verdict = cut_the_power(tmp_path, 30)

    assert verdict.clean, verdict
    assert verdict.lives == 2
    assert verdict.acknowledged > 300
    assert verdict.dropped > 20, "the cuts fall between a write and its sync"


def test_a_server_that_waits_for_no_disk_is_found_out(tmp_path: Path) -> None:
    verdict = cut_the_power(tmp_path, 15, unsynced=True)

    assert not verdict.clean
