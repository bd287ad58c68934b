"""The game in words: options as sentences, the things they touch, and the journal."""
# interpreted: sentences are for people.

from typing import Final

from mypy_extensions import i64

from vernissage.core.model import Line
from vernissage.games.art_decko.market import for_sale, price
from vernissage.games.art_decko.museum import show_cost
from vernissage.games.art_decko.payment import mode_value, pays
from vernissage.games.art_decko.state import COST, FIRST, PLACE, ArtDeckoState
from vernissage.games.art_decko.tables import (
    ACQUIRE_WORD,
    BONUS_IDS,
    BONUS_NAMES,
    CARD_IDS,
    CLAIM,
    CLAIM_NONE,
    COLORS,
    DONE,
    DROP,
    ENTER,
    GENRE_NAMES,
    GENRES,
    GO,
    HAGGLE_WORD,
    HANG,
    KIND_IDS,
    KIND_NAMES,
    LOCATION_IDS,
    LOCATION_NAMES,
    MODE_KIND,
    PAY,
    PICK,
    PICK_GOLD,
    RISE,
    ROOM_IDS,
    ROOM_NAMES,
    ROOM_RISE,
    SPEND,
    STARS,
    STOP,
    TAKE_ONE,
    TAKE_TWO,
    TILE_IDS,
    TILE_NAMES,
    TITLES,
    USE_GENRE,
    USE_WILD,
)

THINGS: Final[dict[str, str]] = (
    dict(zip(LOCATION_IDS, LOCATION_NAMES, strict=True))
    | dict(zip(ROOM_IDS, ROOM_NAMES, strict=True))
    | dict(zip(KIND_IDS, KIND_NAMES, strict=True))
    | dict(zip(TILE_IDS, TILE_NAMES, strict=True))
    | dict(zip(BONUS_IDS, BONUS_NAMES, strict=True))
    | {"wild": "gray", "gold": "gold"}
)


def describe(s: ArtDeckoState, action: i64) -> str:
    """The option as a full sentence."""
    c = s.cells
    if action < SPEND:
        if action == HAGGLE_WORD:
            return "Haggle: spend one card and draw two."
        if action == ACQUIRE_WORD:
            return "Acquire: buy a card at a gallery or bank."
        return "Show: hang a painting in the Museum."
    if action < GO:
        return f"Spend {a_card(action - SPEND)} and draw two cards."
    if action < TAKE_ONE:
        location = action - GO
        return f"Buy at {the(location)} for {price(c, location)}; {for_sale(c, location)} for sale, rating +{RISE[location]}."
    if action < PICK:
        cost = price(c, i64(c[PLACE]))
        return f"Take one painting for {cost}." if action == TAKE_ONE else f"Take two paintings for {2 * cost}, with a Fancy Noble."
    if action < ENTER:
        kind = action - PICK if action < PICK + GENRES else action - PICK_GOLD
        return f"Buy {a_card(kind)} at {the(i64(c[PLACE]))}."
    if action < HANG:
        room = action - ENTER
        return f"Show in {ROOM_NAMES[room]} for {show_cost(room, 0)}; rating +{ROOM_RISE[room]}."
    if action < USE_GENRE:
        genre = action - HANG
        return f"Hang {a_card(genre)}, which would pay {pays(c, genre)}, in {ROOM_NAMES[i64(c[PLACE])]}."
    if action == USE_GENRE:
        return f"Use up the {GENRE_NAMES[i64(c[FIRST])]} invitation."
    if action == USE_WILD:
        return "Use up a gray invitation."
    if action == CLAIM_NONE:
        return "Claim no New Exhibitor space."
    if action < PAY:
        return f"Claim the New Exhibitor space: {BONUS_NAMES[action - CLAIM]}."
    if action < DONE:
        return describe_payment(s, action - PAY)
    if action == DONE:
        return f"Pay {s.paid} for a cost of {int(c[COST])}."
    if action < STOP:
        return f"Discard {a_card(action - DROP)}."
    return "Keep the rest of the hand and end the turn."


def describe_payment(s: ArtDeckoState, mode: i64) -> str:
    """Naming one more card for the payment, as a sentence."""
    value = mode_value(s.cells, mode)
    total = f"{s.paid} + {value} of {int(s.cells[COST])}"
    if mode < STARS:
        return f"Use the ability of {a_card(MODE_KIND[mode])}, worth {value}; it leaves the game ({total})."
    return f"Pay {value} with {a_card(MODE_KIND[mode])} ({total})."


def a_card(kind: i64) -> str:
    """A card of a kind, with its article."""
    name = KIND_NAMES[kind]
    if kind < GENRES:
        return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} painting"
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def the(location: i64) -> str:
    """A location's name in a sentence."""
    return LOCATION_NAMES[location] if location < 4 else f"the {LOCATION_NAMES[location]}"


