"""What stands where in the observations of each game, in words; encoders write exactly this."""

from vernissage.games.art_society import tables as society
from vernissage.games.artbox import tables as artbox_box
from vernissage.games.avant_carde.tables import KINDS
from vernissage.research.layout import Block, Layout

# Art Society: a painting looks like its type and frame.
FRAMES = len(society.FRAMES)
LOOKS = int(society.KINDS) * FRAMES
# Avant Carde: the last cards of a line are told one by one, and so much of each.
LISTED = 12
TOLD = 5
FIGURES = 22
# #ARTBOX: bytes of a drawing, and of what is told about one on the board.
DRAWING = 53
DEALT = 3
WORDS = 9
SLOTS = 8
ABOUT = 4


def art_decko(seats: int) -> Layout:
    """The observation of Art Decko."""
    blocks = [
        Block("question", 1, "what this seat is asked: 0 nothing, 1 + the phase, 13 the game is over", 13),
        Block("turn", 1, "whose turn it is, in seats clockwise from this one", 3),
        Block("start", 1, "who began", 3),
        Block("round", 1, "the round", 60),
        Block("action", 1, "actions done this turn", 2),
        Block("bought_at", 1, "where the first purchase of this turn was made: 1 + location", 6),
        Block("ending", 1, "why the game ends, as bits: full museum, empty deck, high rating, last round", 15),
        Block("plan", 8, "own action so far: place, purpose, how many, first and second pick, marker, 1 + bonus, cost"),
        Block("named", 16, "own action so far: cards named, by mode in a payment, by kind in a discard", 20),
        Block("paid", 1, "own action so far: the sum paid"),
        Block("ratings", 6, "the rating markers of the five genres and of gold", 80),
        Block("tokens", 4, "the cost token of each gallery", 16),
        Block("track", 17, "cost tokens waiting on the track, by value", 4),
        Block("tiles", 5, "the bonus tile of each exhibition", 20),
        Block("bonus_spaces", 4, "who claimed each New Exhibitor space: 0 nobody, 1 + seats clockwise", 4),
        Block("invitations", 30, "invitation markers lying for each exhibition, by kind", 5),
        Block("bag", 6, "invitation markers left in the bag, by kind", 5),
        Block("museum", 60, "five exhibitions of four spaces: 1 + painting, 1 + seats clockwise, 1 + marker", 22),
        Block("galleries", 16, "paintings in each gallery: how many, then which", 21),
        Block("display", 3, "the open cards of Cadmium Bank: how many, then which", 21),
        Block("sienna", 1, "cards left at Sienna Bank", 30),
        Block("cadmium", 22, "the Cadmium deck: how many, and by card where all may remember", 30),
        Block("painting_deck", 1, "cards left in the painting deck", 80),
        Block("removed", 22, "cards out of the game: how many, then by card", 60),
        Block("spaces", 44, "the two action spaces of whose turn it is: how many, then by card", 30),
        Block("hand", 22, "the own hand: how many, then by card", 30),
        Block("draw_pile", 22, "the own draw pile: how many, then by card", 40),
    ]
    for offset in range(seats):
        whose = "own" if offset == 0 else f"{offset} clockwise"
        blocks += [
            Block(
                f"seat_{offset}", 5, f"{whose}: points, ribbons left, has exhibited, hand and draw pile by size", 200
            ),
            Block(f"discard_{offset}", 22, f"{whose}: the discard pile, how many, then by card", 40),
            Block(f"known_{offset}", 22, f"{whose}: what all could remember of the deck, how many, then by card", 40),
        ]
    return Layout(blocks)


