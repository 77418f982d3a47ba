"""Saving networks that were trained: `holdfast.bots.external` reads them and gives them a seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.adapters.setting import Setting
from holdfast.bots.external.networks import FORMAT, Layer


def save_network(path: Path, setting: Setting, layers: Sequence[Layer]) -> None:
    """Save a network that was trained in this setting; the last two layers are policy and value."""
    about = {
        "format": FORMAT,
        "game": setting.game.name,
        "rules": setting.game.version,
        "seats": setting.seats,
        "options": dict(setting.options.non_defaults()),
        "layout": setting.layout.version,
        "layers": len(layers),
    }
    arrays: dict[str, Any] = {}
    for at, (weights, biases) in enumerate(layers):
        arrays[f"weights{at}"] = np.asarray(weights, np.float32)
        arrays[f"biases{at}"] = np.asarray(biases, np.float32)
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **arrays)
