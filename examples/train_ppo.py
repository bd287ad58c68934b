"""Learns a game by playing against itself, and is measured against the house's bots.

One file: a batch of tables, a small network, proximal policy optimisation, as many processes as are asked for. It
begins from nothing, or with --teacher by asking a bot what it would have done in the positions the network itself comes
into. Needs torch beside vernissage[research]. What was learnt is saved on the way: the same command goes on where it
stopped.

    python examples/train_ppo.py --teacher expert --minutes 200 --workers 2 --out ppo.pt
    python examples/train_ppo.py --load ppo.pt --against amateur --games 400
"""

import argparse
import hashlib
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import multiprocessing, nn

from vernissage.bots.bot import Budget, bot, budget_of
from vernissage.core.rng import rng_for
from vernissage.research import Batch

# Bytes of these blocks name things rather than count them: the network has a row of numbers for every name.
NAMES = {
    "art_decko": "question bought_at plan tiles bonus_spaces museum galleries display",
    "art_society": "phase gavel turn order bonuses decor_in_hand decor_lifted tiles wall_0 wall_1",
    "avant_carde": "phase first active patrons stacks line",
}
# What a game's margin is divided by, so that rewards are about 1.
SCALE = {"art_decko": 40.0, "art_society": 15.0, "avant_carde": 10.0}
LAMBDA = 0.97  # how far ahead an advantage is counted in rewards rather than by the value


class Team:
    """Processes that learn together: each has the same player, and what they find is averaged on a shared board."""

    def __init__(self, size: int, room: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.size = size
        self.rank = 0
        self.board = torch.zeros(size, room).share_memory_()
        self.barrier = context.Barrier(size)

    def mean(self, mine: torch.Tensor) -> torch.Tensor:
        """The mean of what everybody brings, the same in every process."""
        if self.size == 1:
            return mine
        self.board[self.rank, : mine.numel()] = mine.flatten()
        self.barrier.wait()
        found = self.board[:, : mine.numel()].mean(0).view_as(mine)
        self.barrier.wait()
        return found

    def descend(self, player: nn.Module, optimizer: torch.optim.Optimizer, loss: torch.Tensor) -> None:
        """One step down the mean slope of all, not too long a one."""
        optimizer.zero_grad()
        loss.backward()
        slopes = self.mean(torch.cat([each.grad.flatten() for each in player.parameters()]))
        slopes = slopes * (0.5 / slopes.norm()).clamp(max=1)
        for each, slope in zip(
            player.parameters(), slopes.split([p.numel() for p in player.parameters()]), strict=True
        ):
            each.grad.copy_(slope.view_as(each))
        optimizer.step()


class Player(nn.Module):
    """From bytes to a value and a preference for every action."""

    def __init__(self, key: str, layout: Any, actions: int, width: int) -> None:
        super().__init__()
        places = [layout.blocks[name] for name in NAMES[key].split()]
        columns = [(block.at + i, block.high + 1) for block in places for i in range(block.size)]
        sizes = torch.tensor([size for _, size in columns])
        self.register_buffer("columns", torch.tensor([at for at, _ in columns]))
        self.register_buffer("tops", sizes - 1)
        self.register_buffer("rows", sizes.cumsum(0) - sizes)
        self.register_buffer("mean", torch.zeros(layout.size))
        self.register_buffer("spread", torch.ones(layout.size))
        self.names = nn.EmbeddingBag(int(sizes.sum()), width, mode="sum")
        self.counts = nn.Linear(layout.size, width)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.names.weight, std=0.05)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def look(self, observations: torch.Tensor, team: Team) -> None:
        """From now on every byte counts by how far it is from its mean in these observations."""
        self.mean.copy_(team.mean(observations.float().mean(0)))
        self.spread.copy_(team.mean(observations.float().std(0)) + 0.1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        floats = ((observations.float() - self.mean) / self.spread).clamp(-5, 5)
        named = torch.minimum(observations[:, self.columns].long(), self.tops) + self.rows
        found = self.body(self.counts(floats) + self.names(named))
        return self.policy(found).masked_fill(~masks, -1e9), self.value(found)[:, 0]

    @torch.no_grad()
    def choose(self, batch: Any, greedy: bool = False) -> np.ndarray:
        """An action for every table."""
        logits, _ = self(torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.astype(bool)))
        if greedy:
            return logits.argmax(1).numpy()
        return torch.distributions.Categorical(logits=logits).sample().numpy()


