"""A map of the user's own takes the place of ours, if the rules can run on it."""

import copy
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gondwana.games.triassic_terror.board.island import checked, read_island
from gondwana.kernel.errors import BadGame


def spoiled(change: Any) -> dict[str, Any]:
    island = copy.deepcopy(read_island())
    change(island)
    return island


def test_our_map_is_sound() -> None:
    assert checked(read_island(), "map.toml") == read_island()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda island: island.pop("chart"), "the part 'chart' is missing"),
        (lambda island: island["area"].pop(), "the areas must be these twelve"),
        (lambda island: island["area"].reverse(), "the areas must be these twelve"),
        (lambda island: island.update(area=["s1"]), "the areas must be these twelve"),
        (lambda island: island["area"][3].update(environment="ocean"), "area f1: its environment must be 'forest'"),
        (lambda island: island["area"][0].update(near=[]), "area s1: `near` must name"),
        (lambda island: island["area"][0].update(near=["s2"]), "area f1 is near s1, but s1 is not near f1"),
        (lambda island: island["area"][0].update(near=["s1"]), "area s1: `near` must name"),
        (lambda island: island["area"][0].update(near=[["s2"]]), "area s1: `near` must name"),
        (lambda island: island["area"][0].update(stones={"a": [1, 2, 3]}), "area s1: `stones` needs three numbers"),
        (lambda island: island["area"][0]["stones"].update(a=[100, 0, 0]), "from 0 to 99"),
        (lambda island: island["predators"].update(trex="x9"), "a predator can't start in 'x9'"),
        (lambda island: island["predators"].update(raptors=["f2"]), "`raptors` must name two areas"),
        (lambda island: island["chart"].update({"3": ["s1 primary"]}), "the chart for 3 players needs a place"),
        (lambda island: island["chart"].update({"2": ["s1 primary", "s9 primary"]}), "'s9 primary' is no habitat"),
        (lambda island: island["chart"].update({"2": ["s1 primary", "s1 tertiary"]}), "filled from the primary"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(change: Any, message: str) -> None:
    with pytest.raises(BadGame, match=message.replace("[", r"\[")):
        checked(spoiled(change), "map.toml")


def test_the_users_map_is_used(tmp_path: Path) -> None:
    """Stones of 9 in the first area, two areas of the swamp changed over."""
    ours = Path(sys.modules["gondwana.games.triassic_terror"].__file__ or "").parent / "data" / "map.toml"
    folder = tmp_path / "triassic_terror"
    folder.mkdir()
    (folder / "map.toml").write_text(ours.read_text().replace("a = [6, 3, 0]", "a = [9, 3, 0]", 1))
    code = "import gondwana; print(gondwana.new('triassic-terror', seats=2).view()['areas'][0]['stones'])"
    environment = {**os.environ, "GONDWANA_DATA": str(tmp_path), "GONDWANA_INTERPRET": "1"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[9, 3, 0]"


def test_a_map_that_is_no_toml_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "triassic_terror"
    folder.mkdir()
    (folder / "map.toml").write_text("[[area")
    monkeypatch.setenv("GONDWANA_DATA", str(tmp_path))
    with pytest.raises(BadGame, match=r"map\.toml can't be read"):
        read_island()
