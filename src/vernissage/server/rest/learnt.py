"""REST: what somebody with an account has learnt, so that every browser they sign in with knows it."""

from typing import Any, Final

from litestar import Request, Router, delete, get, post
from litestar.params import JSONBody

from vernissage.core.model import Message
from vernissage.server.errors import RequestError
from vernissage.server.process import Process, ThisProcess
from vernissage.server.wire.learning import LearntAll, LearntMore

Asked = Request[Any, Any, Any]
MOST: Final = 8000  # things an account keeps: every lesson, puzzle and remark, and years of days in a row


@get("/learnt")
async def learnt(request: Asked, process: ThisProcess) -> LearntAll:
    """Everything this account has learnt."""
    return LearntAll(items=await process.store.learnt(await account_of(request, process)))


@post("/learnt", status_code=200)
async def learn(request: Asked, data: JSONBody[LearntMore], process: ThisProcess) -> LearntAll:
    """These are learnt too; the answer is everything, so that a browser can take over what others brought."""
    person = await account_of(request, process)
    known = set(await process.store.learnt(person))
    fresh = [item for item in dict.fromkeys(data.items) if item not in known]
    if len(known) + len(fresh) > MOST:
        raise RequestError("too-many", Message("error-learnt-enough"))
    if fresh:
        await process.store.learn(person, fresh)
    return LearntAll(items=sorted(known | set(fresh)))


@delete("/learnt", status_code=204)
async def unlearn(request: Asked, process: ThisProcess) -> None:
    """All of it is forgotten."""
    await process.store.unlearn(await account_of(request, process))


async def account_of(request: Asked, process: Process) -> str:
    """The account that asks; what a guest has learnt stays with the browser."""
    caller = await process.require_caller(request)
    if caller.person.kind != "account":
        raise RequestError("wrong-phase", Message("error-guest-learns"))
    return caller.person.id


LEARNT = Router("/api", route_handlers=[learnt, learn, unlearn], tags=["Learn"])
