"""How a table looks: what a theme declares, by the names of the table and with all its colours."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games import find_game, games
from holdfast.kernel import Cloth, Game, Paper, Theme, signs
from holdfast.kernel.cloth import GROUNDS, LEAST, QUIET, TEXT
from holdfast.kernel.colours import contrast
from tests.changed import changed

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def look(name: str, seats: int, **options: Any) -> dict[str, Any]:
    game = find_game(name)
    return dict(game.schema(seats, game.options.read(options)).document["look"])  # type: ignore[arg-type]


def test_a_castle_stands_at_every_ace_in_the_paper_of_its_family() -> None:
    (castle,) = look("royal_family", 2)["scenes"]
    stands = {stand["area"]: stand for stand in castle["stands"]}
    assert {area: stand["paper"] for area, stand in stands.items()} == {
        "p1.S": "darkleins",
        "p1.C": "darkleins",
        "p2.H": "bludgeins",
        "p2.D": "bludgeins",
    }
    assert stands["p2.H"]["zones"]["royals"] == "p2.H.royals"
    assert stands["p2.H"]["of"] == {"strength_left": "castle_strength", "fort_left": "p2.H.fort"}
    assert [area for area, stand in stands.items() if stand.get("built")] == ["p1.S", "p2.H"]
    windows = next(place for place in castle["places"] if place["zone"] == "royals")
    assert [windows["faces"][face] for face in ("JS", "QH", "KC")] == [0, 1, 2]


def test_clusters_stand_with_their_team_where_there_are_teams() -> None:
    (alone,), (teams,) = (look("cluster_royale", 4, teams=teams)["scenes"] for teams in (False, True))
    assert [stand["area"] for stand in alone["stands"]] == ["p1", "p2", "p3", "p4"]
    assert [(stand["area"], stand["paper"]) for stand in teams["stands"]] == [("blue", "blue"), ("red", "red")]
    assert (alone["places"][0]["ghosts"], teams["places"][0]["ghosts"]) == (3, 5)


def test_the_most_of_a_number_is_a_value_or_an_option() -> None:
    assert look("upgrade", 2, tokens=5)["gauges"][0] == {"value": "p1.tokens", "kind": "coins", "of": 5}
    assert look("shield", 2, rounds_to_win=3)["gauges"][1]["of"] == 3


def test_a_goal_knows_what_counts_at_this_table() -> None:
    usual, counting = (look("ship_it", 2, cache_counts=counts)["goals"][0] for counts in (False, True))
    assert usual["needs"]["analytics"] == ["backend", "database", "database"]
    assert set(usual["substitutes"]) == {"cloud"}
    assert counting["substitutes"]["cache"] == {"value": "p1.cached", "unless": "p1.laid_to"}


def test_rows_stages_and_signs() -> None:
    upgrade = look("upgrade", 2)
    assert upgrade["totals"]["p2.defence"]["tone"] == "defence"
    assert upgrade["worth"]["KS"] == 13
    assert upgrade["stages"][0]["begins"] == "challenged"
    assert look("royal_family", 2)["signs"]["attack-kill"] == signs.BLADES
    assert look("cluster_royale", 2)["slips"] == ["p1.cloud", "p2.cloud"]


def test_moments_and_what_is_told_at_the_end() -> None:
    shield = look("shield", 2)
    assert {"event": "round_won", "kind": "round", "of": "seat", "question": "writing"} in shield["moments"]
    assert {"name": "damage", "events": ["wounded", "life_hit"], "of": "seat", "amount": "damage"} in shield["tallies"]
    assert look("royal_family", 2)["moments"][0] == {"event": "age_turned", "kind": "light", "of": "age"}


def test_a_game_that_declares_nothing_has_a_cloth_in_a_colour_by_its_name() -> None:
    bare = changed(find_game("upgrade"), name="bare", theme=None)
    said = bare.schema(2, bare.options()).document["look"]
    assert isinstance(said, dict)
    assert set(said) == {"cloth", "seats"}


@pytest.mark.parametrize("accent", ["#6b4f8f", "#ffee00", "#ffffff", "#000000", "#00ff00", "#ff0000", "#2f6f73"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_words_can_be_read_on_every_cloth(accent: str, ground: str) -> None:
    colours = Cloth().colours(accent, ground)
    for words in (TEXT[ground], QUIET[ground]):
        assert contrast(words, colours["light"]) >= LEAST
    assert contrast(colours["text"], colours["light"]) >= 4.5


@every_game
@pytest.mark.parametrize("ground", GROUNDS)
def test_words_can_be_read_on_the_cloth_of_a_game(game: Game, ground: str) -> None:
    theme = game.presentation.theme
    assert theme is not None
    light = theme.cloth.colours(theme.accent, ground)["light"]
    assert min(contrast(words, light) for words in (TEXT[ground], QUIET[ground])) >= LEAST


def test_a_paper_has_four_shades_from_one_colour() -> None:
    for ground in GROUNDS:
        colours = Paper("#7c3f39").colours(ground)
        assert len(set(colours.values())) >= 4
    dark = Paper("#7c3f39").colours("dark")
    assert contrast(dark["text"], dark["shade"]) >= 4.5


def test_an_accent_alone_is_a_theme() -> None:
    assert Theme("#6b4f8f", signs.CROWN).cloth == Cloth()
