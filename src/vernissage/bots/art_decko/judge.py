"""What a position of Art Decko is worth: points on the track, cards as they will score, buying power for the rounds
left, and tiles.
"""

from math import exp, sqrt
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.bots.art_decko.features import COUNT, WIDTH, count, take_stock
from vernissage.bots.search.trees import Judge, softly
from vernissage.bots.search.weighing import weighed
from vernissage.core.game import Game, State
from vernissage.core.piles import size
from vernissage.core.rng import Rng
from vernissage.games.art_decko.bags import of_kind
from vernissage.games.art_decko.market import price
from vernissage.games.art_decko.museum import markers_left
from vernissage.games.art_decko.payment import mode_value, pays
from vernissage.games.art_decko.scoring import result
from vernissage.games.art_decko.state import (
    CHOOSING,
    CLAIMING,
    COST,
    COUNTING,
    DECK,
    DROPPING,
    ENTERING,
    GOING,
    HAGGLING,
    HANGING,
    MARKING,
    OVER,
    PAYING,
    PHASE,
    RATINGS,
    REASONS,
    ROUND,
    SCORES,
    START,
    TILES,
    TURN,
    ArtDeckoState,
    discard,
    draw_pile,
    gallery,
    hand,
    hung,
    hung_card,
    hung_seat,
    shown,
    space,
)
from vernissage.games.art_decko.tables import (
    CADMIUM,
    CLAIM,
    CLAIM_POINTS,
    COPIES,
    DEAL,
    DEALT,
    DONE,
    DROP,
    END_PAINTINGS,
    END_RATING,
    ENTER,
    FACE,
    FIGURES,
    GENRES,
    GO,
    GOLD,
    HAGGLE_WORD,
    HANG,
    KIND,
    KINDS,
    PAY,
    PICK,
    PICK_GOLD,
    RATIO,
    ROOM_COST,
    ROOM_RISE,
    ROOMS,
    SHOW_WORD,
    SIENNA,
    SPACE_POINTS,
    SPACES,
    SPEND,
    STARS,
    STOP,
    TAKE_TWO,
    TILE_GENRE,
    TILE_PRIZES,
    TILE_TYPES,
    TOP,
    USE_WILD,
)

SCALE: Final = 12.0
ROUNDS: Final = vec[float]([17.0, 17.0, 17.0, 13.0, 10.0])  # a game lasts, by seats
PAINTINGS_AT_START: Final[i64] = sum(COPIES[:15]) - sum([int(each) for each in DEAL])
TILE: Final = vec[i64](TILE_GENRE)
IS_PLAYER_TILE: Final = vec[i64]([1 if kind == "player" else 0 for kind in TILE_TYPES])
FIRST_PRIZE: Final = vec[i64]([prizes[0] for prizes in TILE_PRIZES])
OVER_CLOCK: Final[i64] = 100000


