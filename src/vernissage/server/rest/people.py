"""REST: sessions, accounts and bot tokens."""

from contextlib import suppress
from typing import Any, Final, Literal

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from vernissage.core.model import Message
from vernissage.core.words import ENGLISH
from vernissage.server.accounts import DAY
from vernissage.server.errors import RequestError
from vernissage.server.limits import network
from vernissage.server.process import Caller, Process, ThisProcess
from vernissage.server.security import language_of
from vernissage.server.storage.store import Person
from vernissage.server.tables import life
from vernissage.server.tables.quarantine import Unreadable
from vernissage.server.tokens import csrf_of
from vernissage.server.wire.replies import ClosedTable, Me, SessionInfo, SessionList, Token
from vernissage.server.wire.requests import Account, Greeting, PasswordChange, Registration, TokenAsked

Asked = Request[Any, Any, Any]
PASSWORD_SECONDS: Final = 300.0
SHORT: Final = 16  # characters of a session's hash that name it to its owner


@post("/session", status_code=200)
async def make_guest(request: Asked, data: JSONBody[Greeting], process: ThisProcess) -> Response[Me]:
    """A guest by nickname; the answer sets the session cookie."""
    if not process.limits.allow(
        f"guest {address_of(request)}", process.settings.guests, process.settings.guest_seconds
    ):
        raise RequestError("too-fast", Message("error-many-guests"))
    token, person = await process.accounts.add_guest(data.name)
    return await with_cookie(process, token, person)


@get("/me")
async def me(request: Asked, process: ThisProcess) -> Me:
    """Who this session is, and the tables to return to."""
    caller = await process.require_caller(request)
    return await me_of_person(process, caller.person, caller.csrf, language_of(request.scope["headers"]))


@post("/name", status_code=200)
async def rename(request: Asked, data: JSONBody[Greeting], process: ThisProcess) -> Me:
    """Another nickname, at once wherever the game has not begun."""
    caller = await process.require_caller(request)
    before = caller.person.name
    caller.person = await process.accounts.rename(caller.person, data.name)
    for name, phase in await process.store.tables_of(caller.person.id):
        with suppress(Unreadable):
            if phase == "lobby":
                await rename_at(process, name, caller.person, before)
    return await me_of(process, caller)


async def rename_at(process: Process, name: str, person: Person, before: str) -> None:
    """The person's own chairs there bear the new name; whom they sat beside them keeps theirs."""
    table = await process.registry.table(name)
    for seat in table.position.seats_of(person.id):
        if table.position.phase == "lobby" and table.position.chairs[seat].name == before:
            await table.act(life.rename(person, seat, person.name, process.registry.clock()))


@post("/account", status_code=200)
async def register(request: Asked, data: JSONBody[Registration], process: ThisProcess) -> Response[Me]:
    """The guest becomes an account and keeps every seat."""
    caller = await process.require_caller(request)
    guard_passwords(request, process)
    person = await process.accounts.register(caller.person, data)
    # A guest's cookie opens nothing any more now that there is more to open; sockets that are open stay so, since
    # whoever registers may be in the middle of a game.
    await process.store.drop_session(caller.session.key)
    process.sessions.remove(caller.session.key)
    return await with_cookie(process, await process.accounts.open_session(person, "cookie"), person)


@post("/login", status_code=200)
async def sign_in(request: Asked, data: JSONBody[Account], process: ThisProcess) -> Response[Me]:
    """A new session of an account."""
    guard_passwords(request, process)
    account = f"password of {data.login}"
    if not process.limits.left(account, process.settings.passwords, PASSWORD_SECONDS):
        raise RequestError("too-fast", Message("error-many-attempts"))
    try:
        token, person = await process.accounts.sign_in(data)
    except RequestError:
        process.limits.count(account, PASSWORD_SECONDS)
        raise
    return await with_cookie(process, token, person)


@post("/logout", status_code=204)
async def sign_out(request: Asked, process: ThisProcess) -> None:
    """The session is over and its sockets close."""
    caller = await process.require_caller(request)
    await end_session(process, caller.session.key)


