"""Why a move of #ARTBOX is sensible, as far as the seat can know: its words, the rolled shapes, the open drawings."""

from typing import Final, cast

from vernissage.bots.artbox.eye import strangeness
from vernissage.bots.artbox.player import known_as, loss_of
from vernissage.core.game import Game, State
from vernissage.core.model import Message
from vernissage.games.artbox.model import ArtboxView
from vernissage.games.artbox.shapes import canonical, read
from vernissage.games.artbox.tables import DONE, DRAW, FINISH, KEEP, MATCH, MOST_WORDS, RETURN

NEVER: Final = 99.0


def facts(game: Game, before: State, after: State, seat: int, action: int) -> list[Message]:
    """What speaks for the move; the position is the same before and after, since nothing is played on."""
    view = cast(ArtboxView, game.view(before, seat))
    if KEEP <= action < RETURN:
        losses = [loss_of(card, view.round) for card in view.dealt]
        return [Message("fact-easier")] if losses[action - KEEP] < min(others(losses, action - KEEP)) else []
    if DRAW <= action < FINISH:
        return [Message("fact-shapes", {"count": sum(view.roll.values())})]
    if action == FINISH:
        given = {player.number for player in view.players}
        number = next(each for each in range(1, len(view.players) + 2) if each not in given)
        return [Message("fact-number", {"number": number})] if len(view.sketches) == 1 else []
    if MATCH <= action < DONE:
        slot, word = divmod(action - MATCH, MOST_WORDS)
        return resemblance(view, slot, word)
    return []


def others(values: list[float], index: int) -> list[float]:
    """The values of the other cards."""
    return [value for at, value in enumerate(values) if at != index] or [NEVER]


def resemblance(view: ArtboxView, slot: int, word: int) -> list[Message]:
    """Of the words that are free the drawing resembles this one most."""
    mine = {card.id for card in view.words}
    used = {each - 1 for each in view.sheet if each}
    free = [j for j, card in enumerate(view.row) if card.id not in mine and j not in used]
    drawing = canonical(read(view.board[slot].drawing))
    strange = {
        j: strangeness(drawing, known_as(view.row[j]), view.round, 2, view.options.scramble_orientation) for j in free
    }
    if word not in strange or any(strange[j] <= strange[word] for j in free if j != word):
        return []
    return [Message("fact-likeliest", {"count": len(free)})]
