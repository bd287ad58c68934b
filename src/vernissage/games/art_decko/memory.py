"""What everybody could remember of each deck: a fair record, so that memory is not the game.

A deck is its starting Gold, plus what was bought, less what was removed or shown, all in the open, plus five
paintings dealt face down. The record counts every card that must be in the deck; the rest of the deck are dealt
paintings not seen yet.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.games.art_decko.bags import held
from vernissage.games.art_decko.state import KNOWN_CARDS, discard, known, space


def gained(c: vec[u8], seat: i64, card: i64) -> None:
    """All saw the card join the deck."""
    if c[KNOWN_CARDS] != u8(0):
        set_known(c, seat, card, held(c, known(seat), card) + 1)


def witnessed(c: vec[u8], seat: i64, card: i64) -> None:
    """The deck has at least as many copies as lie open now."""
    if c[KNOWN_CARDS] != u8(0):
        open_now = held(c, discard(seat), card) + held(c, space(0), card) + held(c, space(1), card)
        if open_now > held(c, known(seat), card):
            set_known(c, seat, card, open_now)


def departed(c: vec[u8], seat: i64, card: i64) -> None:
    """All saw a card from the hand leave the deck for good: it may have been one already known."""
    if c[KNOWN_CARDS] != u8(0):
        open_now = held(c, discard(seat), card) + held(c, space(0), card) + held(c, space(1), card)
        set_known(c, seat, card, max(open_now + 1, held(c, known(seat), card)) - 1)


def set_known(c: vec[u8], seat: i64, card: i64, copies: i64) -> None:
    """So many copies are known."""
    place = known(seat)
    c[place] = u8(i64(c[place]) + copies - i64(c[place + 1 + card]))
    c[place + 1 + card] = u8(copies)
