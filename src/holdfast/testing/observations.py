"""What is seen is true, and updates add up to what is seen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from holdfast.kernel import UNSEEN, Follower, Game, Plain, State, Table, View
from holdfast.testing.law import differing, law, viewer


def check_truth(game: Game, state: State, seen: View, name: str) -> None:
    """Every card that a view shows lies where it is shown, and every number is what it is."""
    law("@" not in json.dumps(seen.entries), "a view tells who knows what")
    for zone, entry in zip(state.zones, seen.schema.zones, strict=True):
        true = [game.vocabulary.faces[state.face[card]] for card in zone.to_list()]
        shown = seen.cards(entry.path)
        law(len(shown) == len(true), f"{name} sees another number of cards in {entry.path} than there are")
        if zone.bag:
            _check_bag(shown, true, f"{name} sees {{face}} in {entry.path}, where it is not")
        else:
            right = all(face in (UNSEEN, there) for face, there in zip(shown, true, strict=True))
            law(right, f"{name} sees {shown} in {entry.path}, where {true} lies")
    _check_numbers(game.entries(state), seen, name)


def _check_bag(shown: Sequence[str], true: Sequence[str], what: str) -> None:
    left = list(true)
    for face in shown:
        law(face == UNSEEN or face in left, what.format(face=face))
        if face != UNSEEN:
            left.remove(face)


def _check_numbers(truth: Mapping[str, Plain], seen: View, name: str) -> None:
    """A position and a view say the same of everything that is no zone, but for what is hidden."""
    zones = {entry.path for entry in seen.schema.zones}
    for path, value in seen.entries.items():
        if path in truth and path not in zones:
            law(
                _agree(value, truth[path]), f"{name} sees {path} otherwise: {differing(value, truth[path], path + '.')}"
            )


def _agree(shown: Plain, true: Plain) -> bool:
    if shown == UNSEEN or shown == true or shown == []:
        return True
    if isinstance(shown, Mapping) and isinstance(true, Mapping):
        return shown.keys() == true.keys() and all(_agree(shown[key], true[key]) for key in shown)
    if isinstance(shown, list) and isinstance(true, list):
        return len(shown) == len(true) and all(map(_agree, shown, true))
    return isinstance(shown, str) and isinstance(true, str) and true.partition("@")[0] == shown


class Followers:
    """Clients, one per viewer, that hear nothing but updates."""

    def __init__(self, table: Table, viewers: Sequence[int]) -> None:
        self.table = table
        texts = [texts.lines for texts in table.state.texts_list]
        self.watchers = [table.watch(seat) for seat in viewers]
        self.followers = [Follower(table.schema, seat, table.observation(seat), texts) for seat in viewers]

    def check(self) -> None:
        """Send every client its update, as text; each must now see what its seat sees."""
        for watcher, follower in zip(self.watchers, self.followers, strict=True):
            follower.follow(json.loads(json.dumps(self.table.update(watcher).to_list())))
            seat = follower.seat
            mine, true = follower.view().entries, self.table.view(seat).entries
            law(mine == true, f"the updates of {viewer(seat)} do not add up: {differing(mine, true)}")
            same = follower.observation.numbers == self.table.observation(seat)
            law(same, f"the updates of {viewer(seat)} do not add up to what {viewer(seat)} sees")
            right = follower.moves == self.table.legal_moves(seat)
            law(right, f"an update tells {viewer(seat)} other moves than there are")
