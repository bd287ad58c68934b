"""Impressionism for Art Decko: nothing but dabs of the brush, laid where the light falls."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from vernissage.art.canvas import Canvas, disc, fill, num, place, rect
from vernissage.art.chance import Chance

# A scene answers, for a place on the canvas, with the paints to choose from and the slant of the brush.
Scene = Callable[[float, float], tuple[tuple[str, ...], float]]


def dabs(
    scene: Scene, chance: Chance, top: float, bottom: float, step: float, length: float, width: float
) -> list[str]:
    """The band between two heights covered with brush strokes, one path for each paint."""
    strokes: dict[str, list[str]] = {}
    y = top + step / 2
    row = 0
    while y < bottom:
        x = step * (0.25 if row % 2 else 0.75)
        while x < 240:
            right, down, lean, size = chance.quarters()
            px, py = x + (right - 0.5) * step, y + (down - 0.5) * step * 0.9
            paints, slant = scene(px, py)
            paint = paints[int(size * 4096) % len(paints)]
            a = (slant + (lean - 0.5) * 18) * pi / 180
            reach = length * (0.6 + 0.6 * size)
            dx, dy = cos(a) * reach, sin(a) * reach
            strokes.setdefault(paint, []).append(f"M{int(px - dx / 2)} {int(py - dy / 2)}l{round(dx)} {round(dy)}")
            x += step
        y += step * 0.82
        row += 1
    return [
        f'<path d="{"".join(marks)}" fill="none" stroke="{paint}" stroke-width="{width}" opacity=".93"/>'
        for paint, marks in sorted(strokes.items())
    ]


def touch(paint: str, width: float, *marks: tuple[float, float, float, float]) -> str:
    """Single strokes of one paint: each begins at x, y and goes dx, dy."""
    d = "".join(f"M{num(x)} {num(y)}l{num(dx)} {num(dy)}" for x, y, dx, dy in marks)
    return f'<path d="{d}" fill="none" stroke="{paint}" stroke-width="{num(width)}"/>'


def rain_on_the_boulevard(c: Canvas) -> list[str]:
    """Wet stones, lamps already lit, umbrellas."""
    sky = ("#b9bfc6", "#c9c7c4", "#a7b0bd", "#d6cbbf")
    left = ("#8a7f86", "#a08f86", "#756f7d", "#b8a48f")
    right = ("#6f6b7c", "#847a80", "#5f6072", "#9a877c")
    trees = ("#5a5a44", "#6d6a48", "#48503f", "#8a7a4c")
    road = ("#8f93a3", "#a5a3ab", "#787f93", "#c2b6ad")
    glow = ("#e8c687", "#d9a860", "#c9b4a0")

    def scene(x: float, y: float) -> tuple[tuple[str, ...], float]:
        horizon = 150
        if y < horizon:
            if x < 112 - (150 - y) * 0.0 and y > 40 + x * 0.72:
                return (trees, 70) if y > 92 + x * 0.36 and x > 14 else (left, 90)
            if x > 136 and y > 40 + (240 - x) * 0.86:
                return (trees, 110) if y > 96 + (240 - x) * 0.44 else (right, 90)
            return sky, 160
        spread = (y - horizon) * 0.62
        if abs(x - 120) < 8 + spread * 0.3:
            return (glow, 90) if (x + y * 3) % 9 < 4 else (road, 90)
        if x < 104 - spread * 0.9 or x > 136 + spread * 0.9:
            return (("#6f6f7f", "#867f86", "#5d6377", "#a8927c"), 92)
        return road, 88

    chance = Chance("boulevard")
    out = [rect(0, 0, 240, 288, c.linear("#c4c5c6", "#a9a6a8", "#8e93a2", "#7b8296"))]
    out += [fill("M0 34L110 128V156H0Z", "#857b82"), fill("M240 30L134 124V158H240Z", "#696779")]
    out += dabs(scene, chance, 0, 288, 11.5, 12, 5.6)
    # Windows and lit shops.
    out.append(touch("#4d4c5c", 3, *((x, 58 + x * 0.72 + r * 19, 0, 6) for x in (10, 28, 46, 64) for r in range(3))))
    out.append(
        touch(
            "#45455a", 3, *((x, 52 + (240 - x) * 0.86 + r * 18, 0, 6) for x in (230, 212, 194, 178) for r in range(3))
        )
    )
    out.append(
        touch(
            "#f0cd86",
            4,
            (12, 148, 10, 0),
            (34, 150, 8, 0),
            (56, 150, 6, 0),
            (186, 150, 8, 0),
            (208, 149, 10, 0),
            (228, 148, 8, 0),
        )
    )
    # Lamps and what the stones make of them.
    for x, y, h in ((78, 112, 50), (164, 116, 46), (98, 128, 28), (144, 130, 26)):
        out += [
            touch("#3d3d4a", 2.2, (x, y, 0, h)),
            disc(x, y - 3, 9, "#f6dca0", 0.35),
            disc(x, y - 3, 4, "#fdebb8"),
            touch("#f3d595", 3.4, (x - 1, y + h + 10, 2, 8), (x, y + h + 26, -1, 10), (x + 1, y + h + 46, -2, 8)),
        ]
    # People under umbrellas, near and far; reflections below.
    for x, y, s in (
        (94, 178, 0.62),
        (150, 176, 0.55),
        (124, 168, 0.42),
        (172, 196, 0.85),
        (62, 206, 1.2),
        (128, 224, 1.45),
    ):
        out += _umbrella(x, y, s)
    out.append(touch("#e3e4e6", 0.9, *((chance.between(0, 240), chance.between(0, 270), -3, 12) for _ in range(46))))
    return out


def _umbrella(x: float, y: float, s: float) -> list[str]:
    walker = [
        touch("#50546a", 5, (-4, 34, 2, 14), (3, 36, -2, 18)),
        touch("#3c3a4a", 9, (-3, 6, -1, 22), (3, 8, 1, 20)),
        touch("#4b4a5e", 4, (5, 9, 4, 8), (9, 17, -6, -3)),
        touch("#20222e", 4, (-4, 28, -1, 6), (4, 28, 2, 6)),
        touch("#2b2d3c", 1.2, (3, -8, 0, 24)),
        disc(0, -1, 4, "#c99f84"),
        fill("M-20 -2C-18 -22 18 -22 20 -2Q10 -7 0 -2Q-10 -7 -20 -2Z", "#2b2d3c"),
        touch("#7f8aa3", 2.2, (-13, -8, 5, -6), (-4, -14, 8, -1)),
    ]
    return [place(walker, x, y, s)]


def haystack_at_noon(c: Canvas) -> list[str]:
    """Two stacks in stubble, their shadows violet."""
    sky = ("#a9cbd6", "#c3dadb", "#8fb9cf", "#e3e3cf")
    hills = ("#8fa9b5", "#a3b4a6", "#7c9aa8")
    wood = ("#6f8f6a", "#86a06a", "#5a7d66")
    field = ("#e6c569", "#efd78c", "#d6ae4c", "#c9b65e", "#f3e3a6")
    straw = ("#dd9f45", "#e9b75c", "#c98436", "#f0cd7a")
    dark = ("#a3633c", "#8a5360", "#b5763f", "#7a4f6b")
    roof = ("#e9bd62", "#f3d88c", "#d9953f", "#fbe9b4")
    shade = ("#8a7ba3", "#7a86b0", "#9d8a8f", "#6f7aa0")

    def stack(x: float, y: float, cx: float, base: float, s: float) -> tuple[tuple[str, ...], float] | None:
        u, v = (x - cx) / s, (y - base) / s
        if -62 < v < 0 and abs(u) < 56 - max(0.0, -v - 6) * 0.12:
            return (straw, 80) if u < 14 + v * 0.2 else (dark, 84)
        if -124 < v <= -62 and abs(u) < (124 + v) * 1.02 + 3:
            return (roof, 120 if u < 0 else 60) if u < 8 + (v + 62) * 0.1 else (dark, 58)
        if 0 <= v < 26 and -40 < u < 150 and v < 26 - abs(u - 50) * 0.2:
            return shade, 4
        return None

    def scene(x: float, y: float) -> tuple[tuple[str, ...], float]:
        for cx, base, s in ((96, 226, 1.0), (196, 176, 0.42)):
            found = stack(x, y, cx, base, s)
            if found:
                return found
        if y < 112:
            return sky, 170
        if y < 128 - 8 * sin(x / 36):
            return hills, 5
        if y < 148:
            return wood, 80
        return field, 6 if y < 220 else 14

    chance = Chance("haystack")
    out = [rect(0, 0, 240, 150, c.linear("#a7cbd9", "#dfe4d3")), rect(0, 140, 240, 148, c.linear("#d9c06a", "#e0b552"))]
    out += [fill("M96 102L34 166L42 226H150L158 166Z", "#cf9040")]
    out += dabs(scene, chance, 0, 288, 10.6, 10.5, 5.2)
    out.append(touch("#fdf3cf", 2.6, *((40 + i * 6 + chance.near(0, 3), 158 - i * 5.4, 3, -3) for i in range(9))))
    out.append(
        touch(
            "#c4473a",
            3,
            (20, 252, 1, 1),
            (34, 268, 1, 1),
            (214, 246, 1, 1),
            (226, 262, 1, 1),
            (180, 272, 1, 1),
            (60, 276, 1, 1),
        )
    )
    return out


def the_regatta(c: Canvas) -> list[str]:
    """White sails, a red hull, the river in pieces of sky."""
    sky = ("#9cc4dc", "#b8d5e0", "#d3e2df", "#86b3d3")
    cloud = ("#f3ece0", "#e6dcd8", "#fbf6ea")
    bank = ("#7a9a5f", "#93ab66", "#5f8560", "#b5b36a")
    water = ("#4f8ab5", "#6ba3c4", "#3d74a3", "#8fbccb", "#2f6394")

    def scene(x: float, y: float) -> tuple[tuple[str, ...], float]:
        if y < 124:
            puff = sin(x / 31) + sin(y / 17 + x / 60) * 0.9
            return (cloud, 172) if puff > 0.75 and y < 100 else (sky, 168)
        if y < 146 + 3 * sin(x / 20):
            return bank, 80
        return water, 0

    chance = Chance("regatta")
    out = [rect(0, 0, 240, 146, c.linear("#8fbcdc", "#d6e4e0")), rect(0, 140, 240, 148, c.linear("#6ba3c4", "#346a9b"))]
    out += dabs(scene, chance, 0, 288, 11, 12, 5.4)
    # Houses on the far bank.
    out += [
        touch("#f0e3cb", 7, (26, 136, 0, 6), (38, 134, 0, 8), (204, 136, 0, 6)),
        touch("#c4563a", 4, (22, 129, 9, 0), (34, 126, 9, 0), (200, 129, 9, 0)),
    ]
    out.append(
        touch(
            "#fff6dc",
            2.4,
            *((chance.between(6, 234), chance.between(160, 284), chance.between(4, 9), 0) for _ in range(34)),
        )
    )
    for x, base, s, hull, sail in (
        (190, 160, 0.5, "#3d4a63", "#efe6d6"),
        (48, 168, 0.62, "#5f3a2c", "#f3d9b0"),
        (214, 188, 0.72, "#2f4a5f", "#fbf3e2"),
        (122, 214, 1.35, "#b23a2c", "#fffaf0"),
    ):
        out += _sailboat(chance, x, base, s, hull, sail)
    return out


def _sailboat(chance: Chance, x: float, y: float, s: float, hull: str, sail: str) -> list[str]:
    boat = [
        fill("M0 -104C26 -70 40 -40 44 -14L2 -12Z", sail),
        fill("M-3 -92C-12 -60 -26 -34 -38 -14L-3 -16Z", "#e3d3c0"),
        touch("#c9b7c2", 4, (8, -60, 16, 26), (6, -36, 20, 12), (-10, -40, -14, 20)),
        touch("#ffffff", 4, (4, -80, 10, 20), (16, -44, 16, 20)),
        touch("#4a3a35", 2.4, (0, -108, 0, 104)),
        fill("M-44 -10L50 -10C44 2 34 5 20 5H-26C-36 4 -42 -2 -44 -10Z", hull),
        touch("#f0c9a0", 3, (-34, -6, 60, 0)),
        touch("#2f4a6b", 6, (-16, -14, 1, 3)),
        touch("#7a3a34", 6, (27, -14, -1, 3)),
        touch("#e3b58a", 3.4, (-15, -19, 0, 0.5), (26, -19, 0, 0.5)),
        touch("#f3d98a", 2.2, (-18, -21, 6, 0), (23, -21, 6, 0)),
    ]
    out = [place(boat, x, y, s)]
    # The mirror image, broken by the water.
    for color, low, high, spread in ((hull, 8, 22, 34), (sail, 20, 74, 26)):
        marks = [
            (x + chance.near(0, spread * s), y + chance.between(low, high) * s, chance.between(8, 18) * s, 0.0)
            for _ in range(9)
        ]
        out.append(touch(color, 4.4 * s, *marks))
    return out
