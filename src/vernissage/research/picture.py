"""The table as text, drawn: as SVG, and as pixels by a small font of its own."""

from html import escape
from typing import Final

import numpy as np
from numpy.typing import NDArray

WIDE: Final = 6
HIGH: Final = 10
PAPER: Final = (250, 247, 240)
INK: Final = (40, 36, 32)

# The usual five by seven letters of small displays, from the space to the tilde: five columns each, lowest bit on top.
FONT: Final = bytes.fromhex(
    "000000000000005f00000007000700147f147f14242a7f2a12231308646236495522500005030000001c2241000041221c00"
    "14083e081408083e080800503000000808080808006060000020100804023e5149453e00427f400042615149462141454b31"
    "1814127f1027454545393c4a49493001710905033649494936064949291e0036360000005636000008142241001414141414"
    "00412214080201510906324979413e7e1111117e7f494949363e414141227f4141221c7f494949417f090909013e4149497a"
    "7f0808087f00417f41002040413f017f081422417f404040407f020c027f7f0408107f3e4141413e7f090909063e4151215e"
    "7f09192946464949493101017f01013f4040403f1f2040201f3f4038403f631408146307087008076151494543007f414100"
    "02040810200041417f0004020102044040404040000102040020545454787f484444383844444420384444487f3854545418"
    "087e0901020c5252523e7f0804047800447d40002040443d007f1028440000417f40007c041804787c080404783844444438"
    "7c14141408081414187c7c080404084854545420043f4440203c4040207c1c2040201c3c4030403c44281028440c5050503c"
    "4464544c44000836410000007f000000413608000804081008"
)


def glyphs() -> NDArray[np.bool_]:
    """Every letter as a small picture."""
    columns = np.frombuffer(FONT, np.uint8).reshape(-1, 5)
    found = np.zeros((len(columns), HIGH, WIDE), bool)
    for row in range(7):
        found[:, 1 + row, :5] = (columns >> row) & 1
    return found


def lines_of(text: str) -> list[str]:
    """The lines, in letters that the font has."""
    plain = text.translate({0x2026: ".", 0x2013: "-", 0x2014: "-", 0x2018: "'", 0x2019: "'", 0xB7: "."})
    return ["".join(letter if " " <= letter <= "~" else "?" for letter in line) for line in plain.splitlines()]


def picture(text: str) -> NDArray[np.uint8]:
    """The text as pixels, height x width x 3."""
    lines = lines_of(text)
    letters = glyphs()
    canvas = np.zeros((HIGH * len(lines) + 10, WIDE * max(len(line) for line in lines) + 10), bool)
    for number, line in enumerate(lines):
        for place, letter in enumerate(line):
            top, left = 5 + HIGH * number, 5 + WIDE * place
            canvas[top : top + HIGH, left : left + WIDE] = letters[ord(letter) - 32]
    return np.where(canvas[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))


def svg(text: str) -> str:
    """The text as an SVG picture."""
    lines = text.splitlines()
    wide, high = 8 * max(len(line) for line in lines) + 24, 17 * len(lines) + 20
    rows = "".join(
        f'<text x="12" y="{24 + 17 * number}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f'<rect width="100%" height="100%" rx="8" fill="#faf7f0"/>'
        f'<g font-family="ui-monospace, monospace" font-size="13" fill="#282420">{rows}</g></svg>'
    )
