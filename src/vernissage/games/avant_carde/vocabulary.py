"""The vocabulary: every move in words, in blocks. Where a block begins is computed, never counted."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.avant_carde.tables import CARD_NAMES, COLOR, COLORS, LINE_LIMIT, MASK, ODD, bit

# The parts of the vocabulary; options ascend, so a block stands in the part whose words are offered in that order.

LAYING: Final = "laying"  # a card laid with a change or a copy
COPYING: Final = "copying"  # a card laid with a change that it has copied
ANSWERING: Final = "answering"  # answers to a question of the Play part
SHOPPING: Final = "shopping"  # powers used in the Buy turn
LATER: Final = "later"  # answers outside the own turn


@final
class Lay:
    """A card to lay, with a new number, a new color, a set of odd numbers, and the number it copies."""

    def __init__(self, kind: int, number: int = 0, color: int = -1, odd: int = 0, copies: int = 0) -> None:
        self.kind = kind
        self.number = number
        self.color = color
        self.odd = odd
        self.copies = copies

    @property
    def shade(self) -> int:
        """The color it would have."""
        return self.color if self.color >= 0 else COLOR[self.kind]

    @property
    def odds(self) -> list[int]:
        """The odd numbers it would have besides."""
        return [ODD[k] for k in range(6) if self.odd >> k & 1]

    @property
    def mask(self) -> int:
        """The numbers it would have."""
        own: int = bit(self.number) if self.number else MASK[self.kind]
        return own | sum(bit(number) for number in self.odds)

    @property
    def changed(self) -> bool:
        """It would have other values than those printed."""
        return self.number > 0 or self.color >= 0 or self.odd > 0

    @property
    def text(self) -> str:
        """The card and what it is laid as, in notation."""
        told = CARD_NAMES[self.kind]
        if self.copies:
            told += f" copying {self.copies}"
        if self.odd:
            return f"{told} also {'/'.join(str(number) for number in self.odds)}"
        values = [COLORS[self.color]] if self.color >= 0 else []
        values += [str(self.number)] if self.number else []
        return f"{told} as {'-'.join(values)}" if values else told

    @property
    def packed(self) -> int:
        """Kind, color, numbers and copied number in one number, as the table of laying words holds them."""
        return self.kind | self.shade << 6 | self.mask << 10 | self.copies << 22


@final
class Block:
    """Words that stand together: a verb, and one value for each word. `first` is the action of the first of them."""

    def __init__(self, part: str, verb: str, says: str, values: list[str], place: str = "", refuses: str = "") -> None:
        self.part = part
        self.verb = verb
        self.says = says  # the message that puts a word of the block to a player
        self.values = values
        self.place = place  # where on the table the value lies: hand, discard, line, stack; or what a lone word touches
        self.refuses = refuses  # the clause that keeps a value out of reach
        self.solo = ""  # the message instead, for a player alone at the table
        self.lays: list[Lay] = []
        self.first: i64 = -1

    @property
    def texts(self) -> list[str]:
        """The words in notation."""
        return [f"{self.verb} {value}" for value in self.values] if self.values else [self.verb]

    @property
    def size(self) -> int:
        """How many words it has."""
        return max(1, len(self.values))


def word(part: str, verb: str, says: str, place: str = "") -> Block:
    """One word alone."""
    return Block(part, verb, says, [], place)


def cards(part: str, verb: str, says: str, place: str, refuses: str = "") -> Block:
    """A word for every kind of card in the hand or the discard pile."""
    return Block(part, verb, says, CARD_NAMES, place, refuses)


def spots(part: str, verb: str, says: str, refuses: str = "") -> Block:
    """A word for every spot of a line."""
    return Block(part, verb, says, [f"#{spot + 1}" for spot in range(int(LINE_LIMIT))], "line", refuses)


def stacks(part: str, verb: str, says: str, numbers: list[int]) -> Block:
    """A word for every stack of the gallery with one of these numbers."""
    return Block(part, verb, says, [str(number) for number in numbers], "stack")


def colors(part: str, verb: str, says: str) -> Block:
    """A word for every main color."""
    return Block(part, verb, says, COLORS[:4])


def lays(part: str, says: str, found: list[Lay]) -> Block:
    """A word for every way to lay a card."""
    block = Block(part, "lay", says, [lay.text for lay in found], "hand")
    block.lays = found
    return block


GALLERY: Final = [2, 3, 4, 5, 6, 7]

LAY: Final = lays(LAYING, "option-lay", [Lay(kind) for kind in range(len(CARD_NAMES))])
STOP: Final = word(LAYING, "stop", "option-stop")
DRAW: Final = word(ANSWERING, "draw", "option-draw", "deck")
DOLLAR: Final = word(ANSWERING, "dollar", "option-dollar")
DECLINE: Final = word(ANSWERING, "decline", "option-decline")
NAME: Final = colors(ANSWERING, "name", "option-name")
CONCEAL: Final = cards(ANSWERING, "conceal", "option-conceal", "hand")
BUY: Final = stacks(SHOPPING, "buy", "option-buy", GALLERY)
TUCK: Final = stacks(SHOPPING, "tuck", "option-tuck", GALLERY)
CHANGE: Final = word(SHOPPING, "change", "option-change", "change")
END: Final = word(SHOPPING, "end", "option-end")

# Words everybody has, before and behind those of the patrons in each part.
BEFORE: Final = {
    LAYING: [LAY],
    COPYING: [],
    ANSWERING: [DRAW, DOLLAR, DECLINE, NAME, CONCEAL],
    SHOPPING: [BUY, TUCK, CHANGE],
    LATER: [],
}
BEHIND: Final = {LAYING: [], COPYING: [STOP], ANSWERING: [], SHOPPING: [END], LATER: []}


# What the rules look up by action.
ROOM: Final = 4096
LAID: Final = vec[i64]([0] * ROOM)  # laying words taken apart
OWNER: Final = vec[i64]([0] * ROOM)  # whose power a word of the Buy turn is


@final
class Vocabulary:
    """All blocks in order."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []

    @property
    def words(self) -> list[str]:
        """Every move in notation, by action."""
        return [text for block in self.blocks for text in block.texts]

    def lay_out(self, powers: list[tuple[int, list[Block]]]) -> None:
        """Every block has its place: part by part, the powers' blocks in the order they come in, each block once."""
        self.blocks = []
        for part in BEFORE:
            found = BEFORE[part] + [block for _, blocks in powers for block in blocks if block.part == part]
            for block in found + BEHIND[part]:
                if not any(block is known for known in self.blocks):
                    self.blocks.append(block)
        size = 0
        for block in self.blocks:
            block.first = size
            size += block.size
            for place, lay in enumerate(block.lays):
                LAID[block.first + place] = lay.packed
        for owner, blocks in powers:
            for block in blocks:
                for place in range(block.size):
                    OWNER[block.first + place] = owner

    def block_of(self, action: int) -> Block:
        """The block a word belongs to."""
        return [block for block in self.blocks if block.first <= action][-1]


VOCABULARY: Final = Vocabulary()
