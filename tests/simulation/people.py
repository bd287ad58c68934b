"""People of the simulation: they play what they are offered, take back, double-click, lose their connection and their
patience, and know only what they were sent.
"""

import asyncio
import random
from typing import Any, Final

import msgspec

from server.support import payload_for
from simulation.house import PATIENCE, Gone, House, Street, Wire
from vernissage import games
from vernissage.core.game import Game
from vernissage.server.storage.store import Person

AGAIN: Final = ("busy",)  # problems that a patient person tries again


class Guest:
    """Somebody at one seat of one table."""

    def __init__(self, street: Street, name: str, dice: random.Random) -> None:
        self.street = street
        self.person = Person(name.lower(), name, "guest")
        self.dice = dice
        self.table = ""
        self.seat = 0
        self.rules: Game
        self.count = 0
        self.pending: dict[str, Any] | None = None
        self.old: dict[str, Any] | None = None  # a command that was answered long ago
        self.asked = 0.0  # when the pending command was last sent
        self.picture: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.told: list[Any] = []
        self.mark = ""
        self.calm = False  # plays on, and does nothing else
        self.gone = False
        self.slow = dice.random() < 0.3  # thinks longer than most clocks allow
        self.broken: list[str] = []  # what this person noticed
        self.bedtime = (
            dice.choice([5, 15]) if dice.random() < 0.25 else 1 << 30
        )  # commands after which they fall asleep

    async def live(self, table: str, game: str, seat: int) -> None:
        """From sitting down until the world ends."""
        self.table, self.seat, self.rules = table, seat, games.game(game)
        while not self.gone:
            if self.count >= self.bedtime and self.pending is None:
                return  # without a word: clocks and bots see to their seat
            houses = [house for house in self.street.houses if house.ready]
            if houses:
                await self.visit(self.dice.choice(houses))
            if self.dice.random() < 0.1 and not self.calm:
                await asyncio.sleep(self.dice.uniform(0, 12))  # away from the keyboard
            await asyncio.sleep(self.dice.uniform(0.05, 0.6))

    async def visit(self, house: House) -> None:
        """One connection, until it ends."""
        wire = house.connect(self.table, self.person, self.seat)
        keep = self.dice.random() < 0.7  # a page that was reloaded has nothing to go on from
        if not keep:
            self.mark, self.told, self.picture = "", [], {}
        wire.say({"type": "resume", "mark": self.mark, "told": len(self.told)})
        if self.pending is not None:
            self.send(wire)
        while not self.gone:
            try:
                async with asyncio.timeout(self.thinking()):
                    message = await wire.outbox.get()
            except TimeoutError:
                if not self.act(wire):
                    wire.break_off(politely=False)
                    return
                continue
            if isinstance(message, int):
                return
            self.hear(msgspec.json.decode(message))

    def thinking(self) -> float:
        """Seconds until something is done."""
        return self.dice.uniform(0.05, 1.0) if not self.slow or self.calm else self.dice.uniform(0.5, 9.0)

    def hear(self, message: dict[str, Any]) -> None:
        """What was sent is taken in."""
        match message["type"]:
            case "snapshot":
                if message["told_from"] > len(self.told):
                    self.broken.append(f"lines from {message['told_from']} on, after {len(self.told)}")
                self.told = self.told[: message["told_from"]] + message["told"]
                self.picture, self.mark = message, message["mark"]
            case "table":
                self.room = message["table"]
                mine = [chair["seat"] for chair in self.room["chairs"] if chair["yours"]]
                if self.seat >= 0 and self.room["phase"] != "lobby" and not mine:
                    self.gone = True
            case "done" | "problem" | "refused" | "hinted" | "drafted" if (
                self.pending and message["id"] == self.pending["id"]
            ):
                if message["type"] == "problem" and message["code"] in AGAIN:
                    self.asked = -1.0
                    return
                self.old, self.pending = self.pending, None

    def act(self, wire: Wire) -> bool:
        """Something is done, or nothing; false when the connection is given up."""
        now, luck = self.street.loop.now, self.dice.random()
        if self.pending is not None:
            if now - self.asked > PATIENCE and self.asked >= 0:
                return False
            if self.asked < 0 or luck < 0.1:
                self.send(wire)
            return True
        if self.count >= self.bedtime:
            return False
        if self.calm:
            self.answer(wire)
            return True
        if luck < 0.03:
            return False
        if luck < 0.06 and self.old is not None:
            wire.say(self.old)  # a message that was on its way for very long
        elif luck < 0.08:
            wire.say({"type": "here", "here": self.dice.random() < 0.5})
        elif luck < 0.16 and self.picture.get("undo", "no") != "no":
            self.command(wire, "undo", seq=self.picture["seq"])
        elif luck < 0.20 and self.options():
            self.command(wire, "hint", seq=self.picture["seq"])
        elif luck < 0.24 and self.options():
            wire.say({"type": "draft", "id": "draft", "actions": [self.dice.choice(self.options())]})
        elif luck < 0.26 and self.picture:
            self.command(wire, "do", seq=self.picture["seq"] + self.dice.randrange(-1, 2), actions=["time-up"])
        else:
            self.answer(wire)
        return True

    def answer(self, wire: Wire) -> None:
        """Whatever is asked is answered."""
        wish = self.room.get("undo")
        chairs = self.room.get("chairs", [])
        if wish and self.seat in wish["wanted"]:
            self.command(wire, "consent", yes=self.dice.random() < 0.7)
        elif 0 <= self.seat < len(chairs) and chairs[self.seat]["stand_in"]:
            self.command(wire, "take-back", "back")
        elif self.options():
            text = self.dice.choice(self.options())
            payload = payload_for(self.rules, self.picture, text, self.dice.getrandbits(20))
            self.command(wire, "do", seq=self.picture["seq"], actions=[text], payload=payload)

    def options(self) -> list[str]:
        """What the seat may do, as far as this person knows."""
        return [option["text"] for option in self.picture.get("options", [])]

    def command(self, wire: Wire, kind: str, name: str = "c", **more: Any) -> None:
        """A command with a number of its own, sent once or twice, until it is answered."""
        self.count += 1
        self.pending = {"type": kind, "id": f"{name}{self.count}", **more}
        self.send(wire)
        if self.dice.random() < 0.1:
            self.send(wire)

    def send(self, wire: Wire) -> None:
        """The pending command is on its way."""
        self.asked = self.street.loop.now
        wire.say(self.pending)


class Host(Guest):
    """Whoever sets up the table, by requests that may be lost."""

    async def request(self, work: Any) -> Any:
        """The answer of some house, sooner or later."""
        while True:
            houses = [house for house in self.street.houses if house.ready]
            try:
                if houses:
                    return await self.dice.choice(houses).ask(work)
            except Gone:
                pass
            await asyncio.sleep(self.dice.uniform(0.1, 1.0))
