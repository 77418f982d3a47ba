"""Self-play with PPO in one file, in the manner of CleanRL: one network plays every seat against itself.

    python examples/training/ppo.py --game upgrade --seats 2 --minutes 15 --out upgrade.npz

What it saves sits down at any table: `holdfast play upgrade --seats you,net:upgrade.npz`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import nn

import holdfast
from holdfast.adapters.networks import save_network
from holdfast.adapters.vector import VectorTables

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="upgrade")
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--tables", type=int, default=256)
parser.add_argument("--steps", type=int, default=64, help="moves at each table between two updates")
parser.add_argument("--minutes", type=float, default=15, help="processor time to train for")
parser.add_argument("--epochs", type=int, default=2)
parser.add_argument("--batch", type=int, default=2048)
parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the beginning; it falls to a tenth")
parser.add_argument("--entropy", type=float, default=0.02, help="at the beginning; it falls to a tenth")
parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantage estimate")
parser.add_argument("--width", type=int, default=256)
parser.add_argument("--games", type=int, default=400, help="games of each measure against a bot")
parser.add_argument("--measure", type=float, default=2, help="minutes between two measures")
parser.add_argument("--against", default="greedy")
parser.add_argument("--turn-limit", type=int, default=400)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--out", type=Path, default=Path("network.npz"))
parser.add_argument("--curve", type=Path, help="where to write the measures, as JSON lines")
args = parser.parse_args()

torch.manual_seed(args.seed)
torch.set_num_threads(args.threads)
rng = np.random.default_rng(args.seed)
tables = holdfast.vector(
    args.game, tables=args.tables, seats=args.seats, seed=args.seed, own=True, turn_limit=args.turn_limit
)


class Network(nn.Module):
    """Planes in, a preference for each action and the return to expect out."""

    def __init__(self, planes: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(planes, width), nn.ReLU(), nn.Linear(width, width // 2), nn.ReLU())
        self.policy = nn.Linear(width // 2, actions)
        self.value = nn.Linear(width // 2, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, planes: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(planes)
        return self.policy(hidden).masked_fill(~mask, -1e9), self.value(hidden).squeeze(-1)


network = Network(tables.plane_count, tables.action_count, args.width)
optimizer = torch.optim.Adam(network.parameters(), lr=args.rate, eps=1e-5)


def looked_at(from_tables: VectorTables) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(from_tables.planes().astype(np.float32)), torch.from_numpy(from_tables.action_masks.copy())


shape = (args.steps, args.tables)
kept = {
    "planes": np.zeros((*shape, tables.plane_count), np.uint8),
    "masks": np.zeros((*shape, tables.action_count), bool),
    "actions": np.zeros(shape, np.int64),
    "logs": np.zeros(shape, np.float32),
    "values": np.zeros(shape, np.float32),
    "players": np.zeros(shape, np.int64),
    "ended": np.zeros(shape, bool),
    "rewards": np.zeros((*shape, args.seats), np.float32),
}


def rollout() -> np.ndarray:
    """Play `steps` moves at every table, keep all of them, and say what is expected after the last."""
    for step in range(args.steps):
        kept["planes"][step] = tables.planes()
        kept["masks"][step] = tables.action_masks
        kept["players"][step] = tables.players
        with torch.no_grad():
            preferences, values = network(*looked_at(tables))
            chosen = torch.distributions.Categorical(logits=preferences, validate_args=False)
            actions = chosen.sample()
        kept["actions"][step], kept["logs"][step] = actions, chosen.log_prob(actions)
        kept["values"][step] = values
        _, kept["rewards"][step], kept["ended"][step] = tables.step(actions.numpy())
    with torch.no_grad():
        _, last = network(*looked_at(tables))
    return last.numpy()


def advantages(last: np.ndarray) -> np.ndarray:
    """Generalised advantage estimates along the moves of each seat: what others do in between is its environment."""
    rows = np.arange(args.tables)
    ahead = np.repeat(-last[:, None] / max(1, args.seats - 1), args.seats, axis=1)
    ahead[rows, tables.players] = last
    trace = np.zeros((args.tables, args.seats), np.float32)
    reward = np.zeros((args.tables, args.seats), np.float32)
    found = np.zeros_like(kept["values"])
    for step in reversed(range(args.steps)):
        ended = kept["ended"][step]
        ahead[ended], trace[ended], reward[ended] = 0, 0, kept["rewards"][step][ended]
        mover = kept["players"][step]
        value = kept["values"][step]
        found[step] = reward[rows, mover] + ahead[rows, mover] - value + args.trace * trace[rows, mover]
        ahead[rows, mover], trace[rows, mover], reward[rows, mover] = value, found[step], 0
    return found


def batches(size: int) -> Iterator[np.ndarray]:
    for _ in range(args.epochs):
        order = rng.permutation(size)
        yield from np.array_split(order, max(1, size // args.batch))


def update(last: np.ndarray, entropy_weight: float) -> None:
    found = advantages(last).reshape(-1)
    flat = {name: values.reshape(len(found), *values.shape[2:]) for name, values in kept.items()}
    returns = torch.from_numpy(found + flat["values"])
    gains = torch.from_numpy((found - found.mean()) / (found.std() + 1e-8))
    for chosen in batches(len(found)):
        planes = torch.from_numpy(flat["planes"][chosen].astype(np.float32))
        preferences, values = network(planes, torch.from_numpy(flat["masks"][chosen]))
        policy = torch.distributions.Categorical(logits=preferences, validate_args=False)
        ratio = (
            policy.log_prob(torch.from_numpy(flat["actions"][chosen])) - torch.from_numpy(flat["logs"][chosen])
        ).exp()
        gain = gains[chosen]
        loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
        loss = loss + 0.5 * (values - returns[chosen]).square().mean() - entropy_weight * policy.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()


def save() -> None:
    layers = [network.body[0], network.body[2], network.policy, network.value]
    save_network(
        args.out, tables.setting, [(each.weight.detach().numpy(), each.bias.detach().numpy()) for each in layers]
    )


def measured(bot: str, games: int) -> float:
    """The share of games that the network wins against bots on all other seats, playing every seat as often."""
    won = 0.0
    for seat in range(args.seats):
        opponents = {other: bot for other in range(args.seats) if other != seat}
        held = holdfast.vector(
            args.game,
            tables=20,
            seats=args.seats,
            seed=1000 + seat,
            own=True,
            opponents=opponents,
            turn_limit=args.turn_limit,
        )
        # The first games of all tables, so that long games count as often as short ones
        quota = np.full(20, games // args.seats // 20)
        while quota.any():
            with torch.no_grad():
                preferences, _ = network(*looked_at(held))
            held.step(preferences.argmax(-1).numpy())
            counted = held.ended & (quota > 0)
            won += float((held.rewards[counted, seat] == 1).sum()) + 0.5 * float(
                (held.rewards[counted, seat] == 0).sum()
            )
            quota[counted] -= 1
    return won / (games // args.seats // 20 * 20 * args.seats)


spent, decisions, next_measure, begun = 0.0, 0, 0.0, time.process_time()
while True:
    share = min(1.0, spent / (args.minutes * 60))
    if spent >= next_measure * 60 or share >= 1:
        save()
        paused = time.process_time()
        line = {
            "minutes": round(spent / 60, 2),
            "decisions": decisions,
            args.against: measured(args.against, args.games),
        }
        begun += time.process_time() - paused
        print(json.dumps(line), flush=True)
        if args.curve:
            with args.curve.open("a", encoding="utf-8") as curve:
                curve.write(json.dumps(line) + "\n")
        next_measure += args.measure
    if share >= 1:
        break
    for group in optimizer.param_groups:
        group["lr"] = args.rate * (1 - 0.9 * share)
    update(rollout(), args.entropy * (1 - 0.9 * share))
    decisions += args.steps * args.tables
    spent = time.process_time() - begun