def art_society(seats: int) -> Layout:
    """The observation of Art Society."""
    top_bid = max(society.BIDS)
    blocks = [
        Block("phase", 1, "start, auction, bid, take, hang, close, rehang, over", 7),
        Block("round", 1, "the round", 20),
        Block("gavel", 1, "who holds the gavel: 0 nobody, 1 + seats clockwise", 4),
        Block("turn", 1, "the place in the order whose turn it is", 4),
        Block("must_hang", 1, "the painting taken can only be hung", 1),
        Block("bonuses", 2, "open decor bonuses: the budget, + 64 where it must be met exactly", 128),
        Block("decor_in_hand", 1, "the size of the decor tile being hung", 3),
        Block("decor_lifted", 1, "the size of the decor tile lifted to be hung anew", 3),
        Block("supply", int(society.FORMAT_COUNT), "paintings left, by format", 20),
        Block("decor", int(society.SIZES), "decor left, by size", 60),
        Block("markers", int(society.KINDS), "the prestige markers, by type", int(society.TRACK)),
        Block("picked", int(society.FORMAT_COUNT), "formats picked for the auction", 5),
        Block("order", int(society.MOST_SEATS), "the order of play: 1 + seats clockwise", 4),
        Block(
            "tiles",
            int(society.TILE_COUNT),
            "where each painting is: 0 unseen, 1 museum, 2 on offer, 3 taken, 4 lifted, then 5 + 4 x seats clockwise:"
            " + 0 on the wall, + 1 with the assistant, + 2 surplus, + 3 starting painting",
            20,
        ),
    ]
    for offset in range(seats):
        whose = "own" if offset == 0 else f"{offset} clockwise"
        blocks += [
            Block(
                f"seat_{offset}",
                7,
                f"{whose}: has answered, wants to rehang, size of the assistant's decor, what the assistant got, stored"
                " a surplus, surplus paintings, cards shown for a tie",
                20,
            ),
            Block(f"stack_{offset}", 3, f"{whose}: height of the bidding stack, last bid, starting bid", 22),
            Block(f"bids_{offset}", int(society.BID_COUNT), f"{whose}: cards known to lie in the stack", 1),
            Block(
                f"fresh_{offset}", 3, f"{whose}: hung this round: 1 + painting, the assistant's tile, decor tiles", 255
            ),
            Block(
                f"wall_{offset}",
                int(society.CELLS),
                f"{whose}: each cell row by row: 0 empty, 1 + type x {FRAMES} + frame, + {LOOKS} at a painting's upper"
                " left cell, 128 and more a part of decor",
                191,
            ),
        ]
    blocks += [
        Block("hand", int(society.BID_COUNT), "own bid cards in hand", 1),
        Block("bid", 1, "the own bid laid face down", top_bid),
    ]
    return Layout(blocks)


def avant_carde(seats: int) -> Layout:
    """The observation of Avant Carde."""
    kinds = int(KINDS)
    blocks = [
        Block("phase", 1, "play, buy, over", 2),
        Block("round", 1, "the round", 60),
        Block("first", 1, "who holds the First Player token, in seats clockwise from this one", 4),
        Block("active", 1, "whose Buy turn it is", 4),
        Block("turns", 1, "Buy turns ended this round", 5),
        Block("awards", 1, "awards left in the stack", 60),
        Block("extras", 1, "extra awards left", 30),
        Block("gems", 1, "Hidden Gems in the game", 4),
        Block("made", 2, "all money of this turn, low byte and high byte"),
        Block("left", 2, "money not spent yet, low byte and high byte"),
        Block("turn", 3, "change token spent, power of the 2s used, number a waiting Forger is asked about", 7),
        Block("forging", 2, "how far clockwise that question has come, buys that wait for it", 16),
        Block("patrons", 6, "the patron of each number", 24),
        Block("used", 16, "how often each Buy part was used this turn, two parts a number", 70),
        Block("copied", 8, "opposing cards of each number copied this turn", 70),
        Block("trash", kinds, "cards that have left the game, by kind", 12),
        Block("stacks", 12, "each stack of the gallery: size, 1 + the open top", 35),
        Block("tucked", kinds, "cards tucked under the stacks, by kind", 12),
        Block("between", kinds, "cards of the stacks that are not seen, by kind", 12),
        Block(
            "play", 10, "own Play part: Schmoozers, 1 + waiting color, Hoarders by color for a first and a second", 70
        ),
        Block(
            "asked", 6, "own Play part: open questions, then the newest: card's spot, number, step, times, first", 255
        ),
        Block("held", kinds, "own Play part: cards drawn of which one will be concealed, by kind", 12),
        Block(
            "line",
            LISTED * TOLD,
            f"the last {LISTED} cards of the own line, newest first: 1 + kind, color, numbers 1-7 as bits, numbers"
            " 11-14 as bits + 16 x flags, copied number",
        ),
    ]
    for offset in range(seats):
        whose = "own" if offset == 0 else f"{offset} clockwise"
        blocks += [
            Block(
                f"seat_{offset}",
                FIGURES,
                f"{whose}: awards, change token, Gem, has finished, hand, deck and line by size, Designers, promised,"
                " Forgers waiting, then buys and copied buys of each number this round",
                70,
            ),
            Block(f"hand_{offset}", kinds, f"{whose}: the hand where it is open to this seat, by kind", 12),
            Block(f"discard_{offset}", kinds, f"{whose}: the discard pile as it is shown, by kind", 12),
            Block(f"line_{offset}", kinds, f"{whose}: the cards of the line that are known, by kind", 12),
            Block(f"sure_{offset}", kinds, f"{whose}: cards everybody knows to be in the hand, by kind", 12),
            Block(f"unseen_{offset}", kinds, f"{whose}: cards whose place this seat does not know, by kind", 12),
        ]
    return Layout(blocks)


