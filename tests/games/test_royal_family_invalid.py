"""Nonsense positions of Royal Family: each is refused with a sentence, or can be seen, determinized and played."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from holdfast.games.royal_family import GAME
from holdfast.kernel import SPECTATOR, Chance, HoldfastError, Options, awaited, determinize, flattened

MUTATIONS = 300
MOVES = 300
VIEWERS = (0, 1, int(SPECTATOR))
EXTRA = ["p1.S.ace", "p2.D.ace", "p1.held", "over", "p1.out", "out_order", "pending", "people", "moat"]
"""Paths that a written position need not have."""
WORDS = [
    *GAME.vocabulary.faces,
    *(f"{face}@{who}" for face in ("2S", "5H", "X1", "AC") for who in ("p1", "p2", "all", "p9")),
    *("p1", "p2", "p3", "S", "H", "D", "C", "s", "none", "rest", "deck", "pile1", "oppression", "??", "", "²"),
]
NUMBERS = [-1, 0, 1, 2, 3, 4, 9, 19, 20, 10**9, 2**63, 10**5000]


def nonsense(luck: random.Random, depth: int = 2) -> Any:
    """Any value: often one that would be right somewhere else."""
    kind = luck.randrange(7 if depth else 4)
    if kind == 0:
        return luck.choice([None, True, False, 0.5, {}])
    if kind == 1:
        return luck.choice(NUMBERS)
    if kind < 4:
        return luck.choice(WORDS)
    if kind < 6:
        return [nonsense(luck, depth - 1) for _ in range(luck.randrange(5))]
    return {luck.choice(WORDS): nonsense(luck, depth - 1)}


def mutated(position: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """A position in which a few entries are lost, have changed places, were emptied, or are nonsense."""
    changed = dict(position)
    for _ in range(luck.randrange(1, 5)):
        one, other = luck.choice([*sorted(changed), *EXTRA]), luck.choice(sorted(changed))
        what = luck.randrange(6)
        if what == 0:
            changed.pop(one, None)
        elif what == 1:
            changed[one], changed[other] = changed[other], changed.get(one)
        elif what == 2:
            changed[one] = nonsense(luck)
        elif what == 3:
            _move_card(changed, one, other, luck)
        elif what == 4:
            changed[one] = luck.choice([[], None, True])
        else:
            changed = {path: value for path, value in changed.items() if not path.startswith(other.split(".")[0])}
            changed["deck"] = position["deck"]
    return changed


def _move_card(position: dict[str, Any], one: str, other: str, luck: random.Random) -> None:
    """Lay a card of one row into another place."""
    source, target = position.get(one), position.get(other)
    if isinstance(source, list) and source:
        rest = list(source)
        card = rest.pop(luck.randrange(len(rest)))
        position[one] = rest
        position[other] = [*target, card] if isinstance(target, list) else card


def middle(options: Options, seed: int, moves: int) -> dict[str, Any]:
    """A position in the middle of a random game, as flat plain data."""
    state = GAME.deal(2, options, Chance(seed))
    luck = random.Random(seed)
    for _ in range(moves):
        if state.over:
            break
        seat = awaited(state)[0]
        state.apply(seat, luck.choice(GAME.legal_moves(state, seat)))
    return json.loads(json.dumps(flattened(GAME.position(state))))  # type: ignore[no-any-return]


def refused_or_playable(position: dict[str, Any], options: Options, seed: int) -> bool:
    """Whether the position was taken; then it can be seen, determinized, written, read again and played."""
    try:
        state = GAME.restore(2, options, position, Chance(seed))
    except HoldfastError as wrong:
        assert str(wrong)
        return False
    chance = Chance(seed)
    for viewer in VIEWERS:
        assert GAME.view(determinize(state, viewer, chance), viewer) == GAME.view(state, viewer)
    written = GAME.position(state)
    assert GAME.position(GAME.restore(2, options, written, Chance(0))) == written
    for _ in range(MOVES):
        if state.over:
            break
        seat = awaited(state)[0]
        legal = GAME.legal_moves(state, seat)
        state.apply(seat, legal[chance.below(len(legal))])
    cards = sorted(card for zone in state.zones for card in zone.to_list())
    assert cards == list(range(len(state.face)))
    for viewer in VIEWERS:
        GAME.view(state, viewer)
    return True


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["ages", "hit_points"])
def test_a_mutated_position_is_refused_or_can_be_played(edition: str) -> None:
    options = GAME.options.read({"edition": edition, "ace_from_deck": True})
    luck = random.Random(edition)
    taken = 0
    for number in range(MUTATIONS):
        position = middle(options, number % 20, luck.choice([0, 1, 7, 30, 100, 400]))
        taken += refused_or_playable(mutated(position, luck), options, number)
    assert 0 < taken < MUTATIONS
