"""What is counted while the house is open, for Prometheus: numbers only, never names, links or keys."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

from fagin.web.tally import Tally

REQUESTS = Counter("fagin_requests_total", "HTTP requests by what came of them", ["status"])
SOCKETS = Gauge("fagin_sockets", "Web sockets that are open")
FRAMES = Tally()
ANSWERS = {answer: Tally() for answer in ("done", "again", "refused", "not-stored", "told")}
ROOMS = Gauge("fagin_rooms", "Tables in memory")
STORED = Histogram(
    "fagin_stored_seconds",
    "How long it took to keep a group of entries for good",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)


class Tallies(Collector):
    """What happens with every move, and is counted without the locks of the library."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        """How much there was so far."""
        yield CounterMetricFamily("fagin_frames", "Frames sent to guests", value=FRAMES.count)
        asked = CounterMetricFamily(
            "fagin_asked", "What guests asked of tables, by what came of it", labels=["answer"]
        )
        for answer, tally in ANSWERS.items():
            asked.add_metric([answer], tally.count)
        yield asked


REGISTRY.register(Tallies())
