"""What Cluster Royale found out about the kernel."""

from __future__ import annotations

import pytest

from holdfast.games.cluster_royale import GAME
from holdfast.kernel import UNSEEN, Chance, Plain


@pytest.mark.parametrize(
    ("hand", "seen"),
    [
        (["falco@p3"], "falco"),
        (["falco@p3", "helm@all"], "falco"),
        (["falco@p3", "helm"], UNSEEN),
        (["falco@p3", "helm@p3"], UNSEEN),
    ],
    ids=str,
)
def test_the_only_card_face_down_that_leaves_a_bag_is_known_to_who_knew_it(hand: list[Plain], seen: str) -> None:
    rows: dict[str, Plain] = {"p1.clusters": ["-AWS"], "p2.clusters": ["-GCP"], "p3.clusters": ["-Azure"]}
    position: dict[str, Plain] = {"turn": "p1", **rows, "p1.hand": ["phishing"], "p2.hand": hand}
    state = GAME.restore(3, GAME.options.read({}), position, Chance(1))
    state.forced.append(GAME.vocabulary.faces.index("falco"))
    GAME.submit(state, 0, "play phishing p2")
    assert GAME.view(state, 2).entries["p1.hand"] == [seen]


@pytest.mark.parametrize(
    ("hand", "seen"),
    [
        (["phishing", "aws_vulnerability", "aws_vulnerability@p3"], ["aws_vulnerability", UNSEEN, UNSEEN]),
        (["aws_vulnerability@p3", "aws_vulnerability@p3"], ["aws_vulnerability", "aws_vulnerability"]),
        (["aws_vulnerability@all", "aws_vulnerability"], ["aws_vulnerability", "aws_vulnerability"]),
    ],
    ids=str,
)
def test_who_knew_a_copy_cannot_tell_whether_another_one_is_shown(hand: list[Plain], seen: list[str]) -> None:
    asked: Plain = [{"prompt": "show_card", "face": "mongo_db", "seats": ["p2"], "by": "p1"}]
    rows: dict[str, Plain] = {"p1.clusters": ["-AWS"], "p2.clusters": ["-GCP"], "p3.clusters": ["-Azure"]}
    position: dict[str, Plain] = {"turn": "p1", **rows, "p2.hand": hand, "pending": asked}
    state = GAME.restore(3, GAME.options.read({}), position, Chance(1))
    GAME.submit(state, 1, "reveal aws_vulnerability")
    assert GAME.view(state, 2).entries["p2.hand"] == seen


def test_an_event_that_discloses_says_so() -> None:
    disclosing = [kind.name for kind in GAME.vocabulary.events.kinds if kind.discloses]
    assert disclosing == ["spared", "had_nothing"]
