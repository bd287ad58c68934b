"""The three turn games in OpenSpiel; importing this module registers them.

`pyspiel.load_game("python_vernissage_art_decko(players=3)")`. The deal is chosen by three chance nodes of 256 outcomes
each, 2^24 deals in all; whatever is drawn later follows from it, hidden from everybody. Questions put to several seats
at once are asked one after the other, and nobody sees the answers of the others.
"""

from typing import Any, Final

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from vernissage.core.game import State
from vernissage.core.rng import Rng, key
from vernissage.core.setting_up import setup_of
from vernissage.games import game
from vernissage.research.encoders import encoder
from vernissage.research.recall import Recall, recall_layout
from vernissage.research.stepper import BY_WINS, payments

KEYS: Final = ("art_decko", "art_society", "avant_carde")
DEALS: Final = 3
OUTCOMES: Final = 256
CHANCE: Final = [(number, 1 / OUTCOMES) for number in range(OUTCOMES)]


class Position:
    """The engine's position and what the seats remember; copied as a value."""

    def __init__(self, state: State, recall: Recall, then: State, moves: list[tuple[int, int]]) -> None:
        self.state = state
        # Memory is brought up to date when somebody asks for it: from this position on, by these moves.
        self.recall = recall
        self.then = then
        self.moves = moves

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.state.clone(), self.recall.clone(), self.then.clone(), self.moves[:])

    def __reduce__(self) -> Any:
        memory = (self.recall.digests, self.recall.last, self.recall.answers, self.recall.recent)
        known = [[int(number) for number in numbers] for numbers in memory]
        here = (self.recall.encoder.game.key, int(self.recall.seats))
        return restored, (*here, self.state.to_bytes(), self.then.to_bytes(), known, self.moves)


def restored(name: str, seats: int, state: bytes, then: bytes, known: list[list[int]], moves: Any) -> Position:
    """The position that was pickled."""
    rules = game(name)
    recall = Recall(encoder(name, setup_of(rules, {"seats": seats})))
    recall.digests, recall.last, recall.answers, recall.recent = (vec[i64](numbers) for numbers in known)
    return Position(rules.restore(state), recall, rules.restore(then), moves)


class VernissageGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games for some players."""

    kind: Any
    key: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = game(self.key)
        players = int(given.get("players", 2))
        self.setup = setup_of(self.rules, {"seats": players})
        self.encoder = encoder(self.key, self.setup)
        self.layout = self.encoder.layout
        self.recall_layout = recall_layout(self.layout)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.words),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.bound(self.setup),
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "VernissageState":
        """The table before the deal."""
        return VernissageState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "VernissageObserver | None":
        """What a player sees, or with perfect recall also what it has seen; what is public is not told apart."""
        if params:
            raise ValueError(f"observers take no parameters, but were given {params}")
        if iig_obs_type is None:
            return VernissageObserver(self, False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return VernissageObserver(self, bool(iig_obs_type.perfect_recall))


class VernissageState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel drives it."""

    def __init__(self, table: VernissageGame) -> None:
        super().__init__(table)
        self.dealt: list[int] = []
        self.position: Position | None = None
        self.mover = int(pyspiel.PlayerId.CHANCE)

    @property
    def table(self) -> VernissageGame:
        """The game of this state."""
        found = self.get_game()
        assert isinstance(found, VernissageGame)
        return found

    def current_player(self) -> int:
        """Chance, a seat, or the terminal player."""
        return self.mover

    def is_terminal(self) -> bool:
        """The game is over."""
        return bool(self.mover == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each part of the deal is as likely as the others."""
        return CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or player != self.mover:
            return []
        return self.table.rules.options(self.position.state, player)

    def _apply_action(self, action: int) -> None:
        table = self.table
        if self.position is None:
            self.dealt.append(action)
            if len(self.dealt) < DEALS:
                return
            seed = sum(digit * OUTCOMES**place for place, digit in enumerate(self.dealt))
            state = table.rules.new(table.setup, seed)
            self.position = Position(state, Recall(table.encoder), state.clone(), [])
            self.position.recall.seen(state)
        else:
            self.position.moves.append((self.mover, action))
            table.rules.apply(self.position.state, self.mover, action)
        mover = int(table.rules.mover(self.position.state))
        self.mover = mover if mover >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.table.rules.text(action))

    def returns(self) -> list[float]:
        """1 for a win alone, shared by several, so that all adds up to 0."""
        if self.position is None or not self.is_terminal():
            return [0.0] * int(self.num_players())
        return payments(self.table.rules, self.position.state, BY_WINS)

    def remembered(self) -> Recall:
        """What the seats remember, brought up to date."""
        here = self.position
        assert here is not None
        rules = self.table.rules
        for seat, action in here.moves:
            here.recall.answered(seat, action)
            rules.apply(here.then, seat, action)
            here.recall.seen(here.then)
        here.moves.clear()
        return here.recall

    def resample_from_infostate(self, player: int, sampler: Any) -> "VernissageState":
        """A state the player could as well be in: what is hidden from it is dealt anew."""
        twin = self.clone()
        assert isinstance(twin, VernissageState)
        if self.position is None:
            return twin
        rules = self.table.rules
        rng = Rng(key(int(sampler() * 2**53), "resample"))
        world = rules.guess(rules.view(self.position.state, player), rng)
        twin.position = Position(world, self.remembered().clone(), world.clone(), [])
        return twin

    def __str__(self) -> str:
        if self.position is None:
            return f"deal {' '.join(str(digit) for digit in self.dealt)}"
        return str(self.table.rules.show(self.table.rules.view(self.position.state, -2)))


class VernissageObserver:
    """Observations as floats, block by block as the layout names them."""

    def __init__(self, table: VernissageGame, recall: bool) -> None:
        self.recall = recall
        layout = table.recall_layout if recall else table.layout
        self.tensor: NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self.dict = {block.name: self.tensor[layout.place(block.name)] for block in layout}

    def set_from(self, state: VernissageState, player: int) -> None:
        """The tensor holds what the player may know; nothing before the deal."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = np.frombuffer(self.encoded(state, player), np.uint8)

    def encoded(self, state: VernissageState, player: int) -> bytes:
        """The bytes of an observation or an information state."""
        assert state.position is not None
        if self.recall:
            return state.remembered().encode(state.position.state, player)
        return state.table.encoder.encode(state.position.state, player)

    def string_from(self, state: VernissageState, player: int) -> str:
        """The bytes as digits: equal for states the player cannot tell apart."""
        return "" if state.position is None else self.encoded(state, player).hex()


def kind_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    rules = game(name)
    return pyspiel.GameType(
        short_name=f"python_vernissage_{name}",
        long_name=f"Vernissage {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=max(2, rules.min_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2},
    )


class ArtDeckoGame(VernissageGame):
    """Art Decko for two to four."""

    key = "art_decko"
    kind = kind_of("art_decko")


class ArtSocietyGame(VernissageGame):
    """Art Society for two to four."""

    key = "art_society"
    kind = kind_of("art_society")


class AvantCardeGame(VernissageGame):
    """Avant Carde for two to five."""

    key = "avant_carde"
    kind = kind_of("avant_carde")


for _made in (ArtDeckoGame, ArtSocietyGame, AvantCardeGame):
    pyspiel.register_game(_made.kind, _made)
