"""What a seat could know: everything here is worked out from views alone, with random numbers drawn from the view, so
that two worlds a seat cannot tell apart get the same answers.
"""

import hashlib

import msgspec

from vernissage.bots.chances import Outlook, Weighing
from vernissage.core.game import State
from vernissage.core.model import View
from vernissage.core.rng import Rng, rng_for


def known_chance(chances: Outlook, view: View, worlds: int, random: int) -> float:
    """The chance of the view's seat over guessed worlds."""
    rng = numbers(view, random, "known")
    total = sum(chances.chances(chances.game.guess(view, rng), rng)[view.seat] for _ in range(worlds))
    return total / worlds


def watched_chances(chances: Outlook, view: View, worlds: int, random: int) -> list[float]:
    """The chance of every seat, as somebody who looks on could know it, over guessed worlds."""
    rng = numbers(view, random, "watched")
    found = [chances.chances(chances.game.guess(view, rng), rng) for _ in range(worlds)]
    return [sum(each) / worlds for each in zip(*found, strict=True)]


def weighed(chances: Outlook, view: View, options: list[int], played: int, worlds: int, random: int) -> Weighing:
    """What was played, against the best that can be found from the view."""
    found = chances.weigh(view, options, played, numbers(view, random, "weigh"), worlds)
    return Weighing(found.best, found.value, found.value - chances.cost * found.loss)


def guessed(chances: Outlook, view: View, random: int) -> State:
    """One world this view could come from, always the same."""
    return chances.game.guess(view, numbers(view, random, "guess"))


def numbers(view: View, random: int, purpose: str) -> Rng:
    """Random numbers that depend on nothing but the view and the number of the review."""
    digest = hashlib.sha256(msgspec.json.encode(view)).hexdigest()
    return rng_for(random, f"review/{purpose}/{digest}")
