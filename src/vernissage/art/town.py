"""What towns are made of in Art Society: fronts, passers-by, lamps and paving under the light of the hour."""

from __future__ import annotations

from vernissage.art.canvas import (
    Canvas,
    disc,
    fill,
    line,
    num,
    oval,
    place,
    polygon,
    rect,
)
from vernissage.art.chance import Chance
from vernissage.art.light import Light, strokes
from vernissage.art.palette import darker, lighter, mix

WALLS = ("#d9b48a", "#c98a6a", "#e6d3a8", "#a9b5a3", "#b9c2c9", "#d3a39a", "#c2a25f", "#9fb0c2", "#e3c7b0")


ROOFS = ("#9a4a36", "#5f5560", "#7a5a44", "#4f6066")


COATS = ("#7a2f35", "#2f4a66", "#3a3a44", "#a8742f", "#4f6a52", "#6a4668", "#23262e")


SKIN = "#e3b995"


def tint(paint: str, light: Light) -> str:
    """A local color under the light of the hour."""
    if light.night:
        return mix(darker(paint, 0.45), light.middle, 0.45)
    if light.name in ("at Dusk", "before the Storm"):
        return mix(darker(paint, 0.18), light.middle, 0.28)
    return mix(paint, light.low, 0.15)


def lamp_glow(light: Light) -> str:
    """What shows in a window at this hour."""
    return "#f6d98a" if light.night or light.name in ("at Dusk", "before the Storm", "in Winter") else "#4a5560"


def facade(
    c: Canvas, x: float, foot: float, w: float, h: float, light: Light, chance: Chance, shop: bool = False
) -> list[str]:
    """A house front with its roof, windows and perhaps a shop with an awning."""
    wall = tint(chance.pick(WALLS), light)
    roof = tint(chance.pick(ROOFS), light)
    top = foot - h
    out = [rect(x, top, w, h, c.linear(lighter(wall, 0.12), wall, darker(wall, 0.14), turn=0))]
    style = chance.below(4)
    if style == 0:
        out.append(fill(polygon([(x - 2, top), (x + w * 0.5, top - w * 0.5), (x + w + 2, top)]), roof))
    elif style == 1:
        out.append(
            fill(
                f"M{num(x - 1)} {num(top)}L{num(x + w * 0.12)}"
                f" {num(top - w * 0.32)}H{num(x + w * 0.88)}L{num(x + w + 1)} {num(top)}Z",
                roof,
            )
        )
        out.append(rect(x + w * 0.4, top - w * 0.26, w * 0.2, w * 0.2, lamp_glow(light)))
    elif style == 2:
        s = w / 6
        out.append(
            fill(
                f"M{num(x)} {num(top + 1)}v{num(-s)}h{num(s)}v{num(-s)}h{num(s)}"
                f"v{num(-s)}h{num(2 * s)}v{num(s)}h{num(s)}v{num(s)}h{num(s)}v{num(s)}z",
                darker(wall, 0.1),
            )
        )
    else:
        out.append(rect(x - 1.5, top - 4, w + 3, 5, darker(wall, 0.3)))
    out.append(rect(x + w * 0.72, top - w * 0.42, w * 0.13, w * 0.34, darker(roof, 0.2)) if style < 2 else "")
    columns = max(2, int(w / 15))
    floors = max(1, int((h - (22 if shop else 6)) / 21))
    pane_w, pane_h = w / columns * 0.46, 10.5
    lit: list[str] = []
    dark: list[str] = []
    for row in range(floors):
        for k in range(columns):
            px, py = x + w * (k + 0.5) / columns - pane_w / 2, top + 7 + row * 21
            (lit if chance.yes(0.55) else dark).append(f"M{num(px)} {num(py)}h{num(pane_w)}v{pane_h}h{num(-pane_w)}z")
    glow = lamp_glow(light)
    out += [
        fill("".join(lit), glow if lit else "none"),
        fill("".join(dark), darker(wall, 0.55)),
        line("".join(lit + dark), lighter(wall, 0.35), 1),
    ]
    if shop:
        paint = chance.pick(("#a83a34", "#3f6650", "#c2872f", "#34506f"))
        out.append(rect(x + 3, foot - 17, w - 6, 17, darker(wall, 0.6)))
        out.append(rect(x + 6, foot - 15, w * 0.5, 12, "#f3d691" if glow == "#f6d98a" else "#c9d6d3"))
        stripes = max(4, int(w / 6))
        for k in range(stripes):
            sx = x + w * k / stripes
            out.append(
                fill(
                    f"M{num(sx)} {num(foot - 22)}h{num(w / stripes)}v7q{num(-w / stripes / 2)} 4"
                    f" {num(-w / stripes)} 0z",
                    tint(paint if k % 2 else "#f3ead8", light),
                )
            )
    return out


