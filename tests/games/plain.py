"""What a sentence for players must not hold: a clause, notation, a component's number, a word of the engine."""

import re
from functools import cache

from vernissage import games
from vernissage.core.coverage import ID

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
GAMES = [key for key in games.keys() if key != "hush"]  # noqa: SIM118  # a function of the registry
ENGINE = re.compile(
    r"\b(steps?|start|phases?|payload|notation|clause|index|engine|vocabulary|null|None|True|False|options?|states?|"
    r"objects?|fields?|invalid|illegal move|decisions?|queue|frames? \d|[Ss]eats? \d|[Pp]layer \d)\b"
)
SNAKE = re.compile(r"\w_\w")
CODED = re.compile(r"\b[a-z]+-\d+\b")
SENTENCE = re.compile(r"^[A-ZÀ-Þ0-9#“].*[.?!…]”?$", re.DOTALL)


@cache
def numbers(key: str) -> re.Pattern[str]:
    """What components are called in the engine alone, such as P017 or AN2."""
    groups = games.game(key).book.components.groups.values()
    ids = {str(row["id"]) for rows in groups for row in rows if "id" in row}
    coded = sorted(each for each in ids if re.search(r"[A-Z]+\d|_", each))
    return re.compile(rf"\b({'|'.join(map(re.escape, coded))})\b" if coded else r"(?!)")


def faults(key: str, message_id: str, sentence: str) -> list[str]:
    """What a player should not have to read."""
    found = [pattern.pattern for pattern in (ID, SNAKE, CODED, numbers(key)) if pattern.search(sentence)]
    if message_id.startswith("refusal-") and (word := ENGINE.search(sentence)):
        found.append(f"a word of the engine: {word[0]}")
    quoted = re.findall(r"[\"“']([^\"”']+)[\"”']", sentence)
    if any(each in games.game(key).numbers for each in quoted):
        found.append("notation")
    if "{" in sentence or "  " in sentence or not SENTENCE.match(sentence):
        found.append("no sentence")
    return found
