"""The canvas: SVG elements, smooth outlines and a picture that stands on its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from math import cos, pi, sin

# Numbers with more decimals than a picture needs.
_LONG = re.compile(r"-?\d+\.\d\d+")

Point = tuple[float, float]
Points = Sequence[Point]


@lru_cache(maxsize=65536)
def num(value: float) -> str:
    """A number with at most one decimal and nothing to spare."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def el(tag: str, body: str | None = None, **attributes: str | float | None) -> str:
    """One element; `stroke_width` is written stroke-width, a trailing underscore is dropped, None is left out."""
    parts = [tag]
    for key, value in attributes.items():
        if value is None:
            continue
        name = key.rstrip("_").replace("_", "-") if key != "viewBox" else key
        if key == "d" and isinstance(value, str):
            text = _LONG.sub(lambda found: num(float(found[0])), value)
        elif isinstance(value, str):
            text = escape(value)
        elif "opacity" in key or key == "offset":
            text = f"{value:.2f}".rstrip("0").rstrip(".")
        else:
            text = num(value)
        parts.append(f'{name}="{text}"')
    head = " ".join(parts)
    return f"<{head}/>" if body is None else f"<{head}>{body}</{tag}>"


def fill(d: str, color: str, opacity: float | None = None) -> str:
    """A filled outline."""
    return el("path", d=d, fill=color, opacity=opacity)


def line(d: str, color: str, width: float, opacity: float | None = None) -> str:
    """A stroked outline; the whole picture has round ends and joins."""
    return el("path", d=d, fill="none", stroke=color, stroke_width=width, opacity=opacity)


def both(d: str, color: str, stroke: str, width: float) -> str:
    """A filled outline with its contour drawn."""
    return el("path", d=d, fill=color, stroke=stroke, stroke_width=width)


def rect(
    x: float, y: float, w: float, h: float, color: str, r: float | None = None, opacity: float | None = None
) -> str:
    """A filled rectangle."""
    return el("rect", x=x, y=y, width=w, height=h, rx=r, fill=color, opacity=opacity)


def disc(x: float, y: float, r: float, color: str, opacity: float | None = None) -> str:
    """A filled circle."""
    return el("circle", cx=x, cy=y, r=r, fill=color, opacity=opacity)


def ring(x: float, y: float, r: float, color: str, width: float, opacity: float | None = None) -> str:
    """A drawn circle."""
    return el("circle", cx=x, cy=y, r=r, fill="none", stroke=color, stroke_width=width, opacity=opacity)


def oval(x: float, y: float, rx: float, ry: float, color: str, turn: float = 0, opacity: float | None = None) -> str:
    """A filled ellipse, turned by degrees."""
    where = f"rotate({num(turn)} {num(x)} {num(y)})" if turn else None
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=color, transform=where, opacity=opacity)


def group(parts: Iterable[str], **attributes: str | float | None) -> str:
    """Several elements held together."""
    return el("g", "".join(parts), **attributes)


def place(parts: Iterable[str], x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Elements moved, turned and scaled, in that reading order."""
    where = f"translate({num(x)} {num(y)})"
    if turn:
        where += f" rotate({num(turn)})"
    if scale != 1:
        where += f" scale({scale:.3g})"
    return el("g", "".join(parts), transform=where)


def print_at(stamp: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A motif of `Canvas.stamp` moved, turned and scaled."""
    where = f"translate({num(x)} {num(y)})"
    if turn:
        where += f" rotate({num(turn)})"
    if scale != 1:
        where += f" scale({scale:.3g})"
    return el("use", href=f"#{stamp}", transform=where)


def mirrored(parts: Sequence[str], width: float) -> list[str]:
    """The elements on the left and, turned over, on the right of a field of that width."""
    body = "".join(parts)
    return [body, el("g", body, transform=f"translate({num(width)} 0) scale(-1 1)")]


def cut_out(d: str, color: str, stroke: str, width: float) -> str:
    """A filled outline whose inner outlines are holes."""
    return el("path", d=d, fill=color, fill_rule="evenodd", stroke=stroke, stroke_width=width)


def polygon(points: Points, closed: bool = True) -> str:
    """Path data through the points with straight edges."""
    body = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{body}{'Z' if closed else ''}"


def smooth(points: Points, closed: bool = True, tension: float = 1.0) -> str:
    """Path data through the points with soft curves."""
    count = len(points)
    reach = tension / 6
    parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count]
        else:
            a, b, c, d = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, count - 1)]
        parts.append(
            f"C{num(b[0] + (c[0] - a[0]) * reach)} {num(b[1] + (c[1] - a[1]) * reach)} "
            f"{num(c[0] - (d[0] - b[0]) * reach)} {num(c[1] - (d[1] - b[1]) * reach)} {num(c[0])} {num(c[1])}"
        )
    return "".join(parts) + ("Z" if closed else "")


