"""YAML files from anybody, read into plain data of limited size: scenarios, lessons and studies."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import yaml

from holdfast.kernel import HoldfastError
from holdfast.kernel.printable import control_in
from holdfast.kernel.text_files import read_text

MOST_BYTES = 1024 * 1024
MOST_NODES = 20_000
"""How many values, keys and lists a file may have; an alias counts each time it is used."""
DEEPEST = 50
LONGEST_NUMBER = 20
NUMBERS = ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float")
ALLOWED = str.maketrans("", "", "\n\t")
"""Line breaks and tabs are parts of a text that is written over several lines."""


class ScenarioError(HoldfastError):
    """A scenario that cannot be run: a broken file, an unknown game or option, an impossible position."""


def read_documents(path: Path) -> list[object]:
    """The plain data of a file, before it is known whether it makes sense."""
    try:
        documents = [each for each in yaml.load_all(read_text(path, MOST_BYTES), _Loader) if each is not None]
    except ScenarioError:
        raise
    except HoldfastError as wrong:
        raise ScenarioError("verbatim", said=wrong) from None
    except (yaml.YAMLError, ValueError) as wrong:  # a date that is none is a ValueError
        raise _no_yaml(wrong) from None
    if not documents:
        raise ScenarioError("file_empty")
    return documents


def _no_yaml(wrong: yaml.YAMLError | ValueError) -> ScenarioError:
    """What is wrong, and where."""
    if not isinstance(wrong, yaml.MarkedYAMLError) or wrong.problem_mark is None:
        return ScenarioError("bad_yaml", reason=" ".join(str(wrong).split()))
    line, column = wrong.problem_mark.line + 1, wrong.problem_mark.column + 1
    return ScenarioError("bad_yaml_at", line=line, column=column, reason=wrong.problem)


class _Extent(NamedTuple):
    """How much a part of a file is when all its aliases are written out."""

    nodes: int
    height: int


class _Loader(yaml.SafeLoader):
    """Plain YAML with limits that are heeded while a file is read, not after it has grown."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self.nodes = 0
        self.depth = 0
        self.deepest = 0
        self.extents: dict[str, _Extent] = {}

    def compose_document(self) -> yaml.Node | None:
        self.extents = {}
        return super().compose_document()

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent):
            self._repeat(event)
            return super().compose_node(parent, index)
        nodes, deepest = self.nodes, self.deepest
        self.depth += 1
        self.deepest = self.depth
        self._grow(1, event)
        node = super().compose_node(parent, index)
        _check(node)
        if event.anchor is not None:
            self.extents[event.anchor] = _Extent(self.nodes - nodes, self.deepest - self.depth + 1)
        self.depth -= 1
        self.deepest = max(self.deepest, deepest)
        return node

    def _repeat(self, event: yaml.AliasEvent) -> None:
        """Count what an alias stands for."""
        extent = self.extents.get(event.anchor or "")
        if extent is not None:
            self.deepest = max(self.deepest, self.depth + extent.height)
            self._grow(extent.nodes, event)
        elif event.anchor in self.anchors:
            raise ScenarioError("contains_itself", line=_line(event), name=event.anchor)

    def _grow(self, nodes: int, event: yaml.Event) -> None:
        self.nodes += nodes
        if self.nodes > MOST_NODES:
            raise ScenarioError("too_many_values", line=_line(event), most=MOST_NODES)
        if self.deepest > DEEPEST:
            raise ScenarioError("line_nested_too_deeply", line=_line(event))


def _check(node: yaml.Node | None) -> None:
    """Refuse, as soon as it is read, what must not stand in a scenario."""
    if isinstance(node, yaml.MappingNode):
        _check_keys(node)
    elif isinstance(node, yaml.ScalarNode):
        _check_scalar(node)


def _check_keys(node: yaml.MappingNode) -> None:
    """A key that stands twice is an error: the first would be lost without a word."""
    seen: set[str] = set()
    for key in (key for key, _ in node.value if isinstance(key, yaml.ScalarNode)):
        if key.value in seen:
            raise ScenarioError("name_stands_twice", line=_line(key), name=key.value)
        seen.add(key.value)


def _check_scalar(node: yaml.ScalarNode) -> None:
    if node.tag in NUMBERS and len(node.value) > LONGEST_NUMBER:
        raise ScenarioError(
            "number_too_long",
            line=_line(node),
            most=LONGEST_NUMBER,
            count=len(node.value),
        )
    character = control_in(node.value.translate(ALLOWED))
    if character:
        raise ScenarioError("character_not_allowed_in_line", line=_line(node), character=character)


def _line(place: yaml.Event | yaml.Node) -> int:
    return place.start_mark.line + 1 if place.start_mark else 1
