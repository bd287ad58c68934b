"""House lettering: capitals and figures drawn as strokes, so that no font is needed."""

from __future__ import annotations

from vernissage.art.canvas import el, num

# Advance width and strokes of every sign, on a cap height of 10 units, y downwards.
SIGNS: dict[str, tuple[float, str]] = {
    " ": (2.6, ""),
    "A": (7, "M0 10L3.5 0L7 10M1.1 7H5.9"),
    "B": (5.6, "M0 4.6H2.6A2.3 2.3 0 0 0 2.6 0H0V10H2.9A2.7 2.7 0 0 0 2.9 4.6"),
    "C": (8.2, "M8.2 1.8A4.9 4.9 0 1 0 8.2 8.2"),
    "D": (7.5, "M0 0V10H2.5A5 5 0 0 0 2.5 0Z"),
    "E": (5, "M5 0H0V10H5M0 4.6H4"),
    "F": (5, "M5 0H0V10M0 4.6H4"),
    "G": (9, "M8.2 1.8A4.9 4.9 0 1 0 9 6H5.6"),
    "H": (6.5, "M0 0V10M6.5 0V10M0 4.6H6.5"),
    "I": (0.4, "M.2 0V10"),
    "J": (3.6, "M3.6 0V7.4A2.1 2.1 0 0 1 0 8.8"),
    "K": (6, "M0 0V10M5.6 0L0 5.6M1.8 3.9L6 10"),
    "L": (4.6, "M0 0V10H4.6"),
    "M": (9, "M0 10L1 0L4.5 7.4L8 0L9 10"),
    "N": (6.6, "M0 10V0L6.6 10V0"),
    "O": (10, "M0 5A5 5 0 1 0 10 5A5 5 0 1 0 0 5Z"),
    "P": (5.5, "M0 10V0H2.8A2.7 2.7 0 0 1 2.8 5.4H0"),
    "Q": (10, "M0 5A5 5 0 1 0 10 5A5 5 0 1 0 0 5ZM6 6.5L9.8 10.6"),
    "R": (5.8, "M0 10V0H2.8A2.7 2.7 0 0 1 2.8 5.4H0M3 5.4L5.8 10"),
    "S": (5.5, "M5 1.6C4.2 .3 .5 -.7 .5 2.4C.5 5.2 5.5 4.4 5.5 7.4C5.5 10.6 1 10.7 0 8.3"),
    "T": (6.6, "M0 0H6.6M3.3 0V10"),
    "U": (6.4, "M0 0V6.8A3.2 3.2 0 0 0 6.4 6.8V0"),
    "V": (7, "M0 0L3.5 10L7 0"),
    "W": (10, "M0 0L2.6 10L5 2L7.4 10L10 0"),
    "X": (6.6, "M0 0L6.6 10M6.6 0L0 10"),
    "Y": (6.6, "M0 0L3.3 5V10M6.6 0L3.3 5"),
    "Z": (6.2, "M.1 0H6L0 10H6.2"),
    "0": (6.4, "M0 5C0 -1.65 6.4 -1.65 6.4 5C6.4 11.65 0 11.65 0 5Z"),
    "1": (2.6, "M0 2L2.6 0V10"),
    "2": (6.2, "M.3 2.7C.6 -.9 5.8 -.9 5.8 2.8C5.8 5.2 1.7 6.8 0 10H6.2"),
    "3": (5.8, "M.4 0H5.3L2.5 3.9C6.9 3.7 6.9 10 2.8 10C1.4 10 .4 9.3 0 8.2"),
    "4": (6.4, "M4.7 10V0L0 7.2H6.4"),
    "5": (6.2, "M5.4 0H1.2L.6 4.6C3 3 6.2 4 6.2 6.8C6.2 10.5 1.4 11 0 8.4"),
    "6": (6.2, "M4.8 0C2 2 0 4.7 0 6.9A3.1 3.1 0 0 0 6.2 6.9A3.1 3.1 0 0 0 .4 5.7"),
    "7": (6, "M0 0H6L2 10"),
    "8": (5.6, "M2.8 4.6A2.3 2.3 0 1 1 2.8 0A2.3 2.3 0 1 1 2.8 4.6A2.7 2.7 0 1 1 2.8 10A2.7 2.7 0 1 1 2.8 4.6Z"),
    "9": (6.2, "M1.4 10C4.2 8 6.2 5.3 6.2 3.1A3.1 3.1 0 0 0 0 3.1A3.1 3.1 0 0 0 5.8 4.3"),
    "$": (5.5, "M5 2.2C4.2 .9 .5 .3 .5 2.8C.5 5.2 5.5 4.5 5.5 7.2C5.5 9.9 1 9.9 0 7.8M2.8 -.9V10.9"),
    "!": (0.4, "M.2 0V6.8M.2 9.7V10"),
    "?": (5.2, "M0 2.4C.3 -.9 5.2 -.8 5.2 2.6C5.2 4.8 2.6 4.8 2.6 7M2.6 9.7V10"),
    "'": (0.8, "M.6 0L.2 2"),
    ",": (0.8, "M.7 9.6L0 11.6"),
    ".": (0.4, "M.2 9.7V10"),
    "-": (3, "M0 5.2H3"),
    ":": (0.4, "M.2 3.4V3.7M.2 9.1V9.4"),
    "+": (5.4, "M0 5.2H5.4M2.7 2.5V7.9"),
    "#": (7, "M2.4 0L1 10M6 0L4.6 10M0 3.3H7M0 6.7H6.6"),
    "&": (7, "M6.8 10L1.6 3.2C.2 1 3.4 -1.2 4.4 1C5.4 3.4 0 4.4 0 7.4C0 10.4 5.6 11.2 6.6 5.4"),
}

GAP = 2.3


def width(text: str, size: float, gap: float = GAP) -> float:
    """How wide the text is at a cap height."""
    units = sum(SIGNS[sign][0] for sign in text) + gap * max(0, len(text) - 1)
    return units * size / 10


def letters(
    text: str,
    x: float,
    y: float,
    size: float,
    color: str,
    weight: float = 0.13,
    anchor: str = "middle",
    gap: float = GAP,
) -> str:
    """The text with its baseline at y, as one path of strokes; weight is a share of the cap height."""
    unit = size / 10
    total = width(text, size, gap)
    left = x - (total / 2 if anchor == "middle" else total if anchor == "end" else 0)
    parts = []
    at = 0.0
    for sign in text:
        advance, strokes = SIGNS[sign]
        if strokes:
            parts.append(el("path", d=strokes, transform=f"translate({num(at)} 0)" if at else None))
        at += advance + gap
    return el(
        "g",
        "".join(parts),
        transform=f"translate({num(left)} {num(y - size)}) scale({unit:.3g})",
        fill="none",
        stroke=color,
        stroke_width=weight * 10,
    )
