"""Coached games played by somebody who always does what the coach proposes, against novices."""

from msgspec import Struct, field

from vernissage import games
from vernissage.bots.bot import Budget, bot, budget_of
from vernissage.bots.coach import Coaching, coach
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import Refusal
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.core.steps import may_read

LEARNER = 0
NOVICE = "novice"


class CoachedGame(Struct):
    """What came of one game."""

    won: bool = False
    proposals: int = 0
    refused: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)


def table(game: Game, seed: int) -> Match:
    """The table of a coached game: a person's first game of it, with as many novices as at a quick table."""
    return Match(game, setup_of(game, {"seats": 1 + game.rivals(), **game.first_game()}), seed)


def ask_coach(match: Match, learnt: set[str], *, wanted: bool) -> Coaching:
    """What the coach says to the learner where the match stands."""
    lines = [line for _n, line in match.journal if may_read(line, LEARNER)]
    return coach(
        match.game, match.view(LEARNER), match.game.options(match.state, LEARNER), lines, learnt, wanted=wanted
    )


def play(key: str, seed: int) -> CoachedGame:
    """A game from its beginning to its end; a proposal that is refused ends it."""
    game = games.game(key)
    match, learnt, rng = table(game, seed), set[str](), rng_for(seed, "coached")
    novice, found = bot(key, NOVICE), CoachedGame()
    while match.waiting and not found.refused:
        seat = match.waiting[rng.below(len(match.waiting))]
        if seat == LEARNER:
            follow(match, learnt, found)
            continue
        options = game.options(match.state, seat)
        choice = novice.choose(game, match.view(seat), options, rng, Budget(budget_of(NOVICE)))
        match.play(seat, game.text(choice.action), payload=choice.payload)
    found.won = match.result is not None and match.over and LEARNER in match.result.winners
    return found


def follow(match: Match, learnt: set[str], found: CoachedGame) -> None:
    """The learner has heard the coach out and done what is proposed."""
    now = ask_coach(match, learnt, wanted=True)
    found.heard += [remark.name for remark in now.remarks]
    learnt |= {*found.heard, now.taken}
    assert now.proposal is not None
    found.proposals += 1
    try:
        match.play(LEARNER, *now.proposal.moves, payload=now.proposal.payload)
    except Refusal as refusal:
        found.refused.append(f"{now.proposal.moves}: {refusal}")
