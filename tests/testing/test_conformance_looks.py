"""The conformance suite finds what a theme names and the table does not have, and says so to its author."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from holdfast.games import find_game
from holdfast.kernel import (
    CardGoal,
    Cloth,
    Emblem,
    Game,
    Gauge,
    Light,
    Moment,
    Paper,
    Place,
    Scene,
    Sky,
    Stage,
    Substitute,
    Tally,
    Theme,
    Total,
    signs,
)
from holdfast.testing import LawBroken
from holdfast.testing.looks import check_looks
from holdfast.testing.wording import check_words
from tests.changed import changed

BOX = ((0, 0, 10, 10),)
STAGE = Stage("{seat}.attack", "{target}.defence", ends=("won",))
GOAL = CardGoal("attack", "defence", {})


def scene(**said: Any) -> Scene:
    usual = Scene("row", "", (100, 50), (50, 50), {"attack": Place("slot", BOX, BOX)})
    return replace(usual, **said)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": "nowhere"}, "the seats are arranged “nowhere”; there is around, facing, sides"),
    ({"cloth": Cloth("tartan")}, "the cloth has the pattern “tartan”; there is lozenges, damask"),
    ({"cloth": Cloth(base="navy")}, "cloth.base is “navy”, which is no colour as #rrggbb"),
    ({"cloth": Cloth(light="#d0d0d0")}, "on the cloth (dark), not 5.0:1"),
    ({"papers": {"red": Paper("red")}}, "papers.red is “red”, which is no colour"),
    ({"light": Light("drawn", {})}, "the light hangs on drawn, which is no word"),
    ({"hero": "dragon"}, "the hero speaks of dragon, which is no scene, emblem, stage or zone"),
    ({"triumph": "dragon"}, "the triumph speaks of dragon, which is no scene or emblem"),
    ({"square": ("plaza",)}, "the theme speaks of plaza, which is no zone"),
    ({"slips": ("plaza",)}, "the theme speaks of plaza, which is no zone"),
    ({"scrolls": ("laws",)}, "the theme speaks of laws, which is no list of texts"),
    ({"totals": {"attack": Total(signs.BLADE)}, "worth": None}, "attack has a total, but the theme does not say"),
    ({"totals": {"attack": Total(signs.BLADE, "loud")}}, "the total of attack has the tone “loud”"),
    ({"gauges": {"gold": Gauge("coins")}}, "the theme speaks of gold, which is no number"),
    ({"gauges": {"tokens": Gauge("bags")}}, "gauge tokens is a “bags”"),
    ({"gauges": {"tokens": Gauge("coins", of="purse")}}, "is full at purse, which is no value, option or zone"),
    ({"emblem": Emblem("shield", level="might")}, "the emblem speaks of might, which is no number"),
    ({"emblem": Emblem("axe", level="tokens")}, "the emblem is a “axe”; there is shield"),
    ({"goal": replace(GOAL, card="plan")}, "the goal speaks of plan, which is no zone"),
    ({"goal": replace(GOAL, needs={"KS": ("ZZ",)})}, "the goal speaks of ZZ, which is no face"),
    ({"goal": replace(GOAL, substitutes={"KS": Substitute()})}, "KS counts either as some faces"),
    ({"stages": {"fought": STAGE}}, "stage “fought” speaks of fought, which is no event"),
    ({"stages": {"challenged": replace(STAGE, ends=())}}, "stage “challenged” has no event that ends it"),
    (
        {"stages": {"challenged": replace(STAGE, left="{king}.attack")}},
        "speaks of king, which is no field",
    ),
    ({"stages": {"challenged": replace(STAGE, left="attack")}}, "has the side “attack”, which should name one field"),
    ({"stages": {"challenged": replace(STAGE, right="{target}.moat")}}, "speaks of moat, which is no zone"),
    ({"stages": {"challenged": replace(STAGE, left_sum="rage")}}, "speaks of rage, which is no field"),
    ({"stages": {"challenged": replace(STAGE, shows=("bowed",))}}, "has a card by bowed, which has no field {card}"),
    ({"stages": {"challenged": replace(STAGE, stake="gold")}}, "speaks of gold, which is no number"),
    ({"moments": {"fought": Moment("out")}}, "the moment “fought” speaks of fought, which is no event"),
    ({"moments": {"won": Moment("party")}}, "the moment “won” is a “party”; there is loss, out, light, round"),
    (
        {"moments": {"won": Moment("loss", of="king")}},
        "the moment “won” speaks of king, which is no field of the event",
    ),
    ({"moments": {"won": Moment("out", of="force")}}, "the moment “won” is about {force}, which is no seat"),
    ({"moments": {"won": Moment("light")}}, "the moment “won” is about {seat}, which is no word"),
    ({"moments": {"won": Moment("round", question="why")}}, "the moment “won” speaks of why, which is no question"),
    ({"moments": {"won": Moment("loss", question="opening")}}, "lasts while something is asked, but is no round"),
    ({"tallies": {"wins": Tally(())}}, "the tally “wins” counts no event"),
    ({"tallies": {"wins": Tally(("fought",))}}, "the tally “wins” speaks of fought, which is no event"),
    ({"tallies": {"wins": Tally(("won",), of="force")}}, "the tally “wins” is about {force}, which is no seat"),
    ({"tallies": {"wins": Tally(("won",), amount="gold")}}, "the tally “wins” speaks of gold, which is no field"),
    ({"signs": {"dance": signs.BLADE}}, "the theme speaks of dance, which is no verb"),
    ({"scenes": (scene(backdrop="volcano"),)}, "scene “row” is painted on “volcano”"),
    ({"scenes": (scene(backdrop="castle"),)}, "is a castle, which needs a place of the kind banner"),
    ({"scenes": (scene(places={"moat": Place("slot", BOX, BOX)}),)}, "stands nowhere: there is no zone moat"),
    ({"scenes": (scene(places={"attack": Place("balcony", BOX, BOX)}),)}, "place attack is a “balcony”"),
    ({"scenes": (scene(places={"attack": Place("slot", BOX)}),)}, "place attack has 0 boxes where 1 are needed"),
    ({"scenes": (scene(narrow=(5, 5)),)}, "has the box (0, 0, 10, 10), which is not in (5, 5)"),
    (
        {"scenes": (scene(places={"attack": Place("slot", BOX, BOX), "moat": Place("slot", BOX, BOX)}),)},
        "speaks of p1.moat, which is no zone",
    ),
    ({"scenes": (scene(gauges={"tokens": Gauge("stones")}),)}, "has no box for wide seats, or none for narrow ones"),
    (
        {"scenes": (scene(gauges={"gold": Gauge("stones", *BOX, *BOX)}),)},
        "speaks of p1.gold, which is no number",
    ),
]


def with_theme(**said: Any) -> Game:
    game = find_game("upgrade")
    theme = game.presentation.theme
    assert isinstance(theme, Theme)
    return changed(game, theme=replace(theme, **said))


@pytest.mark.parametrize(("said", "told"), WRONG, ids=[told[:40] for _, told in WRONG])
def test_a_theme_that_does_not_fit_the_table(said: dict[str, Any], told: str) -> None:
    game = with_theme(**said)
    with pytest.raises(LawBroken) as found:
        check_looks(game, game.schema(2, game.options()))
    assert told in str(found.value)


def test_a_sky_for_a_word_that_there_is_not() -> None:
    sky = Sky(("#ffffff", "#dddddd", "#888888", "#000000"))
    game = find_game("royal_family")
    theme = game.presentation.theme
    assert theme is not None
    wrong = changed(game, theme=replace(theme, light=Light("age", {"winter": sky})))
    with pytest.raises(LawBroken, match="a sky for winter, which age never is"):
        check_looks(wrong, wrong.schema(2, wrong.options()))


def test_a_light_that_changes_where_there_is_none() -> None:
    game = find_game("royal_family")
    theme = game.presentation.theme
    assert theme is not None
    wrong = changed(game, theme=replace(theme, light=None))
    with pytest.raises(LawBroken, match="the moment “age_turned” changes the light, but the theme has none"):
        check_looks(wrong, wrong.schema(2, wrong.options()))


def test_what_is_told_at_the_end_has_words() -> None:
    game = find_game("upgrade")
    wrong = with_theme(tallies={"wins": Tally(("won",))})
    with pytest.raises(LawBroken, match="has no “tally-wins”"):
        check_words(wrong, 2, game.options())
