"""REST: puzzles with proven answers, and the one of the day. Nothing of them is stored."""

from datetime import date as Date  # noqa: N812, a date is what it is
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vernissage import games
from vernissage.core.model import Message
from vernissage.core.puzzles import Puzzle, of_the_day, puzzles_of, solution, tried
from vernissage.server.errors import RequestError
from vernissage.server.process import ThisProcess
from vernissage.server.rest.learn import A_MINUTE, NAMES, pictured
from vernissage.server.tables.lobby import rules_of
from vernissage.server.wire.learning import PuzzleInfo, PuzzleList, PuzzleNow, PuzzleOfTheDay, PuzzleTry

Asked = Request[Any, Any, Any]


@get("/puzzles/{key:str}", sync_to_thread=True)
def puzzle_list(key: FromPath[str]) -> PuzzleList:
    """The puzzles of a game."""
    found = puzzles_of(rules_of(key).package)
    rows = [PuzzleInfo(number=at, kind=each.kind, hard=each.hard) for at, each in enumerate(found, 1)]
    return PuzzleList(key=key, puzzles=rows)


@get("/puzzle-of-the-day", sync_to_thread=True)
def daily(date: Annotated[str, QueryParameter(max_length=10)]) -> PuzzleOfTheDay:
    """The puzzle of a date, the same for everybody."""
    try:
        day = Date.fromisoformat(date).toordinal()
    except ValueError:
        raise RequestError("malformed", Message("error-no-date")) from None
    counts = {key: len(puzzles_of(games.game(key).package)) for key in games.keys()}  # noqa: SIM118
    key, number = of_the_day(counts, day)
    return PuzzleOfTheDay(date=date, key=key, number=number + 1)


@post("/puzzles/{key:str}/{number:int}", status_code=200)
async def attempt(
    request: Asked, key: FromPath[str], number: FromPath[int], data: JSONBody[PuzzleTry], process: ThisProcess
) -> PuzzleNow:
    """Where the puzzle stands after the moves."""
    caller = await process.require_caller(request)
    if not process.limits.allow(f"learn {caller.person.id}", A_MINUTE, 60):
        raise RequestError("too-fast", Message("error-learning-fast"))
    game = rules_of(key)
    puzzle = numbered(game.package, number)
    found = tried(game, puzzle, data.moves, NAMES)
    told = data.show or found.outcome in ("solved", "wrong")
    return PuzzleNow(
        key=key,
        number=number,
        hard=puzzle.hard,
        question=puzzle.question,
        names=NAMES[: found.match.seats],
        snapshot=pictured(found.match, puzzle.scene.seat, f"puzzle-{number}-{len(data.moves)}"),
        outcome=found.outcome,
        refusal=found.refusal,
        why=puzzle.why if told else None,
        solution=solution(game, puzzle) if told else [],
    )


def numbered(package: str, number: int) -> Puzzle:
    """The puzzle of a number, counted from 1."""
    found = puzzles_of(package)
    if not 1 <= number <= len(found):
        raise RequestError("not-found", Message("error-no-puzzle"))
    return found[number - 1]


PUZZLES = Router("/api", route_handlers=[puzzle_list, daily, attempt], tags=["Learn"])
