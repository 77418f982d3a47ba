"""Sounds as a file would have them: each can be heard, none clips, clicks or leans to a side, no two are alike."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.server import ROOT

SOUNDS = ("card", "flip", "shuffle", "hit", "gain", "turn", "win")
PLAIN_SCRIPT = """
const { transpileModule } = require("typescript");
const { readFileSync } = require("node:fs");
const options = { compilerOptions: { module: "esnext", target: "es2022" } };
const { outputText } = transpileModule(readFileSync("src/table/synthesis.ts", "utf8"), options);
process.stdout.write(outputText.replace("export const SOUNDS", "globalThis.SOUNDS"));
"""
HEARD = """
async (name) => {
  const PITCHES = [120, 523, 659, 784, 1047, 1319, 1760, 2600, 3400];
  const rate = 48000;
  let luck = 1; // noise is noise: which pitch is loudest in it must not be left to chance
  Math.random = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  const audio = new OfflineAudioContext(1, rate, rate);
  SOUNDS[name](audio);
  const all = [...(await audio.startRendering()).getChannelData(0)];
  const samples = all.slice(0, all.findLastIndex((each) => Math.abs(each) > 1e-4) + 1);
  const mean = (values) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const strength = (pitch) => Math.hypot(...[Math.cos, Math.sin].map((wave) =>
    mean(samples.map((each, at) => each * wave((2 * Math.PI * pitch * at) / rate)))));
  const most = (values) => values.reduce((high, each) => Math.max(high, Math.abs(each)), 0);
  return {
    seconds: samples.length / rate,
    peak: most(samples),
    loudness: Math.sqrt(mean(samples.map((each) => each * each))),
    offset: Math.abs(mean(samples)),
    first: most(samples.slice(0, 12)),
    last: most(samples.slice(-48)),
    loudest: PITCHES.toSorted((one, other) => strength(other) - strength(one))[0],
  };
}
"""


@pytest.fixture(scope="module")
def heard(browser: Browser) -> dict[str, dict[str, float]]:
    """What there is to hear of every sound, rendered by the browser itself."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    script = subprocess.run(
        ["node", "-e", PLAIN_SCRIPT],
        cwd=ROOT / "web",
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    page = browser.new_page()
    page.evaluate("(script) => (0, eval)(script)", script.stdout.replace("export {};", ""))
    told = {name: page.evaluate(HEARD, name) for name in SOUNDS}
    assert set(page.evaluate("() => Object.keys(SOUNDS)")) == set(SOUNDS)
    page.close()
    return told


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_clean_and_as_loud_as_the_others(name: str, heard: dict[str, dict[str, float]]) -> None:
    sound = heard[name]
    assert 0.05 < sound["seconds"] < 0.7
    assert sound["peak"] < 0.5
    assert 0.012 < sound["loudness"] < 0.05
    assert sound["offset"] < 0.002
    assert sound["first"] < 0.02, "it begins with a click"
    assert sound["last"] < 0.002, "it ends with a click"


def test_no_two_sounds_are_alike(heard: dict[str, dict[str, float]]) -> None:
    """Told apart by their length, or by where their strength lies."""
    for one, other in combinations(SOUNDS, 2):
        lengths = [heard[name]["seconds"] for name in (one, other)]
        loudest = [heard[name]["loudest"] for name in (one, other)]
        assert max(lengths) / min(lengths) > 1.2 or loudest[0] != loudest[1], (one, other)
