"""Portraits of the twenty-four patrons, each told by hair, hat, eyes, beard, collar and what they carry."""

from __future__ import annotations

from vernissage.art.canvas import Point
from vernissage.art.cubism import Shape, bar, block, curve, round_
from vernissage.art.cubist_things import Tones

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
    out = [*_hair_back(hair, t), *_collar(collar, t)]
    out.append(([(66, 104), (94, 104), (98, 140), (62, 140)], shadow))
    face = curve([(80, 34), (112, 48), (112, 84), (98, 108 + long), (80, 118 + long), (62, 108 + long), (48, 84), (48, 48)], 4)
    out.append((face, skin))
    # The other half of the face is a profile in shadow.
    side: list[Point] = [(80, 34), *curve([(80, 34), (112, 48), (112, 84), (98, 108 + long), (80, 118 + long)], 3)[:12], (80, 118 + long), (74, 104), (80, 98), (70, 86), (82, 66), (78, 54)]
    out.append((side, shadow))
    out += [(round_(57, 88, 7, 6), "#e0977c"), (round_(104, 68, 4, 9), shadow)]
    out += _eyes(eyes, t) + _mouth(t, eyes == "proud") + _beard(beard, t, long)
    out += _hair_front(hair, t) + _hat(hat, t) + _extra(extra, t)
    return out


def _hair_back(hair: str, t: Tones) -> list[Shape]:
    if hair == "long":
        return [(curve([(80, 18), (124, 36), (128, 90), (138, 160), (104, 150), (56, 150), (22, 160), (32, 90), (36, 36)], 4), t[5])]
    if hair == "bob":
        return [(curve([(80, 18), (122, 34), (128, 78), (124, 110), (100, 112), (60, 112), (36, 110), (32, 78), (38, 34)], 4), t[5])]
    if hair == "half":
        return [(curve([(80, 18), (122, 34), (130, 90), (134, 140), (104, 138), (80, 60)], 4), t[6])]
    if hair == "bun":
        return [(round_(80, 16, 18, 15), t[5]), (curve([(80, 22), (120, 38), (120, 70), (40, 70), (40, 38)], 4), t[5])]
    if hair == "curls":
        return [(round_(80 + dx, 50 + dy, 20), t[5]) for dx, dy in ((-38, 20), (-36, -8), (-18, -26), (6, -30), (28, -20), (38, 4), (38, 26))]
    return []


def _hair_front(hair: str, t: Tones) -> list[Shape]:
    if hair in ("bob", "long"):
        return [(curve([(80, 22), (114, 36), (116, 62), (98, 48), (60, 50), (44, 64), (46, 36)], 4), t[5]), (curve([(80, 22), (114, 36), (108, 46), (84, 34)], 3), t[0])]
    if hair == "part":
        return [(curve([(66, 22), (104, 24), (118, 50), (112, 70), (106, 50), (72, 40), (52, 54), (46, 68), (44, 42)], 4), t[5]), (curve([(68, 26), (104, 28), (110, 42), (80, 36)], 3), t[0])]
    if hair == "slick":
        return [(curve([(50, 50), (60, 24), (96, 18), (120, 36), (116, 66), (104, 46), (70, 38)], 4), t[5]), (bar(62, 32, 108, 34, 2), t[3]), (bar(64, 26, 104, 26, 2), t[3])]
    if hair == "spikes":
        return [([(44, 58), (34, 26), (54, 34), (56, 6), (72, 26), (84, 0), (92, 24), (112, 8), (108, 34), (128, 30), (116, 60), (98, 44), (64, 44)], t[6])]
    if hair == "mohawk":
        return [([(66, 44), (62, 0), (74, 14), (80, -6), (88, 12), (100, 0), (94, 44)], t[6])]
    if hair == "half":
        return [(curve([(80, 20), (112, 34), (116, 58), (96, 46), (80, 42)], 3), t[6]), (curve([(80, 20), (50, 30), (44, 62), (60, 46), (80, 42)], 3), t[5])]
    if hair in ("bun", "curls"):
        return [(curve([(80, 28), (112, 40), (114, 62), (92, 46), (66, 46), (46, 62), (48, 40)], 4), t[5])]
    if hair == "bald":
        return [(curve([(58, 44), (72, 34), (84, 36), (70, 42)], 3), "#fbe9d2"), (round_(47, 78, 5, 14), t[3]), (round_(113, 78, 5, 14), t[3])]
    return []


