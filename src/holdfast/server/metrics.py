"""Metrics for operators, in Prometheus' format. Each application has its own.

They are counted on the event loop alone, so without locks. What writes them is read in when somebody asks for the
first time: it takes more memory than forty tables, and most servers are never asked.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.core import Metric

    from holdfast.server.bot_pool import BotPool

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@dataclass(slots=True, eq=False)
class Metrics:
    """What happened since the start, and what there is now."""

    refusals: int = 0
    deals: int = 0
    dropped: int = 0
    bots_failed: int = 0
    bots_replaced: int = 0
    connections: int = 0
    tables: int = 0
    damaged: int = 0
    expired: int = 0
    takeovers: int = 0
    leases: int = 0
    shared: int = 0
    workers: int = 1
    notices_sent: int = 0
    notices_unsent: int = 0
    notices_received: int = 0
    notices_unreadable: int = 0
    hub_seconds: float = 0.0
    behind: int = 0
    heartbeat_seconds: float = 0.0
    bot_decisions: int = 0
    bots_asked: int = 0
    bots_unanswered: int = 0
    bot_places: int = 0
    pool: BotPool | None = None
    """The processes of bots on this machine."""
    store_writable: bool = False
    task_successes: dict[str, float] = field(default_factory=dict)
    """When each task of housekeeping last succeeded."""
    task_failures: dict[str, int] = field(default_factory=dict)
    _moves: list[int] = field(default_factory=lambda: [0] * (len(SECONDS) + 1))
    """Moves by how long they took: one number for each of `SECONDS`, and one for those that took longer."""
    _seconds: float = 0.0

    def moved(self, seconds: float) -> None:
        self._moves[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> bytes:
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterator[Metric]:
        """For the registry."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        edges = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(edges, accumulate(self._moves), strict=True))
        yield CounterMetricFamily("holdfast_moves", "Moves accepted and stored", sum(self._moves))
        yield HistogramMetricFamily(
            "holdfast_move_seconds", "From a move's arrival to its commit", buckets, self._seconds
        )
        yield CounterMetricFamily("holdfast_refusals", "Messages refused", self.refusals)
        yield CounterMetricFamily("holdfast_deals", "Games dealt", self.deals)
        yield CounterMetricFamily("holdfast_slow_clients_dropped", "Clients that were too slow", self.dropped)
        yield CounterMetricFamily("holdfast_bots_failed", "Bots that died or were slow", self.bots_failed)
        yield CounterMetricFamily("holdfast_bots_replaced", "Bots that a simpler one plays for", self.bots_replaced)
        yield from self._of_bots()
        yield GaugeMetricFamily("holdfast_connections", "Sockets open", self.connections)
        yield GaugeMetricFamily("holdfast_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("holdfast_damaged_tables", "Tables that cannot be opened", self.damaged)
        yield CounterMetricFamily("holdfast_expired", "Tables that nobody came back to", self.expired)
        yield from self._of_fleet()
        yield GaugeMetricFamily("holdfast_store_writable", "Whether the store took the last write", self.store_writable)
        yield from self._of_tasks()

    def _of_fleet(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        yield GaugeMetricFamily("holdfast_workers", "Workers alive, as this one sees it", self.workers)
        yield GaugeMetricFamily("holdfast_leases", "Tables in memory that this worker looks after", self.leases)
        yield GaugeMetricFamily("holdfast_shared_tables", "Tables that other workers have, too", self.shared)
        yield CounterMetricFamily("holdfast_takeovers", "Tables of silent workers taken over", self.takeovers)
        yield CounterMetricFamily("holdfast_notices_sent", "Notices to other workers", self.notices_sent)
        yield CounterMetricFamily("holdfast_notices_unsent", "Notices that the hub did not take", self.notices_unsent)
        yield CounterMetricFamily("holdfast_notices_received", "Notices, also one's own", self.notices_received)
        unreadable = self.notices_unreadable
        yield CounterMetricFamily("holdfast_notices_unreadable", "Notices of another version", unreadable)
        yield GaugeMetricFamily("holdfast_hub_seconds", "How late the newest notice was", self.hub_seconds)
        yield CounterMetricFamily("holdfast_caught_up", "Tables read again because others went on there", self.behind)
        yield GaugeMetricFamily(
            "holdfast_heartbeat_seconds", "How long the newest heartbeat took", self.heartbeat_seconds
        )

    def _of_bots(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        running, busy, waiting = (
            (0, 0, 0)
            if self.pool is None
            else (
                self.pool.running,
                self.pool.busy,
                self.pool.waiting,
            )
        )
        yield GaugeMetricFamily("holdfast_bot_processes", "Processes in which bots think here", running)
        yield GaugeMetricFamily("holdfast_bot_processes_busy", "Those that think now", busy)
        yield GaugeMetricFamily("holdfast_bots_waiting", "Decisions that wait for a process here", waiting)
        yield CounterMetricFamily("holdfast_bot_decisions", "Decisions made here", self.bot_decisions)
        yield GaugeMetricFamily("holdfast_bot_places", "Decisions that machines for bots take at once", self.bot_places)
        yield CounterMetricFamily("holdfast_bots_asked", "Decisions sent to machines for bots", self.bots_asked)
        yield CounterMetricFamily("holdfast_bots_unanswered", "Those that no machine answered", self.bots_unanswered)

    def _of_tasks(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        last = "holdfast_periodic_task_success_timestamp_seconds"
        done = GaugeMetricFamily(last, "When a periodic task last succeeded; 0 if it never did", labels=["task"])
        failed = CounterMetricFamily("holdfast_periodic_task_failures", "Periodic tasks that failed", labels=["task"])
        for each in sorted({*self.task_successes, *self.task_failures}):
            done.add_metric([each], self.task_successes.get(each, 0.0))
            failed.add_metric([each], self.task_failures.get(each, 0))
        yield done
        yield failed
