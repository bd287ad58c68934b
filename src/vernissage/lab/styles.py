"""How tempers differ: each plays its own level, and what it does is counted beside what the level does.

`python -m vernissage.lab.styles GAME --level expert --games 40`
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean, pstdev
from typing import cast

from msgspec import Struct, field

from vernissage.bots.bot import Budget
from vernissage.bots.tempers import tempers
from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import View
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game as find_game
from vernissage.games.art_decko.model import ArtDeckoView
from vernissage.games.avant_carde.model import AvantCardeView
from vernissage.lab import exact
from vernissage.lab.opponents import opponent, time_of

# What a move is counted as, with its size; a name may come up often.
Counted = list[tuple[str, float]]


class Style(Struct):
    """What a player did over many games."""

    won: float = 0.0
    games: int = 0
    figures: dict[str, list[float]] = field(default_factory=dict)


def art_society(view: View, word: str) -> Counted:
    """Bids, and the cells of formats offered."""
    verb, _, what = word.partition(" ")
    if verb == "bid":
        return [("bid", float(what))]
    if verb == "pick":
        wide, _, high = what.partition("x")
        return [("format", float(int(wide) * int(high))), ("long or tall", float(abs(int(wide) - int(high)) > 1))]
    return []


def art_decko(view: View, word: str) -> Counted:
    """What is done in a turn, what galleries cost, and whether the own commonest genre is bought."""
    v = cast(ArtDeckoView, view)
    verb, _, what = word.partition(" ")
    if word in ("show", "haggle", "acquire"):
        return [(name, float(name == word)) for name in ("show", "haggle")]
    if verb == "at":
        gallery = next((each for each in v.galleries if each.id == what), None)
        return [("at a bank", float(gallery is None)), *([("price", float(gallery.cost))] if gallery else [])]
    if verb == "pick" and not what.startswith("G"):
        me = v.players[view.seat]
        own = Counter(card[:2] for card in [*(me.hand or []), *(me.draw or []), *me.discard, *(me.known or [])])
        return [("own genre bought", float(own[what[:2]]))]
    return []


def avant_carde(view: View, word: str) -> Counted:
    """How many steps of Buy turns are tucks, and the numbers and colors bought."""
    v = cast(AvantCardeView, view)
    verb, _, what = word.partition(" ")
    if v.phase == "play":
        return []
    if verb != "buy":
        return [("tucks", float(verb == "tuck"))]
    me = v.players[view.seat]
    own = Counter(card.partition("-")[0] for card in [*me.hand, *me.discard, *me.unseen])
    color = next((each.top.partition("-")[0] for each in v.stacks if each.number == int(what[:1])), "")
    return [("tucks", 0.0), ("number bought", float(what[:1])), ("own color bought", float(own[color]))]


COUNTS: dict[str, Callable[[View, str], Counted]] = {
    "art_society": art_society,
    "art_decko": art_decko,
    "avant_carde": avant_carde,
}


def measured(key: str, name: str, other: str, games: int, seed: int) -> Style:
    """A player against another over so many games, the same deals from both seats."""
    rules = find_game(key)
    style = Style()
    for number in range(games):
        state = rules.new(setup_of(rules, {"seats": 2}), seed + number // 2)
        seat = number % 2
        names = [name if each == seat else other for each in range(2)]
        play(rules, state, names, seat, seed + number // 2, style)
    return style


def play(rules: Game, state: State, names: Sequence[str], own: int, seed: int, style: Style) -> None:
    """One game; what the own seat does is counted."""
    players = [opponent(rules.key, name) for name in names]
    rngs = [rng_for(seed, f"styles/{seat}") for seat in range(len(names))]
    while asked := seats_in(rules.asked(state)):
        seat = asked[0]
        options, view = rules.options(state, seat), rules.view(state, seat)
        choice = players[seat].choose(rules, view, options, rngs[seat], Budget(time_of(names[seat])))
        if seat == own and len(options) > 1:
            for what, size in COUNTS[rules.key](view, rules.text(choice.action)):
                style.figures.setdefault(what, []).append(size)
        rules.play(state, seat, choice.action, choice.payload)
    result = rules.result(state)
    assert result is not None
    style.games += 1
    style.won += (own in result.winners) / max(1, len(result.winners))


def told(styles: dict[str, Style]) -> str:
    """One line for each player: wins, and the mean and the spread of every figure."""
    names = list(dict.fromkeys(name for style in styles.values() for name in style.figures))
    lines = ["| | Games | Wins | " + " | ".join(names) + " |", "|---|---|---|" + "---|" * len(names)]
    for name, style in styles.items():
        low, high = exact.interval(style.won, style.games)
        cells = [
            f"{mean(values):.2f} ± {pstdev(values):.2f}" if (values := style.figures.get(each)) else ""
            for each in names
        ]
        share = f"{style.won / style.games:.1%} ({low:.1%} to {high:.1%})"
        lines.append(f"| {name} | {style.games} | {share} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """The tempers of a game are compared and told."""
    parser = argparse.ArgumentParser(prog="python -m vernissage.lab.styles", description=__doc__)
    parser.add_argument("game", choices=sorted(COUNTS))
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5_000_000)
    chosen = parser.parse_args(arguments)
    level = chosen.level
    found = {
        name: measured(chosen.game, name, level, chosen.games, chosen.seed)
        for name in [level, *(f"{temper} {level}" for temper in tempers(chosen.game))]
    }
    sys.stdout.write(told(found) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
