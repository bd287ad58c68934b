"""The best place: a painting just taken in a bot's game, and every way to hang it with its decor."""

from collections.abc import Iterator
from typing import Any, Final, cast

from vernissage.core.game import Game, State
from vernissage.core.puzzles import Puzzle
from vernissage.core.scenes import Scene, match_at
from vernissage.games import new
from vernissage.games.art_society.model import ArtSocietyView, Collector
from vernissage.games.art_society.scoring import total
from vernissage.games.art_society.state import ArtSocietyState
from vernissage.lab.puzzles.making import played_on

FEWEST: Final = 8  # places to choose from
MOST: Final = 4000  # positions looked at for one place


def candidates(game: Game, seed: int) -> Iterator[Puzzle]:
    """Paintings the first taker of a round has to hang."""
    match = new("art_society", seats=2, seed=seed)
    rounds = set[int]()
    for now in played_on(match, "amateur", seed):
        seat = now.waiting[0]
        view = cast(ArtSocietyView, now.view(seat))
        if view.new is None or view.turn != 0 or view.round in rounds or view.decor_in_hand or view.bonuses:
            continue
        rounds.add(view.round)
        if view.round > 3 and view.round % 2 == 0:
            found = solve(game, scene_of(view, seat), "hang")
            if found is not None:
                yield found


def scene_of(view: ArtSocietyView, seat: int) -> Scene:
    """The walls, the museum and the offer laid out by hand, and the painting taken."""
    assert view.new is not None
    offer = sorted([view.new.id, *(each.id for each in view.offer)])
    rig: dict[str, str] = {"phase": "take", "offer": " ".join(offer)}
    for place, collector in enumerate([view.collectors[seat], view.collectors[1 - seat]]):
        rig[f"wall{place}"] = wall_of(collector)
        if collector.surplus:
            rig[f"surplus{place}"] = " ".join(collector.surplus)
    rig["museum"] = " ".join(each.id for pile in view.museum.values() for each in pile)
    rig["markers"] = " ".join(f"{kind}={place}" for kind, place in view.markers.items() if place)
    setup: dict[str, Any] = {"seats": 2, "rig": rig}
    return Scene(setup, 1, 0, [f"0 take {view.new.id}"])


def wall_of(collector: Collector) -> str:
    """A wall as a rig writes it."""
    found = []
    for each in collector.wall:
        upright = ",upright" if each.tile.startswith("decor") and each.height > each.width else ""
        found.append(f"{each.tile}@{each.x},{each.y}{upright}")
    return " ".join(found)


def solve(game: Game, scene: Scene, kind: str) -> Puzzle | None:
    """The painting as a puzzle, if one place is best by a point, counted with the best decor it brings."""
    try:
        match = match_at(game, scene)
    except ValueError:
        return None
    places = [text for text in match.options(0) if text.startswith("hang ")]
    if len(places) < FEWEST:
        return None
    values = []
    for place in places:
        after = match.state.clone()
        game.apply(after, 0, game.parse(place))
        worth = best_decor(game, after)
        if worth is None:
            return None
        values.append((worth, place))
    values.sort(reverse=True)
    if values[0][0] <= values[1][0]:
        return None
    return Puzzle(kind, scene, [[values[0][1]]], values[0][0], values[1][0], 0)


def best_decor(game: Game, state: State) -> int | None:
    """What the wall is worth with the best decor that is still to come; nothing where there is too much to look at."""
    waiting, best, looked, seen = [state], None, 0, set[str]()
    while waiting:
        here = waiting.pop()
        looked += 1
        if looked > MOST:
            return None
        words = [game.text(action) for action in game.options(here, 0)] if game.asked(here) & 1 else []
        decor = [word for word in words if word.startswith(("decor ", "hang ")) and "finish" not in words]
        if not decor:
            worth = int(total(cast(ArtSocietyState, here), 0))
            best = worth if best is None else max(best, worth)
        for word in decor:
            after = here.clone()
            game.apply(after, 0, game.parse(word))
            mark = after.fingerprint()
            if mark not in seen:
                seen.add(mark)
                waiting.append(after)
    return best