def row(c: Canvas, light: Light, chance: Chance, w: float, foot: float, tall: float, shops: float = 0.5) -> list[str]:
    """House fronts side by side over the whole width."""
    out: list[str] = []
    count = max(2, round(w / 44))
    widths = [chance.between(0.8, 1.25) for _ in range(count)]
    x, unit = 0.0, w / sum(widths)
    for share in widths:
        out += facade(
            c, x, foot, share * unit + 0.5, tall * chance.between(0.78, 1.08), light, chance, chance.yes(shops)
        )
        x += share * unit
    return out


def walker(x: float, foot: float, size: float, chance: Chance, light: Light) -> str:
    """A passer-by with hat or parasol."""
    coat = tint(chance.pick(COATS), light)
    dress = chance.yes(0.5)
    parts = [oval(4, 0, 20, 3.4, "#1c1715", 0, 0.3)]
    if dress:
        parts += [
            fill("M-7 -62C-12 -40 -18 -16 -22 0H22C18 -16 12 -40 7 -62Z", coat),
            fill("M0 -62C6 -40 10 -16 12 0H22C18 -16 12 -40 7 -62Z", darker(coat, 0.3)),
        ]
    else:
        parts += [
            line("M-5 -36L-8 0M5 -36L9 0", darker(coat, 0.5), 7),
            fill("M-12 -74H12L13 -28H-13Z", coat),
            fill("M2 -74H12L13 -28H4Z", darker(coat, 0.3)),
        ]
    parts += [disc(0, -80, 8.5, tint(SKIN, light))]
    if chance.yes(0.35):
        shade = tint(chance.pick(("#b23f38", "#e6cf9a", "#3d5a78")), light)
        parts += [
            line("M10 -64V-112", "#3a2f2a", 2),
            fill("M-22 -104C-18 -128 38 -128 42 -104Q26 -110 10 -104Q-6 -110 -22 -104Z", shade),
        ]
    elif dress:
        parts += [oval(0, -86, 15, 4, tint("#e6cf9a", light)), oval(0, -89, 8, 5, tint("#c9a25f", light))]
    else:
        parts += [fill("M-13 -85H13V-88H8V-98H-8V-88H-13Z", "#25211e")]
    return place(parts, x, foot, size / 100)


def crowd(light: Light, chance: Chance, w: float, top: float, bottom: float, count: int, size: float) -> list[str]:
    """Passers-by, the nearer the larger."""
    spots = sorted((top + (bottom - top) * chance.unit(), chance.between(0.04, 0.96) * w) for _ in range(count))
    span = max(1.0, bottom - top)
    return [walker(x, y, size * (0.72 + 0.5 * (y - top) / span), chance, light) for y, x in spots]


def street_lamp(x: float, foot: float, size: float, light: Light) -> list[str]:
    """A lamp post, lit when it is dark."""
    lit = lamp_glow(light) == "#f6d98a"
    parts = [
        line("M0 0V-84", "#23262e", 4),
        line("M-7 0H7M-9 -72H9", "#23262e", 4),
        fill("M-7 -86H7L10 -104H-10Z", "#f6e3a8" if lit else "#c9d3d3"),
        fill("M-12 -103H12L0 -112Z", "#23262e"),
    ]
    if lit:
        parts.append(disc(0, -95, 26, "#f6e3a8", 0.25))
    return [place(parts, x, foot, size / 100)]


def paving(c: Canvas, light: Light, chance: Chance, w: float, top: float, h: float) -> list[str]:
    """The street from the house fronts to the lower edge."""
    stone = tint("#b5a894", light)
    return [
        rect(0, top, w, h - top, c.linear(lighter(stone, 0.1), darker(stone, 0.25))),
        strokes(chance, w, top + 3, h, int(w / 3), 8, darker(stone, 0.4), 1.2, 0.4),
        strokes(chance, w, top + 3, h, int(w / 6), 9, lighter(stone, 0.5), 1.2, 0.4),
    ]
