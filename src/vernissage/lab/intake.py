"""Own data: records in a folder, or the finished games of a server, as rows of a study."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from vernissage.core.game import Game
from vernissage.core.match import Match
from vernissage.core.model import TABLE
from vernissage.core.record import RecordError
from vernissage.games import load
from vernissage.lab.playing import GameRow, TurnRow, points_now, sheet, used
from vernissage.lab.study import Rows, StudyPlan

OWN = "records"


def records(folder: Path) -> list[Path]:
    """The records of a folder, by name."""
    found = sorted(folder.rglob("*.vern"))
    if not found:
        raise ValueError(f"{folder} holds no .vern record")
    return found


def rows_of(paths: Iterable[Path]) -> tuple[dict[str, Rows], list[str]]:
    """Rows by game and seats ("art_decko 3"), and what could not be read, each with its reason."""
    found: dict[str, Rows] = {}
    left = []
    for number, path in enumerate(paths):
        try:
            match = load(path)
        except (RecordError, ValueError) as error:
            left.append(f"{path.name}: {error}")
            continue
        if match.result is None:
            left.append(f"{path.name}: the game is not over")
            continue
        rows = found.setdefault(f"{match.game.key} {match.seats}", Rows())
        add(rows, match, number)
    return found, left


def add(rows: Rows, match: Match, number: int) -> None:
    """One finished game more."""
    result = match.result
    assert result is not None
    lines = [line for _, line in match.journal]
    turns = list(turns_of(match.game, match, number))
    rows.games.append(
        GameRow(
            plan=OWN,
            seed=number,
            rotation=0,
            bots=[chair.kind.removeprefix("bot:") for chair in match.chairs],
            winners=result.winners,
            totals=result.totals,
            points=sheet(result, match.seats),
            rounds=int(getattr(match.view(TABLE), "round", 0)),
            turns=len(turns),
            choices=len(match.entries),
            ends=sorted({line.clause for line in lines if "-END-" in line.clause}),
            clauses=dict(sorted(Counter(line.clause for line in lines).items())),
            used=used(match.game.key, lines, match.seats),
        )
    )
    rows.turns += turns
    rows.ms.append([0.0] * match.seats)


def turns_of(game: Game, match: Match, number: int) -> Iterable[TurnRow]:
    """The turns of a record, played again."""
    again = Match(game, match.setup, match.seed, match.chairs)
    turn, before, answered = 0, -1, 0
    for entry in match.record().standing():
        if entry.seat != before and before >= 0:
            turn += 1
            yield turn_row(game, again, number, turn, before, answered)
            answered = 0
        before, answered = entry.seat, answered + 1
        again.enter(entry)
    if before >= 0:
        yield turn_row(game, again, number, turn + 1, before, answered)


def turn_row(game: Game, match: Match, number: int, turn: int, seat: int, answered: int) -> TurnRow:
    """What everybody had after a turn."""
    round_number = int(getattr(match.view(TABLE), "round", 0))
    return TurnRow(OWN, number, 0, turn, seat, round_number, answered, points_now(game, match.state, match.seats))


def plan_of(name: str, rows: Rows) -> StudyPlan:
    """What was played there, as far as the records say."""
    key, _, seats = name.partition(" ")
    bots = tuple(dict.fromkeys(bot for game in rows.games for bot in game.bots))
    return StudyPlan(key, {"seats": int(seats)}, bots)
