"""REST: the games and their rules."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath

from vernissage import games
from vernissage.bots.bot import players
from vernissage.core.game import Game
from vernissage.core.model import WATCHER, Message, View
from vernissage.core.setting_up import setup_of
from vernissage.core.words import words
from vernissage.server.rest.art import art_address
from vernissage.server.rest.words import address, served, worded_setup
from vernissage.server.security import language_of
from vernissage.server.tables.lobby import rules_of
from vernissage.server.tables.position import plain
from vernissage.server.wire.replies import ClauseInfo, Coverage, GameInfo, HouseValue, Rules
from vernissage.version import __version__

SHORT = "public, max-age=300"


@get("/api/games", sync_to_thread=False)
def all_games(request: Request[Any, Any, Any]) -> Response[list[GameInfo]]:
    """Every game with its options and its bots, in the language of the request."""
    locale = language_of(request.scope["headers"])
    return Response([with_kit(key, locale) for key in games.keys()], headers=spoken(locale))  # noqa: SIM118


@get("/api/games/{key:str}", sync_to_thread=False)
def one_game(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[GameInfo]:
    """One game, in the language of the request."""
    locale = language_of(request.scope["headers"])
    return Response(with_kit(rules_of(key).key, locale), headers=spoken(locale))


def spoken(locale: str) -> dict[str, str]:
    """What an answer tells of its language."""
    return {"content-language": locale, "vary": "accept-language", "cache-control": SHORT}


@get("/api/games/{key:str}/rules", sync_to_thread=False)
def rules(key: FromPath[str]) -> Response[Rules]:
    """Clauses, house values, components and coverage."""
    return Response(rules_page(rules_of(key).key), headers={"cache-control": SHORT})


def with_kit(key: str, locale: str) -> GameInfo:
    """What the lobby shows of a game, and where its kit lies."""
    return msgspec.structs.replace(game_info(key, locale), kit=kit_address(key, locale))


def kit_address(key: str, locale: str) -> str:
    """Where what a table needs to be read lies for as long as it stays the same."""
    return f"/api/kits/{locale}/{key}.json?v={kit_tag(key, locale)}"


@cache
def kit_tag(key: str, locale: str) -> str:
    """Named after what the kit is made from."""
    parts = [__version__, rules_page(key), served(locale, key)[1], game_info(key, locale)]
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]


@cache
def game_info(key: str, locale: str) -> GameInfo:
    """What the lobby shows of a game."""
    game = games.game(key)
    said = words(game.package, locale)
    setup = plain(setup_of(game, {"seats": game.min_seats}))
    return GameInfo(
        key=key,
        title=said.say(Message("title")),
        tagline=said.say(Message("tagline")),
        minutes=said.say(Message("minutes")),
        pictures=game.pictures(),
        rivals=game.rivals(),
        first=game.first_game(),
        standing={name: said.say(Message(f"standing-{name}")) for name in game.standing(first_look(game))},
        words=address(locale, key),
        kit="",
        art=art_address(key),
        least=game.min_seats,
        most=game.max_seats,
        edition=game.edition,
        levels=players(key),
        chances=not game.payloads,
        setup=worded_setup(game, locale),
        defaults={name: value for name, value in setup.items() if name not in ("seats", "rig")},
    )


def first_look(game: Game) -> View:
    """A table of the game as everybody sees it, before anybody has played."""
    return game.view(game.new(setup_of(game, {"seats": game.min_seats}), 0), WATCHER)


@cache
def rules_page(key: str) -> Rules:
    """What the rules pages show of a game."""
    game = games.game(key)
    clauses = [
        ClauseInfo(id=c.id, source=c.source, page=c.page, text=c.text, manual=c.manual)
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


GAMES = Router("/", route_handlers=[all_games, one_game, rules], tags=["Games"])
