"""Hair, beards, collars, hats and things in hand for the sitters of Art Society, around the middle of the face."""

from __future__ import annotations

from vernissage.art.canvas import (
    Canvas,
    around,
    disc,
    fill,
    line,
    num,
    oval,
    place,
    rect,
    smooth,
    star,
)
from vernissage.art.palette import GOLD, STRAW, darker, lighter

CLOTH = ("#7a2230", "#274a66", "#2f5a46", "#5a3a66", "#8a5a24", "#2b2b34", "#93513a", "#3f4f78")


def hair_behind(hair: str, paint: str) -> list[str]:
    """Hair that falls behind the head."""
    if hair == "long":
        return [
            fill(
                "M0 -34C22 -34 28 -16 26 6C25 26 30 44 34 56C20 62 -20 62 -34 56C-30 44 -25 26 -26 6C-28 -16 -22 -34 0"
                " -34Z",
                darker(paint, 0.25),
            )
        ]
    if hair == "wig":
        return [
            fill(
                smooth(
                    [
                        (0, -62),
                        (20, -56),
                        (28, -36),
                        (28, -8),
                        (32, 12),
                        (26, 26),
                        (14, 20),
                        (-14, 20),
                        (-26, 26),
                        (-32, 12),
                        (-28, -8),
                        (-28, -36),
                        (-20, -56),
                    ]
                ),
                darker(paint, 0.15),
            )
        ]
    if hair == "up":
        return [oval(0, -38, 13, 10, paint), oval(0, -12, 23, 22, darker(paint, 0.2))]
    if hair in ("curls", "bowl"):
        return [oval(0, -8, 24, 26, darker(paint, 0.2))]
    if hair == "grey":
        return [oval(0, -8, 23, 25, darker(paint, 0.25))]
    return [oval(0, -9, 21, 22, darker(paint, 0.25))] if hair else []


def hair_before(hair: str, paint: str) -> list[str]:
    """Hair over the brow."""
    light = line("M-14 -20C-8 -27 2 -29 10 -26M-17 -14C-12 -24 -4 -27 2 -28", lighter(paint, 0.35), 1.2, 0.7)
    if hair in ("up", "grey", "long"):
        d = "M0 -33C18 -33 24 -16 21 0C18 -8 12 -16 0 -21C-12 -16 -18 -8 -21 0C-24 -16 -18 -33 0 -33Z"
        return [fill(d, paint), light]
    if hair == "wig":
        rolls = [
            oval(x, y, 7, 4.6, paint, t)
            for x, y, t in ((-25, -12, 70), (25, -12, 110), (-26, 2, 80), (26, 2, 100), (-25, 16, 90), (25, 16, 90))
        ]
        return [
            fill("M0 -60C16 -60 26 -42 23 -14C16 -20 8 -23 0 -23C-8 -23 -16 -20 -23 -14C-26 -42 -16 -60 0 -60Z", paint),
            *rolls,
            line("M-10 -26C-14 -38 -10 -50 -4 -56M2 -25C0 -38 4 -50 8 -55M12 -24C16 -34 16 -44 12 -52", "#c9bfae", 1.4),
        ]
    if hair == "curls":
        return [
            disc(x, y, 7.4, paint)
            for x, y in ((-20, -6), (-20, -17), (-12, -25), (0, -29), (12, -25), (20, -17), (20, -6))
        ] + [light]
    if hair == "bowl":
        return [
            fill("M0 -34C20 -34 25 -16 23 -2L20 -8C10 -12 -10 -12 -20 -8L-23 -2C-25 -16 -20 -34 0 -34Z", paint),
            light,
        ]
    if hair == "short":
        return [
            fill(
                "M0 -32C16 -32 22 -18 20 -4C18 -12 14 -18 8 -20C-2 -18 -10 -20 -14 -17C-18 -14 -19 -9 -20 -4C-22 -18"
                " -16 -32 0 -32Z",
                paint,
            ),
            light,
        ]
    return []


