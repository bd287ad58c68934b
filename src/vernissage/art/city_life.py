"""City Life for Art Society: eight corners of the town in seven lights."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.art.canvas import Canvas, Point, disc, fill, line, num, oval, place, polygon, rect, smooth
from vernissage.art.chance import Chance
from vernissage.art.light import LIGHTS, Light, sky, strokes
from vernissage.art.palette import darker, lighter, mix
from vernissage.art.town import ROOFS, SKIN, WALLS, crowd, lamp_glow, paving, row, street_lamp, tint, walker

View = Callable[[Canvas, Light, Chance, float, float], list[str]]


def city_life(c: Canvas, index: int, w: float, h: float) -> list[str]:
    """The town view of that number, filling its canvas."""
    return VIEWS[index % len(VIEWS)][1](c, LIGHTS[_light(index)], Chance(f"city {index}"), w, h)


def title(index: int) -> str:
    """What the town view of that number is called."""
    return f"{VIEWS[index % len(VIEWS)][0]} {LIGHTS[_light(index)].name}"


def _light(index: int) -> int:
    return (index % 8 * 3 + index // 8 * 2 + 3) % len(LIGHTS)


def _street(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    foot = h * 0.76
    out = sky(c, light, chance, w, h * 0.5)
    out += row(c, light, chance, w, foot, h * 0.5, 0.8) + paving(c, light, chance, w, foot, h)
    out += street_lamp(w * chance.between(0.3, 0.7), foot + 8, min(64, h * 0.4), light)
    return out + crowd(light, chance, w, foot + 6, h - 3, 2 + int(w / 45), min(46, h * 0.26))


def _cafe(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    foot = h * 0.72
    out = sky(c, light, chance, w, h * 0.4)
    out += row(c, light, chance, w, foot - h * 0.04, h * 0.62, 0)
    glow = "#f2c766"
    wall = mix(glow, "#d98a3f", 0.3)
    out.append(rect(0, h * 0.4, w * 0.72, foot - h * 0.4, c.linear(glow, wall)))
    for k in range(max(2, int(w / 40))):
        out.append(
            rect(
                8 + k * w * 0.72 / max(2, int(w / 40)),
                h * 0.47,
                w * 0.12,
                foot - h * 0.47,
                "#7a4526" if k % 2 else "#fbe7b0",
            )
        )
    # The awning, striped, seen from below.
    stripes = max(6, int(w / 11))
    for k in range(stripes):
        a, b = w * 0.76 * k / stripes, w * 0.76 * (k + 1) / stripes
        out.append(
            fill(
                polygon([(a, h * 0.34), (b, h * 0.34), (b + 5, h * 0.47), (a + 5, h * 0.47)]),
                "#a8372f" if k % 2 else "#f6ead2",
            )
        )
    out += paving(c, light, chance, w, foot, h)
    out.append(fill(polygon([(0, foot), (w * 0.72, foot), (w * 0.86, h), (0, h)]), glow, 0.35))
    count = max(2, int(w / 50))
    for k in range(count):
        x, y = w * (k + 0.45) / count, foot + (h - foot) * (0.42 + 0.3 * (k % 2))
        out.append(
            place(
                [
                    line("M0 0V-26M-10 0H10", "#2b2622", 3),
                    oval(0, -28, 20, 5, "#efe6d3"),
                    rect(-5, -37, 6, 9, "#f6f0e2"),
                    disc(8, -33, 3, "#a8372f"),
                    line("M-30 0V-40M-34 -20H-18M-18 -20V0", "#3a2f2a", 3),
                    line("M30 0V-40M34 -20H18M18 -20V0", "#3a2f2a", 3),
                ],
                x,
                y,
                min(0.9, h / 190),
            )
        )
        out.append(walker(x - 16, y - 1, min(40, h * 0.24), chance, light))
    return out + street_lamp(w * 0.88, foot + 5, min(70, h * 0.46), light)


def _bridge(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    water = h * 0.62
    out = sky(c, light, chance, w, water)
    out += _skyline(light, chance, w, water - h * 0.06)
    stone = tint("#b59f84", light)
    deep = mix(light.high, "#2b4f63", 0.5)
    out.append(rect(0, water, w, h - water, c.linear(mix(light.low, deep, 0.45), deep, darker(deep, 0.3))))
    out.append(strokes(chance, w, water + 2, h, int(w / 4), 12, light.sun, 1.3, 0.45))
    arches = max(2, round(w / 62))
    span = w / arches
    deck = h * 0.5
    d = f"M0 {num(deck)}H{num(w)}V{num(h * 0.72)}"
    for k in range(arches, 0, -1):
        x = span * k
        d += f"H{num(x - span * 0.12)}A{num(span * 0.38)} {num(h * 0.15)} 0 0 0 {num(x - span * 0.88)} {num(h * 0.72)}"
    out.append(fill(d + f"H0V{num(deck)}Z", c.linear(lighter(stone, 0.15), darker(stone, 0.2))))
    out += [
        rect(0, deck - 3, w, 5, lighter(stone, 0.3)),
        line("".join(f"M{num(x)} {num(deck - 3)}v-6" for x in range(3, int(w), 8)), darker(stone, 0.3), 1.6),
        line(f"M0 {num(deck - 9)}H{num(w)}", darker(stone, 0.3), 1.8),
    ]
    out += [
        walker(chance.between(0.05, 0.95) * w, deck - 2, min(26, h * 0.15), chance, light)
        for _ in range(2 + int(w / 60))
    ]
    for x in (w * 0.2, w * 0.8):
        out += street_lamp(x, deck - 2, min(40, h * 0.22), light)
    bx, by = w * chance.between(0.3, 0.6), h * 0.86
    out.append(
        place(
            [
                fill("M-40 -6H40C34 8 24 10 0 10C-24 10 -34 8 -40 -6Z", "#4a2f26"),
                line("M-44 -20L6 4", "#c9a25f", 2.4),
                fill("M-6 -8V-26H6V-8Z", "#2f4a66"),
                disc(0, -31, 5, SKIN),
            ],
            bx,
            by,
            min(1, w / 150),
        )
    )
    return out


def _skyline(light: Light, chance: Chance, w: float, foot: float) -> list[str]:
    far = mix(tint("#8f8f9f", light), light.low, 0.3)
    d = [f"M-2 {num(foot + 12)}"]
    x = -2.0
    while x < w:
        step, height = chance.between(8, 18), chance.between(8, foot * 0.3)
        d.append(
            f"V{num(foot - height)}"
            f"h{num(step / 2)}l{num(step / 4)} {num(-chance.between(0, 9))}l{num(step / 4)} {num(chance.between(2, 9))}"
        )
        x += step
    d.append(f"V{num(foot + 12)}Z")
    tower = w * chance.between(0.25, 0.75)
    return [
        fill("".join(d), far),
        place(
            [fill("M-9 0V-60H-6L0 -96L6 -60H9V0Z", darker(far, 0.18)), disc(0, -52, 4, "#f6e3a8")],
            tower,
            foot + 10,
            max(0.5, foot / 130),
        ),
    ]


def _roofs(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    out = sky(c, light, chance, w, h * 0.6) + _skyline(light, chance, w, h * 0.46)
    for depth in range(4):
        y = h * (0.5 + 0.15 * depth)
        unit = 30 + depth * 11
        x = -chance.between(0, unit)
        while x < w:
            width = unit * chance.between(0.8, 1.3)
            roof = mix(tint(chance.pick(ROOFS), light), light.low, 0.35 - depth * 0.1)
            wall = mix(tint(chance.pick(WALLS), light), light.low, 0.3 - depth * 0.08)
            rise = width * chance.between(0.3, 0.5)
            out.append(rect(x, y, width, h - y, wall))
            out.append(
                fill(
                    polygon(
                        [
                            (x - 2, y + 1),
                            (x + width * 0.2, y - rise),
                            (x + width * 0.8, y - rise),
                            (x + width + 2, y + 1),
                        ]
                    ),
                    roof,
                )
            )
            out.append(
                line(
                    f"M{num(x + width * 0.1)} {num(y - rise * 0.5)}H{num(x + width * 0.9)}", darker(roof, 0.3), 0.9, 0.6
                )
            )
            out.append(rect(x + width * 0.62, y - rise - 8 - depth * 2, 6 + depth, 12 + depth * 2, darker(wall, 0.3)))
            out.append(rect(x + width * 0.3, y + 6, width * 0.16, 9 + depth * 2, lamp_glow(light)))
            if chance.yes(0.25):
                sx, sy = x + width * 0.62 + 3, y - rise - 10
                out.append(
                    line(
                        smooth([(sx, sy), (sx + 4, sy - 8), (sx - 1, sy - 16), (sx + 6, sy - 26)], False),
                        light.sun,
                        3.4,
                        0.5,
                    )
                )
            x += width
    cat = "M0 0C-8 0 -10 -8 -8 -14L-9 -22L-5 -18H-1L3 -22L2 -14C6 -10 8 -6 8 0ZM8 -2C16 -2 16 -10 12 -16"
    out.append(
        place(
            [fill(cat, "#1c1a1f"), line("M8 -2C17 -2 17 -10 13 -16", "#1c1a1f", 2.6)],
            w * chance.between(0.3, 0.7),
            h * 0.86,
            max(0.7, min(w, h) / 190),
        )
    )
    return out


def _square(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    foot = h * 0.74
    out = sky(c, light, chance, w, h * 0.55)
    out += row(c, light, chance, w, foot, h * 0.32, 0.4)
    stone = tint("#cbb894", light)
    shade = darker(stone, 0.28)
    tall = h * 0.66
    s = tall / 150
    window = lamp_glow(light) if lamp_glow(light) == "#f6d98a" else "#5f6f8a"
    front = [
        rect(-34, -86, 68, 86, c.linear(lighter(stone, 0.15), stone, turn=0)),
        fill("M-36 -85L0 -120L36 -85Z", shade),
        disc(0, -66, 13, darker(stone, 0.5)),
        disc(0, -66, 10, window),
        line("M0 -76V-56M-10 -66H10M-7 -73L7 -59M7 -73L-7 -59", stone, 1.6),
    ]
    for x in (-46, 46):
        front += [
            rect(x - 12, -116, 24, 116, c.linear(stone, shade, turn=0)),
            fill(f"M{x - 14} -115L{x} -160L{x + 14} -115Z", shade),
            fill(
                f"M{x - 4} -84V-98A4 4 0 0 1 {x + 4} -98V-84ZM{x - 4} -50V-64A4 4 0 0 1 {x + 4} -64V-50Z",
                darker(stone, 0.55),
            ),
            line(f"M{x} -160V-170M{x - 3} -166H{x + 3}", "#c5963a", 1.6),
        ]
    front += [
        fill("M-11 0V-26A11 11 0 0 1 11 -26V0Z", darker(stone, 0.6)),
        fill("M-28 0V-18A6 6 0 0 1 -16 -18V0ZM16 0V-18A6 6 0 0 1 28 -18V0Z", darker(stone, 0.5)),
    ]
    out.append(place(front, w * 0.5, foot + 1, min(s, w / 124)))
    out += paving(c, light, chance, w, foot, h)
    out += crowd(light, chance, w, foot + 5, h - 4, 2 + int(w / 55), min(34, h * 0.2))
    pigeons = "".join(
        f"M{int(chance.between(4, w - 4))} {int(chance.between(foot + 8, h - 3))}q3 -4 6 0q2 -1 3 -3"
        for _ in range(4 + int(w / 30))
    )
    return [*out, line(pigeons, "#3a3d46", 1.8)]


def _tram(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    foot = h * 0.66
    out = (
        sky(c, light, chance, w, h * 0.5)
        + row(c, light, chance, w, foot, h * 0.44, 0.5)
        + paving(c, light, chance, w, foot, h)
    )
    x, s = w * 0.5, min(w / 128, h / 130)
    for side in (-1, 1):
        out.append(line(f"M{num(x + side * 4)} {num(foot)}L{num(x + side * w * 0.2)} {num(h)}", "#4a4a50", 2.2))
    body, trim = tint("#b0352c", light), tint("#f3e6cb", light)
    tram = [
        line("M-60 -94L60 -106M0 -84L-14 -100", "#2b2b31", 1.6),
        oval(0, 4, 46, 5, "#1c1715", 0, 0.4),
        rect(-38, -82, 76, 78, body, 8),
        rect(-38, -82, 76, 38, trim, 8),
        rect(-33, -76, 20, 26, "#f6dd9a"),
        rect(-10, -76, 20, 26, "#f6dd9a"),
        rect(13, -76, 20, 26, "#f6dd9a"),
    ]
    tram += [
        rect(-42, -86, 84, 7, darker(body, 0.35), 3),
        disc(0, -30, 8, "#fbeebb"),
        disc(0, -30, 16, "#fbeebb", 0.3),
        rect(-38, -14, 76, 6, darker(body, 0.4)),
        rect(-30, -6, 14, 10, "#25211e"),
        rect(16, -6, 14, 10, "#25211e"),
        disc(-4, -58, 4.5, SKIN),
        rect(-9, -54, 10, 5, "#2f4a66"),
    ]
    out.append(place(tram, x, h * 0.92, s * 0.86))
    for k in range(1 + int(w / 70)):
        edge = chance.between(0.02, 0.16) * w
        out.append(
            walker(edge if k % 2 else w - edge, h * chance.between(0.82, 0.97), min(42, h * 0.26), chance, light)
        )
    return out


def _harbour(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    water = h * 0.58
    out = sky(c, light, chance, w, water) + _skyline(light, chance, w, water - 2)
    iron = darker(tint("#5f6a70", light), 0.2)
    for k in range(max(1, int(w / 90))):
        x = w * (k + chance.between(0.2, 0.5)) / max(1, int(w / 90))
        out.append(
            place(
                [
                    line(
                        "M0 0V-80M12 0V-80M0 -80L60 -104M12 -80L60 -104M0 -60L12 -40M12 -60L0 -40M0 -36L12 -12M0"
                        " -80L-26 -68M54 -102V-70",
                        iron,
                        3,
                    ),
                    rect(-30, -70, 14, 12, iron),
                ],
                x,
                water + 4,
                h / 210,
            )
        )
    deep = mix(light.high, "#31505c", 0.5)
    out.append(rect(0, water, w, h - water, c.linear(mix(light.low, deep, 0.4), darker(deep, 0.25))))
    out.append(strokes(chance, w, water + 3, h, int(w / 3.5), 13, light.sun, 1.4, 0.45))
    hull, s = tint("#8f2f2b", light), min(w / 170, h / 130)
    ship = [
        fill("M-70 -14H78L62 16H-56Z", "#23262e"),
        rect(-58, 8, 120, 8, hull),
        rect(-40, -32, 70, 18, tint("#f3e6cb", light)),
        rect(-24, -44, 40, 12, tint("#e3d3b0", light)),
        rect(-12, -74, 18, 30, hull),
        rect(-12, -74, 18, 7, "#23262e"),
        line("M52 -14V-60M-56 -14V-48", "#3a2f2a", 2.6),
    ]
    ship += [rect(px, -28, 7, 7, lamp_glow(light)) for px in (-34, -20, -6, 8, 20)]
    ship.append(
        fill(
            smooth(
                [
                    (-4, -76),
                    (4, -86),
                    (0, -98),
                    (14, -108),
                    (40, -112),
                    (70, -126),
                    (60, -108),
                    (30, -100),
                    (14, -92),
                    (8, -78),
                ]
            ),
            light.sun,
            0.55,
        )
    )
    out.append(place(ship, w * 0.48, h * 0.78, s))
    quay = tint("#9a8a74", light)
    out.append(rect(0, h * 0.92, w, h * 0.1, quay))
    out.append(line("".join(f"M{x} {num(h * 0.92)}V{num(h)}" for x in range(10, int(w), 22)), darker(quay, 0.4), 1.2))
    return out + crowd(light, chance, w, h * 0.96, h * 0.99, 1 + int(w / 70), min(30, h * 0.2))


def _alley(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    out = sky(c, light, chance, w, h * 0.6)
    if w > h * 1.15:
        # A wide courtyard shows its fronts; only an upright alley runs away from the eye.
        out += row(c, light, chance, w, h * 0.78, h * 0.66, 0) + paving(c, light, chance, w, h * 0.78, h)
    else:
        out += _gorge(c, light, chance, w, h)
    # Washing between the houses.
    for k in range(max(2, int(h / 70))):
        y = h * (0.16 + 0.17 * k)
        out.append(
            line(f"M{num(w * 0.14)} {num(y)}Q{num(w * 0.5)} {num(y + 12)} {num(w * 0.86)} {num(y - 2)}", "#3a3330", 1.1)
        )
        for i in range(max(3, int(w / 26))):
            t = 0.12 + 0.76 * i / max(3, int(w / 26))
            x, sag = w * (0.14 + 0.72 * t), y + 24 * t * (1 - t) - 1
            cloth = tint(chance.pick(("#f6efe0", "#e6d9c0", "#b5483a", "#7f9fb5", "#e3b96a")), light)
            out.append(fill(f"M{num(x)} {num(sag)}h9l1 {num(chance.between(10, 15))}q-5 3 -11 0z", cloth))
    return out + crowd(light, chance, w * 0.9, h * 0.84, h * 0.95, 2, min(40, h * 0.2))


def _gorge(c: Canvas, light: Light, chance: Chance, w: float, h: float) -> list[str]:
    back = tint(chance.pick(WALLS), light)
    out = [rect(w * 0.36, h * 0.36, w * 0.28, h * 0.4, mix(back, light.low, 0.4))]
    r = w * 0.07
    out.append(
        fill(
            f"M{num(w * 0.43)} {num(h * 0.76)}V{num(h * 0.58)}A{num(r)} {num(r)} 0 0 1 {num(w * 0.57)}"
            f" {num(h * 0.58)}V{num(h * 0.76)}Z",
            light.low,
        )
    )
    out += paving(c, light, chance, w, h * 0.74, h)
    for side in (0, 1):
        wall = tint(chance.pick(WALLS), light)
        near, far = (0.0, 0.37) if side == 0 else (1.0, 0.63)
        points: list[Point] = [(near * w, -4), (far * w, h * 0.2), (far * w, h * 0.75), (near * w, h)]
        out.append(fill(polygon(points), c.linear(wall, darker(wall, 0.35), turn=0 if side == 0 else 180)))
        levels = max(2, int(h / 48))
        for level in range(levels):
            for a, b in ((0.08, 0.36), (0.52, 0.74)):
                # Panes and shutters lean with the wall.
                def at(depth: float, up: float, near: float = near, far: float = far) -> Point:
                    top, foot = h * 0.2 * depth - 4 * (1 - depth), h - h * 0.25 * depth
                    return w * (near + (far - near) * depth), top + (foot - top) * up

                top, foot = (level + 0.25) / (levels + 0.8), (level + 0.72) / (levels + 0.8)
                third = (b - a) / 4
                for start, stop, paint in (
                    (a, a + third, tint("#4f6a58", light)),
                    (a + third, b - third, lamp_glow(light)),
                    (b - third, b, tint("#4f6a58", light)),
                ):
                    out.append(fill(polygon([at(start, top), at(stop, top), at(stop, foot), at(start, foot)]), paint))
    return out


VIEWS: tuple[tuple[str, View], ...] = (
    ("The High Street", _street),
    ("Café Terrace", _cafe),
    ("Old Bridge", _bridge),
    ("Rooftops", _roofs),
    ("Cathedral Square", _square),
    ("Tram Line Seven", _tram),
    ("The Harbour", _harbour),
    ("Washing Day", _alley),
)
