"""How often a power may be used when cards come late and leave early: examples, and a plain second reading."""

from dataclasses import dataclass, field

import pytest

from games.avant_carde.table import buying, player, uses
from rule import rule
from vernissage.core.match import Match
from vernissage.core.rng import Rng, rng_for

PILE = "white-1 " * 12 + "gray-2 " * 12 + "red-11 " * 12


def used_up(match: Match, word: str) -> int:
    """How often a power can be used on the discard pile until it is offered no more."""
    count = 0
    while options := [each for each in uses(match, word) if "#" not in each]:
        match.play(0, options[0])
        count += 1
    return count


@rule("AC-POWER-15", "AC-RULING-11", "AC-NY3-04")
@pytest.mark.parametrize("before", [1, 14, 15, 16, 17, 20])
def test_a_card_unveiled_after_many_uses_gives_none_of_them_back(before: int) -> None:
    match = buying(
        "red-2 " + "red-3 " * 6 + "[blue-3]", two="thief", six="designer", rig={"designers0": "3", "discard0": PILE}
    )
    for _ in range(before):
        match.play(0, next(each for each in uses(match, "snob") if "#" not in each))
    match.play(0, "thief #8", "snob #8")
    assert used_up(match, "snob") == 6 * 4 - before


@rule("AC-POWER-15", "AC-BUY-10", "AC-NY3-02")
@pytest.mark.parametrize("before", [1, 15, 16, 17, 20])
def test_a_card_unveiled_after_many_tucks_gives_none_of_them_back(before: int) -> None:
    match = buying(
        "red-2 " + "red-3 " * 6 + "[blue-3]", two="thief", six="designer", rig={"designers0": "3", "discard0": PILE}
    )
    match.play(0, *["tuck 5"] * before, "thief #8", "snob #8")
    left = 0
    while uses(match, "tuck"):
        match.play(0, "tuck 5")
        left += 1
    assert left == 1 + 6 * 4 - before


@rule("AC-POWER-15", "AC-BUY-10")
def test_a_tuck_made_before_a_snob_was_unveiled_is_not_its_own() -> None:
    match = buying("red-2 red-6 [blue-3]", two="thief", six="investor", rig={"discard0": PILE})
    match.play(0, "tuck 5", "thief #3", "investor #3")
    assert uses(match, "tuck") == []


@rule("AC-POWER-15", "AC-RULING-11")
def test_a_use_charged_to_a_leaving_snob_is_no_longer_before_the_unveiled_one() -> None:
    # The first 3 used its power and leaves with it; the unveiled one uses its own and leaves with that; a third stays.
    match = buying("red-2 red-6 blue-6 red-3 [blue-3] orange-3", two="thief", six="investor", rig={"discard0": PILE})
    match.play(0, "snob white-1", "thief #5", "investor #4", "snob white-1", "investor #4")
    assert used_up(match, "snob") == 1


@rule("AC-POWER-15", "AC-RULING-11")
def test_uses_on_both_sides_of_an_unveiling_leave_with_the_older_card() -> None:
    match = buying(
        "red-2 red-3 [blue-3] red-7 purple-3", two="thief", seven="eccentric", rig={"designers0": "1", "discard0": PILE}
    )
    match.play(0, "snob white-1", "thief #3", "snob white-1", "eccentric #2")
    match.play(0, "snob white-1", "snob white-1", "eccentric #3")
    assert used_up(match, "snob") == 2


@rule("AC-POWER-15", "AC-RULING-11")
def test_a_later_card_that_leaves_changes_nothing_for_one_that_came_before() -> None:
    line = "red-2 red-3 purple-3 [blue-3] [orange-3] red-6 blue-6 red-7 blue-7"
    match = buying(line, six="launderer", seven="eccentric", rig={"discard0": PILE})
    match.play(0, "snob white-1", "launderer #4", "snob white-1", "launderer #5", "snob white-1")
    match.play(0, "eccentric #5", "eccentric #4")
    assert used_up(match, "snob") == 1


# A plain second reading: every use has its moment, every card the moment it came.


@dataclass(eq=False)
class Card:
    """A card of the line with a number, and when it came."""

    number: int
    came: int
    open: bool = True
    spent: bool = False


