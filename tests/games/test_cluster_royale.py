"""Cluster Royale beyond its scenarios: the box, the laws of the table, what each seat knows, bots, and refusals."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from holdfast.games.cluster_royale import GAME, cards, effects
from holdfast.games.cluster_royale.cards import BOX, FACES
from holdfast.games.cluster_royale.effect import Effect
from holdfast.games.cluster_royale.look import MOTIFS, look
from holdfast.kernel import Chance, IllegalMove, OptionError, Plain, PositionError, State
from holdfast.kernel.playout import Tally, random_games
from holdfast.lab.simulate import simulate
from holdfast.testing import conform
from holdfast.words import LANGUAGES, Words

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"competitor_offer": True}),
    (4, {"teams": True}),
    (5, {"teams": True}),
    (6, {"teams": True, "competitor_offer": True}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
SCENARIOS = Path(cards.__file__).parent / "scenarios"


def restored(position: dict[str, Plain], seats: int = 2, **options: object) -> State:
    return GAME.restore(seats, GAME.options.read(options), position, Chance(1))


# The laws of the table


@every_table
def test_conforms(seats: int, options: dict[str, object]) -> None:
    conform(GAME, seats=seats, options=options, games=2)


@every_table
def test_random_games_end(seats: int, options: dict[str, object]) -> None:
    tally = Tally(seats)
    random_games(GAME.dealer(seats, GAME.options.read({"turn_limit": 1000, **options})), 1, 20, tally)
    assert tally.limited == 0


def test_greedy_beats_random() -> None:
    report = simulate(GAME, ["random", "greedy"], GAME.options.read({"turn_limit": 1000}), 40, 1, lambda games: None)
    assert report.wins()[1].share >= 0.6


# The box


def test_the_box_is_the_rule_books() -> None:
    regular = [card for card in BOX if card.type != "cluster" and not card.option]
    copies = Counter({type: sum(card.copies for card in regular if card.type == type) for type in cards.TYPES})
    assert copies == Counter(attack=27, defence=10, tech=14, celebrity=7, event=13, cluster=0)
    assert sum(card.copies for card in BOX if card.type == "cluster") == 12
    assert [card.slug for card in BOX if card.option] == ["competitor_offer"]


def test_types_follow_each_other() -> None:
    order = [cards.TYPES.index(card.type) for card in BOX]
    assert order == sorted(order)


def test_every_effect_belongs_to_a_card() -> None:
    assert set(effects.BY_SLUG) <= set(FACES)
    passive = {slug for slug in FACES if slug not in effects.BY_SLUG}
    assert passive == {"falco", "nginx", "helm", "promcat", *cards.PROVIDERS.words}
    assert all(isinstance(effect, Effect) and effect.face == face for face, effect in enumerate(effects.EFFECTS))


@pytest.mark.parametrize("slug", FACES[: cards.FIRST_CLUSTER])
def test_every_card_is_in_a_scenario(slug: str) -> None:
    name = re.compile(rf"\b{slug}\b")
    assert any(name.search(path.read_text(encoding="utf-8")) for path in SCENARIOS.glob("*.yaml"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", FACES)
def test_every_card_has_title_text_and_tip(slug: str, language: str) -> None:
    words = Words(language, GAME)
    assert words.card(slug)
    assert 0 < len(words.attribute(f"card-{slug}", "text")) < 200
    assert words.attribute(f"card-{slug}", "tip")


@pytest.mark.parametrize("slug", FACES)
def test_every_card_has_a_look(slug: str) -> None:
    drawn = look(slug)
    assert re.fullmatch("#[0-9a-f]{6}", drawn.colour)
    assert drawn.emblem and drawn.motif


def test_no_motif_is_drawn_twice() -> None:
    assert set(MOTIFS) <= set(FACES)
    assert len(set(MOTIFS.values())) == len(MOTIFS)


# Options


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (3, {"teams": True}, "4 to 6 players"),
        (5, {}, "2 to 4 players"),
        (2, {"first": "p3"}, "only 2 players"),
        (2, {"first": "p9"}, "option first"),
    ],
)
def test_options_that_clash(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        GAME.deal(seats, GAME.options.read(options), Chance(1))


# Positions that cannot be

ROWS: dict[str, Plain] = {"p1.clusters": ["-AWS"], "p2.clusters": ["-GCP"]}


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"p1.hand": ["falco"], "p2.cloud": ["falco"]}, "p2.cloud: falco is named twice"),
        ({"p1.hand": ["kraken"]}, "p1.hand: kraken is never in a hand"),
        ({"p1.hand": ["AWS"]}, "p1.hand: AWS is never in a hand"),
        ({"p1.cloud": ["mfa"]}, "p1.cloud: mfa is neither tech nor celebrity"),
        ({"p1.clusters": ["AWS"]}, "p1.clusters: «AWS» lies neither face down nor face up"),
        ({"p1.clusters": ["-falco"]}, "p1.clusters: falco is no cluster"),
        ({"p1.clusters": ["-AWS"] * 4}, "p1.clusters: AWS is named more than 3 times"),
        ({"cluster_discard": ["falco"]}, "cluster_discard: falco is no cluster"),
        ({"deck": ["AWS"]}, "deck: AWS belongs in a row"),
        ({"p1.hand": ["competitor_offer"]}, "p1.hand: there is no card «competitor_offer»"),
        ({"p1.shield": 1}, "p1.shield: there is no such zone"),
        ({"step": "lunch"}, "step: «lunch» is none of start, deploy, act, draw"),
        ({"done": ["nap"]}, "done: «nap» is none of tech"),
        ({"done": ["tech", "tech"]}, "done: «tech» cannot happen so often in one turn"),
        ({"loris": "AWS"}, "loris: Loris Degioanni is in nobody's cloud"),
        ({"p1.shutdown_in": 9}, "p1.shutdown_in: «9» is not a number of turns"),
        ({"p1.chosen": ["7"]}, "p1.chosen: there is no card at place"),
        ({"losses": ["99"]}, "losses: there is no cluster at place"),
        ({"turn": "p1", "p1.out": True, "p1.clusters": []}, "turn: p1 is out"),
        ({"turn": "p2", "p1.out": True}, "p1: is out, but has cards"),
    ],
    ids=str,
)
def test_impossible_positions(position: dict[str, Plain], said: str) -> None:
    with pytest.raises(PositionError, match=re.escape(said)):
        restored({**ROWS, **position})


def test_rotation_of_the_wrong_team() -> None:
    rows: dict[str, Plain] = {"blue.clusters": ["-AWS"], "red.clusters": ["-GCP"], "rotation.blue": "p2"}
    with pytest.raises(PositionError, match=r"rotation\.blue: p2 is of the other team"):
        restored(rows, 4, teams=True)


def test_what_was_done_may_be_written_as_flags() -> None:
    state = restored({**ROWS, "p1.hand": ["falco"], "done": {"tech": True}})
    with pytest.raises(IllegalMove):
        GAME.submit(state, 0, "play falco")


def test_two_shutdowns_are_both_remembered() -> None:
    state = restored({**ROWS, "p1.shutdown_in": [1, 3], "p1.protected": "audit"})
    GAME.submit(state, 0, "end")
    assert GAME.view(state, 0).entries["p1.shutdown_in"] == 2


def test_an_effect_finishes_for_the_others_when_the_player_on_turn_is_out() -> None:
    position: dict[str, Plain] = {
        "turn": "p1",
        "p1": {"out": True},
        "p2": {"clusters": ["-AWS", "-GCP"]},
        "p3": {"clusters": ["-Azure", "-GCP"]},
        "played": ["kraken"],
        "chain": ["kraken"],
        "pending": [{"prompt": "give_cluster", "seats": ["p2", "p3"], "face": "kraken", "answers": {}}],
    }
    state = restored(position, seats=3)
    GAME.submit(state, 2, "choose c1")
    GAME.submit(state, 1, "choose c2")
    assert GAME.view(state, 0).entries["cluster_discard"]
    assert state.turn == 1
    assert not state.over


def test_a_position_in_which_everybody_is_out_is_no_game() -> None:
    with pytest.raises(PositionError, match="turn: p1 is out"):
        restored({"turn": "p1", "p1": {"out": True}, "p2": {"out": True}})
