"""Tables for the tests of Avant Carde, and short ways to look at them."""

from typing import Any, cast

from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.core.setting_up import setup_of
from vernissage.core.steps import Told
from vernissage.games import game
from vernissage.games.avant_carde.model import AvantCardeView, PlayerView


class Table(Match):
    """A match whose moves are played one by one: each is chosen when the cards of those before it are seen."""

    def play(self, seat: int, *moves: str, payload: Any = None, ms: int = 0) -> list[Told]:
        """All the moves have happened, or those before the one that is refused."""
        return [told for move in moves for told in super(Table, self).play(seat, move, payload=payload, ms=ms)]


def avant_carde(seats: int = 2, seed: int = 7, **options: Any) -> Match:
    """A match; piles may be set out by `rig`."""
    rules = game("avant_carde")
    return Table(rules, setup_of(rules, {"seats": seats, **options}), seed)


def playing(hand: str, line: str = "", deck: str = "orange-5 blue-5 purple-5 red-5 orange-3", **options: Any) -> Match:
    """Seat 0 in its Play part with this hand, line and deck; seat 1 holds one card."""
    more = options.pop("rig", {})
    rig = {"first": "0", "hand0": hand, "deck0": deck, "discard0": "", "hand1": "red-1", "line0": line, **more}
    return avant_carde(rig=rig, **options)


def buying(line: str, line1: str = "red-1", **options: Any) -> Match:
    """Seat 0 at the start of its Buy turn, first of two."""
    more = options.pop("rig", {})
    rig = {"first": "0", "active": "0", "line0": line, "line1": line1, **more}
    return avant_carde(rig=rig, **options)


def solo(line: str, **options: Any) -> Match:
    """The lone player at the start of a Buy turn."""
    return avant_carde(seats=1, rig={"active": "0", "line0": line, **options.pop("rig", {})}, **options)


def table(match: Match) -> AvantCardeView:
    """The whole table, nothing hidden."""
    return cast(AvantCardeView, match.view(TABLE))


def seen(match: Match, seat: int) -> AvantCardeView:
    """The table as one seat sees it."""
    return cast(AvantCardeView, match.view(seat))


def player(match: Match, seat: int = 0) -> PlayerView:
    """One player's things, nothing hidden."""
    return table(match).players[seat]


def hand(match: Match, seat: int = 0) -> list[str]:
    """The hand of a seat."""
    return player(match, seat).hand


def line(match: Match, seat: int = 0) -> list[str]:
    """The cards of a line, concealed ones in brackets."""
    return [f"[{card.card}]" if card.concealed else card.card for card in player(match, seat).line]


def made(match: Match) -> int:
    """The money made this turn."""
    return table(match).made


def left(match: Match) -> int:
    """The money not spent yet."""
    return table(match).left


def stack(match: Match, number: int) -> list[str]:
    """A gallery stack that is wholly known, the top first."""
    found = table(match).stacks[number - 2]
    assert len(found.unseen) < 2
    return (
        [found.top, *found.unseen, *reversed(found.tucked)]
        if found.size > len(found.tucked)
        else list(reversed(found.tucked))
    )


def everybody_stops(match: Match) -> None:
    """Seats still in their Play part lay one card if they must, and stop."""
    while table(match).phase == "play":
        seat = match.waiting[0]
        match.play(seat, match.game.text(match.game.default(match.state, seat)))


def round_ends(match: Match) -> None:
    """Everybody left ends the Buy turn without doing anything."""
    now = table(match).round
    while not match.over and table(match).round == now and table(match).phase == "buy":
        match.play(match.waiting[0], "end")


def uses(match: Match, word: str, seat: int = 0) -> list[str]:
    """The options that begin with a word."""
    return [option for option in match.options(seat) if option.split()[0] == word]
