"""Self-play with PPO in one file, in the manner of CleanRL: one network plays every seat against itself.

    python examples/training/ppo.py --game upgrade --seats 2 --minutes 15 --out upgrade.npz

What it saves sits down at any table of that kind: `holdfast play upgrade --seats you,net:upgrade.npz`. It plays by what
its seat sees. Only the critic, which is needed for training alone, is told what all seats see. What is measured and
saved is the mean of what the network was lately: each update leads a little astray, and in the mean that cancels out.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import i32, u8
from torch import nn
from torch.nn.functional import relu

import holdfast
from holdfast.adapters.networks import save_network
from holdfast.adapters.vector import VectorTables
from holdfast.bots.external.networks import load_network

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="upgrade")
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--tables", type=int, default=256)
parser.add_argument("--steps", type=int, default=64, help="moves at each table between two updates")
parser.add_argument("--minutes", type=float, default=15, help="processor time to train for")
parser.add_argument("--epochs", type=int, default=2)
parser.add_argument("--batch", type=int, default=1024)
parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the beginning; it falls to a hundredth")
parser.add_argument("--entropy", type=float, default=0.03, help="at the beginning; it falls to a tenth")
parser.add_argument("--trace", type=float, default=0.9, help="lambda of the advantage estimate")
parser.add_argument("--memory", type=float, default=50, help="over about how many updates the player is averaged")
parser.add_argument("--width", type=int, default=128)
parser.add_argument("--games", type=int, default=400, help="games of each measure against a bot")
parser.add_argument("--measure", type=float, default=2, help="minutes between two measures")
parser.add_argument("--against", default="greedy")
parser.add_argument("--turn-limit", type=int, default=400)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--start", type=Path, help="a network of the same width to go on from")
parser.add_argument("--out", type=Path, default=Path("network.npz"))
parser.add_argument("--curve", type=Path, help="where to write the measures, as JSON lines")
args = parser.parse_args()

torch.manual_seed(args.seed)
torch.set_num_threads(args.threads)
rng = np.random.default_rng(args.seed)
tables = holdfast.vector(
    args.game, tables=args.tables, seats=args.seats, seed=args.seed, own=True, turn_limit=args.turn_limit
)


class Actor(nn.Module):
    """Planes in, a preference for each action and the return to expect out.

    Most planes are never set. Only those that ever were, `live`, are multiplied with their weights.
    """

    def __init__(self, planes: int, actions: int, width: int) -> None:
        super().__init__()
        self.live = np.zeros(planes, bool)
        self.eyes = nn.Parameter(torch.empty(planes, width).uniform_(-0.06, 0.06))
        self.lids = nn.Parameter(torch.zeros(width))
        self.mind = nn.Linear(width, width // 2)
        self.policy = nn.Linear(width // 2, actions)
        self.value = nn.Linear(width // 2, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)
        self.columns = torch.zeros(0, dtype=torch.long)

    def notice(self, planes: np.ndarray) -> None:
        """From now on look at these planes too, if any of them is set."""
        self.live |= planes.any(0)
        self.columns = torch.from_numpy(np.flatnonzero(self.live))

    def sight(self, planes: torch.Tensor) -> torch.Tensor:
        """What the first layer makes of live planes."""
        return relu(torch.addmm(self.lids, planes, self.eyes[self.columns]))

    def forward(self, sight: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each action's probability, and the expected return."""
        thought = relu(self.mind(sight))
        preferences = self.policy(thought).masked_fill(~mask, -1e9)
        return torch.log_softmax(preferences, -1), self.value(thought).squeeze(-1)


@torch.no_grad()
def take_over(path: Path) -> None:
    """Make the actor what a saved network is. The critic is not saved with it, and begins anew."""
    network = load_network(path)
    network.check(str(path), tables.setting.game, args.seats, tables.setting.options)
    (eyes, lids), *layers = *network.body, network.policy, network.value
    actor.eyes.copy_(torch.from_numpy(eyes.T))
    actor.lids.copy_(torch.from_numpy(lids))
    for layer, (weights, biases) in zip((actor.mind, actor.policy, actor.value), layers, strict=True):
        layer.weight.copy_(torch.from_numpy(weights))
        layer.bias.copy_(torch.from_numpy(biases))
    actor.notice(eyes != 0)