def box(x: float, y: float, w: float, h: float) -> str:
    """Path data of a rectangle."""
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def around(x: float, y: float, r: float, count: int, start: float = -90.0, flat: float = 1.0) -> list[Point]:
    """Points spread evenly on a circle (or flattened circle), the first at the top."""
    return [
        (x + r * cos((start + 360 * i / count) * pi / 180), y + r * flat * sin((start + 360 * i / count) * pi / 180))
        for i in range(count)
    ]


def star(x: float, y: float, r: float, tips: int = 5, depth: float = 0.45, start: float = -90.0) -> str:
    """Path data of a star."""
    outer = around(x, y, r, tips, start)
    inner = around(x, y, r * depth, tips, start + 180 / tips)
    return polygon([p for pair in zip(outer, inner, strict=True) for p in pair])


class Canvas:
    """A picture being made: elements in order, definitions under prefixed ids."""

    def __init__(self, name: str, title: str, width: float, height: float) -> None:
        self.name = name
        self.title = title
        self.width = width
        self.height = height
        self._defs: list[str] = []
        self._known: dict[str, str] = {}
        self._parts: list[str] = []

    def add(self, *parts: str) -> None:
        """The elements lie on top of what was there."""
        self._parts.extend(parts)

    def linear(self, *colors: str, turn: float = 90, opacities: Sequence[float] = ()) -> str:
        """A gradient of evenly spaced colours, downwards unless turned (0 is left to right)."""
        a = turn * pi / 180
        x, y = cos(a) / 2, sin(a) / 2
        ends = {"x1": f"{0.5 - x:.2f}", "y1": f"{0.5 - y:.2f}", "x2": f"{0.5 + x:.2f}", "y2": f"{0.5 + y:.2f}"}
        return self._define("linearGradient", _stops(colors, opacities), **ends)

    def radial(
        self, *colors: str, x: float = 0.5, y: float = 0.5, r: float = 0.5, opacities: Sequence[float] = ()
    ) -> str:
        """A round gradient of evenly spaced colours, from its middle outwards."""
        return self._define("radialGradient", _stops(colors, opacities), cx=f"{x:.2f}", cy=f"{y:.2f}", r=f"{r:.2f}")

    def pattern(self, width: float, height: float, parts: Iterable[str], turn: float = 0, scale: float = 1) -> str:
        """A fill that repeats the elements."""
        where = " ".join(([f"rotate({num(turn)})"] if turn else []) + ([f"scale({scale:.3g})"] if scale != 1 else []))
        return self._define(
            "pattern",
            "".join(parts),
            width=width,
            height=height,
            patternUnits="userSpaceOnUse",
            patternTransform=where or None,
        )

    def clip(self, d: str, parts: Iterable[str]) -> str:
        """The elements cut to an outline."""
        where = self._define("clipPath", el("path", d=d))
        return el("g", "".join(parts), clip_path=where)

    def stamp(self, parts: Iterable[str]) -> str:
        """The name of a motif that `print_at` repeats."""
        return self._define("g", "".join(parts))[5:-1]

    def svg(self) -> str:
        """The whole picture as text."""
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        size = f"0 0 {num(self.width)} {num(self.height)}"
        label = f"{self.name}-title"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img" aria-labelledby="{label}" '
            f'stroke-linecap="round" stroke-linejoin="round">'
            f'<title id="{label}">{escape(self.title, quote=False)}</title>{defs}{"".join(self._parts)}</svg>'
        )

    def _define(self, tag: str, body: str, **attributes: str | float | None) -> str:
        # The same definition twice is one: many fruits share their light.
        key = el(tag, body, **attributes)
        name = self._known.get(key)
        if name is None:
            name = self._known[key] = f"{self.name}-{len(self._defs)}"
            self._defs.append(el(tag, body, id=name, **attributes))
        return f"url(#{name})"


def _stops(colors: Sequence[str], opacities: Sequence[float]) -> str:
    last = max(1, len(colors) - 1)
    return "".join(
        el(
            "stop",
            offset=i / last,
            stop_color=color,
            stop_opacity=opacities[i] if i < len(opacities) else None,
        )
        for i, color in enumerate(colors)
    )
