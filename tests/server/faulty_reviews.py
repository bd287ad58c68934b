"""A server whose reviews die or fail the first time, as VERNISSAGE_FAULT says, and work the second time."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from server import hushed
from vernissage.review import Progress
from vernissage.server.bots import reviewer, reviews

BEEN_HERE = Path(os.environ.get("VERNISSAGE_BEEN_HERE", "been-here"))
real = reviewer.reviewed


def reviewed(job: reviewer.ReviewJob, listen: Callable[[Progress], None]) -> reviewer.Reviewed:
    """A review that goes wrong once."""
    if BEEN_HERE.exists():
        return real(job, listen)
    BEEN_HERE.touch()
    if os.environ["VERNISSAGE_FAULT"] == "die":
        os._exit(3)
    raise ValueError("this was to be expected")


if __name__ == "__main__":
    hushed.register()
    reviews.REVIEWER[:] = [sys.executable, __file__, "reviewer"]
    if sys.argv[1] == "reviewer":
        reviewer.reviewed = reviewed
        reviewer.main()
    else:
        from vernissage.server.app import serve

        serve()
