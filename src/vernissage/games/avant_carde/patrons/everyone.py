"""All patrons in the order of the tables: New Yorkers, Tokyoites, Parisians, Londoners, each from 2 to 7."""

from typing import Final

from vernissage.games.avant_carde.patrons.base import Pairs, Patron
from vernissage.games.avant_carde.patrons.londoners import Collector, Designer, Eccentric, Futurist, Hipster, Philosopher
from vernissage.games.avant_carde.patrons.new_yorkers import Critic, Dealer, Gallerist, Perfectionist, Snob, Trendoid
from vernissage.games.avant_carde.patrons.parisians import (
    Completionist,
    Conservator,
    Forger,
    Impersonator,
    Launderer,
    Thief,
)
from vernissage.games.avant_carde.patrons.tokyoites import Archivist, Curator, Hoarder, Investor, Journalist, Schmoozer

PATRONS: Final[list[Patron]] = [
    Perfectionist(), Snob(), Gallerist(), Dealer(), Trendoid(), Critic(),
    Curator(), Archivist(), Journalist(), Schmoozer(), Investor(), Hoarder(),
    Thief(), Impersonator(), Conservator(), Forger(), Launderer(), Completionist(),
    Collector(), Hipster(), Philosopher(), Futurist(), Designer(), Eccentric(),
    Pairs(),
]  # fmt: skip
