"""A tiny network for tests: it plays Upgrade with two, badly."""

from __future__ import annotations

import numpy as np

from holdfast.adapters.setting import Setting
from holdfast.bots.external.networks import Layer

SETTING = Setting.of("upgrade", 2, own=True)


def layers(seed: int = 1) -> list[Layer]:
    luck = np.random.default_rng(seed)
    sizes = [int(SETTING.planes.size), 8, 4]
    shapes = [*zip(sizes[1:], sizes, strict=False), (int(SETTING.space.size), 4), (1, 4)]
    return [
        (luck.normal(size=shape).astype(np.float32), luck.normal(size=shape[0]).astype(np.float32)) for shape in shapes
    ]