def artbox(seats: int) -> Layout:
    """The observation of #ARTBOX."""
    drawing = (
        "how many shapes, then for each its kind (circle, square, triangle, line) and six numbers + 1, high byte first:"
        " center, size and half degrees, or points"
    )
    blocks = [
        Block("phase", 1, "choose, roll, draw, guess, reveal, ready, over", 6),
        Block("round", 1, "the round", 60),
        Block("maestro", 1, "who is Maestro, in seats clockwise from this one", 7),
        Block("sandglass", 1, "who turned the sandglass: 0 nobody, 1 + seats clockwise", 8),
        Block("slots", 1, "drawings on the board", 8),
        Block("shown", 1, "drawings unveiled", 8),
        Block("stopped", 1, "too few players are left", 1),
        Block("deck", 1, "cards left in the deck", 200),
        Block("roll", 4, "dice on each shape card: circle, square, triangle, line", 4),
        Block("dealt", DEALT * 2, "own cards to choose from: 1 + the word's number, high byte first"),
        Block("chosen", 1, "the own choice: 1 + the card that goes back", 3),
        Block("words", 4, "own words to draw: 1 + the word's number, high byte first"),
        Block("returned", 2, "the own word put under the deck"),
        Block("sketch_0", DRAWING, f"the own first drawing: {drawing}"),
        Block("legal_0", 1, "the judge finds it legal", 1),
        Block("sketch_1", DRAWING, "the own second drawing"),
        Block("legal_1", 1, "the judge finds it legal", 1),
        Block("saves", 1, "sketches that may still be kept", int(artbox_box.SAVES)),
    ]
    for slot in range(SLOTS):
        blocks += [
            Block(f"drawing_{slot}", DRAWING, f"the drawing at place {slot + 1} of the board"),
            Block(f"about_{slot}", ABOUT, "mine; once unveiled 1 + seats clockwise, 1 + word in the row, legal", 9),
        ]
    blocks += [
        Block("row", WORDS * 2, "the words on the table: 1 + the word's number, high byte first"),
        Block("sheet", SLOTS, "the own sheet: for each place the number of a word in the row, 0 blank", 9),
    ]
    for offset in range(seats):
        whose = "own" if offset == 0 else f"{offset} clockwise"
        blocks.append(
            Block(
                f"seat_{offset}",
                8,
                f"{whose}: red and gray tokens, Number token, has chosen, finished, matched, is ready, has left",
                10,
            )
        )
    return Layout(blocks)
