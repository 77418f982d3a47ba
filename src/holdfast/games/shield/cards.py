"""The box of Shield: a standard deck."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def box() -> vec[i64]:
    return vec[i64]([i64(face) for face in range(52)])
