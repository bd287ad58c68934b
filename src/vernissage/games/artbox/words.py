"""Moves and journal lines as messages; en.ftl beside this file puts them into words."""

from typing import Final

from vernissage.core.model import Arg, Line, Message, seat_name
from vernissage.core.piles import card, listed
from vernissage.games.artbox import tables as box
from vernissage.games.artbox.judge import shapes_of
from vernissage.games.artbox.packs import word_name
from vernissage.games.artbox.scoring import reason
from vernissage.games.artbox.state import CHOOSING, GUESSING, ROW, ArtboxState, cell, hand, sheet_at
from vernissage.games.artbox.views import face

PLAIN: Final = {
    box.ROLL: "option-roll",
    box.FINISH: "option-finish",
    box.FINISH_ANYWAY: "option-finish-anyway",
    box.GIVE_UP: "option-give-up",
    box.NEXT: "option-next",
    box.READY: "option-ready",
    box.TIME_UP: "option-time-up",
}


def describe(s: ArtboxState, seat: int, action: int) -> Message:
    """The action, with the word it names."""
    if action in PLAIN:
        return Message(PLAIN[action])
    if action == box.DONE:
        return Message("option-done", {"open": unmatched(s, seat)})
    if action < box.ROLL:
        verb, index = ("keep", action - box.KEEP) if action < box.RETURN else ("return", action - box.RETURN)
        if s.phase == CHOOSING and 0 <= seat < s.seats:
            return Message(f"option-{verb}", {"word": named(s, int(card(s.cells, hand(seat), index)))})
        return Message(f"option-{verb}-unseen", {"card": index + 1})
    if action < box.FINISH:
        return Message("option-draw", {"drawing": action - box.DRAW + 1})
    if action < box.DONE:
        slot, word = divmod(action - box.MATCH, box.MOST_WORDS)
        row = listed(s.cells, ROW)
        if word >= len(row):  # no option, but a word of the game
            return Message("option-match-unseen", {"slot": slot + 1, "place": word + 1})
        return Message("option-match", {"slot": slot + 1, "word": named(s, row[word])})
    return Message("option-leave", {"player": seat_name(action - box.LEAVE)})


def unmatched(s: ArtboxState, seat: int) -> int:
    """How many drawings have no word on a seat's own sheet."""
    if s.phase != GUESSING or not 0 <= seat < s.seats:
        return 0
    return sum(cell(s, sheet_at(seat, slot)) == 0 for slot in range(int(s.slots)))


def named(s: ArtboxState, what: int) -> Message:
    """The word on a card."""
    shown = face(s, what)
    return word_name(shown.id, shown.word)


def target(action: int) -> list[str]:
    """The things on the table an action touches."""
    if action < box.RETURN:
        return [f"card:{action - box.KEEP + 1}"]
    if action < box.ROLL:
        return [f"card:{action - box.RETURN + 1}"]
    if action == box.ROLL:
        return ["dice"]
    if action < box.FINISH:
        return [f"drawing:{action - box.DRAW + 1}"]
    if action < box.MATCH:
        return ["pencil"]
    if box.MATCH <= action < box.DONE:
        slot, word = divmod(action - box.MATCH, box.MOST_WORDS)
        return [f"slot:{slot + 1}", f"word:{word + 1}"]
    return []


def tell(line: Line) -> Message:
    """A journal line, its things named as people name them."""
    facts: dict[str, Arg] = dict(line.args)
    if line.seat >= 0:
        facts["who"] = seat_name(line.seat)
    if "why" in line.args:
        return tell_token(line, facts)
    if line.clause == "AB-CANVAS-06":
        facts["shapes"] = [shapes_of(kind, int(line.args[kind])) for kind in box.KINDS if line.args[kind]]
    elif line.clause == "AB-AWARD-02":
        facts["word"] = word_name(str(line.args["word"]), str(line.args["spelled"]))
    return Message(f"line-{line.clause.lower()}", facts)


def tell_token(line: Line, facts: dict[str, Arg]) -> Message:
    """Who takes a token and why, or why nobody does."""
    why = reason(str(line.args["why"]), int(line.args["right"]))
    if line.seat < 0:
        return Message("because", {"why": why})
    return Message("line-token", {"who": facts["who"], "token": line.args["token"], "why": why})
