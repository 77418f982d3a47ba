"""How text cards are drawn, in every game that draws any: each face has a look that can be shown and be read."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from holdfast.drawing.palette import contrast
from holdfast.games import games
from holdfast.kernel import INK, PARCHMENT, CardDef, CardStyle, CardStyles

DRAWN = {
    name: {face: look_of(face) for face in game.vocabulary.faces}
    for name, game in games().items()
    if (look_of := game.presentation.card_style) is not None
}
LOOKS = [pytest.param(look, id=f"{name}-{face}") for name, looks in DRAWN.items() for face, look in looks.items()]

SIDE = 24
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)"
COMMAND = re.compile(rf"([{''.join(ARGUMENTS)}])((?:[ ,]*{NUMBER})*) *", re.IGNORECASE)


def pen(path: str) -> list[tuple[float, float]]:
    """The places where the pen stops; an error for what is no path."""
    if not re.fullmatch(rf"(?:{COMMAND.pattern})+", path, re.IGNORECASE) or path[0] != "M":
        raise ValueError(f"no path: {path}")
    stops: list[tuple[float, float]] = []
    x = y = 0.0
    start = (x, y)
    for command, written in COMMAND.findall(path):
        kind = command.lower()
        size = ARGUMENTS[kind]
        numbers = [float(number) for number in re.findall(NUMBER, written)]
        if kind == "z":
            x, y = start
        if bool(numbers) != bool(size) or (size and len(numbers) % size):
            raise ValueError(f"{command} with {len(numbers)} numbers in {path}")
        for at in range(0, len(numbers), size or 1):
            step = numbers[at : at + size]
            if kind == "a" and (step[0] <= 0 or step[1] <= 0 or not {step[3], step[4]} <= {0, 1}):
                raise ValueError(f"no arc: {step} in {path}")
            from_x, from_y = (x, y) if command == kind else (0.0, 0.0)
            if kind != "v":
                x = from_x + (step[0] if kind == "h" else step[-2])
            if kind != "h":
                y = from_y + step[-1]
            if kind == "m" and at == 0:
                start = (x, y)
            stops.append((x, y))
    return stops


def test_contrast_is_measured_as_on_the_web() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_pen_follows_a_path() -> None:
    assert pen("M2 3h4v-1zm1 1l.5.5-1-1") == [(2, 3), (6, 3), (6, 2), (3, 4), (3.5, 4.5), (2.5, 3.5)]


@pytest.mark.parametrize(
    "path", ["", "hook", "L1 1", "M1", "M1 2 3", "M1 2h", "M1 2z3", "M1 2a3 3 0 2 1 4 4", "M1 2x3"]
)
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises(ValueError):
        pen(path)


@pytest.mark.parametrize("look", LOOKS)
def test_colours_can_be_read(look: CardStyle) -> None:
    assert re.fullmatch("#[0-9a-f]{6}", look.colour)
    assert re.fullmatch("#[0-9a-f]{6}", look.ink)
    assert contrast(look.colour, look.ink) >= 4.5


@pytest.mark.parametrize("look", LOOKS)
def test_drawings_are_paths_inside_their_square(look: CardStyle) -> None:
    for path in (look.emblem, look.motif):
        assert all(0 <= x <= SIDE and 0 <= y <= SIDE for x, y in pen(path))


@pytest.mark.parametrize("name", DRAWN)
def test_each_card_has_its_own_motif(name: str) -> None:
    """Unless it shows its emblem."""
    drawn = Counter(look.motif for look in DRAWN[name].values() if look.motif != look.emblem)
    assert [motif for motif, cards in drawn.items() if cards > 1] == []


def test_a_card_without_a_motif_shows_its_emblem() -> None:
    looks = CardStyles([CardDef("ace", "attack")], {"attack": (INK, PARCHMENT)}, {"attack": "M1 1h2"}, {})
    assert looks("ace").motif == looks("ace").emblem == "M1 1h2"
