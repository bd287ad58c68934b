"""The four frames of Art Society, told apart by their corners and edges as well as by their color."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, disc, fill, line, num, place, polygon, print_at, rect
from vernissage.art.palette import darker, lighter

FRAMES = {"shell": "Shell", "gilt": "Gilt scroll", "walnut": "Plain walnut", "ebony": "Ebony and brass"}
THICK = 9.0


def frame(c: Canvas, style: str, w: float, h: float) -> list[str]:
    """The frame around a picture of that outer size."""
    return {"shell": _shell, "gilt": _gilt, "walnut": _walnut, "ebony": _ebony}[style](c, w, h)


def _bevel(w: float, h: float, paint: str, inset: float = 0.0, depth: float = THICK) -> list[str]:
    """Four mitred sides in the light from the upper left."""
    a, b, r, q = inset, inset + depth, w - inset, h - inset
    inner_r, inner_q = w - b, h - b
    return [
        fill(polygon([(a, a), (r, a), (inner_r, b), (b, b)]), lighter(paint, 0.28)),
        fill(polygon([(a, a), (b, b), (b, inner_q), (a, q)]), lighter(paint, 0.1)),
        fill(polygon([(r, a), (r, q), (inner_r, inner_q), (inner_r, b)]), darker(paint, 0.22)),
        fill(polygon([(a, q), (b, inner_q), (inner_r, inner_q), (r, q)]), darker(paint, 0.36)),
    ]


def _shade(w: float, h: float) -> str:
    """The shadow the frame throws on the canvas."""
    t = THICK
    return line(f"M{num(t + 0.8)} {num(h - t)}V{num(t + 0.8)}H{num(w - t)}", "#120c08", 2, 0.4)


def _corners(stamp: str, w: float, h: float, inset: float) -> list[str]:
    return [
        print_at(stamp, inset, inset),
        print_at(stamp, w - inset, inset, 1, 90),
        print_at(stamp, w - inset, h - inset, 1, 180),
        print_at(stamp, inset, h - inset, 1, 270),
    ]


def _along(stamp: str, w: float, h: float, pitch: float, inset: float, margin: float) -> list[str]:
    """The motif repeated along all four sides, turned to face the picture."""
    out = []
    for length, across, start in ((w, h, 0), (h, w, 90)):
        count = max(1, round((length - 2 * margin) / pitch))
        step = (length - 2 * margin) / count
        for k in range(count):
            at = margin + step * (k + 0.5)
            if start == 0:
                out += [print_at(stamp, at, inset), print_at(stamp, at, across - inset, 1, 180)]
            else:
                out += [print_at(stamp, inset, at, 1, 270), print_at(stamp, across - inset, at, 1, 90)]
    return out


def _shell(c: Canvas, w: float, h: float) -> list[str]:
    pearl = "#e2cdb8"
    scallop = c.stamp(
        [fill("M-6 -3.5A6 6 0 0 0 6 -3.5Z", "#f6e9da"), line("M0 -3V2M-3 -3L-2 1M3 -3L2 1", "#b98f7c", 0.8)]
    )
    ribs = "M2 2L13.5 3.5M2 2L12 8M2 2L8 12M2 2L3.5 13.5"
    fan = c.stamp(
        [
            fill("M-1 -1H15C16 4 14 6 13 8C11 10 10 11 8 13C6 14 4 16 -1 15Z", "#fbf1e4"),
            line(ribs, "#b9826f", 1.1),
            line("M15 0C16 4 14 6 13 8C11 10 10 11 8 13C6 14 4 16 0 15", "#a8705f", 1.2),
            disc(2.4, 2.4, 2.4, "#d99a86"),
        ]
    )
    out = [
        *_bevel(w, h, pearl),
        *_along(scallop, w, h, 13, 5, 15),
        line(f"M{num(THICK)} {num(THICK)}H{num(w - THICK)}V{num(h - THICK)}H{num(THICK)}Z", "#c48a76", 1.4),
    ]
    return [*out, _shade(w, h), *_corners(fan, w, h, 0.8), _rim(w, h, "#8f6a58")]


def _gilt(c: Canvas, w: float, h: float) -> list[str]:
    gold = "#c8983a"
    scroll = c.stamp(
        [
            line("M-7 1.5C-5 -4 -1 -3.5 0 0C1 3.5 5 3 6 -1.5C6.5 -3.5 4 -4 3.5 -2", "#7d5816", 1.3),
            line("M-7 .7C-5 -4.8 -1 -4.3 0 -.8", "#fbe9ae", 0.8),
        ]
    )
    curl = c.stamp(
        [
            fill("M-1 -1H15C13 3 10 2 9 4C11 8 8 11 4 9C2 10 3 13 -1 15Z", "#e6bd5c"),
            line("M1 13C1 7 3 3 13 1M4 8.5C7.5 10 9.5 7 7.5 5.5C6 4.5 4.5 6 5.5 7", "#7d5816", 1.3),
            disc(2.6, 2.6, 1.6, "#fdf1c4"),
        ]
    )
    out = [
        *_bevel(w, h, gold),
        *_along(scroll, w, h, 15, 4.6, 15),
        line(f"M{num(THICK)} {num(THICK)}H{num(w - THICK)}V{num(h - THICK)}H{num(THICK)}Z", "#fbe3a0", 1.1),
        line(f"M1.6 1.6H{num(w - 1.6)}V{num(h - 1.6)}H1.6Z", "#f6dc94", 0.9),
    ]
    return [*out, _shade(w, h), *_corners(curl, w, h, 0.8), _rim(w, h, "#6b4a12")]


def _walnut(c: Canvas, w: float, h: float) -> list[str]:
    wood = "#77492a"
    t = THICK
    grain = (
        f"M3 3H{num(w - 3)}M6 5.6H{num(w - 8)}M4 {num(h - 3)}H{num(w - 4)}M9 {num(h - 5.6)}H{num(w - 7)}"
        f"M3 5V{num(h - 5)}M5.6 9V{num(h - 8)}M{num(w - 3)} 5V{num(h - 5)}M{num(w - 5.6)} 8V{num(h - 9)}"
    )
    mitres = (
        f"M0 0L{t} {t}M{num(w)} 0L{num(w - t)} {t}M0 {num(h)}L{t} {num(h - t)}M{num(w)} {num(h)}L{num(w - t)}"
        f" {num(h - t)}"
    )
    slip = f"M{num(t)} {num(t)}H{num(w - t)}V{num(h - t)}H{num(t)}Z"
    return [
        *_bevel(w, h, wood),
        line(grain, "#3f2412", 0.7, 0.6),
        line(mitres, "#2d180b", 1),
        line(slip, "#e9d8b4", 1.8),
        _shade(w, h),
        _rim(w, h, "#2d180b"),
    ]


def _ebony(c: Canvas, w: float, h: float) -> list[str]:
    t = THICK
    brass = "#d9ae55"
    plate = c.stamp(
        [
            fill("M0 0H15V3.5H9L3.5 9V15H0Z", brass),
            line("M0 15V0H15", "#f6dd9a", 1),
            disc(4, 4, 1.5, "#5f4312"),
            disc(11, 2, 0.9, "#5f4312"),
            disc(2, 11, 0.9, "#5f4312"),
        ]
    )
    bead = c.stamp([disc(0, 0, 1.3, brass)])
    line_ = f"M{num(t)} {num(t)}H{num(w - t)}V{num(h - t)}H{num(t)}Z"
    ridge = f"M4.5 4.5H{num(w - 4.5)}V{num(h - 4.5)}H4.5Z"
    out = [
        *_bevel(w, h, "#2b2729"),
        line(ridge, "#4d474a", 0.9),
        *_along(bead, w, h, 30, 4.5, 18),
        line(line_, brass, 2.2),
        line(line_, "#fbe9b0", 0.6),
    ]
    return [*out, _shade(w, h), *_corners(plate, w, h, 0), _rim(w, h, "#0f0c0d")]


def _rim(w: float, h: float, paint: str) -> str:
    return line(f"M.5 .5H{num(w - 0.5)}V{num(h - 0.5)}H.5Z", paint, 1)


def plaque(w: float, h: float, icon: list[str], paint: str) -> list[str]:
    """The small plate at the foot of the frame that names the type by sign and color."""
    x, y = w / 2, h - 9.5
    return [
        rect(x - 15, y - 9, 30, 18, "#2a1c10", 3),
        rect(x - 14, y - 8, 28, 16, "#ecca7a", 2.4),
        rect(x - 12.6, y - 6.6, 25.2, 13.2, paint, 1.6),
        place(icon, x, y, 0.3),
    ]
