"""Players of Art Decko: the planner buys what will score, shows where it pays, and parts with the weakest cards first.

It plans one action at a time from the view alone: every purchase, Show and Haggle is valued in points, less what its cheapest payment
gives up, and the questions of the chosen action are then answered one after the other.
"""

from collections.abc import Callable, Iterator
from typing import cast

from msgspec import Struct

from vernissage.bots.art_decko_weights import judge
from vernissage.bots.bot import Bot, Budget, Choice
from vernissage.bots.searcher import Config, Novice, Thinker
from vernissage.core.game import Game
from vernissage.core.model import View
from vernissage.core.rng import Rng
from vernissage.games.art_decko.model import ArtDeckoView, Exhibition, Plan
from vernissage.games.art_decko.state import (
    CHOOSING,
    CLAIMING,
    COUNTING,
    DROPPING,
    ENTERING,
    GOING,
    HAGGLING,
    HANGING,
    MARKING,
    PAIRING,
    PAYING,
    PICKING,
)
from vernissage.games.art_decko.tables import (
    ABILITY,
    ALLOWED,
    BONUS_IDS,
    CADMIUM,
    CLAIM_POINTS,
    COPIES,
    DEAL,
    DEALT,
    DISCOUNT,
    END_PAINTINGS,
    END_RATING,
    FACE,
    FIGURES,
    FIVE,
    G1,
    G3N,
    G5,
    GENRE_IDS,
    KIND_IDS,
    MODE_IDS,
    MODE_KIND,
    PAINTINGS,
    PAYS,
    PRICE,
    RATIO,
    RISE,
    SHOW,
    SIENNA,
    STARS,
    THREE,
    TOP,
)
from vernissage.games.art_decko.vision import PHASES, PURPOSES

# Points a unit of gold is worth while it can still be spent this turn, and next turn.
GOLD_NOW = 0.28
GOLD_LATER = 0.10
# Rounds a game lasts, by seats.
ROUNDS = {2: 17.0, 3: 13.0, 4: 10.0}
UNPAYABLE = 1000.0


class Deed(Struct):
    """One whole action without its payment, and what it is worth."""

    kind: str
    place: str = ""
    want: int = 1
    picks: tuple[str, ...] = ()
    marker: str = ""
    bonus: str = ""
    value: float = 0.0


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
        clocks = (hung / FIGURES[END_PAINTINGS], 1 - view.painting_deck / at_start, max(self.ratings) / FIGURES[END_RATING])
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
        """What a rise brings: a tenth of a point a step for each painting held beyond the rivals' mean, and better payments."""
        own = self.own[genre] - sold
        crossed = row_value(self.ratings[genre] + steps) - row_value(self.ratings[genre])
        return 0.1 * steps * (own - self.rivals[genre]) + crossed * GOLD_LATER * (own - self.rivals[genre] / 2) * self.rounds / 2.5

    def spent(self, mode: int) -> float:
        """What paying with a card in a mode gives up: its use in a second action, and the card itself when its ability is used."""
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


def cheapest(look: Prospect, cards: list[int], context: int, cost: int, first: int = 0, star_used: int = 0) -> tuple[float, list[int]]:
    """The payment that gives up least, by modes from `first` on; the loss says when there is none."""
    nothing: list[int] = []
    best = [(0.0, nothing)] + [(UNPAYABLE, nothing)] * cost
    for kind in cards:
        ways = []
        for mode in range(first, 16):
            if MODE_KIND[mode] == kind and (mode >= STARS or ALLOWED[STARS * context + mode]):
                value = int(ABILITY[kind]) if mode < STARS else (look.pays[kind] if kind < 5 else int(FACE[kind]))
                ways.append((mode, value, look.spent(mode)))
        after = list(best)
        for reached, (loss, modes) in enumerate(best):
            if loss >= UNPAYABLE:
                continue
            for mode, value, lost in ways:
                if mode == 1 and star_used + modes.count(1) >= 1:
                    continue
                total = min(cost, reached + value)
                if loss + lost < after[total][0]:
                    after[total] = (loss + lost, [*modes, mode])
        best = after
    return best[cost]


