"""Which tiles Art Society has: type, frame and size of every painting, size of every piece of decor."""

from __future__ import annotations

from vernissage.art.frames import FRAMES

TYPES: dict[str, tuple[str, str]] = {
    "city_life": ("City Life", "#33588c"),
    "portrait": ("Portrait", "#a8323a"),
    "still_life": ("Still Life", "#d3a02f"),
    "landscape": ("Landscape", "#47734c"),
}


# Width, height, back number and the frames' offsets of every format, in the order of the tiles' ids.
FORMATS: tuple[tuple[int, int, int, tuple[int, ...]], ...] = (
    (2, 2, 3, (0, 1, 2, 3)),
    (2, 3, 4, (0, 1, 2, 3)),
    (3, 2, 4, (0, 1, 2, 3)),
    (2, 4, 5, (0, 2)),
    (4, 2, 5, (1, 3)),
    (3, 3, 6, (0, 1, 2, 3)),
    (3, 4, 7, (0,)),
    (4, 3, 7, (1,)),
    (3, 5, 8, (2,)),
    (5, 3, 8, (3,)),
    (4, 4, 8, (0,)),
    (4, 5, 9, (1,)),
    (5, 4, 9, (2,)),
    (5, 5, 9, (3,)),
)


def _tiles() -> dict[str, tuple[str, str, int, int, int]]:
    """Tile id: type, frame, width, height, and its number among the pictures of its type."""
    tiles: dict[str, tuple[str, str, int, int, int]] = {}
    painted = dict.fromkeys(TYPES, 0)
    styles = list(FRAMES)
    rows = [
        (w, h, kind, n, offset) for w, h, _, offsets in FORMATS for n, kind in enumerate(TYPES) for offset in offsets
    ]
    rows += [(2, 3, kind, n, 0) for n, kind in enumerate(TYPES)]
    for at, (w, h, kind, n, offset) in enumerate(rows):
        name = f"P{at + 1:03d}" if at < 112 else f"S{at - 111}"
        # Frames ascend within a type, whatever order the offsets give.
        style = (n + offset) % 4
        tiles[name] = (kind, styles[style], w, h, painted[kind])
        painted[kind] += 1
    return _ascending(tiles)


def _ascending(tiles: dict[str, tuple[str, str, int, int, int]]) -> dict[str, tuple[str, str, int, int, int]]:
    order = list(FRAMES)
    names = list(tiles)
    out = dict(tiles)
    start = 0
    while start < 112:
        kind, _, w, h, _ = tiles[names[start]]
        stop = start
        while stop < 112 and (tiles[names[stop]][0], tiles[names[stop]][2], tiles[names[stop]][3]) == (kind, w, h):
            stop += 1
        styles = sorted((tiles[name][1] for name in names[start:stop]), key=order.index)
        for name, style in zip(names[start:stop], styles, strict=True):
            old = tiles[name]
            out[name] = (old[0], style, old[2], old[3], old[4])
        start = stop
    return out


TILES = _tiles()


DECOR = {f"D{n:03d}": 1 if n <= 48 else 2 if n <= 84 else 3 for n in range(1, 109)}
