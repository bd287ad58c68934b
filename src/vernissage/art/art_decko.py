"""The pieces of Art Decko: painting cards, gold, emblems, markers and bonus tiles."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.art import art_nouveau, decko_rooms, impressionism, pop_art, renaissance, surrealism
from vernissage.art.canvas import (
    Canvas,
    around,
    both,
    disc,
    fill,
    line,
    oval,
    place,
    polygon,
    print_at,
    rect,
    ring,
    star,
)
from vernissage.art.emblems import GENRES, badge, coin, motif, weave
from vernissage.art.lettering import letters, width
from vernissage.art.palette import (
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    NAVY,
    ORANGE,
    PAPER,
    PLUM,
    SLATE,
    STRAW,
    TEAL,
    ULTRAMARINE,
    UMBER,
    VERMILION,
    darker,
    lighter,
)

PAINTINGS: dict[str, tuple[str, Callable[[Canvas], list[str]]]] = {
    "AN1": ("Lady with Lilies", art_nouveau.lady_with_lilies),
    "AN2": ("The Peacock Window", art_nouveau.peacock_window),
    "AN3": ("Dragonfly Hour", art_nouveau.dragonfly_hour),
    "IM1": ("Rain on the Boulevard", impressionism.rain_on_the_boulevard),
    "IM2": ("Haystack at Noon", impressionism.haystack_at_noon),
    "IM3": ("The Regatta", impressionism.the_regatta),
    "PA1": ("Soup of the Day", pop_art.soup_of_the_day),
    "PA2": ("Kapow!", pop_art.kapow),
    "PA3": ("Nine Lipsticks", pop_art.nine_lipsticks),
    "RE1": ("The Merchant's Daughter", renaissance.merchants_daughter),
    "RE2": ("Study of a Falcon", renaissance.study_of_a_falcon),
    "RE3": ("Banquet of the Guild", renaissance.banquet_of_the_guild),
    "SU1": ("The Patient Clock", surrealism.patient_clock),
    "SU2": ("Staircase to a Fish", surrealism.staircase_to_a_fish),
    "SU3": ("A Door in the Sea", surrealism.door_in_the_sea),
}

# Kind: face value, name, what the ability is used for.
GOLD_CARDS: dict[str, tuple[int, str, str]] = {
    "G1": (1, "1-Gold", "3 for paintings"),
    "G2": (2, "2-Gold", "4 for paintings"),
    "G3N": (3, "3-Gold, Fancy Noble", "8 for up to two paintings"),
    "G3S": (3, "3-Gold, Seeds of Wealth", "8 for one 5-Gold"),
    "G3P": (3, "3-Gold, Prosperity", "8 for a Show"),
    "G5": (5, "5-Gold", ""),
}

TILES: dict[str, str] = {
    "most_AN": "How Mucha You Got?",
    "most_IM": "Show Me the Monet",
    "most_PA": "Warhol Lot of Love",
    "most_RE": "The Leonardo's Share",
    "most_SU": "Hello, Dali!",
    "all_AN": "Klimt to the Top",
    "all_IM": "Manet Happy Returns",
    "all_PA": "Haring Is Caring",
    "all_RE": "Raphael Prize",
    "all_SU": "The Importance of Being Ernst",
    "most_shown": "Crowd Pleaser",
    "fewest_shown": "Acquired Taste",
    "fewest_own": "The Private Collector",
    "money": "Money! Money! Money!",
    "good_as_gold": "As Good as Gold",
    "gold_bug": "The Gold Bug",
}

RIBBONS = {"purple": PLUM, "blue": ULTRAMARINE, "gray": SLATE, "red": CRIMSON}

NAMES: list[str] = [
    *PAINTINGS,
    *GOLD_CARDS,
    *(f"genre-{g}" for g in GENRES),
    *TILES,
    *(f"ribbon-{color}" for color in RIBBONS),
    *(f"cost-{value}" for value in range(1, 17)),
    "gold-marker",
    "back",
    *decko_rooms.NAMES,
]

# What may follow a piece's name after an @.
MANNERS: dict[str, dict[str, str | int | bool]] = {"bare": {"bare": True}}


def paint(name: str, prefix: str, *, bare: bool = False) -> Canvas:
    """The picture of one piece; a bare painting comes without its card."""
    if name in PAINTINGS:
        return _painting(name, prefix, bare)
    if name in GOLD_CARDS:
        return _gold_card(name, prefix)
    if name in TILES:
        return _tile(name, prefix)
    if name in decko_rooms.NAMES:
        return decko_rooms.paint(name, prefix)
    kind, _, which = name.partition("-")
    if kind == "genre":
        c = Canvas(prefix, GENRES[which][0], 64, 64)
        c.add(*badge(c, which, 32, 32, 31))
        return c
    if kind == "ribbon":
        return _ribbon(which, prefix)
    if kind == "cost":
        return _cost(int(which), prefix)
    if name == "gold-marker":
        c = Canvas(prefix, "Gold marker", 64, 64)
        c.add(*coin(c, 32, 32, 31), letters("G", 32, 43, 22, UMBER, 0.2))
        return c
    return _back(prefix)


def _painting(name: str, prefix: str, bare: bool) -> Canvas:
    title, painter = PAINTINGS[name]
    genre, color = GENRES[name[:2]]
    label = f"{title} ({genre})"
    if bare:
        c = Canvas(prefix, label, 240, 288)
        c.add(*painter(c))
        return c
    c = Canvas(prefix, label, 260, 364)
    c.add(rect(0, 0, 260, 364, PAPER, 12))
    c.add(place([c.clip("M0 0H240V288H0Z", painter(c))], 10, 10), line("M10 10H250V298H10Z", INK, 1.6))
    c.add(fill("M10 306H250V354H10Z", color), fill("M10 306H250V354H10Z", weave(c, name[:2], lighter(color, 0.2))))
    caption = title.upper()
    size = min(11.0, 11.0 * 156 / width(caption, 11.0))
    c.add(rect(54, 316, 191, 28, PAPER, 3), letters(caption, 162, 335.5 - (11 - size) / 2, size, INK, 0.14))
    c.add(*badge(c, name[:2], 43, 322, 37))
    return c


def _gold_card(name: str, prefix: str) -> Canvas:
    value, title, use = GOLD_CARDS[name]
    c = Canvas(prefix, f"{title}{': ' + use if use else ''}", 260, 364)
    ground = {1: "#e9dcc0", 2: "#e3d1a6", 3: "#2f4a4a", 5: "#3a2730"}[value]
    dark = value >= 3
    trim = STRAW if dark else darker(GOLD, 0.3)
    c.add(rect(0, 0, 260, 364, PAPER, 12), rect(10, 10, 240, 344, ground, 6))
    # Rays in the manner of the twenties.
    rays = "".join(
        polygon([(130, 150), (130 + 400 * x, 150 + 400 * y), (130 + 400 * u, 150 + 400 * v)])
        for (x, y), (u, v) in zip(around(0, 0, 1, 24), around(0, 0, 1, 24, -85), strict=True)
    )
    c.add(c.clip("M10 10H250V354H10Z", [fill(rays, trim, 0.16)]))
    c.add(
        line("M22 22H238V342H22Z", trim, 1.6), line("M28 46V28H46M214 28H232V46M232 318V336H214M46 336H28V318", trim, 3)
    )
    c.add(*coin(c, 130, 142, 88), letters(str(value), 130, 186, 88, darker(UMBER, 0.3), 0.14))
    for x, y, turn in ((50, 66, 0), (210, 298 if not use else 66, 0)):
        c.add(place([letters(str(value), 0, 0, 24, IVORY if dark else UMBER, 0.16)], x, y, 1, turn))
    if use:
        c.add(rect(34, 252, 192, 76, PAPER if not dark else IVORY, 8), line("M40 258H220V322H40Z", trim, 1))
        c.add(*_ability(name, c))
    else:
        c.add(
            fill(star(130, 292, 24, 5, 0.42), STRAW),
            fill(star(86, 292, 12, 5, 0.42), STRAW),
            fill(star(174, 292, 12, 5, 0.42), STRAW),
        )
    return c


def _ability(name: str, c: Canvas) -> list[str]:
    """The second worth of a gold card: what it buys, and for how much."""
    worth = {"G1": "3", "G2": "4"}.get(name, "8")
    out = [letters(worth, 78, 306, 34, UMBER, 0.16), line("M98 290H122M114 282L122 290L114 298", UMBER, 4)]
    if name == "G3S":
        return [*out, *coin(c, 172, 290, 28), letters("5", 172, 304, 28, UMBER, 0.15)]
    if name == "G3P":
        return [*out, *museum(172, 290, 1.0, UMBER)]
    out += frame_icon(164 if name == "G3N" else 172, 290, 1, UMBER)
    if name == "G3N":
        out += [*frame_icon(192, 290, 0.9, CRIMSON)]
    return out


def frame_icon(x: float, y: float, scale: float, color: str) -> list[str]:
    """A framed picture."""
    return [
        place(
            [
                both("M-18 -22H18V22H-18Z", IVORY, color, 5),
                fill("M-12 14L-2 -2L4 6L8 0L13 14Z", color),
                disc(7, -10, 4, color),
            ],
            x,
            y,
            scale,
        )
    ]


def museum(x: float, y: float, scale: float, color: str) -> list[str]:
    """A museum front."""
    columns = "".join(f"M{cx} -6V16" for cx in (-20, -7, 7, 20))
    return [
        place(
            [fill("M-30 -10L0 -28L30 -10Z", color), line(columns, color, 6), line("M-30 22H30", color, 6)], x, y, scale
        )
    ]


def _tile(name: str, prefix: str) -> Canvas:
    c = Canvas(prefix, f"Bonus tile: {TILES[name]}", 120, 120)
    kind, _, genre = name.partition("_")
    group = (
        "player"
        if kind == "most" and genre in GENRES
        else "gold"
        if name in ("money", "good_as_gold", "gold_bug")
        else "museum"
    )
    color = {"player": PLUM, "museum": TEAL, "gold": "#8a6a24"}[group]
    c.add(rect(0, 0, 120, 120, color, 12), rect(5, 5, 110, 110, PAPER, 8), line("M10 10H110V110H10Z", color, 1.4))
    if genre in GENRES:
        c.add(*badge(c, genre, 60, 50, 34))
        if group == "player":
            for x, prize, h in ((36, "3", 14), (60, "6", 20), (84, "2", 10)):
                c.add(rect(x - 11, 108 - h, 22, h, color), letters(prize, x, 106.5 - h * 0.12, 8, IVORY, 0.2))
        else:
            c.add(
                *museum(40, 97, 0.4, color),
                letters("3", 76, 107, 18, color, 0.18),
                line("M54 98H62M58 94V102", color, 2.4),
            )
        return c
    if name == "most_shown":
        c.add(
            *(part for x, s in ((34, 0.7), (60, 1.1), (86, 0.7)) for part in frame_icon(x, 50, s, color)),
            letters("+2", 60, 106, 20, color, 0.18),
        )
    elif name == "fewest_shown":
        c.add(
            *frame_icon(60, 48, 1.0, color),
            line("M34 48H20M26 42L20 48L26 54M86 48H100M94 42L100 48L94 54", color, 3),
            letters("+4", 60, 106, 20, color, 0.18),
        )
    elif name == "fewest_own":
        c.add(*museum(60, 48, 1.1, color), line("M30 82L90 18", VERMILION, 6), letters("4", 60, 106, 18, color, 0.18))
    elif name == "money":
        for y in (72, 58, 44):
            c.add(
                oval(60, y + 7, 34, 11, darker(GOLD, 0.45)), oval(60, y, 34, 11, GOLD), oval(60, y - 1, 26, 7.5, STRAW)
            )
        c.add(letters("$", 60, 28, 13, color, 0.18), letters("6", 60, 106, 14, color, 0.18))
    elif name == "good_as_gold":
        c.add(
            *coin(c, 42, 60, 26),
            line("M72 60H100M90 49L101 60L90 71", color, 6),
            letters("2ND", 60, 104, 12, color, 0.18),
        )
    else:
        body = [
            oval(0, 6, 20, 24, GOLD),
            line("M0 -14V30M-18 0H18M-20 10H20", darker(GOLD, 0.5), 2.6),
            disc(0, -20, 11, UMBER),
        ]
        legs = line(
            "M-18 -4L-32 -14M-20 8H-36M-18 20L-32 30M18 -4L32 -14M20 8H36M18 20L32 30M-6 -28L-14 -38M6 -28L14 -38",
            UMBER,
            3.4,
        )
        c.add(place([legs, *body], 60, 50, 0.85), letters("-1", 60, 105, 14, color, 0.2))
    return c


def _ribbon(color: str, prefix: str) -> Canvas:
    """A player's ribbon: a rosette whose inside differs for each color."""
    paint_ = RIBBONS[color]
    c = Canvas(prefix, f"{color.capitalize()} ribbon", 64, 80)
    c.add(
        fill("M18 40L12 78L24 70L32 78L40 70L52 78L46 40Z", darker(paint_, 0.25)),
        fill(star(32, 30, 30, 16, 0.86), paint_),
    )
    c.add(disc(32, 30, 20, IVORY), ring(32, 30, 20, darker(paint_, 0.3), 2))
    sign = {
        "purple": star(32, 31, 14, 5, 0.42),
        "blue": "M32 17L44 30L32 43L20 30Z",
        "gray": "M20 24H44V36H20Z",
        "red": "",
    }[color]
    c.add(fill(sign, paint_) if sign else disc(32, 30, 11, paint_))
    return c


