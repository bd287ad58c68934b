"""What a study found: by seat, by row of the score sheet, by component, by end; alone or beside another study."""

from collections import Counter, defaultdict
from collections.abc import Iterable

import numpy as np

from vernissage.lab.playing import GameRow
from vernissage.lab.statistics import Chances, Contrast, Figure, credit, difference, mean, share, share_against
from vernissage.lab.study import Rows

MORE = "times more by winners"
FEWEST = 20  # a component that was used in fewer games than this is not compared


def seat_shares(rows: Rows) -> list[Figure]:
    """How often each seat wins, against what is even; only where the same bots sit in every seat or in turn."""
    seats = len(rows.games[0].totals)
    won = [0.0] * seats
    for game in rows.games:
        for seat, part in enumerate(credit(game.winners, seats)):
            won[seat] += part
    return [share_against(each, len(rows.games), 1 / seats) for each in won]


def level_shares(rows: Rows) -> list[tuple[str, Figure]]:
    """How often each bot wins for each chair it sits on."""
    won: dict[str, float] = defaultdict(float)
    sat: Counter[str] = Counter()
    for game in rows.games:
        for bot, part in zip(game.bots, credit(game.winners, len(game.totals)), strict=True):
            won[bot] += part
            sat[bot] += 1
    return [(bot, share(won[bot], sat[bot])) for bot in sat]


def row_means(rows: Rows, winners: bool) -> dict[str, float]:
    """Points by row of the score sheet, of winners or of everybody else, in the mean."""
    sums: dict[str, list[float]] = defaultdict(list)
    for game in rows.games:
        for name, points in game.points.items():
            sums[name] += [float(each) for seat, each in enumerate(points) if (seat in game.winners) == winners]
    return {name: float(np.mean(values)) if values else 0.0 for name, values in sums.items()}


def winners_did(rows: Rows) -> list[Contrast]:
    """What winners used more often or less often than the others at their table, game by game."""
    found = []
    told = Counter(name for game in rows.games for name in game.used)
    for name, times in told.items():
        if times < FEWEST:
            continue
        values = []
        for game in rows.games:
            used = game.used.get(name)
            others = [seat for seat in range(len(game.totals)) if seat not in game.winners]
            if used is None or not others or not game.winners:
                continue
            values.append(
                sum(used[seat] for seat in game.winners) / len(game.winners)
                - sum(used[seat] for seat in others) / len(others)
            )
        if len(values) >= FEWEST:
            found.append(Contrast("component", name, difference(values), MORE))
    return found


def seat_findings(rows: Rows) -> list[Contrast]:
    """Seats that win more or less than is even."""
    seats = len(rows.games[0].totals)
    return [
        Contrast("seat", f"seat {seat + 1}", Figure(*centered(figure, 1 / seats), figure.p), "of the wins")
        for seat, figure in enumerate(seat_shares(rows))
    ]


def centered(figure: Figure, even: float) -> tuple[float, float, float]:
    """A share as its distance from what is even."""
    return figure.value - even, figure.low - even, figure.high - even


def compared(varied: Rows, printed: Rows) -> list[Contrast]:
    """What differs between two studies of the same deals: seat by seat, row by row, component by component.

    Deals are compared with themselves, so that what the deal decides falls out of the difference."""
    pairs = paired(varied, printed)
    seats = len(varied.games[0].totals)
    found = []
    for seat in range(seats):
        values = [credit(a.winners, seats)[seat] - credit(b.winners, seats)[seat] for a, b in pairs]
        found.append(Contrast("seat", f"seat {seat + 1} wins", difference(values), "of the games"))
        if seats > 1:
            leads = [lead(a.totals, seat) - lead(b.totals, seat) for a, b in pairs]
            found.append(Contrast("lead", f"seat {seat + 1} is ahead", difference(leads), "points"))
    for name in sorted({row for game, other in pairs for row in (*game.points, *other.points)}):
        values = [total(a.points, name) / seats - total(b.points, name) / seats for a, b in pairs]
        found.append(Contrast("points", name, difference(values), "points a player"))
    totals = [(sum(a.totals) - sum(b.totals)) / seats for a, b in pairs]
    found.append(Contrast("points", "total", difference(totals), "points a player"))
    spread = [float(max(a.totals) - min(a.totals) - max(b.totals) + min(b.totals)) for a, b in pairs]
    found.append(Contrast("points", "from first to last", difference(spread), "points"))
    found.append(Contrast("length", "rounds", difference([float(a.rounds - b.rounds) for a, b in pairs]), "rounds"))
    found.append(Contrast("length", "choices", difference([float(a.choices - b.choices) for a, b in pairs]), "choices"))
    for clause in sorted({end for game, other in pairs for end in (*game.ends, *other.ends)}):
        values = [float(clause in a.ends) - float(clause in b.ends) for a, b in pairs]
        found.append(Contrast("end", clause, difference(values), "of the games"))
    told = Counter(name for pair in pairs for name in {*pair[0].used, *pair[1].used})
    for name, times in sorted(told.items()):
        if times >= FEWEST:
            values = [float(total(a.used, name) - total(b.used, name)) for a, b in pairs]
            found.append(Contrast("component", name, difference(values), "times a game"))
    return found


