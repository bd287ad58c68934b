"""Plots as small SVG that follow the page's colors, fit a phone and print well."""

from collections.abc import Sequence
from html import escape

from vernissage.lab.statistics import Figure

WIDTH = 400
LETTER = 7.2  # the width of one in a label, on average
SHORT = 20  # letters of a label that stands beside its line; longer ones stand above
INK = tuple(
    f"var(--{name})" for name in ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
)


def svg(height: float, label: str, *parts: str) -> str:
    """A plot of the page's width."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label, True)}">{"".join(parts)}</svg>'
    )


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    """A few words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    """A line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def rect(x: float, y: float, w: float, h: float, fill: str, title: str = "") -> str:
    """A box."""
    inside = f"<title>{escape(title)}</title>" if title else ""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(w, 0):.1f}" height="{h:.1f}" fill="{fill}">{inside}</rect>'


def gutter(names: Sequence[str]) -> tuple[float, float]:
    """How wide a column beside the lines the labels take, and how high each takes above; one of them is nothing."""
    longest = max([len(name) for name in names] + [1])
    return (16 + LETTER * longest, 0.0) if longest <= SHORT else (8.0, 18.0)


def labelled(name: str, left: float, y: float, above: float, kind: str = "") -> str:
    """The label of a line whose middle is at y."""
    return text(0, y - 12, name, "start", kind) if above else text(left - 8, y + 4, name, "end", kind)


def shares(label: str, rows: Sequence[tuple[str, Figure]], even: float | None = None) -> str:
    """Bars with intervals, and a mark where all would be even."""
    left, above = gutter([name for name, _ in rows])
    right, step = 60, 30 + above
    span = WIDTH - left - right
    top = max([figure.high for _, figure in rows] + [even or 0.0, 1e-9])
    parts = []
    for at, (name, figure) in enumerate(rows):
        y = 8 + at * step + above
        parts.append(labelled(name, left, y + 12, above))
        parts.append(rect(left, y + 3, span * figure.value / top, 20, INK[at % len(INK)]))
        parts.append(line(left + span * figure.low / top, y + 13, left + span * figure.high / top, y + 13, "doubt"))
        parts.append(text(left + span * figure.high / top + 8, y + 17, percent(figure.value), "start", "value"))
    height = 16 + step * len(rows)
    if even is not None:
        at_even = left + span * even / top
        parts.append(line(at_even, 4, at_even, height - 8, "even"))
    return svg(height, label, *parts)


def forest(label: str, rows: Sequence[tuple[str, Figure, bool]], unit: str = "") -> str:
    """Differences with intervals around zero; those that count are filled."""
    left, above = gutter([name for name, _, _ in rows])
    right, step = 56, 24 + above
    span = WIDTH - left - right
    most = max([max(abs(figure.low), abs(figure.high)) for _, figure, _ in rows] + [1e-9])
    middle = left + span / 2

    def place(value: float) -> float:
        return middle + value / most * span / 2

    parts = [line(middle, 4, middle, 8 + step * len(rows), "even")]
    for at, (name, figure, counts) in enumerate(rows):
        y = 18 + at * step + above
        parts.append(labelled(name, left, y, above, "strong" if counts else ""))
        parts.append(line(place(figure.low), y, place(figure.high), y, "doubt"))
        kind = "dot counts" if counts else "dot"
        parts.append(f'<circle cx="{place(figure.value):.1f}" cy="{y:.1f}" r="5" class="{kind}"/>')
        parts.append(text(WIDTH - right + 8, y + 4, f"{figure.value:+.2f}{unit}", "start", "value"))
    return svg(20 + step * len(rows), label, *parts)


def histogram(label: str, series: Sequence[tuple[str, Sequence[float]]], unit: str) -> str:
    """How often each value comes, one outline for each series."""
    values = [value for _, found in series for value in found]
    if not values:
        return ""
    low, high = min(values), max(values)
    wide = max(1, round((high - low + 1) / 24))
    bins = int((high - low) // wide) + 1
    counts = []
    for _, found in series:
        many = [0] * bins
        for value in found:
            many[int((value - low) // wide)] += 1
        counts.append([each / len(found) for each in many])
    top = max(max(each) for each in counts) or 1.0
    height, left, floor = 220.0, 40.0, 180.0
    step = (WIDTH - left - 20) / bins
    parts = []
    for which, found in enumerate(counts):
        each = step / len(counts)
        for at, value in enumerate(found):
            start = low + at * wide
            told = f"{start:g}" if wide == 1 else f"{start:g} to {start + wide - 1:g}"
            parts.append(
                rect(
                    left + at * step + which * each, floor - 160 * value / top, each * 0.9, 160 * value / top,
                    INK[which],
                    f"{series[which][0]}: {told} {unit}: {percent(value)}",
                )
            )  # fmt: skip
    every = max(1, bins // 6)
    parts += [
        text(left + (at + 0.5) * step, floor + 16, f"{low + at * wide:g}", "middle", "tick")
        for at in range(0, bins, every)
    ]
    parts += [line(left, floor, WIDTH - 20, floor), text(WIDTH - 20, height - 6, unit, "end", "tick")]
    return svg(height, label, *parts) + legend([name for name, _ in series])


def stacked(label: str, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """Bars in parts."""
    (left, above), step = gutter([name for name, _ in rows]), 34.0
    step += above
    top = max([sum(max(part, 0) for part in parts) for _, parts in rows] + [1e-9])
    span = WIDTH - left - 50
    found = []
    for at, (name, values) in enumerate(rows):
        y, x = 6 + at * step + above, left
        found.append(labelled(name, left, y + 14, above))
        for which, value in enumerate(values):
            found.append(
                rect(
                    x,
                    y + 3,
                    span * max(value, 0) / top,
                    24,
                    INK[which % len(INK)],
                    f"{names[which]}: {value:.1f}",
                )
            )
            x += span * max(value, 0) / top
        found.append(text(x + 6, y + 18, f"{sum(values):.1f}", "start", "value"))
    return svg(12 + step * len(rows), label, *found) + legend(names)


def curve(label: str, points: Sequence[tuple[float, Figure]], x_name: str, y_name: str) -> str:
    """A line with a band of doubt; y is a share."""
    left, top, wide, high = 56.0, 12.0, WIDTH - 80.0, 200.0
    low_x, high_x = points[0][0], max(points[-1][0], points[0][0] + 1e-9)

    def at(x: float, y: float) -> tuple[float, float]:
        return left + (x - low_x) / (high_x - low_x) * wide, top + (1 - y) * high

    upper = [at(x, figure.high) for x, figure in points]
    lower = [at(x, figure.low) for x, figure in reversed(points)]
    band = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*upper, *lower])
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(x, figure.value) for x, figure in points))
    parts = [f'<polygon points="{band}" class="band"/>', f'<polyline points="{path}" class="curve"/>']
    for share in (0.0, 0.5, 1.0):
        y = at(low_x, share)[1]
        parts += [line(left, y, left + wide, y, "grid"), text(left - 6, y + 4, percent(share), "end", "tick")]
    for part in range(5):
        x = low_x + (high_x - low_x) * part / 4
        parts.append(text(at(x, 0)[0], top + high + 16, f"{x:g}" if x == int(x) else f"{x:.1f}", "middle", "tick"))
    parts.append(text(left + wide, top + high + 32, x_name, "end", "tick"))
    parts.append(text(left, top - 2, y_name, "start", "tick"))
    return svg(top + high + 38, label, *parts)


def response(label: str, points: Sequence[tuple[float, Figure]], x_name: str, y_name: str) -> str:
    """A line with a band of doubt over its own range."""
    low = min(figure.low for _, figure in points)
    high = max(figure.high for _, figure in points)
    span = (high - low) or 1.0
    scaled = [
        (x, Figure((f.value - low) / span, (f.low - low) / span, (f.high - low) / span)) for x, f in points
    ]  # fmt: skip
    drawn = curve(label, scaled, x_name, y_name)
    for share, value in ((0.0, low), (0.5, (low + high) / 2), (1.0, high)):
        drawn = drawn.replace(f">{percent(share)}</text>", f">{value:.2f}</text>", 1)
    return drawn


def legend(names: Sequence[str]) -> str:
    """What the colors mean."""
    if len(names) < 2:
        return ""
    items = "".join(
        f'<li><span style="background:{INK[at % len(INK)]}"></span>{escape(name)}</li>' for at, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'


def percent(value: float) -> str:
    """A share in words."""
    return f"{100 * value:.1f} %" if 0 < value < 1 else f"{100 * value:.0f} %"
