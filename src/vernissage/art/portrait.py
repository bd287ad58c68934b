"""Portraits for Art Society: fourteen sitters, alone, standing or in company."""

from __future__ import annotations

from typing import NamedTuple

from vernissage.art.canvas import Canvas, disc, fill, line, num, oval, place, rect
from vernissage.art.chance import Chance
from vernissage.art.palette import GOLD, darker, lighter, mix
from vernissage.art.wardrobe import CLOTH, grow_beard, hair_before, hair_behind, put_collar, put_hat, put_in_hand


class Sitter(NamedTuple):
    """Who sits: name, then hair, hat, collar, beard and what the hands hold."""

    name: str
    hair: str
    hat: str
    collar: str
    beard: str
    holds: str


SITTERS = (
    Sitter("Lady with a Ruff", "up", "", "ruff", "", "fan"),
    Sitter("The Admiral", "short", "bicorne", "uniform", "whiskers", ""),
    Sitter("Girl with a Turban", "", "turban", "plain", "", ""),
    Sitter("The Scholar", "short", "cap", "fur", "long", "book"),
    Sitter("The Countess", "wig", "", "lace", "", "rose"),
    Sitter("Boy with a Cat", "bowl", "", "sailor", "", "cat"),
    Sitter("The Painter", "curls", "beret", "scarf", "goatee", "brush"),
    Sitter("Woman in a Straw Hat", "long", "straw", "lace", "", ""),
    Sitter("The Cardinal", "short", "zucchetto", "cape", "", "letter"),
    Sitter("Grandmother", "grey", "veil", "plain", "", "book"),
    Sitter("The Dandy", "curls", "tophat", "cravat", "moustache", ""),
    Sitter("Violinist", "long", "", "plain", "", "bow"),
    Sitter("Merchant in Furs", "short", "fur", "fur", "full", "letter"),
    Sitter("Dancer", "up", "feather", "lace", "", "fan"),
)

CLOTH_NAMES = ("Crimson", "Blue", "Green", "Violet", "Ochre", "Black", "Russet", "Indigo")
SKINS = (
    ("#f0cfa8", "#c48a5f"),
    ("#e6b98c", "#b0764a"),
    ("#f6dcc0", "#d19a78"),
    ("#b5805a", "#7d4f33"),
    ("#d9a67a", "#9c6640"),
    ("#8f5f42", "#5c3826"),
)
HAIRS = ("#3a2518", "#6b4020", "#a5702f", "#1f1815", "#8a3f20", "#c79a55")


def portrait(c: Canvas, index: int, w: float, h: float) -> list[str]:
    """The portrait of that number, filling its canvas: wide ones hold company, tall ones a standing figure."""
    chance = Chance(f"portrait {index}")
    cloth = _cloth(index)
    back = mix(darker(CLOTH[(cloth + 3) % len(CLOTH)], 0.35), "#4a4034", 0.45)
    out = [rect(0, 0, w, h, c.radial(lighter(back, 0.32), back, darker(back, 0.55), x=0.4, y=0.35, r=0.85))]
    out += _setting(c, chance, index, w, h)
    company = 3 if w / h > 1.6 else 2 if w / h > 1.2 else 1
    if h / w > 1.7:
        scale = h / 400
        out.append(oval(w / 2, h * 0.965, w * 0.4, h * 0.02, "#120d0a", 0, 0.5))
        out.append(place(_figure(c, index, 0, chance, True), w / 2, h * 0.14 + 12 * scale, scale))
        return [*out, _varnish(c, w, h)]
    scale = min(w / company / 112, h / 138)
    for k in range(company):
        x = w * (k + 0.5) / company
        who = SITTERS[(index + k * 5) % len(SITTERS)]
        size = scale * (0.84 if who.hat in ("tophat", "feather") or who.hair == "wig" else 1)
        y = h - 88 * size + (6 * size if k % 2 else 0)
        out.append(place(_figure(c, index + k * 5, k, chance, False), x, y, size))
    return [*out, _varnish(c, w, h)]


def title(index: int) -> str:
    """What the portrait of that number is called."""
    return f"{SITTERS[index % len(SITTERS)].name}, in {CLOTH_NAMES[_cloth(index)]}"


