"""REST: sessions, accounts and bot tokens."""

from typing import Any, Literal

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from vernissage.server.accounts import DAY, csrf_of
from vernissage.server.house import Caller, House, HouseHere
from vernissage.server.sent import Account, Greeting, Registration, TokenAsked
from vernissage.server.store import Person
from vernissage.server.told import Me, Token
from vernissage.server.trouble import Trouble

Asked = Request[Any, Any, Any]


@post("/session", status_code=200)
async def greet(request: Asked, data: JSONBody[Greeting], house: HouseHere) -> Response[Me]:
    """A guest by nickname; the answer sets the session cookie."""
    client = request.client.host if request.client else "local"
    if not house.limits.allow(f"guest {client}", house.settings.guests, house.settings.guest_seconds):
        raise Trouble("too-fast", "Too many new guests from your address: wait a while.")
    token, person = await house.accounts.greet(data.name)
    return await with_cookie(house, token, person)


@get("/me")
async def me(request: Asked, house: HouseHere) -> Me:
    """Who this session is, and the tables to return to."""
    return await me_of(house, await house.known(request))


@post("/name", status_code=200)
async def rename(request: Asked, data: JSONBody[Greeting], house: HouseHere) -> Me:
    """Another nickname, shown from the next table on."""
    caller = await house.known(request)
    caller.person = await house.accounts.rename(caller.person, data.name)
    return await me_of(house, caller)


@post("/account", status_code=200)
async def register(request: Asked, data: JSONBody[Registration], house: HouseHere) -> Me:
    """The guest becomes an account and keeps every seat."""
    caller = await house.known(request)
    guard_passwords(request, house)
    caller.person = await house.accounts.register(caller.person, data)
    return await me_of(house, caller)


@post("/login", status_code=200)
async def sign_in(request: Asked, data: JSONBody[Account], house: HouseHere) -> Response[Me]:
    """A new session of an account."""
    guard_passwords(request, house)
    token, person = await house.accounts.sign_in(data)
    return await with_cookie(house, token, person)


@post("/logout", status_code=204)
async def sign_out(request: Asked, house: HouseHere) -> None:
    """The session is over and its sockets close."""
    caller = await house.known(request)
    await house.store.drop_session(caller.session.key)
    house.hall.end_session(caller.session.key)


@post("/tokens", status_code=201)
async def make_token(request: Asked, data: JSONBody[TokenAsked], house: HouseHere) -> Token:
    """A bot token of its own identity, shown this once."""
    caller = await house.known(request)
    if not house.limits.allow(f"token {caller.person.id}", house.settings.person_tokens, 86_400):
        raise Trouble("too-many", "Enough bot tokens for today.")
    return Token(token=await house.accounts.program(data.name), name=data.name)


def guard_passwords(request: Asked, house: House) -> None:
    """Passwords are not tried out."""
    client = request.client.host if request.client else "local"
    if not house.limits.allow(f"password {client}", house.settings.passwords, 300):
        raise Trouble("too-fast", "Too many attempts: wait a few minutes.")


async def with_cookie(house: House, token: str, person: Person) -> Response[Me]:
    """The answer that brings a session."""
    cookie = Cookie(
        key=house.cookie,
        value=token,
        path="/",
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
        max_age=house.settings.session_days * DAY // 1000,
    )
    return Response(await me_of_person(house, person, csrf_of(token)), cookies=[cookie])


async def me_of(house: House, caller: Caller) -> Me:
    """Who the caller is."""
    return await me_of_person(house, caller.person, caller.csrf)


async def me_of_person(house: House, person: Person, csrf: str) -> Me:
    """Name, CSRF value and the tables to return to."""
    tables = []
    for name, _phase in await house.store.tables_of(person.id):
        tables.append(house.hall.info(await house.hall.table(name), person.id))
    kind: Literal["guest", "account", "bot"] = "account" if person.kind == "account" else "bot" if person.kind == "bot" else "guest"
    return Me(name=person.name, kind=kind, login=person.login, csrf=csrf, tables=tables)


PEOPLE = Router("/api", route_handlers=[greet, me, rename, register, sign_in, sign_out, make_token], tags=["People"])
