"""All pictures of a game together, as a table needs them."""

from vernissage.art import names, picture

UPRIGHT = [f"D{number:03}" for number in range(49, 109)]  # decor of two and three cells
BIDS = [f"bid-{value}" for value in range(1, 21)]
MANNERS = {
    "art_decko": {"bare": [f"{genre}{number}" for genre in ("AN", "IM", "PA", "RE", "SU") for number in (1, 2, 3)]},
    "art_society": {"upright": UPRIGHT, **dict.fromkeys(("red", "blue", "green", "yellow"), BIDS)},
}


def bundle(game: str) -> dict[str, str]:
    """Every piece by its name, in each manner in which tables show it."""
    plain = names(game)
    varied = [f"{name}@{manner}" for manner, which in MANNERS.get(game, {}).items() for name in which]
    return {name: picture(game, name) for name in [*plain, *varied]}
