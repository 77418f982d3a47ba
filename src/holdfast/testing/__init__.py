"""For tests of games, ours or anybody's: the conformance suite and the scenarios."""

from holdfast.scenarios import Failed, Scenario, ScenarioError, read_documents, read_scenario, read_scenarios
from holdfast.testing.conformance import conform, playout_speed
from holdfast.testing.invalid_positions import fuzz_positions
from holdfast.testing.law import LawBroken

__all__ = [
    "Failed",
    "LawBroken",
    "Scenario",
    "ScenarioError",
    "conform",
    "fuzz_positions",
    "playout_speed",
    "read_documents",
    "read_scenario",
    "read_scenarios",
]
