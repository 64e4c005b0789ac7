"""What is counted while the house is open, for Prometheus: numbers only, never names, links or keys."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("fagin_requests_total", "HTTP requests by what came of them", ["status"])
SOCKETS = Gauge("fagin_sockets", "Web sockets that are open")
FRAMES = Counter("fagin_frames_total", "Frames sent to guests")
ASKED = Counter("fagin_asked_total", "What guests asked of tables, by what came of it", ["answer"])
ANSWERS = {answer: ASKED.labels(answer) for answer in ("done", "again", "refused", "not-stored", "told")}
ROOMS = Gauge("fagin_rooms", "Tables in memory")
STORED = Histogram(
    "fagin_stored_seconds",
    "How long it took to keep a group of entries for good",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
