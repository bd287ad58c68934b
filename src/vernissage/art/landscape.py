"""Landscapes for Art Society: eight views in seven lights."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.art.canvas import Canvas, Point, fill, line, num, oval, place, polygon, rect, smooth
from vernissage.art.chance import Chance
from vernissage.art.light import LIGHTS, Light, ground, ridge, sky, strokes, tufts
from vernissage.art.palette import darker, lighter, mix
from vernissage.art.scenery import boat, bridge, cottage, cypress, firs, lighthouse, mill, pine, tree

View = Callable[[Canvas, Light, Chance, float, float], list[str]]


def landscape(c: Canvas, index: int, w: float, h: float) -> list[str]:
    """The landscape of that number, filling its canvas."""
    light = LIGHTS[_light(index)]
    return VIEWS[index % len(VIEWS)][1](c, light, Chance(f"landscape {index}"), w, h)


def title(index: int) -> str:
    """What the landscape of that number is called."""
    return f"{VIEWS[index % len(VIEWS)][0]} {LIGHTS[_light(index)].name}"


def _light(index: int) -> int:
    return (index % 8 * 2 + index // 8 * 3) % len(LIGHTS)


def _lake(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    shore = h * 0.6
    out = sky(c, light, chance, w, shore)
    # Peaks with snow on the lit side.
    peaks = max(2, round(w / 70))
    for i in range(peaks + 1):
        x = w * (i + chance.near(0, 0.3)) / peaks
        top = shore * chance.between(0.28, 0.6)
        half = (shore - top) * chance.between(0.62, 0.9)
        tint = mix(light.far, light.middle, chance.between(0, 0.35))
        out.append(fill(polygon([(x - half, shore), (x, top), (x + half, shore)]), tint))
        out.append(
            fill(
                polygon(
                    [(x, top), (x + half, shore), (x + half * 0.1, shore), (x - half * 0.12, top + (shore - top) * 0.4)]
                ),
                darker(tint, 0.22),
            )
        )
        snow = (shore - top) * 0.26
        out.append(
            fill(
                polygon(
                    [
                        (x, top),
                        (x + half * 0.26, top + snow),
                        (x + half * 0.08, top + snow * 0.7),
                        (x - half * 0.06, top + snow * 1.2),
                        (x - half * 0.26, top + snow),
                    ]
                ),
                lighter(light.sun, 0.4),
                0.9,
            )
        )
    out.append(ground(ridge(chance, w, shore - 6, 4, 30), w, shore + 4, darker(light.mid, 0.15)))
    out.append(
        rect(
            0,
            shore,
            w,
            h - shore,
            c.linear(mix(light.low, light.far, 0.35), mix(light.high, light.far, 0.4), darker(light.far, 0.35)),
        )
    )
    out.append(strokes(chance, w, shore + 4, h, int(w / 5), 16, light.sun, 1.2, 0.45))
    out.append(strokes(chance, w, shore + 4, h, int(w / 7), 22, darker(light.near, 0.2), 1.6, 0.35))
    for side in (0, 1):
        for k in range(2 + int(w / 120)):
            x = (k * 11 + chance.between(0, 8)) if side == 0 else w - k * 11 - chance.between(0, 8)
            out += pine(x, h - k * 2 - 1, h * chance.between(0.26, 0.4) * (1 - k * 0.12), firs(light))
    return out


def _hills(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    horizon = h * 0.42
    out = sky(c, light, chance, w, horizon + h * 0.08)
    layers = 4
    for k in range(layers):
        t = k / (layers - 1)
        paint = mix(mix(light.far, light.mid, min(1, t * 1.6)), light.near, max(0.0, t - 0.45) * 1.2)
        y = horizon + (h - horizon) * (t * 0.72)
        out.append(
            ground(
                ridge(chance, w, y, 4 + h * 0.035 * (1 + t), 24 + 40 * t),
                w,
                h,
                c.linear(lighter(paint, 0.2), darker(paint, 0.14)),
            )
        )
        if k in (1, 2):
            for _ in range(2 + int(w / 70)):
                out += cypress(chance.between(0.05, 0.95) * w, y + 4 + k * 3, h * (0.07 + 0.05 * k), firs(light))
    fx = chance.between(0.3, 0.7) * w
    out += cottage(fx, horizon + (h - horizon) * 0.27, min(w, h) * 0.1, light)
    # A pale road that wanders to the house.
    road: list[Point] = [
        (fx - 2, horizon + (h - horizon) * 0.3),
        (fx + w * 0.1, h * 0.68),
        (fx - w * 0.06, h * 0.8),
        (fx + w * 0.08, h + 4),
        (fx + w * 0.2, h + 4),
        (fx, h * 0.8),
        (fx + w * 0.14, h * 0.68),
        (fx + 2, horizon + (h - horizon) * 0.3),
    ]
    out.append(fill(smooth(road), mix(light.low, light.sun, 0.4), 0.85))
    out.append(tufts(chance, w, h * 0.82, h, int(w / 6), lighter(light.mid, 0.25)))
    return out


def _sea(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    horizon = h * 0.5
    out = sky(c, light, chance, w, horizon)
    deep = mix(light.high, "#1f4f63", 0.45)
    out.append(rect(0, horizon, w, h - horizon, c.linear(mix(light.low, deep, 0.4), deep, darker(deep, 0.35))))
    out.append(strokes(chance, w, horizon + 3, h * 0.94, int(w / 3.4), 13, light.sun, 1.3, 0.5))
    out.append(strokes(chance, w, horizon + 8, h, int(w / 6), 20, darker(deep, 0.45), 1.8, 0.45))
    side = chance.yes(0.5)
    cliff: list[Point] = [
        (0, horizon - h * 0.14),
        (w * 0.1, horizon - h * 0.17),
        (w * 0.2, horizon - h * 0.08),
        (w * 0.26, horizon + 4),
        (w * 0.3, horizon + h * 0.06),
        (0, horizon + h * 0.1),
    ]
    tower = [*lighthouse(w * 0.1, horizon - h * 0.15, h * 0.2, light)]
    rocks = [fill(polygon(cliff), c.linear(lighter(light.mid, 0.1), darker(light.near, 0.3))), *tower]
    body = "".join(rocks)
    out.append(body if side else f'<g transform="translate({num(w)} 0) scale(-1 1)">{body}</g>')
    for _ in range(max(1, int(w / 110))):
        x = chance.between(0.42, 0.9) * w
        out += boat(
            x if side else w - x, horizon + h * chance.between(0.08, 0.2), min(w, h) * chance.between(0.1, 0.2), light
        )
    foam: list[Point] = [(0.0, h)] + [(w * i / 6, h * (0.94 + 0.025 * (i % 2))) for i in range(7)] + [(w, h)]
    out.append(fill(smooth(foam), lighter(light.low, 0.4), 0.8))
    return out


def _forest(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    glow = mix(light.low, light.sun, 0.5)
    out = [rect(0, 0, w, h, c.radial(glow, mix(light.low, light.mid, 0.6), darker(light.near, 0.2), y=0.45, r=0.7))]
    out.append(
        ground(ridge(chance, w, h * 0.72, 4, 40), w, h, c.linear(mix(light.mid, glow, 0.2), darker(light.near, 0.3)))
    )
    near, far = h * 0.86, h * 0.715
    path = (
        f"M{num(w * 0.5)} {num(far)}C{num(w * 0.54)} {num(h * 0.76)} {num(w * 0.4)} {num(near)} {num(w * 0.34)}"
        f" {num(h + 2)}H{num(w * 0.66)}C{num(w * 0.58)} {num(near)} {num(w * 0.6)} {num(h * 0.77)} {num(w * 0.515)}"
        f" {num(far)}Z"
    )
    out.append(fill(path, mix(glow, light.mid, 0.25), 0.9))
    # Trunks in three depths; the middle is left open for the light.
    for depth in range(3):
        paint = mix(mix(light.mid, light.far, 0.3), darker(firs(light), 0.25), (depth + 0.4) / 2.4)
        for _ in range(max(2, int(w / (34 + depth * 14)))):
            x = chance.between(0, w)
            if abs(x - w / 2) < w * (0.08 + depth * 0.07):
                x = x + w * 0.3 if x > w / 2 else x - w * 0.3
            thick = (2.2 + depth * 2.6) * chance.between(0.8, 1.3)
            foot = h * (0.74 + depth * 0.09)
            lean = chance.near(0, 5)
            out.append(
                fill(
                    f"M{num(x - thick)} {num(foot)}L{num(x + lean - thick * 0.6)} 0H{num(x + lean + thick * 0.6)}"
                    f"L{num(x + thick)} {num(foot)}Q{num(x)} {num(foot + 3)} {num(x - thick)} {num(foot)}Z",
                    paint,
                )
            )
    leaf = light.accent if light.name == "in Autumn" else light.mid
    for _ in range(int(w * h / 900) + 6):
        x, y = chance.between(0, w), h * chance.between(-0.05, 0.26)
        tint = mix(leaf, darker(light.near, 0.2), chance.between(0, 0.8))
        out.append(oval(x, y, chance.between(9, 18), chance.between(6, 11), tint, chance.near(0, 30), 0.85))
    out.append(tufts(chance, w, h * 0.78, h, int(w / 4), lighter(light.mid, 0.3)))
    return out


def _river(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    horizon = h * 0.4
    out = sky(c, light, chance, w, horizon + 4)
    out.append(ground(ridge(chance, w, horizon - 4, h * 0.03, 30), w, h, light.far))
    out.append(
        ground(ridge(chance, w, horizon + 6, 3, 40), w, h, c.linear(lighter(light.mid, 0.18), light.mid, light.near))
    )
    bend = 1 if chance.yes(0.5) else -1
    mid = w / 2
    banks = [(0.0, 0.02, 0.42), (0.16, 0.06, 0.5), (-0.12, 0.12, 0.62), (0.14, 0.2, 0.78), (-0.1, 0.34, 1.04)]
    left: list[Point] = [(mid + bend * off * w - half * w, y * h) for off, half, y in banks]
    right: list[Point] = [(mid + bend * off * w + half * w, y * h) for off, half, y in reversed(banks)]
    out.append(
        fill(
            smooth(left + right),
            c.linear(mix(light.low, light.sun, 0.3), light.middle, mix(light.high, light.far, 0.5)),
        )
    )
    out.append(
        strokes(chance, w * 0.62, h * 0.6, h, int(w / 9), 10, light.sun, 1.2, 0.5).replace(
            "<path", f'<path transform="translate({num(w * 0.18)} 0)"', 1
        )
    )
    places = sorted(
        ((chance.between(0.02, 0.98), chance.between(0.44, 0.86)) for _ in range(5 + int(w / 40))), key=lambda p: p[1]
    )
    for fx, fy in places:
        x = fx * w
        if abs(x - mid) < w * (0.05 + (fy - 0.4) * 0.55):
            x = mid + (1 if x > mid else -1) * w * (0.1 + (fy - 0.4) * 0.7)
        out += tree(x, fy * h, min(w, h) * (0.06 + (fy - 0.4) * 0.36), light, chance)
    if w >= 110:
        out += bridge(mid + bend * w * 0.1, h * 0.56, w * 0.17, light)
    return out


def _fields(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    horizon = h * 0.46
    out = sky(c, light, chance, w, horizon)
    out.append(ground(ridge(chance, w, horizon - 2, 4, 50), w, h, light.far))
    out.append(rect(0, horizon + 3, w, h - horizon, c.linear(lighter(light.mid, 0.2), light.near)))
    vx = w * chance.between(0.35, 0.65)
    flower = light.accent
    rows = 9
    for i in range(rows):
        a, b = -w * 0.6 + 2.2 * w * i / rows, -w * 0.6 + 2.2 * w * (i + 0.5) / rows
        out.append(
            fill(
                polygon([(vx + (a - vx) * 0.03, horizon + 4), (a, h), (b, h), (vx + (b - vx) * 0.03, horizon + 4)]),
                mix(flower, light.mid, 0.25 if i % 2 else 0.5),
                0.75,
            )
        )
    dots = "".join(
        f"M{int(chance.between(0, w))} {int(horizon + 10 + (h - horizon - 10) * chance.unit() ** 0.7)}h.1"
        for _ in range(int(w * h / 240))
    )
    out.append(line(dots, lighter(flower, 0.25), 2.4))
    out += mill(w * chance.between(0.2, 0.8), horizon + 6, min(w, h) * 0.34, light)
    for _ in range(1 + int(w / 130)):
        out += tree(chance.between(0.08, 0.92) * w, horizon + 6, min(w, h) * 0.1, light, chance)
    return out


def _falls(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    out = sky(c, light, chance, w, h * 0.42)
    rock = mix(light.far, "#6f6257", 0.5)
    out.append(
        ground(
            ridge(chance, w, h * 0.3, h * 0.05, 22), w, h, c.linear(lighter(rock, 0.15), darker(rock, 0.45)), soft=False
        )
    )
    for _ in range(int(w / 12)):
        x, y = chance.between(0, w), chance.between(0.38, 0.72) * h
        out.append(
            line(
                f"M{int(x)} {int(y)}l{int(chance.near(0, 5))} {int(chance.between(8, 22))}", darker(rock, 0.5), 1.6, 0.5
            )
        )
    x, half = w * chance.between(0.42, 0.58), w * 0.09 + 4
    out.append(
        fill(
            polygon(
                [(x - half * 0.7, h * 0.32), (x + half * 0.7, h * 0.32), (x + half, h * 0.78), (x - half, h * 0.78)]
            ),
            c.linear("#f6f6ee", mix("#dfeaea", light.middle, 0.35)),
        )
    )
    out.append(
        line(
            "".join(f"M{num(x + half * k / 3)} {num(h * 0.34)}V{num(h * 0.76)}" for k in range(-2, 3)),
            mix(light.middle, light.high, 0.5),
            1.2,
            0.6,
        )
    )
    out.append(
        fill(
            smooth(
                [(-6, h * 0.8), (w * 0.3, h * 0.76), (w * 0.7, h * 0.77), (w + 6, h * 0.8), (w + 6, h + 6), (-6, h + 6)]
            ),
            c.linear(mix(light.middle, "#dfeaea", 0.3), darker(light.high, 0.25)),
        )
    )
    out += [oval(x + half * k, h * 0.78, half * 0.8, 5, "#fbfbf4", 0, 0.85) for k in (-1.0, 0.0, 1.0)]
    out.append(strokes(chance, w, h * 0.82, h, int(w / 7), 14, "#f6f6ee", 1.4, 0.5))
    for edge in (0, 1):
        for k in range(2):
            px = (4 + k * 14) if edge == 0 else w - 4 - k * 14
            out += pine(px, h * (0.86 + 0.06 * k), h * chance.between(0.24, 0.36), firs(light))
    for sx, sy in ((0.18, 0.93), (0.8, 0.95), (0.6, 0.9)):
        out.append(oval(sx * w, sy * h, 9, 5, darker(rock, 0.25)))
    return out


def _moor(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    horizon = h * 0.55
    out = sky(c, light, chance, w, horizon + 4)
    out.append(ground(ridge(chance, w, horizon, h * 0.03, 50), w, h, mix(light.far, light.mid, 0.4)))
    heath = mix(light.near, "#7a4f6a", 0.4)
    out.append(
        ground(
            ridge(chance, w, horizon + h * 0.1, h * 0.03, 60),
            w,
            h,
            c.linear(mix(heath, light.mid, 0.4), darker(heath, 0.3)),
        )
    )
    pool = w * chance.between(0.25, 0.7)
    out.append(oval(pool, h * 0.82, w * 0.2, h * 0.05, c.linear(light.low, light.middle)))
    # One old tree, bent by the wind.
    x, foot, size = w * chance.between(0.3, 0.7), h * 0.72, min(w, h) * 0.5
    trunk = darker(light.near, 0.55)
    branches = (
        "M-5 0C-3 -22 -8 -40 2 -60M0 -34C12 -48 26 -52 40 -54M-2 -46C-12 -58 -22 -60 -30 -66"
        "M2 -58C12 -70 28 -74 44 -76M2 -60C-2 -74 6 -84 16 -90M20 -50C28 -60 36 -62 48 -64"
    )
    crown = [fill("M-5 1C-3 -24 -8 -42 0 -62H5C2 -42 8 -24 8 1Z", trunk), line(branches, trunk, 3)]
    for dx, dy, r in ((36, -58, 17), (14, -84, 16), (42, -76, 15), (-22, -66, 13), (22, -68, 18), (2, -76, 13)):
        crown.append(oval(dx, dy, r, r * 0.62, mix(light.mid, trunk, chance.between(0.1, 0.5)), -12, 0.9))
    out.append(place(crown, x, foot, size / 90))
    for _ in range(2 + int(w / 70)):
        sx, sy, s = chance.between(0.05, 0.95) * w, h * chance.between(0.74, 0.92), chance.between(5, 10)
        out.append(
            fill(
                polygon(
                    [(sx - s * 0.6, sy), (sx - s * 0.5, sy - s * 1.5), (sx + s * 0.2, sy - s * 1.7), (sx + s * 0.6, sy)]
                ),
                mix(light.far, "#8a8680", 0.5),
            )
        )
        out.append(
            fill(
                polygon([(sx, sy), (sx + s * 0.1, sy - s * 1.66), (sx + s * 0.2, sy - s * 1.7), (sx + s * 0.6, sy)]),
                darker(light.far, 0.4),
            )
        )

    out.append(tufts(chance, w, h * 0.76, h, int(w / 3.4), mix(heath, light.accent, 0.45), 7))
    return out


VIEWS: tuple[tuple[str, View], ...] = (
    ("Mountain Lake", _lake),
    ("Rolling Hills", _hills),
    ("The Lighthouse", _sea),
    ("Forest Path", _forest),
    ("River Bend", _river),
    ("Mill and Fields", _fields),
    ("The Waterfall", _falls),
    ("Tree on the Moor", _moor),
)
