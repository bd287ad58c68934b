"""Which word was drawn: drawings that bots made, with the words of their table."""

from collections.abc import Iterator
from typing import Final, cast

from vernissage.bots.artbox.eye import strangeness
from vernissage.bots.artbox.player import ArtboxBot, known_as
from vernissage.bots.bot import bot
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import TABLE, Message
from vernissage.core.puzzles import Puzzle
from vernissage.core.rng import rng_for
from vernissage.core.scenes import Scene, match_at, written
from vernissage.games import new
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.artbox.shapes import canonical, read
from vernissage.lab.puzzles.making import played_on

CLEAR: Final = 80  # hundredths: how much stranger the drawing must be for every other word


def candidates(game: Game, seed: int) -> Iterator[Puzzle]:
    """The others' drawings of the first round of a game."""
    match = new("artbox", seats=4, seed=seed, first_maestro=1, caps=False, difficulty=[1, 2])
    for now in played_on(match, "master", seed):
        view = cast(ArtboxView, now.view(0))
        if view.phase == "guess":
            for slot in range(1, 5):
                found = solve(game, written(now, 0), f"word-{slot}")
                if found is not None:
                    yield found
            return


def solve(game: Game, scene: Scene, kind: str) -> Puzzle | None:
    """The drawing of a slot as a puzzle, if the eye that knows every sketch sees its own word clearly."""
    match = match_at(game, scene)
    view, slot = cast(ArtboxView, match.view(0)), int(kind.rpartition("-")[2])
    picture = view.board[slot - 1]
    if picture.mine:
        return None
    mine = {card.id for card in view.words}
    drawing = canonical(read(picture.drawing))
    costs = sorted(
        (round(100 * strangeness(drawing, known_as(card), view.round)), place)
        for place, card in enumerate(view.row, 1)
        if card.id not in mine
    )
    (best, first), (second, other) = costs[0], costs[1]
    if second - best < CLEAR or view.row[first - 1].id != drawn(match, slot):
        return None
    facts = {"word": Message(f"word-{view.row[first - 1].id}"), "other": Message(f"word-{view.row[other - 1].id}")}
    return Puzzle(kind, scene, [[f"match {slot} {first}"]], best, second, 0, facts)


def drawn(match: Match, slot: int) -> str:
    """The word of a drawing, by its artist."""
    picture = cast(ArtboxView, match.view(TABLE)).board[slot - 1]
    assert picture.word is not None
    return picture.word.id


def finds(game: Game, puzzle: Puzzle, level: str) -> bool:
    """The eye of a level, with its doubts, sees the word; which drawing it would look at first does not matter."""
    match = match_at(game, puzzle.scene)
    view, (_verb, slot, answer) = cast(ArtboxView, match.view(0)), puzzle.answers[0][0].split()
    mine, rng = {card.id for card in view.words}, rng_for(int(slot), f"puzzle {level}")
    places = [place for place, card in enumerate(view.row, 1) if card.id not in mine]
    player = bot(game.key, level)
    if not isinstance(player, ArtboxBot):
        return places[rng.below(len(places))] == int(answer)
    picture = view.board[int(slot) - 1]
    return min(places, key=lambda place: player.cost(view, picture, view.row[place - 1], rng)) == int(answer)
