"""Portraits of the twenty-four patrons, each told by hair, hat, eyes, beard, collar and what they carry."""

from __future__ import annotations

from vernissage.art.canvas import Point
from vernissage.art.cubism import Shape, curve, round_
from vernissage.art.cubist_things import Tones
from vernissage.art.patron_features import beards, carried, collars, eye_pairs, hair_before, hair_behind, hats, mouths

# Patron: name, hair, hat, eyes, beard, collar, extra.
PATRONS: dict[str, tuple[str, str, str, str, str, str, str]] = {
    "NY2": ("The Perfectionist", "bob", "", "monocle", "", "collar", "ruler"),
    "NY3": ("The Snob", "", "turban", "proud", "", "pearls", "earrings"),
    "NY4": ("The Gallerist", "part", "", "round", "", "turtleneck", ""),
    "NY5": ("The Dealer", "part", "fedora", "plain", "moustache", "tie", ""),
    "NY6": ("The Trendoid", "spikes", "", "shades", "", "scarf", ""),
    "NY7": ("The Critic", "part", "beret", "proud", "goatee", "bow", "pen"),
    "TO2": ("The Curator", "bun", "", "plain", "", "collar", "sticks"),
    "TO3": ("The Archivist", "long", "", "round", "", "collar", "book"),
    "TO4": ("The Journalist", "bob", "cap", "plain", "", "scarf", "camera"),
    "TO5": ("The Schmoozer", "slick", "", "proud", "moustache", "bow", "glass"),
    "TO6": ("The Investor", "part", "", "square", "", "tie", "coin"),
    "TO7": ("The Hoarder", "curls", "stack", "plain", "", "scarf", ""),
    "PA2": ("The Thief", "part", "beret", "mask", "", "stripes", ""),
    "PA3": ("The Impersonator", "half", "", "plain", "half", "collar", ""),
    "PA4": ("The Conservator", "bun", "", "goggles", "", "turtleneck", "brush"),
    "PA5": ("The Forger", "curls", "", "square", "moustache", "scarf", "brush"),
    "PA6": ("The Launderer", "", "fedora", "shades", "", "bow", "coin"),
    "PA7": ("The Completionist", "long", "", "proud", "", "pearls", "earrings"),
    "LO2": ("The Collector", "part", "tophat", "monocle", "moustache", "bow", ""),
    "LO3": ("The Hipster", "", "beanie", "round", "full", "turtleneck", ""),
    "LO4": ("The Philosopher", "bald", "", "plain", "long", "collar", ""),
    "LO5": ("The Futurist", "mohawk", "", "visor", "", "turtleneck", ""),
    "LO6": ("The Designer", "bob", "", "square", "", "stripes", "earrings"),
    "LO7": ("The Eccentric", "curls", "plume", "monocle", "", "pearls", "bird"),
}

SETS = {"NY": "New Yorkers", "TO": "Tokyoites", "PA": "Parisians", "LO": "Londoners"}


def portrait(patron: str, t: Tones) -> list[Shape]:
    """The sitter from front and side at once, in a field 160 wide and 190 high."""
    _, hair, hat, eyes, beard, collar, extra = PATRONS[patron]
    skin, shadow = "#ecc9a4", "#c78f6a"
    # Which way the profile looks and how long the face is differ from sitter to sitter.
    number = list(PATRONS).index(patron)
    long = 6 if number % 3 == 1 else -2 if number % 3 == 2 else 2
    out = [*hair_behind(hair, t), *collars(collar, t)]
    out.append(([(66, 104), (94, 104), (98, 140), (62, 140)], shadow))
    face = curve(
        [(80, 34), (112, 48), (112, 84), (98, 108 + long), (80, 118 + long), (62, 108 + long), (48, 84), (48, 48)], 4
    )
    out.append((face, skin))
    # The other half of the face is a profile in shadow.
    side: list[Point] = [
        (80, 34),
        *curve([(80, 34), (112, 48), (112, 84), (98, 108 + long), (80, 118 + long)], 3)[:12],
        (80, 118 + long),
        (74, 104),
        (80, 98),
        (70, 86),
        (82, 66),
        (78, 54),
    ]
    out.append((side, shadow))
    out += [(round_(57, 88, 7, 6), "#e0977c"), (round_(104, 68, 4, 9), shadow)]
    out += eye_pairs(eyes, t) + mouths(t, eyes == "proud") + beards(beard, t, long)
    out += hair_before(hair, t) + hats(hat, t) + carried(extra, t)
    return out
