"""Cluster Royale beyond its scenarios: the box, the laws of the table, what each seat knows, bots, and refusals."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from holdfast.games.cluster_royale import GAME, cards
from holdfast.games.cluster_royale.box import BOX, CARDS, FACES
from holdfast.games.cluster_royale.card import HOOKS, ClusterCard
from holdfast.games.cluster_royale.theme import CARD_STYLES, MOTIFS
from holdfast.kernel import (
    UNSEEN,
    Chance,
    IllegalMove,
    Journal,
    OptionError,
    Plain,
    PositionError,
    State,
    awaited,
    determinize,
    places_in,
)
from holdfast.kernel.journal import MOVED
from holdfast.kernel.playout import PlayoutTotals, random_games
from holdfast.lab.simulate import simulate
from holdfast.testing import conform
from holdfast.words import LANGUAGES, Words
from tests.games.copied import FOLDER

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
SCENARIOS = FOLDER / "cluster_royale" / "scenarios"


def restored(position: dict[str, Plain], seats: int = 2, **options: object) -> State:
    return GAME.restore(seats, GAME.options.read(options), position, Chance(1))


# The laws of the table


@pytest.mark.slow
@every_table
def test_conforms(seats: int, options: dict[str, object]) -> None:
    conform(GAME, seats=seats, options=options, games=2)


@pytest.mark.compiled
@every_table
def test_random_games_end(seats: int, options: dict[str, object]) -> None:
    totals = PlayoutTotals(seats)
    random_games(GAME.dealer(seats, GAME.options.read({"turn_limit": 1000, **options})), 1, 20, totals)
    assert totals.limited == 0


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    report = simulate(GAME, ["random", "greedy"], GAME.options.read({"turn_limit": 1000}), 40, 1, lambda games: None)
    assert report.wins()[1].value >= 0.6


# The box


def test_the_box_is_the_rule_books() -> None:
    regular = [card for card in CARDS.texts if card.type != "cluster" and not card.option]
    copies = Counter({type: sum(card.copies for card in regular if card.type == type) for type in cards.TYPES})
    assert copies == Counter(attack=27, defence=10, tech=14, celebrity=7, event=13, cluster=0)
    assert sum(card.copies for card in BOX if card.type == "cluster") == 12
    assert [card.slug for card in CARDS.texts if card.option] == ["competitor_offer"]


def test_types_follow_each_other() -> None:
    order = [cards.TYPES.index(card.type) for card in BOX]
    assert order == sorted(order)


def test_every_card_says_what_it_does() -> None:
    told = ["effect", "play", "happen", "on_start", "keeps_hand", "extra_acts", "keeps_permanent", "use", "use_effect"]
    told += ["on_destroyed", "may_put_back", "instead_of_destruction", "on_draw_step"]
    silent = [
        card for card in CARDS.texts if all(getattr(type(card), name) is getattr(ClusterCard, name) for name in told)
    ]
    assert {card.slug for card in silent} == set(cards.PROVIDERS.words)
    assert [card.face for card in CARDS.texts] == list(range(len(FACES)))


@pytest.mark.parametrize(
    ("hook", "slugs"),
    [
        ("on_draw_step", ["prometheus"]),
        ("on_leave_play", ["loris_degioanni"]),
        ("used", ["terraform", "postgresql"]),
        ("extra_acts", ["helm"]),
        ("keeps_hand", ["promcat"]),
        ("keeps_permanent", ["nginx"]),
        ("protects", ["loris_degioanni"]),
        ("instead_of_destruction", ["honeypot"]),
        ("on_destroyed", ["falco"]),
        ("may_put_back", ["falco_sidekick"]),
        ("on_destroying", ["bill_gates"]),
    ],
)
def test_what_a_card_says_of_others_stands_in_its_own_effect(hook: str, slugs: list[str]) -> None:
    assert [CARDS.permanents.words[at] for at in places_in(getattr(HOOKS, hook))] == slugs


@pytest.mark.parametrize("slug", FACES[: CARDS.first_cluster])
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
    drawn = CARD_STYLES(slug)
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
        ({"p1.hand": ["kraken"]}, "p1.hand: kraken can never lie there"),
        ({"p1.hand": ["AWS"]}, "p1.hand: AWS can never lie there"),
        ({"p1.cloud": ["mfa"]}, "p1.cloud: mfa can never lie there"),
        ({"p1.clusters": ["AWS"]}, "p1.clusters: “AWS” lies neither face down nor face up"),
        ({"p1.clusters": ["-falco"]}, "p1.clusters: falco can never lie there"),
        ({"p1.clusters": ["-AWS"] * 4}, "p1.clusters: AWS is named more than 3 times"),
        ({"cluster_discard": ["falco"]}, "cluster_discard: falco can never lie there"),
        ({"deck": ["AWS"]}, "deck: AWS can never lie there"),
        ({"p1.hand": ["competitor_offer"]}, "p1.hand: there is no card “competitor_offer”"),
        ({"p1.shield": 1}, "p1.shield: there is no such zone"),
        ({"step": "lunch"}, "step: “lunch” is none of"),
        ({"done": ["nap"]}, "done: “nap” is none of"),
        ({"done": ["tech", "tech"]}, "done: “tech” cannot happen so often in one turn"),
        ({"loris": "AWS"}, "loris: Loris Degioanni is in nobody's cloud"),
        ({"p1.shutdown_in": 9}, "p1.shutdown_in: “9” is not a number of turns"),
        ({"p1.chosen": ["7"]}, "p1.chosen: “7” is not in p1.hand"),
        ({"p1.hand": ["mfa"], "p1.chosen": ["²"]}, "p1.chosen: “²” is not in p1.hand"),
        ({"p1.hand": ["mfa"], "p1.chosen": ["9" * 5000]}, "p1.chosen: “999"),
        ({"p1.hand": ["mfa"], "p1.chosen": [1]}, "p1.chosen: no answer can lie there now"),
        ({"p1.picked": [1]}, "p1.picked: no answer can lie there now"),
        ({"losses": ["99"]}, "losses: “99” is not in cluster_discard"),
        ({"losses": [1]}, "losses: Falco is in nobody's cloud"),
        ({"played": ["GCP"]}, "played: GCP can never lie there"),
        ({"played": ["helm"]}, "played: helm is laid into a cloud"),
        ({"mixed": ["helm"]}, "mixed: cards lie there only in the middle of a move"),
        ({"step": None}, "step: a turn is always in one of its steps"),
        ({"p1.shutdowns": [0]}, "p1.shutdowns: each is a different number of turns"),
        ({"turn": "p1", "p1.out": True, "p1.clusters": []}, "turn: p1 is out"),
        ({"turn": "p2", "p1.out": True}, "p1: is out, but has cards"),
        # A game that is over is checked like any other
        ({"over": True, "played": ["GCP"]}, "played: GCP can never lie there"),
        ({"over": True, "p1.hand": ["kraken"]}, "p1.hand: kraken can never lie there"),
        ({"over": True, "mixed": ["helm"]}, "mixed: cards lie there only in the middle of a move"),
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


# Questions in a position


def asked(prompt: str, face: str, seats: list[Plain], **fields: Plain) -> dict[str, Plain]:
    return {**ROWS, "pending": [{"prompt": prompt, "face": face, "seats": seats, **fields}]}


@pytest.mark.parametrize(
    "position",
    [
        asked("recover", "falco_sidekick", ["p1"]),
        asked("recover", "AWS", ["p1"]),
        asked("stealing", "sundar_pichai", ["p1"], left=1, row="p4"),
        asked("stealing", "sundar_pichai", ["p1"], left=1, row="red"),
        asked("stealing", "sundar_pichai", ["p1"], left=1, row="p2"),
        asked("stealing", "paul_cormier", ["p1"], left=9),
        asked("restore", "disaster_recovery", ["p1"], left=99),
        asked("save_one", "honeypot", ["p1"]),
        asked("put_back", "falco_sidekick", ["p1"], card="p1.clusters 1"),
        asked("ransom", "ransomware", ["p2"]),
        asked("show_card", "mongo_db", ["p2"]),
        asked("passing", "compliance_audit", ["p1"]),
        {**asked("cutback", "ipo", ["p1"]), "p1.hand": ["mfa", "helm", "nginx"], "p1.chosen": [1, 2, 3]},
    ],
    ids=str,
)
def test_a_question_that_cannot_be_open_is_refused(position: dict[str, Plain]) -> None:
    with pytest.raises(PositionError, match=r"pending: \w+ cannot ask p\d “\w+” now"):
        restored(position)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (asked("stealing", "sundar_pichai", ["p1"], left=1, row=7), "“7” is none of"),
        (asked("give_card", "java_servlet", ["p1", "p2"]), "those seats cannot be asked"),
        (asked("give_cluster", "kraken", ["p1"], first="p1.clusters 1"), "no “first” in a prompt give_cluster"),
        ({**ROWS, "pending": [{"prompt": "offer", "seats": ["p1"]}]}, "needs the card that asks it"),
        (
            {**asked("restore", "disaster_recovery", ["p1"], left=1), "losses": [1], "p1.cloud": ["falco"]},
            "losses: what",
        ),
    ],
    ids=str,
)
def test_a_question_that_makes_no_sense_is_refused(position: dict[str, Plain], said: str) -> None:
    with pytest.raises(PositionError, match=re.escape(said)):
        restored(position)


def test_the_kraken_of_a_position_asks_both_players() -> None:
    state = restored(asked("give_cluster", "kraken", ["p1", "p2"]) | {"p1.clusters": ["-AWS", "-GCP"]})
    GAME.submit(state, 0, "choose c2")
    assert awaited(state) == [1]
    assert GAME.view(state, 1).entries["p1.clusters"] == [UNSEEN, UNSEEN]


def test_cards_passed_on_in_a_position_stay_sealed() -> None:
    hands: dict[str, Plain] = {"p1.hand": ["mfa"], "p2.hand": ["helm"]}
    state = restored(asked("passing", "compliance_audit", ["p1", "p2"]) | hands)
    GAME.submit(state, 0, "pass mfa")
    assert awaited(state) == [1]
    assert GAME.view(state, 1).entries["p1.hand"] == [UNSEEN]
    GAME.submit(state, 1, "pass helm")
    assert GAME.entries(state)["p1.hand"] == ["helm@p2"]


def test_a_player_asked_to_look_has_seen_the_cards() -> None:
    state = restored(asked("look", "prometheus", ["p1"]) | {"deck": ["mfa", "helm", "nginx", "falco"]})
    view = GAME.view(state, 0)
    assert view.entries["deck"][:4] == ["mfa", "helm", "nginx", UNSEEN]  # type: ignore[index]
    GAME.submit(state, 0, "take helm")
    assert GAME.entries(state)["p1.hand"] == ["helm"]
    assert state.turn == 1


# What others may learn


def test_a_card_that_lies_open_stays_seen_when_its_twin_is_phished() -> None:
    hand: list[Plain] = ["aws_vulnerability@all", "aws_vulnerability"]
    state = restored({**ROWS, "p1.hand": ["phishing"], "p2.hand": hand})
    state.forced.append(FACES.index("aws_vulnerability"))
    GAME.submit(state, 0, "play phishing p2")
    for seat in range(2):
        assert GAME.view(state, seat).entries["p2.hand"] == ["aws_vulnerability"]
        assert GAME.view(determinize(state, seat, Chance(3)), seat).entries == GAME.view(state, seat).entries


@pytest.mark.parametrize("clusters", [["-AWS", "-Azure", "-OpenShift"], ["-AWS", "-GCP", "-OpenShift"]], ids=str)
def test_a_honeypot_asked_about_does_not_tell_what_loris_protects(clusters: list[Plain]) -> None:
    state = restored(
        {
            "turn": "p1",
            "step": "start",
            "loris": "GCP",
            "p1": {"clusters": clusters, "cloud": ["honeypot"], "sundar_debt": True},
            "p2": {"clusters": ["-Azure"], "cloud": ["loris_degioanni"]},
        }
    )
    GAME.submit(state, 0, "choose c1")
    GAME.submit(state, 0, "choose c3")
    assert GAME.view(state, 1).entries["pending"] == [
        {"prompt": "save_one", "seats": ["p1"], "face": "honeypot", "one": UNSEEN, "other": UNSEEN}
    ]
    assert {GAME.write(move) for move in GAME.legal_moves(state, 0)} == {"choose c1", "choose c3"}


def moved(state: State, seat: int, viewer: int, said: str) -> list[list[int]]:
    """Where cards went, as a viewer is told."""
    state.journal = Journal(GAME.vocabulary.events.card_fields())
    GAME.submit(state, seat, said)
    return [line for line in state.journal.told_to(state, viewer) if line[0] == MOVED]


def test_nobody_else_sees_which_of_the_three_cards_prometheus_takes() -> None:
    told = []
    for said in ("take mfa", "take helm", "take nginx"):
        state = restored(asked("look", "prometheus", ["p1"]) | {"deck": ["mfa", "helm", "nginx"]})
        told.append(moved(state, 0, 1, said)[:4])
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("hand", [["mfa", "phishing", "helm"], ["helm", "mfa", "phishing"]], ids=str)
def test_a_hand_is_discarded_in_the_order_of_the_box(hand: list[Plain]) -> None:
    out = restored({**ROWS, "p1.hand": ["gcp_vulnerability"], "p2.hand": hand})
    GAME.submit(out, 0, "play gcp_vulnerability p2.c1")
    assert GAME.entries(out)["discard"] == ["phishing", "mfa", "helm", "gcp_vulnerability"]
    state = restored(asked("cutback", "ipo", ["p2"]) | {"p2.hand": hand})
    for card in hand:
        GAME.submit(state, 1, f"discard {card}")
    assert GAME.entries(state)["discard"] == ["phishing", "mfa", "helm"]


def test_a_team_touches_its_row_in_the_middle() -> None:
    table = GAME.new(4, seed=2, teams=True, first="p1")
    table.state = restored(
        {"blue.clusters": ["-AWS", "-GCP"], "red.clusters": ["-GCP"], "p1.hand": ["cloud_migration"]}, 4, teams=True
    )
    touched = [choice.touch for choice in table.choices(0) if choice.notation == "play cloud_migration c2 red.c1"]
    assert touched == [("p1.hand:cloud_migration", "blue.clusters.2", "red.clusters.1")]
