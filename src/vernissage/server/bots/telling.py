"""A review as people read it: moves in words, and in short what is kept for everybody who sat there."""

from collections.abc import Iterator

from msgspec import Struct, field

from vernissage.core.game import Game, State, seats_in
from vernissage.core.match import Match
from vernissage.core.model import TABLE, Message
from vernissage.core.steps import apply_entry
from vernissage.review.model import Choice, KeyMoment, Review, SeatReview
from vernissage.server.wire.looking_back import (
    NamedMove,
    Peak,
    ReviewedChoice,
    ReviewedMoment,
    ReviewedSeat,
    ReviewInfo,
)


class GistMoment(Struct):
    """A moment in short."""

    n: int
    chances: float
    played: Message
    best: Message


class Gist(Struct):
    """What is kept of a seat's review for the page of whoever sat there."""

    accuracy: float
    decisions: int
    luck: float
    mistakes: int
    blunders: int
    moments: list[GistMoment] = field(default_factory=list)
    peaks: dict[str, Peak] = field(default_factory=dict)


def told(match: Match, review: Review) -> ReviewInfo:
    """The review with every better move in words."""
    wanted: dict[int, list[Choice]] = {}
    moments: dict[int, list[KeyMoment]] = {}
    for choice in review.choices:
        wanted.setdefault(choice.n, []).append(choice)
    for seat in review.seats:
        for moment in seat.moments:
            moments.setdefault(moment.n, []).append(moment)
    choices: list[ReviewedChoice] = []
    found: dict[tuple[int, int], ReviewedMoment] = {}
    for n, state in positions(match):
        choices += [told_choice(match.game, state, each) for each in wanted.pop(n, [])]
        for each in moments.pop(n, []):
            found[each.n, each.seat] = told_moment(match.game, state, each)
    return ReviewInfo(
        version=review.version,
        game=review.game,
        model=review.model,
        depth=review.depth,
        curve=review.curve,
        choices=choices,
        seats=[told_seat(each, review, found) for each in review.seats],
        drawings=review.drawings,
    )


def positions(match: Match) -> Iterator[tuple[int, State]]:
    """Every position of the game with the entries made by then; what was taken back is left out."""
    state = match.game.new(match.setup, match.seed)
    done = 0
    for mark in match.marks:
        # What was taken back or hinted in between has left the same position behind.
        for n in range(done, mark.entry.n):
            yield n, state
        apply_entry(match.game, state, mark.entry)
        done = mark.entry.n
    for n in range(done, len(match.entries) + 1):
        yield n, state


def told_choice(game: Game, state: State, choice: Choice) -> ReviewedChoice:
    """One choice, and the better move in words where there was one."""
    better = choice.best != choice.played
    return ReviewedChoice(
        n=choice.n,
        seat=choice.seat,
        played=choice.played,
        best=named(game, state, choice.seat, choice.best) if better else None,
        loss=choice.loss,
        luck=choice.luck,
        grade=choice.grade,
    )


def told_moment(game: Game, state: State, moment: KeyMoment) -> ReviewedMoment:
    """One moment in words."""
    return ReviewedMoment(
        n=moment.n,
        played=named(game, state, moment.seat, moment.played),
        best=named(game, state, moment.seat, moment.best),
        chances=moment.chances,
        points=moment.points,
        unlucky=moment.unlucky,
        why=moment.why,
        gains=facts(moment.why, "facts"),
        gives=facts(moment.why, "own"),
        line=told_line(game, state, moment),
    )


def facts(why: Message, name: str) -> list[Message]:
    """What a reason names for one of the two moves."""
    found = why.args.get(name, [])
    return [each for each in found if isinstance(each, Message)] if isinstance(found, list) else []


def told_line(game: Game, state: State, moment: KeyMoment) -> list[NamedMove]:
    """How it might have gone on, as far as the true cards allow what the analysis saw in guessed ones."""
    now = state.clone()
    told: list[NamedMove] = []
    texts = moment.line if moment.line[:1] == [moment.best] else [moment.best, *moment.line]
    for number, text in enumerate(texts):
        seat = moment.seat if number == 0 else next(iter(seats_in(game.asked(now))), TABLE)
        action = game.parse(text)
        if seat == TABLE or game.why_not(now, seat, action) is not None:
            break
        if number:
            told.append(named(game, now, seat, text))
        if any(ask.payload for ask in game.decisions(now) if ask.seat == seat):
            break  # what goes with it is not told
        game.apply(now, seat, action)
    return told


def named(game: Game, state: State, seat: int, text: str) -> NamedMove:
    """A move as it can be read and shown."""
    action = game.parse(text)
    return NamedMove(text=text, seat=seat, say=game.describe(state, seat, action), targets=game.target(action))


def told_seat(seat: SeatReview, review: Review, found: dict[tuple[int, int], ReviewedMoment]) -> ReviewedSeat:
    """How a seat came to its result, with its moments."""
    return ReviewedSeat(
        seat=seat.seat,
        start=seat.start,
        result=seat.result,
        luck=seat.luck,
        skill=seat.skill,
        others=seat.others,
        accuracy=seat.accuracy,
        decisions=seat.decisions,
        error=seat.error,
        inaccuracies=graded(review, seat.seat, "inaccuracy"),
        mistakes=graded(review, seat.seat, "mistake"),
        blunders=graded(review, seat.seat, "blunder"),
        moments=[found[each.n, each.seat] for each in seat.moments if (each.n, each.seat) in found],
    )


def graded(review: Review, seat: int, grade: str) -> int:
    """How many choices of a seat have a grade."""
    return sum(choice.seat == seat and choice.grade == grade for choice in review.choices)


def gists(match: Match, info: ReviewInfo) -> list[Gist]:
    """In short, for the page of each person who sat there; a game without chances has only what was counted."""
    reviewed = {each.seat: each for each in info.seats}
    return [gist(reviewed.get(seat), peaks) for seat, peaks in enumerate(peaks_of(match))]


def gist(seat: ReviewedSeat | None, peaks: dict[str, Peak]) -> Gist:
    """One seat in short."""
    if seat is None:
        return Gist(accuracy=0.0, decisions=0, luck=0.0, mistakes=0, blunders=0, peaks=peaks)
    return Gist(
        accuracy=seat.accuracy,
        decisions=seat.decisions,
        luck=seat.luck,
        mistakes=seat.mistakes,
        blunders=seat.blunders,
        moments=[GistMoment(m.n, m.chances, m.played.say, m.best.say) for m in seat.moments if not m.unlucky],
        peaks=peaks,
    )


def peaks_of(match: Match) -> list[dict[str, Peak]]:
    """The most each seat ever had of what the charts of the game count."""
    found: list[dict[str, Peak]] = [{} for each in range(match.seats)]
    for n, state in positions(match):
        for measure, values in match.game.standing(match.game.view(state, TABLE)).items():
            for peaks, value in zip(found, values, strict=True):
                if measure not in peaks or value > peaks[measure].value:
                    peaks[measure] = Peak(value=value, n=n)
    return found
