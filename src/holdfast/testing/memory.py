"""What a seat remembers, in words: of which pool each place is that it does not know, and which cards are in a pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from holdfast.kernel import Game, State
from holdfast.testing.law import law, viewer

Memory = Mapping[str, list[int] | list[str]]


def memory(game: Game, state: State, seat: int) -> Memory:
    """Pools of places by zone, those of a bag in no order, then faces by pool."""
    schema = game.schema_of(state)
    pools = state.pools
    remembered: dict[str, list[int] | list[str]] = {}
    faces: dict[int, list[str]] = {}
    for zone, entry in zip(state.zones, schema.zones, strict=True):
        hidden = [card for card in zone.to_list() if not state.knows(seat, card)]
        numbers = [int(pools.pool(card)) for card in hidden]
        remembered[entry.path] = sorted(numbers) if zone.bag and not zone.sees >> seat & 1 else numbers
        for card, pool in zip(hidden, numbers, strict=True):
            if pools.remembers(seat, card):
                faces.setdefault(pool, []).append(game.vocabulary.faces[state.face[card]])
    return {**remembered, **{f"pool {pool}": sorted(faces[pool]) for pool in sorted(faces)}}


def check_recalled(game: Game, state: State, determinized: State, seat: int) -> None:
    """On a determinized table every card that the seat remembers lies in its pool, and pools are where they were."""
    mine, theirs = memory(game, state, seat), memory(game, determinized, seat)
    law(mine == theirs, f"{viewer(seat)} remembers otherwise on a table that {viewer(seat)} determinized")
    there: dict[str, Counter[str]] = {}
    for zone in determinized.zones:
        for card in zone.to_list():
            if not determinized.knows(seat, card):
                face = game.vocabulary.faces[determinized.face[card]]
                there.setdefault(f"pool {int(determinized.pools.pool(card))}", Counter())[face] += 1
    for pool, faces in mine.items():
        if pool.startswith("pool "):
            law(
                Counter(map(str, faces)) <= there[pool],
                f"{viewer(seat)} determinized cards elsewhere that {viewer(seat)} remembers in {pool}",
            )
