"""Who somebody is: guests by nickname, accounts by password, bots by token; sessions are opaque and stored as hashes."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vernissage.server.sent import Account, Registration
from vernissage.server.settings import Settings
from vernissage.server.store import Person, Session, Store
from vernissage.server.trouble import Trouble

DAY: Final = 86_400_000
HASHER: Final = PasswordHasher()


class Accounts:
    """People and their sessions."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int]) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.hashing = asyncio.Semaphore(2)  # a password costs memory and time: few at once

    async def greet(self, name: str) -> tuple[str, Person]:
        """A guest and the token of a session."""
        person = Person(fresh_id(), clean(name), "guest")
        await self.store.add_person(person, self.clock())
        return await self.admit(person, "cookie"), person

    async def admit(self, person: Person, kind: str) -> str:
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
            raise Trouble("wrong-phase", "You have an account already.")
        async with self.hashing:
            password = await asyncio.to_thread(HASHER.hash, wanted.password)
        changed = Person(person.id, clean(wanted.name), "account", wanted.login, password)
        if not await self.store.change_person(changed):
            raise Trouble("taken", "Somebody else has this login.")
        return changed

    async def sign_in(self, given: Account) -> tuple[str, Person]:
        """The account of a login and its password, with a new session."""
        person = await self.store.person_of_login(given.login)
        async with self.hashing:
            right = await asyncio.to_thread(lambda: verified(person.password if person else nobody(), given.password))
        if person is None or not right:
            raise Trouble("no-session", "Login or password is wrong.")
        return await self.admit(person, "cookie"), person

    async def rename(self, person: Person, name: str) -> Person:
        """The person is called otherwise from now on."""
        changed = Person(person.id, clean(name), person.kind, person.login, person.password)
        await self.store.change_person(changed)
        return changed

    async def program(self, name: str) -> str:
        """A bot of its own identity, and its token."""
        person = Person(fresh_id(), clean(name), "bot")
        await self.store.add_person(person, self.clock())
        return await self.admit(person, "token")


@cache
def nobody() -> str:
    """A hash no password has: signing in takes as long for a login nobody has as for a wrong password."""
    return HASHER.hash(secrets.token_urlsafe(16))


def verified(password: str, given: str) -> bool:
    """The given password is the one that was hashed."""
    try:
        return HASHER.verify(password, given)
    except (VerificationError, InvalidHashError):
        return False


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """The value a page must know to change things with its cookie."""
    return hmac.new(token.encode(), b"vernissage csrf", hashlib.sha256).hexdigest()[:32]


def fresh_id() -> str:
    """A name nobody can guess, for people and tables."""
    return "".join(secrets.choice(LETTERS) for each in range(20))


def clean(name: str) -> str:
    """A nickname without characters that do not print; names are shown as text, so nothing else needs to go."""
    kept = " ".join("".join(c for c in name if c.isprintable()).split())
    if not kept:
        raise Trouble("malformed", "A name needs a character one can read.")
    return kept


LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
