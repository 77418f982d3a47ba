"""What all tests share: unfinished games are kept in a folder of the test, and bots of others come on request."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from holdfast.bots.external.external_bot import PROCESSES
from holdfast.bots.external.roster import external_bots
from holdfast.interpreted import COMPILED, engine
from tests.bots.external_bots import install

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


def pytest_configure() -> None:
    """A run that is meant to test the compiled engine tests no other one."""
    if os.environ.get(COMPILED) and engine() == "interpreted":
        raise pytest.UsageError(f"{COMPILED} is set, but the engine that runs is interpreted")


def pytest_report_header() -> str:
    return f"engine: {engine()}"


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


@pytest.fixture
def company(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, of this process and of those it starts, in which bots of others are installed."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install(folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    external_bots.cache_clear()
    gc.collect()  # bots of earlier tests that are still to be given up would leave their processes to this one
    PROCESSES.close()
    yield folder
    PROCESSES.close()
    external_bots.cache_clear()
