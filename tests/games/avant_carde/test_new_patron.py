"""A patron is one class: a 25th is defined here, touching nothing else, and keeps every law."""

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import vernissage.games.avant_carde
from laws.laws import LAWS, Law
from vernissage.bots.bot import Budget, bot
from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import Refusal
from vernissage.core.rng import rng_for
from vernissage.games import game
from vernissage.games.avant_carde.game import AvantCarde
from vernissage.games.avant_carde.model import AvantCardeSetup
from vernissage.games.avant_carde.patrons.base import has_hand, offer_face_up, offer_hand
from vernissage.games.avant_carde.patrons.changes import new_colors, offer_colors
from vernissage.games.avant_carde.patrons.everyone import SETS, dismiss, enlist, names_for
from vernissage.games.avant_carde.patrons.patron import Patron
from vernissage.games.avant_carde.state import PROMISED, AvantCardeState, get, put
from vernissage.games.avant_carde.uses import use_up, uses_left
from vernissage.games.avant_carde.verbs import discard, earn, trash_line
from vernissage.games.avant_carde.vocabulary import ANSWERING, DECLINE, LAYING, SHOPPING, Lay, cards, lays, spots

interpreted = pytest.mark.skipif(
    not os.environ.get("VERNISSAGE_PURE"), reason="a patron from outside joins the interpreted engine only"
)


class Auctioneer(Patron):
    """3: laid in any color; a discarded hand card promises a dollar; in the Buy turn it sells a card of the line for $1
    and tucks.
    """

    code = "AU3"
    steps = 1
    changes = True
    tucks = True
    instead = "AC-POWER-01"
    worth = 1.3

    def __init__(self) -> None:
        super().__init__()
        self.tints = self.own(lays(LAYING, "option-lay", new_colors(3, 0)))
        self.bid = self.own(cards(ANSWERING, "auction", "option", "hand"))
        self.sale = self.own(spots(SHOPPING, "auctioneer", "option"))

    @property
    def title(self) -> str:
        return "Auctioneer"

    def lays(
        self, s: AvantCardeState, seat: i64, held: i64, color: i64, mask: i64, options: vec[i64], found: i64
    ) -> i64:
        return offer_colors(self.tints.first, 3, held, color, mask, options, found)

    def asks(self, s: AvantCardeState, seat: i64, spot: i64, step: i64) -> bool:
        return step == 1 and has_hand(s, seat)

    def offers(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, options: vec[i64], found: i64) -> i64:
        options[found] = DECLINE.first
        return offer_hand(s, seat, self.bid.first, options, found + 1)

    def answer(self, s: AvantCardeState, seat: i64, spot: i64, step: i64, action: i64) -> None:
        if action != DECLINE.first:
            discard(s, seat, action - self.bid.first)
            put(s, seat, PROMISED, get(s, seat, PROMISED) + 1)

    def shop(self, s: AvantCardeState, seat: i64, options: vec[i64], found: i64) -> i64:
        return offer_face_up(s, seat, self.sale.first, options, found) if uses_left(s, seat, 3) > 0 else found

    def use(self, s: AvantCardeState, seat: i64, action: i64) -> None:
        use_up(s, 3)
        earn(s, 1)
        trash_line(s, seat, action - self.sale.first)

    def refuses_change(self, s: AvantCardeState, seat: i64, lay: Lay) -> Refusal | None:
        return None


@pytest.fixture
def rules() -> Iterator[Game]:
    """The game with one patron more, as long as a test runs."""
    patron = Auctioneer()
    enlist(patron)
    yield AvantCarde()
    dismiss(patron)


@interpreted
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "patrons"), [(1, "new_yorkers"), (2, "parisians"), (3, "londoners")])
def test_a_new_patron_keeps_the_law(rules: Game, law: Law, seats: int, patrons: str) -> None:
    law(rules, AvantCardeSetup(seats=seats, patrons=patrons, three="auctioneer"), 31 * seats)