def grow_beard(beard: str, paint: str, gaze: float) -> list[str]:
    """Moustache or beard, turned with the gaze."""
    moustache = fill(
        f"M{num(gaze)} 10.5C{num(gaze + 5)} 9.5 {num(gaze + 8)} 12 {num(gaze + 12)} 10C{num(gaze + 9)} 15"
        f" {num(gaze + 4)} 14 {num(gaze)} 12.5C{num(gaze - 4)} 14 {num(gaze - 9)} 15 {num(gaze - 12)}"
        f" 10C{num(gaze - 8)} 12 {num(gaze - 5)} 9.5 {num(gaze)} 10.5Z",
        paint,
    )
    if beard == "moustache":
        return [moustache]
    if beard == "goatee":
        return [
            moustache,
            fill(
                f"M{num(gaze - 5)} 19C{num(gaze - 4)} 28 {num(gaze - 1)} 33 {num(gaze)} 35"
                f"C{num(gaze + 1)} 33 {num(gaze + 4)} 28 {num(gaze + 5)} 19Q{num(gaze)} 22 {num(gaze - 5)} 19Z",
                paint,
            ),
        ]
    if beard in ("full", "long"):
        end = 38 if beard == "full" else 66
        paint = paint if beard == "full" else "#d3ccc0"
        return [
            fill(
                f"M-19 -2C-17 8 -10 11 {num(gaze)} 10.5C10 11 17 8 19 -2C22 18 14 {end - 8} 0 {end}C-14 {end - 8} -22"
                " 18 -19 -2Z",
                paint,
            ),
            line(
                f"M-8 22C-8 {end - 16} -5 {end - 10} -2 {end - 6}M8 22C8 {end - 16} 5 {end - 10} 2 {end - 6}M0"
                f" 22V{end - 6}",
                darker(paint, 0.3),
                1,
                0.7,
            ),
            fill(
                f"M{num(gaze - 4.5)} 15Q{num(gaze)} 13.5 {num(gaze + 4.5)} 15Q{num(gaze)} 18.5 {num(gaze - 4.5)} 15Z",
                "#a8493c",
            ),
        ]
    if beard == "whiskers":
        return [
            fill("M-20 -6C-22 10 -16 22 -9 24C-11 14 -15 8 -16 -6ZM20 -6C22 10 16 22 9 24C11 14 15 8 16 -6Z", paint),
            moustache,
        ]
    return []


