"""What the server counts, for Prometheus."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry(auto_describe=True)
_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

SOCKETS = Gauge("ludoteka_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("ludoteka_tables", "Tables in memory", registry=REGISTRY)
MOVES = Counter("ludoteka_moves", "Moves committed", ["game", "by"], registry=REGISTRY)
REFUSALS = Counter("ludoteka_refusals", "Requests refused", ["code"], registry=REGISTRY)
HANDSHAKES = Counter("ludoteka_handshakes", "Sockets asked for", ["outcome"], registry=REGISTRY)
BROUGHT = Counter(
    "ludoteka_brought",
    "Sockets and requests brought to the worker of their table: by hand on one machine, else over the bus",
    ["what", "way"],
    registry=REGISTRY,
)
MOVE_SECONDS = Histogram(
    "ludoteka_move_seconds", "From a move's arrival until all views were sent", registry=REGISTRY, buckets=_FAST
)
COMMITS = Histogram("ludoteka_commit_seconds", "Time of a durable transaction", registry=REGISTRY, buckets=_FAST)
COMMIT_SIZE = Histogram(
    "ludoteka_commit_jobs", "Jobs in a transaction", registry=REGISTRY, buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
THINKING = Gauge("ludoteka_bots_thinking", "Thoughts that take a thread now, of bots and of hints", registry=REGISTRY)
STUDIES = Gauge("ludoteka_studies_thinking", "Positions that are thought about for who studies them", registry=REGISTRY)
JOBS = Counter(
    "ludoteka_jobs",
    "Thoughts by what they were for (bot, hint, study, review, puzzles), where (here, elsewhere: by ludoteka worker) "
    "and how they ended (done, cancelled, failed, unanswered: nobody was in time, again: who had taken it has died); "
    "what failed or was not answered elsewhere is done here",
    ["kind", "where", "outcome"],
    registry=REGISTRY,
)
JOBS_WAITING = Gauge("ludoteka_jobs_waiting", "Thoughts that nobody has begun yet", ["kind"], registry=REGISTRY)
THINKERS = Gauge("ludoteka_thinkers", "Processes of ludoteka worker that are heard", registry=REGISTRY)
THINKER_THREADS = Gauge("ludoteka_thinker_threads", "Their threads", registry=REGISTRY)
THOUGHT_SECONDS = Histogram(
    "ludoteka_bot_seconds", "How long bots thought", registry=REGISTRY, buckets=(*_FAST, 5.0, 10.0, 30.0)
)
ProcessCollector(registry=REGISTRY)


@contextmanager
def job_waiting(kind: str) -> Iterator[Callable[[], None]]:
    """Count a thought as waiting until it is told that somebody has begun, from whichever thread, or until the end."""
    gauge, counted, counting = JOBS_WAITING.labels(kind), True, threading.Lock()

    def begun() -> None:
        nonlocal counted
        with counting:  # who begins and who gives up may be at it at once: one of them counts it out
            first, counted = counted, False
        if first:
            gauge.dec()

    gauge.inc()
    try:
        yield begun
    finally:
        begun()


def page() -> bytes:
    """Return all figures in Prometheus' text form."""
    return generate_latest(REGISTRY)


def merged(pages: dict[str, bytes]) -> bytes:
    """Return the figures of several workers on one page, each with the name of its worker."""
    families: dict[str, Metric] = {}
    for worker, text in pages.items():
        for family in text_string_to_metric_families(text.decode()):
            samples = [sample._replace(labels=sample.labels | {"worker": worker}) for sample in family.samples]
            families.setdefault(family.name, Metric(family.name, family.documentation, family.type)).samples += samples
    return generate_latest(_Families(families.values()))


class _Families:
    """What `generate_latest` needs of a registry."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        """Return all figures."""
        return self._families
