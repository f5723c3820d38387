"""The same league on a cluster of two nodes, each with a process of its own: equal to the byte."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from gondwana.arena import Threads, league, play_league, table_of
from gondwana.arena.cluster import play_some
from gondwana.arena.errors import OtherLeague
from gondwana.arena.ledger import line_of

# In a process of its own: Ray leaves threads, handlers and warnings behind.
PLAYED = """
import sys
from ray.cluster_utils import Cluster as Nodes
from gondwana.arena import league, play_league
from gondwana.arena.cluster import Cluster

room = {"num_cpus": 1, "object_store_memory": 80 << 20}
nodes = Nodes(initialize_head=True, head_node_args={**room, "include_dashboard": False})
nodes.add_node(**room)
nodes.wait_for_nodes()
assert len(nodes.list_all_nodes()) == 2
played = league("savanna", ["greedy", "search@20"], seats=3, deals=4, seed=2)
play_league(played, sys.argv[1], Cluster(nodes.address))
nodes.shutdown()
"""
PATIENCE = 300  # seconds, on a machine that has much else to do; alone it takes ten
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_memory_monitor_refresh_ms": "0",  # what else fills the machine is not this test's business
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "1",
}


def played_there(folder: Path) -> int:
    """Play it in a process of its own, which takes along all that Ray has started, however it ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYED, folder], env={**os.environ, **QUIET}, start_new_session=True
    )
    try:
        return process.wait(PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.mark.slow
def test_two_nodes_play_the_same_league(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: leagues on many machines were not tried")
    assert played_there(tmp_path / "there") == 0
    here = play_league(league("savanna", ["greedy", "search@20"], seats=3, deals=4, seed=2), tmp_path / "here")
    there = type(here)(tmp_path / "there")
    assert there.games.read_bytes() == here.games.read_bytes()
    assert there.about.read_bytes() == here.about.read_bytes()
    assert table_of(there).report(times=False) == table_of(here).report(times=False)


def test_a_task_plays_some_games_by_number(tmp_path: Path) -> None:
    asked = league("savanna", ["greedy", "random"], seats=2, deals=3)
    rows = play_league(asked, tmp_path, Threads(1)).rows()
    assert [row for row, _ in play_some(line_of(asked.told()), 2, 5)] == rows[2:5]


def test_a_machine_with_other_rules_is_refused() -> None:
    asked = {**league("savanna", ["greedy", "random"]).told(), "rules": "older"}
    with pytest.raises(OtherLeague, match="has other rules of savanna, or other bots"):
        play_some(line_of(asked), 0, 1)
