"""What people may be called: something one can read, and nothing that passes for a bot of the house."""

import re
import unicodedata
from typing import Final

from vernissage.bots.bot import BUDGETS
from vernissage.core.model import Message
from vernissage.server.errors import RequestError

LONGEST: Final = 32
MARKS: Final = 2  # accents upon one letter
# Letters and signs that print nothing: fillers of Hangul and Khmer, the empty cell of Braille, the joiner of graphemes.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
BOT: Final = re.compile(rf"({'|'.join(BUDGETS)})\s+bot(\s+\d+)?")


def clean(name: str) -> str:
    """A nickname of characters that print; names are shown as text, so nothing else needs to go."""
    kept = printed(name)
    if not kept:
        raise RequestError("malformed", Message("error-empty-name"))
    if BOT.fullmatch(unicodedata.normalize("NFKC", kept).casefold()):
        raise RequestError("malformed", Message("error-bot-name"))
    return kept


def printed(name: str, longest: int = LONGEST) -> str:
    """What one can read of a name, or of anything people say; nothing when there is nothing."""
    kept: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(each)
        marks = marks + 1 if kind.startswith("M") else 0
        if each.isspace():
            kept.append(" ")
        elif each.isprintable() and each not in BLANK and marks <= MARKS:
            kept.append(each)
    found = " ".join("".join(kept).split())[:longest].strip()
    return found if any(unicodedata.category(each)[0] in "LNPS" for each in found) else ""