actor = Actor(tables.plane_count, tables.action_count, args.width)
if args.start:
    take_over(args.start)
player = copy.deepcopy(actor)
"""The mean of what the actor was lately."""
critic = nn.Sequential(nn.Linear(args.seats * args.width, args.width // 2), nn.ReLU(), nn.Linear(args.width // 2, 1))
parameters = [*actor.parameters(), *critic.parameters()]
optimizer = torch.optim.Adam(parameters, lr=args.rate, eps=1e-5)
size = args.tables * tables.observation_size
numbers = vec[i32](np.zeros(size, np.int32).data)
seen = vec[u8](np.zeros(args.tables * tables.plane_count, np.uint8).data)


def live_planes(planes: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(planes[:, actor.live].astype(np.float32))


def planes_of_others(further: int) -> np.ndarray:
    """What the seats see that are so many places further than those whose turn it is. No player ever gets this."""
    for at in range(args.tables):
        seat = (int(tables.players[at]) + further) % args.seats
        tables.batch.encoder.write(tables.batch.state_of(at), seat, numbers, at * tables.observation_size)
    tables.setting.planes.write_all(numbers, args.tables, seen)
    return np.frombuffer(seen, np.uint8).reshape(args.tables, tables.plane_count)


shape = (args.steps, args.tables)
kept = {
    "planes": np.zeros((*shape, tables.plane_count), np.uint8),
    "others": np.zeros((*shape, (args.seats - 1) * args.width), np.float32),
    "masks": np.zeros((*shape, tables.action_count), bool),
    "actions": np.zeros(shape, np.int64),
    "logs": np.zeros(shape, np.float32),
    "values": np.zeros(shape, np.float32),
    "players": np.zeros(shape, np.int64),
    "ended": np.zeros(shape, bool),
    "rewards": np.zeros((*shape, args.seats), np.float32),
}


@torch.no_grad()
def look() -> tuple[np.ndarray, torch.Tensor, torch.Tensor]:
    """What stands at the tables now: the planes, and how they and those of the others look to the first layer."""
    planes = tables.planes()
    others = [actor.sight(live_planes(planes_of_others(further))) for further in range(1, args.seats)]
    return planes, actor.sight(live_planes(planes)), torch.cat(others, -1)


@torch.no_grad()
def rollout() -> np.ndarray:
    """Play `steps` moves at every table, keep all of them, and say what is expected after the last."""
    for step in range(args.steps):
        planes, sight, others = look()
        kept["planes"][step], kept["others"][step] = planes, others
        kept["masks"][step], kept["players"][step] = tables.action_masks, tables.players
        logs, _ = actor(sight, torch.from_numpy(kept["masks"][step]))
        chosen = (logs - torch.empty_like(logs).exponential_().log()).argmax(-1)  # a sample of these probabilities
        kept["actions"][step], kept["logs"][step] = chosen, logs.gather(1, chosen[:, None]).squeeze(-1)
        kept["values"][step] = critic(torch.cat([sight, others], -1)).squeeze(-1)
        _, kept["rewards"][step], kept["ended"][step] = tables.step(chosen.numpy())
    _, sight, others = look()
    return critic(torch.cat([sight, others], -1)).squeeze(-1).numpy()


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


@torch.no_grad()
def average() -> None:
    """Move the player a little towards the actor."""
    player.live, player.columns = actor.live, actor.columns
    for mean, now in zip(player.parameters(), actor.parameters(), strict=True):
        mean.lerp_(now, 1 / args.memory)


def batches(size: int) -> Iterator[np.ndarray]:
    for _ in range(args.epochs):
        order = rng.permutation(size)
        yield from np.array_split(order, max(1, size // args.batch))


def update(last: np.ndarray, entropy_weight: float) -> dict[str, float]:
    """Learn from what was kept; how much of the returns was foreseen, and how far the policy has moved."""
    found = advantages(last).reshape(-1)
    flat = {name: values.reshape(len(found), *values.shape[2:]) for name, values in kept.items()}
    planes = flat["planes"][:, actor.live]
    returns = torch.from_numpy(found + flat["values"])
    gains = torch.from_numpy((found - found.mean()) / (found.std() + 1e-8))
    spread, moved = 0.0, 0.0
    for chosen in batches(len(found)):
        sight = actor.sight(torch.from_numpy(planes[chosen].astype(np.float32)))
        logs, values = actor(sight, torch.from_numpy(flat["masks"][chosen]))
        foreseen = critic(torch.cat([sight.detach(), torch.from_numpy(flat["others"][chosen])], -1)).squeeze(-1)
        taken = logs.gather(1, torch.from_numpy(flat["actions"][chosen])[:, None]).squeeze(-1)
        ratio = (taken - torch.from_numpy(flat["logs"][chosen])).exp()
        gain = gains[chosen]
        entropy = -(logs.exp() * logs).sum(-1).mean()
        loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean() - entropy_weight * entropy
        loss = loss + 0.5 * ((values - returns[chosen]).square() + (foreseen - returns[chosen]).square()).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 0.5)
        optimizer.step()
        spread, moved = float(entropy.detach()), float((ratio.detach() - 1).abs().mean())
    return {"entropy": spread, "moved": moved, "foreseen": 1 - float(found.var() / returns.numpy().var())}


def save() -> None:
    """The player as it sits down: planes that were never set count for nothing."""
    first = (player.eyes.detach().numpy().T * player.live, player.lids.detach().numpy())
    others = [
        (each.weight.detach().numpy(), each.bias.detach().numpy())
        for each in (player.mind, player.policy, player.value)
    ]
    save_network(args.out, tables.setting, [first, *others])


@torch.no_grad()
def preferred(at: VectorTables) -> np.ndarray:
    logs, _ = player(player.sight(live_planes(at.planes())), torch.from_numpy(at.action_masks.copy()))
    return logs.argmax(-1).numpy()


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
            held.step(preferred(held))
            counted = held.ended & (quota > 0)
            won += float((held.rewards[counted, seat] == 1).sum()) + 0.5 * float(
                (held.rewards[counted, seat] == 0).sum()
            )
            quota[counted] -= 1
    return won / (games // args.seats // 20 * 20 * args.seats)


def report(spent: float, decisions: int, learnt: dict[str, float]) -> None:
    save()
    line = {"minutes": round(spent / 60, 2), "decisions": decisions, args.against: measured(args.against, args.games)}
    line |= {name: round(value, 3) for name, value in learnt.items()}
    print(json.dumps(line), flush=True)
    if args.curve:
        with args.curve.open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")


for _ in range(args.steps):  # random moves put the games out of step, and show which planes are live
    tables.step(tables.random_actions())
    actor.notice(tables.planes())
player.live, player.columns = actor.live, actor.columns

learnt: dict[str, float] = {}
spent, decisions, next_measure, begun = 0.0, 0, 0.0, time.process_time()
while True:
    share = min(1.0, spent / (args.minutes * 60))
    if spent >= next_measure * 60 or share >= 1:
        paused = time.process_time()
        report(spent, decisions, learnt)
        begun += time.process_time() - paused
        next_measure += args.measure
    if share >= 1:
        break
    for group in optimizer.param_groups:
        group["lr"] = args.rate * (1 - 0.99 * share)
    learnt = update(rollout(), args.entropy * (1 - 0.9 * share))
    actor.notice(kept["planes"].reshape(-1, tables.plane_count))
    average()
    decisions += args.steps * args.tables
    spent = time.process_time() - begun
