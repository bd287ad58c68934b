"""What a move of Art Decko gains, prepares and keeps, read off the position before and after it."""

from typing import cast

from vernissage.core.game import Game, State
from vernissage.core.model import Message
from vernissage.games.art_decko.market import price
from vernissage.games.art_decko.museum import space_points
from vernissage.games.art_decko.payment import face_worth, pays
from vernissage.games.art_decko.scoring import of_genre
from vernissage.games.art_decko.state import COST as DUE
from vernissage.games.art_decko.state import PLACE, RATINGS, SCORES, ArtDeckoState, hand, hung
from vernissage.games.art_decko.tables import (
    ACQUIRE_WORD,
    CARDS,
    DROP,
    ENTER,
    GENRE_IDS,
    GENRES,
    GO,
    HANG,
    LOCATION_IDS,
    PAY,
    PICK,
    POINTS,
    SHOW_WORD,
    SPEND,
    STOP,
    TAKE_ONE,
    USE_GENRE,
)
from vernissage.games.art_decko.tables import DONE as PAID
from vernissage.games.art_decko.words import genre_of, location_of, picked


def facts(game: Game, before: State, after: State, seat: int, action: int) -> list[Message]:
    """Prices, points and ratings, and the gold that stays in hand."""
    s, then = cast(ArtDeckoState, before), cast(ArtDeckoState, after)
    if GO <= action < TAKE_ONE:
        location = action - int(GO)
        place = location_of(LOCATION_IDS[location])
        asked, held = int(price(s.cells, location)), int(face_worth(s.cells, seat))
        return [Message("fact-asks", {"place": place, "price": asked, "held": held})]
    if action in (ACQUIRE_WORD, SHOW_WORD):
        return [Message("fact-holds", {"held": int(face_worth(s.cells, seat))})]
    if SPEND <= action < GO:
        return [Message("fact-spends", {"pays": int(pays(s.cells, action - SPEND))})]
    if PICK <= action < ENTER:
        return of_card(s, seat, int(picked(action)))
    if HANG <= action < USE_GENRE:
        room = int(s.cells[PLACE])
        space = int(s.cells[hung(room)])
        return [
            Message("fact-space", {"points": int(space_points(room, space))}),
            *of_card(s, seat, action - int(HANG)),
        ]
    if PAY <= action < PAID:
        return [still_due(int(s.cells[DUE]) - int(then.paid))]
    if DROP <= action < STOP:
        return [Message("fact-pays", {"pays": int(pays(s.cells, action - DROP))})]
    if action != PAID:
        return []
    found: list[Message] = []
    points = int(then.cells[SCORES + seat]) - int(s.cells[SCORES + seat])
    if points:
        found.append(Message("fact-scores", {"points": points}))
    for genre, name in enumerate(GENRE_IDS):
        rise = int(then.cells[RATINGS + genre]) - int(s.cells[RATINGS + genre])
        if rise > 0:
            found.append(Message("fact-rises", {"genre": genre_of(name), "rise": rise}))
    if not drawn_up(s, then, seat):
        found.append(Message("fact-keeps", {"gold": int(face_worth(then.cells, seat))}))
    return found


def still_due(due: int) -> Message:
    """What is left to pay, or how far the payment goes beyond the price."""
    if due > 0:
        return Message("fact-due", {"gold": due})
    return Message("fact-over", {"gold": -due}) if due < 0 else Message("fact-exact")


def of_card(s: ArtDeckoState, seat: int, kind: int) -> list[Message]:
    """What a painting pays when spent and counts at the end, and how many of its genre are owned; Gold only pays."""
    if kind >= GENRES:
        return [Message("fact-pays", {"pays": int(pays(s.cells, kind))})]
    counts = int(POINTS[int(s.cells[RATINGS + kind])])
    facts: list[Message] = [Message("fact-counts", {"pays": int(pays(s.cells, kind)), "points": counts})]
    own = of_genre(s.cells, seat, kind)
    return [*facts, Message("fact-owns", {"count": own, "genre": genre_of(GENRE_IDS[kind])})] if own else facts


def drawn_up(s: ArtDeckoState, then: ArtDeckoState, seat: int) -> bool:
    """The turn has gone on to fresh cards, whose luck nobody can tell."""
    return any(then.cells[hand(seat) + 1 + card] > s.cells[hand(seat) + 1 + card] for card in range(int(CARDS)))
