"""Scenarios: positions, moves and expectations in YAML. Tests run them, and so do lessons and `holdfast scenario`."""

from holdfast.scenarios.scenario import Failed, Scenario, read_scenario, read_scenarios, take_step
from holdfast.scenarios.yaml_files import ScenarioError, read_documents

__all__ = ["Failed", "Scenario", "ScenarioError", "read_documents", "read_scenario", "read_scenarios", "take_step"]
