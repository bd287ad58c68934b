"""A serving process of the simulation: the real registry, tables, sockets, driver and clocks on virtual edges."""

import asyncio
import contextvars
import itertools
import random
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from simulation.disk import BASE, Disk, SimStore
from simulation.loop import OWNER, SimLoop
from vernissage.bots.bot import Bot, Choice, Hint
from vernissage.core.model import Message
from vernissage.server.bots.pool import BotPool
from vernissage.server.bots.worker import Question, Reply, think
from vernissage.server.bus import Bus, Notice
from vernissage.server.clock import ServerClock
from vernissage.server.errors import RequestError
from vernissage.server.process import Caller, Process
from vernissage.server.settings import Settings
from vernissage.server.socket.connection import CODES, PlaySocket, check_limits
from vernissage.server.storage.store import Person, Session, StoreAway
from vernissage.server.tables import folder
from vernissage.server.tables.folding import FoldProcess

T = TypeVar("T")
NEVER: Final = 1 << 60
PATIENCE: Final = 6.0  # seconds anybody waits for an answer
NUMBERS: Final = itertools.count(1)
encode = msgspec.json.Encoder().encode


class Gone(Exception):
    """Nobody answers."""


class SimBus(Bus):
    """Notices that come late, twice or not at all."""

    def __init__(self, house: "House") -> None:
        super().__init__()
        self.house = house

    def publish(self, notice: Notice) -> None:
        street, dice = self.house.street, self.house.street.dice
        for other in street.houses:
            if other is self.house or not other.alive:
                continue
            for _copy in range(0 if dice.random() < street.loss else 2 if dice.random() < 0.05 else 1):
                street.loop.call_later(dice.expovariate(200), other.heard, other.owner, notice, context=other.context)


class SimPool(BotPool):
    """Bots that think for a while, and sometimes fail or answer nonsense."""

    bots: dict[tuple[str, str], Bot] = {}  # noqa: RUF012  # shared on purpose: bots have no memory

    def __init__(self, street: "Street") -> None:
        super().__init__(0)
        self.street = street

    async def dispatch(self, question: Question, seconds: float) -> Reply | None:
        dice = self.street.dice
        await asyncio.sleep(dice.expovariate(10))
        luck = dice.random() if self.street.stormy else 1.0
        if luck < 0.05:
            return None
        if luck < 0.08:
            return Choice(dice.randrange(20))
        if question.hint:
            said = Message("option", {"notation": "?"})
            return [Hint(question.options[0], "", 0.0, False, said, said)]
        return think(msgspec.structs.replace(question, level="random"), self.bots)


class SimFolding(FoldProcess):
    """Folds here what another process would fold."""

    async def do(self, job: folder.Job) -> folder.Outcome:
        await asyncio.sleep(0.05)
        return folder.done(msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=folder.Job))


class SimSocket(PlaySocket):
    """The real socket; sets keep it in an order that is the same each time."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.number: int = next(self.process.numbers)  # type: ignore[attr-defined]  # set below

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class Wire:
    """One connection: what is sent arrives late and in order, until somebody cuts it."""

    def __init__(self, street: "Street", house: "House") -> None:
        self.street = street
        self.house = house
        self.scope: dict[str, Any] = {"headers": []}
        self.connection_state = "connect"
        self.cut = False
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()  # texts, and at last the code it was closed with
        self.flying_in: deque[dict[str, Any]] = deque()
        self.flying_out: deque[str | int] = deque()
        self.socket: SimSocket | None = None

    def fly(self, land: Callable[[], None]) -> None:
        """Something is on its way; what has left a house arrives even if the house is gone by then."""
        self.street.loop.call_later(self.street.latency(), land, context=self.street.context)

    def land_in(self) -> None:
        """The house has it."""
        if self.flying_in:
            self.inbox.put_nowait(self.flying_in.popleft())

    def land_out(self) -> None:
        """The guest has it."""
        if self.flying_out:
            self.outbox.put_nowait(self.flying_out.popleft())

    def break_off(self, *, politely: bool) -> None:
        """The connection is cut; what is on its way is lost, unless it was let out politely."""
        if self.cut:
            return
        self.cut = True
        self.flying_in.clear()
        self.flying_in.append({"type": "websocket.disconnect", "code": 1006})
        if not politely:
            self.flying_out.clear()
        self.flying_out.append(1006)
        self.fly(self.land_in)
        for _each in range(len(self.flying_out)):
            self.fly(self.land_out)

    # The guest's end

    def say(self, message: object) -> None:
        """The guest sends something."""
        if not self.cut:
            self.flying_in.append({"type": "websocket.receive", "text": encode(message).decode(), "bytes": None})
            self.fly(self.land_in)

    # The house's end, as Litestar has it

    async def receive(self) -> dict[str, Any]:
        """What the guest has sent."""
        return await self.inbox.get()

    async def send(self, message: dict[str, Any]) -> None:
        """A message leaves the house: whatever it says has been said."""
        if self.cut:
            raise RuntimeError("cut")
        self.street.on_send(self, message["text"])
        self.flying_out.append(message["text"])
        self.fly(self.land_out)
        if self.street.dice.random() < 0.1:
            await asyncio.sleep(self.street.latency())

    async def close(self, code: int = 1000) -> None:
        """The house hangs up."""
        self.connection_state = "disconnect"
        self.street.on_close(self, code)
        if not self.cut:
            self.cut = True
            self.flying_out.append(code)
            self.fly(self.land_out)


class Street:
    """What the houses have in common: time, dice, the disk, the network."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(f"world {seed}")
        order = random.Random(f"order {seed}")
        self.loop = SimLoop(order, shuffled=self.dice.random() < 0.5)  # type: ignore[abstract]  # no sockets, no signals
        self.context = contextvars.copy_context()
        self.houses: list[House] = []
        self.stormy = True
        self.loss = 0.1
        self.lag = 0.01
        self.on_send: Callable[[Wire, str], None] = lambda wire, text: None
        self.on_close: Callable[[Wire, int], None] = lambda wire, code: None
        self.on_refusal: Callable[[RequestError], None] = lambda error: None
        self.on_end: Callable[[asyncio.Task[None]], None] = lambda task: None
        self.owners = itertools.count(1)
        self.disk: Disk

    def latency(self) -> float:
        """How long a message takes this time."""
        return self.dice.expovariate(1 / self.lag)

    def wires(self) -> list[Wire]:
        """Every connection that stands."""
        return [wire for house in self.houses for wire in house.wires if not wire.cut]


