"""Writes the strokes every pencil of the house has to draw: `python tests/art/make_strokes.py`."""

import json
from pathlib import Path
from typing import Any

from vernissage.art.pencil import strokes

STROKES = Path(__file__).parent / "strokes.json"

DRAWINGS: dict[str, list[dict[str, Any]]] = {
    "nothing": [],
    "a house": [
        {"kind": "square", "cx": 500, "cy": 650, "w": 400, "h": 400, "rot": 30},
        {"kind": "triangle", "pts": [[300, 450], [500, 200], [700, 450]]},
        {"kind": "circle", "cx": 200, "cy": 200, "rx": 120, "ry": 60, "rot": 45},
        {"kind": "line", "pts": [[350, 900], [650, 900]]},
    ],
    "the same house, begun elsewhere": [
        {"kind": "line", "pts": [[650, 900], [350, 900]]},
        {"kind": "circle", "cx": 200, "cy": 200, "rx": 120, "ry": 60, "rot": 45},
        {"kind": "triangle", "pts": [[700, 450], [300, 450], [500, 200]]},
        {"kind": "square", "cx": 500, "cy": 650, "w": 400, "h": 400, "rot": 30},
    ],
    "from edge to edge": [
        {"kind": "circle", "cx": 500, "cy": 500, "rx": 500, "ry": 500, "rot": 90},
        {"kind": "line", "pts": [[0, 0], [1000, 1000]]},
        {"kind": "square", "cx": 500, "cy": 500, "w": 707, "h": 707, "rot": 45},
    ],
    "as small as can be": [
        {"kind": "circle", "cx": 10, "cy": 990, "rx": 3, "ry": 8, "rot": 12.5},
        {"kind": "square", "cx": 40, "cy": 960, "w": 3, "h": 6, "rot": 179.5},
        {"kind": "triangle", "pts": [[100, 100], [103, 104], [101, 109]]},
        {"kind": "line", "pts": [[-1, 3], [0, 7]]},
    ],
    "the same rectangle and the same ellipse, sides exchanged": [
        {"kind": "square", "cx": 300, "cy": 300, "w": 200, "h": 400, "rot": 20},
        {"kind": "circle", "cx": 700, "cy": 700, "rx": 200, "ry": 100, "rot": 110},
        {"kind": "square", "cx": 300, "cy": 300, "w": 400, "h": 200, "rot": 110},
        {"kind": "circle", "cx": 700, "cy": 700, "rx": 100, "ry": 200, "rot": 20},
    ],
    "two of a kind": [
        {"kind": "circle", "cx": 333, "cy": 667, "rx": 217, "ry": 89, "rot": 0.5},
        {"kind": "circle", "cx": 667, "cy": 333, "rx": 89, "ry": 217, "rot": 135},
    ],
}


if __name__ == "__main__":
    made = [{"name": n, "shapes": s, "strokes": [k._asdict() for k in strokes(s)]} for n, s in DRAWINGS.items()]
    STROKES.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