def put_collar(c: Canvas, collar: str, cloth: str, skin: str) -> list[str]:
    """What lies around the neck."""
    if collar == "ruff":
        folds = "".join(
            f"M{num(x)} {num(y)}L{num(x * 0.45)} {num(30 + (y - 36) * 0.3)}" for x, y in around(0, 36, 40, 26, 0, 0.36)
        )
        return [
            oval(0, 36, 42, 15.5, c.radial("#fffdf4", "#efe6d3", "#b9ad96", y=0.35, r=0.6)),
            line(folds, "#a3967f", 1),
            oval(0, 28, 15, 6, "#cfc2aa"),
        ]
    if collar == "uniform":
        return [
            fill("M-22 34L0 62L22 34L30 44L10 92H-10L-30 44Z", "#efe4cc"),
            fill("M-24 32C-14 46 14 46 24 32L22 44C12 52 -12 52 -22 44Z", GOLD),
            *(disc(x, y, 2.4, STRAW) for x in (-16, 16) for y in (66, 80, 94)),
            oval(-50, 52, 15, 7, GOLD, -20),
            oval(50, 52, 15, 7, GOLD, 20),
            fill(star(26, 72, 8, 8, 0.5), STRAW),
        ]
    if collar == "lace":
        return [
            fill("M-34 40C-20 62 20 62 34 40C24 36 16 36 14 34C8 44 -8 44 -14 34C-16 36 -24 36 -34 40Z", skin),
            line("M-36 42q3 7 8 6q3 7 9 4q4 7 10 3q4 6 9 0.5q5 5 10 0q5 4 9 -2q5 2 8 -5q6 1 9 -7", "#f6efdf", 4),
            disc(0, 46, 2.6, STRAW),
            line("M-14 34C-8 45 8 45 14 34", STRAW, 1.6),
        ]
    if collar == "fur":
        return [
            fill(
                "M-28 30C-14 48 -10 80 -14 140H-40C-36 100 -44 60 -28 30ZM28 30C14 48 10 80 14 140H40C36 100 44 60"
                " 28 30Z",
                "#5a4230",
            ),
            line(
                "M-30 44l-4 5M-30 60l-5 4M-28 78l-6 3M-28 98l-6 2M30 44l4 5M30 60l5 4"
                "M28 78l6 3M28 98l6 2M-20 52l-3 6M20 52l3 6M-18 80l-3 6M18 80l3 6",
                "#9c7c5c",
                1.6,
            ),
        ]
    if collar == "sailor":
        return [
            fill("M-30 36L-2 74L0 60L2 74L30 36C14 44 -14 44 -30 36Z", "#efe6d3"),
            line("M-26 41L-3 68M26 41L3 68", "#34506f", 1.8),
            fill("M-6 70L0 62L6 70L3 92H-3Z", "#a83a34"),
        ]
    if collar == "scarf":
        return [
            fill("M-24 30C-12 46 12 46 24 30C30 40 26 50 0 54C-26 50 -30 40 -24 30Z", "#b5483a"),
            fill("M4 50L20 46L26 92L10 96Z", "#9a3a30"),
        ]
    if collar == "cape":
        return [
            fill(
                "M-26 32C-50 44 -60 70 -62 104C-30 116 30 116 62 104C60 70 50 44 26 32C14 46 -14 46 -26 32Z", "#a3282e"
            ),
            fill("M-14 34H14L10 48H-10Z", "#f6efe2"),
            line("M0 50V110", darker("#a3282e", 0.4), 1.6),
            *(disc(0, y, 1.8, STRAW) for y in (58, 70, 82, 94)),
            line("M-20 44C-16 74 -8 84 0 88C8 84 16 74 20 44", GOLD, 1.6),
            line("M0 88V104M-5 93H5", GOLD, 3),
        ]
    if collar == "cravat":
        return [
            fill("M-24 32L-6 96H6L24 32C12 44 -12 44 -24 32Z", "#efe6d3"),
            fill("M-12 34C-4 42 4 42 12 34L10 48L4 50L9 74L0 80L-9 74L-4 50L-10 48Z", "#fbf6ea"),
            line("M-3 52L-5 72M3 52L4 72", "#c3b8a3", 1.2),
            disc(0, 50, 2.6, "#8e1b24"),
            line("M-24 34L-8 100M24 34L8 100", darker(cloth, 0.55), 3),
        ]
    return [line("M-22 37C-12 50 12 50 22 37", lighter(cloth, 0.5), 3)]


