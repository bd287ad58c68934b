"""REST: the games, their rules and their pictures."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from vernissage import games
from vernissage.bots.bot import levels
from vernissage.core.match import setup_of
from vernissage.server.lobby import rules_of
from vernissage.server.position import plain
from vernissage.server.told import ClauseInfo, Coverage, GameInfo, HouseValue, Rules
from vernissage.server.trouble import Trouble

LONG = "public, max-age=31536000, immutable"
SHORT = "public, max-age=300"


@get("/api/games", sync_to_thread=False)
def all_games() -> list[GameInfo]:
    """Every game with its options and its bots."""
    known = games.keys()
    return [game_info(key) for key in known]


@get("/api/games/{key:str}", sync_to_thread=False)
def one_game(key: FromPath[str]) -> GameInfo:
    """One game."""
    return game_info(rules_of(key).key)


@get("/api/games/{key:str}/rules", sync_to_thread=False)
def rules(key: FromPath[str]) -> Response[Rules]:
    """Clauses, house values, components and coverage."""
    return Response(rules_page(rules_of(key).key), headers={"cache-control": SHORT})


@get("/art/{key:str}/{component:str}", sync_to_thread=True)
def art(key: FromPath[str], component: FromPath[str]) -> Response[str]:
    """The picture of a component."""
    name = component.removesuffix(".svg")
    studio = key if key == "house" else rules_of(key).key
    found = picture(studio, name) if component.endswith(".svg") else None
    if found is None:
        raise Trouble("not-found", "There is no such picture.")
    return Response(found, media_type="image/svg+xml", headers={"cache-control": LONG})


@cache
def game_info(key: str) -> GameInfo:
    """What the lobby shows of a game."""
    game = games.game(key)
    schema = msgspec.json.schema(game.setup_type)
    setup = plain(setup_of(game, {"seats": game.min_seats}))
    return GameInfo(
        key=key,
        title=game.title,
        least=game.min_seats,
        most=game.max_seats,
        edition=game.edition,
        levels=levels(key),
        setup=schema,
        defaults={name: value for name, value in setup.items() if name not in ("seats", "rig")},
    )


@cache
def rules_page(key: str) -> Rules:
    """What the rules pages show of a game."""
    game = games.game(key)
    clauses = [
        ClauseInfo(id=c.id, source=c.source, page=c.page, text=c.text, refusal=c.refusal, manual=c.manual)
        for c in game.book.clauses.values()
    ]
    source = game_source(game.package)
    decided = sum(clause.id in source for clause in clauses)
    manual = sum(bool(clause.manual) for clause in clauses)
    return Rules(
        key=key,
        title=game.title,
        edition=game.edition,
        clauses=clauses,
        house=[HouseValue(group=a.group, row=a.row, why=a.why) for a in game.book.components.assumptions()],
        components=game.book.components.groups,
        coverage=Coverage(clauses=len(clauses), decided=decided, manual=manual),
    )


def game_source(package: str) -> str:
    """The source of a game, in which its clauses are named where they decide."""
    texts: list[str] = []
    waiting: list[Any] = [files(package)]
    while waiting:
        for path in waiting.pop().iterdir():
            if path.is_dir():
                waiting.append(path)
            elif path.name.endswith(".py"):
                texts.append(path.read_text("utf-8"))
    return "\n".join(texts)


@cache
def picture(key: str, name: str) -> str | None:
    """The SVG of a component, or nothing."""
    try:
        found: str = import_module("vernissage.art").picture(key, name)  # loaded when first asked for
    except (KeyError, ValueError, ModuleNotFoundError):
        return None
    return found


LIBRARY = Router("/", route_handlers=[all_games, one_game, rules, art], tags=["Games"])
