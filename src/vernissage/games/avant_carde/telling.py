"""Moves, journal lines and the table in words."""
# interpreted: words are made outside the hot path

from vernissage.core.clauses import Book
from vernissage.core.model import TABLE, Line
from vernissage.games.avant_carde.model import AvantCardeView, LineCard, PlayerView
from vernissage.games.avant_carde.reading import parse_lay
from vernissage.games.avant_carde.state import AvantCardeState, line_size, slot_at
from vernissage.games.avant_carde.tables import (
    BUY,
    CARD_NAMES,
    CHANGE,
    COLORS,
    CONCEAL,
    CONCEAL_TOP,
    COPY,
    CURATOR_LINE,
    CURATOR_PILE,
    DEALER_DOLLAR,
    DECLINE,
    DISCARD,
    DOLLAR,
    DRAW,
    ECCENTRIC_LINE,
    END,
    FORGE,
    FORGE_NO,
    FORGE_WAIT,
    FORGE_YES,
    FUTURIST_CONCEAL,
    FUTURIST_DOLLAR,
    FUTURIST_LINE,
    FUTURIST_PILE,
    IMPERSONATE,
    IMPERSONATOR_LINE,
    INVESTOR_LINE,
    LAUNDERER_LINE,
    NAME,
    NUMBERS,
    ODD,
    SNOB_LINE,
    SNOB_PILE,
    STOP,
    THIEF_LINE,
    TUCK,
    TURN_COLOR,
    TURN_NUMBER,
    TURN_ODD,
    TWOS_DOLLAR,
    UNVEIL,
)
from vernissage.games.avant_carde.tables import COLLECT as COLLECTOR

FIXED = {
    STOP: "Stop playing; the rest of your hand goes to your discard pile.",
    DRAW: "Draw.",
    DOLLAR: "Take $1 on your turn to buy.",
    DECLINE: "Do without this power.",
    CONCEAL_TOP: "Put the top card of your deck concealed into your line.",
    CHANGE: "Spend your change token for $1.",
    TWOS_DOLLAR: "Take $1 from the Perfectionist for the most 2s.",
    DEALER_DOLLAR: "Take $1 from the Dealer.",
    FORGE_WAIT: "Let the Forger wait for a later buy of an opponent.",
    FUTURIST_DOLLAR: "Take $1 from the Futurist for the last card of your line.",
    END: "End your turn.",
    FORGE_YES: "Copy this buy with your waiting Forger.",
    FORGE_NO: "Let this buy pass.",
}
# Words that name a card of a pile: the first action of the block and the sentence.
PILE_WORDS = {
    DISCARD: "Discard the {} to draw.",
    CONCEAL: "Play the {} concealed.",
    CURATOR_PILE: "Trash the {} from your discard pile with the Curator.",
    SNOB_PILE: "Trash the {} from your discard pile with a Snob.",
    FUTURIST_PILE: "Trash the {} from your discard pile with a Futurist.",
}
# Words that name a spot of the own line.
LINE_WORDS = {
    UNVEIL: "Unveil {} and use its powers.",
    CURATOR_LINE: "Trash {} with the Curator.",
    THIEF_LINE: "Unveil {} with the Thief for $1.",
    SNOB_LINE: "Trash {} with a Snob.",
    IMPERSONATOR_LINE: "Trash {} with an Impersonator.",
    FUTURIST_LINE: "Trash {} with a Futurist.",
    FUTURIST_CONCEAL: "Conceal {} with a Futurist.",
    INVESTOR_LINE: "Trash {} with an Investor for money.",
    LAUNDERER_LINE: "Unveil {} with a Launderer for $1.",
    ECCENTRIC_LINE: "Conceal {} with an Eccentric for $1 per card that shares its number.",
}
NUMBER_WORDS = {
    BUY: "Buy the top card of the {0}s for ${0}.",
    TUCK: "Tuck the top card of the {0}s.",
    COLLECTOR: "Take the top card of the {0}s for free with the Collector.",
    FORGE: "Take the top card of the {0}s for free with a Forger, copying an opponent's buy.",
}
BLOCKS = sorted([*PILE_WORDS, *LINE_WORDS, *NUMBER_WORDS, NAME, TURN_NUMBER, TURN_COLOR, TURN_ODD, COPY, IMPERSONATE])


def block_of(action: int) -> int:
    """The first action of the block a word belongs to."""
    return max(first for first in BLOCKS if first <= action)


