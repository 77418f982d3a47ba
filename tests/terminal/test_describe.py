"""`holdfast describe`: what stands where in observation tensors."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import holdfast
from holdfast.cli import app


def described(*given: str) -> str:
    done = CliRunner().invoke(app, ["describe", *given], catch_exceptions=False, env={"COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", sorted(holdfast.all_games()))
def test_every_entry_is_described(name: str, language: str) -> None:
    said = described(name, "--language", language)
    layout = holdfast.game(name).new(seed=1).tensor_layout
    assert layout.version in said
    assert all(entry.path in said for entry in layout.entries)
    assert "entry-" not in said


def test_it_is_given_as_data() -> None:
    said = json.loads(described("upgrade", "--seats", "3", "-o", "tokens=5", "--own", "--json"))
    assert said["size"] == sum(entry["length"] for entry in said["entries"])
    assert {"own.tokens", "own+1.tokens", "own+2.tokens"} <= {entry["path"] for entry in said["entries"]}


def test_a_padded_tensor_has_all_seats() -> None:
    padded = json.loads(described("upgrade", "--padded", "--json"))
    assert "p9.hand" in {entry["path"] for entry in padded["entries"]}
