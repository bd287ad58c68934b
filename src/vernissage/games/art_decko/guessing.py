"""A position that a view could come from: what is seen stands, what is hidden is dealt anew."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import block, push
from vernissage.core.rng import Rng, stream_below, streams_from
from vernissage.games.art_decko.bags import add, held
from vernissage.games.art_decko.model import ArtDeckoView, Plan, Player
from vernissage.games.art_decko.payment import count_left, within
from vernissage.games.art_decko.state import (
    ACTION,
    BOUGHT_AT,
    CADMIUM_DECK,
    CLAIMED,
    CONTEXT,
    COST,
    DECK,
    DISPLAY,
    EXHIBITED,
    FIRST,
    GONE,
    KNOWN_CARDS,
    LAST,
    LEFT,
    MARKER,
    NAMED,
    OVER,
    OWNERS,
    PAYING,
    PHASE,
    PLACE,
    RATINGS,
    REASONS,
    REMOVED,
    RIBBON,
    ROUND,
    SCORES,
    SECOND,
    SIENNA_STACK,
    START,
    TILES,
    TOKEN,
    TRACK,
    TURN,
    UNUSED,
    WANT,
    ArtDeckoState,
    discard,
    draw_pile,
    gallery,
    hand,
    hung,
    known,
    length,
    lying,
    space,
)
from vernissage.games.art_decko.tables import (
    BONUS_IDS,
    CARD_IDS,
    CARDS,
    COPIES,
    DESIGNS,
    GENRE_IDS,
    KIND_IDS,
    LOCATION_IDS,
    MARKER_IDS,
    MODE_IDS,
    MODE_KIND,
    ROOM_IDS,
    STARTING,
    TILE_IDS,
)
from vernissage.games.art_decko.turn import ask_action, ask_discards
from vernissage.games.art_decko.vision import PHASES, PURPOSES, REASON_NAMES


def guess(v: ArtDeckoView, rng: Rng) -> ArtDeckoState:
    """The open table as seen, and every hidden card somewhere it could be."""
    seats = len(v.players)
    s = ArtDeckoState(seats, block(length(seats)), streams_from(rng, seats), 0, 0, 0)
    c = s.cells
    lay_table(c, v)
    for player in v.players:
        lay_seat(c, player)
    deal_hidden(s, v)
    resume(s, v)
    return s


def lay_table(c: vec[u8], v: ArtDeckoView) -> None:
    """Everything all can see lies in its place."""
    for place, number in ((TURN, v.turn), (ROUND, v.round), (ACTION, v.action), (START, v.start), (SIENNA_STACK, v.sienna)):
        c[place] = u8(number)
    c[KNOWN_CARDS] = u8(1 if v.known_cards else 0)
    c[BOUGHT_AT] = u8(LOCATION_IDS.index(v.bought_at) + 1 if v.bought_at else 0)
    c[REASONS] = u8(sum(1 << REASON_NAMES.index(name) for name in v.ending))
    for marker, market in enumerate(v.market):
        c[RATINGS + marker] = u8(market.rating)
    for location, seen in enumerate(v.galleries):
        c[TOKEN + location] = u8(seen.cost)
        for card in seen.paintings:
            push(c, gallery(location), CARD_IDS.index(card))
    for value in v.track:
        c[TRACK + value] = u8(i64(c[TRACK + value]) + 1)
    for value in v.tokens_gone:
        c[GONE + value] = u8(i64(c[GONE + value]) + 1)
    for card in v.cadmium:
        push(c, DISPLAY, CARD_IDS.index(card))
    for marker_name in v.bag:
        at = UNUSED + MARKER_IDS.index(marker_name)
        c[at] = u8(i64(c[at]) + 1)
    for bonus, owner in enumerate(v.bonus_spaces):
        c[OWNERS + bonus] = u8(owner + 1)
    fill(c, REMOVED, v.removed)
    fill(c, space(0), v.spaces[0])
    fill(c, space(1), v.spaces[1])
    for room, exhibition in enumerate(v.exhibitions):
        c[TILES + room] = u8(TILE_IDS.index(exhibition.tile))
        for marker_name in exhibition.invitations:
            at = lying(room) + MARKER_IDS.index(marker_name)
            c[at] = u8(i64(c[at]) + 1)
        c[hung(room)] = u8(len(exhibition.hung))
        for index, painting in enumerate(exhibition.hung):
            at = hung(room) + 1 + 3 * index
            c[at] = u8(CARD_IDS.index(painting.card))
            c[at + 1] = u8(painting.seat)
            c[at + 2] = u8(MARKER_IDS.index(painting.marker))


def lay_seat(c: vec[u8], player: Player) -> None:
    """What is seen of a seat lies in its place."""
    seat = player.seat
    c[SCORES + seat] = u8(player.score)
    c[RIBBON + seat] = u8(player.ribbons)
    c[EXHIBITED + seat] = u8(1 if player.exhibited else 0)
    fill(c, discard(seat), player.discard)
    fill(c, hand(seat), player.hand or [])
    fill(c, draw_pile(seat), player.draw or [])
    fill(c, known(seat), player.known or [])


def fill(c: vec[u8], place: i64, cards: list[str]) -> None:
    """The bag holds these cards."""
    for card in cards:
        add(c, place, CARD_IDS.index(card))


def unseen(s: ArtDeckoState, v: ArtDeckoView) -> list[int]:
    """Copies of each card in the game that do not lie where the view can see them."""
    c = s.cells
    left = list(COPIES)
    for card in range(15, 17):
        left[card] = sum(STARTING[number][card - 15] for number in range(len(v.players)))
    left[20] -= v.sienna
    open_cards = v.cadmium + v.removed + v.spaces[0] + v.spaces[1]
    for seen in v.galleries:
        open_cards = open_cards + seen.paintings
    for exhibition in v.exhibitions:
        open_cards = open_cards + [painting.card for painting in exhibition.hung]
    for card_name in open_cards:
        left[CARD_IDS.index(card_name)] -= 1
    for player in v.players:
        for place in (hand(player.seat), draw_pile(player.seat), discard(player.seat)):
            for card in range(CARDS):
                left[card] -= held(c, place, card)
    return left


def deal_hidden(s: ArtDeckoState, v: ArtDeckoView) -> None:
    """The hidden cards are where they must be, and by chance among the places they may be."""
    c = s.cells
    left = unseen(s, v)
    hidden = [player for player in v.players if player.hand is None]
    kept: list[list[int]] = [[] for player in v.players]
    if v.known_cards:
        for player in hidden:
            kept[player.seat] = out_of_sight(c, v, player)
            for card in kept[player.seat]:
                left[card] -= 1
    threes = [card for card in range(17, 20) for copy in range(max(0, left[card]))]
    for card in take_some(s, threes, v.cadmium_deck):
        add(c, CADMIUM_DECK, card)
        left[card] -= 1
    pictures = [card for card in range(DESIGNS) for copy in range(max(0, left[card]))]
    for card in take_some(s, pictures, min(v.painting_deck, len(pictures))):
        add(c, DECK, card)
        left[card] -= 1
    rest = [card for card in range(CARDS) for copy in range(max(0, left[card]))]
    for player in hidden:
        missing = player.hand_size + player.draw_size - len(kept[player.seat])
        cards = kept[player.seat] + take_some(s, rest, missing)
        for card in take_some(s, cards, player.hand_size):
            add(c, hand(player.seat), card)
        for card in cards:
            add(c, draw_pile(player.seat), card)


def out_of_sight(c: vec[u8], v: ArtDeckoView, player: Player) -> list[int]:
    """The cards all know to be in the deck of a seat that do not lie open."""
    cards = [CARD_IDS.index(card) for card in player.known or []]
    seen = player.discard + (v.spaces[0] + v.spaces[1] if player.seat == v.turn else [])
    for card in seen:
        cards.remove(CARD_IDS.index(card))
    return cards


def take_some(s: ArtDeckoState, cards: list[int], number: int) -> list[int]:
    """So many cards leave the list by chance."""
    return [cards.pop(stream_below(s.streams, 0, len(cards))) for each in range(number)]


def resume(s: ArtDeckoState, v: ArtDeckoView) -> None:
    """The question stands as far as the viewer knows it: what another seat has chosen so far is not guessed."""
    c = s.cells
    if v.over:
        c[PHASE] = u8(OVER)
    elif v.action == 2:
        ask_discards(s)
    else:
        ask_action(s)
    if v.plan is not None:
        resume_plan(s, v.plan)


def resume_plan(s: ArtDeckoState, plan: Plan) -> None:
    """What the viewer has chosen of the action stands."""
    c = s.cells
    phase = PHASES.index(plan.phase)
    c[PHASE] = u8(phase)
    c[CONTEXT] = u8(PURPOSES.index(plan.purpose) if plan.purpose else 0)
    c[WANT] = u8(plan.want)
    c[COST] = u8(plan.cost)
    if plan.place in ROOM_IDS:
        c[PLACE] = u8(ROOM_IDS.index(plan.place))
    elif plan.place:
        c[PLACE] = u8(LOCATION_IDS.index(plan.place))
    if plan.picks:
        c[FIRST] = u8(KIND_IDS.index(plan.picks[0]))
    if len(plan.picks) > 1:
        c[SECOND] = u8(KIND_IDS.index(plan.picks[1]))
    if plan.marker:
        c[MARKER] = u8(MARKER_IDS.index(plan.marker))
    if plan.bonus:
        c[CLAIMED] = u8(BONUS_IDS.index(plan.bonus) + 1)
    s.paid = plan.total
    if phase == PAYING:
        count_left(c, GENRE_IDS.index(plan.picks[0]) if plan.purpose == "show" else -1)
    for word in plan.paid:
        mode = MODE_IDS.index(word)
        name(c, mode, int(MODE_KIND[mode]))
    if phase == PAYING:
        s.reach = s.paid + within(s, i64(c[LAST])) - i64(c[COST])
    for word in plan.discards:
        name(c, KIND_IDS.index(word), KIND_IDS.index(word))


def name(c: vec[u8], at: int, kind: int) -> None:
    """A card is named again."""
    c[NAMED + at] = u8(int(c[NAMED + at]) + 1)
    c[LEFT + kind] = u8(int(c[LEFT + kind]) - 1)
    c[LAST] = u8(at)