def describe_action(s: AvantCardeState, seat: int, action: int) -> str:
    """A move as a full sentence."""
    if action in FIXED:
        return FIXED[action]
    if action < STOP:
        return describe_lay(action)
    block = block_of(action)
    rest = action - block
    if block in PILE_WORDS:
        return PILE_WORDS[block].format(card_words(CARD_NAMES[rest]))
    if block in LINE_WORDS:
        return LINE_WORDS[block].format(spot_words(s, seat, rest))
    if block == FORGE and s.seats == 1:
        return f"Take the top card of the {rest + 2}s, under the token, for free with a Forger."
    if block in NUMBER_WORDS:
        return NUMBER_WORDS[block].format(rest + 2)
    if block == NAME:
        return f"Name {COLORS[rest]}."
    if block == TURN_NUMBER:
        return f"Make it a {rest + 1}."
    if block == TURN_COLOR:
        return f"Make it {COLORS[rest]}."
    if block == TURN_ODD:
        return f"Let it count as a {ODD[rest]} as well."
    if block == COPY:
        return f"Copy the powers of a {NUMBERS[rest]} in your line."
    whose = f"the {rest % 6 + 2} under the token" if s.seats == 1 else f"an opponent's {rest % 6 + 2}"
    return f"Let {spot_words(s, seat, rest // 6)} take the powers of {whose}."


def describe_lay(action: int) -> str:
    """A laying word as a sentence."""
    lay = parse_lay(action)
    told = f"Lay the {card_words(CARD_NAMES[lay.kind])}"
    if lay.copies:
        told += f", copying a {lay.copies}"
    if lay.number and lay.color >= 0:
        return f"{told}, as a {COLORS[lay.color]} {lay.number}."
    if lay.number:
        return f"{told}, as a {lay.number}."
    if lay.color >= 0:
        return f"{told}, as {COLORS[lay.color]}."
    if lay.odd:
        return f"{told}, which also counts as {' and '.join(map(str, lay.odds))}."
    return told + "."


def card_words(name: str) -> str:
    """A card as people say it: red 4."""
    return name.replace("-", " ")


def spot_words(s: AvantCardeState, seat: int, spot: int) -> str:
    """A card of the own line by name and place."""
    if not 0 <= seat < s.seats or spot >= line_size(s, seat):
        return f"card {spot + 1} of your line"
    return f"the {card_words(CARD_NAMES[int(s.cells[slot_at(seat, spot)])])} (card {spot + 1} of your line)"


def target_of(action: int) -> list[str]:
    """The things on the table a move touches."""
    if action in FIXED:
        return {CONCEAL_TOP: ["deck"], DRAW: ["deck"], CHANGE: ["change"]}.get(action, [])
    if action < STOP:
        return [f"hand:{CARD_NAMES[parse_lay(action).kind]}"]
    block = block_of(action)
    rest = action - block
    if block in (DISCARD, CONCEAL):
        return [f"hand:{CARD_NAMES[rest]}"]
    if block in PILE_WORDS:
        return [f"discard:{CARD_NAMES[rest]}"]
    if block in LINE_WORDS:
        return [f"line:{rest + 1}"]
    if block in NUMBER_WORDS:
        return [f"stack:{rest + 2}"]
    return [f"line:{rest // 6 + 1}"] if block == IMPERSONATE else []


TOLD = {
    "AC-PLAY-02": "{who} starts the line with the {card}.",
    "AC-PLAY-03": "{who} lays the {card}.",
    "AC-PLAY-10": "{who} stops after {count} cards; the rest of the hand is discarded.",
    "AC-PLAY-13": "{who} draws the {card}.",
    "AC-PLAY-16": "{who} shows a line of {count}.",
    "AC-NY4-01": "The {card} of {who} changes its value with the Gallerist.",
    "AC-TO4-01": "The {card} of {who} changes its number with the Journalist.",
    "AC-LO4-01": "The {card} of {who} counts as an odd number as well.",
    "AC-NY7-01": "{who} draws by the Critic.",
    "AC-TO4-02": "{who} draws for the first 4.",
    "AC-TO7-02": "{who} draws for a pair of the Hoarder's color.",
    "AC-POWER-13": "{who} trashes the {card}.",
    "AC-ROUND-07": "{who} shuffles {count} discarded cards into a new deck.",
    "AC-CONC-01": "{who} plays the {card} concealed.",
    "AC-CONC-06": "{who} turns up the {card}.",
    "AC-CONC-10": "{who} conceals the {card}, keeping its money.",
    "AC-PA4-01": "{who} names a color for the next concealed card.",
    "AC-PA4-03": "The concealed {card} of {who} takes the named color.",
    "AC-NY2-01": "{who} gets $1 for the most 2s.",
    "AC-NY3-01": "{who} uses a Snob.",
    "AC-NY5-01": "{who} will get $1 from the Dealer.",
    "AC-NY6-01": "The 6 of {who} copies a {count}.",
    "AC-RULING-27": "{who} gets $1 from a Dealer.",
    "AC-TO2-01": "{who} uses the Curator for the most 2s.",
    "AC-TO3-01": "{who} discards the {card} to the Archivist.",
    "AC-TO5-01": "The Schmoozers of {who} add {count} to this draw.",
    "AC-TO6-01": "{who} cashes in a high card for $2.",
    "AC-TO6-02": "{who} cashes in a card for $1.",
    "AC-TO7-01": "{who} names a color for the Hoarder.",
    "AC-PA2-02": "{who} uses the Thief for $1.",
    "AC-PA3-01": "{who} trashes a concealed card.",
    "AC-PA3-02": "A 3 of {who} takes the powers of a {count} that is not its own.",
    "AC-PA5-01": "{who} waits for a later buy to copy.",
    "AC-PA5-02": "{who} forges a {count}.",
    "AC-PA5-03": "{who} lets the buy pass.",
    "AC-PA6-02": "{who} uses a Launderer for $1.",
    "AC-PA7-02": "{who} draws for {count} colors.",
    "AC-LO2-01": "{who} takes a {count} for free.",
    "AC-LO3-03": "The {card} of {who} counts for money.",
    "AC-LO5-01": "{who} gets $1 for ending the line on a Futurist.",
    "AC-LO5-02": "{who} uses a Futurist.",
    "AC-LO6-01": "A Designer starts for {who}: powers now happen {count} more times.",
    "AC-LO7-01": "{who} uses an Eccentric.",
    "AC-BUY-01": "{who} starts to buy with ${count}.",
    "AC-BUY-04": "{who} buys the {card}.",
    "AC-BUY-10": "{who} tucks the top {count}.",
    "AC-TOKEN-01": "{who} takes a change token.",
    "AC-TOKEN-04": "{who} spends a change token.",
    "AC-TOKEN-10": "{who} takes a Hidden Gem.",
    "AC-TOKEN-16": "The Hidden Gem pays {who} $1.",
    "AC-AWARD-02": "{who} earns {count} awards.",
    "AC-END-01": "{who} takes the last award: this is the last round.",
    "AC-END-06": "The game is over.",
    "AC-SOLO-04": "The token moves on.",
    "AC-SOLO-09": "{who} takes the last award and wins.",
    "AC-SOLO-10": "The token has come to the end: the gallery wins.",
}

