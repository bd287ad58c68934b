"""A second, plain reading of refusals: why each word that is not on the menu is refused."""

import pytest

from games.art_society.table import society, table
from games.art_society.test_plain_reading import (
    FORMATS,
    VARIANTS,
    around,
    available,
    block,
    covered,
    fits,
    legal,
    say,
    shape_of,
)
from rule import rule
from vernissage.core.match import Match
from vernissage.core.model import Refusal
from vernissage.core.rng import Rng, rng_for
from vernissage.games import game
from vernissage.games.art_society.model import ArtSocietyView, Collector
from vernissage.games.art_society.words import tile

IN_TURN = ("take", "hang", "keep", "hang-kept", "exchange", "surplus", "decor", "finish")
No = tuple[str, dict[str, object]]


def expected(view: ArtSocietyView, seat: int, word: str) -> No:
    """Why a seat may not say a word."""
    verb, *rest = word.split()
    own = view.collectors[seat]
    if view.phase == "over":
        return "AS-GEN-03", {}
    if verb == "start":
        return "AS-SETUP-12", {}
    if view.phase == "start":
        return "AS-GEN-02", {}
    if verb in ("pick", "open"):
        return no_pick(view, seat, rest)
    if verb == "bid":
        if view.phase != "bid":
            return "AS-GEN-02", {}
        return ("AS-BID-01", {}) if seat in view.answered else ("AS-BID-04", {"card": int(rest[0])})
    if verb in ("confirm", "rehang"):
        return no_window(view, own)
    return no_turn(view, seat, own, verb, rest)


def no_pick(view: ArtSocietyView, seat: int, rest: list[str]) -> No:
    """Why a format is not picked, or the auction not opened."""
    if view.phase != "auction":
        return "AS-AUCTION-09", {}
    if seat != view.gavel:
        return "AS-AUCTION-01", {}
    missing = view.seats + 1 - len(view.picked)
    if not rest:
        return "AS-AUCTION-02", {"left": missing}
    if not missing:
        return "AS-AUCTION-02", {"wanted": view.seats + 1}
    if view.picked and FORMATS.index(rest[0]) < FORMATS.index(view.picked[-1]):
        return "AS-RULING-05", {"last": view.picked[-1], "format": rest[0]}
    left = view.supply.get(rest[0], 0) - view.picked.count(rest[0])
    return ("AS-RULING-06" if left else "AS-AUCTION-05"), {"format": rest[0]}


def no_window(view: ArtSocietyView, own: Collector) -> No:
    """Why nothing is to be confirmed or hung anew."""
    if not view.revise_window:
        return "AS-RULING-25", {}
    if view.phase == "close" and not any(each.fresh for each in own.wall):
        return "AS-PLACE-09", {}
    return "AS-RULING-22", {}


def no_turn(view: ArtSocietyView, seat: int, own: Collector, verb: str, rest: list[str]) -> No:
    """Why something is not done in the own part of the round."""
    if view.phase not in ("take", "hang", "rehang"):
        return "AS-GEN-02", {}
    if seat != view.order[view.turn]:
        return "AS-TAKE-04", {}
    if verb == "take":
        return ("AS-TAKE-01" if view.phase == "take" else "AS-TAKE-05"), {"tile": tile(rest[0])}
    if view.phase == "take":
        return "AS-TAKE-02", {}
    new = view.new.id if view.new is not None else ""
    if verb == "hang":
        thing = f"decor-{view.decor_in_hand}" if view.decor_in_hand else new
        return no_place(view, own, thing, rest) if thing else ("AS-PLACE-01", {})
    if verb == "keep":
        return no_keeping(view, own, new)
    if view.decor_in_hand:
        return "AS-DECOR-07", {"size": view.decor_in_hand}
    if verb in ("exchange", "surplus"):
        return no_exchange(view, own, new, rest)
    if view.phase == "hang" and view.must_hang:
        return "AS-RULING-12", {"tile": tile(new)}
    if verb == "hang-kept":
        return no_kept(view, own, rest)
    return no_decor(view, own, rest) if verb == "decor" else no_finish(view, own, new)


def no_place(view: ArtSocietyView, own: Collector, thing: str, rest: list[str]) -> No:
    """Why a tile does not hang somewhere."""
    upright = len(rest) > 1
    wide, high = shape_of(thing)
    if upright and thing.startswith("P"):
        return "AS-PLACE-05", {"tile": tile(thing)}
    if upright and (wide == 1 or view.decor_orientation != "free"):
        return "AS-RULING-19", {}
    shape = (high, wide) if upright else (wide, high)
    x, y = (int(part) for part in rest[0].split(","))
    cells, taken = block(x, y, shape), set(covered(own.wall))
    if x + shape[0] > 12 or y + shape[1] > 9:
        return "AS-PLACE-02", {"tile": tile(thing)}
    if cells & taken:
        return "AS-PLACE-03", {"tile": tile(thing)}
    if not around(cells) & taken:
        return "AS-PLACE-04", {"tile": tile(thing)}
    assert (x, y) in legal(taken, shape)
    return "AS-RULING-23", {"tile": tile(thing)}


