"""What a move of Art Decko gains, costs and keeps, read off the position before and after it."""

from typing import cast

from vernissage.core.game import Game, State
from vernissage.core.model import Message
from vernissage.games.art_decko.market import price
from vernissage.games.art_decko.payment import face_worth, pays
from vernissage.games.art_decko.state import COST as DUE
from vernissage.games.art_decko.state import RATINGS, SCORES, ArtDeckoState, hand
from vernissage.games.art_decko.tables import CARDS, DROP, GENRE_IDS, GO, LOCATION_IDS, PAY, STOP, TAKE_ONE
from vernissage.games.art_decko.tables import DONE as PAID
from vernissage.games.art_decko.words import genre_of, location_of


def facts(game: Game, before: State, after: State, seat: int, action: int) -> list[Message]:
    """Prices, points and ratings, and the gold that stays in hand."""
    s, then = cast(ArtDeckoState, before), cast(ArtDeckoState, after)
    if GO <= action < TAKE_ONE:
        location = action - int(GO)
        place = location_of(LOCATION_IDS[location])
        asked, held = int(price(s.cells, location)), int(face_worth(s.cells, seat))
        return [Message("fact-asks", {"place": place, "price": asked, "held": held})]
    if PAY <= action < PAID:
        return [Message("fact-paid", {"paid": int(then.paid), "price": int(s.cells[DUE])})]
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


def drawn_up(s: ArtDeckoState, then: ArtDeckoState, seat: int) -> bool:
    """The turn has gone on to fresh cards, whose luck nobody can tell."""
    return any(then.cells[hand(seat) + 1 + card] > s.cells[hand(seat) + 1 + card] for card in range(int(CARDS)))
