"""Still lifes for Art Society: eight tables laid by chance, in a corner of light."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.art import tableware as t
from vernissage.art.canvas import Canvas, fill, line, num, oval, place, rect
from vernissage.art.chance import Chance
from vernissage.art.palette import darker, lighter, mix

Thing = Callable[[Canvas, Chance], list[str]]

# A table: its name, the tall things of the back row and the low things in front.
TABLES: tuple[tuple[str, tuple[Thing, ...], tuple[Thing, ...]], ...] = (
    ("Flowers", (t.bouquet, t.jug, t.bouquet, t.candle), (t.apples, t.shell, t.lemon, t.pears)),
    ("Wine and Bread", (t.bottle, t.goblet, t.jug, t.bottle), (t.bread, t.cheese, t.grapes, t.apples)),
    ("Fruit", (t.bowl, t.bottle, t.bowl, t.jug), (t.lemon, t.pears, t.grapes, t.apples)),
    ("Vanitas", (t.candle, t.bouquet, t.goblet, t.candle), (t.skull, t.books, t.shell, t.lemon)),
    ("Tea at Four", (t.teapot, t.bouquet, t.jug, t.teapot), (t.cup, t.lemon, t.bread, t.cup)),
    ("Catch of the Day", (t.jug, t.bottle, t.goblet, t.pot), (t.fish, t.lemon, t.shell, t.bread)),
    ("Harvest", (t.pumpkin, t.jug, t.bowl, t.bottle), (t.pears, t.pumpkin, t.apples, t.grapes)),
    ("Kitchen", (t.pot, t.bottle, t.jug, t.bouquet), (t.cheese, t.bread, t.pears, t.fish)),
)
MOODS = (
    ("Brown", "#6b4a30", "#8a5f38", "#efe4cc"),
    ("Green", "#3f5244", "#7a5638", "#d9cfae"),
    ("Blue", "#3a4c63", "#6f5a48", "#eae3d6"),
    ("Red", "#6a2f2c", "#5f4030", "#e6d3b0"),
    ("Grey", "#8a8a84", "#a3886a", "#f6f0e4"),
    ("Gold", "#a8843f", "#6f4a2c", "#f3e6c4"),
    ("Black", "#26211e", "#4a3424", "#ddd0b8"),
)
HEIGHT: dict[Thing, float] = {
    t.bouquet: 1.28,
    t.bottle: 1.0,
    t.goblet: 0.74,
    t.jug: 0.8,
    t.bowl: 0.72,
    t.candle: 0.86,
    t.teapot: 0.62,
    t.pot: 0.58,
    t.pumpkin: 0.6,
    t.apples: 0.36,
    t.pears: 0.44,
    t.lemon: 0.3,
    t.grapes: 0.4,
    t.bread: 0.4,
    t.cheese: 0.36,
    t.skull: 0.42,
    t.books: 0.4,
    t.cup: 0.36,
    t.fish: 0.34,
    t.shell: 0.36,
}


def still_life(c: Canvas, index: int, w: float, h: float) -> list[str]:
    """The still life of that number, filling its canvas."""
    chance = Chance(f"still life {index}")
    _, back, front = TABLES[index % len(TABLES)]
    _, wall, wood, linen = MOODS[_mood(index)]
    tall_canvas = h > w * 1.25
    edge = h * (0.72 if tall_canvas else 0.68)
    out = [rect(0, 0, w, edge + 4, c.radial(lighter(wall, 0.4), wall, darker(wall, 0.55), x=0.22, y=0.3, r=0.95))]
    out += _table(c, chance, w, h, edge, wood, linen, index)
    unit = min(edge * 0.78, w * 0.92)
    spots = max(2, round(w / (unit * 0.62)))
    turn = index // len(TABLES)
    if tall_canvas:
        out += _niche(c, w, edge, wall)
    # Tall things stand at the back, the tallest a little off the middle.
    for k in range(spots):
        thing = back[(k + turn) % len(back)]
        x = w * (k + 0.5) / spots + chance.near(0, w * 0.03)
        if thing is t.bouquet and spots == 2:
            x = w * 0.42 if k == 0 else w * 0.58
        tall = unit * HEIGHT[thing]
        if thing is t.bouquet:
            tall = min(tall, edge * 0.78, w * 1.02)
        out += _stand(c, chance, thing, x, edge + h * 0.035, tall)
    low = max(1, round(w / (unit * 0.8)))
    for k in range(low):
        thing = front[(k + turn) % len(front)]
        x = w * (k + 0.5) / low + w * (0.22 if low == 1 else 0.5 / low * 0.5) * (1 if (k + index) % 2 else -1)
        x = min(max(x, w * 0.17), w * 0.83)
        out += _stand(c, chance, thing, x, edge + (h - edge) * (0.5 if k % 2 else 0.42), unit * HEIGHT[thing] * 0.92)
    return [
        *out,
        rect(0, 0, w, h, c.radial("#ffe3a8", "#3a2410", "#0d0704", x=0.4, y=0.45, r=0.8, opacities=(0.06, 0.03, 0.4))),
    ]


def title(index: int) -> str:
    """What the still life of that number is called."""
    return f"{TABLES[index % len(TABLES)][0]}, {MOODS[_mood(index)][0]} Ground"


def _mood(index: int) -> int:
    return (index % 8 * 3 + index // 8 * 2 + 1) % len(MOODS)


def _niche(c: Canvas, w: float, edge: float, wall: str) -> list[str]:
    """An arched recess for upright canvases."""
    r = w * 0.36
    top = edge * 0.12 + r
    arch = (
        f"M{num(w / 2 - r)} {num(edge + 2)}V{num(top)}A{num(r)} {num(r)} 0 0 1 {num(w / 2 + r)}"
        f" {num(top)}V{num(edge + 2)}Z"
    )
    rim = (
        f"M{num(w / 2 - r)} {num(edge + 2)}V{num(top)}A{num(r)} {num(r)} 0 0 1 {num(w / 2 + r)}"
        f" {num(top)}V{num(edge + 2)}"
    )
    return [fill(arch, c.linear(darker(wall, 0.6), darker(wall, 0.25), turn=20)), line(rim, lighter(wall, 0.35), 1.6)]


def _stand(c: Canvas, chance: Chance, thing: Thing, x: float, foot: float, tall: float) -> list[str]:
    s = tall / 100
    wide = 70 if HEIGHT[thing] < 0.5 else 34
    return [
        oval(x + wide * s * 0.5, foot - 1, wide * s * 1.25, wide * s * 0.2, "#140d08", -3, 0.38),
        place(thing(c, chance), x, foot, s),
    ]


def _table(c: Canvas, chance: Chance, w: float, h: float, edge: float, wood: str, linen: str, index: int) -> list[str]:
    out = [rect(0, edge, w, h - edge, c.linear(lighter(wood, 0.22), wood, darker(wood, 0.45)))]
    out.append(
        line(
            "".join(
                f"M{int(chance.between(-10, w))} {int(chance.between(edge + 3, h))}h{int(chance.between(10, 40))}"
                for _ in range(int(w / 9))
            ),
            darker(wood, 0.45),
            1,
            0.5,
        )
    )
    out.append(line(f"M0 {num(edge)}H{num(w)}", lighter(wood, 0.4), 1.4))
    if index % 3 != 1:
        # A white cloth, drawn back on one side.
        left = w * chance.between(-0.1, 0.16)
        d = (
            f"M{num(left)} {num(edge + 2)}H{num(w * 0.9)}"
            f"C{num(w * 0.94)} {num(edge + (h - edge) * 0.4)} {num(w * 0.8)} {num(h)} {num(w * 0.84)} {num(h + 2)}"
            f"H{num(left - w * 0.08)}"
            f"C{num(left)} {num(h)} {num(left - w * 0.04)} {num(edge + (h - edge) * 0.4)} {num(left)} {num(edge + 2)}Z"
        )
        out.append(fill(d, c.linear(linen, mix(linen, "#8f8470", 0.45))))
        marks = []
        for share in (0.1, 0.28, 0.5, 0.66, 0.85):
            x, high, low = left + (w * 0.86 - left) * share, edge + (h - edge) * 0.55, edge + (h - edge) * 0.7
            marks.append(
                f"M{num(x)} {num(high)}C{num(x + 4)} {num(low)} {num(x - 5)} {num(h * 0.98)} {num(x)} {num(h + 2)}"
            )
        folds = "".join(marks)
        out.append(line(folds, darker(linen, 0.35), 1.4, 0.6))
    return out
