"""The same plan gives the same results, to the byte, on one process, on all cores, on a cluster, and in parts."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import fagin.kernel.state
from fagin.lab.experiment import Runner, conclude, finish
from fagin.lab.on_ray import on_ray
from fagin.lab.on_this_machine import on_this_machine
from fagin.lab.plan import Batch, Plan, Wish, plan_of
from fagin.lab.report.page import page
from fagin.lab.store import BadBatch, OtherPlan, Store

PLAN = plan_of(Wish("doggy_bag", bots=["random"], games=120, vary={"punishment.black_limit": [3, 2]}))
HERE = partial(on_this_machine, processes=1)


def played(plan: Plan, run: Runner) -> dict[Batch, str]:
    """What comes of every batch."""
    return dict(run(plan, plan.batches()))


@pytest.fixture(scope="module")
def alone() -> dict[Batch, str]:
    return played(PLAN, HERE)


def test_all_cores_give_the_same_bytes_as_one_process_even_if_a_process_is_lost(
    alone: dict[Batch, str],
) -> None:
    playing = on_this_machine(PLAN, PLAN.batches(), 2)
    found = dict([next(playing)])
    multiprocessing.active_children()[0].kill()
    found.update(playing)
    assert found == alone
    assert multiprocessing.active_children() == []


def test_variants_play_the_same_games_by_number(alone: dict[Batch, str]) -> None:
    texts = [alone[Batch(variant, 0, 20)] for variant in (0, 1)]
    assert texts[0] != texts[1]
    assert len(alone) == 12


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head with one processor, to which nodes may be added."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("PYTHONPATH", str(Path(fagin.kernel.__file__).parents[2]))
    from ray.cluster_utils import Cluster

    make: Any = Cluster
    begun = make(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield begun
    begun.shutdown()


def test_a_cluster_gives_the_same_bytes(alone: dict[Batch, str], cluster: Any) -> None:
    assert dict(on_ray(PLAN, PLAN.batches(), cluster.address)) == alone


@pytest.mark.slow
def test_a_cluster_of_three_nodes_that_loses_one_gives_the_same_bytes(
    alone: dict[Batch, str], cluster: Any
) -> None:
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    playing = on_ray(PLAN, PLAN.batches(), cluster.address)
    found = dict([next(playing)])
    cluster.remove_node(nodes[0], allow_graceful=False)
    found.update(playing)
    assert found == alone


def test_a_run_that_was_cut_off_goes_on_and_plays_only_what_is_missing(
    alone: dict[Batch, str], tmp_path: Path
) -> None:
    playing = finish(PLAN, HERE, Store(tmp_path, PLAN))
    for _ in range(5):
        next(playing)
    playing.close()
    asked: list[Batch] = []

    def run(plan: Plan, batches: Any) -> Any:
        asked.extend(batches)
        return HERE(plan, batches)

    results = dict(finish(PLAN, run, Store(tmp_path, PLAN)))
    assert len(asked) == 7
    assert {batch: one.text() for batch, one in results.items()} == alone
    whole = conclude(PLAN, finish(PLAN, HERE, Store(tmp_path, PLAN)), look=False)
    parts = conclude(PLAN, reversed(list(results.items())), look=False)
    assert whole is not None
    assert parts is not None
    assert page(whole) == page(parts)


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    Store(tmp_path, PLAN)
    with pytest.raises(OtherPlan):
        Store(tmp_path, plan_of(Wish("doggy_bag", bots=["random"], games=120, seed=2)))


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    store = Store(tmp_path, PLAN)
    store.keep(PLAN.batches()[0], "[[[1,")
    with pytest.raises(BadBatch) as bad:
        Store(tmp_path, PLAN)
    assert bad.value.name == "0-000000.json"
    assert os.listdir(tmp_path) == sorted(["0-000000.json", "plan.txt"])
