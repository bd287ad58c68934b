"""Signs of the places in Art Decko: galleries, banks, exhibitions and the New Exhibitor bonuses."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, both, disc, fill, line, place, polygon, rect, ring, star
from vernissage.art.emblems import coin
from vernissage.art.lettering import letters
from vernissage.art.palette import GOLD, INK, IVORY, PAPER, STRAW, UMBER, darker, lighter

GALLERIES = {"teal": "#2e7a78", "cerulean": "#3b86ad", "cobalt": "#2f559b", "indigo": "#463a7d"}
BANKS = {"cadmium": "#c9622c", "sienna": "#8a4a2c"}
EXHIBITIONS = {
    "poetic": "Poetic Patterns",
    "swatches": "Swatches of Symbolism",
    "mixed": "Mixed Media Masterpieces",
    "textures": "Textures in Time",
    "iconic": "Iconic Imaginations",
}
BONUSES = {
    "disc2": "New Exhibitor: discount of 2",
    "disc1": "New Exhibitor: discount of 1",
    "vp2": "New Exhibitor: 2 points",
    "vp1": "New Exhibitor: 1 point",
}

NAMES: list[str] = [
    *(f"gallery-{name}" for name in GALLERIES),
    *(f"bank-{name}" for name in BANKS),
    *(f"exhibition-{name}" for name in EXHIBITIONS),
    *(f"exhibitor-{name}" for name in BONUSES),
]


def paint(name: str, prefix: str) -> Canvas:
    """The sign of that place."""
    kind, _, which = name.partition("-")
    if kind == "gallery":
        return _gallery(which, prefix)
    if kind == "bank":
        return _bank(which, prefix)
    if kind == "exhibition":
        return _exhibition(which, prefix)
    return _bonus(which, prefix)


def _gallery(which: str, prefix: str) -> Canvas:
    """A deco portal with as many steps as its place in the street."""
    color = GALLERIES[which]
    order = list(GALLERIES).index(which) + 1
    c = Canvas(prefix, f"Gallery {which.capitalize()}", 100, 100)
    c.add(rect(0, 0, 100, 100, darker(color, 0.35), 10), rect(5, 5, 90, 90, c.linear(lighter(color, 0.15), color), 7))
    rays = "".join(polygon([(50, 62), (50 + dx, -10), (50 + dx + 9, -10)]) for dx in range(-96, 96, 20))
    c.add(c.clip("M5 5H95V95H5Z", [fill(rays, STRAW, 0.16)]))
    c.add(
        both("M22 84V40L34 24H66L78 40V84Z", PAPER, INK, 2.2), fill("M32 84V46L40 35H60L68 46V84Z", darker(color, 0.45))
    )
    c.add(
        fill("M36 84V48L42 40H58L64 48V84Z", STRAW),
        line("M50 40V84", darker(color, 0.45), 2),
        disc(46, 64, 1.8, INK),
        disc(54, 64, 1.8, INK),
    )
    c.add(line("M14 84H86M10 89H90", INK, 3))
    for k in range(order):
        c.add(fill(star(50 + (k - (order - 1) / 2) * 13, 15.5, 6.4, 5, 0.42), STRAW))
    return c


def _bank(which: str, prefix: str) -> Canvas:
    """A vault door behind its coin."""
    color = BANKS[which]
    c = Canvas(prefix, f"{which.capitalize()} Bank", 100, 100)
    c.add(rect(0, 0, 100, 100, darker(color, 0.35), 10), rect(5, 5, 90, 90, c.linear(lighter(color, 0.2), color), 7))
    c.add(
        disc(50, 50, 38, darker(color, 0.6)),
        disc(50, 50, 35, c.linear("#cfc8bb", "#86807a", turn=60)),
        ring(50, 50, 30, "#5f5a55", 2),
    )
    bolts = "".join(
        f"M{x} {y}h.1"
        for x, y in ((50, 17.5), (73, 27), (82.5, 50), (73, 73), (50, 82.5), (27, 73), (17.5, 50), (27, 27))
    )
    c.add(
        line(bolts, "#4a4642", 4),
        *coin(c, 50, 50, 22),
        letters("3" if which == "cadmium" else "5", 50, 61, 22, UMBER, 0.16),
    )
    return c


def _exhibition(which: str, prefix: str) -> Canvas:
    """A banner with the exhibition's own motif."""
    color = {
        "poetic": "#8a5a7c",
        "swatches": "#3f7a78",
        "mixed": "#b5633a",
        "textures": "#6a5a3f",
        "iconic": "#3a4a72",
    }[which]
    c = Canvas(prefix, EXHIBITIONS[which], 100, 120)
    c.add(line("M8 8H92", UMBER, 5), disc(7, 8, 5, GOLD), disc(93, 8, 5, GOLD))
    c.add(
        fill("M14 8H86V104L50 118L14 104Z", darker(color, 0.35)),
        fill("M18 8H82V101L50 113L18 101Z", c.linear(lighter(color, 0.12), color)),
    )
    c.add(line("M22 14V98L50 108L78 98V14", STRAW, 1.4))
    motif: list[str]
    if which == "poetic":
        waves = "".join(f"M26 {y}q6 -8 12 0t12 0t12 0t12 0" for y in (76, 84, 92))
        motif = [
            line(waves, STRAW, 2),
            fill("M34 66C36 44 50 26 68 22C68 40 58 56 40 62Z", IVORY),
            line("M34 68C42 52 52 38 64 26M42 60L56 52M46 52L60 42", darker(color, 0.3), 1.6),
        ]
    elif which == "swatches":
        paints = ("#c8442c", "#d6a13f", "#3a7a5f", "#2f5391", "#6b3f6d")
        motif = [
            place([both("M-8 -52H8V6H-8Z", paint_, IVORY, 2)], 50, 82, 0.8, (k - 2) * 21)
            for k, paint_ in enumerate(paints)
        ]
        motif.append(disc(50, 82, 4, IVORY))
    elif which == "mixed":
        motif = [
            place(
                [
                    rect(-3.5, -10, 7, 46, "#c79a5f", 3),
                    fill("M-6 -10H6L4 -24C2 -30 0 -32 0 -36C0 -32 -2 -30 -4 -24Z", IVORY),
                ],
                42,
                58,
                1,
                -24,
            )
        ]
        motif.append(
            place(
                [
                    line("M0 30L-8 -30M0 30L8 -30", IVORY, 4.4),
                    disc(-7, 34, 6, color),
                    ring(-7, 34, 6, IVORY, 3.4),
                    ring(7, 34, 6, IVORY, 3.4),
                ],
                62,
                58,
                0.92,
                16,
            )
        )
    elif which == "textures":
        motif = [
            both("M32 26H68L54 58L68 90H32L46 58Z", IVORY, STRAW, 3),
            fill("M37 84H63L50 66Z", "#c79a3f"),
            fill("M42 40H58L50 56Z", "#c79a3f"),
            line("M28 26H72M28 90H72", STRAW, 5),
        ]
    else:
        motif = [
            both("M28 80L24 40L40 58L50 32L60 58L76 40L72 80Z", STRAW, IVORY, 2.4),
            rect(28, 84, 44, 7, STRAW, 2),
            disc(24, 38, 4, IVORY),
            disc(50, 29, 4.6, IVORY),
            disc(76, 38, 4, IVORY),
            disc(50, 70, 4.4, "#a3282e"),
        ]
    c.add(*motif)
    return c


def _bonus(which: str, prefix: str) -> Canvas:
    """A rosette for a first show: gold off, or points."""
    c = Canvas(prefix, BONUSES[which], 64, 64)
    gold = which.startswith("disc")
    color = "#b5832f" if gold else "#5a4a86"
    c.add(fill(star(32, 32, 31, 10, 0.84), darker(color, 0.4)), disc(32, 32, 24, color), ring(32, 32, 20.5, STRAW, 1.2))
    c.add(letters(f"{'-' if gold else '+'}{which[-1]}", 32, 36 if gold else 38, 15, IVORY, 0.18))
    if gold:
        c.add(line("M25 43H39M28 47H36", STRAW, 2.2))
    else:
        c.add(fill(star(32, 46, 5, 5, 0.42), STRAW))
    return c
