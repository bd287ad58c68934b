"""A review of a finished game: the true curve first, then every choice by what its seat could know."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from vernissage.bots.chances import Outlook, chances_of
from vernissage.core.match import Match
from vernissage.core.rng import rng_for
from vernissage.review.accounts import Account, accuracy, grade, settle
from vernissage.review.drawings import drawings
from vernissage.review.knowing import known_chance, weighed
from vernissage.review.model import VERSION, Chance, Choice, Progress, Review, SeatReview
from vernissage.review.moments import Made, moments
from vernissage.review.walking import Stop, Stretch, stops, stretches

DEPTH: Final = 32  # guessed worlds a choice is weighed in

Listener = Callable[[Progress], None]


def silent(progress: Progress) -> None:
    """Nobody listens."""


def review(match: Match, depth: int = DEPTH, progress: Listener = silent, random: int = 0) -> Review:
    """What decided a finished game; a ValueError where it is still being played.

    The same record, depth and random number give the same review on any machine.
    """
    if match.result is None:
        raise ValueError(f"the game is not over: {len(match.entries)} moves were made")
    if depth < 1:
        raise ValueError(f"a review looks at one guessed world at least, not at {depth}")
    game = match.game
    if game.payloads:
        found = drawings(match)
        progress(Progress("curve", 1, 1))
        return Review(VERSION, game.key, game.edition, "", depth, drawings=found)
    chances = chances_of(game)
    walked = stops(match)
    parts = stretches(chances, walked)
    true = [true_chances(chances, stop, random) for stop in [walked[0], *(part.end for part in parts)]]
    ends = [walked[0], *(part.end for part in parts)]
    progress(Progress("curve", 1, 1, [Chance(end.n, own, []) for end, own in zip(ends, true, strict=True)]))
    known = [known_chances(chances, end, depth, random) for end in ends]
    made: list[list[Made]] = []
    for done, part in enumerate(parts):
        made.append(choices(chances, part, depth, random))
        progress(Progress("choices", done + 1, len(parts)))
    made = [with_luck(each, known[at], known[at + 1]) for at, each in enumerate(made)]
    accounts = [Account() for _ in range(match.seats)]
    for at, each in enumerate(made):
        settle(accounts, true[at], true[at + 1], [one.choice for one in each])
    every = [each for part in made for each in part]
    return Review(
        version=VERSION,
        game=game.key,
        edition=game.edition,
        model=chances.version,
        depth=depth,
        curve=[Chance(end.n, own, seen) for end, own, seen in zip(ends, true, known, strict=True)],
        choices=[each.choice for each in every],
        seats=[
            seat_review(chances, seat, true, account, every, depth, random) for seat, account in enumerate(accounts)
        ],
    )


def true_chances(chances: Outlook, stop: Stop, random: int) -> list[float]:
    """The chances at a quiet position with everything open."""
    return chances.chances(stop.state, rng_for(random, f"review/true/{stop.n}"))


def known_chances(chances: Outlook, stop: Stop, depth: int, random: int) -> list[float]:
    """The chance of each seat as it could know it; at the end everybody knows."""
    if stop.entry is None:
        return true_chances(chances, stop, random)
    seats = range(int(stop.state.seats))
    return [known_chance(chances, chances.game.view(stop.state, seat), depth, random) for seat in seats]


def choices(chances: Outlook, part: Stretch, depth: int, random: int) -> list[Made]:
    """Every decision between two quiet positions, weighed from the view of whoever made it."""
    game = chances.game
    found: list[Made] = []
    for stop in part.stops:
        assert stop.entry is not None
        seat, text = stop.entry.seat, stop.entry.text
        options = game.options(stop.state, seat) if seat >= 0 else []
        if len(options) < 2:
            continue
        view = game.view(stop.state, seat)
        weighing = weighed(chances, view, options, game.parse(text), depth, random)
        choice = Choice(stop.n, seat, text, game.text(weighing.best), weighing.loss, 0.0, grade(weighing.loss))
        found.append(Made(choice, view, weighing, part))
    return found


def with_luck(made: list[Made], before: list[float], after: list[float]) -> list[Made]:
    """A seat's last choice of a stretch carries what luck did to it, as far as the seat could know."""
    last = {each.choice.seat: at for at, each in enumerate(made)}
    found = list(made)
    for seat, at in last.items():
        lost = sum(each.choice.loss for each in made if each.choice.seat == seat)
        luck = after[seat] - before[seat] + lost
        found[at] = replace(made[at], choice=replace(made[at].choice, luck=luck))
    return found


def seat_review(
    chances: Outlook, seat: int, true: list[list[float]], account: Account, every: list[Made], depth: int, random: int
) -> SeatReview:
    """How a seat came from its chance at the start to its result."""
    own = [each for each in every if each.choice.seat == seat]
    error = sum(each.choice.loss for each in own) / len(own) if own else 0.0
    return SeatReview(
        seat=seat,
        start=true[0][seat],
        result=true[-1][seat],
        luck=account.luck,
        skill=account.skill,
        others=account.others,
        accuracy=accuracy(error, chances.random),
        decisions=len(own),
        error=error,
        moments=moments(chances, own, depth, random),
    )