class House:
    """One serving process and its lives."""

    def __init__(self, street: Street, settings: Settings) -> None:
        self.street = street
        self.settings = settings
        self.alive = False
        self.ready = False
        self.owner = 0
        self.skew = 0  # milliseconds by which its machine's clock is wrong
        self.wires: list[Wire] = []
        self.context = contextvars.copy_context()
        self.process: Process

    def start(self) -> None:
        """A new life begins, with nothing but what is stored."""
        self.owner = next(self.street.owners)
        self.context = contextvars.copy_context()
        self.context.run(OWNER.set, self.owner)
        self.alive = True
        self.wires = []
        self.context.run(self.build)
        self.begin(self.open())

    def build(self) -> None:
        """Everything a process is made of."""
        loop = self.street.loop
        clock = ServerClock(
            lambda: BASE + round(loop.now * 1000) + self.skew, lambda: round(loop.now * 1000) + 5_000_000
        )
        store = SimStore(self.street.disk)
        self.process = Process(self.settings, clock, store=store, bus=SimBus(self), bots=SimPool(self.street))
        self.process.registry.process_id = f"house{self.owner}"
        self.process.registry.folding.tables = self.process.registry.folding.records = SimFolding()
        self.process.numbers = itertools.count()  # type: ignore[attr-defined]  # for the order of its sockets

    async def open(self) -> None:
        """The process serves as soon as the store lets it."""
        await self.process.store.open()
        while True:
            try:
                await self.process.registry.open()
                break
            except StoreAway:  # whoever runs it starts it again
                await asyncio.sleep(0.5)
        self.ready = True

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something goes on in this house by itself, and must not fail."""
        self.street.loop.create_task(work, context=self.context).add_done_callback(self.street.on_end)

    def crash(self) -> None:
        """The process is gone between two steps, with everything it had in mind."""
        self.street.loop.dead.add(self.owner)
        self.alive = self.ready = False
        for wire in self.wires:
            wire.break_off(politely=self.street.dice.random() < 0.5)
        self.street.disk.stores = [store for store in self.street.disk.stores if store.owner != self.owner]

    def heard(self, owner: int, notice: Notice) -> None:
        """A notice has arrived, if this is still the life it was meant for."""
        if self.owner == owner and self.ready:
            self.process.registry.bus.received(notice)

    def connect(self, table: str, person: Person, seat: int) -> Wire:
        """A guest's connection, which may still be refused."""
        wire = Wire(self.street, self)
        self.wires = [each for each in self.wires if not each.cut]
        self.wires.append(wire)
        self.begin(self.serve(wire, table, person, seat))
        return wire

    async def serve(self, wire: Wire, table: str, person: Person, seat: int) -> None:
        """The handshake and all that follows."""
        try:
            live = await self.process.registry.table(table)
            viewer = live.viewer(person.id, seat)
            caller = Caller(Session(person.id, person, "cookie", NEVER), person.id)
            check_limits(self.process, live, caller)
        except RequestError as error:
            self.street.on_refusal(error)
            await wire.close(CODES.get(error.code, 4403))
            return
        wire.socket = SimSocket(self.process, live, caller, viewer, wire)
        await wire.socket.run()

    async def ask(self, work: Callable[[Process], Coroutine[Any, Any, T]]) -> T:
        """A request and its answer, or Gone when the house is; whether it happened then is anybody's guess."""
        answer: asyncio.Future[T] = self.street.loop.create_future()
        if not self.ready:
            raise Gone
        task = self.street.loop.create_task(work(self.process), context=self.context)
        task.add_done_callback(lambda done: self.pass_on(done, answer), context=self.street.context)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise Gone from None

    @staticmethod
    def pass_on(task: "asyncio.Task[T]", answer: "asyncio.Future[T]") -> None:
        """The answer leaves the house."""
        if task.cancelled():
            return
        error = task.exception()
        if answer.done():
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(task.result())