@get("/sessions")
async def sessions(request: Asked, process: ThisProcess) -> SessionList:
    """The browsers this person is signed in with, and the programs they made."""
    caller = await process.require_caller(request)
    found = await process.store.sessions_of(caller.person.id, process.registry.clock())
    return SessionList(
        sessions=[
            SessionInfo(
                id=each.key[:SHORT],
                kind="program" if each.kind == "token" else "browser",
                name=each.person.name,
                made=each.made,
                expires=each.expires,
                current=each.key == caller.session.key,
            )
            for each in found
        ]
    )


@delete("/sessions/{name:str}", status_code=204)
async def end_one(request: Asked, name: FromPath[str], process: ThisProcess) -> None:
    """One of them is over, and its sockets close."""
    caller = await process.require_caller(request)
    for each in await process.store.sessions_of(caller.person.id, process.registry.clock()):
        if each.key[:SHORT] == name:
            await end_session(process, each.key)
            return
    raise RequestError("not-found", Message("error-no-such-session"))


@post("/password", status_code=204)
async def change_password(request: Asked, data: JSONBody[PasswordChange], process: ThisProcess) -> None:
    """The account has another password, and every other browser is signed out."""
    caller = await process.require_caller(request)
    guard_passwords(request, process)
    await process.accounts.change_password(caller.person, data)
    for each in await process.store.sessions_of(caller.person.id, process.registry.clock()):
        if each.person.id == caller.person.id and each.key != caller.session.key:
            await end_session(process, each.key)


async def end_session(process: Process, key: str) -> None:
    """Nobody comes in with the session any more, in any process."""
    await process.store.drop_session(key)
    process.registry.end_session(key)


@post("/tokens", status_code=201)
async def make_token(request: Asked, data: JSONBody[TokenAsked], process: ThisProcess) -> Token:
    """A bot token of its own identity, shown this once."""
    caller = await process.require_caller(request)
    if caller.person.kind == "bot":
        raise RequestError("not-allowed", Message("error-bot-makes-bots"))
    if not process.limits.allow(f"token {caller.person.id}", process.settings.person_tokens, 86_400):
        raise RequestError("too-many", Message("error-enough-tokens"))
    return Token(token=await process.accounts.add_bot(data.name, caller.person.id), name=data.name)


def guard_passwords(request: Asked, process: Process) -> None:
    """Passwords are not tried out."""
    name = f"password from {address_of(request)}"
    if not process.limits.allow(name, process.settings.passwords, PASSWORD_SECONDS):
        raise RequestError("too-fast", Message("error-many-attempts"))


def address_of(request: Asked) -> str:
    """Whom a request comes from before anybody is known."""
    return network(request.client.host if request.client else "local")


async def with_cookie(process: Process, token: str, person: Person) -> Response[Me]:
    """The answer that brings a session."""
    cookie = Cookie(
        key=process.settings.cookie,
        value=token,
        path="/",
        httponly=True,
        secure=process.settings.secure,
        samesite="lax",
        max_age=process.settings.session_days * DAY // 1000,
    )
    return Response(await me_of_person(process, person, csrf_of(token)), cookies=[cookie])


async def me_of(process: Process, caller: Caller) -> Me:
    """Who the caller is."""
    return await me_of_person(process, caller.person, caller.csrf)


async def me_of_person(process: Process, person: Person, csrf: str, locale: str = ENGLISH) -> Me:
    """Name, CSRF value and the tables to return to."""
    tables, closed = [], []
    for name, _phase in await process.store.tables_of(person.id):
        try:
            tables.append(process.registry.info(await process.registry.table(name), person.id))
        except Unreadable as error:
            closed.append(ClosedTable(id=name, say=error.say, sentence=error.sentence(locale)))
    kind: Literal["guest", "account", "bot"] = (
        "account" if person.kind == "account" else "bot" if person.kind == "bot" else "guest"
    )
    return Me(name=person.name, kind=kind, login=person.login, csrf=csrf, tables=tables, closed=closed)


PEOPLE = Router(
    "/api",
    route_handlers=[
        make_guest,
        me,
        rename,
        register,
        sign_in,
        sign_out,
        sessions,
        end_one,
        change_password,
        make_token,
    ],
    tags=["People"],
)
