"""One game as learners hold it: bytes and masks out, numbers in, and a value that can be copied, pickled and shown."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vernissage.core.game import Game, State, seats_in
from vernissage.core.model import WATCHER, Setup
from vernissage.core.rng import rng_for
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.games.artbox.tables import DRAW, FINISH
from vernissage.research.easel import BYTES, LEVELS, Easel
from vernissage.research.encoders import encoder
from vernissage.research.layout import Block, Layout
from vernissage.research.picture import picture, svg
from vernissage.research.stepper import BY_MARGIN, BY_POINTS, BY_WINS, payments

PAYS = {"win": BY_WINS, "margin": BY_MARGIN, "points": BY_POINTS}


class Table:
    """A game of any of the four kinds; the answers of #ARTBOX's drawing step are numbers too, by way of an easel."""

    def __init__(self, key: str, seats: int | None = None, reward: str = "win", **options: Any) -> None:
        if reward not in PAYS:
            raise ValueError(f"there is no reward {reward!r}; there are {', '.join(PAYS)}")
        self.key = key
        self.rules: Game = game(key)
        default = max(2, self.rules.min_seats)
        self.setup: Setup = setup_of(self.rules, {"seats": default if seats is None else seats, **options})
        self.reward = reward
        self.seats = self.setup.seats
        self.encoder = encoder(key, self.setup)
        self.words = len(self.rules.words)
        self.easels: list[Easel | None] | None = [None] * self.seats if self.rules.payloads else None
        self.actions = self.words + (LEVELS if self.easels is not None else 0)
        self.layout: Layout = self.encoder.layout
        if self.easels is not None:
            self.layout = Layout([*self.layout, easel_block()])
        self.state: State = self.rules.new(self.setup, 0)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """The game of a seed begins."""
        self.seed = seed
        self.state = self.rules.new(self.setup, seed)
        self.rng = rng_for(seed, "research")
        if self.easels is not None:
            self.easels = [None] * self.seats

    @property
    def mover(self) -> int:
        """The lowest seat that is asked, or -1 when the game is over."""
        return int(self.rules.mover(self.state))

    @property
    def asked(self) -> list[int]:
        """Every seat that is asked."""
        return seats_in(int(self.rules.asked(self.state)))

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know."""
        data = self.encoder.encode(self.state, seat)
        if self.easels is not None:
            easel = self.easels[seat]
            data += easel.write() if easel is not None else bytes(BYTES)
        return np.frombuffer(data, np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action the seat may take now."""
        data = self.encoder.mask(self.state, seat)
        if self.easels is not None:
            drawing = self.easels[seat] is not None
            data = bytes(self.words) + b"\1" * LEVELS if drawing else data + bytes(LEVELS)
        return np.frombuffer(data, np.int8)

    def allows(self, seat: int, action: int) -> bool:
        """The action is among the seat's."""
        return 0 <= action < self.actions and bool(self.mask(seat)[action])

    def default(self, seat: int) -> int:
        """A safe action for a seat that has none."""
        if self.easels is not None and self.easels[seat] is not None:
            return self.words
        return int(self.rules.default(self.state, seat))

    def play(self, seat: int, action: int) -> None:
        """The action, which must be allowed, has happened."""
        if self.easels is None:
            self.rules.apply(self.state, seat, action)
            return
        easel = self.easels[seat]
        if easel is not None:
            easel.levels.append(action - self.words)
            if easel.complete:
                self.easels[seat] = None
                self.rules.apply(self.state, seat, DRAW + easel.which, easel.payload())
        elif DRAW <= action < FINISH:
            from vernissage.games.artbox.state import ArtboxState, roll

            assert isinstance(self.state, ArtboxState)
            self.easels[seat] = Easel(action - DRAW, roll(self.state))
        else:
            payload = self.rules.some_payload(self.state, seat, action, self.rng)
            self.rules.apply(self.state, seat, action, payload)

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.mover < 0

    def paid(self) -> list[float]:
        """What each seat gets for the finished game."""
        return payments(self.rules, self.state, PAYS[self.reward])

    def text(self, action: int) -> str:
        """An action in words."""
        return str(self.rules.text(action)) if action < self.words else f"level {action - self.words}"

    def ansi(self, seat: int = WATCHER) -> str:
        """The table as text, as a seat or a watcher sees it."""
        return str(self.rules.show(self.rules.view(self.state, seat)))

    def render(self, mode: str, seat: int = WATCHER) -> str | NDArray[np.uint8]:
        """The table as text, as SVG or as an array of pixels."""
        shown = self.ansi(seat)
        if mode == "ansi":
            return shown
        return svg(shown) if mode == "svg" else picture(shown)

    def get_state(self) -> bytes:
        """The position as bytes, what is hidden included."""
        easels = [
            bytes([255]) if easel is None else bytes([easel.which, len(easel.levels), *easel.levels])
            for easel in self.easels or []
        ]
        head = int(self.rng.state).to_bytes(8, "little") + self.seed.to_bytes(8, "little")
        body = b"".join(len(each).to_bytes(1, "little") + each for each in easels)
        return head + len(body).to_bytes(4, "little") + body + self.state.to_bytes()

    def set_state(self, data: bytes) -> None:
        """The position is the one that `get_state` gave."""
        self.seed = int.from_bytes(data[8:16], "little")
        self.rng = rng_for(0, "research")
        self.rng.state = int.from_bytes(data[:8], "little")
        size = int.from_bytes(data[16:20], "little")
        body = data[20 : 20 + size]
        self.state = self.rules.restore(data[20 + size :])
        if self.easels is None:
            return
        from vernissage.games.artbox.state import ArtboxState, roll

        assert isinstance(self.state, ArtboxState)
        self.easels = []
        while body:
            each, body = body[1 : 1 + body[0]], body[1 + body[0] :]
            self.easels.append(None if each[0] == 255 else Easel(each[0], roll(self.state), list(each[2:])))

    def clone(self) -> "Table":
        """A table of its own in the same position."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.rng = self.rng.clone()
        if self.easels is not None:
            twin.easels = [
                None if easel is None else Easel(easel.which, roll_of(easel), list(easel.levels))
                for easel in self.easels
            ]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        import msgspec

        return {
            "key": self.key,
            "reward": self.reward,
            "setup": msgspec.to_builtins(self.setup),
            "state": self.get_state(),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        Table.__init__(self, data["key"], reward=data["reward"], **data["setup"])
        self.set_state(data["state"])

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.clone()


def roll_of(easel: Easel) -> list[int]:
    """How many dice show each shape, by the easel's shapes."""
    return [easel.kinds.count(kind) for kind in range(4)]


def easel_block() -> Block:
    """What a seat knows of the drawing it is putting together."""
    return Block(
        "easel",
        BYTES,
        "own drawing in the making: 1 + which, shape, kind, number of it, then 1 + each level chosen",
        LEVELS,
    )