def paid(rewards: np.ndarray, key: str) -> np.ndarray:
    """What a finished game is worth: half for winning it, half for the margin."""
    return (0.5 * np.sign(rewards) + 0.5 * np.clip(rewards / SCALE[key], -2, 2)).astype(np.float32)


class Lessons:
    """Positions, what the teacher would have done there, and how the game ended for who was asked."""

    def __init__(self, key: str, level: str, seed: int) -> None:
        self.batch = Batch(
            key, tables=32, seats=2, seed=900_000_000 + 1_000_000 * seed, reward="margin", skip_forced=True
        )
        self.teacher, self.ms, self.rng = bot(key, level), budget_of(level), rng_for(seed, "teacher")
        self.going: list[list[tuple[int, bytes, bytes, int]]] = [[] for _ in range(self.batch.tables)]
        self.seen: list[tuple[bytes, bytes, int, float]] = []

    def take(self, player: Player, count: int, own: bool) -> None:
        """So many more decisions are known: the player's own moves with the teacher's answers, or the teacher's."""
        batch, game = self.batch, self.batch.game
        enough = len(self.seen) + count
        while len(self.seen) < enough:
            actions = player.choose(batch)
            for table in range(batch.tables):
                state, seat = batch.state(table), int(batch.to_move[table])
                view, options = game.view(state, seat), game.options(state, seat)
                wise = self.teacher.choose(game, view, options, self.rng, Budget(self.ms)).action
                row = batch.observations[table].tobytes(), np.packbits(batch.masks[table]).tobytes()
                self.going[table].append((seat, *row, wise))
                # One answer in ten is not the teacher's, so that it is also seen where it would not have come.
                if not own and int(self.rng.below(10)) > 0:
                    actions[table] = wise
            _, rewards, done = batch.step(actions)
            for table in np.flatnonzero(done):
                ends = paid(rewards[table], batch.key)
                self.seen += [(look, mask, wise, float(ends[seat])) for seat, look, mask, wise in self.going[table]]
                self.going[table] = []

    def read(self, player: Player, team: Team, count: int, readings: int, chance: np.random.Generator) -> None:
        """The player would do the same as the teacher, and guesses how games end."""
        looks = np.frombuffer(b"".join(row[0] for row in self.seen), np.uint8).reshape(len(self.seen), -1)
        masks = np.frombuffer(b"".join(row[1] for row in self.seen), np.uint8).reshape(len(self.seen), -1)
        wise = np.array([row[2] for row in self.seen])
        ends = np.array([row[3] for row in self.seen], np.float32)
        player.look(torch.from_numpy(looks[:20_000].copy()), team)
        optimizer = torch.optim.Adam(player.parameters())
        parts = max(1, count * team.size // 512)
        for reading in range(readings):
            right = 0.0
            for number, part in enumerate(np.array_split(chance.permutation(len(self.seen)), parts)):
                done = (reading + number / parts) / readings
                optimizer.param_groups[0]["lr"] = 1e-3 * (1 - 0.95 * done)
                options = np.unpackbits(masks[part], axis=1, count=self.batch.actions)
                logits, values = player(torch.from_numpy(looks[part]), torch.from_numpy(options.astype(bool)))
                aim = torch.from_numpy(wise[part])
                off = (values - torch.from_numpy(ends[part])).square().mean()
                team.descend(player, optimizer, nn.functional.cross_entropy(logits, aim) + 0.3 * off)
                right += float((logits.argmax(1) == aim).float().sum())
        right = float(team.mean(torch.tensor(right / len(self.seen))))
        if team.rank == 0:
            print(json.dumps({"decisions": count * team.size, "as the teacher": round(right, 3)}), flush=True)


class Window:
    """What happened at every table in so many steps; each seat's decisions follow one another."""

    def __init__(self, batch: Batch, steps: int) -> None:
        tables = batch.tables
        self.observations = np.zeros((steps, tables, batch.layout.size), np.uint8)
        self.masks = np.zeros((steps, tables, batch.actions), bool)
        self.seats = np.zeros((steps, tables), np.int64)
        self.actions = np.zeros((steps, tables), np.int64)
        self.logs = np.zeros((steps, tables), np.float32)
        self.values = np.zeros((steps, tables), np.float32)
        self.rewards = np.zeros((steps, tables, batch.seats), np.float32)
        self.done = np.zeros((steps, tables), bool)

    def fill(self, player: Player, batch: Batch) -> None:
        """The window is filled with the player's own games against itself."""
        for step in range(len(self.actions)):
            self.observations[step] = batch.observations
            self.masks[step] = batch.masks
            self.seats[step] = batch.to_move
            with torch.no_grad():
                logits, values = player(torch.from_numpy(self.observations[step]), torch.from_numpy(self.masks[step]))
                chances = torch.distributions.Categorical(logits=logits)
                actions = chances.sample()
                self.logs[step] = chances.log_prob(actions).numpy()
            self.values[step] = values.numpy()
            self.actions[step] = actions.numpy()
            _, rewards, done = batch.step(self.actions[step])
            self.rewards[step] = paid(rewards, batch.key)
            self.done[step] = done > 0

    def advantages(self) -> tuple[np.ndarray, np.ndarray]:
        """Generalized advantages along each seat's own decisions, and which of them are known."""
        steps, tables, seats = self.rewards.shape
        found = np.zeros((steps, tables), np.float32)
        known = np.zeros((steps, tables), bool)
        row = np.arange(tables)
        value = np.zeros((tables, seats), np.float32)  # of each seat's next decision
        ahead = np.zeros((tables, seats), np.float32)  # its advantage
        later = np.zeros((tables, seats), bool)  # there is one in the window, or the game has ended
        for step in reversed(range(steps)):
            ended = self.done[step][:, None]
            # A game that ends here pays every seat: what follows belongs to the next one.
            value = np.where(ended, self.rewards[step], value)
            ahead = np.where(ended, 0, ahead)
            later = later | ended
            who = self.seats[step]
            delta = value[row, who] - self.values[step]
            known[step] = later[row, who]
            found[step] = np.where(known[step], delta + LAMBDA * ahead[row, who], 0)
            value[row, who] = self.values[step]
            ahead[row, who] = found[step]
            later[row, who] = True
        return found, known


def learn(
    player: Player,
    team: Team,
    optimizer: torch.optim.Optimizer,
    window: Window,
    said: argparse.Namespace,
    chance: np.random.Generator,
) -> float:
    """The player has learnt from the window; the answer is how undecided it still is."""
    found, known = window.advantages()
    arrays = (
        window.observations,
        window.masks,
        window.actions,
        window.logs,
        (found - found[known].mean()) / (found[known].std() + 1e-6),
        found + window.values,
    )
    flat = [torch.from_numpy(np.ascontiguousarray(array.reshape(-1, *array.shape[2:]))) for array in arrays]
    pick = np.flatnonzero(known.ravel())
    entropies = []
    for _ in range(said.epochs):
        chance.shuffle(pick)
        for part in np.array_split(pick, max(1, window.actions.size * team.size // said.batch)):
            looks, masks, actions, logs, gain, returns = (array[torch.from_numpy(part)] for array in flat)
            logits, values = player(looks, masks)
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(actions) - logs).exp()
            kept = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            undecided = chances.entropy().mean()
            loss = -kept + 0.5 * (values - returns).square().mean() - said.entropy * undecided
            team.descend(player, optimizer, loss)
            entropies.append(float(undecided.detach()))
    return sum(entropies) / len(entropies)


def measure(player: Player, team: Team, key: str, level: str, games: int, seed: int) -> dict[str, float]:
    """Two-player games against a bot of the house, each deal from both seats; wins with a 95 % interval."""
    own = games // team.size
    batch = Batch(key, tables=own, seats=2, opponents=level, reward="margin", auto_reset=False, skip_forced=True)
    batch.reset([seed + (team.rank * own + table) // 2 for table in range(own)])
    margins = np.zeros(own)
    while (batch.to_move >= 0).any():
        _, rewards, done = batch.step(player.choose(batch, greedy=True))
        ended = np.flatnonzero(done)
        margins[ended] = rewards[ended, batch.learners[ended]]
    wins = (margins > 0).mean() + 0.5 * (margins == 0).mean()
    score, margin = team.mean(torch.tensor([wins, margins.mean()], dtype=torch.float32)).tolist()
    spread = 1.96 * math.sqrt(max(score * (1 - score), 1e-9) / (own * team.size))
    return {
        "games": own * team.size,
        "wins": round(score, 4),
        "plus_minus": round(spread, 4),
        "margin": round(margin, 2),
    }


def digest(player: Player) -> str:
    """A name for exactly these weights."""
    found = hashlib.sha256()
    for name, value in sorted(player.state_dict().items()):
        found.update(name.encode() + value.numpy().tobytes())
    return found.hexdigest()[:16]


class Likings(nn.Module):
    """What a player likes, from the bytes alone: the form in which others run it."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        p = self.player
        floats = ((observations.float() - p.mean) / p.spread).clamp(-5, 5)
        named = torch.minimum(observations[:, p.columns].long(), p.tops) + p.rows
        return p.policy(p.body(p.counts(floats) + nn.functional.embedding(named, p.names.weight).sum(1)))


def publish(player: Player, said: argparse.Namespace) -> None:
    """The weights lie beside the checkpoint for examples/trained_bot.py, and as ONNX where that is wanted."""
    path = said.load or said.out
    np.savez(path.with_suffix(".npz"), **{name: value.numpy() for name, value in player.state_dict().items()})
    if said.onnx:
        look = torch.zeros(1, player.mean.numel(), dtype=torch.uint8)
        torch.onnx.export(Likings(player), (look,), said.onnx, input_names=["observation"], output_names=["likings"])


def train(player: Player, team: Team, said: argparse.Namespace) -> None:
    """The player has learnt for so many minutes of CPU time, measured now and then, and saved whenever it was."""
    chance = np.random.default_rng([said.seed, team.rank])
    optimizer = torch.optim.Adam(player.parameters(), lr=said.rate, eps=1e-5)
    kept: dict[str, Any] = {"seconds": 0.0, "cpu": 0.0, "steps": 0, "curve": []}
    if said.out.exists():
        kept = torch.load(said.out, weights_only=True)
        player.load_state_dict(kept["weights"])
        optimizer.load_state_dict(kept["optimizer"])
    began = time.monotonic() - kept["seconds"]
    before = kept["cpu"]

    def spent() -> tuple[float, float]:
        """Seconds since the start, and seconds of CPU time of all processes."""
        passed, cpu = team.mean(torch.tensor([time.monotonic() - began, time.process_time()])).tolist()
        return passed, before + cpu * team.size

    def keep(**told: Any) -> None:
        """The player is measured and saved with its curve."""
        kept["seconds"], kept["cpu"] = spent()
        line = {"seconds": round(kept["seconds"]), "cpu": round(kept["cpu"]), "steps": kept["steps"], **told}
        line |= measure(player, team, said.game, said.against, said.sample, 5_000_000)
        kept["curve"].append(line)
        kept.update(game=said.game, width=said.width, weights=player.state_dict(), optimizer=optimizer.state_dict())
        if team.rank == 0:
            print(json.dumps(line), flush=True)
            torch.save(kept, said.out)

    if said.teacher and not kept["curve"]:
        lessons = Lessons(said.game, said.teacher, 100 * said.seed + team.rank)
        for number in range(1, said.rounds + 1):
            lessons.take(player, said.lessons // (said.rounds * team.size), own=number > 1)
            lessons.read(player, team, number * said.lessons // (said.rounds * team.size), said.readings, chance)
        keep(taught=said.teacher)
    first = 1_000_000 * (1 + 100 * said.seed + team.rank) + kept["steps"] // 100
    batch = Batch(said.game, tables=said.tables, seats=2, seed=first, reward="margin", skip_forced=True)
    window = Window(batch, said.steps)
    measured = spent()[1]
    while (used := spent()[1]) < 60 * said.minutes:
        for group in optimizer.param_groups:
            group["lr"] = said.rate * max(0.05, 1 - used / (60 * said.minutes))
        window.fill(player, batch)
        undecided = learn(player, team, optimizer, window, said, chance)
        kept["steps"] += window.actions.size * team.size
        if used - measured > said.every:
            keep(entropy=round(undecided, 3))
            measured = spent()[1]
    keep(ended=True)


def work(rank: int, team: Team, said: argparse.Namespace) -> None:
    """One process trains, or only measures, with the others."""
    team.rank = rank
    torch.set_num_threads(1)
    player = fresh(said)
    torch.manual_seed(1000 * said.seed + rank)
    if said.load:
        player.load_state_dict(torch.load(said.load, weights_only=True)["weights"])
    else:
        train(player, team, said)
    told = measure(player, team, said.game, said.against, said.games, 7_000_000)
    if rank == 0:
        print(json.dumps({"final": told, "weights": digest(player)}), flush=True)
        publish(player, said)


def fresh(said: argparse.Namespace) -> Player:
    """A player that knows nothing, the same for the same seed."""
    torch.manual_seed(said.seed)
    sample = Batch(said.game, tables=1, seats=2)
    return Player(said.game, sample.layout, sample.actions, said.width)


def main() -> None:
    """Trains or only measures, as asked."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="art_decko", choices=sorted(NAMES))
    words.add_argument("--minutes", type=float, default=60, help="of CPU time, of all workers together")
    words.add_argument("--against", default="amateur")
    words.add_argument("--teacher", help="a level to learn from before playing")
    words.add_argument("--lessons", type=int, default=150_000, help="decisions to ask the teacher about")
    words.add_argument("--rounds", type=int, default=4, help="of asking and reading; from the second on in own games")
    words.add_argument("--readings", type=int, default=4, help="how often all lessons are read in each round")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--out", type=Path, default=Path("ppo.pt"))
    words.add_argument("--load", type=Path)
    words.add_argument("--onnx", type=Path, help="write the network here too; needs onnx and onnxscript")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--width", type=int, default=256)
    words.add_argument("--tables", type=int, default=64, help="of each worker")
    words.add_argument("--steps", type=int, default=128)
    words.add_argument("--epochs", type=int, default=2)
    words.add_argument("--batch", type=int, default=2048)
    words.add_argument("--rate", type=float, default=3e-4)
    words.add_argument("--entropy", type=float, default=0.003)
    words.add_argument("--every", type=float, default=300, help="seconds of CPU time between measurements")
    words.add_argument("--sample", type=int, default=100, help="games of each measurement on the way")
    words.add_argument("--workers", type=int, default=2, help="processes that learn together")
    said = words.parse_args()
    if said.load:
        kept = torch.load(said.load, weights_only=True)
        said.game, said.width = kept["game"], kept["width"]
    room = sum(each.numel() for each in fresh(said).parameters())
    multiprocessing.spawn(work, (Team(said.workers, room), said), nprocs=said.workers)


if __name__ == "__main__":
    main()