@interpreted
def test_a_new_patron_plays_all_its_words(rules: Game) -> None:
    rig = {"first": "0", "hand0": "red-3 red-1 blue-1", "hand1": "red-1"}
    match = Match(rules, AvantCardeSetup(seats=2, three="auctioneer", rig=rig), 7)
    match.play(0, "lay red-3 as blue", "auction red-1", "lay blue-1", "stop")
    match.play(1, "lay red-1", "stop")
    match.play(0, "auctioneer #1", "end")
    assert rules.view(match.state, 0).players[0].made == 4  # type: ignore[attr-defined]  # an AvantCardeView


@interpreted
def test_a_bot_plays_a_new_patron_by_its_hints(rules: Game) -> None:
    setup = AvantCardeSetup(seats=2, three="auctioneer", most_rounds=3)
    match = Match(rules, setup, 5)
    player, rng = bot("avant_carde", "amateur"), rng_for(5, "hints")
    while not match.over:
        seat = match.waiting[0]
        options = rules.options(match.state, seat)
        chosen = player.choose(rules, match.view(seat), options, rng, Budget(50))
        match.play(seat, rules.text(chosen.action))
    assert match.result is not None


@interpreted
def test_a_patron_that_is_gone_leaves_the_words_as_they_were() -> None:
    patron = Auctioneer()
    enlist(patron)
    more = AvantCarde().words
    dismiss(patron)
    assert AvantCarde().words == game("avant_carde").words == [word for word in more if word not in new_words(patron)]


def new_words(patron: Patron) -> set[str]:
    """The words only this patron has."""
    return {text for block in patron.blocks for text in block.texts}


@interpreted
def test_a_new_patron_stands_behind_the_others_so_that_saved_positions_stay_true() -> None:
    patron = Auctioneer()
    before = [each.index for chosen in SETS.values() for each in chosen]
    enlist(patron)
    after = [each.index for chosen in SETS.values() for each in chosen]
    dismiss(patron)
    assert after == before == list(range(24))


def test_an_unknown_patron_is_refused_by_name() -> None:
    assert "auctioneer" not in names_for(3)
    with pytest.raises(ValueError, match="no patron 'auctioneer' for the 3s"):
        AvantCardeSetup(seats=2, three="auctioneer")


# The rules never ask which patron it is: they ask the patron.

NAMES = {patron.name for chosen in SETS.values() for patron in chosen}
MODULES = sorted(Path(vernissage.games.avant_carde.__file__).parent.rglob("*.py"))


def asks_who(node: ast.AST) -> bool:
    """A comparison with a patron: by constant, by index, by name, or by class."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "type"):
        return any(part.id.lower() in NAMES for part in ast.walk(node) if isinstance(part, ast.Name))
    if not isinstance(node, ast.Compare):
        return False
    for side in [node.left, *node.comparators]:
        owner = side.value if isinstance(side, ast.Attribute) and side.attr in ("index", "name") else side
        if isinstance(owner, ast.Name) and owner.id.lower() in NAMES:
            return True
        if isinstance(side, ast.Call) and isinstance(side.func, ast.Name) and side.func.id == "patron_of":
            return True
        if any(isinstance(part, ast.Constant) and part.value in NAMES for part in ast.walk(side)):
            return True
    return isinstance(node.left, ast.Name) and node.left.id == "patron"


@pytest.mark.parametrize("path", MODULES, ids=[path.stem for path in MODULES])
def test_no_rule_asks_which_patron_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    seated = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "is_seated"]
    allowed = {id(part) for node in seated for part in ast.walk(node)}
    found = [ast.unparse(node) for node in ast.walk(tree) if asks_who(node) and id(node) not in allowed]
    assert found == []


@pytest.mark.parametrize(
    "line", ["patron == SNOB", "patron_of(s, 3) == SNOB.index", "name == 'snob'", "isinstance(patron, Snob)"]
)
def test_a_question_which_patron_it_is_would_be_found(line: str) -> None:
    assert any(asks_who(node) for node in ast.walk(ast.parse(f"if {line}: pass")))