def targets(action: i64) -> list[str]:
    """What the option touches on the table."""
    if SPEND <= action < GO:
        return [f"hand:{KIND_IDS[action - SPEND]}"]
    if GO <= action < TAKE_ONE:
        return [f"location:{LOCATION_IDS[action - GO]}"]
    if TAKE_TWO < action < ENTER:
        kind = action - PICK if action < PICK + GENRES else action - PICK_GOLD
        return [f"sale:{KIND_IDS[kind]}"]
    if ENTER <= action < HANG:
        return [f"exhibition:{ROOM_IDS[action - ENTER]}"]
    if HANG <= action < USE_GENRE:
        return [f"hand:{KIND_IDS[action - HANG]}"]
    if action in (USE_GENRE, USE_WILD):
        return ["marker:genre" if action == USE_GENRE else "marker:wild"]
    if CLAIM <= action < PAY:
        return [f"bonus:{BONUS_IDS[action - CLAIM]}"]
    if PAY <= action < DONE:
        return [f"hand:{KIND_IDS[MODE_KIND[action - PAY]]}"]
    if DROP <= action < STOP:
        return [f"hand:{KIND_IDS[action - DROP]}"]
    return []


SENTENCES: Final[dict[str, str]] = {
    "AD-HAGGLE-01": "{who} haggles, spending {card}.",
    "AD-HAGGLE-02": "{who} draws {cards}.",
    "AD-DRAW-01": "{who} shuffles {cards} into a new draw pile.",
    "AD-RULING-02": "{who} has nothing more to draw.",
    "AD-TURN-04": "{who} has no card left and loses the second action.",
    "AD-RULING-05": "{who} begins without cards and loses both actions.",
    "AD-ACQUIRE-05": "{who} pays {paid} for a price of {cost}: {with}.",
    "AD-SHOW-11": "{who} pays {paid} for a Show that costs {cost}: {with}.",
    "AD-PAY-05": "{who} overpays by {surplus}, and no change is given.",
    "AD-GOLD-04": "{card} is worth {value} and leaves the game.",
    "AD-GOLD-05": "{card} is worth {value} and leaves the game.",
    "AD-GOLD-09": "{card} is worth {value} and leaves the game.",
    "AD-GOLD-12": "{card} is worth {value} and leaves the game.",
    "AD-GOLD-14": "{card} is worth {value} and leaves the game.",
    "AD-GOLD-10": "{who} takes two paintings at {location}.",
    "AD-ACQUIRE-06": "{who} buys {card} at {location}.",
    "AD-ACQUIRE-07": "{marker} rises from {from} to {to}.",
    "AD-ACQUIRE-08": "Gold rises from {from} to {to}.",
    "AD-ACQUIRE-09": "Gold rises from {from} to {to}.",
    "AD-SHOW-17": "{marker} rises from {from} to {to}.",
    "AD-RULING-30": "{marker} stops at {to}, where the board ends.",
    "AD-SHOW-08": "{who} claims the New Exhibitor space: {bonus}.",
    "AD-SHOW-10": "{who} claims no New Exhibitor space.",
    "AD-SHOW-14": "{who} hangs {card} in {room}.",
    "AD-SHOW-18": "{room} is fulfilled.",
    "AD-EOT-03": "{who} discards {card}.",
    "AD-EOT-05": "{who} draws {cards} up to a full hand.",
    "AD-EOT-07": "{location} was empty: its price goes from {from} to {to}.",
    "AD-EOT-10": "{card} comes to {location}.",
    "AD-EOT-12": "No dearer token is left, so {location} stays empty.",
    "AD-EOT-14": "{card} is turned up at the Cadmium Bank.",
    "AD-RULING-29": "The Cadmium deck is used up; {left} left to buy.",
    "AD-RULING-27": "The painting deck is empty, so no gallery is filled.",
    "AD-END-01": "The Museum is full enough: this is the last round.",
    "AD-END-02": "The painting deck is empty: this is the last round.",
    "AD-END-03": "A rating has reached the top row: this is the last round.",
    "AD-END-05": "The game ends after round {round}.",
    "AD-RULING-50": "After {round} rounds the game is scored as it stands.",
    "AD-BONUS-01": "{room} is fulfilled, so {tile} counts.",
    "AD-BONUS-04": "{room} has the most paintings, so {tile} counts.",
    "AD-BONUS-24": "As Good as Gold moves the gold marker from {from} to {to}.",
    "AD-BONUS-27": "The Gold Bug makes it {ratio} gold to a point.",
    "AD-SCORE-08": "{who} wins with {total} points.",
    "AD-SCORE-10": "{who} shares the victory with {total} points.",
}


def tell(line: Line) -> str:
    """A journal line as a sentence, the seats by their colors."""
    words: dict[str, str | int] = {key: thing(value) for key, value in line.args.items()}
    words["who"] = COLORS[line.seat].capitalize() if line.seat >= 0 else "The table"
    if "scores" in line.args:
        return f"{words['who']} scores {words['scores']}: {words['for']}."
    if line.clause == "AD-SHOW-15":
        return f"{words['who']} scores {words['points']} on the space of the {words['marker']} marker."
    if line.clause == "AD-SHOW-09":
        return f"{words['who']} claims the New Exhibitor space: {words['bonus']}."
    if "cards" in words:
        sort = "discarded card" if line.clause == "AD-DRAW-01" else "card"
        words["cards"] = f"{words['cards']} {sort}" + ("" if words["cards"] == 1 else "s")
    sentence = SENTENCES[line.clause].format(**words)
    return sentence[0].upper() + sentence[1:]


def thing(value: str | int) -> str | int:
    """A name from the journal in words people use."""
    if not isinstance(value, str):
        return value
    if value in CARD_IDS[:15]:
        return f"{TITLES[CARD_IDS.index(value)]} ({value[:2]})"
    return THINGS.get(value, value)
