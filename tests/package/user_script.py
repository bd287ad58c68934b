"""A program as a user writes it: every game's view and options are known to the type checker."""

from vernissage import Match, Refusal, load, new
from vernissage.games.avant_carde.model import AvantCardeView

carde = new("avant_carde", seats=3, seed=7, patrons="parisians", solo_level="hard", names=["Ann", "Ben", "Cy"])
hand: list[str] = carde.view(1).players[1].hand or []
awards: int = carde.view().awards

decko = new("art_decko", seats=2, gold_tiles=True)
galleries: list[str] = [gallery.id for gallery in decko.view(0).galleries]

society = new("art_society", decor_orientation="free")
round_number: int = society.view(0).round

box = new("artbox", seats=4, variant="simplified", sandglass=45, difficulty=[1, 2])
deck: int = box.view(2).deck


def longest(match: Match[AvantCardeView]) -> int:
    """The longest line on the table."""
    return max(len(player.line) for player in match.view().players)


try:
    carde.play(0, carde.options(0)[0])
except Refusal as refusal:
    clause: str = refusal.clause
    sentence: str = str(refusal)

again: Match = load("game.vern")