def _hat(hat: str, t: Tones) -> list[Shape]:
    if hat == "turban":
        return [(curve([(40, 54), (44, 18), (80, 2), (116, 18), (120, 54), (80, 40)], 4), t[6]), (curve([(44, 40), (80, 16), (118, 50), (84, 34)], 3), t[1]), (round_(80, 26, 8, 10), t[4]), ([(76, 18), (92, -12), (88, 20)], t[3])]
    if hat == "fedora":
        return [([(54, 46), (58, 12), (78, 18), (100, 8), (108, 46)], t[1]), (block(54, 34, 54, 10), t[5]), (curve([(22, 48), (80, 40), (138, 46), (132, 56), (80, 52), (28, 58)], 3), t[0])]
    if hat == "beret":
        return [(curve([(38, 40), (34, 18), (76, 2), (128, 14), (132, 34), (108, 44), (60, 44)], 4), t[1]), (curve([(80, 4), (128, 14), (132, 34), (96, 40)], 3), t[0]), (bar(82, 4, 88, -8, 4), t[5])]
    if hat == "tophat":
        return [([(50, 40), (46, -8), (114, -8), (110, 40)], t[5]), ([(80, -8), (114, -8), (110, 40), (84, 40)], t[0]), (block(49, 28, 62, 10), t[6]), (curve([(26, 42), (80, 36), (134, 42), (126, 52), (80, 48), (34, 52)], 3), t[5])]
    if hat == "cap":
        return [(curve([(42, 46), (48, 20), (80, 12), (114, 22), (118, 46)], 4), t[6]), ([(20, 50), (80, 40), (112, 46), (84, 54)], t[0]), (block(88, 24, 20, 14), t[4]), (bar(91, 31, 105, 31, 2), t[5])]
    if hat == "beanie":
        return [(curve([(42, 52), (44, 18), (80, 0), (116, 18), (118, 52)], 4), t[1]), ([(38, 42), (122, 42), (122, 58), (38, 58)], t[3]), *(((bar(x, 43, x, 57, 1.6), t[0])) for x in range(46, 120, 10))]
    if hat == "stack":
        return [(curve([(34, 46), (80, 36), (126, 46), (80, 54)], 3), t[0]), (block(54, 22, 52, 22), t[1]), (curve([(44, 24), (80, 16), (116, 24), (80, 30)], 3), t[6]), (block(62, 4, 36, 16), t[4]), (curve([(54, 6), (80, 0), (106, 6), (80, 11)], 3), t[0]), (round_(80, -4, 12, 8), t[2])]
    if hat == "plume":
        return [(curve([(18, 46), (80, 30), (142, 44), (126, 58), (80, 48), (32, 60)], 4), t[1]), (curve([(54, 40), (66, 16), (98, 16), (108, 40)], 3), t[0]), (curve([(100, 34), (118, -2), (152, -4), (146, 24), (118, 40)], 4), t[6]), (bar(104, 36, 142, 4, 2), t[4])]
    return []


