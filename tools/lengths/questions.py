"""The questions of the page, as kinds of games to be played."""

from lengths.play import Kind

SETS = {"new_yorkers": (7,), "tokyoites": (3, 7), "parisians": (5, 7), "londoners": (6,)}

QUESTIONS: dict[str, list[Kind]] = {
    "gold": [
        *[Kind("art_decko", 3, ("expert",), twist=f"sienna {price}") for price in (8, 7, 6, 5)],
        *[Kind("art_decko", 3, ("expert",), twist=f"sienna {price} loved") for price in (8, 7, 6, 5)],
        *[Kind("art_decko", 3, ("expert",), twist=f"sienna {price} shunned") for price in (8, 7, 6, 5)],
    ],
    "seats": [
        Kind("art_decko", 2, ("expert",)),
        Kind("art_decko", 3, ("expert",)),
        Kind("art_decko", 4, ("expert",)),
        Kind("art_decko", 3, ("expert",), twist="equal decks"),
        Kind("art_decko", 4, ("expert",), twist="equal decks"),
    ],
    "patrons": [
        *[Kind("avant_carde", 2, ("master",), patrons) for patrons in SETS],
        *[
            Kind("avant_carde", 2, ("master",), patrons, f"buys {number}")
            for patrons in SETS
            for number in SETS[patrons]
        ],
    ],
    "limit": [
        Kind("avant_carde", seats, (level,), patrons)
        for level in ("random", "novice", "amateur", "expert", "master")
        for patrons in SETS
        for seats in (2, 3, 4, 5)
    ],
    "gold_again": [
        Kind("art_decko", 3, ("expert",), twist=f"sienna {price} {most}")
        for price in (8, 6, 5)
        for most in ("one", "two")
    ],
    "seats_again": [
        Kind("art_decko", 2, ("expert",)),
        Kind("art_decko", 2, ("expert",), twist="richer first"),
        Kind("art_decko", 3, ("expert",), twist="richer first"),
    ],
    "patrons_again": [
        Kind("avant_carde", 2, ("master",), patrons, f"buys {number} once")
        for patrons in SETS
        for number in SETS[patrons]
    ],
}