def put_hat(c: Canvas, hat: str, cloth: str, index: int) -> list[str]:
    """What sits on the head."""
    trim = CLOTH[(index + 4) % len(CLOTH)]
    if hat == "bicorne":
        return [
            fill("M-44 -20C-30 -52 30 -52 44 -20C24 -30 -24 -30 -44 -20Z", "#1f1d24"),
            line("M-44 -20C-24 -30 24 -30 44 -20", GOLD, 2.4),
            disc(16, -32, 4, "#b23a34"),
        ]
    if hat == "turban":
        return [
            fill(
                "M-22 -6C-28 -34 -10 -44 4 -42C24 -40 26 -20 21 -6C14 -18 -10 -20 -22 -6Z",
                c.linear("#7fa0c2", "#2f4f86", turn=20),
            ),
            line("M-20 -12C-8 -28 10 -30 22 -14M-18 -24C-6 -36 10 -36 20 -26", "#1f3560", 1.4),
            fill("M14 -36C32 -36 34 -10 30 16C26 14 22 8 22 2C22 -12 20 -24 14 -30Z", "#d9b45a"),
            disc(20, 16, 3.4, c.radial("#fffdf5", "#a39a88", x=0.35, y=0.3, r=0.7)),
        ]
    if hat == "cap":
        return [
            fill("M-24 -16C-26 -42 26 -42 24 -16C12 -22 -12 -22 -24 -16Z", "#2b2420"),
            fill("M-25 -14C-12 -22 12 -22 25 -14L24 -8C12 -15 -12 -15 -24 -8Z", "#4a3628"),
        ]
    if hat == "beret":
        return [
            fill(
                "M-26 -14C-34 -32 -8 -46 14 -42C36 -38 36 -22 22 -16C8 -24 -10 -24 -26 -14Z",
                c.linear(lighter(trim, 0.15), darker(trim, 0.35)),
            )
        ]
    if hat == "straw":
        return [
            oval(0, -18, 44, 10, "#d9b465", -6),
            oval(0, -19, 38, 7, "#ecd08a", -6),
            fill("M-20 -20C-18 -42 18 -44 20 -24C8 -18 -10 -17 -20 -20Z", "#e3c173"),
            fill("M-20 -22C-8 -18 10 -20 20 -26V-20C10 -15 -8 -13 -20 -17Z", trim),
            *(disc(x, y, 4, p) for x, y, p in ((14, -24, "#c8543f"), (21, -21, "#e9b4b3"), (18, -29, "#f3e6c8"))),
        ]
    if hat == "zucchetto":
        return [
            fill("M-20 -17C-18 -38 18 -38 20 -17C8 -24 -8 -24 -20 -17Z", "#a3282e"),
            line("M0 -34V-37", "#a3282e", 3),
        ]
    if hat == "veil":
        return [
            fill(
                "M0 -38C26 -38 32 -10 30 20C30 40 36 60 40 76L26 60C22 30 24 0 18 -14C10 -24 -10 -24 -18 -14"
                "C-24 0 -22 30 -26 60L-40 76C-36 60 -30 40 -30 20C-32 -10 -26 -38 0 -38Z",
                c.linear("#f3ecdc", "#a89f8c"),
            )
        ]
    if hat == "tophat":
        return [
            fill("M-20 -20L-22 -62H22L20 -20Z", c.linear("#4a4650", "#1c1a20", turn=0)),
            rect(-20.5, -31, 41, 8, trim),
            fill("M-34 -22C-16 -30 16 -30 34 -22C22 -14 -22 -14 -34 -22Z", "#25222a"),
        ]
    if hat == "fur":
        return [
            fill(
                smooth(
                    [
                        (-27, -12),
                        (-30, -26),
                        (-22, -40),
                        (-6, -46),
                        (10, -45),
                        (24, -39),
                        (30, -25),
                        (27, -12),
                        (12, -20),
                        (-12, -20),
                    ]
                ),
                c.radial("#8a6a4a", "#4a3526", y=0.3, r=0.7),
            ),
            line(
                "M-22 -22l-4 -5M-16 -32l-4 -6M-4 -36l-2 -6M8 -36l2 -6M18 -30l4 -5M24 -20l4 -4M-8 -26l-2 -5M10 -26l2 -5",
                "#b5926c",
                1.4,
            ),
        ]
    if hat == "feather":
        return [
            fill("M12 -32C14 -60 30 -74 46 -70C44 -54 34 -38 16 -28Z", "#f0e3cb"),
            line("M14 -31C22 -48 32 -60 44 -68", "#b59a7a", 1.4),
            line("M-20 -22C-8 -31 8 -31 20 -22", GOLD, 3),
            disc(14, -28, 3.4, "#8e1b24"),
        ]
    return []