def purchases(look: Prospect) -> Iterator[tuple[Deed, int, int]]:
    """Everything on sale: the deed, its context and its cost."""
    view = look.view
    for number, gallery in enumerate(view.galleries):
        if view.bought_at == gallery.id:
            continue
        genres = sorted({kind_of(card) for card in gallery.paintings})
        worth = {genre: look.painting(genre) + look.rise(genre, int(RISE[number]), -1) for genre in genres}
        for genre in genres:
            yield Deed("acquire", gallery.id, 1, (KIND_IDS[genre],), value=worth[genre]), PAINTINGS, gallery.cost
        if G3N in look.hand and len(gallery.paintings) > 1:
            lying = [kind_of(card) for card in gallery.paintings]
            for a in genres:
                for b in genres:
                    if (a < b) or (a == b and lying.count(a) > 1):
                        pair = (KIND_IDS[a], KIND_IDS[b])
                        yield Deed("acquire", gallery.id, 2, pair, value=worth[a] + worth[b]), PAINTINGS, 2 * gallery.cost
    if view.bought_at != "cadmium":
        for card in set(view.cadmium):
            yield Deed("acquire", "cadmium", 1, (card,), value=look.gold(kind_of(card))), THREE, int(PRICE[CADMIUM])
    if view.bought_at != "sienna" and view.sienna:
        yield Deed("acquire", "sienna", 1, ("G5",), value=look.gold(int(G5))), FIVE, int(PRICE[SIENNA])


def shows(look: Prospect, room: Exhibition) -> Iterator[tuple[Deed, int]]:
    """Every Show in an exhibition: the deed and its cost."""
    points = room.column[len(room.hung)] if len(room.hung) < len(room.column) else 0
    for genre in {kind for kind in look.hand if kind < 5}:
        name = GENRE_IDS[genre]
        value = points - look.painting(genre) + look.rise(genre, room.rise, 1)
        markers = [marker for marker in (name, "wild") if marker in room.invitations]
        for marker in markers:
            # A gray invitation is worth keeping for another genre.
            kept = value - (0.1 if marker == "wild" and len(markers) > 1 else 0.0)
            yield Deed("show", room.id, 1, (name,), marker, "", kept), room.cost
            if not look.me.exhibited:
                for number, bonus in enumerate(BONUS_IDS):
                    if look.view.bonus_spaces[number] < 0:
                        extra = kept + int(CLAIM_POINTS[number]) - 0.1
                        yield Deed("show", room.id, 1, (name,), marker, bonus, extra), room.cost - int(DISCOUNT[number])


def deeds(look: Prospect) -> list[Deed]:
    """Every action that can be paid, with its value less what the payment gives up."""
    found = []
    for kind in sorted(set(look.hand)):
        worth = look.pays[kind] if kind < 5 else int(FACE[kind])
        fresh = 1.1 if look.view.action == 0 else 0.7
        found.append(Deed("haggle", picks=(KIND_IDS[kind],), value=fresh - GOLD_NOW * worth))
    for deed, context, cost in purchases(look):
        cards = list(look.hand)
        if deed.want == 2:
            cards.remove(int(G3N))
            loss = cheapest(look, cards, context, max(0, cost - int(ABILITY[G3N])))[0] + look.spent(0)
        else:
            loss = cheapest(look, cards, context, cost)[0]
        if loss < UNPAYABLE:
            deed.value -= loss
            found.append(deed)
    if look.me.ribbons:
        for room in look.view.exhibitions:
            for deed, cost in shows(look, room):
                cards = list(look.hand)
                cards.remove(kind_of(deed.picks[0]))
                loss = cheapest(look, cards, SHOW, cost)[0]
                if loss < UNPAYABLE:
                    deed.value -= loss
                    found.append(deed)
    return found


