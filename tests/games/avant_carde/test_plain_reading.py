"""A second, plain reading of the rules, slow and without any cleverness, to which the engine is held over random
tables.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from games.avant_carde.table import avant_carde, player, table
from rule import rule
from vernissage.core.match import Match
from vernissage.core.rng import Rng, rng_for
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.games.avant_carde.setup import mixed
from vernissage.games.avant_carde.tables import COLORS, ODD

MAIN = COLORS[:4]
CARDS = [f"{color}-{number}" for number in range(2, 8) for color in MAIN]
CARDS += ["white-1", "gray-2", "red-1", "blue-1", "red-11", "purple-13"]
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}


def some(rng: Rng, cards: list[str], number: int) -> str:
    """A few cards by chance."""
    return " ".join(cards[rng.below(len(cards))] for _ in range(number))


def number_of(card: str) -> int:
    """The printed number."""
    return int(card.split("-")[1])


# Laying: every change and copy is tried, and kept if it fits.


def readings(view: AvantCardeView) -> set[str]:
    """What seat 0 may lay, by trying everything."""
    own = view.players[0]
    four, six = view.patrons[2], view.patrons[4]
    last = next((card for card in reversed(own.line) if card.color), None)
    found = {"stop"} if own.line else set()
    shown = {number_of(card.card) for card in own.line if not card.concealed}

    def keep(word: str, color: str, numbers: list[int]) -> None:
        if last is None or color == last.color or set(numbers) & set(last.numbers):
            found.add(word)

    for card in own.hand:
        color, number = card.split("-")[0], number_of(card)
        keep(f"lay {card}", color, [number])
        if number == 4:
            words = changes(f"lay {card}", color, 4, four, own.designers)
        elif number == 6 and six == "trendoid":
            words = [(f"lay {card} copying {copied}", color, [6]) for copied in shown]
            words += changes(f"lay {card} copying 4", color, 6, four, 0) if 4 in shown else []
        else:
            words = []
        for word in words:
            keep(*word)
    return found


def changes(word: str, color: str, number: int, patron: str, designers: int) -> list[tuple[str, str, list[int]]]:
    """Every change a patron of the 4s allows, with the values it brings."""
    found: list[tuple[str, str, list[int]]] = []
    others = [other for other in range(1, 8) if other != number]
    if patron in ("gallerist", "journalist"):
        found += [(f"{word} as {other}", color, [other]) for other in others]
    if patron == "gallerist":
        found += [(f"{word} as {other}", other, [number]) for other in MAIN if other != color]
        if designers:
            found += [
                (f"{word} as {tint}-{other}", tint, [other]) for tint in MAIN if tint != color for other in others
            ]
    if patron == "philosopher":
        for count in range(1, designers + 2):
            found += [
                (f"{word} also {'/'.join(map(str, odds))}", color, [number, *odds]) for odds in combinations(ODD, count)
            ]
    return found


@rule(
    "AC-PLAY-03",
    "AC-NY4-03",
    "AC-TO4-01",
    "AC-LO4-02",
    "AC-RULING-23",
    "AC-RULING-24",
    "AC-RULING-34",
    "AC-RULING-40",
    "AC-RULING-76",
)
def test_what_may_be_laid_is_what_a_plain_reading_finds() -> None:
    rng = rng_for(1, "plain lines")
    for trial in range(40):
        setup = mixed(2, rng.below(4096))
        patrons = {word: getattr(setup, word) for word in NUMBERS}
        match = avant_carde(
            seed=trial, rig={"hand0": some(rng, CARDS, 7), "deck0": some(rng, CARDS, 6), "hand1": "red-1"}, **patrons
        )
        while match.options(0) not in ([], ["stop"]):
            view = match.view(0)
            assert isinstance(view, AvantCardeView)
            own = view.players[0].private
            if own is not None and not own.questions:
                assert set(match.options(0)) == readings(view)
            words = [word for word in match.options(0) if word not in ("stop", "decline")] or match.options(0)
            match.play(0, words[rng.below(len(words))])


# Buying: every world in which some card made each use is kept, and a power may be used if it may be in one of them.


@dataclass
class Card:
    """A card of the line as the plain reading sees it."""

    name: int
    number: int
    copies: int = 0
    up: bool = True
    spent: bool = False
    unveiled: bool = False


Use = tuple[int, str, int]  # which card, by its own or its copied power, and which number's; number 0 is a tuck
World = tuple[tuple[Use, ...], int]  # the uses made, and the normal tucks


@dataclass
class Reading:
    """The line, the patrons, and every world that explains what was done."""

    line: list[Card]
    patrons: dict[int, str]
    times: int
    worlds: set[World] = field(default_factory=lambda: {((), 0)})

    def carriers(self, number: int, world: World) -> list[Use]:
        """Who could make the next use of a number's power, or of a Snob's tuck."""
        of = number or 3
        early = of == 5 and self.patrons[5] == "dealer"
        found = []
        for card in self.line:
            if card.up and not card.spent:
                if card.number == of and (not early or card.unveiled):
                    found.append((card.name, "own", number))
                if card.copies == of and (not early or card.number == 3):
                    found.append((card.name, "copied", number))
        return [use for use in found if world[0].count(use) < self.times]

    def may(self, number: int, but: int = -1) -> bool:
        """The power may be used in some world, by another card than one."""
        return any(use[0] != but for world in self.worlds for use in self.carriers(number, world))

    def may_tuck(self) -> bool:
        """A tuck is left in some world."""
        return any(world[1] < 1 for world in self.worlds) or (self.patrons[3] == "snob" and self.may(0))

    def use(self, number: int, but: int = -1) -> None:
        """Some card has used the power."""
        self.worlds = {
            (tuple(sorted([*world[0], use])), world[1])
            for world in self.worlds
            for use in self.carriers(number, world)
            if use[0] != but
        }

    def tuck(self) -> None:
        """A tuck was made, the normal one or a Snob's."""
        normal = {(world[0], 1) for world in self.worlds if world[1] < 1}
        if self.patrons[3] == "snob":
            self.use(0)
            normal |= self.worlds
        self.worlds = normal

    def expected(self, discards: list[str]) -> set[str]:
        """The words of all powers that are not for the most 2s."""
        up = [spot for spot, card in enumerate(self.line, 1) if card.up]
        down = [spot for spot, card in enumerate(self.line, 1) if not card.up]
        found = {"tuck"} if self.may_tuck() else set()
        for number, patron in self.patrons.items():
            if patron == "investor":
                found |= {f"investor #{spot}" for spot in up if self.may(6, but=self.line[spot - 1].name)}
            elif not self.may(number):
                continue
            elif patron in ("snob", "futurist"):
                found |= {f"{patron} {card}" for card in discards} | {f"{patron} #{spot}" for spot in up}
                found |= {f"futurist conceal #{spot}" for spot in up} if patron == "futurist" else set()
            elif patron == "eccentric":
                found |= {f"eccentric #{spot}" for spot in up}
            elif patron in ("launderer", "impersonator"):
                found |= {f"{patron} #{spot}" for spot in down}
            elif patron == "dealer":
                found.add("dealer")
        return found

    def follow(self, word: str) -> None:
        """The word was played."""
        parts = word.split()
        target = int(parts[-1][1:]) - 1 if parts[-1].startswith("#") else -1
        if parts[0] == "tuck":
            return self.tuck()
        if "copies" in parts:
            self.line[int(parts[1][1:]) - 1].copies = int(parts[-1])
            return None
        numbers = {patron: number for number, patron in self.patrons.items() if number > 2}
        if parts[0] in numbers:
            self.use(numbers[parts[0]], self.line[target].name if parts[0] == "investor" else -1)
        if target >= 0:
            self.turn(parts, target)
        return None

    def turn(self, parts: list[str], target: int) -> None:
        """The card was unveiled, concealed or trashed."""
        card = self.line[target]
        if parts[0] in ("thief", "launderer"):
            card.up, card.unveiled = True, True
        elif parts[0] == "eccentric" or "conceal" in parts:
            card.up, card.spent = False, True
        else:
            self.line.pop(target)


