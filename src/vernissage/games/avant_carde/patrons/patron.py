"""What a patron is: facts, words and a fixed list of hooks in one class. The tables are computed from these."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.model import Message, Refusal
from vernissage.games.avant_carde.state import AvantCardeState, patron_of
from vernissage.games.avant_carde.tables import FIRST_KIND, KIND_BIT
from vernissage.games.avant_carde.vocabulary import VOCABULARY, Block, Lay


class Patron:
    """A power: `lays`, `asks`, `offers` and `answer` in the Play part, `shop` and `use` in the Buy turn.

    Steps of the Play part are numbered; step 0 is the change or copy of a card that is unveiled instead of laid."""

    # Facts.
    code: str = ""  # set and number, as in its clauses: NY3
    steps: i64 = 0  # how many questions it asks once its card lies in the line
    changes: bool = False  # it changes or copies as it is laid; a card unveiled in the Play part is asked for it
    ongoing: bool = False  # it starts by itself as it is laid
    impersonates: bool = False  # it copies in the Buy turn
    late: bool = False  # it has a use in the Buy turn only where it was unveiled or impersonated there (AC-RULING-27)
    tucks: bool = False  # each use brings another tuck
    watches: bool = False  # it hears of every card got from the gallery
    most_twos: bool = False  # in the Buy turn it asks for the most 2s, once a turn (AC-POWER-04)
    income: i64 = 0  # money that its card brings on the Buy turn without a question (AC-RULING-19)
    instead: str = ""  # the clause that says what it does instead of a change or copy that is not its own

    # Hints for bots.
    worth: float = 1.5  # what its card is worth to a deck, by the booklet's advice
    brings: float = 0.0  # dollars its card in a line brings beside its own

    def __init__(self) -> None:
        self.name: str = type(self).__name__.lower()
        self.number: i64 = int(self.code[-1])
        self.index: i64 = -1
        self.quiet: bool = self.steps == 0 and not self.ongoing  # laid, it starts nothing
        self.blocks: list[Block] = []

    @property
    def title(self) -> Message | str:
        """What people call it; the catalogue says besides in a line what it does."""
        return Message(f"patron-{self.name}")

    @final
    def own(self, block: Block) -> Block:
        """A block of words is the patron's."""
        self.blocks.append(block)
        return block

    @final
    def is_seated(self, s: AvantCardeState) -> bool:
        """It is the patron of its number at this table."""
        return patron_of(s, self.number) == self.index

    # The Play part.

    def lays(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        """The ways cards of the number in the held colors may be laid but plainly, matching a color or numbers."""
        return found

    def lends(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        """The ways a card may be laid that copies this power as it is laid."""
        return found

    def starts(self, s: AvantCardeState, seat: i64, times: i64) -> None:
        """Its card lies in the line, and what starts by itself has started so many times."""

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        """The step has something to choose."""
        return False

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        """The step's options stand in the buffer behind those already found."""
        return found

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        """The step was answered."""

    def clause(self, step: i64) -> str:
        """The clause that asks the step's question."""
        return "AC-POWER-02"

    def ask(self, step: i64) -> str:
        """The step's question, as the catalogue names it."""
        return "power"

    # The Buy turn.

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        """The power's uses in the Buy turn stand in the buffer behind those already found."""
        return found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        """The power was used in the Buy turn."""

    def gained(self, s: AvantCardeState, seat: i64, number: i64) -> None:
        """A seat got a card of a number from the gallery; only who watches hears of it."""

    # Refusals.

    def refuses_copy(self, s: AvantCardeState, seat: i64, lay: Lay) -> Refusal | None:
        """Why a card of the number may not be laid with this copy."""
        return Refusal(self.instead) if self.instead else self.not_here()

    def refuses_change(self, s: AvantCardeState, seat: i64, lay: Lay) -> Refusal | None:
        """Why this power does not change a card so."""
        return Refusal(self.instead) if self.instead else self.not_here()

    def refuses(self, s: AvantCardeState, seat: i64, action: i64) -> Refusal | None:
        """Why a use in the Buy turn is refused, beyond what all powers have in common."""
        return None

    @final
    def not_here(self) -> Refusal:
        """Another patron's word: this one is the patron of the number (AC-SETUP-13)."""
        return Refusal("AC-SETUP-13", {"number": int(self.number), "patron": self.title})


# Every patron, by index; filled once all are known (patrons.everyone). A position holds these indices, so a patron
# keeps its own for good, and a new one comes last.
PATRONS: Final[list[Patron]] = []

# What is computed from them, for the paths that are walked most: facts by patron, and numbers with such a patron.
ROOM: Final = 64
STEPS: Final = vec[i64]([0] * ROOM)
QUIET: Final = vec[i64]([0] * ROOM)
INCOME: Final = vec[i64]([0] * ROOM)
LATE: Final = vec[i64]([0] * ROOM)
TUCKER: Final = vec[i64]([0] * ROOM)
WATCHER: Final = vec[i64]([0] * ROOM)
IMPERSONATES: Final = vec[i64]([0] * ROOM)
SHOPPER: Final = vec[i64]([0] * ROOM)
ONGOING: Final = vec[i64]([0] * ROOM)
CHANGES: Final = vec[i64]([0] * ROOM)
TUCKED: Final = vec[i64]([0] * 8)
WATCHED: Final = vec[i64]([0] * 8)
IMPERSONATED: Final = vec[i64]([0] * 8)


@final
class Company:
    """Which cards and numbers need a closer look, as some patron does more with them than others."""

    def __init__(self) -> None:
        # The patrons by index: of such a row it is known that patrons stand in it, and nobody asks again.
        self.row: vec[Patron] = vec[Patron]()
        self.laying: i64 = 0  # kinds that some patron changes or copies as they are laid, as a mask
        self.tucking: i64 = 0  # numbers that some patron gives a tuck, as a mask
        self.earning: i64 = 0  # numbers with a patron that has an income, as a mask
        self.tucked: i64 = 0  # how many numbers some patron gives a tuck; TUCKED lists them
        self.watched: i64 = 0  # and for how many some patron watches what is bought
        self.impersonated: i64 = 0  # and for how many some patron copies in the Buy turn

    def gather(self, patrons: list[Patron]) -> None:
        """The tables are those of these patrons, and the vocabulary has their words."""
        self.row = vec[Patron](patrons)
        self.laying = 0
        self.tucking = 0
        self.earning = 0
        for index, patron in enumerate(patrons):
            patron.index = index
            STEPS[index] = patron.steps
            QUIET[index] = int(patron.quiet)
            INCOME[index] = patron.income
            LATE[index] = int(patron.late)
            TUCKER[index] = int(patron.tucks)
            WATCHER[index] = int(patron.watches)
            IMPERSONATES[index] = int(patron.impersonates)
            ONGOING[index] = int(patron.ongoing)
            CHANGES[index] = int(patron.changes)
            SHOPPER[index] = int(type(patron).shop is not Patron.shop)
            if patron.changes:
                self.laying |= 15 * KIND_BIT[FIRST_KIND[patron.number]]
            if patron.tucks:
                self.tucking |= 1 << patron.number
            if patron.income > 0:
                self.earning |= 1 << patron.number
        self.tucked = listed(TUCKED, [patron.number for patron in patrons if patron.tucks])
        self.watched = listed(WATCHED, [patron.number for patron in patrons if patron.watches])
        self.impersonated = listed(IMPERSONATED, [patron.number for patron in patrons if patron.impersonates])
        ordered = sorted(patrons, key=by_number)
        VOCABULARY.lay_out([(int(patron.index), patron.blocks) for patron in ordered])


def listed(numbers: vec[i64], found: list[i64]) -> i64:
    """Numbers stand in a list, each once; the answer is how many."""
    count: i64 = 0
    for number in sorted({int(number) for number in found}):
        numbers[count] = number
        count += 1
    return count


def by_number(patron: Patron) -> int:
    """The number of a patron, by which the words stand."""
    return int(patron.number)


COMPANY: Final = Company()


def has_any(s: AvantCardeState, numbers: vec[i64], count: i64, kind: vec[i64]) -> bool:
    """Some patron at this table is of the kind; only these numbers can have one."""
    index: i64 = 0
    while index < count:
        if kind[patron_of(s, numbers[index])] != 0:
            return True
        index += 1
    return False
