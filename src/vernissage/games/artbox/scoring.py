"""Who takes the two tokens of a round, and who wins: pure functions of what lies on the table."""

from typing import final

from vernissage.core.model import Message
from vernissage.games.artbox.tables import colors_to_end, tokens_to_end


@final
class Board:
    """Everything the awards of a round depend on. Words are numbers, 0 is a blank; a number token of 0 means none."""

    def __init__(
        self,
        players: list[int],
        numbers: list[int],
        artists: list[int],
        answers: list[int],
        legal: list[bool],
        sheets: list[list[int]],
        simplified: bool = False,
        require_one: bool = False,
        spoiled: list[int] | None = None,
    ) -> None:
        self.players = players  # the seats in play
        self.numbers = numbers  # by seat
        self.artists = artists  # by slot
        self.answers = answers  # by slot
        self.legal = legal  # by slot
        self.sheets = sheets  # by seat, then by slot
        self.simplified = simplified
        self.require_one = require_one
        self.spoiled = spoiled or []  # seats without a legal drawing on the board, though nothing of theirs lies there

    def right(self, slot: int) -> list[int]:
        """The seats whose word for a slot is the artist's; the artist's own entry never counts (AB-AWARD-03,
        AB-RULING-02).
        """
        return [
            seat
            for seat in self.players
            if seat != self.artists[slot] and self.sheets[seat][slot] and self.sheets[seat][slot] == self.answers[slot]
        ]

    def slot_totals(self) -> list[int]:
        """The number written on each drawing, legal or not (AB-AWARD-04, AB-RULING-48)."""
        return [len(self.right(slot)) for slot in range(len(self.artists))]

    def sheet_totals(self) -> dict[int, int]:
        """The plus marks on each sheet; own slots and blanks bring none (AB-AWARD-03, AB-RULING-01, AB-RULING-03,
        AB-RULING-04).
        """
        totals = dict.fromkeys(self.players, 0)
        for slot in range(len(self.artists)):
            for seat in self.right(slot):
                totals[seat] += 1
        return totals

    def artist_totals(self) -> dict[int, int]:
        """The guesses of each artist's legal drawings, added up (AB-AWARD-08, AB-SHAPE-11, AB-THREE-06, AB-RULING-08,
        AB-RULING-10).
        """
        totals: dict[int, int] = {}
        for slot, total in enumerate(self.slot_totals()):
            seat = self.artists[slot]
            if self.legal[slot] and seat in self.players:
                totals[seat] = totals.get(seat, 0) + total
        return totals

    def flawed(self) -> list[int]:
        """The seats with a drawing that is not legal: they lose every tie for the second token (AB-AWARD-10)."""
        found = [self.artists[slot] for slot in range(len(self.artists)) if not self.legal[slot]]
        return sorted(set(found + self.spoiled))


@final
class Token:
    """Where a Victory token goes, by which clauses, and why: a case of the catalogue, and how often was right."""

    def __init__(self, seats: list[int], clauses: list[str], why: str, right: int = 0) -> None:
        self.seats = seats
        self.clauses = clauses
        self.why = why
        self.right = right

    @property
    def message(self) -> Message:
        """The reason as the catalogue names it."""
        return reason(self.why, self.right)


def reason(why: str, right: int) -> Message:
    """Why a token goes where it goes."""
    return Message(f"token-{why}", {"right": right})


def first_token(board: Board) -> Token:
    """The first token goes to the artist whose drawing most players matched (AB-AWARD-06)."""
    totals = board.artist_totals()
    if not totals:
        return Token([], ["AB-RULING-07"], "none-legal")
    best = max(totals.values())
    if best == 0 and board.require_one:
        return Token([], ["AB-RULING-06"], "none-matched")
    tied = [seat for seat in board.players if totals.get(seat) == best]
    if len(tied) == 1:
        return Token(tied, ["AB-AWARD-06"], "most-matched", best)
    if board.simplified:
        return Token(tied, ["AB-AWARD-06", "AB-SIMPLE-06"], "matched-shared", best)
    return Token([lowest(board, tied)], ["AB-AWARD-06", "AB-AWARD-07"], "matched-number", best)