def paired(one: Rows, other: Rows) -> list[tuple[GameRow, GameRow]]:
    """The games of the same deal and rotation; of studies with other seeds, in their order."""
    by_deal = {(game.seed, game.rotation): game for game in other.games}
    pairs = [(game, by_deal[game.seed, game.rotation]) for game in one.games if (game.seed, game.rotation) in by_deal]
    return pairs or list(zip(one.games, other.games, strict=False))


def lead(totals: list[int], seat: int) -> float:
    """How far a seat is ahead of the others' mean at the end."""
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


def total(found: dict[str, list[int]], name: str) -> int:
    """The sum over all seats."""
    return sum(found.get(name, ()))


class Unfolding:
    """How games run: who leads when, how often the lead changes, when it is decided."""

    def __init__(self, rows: Rows) -> None:
        winners = {(game.plan, game.seed, game.rotation): game.winners for game in rows.games}
        turns: dict[tuple[str, int, int], list[list[int]]] = defaultdict(list)
        for row in rows.turns:
            turns[row.plan, row.seed, row.rotation].append(row.points)
        self.changes = [lead_changes(points) for points in turns.values()]
        lead, far, won, which, game = [], [], [], [], []
        for place, (key, points) in enumerate(turns.items()):
            for number, now in enumerate(points):
                for seat, own in enumerate(now):
                    lead.append(own - max([each for other, each in enumerate(now) if other != seat], default=0))
                    far.append(number / 40)
                    won.append(1 / len(winners[key]) if seat in winners[key] else 0.0)
                    which.append((place, number, seat))
                    game.append(key[1])
        self.decided: list[float] = []
        self.by_progress: list[tuple[float, Figure]] = []
        if lead:
            chances = self.chances(np.array(lead, float), np.array(far), np.array(won), np.array(game))
            self.read(chances, which, [len(points) for points in turns.values()], list(turns), winners)

    def chances(self, lead: "np.ndarray", far: "np.ndarray", won: "np.ndarray", game: "np.ndarray") -> "np.ndarray":
        """Everybody's chances at every turn; deals with even seeds are judged by what odd ones taught, and back."""
        found = np.zeros_like(lead)
        for side in (0, 1):
            here = game % 2 == side
            if here.all() or not here.any():
                return Chances(lead, far, won)(lead, far)
            found[here] = Chances(lead[~here], far[~here], won[~here])(lead[here], far[here])
        return found

    def read(
        self,
        chances: "np.ndarray",
        which: list[tuple[int, int, int]],
        lengths: list[int],
        keys: list[tuple[str, int, int]],
        winners: dict[tuple[str, int, int], list[int]],
    ) -> None:
        """When each game was decided, and how sure the leader was in each tenth."""
        best: dict[tuple[int, int], tuple[float, int]] = {}
        for (place, number, seat), chance in zip(which, chances, strict=True):
            best[place, number] = max(best.get((place, number), (-1.0, -1)), (float(chance), seat))
        last = [0] * len(lengths)
        tenths: list[list[float]] = [[] for _ in range(10)]
        for (place, number), (chance, seat) in best.items():
            if chance < 0.9 or seat not in winners[keys[place]]:
                last[place] = max(last[place], number + 1)
            tenths[min(9, 10 * number // max(1, lengths[place]))].append(float(seat in winners[keys[place]]))
        self.decided = [each / length for each, length in zip(last, lengths, strict=True)]
        self.by_progress = [(10.0 * at + 5, mean(values)) for at, values in enumerate(tenths) if values]


def lead_changes(points: Iterable[list[int]]) -> int:
    """How often another seat comes to lead alone."""
    changes, leader = 0, -1
    for now in points:
        most = max(now)
        if now.count(most) == 1 and now.index(most) != leader:
            changes += leader >= 0
            leader = now.index(most)
    return changes
