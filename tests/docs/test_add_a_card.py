"""docs/add-a-card.md is true: its additions, and nothing else, put a new card into a copy of each game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from holdfast.games import games
from holdfast.kernel import Game
from holdfast.kernel.features import UnfittedFeatures
from holdfast.testing import conform, read_scenario, read_scenarios
from holdfast.words import LANGUAGES, Words
from tests.docs.pages import blocks
from tests.games.copied import FOLDER, copied

PAGE = "add-a-card.md"


@dataclass(frozen=True)
class Example:
    """A card of the page: where its class stands, and which of the page's blocks are its own."""

    game: str
    slug: str
    file: str
    place: int

    def additions(self) -> dict[str, str]:
        texts = blocks(PAGE, "fluent")[2 * self.place :]
        words = {f"text/{language}.ftl": text for language, text in zip(LANGUAGES, texts, strict=False)}
        return {self.file: blocks(PAGE, "python")[2 * self.place], **words}

    def imports(self) -> dict[str, str]:
        return {self.file: blocks(PAGE, "python")[2 * self.place + 1]}


EXAMPLES = [
    Example("cluster_royale", "pair_programming", "box/defences.py", 0),
    Example("ship_it", "code_freeze", "box/attacks.py", 1),
]


@pytest.fixture(params=EXAMPLES, ids=lambda example: example.game)
def example(request: pytest.FixtureRequest) -> Example:
    found: Example = request.param
    return found


@pytest.fixture
def game(example: Example, tmp_path: Path) -> Iterator[Game]:
    """The example's game with one more card, in a package of its own."""
    with copied(example.game, tmp_path, example.additions(), example.imports()) as found:
        yield found


def test_the_scenario_of_the_page_holds(example: Example, game: Game) -> None:
    read_scenario(yaml.safe_load(blocks(PAGE, "yaml")[example.place]), lambda name: game).run()


def test_no_scenario_minds_the_new_card_but_those_that_count_the_box(example: Example, game: Game) -> None:
    for path in sorted((FOLDER / example.game / "scenarios").glob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        if "position:" in text and "removed:" not in text:
            for scenario in read_scenarios(path, lambda name: game):
                scenario.run()


def test_the_new_card_keeps_the_laws(game: Game) -> None:
    conform(game, seats=3, games=1, options={"turn_limit": 30})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_new_card_has_its_words(example: Example, game: Game, language: str) -> None:
    for part in ("text", "tip", "flavour"):
        assert Words(language, game).attribute(f"card-{example.slug}", part)


def test_the_new_card_needs_no_weights(game: Game) -> None:
    assert any(game.weights(2))


def test_a_card_that_is_a_feature_says_what_to_run(tmp_path: Path) -> None:
    tech = 'class ServiceMesh(Nginx):\n    slug = "service_mesh"\n'
    with copied("cluster_royale", tmp_path, {"box/techs.py": tech}) as game:
        said = r"cannot weigh service_mesh_in_cloud until you run `holdfast lab fit cluster_royale"
        with pytest.warns(UnfittedFeatures, match=said):
            assert len(game.weights(2)) == len(games()["cluster_royale"].weights(2)) + 1