def second_token(board: Board, first: list[int]) -> Token:
    """The second token goes to the best sheet; the winner of the first is left out (AB-AWARD-11, AB-AWARD-13,
    AB-AWARD-14).

    A drawing that is not legal does not bar its artist (AB-AWARD-09), and in the simplified game nobody is left out
    (AB-SIMPLE-07).
    """
    totals = board.sheet_totals()
    if not board.simplified:
        for seat in first:
            totals.pop(seat, None)
    if not totals:
        return Token([], ["AB-AWARD-14"], "nobody-left")
    best = max(totals.values())
    if best == 0 and board.require_one:
        return Token([], ["AB-RULING-06"], "none-right")
    tied = [seat for seat in board.players if totals.get(seat) == best]
    clauses = ["AB-AWARD-11"]
    if len(tied) == 1:
        return Token(tied, clauses, "best-sheet", best)
    if board.simplified:
        return Token(tied, [*clauses, "AB-SIMPLE-06", "AB-RULING-16"], "right-shared", best)
    sound = [seat for seat in tied if seat not in board.flawed()]
    if sound and len(sound) < len(tied):
        clauses.append("AB-AWARD-10")
        tied = sound
    if len(tied) == 1:
        return Token(tied, clauses, "right-legal", best)
    return Token([lowest(board, tied)], [*clauses, "AB-AWARD-12"], "right-number", best)


def lowest(board: Board, tied: list[int]) -> int:
    """The tied player with the lowest Number token; they all differ (AB-AWARD-07, AB-AWARD-12, AB-RULING-05,
    AB-RULING-09).
    """
    return min(tied, key=lambda seat: board.numbers[seat])


def is_over(players: list[int], seats: int, red: list[int], gray: list[int], simplified: bool, expert: bool) -> bool:
    """Somebody in play has enough tokens (AB-END-02, AB-EXPERT-05)."""
    return bool(achievers(players, seats, red, gray, simplified, expert))


def achievers(
    players: list[int], seats: int, red: list[int], gray: list[int], simplified: bool, expert: bool
) -> list[int]:
    """The players who meet the end condition, by total or by color (AB-END-02, AB-EXPERT-03, AB-EXPERT-04,
    AB-RULING-20).
    """
    if not expert:
        return [seat for seat in players if red[seat] + gray[seat] >= tokens_to_end(seats, simplified)]
    each, same = colors_to_end(seats)
    return [
        seat
        for seat in players
        if (red[seat] >= each and gray[seat] >= each) or red[seat] >= same or gray[seat] >= same
    ]


def winners(
    players: list[int],
    seats: int,
    red: list[int],
    gray: list[int],
    last: dict[int, int],
    numbers: list[int],
    simplified: bool,
    expert: bool,
    most_tokens: bool,
) -> tuple[list[int], str]:
    """Who wins and by which clause: most tokens, then the last round's drawing, then its Number token.

    Several may reach the end in one round (AB-END-03, AB-END-04, AB-END-05, AB-END-06). Of experts whoever
    completes a combination ends the game and wins it (AB-RULING-19, AB-RULING-21). A last drawing that is not
    legal counts as matched by nobody (AB-RULING-49).
    """
    rivals = players
    if expert and not most_tokens:
        rivals = achievers(players, seats, red, gray, simplified, expert) or players
    most = max(red[seat] + gray[seat] for seat in rivals)
    rivals = [seat for seat in rivals if red[seat] + gray[seat] == most]
    if len(rivals) == 1:
        return rivals, "AB-RULING-19" if expert and not most_tokens else "AB-END-03"
    best = max(last.get(seat, 0) for seat in rivals)
    rivals = [seat for seat in rivals if last.get(seat, 0) == best]
    if len(rivals) == 1:
        return rivals, "AB-END-04"
    if simplified:
        return rivals, "AB-RULING-15"
    return [min(rivals, key=lambda seat: numbers[seat])], "AB-END-05"
