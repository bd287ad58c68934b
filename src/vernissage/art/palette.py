"""The paint box: one family of gallery colours that every picture shares."""

from __future__ import annotations

from functools import lru_cache

PAPER = "#f5eddc"
IVORY = "#fbf6ea"
LINEN = "#e8dcc3"
SAND = "#d8c39a"
INK = "#25211e"
SOOT = "#3b3531"
UMBER = "#5c4030"
SIENNA = "#9a5a35"
OCHRE = "#d6a13f"
GOLD = "#c5963a"
STRAW = "#ecd08a"
VERMILION = "#c8442c"
CRIMSON = "#96283a"
ORANGE = "#dd7a2f"
CORAL = "#e39078"
ROSE = "#d9808f"
PINK = "#e9b4b3"
PLUM = "#6b3f6d"
LILAC = "#a78bb5"
NAVY = "#22345a"
ULTRAMARINE = "#2f5391"
SKY = "#8db4c9"
MIST = "#c9d9da"
TEAL = "#2e6e73"
VIRIDIAN = "#3a7a5f"
SAGE = "#8fa67c"
MOSS = "#55683a"
PINE = "#24453d"
SLATE = "#67717a"
SILVER = "#b6b5ae"
FLESH = "#e9c3a0"
BLUSH = "#dc9f83"


@lru_cache(maxsize=4096)
def mix(first: str, second: str, share: float) -> str:
    """The first colour with the given share (0 to 1) of the second stirred in."""
    a, b = int(first[1:], 16), int(second[1:], 16)
    out = 0
    for shift in (16, 8, 0):
        x, y = (a >> shift) & 255, (b >> shift) & 255
        out = (out << 8) | max(0, min(255, round(x + (y - x) * share)))
    return f"#{out:06x}"


def lighter(color: str, share: float) -> str:
    """The color raised towards warm ivory."""
    return mix(color, "#fffaf0", share)


def darker(color: str, share: float) -> str:
    """The color lowered towards ink."""
    return mix(color, "#1c1715", share)
