"""Pop Art for Art Decko: flat inks, printed dots, a contour that shouts."""

from __future__ import annotations

from vernissage.art.canvas import Canvas, around, both, disc, fill, line, place, polygon, print_at, rect, star
from vernissage.art.chance import Chance
from vernissage.art.lettering import letters
from vernissage.art.palette import INK, IVORY, NAVY, OCHRE, PAPER, SKY, VERMILION

BLACK = "#1b1719"
HOT = "#e0467c"
SUN = "#f2c230"
AQUA = "#35a3b5"
RED = "#d93a2b"
LIME = "#a9c23f"
VIOLET = "#6a4fa0"


def dots(c: Canvas, color: str, pitch: float = 8, size: float = 2.5) -> str:
    """A fill of printed dots on a slanted grid."""
    return c.pattern(pitch, pitch, [disc(pitch / 2, pitch / 2, size, color)], turn=45)


def soup_of_the_day(c: Canvas) -> list[str]:
    """One tin, larger than life."""
    out = [rect(0, 0, 240, 288, SUN), rect(0, 0, 240, 288, dots(c, RED, 9, 2.1))]
    out.append(fill("M0 208L240 190V288H0Z", AQUA))
    out.append(fill("M0 208L240 190V288H0Z", dots(c, NAVY, 7, 1.6)))
    # Shadow and tin.
    out.append(fill("M176 92L226 120V262L176 258Z", BLACK))
    body = "M56 60V238C56 252 84 262 120 262C156 262 184 252 184 238V60"
    out.append(both(body, PAPER, BLACK, 5))
    red = "M56 60V142C56 156 84 166 120 166C156 166 184 156 184 142V60Z"
    out += [
        fill(red, RED),
        fill("M150 76V163C168 160 184 152 184 142V60C176 68 162 74 150 76Z", dots(c, BLACK, 6, 1.5)),
    ]
    out.append(fill("M150 166V260C168 257 184 249 184 238V142C184 152 168 162 150 166Z", dots(c, VERMILION, 6, 1.6)))
    out.append(line("M56 142C56 156 84 166 120 166C156 166 184 156 184 142", BLACK, 3.5))
    out.append(
        both(
            "M56 56C56 42 84 32 120 32C156 32 184 42 184 56C184 70 156 80 120 80C84 80 56 70 56 56Z",
            "#d9d3c4",
            BLACK,
            5,
        )
    )
    out += [line("M70 56C70 48 92 42 120 42C148 42 170 48 170 56C170 64 148 70 120 70C92 70 70 64 70 56Z", BLACK, 2.4)]
    out.append(fill("M74 58C80 48 104 44 126 45C106 48 88 53 80 63Z", IVORY))
    out += [line(body, BLACK, 5), line("M57 226C57 240 84 250 120 250C156 250 183 240 183 226", BLACK, 2.4)]
    # The label: curved word, medal, flourish.
    out.append(
        place(
            [
                letters("SOUP", 2, 2, 31, BLACK, 0.34),
                letters("SOUP", 0, 0, 31, BLACK, 0.34),
                letters("SOUP", 0, 0, 31, IVORY, 0.19),
            ],
            120,
            128,
            1,
        )
    )
    out += [
        disc(120, 168, 25, BLACK),
        disc(120, 168, 22, SUN),
        disc(120, 172, 14, RED),
        fill("M128 164C134 168 134 178 128 183C131 176 131 170 128 164Z", IVORY),
    ]
    out.append(fill(star(120, 160, 9, 5, 0.35), "#3f8a4f"))
    out += [letters("OF THE DAY", 120, 222, 13, BLACK, 0.2), letters("NO. 1", 120, 240, 9, RED, 0.2)]
    # Steam as a comic would draw it.
    for x in (92, 120, 148):
        out.append(line(f"M{x} 26c-8 -6 8 -9 0 -16", BLACK, 4))
    return [*out, _edge()]


