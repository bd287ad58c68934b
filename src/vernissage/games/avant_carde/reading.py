"""A laying word taken apart: which card, with which change, copying what."""
# interpreted: used only where moves are put into words

from dataclasses import dataclass

from vernissage.games.avant_carde.tables import (
    COLOR,
    FIRST_FOUR,
    FIRST_SIX,
    FOUR_BOTH,
    FOUR_COLOR,
    FOUR_NUMBER,
    FOUR_ODD,
    MASK,
    NUMBERS,
    ODD,
    SIX_COLOR,
    SIX_COPY,
    SIX_NUMBER,
    SIX_ODD,
    bit,
    the_rest,
)


@dataclass(frozen=True)
class Lay:
    """A card to lay, with a new number, a new color, a set of odd numbers, and the number it copies."""

    kind: int
    number: int = 0
    color: int = -1
    odd: int = 0
    copies: int = 0

    @property
    def current_color(self) -> int:
        """The color it would have."""
        return self.color if self.color >= 0 else COLOR[self.kind]

    @property
    def mask(self) -> int:
        """The numbers it would have."""
        own = bit(self.number) if self.number else MASK[self.kind]
        return own | sum(bit(ODD[k]) for k in range(6) if self.odd >> k & 1)

    @property
    def odds(self) -> list[int]:
        """The odd numbers it would have besides."""
        return [ODD[k] for k in range(6) if self.odd >> k & 1]


def parse_lay(action: int) -> Lay:
    """The parts of a laying word."""
    if action < FOUR_NUMBER:
        return Lay(action)
    if action < FOUR_COLOR:
        own, place = divmod(action - FOUR_NUMBER, 6)
        return Lay(FIRST_FOUR + own, number=the_rest(4, place + 1))
    if action < FOUR_BOTH:
        own, place = divmod(action - FOUR_COLOR, 3)
        return Lay(FIRST_FOUR + own, color=the_rest(own, place))
    if action < FOUR_ODD:
        own, place = divmod(action - FOUR_BOTH, 18)
        return Lay(FIRST_FOUR + own, number=the_rest(4, place % 6 + 1), color=the_rest(own, place // 6))
    if action < SIX_COPY:
        own, place = divmod(action - FOUR_ODD, 63)
        return Lay(FIRST_FOUR + own, odd=place + 1)
    if action < SIX_NUMBER:
        own, place = divmod(action - SIX_COPY, 11)
        return Lay(FIRST_SIX + own, copies=NUMBERS[place])
    if action < SIX_COLOR:
        own, place = divmod(action - SIX_NUMBER, 6)
        return Lay(FIRST_SIX + own, number=the_rest(6, place + 1), copies=4)
    if action < SIX_ODD:
        own, place = divmod(action - SIX_COLOR, 3)
        return Lay(FIRST_SIX + own, color=the_rest(own, place), copies=4)
    own, place = divmod(action - SIX_ODD, 6)
    return Lay(FIRST_SIX + own, odd=1 << place, copies=4)
