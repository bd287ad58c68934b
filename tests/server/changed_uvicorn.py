"""A server on a uvicorn whose inside has changed: the classes ours are made from are called something else.

`python changed_uvicorn.py` serves, as hushed.py does.
"""

import sys
from importlib import import_module
from pathlib import Path

import uvicorn.config

sys.path.insert(0, str(Path(__file__).parent.parent))

from server.hushed import register


def change() -> None:
    """Uvicorn knows its protocols by other names; whoever takes what is promised notices nothing."""
    known: list[tuple[dict[str, str], str]] = [
        (uvicorn.config.WS_PROTOCOLS, "websockets-sansio"),  # type: ignore[list-item]  # its keys are literals
        (uvicorn.config.HTTP_PROTOCOLS, "h11"),
    ]
    for kinds, name in known:
        place, _, old = kinds[name].partition(":")
        module = import_module(place)
        vars(module)["Renamed"] = vars(module).pop(old)
        kinds[name] = f"{place}:Renamed"


if __name__ == "__main__":
    change()
    from vernissage.server.app import serve

    assert "vernissage.server.socket.frames" not in sys.modules
    register()
    serve()
