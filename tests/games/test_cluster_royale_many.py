"""Several cards of Cluster Royale that say something about the same thing, and cards that are there twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.kernel import Chance, Game, Plain, State
from tests.games.copied import copied

MORE = '''
class FalcoTwin(Falco):
    """Whenever one of your clusters is destroyed, draw a card."""

    slug = "falco_twin"


class SidekickTwin(FalcoSidekick):
    slug = "sidekick_twin"


class Lifeboat(FalcoSidekick):
    """You may discard a card to put the destroyed cluster back."""

    slug = "lifeboat"

    def may_put_back(self, state, owner, card, destroyer):
        state.ask(PUT_BACK, bit(owner)).put(FACE, self.face).put(CARD, card).put(BY, destroyer)
        return True


class HoneypotTwin(Honeypot):
    slug = "honeypot_twin"


class HelmTwice(Helm):
    slug = "helm_twice"
    copies = 2


class NginxTwice(Nginx):
    slug = "nginx_twice"
    copies = 2
'''


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder: Path = tmp_path_factory.mktemp("games")
    with copied("cluster_royale", folder, {"box/techs.py": MORE}) as found:
        yield found


def restored(game: Game, position: dict[str, Plain], seats: int = 2) -> State:
    return game.restore(seats, game.options.read({}), position, Chance(1))


def kraken(one: list[Plain], other: list[Plain]) -> dict[str, Plain]:
    """Both players are to destroy a cluster."""
    return {
        "turn": "p1",
        "deck": ["aws_vulnerability", "gcp_vulnerability", "aws_vulnerability", "gcp_vulnerability"],
        "p1": {"clusters": ["-AWS", "-GCP"], "cloud": one},
        "p2": {"clusters": ["-Azure", "-OpenShift"], "cloud": other},
        "played": ["kraken"],
        "chain": ["kraken"],
        "pending": [{"prompt": "give_cluster", "seats": ["p1", "p2"], "face": "kraken"}],
    }


def test_the_kraken_lets_each_player_draw_whose_card_says_so(game: Game) -> None:
    state = restored(game, kraken(["falco"], ["falco_twin"]))
    game.submit(state, 0, "choose c1")
    game.submit(state, 1, "choose c1")
    hands = [len(game.entries(state)[f"{seat}.hand"]) for seat in ("p1", "p2")]  # type: ignore[arg-type]
    assert hands == [1, 1]


def test_two_cards_of_one_player_both_draw(game: Game) -> None:
    state = restored(game, kraken(["falco", "falco_twin"], []))
    game.submit(state, 0, "choose c1")
    game.submit(state, 1, "choose c1")
    hands = [len(game.entries(state)[f"{seat}.hand"]) for seat in ("p1", "p2")]  # type: ignore[arg-type]
    assert hands == [2, 0]


def test_a_card_that_only_puts_clusters_back_is_asked_after_the_kraken(game: Game) -> None:
    state = restored(game, kraken(["lifeboat"], []) | {"p1.hand": ["phishing"]})
    game.submit(state, 0, "choose c1")
    game.submit(state, 1, "choose c1")
    game.submit(state, 0, "discard phishing")
    rows = [len(game.entries(state)[f"{seat}.clusters"]) for seat in ("p1", "p2")]  # type: ignore[arg-type]
    assert rows == [2, 1]


def test_whose_loss_waits_is_kept_in_a_position(game: Game) -> None:
    state = restored(game, kraken(["falco", "falco_sidekick"], ["falco_twin"]) | {"p1.hand": ["phishing"]})
    game.submit(state, 0, "choose c1")
    game.submit(state, 1, "choose c1")
    assert game.entries(state)["losers"] == [1]
    again = game.restore(2, game.options.read({}), game.position(state), Chance(1))
    game.submit(again, 0, "decline")
    hands = [len(game.entries(again)[f"{seat}.hand"]) for seat in ("p1", "p2")]  # type: ignore[arg-type]
    assert hands == [2, 1]


def test_who_declines_one_card_is_asked_for_the_next(game: Game) -> None:
    cloud: list[Plain] = ["falco", "falco_sidekick", "sidekick_twin"]
    state = restored(game, kraken(cloud, []) | {"p1.hand": ["phishing"]})
    game.submit(state, 0, "choose c1")
    game.submit(state, 1, "choose c1")
    asked = [game.entries(state)["pending"]]
    game.submit(state, 0, "decline")
    asked.append(game.entries(state)["pending"])
    assert [question[0]["face"] for question in asked] == ["falco_sidekick", "sidekick_twin"]  # type: ignore[index,call-overload]
    game.submit(state, 0, "discard phishing")
    assert len(game.entries(state)["p1.clusters"]) == 2  # type: ignore[arg-type]


def test_two_honeypots_save_two_clusters(game: Game) -> None:
    state = restored(
        game,
        {
            "turn": "p1",
            "step": "start",
            "p1": {"clusters": ["-AWS", "-GCP", "-GCP"], "cloud": ["honeypot", "honeypot_twin"], "sundar_debt": True},
            "p2": {"clusters": ["-Azure"]},
        },
    )
    for said in ("choose c1", "choose c2", "choose c1"):
        game.submit(state, 0, said)
    entries = game.entries(state)
    assert entries["p1.clusters"] == ["-AWS", "-GCP", "-GCP"]
    assert entries["p1.cloud"] == []


def test_of_two_copies_in_a_cloud_one_may_go_and_the_other_stay(game: Game) -> None:
    state = restored(
        game,
        {
            "turn": "p1",
            "p1": {"clusters": ["-AWS"], "hand": ["stolen_credentials", "brute_force_attack"], "cloud": ["helm"]},
            "p2": {"clusters": ["-Azure"], "cloud": ["nginx_twice", "nginx_twice", "falco"]},
        },
    )
    game.submit(state, 0, "play stolen_credentials p2.nginx_twice")
    game.submit(state, 0, "play brute_force_attack p2.falco")
    assert game.entries(state)["p2.cloud"] == ["nginx_twice", "falco"]


def test_each_copy_in_a_cloud_counts(game: Game) -> None:
    hand: list[Plain] = ["phishing", "mfa", "log4shell", "aws_vulnerability"]
    state = restored(
        game,
        {
            "turn": "p1",
            "p1": {"clusters": ["-AWS"], "hand": hand, "cloud": ["helm_twice", "helm_twice"]},
            "p2": {"clusters": ["-Azure"], "hand": ["helm"]},
        },
    )
    for said in ("play log4shell", "play phishing p2", "play aws_vulnerability p2.c1"):
        game.submit(state, 0, said)
    assert {game.write(move) for move in game.legal_moves(state, 0)} == {"end"}