@dataclass(eq=False)
class Reading:
    """The line, and the moments of uses that nobody has left with."""

    cards: list[Card]
    times: int
    six: str
    made: dict[int, list[int]] = field(default_factory=lambda: {3: [], 5: [], 6: [], 7: []})
    now: int = 0

    def uses(self, number: int) -> None:
        """A power of a number is used."""
        self.now += 1
        self.made[number].append(self.now)

    def leaves(self, card: Card) -> None:
        """The leaving card takes along the first uses that can have been its own."""
        if card.number not in self.made or card.spent or not card.open:
            return
        own = [moment for moment in self.made[card.number] if moment > card.came][: self.times]
        self.made[card.number] = [moment for moment in self.made[card.number] if moment not in own]

    def left(self, number: int) -> int:
        """How often the power may still be used."""
        open_cards = [card for card in self.cards if card.number == number and card.open and not card.spent]
        return self.times * len(open_cards) - len(self.made[number])

    def without(self, spot: int) -> int:
        """How many Investor uses the others have when a card leaves."""
        card = self.cards[spot]
        after = Reading([each for each in self.cards if each is not card], self.times, self.six, {**self.made})
        after.leaves(card)
        return after.left(6)

    def offers(self) -> set[str]:
        """The words on cards of the line that are offered for these powers."""
        found: set[str] = set()
        for spot, card in enumerate(self.cards):
            place = f"#{spot + 1}"
            if card.open:
                found |= {f"snob {place}"} if self.left(3) > 0 else set()
                found |= {f"futurist {place}", f"futurist conceal {place}"} if self.left(5) > 0 else set()
                found |= {f"eccentric {place}"} if self.left(7) > 0 else set()
                found |= {f"investor {place}"} if self.six == "investor" and self.without(spot) > 0 else set()
            elif self.six == "launderer" and self.left(6) > 0:
                found.add(f"launderer {place}")
        return found

    def play(self, word: str) -> None:
        """One word has happened."""
        power, spot = word.split()[0], int(word.split("#")[1]) - 1
        card = self.cards[spot]
        if power != "investor" and power != "thief":
            self.uses({"snob": 3, "futurist": 5, "launderer": 6, "eccentric": 7}[power])
        if power in ("thief", "launderer"):
            self.now += 1
            card.open, card.came = True, self.now
            return
        self.leaves(card)
        if "conceal" in word or power == "eccentric":
            card.open, card.spent = False, True
        else:
            self.cards.remove(card)
        if power == "investor":
            self.uses(6)


WORDS = ("snob", "futurist", "eccentric", "investor", "launderer")


def some_line(rng: Rng) -> list[str]:
    """A few 3s, 5s, 6s and 7s, some of them concealed, behind a 2."""
    found = ["red-2"]
    for _ in range(4 + rng.below(5)):
        card = f"{['red', 'blue'][rng.below(2)]}-{[3, 3, 5, 6, 6, 7][rng.below(6)]}"
        found.append(f"[{card}]" if rng.below(3) == 0 else card)
    return found


@rule("AC-POWER-15", "AC-RULING-11", "AC-TO6-03", "AC-LO6-02", "AC-RULING-46")
@pytest.mark.parametrize("six", ["investor", "launderer"])
@pytest.mark.parametrize("seed", range(60))
def test_uses_are_those_of_a_plain_reading(seed: int, six: str) -> None:
    rng = rng_for(seed, "uses")
    cards, more = some_line(rng), rng.below(3)
    match = buying(
        " ".join(cards), two="thief", five="futurist", six=six, seven="eccentric", rig={"designers0": str(more)}
    )
    reading = Reading([Card(int(card.strip("[]").split("-")[1]), 0, card[0] != "[") for card in cards], 1 + more, six)
    while True:
        offered = {word for word in match.options(0) if word.split()[0] in WORDS and "#" in word}
        assert offered == reading.offers(), [card.card for card in player(match).line]
        choices = sorted(offered) + [word for word in match.options(0) if word.startswith("thief")] * 3
        if not choices:
            return
        word = choices[rng.below(len(choices))]
        match.play(0, word)
        reading.play(word)