def _eyes(eyes: str, t: Tones) -> list[Shape]:
    ink, white = t[5], "#fbf3e2"
    left: list[Shape] = [(curve([(54, 70), (63, 63), (73, 70), (63, 75)], 3), white), (round_(63.5, 69.5, 4), ink), (bar(53, 60, 73, 57, 3), ink)]
    # The second eye is the larger one, seen from the side.
    right: list[Shape] = [([(86, 68), (104, 60), (106, 74), (92, 78)], white), (round_(97, 69, 4.6), ink), (bar(85, 58, 107, 54, 3), ink)]
    if eyes == "proud":
        return [(bar(54, 71, 73, 69, 3), ink), (bar(53, 58, 72, 52, 3), ink), (bar(87, 69, 106, 67, 3), ink), (bar(86, 50, 106, 55, 3), ink), (round_(63, 73, 3), ink), (round_(97, 71, 3), ink)]
    if eyes == "round":
        return [(round_(62, 69, 16), ink), (round_(98, 69, 16), ink), (bar(74, 66, 88, 66, 4), ink), (round_(62, 69, 12), white), (round_(98, 69, 12), t[4]), (round_(64, 70, 4), ink), (round_(97, 70, 4.6), ink)]
    if eyes == "square":
        return [(block(47, 58, 28, 20), ink), (block(85, 56, 28, 22), ink), (bar(74, 64, 88, 64, 4), ink), (block(50, 61, 22, 14), white), (block(88, 59, 22, 16), t[4]), (round_(62, 69, 4), ink), (round_(98, 68, 4.4), ink)]
    if eyes == "shades":
        return [([(44, 60), (76, 62), (72, 80), (50, 80)], ink), ([(84, 62), (116, 58), (110, 80), (88, 80)], ink), (bar(74, 64, 88, 64, 4), ink), ([(50, 64), (62, 64), (54, 76)], t[2]), ([(90, 64), (102, 63), (94, 76)], t[2])]
    if eyes == "mask":
        return [([(40, 58), (80, 62), (120, 56), (114, 80), (90, 80), (80, 74), (70, 80), (48, 82)], ink), (curve([(54, 70), (63, 64), (73, 70), (63, 75)], 3), white), (curve([(87, 70), (97, 63), (107, 69), (97, 75)], 3), white), (round_(64, 70, 3.4), ink), (round_(97, 69, 3.4), ink)]
    if eyes == "visor":
        return [([(38, 58), (122, 54), (118, 78), (42, 80)], ink), ([(44, 62), (116, 58), (113, 72), (46, 75)], t[6]), ([(50, 62), (72, 61), (60, 74), (48, 74)], t[4])]
    if eyes == "goggles":
        return [(bar(38, 62, 122, 58, 8), t[1]), (round_(62, 68, 17), t[0]), (round_(98, 66, 17), ink), (round_(62, 68, 11), t[4]), (round_(98, 66, 11), white), (round_(62, 69, 4), ink), (round_(97, 67, 4), ink)]
    if eyes == "monocle":
        return [*left, (round_(97, 68, 16), t[6]), (round_(97, 68, 12.5), white), (round_(96, 69, 5), ink), (bar(110, 78, 118, 124, 1.8), t[6])]
    return left + right


def _mouth(t: Tones, proud: bool) -> list[Shape]:
    nose: list[Shape] = [([(80, 64), (70, 87), (82, 91), (86, 84)], "#b5785a"), (bar(70, 88, 82, 91, 2), t[5])]
    y = 101
    if proud:
        return [*nose, (bar(72, y + 3, 92, y - 1, 3.4), "#a83a35")]
    return [*nose, (curve([(68, y), (76, y - 3), (80, y - 1), (86, y - 3), (93, y), (80, y + 6)], 3), "#b8453c"), (bar(69, y + 0.5, 92, y + 0.5, 1.4), t[5])]


def _beard(beard: str, t: Tones, long: float) -> list[Shape]:
    if beard == "moustache":
        return [(curve([(80, 94), (94, 92), (108, 98), (112, 90), (104, 104), (80, 99), (56, 104), (48, 92), (54, 98), (66, 92)], 3), t[5])]
    if beard == "half":
        return [(curve([(80, 94), (94, 92), (110, 100), (112, 90), (104, 106), (80, 99)], 3), t[5])]
    if beard == "goatee":
        return [(curve([(66, 96), (80, 93), (94, 96), (80, 99)], 3), t[5]), ([(70, 108), (90, 108), (80, 134 + long)], t[5])]
    if beard == "full":
        return [(curve([(46, 82), (58, 96), (80, 94), (102, 96), (114, 82), (110, 122), (80, 142), (50, 122)], 4), t[5]), (curve([(70, 103), (80, 100), (90, 103), (80, 108)], 3), "#b8453c"), (curve([(80, 112), (108, 100), (104, 124), (84, 138)], 3), t[0])]
    if beard == "long":
        return [(curve([(46, 80), (58, 95), (80, 93), (102, 95), (114, 80), (112, 124), (92, 176), (80, 188), (68, 176), (48, 124)], 4), "#ece4d4"), (curve([(80, 112), (110, 100), (100, 150), (84, 184)], 3), "#c3bbb0"), (curve([(70, 102), (80, 99), (90, 102), (80, 107)], 3), "#b8453c")]
    return []


