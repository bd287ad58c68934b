"""A position that a view could come from: what is seen stands, what is hidden is dealt anew."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from vernissage.core.piles import push
from vernissage.core.rng import Rng, stream_below, streams_from
from vernissage.games.art_decko import state as at
from vernissage.games.art_decko import tables as box
from vernissage.games.art_decko.bags import add, held
from vernissage.games.art_decko.model import ArtDeckoView, Plan, Player
from vernissage.games.art_decko.payment import count_left, within
from vernissage.games.art_decko.state import (
    ArtDeckoState,
    discard,
    draw_pile,
    empty_state,
    gallery,
    hand,
    hang_up,
    known,
    lying,
    space,
)
from vernissage.games.art_decko.turn import ask_action, ask_discards
from vernissage.games.art_decko.views import PHASES, PURPOSES, REASON_NAMES


def guess(v: ArtDeckoView, rng: Rng) -> ArtDeckoState:
    """The open table as seen, and every hidden card somewhere it could be."""
    seats = len(v.players)
    s = empty_state(seats, streams_from(rng, seats))
    c = s.cells
    lay_table(c, v)
    for player in v.players:
        lay_seat(c, player)
    deal_hidden(s, v)
    resume(s, v)
    return s


def lay_table(c: vec[u8], v: ArtDeckoView) -> None:
    """Everything all can see lies in its place."""
    for place, number in (
        (at.TURN, v.turn),
        (at.ROUND, v.round),
        (at.ACTION, v.action),
        (at.START, v.start),
        (at.SIENNA_STACK, v.sienna),
    ):
        c[place] = u8(number)
    c[at.KNOWN_CARDS] = u8(1 if v.known_cards else 0)
    c[at.BOUGHT_AT] = u8(box.LOCATION_IDS.index(v.bought_at) + 1 if v.bought_at else 0)
    c[at.REASONS] = u8(sum(1 << REASON_NAMES.index(name) for name in v.ending))
    for marker, market in enumerate(v.market):
        c[at.RATINGS + marker] = u8(market.rating)
    for location, seen in enumerate(v.galleries):
        c[at.TOKEN + location] = u8(seen.cost)
        for card in seen.paintings:
            push(c, gallery(location), box.CARD_IDS.index(card))
    for value in v.track:
        c[at.TRACK + value] = u8(i64(c[at.TRACK + value]) + 1)
    for value in v.tokens_gone:
        c[at.GONE + value] = u8(i64(c[at.GONE + value]) + 1)
    for card in v.cadmium:
        push(c, at.DISPLAY, box.CARD_IDS.index(card))
    for marker_name in v.bag:
        spot = at.UNUSED + box.MARKER_IDS.index(marker_name)
        c[spot] = u8(i64(c[spot]) + 1)
    for bonus, owner in enumerate(v.bonus_spaces):
        c[at.OWNERS + bonus] = u8(owner + 1)
    fill(c, at.REMOVED, v.removed)
    fill(c, space(0), v.spaces[0])
    fill(c, space(1), v.spaces[1])
    for room, exhibition in enumerate(v.exhibitions):
        c[at.TILES + room] = u8(box.TILE_IDS.index(exhibition.tile))
        for marker_name in exhibition.invitations:
            spot = lying(room) + box.MARKER_IDS.index(marker_name)
            c[spot] = u8(i64(c[spot]) + 1)
        for painting in exhibition.hung:
            hang_up(c, room, box.CARD_IDS.index(painting.card), painting.seat, box.MARKER_IDS.index(painting.marker))


def lay_seat(c: vec[u8], player: Player) -> None:
    """What is seen of a seat lies in its place."""
    seat = player.seat
    c[at.SCORES + seat] = u8(player.score)
    c[at.RIBBON + seat] = u8(player.ribbons)
    c[at.EXHIBITED + seat] = u8(1 if player.exhibited else 0)
    fill(c, discard(seat), player.discard)
    fill(c, hand(seat), player.hand or [])
    fill(c, draw_pile(seat), player.draw or [])
    fill(c, known(seat), player.known or [])


def fill(c: vec[u8], place: i64, cards: list[str]) -> None:
    """The bag holds these cards."""
    for card in cards:
        add(c, place, box.CARD_IDS.index(card))


def unseen(s: ArtDeckoState, v: ArtDeckoView) -> list[int]:
    """Copies of each card in the game that do not lie where the view can see them."""
    c = s.cells
    left = list(box.COPIES)
    dealt = box.STARTING[: len(v.players)]
    left[box.GOLD_CARD + box.G1] = sum(ones for ones, twos in dealt)
    left[box.GOLD_CARD + box.G2] = sum(twos for ones, twos in dealt)
    left[box.GOLD_CARD + box.G5] -= v.sienna
    open_cards = v.cadmium + v.removed + v.spaces[0] + v.spaces[1]
    for seen in v.galleries:
        open_cards = open_cards + seen.paintings
    for exhibition in v.exhibitions:
        open_cards = open_cards + [painting.card for painting in exhibition.hung]
    for card_name in open_cards:
        left[box.CARD_IDS.index(card_name)] -= 1
    for player in v.players:
        for place in (hand(player.seat), draw_pile(player.seat), discard(player.seat)):
            for card in range(box.CARDS):
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
    threes = [card for card in box.THREE_CARDS for copy in range(max(0, left[card]))]
    for card in take_some(s, threes, v.cadmium_deck):
        add(c, at.CADMIUM_DECK, card)
        left[card] -= 1
    pictures = [card for card in range(box.DESIGNS) for copy in range(max(0, left[card]))]
    for card in take_some(s, pictures, min(v.painting_deck, len(pictures))):
        add(c, at.DECK, card)
        left[card] -= 1
    rest = [card for card in range(box.CARDS) for copy in range(max(0, left[card]))]
    for player in hidden:
        missing = player.hand_size + player.draw_size - len(kept[player.seat])
        cards = kept[player.seat] + take_some(s, rest, missing)
        for card in take_some(s, cards, player.hand_size):
            add(c, hand(player.seat), card)
        for card in cards:
            add(c, draw_pile(player.seat), card)


def out_of_sight(c: vec[u8], v: ArtDeckoView, player: Player) -> list[int]:
    """The cards all know to be in the deck of a seat that do not lie open."""
    cards = [box.CARD_IDS.index(card) for card in player.known or []]
    seen = player.discard + (v.spaces[0] + v.spaces[1] if player.seat == v.turn else [])
    for card in seen:
        cards.remove(box.CARD_IDS.index(card))
    return cards


def take_some(s: ArtDeckoState, cards: list[int], number: int) -> list[int]:
    """So many cards leave the list by chance."""
    return [cards.pop(stream_below(s.streams, 0, len(cards))) for each in range(number)]


def resume(s: ArtDeckoState, v: ArtDeckoView) -> None:
    """The question stands as far as the viewer knows it: what another seat has chosen so far is not guessed."""
    c = s.cells
    if v.over:
        c[at.PHASE] = u8(at.OVER)
    elif v.action == box.FIGURES[box.ACTIONS]:
        ask_discards(s)
    else:
        ask_action(s)
    if v.plan is not None:
        resume_plan(s, v.plan)


def resume_plan(s: ArtDeckoState, plan: Plan) -> None:
    """What the viewer has chosen of the action stands."""
    c = s.cells
    phase = PHASES.index(plan.phase)
    c[at.PHASE] = u8(phase)
    c[at.CONTEXT] = u8(PURPOSES.index(plan.purpose) if plan.purpose else 0)
    c[at.WANT] = u8(plan.want)
    c[at.COST] = u8(plan.cost)
    if plan.place in box.ROOM_IDS:
        c[at.PLACE] = u8(box.ROOM_IDS.index(plan.place))
    elif plan.place:
        c[at.PLACE] = u8(box.LOCATION_IDS.index(plan.place))
    if plan.picks:
        c[at.FIRST] = u8(box.KIND_IDS.index(plan.picks[0]))
    if len(plan.picks) > 1:
        c[at.SECOND] = u8(box.KIND_IDS.index(plan.picks[1]))
    if plan.marker:
        c[at.MARKER] = u8(box.MARKER_IDS.index(plan.marker))
    if plan.bonus:
        c[at.CLAIMED] = u8(box.BONUS_IDS.index(plan.bonus) + 1)
    s.paid = plan.total
    if phase == at.PAYING:
        count_left(c, box.GENRE_IDS.index(plan.picks[0]) if plan.purpose == "show" else -1)
    for word in plan.paid:
        mode = box.MODE_IDS.index(word)
        name(c, mode, int(box.MODE_KIND[mode]))
    if phase == at.PAYING:
        s.reach = s.paid + within(s, i64(c[at.LAST])) - i64(c[at.COST])
    for word in plan.discards:
        name(c, box.KIND_IDS.index(word), box.KIND_IDS.index(word))


def name(c: vec[u8], spot: int, kind: int) -> None:
    """A card is named again."""
    c[at.NAMED + spot] = u8(int(c[at.NAMED + spot]) + 1)
    c[at.LEFT + kind] = u8(int(c[at.LEFT + kind]) - 1)
    c[at.LAST] = u8(spot)