@final
class DeckoJudge(Judge):
    """Counts points as they will be at the end, and gold as far as it can still be spent."""

    def __init__(
        self,
        gold: float = 0.1,
        drift: float = 28.0,
        ready: float = 0.2,
        tiles: float = 0.5,
        floor: float = 0.4,
        track: float = 1.0,
        card: float = 0.0,
        painting: float = 0.0,
        purse: float = 25.0,
        weights: list[float] | None = None,
        knots: list[float] | None = None,
        spread: float = 12.0,
    ) -> None:
        self.gold = gold  # points a unit of buying power brings
        self.drift = drift  # how far a rating rises over a whole game
        self.ready = ready  # points a unit of gold in the next hand brings beyond the deck's mean
        self.tiles = tiles  # how far bonus tiles are trusted
        self.floor = floor  # points a card loses because rows count in full only
        self.track = track  # a point already scored
        self.card = card  # points a card brings over a whole game beside what it scores
        self.painting = painting  # and a painting besides
        self.purse = purse  # how far the gold marker rises over a whole game
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        self.weights: vec[float] = vec[float](weights if weights is not None else [])
        self.knots: vec[float] = vec[float](knots if knots is not None else [])
        self.fitted = weights is not None
        self.spread = spread  # points by which a guess of the margin errs at the start of a game
        self.x: vec[float] = vec[float]([0.0] * COUNT)
        self.stock: vec[i64] = vec[i64]([0] * (4 * WIDTH))

    def value(self, state: State, seat: i64) -> float:
        s = cast(ArtDeckoState, state)
        mine = 0.0
        best = -1000.0
        mean = 0.0
        over = i64(s.cells[PHASE]) == OVER
        totals: list[int] = result(s).totals if over else []
        played = 1.0 if over else self.played(s)
        scale = SCALE
        if self.fitted and not over:
            take_stock(s, self.stock)
            scale = self.spread * (0.25 + 0.75 * sqrt(1.0 - played))
        other: i64 = 0
        while other < s.seats:
            found = float(totals[other]) if over else self.expected(s, other, played)
            if other == seat:
                mine = found
            else:
                mean += found
                if found > best:
                    best = found
            other += 1
        mean /= float(s.seats - 1)
        ahead = mine - (0.6 * best + 0.4 * mean)
        soft = 1.0 / (1.0 + exp(-ahead / scale))
        if over:
            return 0.5 * soft + (0.5 if mine > best else 0.25 if mine == best else 0.0)
        return soft

    def expected(self, s: ArtDeckoState, seat: i64, played: float) -> float:
        """The total a seat may expect, by the weights if there are any."""
        if not self.fitted:
            return self.points(s, seat, played)
        count(s, seat, played, self.stock, self.x)
        return weighed(self.x, self.weights, self.knots, played)

    def figures(self, state: State, seat: i64) -> list[float]:
        """How much of the game is over, and the figures of a seat, for fitting."""
        s = cast(ArtDeckoState, state)
        played = self.played(s)
        take_stock(s, self.stock)
        count(s, seat, played, self.stock, self.x)
        return [played, *self.x]

    def played(self, s: ArtDeckoState) -> float:
        """How much of the game is over, by the clock that runs fastest."""
        c = s.cells
        if i64(c[REASONS]) != 0:
            return 1.0
        museum = float(shown(c)) / float(FIGURES[END_PAINTINGS])
        deck = 1.0 - float(i64(c[DECK])) / float(PAINTINGS_AT_START - DEALT * s.seats)
        top: i64 = 0
        marker: i64 = 0
        while marker < 6:
            if i64(c[RATINGS + marker]) > top:
                top = i64(c[RATINGS + marker])
            marker += 1
        rating = float(top) / float(FIGURES[END_RATING])
        most = museum if museum > deck else deck
        most = rating if rating > most else most
        return most if most < 1.0 else 1.0

    def card_points(self, c: vec[u8], kind: i64, played: float) -> float:
        """What a card in a deck scores at the end."""
        if kind < GENRES:
            final_rating = float(i64(c[RATINGS + kind])) + self.drift * (1.0 - played)
            final_rating = 75.0 if final_rating > 75.0 else final_rating
            points = final_rating / 10.0 - self.floor
            return points if points > 1.0 else 1.0
        marker = i64(float(i64(c[RATINGS + GOLD])) + self.purse * (1.0 - played))
        if marker > TOP[GOLD]:
            marker = TOP[GOLD]
        return float(FACE[kind]) / float(RATIO[marker])

    def points(self, s: ArtDeckoState, seat: i64, played: float) -> float:
        """The total a seat may expect."""
        c = s.cells
        found = self.track * float(i64(c[SCORES + seat]))
        cards: i64 = 0
        paintings: i64 = 0
        power: i64 = 0
        held: i64 = 0
        in_hand: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            near = of_kind(c, hand(seat), kind)
            copies = near + of_kind(c, draw_pile(seat), kind) + of_kind(c, discard(seat), kind)
            if seat == i64(c[TURN]):
                copies += of_kind(c, space(0), kind) + of_kind(c, space(1), kind)
            self.counts[kind] = copies
            if copies != 0:
                worth = pays(c, kind)
                found += float(copies) * self.card_points(c, kind, played)
                cards += copies
                if kind < GENRES:
                    paintings += copies
                power += copies * worth
                held += near * worth
                in_hand += near
            kind += 1
        if cards == 0:
            return found
        rounds = (1.0 - played) * ROUNDS[s.seats]
        mean = float(power) / float(cards)
        found += self.gold * 5.0 * mean * rounds
        found += (1.0 - played) * (self.card * float(cards) + self.painting * float(paintings))
        if rounds > 0.0 or i64(c[REASONS]) == 0:
            found += self.ready * (float(held) - mean * float(in_hand)) + self.ready * mean * float(in_hand - 5)
        return found + self.tiles * self.tile_points(s, seat, played)

    def tile_points(self, s: ArtDeckoState, seat: i64, played: float) -> float:
        """What bonus tiles may bring: those of full exhibitions for sure, others the likelier the fuller."""
        c = s.cells
        found = 0.0
        room: i64 = 0
        while room < ROOMS:
            tile = i64(c[TILES + room])
            genre = TILE[tile]
            if genre >= 0:
                full = float(i64(c[hung(room)])) / float(SPACES[room])
                chance = 1.0 if markers_left(c, room) == 0 else full * full * 0.8 + 0.05
                own = self.counts[genre] if IS_PLAYER_TILE[tile] != 0 else i64(0)
                own += self.own_shown(c, seat, genre)
                each = float(FIRST_PRIZE[tile])
                # A prize for the most is worth about a point for each painting held; the other tiles pay for each
                # painting shown.
                found += chance * (0.9 * float(own) if IS_PLAYER_TILE[tile] != 0 else each * float(own))
            room += 1
        return found

    def own_shown(self, c: vec[u8], seat: i64, genre: i64) -> i64:
        """A seat's paintings of a genre in the Museum."""
        found: i64 = 0
        room: i64 = 0
        while room < ROOMS:
            index: i64 = 0
            while index < i64(c[hung(room)]):
                if hung_seat(c, room, index) == seat and KIND[hung_card(c, room, index)] == genre:
                    found += 1
                index += 1
            room += 1
        return found

    def weigh(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, weights: vec[float]) -> None:
        s = cast(ArtDeckoState, state)
        played = self.played(s)
        index: i64 = 0
        while index < count:
            weights[index] = self.liking(s, seat, options[index], played)
            index += 1

    def habit(self, game: Game, state: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        s = cast(ArtDeckoState, state)
        phase = i64(s.cells[PHASE])
        if phase == PAYING and options[count - 1] == DONE:
            return DONE
        weights = vec[float]([0.0] * count)
        self.weigh(game, state, seat, options, count, weights)
        return options[softly(weights, count, rng)]

    def liking(self, s: ArtDeckoState, seat: i64, action: i64, played: float) -> float:
        """How an option looks at first sight."""
        c = s.cells
        phase = i64(c[PHASE])
        if phase == PAYING:
            return self.payment_liking(s, action)
        if phase == DROPPING:
            return 0.3 if action == STOP else 1.6 - 0.7 * float(pays(c, action - DROP))
        if phase == CHOOSING:
            return -0.8 if action == HAGGLE_WORD else 0.6 if action == SHOW_WORD else 0.5
        if phase == HAGGLING:
            return -0.5 * float(pays(c, action - SPEND))
        if phase == GOING:
            location = action - GO
            if location in (SIENNA, CADMIUM):
                return 0.0
            best = 0.0
            index: i64 = 0
            while index < size(c, gallery(location)):
                worth = self.card_points(c, KIND[i64(c[gallery(location) + 1 + index])], played)
                best = worth if worth > best else best
                index += 1
            return 0.6 * best - 0.15 * float(price(c, location))
        if phase == COUNTING:
            return 0.5 if action == TAKE_TWO else 0.0
        if phase < ENTERING:
            kind = action - PICK if action < PICK + GENRES else action - PICK_GOLD
            return self.card_points(c, kind, played)
        if phase == ENTERING:
            room = action - ENTER
            return (
                0.4 * float(SPACE_POINTS[4 * room + i64(c[hung(room)])])
                + 0.05 * float(ROOM_RISE[room])
                - 0.1 * float(ROOM_COST[room])
            )
        if phase == HANGING:
            return -0.6 * self.card_points(c, action - HANG, played)
        if phase == MARKING:
            return -0.3 if action == USE_WILD else 0.0
        if phase == CLAIMING and action >= CLAIM:
            return 0.5 * float(CLAIM_POINTS[action - CLAIM])
        return 0.0

    def payment_liking(self, s: ArtDeckoState, action: i64) -> float:
        """Paying exactly, with what is weak for good: small Gold by its ability, dear cards rather not."""
        if action == DONE:
            return 4.0
        c = s.cells
        mode = action - PAY
        over = s.paid + mode_value(c, mode) - i64(c[COST])
        found = -0.5 * float(over) if over > 0 else 0.4 if over == 0 else 0.0
        if mode < STARS:
            found += 0.8 if mode >= 3 else -0.8
        return found

    def effort(self, state: State) -> float:
        phase = i64(state.cells[PHASE])
        return 0.4 if phase >= MARKING else 1.0

    def clock(self, state: State) -> i64:
        c = state.cells
        if i64(c[PHASE]) == OVER:
            return OVER_CLOCK
        return i64(c[ROUND]) * state.seats + (i64(c[TURN]) - i64(c[START]) + state.seats) % state.seats