def fits(deed: Deed, plan: Plan) -> bool:
    """The deed goes on from what is already chosen."""
    phase = PHASES.index(plan.phase)
    if phase == CHOOSING:
        return True
    if phase == HAGGLING:
        return deed.kind == "haggle"
    if GOING <= phase <= PAIRING:
        same = deed.kind == "acquire" and (phase == GOING or deed.place == plan.place)
        return same and (phase < PICKING or deed.want == plan.want) and (phase < PAIRING or deed.picks[0] == plan.picks[0])
    same = deed.kind == "show" and (phase == ENTERING or deed.place == plan.place)
    return same and (phase < MARKING or deed.picks[0] == plan.picks[0]) and (phase < CLAIMING or deed.marker == plan.marker)


def next_word(deed: Deed, phase: int) -> str:
    """The deed's answer to the question."""
    words = {
        CHOOSING: deed.kind,
        HAGGLING: f"spend {deed.picks[0]}",
        GOING: f"at {deed.place}",
        COUNTING: "take two" if deed.want == 2 else "take one",
        PICKING: f"pick {deed.picks[0]}",
        PAIRING: f"pick {deed.picks[-1]}",
        ENTERING: f"in {deed.place}",
        HANGING: f"hang {deed.picks[0]}",
        MARKING: "marker wild" if deed.marker == "wild" else "marker genre",
        CLAIMING: f"claim {deed.bonus or 'none'}",
    }
    return words[phase]


class Planner(Bot):
    """Values each action in points and takes the best; easier levels tremble over its values."""

    def choose(self, game: Game, view: View, options: list[int], rng: Rng, budget: Budget) -> Choice:
        seen = cast(ArtDeckoView, view)
        plan = seen.plan
        assert plan is not None, "a bot is asked only when its seat is"
        if len(options) == 1:
            return Choice(options[0])
        look = Prospect(seen)
        phase = PHASES.index(plan.phase)
        if phase == PAYING:
            return Choice(self.pay(game, look, plan, options))
        if phase == DROPPING:
            return Choice(self.drop(game, look, plan, options))
        values: dict[int, float] = {}
        for deed in deeds(look):
            if fits(deed, plan):
                action = game.parse(next_word(deed, phase))
                if action in options:
                    values[action] = max(values.get(action, -UNPAYABLE), deed.value)
        best = max(options, key=lambda action: values.get(action, -UNPAYABLE))
        return Choice(best, values=sorted(values.items()))

    def pay(self, game: Game, look: Prospect, plan: Plan, options: list[int]) -> int:
        """The next card of the payment that gives up least."""
        named = [MODE_IDS.index(word) for word in plan.paid]
        cards = list(look.hand)
        if plan.purpose == "show":
            cards.remove(kind_of(plan.picks[0]))
        for mode in named:
            cards.remove(int(MODE_KIND[mode]))
        done = game.parse("done")
        if done in options:
            return done
        first = named[-1] if named else 0
        loss, modes = cheapest(look, cards, PURPOSES.index(plan.purpose), plan.cost - plan.total, first, named.count(1))
        action = game.parse(MODE_IDS[min(modes)]) if loss < UNPAYABLE else options[0]
        return action if action in options else options[0]

    def drop(self, game: Game, look: Prospect, plan: Plan, options: list[int]) -> int:
        """Cards that pay less than the deck's mean make room for fresh ones."""
        rest = [kind_of(card) for card in (look.me.draw or []) + look.me.discard]
        left = len(look.hand) - len(plan.discards)
        if not rest or left > 6:
            return options[-1]
        mean = sum(look.pays[kind] if kind < 5 else int(FACE[kind]) for kind in rest) / len(rest)
        for action in options[:-1]:
            kind = KIND_IDS.index(game.text(action).split()[1])
            if (look.pays[kind] if kind < 5 else int(FACE[kind])) < mean - 0.4:
                return action
        return options[-1]


EXPERT = Config(version=2, passes=80, worlds=8, horizon=2, curiosity=0.15, tremble=0.005)
MASTER = Config(version=2, passes=600, worlds=24, horizon=2, curiosity=0.15)

LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: Novice(Planner, tremble=2.2, slips=0.4),
    "amateur": lambda: Novice(Planner, tremble=1.0, slips=0.1, level="amateur"),
    "expert": lambda: Thinker("expert", judge(), EXPERT),
    "master": lambda: Thinker("master", judge(), MASTER),
}
