"""Learns a game by playing against itself, and is measured against the house's bots.

One file: a batch of tables, a small network, proximal policy optimisation. It begins from nothing, or with --teacher by
watching some games of a bot. Needs torch beside vernissage[research].

    python examples/train_ppo.py --teacher amateur --minutes 60 --out ppo.pt
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
from torch import nn

from vernissage.bots.bot import Budget, bot, budget_of
from vernissage.core.rng import rng_for
from vernissage.research import Batch

# Bytes of these blocks name things rather than count them: the network gets them one-hot.
NAMES = {"art_decko": ["question", "tiles", "plan"], "art_society": ["phase"], "avant_carde": ["phase", "patrons"]}
# What a game's margin is divided by, so that rewards are about 1.
SCALE = {"art_decko": 40.0, "art_society": 15.0, "avant_carde": 10.0}


class Player(nn.Module):
    """From bytes to a value and a preference for every action."""

    def __init__(self, key: str, layout: Any, actions: int, width: int = 128) -> None:
        super().__init__()
        places = [layout.blocks[name] for name in NAMES[key]]
        columns = [(block.at + i, min(block.high, 31) + 1) for block in places for i in range(block.size)]
        self.columns = [at for at, _ in columns]
        self.sizes = [size for _, size in columns]
        self.register_buffer("mean", torch.zeros(layout.size))
        self.register_buffer("spread", torch.ones(layout.size))
        self.seen = 0.0
        self.body = nn.Sequential(
            nn.Linear(layout.size + sum(self.sizes), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def look(self, observations: torch.Tensor) -> None:
        """Mean and spread of every byte are kept, so that all inputs are of one size."""
        floats = observations.float()
        self.seen += 1
        share = max(1 / self.seen, 0.01)
        self.mean += share * (floats.mean(0) - self.mean)
        self.spread += share * ((floats - self.mean).square().mean(0).sqrt() - self.spread)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        floats = ((observations.float() - self.mean) / (self.spread + 0.1)).clamp(-5, 5)
        hot = [
            nn.functional.one_hot(observations[:, at].long().clamp(max=size - 1), size).float()
            for at, size in zip(self.columns, self.sizes, strict=True)
        ]
        found = self.body(torch.cat([floats, *hot], 1))
        return self.policy(found).masked_fill(~masks, -1e9), self.value(found)[:, 0]

    @torch.no_grad()
    def choose(self, batch: Any, greedy: bool = False) -> np.ndarray:
        """An action for every table."""
        logits, _ = self(torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.astype(bool)))
        if greedy:
            return logits.argmax(1).numpy()
        return torch.distributions.Categorical(logits=logits).sample().numpy()


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

    def advantages(self, decay: float) -> tuple[np.ndarray, np.ndarray]:
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
            found[step] = np.where(known[step], delta + decay * ahead[row, who], 0)
            value[row, who] = self.values[step]
            ahead[row, who] = found[step]
            later[row, who] = True
        return found, known


def imitate(player: Player, said: argparse.Namespace, chance: np.random.Generator) -> None:
    """The player has watched some games of a teacher: it would do the same, and guesses how they end.

    One action in ten is drawn at random, so that the teacher is also seen where it would not have come by itself.
    """
    batch = Batch(said.game, tables=32, seats=2, seed=900_000_000, reward="margin", skip_forced=True)
    teacher, ms, rng = bot(said.game, said.teacher), budget_of(said.teacher), rng_for(said.seed, "teacher")
    going: list[list[tuple[int, bytes, bytes, int]]] = [[] for _ in range(batch.tables)]
    seen: list[tuple[bytes, bytes, int, float]] = []
    games = 0
    while games < said.lessons:
        actions = np.zeros(batch.tables, np.int64)
        for table in range(batch.tables):
            state, seat = batch.state(table), int(batch.to_move[table])
            view, options = batch.game.view(state, seat), batch.game.options(state, seat)
            wise = teacher.choose(batch.game, view, options, rng, Budget(ms)).action
            row = batch.observations[table].tobytes(), batch.masks[table].tobytes()
            going[table].append((seat, *row, wise))
            actions[table] = wise if chance.random() > 0.1 else chance.choice(options)
        _, rewards, done = batch.step(actions)
        for table in np.flatnonzero(done):
            paid = np.clip(rewards[table] / SCALE[said.game], -3, 3)
            seen += [(look, mask, wise, float(paid[seat])) for seat, look, mask, wise in going[table]]
            going[table] = []
            games += 1
    looks = torch.from_numpy(np.frombuffer(b"".join(row[0] for row in seen), np.uint8).reshape(len(seen), -1).copy())
    masks = torch.from_numpy(np.frombuffer(b"".join(row[1] for row in seen), bool).reshape(len(seen), -1).copy())
    wise_ones = torch.tensor([row[2] for row in seen])
    ends = torch.tensor([row[3] for row in seen])
    player.look(looks)
    optimizer = torch.optim.Adam(player.parameters(), lr=1e-3)
    order = np.arange(len(seen))
    for epoch in range(said.readings):
        chance.shuffle(order)
        right = 0.0
        for part in np.array_split(order, max(1, len(order) // 1024)):
            at = torch.from_numpy(part)
            logits, values = player(looks[at], masks[at])
            loss = nn.functional.cross_entropy(logits, wise_ones[at]) + 0.5 * (values - ends[at]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            right += float((logits.argmax(1) == wise_ones[at]).float().sum())
        told = {"reading": epoch + 1, "decisions": len(seen), "as the teacher": round(right / len(seen), 3)}
        print(json.dumps(told), flush=True)


def play(player: Player, batch: Batch, window: Window, scale: float) -> None:
    """The window is filled with the player's own games against itself."""
    for step in range(len(window.actions)):
        window.observations[step] = batch.observations
        window.masks[step] = batch.masks
        window.seats[step] = batch.to_move
        with torch.no_grad():
            logits, values = player(torch.from_numpy(window.observations[step]), torch.from_numpy(window.masks[step]))
            chances = torch.distributions.Categorical(logits=logits)
            actions = chances.sample()
            window.logs[step] = chances.log_prob(actions).numpy()
        window.values[step] = values.numpy()
        window.actions[step] = actions.numpy()
        _, rewards, done = batch.step(window.actions[step])
        window.rewards[step] = np.clip(rewards / scale, -3, 3)
        window.done[step] = done > 0