def a_buy_turn(rng: Rng, trial: int) -> tuple[Match, Reading]:
    """A random line, in which a 6 may have copied and cards may be concealed, and its plain reading."""
    choices = {
        "two": ["curator", "thief"],
        "three": ["snob", "impersonator"],
        "five": ["futurist", "dealer"],
        "seven": ["eccentric", "critic"],
    }
    choices["six"] = ["trendoid", "investor", "launderer", "designer"]
    patrons: dict[str, Any] = {word: names[rng.below(len(names))] for word, names in choices.items()}
    designers = rng.below(3) if patrons["six"] == "designer" else 0
    line: list[Card] = []
    words = []
    for name in range(1 + rng.below(6)):
        card = Card(name, [1, 2, 3, 3, 5, 5, 6, 6, 7, 7][rng.below(10)])
        shown = [other.number for other in line if other.up]
        card.up = not line or rng.below(5) > 0
        if card.up and card.number == 6 and patrons["six"] == "trendoid" and shown:
            card.copies = shown[rng.below(len(shown))]
        line.append(card)
        word = f"{MAIN[rng.below(4)]}-{card.number}" + (f"={card.copies}" if card.copies else "")
        words.append(word if card.up else f"[{word}]")
    rig = {
        "first": "0",
        "active": "0",
        "line0": " ".join(words),
        "line1": some(rng, CARDS, 3),
        "discard0": "white-1 gray-2 red-11",
    }
    match = avant_carde(seed=trial, rig={**rig, "designers0": str(designers)}, **patrons)
    return match, Reading(line, {NUMBERS[word]: patron for word, patron in patrons.items()}, 1 + int(designers))


@rule(
    "AC-RULING-11",
    "AC-POWER-03",
    "AC-POWER-15",
    "AC-BUY-10",
    "AC-BUY-12",
    "AC-TO6-03",
    "AC-LO6-02",
    "AC-RULING-46",
    "AC-RULING-48",
)
def test_every_use_of_a_power_is_that_of_some_card() -> None:
    rng = rng_for(1, "plain uses")
    for trial in range(120):
        match, reading = a_buy_turn(rng, trial)
        for _ in range(9):
            words = [word for word in match.options(0) if word.split()[0] not in ("buy", "end", "curator", "thief")]
            offered = {
                "tuck" if word.startswith("tuck") else word
                for word in words
                if "copies" not in word and word != "futurist dollar"
            }
            assert offered == reading.expected(sorted(set(player(match).discard))), (reading, table(match).patrons)
            choices = [
                word for word in match.options(0) if word.split()[0] not in ("buy", "end") and word != "futurist dollar"
            ]
            if not choices:
                break
            word = choices[rng.below(len(choices))]
            match.play(0, word)
            reading.follow(word)
