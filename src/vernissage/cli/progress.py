"""How far a long run has come."""

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar(title: str, *, hidden: bool) -> Progress:
    """Games played, and the time left, on a terminal."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, disable=hidden or not sys.stdout.isatty())