ONE = {
    "after 1 cards": "after 1 card",
    "shuffles 1 discarded cards": "shuffles 1 discarded card",
    "happen 1 more times": "happen once more",
    "for 1 colors": "for 1 color",
    "earns 1 awards": "earns 1 award",
}


def tell_line(line: Line, book: Book) -> str:
    """A journal line as a sentence."""
    told = TOLD.get(line.clause)
    if told is None:
        return book.clauses[line.clause].text
    who = f"Seat {line.seat + 1}" if line.seat != TABLE else "The table"
    card = card_words(str(line.args.get("card", "card")))
    sentence = told.format(who=who, card=card, count=line.args.get("count", 0))
    for many, one in ONE.items():
        sentence = sentence.replace(many, one)
    return sentence


# The table as text.


def show_view(v: AvantCardeView) -> str:
    """The table for a terminal, at most 100 columns wide."""
    where = {"play": "Play Cards", "buy": f"Buy Cards, seat {v.active + 1}: ${v.left} of ${v.made} left", "over": "Game over"}[v.phase]
    rows = [f"Round {v.round}  {where}"]
    rows += wrap("Gallery  ", [f"{stack.top or f'no-{stack.number}'}({stack.size})" for stack in v.stacks])
    token = f"   token on the {v.section}" if v.section else ""
    rows.append(f"Awards {v.awards}  Extras {v.extras}{token}")
    rows.append("Patrons  " + ", ".join(f"{index + 2} {name}" for index, name in enumerate(v.patrons)))
    for player in v.players:
        rows += show_player(v, player)
    return "\n".join(rows)


def show_player(v: AvantCardeView, p: PlayerView) -> list[str]:
    """One player's things in a few rows."""
    marks = [f"awards {p.awards}", f"deck {p.deck_size}", f"discard {len(p.discard)}"]
    marks += ["first player"] if p.seat == v.first and len(v.players) > 1 else []
    marks += ["change token"] if p.change else []
    marks += ["Hidden Gem"] if p.gem else []
    if v.phase == "play":
        marks.append("finished" if p.finished else f"playing from {p.hand_size} cards")
    rows = [f"Seat {p.seat + 1}{' (you)' if p.seat == v.seat else ''}  " + ", ".join(marks)]
    if p.line:
        rows += wrap("  line  ", [slot_text(card) for card in p.line])
    if p.hand:
        rows += wrap("  hand  ", p.hand)
    return rows


def slot_text(card: LineCard) -> str:
    """A card of a line with its current values."""
    if card.concealed:
        return f"[{card.card or '?'}{'>' + card.color if card.color else ''}]"
    color, _, number = card.card.partition("-")
    told = card.card
    if card.color != color:
        told += f">{card.color}"
    if int(number) not in card.numbers:
        told += f">{card.numbers[0]}"
    told += "".join(f"+{other}" for other in card.numbers if len(card.numbers) > 1 and other != int(number))
    return f"{told}={card.copies}" if card.copies else told


def wrap(head: str, words: list[str]) -> list[str]:
    """Words in rows of at most 100 columns."""
    rows, row = [], head
    for word in words:
        if len(row) + len(word) + 1 > 100:
            rows.append(row)
            row = " " * len(head)
        row += word + " "
    return [*rows, row.rstrip()]
