"""Requests whose bodies may be anything: what cannot be read is the sender's mistake, not a fault of ours."""

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from vernissage.core.model import Message
from vernissage.server.errors import RequestError


class AnyRequest(Request[Any, Any, Any]):
    """A request whose body is no text, is nested too deep or breaks off is malformed."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            raise RequestError("malformed", Message("error-broken-off")) from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise RequestError("malformed", Message("error-no-json")) from None