def no_keeping(view: ArtSocietyView, own: Collector, new: str) -> No:
    """Why nothing is given to the assistant."""
    if not new and not view.decor_in_hand:
        return "AS-PLACE-01", {}
    if not view.decor_in_hand and view.must_hang:
        return ("AS-RULING-23" if view.phase == "rehang" else "AS-RULING-12"), {"tile": tile(new)}
    return "AS-ASSIST-01", {"tile": tile(own.assistant)}


def no_exchange(view: ArtSocietyView, own: Collector, new: str, rest: list[str]) -> No:
    """Why a painting is neither exchanged nor stored."""
    if not new:
        return "AS-SPACE-07", {}
    if view.must_hang:
        return ("AS-RULING-23" if view.phase == "rehang" else "AS-SPACE-08"), {"tile": tile(new)}
    if fits(set(covered(own.wall)), new, view):
        return ("AS-RULING-09" if rest else "AS-PLACE-10"), {"tile": tile(new)}
    if not rest:
        return "AS-SPACE-14", {}
    assert view.new is not None
    lying = [painting.id for painting in view.museum.get(view.new.type, [])]
    return ("AS-SPACE-04" if rest[0] in lying else "AS-SPACE-03"), {"tile": tile(rest[0])}


def no_kept(view: ArtSocietyView, own: Collector, rest: list[str]) -> No:
    """Why the assistant's tile does not hang somewhere."""
    held = view.lifted if view.phase == "rehang" else "" if own.assistant_since else own.assistant
    if held:
        return no_place(view, own, held, rest)
    if own.assistant and own.assistant_since:
        return "AS-RULING-42", {"tile": tile(own.assistant)}
    return "AS-ASSIST-03", {}


def no_decor(view: ArtSocietyView, own: Collector, rest: list[str]) -> No:
    """Why a size does not settle a bonus."""
    size, place = int(rest[0]), len(rest) - 1
    if place >= len(view.bonuses):
        return "AS-DECOR-01", {}
    bonus = view.bonuses[place]
    if place and bonus == view.bonuses[0]:
        return "AS-RULING-16", {}
    if size > bonus.budget:
        return ("AS-DECOR-05" if bonus.exact else "AS-DECOR-04"), {"budget": bonus.budget, "size": size}
    return ("AS-RULING-18" if available(view, own.seat, size) else "AS-RULING-21"), {"size": size}


def no_finish(view: ArtSocietyView, own: Collector, new: str) -> No:
    """Why the turn is not over."""
    if new or view.lifted:
        if view.phase == "rehang":
            return "AS-RULING-23", {"tile": tile(new or view.lifted)}
        return ("AS-PLACE-10", {"tile": tile(new)}) if fits(set(covered(own.wall)), new, view) else ("AS-SPACE-01", {})
    return "AS-DECOR-06", {"budget": view.bonuses[0].budget}


def no_to(match: Match, seat: int, word: str) -> Refusal | None:
    """Why a seat may not say a word now."""
    return match.game.why_not(match.state, seat, match.game.parse(word))


def some_words(match: Match, rng: Rng) -> list[str]:
    """Some words by chance, and those of which there are few."""
    few = ["open", "keep", "surplus", "finish", "confirm", "rehang", *(f"decor {size}" for size in (1, 2, 3))]
    few += [f"decor {size} second" for size in (1, 2, 3)]
    return few + [match.game.words[rng.below(len(match.game.words))] for _ in range(12)]


@rule("AS-GEN-02", "AS-AUCTION-01", "AS-AUCTION-02", "AS-AUCTION-09", "AS-BID-01", "AS-BID-04", "AS-TAKE-01")
@rule("AS-TAKE-04", "AS-TAKE-05", "AS-PLACE-01", "AS-PLACE-02", "AS-PLACE-03", "AS-PLACE-04", "AS-PLACE-05")
@rule("AS-PLACE-09", "AS-PLACE-10", "AS-ASSIST-01", "AS-ASSIST-03", "AS-SPACE-03", "AS-SPACE-04", "AS-SPACE-07")
@rule("AS-DECOR-01", "AS-DECOR-04", "AS-DECOR-05", "AS-DECOR-06", "AS-RULING-05", "AS-RULING-22", "AS-RULING-42")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda name: name.replace(" ", "-") or "plain")
def test_refusals_are_those_of_a_plain_reading(variant: str) -> None:
    trial = VARIANTS.index(variant)
    seats = 2 + trial % 3
    setup = game("art_society").variants(seats)[variant]
    options = {name: getattr(setup, name) for name in setup.__struct_fields__ if name not in ("seats", "rig")}
    match = society(seats, 40 + trial, setup.rig, **options)
    rng = rng_for(trial, "plain refusals")
    while not match.over:
        check(match, rng)
        seat = match.waiting[0]
        match.play(seat, say(match, seat, rng, trial))
    check(match, rng)


def check(match: Match, rng: Rng) -> None:
    """Every seat is refused some words as the plain reading says."""
    view = table(match)
    for seat in range(match.seats):
        menu = match.options(seat) if seat in match.waiting else []
        for word in some_words(match, rng):
            said = no_to(match, seat, word)
            if word in menu:
                assert said is None
                continue
            clause, facts = expected(view, seat, word)
            assert said is not None
            assert (said.clause, {name: said.facts.get(name) for name in facts}) == (clause, facts), word