def put_in_hand(thing: str, y: float, skin: str) -> list[str]:
    """What the sitter holds, in the hand in front of the chest."""
    if not thing:
        return []
    hand = [
        fill("M-9 4C-10 -4 -2 -8 6 -5C11 -3 10 6 4 8C-2 10 -8 9 -9 4Z", skin),
        line("M-4 -4L-8 -7M0 -6L-2 -10M4 -5L4 -9", skin, 3.4),
    ]
    if thing == "fan":
        blades = "".join(f"M0 4L{num(x)} {num(py)}" for x, py in around(0, 4, 27, 16, 0) if py <= 4)
        parts = [
            fill("M-30 2A30 30 0 0 1 30 2L8 4A8 8 0 0 0 -8 4Z", "#e9d3b0"),
            line(blades, "#8a5f38", 1.2),
            line("M-29 1A30 30 0 0 1 29 1", "#b5483a", 3),
            *hand,
        ]
    elif thing == "book":
        parts = [
            rect(-20, -20, 34, 30, "#5a2a22", 2),
            rect(-17, -17, 29, 24, "#e9dcc0", 1),
            rect(-20, -20, 30, 28, "#7a3a2c", 2),
            line("M-16 -14H6V2H-16Z", GOLD, 1.4),
            *hand,
        ]
    elif thing == "rose":
        parts = [
            line("M2 4C4 -10 2 -20 0 -28", "#3f5f38", 2.4),
            fill("M3 -12C10 -16 14 -12 14 -8C9 -6 5 -8 3 -12Z", "#4f7344"),
            disc(0, -32, 8, "#b2383c"),
            disc(-2, -33, 5, "#d9696a"),
            line("M-4 -34C-1 -38 4 -36 3 -31C1 -28 -3 -29 -3 -32", "#7a1f28", 1.2),
            *hand,
        ]
    elif thing == "cat":
        fur = "#5a5550"
        parts = [
            oval(0, 6, 24, 15, fur, -8),
            disc(-16, -10, 11, fur),
            fill("M-26 -14L-25 -26L-17 -19ZM-15 -20L-8 -26L-6 -14Z", fur),
            disc(-20, -11, 1.7, "#d9c34a"),
            disc(-12, -11, 1.7, "#d9c34a"),
            fill("M-18 -7H-14L-16 -4.5Z", "#d99a8f"),
            oval(-14, 8, 7, 5, "#e6ded2"),
            *(place(hand, 14, 8, 0.9),),
        ]
    elif thing == "brush":
        parts = [
            fill("M-34 2C-34 -14 -10 -18 4 -10C14 -4 12 8 4 10C-2 12 -6 8 -10 12C-18 18 -34 14 -34 2Z", "#c79a5f"),
            *(
                disc(x, py, 3, p)
                for x, py, p in ((-26, -2, "#b23a34"), (-17, -8, "#2f5391"), (-6, -8, "#e6bd5c"), (-24, 7, "#f6efe2"))
            ),
            line("M6 2L26 -34", "#6b4426", 2.6),
            fill("M24 -32L28 -31L30 -42Z", "#b23a34"),
            *hand,
        ]
    elif thing == "letter":
        parts = [
            place(
                [
                    rect(-16, -16, 30, 22, "#efe4cb", 1),
                    line("M-16 -16L-1 -4L14 -16", "#a8977a", 1.4),
                    disc(-1, -4, 3.4, "#a3282e"),
                ],
                0,
                -4,
                1,
                -10,
            ),
            *hand,
        ]
    else:
        parts = [
            place(
                [
                    fill(
                        "M0 -34C12 -34 15 -20 9 -12C19 -2 18 20 0 20C-18 20 -19 -2 -9 -12C-15 -20 -12 -34 0 -34Z",
                        "#9a4f28",
                    ),
                    rect(-2.5, -74, 5, 56, "#2d1d14"),
                    line("M-1 -70V10M1 -70V10", "#e9dcc0", 0.7),
                    line("M-6 -8C-8 -4 -5 0 -7 4M6 -8C8 -4 5 0 7 4", "#2d1d14", 1.4),
                ],
                -14,
                0,
                0.8,
                38,
            ),
            line("M-40 20L40 -24", "#6b4426", 2),
            *hand,
        ]
    return [place(parts, 14, y - 22)]
