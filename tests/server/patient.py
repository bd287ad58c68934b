"""A server that waits for its bots however busy the machine is, so that what they answer hangs on no clock."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from server import hushed
from vernissage.server.bots import pool

if __name__ == "__main__":
    from vernissage.server.app import serve

    hushed.register()
    for name in ("LEAST", "LATE", "PATIENCE"):
        setattr(pool, name, 300.0)
    serve()