def _cloth(index: int) -> int:
    return (index * 3 + index // len(SITTERS)) % len(CLOTH)


def _varnish(c: Canvas, w: float, h: float) -> str:
    return rect(0, 0, w, h, c.radial("#ffdf9a", "#3a2410", "#0d0704", r=0.78, opacities=(0.05, 0.04, 0.42)))


def _setting(c: Canvas, chance: Chance, index: int, w: float, h: float) -> list[str]:
    """What is behind the sitter: a curtain, a window, shelves, a column or nothing."""
    kind = index % 5
    if kind == 1:
        paint = CLOTH[(index * 5 + 2) % len(CLOTH)]
        out = []
        for k in range(4):
            x = w * 0.075 * k
            out.append(
                fill(
                    f"M{num(x)} -2C{num(x + w * 0.1)} {num(h * 0.3)} {num(x - w * 0.02)} {num(h * 0.6)}"
                    f" {num(x - w * 0.04)} {num(h)}H{num(x - w * 0.12)}V-2Z",
                    (darker(paint, 0.1), darker(paint, 0.4))[k % 2],
                )
            )
        drape = (
            f"M0 0H{num(w)}V{num(h * 0.06)}C{num(w * 0.7)} {num(h * 0.2)} {num(w * 0.4)} {num(h * 0.16)} 0"
            f" {num(h * 0.3)}Z"
        )
        return [
            *reversed(out),
            fill(drape, c.linear(lighter(paint, 0.1), darker(paint, 0.4))),
            line(
                f"M0 {num(h * 0.3)}C{num(w * 0.4)} {num(h * 0.16)} {num(w * 0.7)} {num(h * 0.2)} {num(w)}"
                f" {num(h * 0.06)}",
                GOLD,
                2,
            ),
        ]
    if kind == 2:
        x, y, ww, hh = w * 0.64, h * 0.08, w * 0.3, h * 0.34
        return [
            rect(x, y, ww, hh, c.linear("#7f9fae", "#d9d3b0")),
            fill(
                f"M{num(x)} {num(y + hh)}V{num(y + hh * 0.66)}L{num(x + ww * 0.35)} {num(y + hh * 0.44)}"
                f"L{num(x + ww * 0.7)} {num(y + hh * 0.7)}L{num(x + ww)} {num(y + hh * 0.56)}V{num(y + hh)}Z",
                "#5f7f78",
            ),
            rect(x, y + hh * 0.84, ww, hh * 0.16, "#4f6340"),
            line(
                f"M{num(x)} {num(y)}h{num(ww)}v{num(hh)}h{num(-ww)}zM{num(x + ww / 2)} {num(y)}v{num(hh)}", "#3a2a1c", 3
            ),
        ]
    if kind == 3:
        out = []
        for row in range(3):
            y = h * (0.06 + 0.17 * row)
            x = 2.0
            while x < w - 4:
                bw, bh = chance.between(4, 8), h * chance.between(0.1, 0.135)
                out.append(rect(x, y + h * 0.14 - bh, bw, bh, mix(chance.pick(CLOTH), "#3a2c20", 0.45)))
                x += bw + 0.8
            out.append(rect(0, y + h * 0.14, w, 3.4, "#2d1e13"))
        return [*out, rect(0, 0, w, h * 0.6, "#1c130c", None, 0.35)]
    if kind == 4:
        x = w * 0.78
        stone = c.linear("#8f8674", "#5a5245", "#39332b", turn=0)
        return [
            rect(x, 0, w * 0.16, h, stone),
            rect(x - 4, h * 0.78, w * 0.16 + 8, h * 0.06, "#6f6757"),
            line(f"M{num(x + w * 0.05)} 0V{num(h * 0.78)}M{num(x + w * 0.1)} 0V{num(h * 0.78)}", "#2d2820", 1.4, 0.6),
        ]
    return []


def _figure(c: Canvas, index: int, place_: int, chance: Chance, standing: bool) -> list[str]:
    """One sitter around the middle of the face: bust, or the whole figure with feet 320 below."""
    sitter = SITTERS[index % len(SITTERS)]
    cloth = CLOTH[_cloth(index)]
    skin, shadow = SKINS[(index * 5 + index // 7) % len(SKINS)]
    hair = (
        "#c9c3ba"
        if sitter.hair == "grey"
        else "#efe8da"
        if sitter.hair == "wig"
        else HAIRS[(index * 2 + index // 5) % len(HAIRS)]
    )
    gaze = (2.6, -2.6, 1.4, -1.4)[(index + place_) % 4]
    woman = sitter.hair in ("up", "wig", "grey", "long") or sitter.hat == "turban"
    out: list[str] = hair_behind(sitter.hair, hair)
    # Body.
    sheen = c.linear(lighter(cloth, 0.2), cloth, darker(cloth, 0.5), turn=15)
    if standing:
        if woman or sitter.collar == "cape":
            out.append(
                fill(
                    "M-30 44C-46 60 -44 110 -30 140C-56 200 -76 270 -82 332H82"
                    "C76 270 56 200 30 140C44 110 46 60 30 44C12 36 -12 36 -30 44Z",
                    sheen,
                )
            )
            out.append(
                line(
                    "M-14 146C-26 210 -38 280 -42 330M0 148V331M14 146C26 210 36 280 42 330M-28 160C-46 220 -58 280"
                    " -64 330",
                    darker(cloth, 0.5),
                    2,
                    0.7,
                )
            )
            out.append(line("M-78 318C-40 326 40 326 78 318", lighter(cloth, 0.35), 3))
            out.append(line("M-31 138C-12 146 12 146 31 138", GOLD, 3.4))
        else:
            out += [
                fill("M-22 150L-30 318H-6L0 180L6 318H30L22 150Z", darker(cloth, 0.45)),
                fill("M-32 314H-4V326H-40C-40 320 -36 316 -32 314ZM32 314H4V326H40C40 320 36 316 32 314Z", "#1c1512"),
            ]
            out.append(
                fill(
                    "M-32 44C-50 60 -50 120 -40 196C-16 204 16 204 40 196C50 120 50 60 32 44C12 36 -12 36 -32 44Z",
                    sheen,
                )
            )
            out.append(line("M0 60V198M-6 84h.1M-6 104h.1M-6 124h.1M-6 144h.1", mix(GOLD, cloth, 0.2), 3))
        for side in (-1, 1):
            out.append(
                fill(
                    f"M{side * 30} 48C{side * 54} 60 {side * 58} 110 {side * 34} 142"
                    f"L{side * 24} 134C{side * 36} 112 {side * 34} 90 {side * 26} 76Z",
                    darker(cloth, 0.18 if side < 0 else 0.42),
                )
            )
            out.append(oval(side * 27, 142, 8, 6.5, skin, side * 30))
    else:
        out.append(fill("M-26 34C-52 42 -62 66 -66 140H66C62 66 52 42 26 34C10 30 -10 30 -26 34Z", sheen))
        out.append(
            line(
                "M-40 64C-42 90 -46 110 -48 138M42 64C44 90 46 110 50 138M-14 60C-12 90 -16 112 -14 138",
                darker(cloth, 0.5),
                1.6,
                0.6,
            )
        )
    # Neck and collar.
    out.append(fill("M-10 14H10C10 28 14 34 22 38C10 50 -10 50 -22 38C-14 34 -10 28 -10 14Z", shadow))
    out += put_collar(c, sitter.collar, cloth, skin)
    # Face: an oval, its shadowed side, the features.
    face = "M0 -27C14 -27 20 -14 19 0C18 14 10 27 0 27C-10 27 -18 14 -19 0C-20 -14 -14 -27 0 -27Z"
    out.append(fill(face, c.linear(lighter(skin, 0.22), skin, shadow, turn=12)))
    cheek = c.radial("#c8483a", "#c8483a", opacities=(0.42, 0))
    out += [oval(-10 + gaze, 9, 7.5, 6, cheek), oval(11 + gaze, 9, 6.5, 5.5, cheek)]
    for side in (-1, 1):
        ex = side * 8 + gaze
        out += [
            fill(
                f"M{num(ex - 4.6)} -2.5Q{num(ex)} -6 {num(ex + 4.6)} -2.5Q{num(ex)} .8 {num(ex - 4.6)} -2.5Z", "#f6efe2"
            ),
            disc(ex + gaze * 0.35, -2.7, 2.1, "#2d1d14"),
            disc(ex + gaze * 0.35 - 0.6, -3.4, 0.6, "#fffaf0"),
        ]
        out.append(line(f"M{num(ex - 4.8)} -2.8Q{num(ex)} -6.6 {num(ex + 4.8)} -2.8", darker(shadow, 0.5), 1.3))
        out.append(
            line(
                f"M{num(ex - 5)} -8.5Q{num(ex)} -11.5 {num(ex + 5)} -8.8",
                darker(hair if sitter.hair not in ("grey", "wig") else shadow, 0.25),
                1.5,
            )
        )
    nose = gaze * 1.25
    out += [
        line(
            f"M{num(nose * 0.6)} -3C{num(nose + 1)} 2 {num(nose + (2.4 if gaze > 0 else -2.4))} 5"
            f" {num(nose + (1.4 if gaze > 0 else -1.4))} 7.5Q{num(nose)} 9 {num(nose - 2.4)} 8",
            darker(shadow, 0.15),
            1.4,
        )
    ]
    lips = "#b2483e" if woman else mix(shadow, "#a8443a", 0.6)
    mx = gaze
    out += [
        fill(
            f"M{num(mx - 5.5)} 14.5Q{num(mx - 2)} 12.4 {num(mx)} 13.6"
            f"Q{num(mx + 2)} 12.4 {num(mx + 5.5)} 14.5Q{num(mx)} 18.5 {num(mx - 5.5)} 14.5Z",
            lips,
        ),
        line(f"M{num(mx - 5.5)} 14.5Q{num(mx)} 15.6 {num(mx + 5.5)} 14.5", darker(shadow, 0.55), 0.8),
    ]
    out += grow_beard(sitter.beard, hair, gaze) + hair_before(sitter.hair, hair) + put_hat(c, sitter.hat, cloth, index)
    return out + put_in_hand(sitter.holds, 96 if not standing else 128, skin)