def learn(
    player: Player,
    optimizer: torch.optim.Optimizer,
    window: Window,
    said: argparse.Namespace,
    chance: np.random.Generator,
) -> float:
    """The player has learnt from the window; the answer is how undecided it still is."""
    found, known = window.advantages(said.decay)
    returns = found + window.values
    # Where there is one option only there is nothing to learn.
    pick = np.flatnonzero((known & (window.masks.sum(2) > 1)).ravel())
    flat = {
        name: torch.from_numpy(np.ascontiguousarray(array.reshape(-1, *array.shape[2:])))
        for name, array in (
            ("observations", window.observations),
            ("masks", window.masks),
            ("actions", window.actions),
            ("logs", window.logs),
            ("found", found),
            ("returns", returns.astype(np.float32)),
        )
    }
    player.look(flat["observations"])
    entropy = 0.0
    for _ in range(said.epochs):
        chance.shuffle(pick)
        for part in np.array_split(pick, max(1, len(pick) // said.batch)):
            at = torch.from_numpy(part)
            logits, values = player(flat["observations"][at], flat["masks"][at])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(flat["actions"][at]) - flat["logs"][at]).exp()
            gain = flat["found"][at]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            kept = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            undecided = chances.entropy().mean()
            loss = -kept + 0.5 * (values - flat["returns"][at]).square().mean() - said.entropy * undecided
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
            entropy = float(undecided.detach())
    return entropy


def measure(player: Player, key: str, level: str, games: int, seed: int) -> dict[str, float]:
    """Two-player games against a bot of the house, each deal from both seats; wins with a 95 % interval."""
    batch = Batch(key, tables=games, seats=2, opponents=level, reward="margin", auto_reset=False, skip_forced=True)
    batch.reset([seed + table // 2 for table in range(games)])
    margins = np.zeros(games)
    while (batch.to_move >= 0).any():
        _, rewards, done = batch.step(player.choose(batch, greedy=True))
        ended = np.flatnonzero(done)
        margins[ended] = rewards[ended, batch.learners[ended]]
    score = float((margins > 0).mean() + 0.5 * (margins == 0).mean())
    spread = 1.96 * math.sqrt(max(score * (1 - score), 1e-9) / games)
    return {"wins": round(score, 4), "plus_minus": round(spread, 4), "margin": round(float(margins.mean()), 2)}


def digest(player: Player) -> str:
    """A name for exactly these weights."""
    found = hashlib.sha256()
    for name, value in sorted(player.state_dict().items()):
        found.update(name.encode() + value.numpy().tobytes())
    return found.hexdigest()[:16]


def train(player: Player, said: argparse.Namespace) -> None:
    """The player has learnt for so many minutes, measured now and then, and is saved whenever it was."""
    batch = Batch(
        said.game, tables=said.tables, seats=2, seed=1_000_000 * (1 + said.seed), reward="margin", skip_forced=True
    )
    window = Window(batch, said.steps)
    optimizer = torch.optim.Adam(player.parameters(), lr=said.rate)
    chance = np.random.default_rng(said.seed)
    if said.teacher:
        imitate(player, said, chance)
        print(json.dumps({"taught": measure(player, said.game, said.against, said.sample, 5_000_000)}), flush=True)
    began, measured, steps = time.monotonic(), time.monotonic(), 0
    work = time.process_time()
    while (passed := time.monotonic() - began) < 60 * said.minutes:
        for group in optimizer.param_groups:
            group["lr"] = said.rate * max(0.05, 1 - passed / (60 * said.minutes))
        play(player, batch, window, SCALE[said.game])
        steps += window.actions.size
        undecided = learn(player, optimizer, window, said, chance)
        if time.monotonic() - measured > said.every:
            measured = time.monotonic()
            told = measure(player, said.game, said.against, said.sample, 5_000_000)
            cpu = round(time.process_time() - work)
            line = {"seconds": round(passed), "cpu": cpu, "steps": steps, "entropy": round(undecided, 3), **told}
            print(json.dumps(line), flush=True)
            torch.save({"game": said.game, "weights": player.state_dict(), "curve": line}, said.out)
    torch.save({"game": said.game, "weights": player.state_dict()}, said.out)


def main() -> None:
    """Trains or only measures, as asked."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="art_decko", choices=sorted(NAMES))
    words.add_argument("--minutes", type=float, default=60)
    words.add_argument("--against", default="amateur")
    words.add_argument("--teacher", help="a level to learn from before playing")
    words.add_argument("--lessons", type=int, default=600, help="games of the teacher to watch")
    words.add_argument("--readings", type=int, default=6, help="how often each is looked at")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--out", type=Path, default=Path("ppo.pt"))
    words.add_argument("--load", type=Path)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--tables", type=int, default=128)
    words.add_argument("--steps", type=int, default=128)
    words.add_argument("--epochs", type=int, default=2)
    words.add_argument("--batch", type=int, default=2048)
    words.add_argument("--rate", type=float, default=1e-3)
    words.add_argument("--decay", type=float, default=0.98)
    words.add_argument("--entropy", type=float, default=0.01)
    words.add_argument("--every", type=float, default=120, help="seconds between measurements")
    words.add_argument("--sample", type=int, default=100, help="games of each measurement on the way")
    words.add_argument("--threads", type=int, default=1)
    said = words.parse_args()
    torch.set_num_threads(said.threads)
    torch.manual_seed(said.seed)
    sample = Batch(said.game, tables=1, seats=2)
    player = Player(said.game, sample.layout, sample.actions)
    if said.load:
        player.load_state_dict(torch.load(said.load, weights_only=True)["weights"])
    else:
        train(player, said)
    told = measure(player, said.game, said.against, said.games, 7_000_000)
    print(json.dumps({"final": told, "games": said.games, "weights": digest(player)}))


if __name__ == "__main__":
    main()
