"""Figures for whoever runs the server, in Prometheus' format. Each application has its own registry."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Moves(Collector):
    """How many moves there were and how long they took. They are counted on the event loop alone, so without locks."""

    def __init__(self) -> None:
        self._buckets = [0] * (len(SECONDS) + 1)
        self._seconds = 0.0

    def count(self, seconds: float) -> None:
        self._buckets[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        edges = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(edges, accumulate(self._buckets), strict=True))
        yield CounterMetricFamily("holdfast_moves", "Moves accepted and stored", sum(self._buckets))
        yield HistogramMetricFamily(
            "holdfast_move_seconds", "From a move's arrival to its commit", buckets, self._seconds
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        moves = Moves()
        self.registry.register(moves)
        self.moved = moves.count
        self.refusals = Counter("holdfast_refusals", "Messages refused", registry=self.registry)
        self.deals = Counter("holdfast_deals", "Games dealt", registry=self.registry)
        self.dropped = Counter("holdfast_dropped", "Readers dropped because they were too slow", registry=self.registry)
        self.bots_replaced = Counter("holdfast_bots_replaced", "Bots that died or were slow", registry=self.registry)
        self.connections = Gauge("holdfast_connections", "Sockets open", registry=self.registry)
        self.tables = Gauge("holdfast_tables", "Tables in memory", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