def _cost(value: int, prefix: str) -> Canvas:
    color = ORANGE if value <= 8 else "#dcb13e"
    c = Canvas(prefix, f"Cost {value}", 64, 64)
    c.add(
        fill(star(32, 32, 31, 8 if value <= 8 else 12, 0.88), darker(color, 0.35)),
        disc(32, 32, 25, color),
        ring(32, 32, 21, darker(color, 0.4), 1.2),
    )
    c.add(letters(str(value), 32, 43, 22, INK, 0.17))
    return c


def _back(prefix: str) -> Canvas:
    c = Canvas(prefix, "Card back", 260, 364)
    c.add(rect(0, 0, 260, 364, PAPER, 12), rect(10, 10, 240, 344, NAVY, 6))
    fan = c.stamp([line("".join(f"M{-r} 0A{r} {r} 0 0 1 {r} 0" for r in (6, 13, 20)), GOLD, 1.6)])
    fans = [print_at(fan, 10 + k * 40 + (row % 2) * 20, 30 + row * 20) for row in range(17) for k in range(7)]
    c.add(c.clip("M10 10H250V354H10Z", fans))
    c.add(line("M10 10H250V354H10Z", GOLD, 3), both("M130 112L186 182L130 252L74 182Z", NAVY, GOLD, 3))
    c.add(place(motif("AN", STRAW, NAVY), 130, 182, 1.5))
    return c


__all__ = ["NAMES", "PAINTINGS", "paint"]
