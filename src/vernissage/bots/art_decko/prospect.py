"""What a view of Art Decko promises: how far the game is, and what every card will be worth."""

from vernissage.games.art_decko.model import ArtDeckoView
from vernissage.games.art_decko.tables import (
    COPIES,
    DEAL,
    DEALT,
    END_PAINTINGS,
    END_RATING,
    FACE,
    FIGURES,
    G1,
    G3N,
    G5,
    GENRE_IDS,
    KIND_IDS,
    MODE_KIND,
    PAYS,
    RATIO,
    STARS,
    TOP,
)

# Points a unit of gold is worth while it can still be spent this turn, and next turn.
GOLD_NOW = 0.28
GOLD_LATER = 0.10
# Rounds a game lasts, by seats.
ROUNDS = {2: 17.0, 3: 13.0, 4: 10.0}


class Prospect:
    """What a view promises: how far the game is, what each card will be worth, who holds which genre."""

    def __init__(self, view: ArtDeckoView) -> None:
        self.view = view
        self.me = view.players[view.seat]
        self.hand = [kind_of(card) for card in self.me.hand or []]
        self.pays = [market.pays for market in view.market[:5]]
        self.ratings = [market.rating for market in view.market]
        hung = sum(len(room.hung) for room in view.exhibitions)
        at_start = sum(COPIES[:15]) - sum(DEAL) - DEALT * len(view.players)
        clocks = (
            hung / FIGURES[END_PAINTINGS],
            1 - view.painting_deck / at_start,
            max(self.ratings) / FIGURES[END_RATING],
        )
        self.played = min(1.0, max(clocks))
        self.rounds = 1.0 if view.ending else max(1.0, (1 - self.played) * ROUNDS[len(view.players)])
        self.own = self.holdings(view.seat)
        others = [self.holdings(player.seat) for player in view.players if player.seat != view.seat]
        self.rivals = [sum(held[genre] for held in others) / len(others) for genre in range(5)]

    def holdings(self, seat: int) -> list[float]:
        """How many paintings of each genre a seat has, as far as the view tells; what is not seen counts evenly."""
        player = self.view.players[seat]
        cards = player.discard + (self.view.spaces[0] + self.view.spaces[1] if seat == self.view.turn else [])
        if player.hand is not None:
            cards = cards + player.hand + (player.draw or [])
        elif player.known is not None:
            cards = player.known
        seen = [float(sum(card[:2] == genre for card in cards)) for genre in GENRE_IDS]
        size = player.hand_size + player.draw_size + len(player.discard)
        hidden = 0 if player.hand is not None else max(0, size - len(cards))
        return [count + hidden / 5 for count in seen]

    def painting(self, genre: int) -> float:
        """The points a painting in the deck stands for: its row at the end, and what it pays until then."""
        final = min(75.0, self.ratings[genre] + 28 * (1 - self.played))
        return max(1.0, final / 10 - 0.4) + GOLD_LATER * self.pays[genre] * self.rounds / 2.5

    def gold(self, kind: int) -> float:
        """The points a Gold card in the deck stands for."""
        marker = min(float(TOP[5]), self.ratings[5] + 25 * (1 - self.played))
        ratio = int(RATIO[int(marker)])
        extra = 0.5 if G3N <= kind < G5 else 0.0
        return float(FACE[kind]) / ratio + (GOLD_LATER * float(FACE[kind]) + extra / 10) * self.rounds / 2.5

    def rise(self, genre: int, steps: int, sold: float = 0.0) -> float:
        """What a rise brings: a tenth of a point a step for each painting held beyond the rivals' mean, and better
        payments.
        """
        own = self.own[genre] - sold
        crossed = row_value(self.ratings[genre] + steps) - row_value(self.ratings[genre])
        return (
            0.1 * steps * (own - self.rivals[genre])
            + crossed * GOLD_LATER * (own - self.rivals[genre] / 2) * self.rounds / 2.5
        )

    def spent(self, mode: int) -> float:
        """What paying with a card in a mode gives up: its use in a second action, and the card itself when its ability
        is used.
        """
        kind = int(MODE_KIND[mode])
        worth = self.pays[kind] if kind < 5 else int(FACE[kind])
        now = GOLD_NOW if self.view.action == 0 else GOLD_LATER
        if mode < STARS:
            return now * worth + 0.05 + (self.gold(kind) if kind >= G3N else (0.2 if kind == G1 else 0.5))
        return now * worth


def kind_of(card: str) -> int:
    """A card's kind."""
    return KIND_IDS.index(card if card.startswith("G") else card[:2])


def row_value(rating: int) -> int:
    """What a painting at a rating pays."""
    return int(PAYS[min(rating, int(TOP[0]))])
