"""Who somebody is: guests by nickname, accounts by password, bots by token; sessions are opaque and stored as
hashes.
"""

import asyncio
import secrets
from collections.abc import Callable
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.names import clean
from vernissage.server.settings import Settings
from vernissage.server.storage.store import Person, Session, Store
from vernissage.server.tokens import hashed
from vernissage.server.wire.requests import Account, PasswordChange, Registration

DAY: Final = 86_400_000
HASHER: Final = PasswordHasher()


class Accounts:
    """People and their sessions."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int]) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.hashing = asyncio.Semaphore(2)  # a password costs memory and time: few at once

    async def add_guest(self, name: str) -> tuple[str, Person]:
        """A guest and the token of a session."""
        person = Person(fresh_id(), clean(name), "guest")
        await self.store.add_person(person, self.clock())
        return await self.open_session(person, "cookie"), person

    async def open_session(self, person: Person, kind: str) -> str:
        """A new session of the person; its token is known to nobody else from now on."""
        token = secrets.token_urlsafe(32)
        days = self.settings.session_days * (10 if kind == "token" else 1)
        await self.store.add_session(hashed(token), person.id, kind, self.clock(), self.clock() + days * DAY)
        return token

    async def session(self, token: str) -> Session | None:
        """The session of a token."""
        if not 20 <= len(token) <= 100:
            return None
        return await self.store.session(hashed(token), self.clock())

    async def register(self, person: Person, wanted: Registration) -> Person:
        """The guest is an account now and keeps every seat."""
        if person.kind != "guest":
            raise RequestError("wrong-phase", Message("error-has-account"))
        async with self.hashing:
            password = await asyncio.to_thread(HASHER.hash, wanted.password)
        changed = Person(person.id, clean(wanted.name), "account", wanted.login, password)
        if not await self.store.change_person(changed):
            raise RequestError("taken", Message("error-login-taken"))
        return changed

    async def sign_in(self, given: Account) -> tuple[str, Person]:
        """The account of a login and its password, with a new session."""
        person = await self.store.person_of_login(given.login)
        async with self.hashing:
            right = await asyncio.to_thread(verified, person.password if person else None, given.password)
        if person is None or not right:
            raise RequestError("no-session", Message("error-wrong-password"))
        return await self.open_session(person, "cookie"), person

    async def rename(self, person: Person, name: str) -> Person:
        """The person is called otherwise from now on."""
        changed = Person(person.id, clean(name), person.kind, person.login, person.password)
        await self.store.change_person(changed)
        return changed

    async def change_password(self, person: Person, given: PasswordChange) -> None:
        """The account has another password."""
        if person.kind != "account":
            raise RequestError("wrong-phase", Message("error-no-account"))
        async with self.hashing:
            right = await asyncio.to_thread(verified, person.password, given.old)
            if not right:
                raise RequestError("not-allowed", Message("error-old-password"))
            password = await asyncio.to_thread(HASHER.hash, given.new)
        await self.store.change_person(Person(person.id, person.name, person.kind, person.login, password))

    async def add_bot(self, name: str, maker: str = "") -> str:
        """A bot of its own identity, tied to whoever made it, and its token."""
        person = Person(fresh_id(), clean(name), "bot", maker=maker)
        await self.store.add_person(person, self.clock())
        return await self.open_session(person, "token")


@cache
def unknown_password() -> str:
    """A hash no password has: signing in takes as long for a login nobody has as for a wrong password."""
    return HASHER.hash(secrets.token_urlsafe(16))


def verified(password: str | None, given: str) -> bool:
    """The given password is the one that was hashed."""
    try:
        return HASHER.verify(unknown_password() if password is None else password, given)
    except (VerificationError, InvalidHashError):
        return False


def fresh_id() -> str:
    """A name nobody can guess, for people and tables."""
    return "".join(secrets.choice(LETTERS) for each in range(20))


LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