def _collar(collar: str, t: Tones) -> list[Shape]:
    coat: list[Shape] = [([(2, 200), (16, 146), (58, 128), (102, 128), (144, 146), (158, 200)], t[1]), ([(80, 130), (102, 128), (144, 146), (158, 200), (80, 200)], t[0])]
    if collar == "tie":
        return [*coat, ([(58, 128), (102, 128), (80, 190)], "#f3e9d6"), ([(74, 134), (86, 134), (90, 176), (80, 190), (70, 176)], t[6])]
    if collar == "bow":
        return [*coat, ([(56, 128), (104, 128), (80, 196)], "#f3e9d6"), ([(80, 142), (56, 130), (56, 156)], t[6]), ([(80, 142), (104, 130), (104, 156)], t[6]), (round_(80, 143, 5), t[5])]
    if collar == "turtleneck":
        return [*coat, ([(56, 122), (104, 122), (108, 150), (52, 150)], t[5])]
    if collar == "stripes":
        return [([(2, 200), (16, 146), (58, 128), (102, 128), (144, 146), (158, 200)], t[4]), *(((bar(4, y, 156, y - 4, 6), t[5])) for y in (148, 164, 180, 196))]
    if collar == "scarf":
        return [*coat, (curve([(48, 124), (80, 136), (112, 122), (118, 142), (80, 158), (42, 142)], 3), t[6]), ([(90, 146), (112, 142), (116, 196), (94, 198)], t[6]), (bar(94, 160, 114, 158, 3), t[4]), (bar(94, 174, 115, 172, 3), t[4])]
    if collar == "pearls":
        return [*coat, ([(54, 128), (106, 128), (80, 164)], "#ecc9a4"), *((round_(x, y, 5, 5, 8), "#fbf3e2") for x, y in ((54, 136), (61, 146), (70, 153), (80, 156), (90, 153), (99, 146), (106, 136)))]
    return [*coat, ([(58, 126), (80, 152), (50, 160)], t[4]), ([(102, 126), (80, 152), (110, 160)], t[3])]


def _extra(extra: str, t: Tones) -> list[Shape]:
    if extra == "earrings":
        return [(round_(46, 104, 9), t[6]), (round_(46, 104, 4), t[4]), (round_(116, 102, 9), t[6]), (round_(116, 102, 4), t[4])]
    if extra == "pen":
        return [(bar(100, 58, 138, 44, 5), t[4]), ([(138, 41), (148, 40), (140, 48)], t[5])]
    if extra == "sticks":
        return [(bar(52, 2, 108, 30, 3), t[6]), (bar(108, 0, 54, 30, 3), t[6])]
    if extra == "book":
        return [([(96, 150), (150, 140), (154, 184), (100, 194)], t[4]), (bar(102, 160, 144, 152, 2), t[5]), (bar(103, 170, 146, 162, 2), t[5]), (bar(104, 180, 140, 173, 2), t[5])]
    if extra == "camera":
        return [(block(92, 148, 52, 34), t[5]), (block(102, 140, 18, 10), t[5]), (round_(116, 166, 13), t[4]), (round_(116, 166, 8), t[0]), (round_(136, 154, 3), t[6])]
    if extra == "glass":
        return [([(112, 118), (146, 118), (129, 146)], t[4]), ([(116, 125), (142, 125), (129, 146)], t[6]), (bar(129, 146, 129, 178, 3), t[4]), (bar(116, 178, 142, 178, 4), t[4])]
    if extra == "coin":
        return [(round_(128, 156, 17), "#a97b28"), (round_(128, 156, 13), "#e6bd5c"), (bar(128, 148, 128, 164, 3), "#7d5a1c")]
    if extra == "brush":
        return [(bar(112, 190, 142, 112, 5), t[2]), ([(138, 116), (147, 118), (150, 94)], t[6])]
    if extra == "ruler":
        return [([(116, 96), (132, 94), (142, 186), (126, 188)], "#e6c777"), *(((bar(118 + i, 106 + i * 8.6, 125 + i, 105 + i * 8.6, 1.6), t[5])) for i in range(9))]
    if extra == "bird":
        return [(curve([(44, 26), (58, 8), (74, 18), (82, 34), (58, 36)], 3), t[4]), ([(46, 18), (34, 20), (46, 24)], "#dd7a2f"), (round_(54, 17, 2.4), t[5])]
    return []
