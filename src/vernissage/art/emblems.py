"""Emblems of the five genres: a motif, a letter and a weave for each, so that none depends on its color."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, around, disc, fill, line, oval, rect, star
from vernissage.art.palette import GOLD, INK, IVORY, darker, lighter

# Genre id: its name and its color.
GENRES: dict[str, tuple[str, str]] = {
    "AN": ("Art Nouveau", "#d9a83a"),
    "IM": ("Impressionism", "#4a7fb0"),
    "PA": ("Pop Art", "#d4638a"),
    "RE": ("Renaissance", "#cf6f32"),
    "SU": ("Surrealism", "#4f8a62"),
    "WILD": ("Any genre", "#8a8984"),
}


def weave(c: Canvas, genre: str, color: str) -> str:
    """The pattern that stands for a genre's color: waves, dabs, dots, lozenges, clouds of rings."""
    if genre == "AN":
        return c.pattern(16, 8, [line("M0 4C4 -2 8 -2 8 4C8 10 12 10 16 4", color, 1.3)])
    if genre == "IM":
        return c.pattern(12, 8, [line("M1 2H6M7 6H12", color, 1.8)], turn=-12)
    if genre == "PA":
        return c.pattern(7, 7, [disc(3.5, 3.5, 1.7, color)], turn=45)
    if genre == "RE":
        return c.pattern(10, 10, [line("M0 0L10 10M10 0L0 10", color, 1)])
    if genre == "SU":
        return c.pattern(14, 14, [line("M7 1A6 6 0 1 0 7 13M7 4A3 3 0 1 1 7 10", color, 1.1)])
    return c.pattern(8, 8, [line("M0 4H8M4 0V8", color, 1)])


def motif(genre: str, ink: str, ground: str) -> list[str]:
    """The genre's sign, within 40 units around the origin."""
    if genre == "AN":
        petal = "M0 10C-7 2 -8 -10 0 -18C8 -10 7 2 0 10Z"
        side = "M-1 11C-13 9 -18 -2 -17 -12C-8 -9 -1 0 -1 11ZM1 11C13 9 18 -2 17 -12C8 -9 1 0 1 11Z"
        return [fill(petal + side, ink), line("M0 10V18M0 18C-6 18 -11 15 -12 10M0 18C6 18 11 15 12 10", ink, 2.4)]
    if genre == "IM":
        rays = "M0 -18V-14M-12 -13L-9.5 -10.5M12 -13L9.5 -10.5M-17 -2H-13.5M17 -2H13.5"
        return [
            fill("M-9 -1A9 9 0 0 1 9 -1Z", ink),
            line(rays, ink, 2.6),
            line("M-16 4H-6M-2 4H16M-11 10H4M9 10H14M-6 16H8", ink, 3),
        ]
    if genre == "PA":
        return [fill(star(0, 0, 19, 10, 0.62), ink), fill("M-3.2 -11H3.2L1.8 3H-1.8Z", ground), disc(0, 8, 2.8, ground)]
    if genre == "RE":
        arch = "M-15 17V-3A15 15 0 0 1 15 -3V17H9V-2A9 9 0 0 0 -9 -2V17Z"
        return [fill(arch, ink), rect(-18, 15, 36, 3.5, ink), fill("M-5 15V3A5 5 0 0 1 5 3V15Z", ink)]
    if genre == "SU":
        lid = "M-18 1C-10 -10 10 -10 18 1C10 11 -10 11 -18 1Z"
        lashes = "M-12 -8L-15 -13M0 -10V-16M12 -8L15 -13"
        return [
            fill(lid, ink),
            disc(0, 1, 6.4, ground),
            disc(0, 1, 3.2, ink),
            line(lashes, ink, 2.6),
            line("M0 12C-2 15 -2 18 0 18C2 18 2 15 0 12", ink, 2),
        ]
    petals = [oval(x, y, 5, 5, ink) for x, y in around(0, 0, 11, 5)]
    return [*petals, disc(0, 0, 4, ink)]


def badge(c: Canvas, genre: str, x: float, y: float, r: float) -> list[str]:
    """A round seal in the genre's color with its motif."""
    _, color = GENRES[genre]
    rim = darker(color, 0.45)
    return [
        disc(x, y, r, rim),
        disc(x, y, r * 0.92, color),
        disc(x, y, r * 0.92, weave(c, genre, lighter(color, 0.22))),
        disc(x, y, r * 0.7, IVORY),
        (
            f'<g transform="translate({x:g} {y:g})'
            f' scale({r * 0.56 / 20:.3g})">{"".join(motif(genre, darker(color, 0.62), IVORY))}</g>'
        ),
    ]


def coin(c: Canvas, x: float, y: float, r: float) -> list[str]:
    """A gold coin without its value."""
    beads = "".join(f"M{px:.1f} {py:.1f}h0" for px, py in around(x, y, r * 0.86, 28))
    return [
        disc(x, y, r, darker(GOLD, 0.5)),
        disc(x, y, r * 0.96, c.linear("#f3d98c", GOLD, "#8f6a24", turn=60)),
        line(beads, "#fbeebb", r * 0.07),
        disc(x, y, r * 0.74, c.linear("#d9ad4f", "#f0d68a", turn=60)),
        (
            f'<circle cx="{x:g}" cy="{y:g}" r="{r * 0.74:.1f}" fill="none" stroke="{INK}" stroke-opacity=".35"'
            f' stroke-width="{r * 0.03:.2f}"/>'
        ),
    ]
