"""Figures for whoever runs the server, in Prometheus' format. Each application has its own registry."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("holdfast_moves", "Moves accepted and stored", registry=self.registry)
        self.refusals = Counter("holdfast_refusals", "Messages refused", registry=self.registry)
        self.deals = Counter("holdfast_deals", "Games dealt", registry=self.registry)
        self.dropped = Counter("holdfast_dropped", "Readers dropped because they were too slow", registry=self.registry)
        self.bots_replaced = Counter("holdfast_bots_replaced", "Bots that died or were slow", registry=self.registry)
        self.connections = Gauge("holdfast_connections", "Sockets open", registry=self.registry)
        self.tables = Gauge("holdfast_tables", "Tables in memory", registry=self.registry)
        self.move_seconds = Histogram(
            "holdfast_move_seconds", "From a move's arrival to its commit", buckets=SECONDS, registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