def kapow(c: Canvas) -> list[str]:
    """The blow lands."""
    chance = Chance("kapow!")
    out = [rect(0, 0, 240, 288, SKY), rect(0, 0, 240, 288, dots(c, AQUA, 8, 2.6))]
    # Speed rays.
    rays = [
        polygon([(120, 140), a, b])
        for a, b in zip(around(120, 140, 260, 36)[::2], around(120, 140, 260, 36)[1::2], strict=True)
    ]
    out.append(fill("".join(rays), IVORY, 0.75))
    # Smoke puffs.
    for x, y, r in ((36, 214, 30), (66, 240, 36), (108, 252, 34), (152, 250, 38), (196, 232, 34), (216, 200, 24)):
        out.append(both(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z", IVORY, BLACK, 3.5))
    out.append(fill("M20 218H224V250C180 268 60 276 20 240Z", IVORY))
    out.append(
        fill("M30 236C80 262 170 262 214 226C206 262 160 280 110 278C70 276 40 262 30 236Z", dots(c, VIOLET, 7, 1.8))
    )

    pulls = [1 + chance.between(-0.12, 0.12) for _ in range(14)]

    def burst(size: float) -> str:
        tips, dips = around(120, 138, size, 14, -84), around(120, 138, size * 0.68, 14, -71.1)
        points = []
        for (x, y), dip, pull in zip(tips, dips, pulls, strict=True):
            points += [(120 + (x - 120) * pull, 138 + (y - 138) * pull), dip]
        return polygon(points)

    out += [place([fill(burst(122), BLACK)], 7, 8), both(burst(120), RED, BLACK, 5), both(burst(100), SUN, BLACK, 4)]
    out.append(fill(star(120, 138, 80, 14, 0.7), dots(c, "#ef8a2b", 7, 2)))
    out.append(fill(star(120, 132, 62, 12, 0.72), IVORY, 0.55))
    # The word, letter by letter, each a little out of step.
    word = []
    for sign, x, y, size in (
        ("K", -86, 22, 46),
        ("A", -54, 16, 50),
        ("P", -14, 14, 52),
        ("O", 20, 14, 46),
        ("W", 66, 14, 46),
        ("!", 98, 4, 56),
    ):
        word.append(
            place(
                [
                    letters(sign, 4, 5, size, BLACK, 0.42),
                    letters(sign, 0, 0, size, BLACK, 0.42),
                    letters(sign, 0, 0, size, HOT, 0.24),
                ],
                x,
                y,
                0.92,
            )
        )
    out.append(place(word, 118, 144, 0.94, -9))
    for x, y, r in ((34, 34, 16), (206, 40, 12), (214, 262, 13), (24, 128, 9)):
        out.append(both(star(x, y, r, 5, 0.42), SUN, BLACK, 2.6))
    return [*out, _edge()]


def nine_lipsticks(c: Canvas) -> list[str]:
    """The same lipstick nine times, each time another."""
    ways = [
        (HOT, SUN, AQUA),
        (AQUA, RED, SUN),
        (SUN, HOT, VIOLET),
        (LIME, VIOLET, RED),
        (RED, AQUA, IVORY),
        (VIOLET, LIME, HOT),
        (SKY, BLACK, HOT),
        (OCHRE, AQUA, RED),
        (HOT, IVORY, NAVY),
    ]
    out = [rect(0, 0, 240, 288, BLACK)]
    contour = c.stamp(
        [
            line(
                "M-13 6V-22C-13 -30 4 -38 13 -42V6ZM-17 6H17V20H-17ZM-20 20H20V44H-20ZM-13 -20C-6 -18 4 -24 13 -40",
                BLACK,
                2.6,
            ),
            line("M-10 24V40", IVORY, 2.4, 0.8),
        ]
    )
    for i, (back, stick, case) in enumerate(ways):
        x, y = 4 + (i % 3) * 78, 4 + (i // 3) * 94
        # The inks of a screen print never sit quite where the contour is.
        dx, dy = ((i * 5) % 3 - 1) * 2.4, ((i * 7) % 3 - 1) * 1.8
        cell = [rect(x, y, 76, 92, back)]
        if i % 2 == 0:
            cell.append(rect(x, y, 76, 92, dots(c, stick if i % 4 else case, 7, 1.5), None, 0.55))
        cx, cy = x + 38 + dx, y + 46 + dy
        cell += [rect(cx - 20, cy + 20, 40, 24, case), rect(cx - 17, cy + 6, 34, 14, SUN if case != SUN else IVORY)]
        cell += [rect(cx - 17, cy + 6, 8, 14, IVORY, None, 0.7), rect(cx + 8, cy + 20, 12, 24, BLACK, None, 0.25)]
        cell.append(
            fill(
                f"M{cx - 13} {cy + 6}V{cy - 22}C{cx - 13} {cy - 30} {cx + 4} {cy - 38} {cx + 13} {cy - 42}V{cy + 6}Z",
                stick,
            )
        )
        cell.append(
            fill(
                f"M{cx - 13} {cy - 20}C{cx - 13} {cy - 30} {cx + 4} {cy - 38} {cx + 13} {cy - 42}"
                f"C{cx + 6} {cy - 26} {cx - 6} {cy - 18} {cx - 13} {cy - 20}Z",
                IVORY,
                0.35,
            )
        )
        cell.append(print_at(contour, x + 38, y + 46))
        out += cell
    return [*out, _edge()]


def _edge() -> str:
    return line("M2 2H238V286H2Z", INK, 4)
