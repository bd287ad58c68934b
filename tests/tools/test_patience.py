"""Time of one's own: a sleeper's is the clock's, and whoever stands in line for a processor is not charged for it."""

import os
import subprocess
import sys
import time

import pytest
from patience import TOLD, OwnTime, Patience

BUSY = "while True: pass"
WORK = "import time\nwhile time.process_time() < 0.2: pass"


def started(program: str) -> "subprocess.Popen[bytes]":
    """A program in a group of its own."""
    return subprocess.Popen([sys.executable, "-c", program], start_new_session=True)


def spent_on(program: str) -> OwnTime:
    """What the program took."""
    process = started(program)
    took = OwnTime(process.pid)
    while process.poll() is None:
        time.sleep(0.01)
        took.look()
    return took


def test_whoever_sleeps_is_charged_for_it() -> None:
    took = spent_on("import time; time.sleep(0.5)")
    assert took.seconds > 0.45
    assert took.ran < 0.4


@pytest.mark.skipif(not TOLD, reason="nothing says who had a processor")
def test_whoever_stands_in_line_is_not() -> None:
    others = [started(BUSY) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        took = spent_on(WORK)
    finally:
        for each in others:
            each.kill()
            each.wait()
    assert took.ran > 0.15
    assert took.stood > took.ran / 2, "two others for each processor"
    assert took.seconds < took.looked - took.began - took.ran


@pytest.mark.skipif(not TOLD, reason="nothing says who had a processor")
@pytest.mark.parametrize(
    ("program", "why"), [("import time; time.sleep(60)", "nothing moved for"), (BUSY, "of work were not enough")]
)
def test_nobody_waits_for_what_hangs_or_never_ends(program: str, why: str) -> None:
    process = started(program)
    try:
        patience = Patience(lambda: [process.pid], idle=0.5, work=0.5)
        while not (over := patience.over()):
            time.sleep(0.02)
        assert why in over
    finally:
        process.kill()
        process.wait()
